"""Illegal input as an ordinary answer: a code for programs and one sentence for people."""

from __future__ import annotations

from portroyal.rules.sentences import shortened as shortened


class PlayError(ValueError):
    """What was asked cannot be done; the game stands as before."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence
