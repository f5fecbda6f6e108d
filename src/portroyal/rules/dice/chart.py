"""The sea chart of the Dice Game as data: islands, sea fields, skull row and wheel boxes (section 11)."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Final

from portroyal.rules.dice import chart_text as read
from portroyal.rules.dice.chart_check import check
from portroyal.rules.dice.chart_faults import ChartError as ChartError
from portroyal.rules.dice.chart_faults import FaultError, Key
from portroyal.rules.dice.chart_text import shown
from portroyal.rules.dice.chart_words import (
    CHAPTERS,
    FIELD_KINDS,
    KIND_KEYS,
    MAX_BOXES,
    MAX_GREEN_BOXES,
    MAX_NAME,
    MAX_NUMBER,
    MAX_POINTS,
    MAX_SKULLS,
    MAX_TITLE,
    MAX_VIA,
    NEWEST,
    ORDERS,
    PERSONS,
    SHEET_HEIGHT,
    SHEET_WIDTH,
    SHIP_COLORS,
    START,
    TRADING_PERSONS,
    WHEEL_COLORS,
)

OWN_CHARTS: Final = Path(__file__).parent / "charts"
MAX_FILE_BYTES: Final = 1_000_000
_NAME: Final = re.compile(r"[^\W_][\w'’-]*")


@dataclass(frozen=True, slots=True)
class Field:
    """One sea field; `color`, `points`, `number` and `order` mean something for their own kind only."""

    name: str
    kind: str
    next_to: tuple[str, ...] = ()
    color: str | None = None
    points: int = 0
    number: int = 0
    order: str | None = None
    at: tuple[float, float] | None = None


@dataclass(frozen=True, slots=True)
class Island:
    """One island: its person, points and own fields in order; `via` are the last fields of its routes."""

    name: str
    person: str
    points: int
    fields: tuple[str, ...]
    via: tuple[str, ...]
    colors: tuple[str, ...] = ()
    start: bool = False
    at: tuple[float, float] | None = None


@dataclass(frozen=True)
class Chart:
    """A whole sheet; islands and sea fields keep the order of the file, `wheels` that of `WHEEL_COLORS`."""

    name: str
    chapter: int
    islands: tuple[Island, ...]
    fields: tuple[Field, ...]
    skulls: tuple[int, ...]
    wheels: tuple[int, ...]

    def boxes(self, color: str) -> int:
        """How many wheel boxes of this color the sheet has."""
        return self.wheels[WHEEL_COLORS.index(color)]

    @cached_property
    def all_fields(self) -> tuple[str, ...]:
        """Every field that can be crossed, in the chart's order: the islands' own, then the sea fields."""
        return (*(name for island in self.islands for name in island.fields), *(f.name for f in self.fields))

    @cached_property
    def island_of(self) -> dict[str, str]:
        """The island to which each island field belongs."""
        return {name: island.name for island in self.islands for name in island.fields}

    @cached_property
    def touching(self) -> dict[str, tuple[str, ...]]:
        """What each sea field touches: sea fields, islands or `start`; `next_to` read both ways (G6.1)."""
        found = {field.name: dict.fromkeys(field.next_to) for field in self.fields}
        for field in self.fields:
            for name in field.next_to:
                if name in found:
                    found[name][field.name] = None
        return {name: tuple(others) for name, others in found.items()}


@lru_cache(typed=True)  # as 1.0 names no chapter
def own_chart(chapter: int, edition: int) -> Chart:
    """The chart of a chapter, read once: every game on it needs it."""
    return load_chart(str(chapter), edition)


def load_chart(which: str, edition: int = NEWEST) -> Chart:
    """One of our own charts (`1` to `4`), or a player's own file in TOML or JSON."""
    folder = OWN_CHARTS if edition == NEWEST else OWN_CHARTS / f"edition{edition}"
    path = folder / f"chapter{which}.toml" if which in map(str, CHAPTERS) else Path(which)
    try:
        with path.open("rb") as file:
            raw = file.read(MAX_FILE_BYTES + 1)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise ChartError(which, FaultError((), "unreadable", why=reason)) from None
    if len(raw) > MAX_FILE_BYTES:
        raise ChartError(str(path), FaultError((), "too-large", most=MAX_FILE_BYTES))
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise ChartError(str(path), FaultError((), "not-text", byte=error.start)) from None
    return chart_from_text(text, str(path))


def chart_from_text(text: str, where: str) -> Chart:
    """A chart from the text of its file; `where` is what an error calls it, with the line."""
    try:
        return _chart(read.parse_text(text))
    except FaultError as fault:
        raise ChartError(where, fault, read.line_of(text, fault.key)) from None


def chart_from_data(data: object, where: str) -> Chart:
    """A chart from the tables and lists of section 11; `where` is what an error calls them."""
    try:
        return _chart(data)
    except FaultError as fault:
        raise ChartError(where, fault) from None


def chart_to_data(chart: Chart) -> dict[str, object]:
    """The chart with exactly the keys of section 11; `chart_from_data` gives the same chart back."""
    return {
        "name": chart.name,
        "chapter": chart.chapter,
        "islands": {island.name: _island_data(island) for island in chart.islands},
        "fields": {field.name: _field_data(field) for field in chart.fields},
        "skulls": list(chart.skulls),
        "wheels": dict(zip(WHEEL_COLORS, chart.wheels, strict=True)),
    }


