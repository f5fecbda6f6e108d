"""A Dice Game from a position: sheets, board and turn as they are shown; only the coming rolls are chance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from portroyal.play.dice.notation import roll_of
from portroyal.play.dice.sheets import lay_sheets, owe_questions
from portroyal.play.errors import PlayError, shortened
from portroyal.play.family import Setup
from portroyal.play.reading import check_keys, is_whole, names, phase_of, seats_of, truth, whole, words, wrong
from portroyal.rules.dice.board import (
    SHIP_CROSSES,
    is_wheel_space,
    pieces_on_board,
    pieces_taken,
    put_chest_back,
)  # fmt: skip
from portroyal.rules.dice.chart_words import POINTS_TO_WIN, SHIP_COLORS, WHEEL_COLORS
from portroyal.rules.dice.codes import (
    BY_CAP,
    BY_POINTS,
    BY_SUDDEN_DEATH,
    CHEST,
    CROSS,
    DISCOVER,
    LETTERS,
    MAX_TAKES,
    OVER,
    PHASES,
    PIECES,
    START,
    TRADE,
    WHEEL_PIECE,
    YELLOW,
)  # fmt: skip
from portroyal.rules.dice.ending import LAST_ROUND, sudden_death_at
from portroyal.rules.dice.legal import settle
from portroyal.rules.dice.sheet import SheetOf
from portroyal.rules.dice.start import has_chosen
from portroyal.rules.dice.state import State, seat_after
from portroyal.rules.dice.trade import takes_of

KEYS = {
    "game", "chapter", "phase", "round", "active", "decider", "roll", "board", "takes_left", "crosses_left",
    "taken", "bust", "players", "start", "handled", "chance", "used", "yellow", "jesters_paid", "todo",
    "legal", "winners", "options",
}  # fmt: skip
PLAYER_KEYS = {
    "points", "swords", "skulls", "green_skulls", "wheels", "persons", "treasures", "orders", "took",
    "crossed", "painted", "next_skull", "sudden_at", "costs", "islands",
}  # fmt: skip
MOST_CROSSES = 120  # i1 arrays hold it, and no chance brings more


def lay_out(g: State, on: SheetOf, setup: Setup) -> None:
    """Sets a blank state (but for its stream and script) to the position, and makes forced decisions."""
    position = setup.position
    assert position is not None
    check_keys(position, KEYS, "dice")
    if position.get("chapter", on.sheet.chapter) != on.sheet.chapter:
        raise wrong(f"it is of chapter {shortened(position['chapter'])}, not of {on.sheet.chapter}")
    seats = seats_of(position, setup.players, PLAYER_KEYS)
    g.n_players, g.start = setup.players, setup.start
    g.round = whole(position, "round", 1, 1, LAST_ROUND)
    g.phase = phase_of(position, PHASES, "discover")
    g.active = whole(position, "active", setup.start, 0, setup.players - 1)
    _lay_board(g, position)
    _set_chance(g, position)
    owe_questions(g, on, position)
    lay_sheets(g, on, seats)
    _set_turn(g, position)
    if g.phase == START:
        _set_choosers(g, on)
    if g.phase == OVER:
        _set_over(g, position)
        return
    for p, player in enumerate(g.players[: g.n_players]):
        if player.points >= POINTS_TO_WIN:
            raise wrong(f"player {p} has {player.points} points, so the game would be over")
    settle(g, on.sheet)


def _lay_board(g: State, position: Mapping[str, Any]) -> None:
    board = position.get("board")
    if board is None:
        board = {}
    if not isinstance(board, Mapping) or not set(board) <= {"ships", "wheels", "chest"}:
        raise wrong("board must be an object with ships, wheels and chest")
    for key, colors, columns in (("ships", SHIP_COLORS, g.ships), ("wheels", WHEEL_COLORS, g.wheels)):
        pieces = board.get(key) or {}
        if not isinstance(pieces, Mapping):
            raise wrong(f"board: {key} must be an object of colors and letters")
        for color, letter in pieces.items():
            if color not in colors or letter not in LETTERS:
                raise wrong(f"board: {key} has {shortened(color)} on {shortened(letter)}, which cannot be")
            column = LETTERS.index(letter)
            if is_wheel_space(colors.index(color), column) != (key == "wheels"):
                raise wrong(f"board: {color} {letter} is no space for {key}")
            columns[colors.index(color)] = column + 1
    put_chest_back(g)
    if truth(board, "chest", bool(g.chest)) and g.n_players < 5:
        raise wrong(f"board: there is no chest with {g.n_players} players")
    g.chest = int(truth(board, "chest", bool(g.chest)))


def _set_chance(g: State, position: Mapping[str, Any]) -> None:
    """Whose chance it is: the chance's number and the decider must agree."""
    in_trade = g.phase in (TRADE, CROSS)
    chances = 3 if g.n_players == 2 else g.n_players
    if not in_trade:
        g.chance = 0 if g.phase != OVER else whole(position, "chance", 0, 0, chances)
        if g.phase != OVER:
            whole(position, "chance", 0, 0, 0)
            g.decider = whole(
                position, "decider", g.active if g.phase == DISCOVER else -1, 0, g.n_players - 1
            )
        if g.phase == DISCOVER and g.decider != g.active:
            raise wrong(f"in phase discover the active player decides, not player {g.decider}")
        return
    g.chance = whole(position, "chance", 0, 1, chances) if position.get("chance") != 0 else 0
    by_chance = (g.active + g.chance - 1) % g.n_players if g.chance else g.active
    g.decider = whole(position, "decider", by_chance, 0, g.n_players - 1)
    if not g.chance:
        g.chance = (g.decider - g.active) % g.n_players + 1
    if (g.active + g.chance - 1) % g.n_players != g.decider:
        raise wrong(f"chance {g.chance} is not that of player {g.decider}")


