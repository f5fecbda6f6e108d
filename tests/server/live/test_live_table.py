"""People at a table: clocks, leaving and coming back, pauses, votes, chat, presence, watching."""

from __future__ import annotations

from tests.server.guests import Guest, Running, two_at_a_table, wait_for


def test_a_clock_that_runs_out_gives_the_seat_to_a_bot_for_this_game(server: Running) -> None:
    ann, bob, id = two_at_a_table(server, clock={"kind": "live", "seconds": 10, "increment": 0})
    live = server.house.tables.live[id]
    stream = ann.stream(id)
    clocks = stream.next("hello")["clocks"]
    decider = clocks["running"]
    guest = [ann, bob][decider]
    live.table.clock.left[decider] = 300  # what is left of a long game

    server.loop.call_soon_threadsafe(live.keeper.schedule)
    update = stream.until("stand-in")
    assert (update["entry"]["seat"], update["entry"]["why"]) == (decider, "clock")
    assert update["table"]["seats"][decider]["played_by"] == "bot"
    assert update["clocks"]["left"][decider] == 0
    assert guest.send(id, "come-back")["code"] == "wrong-status"
    wait_for(lambda: ann.table(id)["state"]["decider"] != decider)


def test_what_is_refused_never_touches_a_clock(server: Running) -> None:
    ann, bob, id = two_at_a_table(server, clock={"kind": "live", "seconds": 600, "increment": 5})
    first = ann.table(id)["clocks"]
    decider = [ann, bob][first["running"]]
    for action in ("nonsense", "repel", "take x", ""):
        decider.send(id, "act", version=ann.table(id)["version"], action=action)
        decider.send(id, "undo", version=1)
    server.later(100)
    later = ann.table(id)["clocks"]
    lost = first["left"][first["running"]] - later["left"][first["running"]]
    assert abs(lost - (later["at"] - first["at"])) <= 1
    assert later["left"][1 - first["running"]] == first["left"][1 - first["running"]]


def test_a_bot_stands_in_for_who_is_gone_and_hands_the_seat_back(server: Running) -> None:
    ann, bob, id = two_at_a_table(server)
    mine, theirs = ann.stream(id), bob.stream(id)
    mine.next("hello")
    theirs.next("hello")
    theirs.close()
    while mine.next("presence")["present"]["seats"] != [True, False]:
        pass
    server.later(61, id)
    update = mine.until("stand-in")
    assert (update["entry"]["seat"], update["entry"]["why"]) == (1, "left")
    assert update["table"]["seats"][1]["played_by"] == "bot"
    back = bob.stream(id)
    back.next("hello")
    back.send("come-back")
    assert mine.until("come-back")["table"]["seats"][1]["played_by"] == "human"


def test_where_nobody_waits_the_table_does(server: Running) -> None:
    ann, _, id = two_at_a_table(server)
    stream = ann.stream(id)
    stream.next("hello")
    stream.close()
    wait_for(lambda: not server.house.tables.live[id].company.listeners)
    server.later(61, id)
    assert all(seat["played_by"] == "human" for seat in ann.table(id)["table"]["seats"])


def test_leaving_is_not_forever(server: Running) -> None:
    ann, bob, id = two_at_a_table(server, start=0, pace=5000)  # no stand-in acts before its owner does
    assert bob.send(id, "leave")["type"] == "done"
    assert ann.table(id)["table"]["seats"][1]["why"] == "left"
    wait_for(lambda: ann.table(id)["state"]["decider"] == 0)
    assert bob.send(id, "come-back")["type"] == "done"
    assert ann.table(id)["table"]["seats"][1]["why"] is None
    assert ann.send(id, "leave")["type"] == "done"
    assert ann.act(id)["type"] == "done"  # the owner acts, so the seat is theirs again
    assert ann.table(id)["table"]["seats"][0]["why"] is None