def _island_data(island: Island) -> dict[str, object]:
    data: dict[str, object] = {
        "person": island.person,
        "colors": list(island.colors),
        "points": island.points,
        "fields": list(island.fields),
        "start": island.start,
        "via": list(island.via),
    }
    return data if island.at is None else data | {"at": list(island.at)}


def _field_data(field: Field) -> dict[str, object]:
    data: dict[str, object] = {"kind": field.kind}
    if (extra := KIND_KEYS.get(field.kind)) is not None:
        data[extra] = getattr(field, extra)
    data["next_to"] = list(field.next_to)
    return data if field.at is None else data | {"at": list(field.at)}


def _chart(raw: object) -> Chart:
    data = read.table(raw, (), ("name", "chapter", "islands", "fields", "skulls", "wheels"), ())
    islands = read.any_table(data["islands"], ("islands",))
    fields = read.any_table(data["fields"], ("fields",))
    chart = Chart(
        name=_title(data["name"]),
        chapter=read.whole(data["chapter"], ("chapter",), CHAPTERS[0], CHAPTERS[-1]),
        islands=tuple(_island(name, value) for name, value in islands.items()),
        fields=tuple(_field(name, value) for name, value in fields.items()),
        skulls=_skulls(data["skulls"]),
        wheels=_wheels(data["wheels"]),
    )
    check(chart)
    return chart


def _title(value: object) -> str:
    if isinstance(value, str) and 0 < len(value.strip()) <= len(value) <= MAX_TITLE and value.isprintable():
        return value
    raise FaultError(("name",), "no-title", most=MAX_TITLE, value=shown(value))


def _island(name: str, value: object) -> Island:
    key = ("islands", _name(name, ("islands", name)))
    data = read.table(value, key, ("person", "points", "fields", "via"), ("colors", "start", "at"))
    person = read.one_of(data["person"], (*key, "person"), PERSONS, "no-person")
    fields = read.words(data["fields"], (*key, "fields"))
    if not fields:
        raise FaultError((*key, "fields"), "no-own-field")
    via = read.words(data["via"], (*key, "via"))
    if len(via) > MAX_VIA:
        raise FaultError((*key, "via"), "many-routes", most=MAX_VIA, count=len(via))
    return Island(
        name=name,
        person=person,
        points=read.whole(data["points"], (*key, "points"), 0, MAX_POINTS),
        fields=tuple(_name(field, (*key, "fields")) for field in fields),
        via=via,
        colors=_colors(person, data.get("colors", ()), (*key, "colors")),
        start=read.truth(data.get("start", False), (*key, "start")),
        at=_at(data, key),
    )


def _field(name: str, value: object) -> Field:
    key = ("fields", _name(name, ("fields", name)))
    kind = read.any_table(value, key).get("kind", "plain")
    kind = read.one_of(kind, (*key, "kind"), FIELD_KINDS, "no-kind")
    extra = KIND_KEYS.get(kind)
    data = read.table(value, key, ("kind", extra) if extra else ("kind",), ("next_to", "at"))
    color = order = None
    points = number = 0
    if extra == "color":
        color = read.one_of(data[extra], (*key, extra), SHIP_COLORS, "no-color")
    elif extra == "points":
        points = read.whole(data[extra], (*key, extra), 1, MAX_POINTS)
    elif extra == "number":
        number = read.whole(data[extra], (*key, extra), 1, MAX_NUMBER)
    elif extra == "order":
        order = read.one_of(data[extra], (*key, extra), ORDERS, "no-order")
    next_to = read.words(data.get("next_to", ()), (*key, "next_to"))
    return Field(name, kind, next_to, color, points, number, order, _at(data, key))


def _name(name: str, key: Key) -> str:
    """A name is one word, since it stands in actions such as `cross t1`; composed (NFC), so it compares."""
    if name == START:
        raise FaultError(key, "name-of-start")
    if not _NAME.fullmatch(name) or len(name) > MAX_NAME or not unicodedata.is_normalized("NFC", name):
        raise FaultError(key, "no-name", value=shown(name), most=MAX_NAME)
    return name


def _colors(person: str, value: object, key: Key) -> tuple[str, ...]:
    colors = read.words(value, key)
    for color in colors:
        read.one_of(color, key, SHIP_COLORS, "no-color")
    if person in TRADING_PERSONS and len(colors) != 2:
        raise FaultError(key, "two-colors", person=person, count=len(colors))
    if person not in TRADING_PERSONS and colors:
        one, other = TRADING_PERSONS
        raise FaultError(key, "idle-colors", one=one, other=other, person=person)
    return colors


def _at(data: dict[str, object], key: Key) -> tuple[float, float] | None:
    return read.position(data["at"], (*key, "at"), SHEET_WIDTH, SHEET_HEIGHT) if "at" in data else None


def _skulls(value: object) -> tuple[int, ...]:
    row = read.sequence(value, ("skulls",))
    if len(row) > MAX_SKULLS:
        raise FaultError(("skulls",), "many-skulls", most=MAX_SKULLS, count=len(row))
    return tuple(read.whole(points, ("skulls",), -MAX_POINTS, 0) for points in row)


def _wheels(value: object) -> tuple[int, ...]:
    data = read.table(value, ("wheels",), WHEEL_COLORS, ())
    limits = {"green": MAX_GREEN_BOXES}  # G4.7 gives points for six
    return tuple(
        read.whole(data[color], ("wheels", color), 0, limits.get(color, MAX_BOXES)) for color in WHEEL_COLORS
    )
