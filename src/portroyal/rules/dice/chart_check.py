"""The checks a finished chart must pass: names, chapter, start islands, ways and points (section 9)."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection
from typing import TYPE_CHECKING

from portroyal.rules.dice.chart_faults import FaultError, Key
from portroyal.rules.dice.chart_text import listed, shown
from portroyal.rules.dice.chart_words import (
    FIELD_KINDS,
    GIVEN_UP_WHEELS,
    GREEN_WHEEL_POINTS,
    MAX_FIELDS,
    MAX_ISLANDS,
    MAX_TOUCHING,
    ORDER_POINTS_FIRST,
    ORDERS,
    PERSONS,
    POINTS_TO_WIN,
    START,
    START_ISLAND_FIELDS,
    START_ISLANDS,
    YELLOW_TRADE_CHAPTERS,
)

if TYPE_CHECKING:
    from portroyal.rules.dice.chart import Chart


def check(chart: Chart) -> None:
    """Raise the first fault of a chart whose single values are already known to be well-formed."""
    _check_size(chart)
    _check_names(chart)
    _check_references(chart)
    _check_chapter(chart)
    _check_start_islands(chart)
    _check_ways(chart)
    _check_points(chart)


def _check_size(chart: Chart) -> None:
    if len(chart.islands) > MAX_ISLANDS:
        raise FaultError(("islands",), "many-islands", most=MAX_ISLANDS, count=len(chart.islands))
    if len(chart.all_fields) > MAX_FIELDS:
        raise FaultError(("fields",), "many-fields", most=MAX_FIELDS, count=len(chart.all_fields))


def _check_names(chart: Chart) -> None:
    """No name twice, since actions such as `cross t1` and `start tortuga` must mean one thing."""
    islands = {island.name for island in chart.islands}
    field_of: dict[str, str] = {}

    def claim(name: str, key: Key) -> None:
        if name in islands:
            raise FaultError(key, "name-of-island", value=shown(name), island=name)
        if name in field_of:
            raise FaultError(key, "name-of-field", value=shown(name), island=field_of[name])

    for island in chart.islands:
        for name in island.fields:
            claim(name, ("islands", island.name, "fields"))
            field_of[name] = island.name
    for field in chart.fields:
        claim(field.name, ("fields", field.name))


def _check_references(chart: Chart) -> None:
    sea = {field.name for field in chart.fields}
    islands = {island.name for island in chart.islands}
    for field in chart.fields:
        key = ("fields", field.name, "next_to")
        for name in field.next_to:
            if name == field.name:
                raise FaultError(key, "next-to-itself")
            if name not in sea and name not in islands and name != START:
                raise _not_found(chart, name, key, "next-to")
    for field in chart.fields:
        if len(chart.touching[field.name]) > MAX_TOUCHING:
            count = len(chart.touching[field.name])
            key = ("fields", field.name, "next_to")
            raise FaultError(key, "many-neighbors", most=MAX_TOUCHING, count=count)
    for island in chart.islands:
        for name in island.via:
            if name not in sea and name != START:
                raise _not_found(chart, name, ("islands", island.name, "via"), "via")


def _not_found(chart: Chart, name: str, key: Key, where: str) -> FaultError:
    owner = chart.island_of.get(name)
    if owner:
        return FaultError(key, f"{where}-island-field", value=shown(name), island=owner)
    return FaultError(key, f"{where}-nothing", value=shown(name))


def _check_chapter(chart: Chart) -> None:
    def too_early(key: Key, name: str, first: int) -> None:
        if chart.chapter < first:
            raise FaultError(key, f"early-{key[-1]}", name=name, first=first, chapter=chart.chapter)

    for island in chart.islands:
        key = ("islands", island.name)
        too_early((*key, "person"), island.person, PERSONS[island.person])
        if "yellow" in island.colors and chart.chapter not in YELLOW_TRADE_CHAPTERS:
            one, other = YELLOW_TRADE_CHAPTERS
            facts = {"one": one, "other": other, "chapter": chart.chapter}
            raise FaultError((*key, "colors"), "yellow-trade", person=island.person, **facts)
    for field in chart.fields:
        too_early(("fields", field.name, "kind"), field.kind, FIELD_KINDS[field.kind])
        if field.order is not None:
            too_early(("fields", field.name, "order"), field.order, ORDERS[field.order])


def _check_start_islands(chart: Chart) -> None:
    for island in chart.islands:
        key = ("islands", island.name)
        if not island.via:
            raise FaultError((*key, "via"), "no-route")
        if island.start != (START in island.via):
            if island.start:
                raise FaultError((*key, "via"), "start-without-via")
            raise FaultError((*key, "start"), "via-without-start")
        if island.start and len(island.fields) < START_ISLAND_FIELDS:
            count = len(island.fields)
            raise FaultError((*key, "fields"), "few-start-fields", least=START_ISLAND_FIELDS, count=count)
    starts = [island.name for island in chart.islands if island.start]
    if not starts:
        raise FaultError(("islands",), "no-start-islands", wanted=START_ISLANDS)
    if len(starts) != START_ISLANDS:
        facts = {"wanted": START_ISLANDS, "count": len(starts)}
        raise FaultError(("islands",), "start-islands", names=listed(starts), **facts)
    jesters = [island.name for island in chart.islands if island.start and island.person == "jester"]
    if not jesters:
        raise FaultError(("islands",), "no-jester")
    if len(jesters) > 1:
        raise FaultError(("islands",), "many-jesters", count=len(jesters), names=listed(jesters))


def ways(chart: Chart, dead_ends: Collection[str]) -> dict[str, int]:
    """What the start reaches, with the fewest wheel fields on a way there, the goal's own included.

    A dead end can be reached but not left.
    """
    wheel_fields = {field.name for field in chart.fields if field.kind == "wheel"}
    onward: dict[str, list[str]] = {}
    for field in chart.fields:
        for name in chart.touching[field.name]:
            onward.setdefault(name, []).append(field.name)
    for island in chart.islands:
        for name in island.via:
            onward.setdefault(name, []).append(island.name)
    fewest = {START: 0}
    waiting = deque([START])
    while waiting:
        here = waiting.popleft()
        if here in dead_ends:
            continue
        for name in onward.get(here, ()):
            paid = fewest[here] + (name in wheel_fields)
            if paid < fewest.get(name, paid + 1):
                fewest[name] = paid
                if name in wheel_fields:
                    waiting.append(name)
                else:
                    waiting.appendleft(name)
    return fewest


def _check_ways(chart: Chart) -> None:
    reached = ways(chart, ())
    _check_reached(chart, reached, "no-way")

    treasures = {field.name for field in chart.fields if field.kind == "treasure"}
    without_treasures = ways(chart, treasures)
    _check_reached(chart, without_treasures, "treasure-way")

    boxes = sum(chart.boxes(color) for color in GIVEN_UP_WHEELS)
    for name, paid in without_treasures.items():
        if paid > boxes:
            facts = {"paid": paid, "boxes": boxes}
            raise FaultError(_key_of(chart, name), "wheel-way", names=listed(GIVEN_UP_WHEELS), **facts)


def _check_reached(chart: Chart, reached: Collection[str], fault: str) -> None:
    for name in (*(field.name for field in chart.fields), *(island.name for island in chart.islands)):
        if name not in reached:
            raise FaultError(_key_of(chart, name), fault)


def _key_of(chart: Chart, name: str) -> Key:
    return ("fields" if name in chart.touching else "islands", name)


def most_points(chart: Chart) -> int:
    """The points on the sheet: islands, treasures, green wheels, and each order crossed first."""
    green = sum(GREEN_WHEEL_POINTS[: chart.boxes("green")])
    orders = ORDER_POINTS_FIRST * sum(field.kind == "order" for field in chart.fields)
    return sum(i.points for i in chart.islands) + sum(f.points for f in chart.fields) + green + orders


def _check_points(chart: Chart) -> None:
    if (points := most_points(chart)) < POINTS_TO_WIN:
        raise FaultError(("islands",), "few-points", points=points, wanted=POINTS_TO_WIN)
