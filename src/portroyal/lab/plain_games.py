"""Games move by move, for bots that no compiled batch knows: plugins, programs, bots on a clock."""

from __future__ import annotations

import json
import random
import zlib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from portroyal.bots import columns
from portroyal.bots.ask import Trouble, asked
from portroyal.bots.bot import Bot
from portroyal.bots.registry import SAFE, find, one_of_crew
from portroyal.bots.subprocess_bot import Foreign
from portroyal.bots.talking import Script, talk_through
from portroyal.lab.family import lab_of
from portroyal.lab.match import Match
from portroyal.play.game import Game
from portroyal.play.record import to_record
from portroyal.rules.chance import Stream, game_key, seed_stream
from portroyal.text.bar import say_beside

TOLD = 5  # troubles of one bot that are told before the rest is only counted


class Troubles:
    """What went wrong with bots, told to stderr, the first few of each bot in full."""

    def __init__(self) -> None:
        self.counts: dict[str, int] = {}

    def note(self, trouble: Trouble) -> None:
        n = self.counts[trouble.bot] = self.counts.get(trouble.bot, 0) + 1
        if n <= TOLD:
            say_beside(trouble.sentence)
        if n == TOLD:
            say_beside(f"{trouble.bot}: more of the kind is not told")


troubles = Troubles()


def play_plainly(match: Match, numbers: Any, starts: Any, rows: Any) -> list[Game]:
    """Fills a row of results for every game, as a compiled batch does; answers the games as well."""
    with _bots(match) as bots:
        return [
            talk_through(_play(match, bots, int(number), int(start), rows[i]))
            for i, (number, start) in enumerate(zip(numbers, starts, strict=True))
        ]


def record_line(match: Match, game: Game) -> str:
    """A game as a line of a file of records, with the bots that played it."""
    seats = zip(game.names, match.seats, strict=True)
    told = [{"name": name, "kind": "bot", "bot": str(seat)} for name, seat in seats]
    return json.dumps(to_record(game) | {"seats": told}, ensure_ascii=False)


@contextmanager
def _bots(match: Match) -> Iterator[list[Bot]]:
    bots = [find(seat.name, match.game) for seat in match.seats]
    try:
        yield bots
    finally:
        for bot in bots:
            if isinstance(bot, Foreign):
                bot.close()


def seed_of(seed: int, number: int) -> str:
    """The seed under which game `number` of a batch can be played again alone."""
    master, own = Stream(), Stream()
    seed_stream(master, seed)
    game_key(master, number, own, [0])
    return b"".join(word.to_bytes(4, "little") for word in own.key).hex()


def _play(match: Match, bots: list[Bot], number: int, start: int, row: Any) -> Script[Game]:
    game = Game.new(
        match.game, match.players, seed=seed_of(match.seed, number), options=match.options, start=start
    )
    safe = one_of_crew(match.game, SAFE)
    chances = [random.Random(f"{match.seed}/{number}/{seat}") for seat in range(match.players)]
    turns, busts = [0] * match.players, [0] * match.players
    questions, stood_in = [0] * match.players, [0] * match.players
    events = game.events
    trail = moves = 0
    while True:
        for event in events:
            if event.seat is not None:
                turns[event.seat] += event.type == "turn"
                busts[event.seat] += event.type == "bust"
        seat = game.decider
        if seat is None:
            break
        told = yield from asked(
            bots[seat], game.table, chances[seat], match.budget(seat), safe, before=questions[seat]
        )
        questions[seat] += len(game.legal) > 1
        if told.trouble is not None:
            stood_in[seat] += 1
            troubles.note(told.trouble)
        trail = zlib.crc32(told.action.encode(), trail)
        moves += 1
        events = game.play(told.action)
    row[columns.MOVES], row[columns.TRAIL] = moves, trail
    _note(
        game,
        row,
        {columns.TURNS: turns, columns.BUSTS: busts, columns.ASKED: questions, columns.STOOD_IN: stood_in},
    )
    return game


def _note(game: Game, row: Any, counts: Mapping[int, list[int]]) -> None:
    result, own = game.result, lab_of(game.setup.game)
    assert result is not None
    row[columns.ROUNDS], row[columns.REASON] = result.rounds, own.reasons.index(result.reason)
    row[columns.WINNERS] = sum(1 << seat for seat in result.winners)
    for seat, points in enumerate(result.points):
        at = columns.SEATS + seat * columns.SEAT_WIDTH
        row[at + columns.POINTS] = points
        row[at + columns.COINS] = 0 if result.coins is None else result.coins[seat]
        for column, by_seat in counts.items():
            row[at + column] = by_seat[seat]
        row[at + columns.PERSONS] = own.persons_of(game.table, seat)
