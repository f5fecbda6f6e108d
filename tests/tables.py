"""A table for the tests of the card games: set a position in the rulebook's words, act, look."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from portroyal.play.cards.adapter import deck_for
from portroyal.play.cards.view import CardState
from portroyal.play.events import Event
from portroyal.play.game import Game

Seat = dict[str, Any]

YELLOW, BLUE, GREEN, RED, BLACK = "yellow-1/1", "blue-1/1", "green-1/1", "red-1/1", "black-1/2"
FIVE_SHIPS = [YELLOW, BLUE, GREEN, RED, BLACK]
SAILOR, PIRATE, GOVERNOR = "sailor-3/1", "pirate-7/2", "governor-8/0"
SETTLER, CAPTAIN, PRIEST, JACK = "settler-4/1", "captain-4/1", "priest-4/1", "jack-6/1"
JESTER, ADMIRAL, MADEMOISELLE = "jester-7/2", "admiral-7/2", "mademoiselle-7/2"
FIVE_PLAYER = "expedition-five-player"
TAX_SWORDS, TAX_POINTS = "tax-most-swords", "tax-least-points"
ELEVEN_POINTS = ["mademoiselle-9/3", "mademoiselle-9/3", "admiral-9/3", "admiral-7/2"]

# The demands and rewards of the box, so that tests can recount without asking the code.
EXPEDITIONS = {
    "expedition-settlers": (["settler", "settler"], 2, 4),
    "expedition-priests": (["priest", "priest"], 2, 4),
    "expedition-captains": (["captain", "captain"], 2, 4),
    "expedition-priests-settler": (["priest", "priest", "settler"], 3, 6),
    "expedition-captains-settler": (["captain", "captain", "settler"], 3, 6),
    FIVE_PLAYER: (["priest", "captain", "settler"], 3, 5),
}


def seat(coins: int = 0, display: Sequence[str] = (), ships: Sequence[str] = (), **more: Any) -> Seat:
    """A player: coins, and cards in the display and under wholesalers."""
    return {"coins": coins, "display": list(display), "ships": list(ships), **more}


def at(
    *seats: Seat,
    game: str = "port-royal",
    deck: Sequence[str] | None = None,
    options: Mapping[str, Any] | None = None,
    start: int = 0,
    seed: int = 1,
    **position: Any,
) -> Game:
    """A game at a position, two players without anything unless told otherwise.

    `deck` are the next cards of the draw pile; what the position leaves out is as in notation, section 4.
    """
    players = list(seats) or [seat(), seat()]
    return Game.new(
        game,
        len(players),
        seed=seed,
        options=options,
        start=start,
        deck=deck,
        position={"players": players, **position},
    )


def trading(*seats: Seat, harbor: Sequence[str], decider: int = 0, **more: Any) -> Game:
    """A game in the middle of Trade & Hire; seat 0 is active unless told otherwise."""
    return at(*seats, phase="trade", harbor=list(harbor), decider=decider, **more)


def cards(counts: Mapping[str, int]) -> list[dict[str, Any]]:
    """A card list of one's own, by the names of the cards."""
    return [_row(name) | {"count": n} for name, n in counts.items()]


def _row(card: str) -> dict[str, Any]:
    if card in EXPEDITIONS:
        persons, coins, points = EXPEDITIONS[card]
        name = card.removeprefix("expedition-").replace("-", "_")
        needs = "+".join(persons)
        return {"type": "expedition", "name": name, "coins": coins, "points": points, "needs": needs}
    if card.startswith("tax-"):
        return {"type": "tax_increase", "name": card.removeprefix("tax-")}
    who, _, values = card.rpartition("-")
    left, right = values.split("/")
    if who in ("yellow", "blue", "green", "red", "black"):
        return {"type": "ship", "name": "ship", "color": who, "coins": left, "swords": right}
    name, _, color = who.partition("-")
    return {"type": "person", "name": name, "color": color, "cost": left, "points": right}


# 25 cards: with so few a position can say where every card is.
SMALL_BOX = cards(
    {SAILOR: 6, GOVERNOR: 8, YELLOW: 3, BLUE: 3, "expedition-settlers": 1, SETTLER: 2, JESTER: 2}
)


def play(game: Game, *actions: str) -> list[Event]:
    """Plays legal actions one after the other, each to a sound table; answers what happened."""
    events: list[Event] = []
    for action in actions:
        assert action in game.legal, f"{action} is not among {game.legal}"
        events += game.play(action)
        assert_sound(game)
    return events


def told(events: Iterable[Event], *types: str) -> list[str]:
    """Events as short lines, `0 pay sailor-3/1 1 coins:0>discard`; only those of some types if named."""
    lines = []
    for event in events:
        if not types or event.type in types:
            way = [f"{event.source or ''}>{event.target or ''}"] if event.source or event.target else []
            who = "-" if event.seat is None else str(event.seat)
            what = [event.what] if event.what else []
            lines.append(" ".join([who, event.type, *what, str(event.n), *way]))
    return lines


def coins(game: Game) -> list[int]:
    return [player.coins for player in game.state().players]


def points(game: Game) -> list[int]:
    return [player.points for player in game.state().players]


def display(game: Game, p: int) -> list[str]:
    shown: list[str] = game.state().players[p].display
    return shown


def takes(game: Game) -> set[str]:
    """The cards that the decider may take."""
    return {action.removeprefix("take ") for action in game.legal if action.startswith("take ")}


def whole_deck(game: Game) -> Counter[str]:
    """Every card of the game by name; the five-player expedition only where five play (C1.1)."""
    deck = deck_for(game.setup.game, dict(game.setup.options))
    return Counter(
        {kind.name: kind.count for kind in deck.kinds if kind.name != FIVE_PLAYER or game.setup.players == 5}
    )


def all_cards(state: CardState) -> Counter[str]:
    """Every card that is on the table, open or face down."""
    found = Counter([*state.harbor, *state.expeditions, *state.discard])
    if state.revealed:
        found[state.revealed] += 1
    for player in state.players:
        found.update([*player.display, *player.ships])
    found.update(state.unseen.new)
    found.update(state.unseen.old)
    return found


def worth(card: str) -> int:
    """The points printed on a person or an expedition."""
    return EXPEDITIONS[card][2] if card in EXPEDITIONS else int(card.rpartition("/")[2])


def strength(card: str) -> int:
    """The swords of a person (C3.3)."""
    return {"sailor": 1, "pirate": 2}.get(card.partition("-")[0], 0)


def assert_sound(game: Game) -> None:
    """C1.2: no card is lost; what players have is what their cards add up to."""
    state = game.state()
    assert all_cards(state) == whole_deck(game)
    face_down = state.draw + sum(player.coins for player in state.players)
    assert face_down == sum(state.unseen.new.values()) + sum(state.unseen.old.values())
    assert sum(player.old_coins for player in state.players) == sum(state.unseen.old.values())
    for player in state.players:
        assert player.points == sum(map(worth, player.display)) + len(player.ships)
        assert player.swords == sum(map(strength, player.display))
