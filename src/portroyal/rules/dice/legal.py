"""What a player may do, and doing it: the door through which every program enters the Dice Game."""

from __future__ import annotations

from portroyal.rules.chance import whim_below
from portroyal.rules.dice.boxes import (
    GREEN_SKULL,
    RED_SKULL,
    may_choose_skull,
    strike_only_skull,
    strike_skull,
)
from portroyal.rules.dice.codes import (
    BOLD,
    CHOOSE,
    CROSS,
    CROSS_FIELD,
    CROSS_WHEEL,
    DISCOVER,
    DONE,
    N_PIECES,
    N_WHEELS,
    OVER,
    OWED_BOLD,
    OWED_CAPTAIN,
    OWED_ISLAND,
    OWED_SECOND,
    OWED_SKULL,
    REPEL,
    REROLL,
    RESOLVE,
    ROLL,
    SKULL_GREEN,
    SKULL_RED,
    START,
    STOP,
    TAKE,
    TRADE,
    USE_RED,
    USE_YELLOW,
    WHEEL,
)
from portroyal.rules.dice.crossing import cross, cross_wheel_field, legal_crosses, may_cross_any
from portroyal.rules.dice.discover import may_reroll, repel, reroll, resolve, roll, wheels_to_repel
from portroyal.rules.dice.persons import answer_bold, choose_wheel, complete_island, pay_jesters
from portroyal.rules.dice.start import choose_island, has_chosen, may_choose, next_chooser, prepare_sheets
from portroyal.rules.dice.state import Sheet, State
from portroyal.rules.dice.trade import (
    are_first_jesters_due,
    begin_crossing,
    begin_trade,
    close_chance,
    may_take,
    may_trade,
    may_use_red,
    may_use_yellow,
    take,
    use_red,
    use_yellow,
)
from portroyal.rules.rulebook import hot, rule


@rule
def set_up(g: State, sheet: Sheet, n_players: int, start: int) -> None:
    """G2: a new game in a state that is all zero but for its stream."""
    g.n_players = n_players
    g.start = start
    g.round = 1
    g.active = start
    prepare_sheets(g, sheet)


@hot
def legal(g: State, sheet: Sheet, actions: list[int]) -> int:
    """Writes the decider's choices into `actions` and answers how many there are (E1-E8)."""
    n = 0
    if g.phase == OVER:
        return 0
    if g.n_todo > 0:
        return legal_answers(g, actions)
    if g.phase == START:  # E1
        for island in range(sheet.n_islands):
            if may_choose(g, sheet, island):
                actions[n] = CHOOSE + island
                n += 1
        return n
    if g.phase == DISCOVER:
        return legal_in_discover(g, actions)
    actions[0] = DONE
    n = 1
    if g.phase == CROSS:  # E7
        return legal_crosses(g, sheet, actions, n)
    for piece in range(N_PIECES):  # E4
        if may_take(g, piece):
            actions[n] = TAKE + piece
            n += 1
    if may_use_red(g):
        actions[n] = USE_RED
        n += 1
    if may_use_yellow(g):
        actions[n] = USE_YELLOW
        n += 1
    return n


@hot
def legal_in_discover(g: State, actions: list[int]) -> int:
    """E2, E3"""
    n = 1
    if g.roll == 0:
        actions[0] = ROLL
        if g.handled == 1:
            actions[1] = STOP
            n = 2
        return n
    actions[0] = RESOLVE
    wheels = wheels_to_repel(g)
    if wheels >= 0:
        actions[n] = REPEL + wheels
        n += 1
    if may_reroll(g):
        actions[n] = REROLL
        n += 1
    return n


@rule
def legal_answers(g: State, actions: list[int]) -> int:
    """E5, E6, E8: the answers to the question that comes first."""
    question = g.todo[g.n_todo - 1]
    if question == OWED_SKULL:
        actions[0] = SKULL_GREEN
        actions[1] = SKULL_RED
        return 2
    if question == OWED_BOLD:
        actions[0] = BOLD
        actions[1] = DONE
        return 2
    n = 0
    for color in range(N_WHEELS):
        if question != OWED_SECOND + color:
            actions[n] = WHEEL + color
            n += 1
    if question != OWED_CAPTAIN:
        actions[n] = DONE
        n += 1
    return n


