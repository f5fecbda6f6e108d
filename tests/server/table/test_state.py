"""Tables from the first seat to the rematch, over real sockets."""

from __future__ import annotations

import hashlib
import random

from tests.server.guests import Guest, Running, cut_all, seal, two_at_a_table, wait_for

from portroyal.play.record import from_record
from portroyal.server.verify import verify


def test_a_game_against_bots_begins_at_once_and_ends_with_a_proof(server: Running) -> None:
    ann = Guest(server.address, "Ann")
    id = ann.open("me", "easy", begin=True, cut="my lucky words")["table"]["id"]
    chance = random.Random(7)
    while (hello := ann.table(id))["table"]["status"] == "running":
        legal = hello["state"]["legal"]
        if not legal:
            ann.table(id, since=hello["seq"], wait=5)
            continue
        takes = [action for action in legal if action.startswith("take")]
        assert ann.act(id, chance.choice(takes or legal))["type"] == "done"
    record = ann.get(f"/api/tables/{id}/record").json()
    assert record["fairness"]["cuts"] == ["my lucky words", ""]
    assert record["fairness"]["game"] == id
    assert verify(record).finished
    assert from_record(record).over
    replay = ann.get(f"/api/tables/{id}/replay").json()
    assert [step["action"] for step in replay["steps"]] == record["actions"]
    assert replay["steps"][-1]["state"]["winners"] == record["result"]["winners"]
    entries = ann.get(f"/api/tables/{id}/log").json()["entries"]
    assert [entry["seq"] for entry in entries] == list(range(1, len(entries) + 1))
    assert [entry["action"] for entry in entries if entry["kind"] == "act"] == record["actions"]


def test_the_stream_tells_every_entry_once_and_in_order(server: Running) -> None:
    ann, bob, id = two_at_a_table(server)
    mine, theirs = ann.stream(id), bob.stream(id)
    hello = mine.next("hello")
    theirs.next("hello")
    streams = {0: mine, 1: theirs}
    for _ in range(12):
        decider = hello["state"]["decider"]
        legal = ann.table(id)["state"]["legal"] or bob.table(id)["state"]["legal"]
        streams[decider].send("act", version=hello["version"], action=legal[0])
        first, second = mine.next("update"), theirs.next("update")
        assert first["seq"] == second["seq"] == hello["seq"] + 1
        assert first["entry"] == second["entry"]
        now = first["state"]["decider"]
        for seat, update in ((0, first), (1, second)):
            assert bool(update["state"]["legal"]) == (seat == now)
        hello = first
    late = ann.stream(id, since=hello["seq"] - 5)
    missed = late.next("hello")["missed"]
    assert [entry["seq"] for entry in missed] == list(range(hello["seq"] - 4, hello["seq"] + 1))
    for stream in (mine, theirs, late):
        stream.close()


def test_a_command_sent_twice_is_done_once_and_answered_twice(server: Running) -> None:
    ann, bob, id = two_at_a_table(server)
    decider = [ann, bob][ann.table(id)["state"]["decider"]]
    hello = decider.table(id)
    body = {"id": "once", "version": hello["version"], "action": hello["state"]["legal"][0]}
    first = decider.post(f"/api/tables/{id}/commands", body)
    again = decider.post(f"/api/tables/{id}/commands", body)
    assert first.json() == again.json()
    assert decider.table(id)["seq"] == hello["seq"] + 1
    stale = decider.post(f"/api/tables/{id}/commands", body | {"id": "other"})
    assert stale.status_code == 409
    assert stale.json()["code"] == "stale"
    assert stale.json()["state"]["drawn"] == 1


def test_only_the_one_who_decides_can_act_and_only_what_is_legal(server: Running) -> None:
    ann, bob, id = two_at_a_table(server)
    hello = ann.table(id)
    guests = [ann, bob]
    decider, other = guests[hello["state"]["decider"]], guests[1 - hello["state"]["decider"]]
    stranger = Guest(server.address)
    at = {"version": hello["version"]}
    assert other.send(id, "act", action="draw", **at)["code"] == "not-your-turn"
    assert decider.send(id, "act", action="repel", **at)["code"] == "illegal-action"
    key = hello["table"]["key"]
    answer = stranger.post(
        f"/api/tables/{id}/commands?key={key}", {"id": "x", "do": "act", "action": "draw"} | at
    )
    assert answer.json()["code"] == "not-seated"


