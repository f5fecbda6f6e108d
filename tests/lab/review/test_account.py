"""Luck and skill by one measure: choices cost what their grades say, and a plan is one mistake."""

from __future__ import annotations

import math
import re
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from tests.lab.review.test_review import played

from portroyal.lab.family import NO_DOUBT, Doubt
from portroyal.lab.review.account import Account
from portroyal.lab.review.judge import Review
from portroyal.lab.review.keeping import kept, restored
from portroyal.lab.review.node import CURVE, Node
from portroyal.lab.review.result import Found
from portroyal.lab.review.rollouts import Batch
from portroyal.lab.review.turns import Moment, Turn
from portroyal.lab.review.work import View
from portroyal.play.events import Event
from portroyal.play.game import Game
from portroyal.text.grades import GRADES
from portroyal.text.review import Story
from portroyal.text.review_page import review_body
from portroyal.text.words import Words


@pytest.fixture(scope="module")
def game() -> Game:
    return played("unterwegs", 2, 6)


def judged(game: Game, losses: dict[int, float], shares: dict[int, float] | None = None) -> Found:
    """A review in which searches found everything even, but for what these acts gave away.

    `shares` are the chances of whoever has to choose, where they are not even.
    """
    review = Review(game, threads=1)
    for node in review.nodes:
        share = (shares or {}).get(node.number, 0.5)
        both = [share if seat == node.seat else 1 - share for seat in range(2)]
        node.rollouts.add(Batch.of((node.chosen,), np.tile(both, (1, 4, 1))))
        node.step, node.doubt = CURVE, NO_DOUBT
        if node.is_choice:
            lost = losses.get(node.number, 0.0)
            node.best = next(each for each in node.legal if (each == node.chosen) == (lost == 0))
            worth = {node.chosen: share, node.best: share + lost}
            node.views = [View(node.best, worth)] * 8
    return Found(review)


def turn_with_choices(game: Game, goes_on: bool = False) -> list[int]:
    """Three choices of a turn in a row; the second is as the first, or it is not."""
    found: list[Node] = []
    for node in Review(game, threads=1).nodes:
        if node.is_choice:
            found = [one for one in found[-2:] if one.seat == node.seat] + [node]
        if len(found) == 3 and (found[0].chosen == found[1].chosen) == goes_on:
            return [one.number for one in found]
        if any(event.type == "turn" for event in node.events):
            found = []
    raise AssertionError("nobody had three choices in one turn")


def test_choices_cost_what_their_grades_say_also_among_mates(game: Game) -> None:
    """Mates played; beside their own choices these were worth nothing, however bad they were called."""
    first, _, third = turn_with_choices(game)
    found = judged(game, {first: 0.12, third: 0.06})
    assert all(node.chosen == node.usual for node in found.nodes)
    seat = found.nodes[first - 1].seat
    mine, theirs = found.accounts[seat], found.accounts[1 - seat]
    assert mine.own == pytest.approx(-0.18)
    assert theirs.others == pytest.approx(0.18)
    assert (mine.others, theirs.own) == (0, 0)
    assert mine.lost == pytest.approx(0.18)


def test_luck_is_what_the_cards_did_and_something_may_be_left_over(game: Game) -> None:
    found = judged(game, dict.fromkeys(turn_with_choices(game), 0.1))
    for account in found.accounts:
        assert account.luck == pytest.approx(sum(luck.change[account.seat] for luck in found.luck))
        parts = account.expected + account.own + account.others + account.luck + account.left_over
        assert parts == pytest.approx(account.result)
        assert account.luck_error >= abs(account.left_over) / 2
    told = found.data()["accounts"][0]
    assert {"luck", "luck_error", "left_over"} <= set(told)


def test_the_curve_moves_by_cards_and_errors_alone(game: Game) -> None:
    """What the judge thinks of one position through several eyes is told as one number."""
    found = judged(game, {})
    acts = next(
        i for i, node in enumerate(found.nodes) if not node.has_chance and not found.nodes[i + 1].has_chance
    )
    found.before[acts] = np.array([0.7, 0.3])
    found.before[acts + 1] = np.array([0.5, 0.5])
    curve = found._smoothed()
    assert curve[acts].tolist() == curve[acts + 1].tolist()
    assert 0.5 < curve[acts][0] < 0.7


