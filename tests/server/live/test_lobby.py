"""Finding tables: who got up has no part in one any more, no page leaves one out, none waits for ever."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.server.guests import Guest, Running, running


def test_who_gets_up_before_the_start_has_no_part_in_the_table(server: Running) -> None:
    ann, bob = Guest(server.address, "Ann"), Guest(server.address, "Bob")
    opened = ann.open("me", "open")["table"]
    for way in ("leave", "removed"):
        bob.join(opened["id"], key=opened["key"])
        assert [line["mine"] for line in bob.get("/api/me/games").json()["tables"]] == [[1]]
        if way == "leave":
            bob.send(opened["id"], "leave")
        else:
            ann.send(opened["id"], "sit", seat=1, kind="open")
        assert bob.get("/api/me/games").json()["tables"] == []
    assert len(ann.get("/api/me/games").json()["tables"]) == 1


@pytest.mark.parametrize("public", [False, True])
def test_who_is_removed_does_not_come_back_by_the_same_link(server: Running, public: bool) -> None:
    ann, bob = Guest(server.address, "Ann"), Guest(server.address, "Bob")
    opened = ann.open("me", "open", "open", public=public)["table"]
    id, key = opened["id"], opened["key"]
    bob.join(id, key=key)
    watching = bob.stream(id)
    watching.next("hello")
    ann.send(id, "sit", seat=1, kind="open")
    assert watching.next("bye") == {"type": "bye", "code": "removed", "again": False}
    again = bob.post(f"/api/tables/{id}/join", {"key": key})
    assert (again.status_code, again.json()["code"]) == ((403, "removed") if public else (404, "no-table"))
    if not public:  # nor as somebody else
        new = Guest(server.address, "Robert").post(f"/api/tables/{id}/join", {"key": key})
        assert new.json()["code"] == "no-table"
    link = ann.table(id)["table"]["key"]
    assert link != key
    assert link not in ann.get(f"/api/tables/{id}/log").text
    cara = Guest(server.address, "Cara")
    cara.join(id, key=link)
    assert cara.table(id)["table"]["key"] == link
    bob.join(id, key=link)  # the host has given him the new one
    assert bob.send(id, "leave")["type"] == "done"
    bob.join(id, key=link)


def test_a_link_stays_as_long_as_nobody_is_removed(server: Running) -> None:
    ann, bob = Guest(server.address, "Ann"), Guest(server.address, "Bob")
    opened = ann.open("me", "open", "easy")["table"]
    for kind in ("bot", "open"):
        ann.send(opened["id"], "sit", seat=1, kind=kind)
        ann.send(opened["id"], "sit", seat=2, kind=kind)
    bob.join(opened["id"], key=opened["key"])
    bob.send(opened["id"], "leave")
    assert ann.table(opened["id"])["table"]["key"] == opened["key"]


def test_a_new_link_is_known_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as server:
        ann, bob = Guest(server.address, "Ann"), Guest(server.address, "Bob")
        opened = ann.open("me", "open")["table"]
        bob.join(opened["id"], key=opened["key"])
        ann.send(opened["id"], "sit", seat=1, kind="open")
        link = ann.table(opened["id"])["table"]["key"]
    with running(tmp_path / "tables.sqlite") as server:
        back = bob.elsewhere(server)
        assert back.post(f"/api/tables/{opened['id']}/join", {"key": opened["key"]}).status_code == 404
        assert back.join(opened["id"], key=link)["you"]["seats"] == [1]


def test_lists_come_in_pages_that_leave_nothing_out(server: Running) -> None:
    """Even tables of the very same moment, of which one page ends in the middle."""
    real, moments = server.house.moments.now, server.house.moments
    now = real()
    moments.now = lambda: now  # type: ignore[method-assign]
    try:
        ann = Guest(server.address)
        ids = [ann.open("me", "open")["table"]["id"] for _ in range(53)]
    finally:
        moments.now = real  # type: ignore[method-assign]
    first = ann.get("/api/me/games").json()
    second = ann.get("/api/me/games", before=first["before"]).json()
    assert (len(first["tables"]), second["before"]) == (50, None)
    assert [line["id"] for line in first["tables"] + second["tables"]] == sorted(ids, reverse=True)
    for wrong in ("1", "1-", "x-aBcDeFgHi1", "1-aBcDeFgHi1-"):
        assert ann.get("/api/me/games", before=wrong).json()["code"] == "bad-query"


def test_no_host_fills_a_table_with_muted_people(server: Running) -> None:
    ann = Guest(server.address)
    id = ann.open("me", "open")["table"]["id"]
    codes = [ann.send(id, "mute", visitor=f"{i:012}").get("code") for i in range(101)]
    assert codes == [None] * 100 + ["wrong-status"]
    assert ann.send(id, "mute", visitor=f"{7:012}", muted=False)["type"] == "done"


def test_a_table_that_waits_too_long_leaves_the_lobby_and_is_still_there(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite", keep_listed=3600) as server:
        ann, bob = Guest(server.address, "Ann"), Guest(server.address, "Bob")
        real, moments = server.house.moments.now, server.house.moments
        id = ann.open("me", "open", "open", public=True)["table"]["id"]

        def listed() -> list[str]:
            return [line["id"] for line in bob.get("/api/tables").json()["tables"]]

        assert listed() == [id]
        moments.now = lambda: real() + 3_600_001  # type: ignore[method-assign]
        assert listed() == []
        bob.join(id)
        assert listed() == [id]  # somebody came, so it is worth seeing again
