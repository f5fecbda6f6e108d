"""What a card is worth to a player in the mate's eyes: by its weights, the others and the end."""

from __future__ import annotations

from tests.tables import ELEVEN_POINTS, MADEMOISELLE, SAILOR, SETTLER, YELLOW, at, seat, trading

from portroyal.bots.cards.weights import COIN, FIRST_GUESS, Weights, weights_from
from portroyal.bots.cards.worth import NOTHING, Notes, finish_worth, read_table, skill_worth, worth_of
from portroyal.play.cards.adapter import CardTable
from portroyal.play.game import Game


def guess() -> Weights:
    return weights_from(FIRST_GUESS)


def worth(game: Game, seat_: int, card: str, ladies: int = 0) -> int:
    assert isinstance(game.table, CardTable)
    g, deck, notes = game.table.g, game.table.deck, Notes()
    kind = deck.kind(card)
    assert kind is not None
    read_table(g, deck.box, guess(), notes)
    notes.seats[seat_].ladies = ladies
    return worth_of(g, deck.box, seat_, kind, guess(), notes)


def test_a_ship_is_worth_its_coins_and_c4_9_the_fee_is_taken_off() -> None:
    game = trading(seat(0), seat(0), harbor=["yellow-3/2"])
    assert worth(game, 0, "yellow-3/2") == 3 * COIN
    assert worth(game, 1, "yellow-3/2") == 2 * COIN


def test_c4_6_traders_add_their_coin() -> None:
    game = trading(seat(0, ["trader-yellow-3/1"]), seat(0), harbor=[YELLOW])
    assert worth(game, 0, YELLOW) > COIN


def test_a_person_who_cannot_be_paid_is_worth_nothing() -> None:
    game = trading(seat(2), seat(3), harbor=[SAILOR, YELLOW])
    assert worth(game, 0, SAILOR) == NOTHING
    assert worth(game, 1, SAILOR) == NOTHING  # the fee is missing
    assert worth(game, 0, SAILOR, ladies=1) > NOTHING


def test_who_completes_an_expedition_is_worth_more() -> None:
    alone = at(seat(9), seat(), expeditions=[])
    wanted = at(seat(9, [SETTLER]), seat(), expeditions=["expedition-settlers"])
    assert worth(wanted, 0, SETTLER) > worth(alone, 0, SETTLER)


def test_skills_fade_towards_the_end() -> None:
    skills = []
    for others, called in (([], False), (ELEVEN_POINTS, False), (ELEVEN_POINTS, True)):
        game, notes = at(seat(9), seat(0, others), end_called=called), Notes()
        assert isinstance(game.table, CardTable)
        read_table(game.table.g, game.table.deck.box, guess(), notes)
        skills.append(skill_worth(game.table.deck.box, 0, game.table.deck.kind(MADEMOISELLE) or 0, notes))
    assert skills[0] > skills[1] > skills[2] == 0


def test_c6_2_being_ahead_at_the_end_is_worth_a_game_and_calling_it_from_behind_costs_one() -> None:
    game = at(seat(5, ELEVEN_POINTS), seat(3, ["sailor-7/3", "pirate-9/3", "jester-9/3", "sailor-5/2"]))
    assert isinstance(game.table, CardTable)
    g, box, win = game.table.g, game.table.deck.box, guess().win
    assert finish_worth(g, box, 0, 11, 5, guess()) == 0
    assert finish_worth(g, box, 0, 12, 5, guess()) == win
    g.players[1].points = 13
    assert finish_worth(g, box, 0, 12, 5, guess()) == -win
    g.players[1].points = 12
    assert finish_worth(g, box, 0, 12, 2, guess()) == -win  # fewer coins


def test_c6_3_without_an_expedition_points_do_not_win() -> None:
    game = at(seat(5, ELEVEN_POINTS), seat(3), options={"ending": "expedition"})
    assert isinstance(game.table, CardTable)
    assert finish_worth(game.table.g, game.table.deck.box, 0, 14, 5, guess()) == 0
