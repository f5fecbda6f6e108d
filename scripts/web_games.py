"""Plays a whole game of every kind and writes it, act by act, for the component tests of the browser client.

The files in `web/tests/games` are made anew with every test run and are not kept: a `Replay` with choices and
prices at each step, the cards or the chart, and the drawn map of the chart. The workbench
(`web/workbench.html`) shows the same files.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import msgspec

from portroyal.play.cards_table import CardTable, deck_for
from portroyal.play.chart_layout import DESK
from portroyal.play.chart_map import map_svg
from portroyal.play.game import Game
from portroyal.rules.cards.codes import COLORS, EXPEDITION, PERSON, ROLES, SHIP, SKULL, TAX, TAXES, TYPES
from portroyal.rules.cards.deck import Deck, Kind
from portroyal.rules.cards.trade import can_take, fee_of, income_of, price_of
from portroyal.rules.dice.chart import chart_to_data, load_chart

GAMES = Path(__file__).parents[1] / "web" / "tests" / "games"
WANTED: tuple[tuple[str, str, int, dict[str, Any], int], ...] = (
    ("port-royal", "port-royal", 4, {}, 3),
    ("port-royal-5", "port-royal", 5, {"ending": "expedition"}, 5),
    ("unterwegs", "unterwegs", 3, {}, 4),
    ("combined", "combined", 3, {}, 6),
    *(
        (f"dice-{chapter}", "dice", 2 + chapter % 4, {"chapter": chapter}, chapter)
        for chapter in (1, 2, 3, 4)
    ),
)
NAMES = ("Ann", "Barend", "Cäcilia", "Dirk-Jan van der Meulen", "Eve")


def played(game: str, players: int, options: dict[str, Any], seed: int) -> dict[str, Any]:
    """One game by players who like to take, trade and cross, so that much happens."""
    table = Game.new(game, players, seed=seed, options=options, names=list(NAMES[:players]))
    whim = random.Random(seed)
    first = {"state": table.state(), "prices": prices(table)}
    steps: list[dict[str, Any]] = []
    while not table.over and len(steps) < 900:
        busy = [action for action in table.legal if action.split()[0] in ("take", "fulfil", "cross", "repel")]
        seat, action = table.decider, whim.choice(busy if busy and whim.random() < 0.8 else table.legal)
        events = table.play(action)
        steps.append(
            {
                "number": len(steps) + 1,
                "seat": seat,
                "action": action,
                "events": events,
                "state": table.state(),
                "prices": prices(table),
            }
        )
    made = {"names": table.names, "opening": table.events[: _opening(table)], "first": first, "steps": steps}
    if game == "dice":
        return made | {"cards": {}, "chart": chart_to_data(load_chart(str(options["chapter"])))}
    return made | {"cards": cards_of(deck_for(game, options)), "chart": None}


def _opening(table: Game) -> int:
    return next((i for i, event in enumerate(table.events) if event.type in ("reveal", "start")), 0)


def prices(game: Game) -> list[dict[str, Any]]:
    """As the server tells them: the true price of every card in the harbor."""
    table = game.table
    if not isinstance(table, CardTable) or game.decider is None:
        return []
    g, deck = table.g, table.deck
    found = []
    for name in game.state().harbor:
        number = deck.kind(name)
        assert number is not None
        kind, player = deck.kinds[number], g.players[game.decider]
        fee = fee_of(g, game.decider)
        ship = kind.type == SHIP
        pay = 0 if ship else price_of(deck.box, player, number)
        found.append(
            {
                "card": name,
                "cost": 0 if ship else kind.cost,
                "discount": 0 if ship else kind.cost - pay,
                "fee": fee,
                "pay": pay + fee,
                "gain": income_of(deck.box, player, number) if ship else 0,
                "can": bool(can_take(g, deck.box, number)),
            }
        )
    return found


def cards_of(deck: Deck) -> dict[str, dict[str, Any]]:
    return {kind.name: card_of(kind) for kind in deck.kinds}


def card_of(kind: Kind) -> dict[str, Any]:
    skull = kind.type == SHIP and kind.swords == SKULL
    return {
        "name": kind.name,
        "type": TYPES[kind.type] if kind.type != TAX else "tax",
        "role": ROLES[kind.role] if kind.type == PERSON else None,
        "color": COLORS[kind.color] if kind.color >= 0 else None,
        "cost": kind.cost,
        "points": kind.points,
        "coins": kind.coins,
        "swords": None if skull else kind.swords,
        "needs": list(kind.needs) if kind.type == EXPEDITION else [],
        "tax": TAXES[kind.tax] if kind.type == TAX else None,
        "copies": 1,
    }


def main() -> None:
    GAMES.mkdir(parents=True, exist_ok=True)
    for name, game, players, options, seed in WANTED:
        text = json.dumps(msgspec.to_builtins(played(game, players, options, seed)))
        (GAMES / f"{name}.json").write_text(text, "utf-8")
        if game == "dice":
            drawn = map_svg(load_chart(str(options["chapter"])), DESK)
            (GAMES / f"{name}.svg").write_text(drawn, "utf-8")


if __name__ == "__main__":
    main()
