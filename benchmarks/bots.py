"""How fast the bots are: many games at once, the mate compiled and plain, and the captain's search.

`make bench-bots` prints the tables and writes docs/bench-bots.md; what is compared is measured in turns.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable
from typing import Any

from bench import Pace, compiled_cards, compiled_dice, timed
from report import asked, made_by, provenance, publish, table

from portroyal.bots.bot import Budget
from portroyal.bots.cards.search import decision_at
from portroyal.bots.registry import crew
from portroyal.lab.match import Match, Seat
from portroyal.lab.plain_games import play_plainly
from portroyal.lab.simulate import chunks, warm_up
from portroyal.play.cards.adapter import CardTable
from portroyal.play.game import Game

SEED = 2026
GAMES: tuple[tuple[str, int, dict[str, int]], ...] = (
    ("port-royal", 2, {}), ("port-royal", 4, {}), ("unterwegs", 2, {}), ("combined", 2, {}),
    ("dice", 2, {"chapter": 1}), ("dice", 4, {"chapter": 4}),
)  # fmt: skip
CARD_GAMES = ("port-royal", "unterwegs", "combined")
SIMULATED, ALONE = "simulate, 1 thread", "the compiled loop of the bench"
COMPILED, PLAIN = "compiled", "plain"
MIDDLE = 40  # acts after which a card game is in its middle
POSITIONS = 24
PLAYOUTS = 2000


def label(name: str, players: int, options: dict[str, int]) -> str:
    chapter = f", chapter {options['chapter']}" if options else ""
    return f"{name}{chapter}, {players} players"


def match_of(bot: str, name: str, players: int, options: dict[str, int]) -> Match:
    return Match(name, players, (Seat(bot),) * players, SEED, options=options)


def simulated(match: Match) -> Callable[[int], int]:
    """As `portroyal simulate` plays them, on one core."""
    warm_up(match)

    def loop(games: int) -> int:
        from portroyal.bots.columns import MOVES

        return sum(int(rows[:, MOVES].sum()) for _, rows in chunks(match, games, threads=1))

    return loop


def plain(match: Match) -> Callable[[int], int]:
    """The same bot, rules and games without compiled code, move by move."""

    def loop(games: int) -> int:
        import numpy as np

        from portroyal.bots.columns import MOVES, WIDTH

        rows = np.zeros((games, WIDTH), np.int64)
        numbers = np.arange(games)
        play_plainly(match, numbers, numbers % match.players, rows)
        return int(rows[:, MOVES].sum())

    return loop


def deckhand_row(name: str, players: int, options: dict[str, int], seconds: float) -> list[str]:
    alone = compiled_dice(str(options["chapter"]), players) if options else compiled_cards(name, players)
    found = timed({SIMULATED: simulated(match_of("deckhand", name, players, options)), ALONE: alone}, seconds)
    return [label(name, players, options), *_compared(found[SIMULATED], found[ALONE], 2)]


def mate_row(name: str, players: int, options: dict[str, int], seconds: float) -> list[str]:
    match = match_of("mate", name, players, options)
    found = timed({COMPILED: simulated(match), PLAIN: plain(match)}, seconds)
    return [label(name, players, options), *_compared(found[COMPILED], found[PLAIN], 0)]


def _compared(one: Pace, other: Pace, digits: int) -> list[str]:
    ratio = one.games_a_second / other.games_a_second
    return [f"{one.games_a_second:,.0f}", f"{other.games_a_second:,.1f}", f"{ratio:.{digits}f}"]


def middles(name: str, players: int) -> list[CardTable]:
    """Positions in which somebody has a choice, from games between mates."""
    mate, chance = crew(name)["mate"], random.Random(f"middles {name}")
    found: list[CardTable] = []
    while len(found) < POSITIONS:
        game = Game.new(name, players, seed=chance.randrange(1 << 32))
        while not game.over and (len(game.actions) < MIDDLE or len(game.table.legal()) < 2):
            game.play(mate.advise(game.table, chance, Budget()).action)
        if not game.over:
            assert isinstance(game.table, CardTable)
            found.append(game.table)
    return found


def captain_row(name: str) -> list[str]:
    """Every playout ends in a leaf that the eye judges; a search that is clear early ends early."""
    tables = middles(name, 2)
    leaves, seconds = 0, 0.0
    for number, position in enumerate([tables[0], *tables]):  # the first compiles, or loads from the cache
        decision = decision_at(position, random.Random(number))
        begun = time.perf_counter()
        decision.think(PLAYOUTS)
        if number > 0:
            seconds += time.perf_counter() - begun
            leaves += int(decision.races[0]["playouts"])
    per_decision = 1000 * seconds / len(tables)
    return [
        f"{name}, 2 players",
        f"{leaves / seconds:,.0f}",
        f"{leaves / len(tables):,.0f}",
        f"{per_decision:.1f}",
    ]


def main() -> None:
    chosen = asked(__doc__, "bench-bots.md")

    def rows(what: str, row: Callable[..., list[str]], given: Any) -> list[list[str]]:
        print(f"... {what}", file=sys.stderr, flush=True)
        return [row(*each) for each in given]

    timed_games = [(*game, chosen.seconds) for game in GAMES]
    text = "\n\n".join(
        [
            "# Speed of the bots",
            provenance(made_by("bench-bots"), SEED),
            "Everything on one core; in a row, both ways to play are measured in turns, nine rounds, and the "
            "median round counts.",
            "## Random games: `portroyal simulate` beside the bare compiled loop",
            table(
                ["game", "simulate, games/s", "bare, games/s", "ratio"],
                rows("deckhand", deckhand_row, timed_games),
            ),
            "## The mate on all seats, compiled and plain",
            "Plain is the same bot move by move in Python, as a table of the server plays it.",
            table(
                ["game", "compiled, games/s", "plain, games/s", "x plain"],
                rows("mate", mate_row, timed_games),
            ),
            "## The captain's search",
            f"{POSITIONS} positions after {MIDDLE} acts of games between mates, at most {PLAYOUTS:,} "
            "playouts each. A playout goes on to the end of the turn and ends in a leaf that the eye judges.",
            table(
                ["game", "leaves/s", "leaves a decision", "ms a decision"],
                rows("captain", captain_row, [(name,) for name in CARD_GAMES]),
            ),
        ]
    )
    publish(text, chosen.write)


if __name__ == "__main__":
    main()
