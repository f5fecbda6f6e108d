"""How long the exact odds of the Dice Game's phase 1 take: the best of some runs, in milliseconds.

    python benchmarks/dice_odds.py

`first` is the first question about a target, from the empty board, the slowest there is: the process is warm,
but no table of that target and those swords is kept. `again` is any later question about the same hand or a
smaller one, from any board. `all` is the first question about all eleven targets at once.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import product
from time import perf_counter

from portroyal.rules.dice.odds import chance_of
from portroyal.rules.dice.odds_table import table

RUNS = 5
HANDS = ((0, 0), (2, 2), (6, 6), (9, 9), (12, 12))  # no sheet has more than twelve boxes of a color
LIMITS_MS = {(2, 2): 100, (6, 6): 1000, (9, 9): 1000, (12, 12): 1000}
TARGETS = (5, 7, 11)
SWORDS = (0, 2, 3, 4, 6)


def best_ms(ask: Callable[[], object], forget: bool, runs: int = RUNS) -> float:
    times = []
    for _ in range(runs):
        if forget:
            table.cache_clear()
        begin = perf_counter()
        ask()
        times.append(perf_counter() - begin)
    return min(times) * 1000


def main() -> None:
    print(f"{'blue+orange':>11} {'swords':>6} {'target':>6} {'first':>8} {'again':>8}")
    for (blue, orange), swords, target in product(HANDS, SWORDS, TARGETS):
        ask = partial(chance_of, [], swords, blue, orange, target)
        ask()
        first, again = best_ms(ask, forget=True), best_ms(ask, forget=False)
        limit = LIMITS_MS.get((blue, orange))
        verdict = "" if limit is None else f"  limit {limit}: {'kept' if first <= limit else 'MISSED'}"
        print(f"{blue:>9}+{orange} {swords:>6} {target:>6} {first:>8.2f} {again:>8.2f}{verdict}")
    for blue, orange in HANDS[:3]:
        ask_all = partial(all_targets, 4, blue, orange)
        print(
            f"all targets, 4 swords, {blue}+{orange} wheels: {best_ms(ask_all, forget=True, runs=2):.0f} ms"
        )


def all_targets(swords: int, blue: int, orange: int) -> object:
    return chance_of([], swords, blue, orange, 1).reach_all


if __name__ == "__main__":
    main()
