"""First voyages: every lesson is played to its end by the real rules, and every wrong turn is taken once."""

from __future__ import annotations

import pytest

from portroyal.play.errors import PlayError
from portroyal.play.game import Game
from portroyal.play.lessons import LEARNER, Lesson, lesson, lesson_names, read_lesson
from portroyal.text.words import LANGUAGES, Words

FIRST = ("port-royal", "dice-1")
STEP = 'game = "port-royal"\nplayers = 2\n[[steps]]\n'


@pytest.fixture(params=lesson_names())
def learned(request: pytest.FixtureRequest) -> Lesson:
    return lesson(request.param)


def test_every_lesson_is_played_to_its_end_and_every_wrong_turn_once(learned: Lesson) -> None:
    """Whatever the seed: the prepared deck or dice last until the end."""
    for seed in range(5):
        game = Game(learned.setup(seed))
        for number, (seat, action) in enumerate(learned.script):
            assert game.decider == seat, f"act {number}"
            assert action in game.legal, f"act {number}"
            assert learned.expected(game.actions) == action
            for other in game.legal:
                if other != action and seed == 0:
                    wrong = game.again(number)
                    wrong.play(other)
                    assert learned.expected(wrong.actions) is None
            game.play(action)
        assert learned.expected(game.actions) is None
        assert not game.over


def test_every_bubble_waits_for_the_learner_at_a_place_of_its_own(learned: Lesson) -> None:
    """What is done under a bubble is the learner's, and every other turn finds a sentence."""
    for bubble in learned.bubbles:
        under = learned.script[bubble.after : bubble.after + len(bubble.do)]
        assert under == [(LEARNER, act) for act in bubble.do]
        assert bubble.otherwise is not None or not bubble.do


def test_a_lesson_has_few_bubbles_and_little_to_read(learned: Lesson) -> None:
    most = 12 if learned.name in FIRST else 8
    assert (8 if learned.name in FIRST else 2) <= len(learned.bubbles) <= most
    for lang in LANGUAGES:
        for bubble in learned.bubbles:
            assert len(Words(lang).say(bubble.say, name="Wilhelmina")) <= 290, (lang, bubble.say)


def test_everything_is_said_in_every_language(learned: Lesson) -> None:
    for lang in LANGUAGES:
        say = Words(lang).say
        said = [say(f"lesson-{learned.name}-end", name="Ada")]
        for bubble in learned.bubbles:
            said.append(say(bubble.say, name="Ada"))
            if bubble.otherwise is not None:
                said.append(say(bubble.otherwise, name="Ada"))
            said += [say(f"lesson-do-{act.split()[0]}", n=n) for act in bubble.do for n in (1, 7)]
        assert all(said)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("game = ", "lesson bad: Invalid value"),
        ('game = "port-royal"\nplayers = 2', "lesson bad: Object missing required field `steps`"),
        (STEP + 'say = "a"\nwhere = "harbor"', "lesson bad: Object contains unknown field `where`"),
        (STEP + 'do = ["draw"]', "lesson bad: step 1: the learner's steps say something"),
        (STEP + 'say = "a"\ndo = ["draw"]', "lesson bad: step 1: it asks for an act, so it must say"),
        (STEP + 'seat = 1\nsay = "a"', "lesson bad: step 1: another seat only acts"),
        (STEP + 'seat = 2\ndo = ["draw"]', "lesson bad: step 1: there is no seat 2 among 2 players"),
    ],
)
def test_what_is_wrong_with_a_file_is_said_in_one_sentence(text: str, sentence: str) -> None:
    with pytest.raises(PlayError) as refused:
        read_lesson("bad", text)
    assert refused.value.code == "bad-lesson"
    assert refused.value.sentence.startswith(sentence)


def test_a_lesson_that_is_not_there_is_refused_by_name() -> None:
    with pytest.raises(PlayError, match=r"there is no lesson 'chess'; choose from .*port-royal"):
        lesson("chess")
