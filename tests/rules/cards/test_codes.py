"""The words of the card games as numbers: lists have room for what they list, events have known places."""

from __future__ import annotations

import random

import pytest
from tests.tables import SAILOR, YELLOW, cards

from portroyal.play.cards.adapter import CardTable
from portroyal.play.game import Game
from portroyal.rules.cards import codes
from portroyal.rules.cards.deck import CARD_GAMES, PORT_ROYAL, deck_of
from portroyal.rules.cards.legal import act, legal, play_out, set_up
from portroyal.rules.cards.state import State
from portroyal.rules.chance import seed_stream, whim_below
from portroyal.rules.layout import as_data
from portroyal.rules.telling import PLACES


def test_the_lists_have_room() -> None:
    assert max(game.most_players for game in CARD_GAMES.values()) == codes.MAX_PLAYERS
    assert (len(codes.COLORS), len(codes.ROLES)) == (codes.N_COLORS, codes.N_ROLES)
    assert len(codes.PHASES) == codes.OVER + 1
    assert len(codes.HAPPENINGS) == codes.GAME_OVER + 1
    assert len(codes.REASONS) == codes.BY_CAP + 1
    assert (codes.ROLES[codes.PASSENGER], codes.ROLES[codes.SETTLER]) == ("passenger", "settler")
    assert codes.MAX_CARDS == 192


def test_five_words_then_a_take_and_a_fulfil_for_every_kind() -> None:
    assert codes.TAKE == codes.PASS + 1
    assert codes.FULFIL == codes.TAKE + codes.MAX_CARDS
    assert codes.MAX_LEGAL == codes.FULFIL + codes.MAX_CARDS


def test_every_color_and_role_is_named_as_its_number_says() -> None:
    assert codes.COLORS == ("yellow", "blue", "green", "red", "black")
    assert [codes.ROLES[role] for role in (codes.JACK, codes.PIRATE, codes.GOVERNOR, codes.WHOLESALER)] == [
        "jack", "pirate", "governor", "wholesaler",
    ]  # fmt: skip


@pytest.mark.parametrize("name", CARD_GAMES)
def test_every_event_of_a_game_names_known_places_cards_and_seats(name: str) -> None:
    """The rules tell integers: -1 where nobody is meant, 0 where no card is seen."""
    whims = random.Random(name)
    game = Game.new(name, 3, seed=1)
    table = game.table
    assert isinstance(table, CardTable)
    g, box = table.g, table.deck.box
    g.told = []
    while g.phase != codes.OVER:
        choices = [0] * codes.MAX_LEGAL
        n = legal(g, box, choices)
        assert n > 0
        act(g, box, whims.choice(choices[:n]))
    assert {seat for _, seat, *_ in g.told} == {-1, 0, 1, 2}
    assert {happening for happening, seat, *_ in g.told if seat == -1} <= {
        codes.SWEPT, codes.SHUFFLED, codes.GAME_OVER,
    }  # fmt: skip
    for _, _, what, n, source, target in g.told:
        assert 0 <= what <= box.n_cards
        assert n >= 0
        assert {source, target} <= set(PLACES)
    moves = [codes.REVEALED, codes.REPELLED, codes.SWEPT, codes.TAXED, codes.TRADED, codes.PAID, codes.HIRED]
    for happening, _, what, n, source, target in g.told:
        if happening in moves:
            assert (what > 0, n, source > 0, target > 0) == (True, 1, True, True)
    assert (g.decider, legal(g, box, choices)) == (-1, 0)


@pytest.mark.parametrize("seed", range(3))
def test_random_play_counts_its_decisions(seed: int) -> None:
    """A playout takes, decision by decision, what the whim says of the legal actions."""
    deck = deck_of(PORT_ROYAL)
    one, other = State(), State()
    for g in (one, other):
        seed_stream(g.stream, seed)
        set_up(g, deck.box, 3, 1, 0)
    choices, whim = [0] * codes.MAX_LEGAL, [seed + 77]
    moves = play_out(one, deck.box, choices, whim)
    whim, counted = [seed + 77], 0
    while other.phase != codes.OVER:
        n = legal(other, deck.box, choices)
        act(other, deck.box, choices[whim_below(whim, n)])
        counted += 1
    assert moves == counted > 100
    assert as_data(one) == as_data(other)


def test_the_largest_box_is_played_to_its_end() -> None:
    """192 cards fill every array; they are shuffled again and again."""
    box = cards({SAILOR: 60, "jack-60/0": 60, "governor-60/0": 60, YELLOW: 12})
    game = Game.new("port-royal", 5, seed=2, options={"cards": box})
    whims = random.Random(4)
    shuffles = 0
    while not game.over and shuffles < 3:
        keen = [action for action in game.legal if action in ("draw", "repel")]
        events = game.play(keen[0] if keen and whims.random() < 0.9 else whims.choice(game.legal))
        shuffles += sum(event.type == "shuffle" for event in events)
    assert shuffles
    state = game.state()
    hidden = sum(state.unseen.new.values()) + sum(state.unseen.old.values())
    shown = [*state.harbor, *state.discard, *(card for player in state.players for card in player.display)]
    assert hidden + len(shown) + bool(state.revealed) == 192
