"""A PostgreSQL whose files are broken: seen by the operator, and felt by those alone whose table it is."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from tests.server.guests import Guest, Running, running, two_at_a_table, wait_for

from portroyal.cli.main import main
from portroyal.server.live import registry
from temporary_postgres import Cluster

PAGE = 8192


def ask(database: str, query: str, *values: Any) -> Any:
    async def asked() -> Any:
        connection = await asyncpg.connect(database)
        try:
            return await connection.fetchval(query, *values)
        finally:
            await connection.close()

    return asyncio.run(asked())


Wreck = Callable[[Path], object]


def break_while_down(postgres: Cluster, database: str, relation: str, wreck: Wreck) -> None:
    """Its file is broken as a disk might do it, while nobody has it in memory."""
    where = ask(database, "SELECT pg_relation_filepath($1::text::regclass)", relation)
    file = postgres.folder / "data" / where
    postgres.stop()
    try:
        wreck(file)
    finally:
        postgres.start()


def overwrite(page: int) -> Wreck:
    def wreck(file: Path) -> None:
        with file.open("r+b") as raw:
            raw.seek(page * PAGE)
            raw.write(b"\xa5" * PAGE)

    return wreck


def back_up(database: str, target: Path, capsys: pytest.CaptureFixture[str]) -> tuple[Any, str]:
    """How `portroyal backup` ended, and the one line that it said."""
    with pytest.raises(SystemExit) as ended:
        main(["backup", str(target), "--database", database, "--lang", "en"])
    told = capsys.readouterr()
    (line,) = (told.out + told.err).strip().splitlines()
    return ended.value.code, line


def test_a_broken_page_harms_those_alone_whose_table_it_holds(
    tmp_path: Path,
    postgres: Cluster,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    capsys: pytest.CaptureFixture[str],
) -> None:
    database = postgres.database()
    with running(database) as server:
        carl, _, other = two_at_a_table(server)
        _, _, due = two_at_a_table(server)
        ann, _, id = two_at_a_table(server)
        for _ in range(40):  # in pages of their own
            assert ann.send(id, "chat", text="x" * 500)["type"] == "done"
    page = "SELECT (ctid::text::point)[0]::int FROM entries GROUP BY 1 HAVING bool_and(table_id = $1) LIMIT 1"
    broken = ask(database, page, id)
    ask(database, "UPDATE tables SET due = CASE id WHEN $1 THEN 1 ELSE 2 END WHERE id <> $2", id, other)
    break_while_down(postgres, database, "entries", overwrite(broken))
    monkeypatch.setattr(registry, "SWEEP", 0.05)
    with running(database) as server:
        wait_for(lambda: due in server.house.tables.live)  # though the broken one was due before
        again, there = ann.elsewhere(server), carl.elsewhere(server)
        for _ in range(3):
            answer = again.get(f"/api/tables/{id}")
            assert (answer.status_code, answer.json()["code"]) == (503, "unreadable")
        health = there.get("/healthz")
        assert (health.status_code, health.json()["status"]) == (503, "cannot read")
        assert health.json()["unreadable"] == 1
        assert there.table(other)["table"]["status"] == "running"
        assert there.send(other, "chat", text="all is well here")["type"] == "done"
        assert again.open("me", "easy", begin=True)["table"]["status"] == "running"
    told = [record for record in caplog.records if record.levelname == "ERROR"]
    assert sorted(record.message for record in told) == ["cannot read", "table unreadable"]
    assert f"invalid page in block {broken} of relation" in str([vars(record)["why"] for record in told])
    code, line = back_up(database, tmp_path / "copy.gz", capsys)
    assert (code, f"invalid page in block {broken}" in line) == (1, True)
    assert list(tmp_path.iterdir()) == []


def play_and_stop(database: str) -> tuple[Guest, str]:
    with running(database) as server:
        ann, _, id = two_at_a_table(server)
    return ann, id


def answers(server: Running, ann: Guest, id: str) -> tuple[int, str]:
    answer = ann.elsewhere(server).get(f"/api/tables/{id}")
    return answer.status_code, answer.json().get("code", "")


@pytest.mark.parametrize("relation", ["entries", "entries_pkey"])
def test_a_file_that_is_gone_is_told(
    relation: str, tmp_path: Path, postgres: Cluster, capsys: pytest.CaptureFixture[str]
) -> None:
    database = postgres.database()
    ann, id = play_and_stop(database)
    break_while_down(postgres, database, relation, os.unlink)
    with running(database) as server:
        assert answers(server, ann, id) == (503, "unreadable")
        new = Guest(server.address, "Bob")
        opened = new.post("/api/tables", {"game": "port-royal", "seats": [{"kind": "me"}, {"kind": "open"}]})
        assert (opened.status_code, opened.json()["code"]) == (503, "not-saved")
        assert new.http.patch("/api/me", json={"name": "Rob"}).status_code == 200  # what is whole is served
        health = new.get("/healthz")
        assert (health.status_code, health.json()["status"]) == (503, "cannot read")
        assert not server.house.writer.healthy  # which a commit of something else does not change
    code, line = back_up(database, tmp_path / "copy.gz", capsys)
    assert (code, "No such file" in line) == (1, True)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("wreck", "told"),
    [
        (lambda file: os.truncate(file, 0), (503, "unreadable")),
        (lambda file: file.write_bytes(bytes(file.stat().st_size)), (503, "unreadable")),
    ],
    ids=["cut", "zeroed"],
)
def test_rows_that_vanish_without_an_error_are_noticed(
    wreck: Wreck,
    told: tuple[int, str],
    tmp_path: Path,
    postgres: Cluster,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """To PostgreSQL an empty page is a new one: by itself it would say nothing."""
    database = postgres.database()
    ann, id = play_and_stop(database)
    assert back_up(database, tmp_path / "before.gz", capsys)[0] == 0
    break_while_down(postgres, database, "entries", wreck)
    with running(database) as server:
        assert answers(server, ann, id) == told
        assert ann.elsewhere(server).get("/healthz").json()["unreadable"] == 1
    code, line = back_up(database, tmp_path / "copy.gz", capsys)
    assert (code, "the database is damaged" in line or "could not be checked" in line) == (1, True), line
    assert (tmp_path / "copy.gz").exists()  # it may be all that is left
