"""The same figure wherever one looks: bar, card or piece and the terminal say what the engine offers."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from typing import Any

import msgspec
from playwright.sync_api import Page
from tests.browser.harbor import PATIENCE, Visitor

from portroyal.engine import Engine
from portroyal.text.choices import Choice
from portroyal.text.family import family_of
from portroyal.text.words import Words

Json = dict[str, Any]
EN = Words("en")
NAMES = ("Robin", "Bea", "Cleo")
BUSY = ("take", "fulfil", "repel", "use", "cross")

BAR = """() => Object.fromEntries([...document.querySelectorAll("[data-act]")]
  .map((one) => [one.dataset.act, one.querySelector("small")?.textContent.trim() ?? ""]))"""
CARDS = """() => Object.fromEntries([...document.querySelectorAll(".cards [data-card]")].map((one) =>
  [one.dataset.card, [one.querySelector(".tag")?.textContent.trim().split(/\\s+/) ?? [],
    one.querySelector(".visually-hidden").textContent.trim()]]))"""
ANSWERS = """() => Object.fromEntries([...document.querySelectorAll("[data-offer]")]
  .map((one) => [one.dataset.offer, one.querySelector("small, .cost")?.textContent.trim() ?? ""]))"""


def at_one_device(visitor: Visitor, game: str, **wish: Any) -> str:
    """A table at which all seats are this visitor's, so that every question is asked here."""
    guests = [{"kind": "guest", "name": name} for name in NAMES[1:]]
    table = visitor.table(game=game, seats=[{"kind": "me"}, *guests], begin=True, start=0, **wish)
    visitor.go(f"/table/{table}")
    return table


def engine_at(state: Json) -> tuple[dict[str, Json], dict[str, Choice]]:
    """What the engine offers at a position, and how the terminal puts it."""
    engine = Engine()
    new = {"cmd": "new", "game": state["game"], "players": len(state["players"]), "position": state}
    told = [engine.answer(json.dumps(line).encode()) for line in (new, {"cmd": "offers"})]
    assert all(answer["ok"] for answer in told), told
    assert engine.game is not None
    engine.game.names = list(NAMES)
    offers = json.loads(msgspec.json.encode(told[1]["offers"]))
    choices = {choice.action: choice for choice in family_of(EN, engine.game).asking().choices()}
    return {offer["action"]: offer for offer in offers}, choices


def until_seen(page: Page, script: str, expected: object) -> None:
    """Positions come to the page by themselves: what it shows must become what is expected."""
    end = time.monotonic() + PATIENCE
    while (seen := page.evaluate(script)) != expected and time.monotonic() < end:
        page.wait_for_timeout(25)
    assert seen == expected


def parts(offer: Json, active: str) -> list[str]:
    return [EN.say(f"part-{part}", n=abs(n), to=active) for part, n in offer["parts"] or ()]


def risk(message: str, offer: Json, **more: int) -> str:
    busts, of = offer["risk"]["busts"], offer["risk"]["of"]
    percent = max(1, int(100 * busts / of + 0.5)) if busts else 0
    return EN.say(message, n=busts, total=of, percent=percent, repelled=offer["risk"]["repelled"], **more)


def bar_of(state: Json, offers: dict[str, Json]) -> dict[str, str]:
    """What stands under each button."""
    active, found = NAMES[state["active"]], {}
    for action in ("draw", "stop", "repel", "keep", "pass"):
        if action not in state["legal"]:
            continue
        offer = offers[action]
        said = [] if action == "draw" else parts(offer, active)
        if action == "draw":
            said = [risk("choice-draw-risk", offer)]
        elif action == "stop":
            said.insert(0, EN.say("web-cards-then-takes", n=offer["takes"]))
        elif action == "keep" and offer["ends"] == "turn":
            said.insert(0, EN.say("choice-keep-bust"))
        found[action] = "; ".join(said)
    return found


def tag_of(offer: Json, ship: bool, trading: bool) -> list[str]:
    """The price of a person, with the printed one where that is another; the gain of a ship."""
    special = offer["kept"] or offer["discount"] or any(part == "trader" for part, _ in offer["parts"])
    if not (trading or special):
        return []
    if not ship:
        struck = offer["discount"] and offer["cost"] != offer["pay"]
        return [str(offer["cost"]), str(offer["pay"])] if struck else [str(offer["pay"])]
    coins = [] if offer["kept"] and not offer["coins"] else [f"{offer['coins']:+}".replace("-", "−")]
    return coins + ([f"+{offer['points'] or ''}"] if offer["kept"] else [])


