"""The command line: every command as it is typed, its help in every language, and its refusals."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import msgspec
import pytest

from portroyal import __version__
from portroyal.cli.main import main
from portroyal.play.families import all_games
from portroyal.play.game import Game
from portroyal.play.record import write_record
from portroyal.rules.dice.chart import OWN_CHARTS
from portroyal.text.words import LANGUAGES, Words


def run(*arguments: str, typed: str = "", lang: str = "en_GB.UTF-8") -> subprocess.CompletedProcess[str]:
    """The real command in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "portroyal", *arguments],
        env=os.environ | {"LC_ALL": lang, "PYTHONUTF8": "1"},
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )


def call(capsys: pytest.CaptureFixture[str], *arguments: str, lang: str = "en") -> tuple[int, str, str]:
    """The same command within this process, which is quicker."""
    with pytest.raises(SystemExit) as left:
        main(["--lang", lang, *arguments])
    shown = capsys.readouterr()
    return int(left.value.code or 0), shown.out, shown.err


def test_the_version_is_said() -> None:
    done = run("--version")
    assert (done.stdout, done.returncode) == (f"portroyal {__version__}\n", 0)


@pytest.mark.parametrize("site", ["example.org", "*", "https://x.org/play", "https://a@b", ""])
def test_a_site_that_is_none_is_refused(capsys: pytest.CaptureFixture[str], site: str) -> None:
    code, _, said = call(capsys, "serve", "--origin", site)
    assert code == 2
    assert "is not a site" in said


def test_without_a_command_the_commands_are_listed() -> None:
    done = run()
    for command in ("play", "replay", "engine", "games", "chart", "svg"):
        assert f"\n  {command} " in done.stdout + done.stderr


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("de_AT.UTF-8", "Die Spiele auflisten."),
        ("nl_NL.UTF-8", "De spellen tonen."),
        ("en_US.UTF-8", "List the games."),
        ("C", "List the games."),
    ],
)
def test_help_is_written_in_the_language_of_the_locale(lang: str, sentence: str) -> None:
    assert sentence in run("--help", lang=lang).stdout


@pytest.mark.parametrize("arguments", [("--lang", "fi", "games"), ("games", "--lang=fi")])
def test_an_unknown_language_is_refused_with_those_there_are(arguments: tuple[str, ...]) -> None:
    done = run(*arguments)
    assert done.returncode == 2
    assert done.stderr == (
        "That did not work: 'fi' is no language that this program speaks; it speaks en, de, nl, en-US.\n"
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_help_can_be_read_in_every_language(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    for command in ("play", "replay", "engine", "games", "svg", "chart", "chart check", "chart draw"):
        with pytest.raises(SystemExit) as left:
            main([*command.split(), "--help", "--lang", lang])
        assert left.value.code == 0
        assert f"{Words(lang).say('help-usage')} portroyal" in capsys.readouterr().out


def test_the_games_are_listed_with_what_is_inferred(capsys: pytest.CaptureFixture[str]) -> None:
    code, screen, _ = call(capsys, "games")
    assert code == 0
    for name in all_games():
        assert f"{name} " in screen
    assert screen.count("have been worked out") == 2
    assert "--cards FILE" in screen


def test_the_engine_is_started_from_here_too() -> None:
    done = run("--lang", "de", "engine", typed='{"cmd": "quit"}\n')
    assert json.loads(done.stdout)["ok"] is True
    assert (done.stderr, done.returncode) == ("", 0)


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("poker",), "there is no game poker; choose from port-royal"),
        (("port-royal", "--players", "9"), "must be 2 to 5"),
        (("unterwegs", "--players", "5"), "must be 2 to 4"),
        (("port-royal", "--people", "4"), "4 people do not fit at a table of 3"),
        (("port-royal", "--people", "-1"), "people do not fit"),
        (("port-royal", "--names", "a,b,c", "--people", "2"), "3 people do not fit"),
        (("port-royal", "--seed", "abc"), "a seed is a whole number"),
        (("unterwegs", "--ending", "expedition"), "has no expeditions"),
        (("port-royal", "--ending", "soon"), "can only be 'expedition'"),
        (("port-royal", "--chapter", "1"), "has no option 'chapter'"),
        (("port-royal", "--cards", "missing.csv"), "'missing.csv' cannot be read"),
        (("--load", "missing.json"), "'missing.json' cannot be read"),
        (("--load", "bad.json"), "not a JSON document"),
    ],
)
def test_what_cannot_be_played_gets_one_sentence(
    arguments: tuple[str, ...],
    complaint: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "bad.json").write_text("{")
    code, screen, complaints = call(capsys, "play", "--text", *arguments)
    assert (code, screen) == (2, "")
    assert complaint in complaints
    assert complaints.count("\n") == 1


