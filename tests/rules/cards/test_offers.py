"""Offers of the card games: what every choice costs, brings and risks is what comes when it is played."""

from __future__ import annotations

from typing import Any

import pytest
from tests.tables import (
    CAPTAIN,
    GOVERNOR,
    JESTER,
    PRIEST,
    SAILOR,
    SETTLER,
    SMALL_BOX,
    YELLOW,
    at,
    cards,
    seat,
)

from offers_played import fault_of, positions, tried
from portroyal.play.cards.adapter import CardTable
from portroyal.play.cards.offers import calls_end, within_reach
from portroyal.play.game import Game
from portroyal.rules.cards.codes import COLORS, MAX_CARDS
from portroyal.rules.cards.deck import CARD_GAMES
from portroyal.rules.cards.expeditions import missing_with, persons_missing
from portroyal.rules.cards.odds import count_pool, more_repelled, ships_of
from portroyal.rules.cards.offers import colors_for_take

POSITIONS = 200
EXPEDITION = {"ending": "expedition"}
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    (game.name, players, options)
    for game in CARD_GAMES.values()
    for players in range(game.least_players, game.most_players + 1)
    for options in (({}, EXPEDITION) if game.has_expeditions else ({},))
]
# So few cards that both piles are empty again and again (C1.5)
SHORT: list[tuple[str, int, dict[str, Any]]] = [
    ("port-royal", players, {"cards": SMALL_BOX}) for players in (2, 3, 4)
]


@pytest.mark.parametrize(("game", "players", "options"), TABLES + SHORT)
def test_what_is_offered_is_what_comes(game: str, players: int, options: dict[str, Any]) -> None:
    def new(seed: int) -> Game:
        return Game.new(game, players, seed=seed, options=options)

    for position in positions(new, POSITIONS):
        assert fault_of(position) is None, position.state()


SMALL = {"cards": SMALL_BOX}


def test_c1_5_jesters_of_a_bust_are_paid_with_the_cards_that_it_discards() -> None:
    """All 20 others are coins: the two ships are all that there is."""
    seats = seat(10, [SAILOR, JESTER, JESTER]), seat(10)
    game = at(*seats, options=SMALL, phase="repel", revealed=YELLOW, harbor=[YELLOW], drawn=2)
    assert fault_of(game) is None
    assert [offer.parts for offer in game.offers() if offer.action == "keep"] == [[("jester", 2)]]


def test_c1_5_a_pass_that_comes_round_to_oneself_has_ended_a_turn() -> None:
    """The other cannot reveal a card, and the next turn begins with the expedition that is still open."""
    seats = seat(11, [SETTLER, SETTLER]), seat(11)
    game = at(*seats, options=SMALL, phase="trade", drawn=1, expeditions=["expedition-settlers"])
    assert fault_of(game) is None
    assert {offer.action: offer.ends for offer in game.offers()}["pass"] == "turn"


@pytest.mark.parametrize("person", [SETTLER, CAPTAIN, PRIEST])
def test_c1_5_a_reward_is_paid_with_the_persons_who_go(person: str) -> None:
    """All 16 others are coins: the two persons are all that there is."""
    expedition = f"expedition-{person.partition('-')[0]}s"
    box = {"cards": cards({SAILOR: 8, GOVERNOR: 8, expedition: 1, person: 2})}
    seats = seat(8, [person, person]), seat(8)
    game = at(*seats, options=box, phase="trade", drawn=1, expeditions=[expedition])
    assert fault_of(game) is None
    (fulfil,) = [offer for offer in game.offers() if offer.action == f"fulfil {expedition}"]
    assert (fulfil.coins, fulfil.parts) == (2, [("reward", 2)])


def table_of(game: Game) -> CardTable:
    assert isinstance(game.table, CardTable)
    return game.table


@pytest.mark.parametrize(("game", "players", "options"), TABLES[::3] + SHORT)
def test_c4_4_what_is_within_reach_can_be_taken_after_a_stop(
    game: str, players: int, options: dict[str, Any]
) -> None:
    def new(seed: int) -> Game:
        return Game.new(game, players, seed=seed, options=options)

    for position in positions(new, POSITIONS, wanted=lambda position: "stop" in position.legal):
        seat, reach = position.decider, within_reach(table_of(position))
        with tried(position, "stop"):
            can = [action for action in position.legal if action.startswith("take ")]
            can = can if position.decider == seat and position.state().phase == "trade" else []
        assert sorted(can) == sorted(f"take {card}" for card in reach), position.state()


