"""No game is lost in the terminal: kept by itself, gone on with, and loaded as it was."""

from __future__ import annotations

import contextlib
import json
import os
import pty
import select
import shlex
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from portroyal.play.record import read_record

COMMAND = [sys.executable, "-m", "portroyal", "play", "--text"]
PATIENCE = 60  # seconds until a screen that says nothing is a failure
ALL_MOVES = "1\n2\n1\n1\n3\n2\n" * 3000


def surroundings(home: Path) -> dict[str, str]:
    told = {
        "LC_ALL": "en_GB.UTF-8",
        "PYTHONUTF8": "1",
        "PORTROYAL_DATA": str(home / "data"),
        "COLUMNS": "110",
    }
    return os.environ | told


def play(home: Path, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """A game whose input is a pipe, as of a script."""
    return subprocess.run(
        [*COMMAND, *arguments],
        cwd=home,
        env=surroundings(home),
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )


class Terminal:
    """A game in a real (pseudo) terminal."""

    def __init__(self, home: Path, *arguments: str) -> None:
        self.screen = ""
        self.pid, self.handle = pty.fork()
        if self.pid == 0:
            os.chdir(home)
            os.execve(sys.executable, [*COMMAND, *arguments], surroundings(home))

    def until(self, text: str) -> None:
        """Reads until the text is there; the end of the terminal without it is a failure."""
        while text not in self.screen:
            assert select.select([self.handle], [], [], PATIENCE)[0], f"{text!r} is not in {self.screen!r}"
            try:
                read = os.read(self.handle, 4096)
            except OSError:
                read = b""
            assert read, f"{text!r} never came in {self.screen!r}"
            self.screen += read.decode("utf-8", "replace")

    def rest(self) -> None:
        """Reads to the end of the terminal."""
        with contextlib.suppress(OSError):
            while read := os.read(self.handle, 4096):
                self.screen += read.decode("utf-8", "replace")

    def type(self, line: str) -> None:
        os.write(self.handle, line.encode() + b"\n")

    def code(self) -> int:
        return os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])


def kept(home: Path) -> list[Path]:
    return sorted((home / "data" / "games").glob("*"))


def actions(path: Path) -> list[str]:
    return read_record(path.read_text("utf-8")).actions


def test_a_game_is_kept_by_itself_and_ends_with_the_command_that_reviews_it(tmp_path: Path) -> None:
    done = play(tmp_path, "unterwegs", "--players", "2", "--seed", "3", typed=ALL_MOVES)
    (file,) = kept(tmp_path)
    assert read_record(file.read_text("utf-8")).over
    assert done.stdout.splitlines()[-1] == f"portroyal review {file}"
    assert (done.stderr, done.returncode) == ("", 0)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGKILL])
def test_being_ended_loses_nothing(tmp_path: Path, number: signal.Signals) -> None:
    table = Terminal(tmp_path, "port-royal", "--seed", "5")
    table.type("d")
    table.until("2  Stop")
    os.kill(table.pid, number)
    assert table.code() == (128 + number if number != signal.SIGKILL else -number)
    (file,) = kept(tmp_path)
    assert actions(file) == ["draw"]


def test_a_closed_terminal_loses_nothing(tmp_path: Path) -> None:
    table = Terminal(tmp_path, "port-royal", "--seed", "5")
    table.type("d")
    table.until("2  Stop")
    os.close(table.handle)
    table.code()
    (file,) = kept(tmp_path)
    assert actions(file) == ["draw"]


def test_the_next_start_offers_to_go_on(tmp_path: Path) -> None:
    play(tmp_path, "port-royal", "--seed", "5", "--bots", "mate", typed="d\n")
    (file,) = kept(tmp_path)
    table = Terminal(tmp_path)
    table.until("Continue it?")
    table.type("")
    table.until("2  Stop")
    table.type("d")
    table.until("9 of 117 cards bust")
    table.type("q")
    table.until(f"--load {file}")
    assert table.code() == 0
    assert kept(tmp_path) == [file]
    assert actions(file)[:2] == ["draw", "draw"]
    assert json.loads(file.read_text("utf-8"))["seats"][1]["bot"] == "mate"


def test_who_declines_begins_anew_and_hears_where_the_game_lies(tmp_path: Path) -> None:
    play(tmp_path, "port-royal", "--seed", "5", typed="d\n")
    (file,) = kept(tmp_path)
    table = Terminal(tmp_path, "--players", "3")
    table.until("Continue it?")
    table.type("no")
    table.until(f"portroyal play --text --load {file}")
    table.until("What shall we play?")
    table.type("\x04")
    os.close(table.handle)
    table.code()
    assert actions(file) == ["draw"]


