"""What a player may do, and doing it: the door through which every program enters the card games."""

from __future__ import annotations

from portroyal.rules.cards.codes import (
    BY_NO_CARDS,
    DISCOVER,
    DRAW_CARD,
    FULFIL,
    KEEP,
    OVER,
    PASS,
    PASSED,
    REPEL,
    REPELLING,
    STOP,
    TAKE,
    TRADE,
)  # fmt: skip
from portroyal.rules.cards.coins import can_draw, deal, shuffle_draw_pile
from portroyal.rules.cards.discover import begin_turn, keep, repel, reveal
from portroyal.rules.cards.ending import end_game, end_turn
from portroyal.rules.cards.expeditions import can_fulfil, can_fulfil_any, fulfil, has_crew
from portroyal.rules.cards.state import Box, State, push
from portroyal.rules.cards.trade import begin_trade, can_take, can_take_any, close_chance, take
from portroyal.rules.chance import whim_below
from portroyal.rules.rulebook import hot, rule
from portroyal.rules.telling import NOWHERE, tell


@rule
def set_up(g: State, box: Box, n_players: int, start: int, needs_expedition: int) -> None:
    """C1.1, C2: a new game in a state that is all zero but for its stream."""
    g.n_players = n_players
    g.start = start
    g.needs_expedition = needs_expedition
    g.round = 1
    g.active = start
    end = 0
    for card in range(1, box.n_cards + 1):
        if card != box.open_card:
            g.draw_pile[end] = card
            end += 1
    g.draw_end = end
    shuffle_draw_pile(g, box)
    if box.open_card != 0 and n_players == 5:
        push(g, g.expeditions, box.open_card)
    deal(g, box)
    begin_turn(g)
    settle(g, box)


@hot
def legal(g: State, box: Box, actions: list[int]) -> int:
    """Writes the decider's choices into `actions` and answers how many there are (D1-D3)."""
    n = 0
    if g.phase == REPELLING:
        actions[0] = REPEL
        actions[1] = KEEP
        return 2
    if g.phase == DISCOVER:
        if can_draw(g):
            actions[n] = DRAW_CARD
            n += 1
        if g.drawn > 0 or n == 0:  # C3.1, C1.5
            actions[n] = STOP
            n += 1
    elif g.phase == TRADE:
        actions[n] = PASS
        n += 1
        if g.takes_left > 0:
            card = g.harbor.top
            while card != 0:
                kind = box.kind_of[card]
                if can_take(g, box, kind):
                    n = add_once(actions, n, TAKE + kind)
                card = g.below[card]
    else:
        return 0
    if g.decider == g.active and has_crew(g, box):  # C5.1
        card = g.expeditions.top
        while card != 0:
            kind = box.kind_of[card]
            if can_fulfil(box, g.players[g.active], kind):
                n = add_once(actions, n, FULFIL + kind)
            card = g.below[card]
    return n


@rule
def add_once(actions: list[int], n: int, action: int) -> int:
    """D5: cards that are alike are one choice."""
    for i in range(n):
        if actions[i] == action:
            return n
    actions[n] = action
    return n + 1


@hot
def act(g: State, box: Box, action: int) -> bool:
    """Plays a legal action, then everything that leaves no choice (D4); answers whether the turn is bust."""
    busted = False
    if action == DRAW_CARD:
        busted = reveal(g, box)
    elif action == STOP:
        stop(g, box)
    elif action == REPEL:
        repel(g)
    elif action == KEEP:
        busted = keep(g, box)
    elif action == PASS:
        tell(g, PASSED, g.decider, 0, 0, NOWHERE, NOWHERE)
        close_chance(g, box)
    elif action < FULFIL:
        take(g, box, action - TAKE)
    else:
        fulfil(g, box, action - FULFIL)
    if busted:
        end_turn(g)
    settle(g, box)
    return busted


@hot
def stop(g: State, box: Box) -> None:
    if g.drawn > 0:
        begin_trade(g, box)
        return
    g.idle += 1  # C1.5: not even the first card could be revealed
    if g.idle >= g.n_players:
        end_game(g, BY_NO_CARDS)
    else:
        end_turn(g)


@hot
def settle(g: State, box: Box) -> None:
    """D4: a decision whose only choice is `pass`, or a forced `stop`, is never asked."""
    while g.phase != OVER:
        if g.phase == DISCOVER and not can_draw(g) and not can_fulfil_any(g, box):
            stop(g, box)
        elif (
            g.phase == TRADE
            and not can_take_any(g, box)
            and not (g.decider == g.active and can_fulfil_any(g, box))
        ):
            close_chance(g, box)
        else:
            return


@hot
def play_out(g: State, box: Box, actions: list[int], whim: list[int]) -> int:
    """Random play to the end; answers the number of decisions."""
    moves = 0
    while g.phase != OVER:
        n = legal(g, box, actions)
        act(g, box, actions[whim_below(whim, n)])
        moves += 1
    return moves
