"""The admiral of the card games: blind to what is hidden, within its budget, exact within the turn."""

from __future__ import annotations

import random

import numpy as np
import pytest
from tests.bots.cards.games import middle_game
from tests.tables import ELEVEN_POINTS, SAILOR, at, seat, trading

from endgames import kept
from portroyal import bot
from portroyal.bots import columns
from portroyal.bots.bot import Advice, Budget
from portroyal.bots.cards.admiral import AdmiralDecision
from portroyal.bots.cards.batch import CardBatch
from portroyal.bots.cards.bots import CREW
from portroyal.bots.cards.harbors import bring_up, stir_unseen
from portroyal.play.cards.adapter import CardTable
from portroyal.play.game import Game
from portroyal.rules.cards.batch import box_record
from portroyal.rules.cards.invariants import fault_of
from portroyal.rules.cards.odds import count_next
from portroyal.rules.cards.state import State
from portroyal.rules.compiled import one_record

FEW = Budget(playouts=100)


def advice(game: Game, budget: Budget = FEW, seed: int = 1) -> Advice:
    return CREW["admiral"].advise(game.table, random.Random(seed), budget)


def test_d6_its_advice_does_not_depend_on_the_hidden_cards() -> None:
    game = middle_game()
    told = advice(game)
    assert told.values is not None
    assert set(told.values) == set(game.legal)
    for seed in range(3):
        other = game.table.blinded(random.Random(seed))
        assert CREW["admiral"].advise(other, random.Random(1), FEW) == told


@pytest.mark.parametrize(("game", "players"), [("combined", 5), ("unterwegs", 3), ("port-royal", 4)])
def test_values_are_shares_of_the_win_and_the_action_has_the_best(game: str, players: int) -> None:
    middle = middle_game(game, players)
    told = advice(middle)
    assert told.values is not None
    assert all(0 <= value <= 1 for value in told.values.values())
    assert told.values[told.action] == max(told.values.values())
    assert told.shares is not None
    seat = middle.table.decider or 0
    assert {action: shares[seat] for action, shares in told.shares.items()} == told.values
    assert all(sum(shares) == pytest.approx(1, abs=0.02) for shares in told.shares.values())


def test_the_same_seed_and_budget_give_the_same_advice() -> None:
    game = middle_game("unterwegs", 3)
    assert advice(game, Budget(playouts=500), 7) == advice(game, Budget(playouts=500), 7)


def test_thinking_in_portions_comes_to_the_same() -> None:
    """A search that was cut off goes on with what it remembers."""
    table = at(seat(4), seat(5), harbor=["yellow-1/1", SAILOR], drawn=2).table
    assert isinstance(table, CardTable)
    values = []
    for portions in ([9000], [50, 900, 1500, 9000]):
        decision = AdmiralDecision(box_record(table.deck), looks=3)
        decision.enter(one_record(table.g)[0], np.array([77], np.int64))
        for harbors in portions:
            decision.think(harbors)
        assert decision.races[0]["look"] == 3
        values.append(decision.values())
    assert values[0] == values[1]


def test_in_the_last_round_it_takes_the_point_that_wins() -> None:
    ahead = seat(20, ["jester-9/3", *ELEVEN_POINTS[:3]])
    game = trading(
        ahead, seat(9, [*ELEVEN_POINTS[3:], "sailor-7/3", "pirate-9/3", "jester-7/2", "jester-7/2"]),
        harbor=["yellow-4/4", SAILOR], active=1, decider=1, end_called=True,
    )  # fmt: skip
    told = advice(game)
    assert told.action == f"take {SAILOR}"
    assert told.values == {"pass": 0.0, "take yellow-4/4": 0.0, f"take {SAILOR}": 1.0}


def test_in_the_last_round_it_counts_on_replies_that_win() -> None:
    """Whoever is ahead has no taste for the sailor, until three points were taken before them."""
    game = at(
        seat(20, ["jester-9/3", *ELEVEN_POINTS[:3]]),
        seat(12, [ELEVEN_POINTS[3], "pirate-9/3", "jester-7/2", "jester-7/2", SAILOR]),
        harbor=["sailor-7/3", SAILOR], drawn=2, active=1, decider=1, end_called=True,
    )  # fmt: skip
    values = advice(game).values
    assert values is not None
    assert values["stop"] == 0.0
    assert values["draw"] > 0.1  # a bust costs nothing any more


def test_it_finds_the_best_choice_in_solved_endgames() -> None:
    """A slice of those that tools/endgames.py solved; docs/endgames.md has all of them."""
    found = list(kept())[::50]
    for game, worth in found:
        seat = game.decider
        assert seat is not None
        chosen = bot("admiral", playouts=200).choose(game)
        assert worth[chosen][seat] >= max(values[seat] for values in worth.values()) - 0.02


def test_a_card_that_may_come_is_laid_on_top_and_nothing_is_lost() -> None:
    """Also where all cards of its kind are coins: then one of them changes places with the top card."""
    table = middle_game().table
    assert isinstance(table, CardTable)
    g, box = table.g, table.deck.box
    for kind in range(box.n_kinds):
        counts = [0] * box.n_kinds
        total = count_next(g, box, counts)
        if counts[kind] == 0:
            continue
        bring_up(g, box, kind)
        again = [0] * box.n_kinds
        assert box.kind_of[g.draw_pile[g.draw_top]] == kind
        assert (count_next(g, box, again), again) == (total, counts)
        assert [player.coins.size for player in g.players] == [
            len(coins_of(g, p)) for p in range(len(g.players))
        ]


def coins_of(g: State, seat_number: int) -> list[int]:
    found, card = [], g.players[seat_number].coins.top
    while card != 0:
        found.append(card)
        card = g.below[card]
    return found


def test_it_plays_in_batches_and_beats_the_mate() -> None:
    batch = CardBatch("unterwegs", {}, 2)
    won, deals = 0.0, np.arange(30)
    for bots in (["admiral", "mate"], ["mate", "admiral"]):
        rows = np.zeros((len(deals), columns.WIDTH), np.int64)
        batch.play(bots, 1, deals, np.zeros(len(deals), np.int64), 20, rows)
        winners = rows[:, columns.WINNERS, None] >> np.arange(2) & 1
        won += float((winners[:, bots.index("admiral")] / winners.sum(1)).sum())
    assert won > 0.5 * 60


def test_any_unseen_card_may_be_on_top_and_nothing_is_lost() -> None:
    """D6: a coin may as well lie on the pile; then the card from there is the coin."""
    table = middle_game().table
    assert isinstance(table, CardTable)
    g, box, whim = table.g, table.deck.box, [12345]
    before, again, tops = [0] * box.n_kinds, [0] * box.n_kinds, set()
    total = count_next(g, box, before)
    coins = {coin for p in range(g.n_players) for coin in coins_of(g, p)}
    for _ in range(200):
        stir_unseen(g, whim)
        tops.add(g.draw_pile[g.draw_top])
        assert (count_next(g, box, again), again) == (total, before)
    assert fault_of(g, box, [0] * (box.n_cards + 1)) == 0
    assert coins & tops
