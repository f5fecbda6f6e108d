"""The HTTP interface: every path with what it asks for and answers; OpenAPI is made from the same list."""

from __future__ import annotations

from portroyal.server.http import games, own_games, people, previews, reviews, tables
from portroyal.server.http.endpoint import ENDPOINTS, Endpoint

# Each of these puts its paths into the list when it is loaded.
PARTS = (people, own_games, games, tables, reviews, previews)

__all__ = ["ENDPOINTS", "PARTS", "Endpoint"]
