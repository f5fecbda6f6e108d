"""The commands of docs/lab.md work as a newcomer would try them, here with fewer games."""

from __future__ import annotations

import re
import shlex
import sys
from pathlib import Path

import pytest

from portroyal.cli.main import main

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "lab.md").read_text("utf-8")
COMMANDS = re.findall(r"^    portroyal ((?:simulate|arena) .+)$", PAGE, re.MULTILINE)
FIRST = (
    "import sys, json\n"
    "for line in sys.stdin:\n"
    "    action = json.loads(line)['position']['legal'][0]\n"
    "    print(json.dumps({'ok': True, 'action': action}), flush=True)\n"
)


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_of_the_page(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mybot").write_text(f"#!{sys.executable}\n{FIRST}")
    (tmp_path / "mybot").chmod(0o755)
    fewer = ["--games", "2", "--playouts", "20"]
    if command.startswith("arena"):
        fewer += ["--state", "state.jsonl"]
    words = [word.replace("@200ms", "@1ms") for word in shlex.split(command)]
    with pytest.raises(SystemExit) as ended:
        main([*words, *fewer, "--lang", "en"])
    assert ended.value.code == 0
    told = capsys.readouterr().out
    assert "% (" in told


def test_the_page_shows_every_command() -> None:
    assert len(COMMANDS) == 7
    for name in ("simulate", "arena", "odds", "review"):
        assert f"portroyal {name} " in PAGE
