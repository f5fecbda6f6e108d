"""A whole game by keyboard alone, by roles, names and what is said, as with a screen reader."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page
from tests.browser.harbor import Visitor
from tests.browser.sailor import MOST_ACTS, wait_for_turn

MOST_KEYS = 60_000  # the time is the limit; while others think, keys are pressed in vain


class Listener:
    """Hears what the live regions say, presses keys, and reads role and name of whatever has the focus."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.keys = 0
        page.evaluate(
            """() => {
              window.heard = [];
              const listen = (region) => new MutationObserver(() =>
                window.heard.push(region.textContent.trim())).observe(region,
                { childList: true, characterData: true, subtree: true });
              document.querySelectorAll("[aria-live]").forEach(listen);
            }"""
        )

    def heard(self) -> list[str]:
        said: list[str] = self.page.evaluate("window.heard.splice(0)")
        return said

    def press(self, key: str) -> None:
        self.keys += 1
        assert self.keys < MOST_KEYS
        self.page.keyboard.press(key)

    def focus(self) -> tuple[str, str]:
        """Role and name of what has the focus, from the browser's accessibility tree."""
        snapshot = self.page.locator(":focus").first.aria_snapshot() if self._focused() else ""
        found = re.match(r'- (\w+)(?: "((?:[^"\\]|\\.)*)")?', snapshot)
        return (found.group(1), found.group(2) or "") if found else ("", "")

    def _focused(self) -> bool:
        return bool(self.page.evaluate("document.activeElement && document.activeElement !== document.body"))


# What an experienced player would listen for, in the words of the English game.
WANTED = re.compile(r"^(hire|trade with|fulfil|repel|resolve|take (?!back)|cross|begin)", re.IGNORECASE)
DULL = re.compile(r"^(stop|pass|done|keep|let)", re.IGNORECASE)
RISKY = re.compile(r"^(draw|reveal|roll)", re.IGNORECASE)


def decide(listener: Listener, draws: int) -> tuple[bool, int]:
    """Walks through what can be reached with Tab and the arrows, and presses Enter on something sensible."""
    for step in range(60):
        role, name = listener.focus()
        if role == "button" and name and "disabled" not in name:
            # After a bust a turn begins with nothing but a draw: a round without a better answer draws.
            fine = WANTED.search(name) or (RISKY.search(name) and (draws < 3 or step > 40))
            if fine or (DULL.search(name) and (draws >= 3 or step > 25)):
                listener.press("Enter")
                return True, (draws + 1 if RISKY.search(name) else 0 if DULL.search(name) else draws)
        listener.press("Tab" if step % 3 else "ArrowRight")
    return False, draws


@pytest.mark.parametrize("game", ["unterwegs"])
def test_a_whole_game_by_keyboard_and_ear(visit: Callable[..., Visitor], game: str) -> None:
    visitor = visit()
    table = visitor.against_bots(game)
    page = visitor.go(f"/table/{table}")
    page.get_by_role("button", name="Menu").wait_for()
    listener = Listener(page)
    wait_for_turn(page)
    draws, told = 0, 0
    for _ in range(MOST_ACTS):
        said = listener.heard()
        told += len(said)
        if page.get_by_role("dialog").get_by_role("table").count():
            break
        acted, draws = decide(listener, draws)
        page.wait_for_timeout(120 if acted else 500)
    else:
        raise AssertionError("the game did not come to its end by keyboard")
    assert told > 10
    # The dialog at the end has the focus; Escape leaves it, and the page is still there.
    page.keyboard.press("Escape")
    assert page.get_by_role("heading", level=1).count() == 1
