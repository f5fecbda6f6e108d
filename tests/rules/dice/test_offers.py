"""Offers of the Dice Game: what every choice costs, brings and risks is what comes when it is played."""

from __future__ import annotations

from typing import Any

import pytest

from offers_played import COLORS, fault_of, positions, tried
from portroyal.play.dice.adapter import DiceTable
from portroyal.play.dice.offers import wins
from portroyal.play.game import Game
from portroyal.rules.dice.board import SHIP_CROSSES
from portroyal.rules.dice.chart_words import CHAPTERS
from portroyal.rules.dice.codes import PIECES
from portroyal.rules.dice.offers import piece_crosses, takes_after_roll

from .table import atlas

POSITIONS = 200
CHARTS: list[dict[str, Any]] = [{"chapter": chapter} for chapter in CHAPTERS] + [{"chart": atlas()}]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("options", CHARTS, ids=["1", "2", "3", "4", "atlas"])
def test_what_is_offered_is_what_comes(options: dict[str, Any], players: int) -> None:
    def new(seed: int) -> Game:
        return Game.new("dice", players, seed=seed, options=options)

    for position in positions(new, POSITIONS):
        assert fault_of(position) is None, position.state()


def test_e5_of_two_skulls_owed_an_answer_tells_those_it_strikes() -> None:
    def new(seed: int) -> Game:
        return Game.new("dice", 3, seed=seed, options={"chart": atlas()})

    def two_owed(game: Game) -> bool:
        return bool(game.state().todo.count("skull") == 2)

    for position in positions(new, 3, wanted=two_owed):
        assert fault_of(position) is None, position.state()


@pytest.mark.parametrize("players", [2, 5])
def test_near_the_end_wins_are_offered_as_such(players: int) -> None:
    """G3.7, G8.1: what decides the game, and the crosses that nobody places any more."""

    def new(seed: int) -> Game:
        return Game.new("dice", players, seed=seed, options={"chart": atlas()})

    def late(game: Game) -> bool:
        return bool(max(player.points for player in game.state().players) >= 16)

    seen = set()
    for position in positions(new, POSITIONS, wanted=late):
        assert fault_of(position) is None, position.state()
        seen |= {offer.ends for offer in position.offers()}
    assert "game" in seen


def test_g6_3_a_field_costs_the_gunners_price_whatever_the_next_chance_brings() -> None:
    """Of two players the active one may have the next chance at once (G7.1): its crosses are in the sum."""

    def new(seed: int) -> Game:
        return Game.new("dice", 2, seed=seed, options={"chart": atlas()})

    def summed(game: Game) -> bool:
        offers: list[Any] = list(game.offers())
        return any(offer.cost and offer.can and offer.crosses not in (None, -offer.cost) for offer in offers)

    for position in positions(new, 5, wanted=summed):
        assert fault_of(position) is None, position.state()


def test_g4_4_a_roll_tells_what_its_ship_would_give_as_its_price_does_then() -> None:
    """Traders included (G7.2), and no more skulls than are left (G6.9)."""

    def new(seed: int) -> Game:
        return Game.new("dice", 3, seed=seed, options={"chart": atlas()})

    def lands(game: Game) -> Any:
        offers: list[Any] = list(game.offers())
        return next((offer.lands for offer in offers if offer.action == "resolve"), None)

    def brings_a_ship(game: Game) -> bool:
        return "resolve" in game.legal and lands(game).result == "ship"

    traded = 0
    for position in positions(new, POSITIONS, wanted=brings_a_ship):
        state, told = position.state(), lands(position)
        color, letter = state.roll.split("-")
        with tried(position, "resolve"):
            if not position.over:
                (price,) = [price for price in position.table.prices() if price.card == f"ship-{color}"]
                assert (told.crosses, told.skulls) == (price.gain, price.skulls)
        traded += told.crosses > SHIP_CROSSES["ABCDE".index(letter)]
    assert traded


def test_g2_3_a_start_island_says_how_many_fields_are_crossed() -> None:
    game = Game.new("dice", 5, seed=1, options={"chapter": 1})
    costs = []
    while game.state().phase == "start":
        costs.append({offer.cost for offer in game.offers() if offer.can})
        game.play(game.legal[0])
    assert costs == [{1}, {2}, {3}, {4}, {4}]


def test_g2_3_on_a_small_start_island_it_says_how_many_fit() -> None:
    game = Game.new("dice", 2, seed=1, options={"chart": atlas()})
    game.play("start sailor")
    assert {offer.action: offer.cost for offer in game.offers()} == {
        "start jester": 1,
        "start pirate": 2,
        "start trader": 2,
    }
    events = game.play("start jester")
    assert [event.n for event in events if event.type == "start"] == [1]


def table_of(game: Game) -> DiceTable:
    assert isinstance(game.table, DiceTable)
    return game.table


