"""`portroyal serve`: the server as a program."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import resource
import socket
import sys
import time
from collections.abc import Callable
from typing import Any

import uvicorn

from portroyal.server.app import make_app
from portroyal.server.database import DatabaseError
from portroyal.server.house import House
from portroyal.server.settings import Settings

PLAIN = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "color_message", "taskName"}


class Lines(logging.Formatter):
    """One JSON object per line. Paths are logged without their query, bodies never: no secret gets here."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        told |= {name: value for name, value in record.__dict__.items() if name not in PLAIN}
        if record.exc_info:
            told["traceback"] = self.formatException(record.exc_info)
        return json.dumps(told, default=str, ensure_ascii=False)


def set_up_logs(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(handlers=[handler], level=level, force=True)
    logging.getLogger("alembic").setLevel("WARNING")


def config(settings: Settings, house: House) -> uvicorn.Config:
    return uvicorn.Config(
        make_app(settings, house),
        host=settings.host,
        port=settings.port,
        http="httptools",
        loop="uvloop",
        ws="websockets-sansio",
        ws_max_size=settings.limits.command * 4,
        ws_max_queue=16,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        ws_per_message_deflate=False,
        lifespan="on",
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_keep_alive=30,
        timeout_graceful_shutdown=5,
        h11_max_incomplete_event_size=32_768,
    )


class Server(uvicorn.Server):
    """Tells the streams to come again before uvicorn waits for them to end."""

    def __init__(self, settings: Settings, house: House, ready: Callable[[], object] | None) -> None:
        super().__init__(config(settings, house))
        self.house, self.ready = house, ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self.ready is not None:
            await asyncio.to_thread(self.ready)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.house.closing = True
        await self.house.tables.close()
        await super().shutdown(sockets)


def serve(settings: Settings, ready: Callable[[], object] | None = None) -> int:
    """Runs until it is told to stop; `ready` is called when it listens."""
    set_up_logs(settings.log_level)
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # every stream is an open file
    try:
        import uvloop

        return uvloop.run(_serve(settings, ready))
    except DatabaseError as wrong:
        print(wrong, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 0


async def _serve(settings: Settings, ready: Callable[[], object] | None) -> int:
    server = Server(settings, House(settings), ready)
    # Tables live long: looking through them for garbage again and again only makes players wait.
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)
    await server.serve()
    return 0 if server.started else 1
