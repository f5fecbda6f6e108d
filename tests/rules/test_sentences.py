"""Values from outside are quoted and cut short in sentences."""

from __future__ import annotations

from portroyal.rules.sentences import shortened


def test_short_values_stand_there_whole() -> None:
    assert shortened("sailor") == "'sailor'"
    assert shortened(None) == "None"
    assert shortened("x" * 58) == "'" + "x" * 58 + "'"


def test_long_values_are_cut_to_the_length_asked_for() -> None:
    assert shortened("x" * 59) == "'" + "x" * 58 + "…"
    assert len(shortened(list(range(1000)))) == 60
    assert shortened("abcdef", most=5) == "'abc…"
    assert shortened("abc", most=5) == "'abc'"
