"""Every page in every language: it says what it is, nothing is cut, axe-core is content, text can grow."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route
from tests.browser.harbor import LOCALES, Visitor, until
from tests.browser.looking import at_width, serious

PATHS = (
    *(
        "/",
        "/lobby",
        "/new",
        "/new?game=dice",
        "/history",
        "/history/numbers",
        "/settings",
        "/privacy",
        "/fairness",
        "/rules",
    ),
    *("/rules/port-royal", "/rules/unterwegs", "/rules/combined", "/rules/dice"),
    *("/nowhere", "/table/0000000000", "/replay/0000000000"),
)
MISSING = ("/table/0000000000", "/replay/0000000000")  # their 404 is what the test wants


def arrive(visitor: Visitor, path: str) -> Page:
    if path in MISSING:
        visitor.expect_refusals(404)
    page = visitor.go(path)
    page.wait_for_selector("main h1")
    until(page, "!document.querySelector('.loading')")
    return page


@pytest.mark.parametrize("lang", LOCALES)
def test_every_page_in_every_language(visit: Callable[..., Visitor], lang: str) -> None:
    """German, with the longest words, also by night and with text of twice the size."""
    visitor = visit(lang=lang, dark=lang == "de")
    found = {}
    for path in PATHS:
        page = arrive(visitor, path)
        assert page.locator("html").get_attribute("lang") == lang
        assert page.title().endswith("Port Royal")
        assert page.locator("h1").count() == 1
        found[path] = [*at_width(page, 390), *at_width(page, 1280)]
        if lang in ("en", "de"):
            found[path] += serious(page)
        if lang == "de":
            page.evaluate("document.documentElement.style.fontSize = '200%'")
            found[path] += [*at_width(page, 1280), *at_width(page, 640)]
    assert {path: flaws for path, flaws in found.items() if flaws} == {}


def test_a_name_that_is_typed_before_the_server_has_answered_stays(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    waiting = list[Route]()

    def held(asked: Route) -> None:
        waiting.append(asked) if asked.request.method == "GET" else asked.continue_()

    visitor.page.route("**/api/me", held)
    page = visitor.go("/settings")
    field = page.get_by_role("textbox", name="Your name")
    field.fill("Saskia")
    until(page, lambda: waiting)
    with page.expect_response(lambda told: told.request.method == "PATCH"):  # it gets a name to begin with
        waiting[0].continue_()
    page.get_by_role("button", name="Save").click()
    page.get_by_text("Saved.").wait_for()
    assert field.input_value() == "Saskia"


def test_settings_are_kept(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    page = visitor.go("/settings")
    page.get_by_label("Language").first.select_option("nl")
    page.get_by_role("heading", name="Instellingen").wait_for()
    page.get_by_label("Licht of donker").first.select_option("dark")
    page.get_by_role("textbox", name="Je naam").fill("Saskia")
    page.get_by_role("button", name="Opslaan").click()
    page.get_by_text("Opgeslagen.").wait_for()
    page.reload()
    assert page.get_by_role("heading", level=1).inner_text() == "Instellingen"
    assert page.locator("html").get_attribute("data-theme") == "dark"
    until(page, "document.querySelector('input[autocomplete=nickname]').value === 'Saskia'")


def test_another_device_becomes_the_same_visitor(visit: Callable[..., Visitor]) -> None:
    first, second = visit(), visit(size="phone")
    page = first.go("/settings")
    page.get_by_role("button", name="Show a code").click()
    code = page.locator(".code code").inner_text()
    other = second.go("/settings")
    other.get_by_label("Code from your other device").fill(code)
    other.get_by_role("button", name="Use it here").click()
    other.get_by_text("Done: this device now plays as you.").wait_for()
    ask = f"{first.address}/api/me"
    assert (
        first.context.request.get(ask).json()["visitor"] == second.context.request.get(ask).json()["visitor"]
    )


def test_a_lost_device_is_ended(visit: Callable[..., Visitor]) -> None:
    first, second = visit(), visit(size="phone")
    page = first.go("/settings")
    page.get_by_role("button", name="Show a code").click()
    code = page.locator(".code code").inner_text()
    lost = second.go("/settings")
    lost.get_by_label("Code from your other device").fill(code)
    lost.get_by_role("button", name="Use it here").click()
    lost.get_by_text("Done: this device now plays as you.").wait_for()
    lost.get_by_role("button", name="Disconnect Chrome, Linux").wait_for()  # the other one, seen from here
    page.reload()
    page.get_by_text("this device", exact=True).wait_for()
    page.get_by_role("button", name="Disconnect Chrome, Linux").click()
    page.get_by_role("dialog").get_by_role("button", name="Disconnect", exact=True).click()
    page.get_by_text("Disconnected.").wait_for()
    assert page.get_by_role("button", name="Disconnect Chrome, Linux").count() == 0
    ask = f"{first.address}/api/me"
    mine, theirs = (who.context.request.get(ask).json()["visitor"] for who in (first, second))
    assert mine != theirs


def test_ones_data_can_be_taken_and_deleted(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    table = visitor.against_bots("unterwegs")
    page = visitor.go("/privacy")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download").click()
    assert table in download.value.path().read_text("utf-8")
    page.get_by_role("button", name="Delete everything").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete", exact=True).click()
    page.get_by_text("Everything about you has been deleted.").wait_for()
    page = visitor.go("/history")
    page.get_by_text("Nothing here yet.").wait_for()
