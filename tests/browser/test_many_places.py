"""The dice table in its fullest moments: whatever may be done, all of it is seen at once."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from itertools import cycle

import msgspec
import pytest
from playwright.sync_api import Page, WebSocketRoute
from tests.browser.harbor import LOCALES, Visitor, still
from tests.browser.looking import flaws, speak
from tests.browser.sailor import wait_for_turn
from tests.browser.test_dice_table import FLAT, SCROLLED, WINDOWS, at_table, resize, unseen

from portroyal.play.dice.adapter import chart_for
from portroyal.play.game import Game

SEEN = (".question", ".choices .place", ".choices .choice:not(.confirm)")


def places_in(game: Game) -> set[tuple[str, ...]]:
    """What the page shows a button for: an island once, a wheel field for every wheel that could be spent."""
    islands = holders(game)
    acts = (action.split() for action in game.legal if action.startswith("cross "))
    return {(islands.get(field, field), *wheel) for _, field, *wheel in acts}


def holders(game: Game) -> dict[str, str]:
    """The island of every field that is on one."""
    islands = chart_for(game.setup.options).islands
    return {field: island.name for island in islands for field in island.fields}


def adrift(chapter: int, players: int, wanted: Callable[[Game], bool]) -> Game:
    """A game in which the first player, who crosses the sea in all directions, has come to such a choice."""
    for seed in range(100):
        game = Game.new("dice", players=players, seed=seed, options={"chapter": chapter})
        whim = random.Random(seed)
        while not game.over:
            legal = game.legal
            if game.decider == 0 and wanted(game):
                return game
            crosses = [action for action in legal if action.startswith("cross ")]
            gains = [action for action in legal if action.startswith(("take", "resolve"))]
            sea = [action for action in crosses if action.split()[1] not in holders(game)]
            game.play(gains[-1] if gains else whim.choice(sea or crosses) if crosses else legal[-1])
    raise AssertionError("such a game did not come")


def showing(game: Game, message: str | bytes) -> str | bytes:
    """The same from the server, but with the position of another game."""
    told = json.loads(message)
    if told["type"] == "hello":
        told["state"] |= msgspec.to_builtins(game.table.state()) | {"options": told["state"]["options"]}
        told["offers"], told["prices"] = msgspec.to_builtins(game.offers()), []
    return json.dumps(told)


def at_game(visitor: Visitor, game: Game) -> Page:
    """A table that shows the position of a game."""
    page = at_table(visitor, bots=len(game.names) - 1, chapter=game.setup.options["chapter"]).page

    def between(route: WebSocketRoute) -> None:
        route.connect_to_server().on_message(lambda message: route.send(showing(game, message)))

    page.route_web_socket(re.compile("/live"), between)
    resize(page, "1280x800")
    page.reload()
    wait_for_turn(page)
    return page


@pytest.mark.parametrize(("chapter", "players", "many", "lang"), [(4, 5, 19, "de"), (2, 4, 17, "nl")])
def test_every_place_is_seen_before_and_after_a_tap(
    visit: Callable[..., Visitor], chapter: int, players: int, many: int, lang: str
) -> None:
    game = adrift(chapter, players, lambda game: len(places_in(game)) >= many)
    page = at_game(visit(size="phone", lang=lang), game)
    places = page.locator(".choices .place")
    assert places.count() == len(places_in(game))
    found = {}
    for at, (window, language) in enumerate(zip([*FLAT, *WINDOWS], cycle(LOCALES), strict=False)):
        resize(page, window)
        speak(page, language)
        still(page)
        before = [place.bounding_box() for place in places.all()]
        wrong = [*unseen(page, *SEEN), *page.evaluate(SCROLLED)]
        places.nth(at).tap()
        still(page)
        if [place.bounding_box() for place in places.all()] != before:
            wrong.append("the tap moves the list")
        if wrong := [*wrong, *unseen(page, *SEEN), *page.evaluate(SCROLLED), *flaws(page)]:
            found[f"{window} {language}"] = wrong
    for at, window in enumerate(("820x1180", "768x1024")):  # the list may move there, but is seen whole
        resize(page, window)
        still(page)
        places.nth(at).tap()
        page.locator(".choices .confirm").wait_for()
        if wrong := unseen(page, ".question", ".choices .place", ".choices .choice"):
            found[window] = wrong
    assert found == {}


def three_ways(game: Game) -> bool:
    return {"repel", "reroll", "resolve"} <= {action.split()[0] for action in game.legal}


def test_all_that_may_be_done_about_a_roll_is_seen(visit: Callable[..., Visitor]) -> None:
    page = at_game(visit(), adrift(1, 3, three_ways))
    assert page.locator(".choices .choice").count() == 3
    for window in (*FLAT, *WINDOWS, "1366x640"):
        resize(page, window)
        for language in LOCALES:
            speak(page, language)
            wrong = [*unseen(page, ".question", ".choices .choice"), *page.evaluate(SCROLLED), *flaws(page)]
            assert wrong == [], (window, language)
