"""What the engine must refuse in the Dice Game: charts, positions, values and actions."""

from __future__ import annotations

import copy
import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from .dice_charts import CHARTS, COURT, COVE, HARBOR, POND, REEF, chart, island, sea
from .dice_engine import EngineTable, sheet, sheets
from .dice_sheet import Chart, State
from .engine_process import EngineProcess, check_refusal

Change = Callable[[Chart], object]


@pytest.fixture(scope="module")
def engine() -> Iterator[EngineProcess]:
    with EngineProcess() as process:
        yield process


@pytest.fixture
def t(engine: EngineProcess) -> EngineTable:
    table = EngineTable(engine)
    table.new(HARBOR, 3)
    return table


def refused(t: EngineTable, *named: str, **how: Any) -> None:
    """A `new` that is refused, in a sentence that names one word of each text, and changes nothing."""
    before = copy.deepcopy(t.state)
    answer = t.engine.ask("new", **{"game": "dice", "players": 3, **how})
    check_refusal(answer)
    for names in named:
        assert any(name in answer["error"] for name in names.split()), (
            f"{answer['error']!r} names none of {names}"
        )
    assert t.ask("state")["state"] == before


# Charts


@pytest.mark.parametrize("name", CHARTS)
@pytest.mark.parametrize("players", [2, 5])
def test_our_charts_are_accepted(t: EngineTable, name: str, players: int) -> None:
    assert t.new(CHARTS[name], players)["chapter"] == CHARTS[name]["chapter"]


def low(points: int, green: int) -> Chart:
    """A chart whose islands and treasure bring so many points."""
    persons = {"a": "jester", "b": "sailor", "c": "pirate", "d": "admiral"}
    islands = [island(name, person, 1, 4) for name, person in persons.items()]
    order, gold = sea("o", "a", order="wheels-4"), sea("t", "start", points=points - 4)
    return chart("Low", 3, *islands, order, gold, green=green)


def test_section_9_points_must_reach_twenty(t: EngineTable) -> None:
    t.new(low(10, 6), 3)  # 8 for green wheels, 2 for the order
    refused(t, options={"chart": low(9, 6)})
    refused(t, options={"chart": low(10, 5)})


def in_fields(**fields: Chart) -> Change:
    return lambda c: c["fields"].update(fields)


def in_island(name: str, **facts: Any) -> Change:
    return lambda c: c["islands"][name].update(facts)


def unreachable_atoll(c: Chart) -> None:
    c["islands"] |= island("atoll", "sailor", 1, 2, "lost")
    c["fields"] |= sea("lost", "atoll")


def treasure_before_fort(c: Chart) -> None:
    c["fields"] |= sea("gold", "start", points=1)
    c["islands"]["fort"]["via"] = ["gold"]


