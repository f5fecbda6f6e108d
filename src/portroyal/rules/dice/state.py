"""The table of the Dice Game: the sheet's map as flat arrays, the players' sheets, the board and the turn."""

from __future__ import annotations

from typing import Annotated, Any

from portroyal.rules.chance import Stream
from portroyal.rules.dice.chart_words import (
    DIPLOMAT_SKULLS,
    MAX_FIELDS,
    MAX_ISLANDS,
    MAX_SKULLS,
    MAX_TOUCHING,
    MAX_VIA,
)
from portroyal.rules.dice.codes import (
    CROSSED,
    DIPLOMAT,
    FAR,
    MAX_PLAYERS,
    MAX_TAKES,
    MAX_TODO,
    N_COLORS,
    N_PERSONS,
    N_WHEELS,
    NEAR,
)
from portroyal.rules.layout import I1, I2, Cell, PlainOnly, Rows, layout
from portroyal.rules.rulebook import rule

# A way leads from a field, from an island (any of its crossed fields) or from the start ...
ISLAND_NODE = MAX_FIELDS
START_NODE = ISLAND_NODE + MAX_ISLANDS
N_NODES = START_NODE + 1
# ... to a sea field or to an island, whose fields then all lie open.
MAX_WAYS = MAX_FIELDS * MAX_TOUCHING + MAX_ISLANDS * MAX_VIA


@layout
class Sheet:
    """The sheet of a chapter. Fields are numbered in the chart's order: island after island, then the sea."""

    chapter: I2
    n_fields: I2
    n_islands: I2
    n_skulls: I2
    kind: Annotated[list[int], Cell("i1", MAX_FIELDS)]
    color: Annotated[list[int], Cell("i1", MAX_FIELDS)]
    points: Annotated[list[int], Cell("i1", MAX_FIELDS)]  # of a treasure
    number: Annotated[list[int], Cell("i1", MAX_FIELDS)]
    order: Annotated[list[int], Cell("i1", MAX_FIELDS)]  # what an order asks for,
    order_count: Annotated[list[int], Cell("i1", MAX_FIELDS)]  # and how many of it
    island_of: Annotated[list[int], Cell("i1", MAX_FIELDS)]  # -1: a sea field
    first_field: Annotated[list[int], Cell("i2", MAX_ISLANDS + 1)]  # island i ends where i + 1 begins
    person: Annotated[list[int], Cell("i1", MAX_ISLANDS)]
    island_points: Annotated[list[int], Cell("i1", MAX_ISLANDS)]
    trades: Annotated[list[int], Cell("i1", MAX_ISLANDS)]  # one bit per ship color of a trader
    is_start: Annotated[list[int], Cell("i1", MAX_ISLANDS)]
    jester_island: I2  # the one among the start islands
    first_way: Annotated[list[int], Cell("i2", N_NODES + 1)]  # node k's ways end where those of k + 1 begin
    way_to: Annotated[list[int], Cell("i2", MAX_WAYS)]
    skull_points: Annotated[list[int], Cell("i1", MAX_SKULLS)]
    boxes: Annotated[list[int], Cell("i1", N_WHEELS)]


@layout
class Player:
    """A player's sheet: what is drawn on its fields and boxes, and what that adds up to."""

    marks: Annotated[list[int], Cell("i1", MAX_FIELDS)]
    hired: Annotated[list[int], Cell("i1", MAX_ISLANDS)]  # 1: the island has given its person
    circled: Annotated[list[int], Cell("i1", N_WHEELS)]  # wheels that can still be spent
    spent: Annotated[list[int], Cell("i1", N_WHEELS)]
    skulls: I2  # struck ones
    green_skulls: I2  # struck ones
    points: I2
    swords: I2
    people: Annotated[list[int], Cell("i1", N_PERSONS)]
    bonus: Annotated[list[int], Cell("i1", N_COLORS)]  # more crosses per ship, by traders and wholesalers
    islands: I2  # complete ones
    treasures: I2
    orders: I2
    took: Annotated[list[int], Cell("i1", N_COLORS)]  # 1: took this ship this turn


@layout
class State:
    """A Dice Game at one moment."""

    stream: Stream
    players: Annotated[list[Player], Rows(MAX_PLAYERS, "n_players")]
    n_players: I2
    start: I2
    round: I2
    phase: I2
    active: I2
    decider: I2
    roll: I2  # the roll that waits for an answer (`board.roll_code`); 0: none
    handled: I1  # a roll was resolved or repelled this turn
    bust: I1
    ships: Annotated[list[int], Cell("i1", N_COLORS)]  # 1-5: on the board in column A-E
    wheels: Annotated[list[int], Cell("i1", N_WHEELS)]
    chest: I1
    chance: I2  # 0: none yet in this turn
    takes_left: I2
    crosses_left: I2
    taken: Annotated[list[int], Cell("i1", MAX_TAKES)]  # pieces of this chance
    n_taken: I1
    used_red: I1  # wheels used in this chance
    used_yellow: I1
    yellow: I2  # crosses that `use yellow` would add
    jesters_paid: I1  # the active player's, in this turn (G7.1)
    todo: Annotated[list[int], Cell("i1", MAX_TODO)]  # questions still owed; the last one comes first
    n_todo: I2
    reason: I1
    winners: I2  # one bit per seat
    told: Annotated[Any, PlainOnly()]  # the listener of `tell`
    script: Annotated[Any, PlainOnly()]  # coming rolls as (color, letter), given from outside


@rule
def seat_after(g: State, seat: int) -> int:
    seat += 1
    return 0 if seat == g.n_players else seat


@rule
def free_boxes(sheet: Sheet, player: Player, color: int) -> int:
    return sheet.boxes[color] - player.circled[color] - player.spent[color]


@rule
def red_skulls_left(sheet: Sheet, player: Player) -> int:
    return sheet.n_skulls - player.skulls


@rule
def green_skulls_left(player: Player) -> int:
    return DIPLOMAT_SKULLS * player.people[DIPLOMAT] - player.green_skulls


@rule
def open_ways(sheet: Sheet, player: Player, node: int) -> None:
    """G6.1, G6.2: whatever a way from here leads to is near from now on."""
    for i in range(sheet.first_way[node], sheet.first_way[node + 1]):
        to = sheet.way_to[i]
        if to < ISLAND_NODE:
            if player.marks[to] == FAR:
                player.marks[to] = NEAR
        else:
            island = to - ISLAND_NODE
            for field in range(sheet.first_field[island], sheet.first_field[island + 1]):
                if player.marks[field] == FAR:
                    player.marks[field] = NEAR


@rule
def draw_cross(sheet: Sheet, player: Player, field: int) -> None:
    """The cross itself; what it brings comes after."""
    player.marks[field] = CROSSED
    if sheet.island_of[field] < 0:
        open_ways(sheet, player, field)
    else:
        open_ways(sheet, player, ISLAND_NODE + sheet.island_of[field])


@rule
def is_crossed_by_any(g: State, field: int) -> bool:
    for p in range(g.n_players):
        if g.players[p].marks[field] == CROSSED:
            return True
    return False