@pytest.mark.parametrize("players", [2, 5])
def test_g3_7_g8_1_what_wins_is_known_before(players: int) -> None:
    def new(seed: int) -> Game:
        return Game.new("dice", players, seed=seed, options={"chart": atlas()})

    def late(game: Game) -> bool:
        return bool(max(player.points for player in game.state().players) >= 15)

    seen = set()
    for position in positions(new, 2 * POSITIONS, wanted=late):
        seat = position.decider
        for action in position.legal:
            told, word = wins(table_of(position), action), action.partition(" ")[0]
            seen.add((word, told))
            if word not in ("roll", "reroll"):
                with tried(position, action):
                    result = position.result
                assert told == (result is not None and seat in result.winners), (action, position.state())
    assert ("roll", True) not in seen
    assert {("roll", False), ("cross", True), ("cross", False)} <= seen


def test_g8_2_the_last_round_ends_without_a_win_of_who_has_less() -> None:
    players: list[dict[str, Any]] = [{"points": 1, "wheels": {"green": [5, 0, 1]}}, {}]
    position = {"phase": "cross", "round": 200, "active": 1, "chance": 3, "decider": 1, "crosses_left": 1}
    game = Game.new("dice", 2, seed=1, options={"chapter": 1}, position=position | {"players": players})
    (done,) = [offer for offer in game.offers() if offer.action == "done"]
    assert (done.ends, wins(table_of(game), "done")) == ("game", False)


def test_g4_2_a_piece_more_is_counted_before_it_is_rolled() -> None:
    def new(seed: int) -> Game:
        return Game.new("dice", 3, seed=seed, options={"chapter": 1})

    def rolls(game: Game) -> bool:
        return {"roll", "stop"} <= set(game.legal)

    seen = set()
    for position in positions(new, POSITIONS, wanted=rolls):
        told = takes_after_roll(table_of(position).g)
        for color in COLORS:
            with tried(position, "roll", chance=[f"{color}-A"]) as events:
                stops = [offer.takes for offer in position.offers() if offer.action == "stop"]
            if stops and any(event.type == "place" for event in events):
                assert stops == [told], position.state()
                seen.add(told)
    assert {1, 2} <= seen


def test_everybody_sees_of_a_piece_what_its_offer_says() -> None:
    """Forced steps included: a jester's crosses at the active player's second chance (G7.1)."""

    def new(seed: int) -> Game:
        return Game.new("dice", 2, seed=seed, options={"chart": atlas()})

    def takes(game: Game) -> bool:
        return any(action.startswith("take") for action in game.legal)

    more = 0
    for position in positions(new, 2 * POSITIONS, wanted=takes):
        g = table_of(position).g
        offers: dict[str, Any] = {offer.action: offer for offer in position.offers()}
        for price in position.table.prices():
            offer, wheel = offers[f"take {price.card}"], price.card.startswith("wheel")
            assert (price.gain, price.skulls, price.can) == (offer.crosses, offer.skulls, offer.can)
            assert (price.points, price.full) == (
                (offer.points, not offer.wheels_got) if wheel else (0, False)
            )
            more += price.gain != piece_crosses(g, PIECES.index(price.card))
    assert more


@pytest.mark.parametrize("phase", ["discover", "trade"])
def test_g4_7_what_a_wheel_gives_is_the_same_before_it_can_be_taken(phase: str) -> None:
    wheels = {"green": [4, 0, 2], "blue": [0, 2, 0], "orange": [6, 0, 0]}
    position = {
        "phase": phase, "board": {"wheels": {"green": "D", "blue": "E", "orange": "D"}},
        "players": [{"points": 2, "wheels": wheels}, {}],
    } | ({"chance": 1, "takes_left": 1} if phase == "trade" else {})  # fmt: skip
    game = Game.new("dice", 2, seed=1, options={"chart": atlas()}, position=position)
    told: dict[str, Any] = {offer.action: offer for offer in game.offers()}
    wanted = {"green": (2, ["green"]), "blue": (0, []), "orange": (0, ["orange"])}
    for color, (points, got) in wanted.items():
        offer = told[f"take wheel-{color}"]
        assert (offer.can, offer.points, offer.wheels_got) == (phase == "trade", points, got)


@pytest.mark.parametrize(("struck", "skulls"), [(6, 2), (7, 1), (8, 0)])
def test_g6_9_a_piece_brings_no_more_skulls_than_are_left(struck: int, skulls: int) -> None:
    """A black ship on E has two; to whom it is a choice, and to whoever looks on, at any time."""
    seats: list[dict[str, Any]] = [{"skulls": struck, "points": -3}, {}]
    turns: dict[str, dict[str, Any]] = {"discover": {}, "trade": {"chance": 1}}
    for phase, turn in turns.items():
        position = {"phase": phase, "board": {"ships": {"black": "E"}}, "players": seats} | turn
        table = table_of(Game.new("dice", 2, seed=1, options={"chart": atlas()}, position=position))
        told = [offer.skulls for offer in table.offers() if offer.action == "take ship-black"]
        assert told == [price.skulls for price in table.prices()] == [skulls]
