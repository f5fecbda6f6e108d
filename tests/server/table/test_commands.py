"""The server's commands as an operator types them: what goes wrong is one sentence in their language."""

from __future__ import annotations

import logging
import os
import shutil
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from tests.server.guests import running, two_at_a_table

from portroyal.cli.main import main


def run(*arguments: str, lang: str = "en_GB.UTF-8") -> subprocess.CompletedProcess[str]:
    """The real command, in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "portroyal", *arguments],
        env=os.environ | {"LC_ALL": lang, "PYTHONUTF8": "1"},
        capture_output=True,
        text=True,
        timeout=60,
    )


def call(capsys: pytest.CaptureFixture[str], *arguments: str, lang: str = "en") -> tuple[int, str, str]:
    """The same within this process, which is quicker."""
    root = logging.getLogger()
    before = root.handlers[:], root.level, logging.getLogger("portroyal").level
    try:
        with pytest.raises(SystemExit) as left:
            main([*arguments, "--lang", lang])
    finally:  # `serve` has set up its log
        root.handlers[:] = before[0]
        root.setLevel(before[1])
        logging.getLogger("portroyal").setLevel(before[2])
    told = capsys.readouterr()
    return int(left.value.code or 0), told.out, told.err


TAKEN = {
    "en": "Port {port} on 127.0.0.1 cannot be used (Address already in use). "
    "Choose another with --port, or stop whatever is running there.\n",
    "de": "Port {port} auf 127.0.0.1 geht nicht (die Adresse ist schon belegt). "
    "Wähle mit --port einen anderen oder beende, was dort läuft.\n",
    "nl": "Poort {port} van 127.0.0.1 is niet te gebruiken (het adres is al in gebruik). "
    "Kies met --port een andere, of beëindig wat daar draait.\n",
}


def test_a_port_in_use_is_one_clear_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """As `make run` starts it; nothing is opened, not even the database."""
    file = tmp_path / "tables.sqlite"
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        command = ("serve", "--open", "--port", str(port), "--database", str(file))
        told = run(*command, lang="de_AT.UTF-8")
        assert (told.returncode, told.stdout, told.stderr) == (1, "", TAKEN["de"].format(port=port))
        for lang, sentence in TAKEN.items():
            assert call(capsys, *command, lang=lang) == (1, "", sentence.format(port=port))
    assert not file.exists()


def test_a_second_server_on_the_same_file_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "tables.sqlite"
    with running(file):
        code, out, told = call(capsys, "serve", "--port", "0", "--database", str(file), lang="de")
        assert (code, out) == (1, "")
        assert told.startswith(f"Das geht nicht: {file} wird von einem anderen Server benutzt")
        for name in (f"{file}?timeout=5", f"sqlite:///{file}", f"sqlite+aiosqlite:///{file}?timeout=5"):
            assert call(capsys, "serve", "--port", "0", "--database", name, lang="de") == (1, "", told)


def test_a_database_that_cannot_be_used_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text, folder = tmp_path / "text.sqlite", tmp_path / "text.sqlite" / "tables.sqlite"
    text.write_text("this is no database, but long enough to be one " * 100)
    unreachable = "postgresql://nobody@127.0.0.1:1/none"
    for command in (["serve", "--port", "0"], ["backup", str(tmp_path / "copy.gz")], ["reports"]):
        for database in (str(text), str(folder), unreachable, "mysql://localhost/x", "sqlite://"):
            code, out, told = call(capsys, *command, "--database", database)
            assert code == 1, (command, database)
            assert told.count("\n") == 1, told
            assert told.startswith("That did not work: "), told
            assert out == ""
    assert call(capsys, "backup", "x.gz", "--database", unreachable, lang="de")[2].startswith(
        "Das geht nicht: die Datenbank ist nicht benutzbar: "
    )
    assert not (tmp_path / "copy.gz").exists()


def test_a_database_of_a_newer_version_is_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "tables.sqlite"
    with running(file):
        pass
    connection = sqlite3.connect(file)
    connection.execute("UPDATE alembic_version SET version_num = '999'")
    connection.commit()
    connection.close()
    code, _, told = call(capsys, "serve", "--port", "0", "--database", str(file))
    assert (code, "has schema version 999" in told) == (1, True)
    assert not list(tmp_path.glob("*.before*"))


def test_a_backup_that_finds_no_room_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "tables.sqlite"
    with running(file):
        pass
    code, _, told = call(capsys, "backup", str(tmp_path / "no" / "copy.gz"), "--database", str(file))
    assert (code, "copy.gz cannot be written: No such file" in told) == (1, True)
    if Path("/dev/full").exists():
        os.symlink("/dev/full", tmp_path / "copy.gz.part")
        code, _, told = call(capsys, "backup", str(tmp_path / "copy.gz"), "--database", str(file))
        assert (code, "copy.gz cannot be written: No space left" in told) == (1, True)


def test_backup_and_restore_count_what_they_copied(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, copy = tmp_path / "tables.sqlite", tmp_path / "copy.gz"
    with running(file) as server:
        two_at_a_table(server)
    code, told, _ = call(capsys, "backup", str(copy), "--database", str(file))
    assert (code, f"rows have been written to {copy}" in told) == (0, True)
    rows = told.split()[0]
    new = str(tmp_path / "new.sqlite")
    assert call(capsys, "restore", str(copy), "--database", new)[1].split()[0] == rows
    assert "is not empty" in call(capsys, "restore", str(copy), "--database", new)[2]
    shutil.copy(file, tmp_path / "no.gz")
    assert "cannot be read" in call(capsys, "restore", str(tmp_path / "no.gz"), "--database", f"{new}2")[2]
    told = call(capsys, "restore", "missing.gz", "--database", f"{new}3")[2]
    assert told == "That did not work: missing.gz cannot be read: No such file or directory.\n"
