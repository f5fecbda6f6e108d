"""`portroyal serve`: the server as a program."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, cast

import uvicorn

from portroyal.server.context import House
from portroyal.server.http.app import make_app, metrics_app
from portroyal.server.http.door import Door
from portroyal.server.http.stream_wire import StreamWire
from portroyal.server.http.wire import HttpWire
from portroyal.server.large_pages import use_large_pages
from portroyal.server.logging_setup import set_up_logs
from portroyal.server.settings import Settings
from portroyal.server.storage.errors import clear_errors

# Windows has neither.
try:
    import resource
except ModuleNotFoundError:
    resource = None  # type: ignore[assignment]
try:
    import uvloop
except ModuleNotFoundError:
    uvloop = None  # type: ignore[assignment]

LARGE_PAGES = 15.0  # seconds between two times that the process asks for them


def config(settings: Settings, house: House, door: Door) -> uvicorn.Config:
    return uvicorn.Config(
        make_app(house),
        host=settings.host,
        port=settings.port,
        http=cast(Any, partial(HttpWire, door=door)),
        ws=cast(Any, partial(StreamWire, door=door)),
        ws_max_size=settings.limits.command * 4,
        ws_max_queue=16,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        ws_per_message_deflate=False,
        lifespan="off",
        access_log=False,
        proxy_headers=False,  # uvicorn would believe everybody on this machine; see calls.address_of
        log_config=None,
        server_header=False,
        timeout_keep_alive=30,
        timeout_graceful_shutdown=5,
    )


class Server(uvicorn.Server):
    """uvicorn with the house around it: open before the first request, closed after the last."""

    def __init__(self, settings: Settings, house: House, ready: Callable[[], object] | None = None) -> None:
        self.door = Door(settings, house.gate)
        super().__init__(config(settings, house, self.door))
        self.house, self.ready = house, ready

    async def run_house(self) -> bool:
        """Serves until it is told to stop; false if it could not listen."""
        try:
            with clear_errors():
                await self.house.open()
            await self.serve()
        finally:
            await self.house.close()
        return self.started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.house.settings.metrics and self.house.settings.metrics_port is not None:
            await self._show_metrics(self.house.settings.host, self.house.settings.metrics_port)
        if self.started and self.ready is not None:
            await asyncio.to_thread(self.ready)

    async def _show_metrics(self, host: str, port: int) -> None:
        """On a port of their own, beside the game's, within the same bounds and closed with it."""
        app, wire = metrics_app(self.house), cast(Any, partial(HttpWire, door=self.door))
        shown = uvicorn.Config(app, http=wire, ws="none", lifespan="off", log_config=None, access_log=False)
        shown.load()

        def answer() -> asyncio.Protocol:
            protocol: asyncio.Protocol = shown.http_protocol_class(  # type: ignore[call-arg]
                config=shown, server_state=self.server_state, app_state={}
            )
            return protocol

        self.servers.append(await asyncio.get_running_loop().create_server(answer, host, port))

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """The streams are told to come again, before uvicorn waits for them to end."""
        self.house.closing = True
        await self.house.tables.close()
        await super().shutdown(sockets)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Being told to stop is no failure: the signal ends here, and the exit code is 0."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {sig: signal.signal(sig, self.handle_exit) for sig in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for sig, handler in before.items():
                signal.signal(sig, handler)


def serve(settings: Settings, ready: Callable[[], object] | None = None) -> int:
    """Runs until it is told to stop; `ready` is called when it listens."""
    set_up_logs(settings.log_level)
    if resource is not None:
        most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        with contextlib.suppress(OSError, ValueError):  # macOS says "unlimited" and means less
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # every stream is an open file
    run = asyncio.run if uvloop is None else uvloop.run
    return 0 if run(_serve(settings, ready)) else 1


async def _serve(settings: Settings, ready: Callable[[], object] | None) -> bool:
    # Tables live long: looking through them for garbage makes players wait. So few are looked at together: at
    # 3,500 busy tables one look at 10,000 new things takes 50 ms, at 50,000 of them 190 ms.
    gc.collect()
    gc.freeze()
    gc.set_threshold(1_000, 2, 25_000)
    # The writer's thread waits so long for its turn while the tables are busy, several times for each commit.
    sys.setswitchinterval(0.0005)
    asking = asyncio.create_task(_ask_for_large_pages())
    try:
        return await Server(settings, House(settings), ready).run_house()
    finally:
        asking.cancel()


async def _ask_for_large_pages() -> None:
    """Again and again, since tables come and go."""
    while True:
        await asyncio.sleep(LARGE_PAGES)
        await asyncio.to_thread(use_large_pages)
