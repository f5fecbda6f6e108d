"""The review: skill and luck add up to the result, and a planted blunder is found."""

from __future__ import annotations

import json
import random
from copy import copy
from dataclasses import replace

import pytest

from planted import kept, much_worse, review
from portroyal.bots.ask import ask
from portroyal.bots.registry import crew
from portroyal.lab.family import Doubt
from portroyal.lab.match import rollouts_of
from portroyal.lab.review.account import Account
from portroyal.lab.review.judge import Review
from portroyal.lab.review.node import CURVE
from portroyal.lab.review.result import MOMENTS, Found
from portroyal.lab.review.rollouts import Rollouts, estimate_of_few, grade_of
from portroyal.lab.review.work import View, Work
from portroyal.play.cards.adapter import CardTable
from portroyal.play.game import Game
from portroyal.text.grades import GOOD, GRADES, MISTAKE


def played(name: str, players: int, seed: int, bot: str = "mate", acts: int | None = None) -> Game:
    game = Game.new(name, players, seed=seed)
    chance = random.Random(seed)
    while not game.over and len(game.actions) != acts:
        game.play(ask(crew(name)[bot], game.table, chance).action)
    return game


@pytest.fixture(scope="module")
def found() -> Found:
    looked = Review(played("unterwegs", 2, 6, "bosun"), seed=2)
    looked.run(60)  # it ends as soon as it is done
    return Found(looked)


def test_every_act_has_its_place(found: Found) -> None:
    game = found.review.game
    assert [node.number for node in found.nodes] == list(range(1, len(game.actions) + 1))
    assert len(found.curve) == len(found.nodes) + 1
    for chances in found.curve:
        assert sum(chances) == pytest.approx(1)


def test_expected_choices_and_luck_add_up_to_the_result(found: Found) -> None:
    assert found.review.game.result is not None
    for account in found.accounts:
        whole = account.expected + account.own + account.others + account.luck + account.left_over
        assert whole == pytest.approx(account.result)
        # A busy machine makes few rollouts: then the sum may leave the range of a share, and is cut to it.
        without_luck = min(1.0, max(0.0, account.expected + account.own + account.others))
        assert account.adjusted == pytest.approx(without_luck)
        assert account.result == (1.0 if account.seat in found.review.game.result.winners else 0.0)
    assert sum(account.luck for account in found.accounts) == pytest.approx(0, abs=1e-9)


def test_only_what_a_person_can_decide_is_graded(found: Found) -> None:
    for account in found.accounts:
        mine = [node for node in found.nodes if node.seat == account.seat and len(node.legal) > 1]
        assert account.decisions == len(mine) == sum(account.grades.values())


def test_the_data_say_all_of_it(found: Found) -> None:
    told = json.loads(json.dumps(found.data()))
    assert told["complete"]
    assert len(told["acts"]) == len(found.nodes)
    assert len(told["moments"]) <= MOMENTS + 1  # the costliest error is always one
    for act in told["acts"]:
        assert ("grade" in act) == (act["choices"] > 1)
        if "grade" in act:
            assert act["grade"] in GRADES
            assert act["grade"] in ("best", "good", "unjudged") or act["loss"][1] >= 0.02


def test_what_was_not_looked_at_is_not_judged() -> None:
    looked = Review(played("unterwegs", 2, 6, "bosun"), seed=2)
    choices = [node for node in looked.nodes if node.is_choice]
    assert {node.grade for node in choices} == {"unjudged"}
    for node in choices:
        looked._advance(node)  # as after searches that all failed
    assert {node.grade for node in choices} == {"unjudged"}
    assert Found(looked).unjudged == len(choices)


def test_what_was_not_reached_is_nobodys_luck(found: Found) -> None:
    """Stopped early, the last act that was looked at must not be told as what won the game."""
    seen, early = 40, copy(found.review)
    unseen = Review(found.review.game, seed=2).nodes
    early.nodes = [*found.review.nodes[:seen], *unseen[seen : seen + 1], *found.review.nodes[seen + 1 :]]
    told = Found(early)
    assert not told.reached
    assert not told.complete
    assert [node.number for node in told.nodes] == list(range(1, seen + 1))
    assert told.curve[-1] == pytest.approx(told.after[-1])
    for each, whole in zip(told.luck, found.luck, strict=False):
        if each.node.number < seen - 1:
            assert each.change == pytest.approx(whole.change)
    assert all(account.result == pytest.approx(told.after[-1][account.seat]) for account in told.accounts)
    assert told.verdict == "close"
    assert {turn.nodes[-1].number for turn in told.turns} <= {turn.nodes[-1].number for turn in found.turns}