def test_a_corrected_card_list_is_played_with(tmp_path: Path) -> None:
    rows = ["type,name,color,coins,swords,cost,points,count", "person,passenger,,,,1,1,30"]
    (tmp_path / "mine.csv").write_text("\n".join(rows) + "\n")
    files = ("--cards", str(tmp_path / "mine.csv"), "--save", str(tmp_path / "game.json"))
    done = run("play", "--text", "unterwegs", *files, typed="d\ns\n1\n")
    assert done.returncode == 0
    assert "have been worked out" not in done.stdout
    assert "You hire a passenger for 1 coin." in done.stdout
    assert "passenger" in (tmp_path / "game.json").read_text()  # the record needs the file no more


def test_charts_are_checked_line_by_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "bad.toml").write_text("name = 3\n")
    code, screen, _ = call(capsys, "chart", "check", "1", "2", "3", "4", str(tmp_path / "bad.toml"))
    lines = screen.splitlines()
    assert code == 1
    assert [line.split(".")[0] for line in lines[:4]] == ["1: good", "2: good", "3: good", "4: good"]
    assert lines[4].startswith("Rejected. ")
    assert "bad.toml" in lines[4]


def test_what_is_wrong_with_a_chart_is_said_in_the_language_asked_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sound = (OWN_CHARTS / "chapter1.toml").read_text("utf-8")
    bad = tmp_path / "bad.toml"
    bad.write_text(sound.replace("chapter = 1", "chapter = 9"), "utf-8")
    line = sound.splitlines().index("chapter = 1") + 1
    german = f"{bad}, Zeile {line}: chapter: muss eine ganze Zahl von 1 bis 4 sein, nicht 9"
    assert call(capsys, "chart", "check", str(bad), lang="de")[:2] == (1, f"Abgelehnt. {german}\n")
    for command in (
        ("chart", "draw", str(bad)),
        ("play", "--text", "dice", "--chart", str(bad)),
        ("simulate", "--game", "dice", "--bots", "deckhand,deckhand", "--chart", str(bad)),
    ):
        code, _, trouble = call(capsys, *command, lang="de")
        assert (code, trouble) == (2, f"Das geht nicht: {german}.\n"), command
    dutch = call(capsys, "chart", "check", "none.toml", lang="nl")[1]
    assert dutch.startswith("Geweigerd. none.toml: daar is geen zeekaart te lezen (")


def test_charts_are_drawn_and_exported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for ending in ("svg", "png"):
        file = tmp_path / f"chart.{ending}"
        assert call(capsys, "chart", "draw", "1", "-o", str(file), "--width", "390")[:2] == (
            0,
            f"Written: {file}\n",
        )
    ET.parse(tmp_path / "chart.svg")
    assert (tmp_path / "chart.png").read_bytes().startswith(b"\x89PNG")
    code, screen, _ = call(capsys, "chart", "export", "2")
    assert code == 0
    (tmp_path / "two.json").write_text(screen)
    assert json.loads(screen)["chapter"] == 2
    assert call(capsys, "chart", "check", str(tmp_path / "two.json"))[0] == 0


def test_the_words_on_a_chart_are_those_of_the_language(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["chart", "draw", "1", "--lang", "de"])
    assert "Witzbold" in capsys.readouterr().out


def test_a_position_and_a_record_are_drawn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name, action in (("port-royal", "draw"), ("dice", "start papagayo")):
        game = Game.new(name, 2, seed=3, names=["Ann", "Bob"])
        game.play(action)
        (tmp_path / f"{name}-record.json").write_text(write_record(game))
        (tmp_path / f"{name}-state.json").write_bytes(msgspec.json.encode(game.state()))
        for kind in ("record", "state"):
            code, screen, complaints = call(capsys, "svg", str(tmp_path / f"{name}-{kind}.json"))
            assert (code, complaints) == (0, "")
            assert ET.fromstring(screen).tag.endswith("svg")
    code, screen, _ = call(capsys, "svg", str(tmp_path / "dice-record.json"), "--seat", "0")
    assert "Ann" in screen
    assert call(capsys, "svg", str(tmp_path / "dice-record.json"), "--seat", "2")[0] == 2


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("chart", "draw", "nowhere.toml"), "nowhere.toml"),
        (("chart", "export", "7"), "give 1, 2, 3, 4 or a chart file"),
        (("chart", "draw", "1", "-o", "no/such/place.svg"), "no/such/place.svg cannot be written"),
        (("svg", "missing.json"), "'missing.json' cannot be read"),
        (("svg", "list.json"), "neither a record nor a position"),
        (("svg", "bad.json"), "not a JSON document"),
        (("svg", "game.json"), "there is no game 'chess'"),
    ],
)
def test_what_cannot_be_drawn_gets_one_sentence(
    arguments: tuple[str, ...],
    complaint: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "bad.json").write_text("{")
    (tmp_path / "list.json").write_text("[]")
    (tmp_path / "game.json").write_text('{"game": "chess", "players": [{}, {}]}')
    code, screen, complaints = call(capsys, *arguments)
    assert (code, screen) == (2, "")
    assert complaint in complaints
    assert complaints.count("\n") == 1


