"""`portroyal verify`: whether a record's cards are those that its secret and cuts make."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from portroyal.play.errors import PlayError
from portroyal.play.options import text_of
from portroyal.play.record import bad, fair_key, from_record
from portroyal.server.cutting import lot_of

FROM_OUTSIDE = ("seed", "deck", "reshuffles", "dice", "position", "chance")


@dataclass(frozen=True)
class Proof:
    """What was found to be true of a record."""

    game: str
    commitment: str
    actions: int
    shuffles: int
    rolls: int
    by_lot: bool
    finished: bool


def verify(record: object) -> Proof:
    """Checks everything that can be checked; raises a PlayError that says what is wrong."""
    if not isinstance(record, Mapping):
        raise bad("it must be an object")
    fairness = record.get("fairness")
    if not isinstance(fairness, Mapping):
        raise bad("it holds no proof of fairness")
    for key in FROM_OUTSIDE:
        if record.get(key) is not None:
            raise bad(f"{key} stands beside the proof, so that the cards could come from there")
    key = fair_key(fairness)
    players = record.get("players")
    cuts = fairness["cuts"]
    if not isinstance(players, list) or len(cuts) != len(players):
        raise bad("fairness: there must be one cut for each player")
    if not isinstance(fairness.get("game"), str):
        raise bad("fairness: the game must be named")
    by_lot = record.get("start_by_lot") is True
    if by_lot and record.get("start") != lot_of(key, len(players)):
        raise bad("the start player is not the one whom the lot has chosen")
    game = from_record(record)
    told = Counter(event.type for event in game.events)
    return Proof(
        game=game.setup.game,
        commitment=str(fairness["commitment"]),
        actions=len(game.actions),
        shuffles=0 if game.setup.game == "dice" else 1 + told["shuffle"],
        rolls=told["roll"],
        by_lot=by_lot,
        finished=game.over,
    )


def verify_file(name: str) -> Proof:
    try:
        record: Any = json.loads(text_of(name, "bad-record"))
    except (ValueError, RecursionError) as wrong:
        if isinstance(wrong, PlayError):
            raise
        raise bad(f"{name} is no JSON document: {wrong}") from None
    return verify(record)
