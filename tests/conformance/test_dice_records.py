"""Records, undo and positions of the Dice Game, as notation.md sections 3 and 4 promise them."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from typing import Any

import pytest

from .dice_charts import COURT, COVE, HARBOR, POND, STORM
from .dice_engine import EngineTable, differences, sheet, sheets
from .dice_sheet import State
from .engine_process import EngineProcess, check_refusal

THREE = ["red-A", "black-A", "green-A"]


@pytest.fixture(scope="module")
def engine() -> Iterator[EngineProcess]:
    with EngineProcess() as process:
        yield process


@pytest.fixture
def t(engine: EngineProcess) -> EngineTable:
    return EngineTable(engine)


def play_on(t: EngineTable, acts: int, seed: int = 0) -> list[str]:
    """So many random acts, or fewer where the game ends."""
    chance = random.Random(seed)
    played: list[str] = []
    while t.state["legal"] and len(played) < acts:
        choices = [a for a in sorted(t.legal) if a != "done" or len(t.legal) == 1 or chance.random() < 0.2]
        played.append(chance.choice(choices or ["done"]))
        t.act(played[-1])
    return played


def record(t: EngineTable) -> dict[str, Any]:
    made = t.ask("record")["record"]
    assert isinstance(made, dict)
    return made


def load(t: EngineTable, made: dict[str, Any]) -> State:
    t.ask("load", record=made)
    return t.state


def test_record_of_a_running_game(t: EngineTable) -> None:
    t.new(COVE, 3, seed=11, start=2)
    acts = play_on(t, 40)
    made = record(t)
    assert made["format"] == "port-royal-record/1"
    assert (made["game"], made["start"], made["seed"], made["actions"]) == ("dice", 2, 11, acts)
    assert (len(made["players"]), made["result"]) == (3, None)
    assert made["options"]["chart"]["islands"].keys() == COVE["islands"].keys()  # embedded as data
    before = copy.deepcopy(t.state)
    t.new(HARBOR, 2)
    assert differences(load(t, made), before) == []
    later = play_on(t, 40, seed=5)  # the dice go on as they would have
    after = copy.deepcopy(t.state)
    load(t, made)
    t.play(*later)
    assert differences(t.state, after) == []


@pytest.mark.parametrize("players", [2, 5])
def test_record_of_a_finished_game(t: EngineTable, players: int) -> None:
    t.new(POND, players, seed=21)
    play_on(t, 5000)
    assert t.state["phase"] == "over"
    made = record(t)
    result = made["result"]
    assert result["winners"] == t.state["winners"]
    assert result["points"] == [seat["points"] for seat in t.state["players"]]
    assert (result["rounds"], result["reason"]) == (t.state["round"], "points")
    before = copy.deepcopy(t.state)
    assert differences(load(t, made), before) == []


@pytest.mark.parametrize(
    ("rolls", "reason"),
    [([*THREE, "blue-A", "yellow-A"], "sudden-death"), (THREE, "cap")],
    ids=["sudden", "cap"],
)
def test_reasons_of_a_result(t: EngineTable, rolls: list[str], reason: str) -> None:
    rich = sheet(HARBOR, 3, "fort isle cay")
    t.at(HARBOR, sheet(HARBOR, 3), sheet(HARBOR, 3), rich, active=2, round=200, dice=rolls)
    for _ in rolls:
        t.act("roll")
        if t.state["roll"]:
            t.act("resolve")
    if reason == "cap":
        t.play("stop", "done", "done", "done")
    made = record(t)
    assert (made["result"]["reason"], made["result"]["winners"]) == (reason, [2])
    assert made["result"]["rounds"] == 200
    assert made["dice"][: len(rolls)] == rolls
    assert made["position"]["round"] == 200
    before = copy.deepcopy(t.state)
    assert differences(load(t, made), before) == []


def test_record_of_told_rolls(t: EngineTable) -> None:
    t.new(HARBOR, 2, seed=4)
    t.play("start cay", "start bay")
    t.discover("red-B", "green-D")
    t.act("roll")
    before = copy.deepcopy(t.state)
    made = record(t)
    assert made["dice"][:2] == ["red-B", "green-D"]
    assert differences(load(t, made), before) == []


def test_a_record_that_does_not_replay_is_refused_by_number(t: EngineTable) -> None:
    t.new(COVE, 3, seed=2)
    play_on(t, 30)
    made = record(t)
    before = copy.deepcopy(t.state)
    for number in (1, 4, 20):
        wrong = copy.deepcopy(made)
        wrong["actions"][number - 1] = "cross nowhere"
        answer = t.engine.ask("load", record=wrong)
        check_refusal(answer)
        assert str(number) in answer["error"]
    assert t.ask("state")["state"] == before


def test_a_record_with_a_wrong_result_is_refused(t: EngineTable) -> None:
    t.new(POND, 2, seed=3)
    play_on(t, 5000)
    made = record(t)
    for key, value in (
        ("winners", [1 - made["result"]["winners"][0]]),
        ("points", [0, 0]),
        ("reason", "cap"),
    ):
        wrong = copy.deepcopy(made)
        wrong["result"][key] = value
        check_refusal(t.engine.ask("load", record=wrong))
    wrong = copy.deepcopy(made) | {"actions": [*made["actions"], "roll"]}
    check_refusal(t.engine.ask("load", record=wrong))


@pytest.mark.parametrize(
    "broken", [{"format": "port-royal-record/9"}, {"game": "chess"}, {"actions": 7}, {"seed": []}]
)
def test_a_broken_record_is_refused(t: EngineTable, broken: dict[str, Any]) -> None:
    t.new(HARBOR, 2, seed=3)
    t.act("start cay")
    check_refusal(t.engine.ask("load", record=record(t) | broken))


# Undo


def undone(t: EngineTable, action: str) -> None:
    before = copy.deepcopy(t.state)
    t.act(action)
    t.ask("undo")
    assert differences(t.state, before) == [], action


def test_undo_takes_back_an_act_and_what_the_program_did_with_it(t: EngineTable) -> None:
    t.new(HARBOR, 2)
    undone(t, "start cay")
    t.play("start cay", "start bay")
    t.discover(*THREE)
    undone(t, "stop")
    t.act("stop")
    undone(t, "take ship-red")  # the crossing begins by itself
    t.act("take ship-red")
    undone(t, "cross k1")
    undone(t, "done")
    t.act("done")
    undone(t, "done")
    assert record(t)["actions"] == ["start cay", "start bay", *["roll"] * 3, "stop", "take ship-red", "done"]


def test_undo_of_questions(t: EngineTable) -> None:
    t.at(COURT, *sheets(COURT, 3, sheet(COURT, 3, "camp dock abbey")))
    t.discover("red-A", "red-B")
    for action in ("skull green", "bold-jester", "skull red", "cross barn1"):
        undone(t, action)
        t.act(action)


def test_undo_of_resolve_and_repel_but_not_of_a_roll(t: EngineTable) -> None:
    t.at(HARBOR, *sheets(HARBOR, 3, sheet(HARBOR, 3, "fort", circled={"blue": 1, "orange": 2})))
    check_refusal(t.engine.ask("undo"))  # nothing has been done yet
    for action, roll in (("resolve", "yellow-A"), ("repel", "yellow-B"), ("repel 1", "orange-C")):
        t.act("roll", [roll])
        before = copy.deepcopy(t.state)
        check_refusal(t.engine.ask("undo"))
        assert t.ask("state")["state"] == before
        undone(t, action)
        t.act(action)
    t.act("roll", ["black-E"])
    t.act("reroll", ["black-A"])
    check_refusal(t.engine.ask("undo"))


# Positions


def test_what_a_position_leaves_out(t: EngineTable) -> None:
    players: list[State] = [{}, {}, {}]
    t.new(HARBOR, 3, position={"phase": "discover", "active": 1, "players": players})
    t.shows(decider=1, round=1, handled=False, roll=None, legal=["roll"], start=0, todo=[], bust=False)
    t.has(2, points=0, wheels={color: [6, 0, 0] for color in HARBOR["wheels"]}, crossed=[], persons=[])
    ships = {"red": "A", "blue": "B", "green": "C", "black": "D", "orange": "A"}
    t.new(HARBOR, 3, position={"phase": "trade", "active": 2, "board": {"ships": ships}, "players": players})
    t.shows(decider=2, takes_left=2, chance=1, crosses_left=0)
    assert t.legal == {*(f"take ship-{color}" for color in ships), "done"}


def test_forced_decisions_of_a_position_are_made(t: EngineTable) -> None:
    t.new(HARBOR, 3, position={"phase": "discover", "roll": "red-B", "players": [{}, {}, {}]})
    t.shows(roll=None, handled=True)
    assert t.state["board"]["ships"] == {"red": "B"}
    empty = {"phase": "trade", "decider": 1, "chance": 2, "players": [{}, {}, {}]}
    t.new(HARBOR, 3, position=empty)
    t.shows(phase="discover", active=1, decider=1)


def test_scripted_rolls_after_a_position(t: EngineTable) -> None:
    t.at(HARBOR, *sheets(HARBOR, 3), dice=["blue-E", "blue-D"])
    t.play("roll", "roll")
    assert (t.state["board"]["wheels"], t.state["board"]["ships"]) == ({"blue": "E"}, {"blue": "D"})


def test_every_state_of_a_game_is_a_position(t: EngineTable) -> None:
    """Also the questions of setup, bust and crossing: the state given back is the same state."""
    for chart, players, seed in ((POND, 5, 1), (COURT, 2, 2), (STORM, 4, 3)):
        t.new(chart, players, seed=seed)
        acts = play_on(t, 60, seed)
        for stop in range(0, len(acts), 3):
            t.new(chart, players, seed=seed)
            t.play(*acts[:stop])
            before = copy.deepcopy(t.state)
            t.new(chart, players, position=before)
            assert differences(t.state, before) == [], acts[:stop]


def test_scripted_then_seeded_rolls(t: EngineTable) -> None:
    """Section 5: scripted rolls use up no words."""
    boards = []
    for dice in ([], ["red-A"]):
        t.new(HARBOR, 2, seed=8, dice=dice)
        t.play("start cay", "start bay", *["roll"] * (1 + len(dice)))
        boards.append(t.state["board"]["ships"] | t.state["board"]["wheels"])
    assert boards[1] == {"red": "A"} | boards[0]
