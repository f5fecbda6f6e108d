"""A million random games under watch: no card lost, no hang, no illegal state, in every game and count.

`make soak` shows progress, can be interrupted, and writes docs/soak.md; `--games 20000` makes it short.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from report import ROOT, made_by, provenance, table

import random_cards as cards
import random_dice as dice
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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--games", type=int, default=1_000_000, help="games of the card games, and of the dice game"
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
            for family, watches in families.items():
                share = -(-chosen.games // len(watches))
                for watch in watches:
                    totals, fault = soak(watch, share, pool)
                    if fault:
                        sys.exit(f"{watch.label}, seed {SEED}, {fault}")
                    played += share
                    rows[family].append([watch.label, f"{share:,}", *(f"{n:,}" for n in totals)])
                    took = time.perf_counter() - begun
                    print(f"{played:>10,} games in {took:5.0f} s  {watch.label}", file=sys.stderr, flush=True)
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
        ]
    )
    print(text)
    if chosen.write != "-":
        Path(chosen.write).write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    main()
