"""What takes its time says so: bars that leave nothing behind, compiling that tells what and how long."""

from __future__ import annotations

import os
import pkgutil
import pty
import subprocess
import sys
import time
from importlib import import_module
from pathlib import Path

import pytest

from portroyal.rules.compiling import listen, tell_compiling
from portroyal.text import compiling
from portroyal.text.bar import CLEARED, Bar
from portroyal.text.compiling import KNOWN, Compiling
from portroyal.text.words import Words

LONGEST = 60.0  # seconds: what was not said by then fails the test, which else would wait for ever


def on_a_terminal(script: str, until: str) -> str:
    """What a program shows whose stderr is a real (pseudo) terminal; its input ends when it has said that."""
    handle, inner = pty.openpty()
    process = subprocess.Popen([sys.executable, "-c", script], stdin=subprocess.PIPE, stderr=inner)
    os.close(inner)
    assert process.stdin is not None
    shown = ""
    end = time.monotonic() + LONGEST
    try:
        while read := os.read(handle, 4096):
            shown += read.decode()
            if until in shown or time.monotonic() > end:
                process.stdin.close()
    except OSError:  # so a terminal ends
        pass
    os.close(handle)
    assert process.wait() == 0
    return shown


def left_on(screen: str) -> str:
    """What stays to be read after the last line was cleared."""
    return screen.rpartition(CLEARED)[2]


def test_a_bar_cleans_up_after_itself() -> None:
    script = (
        "from portroyal.text.bar import Bar; from portroyal.text.words import Words\n"
        "bar = Bar(3, Words('de')); bar.advance(3); bar.close()\n"
    )
    screen = on_a_terminal(script, "3 / 3 Partien")
    assert "3 / 3 Partien" in screen
    assert left_on(screen) == ""
    assert "\n" not in screen


def test_a_line_beside_a_bar_stands_alone() -> None:
    script = (
        "from portroyal.text.bar import Bar, say_beside\n"
        "bar = Bar(3); bar.advance(3); say_beside('mybot failed')\n"
    )
    screen = on_a_terminal(script, "mybot failed")
    assert "3 / 3 games" in screen
    assert left_on(screen) == "mybot failed\r\n"


def test_a_bar_is_cleared_too_when_the_disk_is_full(tmp_path: Path) -> None:
    script = (
        "import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (3000, 3000))\n"
        "from portroyal.cli.main import main\n"
        "try:\n"
        "    main(['arena', '--game', 'unterwegs', '--bot', 'easy', '--bot', 'normal',\n"
        f"          '--games', '400', '--state', {str(tmp_path / 'state.jsonl')!r}])\n"
        "except SystemExit as ended:\n"
        "    assert ended.code == 2\n"
    )
    screen = on_a_terminal(script, "File too large")
    assert " / 400 games" in screen
    assert left_on(screen).startswith("That did not work: ")


def test_no_bar_where_nobody_looks(capsys: pytest.CaptureFixture[str]) -> None:
    bar = Bar(3)
    bar.advance(3)
    bar.close()
    assert capsys.readouterr().err == ""


WAITING = """
import sys
from portroyal.text import compiling
from portroyal.text.words import Words
compiling.PATIENCE, compiling.EVERY = 0.0, 0.01
told = compiling.Compiling(Words("en"))
told.heard("thought", True)
sys.stdin.read()  # as long as compiling takes
told.heard("thought", False)
"""


def test_compiling_is_shown_on_a_terminal_and_cleared() -> None:
    said = f"Compiling the captain’s search (about {KNOWN['thought'][1]} s; first time only) 0:0"
    screen = on_a_terminal(WAITING, said)
    assert said in screen
    assert left_on(screen) == ""


def test_a_file_gets_one_line_about_compiling(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiling, "PATIENCE", 0.0)
    watched = Compiling(Words("de"))
    listen(watched.heard)
    tell_compiling("games_between", True)
    while not (said := capsys.readouterr().err):
        pass
    tell_compiling("games_between", False)
    assert said == f"Die Bots werden kompiliert (etwa {KNOWN['games_between'][1]} s; nur beim ersten Mal)\n"


def test_a_cold_start_says_what_it_compiles(tmp_path: Path) -> None:
    """A small loop of the rules, so that it takes seconds and not a minute."""
    script = (
        "from portroyal.rules.compiling import listen\n"
        "import sys; listen(lambda name, begins: print(name, begins, file=sys.stderr))\n"
        "import numpy as np; from portroyal.rules.compiled import compiled\n"
        "from random_cards import copies, STATE\n"
        "copies(np.zeros(2, STATE), 1)\n"
    )
    tools = Path(__file__).parents[2] / "tools"
    env = os.environ | {"PORTROYAL_CACHE": str(tmp_path), "PYTHONPATH": str(tools)}
    told = [
        subprocess.run(
            [sys.executable, "-c", script], env=env, capture_output=True, text=True, check=True
        ).stderr
        for _ in range(2)
    ]
    assert told == ["copies True\ncopies False\n", ""]  # the second time it comes from the cache


def test_every_loop_is_named_with_the_time_it_takes() -> None:
    """One that is not known would be called the rules, and said to take a few seconds."""
    import portroyal.bots
    from portroyal.rules import compiled

    for found in pkgutil.walk_packages(portroyal.bots.__path__, "portroyal.bots."):
        import_module(found.name)
    ours = {loop for loop in compiled._entries if loop.__module__.startswith("portroyal.bots.")}
    assert {loop.__name__ for loop in ours} == set(compiling.KNOWN)
    admirals = {loop.__name__ for loop in ours if loop.__module__.endswith(".admiral")}
    assert [compiling.KNOWN[name][0] for name in admirals] == ["admiral"]
