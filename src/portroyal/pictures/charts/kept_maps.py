"""Maps of our own charts for the browser client: drawn when the package is built, as each takes seconds."""

from __future__ import annotations

import hashlib
import os
from functools import cache
from itertools import product
from pathlib import Path
from typing import Final

from portroyal.pictures import style
from portroyal.pictures.charts.layout import DESK, PHONE, TABLET, Measures
from portroyal.pictures.charts.map import map_svg
from portroyal.rules.dice.chart import Chart, load_chart
from portroyal.rules.dice.chart_words import CHAPTERS, EDITIONS, START

KEPT: Final = Path(__file__).parent / "maps"  # not in git; `make client` and the build of a wheel fill it
SIZES: Final = {"phone": PHONE, "tablet": TABLET, "desk": DESK}
NO_WORDS: Final = {START: " "}  # the client writes the only word of the map in its own language


def client_map(chart: Chart, size: str) -> str:
    """The map of a chart for the client, `phone`, `tablet` or `desk`; one that is kept comes at once."""
    try:
        return _place(chart, SIZES[size]).read_text("utf-8")
    except OSError:
        return map_svg(chart, SIZES[size], NO_WORDS)


def keep_maps() -> int:
    """Draws the maps of our charts that are not kept yet, forgets all others, counts the new ones."""
    KEPT.mkdir(exist_ok=True)
    wanted: dict[Path, tuple[Chart, Measures]] = {}
    for chapter, edition in product(CHAPTERS, EDITIONS):
        chart = load_chart(str(chapter), edition)
        wanted |= {_place(chart, m): (chart, m) for m in SIZES.values()}
    for old in set(KEPT.glob("*.svg")) - set(wanted):
        old.unlink(missing_ok=True)
    missing = [(place, *what) for place, what in wanted.items() if not place.exists()]
    for place, chart, m in missing:
        begun = place.with_suffix(f".{os.getpid()}")
        begun.write_text(map_svg(chart, m, NO_WORDS), "utf-8")
        begun.replace(place)
    return len(missing)


def _place(chart: Chart, m: Measures) -> Path:
    """A name made from all that the drawing is made from: an old map can never stand for a new chart."""
    digest = hashlib.sha256(_pens())
    digest.update(repr((chart, m, NO_WORDS)).encode("utf-8", "backslashreplace"))
    return KEPT / f"{digest.hexdigest()[:32]}.svg"


@cache
def _pens() -> bytes:
    """A hash of the code that draws."""
    digest = hashlib.sha256()
    for source in (*sorted(Path(__file__).parent.glob("*.py")), Path(style.__file__)):
        digest.update(source.read_bytes())
    return digest.digest()
