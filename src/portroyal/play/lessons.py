"""First voyages: games with a prepared deck or prepared dice, told step by step (`lessons/*.toml`).

The learner sits at seat 0 and begins. A step is either the learner's, with a bubble that says something and
perhaps asks for acts, or the acts of another seat. All acts in order are the script of the lesson.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from importlib import resources
from typing import Any

import msgspec

from portroyal.play.errors import PlayError, shortened
from portroyal.play.family import Setup

LEARNER = 0


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bubble of the learner, or the acts of another seat."""

    say: str | None = None  # a message of `text/locales`
    at: str | None = None  # what the bubble points at; without it, what is to be done
    do: list[str] = []
    otherwise: str | None = None  # the message for whoever wants to do something else
    seat: int = LEARNER


class Bubble(msgspec.Struct, frozen=True):
    """A bubble in its place: after so many acts of the script. Without `do` it waits until it is read."""

    after: int
    say: str
    at: str | None
    do: list[str]
    otherwise: str | None


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    players: int
    steps: list[Step]
    options: dict[str, Any] = {}
    deck: list[str] | None = None
    dice: list[str] | None = None


@dataclass(frozen=True)
class Lesson:
    """One lesson as its file tells it."""

    name: str
    file: _File

    @cached_property
    def script(self) -> list[tuple[int, str]]:
        """Every act of the lesson with its seat."""
        return [(step.seat, act) for step in self.file.steps for act in step.do]

    @cached_property
    def bubbles(self) -> list[Bubble]:
        found, acts = [], 0
        for step in self.file.steps:
            if step.say is not None:
                found.append(Bubble(acts, step.say, step.at, step.do, step.otherwise))
            acts += len(step.do)
        return found

    def expected(self, actions: Sequence[str]) -> str | None:
        """The act that follows these; None when the lesson is over, or when they are not the lesson's."""
        done = len(actions)
        script = [act for _, act in self.script]
        return script[done] if done < len(script) and list(actions) == script[:done] else None

    @property
    def chance(self) -> tuple[list[str] | None, list[str] | None]:
        """The prepared deck and the prepared dice."""
        return self.file.deck, self.file.dice

    def setup(self, seed: int | str, options: dict[str, Any] | None = None) -> Setup:
        """The lesson's game; what comes after its prepared chance is left to the seed."""
        file = self.file
        chosen = file.options if options is None else options
        return Setup(file.game, file.players, seed, chosen, LEARNER, file.deck, None, file.dice)


@cache
def lesson_names() -> list[str]:
    """Every lesson, by the name of its file."""
    files = (resources.files("portroyal") / "lessons").iterdir()
    return sorted(file.name.removesuffix(".toml") for file in files if file.name.endswith(".toml"))


@cache
def lesson(name: str) -> Lesson:
    if name not in lesson_names():
        raise PlayError(
            "unknown-lesson", f"there is no lesson {shortened(name)}; choose from {', '.join(lesson_names())}"
        )
    return read_lesson(name, (resources.files("portroyal") / "lessons" / f"{name}.toml").read_text("utf-8"))


def lesson_named(name: str) -> Lesson | None:
    """The lesson if there is (still) one of this name."""
    return lesson(name) if name in lesson_names() else None


def read_lesson(name: str, text: str) -> Lesson:
    """A lesson from the text of its file, or one sentence that says what is wrong with it."""
    try:
        file = msgspec.convert(tomllib.loads(text), _File)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as wrong:
        raise _bad(name, str(wrong)) from None
    for number, step in enumerate(file.steps, 1):
        trouble = _trouble(step, file.players)
        if trouble is not None:
            raise _bad(name, f"step {number}: {trouble}")
    return Lesson(name, file)


def _trouble(step: Step, players: int) -> str | None:
    if not 0 <= step.seat < players:
        return f"there is no seat {step.seat} among {players} players"
    if step.seat != LEARNER:
        silent = step.say is None and step.at is None and step.otherwise is None
        return None if silent and step.do else "another seat only acts; what is said is a step of its own"
    if step.say is None:
        return "the learner's steps say something"
    if step.do and step.otherwise is None:
        return "it asks for an act, so it must say what happens otherwise"
    return None


def _bad(name: str, sentence: str) -> PlayError:
    return PlayError("bad-lesson", f"lesson {name}: {sentence}")