def test_a_plan_is_one_mistake(game: Game) -> None:
    first, second, third = turn_with_choices(game)
    found = judged(game, {first: 0.06, second: 0.12, third: 0.03})
    grades = {number: found.nodes[number - 1].grade for number in (first, second, third)}
    assert grades == {first: "part", second: "blunder", third: "part"}
    assert [node.number for node in found.faults] == [second]
    account = found.accounts[found.nodes[first - 1].seat]
    assert (account.grades["blunder"], account.grades["mistake"], account.grades["part"]) == (1, 0, 2)
    assert account.lost == pytest.approx(0.21)
    assert found.data()["acts"][first - 1]["plan"] == second
    story, node = Story(Words("en"), found), found.nodes[second - 1]
    assert story.fault_head(node).startswith("Blunder in round ")
    assert "together they cost 21 percentage points." in story.fault(node)


def test_a_plan_may_cost_more_than_a_win(game: Game) -> None:
    """Luck may give back within a turn what is then given away again."""
    first, second, third = turn_with_choices(game)
    story = Story(Words("en"), judged(game, {first: 0.4, second: 0.5, third: 0.35}))
    told = story.fault(story.found.nodes[second - 1])
    assert "together they cost 125 percentage points." in told


def test_a_moment_is_a_turn_with_what_did_it(game: Game) -> None:
    found = judged(game, {})
    nodes = found.turns[1].nodes[:2]
    curve, luck = [[0.5, 0.5], [0.5, 0.5], [0.2, 0.8]], np.array([-0.2, 0.2])
    turn = Turn(nodes, list(map(np.array, curve)), luck, np.zeros(2), 0.0)
    assert (turn.deciding, turn.gainer, turn.did(1)) == (nodes[1], 1, "luck")
    assert Turn(nodes, turn.chances, -luck, np.zeros(2), 0.0).did(1) is None  # where neither made it
    story = Story(Words("en"), found)
    head, told = story.moment(Moment(turn, None))
    assert head == f"Round {turn.round}: {story.names[turn.active]}’s turn"
    first, second = sorted(range(2), key=lambda seat: seat != turn.seat)
    shares = ["from 50% to 20%", "from 50% to 80%"]
    whose = f"{story.names[first]} {shares[first]}, {story.names[second]} {shares[second]}"
    assert told.endswith(f"Chance of winning over the whole turn: {whose}; mostly due to luck.")


def test_the_costliest_error_is_a_moment_though_its_turn_changed_little(game: Game) -> None:
    first, *_ = turn_with_choices(game)
    found = judged(game, {first: 0.12})
    (moment,) = [one for one in found.moments if one.fault is not None]
    assert (moment.node.number, moment.turn, moment.kind) == (first, None, "choice")
    assert found.data()["moments"][found.moments.index(moment)] == {"act": first, "kind": "choice"}


def test_a_jump_is_a_moment_though_its_turn_took_it_back(game: Game) -> None:
    """A card lifts whoever reveals, the next one takes it all: over the turn nothing has changed."""
    high, _ = draws_amid_turns(game)
    found = judged(game, {}, {high: 0.9})
    moment = next(one for one in found.moments if one.node.turn == found.nodes[high - 1].turn)
    assert moment.turn is not None
    assert moment.turn.size == pytest.approx(0.4)
    assert moment.turn.whole.size == pytest.approx(0.0)
    story = Story(Words("en"), found)
    told, who = story.moment(moment)[1], story.names[moment.seat]
    assert f"Chance of winning at this one step: {who} from 50% to 90%" in told
    assert told.endswith(f"By the end of the turn, {who} is at 50%.")
    assert story.gist(moment).endswith("with an average card, the chance of winning would be 50%.")
    assert "average" not in story.moment_why(moment)  # told already