def test_a_pause_needs_all_who_play_and_stops_everything(server: Running) -> None:
    ann, bob, id = two_at_a_table(server, clock={"kind": "live", "seconds": 60})
    assert ann.send(id, "vote", about="pause")["type"] == "done"
    assert ann.table(id)["table"]["votes"]["pause"] == [0]
    assert not ann.table(id)["table"]["paused"]
    bob.send(id, "vote", about="pause")
    told = ann.table(id)
    assert told["table"]["paused"]
    assert told["clocks"]["running"] is None
    assert ann.act(id, "draw")["code"] == "paused"
    left = told["clocks"]["left"]
    server.later(10)
    assert bob.send(id, "resume")["type"] == "done"
    assert ann.table(id)["clocks"]["running"] == told["state"]["decider"]
    other = 1 - told["state"]["decider"]
    assert ann.table(id)["clocks"]["left"][other] == left[other]


def test_a_vote_can_be_declined_and_called_again(server: Running) -> None:
    ann, bob, id = two_at_a_table(server)
    ann.send(id, "vote", about="pause")
    bob.send(id, "vote", about="pause", yes=False)
    seen = ann.table(id, since=0)
    assert seen["table"]["votes"]["pause"] == []
    assert [entry["why"] for entry in seen["missed"] if entry["kind"] == "decline"] == ["pause"]
    ann.send(id, "vote", about="pause")
    bob.send(id, "vote", about="pause")
    assert ann.table(id)["table"]["paused"]


def test_abandoning_needs_all_and_a_vote_can_be_taken_back(server: Running) -> None:
    ann, bob, id = two_at_a_table(server)
    ann.send(id, "vote", about="abandon")
    ann.send(id, "vote", about="abandon", yes=False)
    bob.send(id, "vote", about="abandon")
    assert ann.table(id)["table"]["status"] == "running"
    ann.send(id, "vote", about="abandon")
    assert ann.table(id)["table"]["ending"]["how"] == "abandoned"


def test_one_person_against_bots_pauses_and_resigns_alone(server: Running) -> None:
    ann = Guest(server.address, "Ann")
    id = ann.open("me", "easy", "easy", begin=True, start=0)["table"]["id"]
    ann.send(id, "vote", about="pause")
    assert ann.table(id)["table"]["paused"]
    ann.send(id, "resume")
    ann.send(id, "resign")
    ending = ann.table(id)["table"]["ending"]
    assert (ending["how"], ending["winners"]) == ("resigned", [])


def test_chat_is_plain_text_and_can_be_muted_and_reported(server: Running) -> None:
    ann, bob, id = two_at_a_table(server)
    key = ann.table(id)["table"]["key"]
    watcher = Guest(server.address, "Wes")
    seen = watcher.stream(id, key=key)
    seen.next("hello")
    bob.send(id, "chat", text="<script>alert(1)</script>\u202e hello\n")
    update = seen.until("chat")
    assert update["entry"]["text"] == "<script>alert(1)</script> hello"
    assert (update["entry"]["name"], update["entry"]["seat"]) == ("Bob", 1)
    assert update["version"] == ann.table(id)["version"]
    answer = watcher.post(f"/api/tables/{id}/commands?key={key}", {"id": "w", "do": "chat", "text": "psst"})
    assert answer.json()["code"] == "chat-off"
    assert bob.send(id, "mute", visitor=ann.visitor)["code"] == "not-host"
    assert ann.send(id, "mute", visitor=bob.visitor)["type"] == "done"
    assert bob.send(id, "chat", text="I am still here")["code"] == "muted"
    ann.send(id, "mute", visitor=bob.visitor, muted=False)
    assert bob.send(id, "chat", text="again")["type"] == "done"
    assert [line["text"] for line in ann.table(id)["chat"]][-1] == "again"
    report = {"reason": "rude", "seq": update["seq"], "visitor": bob.visitor}
    assert ann.post(f"/api/tables/{id}/report", report).status_code == 200
    assert ann.get("/api/me/data").json()["reports"] == ["rude"]


