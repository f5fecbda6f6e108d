"""One's own tempo: bots as fast as wished, odds beside the table, deals in the bar, tips that come once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.browser import decks
from tests.browser.harbor import DESK, Visitor, settle, until
from tests.browser.looking import WINDOWS, Sights, choose, serious
from tests.browser.sailor import wait_for_turn

Json = dict[str, Any]

# Where a thing stands: its box, and whether nothing lies over its middle.
BOX = """(pattern) => {
  const one = document.querySelector(pattern);
  const { left, right, top, bottom } = one.getBoundingClientRect();
  const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return { left, right, top, bottom, free: one.contains(seen) };
}"""


def crew_deck() -> list[decks.Row]:
    """Few ships, so that nobody busts; persons for one coin, and expeditions that they can go on."""
    return [
        *(decks.ships(color, 1) for color in decks.SHIPS),
        *(decks.persons(role, 16, 1) for role in ("settler", "captain")),
        *(decks.expedition(f"voyage-{i}", "captain+settler") for i in range(8)),
    ]


def next_act(state: Json) -> str:
    """Reveals four cards, then everybody takes the person of whom they have fewer."""
    legal: list[str] = state["legal"]
    if "draw" in legal:
        return "draw" if len(state["harbor"]) < 4 or "stop" not in legal else "stop"
    own = [card.split("-")[0] for card in state["players"][state["decider"]]["display"]]
    takes = [act for act in legal if act.startswith("take ")]
    kind = {act: act.split()[1].split("-")[0] for act in takes}
    return min(takes, key=lambda act: (own.count(kind[act]), kind[act] in decks.SHIPS), default="pass")


def fulfilling(visitor: Visitor) -> tuple[str, Json]:
    """A table of three at one device where an expedition can be fulfilled; its cards are as it likes."""
    guests = [{"kind": "guest", "name": name} for name in ("Grace", "Bo")]
    table = visitor.table(
        game="port-royal",
        seats=[{"kind": "me"}, *guests],
        options={"cards": crew_deck()},
        begin=True,
        start=0,
    )
    for _ in range(400):
        state = visitor.state(table)
        if any(action.startswith("fulfil ") for action in state["legal"]):
            return table, state
        visitor.act(table, next_act(state))
    raise AssertionError("nobody could fulfil an expedition")


def test_the_bar_tells_what_every_deal_brings(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    table, state = fulfilling(visitor)
    page = visitor.go(f"/table/{table}")
    wait_for_turn(page)
    deals = page.locator("[data-deal]")
    shown = {str(deal.get_attribute("data-deal")): deal for deal in deals.all()}
    assert set(shown) == {act for act in state["legal"] if act.split()[0] in ("take", "fulfil")}
    first = deals.first
    action = str(first.get_attribute("data-deal"))
    assert action.startswith("fulfil ")  # nothing is paid better
    said = first.inner_text()
    assert all(part in said for part in ("+2", "captain", "settler")), said  # 4 points less those of the two
    points = state["players"][state["decider"]]["points"]
    first.click()
    until(page, lambda: visitor.state(table)["players"][state["decider"]]["points"] > points)


def test_the_odds_stand_beside_the_table_and_stay(visit: Callable[..., Visitor]) -> None:
    visitor = visit(size="phone")
    table = visitor.against_bots("port-royal", options={"cards": decks.quiet_waters()})
    page = visitor.go(f"/table/{table}")
    wait_for_turn(page)
    assert "bust" in page.locator("[data-act=draw]").inner_text()
    page.keyboard.press("o")
    page.locator("[data-panel=odds] dd").first.wait_for()
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        panel, button = (page.evaluate(BOX, of) for of in ("[data-panel=odds]", "[data-act=draw]"))
        assert panel["free"], (width, height)
        assert button["free"], (width, height)
        assert panel["top"] >= button["bottom"] or panel["left"] >= button["right"], (width, height)
    page.set_viewport_size(DESK)  # type: ignore[arg-type]
    page.locator("aside .log").wait_for()
    story = page.evaluate(BOX, "aside .log")
    assert story["bottom"] - story["top"] >= 0.5 * DESK["height"]  # and is not what is left over
    whole = "document.querySelector('[data-panel=odds]').scrollHeight"
    assert page.evaluate(f"{whole} <= document.querySelector('[data-panel=odds]').clientHeight")
    page.locator("[data-panel=odds] summary").click()
    cards = page.locator("[data-panel=odds] li")
    before = cards.all_inner_texts()
    page.locator("[data-act=draw]").click()
    until(page, lambda: cards.count() and cards.all_inner_texts() != before)
    page.reload()
    page.locator("[data-panel=odds] dd").first.wait_for()
    choose(page, odds=False, panel=False)
    page.locator("[data-act=draw]").wait_for()
    assert "bust" not in page.locator("[data-act=draw]").inner_text()
    assert page.locator("[data-panel=odds]").count() == 0


def test_whoever_sits_down_knows_whether_there_are_odds(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    seats = [{"kind": "me"}, {"kind": "open"}]
    for hints, says in ((True, "Players may look at the odds"), (False, "Nobody sees the odds")):
        page = visitor.go(f"/table/{visitor.table(game='unterwegs', seats=seats, hints=hints)}")
        page.get_by_text(says).wait_for()


def test_bots_play_as_fast_as_one_wishes(visit: Callable[..., Visitor]) -> None:
    """They would wait five seconds for every act."""
    visitor = visit(calm=False)
    table = visitor.against_bots(
        "port-royal", 4, options={"cards": decks.quiet_waters()}, pace=5000, hints=True
    )
    page = visitor.go(f"/table/{table}")
    wait_for_turn(page)
    page.locator("[data-act=draw]").click()
    page.locator("[data-act=stop]").click()
    page.locator("[data-act=pass]").click()
    page.get_by_role("button", name="Skip to my turn").click()
    wait_for_turn(page)
    about = f"{visitor.address}/api/tables/{table}"
    assert visitor.context.request.get(about).json()["table"]["pace"] == 5000
    page.get_by_role("button", name="Menu").click()
    for now in ("Normal", "Fast"):
        page.get_by_role("menuitem", name=f"Bots: {now}").click()
        page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="Bots: Instant").wait_for()
    until(page, lambda: visitor.context.request.get(about).json()["you"]["pace"] == 0)


def test_what_is_new_is_explained_once(visit: Callable[..., Visitor]) -> None:
    """Two ships of one color are all there is: the second one busts; nobody has swords."""
    visitor = visit(tips=True)
    cards = [decks.ships("red", 40, swords=3)]
    table = visitor.against_bots("port-royal", options={"cards": cards})
    page = visitor.go(f"/table/{table}")
    tip = page.locator("[data-tip]")
    for _ in range(2):
        wait_for_turn(page)
        page.locator("[data-act=draw]").click()
    page.locator("[data-tip=sound], [data-tip=bust]").first.wait_for()
    said: set[str | None] = set()
    while len(said) < 2:
        said.add(tip.get_attribute("data-tip"))
        tip.get_by_role("button").last.click()
        settle(page)
        if len(said) < 2:
            tip.wait_for()
    assert {"sound", "bust"} == said
    page.reload()
    wait_for_turn(page)
    page.locator("[data-act=draw]").click()
    page.locator("[data-act=stop]").wait_for()
    assert tip.count() == 0


def test_whoever_gets_nothing_is_told_why(visit: Callable[..., Visitor]) -> None:
    """All persons cost more than anybody has, so that nobody but the active player has anything to decide."""
    visitor = visit()
    cards = [decks.persons("settler", 60, 9), decks.ships("red", 1, coins=0)]
    table = visitor.against_bots("port-royal", options={"cards": cards})
    page = visitor.go(f"/table/{table}")
    wait_for_turn(page)
    page.locator("[data-act=draw]").click()
    page.locator("[data-act=stop]").click()
    page.keyboard.press("l")
    page.get_by_text("You take no card this time").first.wait_for()
    assert page.locator("li.turn + li.passed").count() == 0  # it is said of the turn that has ended
    wait_for_turn(page)
    story = page.locator("aside .log").inner_text()
    page.reload()
    wait_for_turn(page)
    until(page, lambda: page.locator("aside .log").inner_text() == story)  # the same from the log alone


@pytest.mark.parametrize(
    ("game", "sign", "says"),
    [
        ("port-royal", ".colors", "The golden cards show how many cards may be taken"),
        ("port-royal", ".own .stats", "Shields are points: once somebody has 12"),
        ("port-royal", "[data-at=draw]", "coins come from here, too"),
        ("port-royal", ".own .look", "The flag marks the active player"),
        ("dice", ".purse[tabindex]", "Circled wheels can be used, once each"),
        ("dice", ".ladder", "how many pieces may be taken after stopping"),
    ],
)
def test_signs_explain_themselves(visit: Callable[..., Visitor], game: str, sign: str, says: str) -> None:
    """By keyboard and by mouse; long presses are tested with the attachment itself."""
    visitor = visit()
    page = visitor.go(f"/table/{visitor.against_bots(game)}")
    wait_for_turn(page)
    page.keyboard.press("Tab")
    explained = page.locator(".explainer", has_text=says)

    def by_keyboard() -> bool:  # the words come after the table
        page.locator(sign).blur()
        page.locator(sign).focus()
        return explained.count() > 0

    until(page, by_keyboard)
    page.keyboard.press("Escape")
    explained.wait_for(state="detached")
    page.mouse.move(5, 5)
    page.locator(sign).hover()
    explained.wait_for()


# What some spaces say, by rows of five.
BOARD = {
    0: "Yellow A: yellow ship, printed there: 1 cross",
    3: "Yellow D: yellow wheel, doubles the crosses of a yellow ship",
    17: "Blue C: blue ship, printed there: 3 crosses and 1 skull",
}


def test_every_space_of_the_board_says_what_it_gives(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    page = visitor.go(f"/table/{visitor.against_bots('dice')}")
    wait_for_turn(page)
    spaces, explained = page.locator(".board .space"), page.locator(".explainer")

    def by_keyboard() -> bool:  # the words come after the table
        page.keyboard.press("Tab")
        page.locator(".board .grid").focus()
        return explained.count() > 0

    until(page, by_keyboard)
    assert explained.inner_text().startswith("The board is empty")
    for at, says in BOARD.items():
        page.mouse.move(5, 5)
        spaces.nth(at).hover()
        explained.filter(has_text=says).wait_for()


def test_odds_deals_and_tips_are_seen_whole(visit: Callable[..., Visitor]) -> None:
    visitor = visit(tips=True)
    table, _ = fulfilling(visitor)
    page = visitor.go(f"/table/{table}")
    wait_for_turn(page)
    page.locator("[data-tip]").wait_for()
    sights = Sights(page, serious)
    for moment in ("tip", "tip and odds"):
        sights.look(moment)
        choose(page, panel=True)
        page.locator("[data-panel=odds]").wait_for()
    page.locator("[data-tip] button").last.click()
    sights.look("odds")
    assert sights.found == {}, sights.found


def test_settings_of_tempo_are_seen_whole(visit: Callable[..., Visitor]) -> None:
    page = visit().go("/settings")
    page.locator("main input").first.wait_for()
    sights = Sights(page, serious)
    sights.look("settings", 2)
    assert sights.found == {}
