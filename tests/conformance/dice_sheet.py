"""One player's sheet, for the oracle: what is complete, what may be crossed, what it is worth."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

Chart = dict[str, Any]
State = dict[str, Any]

WHEEL_COLORS = ("yellow", "orange", "green", "blue", "red")
GREEN_POINTS = (1, 1, 2, 1, 1, 2)
SWORDS = {"sailor": 1, "pirate": 2}


def complete(chart: Chart, sheet: State, island: str) -> bool:
    return all(f in sheet["crossed"] or f in sheet["painted"] for f in chart["islands"][island]["fields"])


def fresh_sheet(chart: Chart, players: int) -> State:
    """An empty sheet after G2.2."""
    jester = next(i for i in chart["islands"].values() if i.get("start") and i["person"] == "jester")
    return {
        "points": 0,
        "swords": 0,
        "skulls": 0,
        "green_skulls": 0,
        "wheels": {color: [chart["wheels"][color], 0, 0] for color in WHEEL_COLORS},
        "persons": [],
        "treasures": [],
        "orders": [],
        "took": [],
        "crossed": jester["fields"][: {2: 3, 3: 2}.get(players, 0)],
        "painted": [],
    }


def fit(chart: Chart, sheet: State, owed: Iterable[str] = (), second: Iterable[str] = ()) -> State:
    """Points, persons, swords, treasures and orders as crosses, wheels and skulls make them.

    `owed` are complete islands whose person has not come yet, `second` orders that another crossed first.
    """
    islands = [i for n, i in chart["islands"].items() if complete(chart, sheet, n) and n not in owed]
    kinds = {name: field["kind"] for name, field in chart["fields"].items()}
    sheet["persons"] = [island["person"] for island in islands]
    sheet["swords"] = sum(SWORDS.get(person, 0) for person in sheet["persons"])
    sheet["treasures"] = [f for f in sheet["crossed"] if kinds.get(f) == "treasure"]
    sheet["orders"] = [f for f in sheet["crossed"] if kinds.get(f) == "order"]
    sheet["points"] = (
        sum(island["points"] for island in islands)
        + sum(chart["fields"][f]["points"] for f in sheet["treasures"])
        + sum(1 if f in second else 2 for f in sheet["orders"])
        + sum(GREEN_POINTS[: sheet["wheels"]["green"][2]])
        + sum(chart["skulls"][: sheet["skulls"]])
    )
    return sheet


def cost(chart: Chart, sheet: State, name: str) -> int:
    """Crosses that a field takes; a gunner makes number fields cheaper (G6.3, G6.6)."""
    number = chart["fields"].get(name, {}).get("number", 1)
    return max(1, int(number) - int(sheet["persons"].count("gunner")))


def neighbors(chart: Chart) -> dict[str, set[str]]:
    """What each sea field touches; `next_to` works both ways."""
    beside = {name: set(field["next_to"]) for name, field in chart["fields"].items()}
    for name, field in chart["fields"].items():
        for other in field["next_to"]:
            beside.get(other, set()).add(name)
    return beside


def crossings(
    chart: Chart, beside: dict[str, set[str]], sheet: State, crosses: int, taken: set[str]
) -> Iterator[str]:
    """E7: every `cross` with these crosses; `taken` are the treasures that somebody has."""
    if not crosses:
        return
    # G6.1: an island counts once one of its own fields is crossed.
    crossed = {"start", *sheet["crossed"]}
    ways = crossed | {i for i, island in chart["islands"].items() if not crossed.isdisjoint(island["fields"])}
    for name, field in chart["fields"].items():
        if name in crossed or name in taken or cost(chart, sheet, name) > crosses:
            continue
        if beside[name].isdisjoint(ways) or not allowed(chart, sheet, field):
            continue
        if field["kind"] == "wheel":
            circled = [color for color in ("yellow", "orange", "blue") if sheet["wheels"][color][1]]
            yield from (f"cross {name} {color}" for color in circled)
        else:
            yield f"cross {name}"
    for island in chart["islands"].values():
        if not crossed.isdisjoint(island["via"]):  # G6.2
            gone = sheet["crossed"] + sheet["painted"]
            yield from (f"cross {field}" for field in island["fields"] if field not in gone)


def allowed(chart: Chart, sheet: State, field: State) -> bool:
    if field["kind"] == "color":
        return field["color"] in sheet["took"]
    return field["kind"] != "order" or fulfilled(chart, sheet, field["order"])


def fulfilled(chart: Chart, sheet: State, order: str) -> bool:
    """G6.5"""
    done = {
        "treasures": len(sheet["treasures"]),
        "wheels": sum(circled + spent for _, circled, spent in sheet["wheels"].values()),
        "islands": sum(complete(chart, sheet, island) for island in chart["islands"]),
        "skulls": sheet["skulls"] + sheet["green_skulls"],
        "swords": sheet["swords"],
        "orders": len(sheet["orders"]),
    }
    kind, least = order.split("-")
    return bool(done[kind] >= int(least))