def test_a_game_that_was_left_is_offered_also_after_another_came_to_its_end(tmp_path: Path) -> None:
    play(tmp_path, "port-royal", "--seed", "5", typed="d\n")
    (left,) = kept(tmp_path)
    play(tmp_path, "unterwegs", "--players", "2", "--seed", "3", typed=ALL_MOVES)
    assert len(kept(tmp_path)) == 2
    table = Terminal(tmp_path)
    table.until("Continue it?")
    table.type("")
    table.until("2  Stop")
    table.type("q")
    table.until(f"--load {left}")
    assert table.code() == 0


@pytest.mark.parametrize("named", [True, False])
def test_no_game_is_written_over_another(tmp_path: Path, named: bool) -> None:
    play(tmp_path, "port-royal", "--seed", "5", "--save", "mine.json", typed="d\nd\n")
    begun = (tmp_path / "mine.json").read_bytes()
    where, left = (("--save", "mine.json"), "d\n") if named else ((), "d\nq mine.json\n")
    done = play(tmp_path, "port-royal", "--seed", "6", *where, typed=left)
    assert done.stderr == "That did not work: mine.json already exists and holds something else.\n"
    assert (tmp_path / "mine.json").read_bytes() == begun
    (file,) = kept(tmp_path)
    assert actions(file) == ["draw"]


def test_a_game_is_written_over_what_it_was_before(tmp_path: Path) -> None:
    for typed in ("d\n", "d\nd\n"):
        done = play(tmp_path, "port-royal", "--seed", "5", "--save", "mine.json", typed=typed)
        assert (done.stderr, done.returncode) == ("", 0)
    assert actions(tmp_path / "mine.json") == ["draw", "draw"]


def test_another_game_than_the_one_left_is_not_asked_about(tmp_path: Path) -> None:
    play(tmp_path, "port-royal", "--seed", "5", typed="d\n")
    table = Terminal(tmp_path, "unterwegs", "--seed", "5")
    table.until("Port Royal unterwegs. At the table")
    os.close(table.handle)
    table.code()
    assert "Continue it?" not in table.screen


def test_scripts_are_not_asked(tmp_path: Path) -> None:
    for _ in range(2):
        done = play(tmp_path, "port-royal", typed="d\n")
        assert "Continue it?" not in done.stdout
    assert len(kept(tmp_path)) == 2


@pytest.fixture(scope="module")
def saved_once(tmp_path_factory: pytest.TempPathFactory) -> Path:
    home = tmp_path_factory.mktemp("saved")
    bots = ("--players", "3", "--bots", "mate,captain@500")
    play(home, "port-royal", "--seed", "5", *bots, "--names", "Ann", "--save", "mine.json", typed="d\n")
    return home / "mine.json"


@pytest.fixture
def saved(saved_once: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(saved_once, tmp_path))


def test_a_loaded_game_keeps_its_bots_and_is_written_back(saved: Path) -> None:
    record: dict[str, Any] = json.loads(saved.read_text("utf-8"))
    assert [seat.get("bot") for seat in record["seats"]] == [None, "mate", "captain@500"]
    saved.write_text(json.dumps(record | {"remark": "for others"}))
    done = play(saved.parent, "--load", "mine.json", typed="d\n")
    assert (done.stderr, done.returncode) == ("", 0)
    again = json.loads(saved.read_text("utf-8"))
    assert (again["actions"], again["seats"], again["remark"]) == (
        ["draw", "draw"],
        record["seats"],
        "for others",
    )
    assert kept(saved.parent) == []


@pytest.mark.parametrize(
    ("arguments", "option"),
    [
        (("unterwegs",), "GAME"),
        (("--players", "4"), "--players"),
        (("--people", "2"), "--people"),
        (("--names", "Bob"), "--names"),
        (("--bots", "easy"), "--bots"),
        (("--seed", "6"), "--seed"),
        (("--ending", "expedition"), "--ending"),
    ],
)
def test_arguments_that_contradict_the_file_are_refused(
    saved: Path, arguments: tuple[str, ...], option: str
) -> None:
    before = saved.read_bytes()
    done = play(saved.parent, "--load", "mine.json", *arguments, typed="d\n")
    assert (done.stdout, done.returncode) == ("", 2)
    assert done.stderr == (
        f"That did not work: {option} conflicts with mine.json; a saved game continues as it was.\n"
    )
    assert saved.read_bytes() == before


def test_arguments_that_agree_with_the_file_are_fine(saved: Path) -> None:
    agreeing = ("port-royal", "--players", "3", "--names", "Ann", "--bots", "mate,captain@500", "--seed", "5")
    assert play(saved.parent, "--load", "mine.json", *agreeing, typed="d\n").returncode == 0


