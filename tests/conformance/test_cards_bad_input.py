"""Bad input to the engine: always an answer with a code and one sentence, and the game stands as before."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from .cards_oracle import FIVE, card_rows
from .engine_process import EngineProcess, check_refusal

Json = dict[str, Any]
SAILOR, SETTLER, YELLOW = "sailor-3/1", "settler-4/1", "yellow-1/1"


@pytest.fixture(scope="module")
def process() -> Iterator[EngineProcess]:
    with EngineProcess() as running:
        yield running


@pytest.fixture
def engine(process: EngineProcess) -> Iterator[EngineProcess]:
    """A game under way, which must stand after the test as it stood before."""
    process.must("new", game="port-royal", players=3, seed=12)
    state = process.act("draw")
    yield process
    assert process.state() == state


LINES: dict[str, bytes] = {
    "empty": b"",
    "blank": b"   ",
    "no json": b"draw",
    "half a letter": rb'{"cmd": "act", "action": "\ud800"}',
    "half an object": b'{"cmd": "state"',
    "two objects": b'{"cmd": "state"} {"cmd": "state"}',
    "trailing comma": b'{"cmd": "state",}',
    "single quotes": b"{'cmd': 'state'}",
    "no object": b'["cmd", "state"]',
    "a text": b'"state"',
    "a number": b"17",
    "null": b"null",
    "no utf-8": b'{"cmd": "st\xff\xfeate"}',
    "a nul byte": b'{"cmd": "state"}\x00',
    "no command": b"{}",
    "command is null": b'{"cmd": null}',
    "command is a list": b'{"cmd": ["state"]}',
    "unknown command": b'{"cmd": "cheat"}',
    "command in capitals": b'{"cmd": "STATE"}',
    "a private name": b'{"cmd": "__class__"}',
    "deep lists": b"[" * 100_000,
    "deep objects": b'{"cmd":' * 100_000,
    "deep position": b'{"cmd": "new", "game": "port-royal", "players": 2, "position": ' + b"[" * 90_000,
    "huge number": b'{"cmd": "new", "game": "port-royal", "players": ' + b"9" * 10_000 + b"}",
    "not a number": b'{"cmd": "new", "game": "port-royal", "players": NaN}',
    "endless": b'{"cmd": "new", "game": "port-royal", "players": 1e999}',
}


@pytest.mark.parametrize("name", LINES)
def test_bad_line(engine: EngineProcess, name: str) -> None:
    check_refusal(engine.line(LINES[name]))


NEW: dict[str, Json] = {
    "unknown game": {"game": "chess"},
    "game is a number": {"game": 7},
    "one player": {"players": 1},
    "no player": {"players": 0},
    "less than none": {"players": -2},
    "six players": {"players": 6},
    "five in unterwegs": {"game": "unterwegs", "players": 5},
    "players is a text": {"players": "3"},
    "players is true": {"players": True},
    "players is a list": {"players": []},
    "two and a half players": {"players": 2.5},
    "start too high": {"start": 3},
    "start below 0": {"start": -1},
    "start is a text": {"start": "0"},
    "seed is a text": {"seed": "seven"},
    "seed is short": {"seed": "0" * 63},
    "seed is no hex": {"seed": "g" * 64},
    "seed has a fraction": {"seed": 1.5},
    "seed is true": {"seed": True},
    "seed is a list": {"seed": [1]},
    "unknown option": {"options": {"weather": "fair"}},
    "unknown ending": {"options": {"ending": "never"}},
    "no such ending in unterwegs": {"game": "unterwegs", "options": {"ending": "expedition"}},
    "an option of the dice game": {"options": {"chapter": 2}},
    "options is a list": {"options": ["ending"]},
    "no such file": {"options": {"cards": "/no/such/cards.csv"}},
    "a folder as cards": {"options": {"cards": "/"}},
    "cards is a number": {"options": {"cards": 3}},
    "no cards": {"options": {"cards": []}},
    "cards without columns": {"options": {"cards": [{}]}},
    "card with a bad count": {"options": {"cards": [{**card_rows()[0], "count": "many"}]}},
    "card with a bad color": {"options": {"cards": [{**card_rows()[0], "color": "pink"}]}},
    "card of a bad type": {"options": {"cards": [{**card_rows()[0], "type": "whale"}]}},
    "deck is a text": {"deck": "sailor-3/1"},
    "deck of numbers": {"deck": [1, 2]},
    "foreign card": {"deck": ["sailor-1/9"]},
    "card of another game": {"deck": ["passenger-4/2"]},
    "eight of seven sailors": {"deck": [SAILOR] * 8},
    "five-player expedition in the deck": {"deck": [FIVE]},
    "the same with five": {"deck": [FIVE], "players": 5},
}


@pytest.mark.parametrize("name", NEW)
def test_bad_new(engine: EngineProcess, name: str) -> None:
    engine.refuses("new", **{"game": "port-royal", "players": 3, "seed": 1, **NEW[name]})


def test_new_needs_game_and_players(engine: EngineProcess) -> None:
    engine.refuses("new", game="port-royal")
    engine.refuses("new", players=2)
    engine.refuses("new")


ACTIONS: list[Any] = [
    "fly", "", " ", "DRAW", "draw ", " draw", "draw draw", "repel", "keep", "pass", "take", "take ",
    "take sailor-3/1", "take nothing", "fulfil", "fulfil expedition-settlers", "fulfil sailor-3/1", "roll",
    "stop now", "draw\n", None, 1, True, [], ["draw"], {"draw": 1}, "x" * 10_000, "dr\u00e4w", "\u0000",
]  # fmt: skip


@pytest.mark.parametrize("action", ACTIONS, ids=lambda action: repr(action)[:20])
def test_bad_action(engine: EngineProcess, action: Any) -> None:
    answer = engine.refuses("act", action=action)
    if isinstance(action, str) and action in ("repel", "keep", "pass", "take sailor-3/1", "fly"):
        check_refusal(answer, "illegal-action")


def test_act_without_action(engine: EngineProcess) -> None:
    engine.refuses("act")


@pytest.mark.parametrize(
    "chance", ["sailor-3/1", [1], {"sailor-3/1": 1}, 3, ["sailor-1/9"], [FIVE], [SAILOR] * 50, [None]]
)
def test_bad_chance(engine: EngineProcess, chance: Any) -> None:
    engine.refuses("act", action="draw", chance=chance)


def test_chance_where_no_card_is_drawn(engine: EngineProcess) -> None:
    engine.refuses("act", action="stop", chance=[SAILOR])


def seats(*purses: int, **first: Any) -> list[Json]:
    players: list[Json] = [{"coins": coins} for coins in purses]
    players[0] |= first
    return players


POSITIONS: dict[str, Json] = {
    "too many copies": {"harbor": [SAILOR] * 8},
    "too many copies in two places": {"discard": [SAILOR] * 7, "players": seats(0, 0, display=[SAILOR])},
    "more coins than hidden cards": {"players": seats(100, 100)},
    "coins below 0": {"players": seats(-1, 0)},
    "coins as a text": {"players": seats(0, 0, coins="3")},
    "two ships of one color": {"harbor": [YELLOW, "yellow-2/1"]},
    "foreign card in the harbor": {"harbor": ["passenger-4/2"]},
    "unknown card in the harbor": {"harbor": ["kraken-9/9"]},
    "expedition in the harbor": {"harbor": ["expedition-settlers"]},
    "tax in the harbor": {"harbor": ["tax-most-swords"]},
    "ship in the display": {"players": seats(0, 0, display=[YELLOW])},
    "tax in the display": {"players": seats(0, 0, display=["tax-most-swords"])},
    "person as an expedition": {"expeditions": [SAILOR]},
    "five-player expedition with two": {"expeditions": [FIVE]},
    "five-player expedition discarded": {"discard": [FIVE]},
    "ship without a wholesaler": {"players": seats(0, 0, ships=[YELLOW])},
    "three players of two": {"players": seats(1, 1, 1)},
    "one player of two": {"players": seats(1)},
    "players is an object": {"players": {}},
    "unknown phase": {"phase": "dinner"},
    "phase is a number": {"phase": 2},
    "repel without a ship": {"phase": "repel"},
    "repel of a person": {"phase": "repel", "revealed": SAILOR, "drawn": 1},
    "repel without swords": {"phase": "repel", "revealed": YELLOW, "drawn": 1},
    "repel of a skull": {
        "phase": "repel",
        "revealed": "red-3/x",
        "drawn": 1,
        "players": seats(0, 0, display=["pirate-5/1", "pirate-7/2", "pirate-9/3"]),
    },
    "revealed outside repel": {"phase": "discover", "revealed": YELLOW},
    "another one decides in discover": {"phase": "discover", "active": 0, "decider": 1},
    "active is nobody": {"active": 2},
    "active below 0": {"active": -1},
    "decider is nobody": {"phase": "trade", "harbor": [SAILOR], "drawn": 1, "decider": 5},
    "round 0": {"round": 0},
    "round after the cap": {"round": 201},
    "round as a text": {"round": "1"},
    "drawn below 0": {"drawn": -1},
    "fewer drawn than lie there": {"harbor": [YELLOW, SAILOR], "drawn": 1},
    "takes below 0": {"phase": "trade", "harbor": [SAILOR], "takes_left": -1},
    "trade with nothing drawn": {"phase": "trade", "drawn": 0},
    "idle below 0": {"idle": -1},
    "draw pile of another size": {"draw": 5},
    "unseen of other cards": {"unseen": {"new": {SAILOR: 3}, "old": {}}},
    "more old coins than coins": {"players": seats(1, 1, old_coins=2)},
    "harbor is a text": {"harbor": SAILOR},
    "harbor of lists": {"harbor": [[SAILOR]]},
    "another game's name": {"game": "unterwegs"},
}


@pytest.mark.parametrize("name", POSITIONS)
def test_impossible_position(engine: EngineProcess, name: str) -> None:
    position = {"phase": "discover", "players": seats(3, 3), **POSITIONS[name]}
    engine.refuses("new", game="port-royal", players=2, position=position, seed=1)


@pytest.mark.parametrize("position", [1, "start", [], True])
def test_position_of_a_wrong_type(engine: EngineProcess, position: Any) -> None:
    engine.refuses("new", game="port-royal", players=2, position=position)


@pytest.mark.parametrize("deck", [[SAILOR] * 8, ["sailor-1/9"], [FIVE], [SETTLER] * 5, "settler-4/1"])
def test_foreign_deck_for_a_position(engine: EngineProcess, deck: Any) -> None:
    position = {"phase": "discover", "players": seats(3, 3), "harbor": [SETTLER]}
    engine.refuses("new", game="port-royal", players=2, position=position, deck=deck)


def test_deck_from_the_old_pool(engine: EngineProcess) -> None:
    """The draw pile holds new cards only (D6), and a deck longer than it names coins."""
    rows = [{**row, "count": "12"} for row in card_rows() if row["name"] in ("settler", "priest")]
    players = seats(12, 0, old_coins=12)
    position = {"players": players, "unseen": {"new": {SETTLER: 12}, "old": {"priest-4/1": 12}}}
    keys: Json = {"game": "port-royal", "players": 2, "options": {"cards": rows}, "position": position}
    engine.refuses("new", **keys, deck=["priest-4/1"])
    engine.refuses("new", **keys, deck=[SETTLER] * 12 + ["priest-4/1"])


RECORD: Json = {
    "format": "port-royal-record/1",
    "game": "port-royal",
    "options": {},
    "players": ["Ann", "Ben"],
    "start": 0,
    "seed": 5,
    "deck": [SETTLER] * 3 + ["priest-4/1"] * 3 + [SAILOR, YELLOW, "yellow-2/1"],
    "actions": ["draw", "draw", "draw"],
    "result": None,
}

RECORDS: dict[str, Any] = {
    "no record": None,
    "a list": [],
    "an empty object": {},
    "another format": {**RECORD, "format": "port-royal-record/99"},
    "no format": {k: v for k, v in RECORD.items() if k != "format"},
    "no actions": {k: v for k, v in RECORD.items() if k != "actions"},
    "actions is a text": {**RECORD, "actions": "draw"},
    "an action that is a number": {**RECORD, "actions": ["draw", 5]},
    "unknown game": {**RECORD, "game": "chess"},
    "no players": {**RECORD, "players": []},
    "foreign card": {**RECORD, "deck": ["passenger-4/2"]},
    "a result of an unfinished game": {
        **RECORD,
        "result": {"winners": [0], "points": [0, 0], "coins": [3, 3], "rounds": 1, "reason": "points"},
    },
}


def test_the_record_itself_is_good(process: EngineProcess) -> None:
    state = process.must("load", record=RECORD)["state"]
    assert state["active"] == 1
    assert sorted(state["discard"]) == [SAILOR, YELLOW, "yellow-2/1"]


@pytest.mark.parametrize("name", RECORDS)
def test_bad_record(engine: EngineProcess, name: str) -> None:
    engine.refuses("load", record=RECORDS[name])


@pytest.mark.parametrize("number", [1, 2, 3])
def test_record_names_the_offending_action(engine: EngineProcess, number: int) -> None:
    actions = list(RECORD["actions"])
    actions[number - 1] = "pass"
    answer = engine.refuses("load", record={**RECORD, "actions": actions})
    assert str(number) in answer["error"], answer


def test_record_with_a_wrong_result(engine: EngineProcess) -> None:
    """A true record of a whole game is loaded; with any key of its result changed it is refused."""
    with EngineProcess() as other:
        position = {"players": seats(3, 2), "active": 1, "round": 200, "harbor": [SAILOR], "drawn": 1}
        other.must("new", game="port-royal", players=2, seed=1, position=position)
        other.act("stop")
        record = other.must("record")["record"]
        other.must("load", record=record)
    assert record["result"]["reason"] == "cap"
    wrong = {"winners": [1], "points": [1, 0], "coins": [3, 3], "rounds": 7, "reason": "points"}
    for key, value in wrong.items():
        engine.refuses("load", record={**record, "result": {**record["result"], key: value}})


def test_record_that_goes_on_after_the_end(engine: EngineProcess) -> None:
    position = {"players": seats(3, 2), "active": 1, "round": 200, "harbor": [SAILOR], "drawn": 1}
    with EngineProcess() as other:
        other.must("new", game="port-royal", players=2, seed=1, position=position)
        other.act("stop")
        record = other.must("record")["record"]
    answer = engine.refuses("load", record={**record, "actions": [*record["actions"], "draw"]})
    assert "2" in answer["error"]


@pytest.mark.parametrize("column", ["evidence", "set", "name"])
def test_half_a_letter_in_an_own_card_list(column: str) -> None:
    """A lone surrogate is no text: refused or carried along, but the engine answers and lives on."""
    rows = [*card_rows(), {**card_rows()[0], column: "\ud800"}]
    with EngineProcess() as fresh:
        fresh.ask("new", game="port-royal", players=2, options={"cards": rows})
        fresh.ask("record")
        fresh.must("new", game="port-royal", players=2)


def test_half_a_letter_in_a_name() -> None:
    with EngineProcess() as fresh:
        fresh.ask("load", record={**RECORD, "players": ["\ud800", "Ben"]})
        fresh.ask("record")
        fresh.must("new", game="port-royal", players=2)


def test_load_without_a_record(engine: EngineProcess) -> None:
    engine.refuses("load")


def test_best_of_an_unknown_bot(engine: EngineProcess) -> None:
    engine.refuses("best", bot="nobody of that name", ms=10)
    engine.refuses("best", bot=5)


def test_oversized_line_is_refused_and_the_next_one_served(engine: EngineProcess) -> None:
    check_refusal(engine.line(b'{"cmd": "state", "x": "' + b"y" * 1_000_000 + b'"}'))
    check_refusal(engine.line(b"z" * 5_000_000))
    fitting = b'{"cmd": "state"' + b" " * (999_999 - 16) + b"}"
    assert engine.line(fitting)["ok"] is True


@pytest.mark.parametrize("command", ["act", "state", "undo", "record", "best"])
def test_without_a_game(command: str) -> None:
    with EngineProcess() as fresh:
        fresh.refuses(command, action="draw", bot="random")
        fresh.must("new", game="port-royal", players=2)


def test_early_end_of_input() -> None:
    with EngineProcess() as fresh:
        answers, code, complaints = fresh.finish(b'{"cmd": "sta')
        assert len(answers) == 1
        check_refusal(answers[0])
        assert code == 0
        assert "Traceback" not in complaints


def test_no_input_at_all_is_a_clean_exit() -> None:
    with EngineProcess() as fresh:
        answers, code, complaints = fresh.finish()
        assert (answers, code) == ([], 0)
        assert "Traceback" not in complaints


def test_last_line_without_its_end_and_windows_line_ends() -> None:
    with EngineProcess() as fresh:
        new = json.dumps({"cmd": "new", "game": "unterwegs", "players": 2}).encode()
        answers, code, _ = fresh.finish(new + b"\r\n" + b'{"cmd": "act", "action": "draw"}')
        assert [answer["ok"] for answer in answers] == [True, True]
        assert code == 0


def test_quit_answers_and_ends() -> None:
    with EngineProcess() as fresh:
        fresh.must("new", game="combined", players=3)
        answers, code, _ = fresh.finish(b'{"cmd": "quit"}\n{"cmd": "state"}\n')
        assert [answer["ok"] for answer in answers] == [True]
        assert code == 0
