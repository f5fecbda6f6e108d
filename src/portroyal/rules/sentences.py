"""Values from outside as they may stand in a sentence about them."""

from __future__ import annotations


def shortened(value: object, most: int = 60) -> str:
    """Quoted, and never long."""
    text = repr(value)
    return text if len(text) <= most else text[: most - 1] + "…"
