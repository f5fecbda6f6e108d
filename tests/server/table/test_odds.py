"""The odds beside a table: of the next card or roll they say what its offer says."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from tests.tables import BLUE, PRIEST, SAILOR, YELLOW, at, cards, play, seat, trading

from portroyal.play.game import Game
from portroyal.server.family import server_of


@pytest.mark.parametrize(
    ("game", "options"),
    [("port-royal", {}), ("unterwegs", {}), ("combined", {}), ("dice", {"chapter": 1})],
)
def test_what_may_bust_is_what_the_offer_says(game: str, options: dict[str, Any]) -> None:
    """Also with a blue wheel, by which one would roll again: that is a choice, and no chance of its own."""
    told, whim, risky = server_of(game).odds, random.Random(3), 0
    assert told is not None
    for seed in range(2):
        played = Game.new(game, 3, seed=seed, options=options)
        while played.legal:
            risk = next((offer.risk for offer in played.offers() if offer.risk), None)
            if risk:
                odds = told(played.table, 1)
                assert (odds.bust, odds.bust_for_sure) == (risk.bare, risk.sure)
                risky += risk.busts > 0
            played.play(whim.choice(played.legal))
    assert risky > 20


def test_c4_11_after_a_stop_the_next_card_finds_an_empty_harbor() -> None:
    told = server_of("port-royal").odds
    assert told is not None
    seats: list[dict[str, Any]] = [{"coins": 5}, {"coins": 5}]
    for phase, bust in ("discover", True), ("trade", False):
        position = {"phase": phase, "harbor": ["red-1/1", "blue-1/1", "sailor-3/1"], "players": seats}
        odds = told(Game.new("port-royal", 2, seed=1, position=position).table, 1)
        assert (odds.bust > 0, odds.bust_for_sure > 0) == (bust, bust)
        assert isinstance(odds.new_color, float)
        kinds = odds.bust + odds.new_color + odds.person + odds.expedition + odds.tax  # type: ignore[operator]
        assert kinds == pytest.approx(1.0)


def test_p16_what_a_roll_that_waits_costs_to_repel_is_spent_before_the_next_one() -> None:
    told = server_of("dice").odds
    assert told is not None
    sheet = {"wheels": {"orange": [0, 1, 5]}}
    position = {"board": {"ships": {"yellow": "A"}}, "roll": "yellow-B", "players": [sheet, {}]}
    game = Game.new("dice", 2, seed=1, options={"chapter": 1}, position=position)
    assert game.legal == ["resolve", "repel 1"]
    before = told(game.table, 1)
    game.play("repel 1")
    (risk,) = [offer.risk for offer in game.offers() if offer.risk]
    assert (before.bust, before.bust_for_sure) == (risk.bare, risk.sure) == (4 / 36, 4 / 36)


def test_after_a_stop_nobody_reaches_more_pieces() -> None:
    told = server_of("dice").odds
    assert told is not None
    seats: list[dict[str, Any]] = [{}, {}]
    board = {"ships": {"red": "B", "black": "A", "blue": "A"}}
    turns: dict[str, dict[str, Any]] = {"discover": {"handled": True}, "trade": {"chance": 1}}
    for phase, turn in turns.items():
        position = {"phase": phase, "board": board, "players": seats} | turn
        odds = told(Game.new("dice", 2, seed=1, options={"chapter": 1}, position=position).table, 1)
        assert (odds.bust > 0, bool(odds.reach)) == (phase == "discover",) * 2


def test_c1_4_without_a_draw_pile_a_ship_that_is_repelled_may_come_again() -> None:
    box = cards({SAILOR: 8, PRIEST: 7, YELLOW: 3, BLUE: 4})
    discard = [BLUE, BLUE, SAILOR, SAILOR, PRIEST, PRIEST, PRIEST]
    seats = seat(6, [SAILOR]), seat(6)
    game = at(
        *seats, options={"cards": box}, phase="repel", revealed=YELLOW, harbor=[YELLOW], discard=discard
    )
    told = server_of("port-royal").odds
    assert told is not None
    before = told(game.table, 1)
    game.play("repel")
    (risk,) = [offer.risk for offer in game.offers() if offer.risk]
    assert (before.bust, before.bust_for_sure) == (risk.bare, risk.sure) == (1 / 8, 0)
    assert before == told(game.table, 1)


def test_c1_4_c4_11_without_a_draw_pile_the_harbor_may_come_again() -> None:
    box = cards({SAILOR: 8, PRIEST: 7, YELLOW: 3, BLUE: 4})
    discard = [BLUE, SAILOR, SAILOR, SAILOR, PRIEST, PRIEST, PRIEST, PRIEST]
    game = trading(seat(6), seat(6), options={"cards": box}, harbor=[YELLOW, BLUE], discard=discard)
    told = server_of("port-royal").odds
    assert told is not None
    before = told(game.table, 1)
    play(game, "pass", "pass")
    assert before.cards == {SAILOR: 0.3, PRIEST: 0.4, YELLOW: 0.1, BLUE: 0.2}
    assert msgspec.structs.replace(before, seat=1) == told(game.table, 1)
