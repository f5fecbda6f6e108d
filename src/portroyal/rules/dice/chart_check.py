"""The checks a finished chart must pass: names, chapter, start islands, ways and points (section 9)."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection
from typing import TYPE_CHECKING

from portroyal.rules.dice.chart_text import FaultError, Key, listed, shown
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
        raise FaultError(
            ("islands",), f"a chart holds at most {MAX_ISLANDS} islands, not {len(chart.islands)}"
        )
    if len(chart.all_fields) > MAX_FIELDS:
        count = len(chart.all_fields)
        raise FaultError(
            ("fields",), f"a chart holds at most {MAX_FIELDS} fields, islands' own included, not {count}"
        )


def _check_names(chart: Chart) -> None:
    """No name twice, since actions such as `cross t1` and `start tortuga` must mean one thing."""
    used: dict[str, str] = {START: "the start field"}

    def claim(name: str, what: str, key: Key) -> None:
        if name in used:
            raise FaultError(
                key, f"the name {shown(name)} already belongs to {used[name]}; give each a name of its own"
            )
        used[name] = what

    for island in chart.islands:
        claim(island.name, f"the island {island.name}", ("islands", island.name))
    for island in chart.islands:
        for name in island.fields:
            claim(name, f"a field of the island {island.name}", ("islands", island.name, "fields"))
    for field in chart.fields:
        claim(field.name, f"the sea field {field.name}", ("fields", field.name))


def _check_references(chart: Chart) -> None:
    sea = {field.name for field in chart.fields}
    islands = {island.name for island in chart.islands}
    for field in chart.fields:
        key = ("fields", field.name, "next_to")
        for name in field.next_to:
            if name == field.name:
                raise FaultError(key, "a field cannot be next to itself; name its neighbors")
            if name not in sea and name not in islands and name != START:
                raise FaultError(key, _not_found(chart, name, "a sea field, an island or start"))
    for field in chart.fields:
        if len(chart.touching[field.name]) > MAX_TOUCHING:
            count = len(chart.touching[field.name])
            key = ("fields", field.name, "next_to")
            raise FaultError(
                key, f"a sea field touches at most {MAX_TOUCHING} others, both ways counted, not {count}"
            )
    for island in chart.islands:
        for name in island.via:
            if name not in sea and name != START:
                key = ("islands", island.name, "via")
                raise FaultError(key, _not_found(chart, name, "the last sea field of a route, or start"))


def _not_found(chart: Chart, name: str, expected: str) -> str:
    owner = chart.island_of.get(name)
    if owner:
        return f"{shown(name)} is a field of the island {owner}; name {expected}"
    return f"{shown(name)} is nothing on this chart; name {expected}"


def _check_chapter(chart: Chart) -> None:
    def too_early(key: Key, what: str, first: int) -> None:
        if chart.chapter < first:
            raise FaultError(
                key, f"{what} appears from chapter {first} on, and this is a chart of chapter {chart.chapter}"
            )

    for island in chart.islands:
        key = ("islands", island.name)
        too_early((*key, "person"), f"the person {island.person}", PERSONS[island.person])
        if "yellow" in island.colors and chart.chapter not in YELLOW_TRADE_CHAPTERS:
            chapters = " and ".join(map(str, YELLOW_TRADE_CHAPTERS))
            sentence = f"a {island.person} of yellow ships appears in chapters {chapters} only"
            raise FaultError((*key, "colors"), f"{sentence}, and this is a chart of chapter {chart.chapter}")
    for field in chart.fields:
        too_early(
            ("fields", field.name, "kind"), f"a field of the kind {field.kind}", FIELD_KINDS[field.kind]
        )
        if field.order is not None:
            too_early(("fields", field.name, "order"), f"the order {field.order}", ORDERS[field.order])


def _check_start_islands(chart: Chart) -> None:
    for island in chart.islands:
        key = ("islands", island.name)
        if not island.via:
            raise FaultError(
                (*key, "via"), "an island needs a route; name the last sea field of one, or start"
            )
        if island.start != (START in island.via):
            if island.start:
                raise FaultError((*key, "via"), "a start island lies at the start; write start among its via")
            raise FaultError(
                (*key, "start"), "an island whose via names start is a start island; write start = true"
            )
        if island.start and len(island.fields) < START_ISLAND_FIELDS:
            count = len(island.fields)
            sentence = f"a start island needs at least {START_ISLAND_FIELDS} fields, not {count}"
            raise FaultError((*key, "fields"), sentence)
    starts = [island for island in chart.islands if island.start]
    if len(starts) != START_ISLANDS:
        names = listed(island.name for island in starts) or "none"
        raise FaultError(
            ("islands",), f"a chart needs exactly {START_ISLANDS} start islands, not {len(starts)} ({names})"
        )
    jesters = [island.name for island in starts if island.person == "jester"]
    if len(jesters) != 1:
        names = listed(jesters) or "none"
        raise FaultError(
            ("islands",), f"exactly one start island must be a jester's, not {len(jesters)} ({names})"
        )


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
    _check_reached(chart, reached, "no way from the start leads here; join it to the rest by next_to and via")

    treasures = {field.name for field in chart.fields if field.kind == "treasure"}
    without_treasures = ways(chart, treasures)
    sentence = (
        "every way here leads through a treasure, which another player may strike; give it a second way"
    )
    _check_reached(chart, without_treasures, sentence)

    boxes = sum(chart.boxes(color) for color in GIVEN_UP_WHEELS)
    for name, paid in without_treasures.items():
        if paid > boxes:
            sentence = f"every way here crosses {paid} wheel fields, but only {boxes} boxes of"
            raise FaultError(_key_of(chart, name), f"{sentence} {listed(GIVEN_UP_WHEELS)} can pay for them")


def _check_reached(chart: Chart, reached: Collection[str], sentence: str) -> None:
    for name in (*(field.name for field in chart.fields), *(island.name for island in chart.islands)):
        if name not in reached:
            raise FaultError(_key_of(chart, name), sentence)


def _key_of(chart: Chart, name: str) -> Key:
    return ("fields" if name in chart.touching else "islands", name)


def most_points(chart: Chart) -> int:
    """The points on the sheet: islands, treasures, green wheels, and each order crossed first."""
    green = sum(GREEN_WHEEL_POINTS[: chart.boxes("green")])
    orders = ORDER_POINTS_FIRST * sum(field.kind == "order" for field in chart.fields)
    return sum(i.points for i in chart.islands) + sum(f.points for f in chart.fields) + green + orders


def _check_points(chart: Chart) -> None:
    if (points := most_points(chart)) < POINTS_TO_WIN:
        sentence = f"islands, treasures, green wheels and orders give {points} points at most"
        raise FaultError(("islands",), f"{sentence}; a chart needs {POINTS_TO_WIN} or more to be won")
