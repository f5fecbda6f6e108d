"""The engine and the oracle behind one face, sheets to set up positions, and the comparison of two states."""

from __future__ import annotations

import copy
from collections.abc import Iterable
from typing import Any

from .dice_oracle import Oracle, RefusedError
from .dice_sheet import Chart, State, fit, fresh_sheet
from .engine_process import EngineProcess

STATE_KEYS = """game chapter phase round active decider roll board takes_left crosses_left taken bust players
start handled chance used yellow jesters_paid todo legal winners options"""
PLAYER_KEYS = "points swords skulls green_skulls wheels persons treasures orders took crossed painted"
UNORDERED = {"persons", "treasures", "orders", "took", "crossed", "painted", "taken", "used", "legal"}
# Once the game is over nobody's chance is on any more: the spec does not say what these then hold.
CHANCE_KEYS = "takes_left crosses_left taken chance used yellow jesters_paid todo roll"


class Table:
    """What scenarios play on: the engine or the oracle."""

    state: State

    def new(self, chart: Chart, players: int, **how: Any) -> State:
        raise NotImplementedError

    def act(self, action: str, chance: Iterable[str] = ()) -> State:
        raise NotImplementedError

    def play(self, *actions: str) -> State:
        for action in actions:
            self.act(action)
        return self.state

    def discover(self, *rolls: str) -> State:
        """Roll and resolve these."""
        for roll in rolls:
            self.act("roll", [roll])
            if self.state["roll"]:
                self.act("resolve")
        return self.state

    def stop_with(self, *rolls: str) -> State:
        self.discover(*rolls)
        return self.act("stop")

    def at(self, chart: Chart, *sheets: State, active: int = 0, **position: Any) -> State:
        """A position of these sheets, the active player to roll unless told otherwise."""
        chances = {key: position.pop(key) for key in ("dice", "seed") if key in position}
        position = {"phase": "discover", "active": active, "players": list(sheets), **position}
        return self.new(chart, len(sheets), position=position, **chances)

    @property
    def legal(self) -> set[str]:
        return set(self.state["legal"])

    @property
    def open_fields(self) -> set[str]:
        """The fields that may be crossed now."""
        return {action.removeprefix("cross ") for action in self.legal if action.startswith("cross ")}

    def seat(self, seat: int) -> State:
        sheet: State = self.state["players"][seat]
        return sheet

    def shows(self, **facts: Any) -> None:
        """The state holds these."""
        found = {key: self.state[key] for key in facts}
        assert found == facts, f"{found}, not {facts}"

    def has(self, seat: int, **facts: Any) -> None:
        """The sheet of this seat holds these, lists in any order."""
        found = {key: self.seat(seat)[key] for key in facts}
        assert in_order(found) == in_order(facts), f"{found}, not {facts}"

    def refuses(self, action: str) -> None:
        before = copy.deepcopy(self.state)
        try:
            self.act(action)
        except RefusedError:
            assert self.state == before
            return
        raise AssertionError(f"{action!r} was accepted")


def in_order(facts: dict[str, Any]) -> dict[str, Any]:
    return {key: sorted(fact) if key in UNORDERED else fact for key, fact in facts.items()}


class OracleTable(Table):
    def new(self, chart: Chart, players: int, **how: Any) -> State:
        self.oracle = Oracle(chart, players, **how)
        self.state = self.oracle.view()
        return self.state

    def act(self, action: str, chance: Iterable[str] = ()) -> State:
        self.state = self.oracle.act(action, chance)
        return self.state


