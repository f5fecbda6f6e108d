"""The documents keep what they promise: every rule number, every link, every example and every event."""

from __future__ import annotations

import json
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import msgspec
import pytest

from portroyal.engine import KEYS, Engine
from portroyal.play.cards.offers import CardOffer
from portroyal.play.dice.offers import DiceOffer
from portroyal.play.events import Event
from portroyal.play.families import all_games
from portroyal.play.game import Game
from portroyal.rules.cards.codes import HAPPENINGS
from portroyal.rules.cards.offers import PARTS, REASONS_NOT
from portroyal.rules.dice.codes import HAPPENINGS as DICE_HAPPENINGS
from portroyal.rules.dice.offers import REASONS_NOT as DICE_REASONS_NOT

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
PAGES = [
    *sorted(DOCS.glob("*.md")),
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "SECURITY.md")),
]


def numbers(letter: str, *sections: int) -> list[str]:
    """C1.1 to C1.6, C2.1 ...: how many rules each section of the spec has."""
    return [f"{letter}{i}.{j}" for i, last in enumerate(sections, 1) for j in range(1, last + 1)]


CARD_RULES = [*numbers("C", 6, 2, 8, 11, 4, 4, 4), *(f"D{i}" for i in range(1, 7))]
DICE_RULES = [*numbers("G", 6, 3, 7, 8, 2, 9, 2, 2), *(f"E{i}" for i in range(1, 11))]
CARD_RULINGS = ("C1.3", "C1.4", "C1.5", "C1.6", "C4.3", "C4.4", "C5.1", "C5.3", "C6.3", "C6.4", "C7.2")
DICE_RULINGS = ("G2.3", "G4.1", "G4.2", "G4.5", "G4.7", "G6.2", "G6.3", "G6.6", "G6.7", "G6.8", "G8.2")


# Made by a command, and not kept
MADE = ("docs/mutants.md", "src/portroyal/server/static", "web/tests/games")


def page(name: str) -> str:
    return (DOCS / name).read_text("utf-8")


@pytest.mark.parametrize(("name", "rules"), [("rules-cards.md", CARD_RULES), ("rules-dice.md", DICE_RULES)])
def test_every_rule_is_told_once_and_in_order(name: str, rules: list[str]) -> None:
    told = re.findall(r"^- \*\*([CDGE][\d.]+)\*\*", page(name), re.MULTILINE)
    assert told == rules


def test_every_rule_number_that_a_test_names_is_told() -> None:
    named = set()
    for file in (ROOT / "tests").rglob("test_*.py"):
        for letter, section, rule in re.findall(
            r"def test_([cdge])(\d+)(?:_(\d+))?_", file.read_text("utf-8")
        ):
            named.add(f"{letter.upper()}{section}.{rule}" if rule else f"{letter.upper()}{section}")
    assert len(named) > 40
    sections = {rule.split(".")[0] for rule in [*CARD_RULES, *DICE_RULES]}
    assert named <= {*CARD_RULES, *DICE_RULES, *sections}


@pytest.mark.parametrize(
    ("name", "rulings"), [("rules-cards.md", CARD_RULINGS), ("rules-dice.md", DICE_RULINGS)]
)
def test_every_ruling_is_marked_and_has_a_reason(name: str, rulings: tuple[str, ...]) -> None:
    told = re.split(r"^- \*\*([CDGE][\d.]+)\*\*", page(name), flags=re.MULTILINE)
    marked = [rule for rule, text in zip(told[1::2], told[2::2], strict=True) if "**Ruling" in text]
    assert marked == list(rulings)
    rows = dict(re.findall(r"^\| ([CG][\d.]+) \| .+ \| (.+) \|$", page("rulings.md"), re.MULTILINE))
    assert set(rulings) <= set(rows)
    assert all(len(rows[rule]) > 4 for rule in rulings)


def test_the_rulings_of_the_project_are_numbered() -> None:
    found = re.findall(r"^\| P(\d+) \| .+ \| .+ \|$", page("rulings.md"), re.MULTILINE)
    assert [int(number) for number in found] == list(range(1, len(found) + 1))
    assert len(found) >= 6


def prose(text: str) -> str:
    """A page without its blocks of code."""
    return re.sub(r"^```.*?^```$", "", text, flags=re.MULTILINE | re.DOTALL)