# A change to a good chart, and words of which the refusal must name one.
BAD_CHARTS: dict[str, tuple[Change, str]] = {
    "unknown person": (in_island("fort", person="parrot"), "parrot"),
    "unreachable sea field": (in_fields(**sea("lost")), "lost"),
    "fields that only touch each other": (in_fields(**sea("lost", "lost2"), **sea("lost2")), "lost"),
    "field behind an island nobody reaches": (unreachable_atoll, "lost atoll"),
    "island without a route": (in_island("fort", via=[]), "fort"),
    "route that does not exist": (in_island("fort", via=["nowhere"]), "nowhere"),
    "neighbor that does not exist": (in_fields(**sea("odd", "start", "nowhere")), "nowhere"),
    "five start islands": (lambda c: c["islands"].update(island("extra", "sailor", 1, 4)), "start"),
    "three start islands": (lambda c: c["islands"].pop("bay"), "start"),
    "start island of three fields": (lambda c: c["islands"]["bay"]["fields"].pop(), "bay"),
    "no jester at the start": (in_island("home", person="sailor"), "jester"),
    "two jesters at the start": (in_island("cay", person="jester", colors=[]), "jester"),
    "seven green boxes": (lambda c: c["wheels"].update(green=7), "green"),
    "treasure on the way to a field": (
        in_fields(**sea("gold", "start", points=1), **sea("past", "gold")),
        "gold past",
    ),
    "treasure on the way to an island": (treasure_before_fort, "gold fort"),
    "unknown kind of field": (in_fields(odd={"kind": "volcano", "next_to": ["start"]}), "volcano"),
    "unknown color of a field": (in_fields(**sea("odd", "start", color="pink")), "pink"),
    "unknown color of a trader": (in_island("key", colors=["red", "pink"]), "pink"),
    "unknown key": (lambda c: c.update(weather="fine"), "weather"),
    "unknown key of an island": (in_island("fort", weather="fine"), "weather"),
    "unknown key of a field": (in_fields(**sea("odd", "start", kind="plain", weather="fine")), "weather"),
    "unknown wheel": (lambda c: c["wheels"].update(black=2), "black"),
    "one field twice": (lambda c: c["islands"]["fort"]["fields"].append("cay1"), "cay1"),
    "field and island of one name": (in_fields(**sea("fort", "start")), "fort"),
    "chapter five": (lambda c: c.update(chapter=5), "chapter"),
    "no skulls": (lambda c: c.pop("skulls"), "skulls"),
    "no wheels": (lambda c: c.pop("wheels"), "wheels"),
    "skulls as text": (lambda c: c.update(skulls="0,0,-1"), "skulls"),
    "points as text": (in_island("fort", points="nine"), "points"),
    "islands as a list": (lambda c: c.update(islands=[]), "islands"),
    "boxes below zero": (lambda c: c["wheels"].update(red=-1), "red"),
    "boxes as text": (lambda c: c["wheels"].update(red="six"), "red"),
    "color field without a color": (in_fields(**sea("odd", "start", kind="color")), "odd"),
    "treasure without points": (in_fields(**sea("odd", "start", kind="treasure")), "odd"),
    "number field without a number": (in_fields(**sea("odd", "start", kind="number")), "odd"),
}


@pytest.mark.parametrize("what", BAD_CHARTS)
def test_section_9_bad_charts(t: EngineTable, what: str) -> None:
    change, named = BAD_CHARTS[what]
    bad = copy.deepcopy(HARBOR)
    change(bad)
    refused(t, named, options={"chart": bad})


THREE_ORDERS: Chart = {}
for number, wish in enumerate(("treasures-2", "wheels-4", "islands-5")):
    THREE_ORDERS |= sea(f"wish{number}", "start", order=wish)

# The first chapter of everything that chapter 1 does not have.
FIRST_CHAPTER: dict[str, tuple[int, Chart]] = {
    "wheel field": (2, sea("new", "start", kind="wheel")),
    "number field": (2, sea("new", "start", number=2)),
    "gunner": (2, island("new", "gunner", 1, 1, "f1")),
    "captain": (2, island("new", "captain", 1, 1, "f1")),
    "order treasures-2": (3, sea("new", "start", order="treasures-2")),
    "order wheels-4": (3, sea("new", "start", order="wheels-4")),
    "order islands-5": (3, sea("new", "start", order="islands-5")),
    "diplomat": (3, island("new", "diplomat", 1, 1, "f1")),
    "bold jester": (3, island("new", "bold-jester", 1, 1, "f1")),
    "clerk": (4, island("new", "clerk", 1, 1, "f1")),
    "order skulls-7": (4, sea("new", "start", order="skulls-7")),
    "order swords-4": (4, sea("new", "start", order="swords-4")),
    "order orders-3": (4, THREE_ORDERS | sea("new", "start", order="orders-3")),
}


