"""What an action brings, costs and risks for the one who decides, up to the next decision or thrown dice.

The action is played on a copy of the state, which the caller brings, step by step: so the crosses of a chance
that closes by itself, and those of a second chance in the same turn (G7.1), are told apart.
"""

from __future__ import annotations

from typing import Annotated

from portroyal.rules.dice.board import (
    CHEST_CROSSES,
    FACES,
    LETTER_OF_FACE,
    is_wheel_space,
    pieces_on_board,
    roll_code,
    roll_color,
    roll_letter,
    space_skulls,
)
from portroyal.rules.dice.codes import (
    CHEST,
    CHOOSE,
    CLERK,
    CROSS_FIELD,
    CROSS_WHEEL,
    FAR,
    GREEN,
    N_COLORS,
    N_GIVEN_UP,
    N_WHEELS,
    NEAR,
    OVER,
    OWED_SKULL,
    START,
    TAKE,
    TRADE,
    TREASURE,
    WHEEL,
    WHEEL_PIECE,
)
from portroyal.rules.dice.crossing import cost_of
from portroyal.rules.dice.discover import wheels_against
from portroyal.rules.dice.ending import sudden_death_at
from portroyal.rules.dice.legal import act, carry_out, go_on
from portroyal.rules.dice.persons import blanks
from portroyal.rules.dice.start import start_fields
from portroyal.rules.dice.state import (
    ISLAND_NODE,
    N_NODES,
    Player,
    Sheet,
    State,
    green_skulls_left,
    red_skulls_left,
)
from portroyal.rules.dice.trade import ship_crosses, takes_of
from portroyal.rules.layout import I1, I2, I8, Cell, layout
from portroyal.rules.offers import CHANCE, GAME, NOTHING, TURN, Risk
from portroyal.rules.rulebook import rule

# Why a piece that lies there cannot be had
NO_REASON, PHASE, QUESTION, NO_TAKES = range(4)
REASONS_NOT = (None, "phase", "question", "takes")
GOAL = -1  # among the nodes of a sheet
# What comes of a roll that counts
SHIP_LANDS, WHEEL_LANDS, WHEEL_LEAVES, IT_BUSTS = range(4)
LANDINGS = ("ship", "wheel", "wheel-off", "bust")


@layout
class Terms:
    """What one action comes to for the seat that decides."""

    cost: I2  # the crosses that a place on the chart takes; 0: it is none
    crosses: I2  # that come, less those that are placed
    lost: I2  # crosses that nobody can place any more
    skulls: I2  # struck, or asked for next
    points: I2
    swords: I2
    takes: I2
    wheels_got: Annotated[list[int], Cell("i1", N_WHEELS)]
    wheels_spent: Annotated[list[int], Cell("i1", N_WHEELS)]
    completes: I8  # one bit per island
    ends: I1


@rule
def why_not(g: State) -> int:
    """Why a piece on the board cannot be taken now; 0 if it can (G4.3, E4)."""
    if g.phase != TRADE:
        return PHASE
    if g.n_todo > 0:
        return QUESTION
    return NO_REASON if g.takes_left > 0 else NO_TAKES


@rule
def piece_crosses(g: State, piece: int) -> int:
    """G4.4, G4.7, G7.2: by a ship's column and its traders, by clerks for a wheel, by the chest."""
    player = g.players[g.decider]
    if piece == CHEST:
        return CHEST_CROSSES
    if piece >= WHEEL_PIECE:
        return player.people[CLERK]
    return ship_crosses(player, piece, g.ships[piece] - 1)


@rule
def piece_skulls(g: State, sheet: Sheet, piece: int) -> int:
    """Those that come with a piece on the board."""
    return ship_skulls(g, sheet, piece, g.ships[piece] - 1) if piece < WHEEL_PIECE else 0


@rule
def ship_skulls(g: State, sheet: Sheet, color: int, letter: int) -> int:
    """G1.4, G6.9: those of a ship's space, as far as the decider has skulls left."""
    player = g.players[g.decider]
    left = red_skulls_left(sheet, player) + green_skulls_left(player)
    return min(space_skulls(color, letter), left)


@rule
def landing(g: State) -> int:
    """G3.4, G3.5: what comes of the roll on the table if it counts."""
    color = roll_color(g.roll)
    if is_wheel_space(color, roll_letter(g.roll)):
        return WHEEL_LEAVES if g.wheels[color] > 0 else WHEEL_LANDS
    return IT_BUSTS if g.ships[color] > 0 else SHIP_LANDS


@rule
def weigh(g: State, after: State, sheet: Sheet, action: int, terms: Terms) -> None:
    """The whole of a legal action that throws no dice; `after` is a copy of `g`, and played on."""
    seat = g.decider
    terms.cost = place_cost(g, sheet, action)
    terms.crosses = 0
    terms.lost = 0
    left = g.crosses_left
    carry_out(after, sheet, action)
    if after.phase == OVER:  # the crosses left were taken away with all else, so they are counted here
        terms.crosses = winning_crosses(g, action)
        left += terms.crosses
    count_crosses(after, seat, g.chance, left, terms)
    going = True
    while going:
        chance = after.chance if after.decider == seat else 0
        left = after.crosses_left if after.decider == seat else 0
        going = go_on(after, sheet)
        count_crosses(after, seat, chance, left, terms)
    compare(g, after, sheet, seat, terms)


@rule
def place_cost(g: State, sheet: Sheet, action: int) -> int:
    """G6.3: the crosses of a field; G2.3: those that are drawn on a start island."""
    field = field_crossed(action)
    if field >= 0:
        return cost_of(sheet, g.players[g.decider], field)
    return start_fields(g, sheet, action - CHOOSE) if action >= CHOOSE else 0