def test_undo_by_the_fairness_rule(server: Running) -> None:
    ann, bob, id = two_at_a_table(server)
    guests = [ann, bob]
    decider = guests[ann.table(id)["state"]["decider"]]
    decider.act(id, "draw")
    assert decider.send(id, "undo", version=decider.table(id)["version"])["code"] == "cannot-undo"
    if "stop" not in decider.table(id)["state"]["legal"]:
        return
    before = decider.table(id)
    decider.act(id, "stop")
    after = decider.table(id)
    assert after["undo"] == before["state"]["decider"]
    assert guests[1 - after["undo"]].send(id, "undo", version=after["version"])["code"] == "cannot-undo"
    assert decider.send(id, "undo", version=after["version"])["type"] == "done"
    undone = decider.table(id)
    assert undone["state"] == before["state"]
    assert undone["version"] == before["version"] + 2


def test_seats_are_filled_emptied_and_guarded_by_the_host(server: Running) -> None:
    ann, bob, cid = Guest(server.address, "Ann"), Guest(server.address, "Bob"), Guest(server.address, "Cid")
    hello = ann.open("me", "open", "open")
    id, key = hello["table"]["id"], hello["table"]["key"]
    assert bob.get(f"/api/tables/{id}").status_code == 404
    assert bob.post(f"/api/tables/{id}/join", {"key": "x" * 20}).json()["code"] == "no-table"
    bob.join(id, key=key, seat=2)
    assert cid.post(f"/api/tables/{id}/join", {"key": key, "seat": 2}).json()["code"] == "seat-taken"
    assert ann.send(id, "begin")["code"] == "seats-open"
    assert bob.send(id, "sit", seat=1, kind="bot")["code"] == "not-host"
    assert bob.send(id, "begin")["code"] == "not-host"
    assert ann.send(id, "sit", seat=2, kind="open")["type"] == "done"  # Bob is removed
    assert bob.get(f"/api/tables/{id}").status_code == 404
    key = ann.table(id)["table"]["key"]  # a new one, which he does not know
    cid.join(id, key=key)
    assert cid.send(id, "leave")["type"] == "done"
    ann.send(id, "sit", seat=1, kind="bot", level="hard")
    assert ann.send(id, "sit", seat=1, kind="bot", level="god")["code"] == "unknown-level"
    ann.send(id, "sit", seat=2, kind="bot")
    assert ann.send(id, "begin", cut="x")["type"] == "done"
    seats = ann.table(id)["table"]["seats"]
    assert [seat["level"] for seat in seats] == [None, "hard", "normal"]
    assert bob.post(f"/api/tables/{id}/join", {"key": key}).json()["code"] == "wrong-status"


def test_the_host_who_leaves_hands_the_table_on(server: Running) -> None:
    ann, bob = Guest(server.address, "Ann"), Guest(server.address, "Bob")
    hello = ann.open("me", "open")
    id, key = hello["table"]["id"], hello["table"]["key"]
    bob.join(id, key=key)
    ann.send(id, "leave")
    assert bob.table(id)["you"]["host"]
    bob.send(id, "leave")
    assert bob.table(id, key=key)["table"]["ending"]["how"] == "abandoned"


def test_cuts_are_sealed_until_all_are_in(server: Running) -> None:
    ann, bob = Guest(server.address, "Ann"), Guest(server.address, "Bob")
    hello = ann.open("me", "open")
    id, key = hello["table"]["id"], hello["table"]["key"]
    bob.join(id, key=key)
    watched = bob.stream(id)
    watched.next("hello")

    def seals() -> list[str | None]:
        """As everybody is shown them."""
        return [seat.get("seal") for seat in watched.until("seal")["table"]["seats"]]

    ann.send(id, "begin")
    assert ann.send(id, "seal", hash=seal("north"))["type"] == "done"
    assert seals() == [None, None]  # not all are in
    assert ann.send(id, "cut", cut="north")["code"] == "not-sealed"
    bob.send(id, "seal", hash=seal("süd"))
    assert seals() == [seal("north"), seal("süd")]  # to be noted before one's own cut is given
    assert bob.send(id, "cut", cut="north")["code"] == "wrong-cut"
    assert bob.send(id, "cut", cut="x" * 60 + "ü" * 4)["code"] == "bad-cut"
    ann.send(id, "cut", cut="north")
    assert "north" not in str(ann.get(f"/api/tables/{id}/log").json())
    bob.send(id, "cut", cut="su\u0308d")  # NFC makes it the same text
    update = watched.until("start")
    assert update["table"]["status"] == "running"
    ann.send(id, "vote", about="abandon")
    bob.send(id, "vote", about="abandon")
    over = bob.table(id)["table"]
    assert over["ending"]["how"] == "abandoned"
    assert over["fairness"]["cuts"] == ["north", "süd"]
    secret = bytes.fromhex(over["fairness"]["secret"])
    assert hashlib.sha256(secret).hexdigest() == hello["table"]["commitment"]
    assert verify(bob.get(f"/api/tables/{id}/record").json()).commitment == hello["table"]["commitment"]
    watched.close()