@pytest.mark.parametrize("what", FIRST_CHAPTER)
def test_section_9_elements_used_too_early(t: EngineTable, what: str) -> None:
    first, part = FIRST_CHAPTER[what]
    for chapter in (1, 2, 3, 4):
        own = copy.deepcopy(HARBOR) | {"chapter": chapter}
        own["fields"] |= sea("gold", "start", points=1) | sea("silver", "start", points=1)
        own["islands" if "person" in part["new"] else "fields"] |= copy.deepcopy(part)
        if chapter < first:
            refused(t, " ".join(part), options={"chart": own})
        else:
            t.new(own, 3)


def test_section_11_chapter_and_chart_exclude_each_other(t: EngineTable) -> None:
    refused(t, "chapter", options={"chapter": 1, "chart": HARBOR})


@pytest.mark.parametrize(
    "options",
    [
        *({"chapter": chapter} for chapter in (0, 5, "one", True, None)),
        {"chart": 7},
        {"chart": []},
        {"chart": {}},
        {"chart": "/no/such/chart.toml"},
        *({"weather": 1}, {"cards": []}, {"ending": "expedition"}, [], 3, "chapter"),
    ],
)
def test_bad_options(t: EngineTable, options: object) -> None:
    refused(t, options=options)


def toml(data: Chart) -> str:
    """The chart as the file that section 11 describes."""
    lines = [f"{key} = {json.dumps(data[key])}" for key in ("name", "chapter", "skulls")]
    tables = {"wheels": data["wheels"]}
    tables |= {
        f"{part}.{name}": facts for part in ("islands", "fields") for name, facts in data[part].items()
    }
    for name, facts in tables.items():
        lines += [f"[{name}]", *(f"{key} = {json.dumps(value)}" for key, value in facts.items())]
    return "\n".join(lines) + "\n"


def export(path: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "portroyal", "chart", "export", str(path)]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)


def test_section_11_chart_files(t: EngineTable, tmp_path: Path) -> None:
    good, bad = tmp_path / "good.toml", tmp_path / "bad.toml"
    good.write_text(toml(REEF), encoding="utf-8")
    exported = json.loads(export(good).stdout)
    for part in ("name", "chapter", "skulls", "wheels"):
        assert exported[part] == REEF[part]
    assert exported["islands"].keys() == REEF["islands"].keys()
    for name, field in REEF["fields"].items():
        assert {key: exported["fields"][name][key] for key in field} == field
    t.ask("new", game="dice", players=3, options={"chart": str(good)})
    assert t.state["chapter"] == 2
    bad.write_text('weather = "fine"\n' + toml(REEF), encoding="utf-8")
    refused(t, "weather", options={"chart": str(bad)})
    failed = export(bad)
    assert failed.returncode != 0
    assert "weather" in failed.stderr + failed.stdout
    assert "Traceback" not in failed.stderr


def test_section_11_export_keeps_places(t: EngineTable, tmp_path: Path) -> None:
    placed = copy.deepcopy(HARBOR)
    placed["fields"]["f1"]["at"] = [500, 300]
    placed["islands"]["cay"]["at"] = [10, 20]
    path = tmp_path / "placed.toml"
    path.write_text(toml(placed), encoding="utf-8")
    exported = json.loads(export(path).stdout)
    assert (exported["fields"]["f1"]["at"], exported["islands"]["cay"]["at"]) == ([500, 300], [10, 20])
    t.new(placed, 3)


# Positions