@hot
def act(g: State, sheet: Sheet, action: int) -> None:
    """Plays a legal action, then everything that leaves no choice (E3, E4, E7)."""
    carry_out(g, sheet, action)
    settle(g, sheet)


@hot
def carry_out(g: State, sheet: Sheet, action: int) -> None:
    """The action alone."""
    if action >= CROSS_WHEEL:
        cross_wheel_field(g, sheet, action - CROSS_WHEEL)
    elif action >= CROSS_FIELD:
        cross(g, sheet, action - CROSS_FIELD)
    elif action >= CHOOSE:
        choose_island(g, sheet, action - CHOOSE)
    elif action >= WHEEL:
        choose_wheel(g, sheet, action - WHEEL)
    elif action >= TAKE:
        take(g, sheet, action - TAKE)
    elif action >= REPEL:
        repel(g, action - REPEL)
    elif action == ROLL:
        roll(g)
    elif action == STOP:
        begin_trade(g)
    elif action == RESOLVE:
        resolve_roll(g)
    elif action == REROLL:
        reroll(g)
    elif action == USE_RED:
        use_red(g)
    elif action == USE_YELLOW:
        use_yellow(g)
    elif action == SKULL_GREEN:
        strike_skull(g, sheet, GREEN_SKULL)
    elif action == SKULL_RED:
        strike_skull(g, sheet, RED_SKULL)
    elif action == BOLD:
        answer_bold(g, True)
    else:
        be_done(g)


@rule
def resolve_roll(g: State) -> None:
    resolve(g)
    if g.bust == 1:
        begin_trade(g)


@hot
def be_done(g: State) -> None:
    """`done` declines a bold jester or a captain's second wheel, or ends the takes or the crosses."""
    if g.n_todo > 0:
        if g.todo[g.n_todo - 1] == OWED_BOLD:
            answer_bold(g, False)
        else:
            g.n_todo -= 1
    elif g.phase == TRADE:
        begin_crossing(g)
    else:
        close_chance(g)


@hot
def settle(g: State, sheet: Sheet) -> None:
    """Decisions that leave no choice are never asked."""
    while go_on(g, sheet):
        pass


@hot
def go_on(g: State, sheet: Sheet) -> bool:
    """One step that leaves no choice, if there is one; questions still owed come before anything else."""
    if g.phase == OVER:
        return False
    if are_first_jesters_due(g):  # E9
        pay_jesters(g)
    elif g.n_todo > 0:
        question = g.todo[g.n_todo - 1]
        if question >= OWED_ISLAND:  # G6.7
            g.n_todo -= 1
            complete_island(g, sheet, question - OWED_ISLAND)
        elif question == OWED_SKULL and not may_choose_skull(g, sheet):  # G6.9
            strike_only_skull(g, sheet)
        else:
            return False
    elif g.phase == START:
        if not has_chosen(g, sheet, g.decider):
            return False
        next_chooser(g)
    elif g.phase == DISCOVER:
        if g.roll == 0 or wheels_to_repel(g) >= 0 or may_reroll(g):
            return False
        resolve_roll(g)  # E3
    elif g.phase == TRADE:
        if may_trade(g):
            return False
        begin_crossing(g)  # E4
    else:
        if may_cross_any(g, sheet):
            return False
        close_chance(g)  # E7
    return True


@hot
def play_out(g: State, sheet: Sheet, actions: list[int], whim: list[int]) -> int:
    """Random play to the end; answers the number of decisions."""
    moves = 0
    while g.phase != OVER:
        n = legal(g, sheet, actions)
        act(g, sheet, actions[whim_below(whim, n)])
        moves += 1
    return moves
