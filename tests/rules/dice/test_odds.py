"""The exact odds of phase 1, against known numbers, cases worked out by hand, a naive solver and sampling."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import pairwise, product

import pytest

from portroyal.rules.dice.codes import PIECES
from portroyal.rules.dice.odds import OddsError, board_in, board_of, chance_of, reach
from portroyal.rules.dice.odds_table import Table, table
from portroyal.rules.dice.state import State

# The dice and the board once more, as the spec's G1 tells them: color, swords, letters of its wheel spaces.
COLOR_DIE = (
    ("yellow", 0, "DE"),
    ("orange", 1, "DE"),
    ("green", 1, "DE"),
    ("blue", 2, "E"),
    ("red", 2, "E"),
    ("black", 3, ""),
)
LETTER_DIE = (("A", 1), ("B", 2), ("B", 2), ("C", 3), ("D", 4), ("E", 5))
SHIPS = [f"ship-{color}" for color, _, _ in COLOR_DIE]
WHEELS = [f"wheel-{color}" for color, _, _ in COLOR_DIE[:5]]
BITS = {name: 1 << i for i, name in enumerate([*SHIPS, *WHEELS])}

# The 36 rolls: name, the piece's bit, whether it is a ship, swords on the dice
ROLLS = [
    (f"{color}-{letter}", BITS[f"{kind}-{color}"], kind == "ship", swords + more)
    for (color, swords, wheels), (letter, more) in product(COLOR_DIE, LETTER_DIE)
    for kind in ["wheel" if letter in wheels else "ship"]
]


def need_of(sum_of_swords: int, swords: int) -> int:
    return max(0, (sum_of_swords - swords + 1) // 2)


@pytest.mark.parametrize(
    ("swords", "expected"),
    [(0, (0.709, 0.488, 0.286, 0.140, 0.055)), (4, (0.876, 0.756, 0.607, 0.442, 0.282))],
)
def test_the_numbers_known_for_a_player_who_never_repels_a_new_ship(
    swords: int, expected: tuple[float, ...]
) -> None:
    for target, chance in enumerate(expected, start=3):
        answer = chance_of([], swords, 0, 0, target, never_repel_new_ship=True)
        assert answer.reach == pytest.approx(chance, abs=0.0005)
        assert answer.reach <= reach([], swords, 0, 0, target) + 1e-12


# The 36 rolls by hand: ships 4 yellow, 4 orange, 4 green, 5 blue, 5 red, 6 black; wheels 2, 2, 2, 1, 1.
@pytest.mark.parametrize(
    ("board", "swords", "blue", "orange", "target", "chance"),
    [
        # The first roll always places something (G3.4, G3.5).
        ([], 0, 0, 0, 1, 1.0),
        # x = (36*36 - 4*4*3 - 5*5*2 - 6*6 - (2*2*3 + 1*1*2) (1 - x)) / (36*36)
        ([], 0, 0, 0, 2, 1148 / 1282),
        # With all six ships there only the eight wheel rolls help; all others bust.
        (SHIPS, 0, 0, 0, 7, 8 / 36),
        # A blue wheel gives the 28 bad rolls a second throw (G3.3), and two a third.
        (SHIPS, 0, 1, 0, 7, 8 / 36 + 28 / 36 * 8 / 36),
        (SHIPS, 0, 2, 0, 7, 1 - (28 / 36) ** 3),
        # One orange wheel repels yellow A and both B, orange A, green A (G3.2).
        (SHIPS, 0, 0, 1, 7, 8 / 36 + 5 / 36 * 8 / 36),
        # Three swords repel twelve rolls for ever: yellow A to C, orange and green A and B, blue and red A.
        (SHIPS, 3, 0, 0, 7, 8 / (36 - 12)),
        # Only the red wheel is missing: red E finds it, black E busts, seven swords repel all else.
        ([*SHIPS, *WHEELS[:4]], 7, 0, 0, 11, 1 / 2),
        # With eight swords nothing ever busts.
        (SHIPS, 8, 0, 0, 11, 1.0),
        ([], 30, 0, 0, 11, 1.0),
    ],
)
def test_cases_that_can_be_worked_out_by_hand(
    board: list[str], swords: int, blue: int, orange: int, target: int, chance: float
) -> None:
    assert chance_of(board, swords, blue, orange, target).reach == pytest.approx(chance, abs=1e-12)


def test_the_risk_of_the_next_roll() -> None:
    # Six rolls find the black ship; for the second piece every other roll is welcome.
    bare = chance_of(["ship-black"], 0, 0, 0, 2)
    assert (bare.bust_best, bare.bust_before_stop, bare.bust_bare) == pytest.approx((6 / 36,) * 3)
    # Five swords repel black A and both B.
    armed = chance_of(["ship-black"], 5, 0, 0, 2)
    assert (armed.bust_best, armed.bust_before_stop, armed.bust_bare) == pytest.approx(
        (3 / 36, 3 / 36, 6 / 36)
    )
    # A blue wheel saves the next roll, but not the one that it forces.
    blue = chance_of(["ship-black"], 5, 1, 0, 2)
    assert (blue.bust_best, blue.bust_before_stop, blue.bust_bare) == pytest.approx(
        (0, (3 / 36) ** 2, 6 / 36)
    )


def test_the_policy_names_every_roll_and_spends_no_more_than_it_must() -> None:
    answer = chance_of(["ship-black", "wheel-yellow"], 2, 1, 2, 3)
    assert list(answer.policy) == list(dict.fromkeys(name for name, *_ in ROLLS))
    assert sum(choice.weight for choice in answer.policy.values()) == 36
    assert {roll: choice.action for roll, choice in answer.policy.items() if choice.action != "resolve"} == {
        "yellow-D": "repel 1",
        "black-A": "repel 1",
        "black-B": "repel 2",
        "black-C": "repel 2",
        "black-D": "reroll",
        "black-E": "reroll",
    }
    average = sum(choice.weight * choice.reach for choice in answer.policy.values()) / 36
    assert average == pytest.approx(answer.reach, abs=1e-11)


def test_a_wheel_that_may_be_lost_is_repelled_for_nothing_and_a_new_one_never() -> None:
    answer = chance_of([*SHIPS, "wheel-red"], 8, 0, 0, 11)
    assert answer.policy["red-E"].action == "repel"
    assert answer.policy["blue-E"].action == "resolve"


def test_a_target_that_lies_there_is_reached_and_a_roll_can_only_lose_it() -> None:
    answer = chance_of(["ship-black", "wheel-red"], 0, 1, 0, 2)
    assert answer.reach == 1.0
    assert answer.policy["green-A"] == ("resolve", 1.0, 1)
    assert answer.policy["black-B"].action == "reroll"
    # The new roll must be made: 6 rolls bust, and after the wheel's 1 the second piece is to be found again.
    again = (29 + chance_of(["ship-black"], 0, 0, 0, 2).reach) / 36
    assert answer.policy["black-B"].reach == pytest.approx(again, abs=1e-12)


def test_all_targets_at_once() -> None:
    answer = chance_of(["ship-blue", "wheel-green"], 3, 1, 1, 6)
    assert list(answer.reach_all) == list(range(1, 12))
    assert answer.reach_all[6] == answer.reach
    assert answer.reach_all[2] == 1.0
    chances = list(answer.reach_all.values())
    assert all(0 < later < earlier for earlier, later in pairwise(chances[1:]))


def situations(number: int) -> Iterator[tuple[int, int, int, int, int]]:
    """Board, swords, blue and orange wheels, target: anything that may come."""
    choose = random.Random(number)
    for _ in range(number):
        yield (
            choose.randrange(2048),
            choose.choice([0, 3, 4, 6]),
            choose.randrange(3),
            choose.randrange(3),
            choose.randint(3, 9),
        )


def chance_from(board: int, swords: int, blue: int, orange: int, target: int, keeps_ships: bool) -> float:
    if keeps_ships:
        return table(swords, target, keeps_ships).reach(board, blue, orange)
    return reach(board, swords, blue, orange, target)


def average(board: int, swords: int, blue: int, orange: int, target: int, keeps_ships: bool = False) -> float:
    """Over the rolls, the best that can be done."""
    total = 0.0
    for _, bit, is_ship, sum_of_swords in ROLLS:
        options = [0.0]
        if not (board & bit and is_ship):
            options.append(chance_from(board ^ bit, swords, blue, orange, target, keeps_ships))
        kept = keeps_ships and is_ship and not board & bit
        if (need := need_of(sum_of_swords, swords)) <= orange and not kept:
            options.append(chance_from(board, swords, blue, orange - need, target, keeps_ships))
        if blue:
            options.append(chance_from(board, swords, blue - 1, orange, target, keeps_ships))
        total += max(options)
    return total / 36


def test_each_chance_is_the_average_over_the_rolls_of_the_best_that_can_be_done() -> None:
    for board, swords, blue, orange, target in situations(300):
        if board.bit_count() < target:
            here = reach(board, swords, blue, orange, target)
            assert average(board, swords, blue, orange, target) == pytest.approx(here, abs=1e-11)


def test_the_same_for_a_player_who_never_repels_a_new_ship() -> None:
    # Twelve orange wheels and two pieces wanted: whoever could would wait for a wheel, which never busts.
    waiting = (0, 0, 3, 12, 2)
    for board, swords, blue, orange, target in [waiting, *situations(120)]:
        if board.bit_count() < target:
            here = chance_from(board, swords, blue, orange, target, keeps_ships=True)
            expected = average(board, swords, blue, orange, target, keeps_ships=True)
            assert expected == pytest.approx(here, abs=1e-11)


@pytest.mark.parametrize(("swords", "target"), [(3, 11), (4, 10), (6, 11)])
def test_the_same_with_as_many_wheels_as_a_sheet_can_hold(swords: int, target: int) -> None:
    choose = random.Random(swords)
    for board in choose.sample(range(2048), 60):
        if board.bit_count() < target:
            blue, orange = choose.randint(8, 12), choose.randint(8, 12)
            here = reach(board, swords, blue, orange, target)
            assert average(board, swords, blue, orange, target) == pytest.approx(here, abs=1e-11)


def test_the_chances_of_all_boards_at_once_are_those_of_each() -> None:
    together, alone = Table(4, 6, keeps_ships=False), table(4, 6)
    chances = together.chances(1, 1)
    assert chances == pytest.approx([alone.reach(board, 1, 1) for board in range(2048)], abs=1e-11)
    assert max(chances) == 1.0
    assert chances[0] == pytest.approx(reach([], 4, 1, 1, 6), abs=1e-11)


def test_more_swords_more_wheels_and_a_wheel_on_the_board_never_harm() -> None:
    for board, swords, blue, orange, target in situations(60):
        here = reach(board, swords, blue, orange, target)
        for better in (
            reach(board, swords + 1, blue, orange, target),
            reach(board, swords, blue + 1, orange, target),
            reach(board, swords, blue, orange + 1, target),
            reach(board, swords, blue, orange, target - 1),
            *(reach(board | BITS[wheel], swords, blue, orange, target) for wheel in WHEELS),
        ):
            assert better >= here - 1e-11


def naive(swords: int, blue: int, orange: int, target: int, keeps_ships: bool) -> dict[int, float]:
    """Every board below the target by plain value iteration: no symmetry, no order, all options."""
    boards = [board for board in range(2048) if board.bit_count() < target]
    hands: dict[tuple[int, int], dict[int, float]] = {}
    for hand in product(range(blue + 1), range(orange + 1)):
        chances = hands[hand] = dict.fromkeys(boards, 0.0)
        change = 1.0
        while change > 1e-9:
            change = 0.0
            for board in boards:
                total = 0.0
                for _, bit, is_ship, sum_of_swords in ROLLS:
                    best = 0.0 if board & bit and is_ship else chances.get(board ^ bit, 1.0)
                    need = need_of(sum_of_swords, swords)
                    if need <= hand[1] and not (keeps_ships and is_ship and not board & bit):
                        best = max(best, hands[hand[0], hand[1] - need][board])
                    if hand[0]:
                        best = max(best, hands[hand[0] - 1, hand[1]][board])
                    total += best
                change = max(change, total / 36 - chances[board])
                chances[board] = total / 36
    return hands[blue, orange]


@pytest.mark.parametrize(
    ("swords", "blue", "orange", "target", "keeps_ships"),
    [(1, 1, 1, 3, False), (4, 1, 0, 4, False), (5, 0, 1, 4, True), (6, 0, 1, 4, False)],
)
def test_a_naive_solver_finds_the_same(
    swords: int, blue: int, orange: int, target: int, keeps_ships: bool
) -> None:
    for board, chance in naive(swords, blue, orange, target, keeps_ships).items():
        answer = chance_of(board, swords, blue, orange, target, never_repel_new_ship=keeps_ships)
        assert answer.reach == pytest.approx(chance, abs=1e-7)


class Player:
    """Plays phase 1 by the policy; what each roll leads to is looked up once per board and hand."""

    REACHED, BUST = 0, 1

    def __init__(self, swords: int, target: int, keeps_ships: bool) -> None:
        self.swords, self.target, self.keeps_ships = swords, target, keeps_ships
        self.numbers: dict[tuple[int, int, int], int] = {}
        self.situations = [(0, 0, 0), (0, 0, 0)]
        self.rows: list[list[int]] = [[], []]

    def number(self, board: int, blue: int, orange: int) -> int:
        if board.bit_count() >= self.target:
            return self.REACHED
        situation = board, blue, orange
        if situation not in self.numbers:
            self.numbers[situation] = len(self.rows)
            self.situations.append(situation)
            self.rows.append([])
        return self.numbers[situation]

    def fill(self, board: int, blue: int, orange: int) -> None:
        row = self.rows[self.number(board, blue, orange)]
        policy = chance_of(
            board, self.swords, blue, orange, self.target, never_repel_new_ship=self.keeps_ships
        ).policy
        for name, bit, is_ship, sum_of_swords in ROLLS:
            action, _, wheels = policy[name].action.partition(" ")
            if action == "repel":
                spent = int(wheels or 0)
                assert self.swords + 2 * spent >= sum_of_swords
                row.append(self.number(board, blue, orange - spent))
            elif action == "reroll":
                assert blue
                row.append(self.number(board, blue - 1, orange))
            elif board & bit and is_ship:
                row.append(self.BUST)
            else:
                row.append(self.number(board ^ bit, blue, orange))

    def share_reached(self, board: int, blue: int, orange: int, turns: int, dice: random.Random) -> float:
        throw, reached = dice.random, 0
        start = self.number(board, blue, orange)
        for _ in range(turns):
            here = start
            while here > self.BUST:
                row = self.rows[here]
                if not row:
                    self.fill(*self.situations[here])
                here = row[int(throw() * 36)]
            reached += here == self.REACHED
        return reached / turns


@pytest.mark.parametrize(
    ("board", "swords", "blue", "orange", "target", "keeps_ships", "turns"),
    [
        ([], 0, 0, 0, 5, False, 150_000),
        ([], 4, 0, 0, 6, True, 150_000),
        ([], 4, 0, 0, 6, False, 150_000),
        ([], 2, 1, 0, 5, False, 150_000),
        (["ship-black", "ship-red"], 1, 0, 2, 5, False, 150_000),
        (["ship-black", "ship-green", "ship-blue", "wheel-red"], 2, 2, 2, 7, False, 150_000),
        ([*SHIPS[:5], *WHEELS[1:3]], 5, 1, 1, 10, False, 100_000),
    ],
)  # a million turns in all
def test_sampled_turns_agree_within_four_standard_errors(
    board: list[str], swords: int, blue: int, orange: int, target: int, keeps_ships: bool, turns: int
) -> None:
    chance = chance_of(board, swords, blue, orange, target, never_repel_new_ship=keeps_ships).reach
    player = Player(swords, target, keeps_ships)
    share = player.share_reached(board_of(board), blue, orange, turns, random.Random(2014))
    assert abs(share - chance) < 4 * (chance * (1 - chance) / turns) ** 0.5


def test_whoever_does_not_ask_otherwise_may_repel_new_ships() -> None:
    answer = chance_of([], 4, 0, 0, 6)
    assert answer.reach == reach([], 4, 0, 0, 6) > table(4, 6, keeps_ships=True).reach(0, 0, 0)
    assert "situation" not in repr(answer)  # what was asked is no part of the answer


def test_boards_by_name_and_by_number() -> None:
    assert [board_of([name]) for name in PIECES[:11]] == list(BITS.values())
    g = State()
    g.ships[5], g.wheels[1], g.chest = 3, 4, 1
    assert board_in(g) == board_of(["ship-black", "wheel-orange"])
    assert chance_of(board_in(g), 1, 0, 0, 4) == chance_of(["ship-black", "wheel-orange"], 1, 0, 0, 4)
    g.ships[5] = 1  # in the first column
    assert board_in(g) == board_of(["ship-black", "wheel-orange"])


@pytest.mark.parametrize(
    ("board", "swords", "blue", "orange", "target", "sentence"),
    [
        (["chest"], 0, 0, 0, 3, "'chest' is no ship and no wheel"),
        (2048, 0, 0, 0, 3, "a board's number must be from 0 to 2047, not 2048"),
        ([], -1, 0, 0, 3, "swords must be 0 or more, not -1"),
        ([], 0, 13, 0, 3, "blue wheels in hand must be from 0 to 12, not 13"),
        ([], 0, 0, -1, 3, "orange wheels in hand must be from 0 to 12, not -1"),
        ([], 0, 0, 0, 0, "the target must be from 1 to 11, not 0"),
        ([], 0, 0, 0, 12, "the target must be from 1 to 11, not 12"),
    ],
)
def test_questions_without_an_answer(
    board: list[str] | int, swords: int, blue: int, orange: int, target: int, sentence: str
) -> None:
    with pytest.raises(OddsError, match=sentence):
        chance_of(board, swords, blue, orange, target)
    with pytest.raises(OddsError, match=sentence):
        reach(board, swords, blue, orange, target)