BOARD: State = {"ships": {}, "wheels": {}, "chest": False}
RED: State = {"phase": "trade", "board": BOARD | {"ships": {"red": "A"}}}
BAD_POSITIONS: dict[str, State] = {
    "unknown phase": {"phase": "dinner"},
    "ship on a wheel space": {"board": BOARD | {"ships": {"yellow": "D"}}},
    "wheel on a ship space": {"board": BOARD | {"wheels": {"red": "D"}}},
    "black wheel": {"board": BOARD | {"wheels": {"black": "E"}}},
    "ship of no color": {"board": BOARD | {"ships": {"pink": "A"}}},
    "ship in no column": {"board": BOARD | {"ships": {"red": "F"}}},
    "chest with three players": {"board": BOARD | {"chest": True}},
    "active seat that is not there": {"active": 3},
    "decider that is not there": {"decider": 5},
    "decider who is not active while discovering": {"decider": 1},
    "round 0": {"round": 0},
    "round after the last": {"round": 201},
    "roll of no color": {"roll": "pink-A"},
    "roll of no letter": {"roll": "red-F"},
    "roll while trading": RED | {"roll": "red-A"},
    "fourth chance of three players": RED | {"chance": 4},
    "four takes": RED | {"takes_left": 4},
    "taken and still there": RED | {"taken": ["ship-red"], "takes_left": 0},
    "crosses below zero": {"phase": "cross", "crosses_left": -1},
    "unknown question": {"todo": ["dance"]},
    "captain of no color": {"todo": ["captain pink"]},
    "island that is not there": {"todo": ["island nowhere"]},
    "another game": {"game": "port-royal"},
    "another chapter": {"chapter": 2},
    "bust while discovering": {"bust": True},
    "players as a number": {"players": 3},
    "two sheets for three players": {"players": [{}, {}]},
}


@pytest.mark.parametrize("what", BAD_POSITIONS)
def test_impossible_positions(t: EngineTable, what: str) -> None:
    position = {"phase": "discover", "active": 0, "players": [{}, {}, {}], **BAD_POSITIONS[what]}
    refused(t, options={"chart": HARBOR}, position=position)


BAD_SHEETS: dict[str, State] = {
    "points that do not fit": {"points": 7},
    "persons that do not fit": {"persons": ["sailor"]},
    "swords that do not fit": {"swords": 2},
    "treasure that is not crossed": {"treasures": ["gold"]},
    "field that is not there": {"crossed": ["nowhere"]},
    "field crossed twice": {"crossed": ["c1", "c1"]},
    "crossed and painted": {"crossed": ["tortuga1"], "painted": ["tortuga1"]},
    "painted without a senorita": {"painted": ["tortuga1"]},
    "sea field painted": {"painted": ["c1"]},
    "skulls beyond the row": {"skulls": 14},
    "skulls below zero": {"skulls": -1},
    "green skulls without a diplomat": {"green_skulls": 1},
    "boxes that do not add up": {"wheels": {"red": [6, 1, 0]}},
    "boxes below zero": {"wheels": {"red": [7, -1, 0]}},
    "circled green wheel": {"wheels": {"green": [5, 1, 0]}},
    "took no color": {"took": ["pink"]},
    "points as text": {"points": "none"},
    "crosses as text": {"crossed": "c1"},
}


@pytest.mark.parametrize("what", BAD_SHEETS)
def test_impossible_sheets(t: EngineTable, what: str) -> None:
    mine: State = {**sheet(COVE, 3), **copy.deepcopy(BAD_SHEETS[what])}
    position = {"phase": "discover", "active": 0, "players": sheets(COVE, 3, mine)}
    refused(t, options={"chart": COVE}, position=position)


def test_impossible_treasure_of_two_players(t: EngineTable) -> None:
    lucky = sheet(COVE, 3, also="silver")
    position = {"phase": "discover", "active": 0, "players": [lucky, copy.deepcopy(lucky), sheet(COVE, 3)]}
    refused(t, "silver", options={"chart": COVE}, position=position)


def test_impossible_points_of_an_order(t: EngineTable) -> None:
    """G6.5: two points for the first, one for each later."""
    rich: dict[str, Any] = {"circled": {"red": 4}, "also": "o2"}
    first, second = sheet(COURT, 3, **rich), sheet(COURT, 3, second=["o2"], **rich)
    good = [first, second, sheet(COURT, 3)]
    t.at(COURT, *copy.deepcopy(good))
    for bad in ([first, first, good[2]], [second, second, good[2]]):
        position = {"phase": "discover", "active": 0, "players": copy.deepcopy(bad)}
        refused(t, options={"chart": COURT}, position=position)


