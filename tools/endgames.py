"""`make endgames`: card games small enough to be solved, and what their positions are worth.

    python tools/endgames.py --seed 1 --keep 4000        # writes tests/data/endgames.jsonl.xz

The last turns of a game with 18 to 24 cards are searched to their end: every choice, every card that may
come, every coin that may be seen when it is paid; chances are counts of unseen cards. The only tools are
`Game`, its open state and `chance=`: nothing here can share a mistake with a bot. A value is a seat's share
of the victory, and every seat does what is best for itself (of equal choices the first).
"""

from __future__ import annotations

import argparse
import csv
import json
import lzma
import random
import sys
from collections.abc import Iterator
from math import comb
from pathlib import Path
from typing import Any, Literal, NamedTuple

import msgspec

from portroyal import CardState, Game
from portroyal.lab.provenance import provenance

ROOT = Path(__file__).parent.parent
KEPT = ROOT / "tests" / "data" / "endgames.jsonl.xz"
DECKS = ROOT / "src" / "portroyal" / "rules" / "cards" / "decks"
GAMES: tuple[Literal["port-royal"], Literal["unterwegs"]] = ("port-royal", "unterwegs")
LISTS = dict(zip(GAMES, ("base", "unterwegs"), strict=True))
SHOWN = ("reveal", "pay", "tax")  # events that show a card that nobody knew
MOST_POSITIONS = 60_000  # below one root; a larger one is left out
FROM_ONE_ROOT = 150  # of the turn before the last; and a third as many of the last one, which is easier
MATTERS = (
    0.001  # of the victory, between the best choice and the worst; where less depends on it nobody is tested
)

Row = dict[str, str]
Values = tuple[float, ...]  # of each seat
Endgame = Game[CardState]


class TooLargeError(Exception):
    """A root that is not solved: somebody could draw until a shuffle, or there are too many positions."""


class Solved(NamedTuple):
    """A position with a choice: its state, and what each action is worth to every seat."""

    state: CardState
    worth: dict[str, Values]

    def matters(self) -> bool:
        own = [values[self.state.decider or 0] for values in self.worth.values()]
        return max(own) - min(own) > MATTERS


class Solver:
    """All positions that one root leads to, each solved once."""

    def __init__(self) -> None:
        self.values: dict[tuple[Any, ...], Values] = {}
        self.choices: list[Solved] = []

    def value(self, game: Endgame) -> Values:
        if game.result is not None:
            won = game.result.winners
            return tuple((seat in won) / max(1, len(won)) for seat in range(len(game.names)))
        key = same(game.state())
        if key not in self.values:
            if len(self.values) >= MOST_POSITIONS:
                raise TooLargeError
            self.values[key] = self.best(game)
        return self.values[key]

    def best(self, game: Endgame) -> Values:
        decider = game.decider
        assert decider is not None
        worth = {action: self.worth(game, action) for action in game.legal}
        if len(worth) > 1:
            self.choices.append(Solved(game.state(), worth))
        return max(worth.values(), key=lambda values: values[decider])

    def worth(self, game: Endgame, action: str) -> Values:
        total = [0.0] * len(game.names)
        for chance, after in outcomes(game, action):
            for seat, value in enumerate(self.value(after)):
                total[seat] += chance * value
        return tuple(total)


def same(state: CardState) -> tuple[Any, ...]:
    """What makes two positions worth the same: all but the order in which cards came, and the discards, which
    come back by a shuffle only."""
    turn = (state.phase, state.active, state.decider, state.revealed, state.drawn > 0, state.takes_left)
    lying = tuple(sorted(state.harbor)), tuple(sorted(state.expeditions)), state.draw
    people = ((seat.coins, tuple(sorted(seat.display)), tuple(sorted(seat.ships))) for seat in state.players)
    return turn, lying, tuple(people), state.end_called, tuple(state.unseen.new.items())


def outcomes(game: Endgame, action: str) -> Iterator[tuple[float, Endgame]]:
    """Every way in which chance may answer an action, with its probability.

    A drawn card comes first. Coins that are seen when they are paid leave one pool for one pile, so that only
    their counts matter.
    """
    unseen = game.state().unseen.new
    if action != "draw":
        yield from paid(game, action, [], unseen)
        return
    if game.state().draw == 0:
        raise TooLargeError
    for card, count in unseen.items():
        for chance, after in paid(game, action, [card], unseen | {card: count - 1}):
            yield chance * count / sum(unseen.values()), after


def paid(
    game: Endgame, action: str, drawn: list[str], unseen: dict[str, int]
) -> Iterator[tuple[float, Endgame]]:
    after, shown = played(game, action, drawn)
    if shown == len(drawn):
        yield 1.0, after
        return
    coins = shown - len(drawn)
    ways = comb(sum(unseen.values()), coins)
    for cards, n in picks(list(unseen.items()), coins):
        yield n / ways, played(game, action, drawn + cards)[0]


def picks(counts: list[tuple[str, int]], size: int) -> Iterator[tuple[list[str], int]]:
    """Every choice of so many cards, and in how many ways it comes about."""
    if not counts:
        if size == 0:
            yield [], 1
        return
    (card, count), *others = counts
    for n in range(min(size, count) + 1):
        for cards, ways in picks(others, size - n):
            yield [card] * n + cards, comb(count, n) * ways


