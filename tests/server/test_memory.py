"""What visitors can fill stays bounded: what is remembered is forgotten again, or is one of few things."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.guests import Guest, running
from tests.server.http.test_client import folder, request

import portroyal
from portroyal.server import limits
from portroyal.server.limits import Gate
from portroyal.server.live import identity
from portroyal.server.settings import UNLIMITED

FLOORS = ("server", "play", "rules", "bots", "text")
# Caches without a size, and why visitors cannot fill them: what their keys are.
FINITE = {
    "bots.cards.weights.numbers_of": "our games and numbers of players",
    "bots.cards.weights.weights_of": "our games and numbers of players",
    "bots.network.kept_net": "our files of weights and numbers of players",
    "bots.registry._plugin": "installed plugins",
    "bots.registry._say_once": "our own sentences",
    "bots.registry.crew": "our games",
    "bots.registry.levels": "our games",
    "play.families.part_of": "known games and our floors",
    "play.lessons.lesson": "our lessons; others are refused, and refusals are not kept",
    "rules.cards.deck.deck_of": "our games; decks of players are not kept",
    "rules.compiled.sources_digest": "packages with rules of their own",
    "rules.dice.odds_table._fleets": "sets of ships of each color, and swords up to MOST_SWORDS",
    "rules.dice.odds_table._rolls": "swords up to MOST_SWORDS",
    "rules.dice.odds_table.plain_boards": "swords up to MOST_SWORDS",
    "rules.layout._copier": "our own records",
    "rules.layout._maker": "our own records",
    "rules.layout.record_type": "our own records",
    "server.catalog.cards": "our games; others are refused, and refusals are not kept",
    "server.dice.charts.chart": "our chapters and editions",
    "server.names._seat_names": "seats of a table",
    "text.words._bundle": "our languages, each as a whole or one of our files",
}


def caches() -> Iterator[tuple[str, Any]]:
    """Every function of these floors that remembers its answers."""
    for found in pkgutil.walk_packages(portroyal.__path__, "portroyal."):
        if found.name.split(".")[1] in FLOORS and ".migrations" not in found.name:
            module = importlib.import_module(found.name)
            holders = [module, *(one for _, one in inspect.getmembers(module, inspect.isclass))]
            for name, one in [pair for holder in holders for pair in vars(holder).items()]:
                if hasattr(one, "cache_info") and one.__module__ == found.name:
                    yield f"{found.name.removeprefix('portroyal.')}.{name}", one


def test_every_cache_has_a_size_or_few_keys() -> None:
    known = dict(caches())
    assert len(known) > 20
    endless = {
        name
        for name, one in known.items()
        if one.cache_parameters()["maxsize"] is None and inspect.signature(one).parameters
    }
    assert endless == set(FINITE)


def test_a_file_is_kept_once_however_its_path_is_spelled(tmp_path: Path) -> None:
    pages = folder(tmp_path)
    for n in range(50):
        for path in ("./" * n + "app-1a2b.js", "../assets/" * n + "app-1a2b.js", f"gone{n}/../app-1a2b.js"):
            assert pages.answer(request(f"/assets/{path}", "br")).body == b"br"
    assert len(pages._files) == 2  # as it is, and packed


def test_rates_of_those_who_are_gone_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_KEPT", 20)
    gate = Gate(UNLIMITED)
    for n in range(50):
        gate.take("requests", f"10.0.0.{n}")
        gate.enter(f"visitor {n}", f"10.0.0.{n}")
        gate.leave(f"visitor {n}", f"10.0.0.{n}")
    assert (len(gate._buckets), len(gate._open)) == (20, 0)


def test_visitors_are_forgotten_and_known_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(identity, "REMEMBERED", 3)
    with running(tmp_path / "tables.sqlite") as server:
        guests = [Guest(server.address) for _ in range(8)]
        assert [guest.get("/api/me").json()["visitor"] for guest in guests] == [g.visitor for g in guests]
        assert len(server.house.people._known) == 3
