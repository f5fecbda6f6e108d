"""The persons on the islands: what they give at once, and what when a chance begins (G6.6-G6.8)."""

from __future__ import annotations

from portroyal.rules.dice.board import pieces_on_board
from portroyal.rules.dice.boxes import circle_wheel, owe, owe_last, owe_skulls
from portroyal.rules.dice.codes import (
    ADMIRAL,
    ADMIRALS,
    BOLD_DECLINED,
    BOLD_JESTER,
    BOLD_PAID,
    CAPTAIN,
    FAR,
    HIRED,
    ISLAND_COMPLETE,
    JESTER,
    JESTERS,
    N_COLORS,
    NEAR,
    OVER,
    OWED_BOLD,
    OWED_CAPTAIN,
    OWED_ISLAND,
    OWED_SECOND,
    PAINTED,
    PAINTED_FIELD,
    PIRATE,
    SAILOR,
    SENORITA,
    TRADER,
    VICE_ADMIRAL,
    WHOLESALER,
)
from portroyal.rules.dice.ending import score
from portroyal.rules.dice.state import Player, Sheet, State
from portroyal.rules.rulebook import rule
from portroyal.rules.telling import NOWHERE, tell

ADMIRAL_FROM = 4  # pieces on the board
ADMIRAL_CROSSES = 2
BOLD_CROSSES = 2
BOLD_SKULLS = 1
PIRATE_SWORDS = 2
WHOLESALER_CROSSES = 2


@rule
def hire(sheet: Sheet, player: Player, island: int) -> None:
    """The one place where a player's counters of persons change."""
    person = sheet.person[island]
    player.hired[island] = 1
    player.islands += 1
    player.people[person] += 1
    if person == SAILOR:
        player.swords += 1
    elif person == PIRATE:
        player.swords += PIRATE_SWORDS
    elif person == TRADER or person == WHOLESALER:
        crosses = WHOLESALER_CROSSES if person == WHOLESALER else 1
        for color in range(N_COLORS):
            if (sheet.trades[island] >> color) & 1 == 1:
                player.bonus[color] += crosses


@rule
def first_blank(sheet: Sheet, player: Player, island: int) -> int:
    """The island's first field neither crossed nor painted; -1 if the island is complete."""
    for field in range(sheet.first_field[island], sheet.first_field[island + 1]):
        if player.marks[field] == FAR or player.marks[field] == NEAR:
            return field
    return -1


@rule
def blanks(sheet: Sheet, player: Player, island: int) -> int:
    """How many of the island's fields are neither crossed nor painted."""
    n = 0
    for field in range(sheet.first_field[island], sheet.first_field[island + 1]):
        if player.marks[field] <= NEAR:
            n += 1
    return n


@rule
def complete_island(g: State, sheet: Sheet, island: int) -> None:
    """G6.6: an island gives its person and its points at once."""
    seat = g.decider
    tell(g, ISLAND_COMPLETE, seat, island, sheet.island_points[island], NOWHERE, NOWHERE)
    hire(sheet, g.players[seat], island)
    tell(g, HIRED, seat, sheet.person[island], 0, NOWHERE, NOWHERE)
    score(g, seat, sheet.island_points[island])
    if g.phase == OVER:
        return
    if sheet.person[island] == SENORITA:
        paint_islands(g, sheet, seat)
    elif sheet.person[island] == CAPTAIN:
        owe(g, OWED_CAPTAIN, 1)


@rule
def paint_islands(g: State, sheet: Sheet, seat: int) -> None:
    """G6.7: one field of every island, all of them first; the islands complete by that wait in order."""
    player = g.players[seat]
    for island in range(sheet.n_islands):
        field = first_blank(sheet, player, island)
        if field >= 0:
            player.marks[field] = PAINTED
            tell(g, PAINTED_FIELD, seat, field, 0, NOWHERE, NOWHERE)
    for island in range(sheet.n_islands):
        if player.hired[island] == 0 and first_blank(sheet, player, island) < 0:
            if not is_owed(g, OWED_ISLAND + island):
                owe_last(g, OWED_ISLAND + island)


@rule
def is_owed(g: State, question: int) -> bool:
    for i in range(g.n_todo):
        if g.todo[i] == question:
            return True
    return False


@rule
def choose_wheel(g: State, sheet: Sheet, color: int) -> None:
    """E8: a captain's wheel, as if taken; after the first comes a second one, or none."""
    first = g.todo[g.n_todo - 1] == OWED_CAPTAIN
    g.n_todo -= 1
    if first:
        owe(g, OWED_SECOND + color, 1)
    circle_wheel(g, sheet, g.decider, color)


@rule
def admirals_come(g: State) -> None:
    """G6.6: with 4 pieces on the board when the chance begins."""
    player = g.players[g.decider]
    if pieces_on_board(g) >= ADMIRAL_FROM:
        crosses = player.people[VICE_ADMIRAL] + ADMIRAL_CROSSES * player.people[ADMIRAL]
        if crosses > 0:
            g.crosses_left += crosses
            tell(g, ADMIRALS, g.decider, 0, crosses, NOWHERE, NOWHERE)


@rule
def jesters_may_come(g: State) -> bool:
    """G7.1: once a jester of the active player has paid, none works at a later chance of the turn."""
    return g.decider != g.active or g.jesters_paid == 0


@rule
def pay_jesters(g: State) -> None:
    """G6.8, E6: plain jesters pay by themselves."""
    crosses = g.players[g.decider].people[JESTER]
    if crosses > 0:
        g.crosses_left += crosses
        jesters_have_paid(g)
        tell(g, JESTERS, g.decider, 0, crosses, NOWHERE, NOWHERE)


@rule
def ask_bold_jesters(g: State) -> None:
    """E6: each of them."""
    owe(g, OWED_BOLD, g.players[g.decider].people[BOLD_JESTER])


@rule
def jesters_have_paid(g: State) -> None:
    if g.decider == g.active:
        g.jesters_paid = 1


@rule
def answer_bold(g: State, accepted: bool) -> None:
    """G6.6: 2 crosses, but 1 skull."""
    g.n_todo -= 1
    if not accepted:
        tell(g, BOLD_DECLINED, g.decider, 0, 0, NOWHERE, NOWHERE)
        return
    jesters_have_paid(g)
    g.crosses_left += BOLD_CROSSES
    tell(g, BOLD_PAID, g.decider, 0, BOLD_CROSSES, NOWHERE, NOWHERE)
    owe_skulls(g, BOLD_SKULLS)
