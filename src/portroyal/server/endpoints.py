"""The HTTP interface: every path with what it asks for and answers; OpenAPI is made from the same list."""

from __future__ import annotations

from portroyal.server import game_endpoints, people_endpoints, table_endpoints
from portroyal.server.endpoint import ENDPOINTS, Endpoint

# Each of these puts its paths into the list when it is loaded.
PARTS = (people_endpoints, game_endpoints, table_endpoints)

__all__ = ["ENDPOINTS", "PARTS", "Endpoint"]
