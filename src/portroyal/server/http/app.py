"""The server as an ASGI application: paths, the order of checks, headers, health."""

from __future__ import annotations

import contextlib
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.cors import CORSMiddleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from portroyal.server.context import House
from portroyal.server.http import openapi
from portroyal.server.http.client import Pages
from portroyal.server.http.endpoints import ENDPOINTS, Endpoint
from portroyal.server.http.previews import head_of
from portroyal.server.http.request import Call, address_of, json_response, late_problem, problem
from portroyal.server.http.websocket import live
from portroyal.server.problems import RefusedError
from portroyal.server.table.protocol import AnyCommand, command_of

CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; media-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
log = logging.getLogger("portroyal.requests")


class SafeHeaders:
    """Puts the headers that keep browsers safe on every answer that does not have its own."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def add(message: Message) -> None:
            if message["type"] == "http.response.start":
                own = message.get("headers", [])
                said = {name for name, _ in own}
                message["headers"] = [*own, *(each for each in HEADERS if each[0] not in said)]
            await send(message)

        await self.app(scope, receive, add if scope["type"] == "http" else send)


def make_app(home: House) -> Starlette:
    """The application of a house, which is opened and closed around it."""
    pages = Pages()

    async def page(request: Request) -> Response:
        return pages.answer(request, await head_of(request, home))

    routes: list[BaseRoute] = [WebSocketRoute("/api/tables/{id}/live", live), *_api(home)]
    plain = {
        "/healthz": health(home),
        "/metrics": metrics(home, home.settings.metrics and home.settings.metrics_port is None),
        "/api/openapi.json": openapi.document,
        "/api/docs": openapi.page,
        "/api/docs.css": openapi.style,
        "/{path:path}": page,
    }
    routes += [Route(path, at_pace(home, do)) for path, do in plain.items()]
    middleware = [Middleware(SafeHeaders), Middleware(GZipMiddleware, minimum_size=1500, compresslevel=5)]
    if home.settings.origins:
        middleware.insert(1, other_sites(home.settings.origins))
    handlers = {404: not_found, 405: wrong_method}
    app = Starlette(routes=routes, middleware=middleware, exception_handlers=handlers)
    app.router.redirect_slashes = False
    app.state.house = home
    return app


def other_sites(origins: tuple[str, ...]) -> Middleware:
    """Tells browsers that pages of these sites may use the interface, with the visitor's cookie."""
    return Middleware(
        CORSMiddleware,
        allow_origins=origins,
        allow_credentials=True,
        allow_methods=("GET", "POST", "PATCH", "DELETE"),
        allow_headers=("authorization", "content-type"),
        expose_headers=("retry-after",),
    )


def _api(house: House) -> list[Route]:
    by_path: dict[str, dict[str, Endpoint]] = {}
    for found in ENDPOINTS:
        by_path.setdefault(found.path, {})[found.method] = found
    return [Route(path, _serve(house, methods), methods=list(methods)) for path, methods in by_path.items()]


def _serve(house: House, methods: dict[str, Endpoint]) -> Callable[[Request], Awaitable[Response]]:
    decoders: dict[str, Callable[[bytes], Any]] = {
        method: command_of if found.body is AnyCommand else msgspec.json.Decoder(found.body).decode
        for method, found in methods.items()
        if found.body is not None
    }

    async def serve(request: Request) -> Response:
        began = time.perf_counter()
        method = "GET" if request.method == "HEAD" else request.method
        found = methods[method]
        call = Call(request, house)
        try:
            call.check()
            await call.identify()
            if method in decoders:
                await call.read(decoders[method])
            told = await found.do(call)
            response = told if isinstance(told, Response) else json_response(told)
        except RefusedError as wrong:
            response = await late_problem(wrong)
        except Exception:
            log.exception("bug", extra={"path": found.path})
            response = problem(RefusedError("bug", "a mistake of the program"))
        house.metrics.requests.labels(method, found.path, response.status_code).inc()
        ms = round((time.perf_counter() - began) * 1000, 1)
        log.debug("request", extra={"path": found.path, "status": response.status_code, "ms": ms})
        return call.finish(response)

    return serve


def at_pace(
    house: House, do: Callable[[Request], Awaitable[Response]]
) -> Callable[[Request], Awaitable[Response]]:
    """What needs no visitor and no table has a rate, too."""

    async def answer(request: Request) -> Response:
        try:
            house.gate.take("pages", address_of(request, house.settings))
        except RefusedError as wrong:
            return await late_problem(wrong)
        return await do(request)

    return answer


def health(house: House) -> Callable[[Request], Awaitable[Response]]:
    async def healthz(request: Request) -> Response:
        """200 while what is given can be kept, and what was kept can be read."""
        with contextlib.suppress(RefusedError):
            await house.store.seqs(["healthz000"])
        status = (
            "closing"
            if house.closing
            else "cannot read"
            if not house.store.healthy
            else "cannot save"
            if not house.writer.healthy
            else "ok"
        )
        bots = "ok" if house.bots.well else "failing"
        tables = len(house.tables.live)
        told: dict[str, Any] = {"status": status, "tables": tables, "bots": bots}
        told |= {"lost": house.lost, "unreadable": len(house.tables.unreadable)}
        return json_response(told, 200 if status == "ok" else 503, {"cache-control": "no-store"})

    return healthz


def metrics_app(house: House) -> Starlette:
    """What is to be seen on a port of its own, and nothing else."""
    routes = [Route("/metrics", metrics(house, True)), Route("/healthz", health(house))]
    return Starlette(routes=routes, exception_handlers={404: not_found, 405: wrong_method})


def metrics(house: House, here: bool) -> Callable[[Request], Awaitable[Response]]:
    async def show(request: Request) -> Response:
        if not here:
            return problem(RefusedError("no-page", "there is no such page"))
        return Response(house.metrics.text(), media_type="text/plain; version=0.0.4")

    return show


async def not_found(request: Request, wrong: Exception) -> Response:
    return problem(RefusedError("no-page", "there is no such page"))


async def wrong_method(request: Request, wrong: Exception) -> Response:
    return problem(RefusedError("no-method", f"this page does not know {request.method[:12]}"))