def test_where_the_file_cannot_be_written_the_data_folder_keeps_the_game(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ann")
    done = play(tmp_path, "port-royal", "--seed", "5", "--save", "letter.txt", typed="d\nd\n")
    assert done.returncode == 0
    (file,) = kept(tmp_path)
    assert actions(file) == ["draw", "draw"]
    assert (tmp_path / "letter.txt").read_text() == "Dear Ann"


PROGRAM = """
import json, sys
for line in sys.stdin:
    print(json.dumps({"ok": True, "action": json.loads(line)["position"]["legal"][0]}), flush=True)
"""


def test_a_program_plays_along_but_no_file_starts_one(tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text(PROGRAM)
    bots = f"cmd:{shlex.quote(sys.executable)} bot.py,easy"
    game = ("unterwegs", "--players", "3", "--seed", "3", "--bots", bots)
    done = play(tmp_path, *game, "--save", "mine.json", typed="d\ns\n1\n1\n" * 6)
    assert (done.stderr, done.returncode) == ("", 0)
    assert len(actions(tmp_path / "mine.json")) > 3
    refused = play(tmp_path, "--load", "mine.json", typed="d\n")
    assert refused.returncode == 2
    assert "is a program that only you can start: add --bots" in refused.stderr
    assert play(tmp_path, "--load", "mine.json", "--bots", bots, typed="d\n").returncode == 0


def test_a_game_with_a_program_is_gone_on_with_by_who_names_it(tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text(PROGRAM)
    bots = f"cmd:{shlex.quote(sys.executable)} bot.py"
    game = ("unterwegs", "--players", "2", "--seed", "3", "--bots", bots)
    left = play(tmp_path, *game, typed="d\nq\n")
    (file,) = kept(tmp_path)
    command = f"portroyal play --text --load {file} --bots {shlex.quote(bots)}"
    assert left.stdout.splitlines()[-1].strip() == command
    table = Terminal(tmp_path)
    table.until("--bots")
    table.until("What shall we play?")
    assert command in " ".join(table.screen.split())
    table.type("q")
    assert table.code() == 0
    table = Terminal(tmp_path, *game[:3], "--bots", bots)
    table.until("Continue it?")
    table.type("")
    table.until("2  Stop")
    table.type("q")
    table.until("--load")
    assert table.code() == 0
    assert actions(file) == ["draw"]


def test_a_program_that_does_not_start_is_refused(tmp_path: Path) -> None:
    done = play(tmp_path, "unterwegs", "--bots", "cmd:./nothing", typed="d\n")
    assert (done.stdout, done.returncode) == ("", 2)
    assert done.stderr.count("\n") == 1
    assert "cmd:./nothing cannot be started: No such file or directory" in done.stderr


def test_two_terminals_with_one_game_lose_neither(tmp_path: Path) -> None:
    """The second goes on where the first stands; who writes later must not write over the other."""
    first = Terminal(tmp_path, "unterwegs", "--players", "2", "--seed", "5")
    first.until("[1] >")
    first.type("draw")
    first.until("Stop")
    second = Terminal(tmp_path)
    second.until("Continue it?")
    second.type("yes")
    second.until("Stop")
    second.type("stop")
    second.until("You stop with")
    (file,) = kept(tmp_path)
    assert actions(file)[:2] == ["draw", "stop"]
    first.type("draw")
    first.until("has been changed somewhere else in the meantime")
    for table in (first, second):
        table.type("q")
        table.until("Continue with:")
        table.rest()
        table.code()
        os.close(table.handle)
    (other,) = set(kept(tmp_path)) - {file}
    assert [actions(path)[:2] for path in (file, other)] == [["draw", "stop"], ["draw", "draw"]]
    assert str(other) in first.screen.rpartition("Continue with:")[2]


def test_whoever_begins_another_game_hears_where_the_last_one_lies(tmp_path: Path) -> None:
    play(tmp_path, "port-royal", "--seed", "5", typed="d\n")
    (file,) = kept(tmp_path)
    table = Terminal(tmp_path, "unterwegs", "--seed", "5")
    table.until("Port Royal unterwegs. At the table")
    os.close(table.handle)
    table.code()
    assert f"portroyal play --text --load {file}" in table.screen


def test_without_numba_a_captain_is_played_by_the_next_best(tmp_path: Path) -> None:
    script = (
        "import sys; sys.modules['numba'] = None\n"
        "from portroyal.bots import registry; from portroyal.cli.main import main\n"
        "find = registry.find_spec\n"
        "registry.find_spec = lambda name: None if name == 'numba' else find(name)\n"
        "main(['play', 'unterwegs', '--players', '2', '--seed', '3', '--bots', 'captain'])\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], env=surroundings(tmp_path), input=ALL_MOVES, capture_output=True,
        text=True, encoding="utf-8", timeout=60, check=False,
    )  # fmt: skip
    assert done.stderr.splitlines() == [
        'That did not work: this needs the package numba: pip install "portroyal[fast]".',
        "captain is not available here; hard plays in its place.",
    ]
    assert "portroyal review" in done.stdout
