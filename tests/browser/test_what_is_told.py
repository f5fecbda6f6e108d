"""What a table says of what lies there and of what happened: skulls, captains, dice, routes, the log."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.browser import decks
from tests.browser.harbor import Visitor, until
from tests.browser.looking import speak
from tests.browser.sailor import wait_for_turn
from tests.browser.test_dice_table import at_table, resize
from tests.browser.test_many_places import adrift, at_game

from portroyal.rules.dice.chart import load_chart
from portroyal.text.words import Words

LANGUAGES = ("en", "de", "nl")


def test_a_skull_field_says_what_it_does(visit: Callable[..., Visitor]) -> None:
    """By its button and by the chart: what the next skull in the row costs."""
    chart = load_chart("1")
    skulls = {field.name for field in chart.fields if field.kind == "skull"}
    game = adrift(1, 2, lambda game: any(act.split()[-1] in skulls for act in game.legal))
    field = next(act.split()[1] for act in game.legal if act.split()[-1] in skulls)
    page = at_game(visit(), game)
    costs = chart.skulls[game.state().players[0].skulls]
    for language in LANGUAGES:
        speak(page, language)
        says = Words(language).say("choice-skull-field", n=costs)
        assert says in page.locator(f"[data-offer='cross {field}']").inner_text()
        page.mouse.move(5, 5)
        page.locator(f".map [data-field='{field}']").hover(force=True)
        page.locator(".map .read", has_text=says).wait_for()


def test_a_captain_asks_for_a_wheel_and_counts_no_crosses(visit: Callable[..., Visitor]) -> None:
    game = adrift(2, 2, lambda game: all(act.startswith("wheel ") for act in game.legal))
    page = at_game(visit(), game)
    for language in LANGUAGES:
        speak(page, language)
        assert page.locator(".question").inner_text() == Words(language).say("ask-captain")


def test_a_replay_shows_no_dice_that_were_not_rolled(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    player = at_table(visitor)
    player.play_until(lambda state: state["round"] > 1 and state["phase"] == "trade", reload=False)
    visitor.command(player.table, do="resign")
    steps = visitor.context.request.get(f"{visitor.address}/api/tables/{player.table}/replay").json()["steps"]
    rolls = [step["number"] for step in steps if any(told["type"] == "roll" for told in step["events"])]
    page = player.page
    resize(page, "1440x900")
    page.goto(f"{visitor.address}/replay/{player.table}?move={rolls[-1] - 1}")
    for step, cubes in ((None, 0), ("ArrowRight", 2), ("ArrowLeft", 0)):
        page.locator(".map svg [data-field]").first.wait_for()
        if step:
            page.keyboard.press(step)
        until(page, f"document.querySelectorAll('.tray .cube').length === {cubes}")


# Routes that pass below an island to which they do not lead, as the browser has drawn both.
HIDDEN = """() => {
  const drawn = document.querySelector(".map .sheet > svg");
  const routes = drawn.querySelector("path[stroke-dasharray='7 5']").getAttribute("d").match(/M[^M]+/g);
  const islands = [...drawn.querySelectorAll("[data-island]")].map((one) => {
    const [x, y, width, height] = one.dataset.box.split(" ").map(Number);
    const has = (at) => Math.abs(at.x - x) < width / 2 - 1 && Math.abs(at.y - y) < height / 2 - 1;
    return { name: one.dataset.island, has };
  });
  return routes.flatMap((d) => {
    const line = document.createElementNS("http://www.w3.org/2000/svg", "path");
    line.setAttribute("d", d);
    const length = line.getTotalLength();
    const points = Array.from({ length: Math.ceil(length / 2) + 1 }, (_, n) => line.getPointAtLength(2 * n));
    const ends = [points[0], line.getPointAtLength(length)];
    const below = islands.filter(({ has }) => !ends.some(has) && points.some(has));
    return below.map(({ name }) => `${name}: ${d}`);
  });
}"""


@pytest.mark.parametrize("chapter", [1, 2, 3, 4])
def test_on_a_phone_no_route_runs_behind_an_island(visit: Callable[..., Visitor], chapter: int) -> None:
    page = at_table(visit(size="phone"), chapter=chapter).page
    page.locator(".map svg [data-island]").first.wait_for()
    assert page.evaluate(HIDDEN) == []


def trades_with_a_trader(visitor: Visitor, table: str) -> bool:
    """Plays one act of ours towards hiring a trader and then trading with a ship; whether that is done."""
    state = visitor.state(table)
    legal: list[str] = state["legal"]
    if state["decider"] != 0:
        return False
    kind = "yellow" if state["players"][0]["display"] else "trader"
    if found := [act for act in legal if act.startswith(f"take {kind}")]:
        visitor.act(table, found[0])
        return kind == "yellow"
    lies = any(name.startswith(kind) for name in state["harbor"])
    visitor.act(table, next(act for act in ("pass", "stop" if lies else "draw", "draw") if act in legal))
    return False


def test_the_log_names_the_card_that_made_a_number(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    deck = [decks.persons("trader", 20, 0, 0, color="yellow"), decks.ships("yellow", 40, 2, 9)]
    table = visitor.against_bots("port-royal", options={"cards": deck})
    page = visitor.go(f"/table/{table}")
    wait_for_turn(page)
    until(page, lambda: trades_with_a_trader(visitor, table))
    for language in LANGUAGES:
        speak(page, language)
        says = Words(language).say("web-log-traders", n=2, traders=1, you="yes")
        page.locator("aside .log li", has_text=says).wait_for()
