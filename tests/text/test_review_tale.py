"""A reviewed game in a few sentences: places, last chances, leads and what decided are as the numbers say."""

from __future__ import annotations

from copy import copy
from dataclasses import replace
from typing import Any

import msgspec
import numpy as np
import pytest
from tests.lab.review.test_review import played

from portroyal.lab.family import NO_DOUBT
from portroyal.lab.review.judge import Review
from portroyal.lab.review.node import CURVE
from portroyal.lab.review.result import Found
from portroyal.lab.review.rollouts import Batch
from portroyal.lab.review.turns import Turn
from portroyal.lab.review.work import View
from portroyal.play.family import Result
from portroyal.play.game import Game
from portroyal.text.layout import score_rows
from portroyal.text.review import Story
from portroyal.text.words import Words


@pytest.fixture(scope="module")
def game() -> Game:
    return played("port-royal", 3, 6)


@pytest.fixture(scope="module")
def found(game: Game) -> Found:
    """Everything was even, and nobody erred."""
    review = Review(game, threads=1)
    for node in review.nodes:
        node.rollouts.add(Batch.of((node.chosen,), np.full((1, 4, 3), 1 / 3)))
        node.step, node.doubt = CURVE, NO_DOUBT
        if node.is_choice:
            node.best, node.views = node.chosen, [View(node.chosen, {node.chosen: 1 / 3})] * 8
    return Found(review)


def ended(monkeypatch: pytest.MonkeyPatch, game: Game, **more: Any) -> None:
    assert game.result is not None
    monkeypatch.setattr(type(game), "result", msgspec.structs.replace(game.result, **more))
    monkeypatch.setattr(type(game), "tied", [])


