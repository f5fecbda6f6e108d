"""The log of a table is kept as earlier versions keep it, and what only a later one knows is refused.

`tests/data/entries.json` was written with commit d5f65ac, whose entries had one type for all kinds: 53 by
its server tests, and 17 that these do not reach by its own encoder. It holds what was kept of each kind, and
what was left of that when its author had been deleted.
"""

from __future__ import annotations

import gzip
import json
import sqlite3
from pathlib import Path
from typing import get_args

import pytest

from portroyal.server.problems import RefusedError
from portroyal.server.storage.schema import Row
from portroyal.server.table.entries import AnyEntry, LogEntry, Told, entry_of, row_of, without

DATA = Path(__file__).parents[2] / "data"
KEPT: dict[str, list[tuple[str, str]]] = json.loads((DATA / "entries.json").read_bytes())
ALL = [(kind, data, left) for kind, pairs in KEPT.items() for data, left in pairs]
TABLE, ANN = "aBcDeFgHi1", "AnnAnnAnnAnn"


def row(kind: str, data: str) -> Row:
    return Row(TABLE, 7, kind, ANN, "c1", 1_794_000_000_000, data.encode())


def test_every_kind_was_kept_with_every_field() -> None:
    kinds: dict[str, type[Told]] = {kind.KIND: kind for kind in get_args(AnyEntry)}
    assert set(kinds) - {"pace", "skip"} == set(KEPT)  # these came later
    for kind, pairs in KEPT.items():
        fields = {name for data, _ in pairs for name in json.loads(data)}
        idle = {"spent"} if kind in ("start", "come-back", "resume") else set()
        later = {"deck", "dice", "position"} if kind == "start" else set()  # lessons, moments
        assert fields == set(kinds[kind].__struct_fields__) - idle - later, kind


@pytest.mark.parametrize(("kind", "data", "left"), ALL)
def test_an_entry_is_read_and_kept_byte_for_byte(kind: str, data: str, left: str) -> None:
    kept = row(kind, data)
    assert row_of(entry_of(kept), TABLE) == kept
    assert row_of(entry_of(row(kind, left)), TABLE).data == left.encode()


@pytest.mark.parametrize(("kind", "data", "left"), ALL)
def test_of_somebody_who_is_deleted_as_little_is_left_as_before(kind: str, data: str, left: str) -> None:
    whom = json.loads(data).get("whom", ANN)
    assert without(row(kind, data), whom, author=True) == left.encode()


def test_of_a_broken_entry_nothing_is_left_and_one_of_a_later_version_is_refused() -> None:
    broken = row("act", "no " + ANN)
    assert without(broken, ANN, author=True) == without(broken, ANN, author=False) == b""
    assert without(broken, "BobBobBobBob", author=False) == broken.data
    with pytest.raises(RefusedError):
        without(row("storm", "{}"), ANN, author=True)


@pytest.mark.parametrize("folder", [f for f in DATA.iterdir() if f.is_dir()], ids=lambda folder: folder.name)
def test_logs_of_earlier_versions_are_kept_byte_for_byte(folder: Path, tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    file.write_bytes(gzip.decompress((folder / "tables.sqlite.gz").read_bytes()))
    with sqlite3.connect(file) as database:
        rows = [Row(*found) for found in database.execute("select * from entries")]
    database.close()
    assert rows
    assert [row_of(entry_of(kept), kept.table_id) for kept in rows] == rows


def test_a_field_that_a_later_version_has_added_is_no_hindrance() -> None:
    told = entry_of(row("nudge", '{"seat":1,"loudly":true}'))
    assert told == LogEntry(entry_of(row("nudge", '{"seat":1}')).what, ANN, "c1", seq=7, at=told.at)


@pytest.mark.parametrize(
    ("kind", "data"), [("storm", '{"seat":1}'), ("nudge", '{"seat":"x"}'), ("act", "no")]
)
def test_what_only_another_version_knows_is_refused_with_one_sentence(kind: str, data: str) -> None:
    with pytest.raises(RefusedError) as refused:
        entry_of(row(kind, data))
    assert (refused.value.code, refused.value.status) == ("unreadable", 503)
    said = f"entry 7 of this table ({kind}) is not known to this version of the server"
    assert refused.value.sentence == said