def test_the_largest_jump_is_told_before_turns_that_changed_more(game: Game) -> None:
    """Three turns change a little more, step by step; the curve shows the jump."""
    found = judged(game, {})
    found.turns = [
        replace(turn, chances=climbing(turn, *steps))
        for turn, steps in zip(
            [turn for turn in found.turns if len(turn.moving) > 1],
            ([0.0, 0.3], [0.2, 0.4], [0.2, 0.4], [0.2, 0.4]),
            strict=False,
        )
    ]
    told = [moment.turn for moment in found._moments()]
    assert found.turns[0] in told
    assert len(told) == 3


def climbing(turn: Turn, first: float, second: float) -> list[Any]:
    """Chances that rise by the first and then to the second act of a turn that can change them."""
    low, high = turn.moving[:2]
    rises = [second if i > high else first if i > low else 0.0 for i, _ in enumerate(turn.chances)]
    return [np.array([0.5 + rise, 0.5 - rise]) for rise in rises]


def test_errors_are_moments_by_what_they_cost(game: Game) -> None:
    """Not the costliest alone: both cost more than any card of the game brought."""
    first, *_ = turn_with_choices(game)
    turn = judged(game, {}).nodes[first - 1].turn
    second = next(n for n in draws_amid_turns(game) if judged(game, {}).nodes[n - 1].turn != turn)
    found = judged(game, {first: 0.3, second: 0.25})
    assert {first, second} <= {moment.node.number for moment in found.moments}


def draws_amid_turns(game: Game) -> list[int]:
    """Of two turns, a draw that was chosen between others."""
    nodes, found = Review(game, threads=1).nodes, dict[int, int]()
    for three in zip(nodes, nodes[1:], nodes[2:], strict=False):
        if all(node.has_chance and node.turn == three[0].turn for node in three) and three[1].is_choice:
            found.setdefault(three[1].turn, three[1].number)
    return list(found.values())[:2]


def test_what_is_not_one_after_the_other_is_not_one_plan(game: Game) -> None:
    first, _, third = turn_with_choices(game)
    found = judged(game, {first: 0.06, third: 0.06})
    assert [node.number for node in found.faults] == [first, third]


def test_the_same_fault_again_in_a_turn_is_one_plan(game: Game) -> None:
    """Draw, repel, draw: what lies between does not make two mistakes of one."""
    first, _, third = turn_with_choices(game)
    found = judged(game, {first: 0.06, third: 0.07})
    one, other = found.nodes[first - 1], found.nodes[third - 1]
    other.chosen, other.best, other.legal = one.chosen, one.best, one.legal
    other.views = [View(one.best or "", {one.chosen: 0.5, one.best or "": 0.57})] * 8
    assert [node.number for node in Found(found.review).faults] == [third]


def test_what_is_listed_and_the_rest_add_up(game: Game) -> None:
    """Small faults are counted too, and said to be."""
    first, second, third = turn_with_choices(game)
    found = judged(game, {first: 0.12, second: 0.015, third: 0.015})
    account = found.accounts[found.nodes[first - 1].seat]
    assert account.own == pytest.approx(-0.15)
    account = replace(
        account, luck=account.luck + account.left_over, luck_error=0.0, error=0.0
    )  # as where they are told apart
    assert Story(Words("en"), found).own_parts(account) == [
        "1 blunder in the list below: −12%",
        "above all: “Reveal” instead of “Stop” in round 2 (12 percentage points)",
        "2 other choices, whose costs are too small or too uncertain for them to be called errors: −3%",
    ]