@pytest.mark.parametrize(
    ("lang", "second", "shared"),
    [
        ("en", "Cleo comes second with 6.", "Bob and Cleo share second place with 6 each."),
        ("de", "Platz 2: Cleo mit 6.", "Platz 2 teilen sich Bob und Cleo mit je 6."),
        ("nl", "Cleo wordt tweede met 6.", "Bob en Cleo delen de tweede plaats met elk 6."),
    ],
)
def test_c6_2_coins_order_equal_points_and_who_is_equal_shares_a_place(
    lang: str, second: str, shared: str, found: Found, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = Words(lang)
    for coins, places, told in ([3, 5, 9], "123", second), ([3, 5, 5], "122", shared):
        ended(monkeypatch, found.review.game, winners=[0], points=[12, 6, 6], coins=coins)
        story = Story(words, found)
        story.names = ["Ann", "Bob", "Cleo"]
        assert told in story.ending()[-1]
        rows = score_rows(words, story.names, Result([0], [12, 6, 6], coins, 9, "points"))
        assert "".join(row[0] for row in rows) == ".".join(places) + "."
    assert story.scores() == ["Ann 12", "Bob 6", "Cleo 6"]


def seen(found: Found, *chances: list[float], faults: dict[int, tuple[float, int]] | None = None) -> Story:
    """A game whose turns led from one of these to the next; a fault of a turn costs so much of a seat's."""
    told = copy(found)
    steps = list(map(np.array, chances))
    turns = [found.turns[i].nodes for i in range(len(steps) - 1)]
    told.turns = [
        Turn(nodes, [steps[i]] * len(nodes) + [steps[i + 1]], np.zeros(3), np.zeros(3), 0.0)
        for i, nodes in enumerate(turns)
    ]
    made, costs = [], {}
    for i, (cost, seat) in (faults or {}).items():
        nodes = list(told.turns[i].nodes)
        at = next(at for at, one in enumerate(nodes) if one.is_choice and one.seat == seat)
        other = next(each for each in nodes[at].legal if each != nodes[at].chosen)
        worth = {other: cost, nodes[at].chosen: 0.0}
        nodes[at] = replace(nodes[at], best=other, views=[View(other, worth)] * 8)
        told.turns[i] = replace(told.turns[i], nodes=nodes)
        made.append(nodes[at])
        costs[nodes[at].number] = cost
    parts: dict[str, Any] = {
        "faults": made,
        "cost": lambda _, node: costs.get(node.number, 0.0),
    }
    told.__class__ = type("Told", (Found,), parts)
    story = Story(Words("en"), told)
    story.names = ["Ann", "Bob", "Cleo"]
    return story


def test_a_last_chance_is_that_before_the_turn_that_ended_it(
    found: Found, monkeypatch: pytest.MonkeyPatch
) -> None:
    """27 %, then 15 % before the turn that left 7 %: the 15 are told, and only of a turn that ended it."""
    ended(monkeypatch, found.review.game, winners=[0])
    start = [0.3, 0.3, 0.4]
    story = seen(found, start, [0.73, 0.27, 0.0], [0.85, 0.15, 0.0], [0.93, 0.07, 0.0], [1.0, 0.0, 0.0])
    turn = story.found.turns[2]
    assert turn.active == 2
    begins = f"Before Cleo’s turn in round {turn.round}, Bob still has 15%; after it, next to nothing: "
    assert story.winning()[1].startswith(begins)
    slowly = seen(found, start, [0.7, 0.3, 0.0], [0.8, 0.2, 0.0], [0.86, 0.14, 0.0], [1.0, 0.0, 0.0])
    assert slowly.winning()[1:] == ["Right before that turn, Cleo is still at 40%."]


def test_an_error_of_one_s_own_ends_a_chance_as_one_s_own(
    found: Found, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended(monkeypatch, found.review.game, winners=[0])
    chances = [[0.3, 0.3, 0.4], [0.75, 0.0, 0.25], [0.75, 0.0, 0.25], [0.95, 0.0, 0.05]]
    story = seen(found, *chances, faults={2: (0.2, 2)})
    (fault,) = story.found.faults
    label = story.scenes[fault.number].label
    assert story.winning()[1] == (
        f"Before their own turn in round {fault.round}, Cleo is still at 25%; an error of their own puts an "
        f"end to that: “{label(fault.chosen)}” instead of “{label(fault.best or '')}”."
    )


def test_a_lead_is_clear_where_the_numbers_that_are_shown_say_so(found: Found) -> None:
    even, ann, bob = [0.33, 0.33, 0.34], [0.5, 0.4, 0.1], [0.4, 0.5, 0.1]
    ahead = "is ahead from the first round on, and nobody else is ever clearly ahead."
    assert seen(found, ann, ann, ann).leads() == [f"Ann {ahead}"]
    assert seen(found, ann, [0.44, 0.46, 0.1], ann).leads() == ["Only Ann is ever clearly ahead."]
    first = "First to be clearly ahead is Ann (round 1), then Bob (round 1)."
    assert seen(found, ann, ann, bob).leads() == [first]  # at the end of the last turn alone
    assert seen(found, even, [0.35, 0.33, 0.32]).leads() == ["Until the end nobody is clearly ahead."]
    story = seen(found, ann, bob, bob)
    turn = story.found.turns[1]
    story.found.turns[1] = replace(turn, chances=[turn.chances[0], np.array(ann), *turn.chances[2:]])
    assert story.leads() == [
        "At the start of a turn, first to be clearly ahead is Ann (round 1), then Bob (round 1)."
    ]


def judged(found: Found, *accounts: dict[str, Any], erred: int) -> Story:
    """One who won and one who lost, by what luck and choices did."""
    told = copy(found)
    told.accounts = [
        replace(found.accounts[seat], **{"error": 0.0, "luck_error": 0.0, "own": 0.0, "others": 0.0} | more)
        for seat, more in enumerate(accounts)
    ]
    fault = next(node for node in found.nodes if node.seat == erred)
    told.__class__ = type("Told", (Found,), {"faults": [fault]})
    story = Story(Words("en"), told)
    story.names = ["Ann", "Bob", "Cleo"]
    return story


def test_the_verdict_says_what_the_numbers_say(found: Found, monkeypatch: pytest.MonkeyPatch) -> None:
    """No praise; whose errors helped, luck if it was the larger part; no figure that the table withholds."""
    ended(monkeypatch, found.review.game, winners=[0])
    mine: dict[str, Any] = {"expected": 0.53, "others": 0.07, "luck": 0.4, "result": 1.0}
    theirs = {"expected": 0.2, "own": -0.07, "luck": -0.13, "result": 0.0}
    favorite = "Ann won. Judging by choices alone, Ann would have been the favorite"
    last = {"expected": 0.27, "luck": -0.27, "result": 0.0}
    told = judged(found, mine, theirs, last, erred=1).verdict()
    assert told == f"{favorite} with 60%, thanks to errors by Bob; the larger part was luck (+40%)."
    gifts = mine | {"others": 0.6, "luck": -0.13}
    assert judged(found, gifts, theirs, last, erred=1).verdict() == f"{favorite}, thanks to errors by Bob."
    even = {key: share for key, share in mine.items() if key != "others"} | {"luck": 0.47, "error": 0.1}
    close = theirs | {"expected": 0.5, "luck": -0.43, "error": 0.1}
    told = judged(found, even, close, last, erred=1).verdict()
    assert told.startswith("Ann won, mostly by luck (+47%); ")


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "What hurts {who} most: “{chosen}” in round {n} instead of “{best}” (20 percentage points); "
         "{taker} then takes the better one."),
        ("de", "Am schwersten wiegt bei {who}: „{chosen}“ in Runde {n} statt „{best}“ (20 Prozentpunkte); "
         "das Bessere nimmt dann {taker}."),
        ("nl", "Het zwaarst weegt bij {who}: “{chosen}” in ronde {n} in plaats van “{best}” "
         "(20 procentpunt); het betere neemt dan {taker}."),
    ],
)  # fmt: skip
def test_each_loser_is_told_first_what_cost_most_and_what_came_of_it(
    lang: str, told: str, found: Found, monkeypatch: pytest.MonkeyPatch
) -> None:
    nodes = found.nodes
    node, taking = next(
        (one, later)
        for one in nodes
        for later in nodes[one.number :]
        if one.turn == later.turn and later.chosen.startswith("take ") and one.is_choice
        and one.seat != later.seat and later.chosen in one.legal
        and not any(event.type == "end-called" for event in later.events)
    )  # fmt: skip
    ended(monkeypatch, found.review.game, winners=[taking.seat])
    best = taking.chosen
    wrong = replace(node, best=best, views=[View(best, {best: 0.5, node.chosen: 0.3})] * 8)
    erred = copy(found)
    erred.__class__ = type("Erred", (Found,), {"faults": [wrong]})
    story = Story(Words(lang), erred)
    label = story.scenes[node.number].label
    names = {"who": story.names[node.seat], "taker": story.names[taking.seat]}
    sentence = told.format(chosen=label(node.chosen), best=label(best), n=node.round, **names)
    assert sentence in story.costs()
    assert set(story.case(wrong, best, node.chosen)) <= set(story.costs())
    assert story.lines()[1 : 1 + len(story.costs())] == story.costs()
    ended(monkeypatch, found.review.game, winners=[*range(len(story.names))])
    assert story.costs() == []