def test_who_does_not_cut_in_time_cuts_with_nothing(server: Running) -> None:
    ann, bob = Guest(server.address, "Ann"), Guest(server.address, "Bob")
    hello = ann.open("me", "open")
    id = hello["table"]["id"]
    bob.join(id, key=hello["table"]["key"])
    ann.send(id, "begin")
    ann.send(id, "seal", hash=seal("north"))
    server.later(21, id)
    wait_for(lambda: ann.table(id)["table"]["status"] == "running")
    ann.send(id, "resign")
    assert ann.table(id)["table"]["fairness"]["cuts"] == ["", ""]


def test_a_rematch_has_the_same_seats_and_the_others_are_expected(server: Running) -> None:
    ann, bob, id = two_at_a_table(server, start=0)
    assert ann.send(id, "rematch")["code"] == "wrong-status"
    bob.send(id, "resign")
    assert ann.table(id)["table"]["ending"] | {"points": 0} == {
        "how": "resigned",
        "winners": [0],
        "points": 0,
        "coins": None,
        "rounds": 1,
        "reason": None,
    }
    first = bob.send(id, "rematch")
    assert ann.send(id, "rematch")["table"] == first["table"]
    new = ann.table(first["table"])["table"]
    assert [seat["kind"] for seat in new["seats"]] == ["open", "human"]
    assert new["start"] == 1
    assert ann.table(id)["table"]["rematch"] == first["table"]
    ann.join(first["table"])
    bob.send(first["table"], "begin")
    cut_all(first["table"], ann, bob)


def test_no_cut_is_given_before_the_commitment_is_shown(server: Running) -> None:
    """Alone against bots it takes two steps, also for a rematch: nobody but the player chooses the cut."""
    ann = Guest(server.address, "Ann")
    opened = ann.open("me", "easy")["table"]
    assert opened["status"] == "waiting"
    ann.send(opened["id"], "begin", cut="mine")
    ann.send(opened["id"], "resign")
    again = ann.send(opened["id"], "rematch")["table"]
    waiting = ann.table(again)["table"]
    assert (waiting["status"], waiting["fairness"]) == ("waiting", None)
    assert [seat["kind"] for seat in waiting["seats"]] == ["human", "bot"]
    ann.send(again, "begin", cut="mine again")
    ann.send(again, "resign")
    over = ann.table(again)["table"]
    assert over["commitment"] == waiting["commitment"] != opened["commitment"]
    assert over["fairness"]["cuts"] == ["mine again", ""]


def test_people_at_one_device_play_their_own_seats(server: Running) -> None:
    ann = Guest(server.address, "Ann")
    hello = ann.open("me", "Grace", "Kay", begin=True, start=1)
    id = hello["table"]["id"]
    assert [seat["name"] for seat in hello["table"]["seats"]] == ["Ann", "Grace", "Kay"]
    assert hello["you"]["seats"] == [0, 1, 2]
    assert hello["state"]["decider"] == 1
    assert hello["state"]["legal"] == ["draw"]
    assert ann.act(id)["type"] == "done"
    ann.send(id, "resign", seat=2)
    assert ann.table(id)["table"]["seats"][2]["why"] == "resigned"
    assert ann.table(id)["table"]["status"] == "running"


def test_all_four_games_can_be_played(server: Running) -> None:
    ann = Guest(server.address, "Ann")
    for game, options in (
        ("unterwegs", {}),
        ("combined", {"ending": "expedition"}),
        ("dice", {"chapter": 3}),
    ):
        id = ann.open("me", "Grace", begin=True, game=game, options=options)["table"]["id"]
        for _ in range(20):
            assert ann.act(id)["type"] == "done"