def test_a_balance_is_told_only_where_luck_and_skill_are_told_apart(game: Game) -> None:
    story = Story(Words("en"), judged(game, {}))
    clear = Account(0, 0.3, -0.104, 0.05, 1.0, 5, dict.fromkeys(GRADES, 0), 0.1, 0.05, 0.02, 0.72, 0.05)
    assert list(story.sum_of(clear).items()) == [
        ("expected", "30%"),
        ("own", "−10%\N{NO-BREAK SPACE}±\N{NO-BREAK SPACE}4"),
        ("others", "+5%"),
        ("luck-column", "+72%\N{NO-BREAK SPACE}±\N{NO-BREAK SPACE}10"),
        ("left-over", "+3%"),
        ("result", "100%"),
    ]
    assert story.adjusted(clear) == "25%\N{NO-BREAK SPACE}±\N{NO-BREAK SPACE}10"
    assert story.adjusted(replace(clear, expected=0.15, luck=0.87)) == ""  # below nothing with its error
    for unclear in (replace(clear, luck=0.1), replace(clear, luck_error=0.21), replace(clear, error=0.3)):
        story.found.accounts = [unclear, clear]
        assert (story.sum_of(unclear), story.adjusted(unclear)) == ({}, "")
        told = review_body(story)
        assert told.count("the bot’s estimates vary too much here to tell luck from skill;") == 1
        assert told.count('class="strip"') == 1


def test_an_error_tells_what_came_of_it(game: Game) -> None:
    """The card that was better went to somebody else in the same turn."""
    nodes = Review(game, threads=1).nodes
    one, two = next(
        (one, two)
        for one in nodes
        for two in nodes[one.number :]
        if two.turn == one.turn and two.seat != one.seat
        if two.chosen.startswith("take ") and two.chosen in one.legal and two.chosen != one.chosen
    )
    found = judged(game, {one.number: 0.12})
    node = found.nodes[one.number - 1]
    node.best, node.views = two.chosen, [View(two.chosen, {one.chosen: 0.5, two.chosen: 0.62})] * 8
    story = Story(Words("en"), Found(found.review))
    better = story.scenes[one.number].label(two.chosen)
    why = story.why(node)
    assert why.startswith(f"The case for “{better}”: ")
    assert f"In favor of “{story.scenes[one.number].label(one.chosen)}”: " in why
    assert f"Later in the turn, {game.names[two.seat]} chooses “{better}”." in why


def test_a_strip_holds_the_own_choices_alone(game: Game) -> None:
    first, *_ = turn_with_choices(game)
    found = judged(game, {first: 0.12})
    seat = found.nodes[first - 1].seat
    sums = Story(Words("en"), found).sums
    assert sums[seat]["choice"][-1] == pytest.approx(-0.12)
    assert set(sums[1 - seat]["choice"]) == {0.0}


def test_who_goes_on_and_on_has_one_plan(game: Game) -> None:
    """Draw, draw, draw: one of them may be right, and it is still the same."""
    first, _, third = turn_with_choices(game, goes_on=True)
    found = judged(game, {first: 0.06, third: 0.07})
    assert [node.number for node in found.faults] == [third]
    assert found.nodes[first - 1].plan == third
    story = Story(Words("en"), found)
    assert "“Reveal” (6 percentage points)" in story.fault(found.nodes[third - 1])
    gist = story.gist(Moment(None, found.nodes[third - 1]))  # which names that choice alone
    told = r" loses 7 percentage points \(between \d+ and \d+\) by choosing “Reveal”; this leaves"
    assert re.search(told, gist)


def test_everybody_takes_a_lesson_along(game: Game) -> None:
    """From the gravest error, with both chances and the risk; who lost without one hears that."""
    first, second, third = turn_with_choices(game, goes_on=True)
    found = judged(game, {first: 0.06, second: 0.03, third: 0.07})
    story, seat, result = Story(Words("en"), found), found.nodes[first - 1].seat, game.result
    assert result is not None
    worst = found.nodes[third - 1]
    assert story.scenes[third].risk == 0
    better, worse = (story.percent(worth) for worth in (worst.worths["stop"], worst.worths["draw"]))
    assert story.lessons()[0] == (
        f"{story.names[seat]}: stop in time; here that is worth more than another card (round {worst.round}: "
        f"a chance of winning of {better} instead of {worse}; "
        "3 such choices, 16 percentage points in all)."
    )
    untouched = Story(Words("en"), judged(game, {}))
    (loser,) = {0, 1} - {*result.winners}
    clean = f"{untouched.names[loser]}: nothing to mend in this game; no choice was clearly wrong."
    assert untouched.lessons() == [clean]