@pytest.mark.parametrize(
    ("lang", "doubtful", "clean"),
    [
        ("en", "{who} makes no clear error; the choice most open to doubt is “{chosen}” in round {n} instead "
         "of “{best}” (some 6 percentage points, too uncertain to be called an error).",
         "{who} gives next to nothing away."),
        ("de", "{who} macht keinen klaren Fehler; am ehesten fraglich ist „{chosen}“ in Runde {n} statt "
         "„{best}“ (etwa 6 Prozentpunkte, zu unsicher für einen Fehler).",
         "{who} verschenkt so gut wie nichts."),
        ("nl", "{who} maakt geen duidelijke fout; het meest twijfelachtig is “{chosen}” in ronde {n} in "
         "plaats van “{best}” (ongeveer 6 procentpunt, te onzeker om een fout te heten).",
         "{who} geeft vrijwel niets weg."),
    ],
)  # fmt: skip
def test_a_loser_without_a_clear_error_is_told_the_choice_most_to_be_doubted(
    lang: str, doubtful: str, clean: str, found: Found, monkeypatch: pytest.MonkeyPatch
) -> None:
    node = next(one for one in found.nodes if one.is_choice and "stop" in one.legal and one.chosen != "stop")
    ended(monkeypatch, found.review.game, winners=[s for s in range(len(found.accounts)) if s != node.seat])
    views = [View("stop", {"stop": 0.56 + 0.2 * (i % 2), node.chosen: 0.6}) for i in range(8)]
    unsure = replace(node, best="stop", views=views)
    assert not found.is_fault(unsure)
    for one, told in (unsure, doubtful), (node, clean):
        review = copy(found.review)
        review.nodes = [one if each is node else each for each in found.nodes]
        story = Story(Words(lang), Found(review))
        label = story.scenes[node.number].label
        names = {"who": story.names[node.seat], "chosen": label(node.chosen), "best": label("stop")}
        assert story.costs()[0] == told.format(n=node.round, **names)
