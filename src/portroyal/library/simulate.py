"""Many games between bots: their results, and what they come to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from portroyal.lab.family import lab_of
from portroyal.lab.match import PLAYOUTS, Match, not_fast, seated, seats_of
from portroyal.lab.stats.intervals import Interval, mean_interval, wilson
from portroyal.library.bot import Bot, Player, bot
from portroyal.library.game import Game
from portroyal.play.errors import PlayError
from portroyal.play.families import with_files
from portroyal.play.family import Result


@dataclass(frozen=True)
class Simulation:
    """The games of a match in their order; the start player moves on by a seat from game to game."""

    game: str
    bots: list[str]  # seat by seat
    results: list[Result]

    def win_share(self, seat: int) -> Interval:
        """How much of the wins a seat has, with its 95 % interval; a shared win is shared."""
        shares = (1 / len(result.winners) for result in self.results if seat in result.winners)
        return wilson(sum(shares), len(self.results))

    def points(self, seat: int) -> Interval:
        """The mean of a seat's points."""
        return self._mean([result.points[seat] for result in self.results])

    def rounds(self) -> Interval:
        """How long a game takes."""
        return self._mean([result.rounds for result in self.results])

    def __len__(self) -> int:
        return len(self.results)

    def __str__(self) -> str:
        seats = (
            f"{name}: wins {self.win_share(seat).percent()}, {self.points(seat).value:.2f} points"
            for seat, name in enumerate(self.bots)
        )
        return "\n".join([f"{len(self)} games of {self.game}, {self.rounds().value:.1f} rounds", *seats])

    @staticmethod
    def _mean(numbers: list[int]) -> Interval:
        return mean_interval(len(numbers), sum(numbers), sum(number * number for number in numbers))


def simulate(
    game: str,
    bots: Sequence[str | Player] = ("mate",),
    *,
    games: int = 1000,
    players: int | None = None,
    seed: int = 1,
    playouts: int = PLAYOUTS,
    options: Mapping[str, object] | None = None,
    threads: int | None = None,
) -> Simulation:
    """Plays many games between bots; equal arguments give equal results.

    Fewer bots than players sit down again: `["mate", "bosun"]` at four seats is mate, bosun, mate, bosun.
    Bots by name are played by compiled code on all cores and need `portroyal[fast]`. An object of yours
    with `choose(game)` is asked move by move, on positions in which nothing hidden is real; this needs no
    more than the bots themselves.

    >>> class Careful:
    ...     def choose(self, game: Game) -> str:
    ...         return "stop" if "stop" in game.legal else game.legal[0]
    >>> match = simulate("unterwegs", [Careful(), "bosun"], games=2)
    >>> match.bots, len(match)
    (['Careful', 'bosun'], 2)
    """
    if games < 1:
        raise PlayError("bad-option", f"games is {games}; at least 1 is played")
    own = {_name(player): player for player in bots if not isinstance(player, str)}
    asked = with_files(game, options or {})
    if own:
        seats = seated(bots, players)
        results = list(_move_by_move(game, seats, games, seed, playouts, asked))
        return Simulation(game, [_name(player) for player in seats], results)
    named = seats_of([name for name in bots if isinstance(name, str)], players, game)
    match = Match(game, len(named), named, seed, playouts, asked).checked()
    return Simulation(game, [str(seat) for seat in named], list(_in_batches(match, games, threads)))


def _name(player: str | Player) -> str:
    if isinstance(player, str):
        return player
    return player.name if isinstance(player, Bot) else type(player).__name__


def _in_batches(match: Match, games: int, threads: int | None) -> Iterator[Result]:
    try:
        from portroyal.lab.simulate import chunks

        for _, rows in chunks(match, games, threads):
            yield from (_result(match, [int(number) for number in row]) for row in rows)
    except ModuleNotFoundError as missing:
        raise not_fast(missing) from None


def _result(match: Match, row: list[int]) -> Result:
    """A row of results (`bots.columns`) as a result."""
    from portroyal.bots import columns

    own = lab_of(match.game)
    seats = [columns.SEATS + seat * columns.SEAT_WIDTH for seat in range(match.players)]
    return Result(
        [seat for seat in range(match.players) if row[columns.WINNERS] >> seat & 1],
        [row[at + columns.POINTS] for at in seats],
        [row[at + columns.COINS] for at in seats] if own.has_coins else None,
        row[columns.ROUNDS],
        str(own.reasons[row[columns.REASON]]),
    )


def _move_by_move(
    game: str, seats: list[str | Player], games: int, seed: int, playouts: int, options: Mapping[str, object]
) -> Iterator[Result]:
    from portroyal.lab.plain_games import seed_of

    named = {player for player in seats if isinstance(player, str)}
    made = {name: bot(name, playouts=None if "@" in name else playouts, seed=seed) for name in named}
    players = [made[player] if isinstance(player, str) else player for player in seats]
    try:
        for number in range(games):
            yield _played(game, players, seed_of(seed, number), number, options)
    finally:
        for each in made.values():
            each.close()


def _played(
    name: str, players: Sequence[Player], seed: str, number: int, options: Mapping[str, object]
) -> Result:
    game = Game.new(name, len(players), seed=seed, options=options, start=number % len(players))
    while game.decider is not None:
        player, legal = players[game.decider], game.legal
        if len(legal) == 1:
            game.play(legal[0])
        else:  # our bots blind their tables themselves, faster
            game.play(player.choose(game if isinstance(player, Bot) else game.blind(number)))
    assert game.result is not None
    return game.result
