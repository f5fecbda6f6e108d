"""The exact odds of phase 1: the chance of n pieces, the risk of the next roll, the best answer to each roll.

    chance_of(["ship-black", "wheel-red"], swords=2, blue=1, orange=0, target=5).reach

The numbers are worked out, not sampled; docs/odds-dice.md says how.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final, NamedTuple

from portroyal.rules.dice.board import LETTER_OF_FACE, roll_color, roll_letter
from portroyal.rules.dice.chart_words import MAX_BOXES, SHIP_COLORS
from portroyal.rules.dice.codes import (
    BLUE,
    LETTERS,
    N_COLORS,
    N_LETTERS,
    N_WHEELS,
    ORANGE,
    PIECES,
    WHEEL_PIECE,
)
from portroyal.rules.dice.odds_table import (
    BOARDS,
    MOST_PIECES,
    MOST_SWORDS,
    ROLLS,
    Table,
    piece_of,
    table,
    wheels_needed,
)
from portroyal.rules.dice.state import State
from portroyal.rules.rulebook import rule

TIE: Final = 1e-11  # chances nearer than the table is exact are the same chance


class OddsError(ValueError):
    """A question about the odds that has no answer; the message says why."""


class Choice(NamedTuple):
    """The best answer to a roll, as the notation writes it, and the chance of the target after it."""

    action: str  # "resolve", "repel", "repel N" or "reroll"
    reach: float
    weight: int  # how many of the 36 rolls this is: B is on the letter die twice


@dataclass(frozen=True)
class Situation:
    """What a player looks at before a roll: what lies there, and what is in hand."""

    board: int
    swords: int
    blue: int
    orange: int
    never_repel_new_ship: bool = False

    def reach(self, target: int) -> float:
        return self.table(target).reach(self.board, self.blue, self.orange)

    def table(self, target: int) -> Table:
        return table(min(self.swords, MOST_SWORDS), target, self.never_repel_new_ship)


@dataclass(frozen=True)
class Answer:
    """The odds of a target from one situation, for a player who plays for that target and nothing else."""

    situation: Situation = field(repr=False)
    target: int
    reach: float  # the chance that `target` pieces or more lie there at some moment
    bust_best: float  # that the next roll busts, wheels and swords used as is best
    bust_before_stop: float  # the same, with the rolls that blue wheels force counted in (G3.3)
    bust_bare: float  # that the next roll busts a player who uses neither swords nor wheels
    policy: Mapping[str, Choice]  # "yellow-A" and so on; if the target lies there: should one roll anyway

    @cached_property
    def reach_all(self) -> Mapping[int, float]:
        """The chance of every target, each with the best play for it; worked out when first asked for."""
        return {target: self.situation.reach(target) for target in range(1, MOST_PIECES + 1)}


def chance_of(
    board: Iterable[str] | int,
    swords: int,
    blue: int,
    orange: int,
    target: int,
    *,
    never_repel_new_ship: bool = False,
) -> Answer:
    """All odds of having `target` pieces, from a board given by its pieces' names or by its number."""
    situation = _situation(board, swords, blue, orange, never_repel_new_ship)
    _check("the target", target, 1, MOST_PIECES)
    throw = _throw(situation, target, blue)
    bare = sum(
        choice.weight for roll, choice in throw.policy.items() if _would_bust(situation.board, *ROLL_OF[roll])
    )
    return Answer(
        situation,
        target,
        situation.reach(target),
        throw.bust_best,
        throw.bust_before_stop,
        bare / ROLLS,
        throw.policy,
    )


def reach(board: Iterable[str] | int, swords: int, blue: int, orange: int, target: int) -> float:
    """Only the best chance of the target: for whoever asks often."""
    situation = _situation(board, swords, blue, orange, False)
    _check("the target", target, 1, MOST_PIECES)
    return situation.reach(target)


def board_of(pieces: Iterable[str]) -> int:
    """The number of the board on which these pieces lie, each named as in the notation."""
    board = 0
    for name in pieces:
        if name not in PIECES[:MOST_PIECES]:
            raise OddsError(
                f"{name!r} is no ship and no wheel; write one of {', '.join(PIECES[:MOST_PIECES])}"
            )
        board |= 1 << PIECES.index(name)
    return board


