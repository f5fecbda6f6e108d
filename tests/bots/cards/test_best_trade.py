"""Turns that are played on: by taste, and in the last turn of all until they win."""

from __future__ import annotations

import pytest
from tests.bots.cards.test_tastes import Copies
from tests.tables import ELEVEN_POINTS, GOVERNOR, JESTER, SAILOR, at, seat

from portroyal.bots.cards.best_trade import N_TRADE_STATES, TRIED, Trades, rest_of_turn
from portroyal.bots.cards.judgement import Net, kept_net
from portroyal.bots.cards.tastes import note_tastes
from portroyal.play.cards.adapter import CardTable
from portroyal.rules.cards.state import State
from portroyal.rules.layout import copy_of, from_record

TWELVE = ["jester-9/3", *ELEVEN_POINTS[:3]]
TEN = [ELEVEN_POINTS[3], "sailor-7/3", "pirate-9/3", JESTER, GOVERNOR]


@pytest.mark.parametrize(("harbor", "wins"), [([SAILOR, SAILOR], True), ([SAILOR], False)])
def test_in_the_last_turn_one_draws_until_it_wins(harbor: list[str], wins: bool) -> None:
    """Either sailor alone is worth nothing; with a governor's second take both win by coins."""
    table = at(
        seat(20, TWELVE), seat(30, TEN), harbor=harbor, drawn=len(harbor), active=1, end_called=True
    ).table
    assert isinstance(table, CardTable)
    net, trades, box = Net(), Trades(), table.deck.box
    from_record(kept_net()[0], net)
    states = Copies([State() for _ in range(N_TRADE_STATES + 2)])
    here, over = N_TRADE_STATES, N_TRADE_STATES + 1
    states[here] = copy_of(table.g)
    note_tastes(states, here, over, TRIED, box, net, trades.judge, trades.taster)
    rest_of_turn(states, here, box, net, trades)
    assert (states[here].drawn == len(harbor)) == wins
    if wins:
        assert trades.judge.shares[:2] == [0.0, 1.0]
