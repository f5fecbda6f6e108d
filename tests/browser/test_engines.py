"""A quick game of each family in Firefox and in WebKit, the engine of every iPhone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.browser.engines import ENGINES, EnginePage
from tests.browser.harbor import Harbor
from tests.browser.looking import choose, flaws
from tests.browser.sailor import OVER, play_on, play_to_the_end, wait_for_turn

from portroyal.rules.dice.chart import chart_to_data, load_chart

# As somebody who has come for a quick game: one bot, which does not dawdle.
OPEN = """async ([game, options]) => {
  await fetch("/api/me");
  const seats = [{ kind: "me" }, { kind: "bot", level: "easy" }];
  const wish = { game, options, seats, pace: 0, begin: true, start: 0 };
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch("/api/tables", { method: "POST", headers, body: JSON.stringify(wish) });
  return (await answer.json()).table.id;
}"""


def rich_islands() -> dict[str, Any]:
    """The chart of chapter 1, on which two islands win."""
    chart: dict[str, Any] = chart_to_data(load_chart("1"))
    for island in chart["islands"].values():
        island["points"] = 10
    return chart


@pytest.fixture(scope="module", params=ENGINES)
def page(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[EnginePage]:
    with ENGINES[request.param](tmp_path_factory.mktemp(request.param)) as opened:
        yield opened


@pytest.fixture(params=ENGINES)
def new_page(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[EnginePage]:
    """Of a browser of its own: WebKit's driver stalls now and then where one goes on to another server."""
    with ENGINES[request.param](tmp_path) as opened:
        yield opened


@pytest.mark.parametrize(
    ("game", "options"), [("unterwegs", {}), ("dice", {"chart": rich_islands()})], ids=["cards", "dice"]
)
def test_a_quick_game_is_played(page: EnginePage, harbor: Harbor, game: str, options: dict[str, Any]) -> None:
    begin(page, harbor, game, options)
    play_on(page, 10)
    assert flaws(page) == []
    assert play_to_the_end(page) > 5
    look_at_the_end(page)


def test_a_game_that_the_client_has_not_heard_of_is_played(new_page: EnginePage, toy_harbor: Harbor) -> None:
    begin(new_page, toy_harbor, "pig", {})
    assert wait_for_turn(new_page) == "turn"
    assert flaws(new_page) == []
    assert play_to_the_end(new_page) > 1
    look_at_the_end(new_page)


def begin(page: EnginePage, harbor: Harbor, game: str, options: dict[str, Any]) -> None:
    page.goto(harbor.address)
    page.until("() => document.querySelector('main h1') !== null")
    choose(page, motion="reduced")
    table = page.evaluate(OPEN, [game, options])
    page.goto(f"{harbor.address}/table/{table}")


def look_at_the_end(page: EnginePage) -> None:
    page.until(f"() => document.querySelector('{OVER}') !== null")
    assert page.evaluate("() => document.querySelector('dialog[open] table').tBodies[0].rows.length") == 2
    assert flaws(page) == []
    assert page.troubles == []


# The letters of every name on a card's face, by how far they reach beyond the frame; it is 6 to 114 of 120.
OVER_THE_EDGE = """() => [...document.querySelectorAll("svg[viewBox='0 0 120 168'] text")]
  .map((name) => [name.textContent, name.getBBox()])
  .filter(([, box]) => box.x < 5 || box.x + box.width > 115)
  .map(([name, box]) => `${name} ${box.x} ${box.width}`)"""


@pytest.mark.parametrize("lang", ["en", "de", "nl", "en-US"])
def test_long_names_stay_within_their_cards(page: EnginePage, harbor: Harbor, lang: str) -> None:
    page.goto(harbor.address)
    choose(page, language=lang)
    page.goto(f"{harbor.address}/rules/port-royal")
    page.until(f"() => document.documentElement.lang === '{lang}'")
    page.until("() => document.querySelectorAll(\"svg[viewBox='0 0 120 168'] text\").length > 20")
    assert page.evaluate(OVER_THE_EDGE) == []