@rule
def island_left(g: State, sheet: Sheet, action: int) -> int:
    """G6.2: the blank fields of the island on which a field is crossed; 0: it is in the sea."""
    island = sheet.island_of[action - CROSS_FIELD] if CROSS_FIELD <= action < CROSS_WHEEL else -1
    return blanks(sheet, g.players[g.decider], island) if island >= 0 else 0


@rule
def is_far(sheet: Sheet, player: Player, island: int) -> bool:
    """G6.2: whether the island has fields to cross and no way leads there yet."""
    for field in range(sheet.first_field[island], sheet.first_field[island + 1]):
        if player.marks[field] == FAR:
            return True
    return False


@rule
def field_crossed(action: int) -> int:
    """The field that an action crosses; -1: none."""
    if action >= CROSS_WHEEL:
        return (action - CROSS_WHEEL) // N_GIVEN_UP
    return action - CROSS_FIELD if action >= CROSS_FIELD else -1


@rule
def goals_behind(g: State, sheet: Sheet, field: int, steps: list[int]) -> int:
    """The islands and treasures nearest behind a sea field: how many fields lie between; -1: there are none.

    They are `GOAL` in `steps` (a cell per node), which is written over. A struck treasure is no way (G6.4).
    """
    player = g.players[g.decider]
    for node in range(N_NODES):
        steps[node] = 0
    steps[field] = 1
    step, found, going = 1, False, True
    while going and not found:
        going = False
        for at in range(sheet.first_field[sheet.n_islands], sheet.n_fields):
            if steps[at] == step:
                for i in range(sheet.first_way[at], sheet.first_way[at + 1]):
                    to = sheet.way_to[i]
                    if to >= ISLAND_NODE:
                        goal = is_far(sheet, player, to - ISLAND_NODE)
                    elif steps[to] != 0 or player.marks[to] > NEAR:
                        continue
                    else:
                        goal = sheet.kind[to] == TREASURE
                        steps[to] = step + 1
                        going = going or not goal
                    if goal:
                        steps[to] = GOAL
                        found = True
        step += 1
    return step - 2 if found else -1


@rule
def winning_crosses(g: State, action: int) -> int:
    """The crosses of an action that itself brings the last point: a field crossed, or a wheel taken."""
    if action >= CROSS_FIELD:
        return -1  # only number fields cost more, and they bring no points
    return piece_crosses(g, action - TAKE) if TAKE <= action < WHEEL else 0


@rule
def count_crosses(after: State, seat: int, chance: int, left: int, terms: Terms) -> None:
    """One step further: the seat had `left` crosses in this chance (0: no chance); what it leaves is lost."""
    if chance > 0 and (after.chance != chance or after.phase == OVER):
        terms.lost += left
        left = 0
    if after.decider == seat:
        terms.crosses += after.crosses_left - left


@rule
def compare(g: State, after: State, sheet: Sheet, seat: int, terms: Terms) -> None:
    """What else is different for the seat."""
    player = g.players[seat]
    then = after.players[seat]
    terms.points = then.points - player.points
    terms.swords = then.swords - player.swords
    terms.takes = -g.takes_left
    if after.decider == seat:
        terms.takes += after.takes_left
        terms.skulls = max(0, owed_skulls(after) - owed_skulls(g))
    else:
        terms.skulls = 0
    terms.skulls += then.skulls + then.green_skulls - player.skulls - player.green_skulls
    for color in range(N_WHEELS):
        spent = then.spent[color] - player.spent[color]
        terms.wheels_got[color] = then.circled[color] - player.circled[color] + spent
        terms.wheels_spent[color] = spent if color != GREEN else 0  # G4.7: green is never spent
    terms.completes = 0
    for island in range(sheet.n_islands):
        if then.hired[island] > player.hired[island]:
            terms.completes |= 1 << island
    terms.ends = ending(g, after)


@rule
def wins(g: State, after: State, sheet: Sheet, action: int) -> bool:
    """G3.7, G8: whether an action that throws no dice wins; `after` is as for `weigh`."""
    act(after, sheet, action)
    return after.phase == OVER and after.winners >> g.decider & 1 == 1


@rule
def takes_after_roll(g: State) -> int:
    """G4.2: the takes of a stop with one more piece on the board."""
    return takes_of(pieces_on_board(g) + 1)


@rule
def owed_skulls(g: State) -> int:
    n = 0
    for i in range(g.n_todo):
        if g.todo[i] == OWED_SKULL:
            n += 1
    return n


@rule
def ending(g: State, after: State) -> int:
    """A start island (G2.3) is chosen before there are chances and turns."""
    if after.phase == OVER:
        return GAME
    if g.phase == START:
        return NOTHING
    if after.active != g.active:
        return TURN
    return CHANCE if after.chance > max(1, g.chance) else NOTHING


@rule
def risk_roll(g: State, risk: Risk) -> None:
    """G3.4, G3.2, G3.7: how many of the 36 rolls bust, and how many would win at once."""
    risk.of = FACES * FACES
    risk.busts = 0
    risk.repelled = 0
    risk.wins = 0
    decides = pieces_on_board(g) + 1 >= sudden_death_at(g.players[g.active].points)
    for color in range(N_COLORS):
        for face in range(FACES):
            letter = LETTER_OF_FACE[face]
            if is_wheel_space(color, letter):
                lies_there = g.wheels[color] > 0
            else:
                lies_there = g.ships[color] > 0
                if lies_there:
                    risk.busts += 1
                    if wheels_against(g.players[g.active], roll_code(color, letter)) >= 0:
                        risk.repelled += 1
            if decides and not lies_there:
                risk.wins += 1
    risk.lost = risk.busts - risk.repelled