# Wrong types and illegal actions


WRONG: dict[str, list[Any]] = {
    "players": [0, 1, 6, -2, "3", 2.5, None, True, []],
    "start": [3, -1, "0", 0.5, []],
    "seed": ["abc", 1.5, [], "0" * 63, "g" * 64, {}],
    "dice": ["red-A", ["red-F"], ["pink-A"], [7], ["red"], {"a": 1}, ["red-A", None]],
    "deck": [["sailor-3/1"]],
    "position": [7, []],
}


@pytest.mark.parametrize(
    ("key", "value"), [(key, value) for key, values in WRONG.items() for value in values]
)
def test_wrong_values_of_a_new_game(t: EngineTable, key: str, value: object) -> None:
    refused(t, **{"options": {"chart": HARBOR}, key: value})


def test_nothing_to_act_on(engine: EngineProcess) -> None:
    with EngineProcess() as fresh:
        for command in ("act", "undo", "record"):
            check_refusal(fresh.ask(command, action="roll"))


def illegal(t: EngineTable, *actions: object) -> None:
    before = copy.deepcopy(t.state)
    for action in actions:
        answer = t.engine.ask("act", action=action)
        check_refusal(answer, "illegal-action" if isinstance(action, str) else None)
        assert t.ask("state")["state"] == before, action


def test_illegal_actions_in_every_phase(t: EngineTable) -> None:
    t.new(POND, 5)
    illegal(
        t, "start", "start carp", "start nowhere", "start weir mill", "Start weir", "roll", "done", "", " "
    )
    illegal(t, 7, None, [])
    t.play("start weir", "start mill", "start lock", "start ford")
    illegal(t, "start weir", "done", "wheel", "wheel black", "wheel pink", "wheel red blue", "skull red")
    t.play("wheel red")
    illegal(t, "wheel red", "captain", "roll")
    t.play("done", "start mill")
    illegal(t, "stop", "resolve", "repel", "reroll", "roll red-A", "take chest", "bold-jester", "start weir")
    t.stop_with("red-A", "black-A", "green-A")
    illegal(t, "take", "take ship-blue", "take wheel-red", "take red", "take ship", "take chest chest")
    illegal(t, "use red", "use yellow", "use blue", "roll", "stop", "cross mill1", "done done")
    t.act("take chest")
    illegal(
        t, "take ship-red", "cross", "cross carp1", "cross l3", "cross start", "cross nowhere", "cross weir"
    )
    t.act("cross l1")
    illegal(t, "cross l1", "pass")


IMPOSSIBLE_ROLLS: list[object] = [
    ["pink-A"],
    ["red"],
    ["red-A", "red-B"],
    "red-A",
    [7],
    [None],
    {"roll": "red-A"},
]


@pytest.mark.parametrize("chance", IMPOSSIBLE_ROLLS)
def test_chance_that_cannot_have_come(t: EngineTable, chance: object) -> None:
    t.play("start cay", "start bay", "start home")
    before = copy.deepcopy(t.state)
    check_refusal(t.engine.ask("act", action="roll", chance=chance))
    assert t.ask("state")["state"] == before


def test_chance_with_an_action_that_has_none(t: EngineTable) -> None:
    check_refusal(t.engine.ask("act", action="start cay", chance=["red-A"]))


def test_nobody_acts_after_the_end(t: EngineTable) -> None:
    t.at(HARBOR, *sheets(HARBOR, 3, sheet(HARBOR, 3, "fort isle cay")))
    t.discover("blue-C", "red-B", "black-A", "orange-C", "green-C")
    t.shows(phase="over", legal=[])
    illegal(t, "roll", "stop", "done")
