"""The arena: every bot against every other on the same deals, each deal from every side."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, field, replace
from itertools import combinations, product
from typing import Any

from portroyal.bots.columns import SEARCHING
from portroyal.lab.match import PLAYOUTS, Match, Seat, rows_of, share_of
from portroyal.lab.simulate import in_order, unbroken, warm_up
from portroyal.lab.stats.intervals import Interval, Test, score_interval

FAR = 5  # bots that are not neighbors play this part of the games, where a ladder is asked for


@dataclass(frozen=True)
class Settings:
    """Everything that decides how an arena comes out."""

    game: str
    players: int
    bots: tuple[str, ...]
    games: int
    seed: int
    playouts: int = PLAYOUTS
    options: Mapping[str, Any] = field(default_factory=dict)
    sprt: tuple[float, float] | None = None
    ladder: bool = False

    def pairs(self) -> list[tuple[int, int]]:
        """Who meets whom, the one named earlier first; neighbors come before all others, the last at once."""
        every = combinations(range(len(self.bots)), 2)
        return sorted(every, key=lambda pair: (pair[1] - pair[0], -pair[0]))

    def deals(self, pair: tuple[int, int]) -> int:
        """How many deals a pair plays; each is played in every arrangement."""
        games = self.games
        if self.ladder and pair[1] - pair[0] > 1:
            games = games // FAR
        return max(1, -(-games // len(arrangements(self.players))))

    def match(self, pair: tuple[int, int], arrangement: tuple[int, ...]) -> Match:
        seats = tuple(Seat.of(self.bots[pair[side]]) for side in arrangement)
        return Match(self.game, self.players, seats, self.seed, self.playouts, self.options)

    def stood_in(self, meetings: list[Meeting]) -> dict[str, float]:
        """Of each bot that failed, the share of its choices that the bosun made in its place."""
        asked, failed = [0] * len(self.bots), [0] * len(self.bots)
        for meeting in meetings:
            for side, bot in enumerate(meeting.pair):
                asked[bot] += meeting.asked[side]
                failed[bot] += meeting.stood_in[side]
        return {bot: failed[i] / asked[i] for i, bot in enumerate(self.bots) if failed[i]}

    def checked(self) -> Settings:
        """Itself, with its options of today, if it can be played."""
        options = self.options
        for bot in range(len(self.bots)):  # on every seat
            options = self.match((bot, bot), (0,) * self.players).checked().options
        return replace(self, options=options)

    def data(self) -> dict[str, Any]:
        """As a result file holds it."""
        lists = {"bots": list(self.bots), "sprt": None if self.sprt is None else list(self.sprt)}
        return asdict(self) | lists


def arrangements(players: int) -> list[tuple[int, ...]]:
    """Every way to seat two bots (0 and 1) so that neither has more than one seat more than the other.

    Two players: 01 and 10. Four: the six with two seats each. Three: all six with both bots. Turning the
    table maps the list onto itself, and so does exchanging the bots: no seat and no neighbor is favored,
    and equal bots score exactly 1/2.
    """
    ways = product((0, 1), repeat=players)
    return [way for way in ways if abs(2 * sum(way) - players) <= 1]


@dataclass(frozen=True)
class Piece:
    """Some deals of a pair: the first bot's scores, and of both how often they were asked and failed."""

    scores: list[list[float]]  # deal by deal, one number for every arrangement
    asked: tuple[int, int] = (0, 0)  # choices, where bots are asked move by move
    stood_in: tuple[int, int] = (0, 0)  # choices that the bosun made in a bot's place


def deal_scores(settings: Settings, pair: tuple[int, int], first: int, count: int) -> Piece:
    """Deals first .. first + count - 1."""
    import numpy as np

    from portroyal.bots import columns

    numbers = np.arange(first, first + count, dtype=np.int64)
    scores, asked, stood_in = [], np.zeros(2, np.int64), np.zeros(2, np.int64)
    for way in arrangements(settings.players):
        rows = rows_of(settings.match(pair, way), numbers, np.zeros(count, np.int64))
        scores.append(share_of(rows, way, 0))
        for seat, side in enumerate(way):
            at = columns.SEATS + seat * columns.SEAT_WIDTH
            asked[side] += rows[:, at + columns.ASKED].sum()
            stood_in[side] += rows[:, at + columns.STOOD_IN].sum()
    deals = [[float(score) for score in deal] for deal in np.column_stack(scores)]
    return Piece(deals, (int(asked[0]), int(asked[1])), (int(stood_in[0]), int(stood_in[1])))


@dataclass
class Meeting:
    """Two bots' deals so far: scores of the first one, arrangement by arrangement."""

    pair: tuple[int, int]
    deals: int
    scores: list[list[float]] = field(default_factory=list)
    verdict: str | None = None
    asked: list[int] = field(default_factory=lambda: [0, 0])
    stood_in: list[int] = field(default_factory=lambda: [0, 0])

    @property
    def means(self) -> list[float]:
        return [sum(deal) / len(deal) for deal in self.scores]

    @property
    def games(self) -> int:
        return sum(len(deal) for deal in self.scores)

    @property
    def done(self) -> bool:
        return self.verdict is not None or len(self.scores) >= self.deals

    def score(self) -> Interval:
        """The mean over deals; a deal counts once, since its games share their cards."""
        return score_interval(self.means, self.games)

    def add(self, piece: Piece, test: Test | None) -> None:
        """Deals in their order; with a sequential test, none after the one that decides it."""
        for side in (0, 1):
            self.asked[side] += piece.asked[side]
            self.stood_in[side] += piece.stood_in[side]
        for deal in piece.scores:
            if self.done:
                return
            self.scores.append(deal)
            if test is not None:
                self.verdict = test.verdict(self.means)


Heard = Callable[[Meeting, int, Piece], None]


def chunk_deals(settings: Settings, pair: tuple[int, int]) -> int:
    """Deals that are played at once: few where a bot takes its time, so that a stop loses little."""
    match = settings.match(pair, arrangements(settings.players)[0])
    bots = match.batch_bots
    return 1 if bots is None or set(SEARCHING) & set(bots) else 50


def run(settings: Settings, meetings: list[Meeting], threads: int, heard: Heard) -> None:
    """Plays what is missing; `heard` gets every new piece as (meeting, first deal, piece), in order."""
    test = None if settings.sprt is None else Test(*settings.sprt)
    pool = ThreadPoolExecutor(threads)
    try:
        for meeting in meetings:
            if meeting.done:
                continue
            warm_up(settings.match(meeting.pair, arrangements(settings.players)[0]))
            for first, piece in _missing(settings, meeting, pool, threads):
                with unbroken():
                    heard(meeting, first, piece)
                    meeting.add(piece, test)
                if meeting.done:
                    break
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def _missing(
    settings: Settings, meeting: Meeting, pool: ThreadPoolExecutor, threads: int
) -> Iterator[tuple[int, Piece]]:
    size = chunk_deals(settings, meeting.pair)
    begin = len(meeting.scores)
    jobs = ((first, min(size, meeting.deals - first)) for first in range(begin, meeting.deals, size))
    yield from in_order(pool, threads, lambda job: (settings, meeting.pair, *job), deal_scores, jobs)
