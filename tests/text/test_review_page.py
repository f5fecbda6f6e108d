"""The review for people: plain words in every language, a page that needs nothing else, and the command."""

from __future__ import annotations

import html
import json
import os
import re
import subprocess
import sys
from copy import copy
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import numpy as np
import pytest

from planted import Planted, kept
from portroyal.cli.main import main
from portroyal.lab.family import NO_DOUBT
from portroyal.lab.review.judge import Review
from portroyal.lab.review.node import Node
from portroyal.lab.review.result import Found
from portroyal.lab.review.rollouts import Estimate
from portroyal.lab.review.turns import Moment, Turn
from portroyal.lab.review.work import View
from portroyal.lab.stats.plots import save_curve
from portroyal.play.events import Event
from portroyal.play.game import Game
from portroyal.play.record import write_record
from portroyal.play.rules_table import RulesTable
from portroyal.text.pictures import picture_of
from portroyal.text.review import Story
from portroyal.text.review_curve import WIDE, curve_svg
from portroyal.text.review_page import review_page
from portroyal.text.words import LANGUAGES, Words, texts_of


@pytest.fixture(scope="module")
def planted() -> Planted:
    return kept()


@pytest.fixture(scope="module")
def found(planted: Planted) -> Found:
    looked = Review(planted.game)
    looked.run(60)  # it ends as soon as it is done
    return Found(looked)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_planted_blunder_is_named_in_words(lang: str, found: Found, planted: Planted) -> None:
    story = Story(Words(lang), found)
    node = next(node for node in found.faults if node.number == planted.act)
    sentence = story.fault(node)
    assert story.names[node.seat] in sentence
    assert story.scenes[node.number].label(node.best or "") in sentence
    assert planted.action not in sentence or " " not in planted.action  # words, not notation
    text = "\n".join(story.lines())
    assert story.grade(node) in text
    assert re.search(r"\d+\s?%", text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_stands_by_itself(lang: str, found: Found) -> None:
    page = review_page(Story(Words(lang), found))
    assert f'<html lang="{lang}">' in page
    assert not re.search(r"(src|href)=(?!\"#moment-)|@import|url\(http|<script", page)
    outside = set(re.findall(r"https?://[^\s\"'<]+", page)) - {"http://www.w3.org/2000/svg"}
    assert outside == set()
    assert "color-scheme: light dark" in page


def test_to_tell_a_review_nothing_is_played_again(found: Found, monkeypatch: pytest.MonkeyPatch) -> None:
    """The review itself has played the game once more, and kept every moment."""
    before = review_page(Story(Words("en"), found))
    monkeypatch.delattr(Game, "play")
    monkeypatch.delattr(RulesTable, "act")
    assert review_page(Story(Words("en"), found)) == before


@pytest.mark.parametrize("lang", LANGUAGES)
def test_stopping_early_is_said_in_the_terminal_and_on_the_page(lang: str, found: Found) -> None:
    words = Words(lang)
    before = len(found.nodes), found.review.stopped
    early = copy(found)
    early.nodes, early.review = found.nodes[:-1], found.review
    story = Story(words, early)
    for told in ("\n".join(story.lines()), review_page(story)):
        assert words.say("review-incomplete") in html.unescape(told)
        # What came of the game is known, but not by whose luck or skill.
        assert words.say("review-moments", all="no") in html.unescape(told)
        for unknown in ("review-expected", "review-unclear", "review-accounts"):
            assert words.say(unknown) not in html.unescape(told)
    assert "%" not in story.verdict()
    assert len(story.tale()) == 1
    assert "%" not in story.tale()[0]
    if found.complete:
        assert words.say("review-incomplete") not in "\n".join(Story(words, found).lines())
    assert before == (len(found.nodes), found.review.stopped)


def test_the_verdict_can_be_too_close_to_tell(found: Found) -> None:
    close = copy(found)
    close.accounts = [replace(account, error=0.12, own=0.0, others=0.0) for account in found.accounts]
    assert "close to call" in Story(Words("en"), close).verdict()
    close.accounts = [replace(account, error=1.0) for account in found.accounts]
    vague = Story(Words("en"), close).verdict()
    assert "cannot tell" in vague
    assert "%" not in vague  # a number that says nothing is not told


def test_the_page_tells_the_score_the_winner_first(found: Found) -> None:
    result, story = found.review.game.result, Story(Words("en"), found)
    assert result is not None
    for seat, points in enumerate(result.points):
        assert f"{story.names[seat]} {points}" in review_page(story)
    assert story.scores()[0].startswith(story.names[result.winners[0]])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_game_is_told_in_a_few_sentences(lang: str, found: Found) -> None:
    """Who won, the turn that did it with what was taken or lost in it, and how it ended."""
    story, result = Story(Words(lang), found), found.review.game.result
    assert result is not None
    winner = result.winners[0]
    won = max(found.turns, key=lambda turn: turn.change(winner))
    tale = story.tale()
    assert 2 <= len(tale) <= 5
    told = next(sentence for sentence in tale if story.percent(float(won.chances[-1][winner])) in sentence)
    assert story.percent(float(won.chances[0][winner])) in told
    assert f" {result.points[winner]} " in tale[-1]
    assert all(sentence in html.unescape(review_page(story)) for sentence in tale)
    assert "\n".join(tale) in "\n".join(story.lines())


def test_the_verdict_comes_first_then_the_curve_the_moments_the_end_and_all_choices_folded(
    found: Found,
) -> None:
    page = review_page(Story(Words("en"), found))
    parts = (
        '<p class="verdict">', '<svg class="curve', 'id="moment-1"', '<table class="score">',
        "Skill and luck", '<details class="choices"><summary>', '<ol class="faults">', '<ol class="acts">',
    )  # fmt: skip
    places = [page.index(part) for part in parts]
    assert places == sorted(places)
    before = re.sub("<[^>]*>", "", page[places[0] : places[1]])
    assert len(before) < 500  # letters before the curve: it stands on the first screen of a phone


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everybodys_points_and_coins_are_told(lang: str, found: Found) -> None:
    result, words = found.review.game.result, Words(lang)
    assert result is not None
    assert result.coins is not None
    story = Story(words, found)
    page, lines = html.unescape(review_page(story)), "\n".join(story.lines())
    for name, points, coins in zip(story.names, result.points, result.coins, strict=True):
        cells = [name, words.say("points", n=points), words.say("coins", n=coins)]
        assert "<td>" + "</td><td>".join(cells) + "</td>" in page
        assert re.search(" +".join(map(re.escape, cells)), lines)


def test_what_cannot_be_told_apart_is_said_once(found: Found) -> None:
    vague = copy(found)
    vague.accounts = [replace(account, error=1.0) for account in found.accounts]
    story = Story(Words("en"), vague)
    for told in ("\n".join(story.lines()), html.unescape(review_page(story))):
        assert told.count(story.words.say("review-unclear")) == 1
    known = replace(found.accounts[1], own=0.0, luck=0.0, error=0.0, own_error=0.0, luck_error=0.0)
    vague.accounts = [vague.accounts[0], replace(known, result=known.expected + known.others)]
    assert story.unclear() == f"{story.names[0]}: {story.words.say('review-unclear')}"


def test_the_same_reason_is_not_told_twice_in_a_turn(found: Found) -> None:
    """Three choices, worth the same: the reason once, and only what is new of the others."""
    story = Story(Words("en"), found)
    drawn = next(n for n in found.nodes if n.chosen == "draw" and n.is_choice and story.scenes[n.number].risk)
    once = replace(drawn, best="draw", plan=None, views=[View("draw", {"draw": 0.5, "stop": 0.4})])
    better = replace(once, views=[View("draw", {"draw": 0.6, "stop": 0.4})])
    first, second, third = story.whys([once, once, better])
    assert "cards are safe" in first
    assert second == ""
    assert third.startswith("“Reveal” leaves")
    acts = review_page(story).partition('<ol class="acts">')[2]
    whys = [re.search(r'</p><p class="why">(.*?)</p></li>$', act) for act in re.findall("<li>.*?</li>", acts)]
    told = [why[1] for why in whys if why]
    assert len(told) > 20
    assert all(one != next_one for one, next_one in pairwise(told))


def test_names_cannot_break_the_page(found: Found) -> None:
    story = Story(Words("en"), found)
    story.names[0] = "<b onclick='x'>&"
    page = review_page(story)
    assert "<b onclick" not in page
    ElementTree.fromstring(curve_svg(story))


def test_the_curve_has_a_line_for_everybody_and_a_circle_for_every_moment(found: Found) -> None:
    story = Story(Words("en"), found)
    picture = ElementTree.fromstring(curve_svg(story))
    assert len(picture.findall("polyline")) == found.players
    circles = picture.findall(".//g[@class]/circle")
    assert len(circles) == len(found.moments)
    for circle, moment in zip(circles, found.moments, strict=True):  # upon the line of whom it concerns
        line = picture.findall("polyline")[story.concerned(moment)].attrib["points"].split()
        assert f"{circle.attrib['cx']},{circle.attrib['cy']}" in line
    height = float(picture.attrib["viewBox"].split()[3])
    for name in picture.findall("text"):
        assert 12 <= float(name.attrib["y"]) <= height


@pytest.mark.parametrize(
    ("lang", "told"),
    [("en", "error by {}"), ("de", "Fehler von {}"), ("nl", "fout van {}")],
)
def test_what_was_given_to_the_winner_is_credited_to_nobody_s_skill(
    lang: str, told: str, found: Found
) -> None:
    result = found.review.game.result
    assert result is not None
    winner = result.winners[0]
    won = max(found.turns, key=lambda turn: turn.change(winner))
    gift = next(node for node in won.nodes if node.seat != winner and node.is_choice)
    for share in (0.0, 1.0):
        given = copy(found)
        parts = {"faults": [gift], "by_choice": lambda *_, share=share: [share] * found.players}
        given.__class__ = type("Given", (Found,), parts)
        story = Story(Words(lang), given)
        assert (told.format(story.names[gift.seat]) in story.winning()[0]) == (share == 1)


def test_a_grade_that_a_second_opinion_lowered_says_so(found: Found, planted: Planted) -> None:
    blunder = next(node for node in found.faults if node.number == planted.act)
    kinder = copy(blunder)
    kinder.__class__ = type("Kinder", (Node,), {"check": Estimate(0.03, 0.001, 100)})
    story, said = Story(Words("en"), found), "Games played out to the end show a smaller loss"
    assert f"{said} (3 percentage points), hence the milder grade." in story.fault(kinder)
    assert story.fault_row(kinder)[-1] == f"{kinder.grade} (played out: 3 percentage points)"
    assert story.fault_row(blunder)[-1] == "blunder"
    assert said not in story.fault(blunder)


def test_a_circle_stands_at_the_number_that_is_told(found: Found) -> None:
    story = Story(Words("en"), found)
    picture = ElementTree.fromstring(curve_svg(story))
    for mark, moment in zip(picture.findall(".//g[@class]"), found.moments, strict=True):
        told = f"{story.headline(moment)} {story.moment(moment)[1]} {story.moment_why(moment)}"
        places = mark[1].attrib["points"].split()
        for place in (places[0], places[-1]):
            height = float(place.split(",")[1])
            shares = [share / 100 for share in range(101) if abs(WIDE.y(share / 100) - height) < 1.7]
            assert any(story.percent(share) in told for share in shares), told


def test_what_could_be_taken_then_is_told_apart_from_what_was_taken(found: Found) -> None:
    """The deciding card made it two; another card of the same turn made it three."""
    story, node = Story(Words("en"), found), found.nodes[0]
    scene, name = story.scenes[node.number], story.names[0]
    acts = {"draw": 1, "draw again": 2, "stop": 3, "take a": None, "take b": None, "take c": None}
    nodes = [
        replace(
            node,
            number=n,
            seat=0,
            chosen=act,
            has_chance=act.startswith("draw"),
            legal=["draw", "stop"],
            events=[],
        )
        for n, act in enumerate(acts, 1)
    ]
    weighty = {"take a": "First this.", "take b": "Then that."}
    story.scenes = {
        one.number: replace(
            scene, takes=acts[one.chosen], happened="It came.", weighty=weighty.get(one.chosen, "")
        )
        for one in nodes
    }
    chances = [np.array([share, 1 - share]) for share in (0.2, 0.6, 0.6, 0.6, 0.6, 0.6, 0.6)]
    turn = Turn(nodes, chances, np.array([0.4, -0.4]), np.zeros(2), 0.0)
    told = story.moment(Moment(turn, None))[1]
    assert f"not knowing what will come. It came. {name} can now take 2 instead of 1; by the end of" in told
    assert (
        f"of the turn {name} has taken 3. Later in the turn: First this. Then that. Chance of winning over"
        in told
    )
    turn = Turn(nodes[:3], chances[:4], np.array([0.4, -0.4]), np.zeros(2), 0.0)
    assert "can now take 2 instead of 1. Chance" in story.moment(Moment(turn, None))[1]


def test_the_deciding_choice_is_judged_by_what_could_be_seen(found: Found) -> None:
    """Also a draw that was right, with its risk; nothing is graded that was not judged."""
    story = Story(Words("en"), found)
    drawn = next(n for n in found.nodes if n.chosen == "draw" and n.is_choice and story.scenes[n.number].risk)
    judged = replace(drawn, best="draw", plan=None, views=[View("draw", {"draw": 0.5, "stop": 0.4})])
    told = story.moment_why(Moment(turn_of(judged), None))
    assert "From what can be seen at that point, “Reveal” is the best choice." in told
    assert "cards are safe" in told
    assert (
        f"leaves {story.names[judged.seat]}’s chance of winning at 50%; with “Stop” it would be 40%." in told
    )
    unjudged = replace(judged, best=None, step="judge", views=[])
    assert unjudged.grade == "unjudged"
    story.found = copy(found)
    story.found.luck_of = {}  # an average card
    told = story.moment_why(Moment(turn_of(unjudged), None))
    assert told == "This choice was not searched deeply enough to be judged."


def test_choices_that_are_worth_the_same_are_told_so_and_a_risk_once(found: Found) -> None:
    story = Story(Words("en"), found)
    drawn = next(n for n in found.nodes if n.chosen == "draw" and n.is_choice and story.scenes[n.number].risk)
    judged = replace(drawn, best="draw", plan=None, views=[View("draw", {"draw": 0.203, "stop": 0.2})])
    told = story.moment_why(Moment(turn_of(judged), None))
    assert "“Reveal” and “Stop” are worth the same." in told
    assert "best choice" not in told
    assert told.endswith("winning at 20%; with “Stop” it would be the same.")
    views = [View("stop", {"draw": 0.3, "stop": 0.6})] * 8
    wrong = replace(drawn, best="stop", plan=None, views=views, doubt=NO_DOUBT)
    why = story.why(wrong)
    assert "hidden cards bust" in why
    assert "cards are safe" not in why


def test_a_moment_begins_with_one_sentence(found: Found) -> None:
    """Who won or lost how much by what, and what would have been instead: another choice, an average card."""
    story = Story(Words("en"), found)
    name, other = story.names[:2]
    drawn = next(n for n in found.nodes if n.chosen == "draw" and n.is_choice and n.seat == 0)
    judged = replace(drawn, best="draw", plan=None, views=[View("draw", {"draw": 0.5, "stop": 0.4})])
    assert story.gist(Moment(turn_of(judged), None)) == (
        f"{name} gains 10 percentage points on their own turn; "
        "with “Stop”, the chance of winning would be 40%."
    )
    bust = replace(judged, events=[Event("bust", None, 0, None, None, None)], legal=["draw"])
    story.found = copy(found)
    luck = replace(found.luck[0], before=[0.52, 0.48])
    story.found.luck_of = {bust.number: luck}
    chances = [np.array([0.704, 0.296]), np.array([0.436, 0.564])]
    fallen = Turn([replace(bust, legal=judged.legal)], chances, np.array([-0.27, 0.27]), np.zeros(2), 0.0)
    assert story.gist(Moment(fallen, None)) == (  # a worse choice is no advice; 70 to 44 % are 26 points
        f"{name} loses 26 percentage points by busting, mostly through luck; "
        "with an average card, the chance of winning would be 52%."
    )
    chances = [np.array([0.5, 0.5]), np.array([0.25, 0.75])]
    turn = Turn([bust], chances, np.array([-0.25, 0.25]), np.zeros(2), 0.0)
    assert story.gist(Moment(turn, None)) == (
        f"{name} loses 25 percentage points by busting, mostly through luck; "
        "with an average card, the chance of winning would be 52%."
    )
    views = [View("stop", {"draw": 0.3, "stop": 0.6})] * 8
    wrong = replace(drawn, best="stop", plan=None, views=views, doubt=NO_DOUBT, seat=1, number=drawn.number)
    assert found.is_fault(wrong)
    for moment in (Moment(None, wrong), Moment(turn_of(wrong), None)):  # also where it helped another
        lost = f"{other} loses 30 percentage points by choosing “Reveal”; this leaves"
        assert re.sub(r" \(between \d+ and \d+\)", "", story.gist(moment)).startswith(lost)
    page = html.unescape(review_page(Story(Words("en"), found)))
    assert all(f"{story.gist(moment)}</strong>" in page for moment in found.moments if moment.fault)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_that_had_to_come_is_weighed_against_all_that_could(lang: str, found: Found) -> None:
    """There was nothing to choose; what it brought is told all the same, and to whom."""
    story = Story(Words(lang), found)
    forced = next(node for node in found.nodes if not node.is_choice and node.has_chance)
    story.found = copy(found)
    luck = replace(found.luck_of[forced.number], before=[0.42, 0.58], change=[0.17, -0.17])
    story.found.luck_of = {forced.number: luck}
    moment = Moment(turn_of(forced), None)
    told = f"{story.gist(moment)} {story.moment_why(moment)}"
    assert story.names[0] in told
    assert told.count(story.percent(0.42)) == 1


def turn_of(node: Node) -> Turn:
    """A turn of this act alone."""
    return Turn([node], [np.array([0.5, 0.5]), np.array([0.6, 0.4])], np.zeros(2), np.zeros(2), 0.0)


def test_the_tale_ends_with_how_the_last_points_were_made(found: Found) -> None:
    story, game = Story(Words("en"), found), found.review.game.again()
    assert found.review.game.result is not None
    winner, last = found.review.game.result.winners[0], 0
    for number, action in enumerate(found.review.game.actions, 1):
        before = game.state().players[winner].points
        game.play(action)
        last = number if game.state().players[winner].points > before else last
    node = next(node for node in found.nodes if node.number == last)
    made = story.tale()[-1].partition(f"{story.names[winner]}’s last points: ")[2]
    assert re.search(
        rf"\d in round {node.round} \([^()]*“{story.scenes[last].label(node.chosen)}”\)\.$", made
    )


def test_what_an_error_cost_is_the_difference_of_the_chances_told_with_it(found: Found) -> None:
    node = next(node for node in found.nodes if node.chosen == "draw" and "stop" in node.legal)
    views = [View("stop", {"draw": 0.364, "stop": 0.628})] * 2  # 26.4 percentage points, but 36% and 63%
    wrong = replace(node, best="stop", views=views, judged_from=0)
    story = Story(Words("en"), found)
    assert story.cost(wrong) == pytest.approx(0.27)


def test_equal_points_are_won_by_coins(found: Found, monkeypatch: pytest.MonkeyPatch) -> None:
    game = found.review.game
    assert game.result is not None
    winner = game.result.winners[0]
    coins = [5 if seat == winner else 3 for seat in range(found.players)]
    tied = msgspec.structs.replace(game.result, points=[12] * found.players, coins=coins)
    others = [seat for seat in range(found.players) if seat != winner]
    monkeypatch.setattr(type(game), "result", tied)
    monkeypatch.setattr(type(game), "tied", others)
    assert "with just as many, but fewer coins." in Story(Words("en"), found).tale()[-1]
    monkeypatch.setattr(type(game), "tied", [])  # C6.3: nobody else could win
    assert "comes second with 12." in Story(Words("en"), found).tale()[-1]


@pytest.mark.parametrize(("lang", "verb"), [("en", "win"), ("de", "gewinnen"), ("nl", "winnen")])
def test_a_shared_victory_is_won_by_several(
    lang: str, verb: str, found: Found, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = found.review.game
    assert game.result is not None
    monkeypatch.setattr(type(game), "result", msgspec.structs.replace(game.result, winners=[0, 1]))
    story = Story(Words(lang), found)
    both = story.words.all_of(story.names[:2])
    told = f"{both} {verb} " if lang == "en" else f" {verb} {both} "
    assert told in story.tale()[-1]


PAST = {
    "en": "chose|was|were|had|could|rose|came|took|won|left|changed|rolled|revealed|helped|put",
    "de": "wählte|war|waren|gewesen|lag|hatte|durfte|kostete|blieb|gehörte|stieg|half|deckte|würfelte|gewann"
    "|machte|stand|konnte|sprach|scheiterte|wechselte|übernahm",
    "nl": "koos|was|waren|had|stond|kwam|nam|wisselde|steeg|legde|gooide|kon|maakte|won|werd|mocht|hoorde"
    "|kostte|kostten|vormde|pleitte|mislukte",
}
RETOLD = (
    "review-tale-", "review-moment-", "review-fault ", "review-why", "review-plan", "review-then-",
    "review-reason",
)  # fmt: skip


@pytest.mark.parametrize("lang", PAST)
def test_a_game_is_retold_in_one_tense(lang: str) -> None:
    """What happened is told as the log tells it, in the present, and so is all that stands around it."""
    messages = [message for text in texts_of(lang).values() for message in re.split(r"\n(?=[a-z])", text)]
    retold = [message for message in messages if message.startswith(RETOLD)]
    assert len(retold) > 20
    about_the_bot = ("review-tale-note", "review-why-unjudged")
    past = [message for message in retold if re.search(rf"\b({PAST[lang]})\b", message.partition("=")[2])]
    assert [message for message in past if not message.startswith(about_the_bot)] == []


def test_a_picture_can_be_enlarged_without_a_script(found: Found) -> None:
    page = review_page(Story(Words("en"), found))
    for n, moment in enumerate(found.moments, 1):
        if Story(Words("en"), found).moment_seen(moment) is None:
            continue
        assert page.count(f'popovertarget="moment-{n}-large"') == 2  # opens and closes it
        assert page.count(f'id="moment-{n}-board"') == page.count(f'href="#moment-{n}-board"') == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_game_is_told_without_dice_and_an_error_once(lang: str, found: Found) -> None:
    story = Story(Words(lang), found)
    told = re.sub(r"<svg.*?</svg>|<style>.*?</style>|<details>.*?</details>", "", review_page(story))
    assert not re.search(r"\b(dice|rolls?|rolled|Würfel|Wurf|gewürfelt|dobbelstenen|worp|gegooid)\b", told)
    assert (
        len(re.findall(r"strongest bot|stärkster Bot|sterkste bot", told)) == 1
    )  # then it is called the bot
    for n, moment in enumerate(found.moments, 1):
        if moment.fault is not None:
            assert told.count(html.escape(story.gist(moment))) == 1
            assert html.escape(story.fault(moment.fault)) not in told
            assert told.count(f'href="#moment-{n}"') == told.count(f'id="moment-{n}"') == 1


def test_a_moment_is_seen_as_it_stood_before(found: Found) -> None:
    story = Story(Words("en"), found)
    page = review_page(story)
    for moment in found.moments:
        node = story.moment_seen(moment)
        assert node is not None
        assert picture_of(story.words, story.after(node.number - 1), node.seat) in page
        chosen = story.scenes[node.number].label(node.chosen)
        assert f"The position before {story.names[node.seat]} chooses “{chosen}”:" in html.unescape(page)


def test_no_picture_shows_an_empty_harbor(found: Found) -> None:
    """Before the first card of a turn nothing lies there: the next choice is shown, or nothing."""
    story = Story(Words("en"), found)
    first = next(node for node in found.nodes if not node.is_choice and node.has_chance)
    seen = story.moment_seen(Moment(turn_of(first), None))
    assert seen is not None
    assert (seen.turn, seen.is_choice, seen.number > first.number) == (first.turn, True, True)
    assert len(story.after(seen.number - 1).state().harbor) > 0
    story.scenes = {number: replace(scene, bare=True) for number, scene in story.scenes.items()}
    assert story.moment_seen(Moment(turn_of(first), None)) is None
    assert story.names[0] in review_page(story)
    assert "popovertarget" not in review_page(story)


def test_the_curve_as_a_file(found: Found, tmp_path: Path) -> None:
    save_curve(Story(Words("en"), found), tmp_path / "curve.png")
    assert (tmp_path / "curve.png").read_bytes().startswith(b"\x89PNG")


def test_the_command_from_a_record_to_its_files(planted: Planted, tmp_path: Path) -> None:
    (tmp_path / "game.json").write_text(write_record(planted.game))
    words = [sys.executable, "-m", "portroyal", "review", "game.json", "--minutes", "0.2"]
    ran = subprocess.run(
        [*words, "--json", "--lang", "en"],
        cwd=tmp_path, capture_output=True, text=True, check=True, env=os.environ | {"LANG": "C"},
    )  # fmt: skip
    assert "A first look" in ran.stderr
    assert "Written: game-review.html" in ran.stderr
    assert json.loads(ran.stdout)["format"] == "port-royal-review/1"
    assert (tmp_path / "game-review.html").read_text().startswith("<!DOCTYPE html>")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("{}", "the format is None"),
        ("nonsense", "not a JSON document"),
        (
            '{"format": "port-royal-record/1", "game": "unterwegs", "players": ["a", "b"], "seed": 1, '
            '"actions": [], "result": null}',
            "there is nothing to review",
        ),
    ],
)
def test_what_cannot_be_reviewed_is_one_sentence(text: str, why: str, tmp_path: Path) -> None:
    (tmp_path / "game.json").write_text(text)
    words = [sys.executable, "-m", "portroyal", "review", "game.json", "--lang", "en"]
    ran = subprocess.run(words, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert ran.returncode == 2
    assert why in ran.stderr
    assert "Traceback" not in ran.stderr


@pytest.mark.parametrize(
    ("option", "file", "why"),
    [
        ("--html", "nowhere/page.html", "there is no folder nowhere"),
        ("--plot", "nowhere/curve.png", "there is no folder nowhere"),
        ("--plot", "curve.gif", "curve.gif must end in .png, .svg, .pdf"),
    ],
)
def test_a_file_that_cannot_be_written_is_said_before_the_review(
    option: str, file: str, why: str, planted: Planted, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "game.json").write_text(write_record(planted.game))
    with pytest.raises(SystemExit) as left:
        main(["review", str(tmp_path / "game.json"), option, file, "--minutes", "600"])
    assert left.value.code == 2
    assert why in capsys.readouterr().err
