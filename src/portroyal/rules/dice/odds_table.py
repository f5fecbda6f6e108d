"""The table behind the exact odds of phase 1: for one target, the best chance from every board and hand.

A board is a number of eleven bits, one for each piece (`codes.PIECES` without the chest). How the chances
are made, and why a new wheel is always placed and a free repel always saves one, is in docs/odds-dice.md.
"""

from __future__ import annotations

from functools import cache, lru_cache
from threading import Lock
from typing import Final, NamedTuple

from portroyal.rules.dice.board import COLOR_SWORDS, FACES, LETTER_OF_FACE, LETTER_SWORDS, is_wheel_space
from portroyal.rules.dice.codes import BLUE, CHEST, GREEN, N_COLORS, N_WHEELS, ORANGE, RED, WHEEL_PIECE
from portroyal.rules.dice.discover import ORANGE_SWORDS

MOST_PIECES: Final = CHEST  # the chest never counts (G7.2)
BOARDS: Final = 1 << MOST_PIECES
ALL_SHIPS: Final = (1 << N_COLORS) - 1
ROLLS: Final = FACES * FACES
PIECES: Final = tuple(board.bit_count() for board in range(BOARDS))

# Colors with the same swords and the same spaces (G1.1, G1.3): swapping them changes no chance.
ALIKE: Final = ((ORANGE, GREEN), (BLUE, RED))

MOST_SWORDS: Final = max(COLOR_SWORDS) + max(LETTER_SWORDS)
MOST_NEED: Final = MOST_SWORDS // ORANGE_SWORDS
NOT_REPELLED: Final = MOST_NEED + 1  # stands for a need of orange wheels that no hand can meet
NOTHING: Final = (0.0,) * BOARDS
SMALLEST_CHANGE: Final = 1e-12


def piece_of(color: int, letter: int) -> int:
    """The piece that a roll puts on its space, or finds there already."""
    return WHEEL_PIECE + color if is_wheel_space(color, letter) else color


