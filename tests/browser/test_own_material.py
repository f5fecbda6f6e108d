"""A sea chart of one's own in the browser: pasted, refused with the line, mended, played, watched again."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path

from tests.browser.harbor import Visitor
from tests.browser.looking import at_width, serious
from tests.browser.sailor import press, wait_for_turn

DOCS = Path(__file__).parents[2] / "docs" / "charts.md"


def sample() -> str:
    """The whole chart that the documentation shows."""
    found = re.search(r"```toml\n(.*?)```", DOCS.read_text("utf-8"), re.DOTALL)
    assert found is not None
    return found.group(1)


def with_a_cook() -> tuple[str, int]:
    """The same with a person that there is not, and the line of it."""
    wrong = sample().replace('person = "sailor"', 'person = "cook"')
    return wrong, wrong[: wrong.index('person = "cook"')].count("\n") + 1


def test_a_chart_of_ones_own(visit: Callable[..., Visitor]) -> None:
    visitor = visit(size="phone")
    visitor.expect_refusals(422)
    page = visitor.go("/new?game=dice")
    page.get_by_text("A sea chart of your own").click()
    text = page.get_by_label("The chart as text")
    check = page.get_by_role("button", name="Check the chart")

    wrong, line = with_a_cook()
    text.fill(wrong)
    check.click()
    page.get_by_text(f"line {line}: islands.east.person:").wait_for()
    assert at_width(page, 390) == []
    assert serious(page) == []
    text.fill("[wheels\n")
    check.click()
    page.get_by_text("not valid TOML").wait_for()

    text.fill(sample())
    check.click()
    page.get_by_text("“Four Rocks”, chapter 1, can be played: 5 islands, 3 sea fields.").wait_for()
    page.locator("[aria-label='Four Rocks'] [data-island]").first.wait_for()
    page.get_by_label("Players", exact=True).select_option("2")
    page.get_by_label("Who sits in seat 2").select_option("bot")
    page.get_by_role("button", name="Begin", exact=True).click()
    page.wait_for_url("**/table/*")
    page.get_by_role("img", name="Sea chart “Four Rocks”").wait_for()
    table = page.url.rsplit("/", 1)[1]
    whim = random.Random(3)
    for _ in range(8):
        if wait_for_turn(page) == "turn":
            press(page, whim)
            page.wait_for_timeout(30)
    assert list(visitor.state(table)["options"]["chart"]) == ["hash"]

    visitor.command(table, do="resign")
    page.locator("dialog[open] table").first.wait_for()
    page.get_by_role("link", name="Watch again").click()
    page.wait_for_url("**/replay/*")
    page.get_by_role("img", name="Sea chart “Four Rocks”").wait_for()
    page.get_by_role("button", name="One step forward").click()
    page.wait_for_url("**move=1")


def test_a_chart_is_refused_in_the_visitors_language(visit: Callable[..., Visitor]) -> None:
    visitor = visit(lang="de", size="phone")
    visitor.expect_refusals(422)
    page = visitor.go("/new?game=dice")
    page.get_by_text("Eigene Seekarte").click()
    text = page.get_by_label("Die Seekarte als Text")
    check = page.get_by_role("button", name="Seekarte prüfen")

    wrong, line = with_a_cook()
    text.fill(wrong)
    check.click()
    refused = "Auf dieser Seekarte kann man nicht spielen."
    page.get_by_text(f"{refused} Zeile {line}: islands.east.person: 'cook' ist keine Person").wait_for()
    assert at_width(page, 390) == []
    assert serious(page) == []
    text.fill("[wheels\n")
    check.click()
    page.get_by_text("kein gültiges TOML, Zeile 1, Spalte 8").wait_for()
    text.fill(sample().replace("chapter = 1", "chapter = 9"))
    page.get_by_role("button", name="Tisch eröffnen").click()
    page.get_by_text("chapter: muss eine ganze Zahl von 1 bis 4 sein, nicht 9").wait_for()


def test_one_of_our_charts_is_a_beginning(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.expect_refusals(422)
    page = visitor.go("/new?game=dice&chapter=2")
    assert page.get_by_label("Chapter", exact=True).locator("option:checked").inner_text() == (
        "Chapter 2: The Coral Teeth"
    )
    page.get_by_text("A sea chart of your own").click()
    page.locator("[aria-label='Chapter 2: The Coral Teeth'] [data-island]").first.wait_for()
    page.get_by_text("How to write a chart").click()
    page.get_by_text("[islands.far-away]").wait_for()
    assert at_width(page, 390) == []
    assert serious(page) == []
    page.get_by_role("button", name="Start from the chart of chapter 2").click()
    page.get_by_text("can be played").wait_for()
    text = page.get_by_label("The chart as text")
    assert "[islands." in text.input_value()
    assert "docs/" not in text.input_value()  # nobody in a browser has our files; the guide is above
    text.fill(text.input_value().replace("chapter = 2", "chapter = 9"))
    page.get_by_role("button", name="Open a table").click()
    page.get_by_text(re.compile(r"This sea chart cannot be played. line \d+: chapter:")).wait_for()