def played(game: Endgame, action: str, chance: list[str]) -> tuple[Endgame, int]:
    """The game after an action, and how many cards it showed."""
    after = game.copy()
    events = after.play(action, chance)
    if any(event.type == "shuffle" for event in events):
        raise TooLargeError
    return after, sum(event.type in SHOWN and event.what is not None for event in events)


def card_list(game: str, chance: random.Random) -> list[Row]:
    """8 to 10 kinds of the real game and 18 to 24 cards of them: many ships of few colors, so that hardly
    anybody can draw until a shuffle is needed."""
    with (DECKS / f"{LISTS[game]}.csv").open(encoding="utf-8") as file:
        rows: list[Row] = list(csv.DictReader(file))
    colors = sorted({row["color"] for row in rows if row["type"] == "ship"})
    while True:
        few = chance.sample(colors, chance.randint(2, 4))
        ships = [row for row in rows if row["type"] == "ship" and row["color"] in few]
        others = [row for row in rows if row["type"] != "ship"]
        kinds = chance.sample(ships, min(5, len(ships))) + chance.sample(others, chance.randint(3, 5))
        most = {"ship": 4, "person": 3}
        found = [row | {"count": str(chance.randint(1, most.get(row["type"], 1)))} for row in kinds]
        if 18 <= sum(int(row["count"]) for row in found) <= 24:
            return found


def root(chance: random.Random) -> Endgame:
    """The last turn, or the last two, of a close game with few cards; the end is called."""
    game, players = chance.choice(GAMES), chance.choice((2, 2, 3))
    options = {"cards": card_list(game, chance)}
    counts = Game.new(game, players, options=options, seed=1).state().unseen.new
    while True:
        people = [card for card, n in counts.items() if is_person(card, options["cards"]) for _ in range(n)]
        chance.shuffle(people)
        seats: list[dict[str, Any]] = []
        for _ in range(players):
            display = [people.pop() for _ in range(chance.randint(0, 2)) if people]
            seats.append({"coins": chance.randint(0, 4), "display": display})
        position = {"active": players - 1 - (chance.random() < 0.8), "end_called": True, "players": seats}
        found = Game.new(game, players, options=options, position=position, seed=1)
        points = [seat.points for seat in found.state().players]
        if max(points) - min(points) <= 2:
            return found


def is_person(card: str, rows: list[Row]) -> bool:
    return any(row["type"] == "person" and card.startswith(row["name"]) for row in rows)


def solved_roots(chance: random.Random) -> Iterator[tuple[Endgame, Solver]]:
    while True:
        game, solver = root(chance), Solver()
        try:
            solver.value(game)
        except TooLargeError:
            continue
        yield game, solver


def some(choices: list[Solved], last: int, chance: random.Random) -> list[Solved]:
    """Those that are kept of one root: positions in which the choice matters."""
    found = [choice for choice in choices if choice.matters()]
    early = [choice for choice in found if choice.state.active < last]
    late = [choice for choice in found if choice.state.active == last]
    most = FROM_ONE_ROOT // 3
    return chance.sample(early, min(FROM_ONE_ROOT, len(early))) + chance.sample(late, min(most, len(late)))


def line(number: int, found: Solved) -> dict[str, Any]:
    state = msgspec.to_builtins(found.state)
    for told in ("game", "legal", "winners", "options"):
        del state[told]
    return {"root": number, "state": state, "worth": {key: list(value) for key, value in found.worth.items()}}


def kept(path: Path = KEPT) -> Iterator[tuple[Endgame, dict[str, list[float]]]]:
    """The solved positions of the file, each as a game to look at, with what its choices are worth."""
    roots: dict[int, dict[str, Any]] = {}
    with lzma.open(path, "rt", encoding="utf-8") as file:
        for row in map(json.loads, file):
            if "cards" in row:
                roots[row["root"]] = row
            elif "state" in row:
                own = roots[row["root"]]
                options = {"cards": own["cards"]}
                yield (
                    Game.new(own["game"], own["players"], options=options, position=row["state"], seed=1),
                    row["worth"],
                )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=int, default=4000, help="positions to be kept")
    parser.add_argument("--write", type=Path, default=KEPT)
    asked = parser.parse_args()
    chance = random.Random(asked.seed)
    told = provenance(f"python tools/endgames.py --seed {asked.seed} --keep {asked.keep}", asked.seed)
    lines: list[dict[str, Any]] = [{"made": told}]
    positions = searched = 0
    for number, (game, solver) in enumerate(solved_roots(chance), 1):
        searched += len(solver.values)
        found = some(solver.choices, len(game.names) - 1, chance)[: asked.keep - positions]
        if found:
            cards = game.options["cards"]
            lines.append({"root": number, "game": game.name, "players": len(game.names), "cards": cards})
            lines += [line(number, choice) for choice in found]
        positions += len(found)
        print(f"\r{number} games, {searched} positions solved, {positions} kept ", end="", file=sys.stderr)
        if positions >= asked.keep:
            break
    print(file=sys.stderr)
    with lzma.open(asked.write, "wt", encoding="utf-8") as file:
        file.writelines(json.dumps(row, separators=(",", ":")) + "\n" for row in lines)


if __name__ == "__main__":
    main()
