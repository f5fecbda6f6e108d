"""Files that people name: what they hold, what is written there, or one sentence that says why not."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from portroyal.play.errors import PlayError, shortened

MAX_FILE = 1_000_000


def text_of(name: str, code: str) -> str:
    """A file's text, or one sentence that says why not."""
    try:
        path = Path(name)
        if path.stat().st_size > MAX_FILE:
            raise PlayError(code, f"{shortened(name)} is larger than {MAX_FILE:,} bytes")
        return path.read_text("utf-8")
    except (OSError, ValueError) as wrong:
        if isinstance(wrong, PlayError):
            raise
        why = wrong.strerror if isinstance(wrong, OSError) else "it is not UTF-8 text"
        raise PlayError(code, f"{shortened(name)} cannot be read: {why}") from None


def json_of(name: str, code: str) -> Any:
    """What a file says in JSON, or one sentence that says why not."""
    text = text_of(name, code)
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as wrong:
        raise PlayError(code, f"{name} is not a JSON document: {wrong}") from None


@contextmanager
def writing(path: object) -> Iterator[None]:
    """Within it a file is written, or it is said why it cannot be."""
    try:
        yield
    except OSError as wrong:
        raise PlayError("bad-file", f"{path} cannot be written: {wrong.strerror}") from None
