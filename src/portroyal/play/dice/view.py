"""The open state of a Dice Game: nothing is hidden here but the dice that are still to be rolled."""

from __future__ import annotations

from typing import Any

import msgspec

from portroyal.play.dice.notation import owed_name, roll_name
from portroyal.play.state import OpenSeat, OpenState
from portroyal.rules.dice.boxes import NO_SKULL, next_skull
from portroyal.rules.dice.chart_words import POINTS_TO_WIN, SHIP_COLORS, WHEEL_COLORS
from portroyal.rules.dice.codes import (
    CROSSED,
    GUNNER,
    LETTERS,
    MAX_LEGAL,
    ORDER,
    PAINTED,
    PERSON_NAMES,
    PHASES,
    PIECES,
    TREASURE,
)  # fmt: skip
from portroyal.rules.dice.crossing import cost_of
from portroyal.rules.dice.ending import NEVER, sudden_death_at
from portroyal.rules.dice.legal import legal
from portroyal.rules.dice.sheet import SheetOf
from portroyal.rules.dice.state import Player, State, free_boxes


class Board(msgspec.Struct, frozen=True):
    """The board between the players: ships and wheels by color with their column, and the chest."""

    ships: dict[str, str]
    wheels: dict[str, str]
    chest: bool


class DicePlayer(OpenSeat, frozen=True):
    """A player's sheet as everybody sees it; wheels are [free, circled, spent].

    `next_skull` are the points of the next skull (0 while a green one is left; null: all are struck),
    `sudden_at` the pieces on the board with which the player wins at once (null: none do), `costs` the number
    fields that cost other than printed, `islands` those that are complete and have given points and person.
    """

    _derived = ("next_skull", "sudden_at", "costs", "islands")

    swords: int
    skulls: int
    green_skulls: int
    wheels: dict[str, list[int]]
    persons: list[str]
    treasures: list[str]
    orders: list[str]
    took: list[str]
    crossed: list[str]
    painted: list[str]
    next_skull: int | None
    sudden_at: int | None
    costs: dict[str, int]
    islands: list[str]


class DiceState(OpenState, frozen=True, kw_only=True):
    """A Dice Game's state (notation, section 4). Given back as a position it plays on."""

    chapter: int
    roll: str | None
    board: Board
    takes_left: int
    crosses_left: int
    taken: list[str]
    bust: bool
    players: list[DicePlayer]
    handled: bool
    chance: int
    used: list[str]
    yellow: int
    jesters_paid: bool
    todo: list[str]


def dice_state(g: State, on: SheetOf, options: dict[str, Any], legal_names: list[str]) -> DiceState:
    used = (("red", g.used_red), ("yellow", g.used_yellow))
    return DiceState(
        game="dice",
        chapter=on.sheet.chapter,
        phase=PHASES[g.phase],
        round=g.round,
        active=g.active,
        decider=None if g.decider < 0 else g.decider,
        roll=roll_name(g.roll),
        board=Board(_by_letter(SHIP_COLORS, g.ships), _by_letter(WHEEL_COLORS, g.wheels), bool(g.chest)),
        takes_left=g.takes_left,
        crosses_left=g.crosses_left,
        taken=[PIECES[piece] for piece in g.taken[: g.n_taken]],
        bust=bool(g.bust),
        players=[_player(player, on) for player in g.players[: g.n_players]],
        start=g.start,
        handled=bool(g.handled),
        chance=g.chance,
        used=[color for color, n in used if n],
        yellow=g.yellow,
        jesters_paid=bool(g.jesters_paid),
        todo=[owed_name(on, question) for question in reversed(g.todo[: g.n_todo])],
        legal=legal_names,
        winners=[p for p in range(g.n_players) if g.winners >> p & 1],
        options=options,
    )


def _by_letter(colors: tuple[str, ...], columns: list[int]) -> dict[str, str]:
    return {color: LETTERS[column - 1] for color, column in zip(colors, columns, strict=True) if column}


def _player(player: Player, on: SheetOf) -> DicePlayer:
    sheet, names, marks = on.sheet, on.field_names, player.marks
    crossed = [i for i, mark in enumerate(marks[: sheet.n_fields]) if mark == CROSSED]
    hired = [i for i in range(sheet.n_islands) if player.hired[i]]
    skull, sudden = next_skull(sheet, player), sudden_death_at(player.points)
    return DicePlayer(
        points=player.points,
        swords=player.swords,
        skulls=player.skulls,
        green_skulls=player.green_skulls,
        wheels={
            color: [free_boxes(sheet, player, i), player.circled[i], player.spent[i]]
            for i, color in enumerate(WHEEL_COLORS)
        },
        persons=[PERSON_NAMES[sheet.person[i]] for i in hired],
        treasures=[names[i] for i in crossed if sheet.kind[i] == TREASURE],
        orders=[names[i] for i in crossed if sheet.kind[i] == ORDER],
        took=[color for color, took in zip(SHIP_COLORS, player.took, strict=True) if took],
        crossed=[names[i] for i in crossed],
        painted=[name for name, mark in zip(names, marks, strict=False) if mark == PAINTED],
        next_skull=None if skull == NO_SKULL else skull,
        sudden_at=sudden if sudden != NEVER and player.points < POINTS_TO_WIN else None,
        costs=_costs(player, on) if player.people[GUNNER] else {},
        islands=[on.island_names[i] for i in hired],
    )


def _costs(player: Player, on: SheetOf) -> dict[str, int]:
    numbers = enumerate(on.sheet.number[: on.sheet.n_fields])
    found = {i: cost_of(on.sheet, player, i) for i, number in numbers if number > 0}
    return {on.field_names[i]: cost for i, cost in found.items() if cost != on.sheet.number[i]}


def legal_codes(g: State, on: SheetOf) -> list[int]:
    codes = [0] * MAX_LEGAL  # of its own: bots think in several threads
    return codes[: legal(g, on.sheet, codes)]
