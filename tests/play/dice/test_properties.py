"""What holds in every Dice Game: sheets add up, states are positions, no view knows the dice to come."""

from __future__ import annotations

import copy
from typing import Any

import msgspec
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from portroyal.play.dice.adapter import DiceTable
from portroyal.play.errors import PlayError
from portroyal.play.game import Game
from portroyal.play.record import from_record, to_record
from portroyal.rules.chance import seed_stream
from portroyal.rules.dice.invariants import FAULTS, fault_of

encode = msgspec.json.encode


def other_dice(game: Game, seed: int) -> Game:
    """The same game with other rolls to come."""
    twin = copy.deepcopy(game)
    assert isinstance(twin.table, DiceTable)
    seed_stream(twin.table.g.stream, seed)
    return twin


class DiceGames(RuleBasedStateMachine):
    """Random people at a random table."""

    @initialize(data=st.data())
    def sit_down(self, data: st.DataObject) -> None:
        players = data.draw(st.integers(2, 5))
        options = {"chapter": data.draw(st.integers(1, 4))}
        seed, start = data.draw(st.integers(0, 10**9)), data.draw(st.integers(0, players - 1))
        self.game = Game.new("dice", players, seed=seed, options=options, start=start)

    def running(self) -> bool:
        return hasattr(self, "game") and not self.game.over

    @precondition(running)
    @rule(
        pick=st.lists(st.integers(0, 10**6), min_size=1, max_size=30),
        bold=st.booleans(),
        seed=st.integers(0, 2**32),
    )
    def play(self, pick: list[int], bold: bool, seed: int) -> None:
        """Legal actions never raise; what throws no dice goes the same way with other dice to come."""
        for number in pick:
            if self.game.over:
                return
            legal = self.game.legal
            action = "roll" if bold and "roll" in legal else legal[number % len(legal)]
            twin = other_dice(self.game, seed)
            self.looks_the_same(twin)
            events = self.game.play(action)
            if not self.game.table.revealed(events):
                assert encode(twin.play(action)) == encode(events)
                self.looks_the_same(twin)

    @precondition(running)
    @rule()
    def take_back(self) -> None:
        action = self.game.legal[-1]
        before = encode(self.game.state())
        events = self.game.play(action)
        after = encode(self.game.state())
        if not self.game.table.revealed(events):
            self.game.undo()
            assert encode(self.game.state()) == before
            self.game.play(action)
            assert encode(self.game.state()) == after

    @precondition(lambda self: hasattr(self, "game"))
    @rule(seed=st.integers(0, 2**32))
    def go_on_from_a_position(self, seed: int) -> None:
        """A state given back as a position is the same state."""
        state = self.game.state()
        how: dict[str, Any] = {"seed": seed, "options": state.options, "start": state.start}
        again = Game.new("dice", len(state.players), position=msgspec.to_builtins(state), **how)
        assert encode(again.state()) == encode(state)

    @precondition(lambda self: hasattr(self, "game"))
    @rule()
    def write_down(self) -> None:
        """A record replays to the identical game."""
        again = from_record(to_record(self.game))
        assert encode(again.state()) == encode(self.game.state())
        assert again.events == self.game.events

    @invariant()
    def sheets_add_up(self) -> None:
        if hasattr(self, "game"):
            assert isinstance(self.game.table, DiceTable)
            fault = FAULTS[fault_of(self.game.table.g, self.game.table.on.sheet)]
            assert fault is None, fault

    def looks_the_same(self, twin: Game) -> None:
        assert encode(twin.state()) == encode(self.game.state())
        assert encode(twin.events) == encode(self.game.events)
        assert repr(twin) == repr(self.game)
        for nonsense in ("roll twice", "cross nowhere", "wheel black"):
            assert refusal(twin, nonsense) == refusal(self.game, nonsense)


def refusal(game: Game, action: str) -> str:
    try:
        game.play(action)
    except PlayError as wrong:
        return f"{wrong.code}: {wrong.sentence}"
    raise AssertionError(f"{action} was taken")


TestDiceGames = DiceGames.TestCase
TestDiceGames.settings = settings(max_examples=25, stateful_step_count=20, deadline=None)