def anchors(text: str) -> set[str]:
    """The names under which a page's headings can be linked."""
    headings = re.findall(r"^#+ (.+)$", prose(text), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("file", PAGES, ids=lambda file: file.name)
def test_links_within_the_project_lead_somewhere(file: Path) -> None:
    text = file.read_text("utf-8")
    for link in re.findall(r"\]\(([^)\s]+)\)", prose(text)):
        if re.match(r"[a-z]+:", link):
            continue
        target, _, anchor = link.partition("#")
        goal = file if not target else (file.parent / target)
        assert goal.exists(), f"{file.name}: {link}"
        if anchor:
            assert anchor in anchors(goal.read_text("utf-8")), f"{file.name}: {link}"


@pytest.mark.parametrize("file", PAGES, ids=lambda file: file.name)
def test_files_that_a_page_names_exist(file: Path) -> None:
    floors = "rules|play|pictures|text|bots|lab|server|terminal|cli"
    for name in re.findall(
        rf"`((?:src|tests|docs|tools|web|{floors})/[\w/*.-]*\w)/?`", file.read_text("utf-8")
    ):
        base = ROOT / "src" / "portroyal" if re.match(floors, name) else ROOT
        if name in (*MADE, "docs/mutants-explained.toml"):
            continue  # the last may be empty
        assert any(base.glob(name)), f"{file.name}: {name}"


class Links(HTMLParser):
    """Where a page leads, what it fetches, and its own anchors."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.leads: list[str] = []
        self.fetches: list[str] = []
        self.anchors: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if value and name in ("href", "src"):
                fetched = name == "src" or (tag == "link" and ("rel", "canonical") not in attrs)
                (self.fetches if fetched else self.leads).append(value)
            elif value and name in ("id", "name"):
                self.anchors.add(value)


def test_the_site_is_whole_and_asks_nobody(tmp_path: Path) -> None:
    """Every page is in the menu (MkDocs is strict), every link leads somewhere, all files are its own."""
    done = subprocess.run(
        ["make", "docs", f"ARGS=--site-dir {tmp_path}"], cwd=ROOT, capture_output=True, text=True, timeout=200
    )
    assert done.returncode == 0, done.stdout + done.stderr
    pages = {file: Links(file.read_text("utf-8")) for file in sorted(tmp_path.rglob("*.html"))}
    assert {file.stem for file in pages} >= {file.stem for file in DOCS.glob("*.md")}
    for file, links in pages.items():
        if file.name == "404.html":  # is served under any address, so its links begin at the site's root
            continue
        assert not [link for link in links.fetches if re.match(r"(https?:)?//", link)], file
        for link in (*links.leads, *links.fetches):
            target, _, anchor = link.partition("#")
            if re.match(r"[a-z]+:", link):
                continue
            goal = (file.parent / unquote(target).partition("?")[0]).resolve() if target else file
            assert goal.exists(), f"{file.name}: {link}"
            if anchor and goal.suffix == ".html":
                assert unquote(anchor) in pages[goal].anchors, f"{file.name}: {link}"


def test_the_program_for_bot_writers_decides() -> None:
    """The first program of that page, as it stands there."""
    program = re.findall(r"^```python\n(.*?)^```$", page("for-bot-writers.md"), re.MULTILINE | re.DOTALL)[0]
    game = Game.new("unterwegs", 2, seed=5)
    with subprocess.Popen(
        [sys.executable, "-c", program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as bot:
        assert bot.stdin is not None
        assert bot.stdout is not None
        while not game.over:
            print(json.dumps({"position": msgspec.to_builtins(game.state())}), file=bot.stdin, flush=True)
            game.play(json.loads(bot.stdout.readline())["action"])


def test_functions_that_the_map_names_stand_in_the_files_it_names() -> None:
    """`price_of` beside `rules/cards/trade.py`: what is no path in a row is a name in one of its files."""
    rows = re.findall(r"^\| [^|]+\? \| (.+) \|$", page("architecture.md"), re.MULTILINE)
    assert len(rows) == 17
    for row in rows:
        named = re.findall(r"`([\w./-]+)`", row)
        paths = [ROOT / "src" / "portroyal" / name for name in named]
        text = "".join(path.read_text("utf-8") for path in paths if path.is_file())
        for name in named:
            if name.isidentifier() and name != "rules":
                assert re.search(rf"\b{name}\b", text), f"{name} in: {row}"


def test_each_of_the_ten_promises_has_tests_that_exist() -> None:
    section = page("server.md").split("## Ten promises\n", 1)[1].split("\n## ", 1)[0]
    rows = re.findall(r"^\| (\d+) \| (.+?) \| (.+) \|$", section, re.MULTILINE)
    assert [int(number) for number, _, _ in rows] == list(range(1, 11))
    for _, promise, proof in rows:
        tests = re.findall(r"`([\w/]+\.py)::(\w+)`", proof)
        assert tests, promise
        for file, name in tests:
            text = (ROOT / "tests" / "server" / file).read_text("utf-8")
            assert re.search(rf"^def {name}\(", text, re.MULTILINE), f"{promise}: {file}::{name}"


def sessions(kind: str) -> list[list[str]]:
    """The JSON lines of each block of this kind in the notation."""
    blocks = re.findall(rf"^```{kind}\n(.*?)^```$", page("notation.md"), re.MULTILINE | re.DOTALL)
    assert blocks
    return [block.strip().splitlines() for block in blocks]


@pytest.mark.parametrize("lines", sessions("json"))
def test_the_examples_are_accepted(lines: list[str]) -> None:
    engine = Engine()
    for line in lines:
        answer = engine.answer(line.encode())
        assert answer["ok"], (line, answer)


@pytest.mark.parametrize("lines", sessions("json dice"))
def test_the_examples_of_the_dice_game_are_accepted(lines: list[str]) -> None:
    engine = Engine()
    for line in lines:
        answer = engine.answer(line.encode())
        assert answer["ok"] == ("dice" in all_games()), (line, answer)


@pytest.mark.parametrize("line", [line for block in sessions("json refused") for line in block])
def test_the_examples_of_errors_are_refused(line: str) -> None:
    engine = Engine()
    before = engine.answer(b'{"cmd": "new", "game": "port-royal", "players": 2, "seed": 7}')["state"]
    answer = engine.answer(line.encode())
    assert not answer["ok"], line
    assert f"`{answer['code']}`" in page("notation.md")
    assert engine.answer(b'{"cmd": "state"}')["state"] == before


def test_the_examples_show_every_command() -> None:
    shown = {json.loads(line)["cmd"] for block in sessions("json") for line in block}
    assert shown == set(KEYS)


def table_rows(heading: str) -> Iterator[list[str]]:
    """The cells of the table below a heading of the notation."""
    after = page("notation.md").split(f"### {heading}\n", 1)[1]
    for row in after.split("\n#", 1)[0].splitlines():
        if row.startswith("| `"):
            yield [cell.strip() for cell in row.strip("|").split("|")]


def test_every_type_of_event_is_explained() -> None:
    cards = {row[0].strip("`") for row in table_rows("Card games")}
    assert set(HAPPENINGS) <= cards
    dice = {row[0].strip("`") for row in table_rows("Dice Game")}
    assert {str(happening[0]) for happening in DICE_HAPPENINGS} <= dice


def played_events() -> Iterator[Event]:
    """Everything that happens in games of all sorts, taxes and empty piles among them."""
    for seed in range(60):
        game = Game.new(["port-royal", "combined", "unterwegs"][seed % 3], 2 + seed % 3, seed=seed)
        chance = random.Random(seed)
        yield from game.events
        while not game.over:
            fond = [act for act in game.legal if act.startswith(("fulfil", "repel", "take"))]
            yield from game.play(chance.choice(fond if fond and chance.random() < 0.6 else game.legal))


def test_events_are_as_the_table_says() -> None:
    said: dict[str, Any] = {row[0].strip("`"): row for row in table_rows("Card games")}
    seen = set()
    for event in played_events():
        seen.add(event.type)
        _, seat, what, n, ways = said[event.type]
        assert (event.seat is None) == (seat == "–"), event
        assert (event.what is None) == (what == "–"), event
        if n.isdecimal():
            assert event.n == int(n), event
        if event.source is None:
            assert event.target is None
            assert ways == "–", event
        else:
            went = f"{event.source} → {event.target}"
            assert re.sub(r":\d", ":S", went) in ways.replace("`", "").split(", "), event
    assert seen == set(HAPPENINGS) - {"set-up"}


def test_a_state_has_the_keys_that_the_page_explains() -> None:
    text = page("notation.md").split("## States and positions", 1)[1].split("\n## ", 1)[0]
    state = msgspec.to_builtins(Game.new("port-royal", 2, seed=1).state())
    explained = set(re.findall(r"`(\w+)`", text))
    assert set(state) <= explained
    assert set(state["players"][0]) <= explained


def test_every_game_is_named() -> None:
    for game in all_games():
        assert f"`{game}`" in page("notation.md")


def test_every_key_and_code_of_an_offer_is_told() -> None:
    section = page("notation.md").split("## Offers\n", 1)[1].split("\n## ", 1)[0]
    rows = re.findall(r"^\| (`.+?) \| .+ \|$", section, re.MULTILINE)
    keys = {*CardOffer.__struct_fields__, *DiceOffer.__struct_fields__}
    reasons = {why for why in (*REASONS_NOT, *DICE_REASONS_NOT) if why}
    told = [name for row in rows for name in re.findall(r"`(\w+)`", row)]
    assert sorted(told) == sorted([*keys, *reasons, "why"])
    assert all(f"`{part}`" in section for part in PARTS)
