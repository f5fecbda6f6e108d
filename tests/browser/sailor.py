"""A player who sees a table as people do: looks for what can be pressed, presses something sensible."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from typing import Any

from playwright.sync_api import Error, Page
from playwright.sync_api import TimeoutError as Waited
from tests.browser.harbor import Seen

FREE = ":not([disabled], [aria-disabled])"  # while an answer is on its way, nothing can be chosen
CHOICES = f"[data-act]{FREE}, [data-choice]{FREE}, .choices button{FREE}"
OVER = "dialog[open] table"
MOST_ACTS = 1500
MOST_KINDS = 7  # of questions that are looked at in one game


def playable(page: Seen) -> str:
    """Whether it is our turn, the game is over, or something is still moving."""
    try:
        found: str = page.evaluate(
            """([choices, over]) => {
              if (document.querySelector(over)) return "over";
              return document.querySelector(choices) ? "turn" : "";
            }""",
            [CHOICES, OVER],
        )
    except Error as wrong:
        if "navigation" in str(wrong):  # the page has just been fetched anew
            return ""
        raise
    return found


def wait_for_turn(page: Seen, seconds: float = 60.0) -> str:
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        if found := playable(page):
            return found
        page.wait_for_timeout(25)
    raise Waited(f"nothing can be done at {page.url} for {seconds} seconds")


def press(page: Seen, whim: random.Random) -> str:
    """Presses one of the choices and says which: likes to take things, and stops in time."""
    pressed: str = page.evaluate(
        """([choices, chance]) => {
          const all = [...document.querySelectorAll(choices)];
          if (all.length === 0) return "";
          const named = (pattern) => all.filter((one) => pattern.test(one.dataset.act ?? ""));
          const things = all.filter((one) => one.dataset.act === undefined);
          const last = named(/^(stop|pass|done)$/)[0];
          let chosen = all[Math.floor(chance * all.length)];
          if (things.length && chance < 0.85) chosen = things[Math.floor(chance * 97) % things.length];
          else if (last && chance > 0.6) chosen = last;
          const name = chosen.getAttribute("aria-label") ?? chosen.textContent.trim();
          chosen.click();
          return name;
        }""",
        [CHOICES, whim.random()],
    )
    return pressed


def play_on(page: Seen, acts: int, seed: int = 1) -> int:
    """Plays our seat so often, or until the final score is shown; gives the number of acts."""
    whim = random.Random(seed)
    for act in range(acts):
        if wait_for_turn(page) == "over":
            return act
        press(page, whim)
        page.wait_for_timeout(15)
    return acts


def play_to_the_end(page: Seen, seed: int = 1) -> int:
    """Plays our seat until the final score is shown; gives the number of acts."""
    acts = play_on(page, MOST_ACTS, seed)
    assert acts < MOST_ACTS, f"no end after {MOST_ACTS} acts"
    return acts


def kinds_of_questions(page: Page, position: Callable[[], dict[str, Any]], acts: int = 28) -> Iterator[str]:
    """Plays on and stops at every question of a new kind: its phase, and what can be answered."""
    whim = random.Random(11)
    seen: set[str] = set()
    for _ in range(acts):
        if len(seen) == MOST_KINDS or wait_for_turn(page) == "over":
            return
        state = position()
        kind = " ".join([state["phase"], *sorted({action.split()[0] for action in state["legal"]})])
        if state["legal"] and kind not in seen:
            seen.add(kind)
            yield kind
        press(page, whim)
        page.wait_for_timeout(15)


def play_both(first: Page, second: Page, acts: int = MOST_ACTS, seconds: float = 60.0) -> bool:
    """Two people play against each other for so many acts; whether both see the final score.

    So many seconds may pass in which nobody can do anything.
    """
    whim = random.Random(2)
    until = time.monotonic() + seconds
    while acts > 0 and time.monotonic() < until:
        seen = [playable(first), playable(second)]
        if seen == ["over", "over"]:
            return True
        for page, found in zip((first, second), seen, strict=True):
            if found == "turn" and press(page, whim):
                acts, until = acts - 1, time.monotonic() + seconds
        first.wait_for_timeout(20)
    assert acts <= 0, "the game did not come to its end"
    return False
