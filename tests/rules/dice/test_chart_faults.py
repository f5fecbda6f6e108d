"""The faults of a chart: each has a code and facts, and its sentence stands in every language."""

from __future__ import annotations

import ast
import inspect
import json
import re
import tomllib
from pathlib import Path
from types import ModuleType

import pytest

from portroyal.rules.dice import chart, chart_check, chart_text
from portroyal.rules.dice.chart import chart_from_data, chart_from_text, load_chart
from portroyal.rules.dice.chart_faults import SENTENCES, ChartError, FaultError
from portroyal.text.words import LANGUAGES, Words, texts_of

MODULES = (chart, chart_check, chart_text)
PLACE = "chart-fault-line"  # what every language says beside the faults


def blanks(sentence: str) -> set[str]:
    return set(re.findall(r"{(\w+)}", sentence))


def facts_for(code: str) -> dict[str, str | int]:
    """Something to tell for every blank."""
    return {name: f"<{name}>" for name in blanks(SENTENCES[code])}


def constants(module: ModuleType) -> set[object]:
    """Every text and number that stands in a module."""
    return {n.value for n in ast.walk(ast.parse(inspect.getsource(module))) if isinstance(n, ast.Constant)}


def raised(module: ModuleType) -> set[object]:
    """Every code with which a module calls `FaultError`, if it is written out."""
    calls = [n for n in ast.walk(ast.parse(inspect.getsource(module))) if isinstance(n, ast.Call)]
    codes = [call.args[1] for call in calls if getattr(call.func, "id", "") == "FaultError"]
    return {code.value for code in codes if isinstance(code, ast.Constant)}


def test_every_fault_has_its_sentence_in_every_language() -> None:
    for lang in LANGUAGES:
        words = Words(lang)
        for code, sentence in SENTENCES.items():
            told = words.fault(
                ChartError("my.toml", FaultError(("islands", "far"), code, **facts_for(code)), 7)
            )
            assert told.startswith("my.toml, "), (lang, code)
            assert all(f"<{blank}>" in told for blank in blanks(sentence)), (lang, code)


def test_the_english_words_are_those_that_programs_are_told() -> None:
    for code in SENTENCES:
        for fault in (
            ChartError("my.toml", FaultError(("islands", "far"), code, **facts_for(code)), 7),
            ChartError("my.toml", FaultError(("name",), code, **facts_for(code))),
            ChartError("my.toml", FaultError((), code, **facts_for(code))),
        ):
            assert Words("en").fault(fault) == str(fault)


@pytest.mark.parametrize("lang", ["en", "de", "nl"])
def test_no_words_are_left_over(lang: str) -> None:
    named = set(re.findall(r"^([a-z-]+) =", texts_of(lang)["chart-faults.ftl"], re.M))
    assert named - {PLACE} == {f"chart-fault-{code}" for code in SENTENCES}


def test_every_code_that_is_raised_has_a_sentence_and_every_sentence_is_raised() -> None:
    assert set().union(*map(raised, MODULES)) <= set(SENTENCES)
    early = {f"early-{key}" for key in ("person", "kind", "order")}
    unknown = {f"{key}-{what}" for key in ("next-to", "via") for what in ("nothing", "island-field")}
    assert set(SENTENCES) - set().union(*map(constants, MODULES)) == early | unknown


def test_a_code_without_a_sentence_cannot_be_raised() -> None:
    with pytest.raises(KeyError):
        FaultError((), "no-such-fault")
    with pytest.raises(KeyError):
        FaultError((), "missing-key")  # its name is missing


def test_programs_are_told_code_facts_key_and_line() -> None:
    text = Path(chart.OWN_CHARTS / "chapter1.toml").read_text("utf-8").replace("chapter = 1", "chapter = 7")
    with pytest.raises(ChartError) as refused:
        chart_from_text(text, "mine")
    fault = refused.value
    assert (fault.where, fault.key, fault.code) == ("mine", "chapter", "no-whole-number")
    assert fault.facts == {"low": "1", "high": "4", "value": "7"}
    assert fault.line == text.splitlines().index("chapter = 7") + 1
    with pytest.raises(ChartError) as refused:
        chart_from_data({}, "nothing")
    assert (refused.value.key, refused.value.line, refused.value.facts) == ("", None, {"name": "name"})
    with pytest.raises(ChartError) as refused:
        load_chart("no-such-file")
    assert (refused.value.where, refused.value.code) == ("no-such-file", "unreadable")


@pytest.mark.parametrize(
    ("text", "code", "place"),
    [
        ("[wheels\n", "not-toml-at", {"line": "1", "column": "8"}),
        ("name = ", "not-toml-end", {}),
        ('{"name": }', "not-json-at", {"line": "1", "column": "10", "place": "9"}),
        ("name = " + "9" * 5000, "not-toml", {}),
        ('{"name": ' + "9" * 5000 + "}", "not-json", {}),
    ],
)
def test_what_the_parser_says_is_told_with_its_place(text: str, code: str, place: dict[str, str]) -> None:
    with pytest.raises(ChartError) as refused:
        chart_from_text(text, "mine")
    assert refused.value.code == code
    assert refused.value.facts.items() >= place.items()
    why = refused.value.facts["why"]
    with pytest.raises(ValueError, match=re.escape(why)) as said:
        json.loads(text) if text.startswith("{") else tomllib.loads(text)
    assert str(said.value).startswith(why)
    assert len(why) > 8


@pytest.mark.parametrize("name", ["\ud800", "\x1b[2J", "a\nb"])
def test_a_key_that_cannot_be_written_down_is_told_escaped(name: str) -> None:
    """Half a character would end the answer of the server, and an escape would command the terminal."""
    with pytest.raises(ChartError) as wrong:
        chart_from_text(json.dumps({name: 1}), "chart.json")
    assert wrong.value.key.isprintable()
    assert wrong.value.key.encode().decode("unicode_escape") == name
    assert str(wrong.value).isprintable()