def test_card_games_show_one_figure_everywhere(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    table, whim, looked = at_one_device(visitor, "combined"), random.Random(16), 0
    for _ in range(90):
        state = visitor.state(table)
        legal: list[str] = state["legal"]
        if not legal:
            break
        offers, told = engine_at(state)
        assert [action for action, offer in offers.items() if offer["can"]] == legal
        until_seen(visitor.page, BAR, bar := bar_of(state, offers))
        trading = state["phase"] == "trade"
        shown: dict[str, tuple[list[str], str]] = visitor.page.evaluate(CARDS)
        for card in state["harbor"]:
            offer, (tag, name) = offers[f"take {card}"], shown[card]
            ship = offer["cost"] == 0 and offer["kept"] is not None
            assert tag == tag_of(offer, ship, trading), card
            if offer["can"]:
                n = offer["coins"] if ship else offer["pay"]
                coins = EN.say("coins", n=n)
                assert (f"for {coins}" in name) or (n == 0 and ("for nothing" in name or "no coins" in name))
                assert told[offer["action"]].detail.startswith(coins if n or ship else "free")
                looked += 1
        if "draw" in bar:
            assert told["draw"].detail.endswith(bar["draw"])
        if "stop" in bar:
            assert f"{offers['stop']['takes']} card" in told["stop"].detail or not offers["stop"]["takes"]
        busy = [action for action in legal if action.split()[0] in BUSY]
        visitor.act(table, whim.choice(busy if busy and whim.random() < 0.8 else legal))
    assert looked > 20


def answers_of(state: Json, offers: dict[str, Json], told: dict[str, Choice]) -> dict[str, str]:
    """What stands on each button: the terminal's own sentence, or what a field costs."""
    found: dict[str, str] = {}
    for action in told:
        word = action.split()[0]
        if word == "cross":
            cost = -offers[action]["crosses"]
            found[action] = f"{cost}×" if cost > 1 else ""
        else:
            found[action] = "" if word == "start" else told[action].detail.split("; sudden death")[0]
    return found


def dice_sentence(action: str, offer: Json) -> str:
    """Where the sentence is nothing but the offer's own numbers."""
    match action.split("-")[0]:
        case "roll":
            return risk("choice-roll-risk", offer, wins=offer["sudden"])
        case "stop":
            return EN.say("choice-dice-stop", n=offer["takes"], skulls=offer["skulls"])
        case "take ship" | "take chest" | "use red" | "use yellow" | "bold":
            return EN.say("choice-crosses", n=offer["crosses"], skulls=offer["skulls"])
        case "skull green" | "skull red":
            return EN.say("choice-skull", n=-offer["points"], skulls=offer["skulls"])
    return ""


def test_the_dice_game_shows_one_figure_everywhere(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    table, whim, looked = at_one_device(visitor, "dice", options={"chapter": 2}), random.Random(16), 0
    for _ in range(110):
        state = visitor.state(table)
        legal: list[str] = state["legal"]
        if not legal:
            break
        offers, told = engine_at(state)
        assert [action for action, offer in offers.items() if offer["can"]] == legal
        until_seen(visitor.page, ANSWERS, seen := answers_of(state, offers, told))
        for action, said in seen.items():
            sentence = dice_sentence(action, offers[action])
            assert not sentence or said == sentence
            looked += bool(sentence)
        busy = [action for action in legal if action.split()[0] in BUSY]
        visitor.act(table, whim.choice(busy if busy and whim.random() < 0.8 else legal))
    assert looked > 40


def test_who_only_watches_sees_what_is_printed(visit: Callable[..., Visitor]) -> None:
    """No offers for others: neither a price, nor a gain, nor a risk; but the cards say what they cost."""
    player, watcher = visit(), visit(name="Wim")
    table, whim = at_one_device(player, "port-royal", public=True), random.Random(3)
    watcher.go(f"/table/{table}")
    traded = 0
    while traded < 5:
        state = player.state(table)
        if state["phase"] == "trade":
            traded += 1
            until_seen(watcher.page, "() => [...document.querySelectorAll('.cards [data-card]')].length",
                       len(state["harbor"]))  # fmt: skip
            assert watcher.page.evaluate(BAR) == {}
            for tag, name in watcher.page.evaluate(CARDS).values():
                assert tag == []
                assert "cost" in name or "coin" in name
        player.act(table, whim.choice(state["legal"]))
