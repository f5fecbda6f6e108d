"""Records a game of every kind from a real server, act by act, for the component tests of the browser client.

The files in `web/tests/games` are made anew with every test run and are not kept: a `Replay` with choices and
offers at each step, the cards or the chart, and the drawn map of the chart, all as the server sends them. The
workbench (`web/workbench.html`) shows the same files.
"""

from __future__ import annotations

import json
import random
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))  # the tests of the server know how to start one and how to sit down at it

from tests.server.guests import Guest, Json, close_all, running  # noqa: E402

from portroyal.server import ids  # noqa: E402
from portroyal.server.live import lobby  # noqa: E402

GAMES = ROOT / "web" / "tests" / "games"
WANTED: tuple[tuple[str, str, int, dict[str, Any]], ...] = (
    ("port-royal", "port-royal", 4, {}),
    ("port-royal-5", "port-royal", 5, {"ending": "expedition"}),
    ("unterwegs", "unterwegs", 3, {}),
    ("combined", "combined", 3, {}),
    *((f"dice-{chapter}", "dice", 2 + chapter % 4, {"chapter": chapter}) for chapter in (1, 2, 3, 4)),
)
NAMES = ("Ann", "Barend", "Cäcilia", "Dirk-Jan van der Meulen", "Eve")
MOST_ACTS = 900


class KnownSecrets(random.Random):
    """Stands for `secrets` in a server whose cards shall be the same every time."""

    def token_hex(self, size: int) -> str:
        return self.randbytes(size).hex()

    def token_urlsafe(self, size: int) -> str:
        return self.token_hex(size)


@contextmanager
def no_chance(name: str) -> Iterator[None]:
    """The next table's id and secret, and so its cards, come from this name."""
    known = KnownSecrets(name)
    with patch.object(ids, "secrets", known), patch.object(lobby, "secrets", known):
        yield


def recorded(host: Guest, name: str, game: str, players: int, options: dict[str, Any]) -> Json:
    """One game at one device by players who like to take, trade and cross, so that much happens."""
    with no_chance(name):
        hello = host.open(
            "me", *NAMES[1:players], game=game, options=options, begin=True, start=0, hints=True
        )
    id = hello["table"]["id"]
    stream = host.stream(id)
    state = stream.next("hello")
    opening = host.get(f"/api/tables/{id}/log").json()["entries"][-1]["events"]
    first = {"state": state["state"], "offers": state["offers"]}
    whim = random.Random(name)
    steps: list[Json] = []
    while (legal := state["state"]["legal"]) and len(steps) < MOST_ACTS:
        busy = [action for action in legal if action.split()[0] in ("take", "fulfil", "cross", "repel")]
        action = whim.choice(busy if busy and whim.random() < 0.8 else legal)
        stream.send("act", version=state["version"], action=action)
        state = stream.until("act")
        entry = state["entry"]
        steps.append(
            {
                "number": len(steps) + 1,
                "seat": entry["seat"],
                "action": entry["action"],
                "events": entry["events"],
                "state": state["state"],
                "offers": state["offers"],
            }
        )
    stream.close()
    made = {"names": list(NAMES[:players]), "opening": opening, "first": first, "steps": steps}
    if game == "dice":
        return made | {"cards": {}, "chart": host.get(f"/api/charts/{options['chapter']}").json()["chart"]}
    cards = host.get(f"/api/tables/{id}/cards").json()["cards"]
    return made | {"cards": {card["name"]: card for card in cards}, "chart": None}


def main() -> None:
    GAMES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, running(Path(folder) / "tables.sqlite") as server:
        host = Guest(server.address, NAMES[0])
        for name, game, players, options in WANTED:
            text = json.dumps(recorded(host, name, game, players, options))
            (GAMES / f"{name}.json").write_text(text, "utf-8")
            if game == "dice":
                drawn = host.get(f"/art/charts/{options['chapter']}/desk.svg").text
                (GAMES / f"{name}.svg").write_text(drawn, "utf-8")
        close_all()


if __name__ == "__main__":
    main()
