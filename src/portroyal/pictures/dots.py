"""An SVG document as a PNG: dots in place of lines."""

from __future__ import annotations

from functools import cache
from typing import Any

# Wanted are those of the pictures, and else whatever letters a machine has: `serif` alone finds none.
SERIFS = (
    "Liberation Serif",
    "Times New Roman",
    "DejaVu Serif",
    "Georgia",
    "Noto Serif",
    "FreeSerif",
    "Tinos",
)
OTHERS = ("Liberation Sans", "DejaVu Sans", "Noto Sans", "Arial", "Helvetica")


def dots(document: str) -> bytes:
    """The picture as PNG; ImportError where the package that draws it is not installed."""
    import resvg_py

    drawn: Any = resvg_py.svg_to_bytes(svg_string=document, serif_family=serif())
    return bytes(drawn)


@cache
def serif() -> str | None:
    """The first of these fonts that is installed; None where there is none."""
    import resvg_py

    page = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">{}</svg>'
    empty: Any = resvg_py.svg_to_bytes(svg_string=page.format(""))
    for family in (*SERIFS, *OTHERS):
        letter = page.format(f'<text y="8" font-size="9" font-family="{family}">M</text>')
        drawn: Any = resvg_py.svg_to_bytes(svg_string=letter)
        if bytes(drawn) != bytes(empty):
            return family
    return None
