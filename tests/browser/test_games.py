"""Full games of all four games in the browser, at both sizes, the languages rotating; the end is readable."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from tests.browser.harbor import Visitor
from tests.browser.looking import flaws
from tests.browser.sailor import play_to_the_end, wait_for_turn

from portroyal.text.words import Words

GAMES: tuple[tuple[str, dict[str, Any], str, str], ...] = (
    ("unterwegs", {}, "desk", "de"),
    ("combined", {}, "desk", "nl"),
    ("dice", {"chapter": 1}, "desk", "en-US"),
    ("port-royal", {"ending": "expedition"}, "phone", "de"),
    ("unterwegs", {}, "phone", "nl"),
    ("dice", {"chapter": 2}, "phone", "en"),
)
WHY = ("points", "expedition", "first", "sudden-death", "no-cards")  # how a game that is played out can end


def number(text: str) -> int:
    return int(text.replace("−", "-"))


@pytest.mark.parametrize(("game", "options", "size", "lang"), GAMES)
def test_a_whole_game_is_played(
    visit: Callable[..., Visitor], game: str, options: dict[str, Any], size: str, lang: str
) -> None:
    visitor = visit(size=size, lang=lang)
    table = visitor.against_bots(game, options=options)
    page = visitor.go(f"/table/{table}")
    assert wait_for_turn(page) == "turn"
    acts = play_to_the_end(page)
    assert acts > 5
    assert page.locator("html").get_attribute("lang") == lang
    rows = page.locator("dialog[open] tbody tr")
    assert rows.count() == 2
    for row in rows.all():
        sources = re.findall(r"[−\d]+", " ".join(row.locator("small").all_inner_texts()))
        assert sum(map(number, sources)) == number(row.locator("td.number").first.inner_text())
    words, goal = Words(lang), {"unterwegs": 8, "dice": 20}.get(game, 12)
    reasons = {words.say(f"web-end-why-{why}", n=goal) for why in WHY}
    assert page.locator("dialog[open] .why").inner_text() in reasons
    if game == "dice":
        page.locator(f"dialog[open] a[href$='chapter={options['chapter'] + 1}']").wait_for()
    assert flaws(page) == []
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")
    assert flaws(page) == []
