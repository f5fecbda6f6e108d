"""The browser client as a part of the package: its component tests, and the hook that builds it."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

from hatch_build import STAMP, is_current, source_hash, static
from tests.server.guests import Guest, close_all, running

import web_games
from portroyal.play.dice.adapter import chart_for
from portroyal.play.dice.offers import Ahead
from portroyal.rules.dice.chart_words import CHAPTERS
from portroyal.text.dice.names import DiceText
from portroyal.text.words import Words

ROOT = Path(__file__).parents[1]


def test_components_pass_their_own_tests() -> None:
    """The recorded games that they look at are played anew, by the rules as they are now."""
    web_games.main()
    text = json.dumps([ways_in(chapter) for chapter in CHAPTERS])
    (web_games.GAMES / "ways.json").write_text(text, "utf-8")
    done = subprocess.run(
        ["tools/npm", "--silent", "run", "test"], cwd=ROOT, capture_output=True, text=True, timeout=600
    )
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]


def ways_in(chapter: int) -> list[list[str]]:
    """Where the fields to be crossed lead, as the terminal says it; one list for the state after each act."""
    game = json.loads((web_games.GAMES / f"dice-{chapter}.json").read_text("utf-8"))
    told = []
    for step in game["steps"]:
        text = DiceText(Words("en"), chart_for(step["state"]["options"]))
        told.append([text.ahead(Ahead(**offer["ahead"])) for offer in step["offers"] if offer.get("ahead")])
    return told


def test_recorded_games_hold_what_the_server_sends(tmp_path: Path) -> None:
    """Cards and offers as the one who decides gets them: no taxes to buy, no card twice, no fact made up."""
    with running(tmp_path / "tables.sqlite") as server:
        host = Guest(server.address, "Ann")
        game = web_games.recorded(host, "unterwegs", "unterwegs", 3, {})
        facts = host.get("/api/games/unterwegs/cards").json()["cards"]
        close_all()
    assert game["cards"] == {card["name"]: card for card in facts}
    offered = [[offer["action"] for offer in step["offers"]] for step in game["steps"]]
    assert sum(map(len, offered)) > 50
    assert all(len(set(actions)) == len(actions) for actions in offered)
    for step in game["steps"]:
        assert step["state"]["legal"] == [offer["action"] for offer in step["offers"] if offer["can"]]
        cards = [offer["action"].partition(" ")[2] for offer in step["offers"]]
        assert not any(game["cards"][card]["tax"] for card in cards if card)


def small_project(folder: Path) -> Path:
    (folder / "web" / "src").mkdir(parents=True)
    (folder / "web" / "src" / "main.ts").write_text("export {};", "utf-8")
    shutil.copytree(
        ROOT / "src" / "portroyal" / "text" / "locales" / "en",
        folder / "src" / "portroyal" / "text" / "locales" / "en",
    )
    return folder


def test_a_client_is_built_again_only_when_its_sources_have_changed(tmp_path: Path) -> None:
    root = small_project(tmp_path)
    assert not is_current(root)
    static(root).mkdir(parents=True)
    (static(root) / STAMP).write_text(source_hash(root), "utf-8")
    assert is_current(root)
    (root / "web" / "node_modules").mkdir()
    (root / "web" / "node_modules" / "other.js").write_text("1", "utf-8")
    assert is_current(root)
    words = next((root / "src").rglob("*.ftl"))
    for changed in (words, root / "src" / "portroyal" / "text" / "review.css"):
        old = changed.read_text("utf-8") if changed.exists() else ""
        changed.write_text(f"{old}\nnew = new\n", "utf-8")
        assert not is_current(root)
        (static(root) / STAMP).write_text(source_hash(root), "utf-8")


def test_a_renamed_source_is_another_source(tmp_path: Path) -> None:
    root = small_project(tmp_path)
    before = source_hash(root)
    main = root / "web" / "src" / "main.ts"
    main.rename(main.with_name("start.ts"))
    assert source_hash(root) != before
