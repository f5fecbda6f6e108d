"""The mate of the card games: sensible in clear positions, and the same in plain and compiled code."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from tests.tables import BLACK, BLUE, ELEVEN_POINTS, GREEN, RED, SAILOR, SETTLER, YELLOW, at, seat, trading

from portroyal.bots import columns
from portroyal.bots.bot import Budget
from portroyal.bots.cards.batch import CardBatch
from portroyal.bots.cards.bosun import MOST_DRAWN, bosun
from portroyal.bots.cards.bots import CREW
from portroyal.bots.cards.mate import mate
from portroyal.bots.cards.weights import weights_of
from portroyal.bots.cards.worth import Notes
from portroyal.bots.columns import trail_after
from portroyal.play.cards.adapter import deck_for
from portroyal.play.game import Game
from portroyal.rules.cards.codes import MAX_LEGAL, OVER
from portroyal.rules.cards.deck import CARD_GAMES
from portroyal.rules.cards.legal import act, legal, set_up
from portroyal.rules.cards.state import State
from portroyal.rules.chance import Stream, game_key, seed_stream

TABLES = [
    (game.name, players, options)
    for game in CARD_GAMES.values()
    for players in range(game.least_players, game.most_players + 1)
    for options in (({}, {"ending": "expedition"}) if game.has_expeditions else ({},))
]


def choice(game: Game) -> str:
    return CREW["mate"].advise(game.table, random.Random(1), Budget()).action


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_plain_and_compiled_mates_and_bosuns_play_the_same_games(
    game: str, players: int, options: dict[str, Any]
) -> None:
    deck, master, numbers = deck_for(game, options), Stream(), [3, 8]
    seed_stream(master, 21)
    bots = ["bosun" if seat == 1 else "mate" for seat in range(players)]
    rows = np.zeros((len(numbers), columns.WIDTH), np.int64)
    starts = np.array(numbers) % players
    CardBatch(game, options, players).play(bots, 21, np.array(numbers), starts, 0, rows)
    for number, row in zip(numbers, rows, strict=True):
        g, actions, trail, moves, busts, notes = State(), [0] * MAX_LEGAL, 0, 0, [0] * players, Notes()
        game_key(master, number, g.stream, [0])
        set_up(g, deck.box, players, number % players, int("ending" in options))
        while g.phase != OVER:
            n = legal(g, deck.box, actions)
            if g.decider == 1:
                action = bosun(g, deck.box, actions, n)
            else:
                action = mate(g, deck.box, actions, n, weights_of(game, players), notes)
            trail, moves, active = trail_after(trail, action), moves + 1, g.active
            busts[active] += act(g, deck.box, action)
        assert row[columns.TRAIL] == trail
        assert row[columns.MOVES] == moves
        assert row[columns.WINNERS] == g.winners
        seats = [columns.SEATS + p * columns.SEAT_WIDTH for p in range(players)]
        assert [row[at_ + columns.BUSTS] for at_ in seats] == busts
        assert [row[at_ + columns.POINTS] for at_ in seats] == [g.players[p].points for p in range(players)]


def test_it_repels_what_would_bust() -> None:
    game = at(seat(3, [SAILOR]), seat(), phase="repel", harbor=[YELLOW, SAILOR], revealed="yellow-2/1")
    assert choice(game) == "repel"


def test_it_goes_on_when_there_is_nothing_to_win_by_stopping() -> None:
    assert choice(at(seat(0), seat(5), harbor=[SAILOR])) == "draw"


def test_it_stops_when_much_lies_there_and_nearly_every_ship_busts() -> None:
    harbor = [YELLOW, BLUE, GREEN, RED, BLACK, "mademoiselle-9/3", "sailor-7/3"]
    assert choice(at(seat(12), seat(0), harbor=harbor)) == "stop"


def test_it_takes_the_ship_first_that_pays_for_the_person() -> None:
    harbor = ["yellow-4/4", "blue-1/1", "green-1/1", "red-1/1", "sailor-7/3"]
    game = trading(seat(4), seat(0), harbor=harbor, takes_left=2)
    assert choice(game) == "take yellow-4/4"
    game.play("take yellow-4/4")
    assert choice(game) == "take sailor-7/3"


def test_in_the_last_round_it_takes_the_point_that_wins() -> None:
    """The other has 12 points and was active already; only the sailor gets past them."""
    ahead = seat(20, ["jester-9/3", *ELEVEN_POINTS[:3]])
    game = trading(
        ahead, seat(9, [*ELEVEN_POINTS[3:], "sailor-7/3", "pirate-9/3", "jester-7/2", "jester-7/2"]),
        harbor=["yellow-4/4", SAILOR], active=1, decider=1, end_called=True,
    )  # fmt: skip
    assert choice(game) == f"take {SAILOR}"


def test_it_fulfils_an_expedition_that_pays() -> None:
    game = at(seat(3, [SETTLER, SETTLER]), seat(), expeditions=["expedition-settlers"])
    assert choice(game) == "fulfil expedition-settlers"


@pytest.mark.parametrize("bot", ["bosun", "mate", "captain"])
def test_nobody_draws_for_ever(bot: str) -> None:
    """Taxes can go round in circles: everybody pays a coin and gets it back."""
    eager = at(seat(0, [SAILOR]), seat(0), harbor=[YELLOW])
    weary = at(seat(0, [SAILOR]), seat(0), harbor=[YELLOW], drawn=MOST_DRAWN)
    told = [CREW[bot].advise(game.table, random.Random(1), Budget()).action for game in (eager, weary)]
    assert told == ["draw", "stop"]
