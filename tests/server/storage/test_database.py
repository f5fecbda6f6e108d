"""The files of a database: for their owner alone, and for one process, whatever names they have."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.guests import Guest, running

from portroyal.cli.main import main
from portroyal.server.context import House
from portroyal.server.settings import Settings
from portroyal.server.storage.backup import backup, restore
from portroyal.server.storage.claim import Claim
from portroyal.server.storage.database import copy_file
from portroyal.server.storage.errors import DatabaseError


@pytest.fixture(autouse=True)
def open_handed() -> Iterator[None]:
    """Without care every file would be there for everybody."""
    before = os.umask(0)
    yield
    os.umask(before)


def seen_by_others(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir() if path.stat().st_mode & 0o077)


def test_a_new_database_and_its_copies_are_for_their_owner_alone(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with running(file) as server:
        Guest(server.address, "Ann")
        assert {"tables.sqlite-wal", "tables.sqlite-shm"} <= {path.name for path in tmp_path.iterdir()}
        assert seen_by_others(tmp_path) == []
        (tmp_path / "copy.gz.part").touch(0o666)  # left there by somebody
        asyncio.run(backup(Settings(database=str(file)), tmp_path / "copy.gz"))
        copy_file(file, tmp_path / "tables.before-999")
    asyncio.run(restore(Settings(database=str(tmp_path / "new.sqlite")), tmp_path / "copy.gz"))
    assert seen_by_others(tmp_path) == []


def test_a_database_that_others_could_read_is_closed_to_them(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with running(file) as server:
        Guest(server.address, "Ann")
    file.chmod(0o644)
    with running(file) as server:
        Guest(server.address, "Bob")
        assert seen_by_others(tmp_path) == []


def test_one_process_has_a_database_whatever_name_it_is_given(tmp_path: Path) -> None:
    file, other = tmp_path / "tables.sqlite", tmp_path / "elsewhere" / "link.sqlite"
    other.parent.mkdir()
    other.symlink_to(file)
    for first, second in ((file, other), (other, file)):
        held = Claim(first)
        with pytest.raises(DatabaseError, match="is in use by another"):
            Claim(second)
        held.close()
    with running(other) as server:
        Guest(server.address, "Ann")
        assert seen_by_others(tmp_path) == ["elsewhere"]
        with pytest.raises(DatabaseError):
            Claim(tmp_path / "elsewhere" / ".." / "tables.sqlite")


def test_a_database_with_two_names_is_used_under_neither(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A hard link is no way around the lock, and no way to miss what is still in SQLite's own log."""
    file, other = tmp_path / "tables.sqlite", tmp_path / "elsewhere" / "twin.sqlite"
    other.parent.mkdir()
    with running(file) as server:
        ann = Guest(server.address, "Ann")
        other.hardlink_to(file)
        with pytest.raises(DatabaseError, match="another name"):
            House(Settings(database=str(other)))
        with pytest.raises(SystemExit) as ended:
            main(["backup", str(tmp_path / "copy.gz"), "--database", str(other)])
        assert ended.value.code == 1
        assert len(capsys.readouterr().err.strip().splitlines()) == 1
        assert ann.get("/api/me").json()["name"] == "Ann"  # who is there already plays on
    assert [path.name for path in other.parent.iterdir()] == ["twin.sqlite"]
    with pytest.raises(DatabaseError, match="another name"):
        House(Settings(database=str(file)))
    other.unlink()
    with running(file) as server:
        Guest(server.address, "Bob")
