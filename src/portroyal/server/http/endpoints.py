"""The HTTP interface: every path with what it asks for and answers; OpenAPI is made from the same list."""

from __future__ import annotations

from portroyal.server.http import games as game_endpoints
from portroyal.server.http import people as people_endpoints
from portroyal.server.http import tables as table_endpoints
from portroyal.server.http.endpoint import ENDPOINTS, Endpoint

# Each of these puts its paths into the list when it is loaded.
PARTS = (people_endpoints, game_endpoints, table_endpoints)

__all__ = ["ENDPOINTS", "PARTS", "Endpoint"]
