"""What the lower floors refuse in English is said in the reader's language, as a whole line."""

from __future__ import annotations

import errno
import os
import random
import re
from pathlib import Path

import pytest

from portroyal.cli.main import main
from portroyal.play.game import Game
from portroyal.play.record import write_record
from portroyal.text.refusals import REFUSALS, refusal_in
from portroyal.text.words import Words

# What somebody types, and the message that answers it.
TYPED = {
    "simulate --game chess": "setup-unknown-game",
    "simulate --bots bosn": "refused-bot",
    "play --bots captain@0 dice": "refused-budget",
    "learn chess": "refused-lesson",
    "play port-royal --players 9": "refused-players",
    "simulate --playouts 0": "refused-playouts",
    "play dice --chapter 9": "refused-value",
    "simulate --game dice --ending expedition": "refused-option",
    "play unterwegs --seed abc": "refused-seed",
    "simulate --bots ,": "refused-no-bot",
    "simulate --bots mate,mate,mate --players 2": "refused-seats",
    "arena --bot mate": "refused-alone",
    "arena --bot mate --bot bosun --sprt 0.6": "refused-sprt",
    "arena --bot bosun --bot cmd:cat --state x.jsonl": "refused-state",
    "odds five.json": "refused-neither",
    "odds position.json --at 3": "refused-at",
    "odds over.json": "refused-over",
    "odds over.json --at 9999": "refused-far",
    "review begun.json": "refused-nothing",
    "simulate --bots cmd:": "refused-program",
    "simulate --bots cmd:./nothing": "refused-start",
    "simulate --bots cmd:true": "refused-end",
    "replay nothing.json": "backup-not-read",
    "review over.json --html nowhere/x.html": "refused-folder",
    "review large.json": "refused-large",
    "simulate --out x.gif": "bad-ending",
    "svg broken.json": "refused-json",
    "replay broken.json": "refused-json",
    "review broken.json": "refused-json",
    "play --load broken.json": "refused-json",
    "lab tune --bot admiral": "refused-tuning",
    "lab tune --table three": "refused-table",
    "lab tune --write --out x.json": "refused-places",
}
# What is not so easily brought about.
OTHERS = {
    "x.jsonl belongs to an arena with other settings or from another version": "refused-arena",
    "cmd:./mybot gave no answer within 12.1 seconds": "refused-late",
    "x.json cannot be written: Permission denied": "write-impossible",
    'this needs the package numba: pip install "portroyal[fast]"': "missing-package",
}


@pytest.fixture(autouse=True)
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    begun = Game.new("unterwegs", 2, seed=1)
    over, whim = Game.new("unterwegs", 2, seed=1), random.Random(1)
    while not over.over:
        over.play(whim.choice(over.legal))
    for name, text in {
        "five.json": "5", "position.json": '{"players": [{}, {}]}', "begun.json": write_record(begun),
        "broken.json": "{", "large.json": " " * 1_000_001, "over.json": write_record(over),
    }.items():  # fmt: skip
        Path(name).write_text(text)


def answered(capsys: pytest.CaptureFixture[str], lang: str, line: str) -> str:
    with pytest.raises(SystemExit) as left:
        main(["--lang", lang, *line.split(" ")])
    assert left.value.code in (1, 2)
    return capsys.readouterr().err.splitlines()[-1]


@pytest.mark.parametrize(("line", "message"), TYPED.items())
def test_a_refusal_is_in_the_language_of_whoever_typed(
    line: str, message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    english = answered(capsys, "en", line)
    sentence = english.removeprefix("That did not work: ").removesuffix(".")
    said_by(sentence, message)
    for lang, begins in (("de", "Das geht nicht: "), ("nl", "Dat gaat niet: ")):
        told = answered(capsys, lang, line)
        assert told.startswith(begins)
        assert re.findall(r"\b(the|this|record|is no|cannot|must|there|it|No such)\b", told) == []
        assert (refusal_in(Words(lang), sentence) or "?") in told


def said_by(sentence: str, message: str) -> None:
    """The message says in English what the floor says: else the other languages would say something else."""
    pattern = next(
        pattern for pattern, name in REFUSALS if name == message and re.fullmatch(pattern, sentence)
    )
    found = re.fullmatch(pattern, sentence)
    assert found is not None
    blanks = {name: int(v.replace(",", "")) if name == "most" else v for name, v in found.groupdict().items()}
    said = Words("en").say(message, **blanks)
    assert said == sentence or not message.startswith("refused-")  # others have words for it already


@pytest.mark.parametrize(("sentence", "message"), OTHERS.items())
def test_so_are_those_that_are_not_easily_brought_about(sentence: str, message: str) -> None:
    said_by(sentence, message)
    assert refusal_in(Words("de"), sentence) != refusal_in(Words("nl"), sentence) != sentence


def test_every_refusal_is_tried() -> None:
    assert {message for _, message in REFUSALS} == {*TYPED.values(), *OTHERS.values()}


@pytest.mark.parametrize(
    ("lang", "why", "told"),
    [
        ("de", os.strerror(errno.ENOSPC), "x.svg lässt sich nicht schreiben: der Datenträger ist voll"),
        ("nl", os.strerror(errno.EISDIR), "x.svg kan niet worden geschreven: dat is een map"),
        ("de", "Something new", "x.svg lässt sich nicht schreiben: „Something new“"),
        ("en", "Something new", "x.svg cannot be written: Something new"),
    ],
)
def test_what_the_system_says_is_translated_or_quoted(lang: str, why: str, told: str) -> None:
    assert Words(lang).say("write-impossible", file="x.svg", why=why) == told


def test_a_line_that_only_english_can_say_is_english_as_a_whole(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    Path("broken.json").write_text('{"format": "port-royal-record/1"}')
    for command in ("replay --check", "verify"):
        with pytest.raises(SystemExit):
            main([*command.split(), "broken.json", "--lang", "de"])
        assert "nicht" not in capsys.readouterr().out.casefold()