@pytest.mark.parametrize(("won", "grade"), [(1.0, MISTAKE), (0.99, GOOD)])
def test_who_gives_up_what_is_won_for_sure_errs_by_all_of_it(won: float, grade: str, found: Found) -> None:
    """Of a win that is certain no evaluation can be wrong; of one that is nearly certain it can."""
    node = next(node for node in found.nodes if {"draw", "stop"} <= set(node.legal))
    views = [View("stop", {"stop": won, "draw": won - 0.09 + 0.001 * (i % 2)}) for i in range(8)]
    late = Doubt(0.034, 0.2)
    rollouts = Rollouts(node.rollouts.table, 1)
    erred = replace(node, chosen="draw", best="stop", views=views, judged_from=0, rollouts=rollouts)
    assert replace(erred, doubt=late, step=CURVE, plan=None).alone == grade


def test_one_search_is_no_judgement() -> None:
    assert grade_of(estimate_of_few([0.3])) == "unjudged"
    assert grade_of(estimate_of_few([0.3, 0.3, 0.3])) == "blunder"


@pytest.mark.parametrize(("own", "adjusted"), [(0.9, 1.0), (-0.9, 0.0), (0.1, 0.6)])
def test_shares_stay_within_bounds(own: float, adjusted: float) -> None:
    account = Account(0, 0.5, own, 0.0, 1.0, 5, {}, 0.0, 0.1)
    assert account.adjusted == pytest.approx(adjusted)
    assert account.expected + account.own + account.left_over == pytest.approx(account.result)


@pytest.mark.parametrize(
    ("shares", "error", "verdict"),
    [
        ((0.9, 0.1), 0.05, "earned"),
        ((0.1, 0.9), 0.05, "lucky"),
        ((0.55, 0.45), 0.05, "close"),
        ((0.45, 0.55), 0.05, "close"),
        ((0.55, 0.45), 0.01, "earned"),
    ],
)
def test_the_verdict_respects_its_interval(
    found: Found, shares: tuple[float, float], error: float, verdict: str
) -> None:
    result = found.review.game.result
    assert result is not None
    (winner,) = result.winners
    told = copy(found)
    told.accounts = [
        Account(seat, shares[seat != winner], 0.0, 0.0, float(seat == winner), 5, {}, 0.0, error)
        for seat in (0, 1)
    ]
    assert told.verdict == verdict


def test_luck_belongs_to_cards_and_rolls(found: Found) -> None:
    for luck in found.luck:
        assert any(event.type in ("reveal", "pay", "tax") for event in luck.node.events)
        assert sum(luck.change) == pytest.approx(0, abs=1e-9)


def test_an_unfinished_game_and_no_time_at_all() -> None:
    looked = Review(played("unterwegs", 3, 2, acts=25))
    looked.run(0.3)
    found = Found(looked)
    for account in found.accounts:
        assert 0 <= account.result <= 1


def test_a_review_can_be_repeated() -> None:
    def losses() -> list[tuple[str, float]]:
        looked = Review(played("unterwegs", 2, 3, acts=12), seed=7, threads=1)
        looked.run(30)
        return [(node.grade, round(node.loss.mean, 9)) for node in looked.nodes]

    assert losses() == losses()


def test_hidden_cards_are_dealt_once_per_question(monkeypatch: pytest.MonkeyPatch) -> None:
    game, deals = played("unterwegs", 2, 6, acts=12), []
    real = CardTable.blinded

    def counted(table: CardTable, chance: random.Random) -> CardTable:
        deals.append(table)
        return real(table, chance)

    monkeypatch.setattr(CardTable, "blinded", counted)
    nodes = Review(game).nodes
    assert len(deals) == len(nodes)  # the mate is asked on what the review itself looks at
    rolled = rollouts_of(game.setup)
    forced = next(node for node in nodes if not node.is_choice and node.has_chance)
    for node in (forced, next(node for node in nodes if node.is_choice)):
        deals.clear()
        Work(rolled, crew("unterwegs")["bosun"], 1, node.rollouts, (node.chosen,), 20, 0, [1]).done()
        assert len(deals) == 1


def test_a_planted_blunder_is_found_without_a_false_alarm() -> None:
    """One of the ten games of `make planted`."""
    planted = kept()
    outcome = review(planted, 10, 2)
    assert outcome.found
    assert len(outcome.false_alarms) <= 1


def test_games_played_on_by_others_choose_the_blunder() -> None:
    planted = kept()
    found = much_worse(planted.game.again(planted.act - 1))
    assert found is not None
    assert found[0] == planted.action