def reach_from(g: State) -> dict[int, float]:
    """Of every number of pieces that do not lie there yet, the active player's chance to reach it.

    With a roll on the table it is that of the best answer to this roll.
    """
    player, board = g.players[g.active], board_in(g)
    hand = Situation(board, player.swords, player.circled[BLUE], player.circled[ORANGE])
    targets = range(board.bit_count() + 1, MOST_PIECES + 1)
    if g.roll == 0:
        return {target: hand.reach(target) for target in targets}
    roll = f"{SHIP_COLORS[roll_color(g.roll)]}-{LETTERS[roll_letter(g.roll)]}"
    return {target: _throw(hand, target, hand.blue).policy[roll].reach for target in targets}


@rule
def board_in(g: State) -> int:
    """The number of the board as it lies in a game."""
    board = 0
    for color in range(N_COLORS):
        if g.ships[color] > 0:
            board |= 1 << color
    for color in range(N_WHEELS):
        if g.wheels[color] > 0:
            board |= 1 << WHEEL_PIECE + color
    return board


def _situation(
    board: Iterable[str] | int, swords: int, blue: int, orange: int, never_repel_new_ship: bool
) -> Situation:
    number = board if isinstance(board, int) else board_of(board)
    _check("a board's number", number, 0, BOARDS - 1)
    _check("blue wheels in hand", blue, 0, MAX_BOXES)
    _check("orange wheels in hand", orange, 0, MAX_BOXES)
    if swords < 0:
        raise OddsError(f"swords must be 0 or more, not {swords}")
    return Situation(number, swords, blue, orange, never_repel_new_ship)


def _check(what: str, number: int, low: int, high: int) -> None:
    if not low <= number <= high:
        raise OddsError(f"{what} must be from {low} to {high}, not {number}")


ROLL_OF: Final = {
    f"{SHIP_COLORS[color]}-{LETTERS[letter]}": (color, letter)
    for color in range(N_COLORS)
    for letter in range(N_LETTERS)
}


class _Throw(NamedTuple):
    """A throw of the dice that must be made: the best answers to it, and what they come to."""

    policy: dict[str, Choice]
    reach: float
    bust_best: float
    bust_before_stop: float


def _throw(situation: Situation, target: int, blue: int) -> _Throw:
    again = _throw(situation, target, blue - 1) if blue else None
    policy: dict[str, Choice] = {}
    total, busts, busts_later = 0.0, 0, 0.0
    for roll, (color, letter) in ROLL_OF.items():
        choice = _best(situation, target, blue, color, letter, again.reach if again else None)
        policy[roll] = choice
        total += choice.weight * choice.reach
        if choice.action == "resolve" and _would_bust(situation.board, color, letter):
            busts += choice.weight
        if again and choice.action == "reroll":
            busts_later += choice.weight * again.bust_before_stop
    return _Throw(policy, total / ROLLS, busts / ROLLS, (busts + busts_later) / ROLLS)


def _best(
    situation: Situation, target: int, blue: int, color: int, letter: int, rerolled: float | None
) -> Choice:
    board, orange = situation.board, situation.orange
    chances = situation.table(target)
    piece = piece_of(color, letter)
    lies_there = board >> piece & 1
    busts = _would_bust(board, color, letter)
    weight = LETTER_OF_FACE.count(letter)
    need = wheels_needed(color, letter, situation.swords)

    after = 0.0 if busts else chances.reach(board ^ 1 << piece, blue, orange)
    choices = [Choice("resolve", after, weight)]  # G3.4, G3.5
    keeps = situation.never_repel_new_ship and not lies_there and piece < WHEEL_PIECE
    if need <= orange and not keeps:  # G3.2
        repelled = Choice(
            f"repel {need}" if need else "repel", chances.reach(board, blue, orange - need), weight
        )
        # What costs nothing comes first, so that a tie is never paid for, nor a piece given up for it.
        choices.insert(0 if lies_there and need == 0 else 1, repelled)
    if rerolled is not None:  # G3.3
        choices.append(Choice("reroll", rerolled, weight))
    best = choices[0]
    for choice in choices[1:]:
        if choice.reach > best.reach + TIE:
            best = choice
    return best


def _would_bust(board: int, color: int, letter: int) -> bool:
    """G3.4"""
    piece = piece_of(color, letter)
    return piece < WHEEL_PIECE and board >> piece & 1 == 1
