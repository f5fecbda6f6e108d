"""Looking at a table's game: its record and replay when it is over, and the odds where hints are allowed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from portroyal.play.cards.adapter import CardTable
from portroyal.play.dice.adapter import DiceTable
from portroyal.play.family import Setup
from portroyal.play.game import Game
from portroyal.play.record import fair_key, to_record
from portroyal.rules.cards import odds as card_odds
from portroyal.rules.dice import odds as dice_odds
from portroyal.rules.dice.chart_words import WHEEL_COLORS
from portroyal.rules.dice.odds_table import MOST_PIECES
from portroyal.server.messages import encode
from portroyal.server.problems import RefusedError
from portroyal.server.table import views
from portroyal.server.table.pieces import in_pieces
from portroyal.server.table.protocol import Odds, Replay, Step
from portroyal.server.table.state import Table


def record(table: Table) -> dict[str, Any]:
    """The record with the whole proof in place of the seed; only when nothing is hidden any more."""
    game = _finished(table)
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
    actions = list(_finished(table).actions)
    fairness = msgspec.to_builtins(table.fairness())
    setup = Setup(table.plan.game, len(table.seats), fair_key(fairness), table.plan.options, table.start or 0)
    game, options = Game(setup), table.told_options
    view = views.table_view(table, with_key=bool(table.seats_of(visitor)))
    opened = Replay(view, list(game.events), _shown(game, options), [])
    return in_pieces(encode(opened), _steps(game, actions, options))


def _steps(game: Game, actions: list[str], options: dict[str, Any]) -> Iterator[bytes]:
    for number, action in enumerate(actions, 1):
        seat = game.decider
        events = game.play(action)
        yield encode(Step(number, -1 if seat is None else seat, action, events, _shown(game, options)))


def _shown(game: Game, options: dict[str, Any]) -> Any:
    """The open state, not taken apart: it is encoded as it is."""
    return msgspec.structs.replace(game.state(), options=options)


def _finished(table: Table) -> Game:
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
    if isinstance(game.table, CardTable):
        return _card_odds(table, game.table)
    assert isinstance(game.table, DiceTable)
    return _dice_odds(table, game.table)


def _card_odds(table: Table, cards: CardTable) -> Odds:
    g, box = cards.g, cards.deck.box
    counts, sums = [0] * box.n_kinds, [0] * card_odds.N_ODDS
    card_odds.count_next(g, box, counts)
    n = card_odds.next_odds(g, box, counts, sums)
    share = [value / n if n else 0.0 for value in sums]
    return Odds(
        version=table.version,
        seat=g.active,
        bust=share[card_odds.BUSTS] + share[card_odds.REPELLED_BUST],
        bust_for_sure=share[card_odds.BUSTS],
        tax=share[card_odds.A_TAX],
        person=share[card_odds.A_PERSON],
        expedition=share[card_odds.AN_EXPEDITION],
        new_color=share[card_odds.PAYS],
        cards={kind.name: count / n for kind, count in zip(cards.deck.kinds, counts, strict=False) if count},
    )


def _dice_odds(table: Table, dice: DiceTable) -> Odds:
    g = dice.g
    player = g.players[g.active]
    blue, orange = (player.circled[WHEEL_COLORS.index(color)] for color in ("blue", "orange"))
    board = dice_odds.board_in(g)
    lying = board.bit_count()
    told = dice_odds.chance_of(board, player.swords, blue, orange, min(lying + 1, MOST_PIECES))
    reach = {str(n): value for n, value in told.reach_all.items() if n > lying}
    return Odds(table.version, g.active, told.bust_bare, told.bust_next, reach=reach)
