"""A million random games under watch: no card lost, no hang, no illegal state, in every game and count.

Then offers, plain and compiled, are held against what comes when they are played. `make soak` shows progress,
can be interrupted, and writes docs/soak.md; `--games 20000 --positions 100` makes it short, `--games 0
--write -` looks at offers alone.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from report import ROOT, made_by, provenance, table

import random_cards as cards
import random_dice as dice
from offers_compiled import Compiled
from offers_played import fault_of, positions
from portroyal.play.families import own_families
from portroyal.play.family import Options
from portroyal.play.game import Game
from portroyal.rules.cards.deck import CARD_GAMES, deck_of
from portroyal.rules.cards.invariants import FAULTS as CARD_FAULTS
from portroyal.rules.dice.chart import load_chart
from portroyal.rules.dice.chart_words import CHAPTERS
from portroyal.rules.dice.invariants import FAULTS as DICE_FAULTS
from portroyal.rules.dice.sheet import sheet_of

SEED = 77
MOST_MOVES = 100_000
CHUNK = 1_000


class Watch(NamedTuple):
    """A table to be watched: its label, what plays a run of its games, and the names of faults."""

    label: str
    games: Callable[[int, int, Any], int]
    faults: tuple[str | None, ...]


def tables() -> Iterator[Watch]:
    """Every game, player count and option."""
    for name, facts in CARD_GAMES.items():
        box = cards.box_record(deck_of(facts))
        for players in range(facts.least_players, facts.most_players + 1):
            for needs in (0, 1) if facts.has_expeditions else (0,):
                option = ", ending=expedition" if needs else ""
                yield Watch(f"{name}, {players} players{option}", _cards(box, players, needs), CARD_FAULTS)
    for chapter in CHAPTERS:
        sheet = dice.sheet_record(sheet_of(load_chart(str(chapter))))
        for players in range(2, 6):
            yield Watch(f"dice, chapter {chapter}, {players} players", _dice(sheet, players), DICE_FAULTS)


def _cards(box: Any, players: int, needs: int) -> Callable[[int, int, Any], int]:
    def games(first: int, count: int, totals: Any) -> int:
        states, master = np.zeros(2, cards.STATE), cards.master_stream(SEED)
        return cards.watched_games(box, master, states, players, needs, first, count, MOST_MOVES, totals)

    return games


def _dice(sheet: Any, players: int) -> Callable[[int, int, Any], int]:
    def games(first: int, count: int, totals: Any) -> int:
        states, master = np.zeros(2, dice.STATE), dice.master_stream(SEED)
        return dice.watched_games(sheet, master, states, players, first, count, MOST_MOVES, totals)

    return games


def soak(watch: Watch, games: int, pool: ThreadPoolExecutor) -> tuple[list[int], str | None]:
    """Plays games of one table on all cores; answers the totals and the first fault."""
    pieces = [(first, min(CHUNK, games - first), np.zeros(6, np.int64)) for first in range(0, games, CHUNK)]
    for piece, found in zip(pieces, pool.map(lambda piece: watch.games(*piece), pieces), strict=True):
        if found:
            code = int(piece[2][2])
            return (
                [],
                f"game {found - 1}: {watch.faults[code] if code >= 0 else 'a hang, or nobody had a choice'}",
            )
    parts = np.array([totals for _, _, totals in pieces])
    return [int(parts[:, 0].sum()), int(parts[:, 1].max()), *(int(n) for n in parts[:, 3:].sum(axis=0))], None


class Asked(NamedTuple):
    """A table whose offers are held against what comes."""

    game: str
    players: int
    options: Options

    @property
    def label(self) -> str:
        options = "".join(f", {name}={value}" for name, value in self.options.items())
        return f"{self.game}, {self.players} players{options}"

    def new(self, seed: int) -> Game:
        return Game.new(self.game, self.players, seed=seed, options=self.options)


def asked() -> Iterator[Asked]:
    for family in own_families().values():
        for facts in family.games:
            for players in range(facts.least_players, facts.most_players + 1):
                for _, options in facts.variants:
                    yield Asked(facts.name, players, options)


def wrong_offer(table: Asked, count: int) -> str | None:
    """The first offer of so many random positions that is not what comes, or not the same compiled."""
    loops = Compiled(table.new(SEED))
    for position in positions(table.new, count, SEED):
        if found := fault_of(position) or loops.fault_of(position):
            return f"{table.label}, record {position.setup.seed} after {len(position.actions)} acts: {found}"
    return None


def soak_offers(count: int) -> str:
    """Every table, two at a time; answers what there is to tell."""
    tables = list(asked())
    begun = time.perf_counter()
    with ProcessPoolExecutor(2) as pool:
        for table, fault in zip(tables, pool.map(wrong_offer, tables, [count] * len(tables)), strict=True):
            if fault:
                pool.shutdown(cancel_futures=True)
                sys.exit(fault)
            took = time.perf_counter() - begun
            print(f"{count:>10,} positions by {took:5.0f} s  {table.label}", file=sys.stderr, flush=True)
    return (
        f"{count:,} random positions of each of {len(tables)} tables (every game, player count and option): "
        "every offer, plain and compiled, said what came when it was played, and every risk was that of all "
        "cards or rolls that could come, each tried."
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--games", type=int, default=1_000_000, help="games of the card games, and of the dice game"
    )
    parser.add_argument(
        "--positions", type=int, default=20_000, help="positions of every table whose offers are looked at"
    )
    parser.add_argument(
        "--write", default=str(ROOT / "docs" / "soak.md"), help="file for the tables; - for none"
    )
    chosen = parser.parse_args()
    begun, played = time.perf_counter(), 0
    rows: dict[str, list[list[str]]] = {"cards": [], "dice": []}
    families = {
        "cards": [w for w in tables() if w.faults is CARD_FAULTS],
        "dice": [w for w in tables() if w.faults is DICE_FAULTS],
    }
    try:
        with ThreadPoolExecutor(2) as pool:
            for family, watches in families.items() if chosen.games else ():
                share = -(-chosen.games // len(watches))
                for watch in watches:
                    totals, fault = soak(watch, share, pool)
                    if fault:
                        sys.exit(f"{watch.label}, seed {SEED}, {fault}")
                    played += share
                    rows[family].append([watch.label, f"{share:,}", *(f"{n:,}" for n in totals)])
                    took = time.perf_counter() - begun
                    print(f"{played:>10,} games in {took:5.0f} s  {watch.label}", file=sys.stderr, flush=True)
        offers = soak_offers(chosen.positions)
    except KeyboardInterrupt:
        sys.exit(f"interrupted after {played:,} games without a fault")
    header = ["table", "games", "moves", "longest game", "by points"]
    text = "\n\n".join(
        [
            "# Soak",
            provenance(made_by("soak"), SEED),
            f"{played:,} compiled random games; the table was counted every {cards.WATCHED_EVERY} moves and "
            "at the end of every game. No card was lost or doubled, no counter wrong, no game hung, nobody "
            "was without a choice.",
            table([*header, "no cards", "cap"], rows["cards"]),
            table([*header, "sudden death", "cap"], rows["dice"]),
            offers,
        ]
    )
    print(text)
    if chosen.write != "-":
        Path(chosen.write).write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    main()
