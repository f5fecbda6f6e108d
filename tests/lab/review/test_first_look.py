"""The first look: judged at a glance, with cards and charts of one's own too; what was found can be kept."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.lab.review.test_review import played
from tests.server.table.test_material import OWN

from planted import kept as kept_game
from portroyal.lab.review.first_look import FirstLook
from portroyal.lab.review.judge import Review
from portroyal.lab.review.judges import is_readable, judge_of
from portroyal.lab.review.keeping import kept, restored
from portroyal.lab.review.result import Found
from portroyal.play.game import Game
from portroyal.play.record import record_hash
from portroyal.text.review import Story
from portroyal.text.review_page import review_body, review_page
from portroyal.text.words import Words


def looked(game: Game) -> FirstLook:
    look = FirstLook(game, threads=1)
    look.run(60)
    assert look.done
    return look


def test_every_choice_is_judged_and_chances_are_chances() -> None:
    found = Found(looked(played("unterwegs", 3, 6, "bosun")))
    assert found.complete
    assert found.unjudged == 0
    for point in found.curve:
        assert sum(point) == pytest.approx(1)
        assert all(0 <= chance <= 1 for chance in point)
    for node in found.nodes:
        if node.is_choice:
            assert set(node.worths) == set(node.legal)


def test_a_planted_blunder_is_seen_at_a_glance() -> None:
    planted = kept_game()
    node = looked(planted.game).nodes[planted.act - 1]
    assert node.grade in ("mistake", "blunder")


def test_what_was_not_looked_at_has_no_grade() -> None:
    look = FirstLook(played("unterwegs", 2, 6, "bosun"), threads=1)
    assert {node.grade for node in look.nodes if node.is_choice} == {"unjudged"}


def test_cards_of_ones_own_are_reviewed() -> None:
    assert Found(looked(begun(OWN[0]))).unjudged == 0


def begun(plan: dict[str, Any]) -> Game:
    """The beginning of a game that nobody plays well."""
    game, chance = Game.new(plan["game"], 2, seed=4, options=plan["options"]), random.Random(1)
    while not game.over and len(game.actions) < 30:
        game.play(chance.choice(game.legal))
    return game


@pytest.mark.parametrize("kind", [FirstLook, Review])
def test_a_review_that_is_kept_says_the_same_and_goes_on(kind: type[Review]) -> None:
    game = played("unterwegs", 2, 6, "bosun")
    review = kind(game, threads=1)
    review.run(0.3)
    data = kept(review)
    again = restored(game, data)
    assert again.kind == review.kind
    first, second = Found(review).data(), Found(again).data()
    for told in (first, second):
        told.pop("accounts")  # which add up many rounded numbers
    assert first == second
    for one, other in zip(Found(review).accounts, Found(again).accounts, strict=True):
        assert one.luck == pytest.approx(other.luck, abs=1e-4)
    again.run(0.3)
    assert again.spent > review.spent or again.done
    assert again.rolled >= review.rolled


def test_a_game_is_known_by_its_moves_and_not_by_its_names() -> None:
    game, other = played("unterwegs", 2, 6), played("unterwegs", 2, 6)
    other.names = ["Zoe", "Max"]
    assert record_hash(game) == record_hash(other)
    assert record_hash(game) != record_hash(played("unterwegs", 2, 7))


def test_what_an_older_judge_found_is_told_as_long_as_it_can_be_read() -> None:
    now = judge_of("port-royal").version
    assert is_readable(now)
    assert is_readable("captain-1-000000000000")
    assert not is_readable("captain-0-000000000000")
    assert judge_of("dice").version != now


@pytest.mark.parametrize("lang", ["en", "de", "nl", "en-US"])
def test_the_browser_and_the_file_show_one_thing(lang: str) -> None:
    story = Story(Words(lang), Found(looked(played("unterwegs", 2, 6, "bosun"))))
    body = review_body(story)
    assert body in review_page(story)
    verdict = story.verdict()
    assert f'<p class="verdict">{verdict}</p>' in body  # which says that it may change, and no number
    assert verdict.split(".")[-2] == story.words.say("review-verdict-first", who="", kind="").split(".")[-2]
    assert "%" not in verdict
    linked = review_body(story, lambda acts: f"/replay/x?move={acts}")
    assert linked.count("href=") > len(story.found.nodes)


def test_an_unfinished_game_says_that_it_is_a_first_look() -> None:
    story = Story(Words("en"), Found(looked(played("unterwegs", 2, 6, "bosun", acts=12))))
    assert story.verdict().endswith("this is how it stands. This is only a first look and may change.")
    assert 1 <= len(story.tale()) <= 2  # nobody has won yet
    points = [player.points for player in story.found.review.game.state().players]
    assert sorted(row[2] for row in story.score()) == sorted(story.words.say("points", n=n) for n in points)
    assert "<h2>How things stand</h2>" in review_body(story)


def test_no_share_is_told_that_cannot_be() -> None:
    story = Story(Words("en"), Found(looked(played("unterwegs", 2, 6, "bosun"))))
    assert story.signed(1.26) == "+126%"  # a sum of many choices
    assert story.signed(-0.4) == "−40%"
    assert "too close to tell" in story.sure(0.1, 0.2)
    assert story.sure(0.0, 0.0) == "0%"
    assert story.sure(-0.5, 0.1) == "−50%\N{NO-BREAK SPACE}±\N{NO-BREAK SPACE}20"
    assert story.sure(-1.34, 0.35) == "−134% (at least −64%)"
