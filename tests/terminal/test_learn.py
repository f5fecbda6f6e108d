"""`portroyal learn` as a learner meets it: every lesson to its end, wrong turns, leaving, coming back."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from portroyal.play.game import Game
from portroyal.play.lessons import LEARNER, Lesson, lesson, lesson_names
from portroyal.play.record import read_record, write_record
from portroyal.text.words import LANGUAGES, Words


def learn(name: str, typed: str, folder: Path, lang: str = "en") -> tuple[str, str, int]:
    done = subprocess.run(
        [sys.executable, "-m", "portroyal", "learn", name, "--lang", lang],
        env=os.environ | {"PYTHONUTF8": "1", "PORTROYAL_DATA": str(folder)},
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
    return done.stdout, done.stderr, done.returncode


def answers(learned: Lesson) -> list[str]:
    """What a docile learner types: Enter where something is to be read, the acts where they are asked for."""
    typed: list[tuple[int, str]] = [(bubble.after, "") for bubble in learned.bubbles if not bubble.do]
    typed += [(n, act) for n, (seat, act) in enumerate(learned.script) if seat == LEARNER]
    return [line for _, line in sorted(typed, key=lambda one: (one[0], one[1] != ""))]


@pytest.mark.parametrize(("name", "lang"), list(zip(lesson_names(), [*LANGUAGES] * 2, strict=False)))
def test_every_lesson_is_played_to_its_end(name: str, lang: str, tmp_path: Path) -> None:
    learned = lesson(name)
    screen, complaints, code = learn(name, "\n".join([*answers(learned), ""]), tmp_path, lang)
    assert (complaints, code) == ("", 0)
    say = Words(lang).say
    for bubble in learned.bubbles:
        assert "» " + say(bubble.say, name="Morgan") in screen
    assert say(f"lesson-{name}-end", name="Morgan") in screen
    assert not list(tmp_path.rglob("*.json"))  # nothing is left to be taken up


def test_another_act_is_answered_and_not_played(tmp_path: Path) -> None:
    screen, _, _ = learn("port-royal", "\ndraw\nstop\ndraw\n\n", tmp_path)
    assert Words().say("lesson-cards-try-otherwise", name="Morgan") in screen
    assert Words().say("lesson-cards-fee", name="Morgan") in screen


def test_a_lesson_that_was_left_is_taken_up_again(tmp_path: Path) -> None:
    typed = answers(lesson("port-royal"))
    for part in (typed[:3], typed[3:9]):
        screen, _, code = learn("port-royal", "\n".join([*part, "q", ""]), tmp_path)
        assert code == 0
        assert screen.endswith("Your voyage has been saved. Continue with:\nportroyal learn port-royal\n")
    typed = typed[9:]
    screen, complaints, code = learn("port-royal", "\n".join([*typed, ""]), tmp_path)
    assert (complaints, code) == ("", 0)
    assert Words().say("lesson-cards-goal") not in screen
    assert Words().say("lesson-cards-stop", name="Morgan") in screen
    assert Words().say("lesson-port-royal-end", name="Morgan") in screen


def test_what_was_left_of_another_lesson_is_begun_anew(tmp_path: Path) -> None:
    left = tmp_path / "lessons" / "port-royal.json"
    left.parent.mkdir()
    typed = "\n".join([*answers(lesson("port-royal"))[:3], "q", ""])
    for old in ("{", write_record(Game.new("unterwegs", 2, seed=1))):
        left.write_text(old)
        _, complaints, code = learn("port-royal", typed, tmp_path)
        assert (complaints, code) == ("", 0)
        assert read_record(left.read_text("utf-8")).actions


def test_where_nothing_can_be_kept_one_learns_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    screen, complaints, code = learn("port-royal", "", tmp_path / "file")
    assert Words().say("lesson-cards-goal") in screen
    assert (complaints, code) == ("", 0)


def test_an_unknown_lesson_is_said_in_one_sentence(tmp_path: Path) -> None:
    screen, complaints, code = learn("chess", "", tmp_path)
    assert (screen, code) == ("", 2)
    assert complaints.count("\n") == 1
    assert "there is no lesson 'chess'; choose from" in complaints
