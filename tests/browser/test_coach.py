"""The coach in the browser: what the captain would do, and a question before a mistake."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page
from tests.browser import decks
from tests.browser.harbor import Visitor, until
from tests.browser.looking import Sights, choose, serious, speak

from portroyal.text.words import Words

WARM = 1200.0  # seconds: where nothing is compiled yet, the captain has to be


def waiting_for_a_choice(visitor: Visitor) -> str:
    """A table at which twelve points can be had for a coin; the captain is there."""
    cards = [decks.persons(role, 55, 1, 12) for role in ("settler", "captain")]
    table = visitor.against_bots("port-royal", options={"cards": cards})
    for action in ("draw", "stop"):
        visitor.act(table, action)
    asks = f"{visitor.address}/api/tables/{table}/coach"
    until(visitor.page, lambda: visitor.context.request.get(asks).json().get("code") != "not-ready", WARM)
    return table


def spoken(page: Page) -> list[str]:
    """It is asked once more in every language, and says why the best one is."""
    lang = str(page.evaluate("document.documentElement.lang"))
    why = Words(lang).say("coach-why-lead", best="", detail="", other="", n="*").partition("*")[2]
    page.locator("[data-panel=coach] p", has_text=why).wait_for()
    return []


def read_whole(page: Page) -> list[str]:
    """Nothing of what the captain says is scrolled away, also where the odds are open."""
    whole = """({ scrollHeight, clientHeight, parentElement }) =>
      parentElement.scrollTop + scrollHeight - clientHeight"""
    lost = page.locator("[data-panel=coach]").evaluate(whole)
    return [f"{lost} pixels of the coach are not seen"] if lost > 1 else []


def questioned(page: Page) -> list[str]:
    """The question speaks the language of the page, also where that changes while it is open."""
    say = Words(str(page.evaluate("document.documentElement.lang"))).say
    loss = say("web-coach-loss", chosen="", best="|", n="*").partition("*")[2].partition("|")[0]
    asked = page.locator("dialog[open]", has_text=say("web-coach-sure"))
    asked.filter(has_text=loss).filter(has_text=say("web-coach-anyway")).wait_for()
    return []


def test_the_captain_says_what_it_would_do(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    page = visitor.go(f"/table/{waiting_for_a_choice(visitor)}")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="What would the captain do?").click()
    said = page.locator("[data-panel=coach]")
    said.locator("li").nth(1).wait_for()
    assert "Hire a settler" in said.locator("p").inner_text()
    assert said.locator("li").last.inner_text().startswith("Pass")
    sights = Sights(page, spoken, read_whole, serious)
    sights.look("coach")
    assert sights.found == {}


def test_a_mistake_is_asked_about(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    page = visitor.go("/settings")
    page.get_by_label("Mistake warnings").check()
    table = waiting_for_a_choice(visitor)
    page = visitor.go(f"/table/{table}")
    # Nobody waits long for the captain, so it has to be there before one chooses.
    choose(page, panel=True)
    page.locator("[data-panel=coach] li").nth(1).wait_for()
    page.locator("[data-act=pass]").click()
    asked = page.locator("dialog[open]")
    asked.filter(has_text="lowers your chance").wait_for()
    sights = Sights(page, questioned, serious)
    sights.look("mistake", 2)
    assert sights.found == {}
    speak(page, "en")
    spoken(page)  # its last answer is here: nothing is asked any more while one acts
    asked.get_by_role("button", name="No").click()
    before = visitor.state(table)
    assert "pass" in before["legal"]
    page.locator("[data-act=pass]").click()
    asked.get_by_role("button", name="Do it anyway").click()
    until(page, lambda: visitor.state(table) != before)  # the bot may have moved already, and asks again