def wheels_needed(color: int, letter: int, swords: int) -> int:
    """The fewest orange wheels that repel the roll beside the swords of persons (G3.2)."""
    missing = COLOR_SWORDS[color] + LETTER_SWORDS[letter] - swords
    return max(0, -(-missing // ORANGE_SWORDS))


def _plain(board: int) -> int:
    """The board that stands for all boards that differ from it only by swapping colors that are alike."""
    for one, other in ALIKE:
        ships = board >> one & 1, board >> other & 1
        wheels = board >> WHEEL_PIECE + one & 1, board >> WHEEL_PIECE + other & 1
        # Ships are compared first, so that boards with the same ships stay together.
        if (ships[0], wheels[0]) < (ships[1], wheels[1]):
            ship_swap, wheel_swap = ships[0] ^ ships[1], wheels[0] ^ wheels[1]
            board ^= (ship_swap | wheel_swap << WHEEL_PIECE) * (1 << one | 1 << other)
    return board


PLAIN: Final = tuple(_plain(board) for board in range(BOARDS))


# A board's chance, given the others': board, total so far, `moving`, and what the sweeps still have to add.
Equation = tuple[
    int, float, int, list[tuple[float, int]], tuple[tuple[int, int], ...], list[tuple[int, float, int]]
]


class Position(NamedTuple):
    """A board and what the 36 rolls do there; weights are rolls of 36, `need` counts orange wheels."""

    board: int
    moving: int  # rolls that are not repelled for nothing
    busts: tuple[tuple[int, int], ...]  # need, weight
    free_ships: tuple[tuple[int, int], ...]  # board with the new ship, weight; may be repelled for nothing
    ships: tuple[tuple[int, int, int], ...]  # board with the new ship, need, weight
    wheels: tuple[tuple[int, int], ...]  # board with the new wheel, weight
    losses: tuple[tuple[int, int, int], ...]  # board without the wheel, need, weight


@cache
def _rolls(swords: int) -> tuple[tuple[int, int, int], ...]:
    """All rolls, added up by piece and need: piece, need, weight."""
    weights: dict[tuple[int, int], int] = {}
    for color in range(N_COLORS):
        for letter in LETTER_OF_FACE:
            key = piece_of(color, letter), wheels_needed(color, letter, swords)
            weights[key] = weights.get(key, 0) + 1
    return tuple((piece, need, weight) for (piece, need), weight in weights.items())


def _position(board: int, swords: int, keeps_ships: bool) -> Position:
    moving = ROLLS
    busts: dict[int, int] = {}
    free_ships: dict[int, int] = {}
    ships: dict[tuple[int, int], int] = {}
    wheels: dict[int, int] = {}
    losses: dict[tuple[int, int], int] = {}
    for piece, need, weight in _rolls(swords):
        lies_there = board >> piece & 1
        after = PLAIN[board ^ 1 << piece]
        is_ship = piece < WHEEL_PIECE
        if lies_there and need == 0:
            moving -= weight
        elif lies_there and is_ship:
            busts[need] = busts.get(need, 0) + weight
        elif lies_there:
            losses[after, need] = losses.get((after, need), 0) + weight
        elif not is_ship:
            wheels[after] = wheels.get(after, 0) + weight
        elif need == 0 and not keeps_ships:
            free_ships[after] = free_ships.get(after, 0) + weight
        else:
            need = NOT_REPELLED if keeps_ships else need
            ships[after, need] = ships.get((after, need), 0) + weight
    return Position(
        board,
        moving,
        tuple(busts.items()),
        tuple(free_ships.items()),
        tuple((after, need, weight) for (after, need), weight in ships.items()),
        tuple(wheels.items()),
        tuple((after, need, weight) for (after, need), weight in losses.items()),
    )


@lru_cache(maxsize=2048)
def _positions(fleet: int, swords: int, keeps_ships: bool) -> tuple[Position, ...]:
    """The boards with these ships, most wheels first."""
    boards = {PLAIN[fleet | wheels << WHEEL_PIECE] for wheels in range(1 << N_WHEELS)}
    ordered = sorted(boards, key=PIECES.__getitem__, reverse=True)
    return tuple(_position(board, swords, keeps_ships) for board in ordered)


@cache
def _fleets(fleet: int) -> tuple[int, ...]:
    """The sets of ships that can still come from this one, biggest first."""
    later = {PLAIN[fleet | more] for more in range(ALL_SHIPS + 1)}
    return tuple(sorted(later, key=PIECES.__getitem__, reverse=True))


class Table:
    """The chances of one target for one number of person swords; it fills itself as far as it is asked."""

    def __init__(self, swords: int, target: int, keeps_ships: bool) -> None:
        self.target = target
        self._swords = swords
        self._keeps_ships = keeps_ships
        self._reached = [1.0 if pieces >= target else 0.0 for pieces in PIECES]
        self._hands: dict[tuple[int, int], list[float]] = {}
        self._solved: set[tuple[int, int, int]] = set()
        self._lock = Lock()

    def reach(self, board: int, blue: int, orange: int) -> float:
        """The best chance to have `target` pieces at some moment, before the next roll (or instead of it)."""
        if PIECES[board] >= self.target:
            return 1.0
        board = PLAIN[board]
        fleet = board & ALL_SHIPS
        with self._lock:
            if (fleet, blue, orange) not in self._solved:
                self._fill(fleet, blue, orange)
            return min(1.0, self._hands[blue, orange][board])

    def chances(self, blue: int, orange: int) -> list[float]:
        """The same from every board at once, by its number."""
        with self._lock:
            self._fill(0, blue, orange)
            hand = self._hands[blue, orange]
            return [min(1.0, hand[board]) for board in PLAIN]

    def _fill(self, fleet: int, blue: int, orange: int) -> None:
        """More ships first, then fewer wheels in hand first: so a set is solved after all it leads to."""
        for later in _fleets(fleet):
            for blues in range(blue + 1):
                for oranges in range(orange + 1):
                    if (later, blues, oranges) not in self._solved:
                        self._solve(later, blues, oranges)
                        self._solved.add((later, blues, oranges))

    def _solve(self, fleet: int, blue: int, orange: int) -> None:
        """All boards with these ships at once: wheels that come and go bind them together."""
        chances = self._hands.setdefault((blue, orange), self._reached.copy())
        rerolled = self._hands[blue - 1, orange] if blue else NOTHING  # G3.3
        repelled = [self._hands[blue, orange - need] for need in range(1, min(orange, MOST_NEED) + 1)]  # G3.2
        equations: list[Equation] = []
        for board, moving, busts, free_ships, ships, wheels, losses in self._open_positions(fleet):
            rest = rerolled[board]
            saved = [rest] * (NOT_REPELLED + 1)  # by need: the chance when the roll is not resolved
            for need, hand in enumerate(repelled, start=1):
                if hand[board] > rest:
                    saved[need] = hand[board]
            total = 0.0
            for need, weight in busts:
                total += weight * saved[need]
            for after, need, weight in ships:
                total += weight * (chances[after] if chances[after] > saved[need] else saved[need])
            free = [(chances[after], weight) for after, weight in free_ships]
            lost = [(after, saved[need], weight) for after, need, weight in losses]
            equations.append((board, total, moving, free, wheels, lost))
            chances[board] = max(saved)  # never too high, so that every sweep climbs
        while _sweep(equations, chances) > SMALLEST_CHANGE:
            pass

    def _open_positions(self, fleet: int) -> list[Position]:
        positions = _positions(fleet, self._swords, self._keeps_ships)
        return [position for position in positions if PIECES[position.board] < self.target]


def _sweep(equations: list[Equation], chances: list[float]) -> float:
    """Solves each board's equation by what is known of the others; the biggest change is returned."""
    change = 0.0
    for board, total, moving, free_ships, wheels, losses in equations:
        before = chances[board]
        for chance, weight in free_ships:
            if chance >= before:
                total += weight * chance
            else:
                moving -= weight
        for after, weight in wheels:
            total += weight * chances[after]
        for after, rest, weight in losses:
            chance = chances[after]
            total += weight * (chance if chance > rest else rest)
        if moving:
            total /= moving
            if total - before > change:
                change = total - before
            chances[board] = total
    return change


@lru_cache(maxsize=55)
def table(swords: int, target: int, keeps_ships: bool = False) -> Table:
    """The table for these swords, kept for the next question: five hands of swords with all targets."""
    return Table(swords, target, keeps_ships)
