"""The server's log: one JSON object per line on standard error, without anything that is secret."""

from __future__ import annotations

import json
import logging
import sys
import time
from typing import Any

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
        if record.exc_info:
            told["traceback"] = self.formatException(record.exc_info)
        more = {name: value for name, value in record.__dict__.items() if name not in PLAIN}
        # A bot's level is not the line's: what is told already keeps its name.
        told |= {f"{name}_" if name in told else name: value for name, value in more.items()}
        return json.dumps(told, default=str, ensure_ascii=False)


def in_short(wrong: Exception) -> str:
    """What went wrong, within a line of the log."""
    return f"{type(wrong).__name__}: {wrong}"[:200]


def set_up_logs(level: str) -> None:
    """The asked level is for our own lines only.

    Others would tell secrets below a warning: uvicorn the whole address of every stream, with its key, and
    the driver of the database each statement with its values.
    """
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(
        handlers=[handler], level=max(logging.WARNING, logging.getLevelName(level)), force=True
    )
    logging.getLogger("portroyal").setLevel(level)