def test_presence_tells_seats_and_watchers(server: Running) -> None:
    ann, bob, id = two_at_a_table(server, public=True)
    stream = ann.stream(id)
    assert stream.next("hello")["present"] == {"seats": [True, False], "watchers": 0}
    bob.stream(id)
    assert stream.next("presence")["present"] == {"seats": [True, True], "watchers": 0}
    Guest(server.address).stream(id)
    assert stream.next("presence")["present"] == {"seats": [True, True], "watchers": 1}


def test_public_tables_are_listed_and_can_be_watched_without_a_name(server: Running) -> None:
    ann = Guest(server.address, "Ann")
    id = ann.open("me", "open", public=True, title="Calm sea")["table"]["id"]
    waiting = ann.get("/api/tables").json()["tables"]
    assert [line["title"] for line in waiting if line["id"] == id] == ["Calm sea"]
    bob = Guest(server.address, "Bob")
    bob.join(id)
    ann.send(id, "begin")
    assert id not in [line["id"] for line in ann.get("/api/tables").json()["tables"]]


def test_odds_only_where_hints_are_allowed(server: Running) -> None:
    ann = Guest(server.address, "Ann")
    id = ann.open("me", "Grace", begin=True)["table"]["id"]
    assert ann.get(f"/api/tables/{id}/odds").json()["code"] == "no-hints"
    id = ann.open("me", "Grace", begin=True, hints=True)["table"]["id"]
    odds = ann.get(f"/api/tables/{id}/odds").json()
    assert odds["bust"] == 0
    assert abs(sum(odds["cards"].values()) - 1) < 1e-9
    dice = ann.open("me", "Grace", begin=True, hints=True, game="dice")["table"]["id"]
    for _ in range(3):
        ann.act(dice)
    assert ann.get(f"/api/tables/{dice}/odds").json()["reach"]


def test_offers_go_to_the_one_who_decides_and_to_nobody_else(server: Running) -> None:
    ann, bob, id = two_at_a_table(server, start=0, hints=True)
    mine, theirs, watching = (
        ann.stream(id),
        bob.stream(id),
        Guest(server.address).stream(id, key=ann.table(id)["table"]["key"]),
    )
    for stream in (theirs, watching):
        assert stream.next("hello")["offers"] == []
    [draw] = mine.next("hello")["offers"]
    assert (draw["action"], draw["risk"]["busts"]) == ("draw", 0)
    ann.act(id, "draw")
    told, others = mine.until("act"), (theirs.until("act"), watching.until("act"))
    assert [offer["action"] for offer in told["offers"] if offer["can"]] == told["state"]["legal"] != []
    assert [message["offers"] for message in others] == [[], []]
    refused = ann.send(id, "act", version=told["version"], action="nonsense")
    assert refused["offers"] == told["offers"] == ann.table(id)["offers"]
    assert bob.send(id, "act", version=told["version"], action="stop")["offers"] == []


def test_offers_carry_no_odds_where_there_are_no_hints(server: Running) -> None:
    ann = Guest(server.address)
    for game in ("port-royal", "dice"):
        id = ann.open("me", "Grace", begin=True, start=0, game=game)["table"]["id"]
        for _ in range(6):
            offers = ann.table(id)["offers"]
            assert {offer["risk"] for offer in offers} | {offer.get("sudden") for offer in offers} == {None}
            ann.act(id)


def test_a_seat_that_a_bot_plays_on_gets_no_offers(server: Running) -> None:
    ann, bob, id = two_at_a_table(server, start=1, pace=5000)  # no stand-in acts before its owner does
    assert bob.table(id)["offers"]
    assert bob.send(id, "leave")["type"] == "done"
    assert bob.table(id)["offers"] == ann.table(id)["offers"] == []
