"""The table behind the exact odds of phase 1: for one target, the best chance from every board and hand.

A board is a number of eleven bits, one for each piece (`codes.PIECES` without the chest). How the chances
are made, and why a new wheel is always placed and a free repel always saves one, is in docs/odds-dice.md.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from functools import cache, lru_cache
from threading import Lock
from typing import Final, NamedTuple

from portroyal.rules.dice.board import COLOR_SWORDS, FACES, LETTER_OF_FACE, LETTER_SWORDS, is_wheel_space
from portroyal.rules.dice.codes import CHEST, N_COLORS, N_WHEELS, WHEEL_PIECE
from portroyal.rules.dice.discover import ORANGE_SWORDS

MOST_PIECES: Final = CHEST  # the chest never counts (G7.2)
BOARDS: Final = 1 << MOST_PIECES
ALL_SHIPS: Final = (1 << N_COLORS) - 1
ROLLS: Final = FACES * FACES
PIECES: Final = tuple(board.bit_count() for board in range(BOARDS))

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


@cache
def _rolls(swords: int) -> tuple[tuple[int, int, int], ...]:
    """All rolls, added up by piece and need: piece, need, weight."""
    weights: dict[tuple[int, int], int] = {}
    for color in range(N_COLORS):
        for letter in LETTER_OF_FACE:
            key = piece_of(color, letter), wheels_needed(color, letter, swords)
            weights[key] = weights.get(key, 0) + 1
    return tuple((piece, need, weight) for (piece, need), weight in weights.items())


def _alike(swords: int) -> Iterable[list[int]]:
    """Ships, and wheels, whose rolls need the same orange wheels: swapping them changes no chance."""
    groups: dict[tuple[bool, frozenset[tuple[int, int]]], list[int]] = {}
    for piece in range(MOST_PIECES):
        needs = frozenset((need, weight) for rolled, need, weight in _rolls(swords) if rolled == piece)
        groups.setdefault((piece < WHEEL_PIECE, needs), []).append(piece)
    return groups.values()


@cache
def plain_boards(swords: int) -> tuple[int, ...]:
    """For each board the one that stands for all like it: of pieces that are alike, the first lie there."""
    firsts = []
    for group in _alike(swords):
        bits = [1 << piece for piece in group]
        firsts.append((sum(bits), [sum(bits[:count]) for count in range(len(bits) + 1)]))
    return tuple(sum(first[(board & all_).bit_count()] for all_, first in firsts) for board in range(BOARDS))


Needs = tuple[tuple[int, int], ...]  # need, weight; the smallest need first


class Position(NamedTuple):
    """A board and what the 36 rolls do there; weights are rolls of 36, `need` counts orange wheels."""

    board: int
    moving: int  # rolls that are not repelled for nothing, free ships left out
    busts: Needs
    free_ships: tuple[tuple[int, int], ...]  # board with the new ship, weight; may be repelled for nothing
    ships: tuple[tuple[int, Needs, int], ...]  # board with the new ship, its needs, all their weight
    wheels: tuple[tuple[int, int], ...]  # board with the new wheel, weight
    losses: tuple[tuple[int, int, int], ...]  # board without the wheel, need, weight


def _position(board: int, swords: int, keeps_ships: bool) -> Position:
    plain = plain_boards(swords)
    moving = ROLLS
    busts: dict[int, int] = {}
    free_ships: dict[int, int] = {}
    ships: dict[int, dict[int, int]] = {}
    wheels: dict[int, int] = {}
    losses: dict[tuple[int, int], int] = {}
    for piece, need, weight in _rolls(swords):
        lies_there = board >> piece & 1
        after = plain[board ^ 1 << piece]
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
            moving -= weight
        else:
            need = NOT_REPELLED if keeps_ships else need
            needs = ships.setdefault(after, {})
            needs[need] = needs.get(need, 0) + weight
    return Position(
        board,
        moving,
        tuple(sorted(busts.items())),
        tuple(free_ships.items()),
        tuple((after, tuple(sorted(needs.items())), sum(needs.values())) for after, needs in ships.items()),
        tuple(wheels.items()),
        tuple((after, need, weight) for (after, need), weight in losses.items()),
    )


@lru_cache(maxsize=2048)
def _positions(fleet: int, swords: int, keeps_ships: bool) -> tuple[Position, ...]:
    """The boards with these ships, most wheels first."""
    plain = plain_boards(swords)
    boards = {plain[fleet | wheels << WHEEL_PIECE] for wheels in range(1 << N_WHEELS)}
    ordered = sorted(boards, key=PIECES.__getitem__, reverse=True)
    return tuple(_position(board, swords, keeps_ships) for board in ordered)


@cache
def _fleets(fleet: int, swords: int) -> tuple[int, ...]:
    """The sets of ships that can still come from this one, biggest first."""
    later = {plain_boards(swords)[fleet | more] for more in range(ALL_SHIPS + 1)}
    return tuple(sorted(later, key=PIECES.__getitem__, reverse=True))


# A board's chance, given those of the boards with a wheel more or less: the board, what is known already,
# `moving`, the chances with free ships and their weights (best first), `wheels`, `losses`, and by need the
# chance if a roll is not resolved.
Equation = tuple[
    int,
    float,
    int,
    Sequence[tuple[float, int]],
    tuple[tuple[int, int], ...],
    tuple[tuple[int, int, int], ...],
    tuple[float, ...],
]
# The same with every choice made: the board, what is known, and shares of the other boards' chances.
Knot = tuple[int, float, list[tuple[int, float]]]


class Table:
    """The chances of one target for one number of person swords; it fills itself as far as it is asked."""

    def __init__(self, swords: int, target: int, keeps_ships: bool) -> None:
        self.target = target
        self._swords = swords
        self._keeps_ships = keeps_ships
        self._plain = plain_boards(swords)
        self._hands: dict[tuple[int, int], list[float]] = {}
        self._solved: set[tuple[int, int, int]] = set()
        self._lock = Lock()

    def reach(self, board: int, blue: int, orange: int) -> float:
        """The best chance to have `target` pieces at some moment, before the next roll (or instead of it)."""
        if PIECES[board] >= self.target:
            return 1.0
        board = self._plain[board]
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
            return [min(1.0, hand[board]) for board in self._plain]

    def _fill(self, fleet: int, blue: int, orange: int) -> None:
        """More ships first, then fewer wheels in hand first: so a set is solved after all it leads to."""
        hands = [(blues, oranges) for blues in range(blue + 1) for oranges in range(orange + 1)]
        for hand in hands:
            if hand not in self._hands:
                self._hands[hand] = [1.0 if pieces >= self.target else 0.0 for pieces in PIECES]
        for later in _fleets(fleet, self._swords):
            positions = [
                position
                for position in _positions(later, self._swords, self._keeps_ships)
                if PIECES[position.board] < self.target
            ]
            for blues, oranges in hands:
                if (later, blues, oranges) not in self._solved:
                    self._solve(positions, blues, oranges)
                    self._solved.add((later, blues, oranges))

    def _solve(self, positions: Sequence[Position], blue: int, orange: int) -> None:
        """All boards with the same ships at once: wheels that come and go bind them together."""
        chances = self._hands[blue, orange]
        equations = self._equations(positions, blue, orange)
        while True:
            moved = _sweep(equations, chances)
            tied = _tied(equations, chances)
            if tied.isdisjoint(moved):
                return
            knots = _knots(equations, tied, chances)
            while _turn(knots, chances) > SMALLEST_CHANGE:
                pass

    def _equations(self, positions: Sequence[Position], blue: int, orange: int) -> list[Equation]:
        """What is known from hands with fewer wheels and boards with more ships.

        Each board starts with the best chance after a roll that is not resolved. That is never too high, so
        that every step from there climbs.
        """
        chances = self._hands[blue, orange]
        rerolled = self._hands[blue - 1, orange] if blue else NOTHING  # G3.3
        one, two, three, four = (  # orange wheels spent, G3.2
            self._hands[blue, orange - need] if need <= orange else NOTHING
            for need in range(1, MOST_NEED + 1)
        )
        equations: list[Equation] = []
        for board, moving, busts, free_ships, ships, wheels, losses in positions:
            rest = rerolled[board]
            saved = (
                rest,
                a if (a := one[board]) > rest else rest,
                b if (b := two[board]) > rest else rest,
                c if (c := three[board]) > rest else rest,
                d if (d := four[board]) > rest else rest,
                rest,
            )
            chances[board] = saved[1]
            total = 0.0
            for need, weight in busts:
                total += weight * saved[need]
            for after, needs, weight in ships:
                chance = chances[after]
                for need, rolls in needs:  # the more wheels it takes, the less is it worth to repel it
                    if chance >= saved[need]:
                        total += weight * chance
                        break
                    total += rolls * saved[need]
                    weight -= rolls
            free = [(chances[after], weight) for after, weight in free_ships]
            if len(free) > 1:
                free.sort(reverse=True)
            equations.append((board, total, moving, free, wheels, losses, saved))
        return equations


def _sweep(equations: Iterable[Equation], chances: list[float]) -> list[int]:
    """Solves each board's equation by the others' chances: new where a wheel comes, old where one is lost.

    The boards that moved are returned.
    """
    moved = []
    for board, total, moving, free_ships, wheels, losses, saved in equations:
        for after, weight in wheels:
            total += weight * chances[after]
        for after, need, weight in losses:
            chance = chances[after]
            total += weight * (chance if chance > saved[need] else saved[need])
        for chance, weight in free_ships:
            if chance * moving < total:  # better repelled for nothing, and so are those that follow
                break
            total += weight * chance
            moving += weight
        total /= moving
        if total - chances[board] > SMALLEST_CHANGE:
            moved.append(board)
        chances[board] = total
    return moved


def _tied(equations: Iterable[Equation], chances: Sequence[float]) -> set[int]:
    """The boards that rather lose a wheel than save it, and those they lead to: these hang on each other."""
    tied = set()
    for board, _, _, _, _, losses, saved in equations:
        for after, need, _ in losses:
            if chances[after] > saved[need]:
                tied.add(board)
                tied.add(after)
    return tied


def _knots(equations: Iterable[Equation], tied: Container[int], chances: Sequence[float]) -> list[Knot]:
    """The equations of the boards that are tied, with the choices that are best by what is known."""
    knots: list[Knot] = []
    for board, total, moving, free_ships, wheels, losses, saved in equations:
        if board not in tied:
            continue
        for chance, weight in free_ships:
            if chance < chances[board]:
                break
            total += weight * chance
            moving += weight
        shares = []
        for after, weight in wheels:
            if after in tied:
                shares.append((after, weight / moving))
            else:
                total += weight * chances[after]
        for after, need, weight in losses:
            if chances[after] > saved[need]:
                shares.append((after, weight / moving))
            else:
                total += weight * saved[need]
        knots.append((board, total / moving, shares))
    return knots


def _turn(knots: Iterable[Knot], chances: list[float]) -> float:
    """Brings each board in line with the newest of the others; the biggest change is returned."""
    change = 0.0
    for board, chance, shares in knots:
        for after, share in shares:
            chance += share * chances[after]
        if chance - chances[board] > change:
            change = chance - chances[board]
        chances[board] = chance
    return change


@lru_cache(maxsize=55)
def table(swords: int, target: int, keeps_ships: bool = False) -> Table:
    """The table for these swords, kept for the next question: five hands of swords with all targets."""
    return Table(swords, target, keeps_ships)
