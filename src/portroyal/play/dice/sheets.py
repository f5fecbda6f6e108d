"""The players' sheets of a dice position: crosses, boxes and points must fit the chart and each other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from portroyal.play.dice.notation import owed_code
from portroyal.play.errors import shortened
from portroyal.play.reading import names, whole, words, wrong
from portroyal.rules.dice.chart_words import DIPLOMAT_SKULLS, SHIP_COLORS, WHEEL_COLORS
from portroyal.rules.dice.codes import (
    CAPTAIN,
    CROSSED,
    GREEN,
    MAX_TODO,
    ORDER,
    OVER,
    OWED_BOLD,
    OWED_CAPTAIN,
    OWED_ISLAND,
    PAINTED,
    PERSON_NAMES,
    SENORITA,
    START,
    TRADE,
    TREASURE,
)  # fmt: skip
from portroyal.rules.dice.persons import first_blank
from portroyal.rules.dice.recount import points_between, recount, stray_cross
from portroyal.rules.dice.sheet import SheetOf
from portroyal.rules.dice.state import Player, State

LEAST_POINTS, MOST_POINTS = -99, 99
ROOM = 6  # what an answer may still add to the questions owed


def owe_questions(g: State, on: SheetOf, position: Mapping[str, Any]) -> None:
    """`todo` lists the next question first; the state keeps it last."""
    owed = names(position, "todo", "questions")
    if len(owed) > MAX_TODO - ROOM:
        raise wrong(f"todo has {len(owed)} questions; nobody can owe so many")
    for i, name in enumerate(reversed(owed)):
        question = owed_code(on, name)
        if question is None:
            raise wrong(f"todo: {shortened(name)} is no question that can be owed")
        if question == OWED_BOLD and g.phase not in (TRADE, OVER):
            raise wrong("todo: bold jesters are asked in phase trade")
        g.todo[i] = question
    g.n_todo = len(owed)


def lay_sheets(g: State, on: SheetOf, seats: list[Mapping[str, Any]]) -> None:
    """Draws every sheet, counts it afresh, and compares with what the position says of it."""
    for p, seat in enumerate(seats):
        _draw(g.players[p], on, seat, f"player {p}: ")
    for field, name in enumerate(on.field_names):
        if (
            on.sheet.kind[field] == TREASURE
            and sum(p.marks[field] == CROSSED for p in g.players[: g.n_players]) > 1
        ):
            raise wrong(f"the treasure {name} is crossed by more than one player")
    recount(g, on.sheet)
    for question in g.todo[: g.n_todo]:
        if question >= OWED_ISLAND:
            _check_owed_island(g, on, question - OWED_ISLAND)
        elif question >= OWED_CAPTAIN and g.decider >= 0 and not g.players[g.decider].people[CAPTAIN]:
            raise wrong("todo: a captain's question is owed, but the decider has no captain")
    for p, seat in enumerate(seats):
        _check(g, on, p, seat, f"player {p}: ")
    _check_orders(g, on, seats)


def _check_owed_island(g: State, on: SheetOf, island: int) -> None:
    if g.phase == OVER:
        return
    player = g.players[g.decider if g.decider >= 0 else g.start]
    if first_blank(on.sheet, player, island) >= 0:
        raise wrong(f"todo: the island {on.island_names[island]} is not complete")


def _draw(player: Player, on: SheetOf, seat: Mapping[str, Any], who: str) -> None:
    for key, mark in (("crossed", CROSSED), ("painted", PAINTED)):
        for name in names(seat, key, "fields", who):
            field = on.field(name)
            if field is None:
                raise wrong(f"{who}{key}: {shortened(name)} is no field of the chart")
            if player.marks[field]:
                raise wrong(f"{who}{key}: {name} is marked twice")
            if mark == PAINTED and on.sheet.island_of[field] < 0:
                raise wrong(f"{who}painted: {name} is no island's field")
            player.marks[field] = mark
    stray = stray_cross(on.sheet, player)
    if stray >= 0:
        raise wrong(f"{who}crossed: no way of crossed fields leads to {on.field_names[stray]}")
    for color in words(seat, "took", SHIP_COLORS, "ships", who):
        player.took[color] = 1
    _draw_wheels(player, on, seat, who)
    player.skulls = whole(seat, "skulls", 0, 0, on.sheet.n_skulls, who)


def _draw_wheels(player: Player, on: SheetOf, seat: Mapping[str, Any], who: str) -> None:
    wheels = seat.get("wheels")
    if wheels is None:
        return
    if not isinstance(wheels, Mapping) or not set(wheels) <= set(WHEEL_COLORS):
        raise wrong(f"{who}wheels must be an object of the colors {', '.join(WHEEL_COLORS)}")
    for name, counts in wheels.items():
        color, boxes = WHEEL_COLORS.index(name), on.sheet.boxes[WHEEL_COLORS.index(name)]
        fit = isinstance(counts, list) and len(counts) == 3 and all(type(n) is int and n >= 0 for n in counts)
        if not fit or sum(counts) != boxes:
            raise wrong(f"{who}wheels: {name} must be [free, circled, spent], {boxes} in all")
        if color == GREEN and counts[1]:
            raise wrong(f"{who}wheels: a green wheel is crossed out at once, never circled")
        player.circled[color], player.spent[color] = counts[1], counts[2]


def _check(g: State, on: SheetOf, p: int, seat: Mapping[str, Any], who: str) -> None:
    """What follows from the sheet must be what the position says."""
    player, sheet = g.players[p], on.sheet
    if any(mark == PAINTED for mark in player.marks) and not player.people[SENORITA]:
        raise wrong(f"{who}painted: only a senorita paints fields, and there is none")
    most_green = DIPLOMAT_SKULLS * player.people[PERSON_NAMES.index("diplomat")]
    player.green_skulls = whole(seat, "green_skulls", 0, 0, most_green, who)
    true_lists = {
        "persons": [PERSON_NAMES[sheet.person[i]] for i in range(sheet.n_islands) if player.hired[i]],
        "treasures": _crossed(on, player, TREASURE),
        "orders": _crossed(on, player, ORDER),
    }
    for key, true in true_lists.items():
        if seat.get(key) is not None:
            given = names(seat, key, key, who)
            if Counter(map(str, given)) != Counter(true):
                raise wrong(f"{who}{key} is {shortened(given)}, but the crossed fields make {true}")
    if whole(seat, "swords", player.swords, 0, 99, who) != player.swords:
        raise wrong(f"{who}swords is {seat['swords']}, but the persons have {player.swords}")
    least, most = points_between(g, sheet, p)
    player.points = whole(seat, "points", least, LEAST_POINTS, MOST_POINTS, who)
    if not least <= player.points <= most:
        span = f"{least}" if least == most else f"{least} to {most}"
        raise wrong(f"{who}points is {player.points}, but the sheet makes {span}")
    if g.phase == START and player.skulls:
        raise wrong(f"{who}skulls are struck before the first turn")


def _check_orders(g: State, on: SheetOf, seats: list[Mapping[str, Any]]) -> None:
    """G6.5: of several players who crossed an order exactly one was the first."""
    contested = 0
    for field in range(on.sheet.n_fields):
        crossers = sum(player.marks[field] == CROSSED for player in g.players[: g.n_players])
        contested += on.sheet.kind[field] == ORDER and crossers > 1
    for p, seat in enumerate(seats):
        least, most = points_between(g, on.sheet, p)
        if seat.get("points") is None:
            g.players[p].points = min(most, least + max(0, contested))
        contested -= g.players[p].points - least
    if contested:
        raise wrong("points: of those who crossed an order one gets 2 points and the others 1")


def _crossed(on: SheetOf, player: Player, kind: int) -> list[str]:
    fields = enumerate(on.field_names)
    return [name for i, name in fields if player.marks[i] == CROSSED and on.sheet.kind[i] == kind]
