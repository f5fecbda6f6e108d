"""Who sits at the table: people, opponents, and what a game is to be; asked for where nobody has said it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from portroyal.bots.bot import Bot, Budget
from portroyal.bots.captain import Captain
from portroyal.bots.registry import LEVELS, budgeted, find, has_numba
from portroyal.bots.subprocess_bot import PREFIX, Foreign
from portroyal.play.errors import PlayError
from portroyal.play.families import all_games, first_game, with_files
from portroyal.play.game import MAX_NAME, Game
from portroyal.terminal.screen import Screen
from portroyal.text.family import line_of, text_of
from portroyal.text.narration import clean
from portroyal.text.words import Words

DEFAULT_PLAYERS = 3
DEFAULT_LEVEL = "normal"
OPPONENTS = ("Morgan", "Bonny", "Rackham", "Read", "Teach", "Lafitte", "Bellamy", "Tew", "Avery", "Bonnet")


@dataclass
class Wishes:
    """What the command line says of the game to be played; None and empty where it says nothing."""

    game: str | None = None
    players: int | None = None
    people: int | None = None
    names: Sequence[str] = ()
    bots: Sequence[str] = ()
    seed: int | str | None = None
    options: dict[str, Any] = field(default_factory=dict)


@dataclass
class Seats:
    """The seats that people sit on; opponents sit on all others, by level or by name."""

    people: set[int]
    bots: Mapping[int, str] = field(default_factory=dict)

    def bot(self, seat: int) -> str:
        return self.bots.get(seat, DEFAULT_LEVEL)

    def opponents(self, game: Game) -> list[str]:
        """The bots by seat."""
        return [self.bot(seat) for seat in range(len(game.names)) if seat not in self.people]

    @property
    def programs(self) -> list[str]:
        """Opponents that are programs: to be started by whoever names them, never by a file."""
        return [bot for bot in self.bots.values() if bot.startswith(PREFIX)]

    @property
    def you(self) -> int | None:
        """A single person is spoken to as `you`; several are called by their names."""
        return min(self.people) if len(self.people) == 1 else None

    def data(self, names: Sequence[str]) -> list[dict[str, str]]:
        """As a record keeps it."""
        return [
            {"name": name, "kind": "human"}
            if seat in self.people
            else {"name": name, "kind": "bot", "bot": self.bot(seat)}
            for seat, name in enumerate(names)
        ]

    @classmethod
    def from_record(cls, record: Mapping[str, Any], players: int) -> Seats | None:
        """The people of a saved game; None if the record does not say."""
        seats = record.get("seats")
        if not isinstance(seats, list) or len(seats) != players:
            return None
        told = [seat if isinstance(seat, Mapping) else {} for seat in seats]
        people = {seat for seat, about in enumerate(told) if about.get("kind") == "human"}
        return cls(people, {seat: about["bot"] for seat, about in enumerate(told) if _is_bot(about)})


def new_game(screen: Screen, wishes: Wishes) -> tuple[Game, Seats]:
    """A new game by the wishes; without a game among them the person is asked."""
    words = screen.words
    if wishes.game is None:
        wishes = _asked(screen, wishes)
    game = wishes.game or first_game()
    if game not in all_games():
        raise words.error("setup-unknown-game", "unknown-game", game=game, games=", ".join(all_games()))
    names = [clean(name)[:MAX_NAME] for name in wishes.names]
    players = max(DEFAULT_PLAYERS, len(names)) if wishes.players is None else wishes.players
    people = (len(names) or 1) if wishes.people is None else wishes.people
    if not 0 <= people <= players or len(names) > people:
        raise words.error("setup-too-many", "bad-players", people=max(people, len(names)), players=players)
    bots = wishes.bots or (DEFAULT_LEVEL,)
    for bot in bots:
        find(budgeted(bot)[0], game)  # says which there are
    made = Game.new(
        game,
        players,
        seed=wishes.seed,
        options=with_files(game, wishes.options),
        names=seat_names(words, names, people, players),
    )
    opponents = dict(zip(range(people, players), in_turn(bots, players - people), strict=True))
    return made, Seats(set(range(people)), opponents)


def in_turn(bots: Sequence[str], seats: int) -> list[str]:
    """The bots named, on so many seats; fewer begin anew."""
    return [bots[seat % len(bots)] for seat in range(seats)]


def contradiction(wishes: Wishes, game: Game, seats: Seats) -> str | None:
    """The first thing that the command line says otherwise than a saved game does."""
    people = [game.names[seat] for seat in sorted(seats.people)]
    opponents = seats.opponents(game)
    names = [clean(name)[:MAX_NAME] for name in wishes.names]
    said: dict[str, tuple[Any, Any]] = {
        "GAME": (wishes.game, game.setup.game),
        "--players": (wishes.players, len(game.names)),
        "--people": (wishes.people, len(people)),
        "--names": (names or None, people[: len(names)]),
        "--bots": (in_turn(wishes.bots, len(opponents)) if wishes.bots else None, opponents),
        "--seed": (wishes.seed, game.setup.seed),
    }
    for name, value in with_files(game.setup.game, wishes.options).items():
        said[f"--{name}"] = value, game.setup.options.get(name)
    return next((name for name, (told, kept) in said.items() if told is not None and told != kept), None)


class Opponents:
    """The bots at a table, found once; programs are tried out before the game depends on them."""

    def __init__(self, screen: Screen, game: Game, seats: Seats) -> None:
        self._bots: dict[str, tuple[Bot, Budget]] = {}
        for text in dict.fromkeys(seats.opponents(game)):
            name, budget = budgeted(text)
            try:
                bot = find(name, game.setup.game)
            except PlayError as wrong:  # a plugin that was here when the game was saved
                screen.complain(screen.words.complaint(wrong))
                screen.complain(screen.words.say("bot-not-here", bot=name, level=DEFAULT_LEVEL))
                bot = find(DEFAULT_LEVEL, game.setup.game)
            if isinstance(bot, Foreign):
                bot.try_out(game.table)
            self._bots[text] = bot, budget
            if name == "master" and not has_numba():
                screen.complain(screen.words.say("master-is-hard"))
            elif isinstance(bot, Captain) and not has_numba():
                missing = screen.words.error("missing-package", package="numba", extra="fast")
                screen.complain(screen.words.complaint(missing))
                screen.complain(screen.words.say("bot-not-here", bot=name, level="hard"))
                self._bots[text] = find("hard", game.setup.game), budget

    def on(self, name: str) -> tuple[Bot, Budget]:
        return self._bots[name]

    def close(self) -> None:
        for bot, _ in self._bots.values():
            if isinstance(bot, Foreign):
                bot.close()


def _is_bot(about: Mapping[str, Any]) -> bool:
    return about.get("kind") == "bot" and isinstance(about.get("bot"), str)


def _asked(screen: Screen, wishes: Wishes) -> Wishes:
    """The wishes with what the person answers; what the command line has said is not asked."""
    say = screen.words.say
    screen.say(say("setup-welcome"), "")
    known = [(name, line_of(screen.words, name)) for name in all_games()]
    game = screen.choose(say("setup-game"), known, first_game())
    options, players, people = dict(wishes.options), wishes.players, wishes.people
    if not options:
        for option, values in text_of(game).asked.items():
            options[option] = screen.number(say(f"setup-{option}"), min(values), max(values), min(values))
    facts = all_games()[game]
    least = max(facts.least_players, len(wishes.names))
    if players is None and least <= facts.most_players:
        usual = max(DEFAULT_PLAYERS, least)
        players = screen.number(say("setup-players"), least, facts.most_players, usual)
    if people is None and not wishes.names:
        people = screen.number(say("setup-people"), 0, players or DEFAULT_PLAYERS, 1)
    bots = wishes.bots
    if not bots and (people or 1) < (players or DEFAULT_PLAYERS):
        offered = [(level, say(f"level-{level}")) for level in LEVELS]
        bots = (screen.choose(say("setup-level"), offered, DEFAULT_LEVEL),)
    return replace(wishes, game=game, options=options, players=players, people=people, bots=bots)


def seat_names(words: Words, names: Sequence[str], people: int, players: int) -> list[str]:
    """People by the names they gave, opponents by those of people who knew the harbor of Port Royal."""
    given = list(names) + [words.say("player-name", n=seat + 1) for seat in range(len(names), people)]
    taken = {name.casefold() for name in given}
    free = [name for name in OPPONENTS if name.casefold() not in taken]
    return given + free[: players - people]
