"""The coach in the browser: what the captain would do, and a question before a mistake."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.browser import decks
from tests.browser.harbor import Visitor, until
from tests.browser.looking import flaws, speak

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


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_the_captain_says_what_it_would_do(visit: Callable[..., Visitor], size: str) -> None:
    visitor = visit(size=size)
    page = visitor.go(f"/table/{waiting_for_a_choice(visitor)}")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="What would the captain do?").click()
    said = page.locator("[data-panel=coach]")
    said.locator("li").nth(1).wait_for()
    assert "Hire settler" in said.locator("p").inner_text()
    assert said.locator("li").last.inner_text().startswith("Pass")
    for language in ("en", "de", "nl", "en-US"):
        speak(page, language)
        assert flaws(page) == []


def test_a_mistake_is_asked_about(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    page = visitor.go("/settings")
    page.get_by_label("Mistake warnings").check()
    table = waiting_for_a_choice(visitor)
    page = visitor.go(f"/table/{table}")
    page.locator("[data-act=pass]").click()
    asked = page.locator("dialog[open]")
    asked.filter(has_text="lowers your chance").wait_for()
    asked.get_by_role("button", name="No").click()
    assert "pass" in visitor.state(table)["legal"]
    page.locator("[data-act=pass]").click()
    asked.get_by_role("button", name="Do it anyway").click()
    until(page, lambda: visitor.state(table)["decider"] != 0 or visitor.state(table)["round"] > 1)