def test_c4_4_admirals_put_a_person_within_reach() -> None:
    lying = ["settler-4/1", "sailor-3/1", "captain-4/1", "priest-4/1", "pirate-9/3"]
    game = at(seat(2, ["admiral-5/1"]), seat(), harbor=lying)
    assert within_reach(table_of(game)) == lying[:4]
    game = at(seat(2, ["admiral-5/1"]), seat(), harbor=lying[:3])
    assert within_reach(table_of(game)) == []


def test_c6_1_what_calls_the_end_is_known_before() -> None:
    def new(seed: int) -> Game:
        return Game.new("combined", 3, seed=seed)

    def late(game: Game) -> bool:
        return bool(max(player.points for player in game.state().players) >= 9)

    seen = set()
    for position in positions(new, POSITIONS, wanted=late):
        for action in position.legal:
            told = calls_end(table_of(position), action)
            if action != "draw":
                with tried(position, action) as events:
                    assert told == any(event.type == "end-called" for event in events), position.state()
            seen.add((action.partition(" ")[0], told))
    assert {("take", True), ("take", False), ("draw", False)} <= seen
    assert ("draw", True) not in seen


@pytest.mark.parametrize(
    ("options", "calls"),
    [({}, ["take jester-9/3", "fulfil expedition-settlers"]), (EXPEDITION, ["fulfil expedition-settlers"])],
)
def test_c6_3_points_alone_may_not_call_the_end(options: dict[str, Any], calls: list[str]) -> None:
    rich = seat(9, [SETTLER, SETTLER, "mademoiselle-9/3", "mademoiselle-9/3", "admiral-9/3"])
    game = at(
        rich, seat(), options=options, phase="trade", drawn=2, takes_left=1,
        harbor=["jester-9/3", YELLOW], expeditions=["expedition-settlers"],
    )  # fmt: skip
    assert [action for action in game.legal if calls_end(table_of(game), action)] == calls


def test_c5_2_a_person_is_counted_for_a_crew_before_it_is_hired() -> None:
    def new(seed: int) -> Game:
        return Game.new("port-royal", 2, seed=seed)

    def both(game: Game) -> bool:
        return bool(game.state().expeditions) and any(action.startswith("take ") for action in game.legal)

    seen = set()
    for position in positions(new, POSITIONS, wanted=both):
        table, seat = table_of(position), position.decider or 0
        for action in position.legal:
            kind = table.deck.kind(action.removeprefix("take "))
            if kind is None or (role := table.deck.kinds[kind].role) < 0:
                continue
            for number in {table.deck.kind(card) for card in position.state().expeditions} - {None}:
                assert number is not None
                before = persons_missing(table.deck.box, table.g.players[seat], number)
                told = missing_with(table.deck.box, table.g.players[seat], number, role)
                with tried(position, action):
                    assert told == persons_missing(table.deck.box, table.g.players[seat], number)
                seen.add(before - told)
    assert seen == {0, 1}


def test_c4_2_a_fourth_and_a_fifth_color_are_one_more_card_to_take() -> None:
    def new(seed: int) -> Game:
        return Game.new("port-royal", 4, seed=seed)

    def asked(game: Game) -> bool:
        return "keep" in game.legal and game.state().harbor != []

    seen = set()
    for position in positions(new, 3 * POSITIONS, wanted=asked):
        told = colors_for_take(table_of(position).g)
        with tried(position, "keep") as events:
            ships = [card for card in position.state().harbor if card.partition("-")[0] in COLORS]
        if not any(event.type == "bust" for event in events):
            assert told == (len(ships) if len(ships) > 3 else 0), position.state()
            seen.add(told)
    assert {0, 4} <= seen


def test_c3_3_hidden_ships_are_counted_by_color_and_by_swords() -> None:
    def new(seed: int) -> Game:
        return Game.new("combined", 4, seed=seed)

    for position in positions(new, 30):
        table, counts, unseen = table_of(position), [0] * MAX_CARDS, position.state().unseen.new
        count_pool(table.g, table.deck.box, 0, counts)
        ships = [card for card in unseen if card.partition("-")[0] in COLORS]
        for number, color in enumerate(COLORS):
            own = [unseen[card] for card in ships if card.startswith(color)]
            assert ships_of(table.deck.box, number, counts) == sum(own)
        asked = [(int(end), unseen[card]) for card in ships if (end := card.rpartition("/")[2]) != "x"]
        for more in (2, 5):
            told = more_repelled(table.deck.box, 1, more, counts)
            assert told == sum(n for swords, n in asked if 1 < swords <= more)