def test_a_game_that_is_won_or_lost_by_a_choice_is_the_first_reason(game: Game) -> None:
    *_, last = turn_with_choices(game, goes_on=True)
    for share, lost, told in (0.5, 0.5, "it wins the game"), (0.0, 0.3, "otherwise the game is lost"):
        story = Story(Words("en"), judged(game, {last: lost}, {last: share}))
        (case,) = story.case(story.found.nodes[last - 1], "stop", "draw")
        assert case.startswith(f"The case for “Stop”: {told}")
        assert ("stop and take what wins" in story.lessons()[0]) == (share + lost == 1)


def test_a_card_that_came_of_an_error_weighs_with_it(game: Game) -> None:
    """The smaller error that lost the game is what its player is told of, and not the larger one."""
    assert game.result is not None
    (loser,) = {0, 1} - {*game.result.winners}
    choices = [node for node in Review(game, threads=1).nodes if node.is_choice and node.seat == loser]
    small = next(node for node in choices if (node.chosen, node.has_chance) == ("draw", True))
    large = next(node for node in choices if node.turn != small.turn)
    found = judged(game, {large.number: 0.12, small.number: 0.07})
    story = Story(Words("en"), found)

    def told_of(node: Node) -> bool:
        return story.scenes[node.number].label(node.chosen) in story.costs()[0] and (
            f" in round {node.round} " in story.costs()[0]
        )

    assert told_of(large)
    change = [-0.5 if seat == loser else 0.5 for seat in range(2)]
    found.luck_of[small.number] = replace(found.luck_of[small.number], change=change)
    assert told_of(small)
    assert f"(round {small.round}: " in story.lessons()[-1]


def test_the_judges_own_error_is_part_of_the_interval(game: Game) -> None:
    first, *_ = turn_with_choices(game)
    node = judged(game, {first: 0.12}).nodes[first - 1]
    assert node.grade == "blunder"
    alone, node.doubt = node.loss.error, Doubt(0.02, 0.125)  # an eighth of 12 %: 1.5 %
    assert node.loss.error == pytest.approx(math.hypot(alone, 0.02, 0.015))
    assert node.grade == "mistake"


def test_a_judge_who_tells_everybodys_chances_is_believed_about_all() -> None:
    """Among more than two, others share the rest as the judge says, not as in games that mates play out."""
    review = Review(played("port-royal", 3, 6), threads=1)
    node = next(node for node in review.nodes if node.is_choice)
    node.rollouts.add(Batch.of((node.chosen,), np.tile([0.2, 0.4, 0.4], (1, 4, 1))))
    shares = [0.1, 0.1, 0.1]
    shares[node.seat] = 0.5
    shares[node.seat - 1] = 0.4
    node.views = [View(node.chosen, {node.chosen: 0.5})] * 2
    assert node.after == pytest.approx([0.5 if seat == node.seat else 0.25 for seat in range(3)], abs=0.1)
    node.views = [View(node.chosen, {node.chosen: 0.5}, {node.chosen: shares})] * 2
    assert node.after == pytest.approx(shares)
    again = restored(review.game, kept(review))
    assert again.nodes[node.number - 1].after == pytest.approx(shares)


def test_a_bust_is_what_decided_a_turn_unless_something_did_much_more(game: Game) -> None:
    one, two = (node for node in Review(game, threads=1).nodes[:2])
    one, two = replace(one, has_chance=True), replace(two, has_chance=True)
    bust = replace(two, events=[Event("bust", None, 0, None, None, None)])
    for middle, deciding in ((0.45, bust), (0.3, one)):
        chances = [np.array([share, 1 - share]) for share in (0.6, middle, 0.25)]
        turn = Turn([one, bust], chances, np.array([-0.35, 0.35]), np.zeros(2), 0.0)
        assert turn.deciding is deciding
