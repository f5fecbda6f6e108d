"""The boxes on the left of a sheet: wheels circled and crossed out, skulls struck (G4.7, G6.9, E5)."""

from __future__ import annotations

from portroyal.rules.dice.chart_words import GREEN_WHEEL_POINTS
from portroyal.rules.dice.codes import (
    CIRCLED,
    GIVEN_UP,
    GREEN,
    N_WHEELS,
    OWED_SKULL,
    SKULL_LOST,
    SKULL_STRUCK,
    SPENT,
)
from portroyal.rules.dice.ending import score
from portroyal.rules.dice.state import (
    Player,
    Sheet,
    State,
    free_boxes,
    green_skulls_left,
    red_skulls_left,
)
from portroyal.rules.rulebook import rule
from portroyal.rules.telling import NOWHERE, tell

RED_SKULL, GREEN_SKULL = range(2)
NO_SKULL = 1  # no skull brings a point


@rule
def circle_wheel(g: State, sheet: Sheet, seat: int, color: int) -> None:
    """G4.7: one box; green is crossed out at once for points; without a free box it gives nothing."""
    player = g.players[seat]
    if free_boxes(sheet, player, color) == 0:
        tell(g, CIRCLED, seat, color, 0, NOWHERE, NOWHERE)
        return
    tell(g, CIRCLED, seat, color, 1, NOWHERE, NOWHERE)
    if color == GREEN:
        points = wheel_points(sheet, player, GREEN)
        player.spent[GREEN] += 1
        score(g, seat, points)
    else:
        player.circled[color] += 1


@rule
def wheel_points(sheet: Sheet, player: Player, color: int) -> int:
    """G4.7: what the next wheel of a color brings at once."""
    if color != GREEN or free_boxes(sheet, player, GREEN) == 0:
        return 0
    return GREEN_WHEEL_POINTS[player.spent[GREEN]]


@rule
def spend_wheel(g: State, seat: int, color: int, crosses: int) -> None:
    """Crosses out a circled wheel for its effect."""
    player = g.players[seat]
    player.circled[color] -= 1
    player.spent[color] += 1
    tell(g, SPENT, seat, color, crosses, NOWHERE, NOWHERE)


@rule
def give_up_wheel(g: State, seat: int, color: int) -> None:
    """G6.3: crossed out for a wheel field, without its effect."""
    player = g.players[seat]
    player.circled[color] -= 1
    player.spent[color] += 1
    tell(g, GIVEN_UP, seat, color, 0, NOWHERE, NOWHERE)


@rule
def wheels_got(player: Player) -> int:
    """G6.5: wheels circled or crossed out, all colors."""
    n = 0
    for color in range(N_WHEELS):
        n += player.circled[color] + player.spent[color]
    return n


@rule
def owe(g: State, question: int, times: int) -> None:
    """Puts a question before all others that are owed."""
    for _ in range(times):
        g.todo[g.n_todo] = question
        g.n_todo += 1


@rule
def owe_last(g: State, question: int) -> None:
    """Puts a question behind all others that are owed."""
    for i in range(g.n_todo, 0, -1):
        g.todo[i] = g.todo[i - 1]
    g.todo[0] = question
    g.n_todo += 1


@rule
def owe_skulls(g: State, n: int) -> None:
    """E5: skulls are struck one by one."""
    owe(g, OWED_SKULL, n)


@rule
def may_choose_skull(g: State, sheet: Sheet) -> bool:
    """G6.9: only who has red and green skulls left is asked."""
    player = g.players[g.decider]
    return red_skulls_left(sheet, player) > 0 and green_skulls_left(player) > 0


@rule
def next_skull(sheet: Sheet, player: Player) -> int:
    """G6.9: the points of the next skull, none while a green one is left; `NO_SKULL`: all are struck."""
    if green_skulls_left(player) > 0:
        return 0
    return sheet.skull_points[player.skulls] if red_skulls_left(sheet, player) > 0 else NO_SKULL


@rule
def strike_only_skull(g: State, sheet: Sheet) -> None:
    """G6.9: the kind that is left; with all struck, a skull does nothing."""
    player = g.players[g.decider]
    if red_skulls_left(sheet, player) > 0:
        strike_skull(g, sheet, RED_SKULL)
    elif green_skulls_left(player) > 0:
        strike_skull(g, sheet, GREEN_SKULL)
    else:
        g.n_todo -= 1
        tell(g, SKULL_LOST, g.decider, 0, 0, NOWHERE, NOWHERE)


@rule
def strike_skull(g: State, sheet: Sheet, kind: int) -> None:
    """G6.9: red ones from left to right with their points; green ones never cost any (G6.6)."""
    g.n_todo -= 1
    seat = g.decider
    player = g.players[seat]
    if kind == GREEN_SKULL:
        player.green_skulls += 1
        tell(g, SKULL_STRUCK, seat, GREEN_SKULL, 0, NOWHERE, NOWHERE)
    else:
        points = sheet.skull_points[player.skulls]
        player.skulls += 1
        tell(g, SKULL_STRUCK, seat, RED_SKULL, points, NOWHERE, NOWHERE)
        score(g, seat, points)