class EngineTable(Table):
    def __init__(self, engine: EngineProcess) -> None:
        self.engine = engine

    def ask(self, command: str, **keys: Any) -> dict[str, Any]:
        answer = self.engine.ask(command, **keys)
        if answer.get("code") == "illegal-action":
            raise RefusedError(answer["error"])
        assert answer["ok"], f"{command} {keys} was answered by {answer}"
        check_shape(answer)
        self.state = answer["state"]
        return answer

    def new(self, chart: Chart, players: int, **how: Any) -> State:
        how = {"seed": 0, "options": {"chart": chart}} | how
        self.ask("new", game="dice", players=players, **how)
        return self.state

    def act(self, action: str, chance: Iterable[str] = ()) -> State:
        told = {"chance": list(chance)} if chance else {}
        self.ask("act", action=action, **told)
        return self.state


def check_shape(answer: dict[str, Any]) -> None:
    """Every answer that is ok carries events and a state with all its keys."""
    state = answer["state"]
    assert sorted(state) == sorted(STATE_KEYS.split())
    assert set(state["board"]) == {"ships", "wheels", "chest"}
    for sheet in state["players"]:
        assert sorted(sheet) == sorted(PLAYER_KEYS.split())
    for event in answer["events"]:
        assert set(event) == {"type", "what", "n", "from", "to", "seat"}, event
    assert len(set(state["legal"])) == len(state["legal"]), "an action is listed twice"


def sheet(
    chart: Chart,
    players: int,
    done: str = "",
    also: str = "",
    painted: str = "",
    circled: dict[str, int] | None = None,
    green: int = 0,
    second: Iterable[str] = (),
    **facts: Any,
) -> State:
    """A sheet with these islands complete (and the last field of their first route) and fields crossed.

    Skull fields have struck a skull each, wheel fields have cost a blue wheel each.
    """
    made = fresh_sheet(chart, players)
    made |= {"painted": painted.split(), **facts}
    wanted = also.split()
    for name in done.split():
        island = chart["islands"][name]
        wanted += [island["via"][0], *(f for f in island["fields"] if f not in made["painted"])]
    made["crossed"] += [f for f in dict.fromkeys(wanted) if f != "start" and f not in made["crossed"]]
    for color, n in ((circled or {}) | {"green": green}).items():
        boxes = made["wheels"][color]
        boxes[0] -= n
        boxes[2 if color == "green" else 1] += n
    kinds = [chart["fields"][f]["kind"] for f in made["crossed"] if f in chart["fields"]]
    made["skulls"] = max(made["skulls"], kinds.count("skull") - made["green_skulls"])
    made["wheels"]["blue"][0] -= kinds.count("wheel")
    made["wheels"]["blue"][2] += kinds.count("wheel")
    return fit(chart, made, second=second)


def sheets(chart: Chart, players: int, *first: State) -> list[State]:
    """These sheets, then fresh ones."""
    return [*first, *(sheet(chart, players) for _ in range(players - len(first)))]


def normal(state: State) -> State:
    """A state without what the spec leaves open: the order of sets, null or zero where no chance is on."""
    made = copy.deepcopy({key: fact for key, fact in state.items() if key != "options"})
    for part in (made, *made["players"]):
        part.update(in_order(part))
    for row in ("ships", "wheels"):
        made["board"][row] = {c: letter for c, letter in made["board"][row].items() if letter is not None}
    made["board"]["chest"] = bool(made["board"]["chest"])
    made["chance"] = made["chance"] or 0
    if made["phase"] == "over":
        for key in CHANCE_KEYS.split():
            del made[key]
    return made


def differences(engine: State, oracle: State) -> list[str]:
    """Key by key, where the engine's state is not the oracle's."""
    theirs, ours = normal(engine), normal(oracle)
    found = []
    for key in sorted(set(theirs) | set(ours)):
        if key == "players":
            for seat, (their, our) in enumerate(zip(theirs[key], ours[key], strict=True)):
                wrong = [k for k in sorted(our) if their[k] != our[k]]
                found += [f"seat {seat} {k}: {their[k]} not {our[k]}" for k in wrong]
        elif theirs.get(key) != ours.get(key):
            found.append(f"{key}: {theirs.get(key)} not {ours.get(key)}")
    return found
