"""How fast the rules play: plain and compiled, one core and two, beside two games of OpenSpiel, in one run.

`make bench` prints the tables and writes docs/bench.md. Ratios within one run count; the machine is shared.
"""

from __future__ import annotations

import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np
from report import ROOT, asked, made_by, provenance, publish, table

import random_cards as cards
import random_dice as dice
from portroyal.play.game import Game
from portroyal.rules.cards.codes import MAX_LEGAL
from portroyal.rules.cards.deck import CARD_GAMES, deck_of
from portroyal.rules.cards.legal import play_out, set_up
from portroyal.rules.cards.state import State
from portroyal.rules.chance import Stream, game_key, seed_stream
from portroyal.rules.dice import codes as dice_codes
from portroyal.rules.dice import legal as dice_legal
from portroyal.rules.dice import state as dice_state
from portroyal.rules.dice.chart import load_chart
from portroyal.rules.dice.sheet import sheet_of

SEED = 2026
ROUNDS = 9
YARDSTICK = "port-royal, 2 players"
OPEN_SPIEL = ("hearts", "backgammon")  # measured in turns with it


@dataclass
class Pace:
    """Games and moves that took some seconds."""

    games: int
    moves: int
    seconds: float

    @property
    def games_a_second(self) -> float:
        return self.games / self.seconds

    @property
    def moves_a_second(self) -> float:
        return self.moves / self.seconds


