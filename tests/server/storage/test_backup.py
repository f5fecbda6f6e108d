"""Backup and restore, from one kind of database into the other."""

from __future__ import annotations

import asyncio
import gzip
import shutil
from pathlib import Path

import httpx
import pytest
from tests.server.guests import Guest, running, two_at_a_table

from abuse_inside import damage
from portroyal.cli.main import main
from portroyal.server.settings import Settings
from portroyal.server.storage import database
from portroyal.server.storage.backup import backup, restore
from portroyal.server.storage.errors import DatabaseError
from temporary_postgres import Cluster


def test_a_backup_of_a_running_server_goes_on_in_another_database(tmp_path: Path, postgres: Cluster) -> None:
    file, copy = tmp_path / "tables.sqlite", tmp_path / "copy.gz"
    with running(file) as server:
        ann, bob, id = two_at_a_table(server)
        ann.post(f"/api/tables/{id}/report", {"reason": "a test"})
        (ann if ann.table(id)["state"]["legal"] else bob).act(id)
        before, token = ann.table(id), ann.token
        rows = asyncio.run(backup(Settings(database=str(file)), copy))
    assert copy.stat().st_mode & 0o077 == 0
    for target in (str(tmp_path / "new.sqlite"), postgres.database()):
        assert asyncio.run(restore(Settings(database=target), copy)) == rows
        with running(target) as server:
            headers = {"authorization": f"Bearer {token}"}
            after = httpx.get(f"{server.address}/api/tables/{id}", headers=headers).json()
            assert after["state"] == before["state"]
            assert after["seq"] == before["seq"]
            new = Guest(server.address)
            assert (
                new.post(
                    f"/api/tables/{new.open('me', 'easy')['table']['id']}/report", {"reason": "x"}
                ).json()
                == {}
            )


def test_a_database_that_is_not_empty_is_not_overwritten(tmp_path: Path) -> None:
    file, copy = tmp_path / "tables.sqlite", tmp_path / "copy.gz"
    with running(file) as server:
        Guest(server.address)
    asyncio.run(backup(Settings(database=str(file)), copy))
    with pytest.raises(DatabaseError, match="not empty"):
        asyncio.run(restore(Settings(database=str(file)), copy))


def test_a_torn_backup_is_refused_and_leaves_nothing(tmp_path: Path) -> None:
    file, copy, torn = tmp_path / "tables.sqlite", tmp_path / "copy.gz", tmp_path / "torn.gz"
    with running(file) as server:
        Guest(server.address)
    asyncio.run(backup(Settings(database=str(file)), copy))
    lines = gzip.decompress(copy.read_bytes()).splitlines(keepends=True)
    strange = [[*lines[:1], line] for line in (b"garbage\n", b'{"table": "\xff"}\n')]
    for part in (lines[:-1], [*lines[:-2], lines[-1]], [b"{}\n"], *strange):
        torn.write_bytes(gzip.compress(b"".join(part)))
        with pytest.raises(DatabaseError):
            asyncio.run(restore(Settings(database=str(tmp_path / "new.sqlite")), torn))
    torn.write_bytes(copy.read_bytes()[:-20])
    with pytest.raises(DatabaseError):
        asyncio.run(restore(Settings(database=str(tmp_path / "new.sqlite")), torn))
    asyncio.run(restore(Settings(database=str(tmp_path / "new.sqlite")), copy))  # nothing was left there


def test_restoring_from_what_is_not_there_leaves_nothing_behind(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ann")
    for name in ("missing.gz", "letter.txt"):
        with pytest.raises(DatabaseError):
            asyncio.run(restore(Settings(database=str(tmp_path / "new.sqlite")), tmp_path / name))
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]


def test_what_is_not_there_cannot_be_backed_up(tmp_path: Path) -> None:
    with pytest.raises(DatabaseError, match="does not exist"):
        asyncio.run(backup(Settings(database=str(tmp_path / "no.sqlite")), tmp_path / "copy.gz"))


def test_a_new_form_of_the_database_is_made_after_a_copy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With one more step of the migrations, as a later version will bring it."""
    file = tmp_path / "tables.sqlite"
    with running(file) as server:
        ann = Guest(server.address, "Ann")
        token = ann.token
    steps = tmp_path / "migrations"
    shutil.copytree(database.MIGRATIONS, steps)
    (steps / "versions" / "m999_later.py").write_text(
        "import sqlalchemy as sa\nfrom alembic import op\n"
        "revision = '999'\ndown_revision = '004'\nbranch_labels = depends_on = None\n"
        "def upgrade():\n    op.add_column('visitors', sa.Column('mood', sa.Text))\n"
        "def downgrade():\n    op.drop_column('visitors', 'mood')\n"
    )
    monkeypatch.setattr(database, "MIGRATIONS", steps)
    with running(file) as server:
        headers = {"authorization": f"Bearer {token}"}
        assert httpx.get(f"{server.address}/api/me", headers=headers).json()["name"] == "Ann"
    assert (tmp_path / "tables.before-999").exists()


def test_a_damaged_database_is_refused_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, copy = tmp_path / "tables.sqlite", tmp_path / "copy.gz"
    with running(file) as server:
        two_at_a_table(server)
    damage(file, "entries")
    with pytest.raises(SystemExit) as ended:
        main(["backup", str(copy), "--database", str(file)])
    assert ended.value.code == 1
    told = capsys.readouterr()
    assert told.out == ""
    assert "malformed" in told.err
    assert len(told.err.strip().splitlines()) == 1
    assert list(tmp_path.glob("copy*")) == []
