"""What Typer says by itself: help pages and complaints about what was typed, in the reader's language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from typer.main import get_command

from portroyal.cli.main import _app, main
from portroyal.cli.speaking import spoken
from portroyal.text.words import LANGUAGES, Words

TYPERS = (
    r"Usage|OPTIONS|ARGS\b|Options|Arguments|Commands|Show this|default:|required|env var|Error|Try|Invalid"
    "|No such|int|float|str|range"
)


def pages(command: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """Every command and every group of commands."""
    yield path
    for name, below in getattr(command, "commands", {}).items():
        yield from pages(below, (*path, name))


def typed(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[Any, str, str]:
    with pytest.raises(SystemExit) as left:
        main(arguments)
    screen = capsys.readouterr()
    return left.value.code, screen.out, screen.err


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        (
            "en",
            [
                "Usage: portroyal serve [OPTIONS]",
                "Show this message and exit.",
                "[default: 8000; 0<=x<=65535]",
            ],
        ),
        ("de", ["Aufruf: portroyal serve [OPTIONEN]", "Diese Hilfe zeigen.", "[Vorgabe: 8000; 0<=x<=65535]"]),
        ("nl", ["Gebruik: portroyal serve [OPTIES]", "Deze hulp tonen.", "[standaard: 8000; 0<=x<=65535]"]),
    ],
)
def test_a_page_of_help_is_in_one_language(
    lang: str, words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    code, page, _ = typed(capsys, "--lang", lang, "serve", "--help")
    assert code == 0
    assert [word for word in words if word not in " ".join(page.split())] == []


@pytest.mark.parametrize("lang", ["de", "nl"])
def test_no_page_keeps_a_word_of_typers(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    found = list(pages(get_command(_app(Words(lang)))))
    assert {("chart", "draw"), ("lab", "tune"), ("serve",)} <= set(found)
    for path in found:
        code, page, _ = typed(capsys, *path, "--help", "--lang", lang)
        assert code == 0
        assert re.findall(rf"\b({TYPERS})", page) == [], path


WRONG = {
    "plya": "es gibt keinen Befehl plya (vielleicht play oder replay).",
    "xyz": "es gibt keinen Befehl xyz.",
    "play --foo": "es gibt keine Option --foo.",
    "play --plyers 3": "es gibt keine Option --plyers (vielleicht --players).",
    "review": "RECORD fehlt.",
    "play --text=3": "--text darf keinen Wert haben.",
    "review --seed": "--seed braucht einen Wert.",
    "play dice x y": "mit x y ist hier nichts anzufangen.",
    "serve --port 70000": "--port darf höchstens 65535 sein.",
    "simulate --games 0": "--games muss mindestens 1 sein.",
    "serve --port abc": "--port muss eine ganze Zahl sein.",
    "review x --minutes abc": "--minutes muss eine Zahl sein.",
    "chart draw": "CHART fehlt.",
    "play --lang": "--lang braucht einen Wert.",
    "lab tune --lang": "--lang braucht einen Wert.",
    "serve --log loud": "--log ist loud; möglich sind DEBUG, INFO, WARNING und ERROR.",
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("line", WRONG)
def test_a_slip_of_the_keys_is_answered_in_one_language(
    line: str, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, page, said = typed(capsys, "--lang", lang, *line.split())
    assert (code, page) == (2, "")
    begins = Words(lang).say("error", sentence="|").partition("|")[0]
    assert said.splitlines()[-1].startswith(begins)
    if lang in ("de", "nl"):
        assert re.findall(rf"\b({TYPERS})", said) == []
    if lang == "de":
        assert said.splitlines()[-1] == begins + WRONG[line]


@pytest.mark.parametrize("group", [(), ("chart",), ("lab",)])
def test_a_group_alone_shows_its_help(group: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    code, page, said = typed(capsys, *group, "--lang", "de")
    assert (code, page) == (2, "")
    assert said.startswith(f"Aufruf: {' '.join(('portroyal', *group))} [OPTIONEN] BEFEHL")
    assert "Das geht nicht" not in said


def test_what_is_not_known_in_the_language_stays_english_as_a_whole() -> None:
    assert spoken(Words("de"), "Something new of Typer's.") == "That did not work: Something new of Typer's."


def test_the_language_asked_for_last_holds_and_after_two_dashes_there_are_only_names(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert "het kaartspel" in typed(capsys, "games", "--lang", "de", "--lang=nl")[1]
    assert "het kaartspel" in typed(capsys, "--lang", "de", "games", "--lang", "nl")[1]
    code, _, said = typed(capsys, "replay", "--lang", "de", "--", "--lang", "nl")
    assert code == 1
    assert [line.partition(" lässt")[0] for line in said.splitlines()] == [
        "Das geht nicht: '--lang'",
        "Das geht nicht: 'nl'",
    ]