def test_commands_need_neither_numpy_nor_numba() -> None:
    script = (
        "import sys; import portroyal.cli.main, portroyal.terminal.play, portroyal.cli.replay; "
        "print([name for name in ('numpy', 'numba', 'typer', 'rich') if name in sys.modules])"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, timeout=60, check=True
    )
    assert done.stdout == "[]\n"


@pytest.mark.parametrize("lang", ["de", "nl"])
@pytest.mark.parametrize(
    "arguments",
    [
        ("odds", "broken.json"),
        ("replay", "broken.json"),
        ("play", "--text", "port-royal", "--cards", "broken.json"),
    ],
)
def test_no_sentence_begins_in_one_language_and_ends_in_another(
    arguments: tuple[str, ...],
    lang: str,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What is only known in English is said in English from its first word."""
    monkeypatch.chdir(tmp_path)
    Path("broken.json").write_text('{"format": "port-royal-record/1"}')
    code, _, complaint = call(capsys, *arguments, lang=lang)
    assert code
    assert complaint.startswith("That did not work: ")


def test_a_refusal_in_ones_own_language_stays_there(capsys: pytest.CaptureFixture[str]) -> None:
    _, _, complaint = call(capsys, "play", "--text", "poker", lang="de")
    assert complaint.startswith("Das geht nicht: ")
    assert "there is" not in complaint


def test_a_file_that_promises_something_else_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = tmp_path / "game.json"
    record.write_text(write_record(Game.new("port-royal", 2, seed=1)))
    for command in (("svg", str(record)), ("chart", "draw", "1"), ("chart", "export", "1")):
        code, _, complaint = call(capsys, *command, "-o", str(tmp_path / "x.gif"))
        assert code == 2
        assert "x.gif must end in" in complaint
    assert not (tmp_path / "x.gif").exists()


def test_cards_are_listed_with_their_names_and_facts(capsys: pytest.CaptureFixture[str]) -> None:
    code, screen, _ = call(capsys, "cards", "port-royal")
    assert code == 0
    assert screen.startswith("120 cards:\n")
    assert "sailor-3/1 " in screen
    assert "costs 3" in screen or "3 coins" in screen
    listed = json.loads(call(capsys, "cards", "unterwegs", "--json")[1])
    assert sum(card["count"] for card in listed) == 60
    assert {"card", "count", "type", "cost", "points"} <= set(listed[0])
    code, _, complaint = call(capsys, "cards", "dice")
    assert code == 2
    assert "has no cards to list" in complaint


def test_a_misspelt_card_gets_the_nearest_ones() -> None:
    position = {"harbor": ["sailor3/1"], "players": [{}, {}]}
    lines = [
        {"cmd": "new", "game": "port-royal", "players": 2, "deck": ["sailer-3/1"]},
        {"cmd": "new", "game": "port-royal", "players": 2, "position": position},
        {"cmd": "new", "game": "port-royal", "players": 2, "seed": 7},
        {"cmd": "act", "action": "draw", "chance": ["xyzzy"]},
        {"cmd": "act", "action": "draw", "chance": ["sailor"]},
    ]
    done = run("engine", typed="\n".join(map(json.dumps, lines)) + "\n")
    deck, laid, _, nothing, chance = (json.loads(line).get("error") for line in done.stdout.splitlines())
    for error in (deck, laid, chance):
        assert "the nearest are" in error
        assert "sailor-3/1" in error
    assert nothing == "'xyzzy' is no card of port-royal"


def test_the_shell_completes_commands_and_options() -> None:
    for shell in ("bash", "zsh", "fish"):
        assert "_PORTROYAL_COMPLETE" in run("completion", shell).stdout
    assert run("completion", "cmd").returncode == 2

    def completed(words: str) -> list[str]:
        done = subprocess.run(
            [sys.executable, "-m", "portroyal"],
            env=os.environ
            | {
                "_PORTROYAL_COMPLETE": "complete_bash",
                "COMP_WORDS": words,
                "COMP_CWORD": str(words.count(" ")),
            },
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
        return done.stdout.split()

    assert completed("portroyal rep") == ["replay", "reports"]
    assert "--records" in completed("portroyal simulate --re")


def test_json_means_the_same_everywhere(capsys: pytest.CaptureFixture[str]) -> None:
    """A flag that puts data on the screen in place of words, for everything that answers with figures."""
    for command in ("odds", "review", "simulate", "arena", "cards"):
        _, told, _ = call(capsys, command, "--help")
        assert re.search(r"--json +Print JSON instead of text", told), command
