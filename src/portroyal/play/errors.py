"""Illegal input as an ordinary answer: a code for programs and one sentence for people."""

from __future__ import annotations

from portroyal.rules.dice.chart_faults import ChartError
from portroyal.rules.sentences import shortened as shortened


class PlayError(ValueError):
    """What was asked cannot be done; the game stands as before."""

    lang = "en"  # the language of the sentence
    fault: ChartError | None = None  # what is wrong with a chart, for those who say it in another language

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence


def bad_chart(fault: ChartError) -> PlayError:
    wrong = PlayError("bad-chart", str(fault))
    wrong.fault = fault
    return wrong
