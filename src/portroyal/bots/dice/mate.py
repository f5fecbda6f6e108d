"""The mate of the Dice Game: exact odds for the dice, and tuned worths for pieces, persons and goals."""

from __future__ import annotations

from portroyal.bots.dice.chart_costs import CROSS_WORTH, most_points_within, read_chart, skull_cost
from portroyal.bots.dice.goals import leader_needs, next_field, person_worth
from portroyal.bots.dice.stop_or_go import answer_roll, wants_to_roll
from portroyal.bots.dice.weights import Weights
from portroyal.bots.dice.worth import Notes, piece_worth, read_seat, wheel_worth
from portroyal.rules.dice.board import SHIP_CROSSES
from portroyal.rules.dice.chart_words import POINTS_TO_WIN
from portroyal.rules.dice.codes import (
    BOLD,
    CHOOSE,
    CROSS,
    CROSS_FIELD,
    CROSS_WHEEL,
    DISCOVER,
    DONE,
    N_GIVEN_UP,
    OWED_BOLD,
    OWED_SKULL,
    ROLL,
    SKULL_GREEN,
    SKULL_RED,
    START,
    STOP,
    TAKE,
    USE_RED,
    USE_YELLOW,
    WHEEL,
    WHEEL_FIELD,
    WHEEL_PIECE,
)
from portroyal.rules.dice.crossing import given_up
from portroyal.rules.dice.persons import BOLD_CROSSES, first_blank
from portroyal.rules.dice.start import MOST_START_CROSSES, choosers_before
from portroyal.rules.dice.state import Player, Sheet, State, seat_after
from portroyal.rules.dice.trade import ship_crosses
from portroyal.rules.rulebook import rule


@rule
def mate(g: State, sheet: Sheet, n: int, w: Weights, notes: Notes, odds: list[int]) -> int:
    """One of the `n` legal actions in the notes; `w` are its weights, `odds` a table of `roll_odds`."""
    if n == 1:
        return notes.actions[0]
    if g.n_todo > 0:
        return answer(g, sheet, n, w, notes)
    if g.phase == START:
        return choose_start(g, sheet, n, w, notes)
    if g.phase == DISCOVER:
        if g.roll > 0:
            return answer_roll(g, sheet, n, w, notes, odds)
        return ROLL if wants_to_roll(g, sheet, w, notes, odds) else STOP
    if g.phase == CROSS:
        return choose_cross(g, sheet, n, w, notes)
    return choose_take(g, sheet, n, w, notes)


@rule
def answer(g: State, sheet: Sheet, n: int, w: Weights, notes: Notes) -> int:
    """Skulls, bold jesters and a captain's wheels."""
    player = g.players[g.decider]
    question = g.todo[g.n_todo - 1]
    if question == OWED_SKULL:  # a box without minus points saves the green ones
        return SKULL_RED if sheet.skull_points[player.skulls] == 0 else SKULL_GREEN
    if question == OWED_BOLD:
        return BOLD if skull_cost(sheet, player, w) < CROSS_WORTH * BOLD_CROSSES else DONE
    best = DONE
    most = 0
    for i in range(n):
        if notes.actions[i] >= WHEEL:
            worth = wheel_worth(sheet, player, notes.actions[i] - WHEEL, w)
            if worth > most or best == DONE:
                most = worth
                best = notes.actions[i]
    return best


@rule
def blanks(sheet: Sheet, player: Player, island: int) -> int:
    """The fields that an island still asks for, in the start phase: the first blank one and all after it."""
    field = first_blank(sheet, player, island)
    return sheet.first_field[island + 1] - field if field >= 0 else 0


@rule
def choose_start(g: State, sheet: Sheet, n: int, w: Weights, notes: Notes) -> int:
    """The island that is worth most for the crosses it still asks for."""
    player = g.players[g.decider]
    crosses = min(choosers_before(g) + 1, MOST_START_CROSSES)
    left = leader_needs(g)
    best = notes.actions[0]
    most = -1
    for i in range(n):
        island = notes.actions[i] - CHOOSE
        blank = blanks(sheet, player, island)
        gained = min(blank, crosses)
        worth = sheet.island_points[island] * w.point + person_worth(g, sheet, g.decider, island, left, w)
        score = worth * 1000 // (CROSS_WORTH * (blank - gained) + w.patience) * gained
        if score > most:
            most = score
            best = notes.actions[i]
    return best


@rule
def choose_take(g: State, sheet: Sheet, n: int, w: Weights, notes: Notes) -> int:
    """Wheels for more crosses first, then the piece worth most, also by what the next player would give."""
    seat = g.decider
    player = g.players[seat]
    following = seat_after(g, seat)
    read_seat(g, sheet, seat, w, notes)
    read_seat(g, sheet, following, w, notes)
    near_the_end = player.points >= POINTS_TO_WIN // 2
    best = DONE
    most = 0
    if near_the_end:
        read_chart(g, sheet, seat, w, notes.routes, False)
    for i in range(n):
        action = notes.actions[i]
        if action == USE_RED:
            return action
        if action == USE_YELLOW:
            if g.yellow > SHIP_CROSSES[0]:
                return action
            continue
        if action < TAKE:
            continue
        piece = action - TAKE
        worth = piece_worth(g, sheet, seat, piece, w, notes)
        if near_the_end and piece < WHEEL_PIECE:
            crosses = g.crosses_left + ship_crosses(player, piece, g.ships[piece] - 1)
            if player.points + most_points_within(g, sheet, crosses, notes.routes) >= POINTS_TO_WIN:
                worth += w.win
        if worth > 0:
            worth += piece_worth(g, sheet, following, piece, w, notes) * w.deny // 100
        if worth > most:
            most = worth
            best = action
    return best


@rule
def choose_cross(g: State, sheet: Sheet, n: int, w: Weights, notes: Notes) -> int:
    """The next field on the way to the best goal; for a wheel field the wheel that is worth least."""
    field = next_field(g, sheet, w, notes.routes)
    if field < 0:
        return DONE
    if sheet.kind[field] != WHEEL_FIELD:
        return CROSS_FIELD + field
    best = DONE
    least = w.win
    for i in range(n):
        action = notes.actions[i]
        if action >= CROSS_WHEEL and (action - CROSS_WHEEL) // N_GIVEN_UP == field:
            worth = w.wheel[given_up((action - CROSS_WHEEL) % N_GIVEN_UP)]
            if worth < least:
                least = worth
                best = action
    return best
