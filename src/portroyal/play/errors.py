"""Illegal input as an ordinary answer: a code for programs and one sentence for people."""

from __future__ import annotations

from typing import Protocol

from portroyal.rules.sentences import shortened as shortened


class Fault(Protocol):
    """What is wrong with somebody's own material, for those who say it in another language."""

    code: str
    facts: dict[str, str]
    where: str
    key: str
    line: int | None


class PlayError(ValueError):
    """What was asked cannot be done; the game stands as before."""

    code: str
    sentence: str
    lang: str = "en"  # the language of the sentence
    fault: Fault | None = None  # where it is about material of one's own

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence

    def __reduce__(self) -> tuple[object, ...]:
        """It can go from one process to another, whole."""
        return type(self), (self.code, self.sentence), self.__dict__


def bad_chart(fault: Fault) -> PlayError:
    wrong = PlayError("bad-chart", str(fault))
    wrong.fault = fault
    return wrong


def bad_position(position: object) -> PlayError:
    return PlayError("bad-position", f"a position is an object like a state, not {shortened(position)}")


def refusal(action: str, legal: list[str]) -> str:
    """Why an action cannot be played."""
    if not legal:
        return f"{shortened(action)} cannot be played: the game is over"
    shown = ", ".join(legal[:12]) + (", …" if len(legal) > 12 else "")
    return f"{shortened(action)} is not possible now; possible: {shown}"
