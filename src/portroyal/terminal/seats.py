"""Who sits at the table: people, opponents, and what a game is to be; asked for where nobody has said it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from portroyal.bots.registry import DEFAULT as DEFAULT_BOT
from portroyal.play.errors import PlayError
from portroyal.play.game import GAMES, MAX_NAME, Game
from portroyal.play.options import with_files
from portroyal.terminal.narration import clean
from portroyal.terminal.screen import Screen
from portroyal.words import Words

DEFAULT_GAME = "port-royal"
DEFAULT_PLAYERS = 3
OPPONENTS = ("Morgan", "Bonny", "Rackham", "Read", "Teach", "Lafitte", "Bellamy", "Tew", "Avery", "Bonnet")


@dataclass
class Wishes:
    """What the command line says of the game to be played; None and empty where it says nothing."""

    game: str | None = None
    players: int | None = None
    people: int | None = None
    names: Sequence[str] = ()
    seed: int | str | None = None
    options: dict[str, Any] = field(default_factory=dict)


@dataclass
class Seats:
    """The seats that people sit on; opponents sit on all others."""

    people: set[int]

    @property
    def you(self) -> int | None:
        """A single person is spoken to as `you`; several are called by their names."""
        return min(self.people) if len(self.people) == 1 else None

    def data(self, names: Sequence[str]) -> list[dict[str, str]]:
        """As a record keeps it."""
        return [
            {"name": name, "kind": "human"}
            if seat in self.people
            else {"name": name, "kind": "bot", "bot": DEFAULT_BOT}
            for seat, name in enumerate(names)
        ]

    @classmethod
    def from_record(cls, record: Mapping[str, Any], players: int) -> Seats | None:
        """The people of a saved game; None if the record does not say."""
        seats = record.get("seats")
        if not isinstance(seats, list) or len(seats) != players:
            return None
        kinds = [seat.get("kind") if isinstance(seat, Mapping) else None for seat in seats]
        return cls({seat for seat, kind in enumerate(kinds) if kind == "human"})


def new_game(screen: Screen, wishes: Wishes) -> tuple[Game, Seats]:
    """A new game by the wishes; without a game among them the person is asked."""
    asked = wishes.game is None
    words = screen.words
    game = wishes.game
    if game is None:
        screen.say(words.say("setup-welcome"), "")
        options = [(name, words.say(f"game-{name}")) for name in GAMES]
        game = screen.choose(words.say("setup-game"), options, DEFAULT_GAME)
    if game not in GAMES:
        raise PlayError("unknown-game", words.say("setup-unknown-game", game=game, games=", ".join(GAMES)))
    facts = GAMES[game]
    names = [clean(name)[:MAX_NAME] for name in wishes.names]
    least = max(facts.least_players, len(names))
    players = wishes.players
    if players is None and asked and least <= facts.most_players:
        players = screen.number(
            words.say("setup-players"), least, facts.most_players, max(DEFAULT_PLAYERS, least)
        )
    if players is None:
        players = max(DEFAULT_PLAYERS, len(names))
    people = wishes.people
    if people is None and asked and not names:
        people = screen.number(words.say("setup-people"), 0, players, 1)
    if people is None:
        people = len(names) or 1
    if not 0 <= people <= players or len(names) > people:
        raise PlayError(
            "bad-players", words.say("setup-too-many", people=max(people, len(names)), players=players)
        )
    made = Game.new(
        game,
        players,
        seed=wishes.seed,
        options=with_files(wishes.options),
        names=seat_names(words, names, people, players),
    )
    return made, Seats(set(range(people)))


def seat_names(words: Words, names: Sequence[str], people: int, players: int) -> list[str]:
    """People by the names they gave, opponents by those of people who knew the harbor of Port Royal."""
    given = list(names) + [words.say("player-name", n=seat + 1) for seat in range(len(names), people)]
    taken = {name.casefold() for name in given}
    free = [name for name in OPPONENTS if name.casefold() not in taken]
    return given + free[: players - people]
