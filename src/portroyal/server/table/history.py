"""Looking at a table's game: its record and replay when it is over, and the odds where hints are allowed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from portroyal.play.game import Game
from portroyal.play.record import moments, to_record
from portroyal.play.state import OpenState
from portroyal.server.family import server_of
from portroyal.server.messages import encode
from portroyal.server.problems import RefusedError
from portroyal.server.table import views
from portroyal.server.table.pieces import in_pieces
from portroyal.server.table.protocol import Odds, Replay, Step
from portroyal.server.table.state import Table


def record(table: Table) -> dict[str, Any]:
    """The record with the whole proof in place of the seed; only when nothing is hidden any more."""
    game = finished(table)
    kept = to_record(game)
    made: dict[str, Any] = {}
    for key, value in kept.items():
        if key == "seed":
            made["fairness"] = msgspec.to_builtins(table.fairness())
        else:
            made[key] = value
    made["seats"] = [
        {
            "name": seat.name,
            "kind": "human" if seat.kind == "human" else "bot",
            "bot": seat.level if seat.kind == "bot" or seat.why is not None else None,
        }
        for seat in table.seats
    ]
    if table.plan.start is None:
        made["start_by_lot"] = True
    if table.ending is not None and table.ending.how != "finished":
        made["ended"] = table.ending.how
    return made


def replay(table: Table, visitor: str | None = None) -> Iterator[bytes]:
    """Every act of a finished game played again: a `Replay`, encoded part by part as it is read.

    Who sat there gets the key, to send others a link.
    """
    played, options = finished(table), table.told_options
    game = played.again()
    view = views.table_view(table, with_key=bool(table.seats_of(visitor)))
    opened = Replay(view, list(game.events), _shown(game, options), [])
    return in_pieces(encode(opened), _steps(played, game, options))


def _steps(played: Game, game: Game, options: dict[str, Any]) -> Iterator[bytes]:
    for moment in moments(played, game):
        seat, events = -1 if moment.seat is None else moment.seat, moment.events
        yield encode(Step(moment.number, seat, moment.action, events, _shown(game, options)))


def _shown(game: Game, options: dict[str, Any]) -> OpenState:
    return msgspec.structs.replace(game.table.state(), options=options)


def finished(table: Table) -> Game:
    """The game of a table that is over."""
    if table.status != "over":
        raise RefusedError("not-over", "the game is not over yet")
    if table.game is None:
        raise RefusedError("not-over", "no game was played at this table")
    return table.game


def odds(table: Table) -> Odds:
    """The chances of the next card or roll."""
    if not table.plan.hints:
        raise RefusedError("no-hints", "this table is played without hints")
    game = table.game
    if game is None or table.status != "running":
        raise RefusedError("wrong-status", "there is no game under way")
    told = server_of(game.setup.game).odds
    if told is None:
        raise RefusedError("no-hints", f"there are no hints for {game.setup.game}")
    return told(game.table, table.version)
