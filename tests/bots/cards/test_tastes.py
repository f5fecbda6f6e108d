"""The admiral's tastes: what a card would add to a seat's share, and the mate's way to play by it."""

from __future__ import annotations

from tests.tables import ELEVEN_POINTS, SAILOR, at, seat, trading

from portroyal.bots.cards.judgement import Judge, Net, kept_net
from portroyal.bots.cards.mate import mate
from portroyal.bots.cards.tastes import WHOLE, Taster, draw_taste, note_tastes
from portroyal.play.cards.adapter import CardTable
from portroyal.play.game import Game
from portroyal.rules.cards.codes import MAX_CARDS, TAKE
from portroyal.rules.cards.state import State
from portroyal.rules.layout import copy_of, from_record


class Copies(list[State]):
    """States as compiled loops hold them: setting one copies it."""

    def __setitem__(self, at: int, state: State) -> None:  # type: ignore[override]
        super().__setitem__(at, copy_of(state))


def noted(game: Game) -> tuple[CardTable, Taster]:
    table = game.table
    assert isinstance(table, CardTable)
    net, taster = Net(), Taster()
    from_record(kept_net()[0], net)
    states = Copies([copy_of(table.g), State(), State()])
    note_tastes(states, 0, 1, 2, table.deck.box, net, Judge(), taster)
    return table, taster


def taste(table: CardTable, taster: Taster, number: int, name: str) -> int:
    kind = table.deck.kind(name)
    assert kind is not None
    return taster.notes.tastes[number * MAX_CARDS + kind]


def last_turn(*harbor: str) -> Game:
    """The end is called, and whose turn it is lacks one point to be ahead in points and coins."""
    ahead = seat(20, ["jester-9/3", *ELEVEN_POINTS[:3]])
    behind = seat(9, [*ELEVEN_POINTS[3:], "sailor-7/3", "pirate-9/3", "jester-7/2", "jester-7/2"])
    return trading(ahead, behind, harbor=list(harbor), active=1, decider=1, end_called=True)


def test_in_the_last_turn_only_the_card_that_wins_is_worth_anything() -> None:
    table, taster = noted(last_turn("yellow-4/4", SAILOR))
    assert taste(table, taster, 1, SAILOR) == WHOLE
    assert taste(table, taster, 1, "yellow-4/4") == 0
    assert taste(table, taster, 1, "jester-5/1") == WHOLE  # also one that is not there


def test_the_mate_plays_by_them() -> None:
    """Its own weights like four coins better than a sailor at any time."""
    table, taster = noted(last_turn("yellow-4/4", SAILOR))
    kind = table.deck.kind(SAILOR)
    assert kind is not None
    codes = list(table.choices().values())
    chosen = mate(table.g, table.deck.box, codes, len(codes), taster.weights, taster.notes)
    assert chosen == TAKE + kind


def test_ships_that_pay_the_same_taste_the_same_but_for_traders() -> None:
    table, taster = noted(at(seat(4), seat(4, ["trader-red-3/1"]), harbor=[SAILOR], drawn=1))
    red, blue = (taste(table, taster, 1, name) for name in ("red-1/1", "blue-1/1"))
    assert taste(table, taster, 1, "green-1/1") == blue
    assert red != blue


def test_an_expedition_is_worth_what_it_changes() -> None:
    """C5.1: only for whose turn it is."""
    crew = seat(3, ["settler-4/1", "settler-4/1"])
    table, taster = noted(at(crew, seat(3), expeditions=["expedition-settlers"], drawn=1, harbor=[SAILOR]))
    assert abs(taste(table, taster, 0, "expedition-settlers")) > 1
    assert taste(table, taster, 1, "expedition-settlers") == 0


def test_a_card_more_adds_nothing_where_the_game_is_won() -> None:
    """Whoever has won by stopping stops: a draw could only lose it."""
    winner = seat(30, [*ELEVEN_POINTS, "jester-9/3"])
    table, taster = noted(at(seat(), winner, active=1, end_called=True, harbor=["red-1/1"], drawn=1))
    assert draw_taste(table.g, table.deck.box, taster) <= 0.004
