"""Replay: a finished game is stepped, slid and run through; a link leads to a move; the proof is shown."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.browser.harbor import LOCALES, Visitor
from tests.browser.looking import flaws, serious, speak
from tests.browser.sailor import play_on, play_to_the_end


@pytest.mark.parametrize("game", ["unterwegs", "dice"])
def test_a_game_is_watched_again(visit: Callable[..., Visitor], game: str) -> None:
    visitor = visit()
    seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
    table = visitor.table(game=game, seats=seats, begin=True, start=0, cut="lucky words")
    page = visitor.go(f"/table/{table}")
    if game == "unterwegs":
        play_to_the_end(page)
    else:  # a game of dice is long, and is played to its end elsewhere
        play_on(page, 12)
        visitor.command(table, do="resign")
    page.get_by_role("link", name="Watch again").click()
    page.wait_for_url("**/replay/*")
    slider = page.get_by_role("slider", name="Move")
    last = int(slider.get_attribute("max") or 0)
    assert last > 5

    page.get_by_role("button", name="One step forward").click()
    page.wait_for_url("**move=1")
    page.keyboard.press("ArrowRight")
    page.wait_for_url("**move=2")
    page.keyboard.press("ArrowLeft")
    page.wait_for_url("**move=1")
    slider.fill(str(last))
    page.get_by_text(f"{last} of {last}").first.wait_for()
    page.get_by_role("button", name="Go to the beginning").click()
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url("**move=2")
    page.get_by_role("button", name="Stop", exact=True).click()

    page.goto(f"{visitor.address}/replay/{table}?move={last // 2}")
    page.get_by_text(f"{last // 2} of {last}").first.wait_for()
    assert serious(page) == []
    page.set_viewport_size({"width": 640, "height": 400})  # a desk at 200 %
    for language in reversed(LOCALES):
        speak(page, language)
        assert flaws(page) == [], language

    page.goto(f"{visitor.address}/fairness?table={table}")
    page.get_by_text("The secret matches its fingerprint").wait_for()
    page.get_by_text("lucky words").wait_for()


def test_a_running_game_has_no_replay_yet(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    table = visitor.against_bots("unterwegs")
    visitor.expect_refusals(409)
    page = visitor.go(f"/replay/{table}")
    page.wait_for_url(f"**/table/{table}")
