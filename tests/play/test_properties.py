"""What holds in every game, whoever plays: no card is lost, counters are right, nothing hidden shows."""

from __future__ import annotations

import copy
from typing import Any

import msgspec
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from portroyal.play.cards.adapter import CardTable
from portroyal.play.errors import PlayError
from portroyal.play.game import Game
from portroyal.play.record import from_record, to_record
from portroyal.rules.cards.codes import MAX_CARDS
from portroyal.rules.cards.deck import CARD_GAMES
from portroyal.rules.cards.hidden import reshuffle_hidden
from portroyal.rules.cards.invariants import FAULTS, fault_of
from portroyal.rules.chance import Stream, seed_stream

encode = msgspec.json.encode
OWN_CARDS = [
    {"type": "ship", "name": "boat", "color": color, "coins": coins, "swords": swords, "count": 3}
    for color in ("yellow", "red", "black")
    for coins, swords in ((1, 0), (3, 2), (4, "skull"))
] + [
    {"type": "person", "name": name, "color": color, "cost": cost, "points": points, "count": 3}
    for name, color, cost, points in (
        ("sailor", None, 1, 1), ("jester", None, 2, 1), ("admiral", None, 2, 0), ("governor", None, 3, 0),
        ("wholesaler", "red", 2, 1), ("mademoiselle", None, 1, 1), ("priest", None, 0, 1),
        ("jack", None, 1, 0),
    )
] + [{"type": "tax_increase", "name": "most_swords", "count": 2}]  # fmt: skip


def check_table(game: Game) -> None:
    assert isinstance(game.table, CardTable)
    fault = FAULTS[fault_of(game.table.g, game.table.deck.box, [0] * (MAX_CARDS + 1))]
    assert fault is None, fault


def hidden_twin(game: Game, seed: int) -> Game:
    """The same game with another hidden order that everybody must think as likely."""
    twin = copy.deepcopy(game)
    assert isinstance(twin.table, CardTable)
    stream = Stream()
    seed_stream(stream, seed)
    reshuffle_hidden(twin.table.g, stream, [0] * MAX_CARDS)
    return twin


def refusal(game: Game, action: str) -> str:
    try:
        game.play(action)
    except PlayError as wrong:
        return f"{wrong.code}: {wrong.sentence}"
    raise AssertionError(f"{action} was taken")


class CardGames(RuleBasedStateMachine):
    """Random people at a random table."""

    @initialize(data=st.data())
    def sit_down(self, data: st.DataObject) -> None:
        facts = CARD_GAMES[data.draw(st.sampled_from(sorted(CARD_GAMES)))]
        players = data.draw(st.integers(facts.least_players, facts.most_players))
        options: dict[str, Any] = {}
        if facts.has_expeditions and data.draw(st.booleans()):
            options["ending"] = "expedition"
        if data.draw(st.integers(0, 3)) == 0:
            options["cards"] = OWN_CARDS
        seed, start = data.draw(st.integers(0, 10**9)), data.draw(st.integers(0, players - 1))
        self.game = Game.new(facts.name, players, seed=seed, options=options, start=start)

    def running(self) -> bool:
        return hasattr(self, "game") and not self.game.over

    @precondition(running)
    @rule(pick=st.lists(st.integers(0, 10**6), min_size=1, max_size=12), seed=st.integers(0, 2**32))
    def play(self, pick: list[int], seed: int) -> None:
        """Legal actions never raise; what shows nothing hidden goes the same way in a twin game."""
        for number in pick:
            if self.game.over:
                return
            action = self.game.legal[number % len(self.game.legal)]
            twin = hidden_twin(self.game, seed)
            self.looks_the_same(twin)
            events = self.game.play(action)
            if not self.game.table.revealed(events):
                assert encode(twin.play(action)) == encode(events)
                self.looks_the_same(twin)

    @precondition(running)
    @rule()
    def take_back(self) -> None:
        """Undo gives back the state before, and the same act leads to the same state again."""
        action = self.game.legal[0]
        before = encode(self.game.state())
        events = self.game.play(action)
        after = encode(self.game.state())
        if not self.game.table.revealed(events):
            self.game.undo()
            assert encode(self.game.state()) == before
            self.game.play(action)
            assert encode(self.game.state()) == after

    @precondition(running)
    @rule(seed=st.integers(0, 2**32))
    def go_on_from_a_position(self, seed: int) -> None:
        """A state given back as a position is the same state."""
        state = self.game.state()
        position = msgspec.to_builtins(state)
        again = Game.new(
            state.game,
            len(state.players),
            position=position,
            seed=seed,
            options=state.options,
            start=state.start,
        )
        assert encode(again.state()) == encode(state)
        check_table(again)

    @precondition(lambda self: hasattr(self, "game"))
    @rule()
    def write_down(self) -> None:
        """A record replays to the identical game."""
        again = from_record(to_record(self.game))
        assert encode(again.state()) == encode(self.game.state())
        assert again.events == self.game.events

    @invariant()
    def no_card_is_lost_and_counters_are_right(self) -> None:
        if hasattr(self, "game"):
            check_table(self.game)

    def looks_the_same(self, twin: Game) -> None:
        """No view, offer, log, repr or error depends on hidden order, byte by byte."""
        for seat in (None, *range(self.game.table.n_players)):
            assert encode(twin.view(seat)) == encode(self.game.view(seat))
        assert encode(twin.state()) == encode(self.game.state())
        assert encode(twin.offers()) == encode(self.game.offers())
        assert encode(twin.events) == encode(self.game.events)
        assert repr(twin) == repr(self.game)
        assert twin.can_undo() == self.game.can_undo()
        for nonsense in ("keep", "take yellow-9/9", "", "draw draw"):
            if nonsense not in self.game.legal:
                assert refusal(twin, nonsense) == refusal(self.game, nonsense)


TestCardGames = CardGames.TestCase
TestCardGames.settings = settings(max_examples=40, stateful_step_count=20, deadline=None)
