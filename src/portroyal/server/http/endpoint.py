"""One path of the HTTP interface: what it asks for, what it answers, and who serves it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec

from portroyal.server.http.request import Call

SVG, PNG = "image/svg+xml", "image/png"

Handler = Callable[[Call], Awaitable[Any]]


class Picture(msgspec.Struct):
    """An SVG picture."""


class Dots(msgspec.Struct):
    """A PNG picture."""


@dataclass(frozen=True)
class Endpoint:
    """One path and method."""

    method: str
    path: str
    do: Handler
    summary: str
    answer: Any
    body: Any = None
    query: dict[str, str] = field(default_factory=dict)
    codes: tuple[str, ...] = ()


ENDPOINTS: list[Endpoint] = []


def endpoint(
    method: str, path: str, answer: Any, body: Any = None, codes: str = "", **query: str
) -> Callable[[Handler], Handler]:
    """Puts a handler into the list; its docstring is its summary."""

    def put(do: Handler) -> Handler:
        found = Endpoint(method, path, do, do.__doc__ or "", answer, body, query, tuple(codes.split()))
        ENDPOINTS.append(found)
        return do

    return put
