"""Illegal input as an ordinary answer: a code for programs and one sentence for people."""

from __future__ import annotations


class PlayError(ValueError):
    """What was asked cannot be done; the game stands as before."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence


def shortened(value: object, most: int = 60) -> str:
    """A value from outside as it may stand in a sentence: quoted and never long."""
    text = repr(value)
    return text if len(text) <= most else text[: most - 1] + "…"
