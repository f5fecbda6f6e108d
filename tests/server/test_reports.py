"""Reports of players: read by the operator, settled, and harmless to the one who reads them."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.server.guests import Running, running, two_at_a_table
from tests.server.table.test_commands import call

from portroyal.server.reports import read_reports, settle
from portroyal.server.settings import Settings
from temporary_postgres import Cluster


def complain(server: Running) -> str:
    """A line of chat, a name, and a line of somebody who is deleted since."""
    ann, bob, id = two_at_a_table(server)
    seq = bob.send(id, "chat", text="you play like a landlubber")["seq"]
    path = f"/api/tables/{id}/report"
    assert ann.post(path, {"reason": "rude\x1b[2J\n", "seq": seq, "visitor": bob.visitor}).status_code == 200
    assert bob.post(path, {"reason": "her name", "visitor": ann.visitor}).status_code == 200
    gone, other, second = two_at_a_table(server)
    seq = gone.send(second, "chat", text="soon gone")["seq"]
    other.post(f"/api/tables/{second}/report", {"reason": "why", "seq": seq, "visitor": gone.visitor})
    gone.http.delete("/api/me")
    return id


def test_the_operator_reads_and_settles_reports(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "tables.sqlite"
    database = ("--database", str(file))
    with running(file) as server:
        assert call(capsys, "reports", *database) == (0, "Nobody has reported anything.\n", "")
        id = complain(server)
        code, told, _ = call(capsys, "reports", *database)
        first, second, third = told.strip().split("\n\n")
        assert code == 0
        assert first.startswith("1 · 20")
        assert f"UTC · table {id}, message " in first
        assert first.endswith("\n  Ann about Bob: rude[2J\n  Bob wrote: you play like a landlubber")
        assert second.endswith(f"table {id}, a name\n  Bob about Ann: her name")
        assert third.endswith("Bob about a deleted player: why\n  The message has been deleted.")
        assert call(capsys, "reports", "--settle", "1", "--settle", "3", *database)[1] == (
            "2 reports have been deleted.\n"
        )
        assert call(capsys, "reports", *database, lang="de")[1].startswith("2 · 20")
        assert call(capsys, "reports", "--settle", "7", *database)[1] == "0 reports have been deleted.\n"


def test_the_same_on_postgresql(postgres: Cluster) -> None:
    settings = Settings(database=postgres.database())
    with running(settings.database) as server:
        complain(server)
        found = asyncio.run(read_reports(settings))
        assert [(one.reason, one.text) for one in found] == [
            ("rude[2J", "you play like a landlubber"),
            ("her name", None),
            ("why", None),
        ]
        assert asyncio.run(settle(settings, [one.number for one in found])) == 3
        assert asyncio.run(read_reports(settings)) == []
