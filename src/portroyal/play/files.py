"""Files that people name: what they hold, or one sentence that says why not."""

from __future__ import annotations

from pathlib import Path

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
        why = wrong.strerror if isinstance(wrong, OSError) else "it is no UTF-8 text"
        raise PlayError(code, f"{shortened(name)} cannot be read: {why}") from None