def _set_turn(g: State, position: Mapping[str, Any]) -> None:
    """How far the turn has come."""
    in_trade = g.phase in (TRADE, CROSS)
    g.roll = _roll(g, position)
    lying = pieces_on_board(g)
    g.handled = int(truth(position, "handled", lying > 0 or in_trade))
    if not g.handled and (in_trade or (g.phase == DISCOVER and lying)):
        raise wrong("handled is false, but a roll was resolved this turn")
    g.bust = int(truth(position, "bust"))
    if g.bust and not (in_trade or g.phase == OVER):
        raise wrong(f"bust does not fit phase {PHASES[g.phase]}")
    g.jesters_paid = int(truth(position, "jesters_paid"))
    if g.phase == START and (lying or g.handled):
        raise wrong("nothing lies on the board in phase start")
    _set_takes(g, position)
    most = MOST_CROSSES if in_trade else 0
    g.crosses_left = whole(position, "crosses_left", 0, 0, most)


def _roll(g: State, position: Mapping[str, Any]) -> int:
    name = position.get("roll")
    if name is None:
        return 0
    roll = roll_of(name)
    if roll is None:
        raise wrong(f"roll is {shortened(name)}; a roll is a color and a letter such as yellow-A")
    if g.phase not in (DISCOVER, OVER):
        raise wrong(f"no roll waits in phase {PHASES[g.phase]}")
    return roll


def _set_takes(g: State, position: Mapping[str, Any]) -> None:
    """The pieces of this chance, the takes left, and the wheels used in it."""
    taken = words(position, "taken", PIECES, "pieces")
    used = words(position, "used", ("red", "yellow"), "wheels")
    if g.phase not in (TRADE, CROSS):
        if g.phase != OVER and (taken or used):
            raise wrong(f"nothing is taken or used in phase {PHASES[g.phase]}")
        whole(position, "takes_left", 0, 0, 0)
        whole(position, "yellow", 0, 0, 0)
        taken = taken[:MAX_TAKES]
    for i, piece in enumerate(taken[:MAX_TAKES]):
        lies = (
            g.chest
            if piece == CHEST
            else (g.wheels[piece - WHEEL_PIECE] if piece >= WHEEL_PIECE else g.ships[piece])
        )
        if lies or (piece == CHEST and g.n_players < 5):
            raise wrong(f"taken: {PIECES[piece]} was not taken, it lies there or is not in the game")
        g.taken[i] = piece
        if piece < WHEEL_PIECE and g.decider >= 0 and not g.players[g.decider].took[piece]:
            raise wrong(f"taken: player {g.decider} took {PIECES[piece]}, but `took` does not say so")
    g.n_taken = len(taken)
    g.used_red, g.used_yellow = int(0 in used), int(1 in used)
    if g.phase not in (TRADE, CROSS):
        return
    before = pieces_on_board(g) + pieces_taken(g)
    takes = (0 if g.bust else takes_of(before)) if g.chance == 1 else 1
    if len(taken) > takes:
        raise wrong(f"{len(taken)} pieces were taken in this chance, but there were {takes} takes")
    most = takes - len(taken) if g.phase == TRADE else 0
    g.takes_left = whole(position, "takes_left", most, 0, most)
    highest = max(SHIP_CROSSES) if YELLOW in taken and not g.used_yellow else 0
    g.yellow = whole(position, "yellow", 0, 0, highest)


def _set_choosers(g: State, on: SheetOf) -> None:
    """Phase start: everybody before the decider has chosen an island, nobody after."""
    seat = g.start
    chosen = Counter(has_chosen(g, on.sheet, p) for p in range(g.n_players))[True]
    for _ in range(chosen):
        if not has_chosen(g, on.sheet, seat):
            raise wrong(f"player {seat} has not chosen a start island before the others")
        seat = seat_after(g, seat)
    if g.n_todo:  # the one who chose last still owes an answer
        seat = (g.start + chosen - 1) % g.n_players
    elif chosen == g.n_players:
        raise wrong("everybody has chosen a start island, so phase start does not fit")
    if g.decider not in (-1, seat):
        raise wrong(f"player {seat} chooses the next start island, not player {g.decider}")
    if g.active != g.start:
        raise wrong(f"in phase start the start player {g.start} is active")
    g.decider = seat


def _set_over(g: State, position: Mapping[str, Any]) -> None:
    winners = names(position, "winners", "seats")
    for seat in winners:
        if not is_whole(seat, 0, g.n_players - 1):
            raise wrong(f"winners: {shortened(seat)} is no seat")
    g.decider = -1
    scored = [p for p in range(g.n_players) if g.players[p].points >= POINTS_TO_WIN]
    died = pieces_on_board(g) >= sudden_death_at(g.players[g.active].points)
    if scored:
        g.reason, true = BY_POINTS, scored
    elif died:
        g.reason, true = BY_SUDDEN_DEATH, [g.active]
    elif g.round == LAST_ROUND:
        best = max(player.points for player in g.players[: g.n_players])
        g.reason, true = BY_CAP, [p for p in range(g.n_players) if g.players[p].points == best]
    else:
        raise wrong("phase over does not fit: nothing has ended the game")
    if winners and sorted(winners) != true:
        raise PlayError("bad-position", f"position: winners is {winners}, but it must be {true}")
    g.winners = sum(1 << p for p in true)
