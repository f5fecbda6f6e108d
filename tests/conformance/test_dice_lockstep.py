"""Random Dice Games on the engine and on the oracle in lockstep: after every act both states agree."""

from __future__ import annotations

import json
import os
import random
import struct
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from .dice_chance import block
from .dice_charts import CHARTS
from .dice_engine import EngineTable, differences
from .dice_oracle import Oracle
from .dice_sheet import GREEN_POINTS, Chart, State, complete
from .engine_process import EngineProcess

GAMES = int(os.environ.get("PORTROYAL_CONFORMANCE_GAMES", "1"))  # games per chart and player count
LONGEST = 300 if GAMES == 1 else 10**6  # acts of one game, so that the default run stays short
CHAPTERS = ("1", "2", "3", "4")
# Every so many acts the state is given back as a position, and play goes on from there.
POSITION_EVERY = 29
# How much each kind of player likes a choice, by the action's first word; 1 where nothing is told.
TEMPERS: tuple[dict[str, float], ...] = (
    {"done": 0.3, "stop": 0.4, "roll": 1.0},
    {"done": 0.05, "stop": 0.3, "take": 5.0, "use": 5.0, "reroll": 0.3},
    {"done": 0.1, "stop": 0.15, "repel": 3.0, "bold-jester": 3.0},
    {"done": 0.1, "stop": 3.0, "repel": 2.0, "reroll": 2.0},
)


@pytest.fixture(scope="module")
def engine() -> Iterator[EngineProcess]:
    with EngineProcess() as process:
        yield process


@cache
def chapter_chart(chapter: str) -> Chart:
    command = [sys.executable, "-m", "portroyal", "chart", "export", chapter]
    exported: Chart = json.loads(subprocess.run(command, check=True, capture_output=True, timeout=60).stdout)
    return exported


def chart_of(which: str) -> tuple[Chart, dict[str, Any]]:
    """The chart as data, and the options of a new game that name it."""
    if which in CHAPTERS:
        return chapter_chart(which), {"chapter": int(which)}
    return CHARTS[which], {"chart": CHARTS[which]}


def pick(chance: random.Random, temper: dict[str, float], legal: list[str]) -> str:
    choices = sorted(legal)
    return chance.choices(choices, [temper.get(choice.split(" ")[0], 1.0) for choice in choices])[0]


def check_books(chart: Chart, state: State) -> None:
    """What every state must hold, whoever is right about the rules."""
    treasures = [name for sheet in state["players"] for name in sheet["treasures"]]
    assert len(treasures) == len(set(treasures))
    for sheet in state["players"]:
        assert all(sum(boxes) == chart["wheels"][color] for color, boxes in sheet["wheels"].items())
        assert not set(sheet["crossed"]) & set(sheet["painted"])
        assert sheet["skulls"] <= len(chart["skulls"])
        if state["phase"] == "over" or state["todo"]:
            continue
        islands = [i for name, i in chart["islands"].items() if complete(chart, sheet, name)]
        assert sorted(sheet["persons"]) == sorted(island["person"] for island in islands)
        least = (
            sum(island["points"] for island in islands)
            + sum(chart["fields"][name]["points"] for name in sheet["treasures"])
            + sum(GREEN_POINTS[: sheet["wheels"]["green"][2]])
            + sum(chart["skulls"][: sheet["skulls"]])
        )
        orders = len(sheet["orders"])
        assert least + orders <= sheet["points"] <= least + 2 * orders


def play(table: EngineTable, which: str, players: int, seed: int) -> None:
    chart, options = chart_of(which)
    start = seed % players
    oracle = Oracle(chart, players, seed=seed, start=start)
    table.ask("new", game="dice", players=players, options=options, seed=seed, start=start)
    # A game given back as a position starts its own stream, so its rolls are told from the oracle's.
    chance, told = random.Random(f"{which} {players} {seed}"), False
    acts: list[str] = []
    tempers = [chance.choice(TEMPERS) for _ in range(players)]
    while True:
        found = differences(table.state, oracle.view())
        assert not found, f"{which}, {players} players, seed {seed}, start {start}, {acts}: {found}"
        check_books(chart, table.state)
        if oracle.g["phase"] == "over" or len(acts) == LONGEST:
            return
        action = pick(chance, tempers[oracle.g["decider"]], oracle.legal())
        rolls = [oracle.dice.roll()] if told and action in ("roll", "reroll") else []
        acts.append(action)
        oracle.act(action, rolls)
        table.act(action, rolls)
        if len(acts) % POSITION_EVERY == 0 and oracle.g["phase"] != "over":
            table.ask("new", game="dice", players=players, options=options, seed=1, position=table.state)
            told = True


def test_section_5_chacha20_of_rfc_8439() -> None:
    keystream = struct.pack("<16I", *block(bytes(32), 0)).hex()  # appendix A.1, first vector
    assert keystream.startswith("76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7")


@pytest.mark.parametrize("seed", [0, 7, -1, 2**70, "00" * 32, "0123456789abcdef" * 4])
def test_section_5_rolls_of_a_seed(engine: EngineProcess, seed: int | str) -> None:
    table, oracle = EngineTable(engine), Oracle(CHARTS["harbor"], 2, seed=seed)
    table.ask("new", game="dice", players=2, options={"chart": CHARTS["harbor"]}, seed=seed)
    for _ in range(60):
        action = next(a for a in ("start cay", "start bay", "roll", "done") if a in oracle.legal())
        assert differences(table.act(action), oracle.act(action)) == []


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("which", [*CHARTS, *CHAPTERS])
def test_lockstep(engine: EngineProcess, which: str, players: int) -> None:
    for game in range(GAMES):
        play(EngineTable(engine), which, players, seed=game * 10 + players)


@pytest.mark.parametrize("which", CHARTS)
def test_the_oracle_alone_ends_every_game(which: str) -> None:
    oracle, chance = Oracle(CHARTS[which], 3, seed=3), random.Random(which)
    while oracle.legal():
        oracle.act(pick(chance, TEMPERS[1], oracle.legal()))
    assert oracle.reason in ("points", "sudden-death")
    assert len(oracle.g["winners"]) == 1