def timed(loops: dict[str, Callable[[int], int]], at_least: float) -> dict[str, Pace]:
    """Runs loops in turns, round after round, so that a slow moment of the machine hits all of them alike.

    Every loop plays as many games a round as fill its share of the time; the median round counts.
    """
    games = {what: _games_for(loop, at_least / ROUNDS) for what, loop in loops.items()}
    rounds: dict[str, list[Pace]] = {what: [] for what in loops}
    for _ in range(ROUNDS):
        for what, loop in loops.items():
            begun = time.perf_counter()
            moves = loop(games[what])
            rounds[what].append(Pace(games[what], moves, time.perf_counter() - begun))
    return {
        what: sorted(paces, key=lambda pace: pace.games_a_second)[ROUNDS // 2]
        for what, paces in rounds.items()
    }


def _games_for(loop: Callable[[int], int], seconds: float) -> int:
    """How many games take so long."""
    loop(1)  # compiles, or loads from the cache
    games = 1
    while True:
        begun = time.perf_counter()
        loop(games)
        took = time.perf_counter() - begun
        if took >= seconds:
            return games
        games = max(games + 1, int(games * min(8.0, 1.2 * seconds / max(took, 1e-6))))


def plain_cards(name: str, players: int) -> Callable[[int], int]:
    deck = deck_of(CARD_GAMES[name])
    master = Stream()
    seed_stream(master, SEED)

    def loop(games: int) -> int:
        moves = 0
        for number in range(games):
            g, whim = State(), [0]
            game_key(master, number, g.stream, whim)
            set_up(g, deck.box, players, number % players, 0)
            moves += play_out(g, deck.box, [0] * MAX_LEGAL, whim)
        return moves

    return loop


def compiled_cards(name: str, players: int, threads: int = 1) -> Callable[[int], int]:
    box = cards.box_record(deck_of(CARD_GAMES[name]))

    def part(first: int, count: int) -> int:
        totals = np.zeros(cards.TOTALS, np.int64)
        states = np.zeros(2, cards.STATE)
        cards.random_games(box, cards.master_stream(SEED), states, players, 0, first, count, totals)
        return int(totals[0])

    return on_threads(part, threads)


def stepped_cards(name: str, players: int) -> Callable[[int], int]:
    """Compiled rules, but every move is chosen in Python, as a program would that drives the game."""
    box, master = cards.box_record(deck_of(CARD_GAMES[name])), cards.master_stream(SEED)
    blank, states = np.zeros(1, cards.STATE), np.zeros(1, cards.STATE)
    actions, whim = np.zeros(MAX_LEGAL, np.int64), random.Random(SEED)

    def loop(games: int) -> int:
        moves = 0
        for number in range(games):
            states[0] = blank[0]
            cards.deal_anew(box, master, states, players, number)
            over = False
            while not over:
                n = cards.choices(box, states, actions)
                over = cards.play(box, states, int(actions[int(whim.random() * n)]))
                moves += 1
        return moves

    return loop


def plain_dice(chapter: str, players: int) -> Callable[[int], int]:
    sheet = sheet_of(load_chart(chapter)).sheet
    master = Stream()
    seed_stream(master, SEED)

    def loop(games: int) -> int:
        moves = 0
        for number in range(games):
            g, whim = dice_state.State(), [0]
            game_key(master, number, g.stream, whim)
            dice_legal.set_up(g, sheet, players, number % players)
            moves += dice_legal.play_out(g, sheet, [0] * dice_codes.MAX_LEGAL, whim)
        return moves

    return loop


def through_game(name: str, players: int, options: dict[str, Any]) -> Callable[[int], int]:
    """As people and programs play: names in, events out, and every act can be taken back or refused."""

    def loop(games: int) -> int:
        moves = 0
        for number in range(games):
            game = Game.new(name, players, seed=number, options=options, start=number % players)
            whim = random.Random(number)
            while legal := game.legal:
                game.play(legal[int(whim.random() * len(legal))])
                moves += 1
        return moves

    return loop


def compiled_dice(chapter: str, players: int, threads: int = 1) -> Callable[[int], int]:
    sheet = dice.sheet_record(sheet_of(load_chart(chapter)))

    def part(first: int, count: int) -> int:
        totals = np.zeros(dice.TOTALS, np.int64)
        states = np.zeros(2, dice.STATE)
        dice.random_games(sheet, dice.master_stream(SEED), states, players, first, count, totals)
        return int(totals[0])

    return on_threads(part, threads)


def on_threads(part: Callable[[int, int], int], threads: int) -> Callable[[int], int]:
    """Shares games out among threads; compiled loops do not hold Python's lock."""

    def loop(games: int) -> int:
        share = -(-games // threads)
        with ThreadPoolExecutor(threads) as pool:
            parts = pool.map(lambda i: part(i * share, max(0, min(share, games - i * share))), range(threads))
            return sum(parts)

    return loop


def open_spiel_from_python(name: str) -> Callable[[int], int]:
    import pyspiel

    game, whim = pyspiel.load_game(name), random.Random(SEED)

    def loop(games: int) -> int:
        moves = 0
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(whim.choices(outcomes, weights)[0])
                else:
                    legal = state.legal_actions()
                    state.apply_action(legal[int(whim.random() * len(legal))])
                    moves += 1
        return moves

    return loop


def state_figures() -> list[list[str]]:
    states = np.zeros(9, cards.STATE)
    cards.copies(states, 10)
    best = min(_seconds(lambda: cards.copies(states, 1_000_000)) for _ in range(5))
    return [
        ["bytes per state, card games", f"{cards.STATE.itemsize:,}"],
        ["bytes per state, dice game", f"{dice.STATE.itemsize:,}"],
        ["copy of a card game's state inside compiled code", f"{best * 1_000:.0f} ns"],
    ]


def start_figures() -> list[list[str]]:
    """Starts, each in a process of its own."""
    python = sys.executable
    new = b'{"cmd": "new", "game": "port-royal", "players": 2, "seed": 7}\n'
    load = (
        "import random_cards as b; import numpy as np;"
        "from portroyal.rules.cards.deck import PORT_ROYAL, deck_of;"
        "s, t = np.zeros(2, b.STATE), np.zeros(b.TOTALS, np.int64);"
        "b.random_games(b.box_record(deck_of(PORT_ROYAL)), b.master_stream(1), s, 2, 0, 0, 1, t)"
    )
    with tempfile.TemporaryDirectory() as cache:
        env = {
            "PORTROYAL_CACHE": cache,
            "PATH": "/usr/bin:/bin",
            "HOME": cache,
            "PYTHONPATH": str(ROOT / "tools"),
        }
        rows = [
            ("import portroyal", [python, "-c", "import portroyal.play.game"], b""),
            (
                "`portroyal engine`, from start to the first answer",
                [python, "-m", "portroyal", "engine"],
                new,
            ),
            ("compiled rules, cold (compiling)", [python, "-c", load], b""),
            ("compiled rules, warm (from the cache)", [python, "-c", load], b""),
        ]
        return [[what, f"{_run(argv, given, env):.2f} s"] for what, argv, given in rows]


def batch_memory() -> list[list[str]]:
    code = (
        "import resource, numpy as np; import random_cards as b;"
        "from portroyal.rules.cards.deck import PORT_ROYAL, deck_of;"
        "s, t = np.zeros(2, b.STATE), np.zeros(b.TOTALS, np.int64);"
        "b.random_games(b.box_record(deck_of(PORT_ROYAL)), b.master_stream(1), s, 4, 0, 0, 100_000, t);"
        "print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)"
    )
    out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    return [["peak memory of a batch of 100,000 games", f"{int(out) / 1024:.0f} MB"]]


def _run(argv: list[str], given: bytes, env: dict[str, str]) -> float:
    return _seconds(lambda: subprocess.run(argv, input=given, capture_output=True, check=True, env=env))


def _seconds(call: Callable[[], Any]) -> float:
    begun = time.perf_counter()
    call()
    return time.perf_counter() - begun


def speed_rows(seconds: float, say: Callable[[str], None]) -> tuple[list[list[str]], dict[str, Pace]]:
    rows: list[list[str]] = []
    paces: dict[str, Pace] = {}
    for name, players in (("port-royal", 2), ("port-royal", 4), ("unterwegs", 2), ("combined", 2)):
        label = f"{name}, {players} players"
        say(label)
        loops = {
            "plain CPython": plain_cards(name, players),
            "through `Game.play`": through_game(name, players, {}),
            "compiled, 1 core": compiled_cards(name, players),
            "compiled, 2 cores": compiled_cards(name, players, threads=2),
            "compiled, each move from Python": stepped_cards(name, players),
        }
        beside = {}
        if label == YARDSTICK:
            beside = {f"open_spiel {other}": open_spiel_from_python(other) for other in OPEN_SPIEL}
        rows += _measured(label, loops, beside, seconds, paces)
    for chapter, players in (("1", 2), ("4", 4)):
        label = f"dice, chapter {chapter}, {players} players"
        say(label)
        loops = {
            "plain CPython": plain_dice(chapter, players),
            "through `Game.play`": through_game("dice", players, {"chapter": int(chapter)}),
            "compiled, 1 core": compiled_dice(chapter, players),
            "compiled, 2 cores": compiled_dice(chapter, players, threads=2),
        }
        rows += _measured(label, loops, {}, seconds, paces)
    return rows, paces


def _measured(
    label: str,
    loops: dict[str, Callable[[int], int]],
    beside: dict[str, Callable[[int], int]],
    seconds: float,
    paces: dict[str, Pace],
) -> list[list[str]]:
    """A row per way to play, each compared with the first, two cores with one as well."""
    rows = []
    found = timed(loops | beside, seconds)
    plain = found["plain CPython"]
    for what in loops:
        pace = found[what]
        ratio = f"{pace.games_a_second / plain.games_a_second:.1f}"
        if what == "compiled, 2 cores":
            ratio += f" ({pace.games_a_second / found['compiled, 1 core'].games_a_second:.2f} x 1 core)"
        rows.append([f"{label}: {what}", _n(pace.moves_a_second), _n(pace.games_a_second), ratio])
        paces[f"{label}, {what}"] = pace
    paces |= {what: found[what] for what in beside}
    return rows


def yardstick_rows(paces: dict[str, Pace]) -> list[list[str]]:
    rows = []
    inside = paces[f"{YARDSTICK}, compiled, 1 core"]
    stepped = paces[f"{YARDSTICK}, compiled, each move from Python"]
    for name in OPEN_SPIEL:
        pace = paces[f"open_spiel {name}"]
        against = [f"{our.games_a_second / pace.games_a_second:.1f}" for our in (stepped, inside)]
        rows.append([f"open_spiel {name}", _n(pace.moves_a_second), _n(pace.games_a_second), *against])
    return rows


def _n(value: float) -> str:
    return f"{value:,.0f}"


def main() -> None:
    chosen = asked(__doc__, "bench.md")

    def say(what: str) -> None:
        print(f"... {what}", file=sys.stderr, flush=True)

    speeds, paces = speed_rows(chosen.seconds, say)
    yardsticks = yardstick_rows(paces)
    say("states, starts, memory")
    figures = state_figures() + start_figures() + batch_memory()
    text = "\n\n".join(
        [
            "# Speed",
            provenance(made_by("bench"), SEED),
            "Random play. The ways to play a game are measured in turns, nine rounds; each row is its median "
            "round. The last column compares with plain CPython: the rules alone, without names, events and "
            "taking back, which `Game.play` adds.",
            table(["game", "moves/s", "games/s", "x plain"], speeds),
            "OpenSpiel's games as a yardstick, in turns with ours, each move chosen in Python: how many of "
            "our two-player games of Port Royal are played while it plays one, when ours is driven from "
            "Python too, and in our compiled loop.",
            table(["game", "moves/s", "games/s", "ours, from Python", "ours, compiled loop"], yardsticks),
            table(["figure", "value"], figures),
        ]
    )
    publish(text, chosen.write)


if __name__ == "__main__":
    main()
