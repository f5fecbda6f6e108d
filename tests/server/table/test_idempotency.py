"""A command that comes again: the same is answered again, another one under its id is refused."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.guests import Guest, Running, seal, two_at_a_table, wait_for


@pytest.mark.parametrize(
    ("first", "same", "other"),
    [
        ({"do": "chat", "text": "ahoy"}, {"text": " ahoy\n"}, {"text": "ahoi"}),
        ({"do": "chat", "text": "ahoy"}, {}, {"do": "vote", "about": "pause", "text": None}),
        ({"do": "vote", "about": "pause"}, {}, {"do": "leave", "about": None}),
        ({"do": "pace", "pace": 150}, {}, {"pace": 2000}),
        ({"do": "vote", "about": "pause"}, {}, {"about": "abandon"}),
        ({"do": "vote", "about": "pause"}, {}, {"yes": False}),
        ({"do": "vote", "about": "pause", "yes": False}, {}, {"yes": True}),
        ({"do": "mute", "visitor": "BobBobBobBob"}, {}, {"visitor": "EveEveEveEve"}),
        ({"do": "mute", "visitor": "BobBobBobBob"}, {"muted": True}, {"muted": False}),
    ],
)
def test_an_id_belongs_to_one_command(
    server: Running, first: dict[str, Any], same: dict[str, Any], other: dict[str, Any]
) -> None:
    ann, _, id = two_at_a_table(server)

    def send(more: dict[str, Any]) -> dict[str, Any]:
        body = {key: value for key, value in (first | more).items() if value is not None}
        return dict(ann.post(f"/api/tables/{id}/commands", {"id": "once"} | body).json())

    done = send({})
    assert done["type"] == "done"
    assert send(same) == done
    assert send(other)["code"] == "id-used"
    assert ann.table(id)["seq"] == done["seq"]


def test_before_the_game_and_at_its_end_as_well(server: Running) -> None:
    ann, bob = Guest(server.address, "Ann"), Guest(server.address, "Bob")
    table = ann.open("me", "open", "open", "Grace")["table"]

    def send(guest: Guest, id: str, do: str, **more: Any) -> str | None:
        path = f"/api/tables/{table['id']}/commands"
        code: str | None = guest.post(path, {"id": id, "do": do} | more).json().get("code")
        return code

    for level, code in ((None, None), ("normal", None), ("hard", "id-used")):
        assert send(ann, "bot", "sit", seat=1, kind="bot", level=level) == code
    assert send(ann, "bot", "sit", seat=2, kind="bot") == "id-used"
    bob.join(table["id"], key=table["key"])
    assert ann.send(table["id"], "begin")["type"] == "done"
    for cut, code in (("a", None), ("a", None), ("b", "id-used")):
        assert send(ann, "seal", "seal", hash=seal(cut)) == code
    bob.send(table["id"], "seal", hash=seal("c"))
    for cut, code in (("a", None), ("a", None), ("b", "id-used")):
        assert send(ann, "cut", "cut", cut=cut) == code
    bob.send(table["id"], "cut", cut="c")
    wait_for(lambda: ann.table(table["id"])["table"]["status"] == "running")
    for seat, code in ((3, None), (3, None), (None, None), (0, "id-used")):
        assert send(ann, "end", "resign", seat=seat) == code


def test_another_act_under_the_same_id_is_refused(server: Running) -> None:
    ann = Guest(server.address, "Ann")
    hello = ann.open("me", "Grace", begin=True)
    path = f"/api/tables/{hello['table']['id']}/commands"
    body = {"id": "once", "version": hello["version"], "action": "draw"}
    assert ann.post(path, body).status_code == 200
    assert ann.post(path, body).status_code == 200
    answer = ann.post(path, body | {"action": "stop"})
    assert (answer.status_code, answer.json()["code"]) == (409, "id-used")


@pytest.mark.parametrize("id", ["", "x" * 41, "a b", "\x00", "ö", "\u202e"])
def test_ids_that_no_database_likes_are_refused(server: Running, id: str) -> None:
    ann, _, table = two_at_a_table(server)
    answer = ann.post(f"/api/tables/{table}/commands", {"id": id, "do": "chat", "text": "x"})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-message")
