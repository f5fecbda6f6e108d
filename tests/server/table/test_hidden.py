"""No byte sent to anybody depends on hidden cards: two tables that differ in nothing else sound the same.

The second table is given the first one's game with everything face down dealt afresh, each pool of D6 within
itself. Then both get the same commands, and all that they send is compared, until a command shows a card.
"""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest
from tests.server.guests import Guest, Running, Stream, cut_all, two_at_a_table

from portroyal.server.table.views import Face

GAMES = [
    ("port-royal", {}),
    ("unterwegs", {}),
    ("combined", {"ending": "expedition"}),
    ("dice", {"chapter": 4}),
]
STEPS = 36


class Pair:
    """The same table twice, with two players and somebody who watches."""

    def __init__(self, server: Running, plan: dict[str, Any]) -> None:
        self.server = server
        self.ann, self.bob, first = two_at_a_table(server, **plan)
        key = self.ann.table(first)["table"]["key"]
        opened = self.ann.open("me", "open", **plan)["table"]
        self.bob.join(opened["id"], key=opened["key"])
        self.ann.send(opened["id"], "begin")
        cut_all(opened["id"], self.ann, self.bob)
        self.ids = (first, opened["id"])
        self.keys = (key, opened["key"])
        self.wes = Guest(server.address, "Wes")
        guests = (self.ann, self.bob, self.wes)
        self.streams = [
            [Stream(guest, id, {"key": key}) for guest in guests]
            for id, key in zip(self.ids, self.keys, strict=True)
        ]
        self.number = 0

    def same_game(self, chance: random.Random) -> None:
        """The second table gets the first one's game, but for what nobody can know."""
        lives = [self.server.house.tables.live[id] for id in self.ids]

        async def lay() -> None:
            one, two = (live.table for live in lives)
            assert one.game is not None
            assert two.game is not None
            two.game.__dict__.update(one.game.__dict__)
            two.game.table = one.game.table.blinded(chance)
            two.game.actions = list(one.game.actions)
            two.game._undoable = []
            one.game._undoable = []
            two.version = one.version
            for live in lives:
                live.face = Face(live.table)

        self.server.do(lay())

    def differ(self) -> bool:
        """Whether the two really hide different things, or nothing would be proved."""
        games = [self.server.house.tables.live[id].table.game for id in self.ids]
        hidden = [vars(game.table)["g"] for game in games if game is not None]
        piles = [getattr(g, "draw_pile", None) for g in hidden]
        return piles[0] != piles[1] or hidden[0].stream.key != hidden[1].stream.key

    def plain(self, text: str) -> str:
        """Without what is different by design: names of tables, keys, commitments, numbers of entries."""
        for id, key in zip(self.ids, self.keys, strict=True):
            commitment = self.server.house.tables.live[id].table.commitment
            for own in (commitment, id, key):
                text = text.replace(own, "own")
        return text

    def everything(self, since: tuple[int, int]) -> list[list[str]]:
        """All that anybody can ask for."""
        told: list[list[str]] = []
        for id, key, seq in zip(self.ids, self.keys, since, strict=True):
            answers = []
            for guest in (self.ann, self.bob, self.wes):
                paths = ("", "/odds", "/cards", "/record", "/replay")
                answers += [guest.get(f"/api/tables/{id}{path}", key=key).text for path in paths]
                answers.append(guest.get(f"/api/tables/{id}/log", key=key, since=seq).text)
            told.append([_without_numbers(self.plain(answer), seq) for answer in answers])
        return told

    def command(
        self, seat: int, body: dict[str, Any], since: tuple[int, int]
    ) -> tuple[list[str], list[str], bool]:
        """The same command at both: what all streams then say, and whether it showed something hidden."""
        self.number += 1
        heard: list[list[str]] = []
        for streams, seq in zip(self.streams, since, strict=True):
            streams[seat].socket.send(json.dumps(body | {"id": f"n{self.number}"}))
            messages = [streams[seat].raw("update", "refused")]
            if messages[0].startswith('{"type":"update"'):
                messages += [stream.raw("update") for stream in streams if stream is not streams[seat]]
            heard.append([_without_numbers(self.plain(message), seq) for message in messages])
        game = self.server.house.tables.live[self.ids[0]].table.game
        assert game is not None
        return heard[0], heard[1], not game.can_undo()


def _without_numbers(text: str, since: int) -> str:
    """Entries are counted from where the two tables became one."""
    return re.sub(r'"seq":(\d+)', lambda found: f'"seq":{int(found[1]) - since}', text)


@pytest.mark.parametrize(("game", "options"), GAMES, ids=[game for game, _ in GAMES])
def test_no_byte_depends_on_hidden_cards(server: Running, game: str, options: dict[str, Any]) -> None:
    now = server.house.moments.now()
    real = server.house.moments.now
    server.house.moments.now = lambda: now  # type: ignore[method-assign]
    try:
        compared = compare(server, {"game": game, "options": options, "hints": True, "start": 0})
    finally:
        server.house.moments.now = real  # type: ignore[method-assign]
    assert compared > STEPS // 3


def compare(server: Running, plan: dict[str, Any]) -> int:
    chance = random.Random(11)
    pair = Pair(server, plan)
    lives = [server.house.tables.live[id] for id in pair.ids]
    compared = 0
    pair.same_game(chance)
    for step in range(STEPS):
        table = lives[0].table
        if table.status != "running":
            break
        since = (lives[0].table.seq, lives[1].table.seq)
        if step % 4 == 0:
            one, two = pair.everything(since)
            assert one == two
        assert table.game is not None
        seat, legal = table.game.decider or 0, table.game.legal
        for action in ("nonsense", "take governor-8/0", "roll", "repel 3")[step % 4 :: 2]:
            if action not in legal:
                body = {"do": "act", "version": table.version, "action": action}
                one, two, _ = pair.command(seat, body, since)
                assert one == two
        body = {"do": "act", "version": table.version, "action": chance.choice(legal)}
        one, two, showed = pair.command(seat, body, since)
        if not showed:
            assert one == two
        compared += pair.differ()
        pair.same_game(chance)
    return compared
