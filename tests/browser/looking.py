"""What a careful eye sees on a page: text that is cut or overlaps, too much width, axe-core's findings."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from itertools import count, islice, product
from pathlib import Path
from typing import Any

from playwright.sync_api import Page
from tests.browser.harbor import LOCALES, Seen, still

WINDOWS = ((390, 844), (844, 390), (820, 1180), (1280, 800), (1440, 900))
THEMES = ("light", "dark")
ALL = os.environ.get("SIGHTS")  # a folder for pictures: then nothing takes turns (`make sights`)
EVERY = 7  # look of these has a picture: with each moment others of the 40
LONGEST = 10.0  # seconds in which a page finds its place, on a machine that does much else
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

# Text on the page is compared line by line; what is hidden or scrolled away, the far sides of dice and cards
# that are only a picture are left out; where a dialog or a menu is open, only that is read. Text is cut where
# a box around it that does not scroll ends before it does, with or without an ellipsis; a line of which
# little more than a third is left in view is scrolled away. A layer that stays in
# its place while the page scrolls (a bar, a notice) may hide text; everything else may not. Parts of pictures
# that are marked as solid have no text over them.
FLAWS = """() => {
  const flaws = new Set();
  const known = new Map();
  const UNREAD = ".visually-hidden, option, [data-live], script, textarea, .cube, .picture";
  if (document.documentElement.scrollWidth > innerWidth + 1)
    flaws.add(`the page is ${document.documentElement.scrollWidth} wide in ${innerWidth}`);
  const dialog = [...document.querySelectorAll("dialog[open], [role=menu]:not([hidden])")].at(-1);
  const lines = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const text = node.textContent.trim().slice(0, 60);
    const holder = node.parentElement;
    if (!text || !holder || holder.closest(UNREAD)) continue;
    if (!holder.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (dialog && !dialog.contains(holder)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width < 2 || box.height < 2) continue;
      const shown = seen(holder, box, text);
      if (shown) lines.push({ text, holder, box: shown });
    }
  }
  for (let i = 0; i < lines.length; i += 1) {
    for (let j = i + 1; j < lines.length; j += 1) {
      const [a, b] = [lines[i], lines[j]];
      const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      // Boxes of letters are higher than letters: lines may touch a little.
      if (wide <= 2 || high <= 0.35 * Math.min(a.box.bottom - a.box.top, b.box.bottom - b.box.top)) continue;
      if (a.holder === b.holder || a.holder.contains(b.holder) || b.holder.contains(a.holder)) continue;
      if (!above(a.holder, b.holder) && !above(b.holder, a.holder))
        flaws.add(`overlap: ${a.text} | ${b.text}`);
    }
  }
  for (const solid of document.querySelectorAll("[data-solid]")) {
    const art = solid.getBoundingClientRect();
    for (const { text, holder, box } of lines) {
      let paper = holder;
      while (!facts(paper).opaque && !paper.contains(solid)) paper = paper.parentElement;
      if (!paper.contains(solid)) continue;
      const wide = Math.min(art.right, box.right) - Math.max(art.left, box.left);
      const high = Math.min(art.bottom, box.bottom) - Math.max(art.top, box.top);
      if (wide > 4 && high > 4) flaws.add(`over a picture: ${text}`);
    }
  }
  return [...flaws].slice(0, 20);

  /** The part of a line that the boxes around it show, or null; notes where it is cut. */
  function seen(holder, box, text) {
    let { left, right, top, bottom } = box;
    let scrolls = false;
    const some = 0.35 * (bottom - top);
    for (let around = holder; around !== document.documentElement; around = around.parentElement) {
      const { overflowX, overflowY, position, frame } = facts(around);
      if (frame) {
        const [x, y] = [/hidden|clip/.test(overflowX), /hidden|clip/.test(overflowY)];
        if (!scrolls && x && (box.left < frame.left - 2 || box.right > frame.right + 2))
          flaws.add(`cut: ${text}`);
        if (!scrolls && y && (box.top < frame.top - some || box.bottom > frame.bottom + some))
          flaws.add(`cut in height: ${text}`);
        scrolls ||= /auto|scroll/.test(overflowX + overflowY);
        [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
        [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
      }
      if (position === "fixed") break;
    }
    if (!scrolls && (box.right > innerWidth + 1 || box.left < -1)) flaws.add(`outside: ${text}`);
    return right - left > 1 && bottom - top > some ? { left, right, top, bottom } : null;
  }

  /** Whether the first text stands on a layer of its own that may hide the other. */
  function above(one, other) {
    let painted = false;
    for (let around = one; around && !around.contains(other); around = around.parentElement) {
      const { position, opaque } = facts(around);
      painted ||= opaque;
      if (painted && /sticky|fixed/.test(position)) return true;
    }
    return false;
  }

  /** What is asked of an element again and again; `frame` is its box if it hides what is outside. */
  function facts(of) {
    let found = known.get(of);
    if (!found) {
      const { overflowX, overflowY, position, backgroundColor, backgroundImage } = getComputedStyle(of);
      const hides = overflowX !== "visible" || overflowY !== "visible";
      const opaque = backgroundImage !== "none" || !/rgba?\\(.*, 0\\)|transparent/.test(backgroundColor);
      found = { overflowX, overflowY, position, opaque, frame: hides && of.getBoundingClientRect() };
      known.set(of, found);
    }
    return found;
  }
}"""

SERIOUS = """async () => {
  const found = await axe.run(document, { resultTypes: ["violations"] });
  return found.violations
    .filter((one) => one.impact === "serious" || one.impact === "critical")
    .map((one) => `${one.id}: ${one.nodes.slice(0, 3).map((node) => node.html.slice(0, 160)).join(" || ")}`);
}"""


def stays(page: Seen, look: Callable[[], list[Any]]) -> list[Any]:
    """What a look finds again and again: at one moment a page may be on its way to its place."""
    end = time.monotonic() + LONGEST
    while (found := look()) and time.monotonic() < end:
        page.wait_for_timeout(50)
    return found


def flaws(page: Seen) -> list[str]:
    return stays(page, lambda: page.evaluate(FLAWS))


def serious(page: Page) -> list[str]:
    """What axe-core finds and calls serious or critical."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found: list[str] = page.evaluate(SERIOUS)
    return found


def at_width(page: Page, width: int) -> list[str]:
    """The flaws at another width."""
    page.set_viewport_size({"width": width, "height": 900})
    still(page)
    return [f"{width}: {flaw}" for flaw in flaws(page)]


# As if another window of the same browser had chosen it.
CHOOSE = """(wish) => {
  const kept = JSON.parse(localStorage.getItem("portroyal.settings") ?? "{}");
  localStorage.setItem("portroyal.settings", JSON.stringify({ ...kept, ...wish }));
  dispatchEvent(new StorageEvent("storage", { key: "portroyal.settings" }));
}"""


def choose(page: Seen, **wish: Any) -> None:
    """Changes settings of a page where it is, without loading it anew."""
    page.evaluate(CHOOSE, wish)


def speak(page: Page, language: str) -> None:
    choose(page, language=language)
    page.wait_for_selector(f"html[lang='{language}']")


Light = tuple[str, tuple[int, int], str]  # language, window, theme


def _by_turns() -> Iterator[Light]:
    languages = tuple(LOCALES)
    return ((languages[n % 4], WINDOWS[n % 5], THEMES[n // 5 % 2]) for n in count())


class Sights:
    """Looks at a page in all windows, languages and themes: in so many of the 40 by turns, or in all."""

    def __init__(self, page: Page, *eyes: Callable[[Page], list[str]]) -> None:
        self.page, self.eyes = page, eyes
        self.found: dict[str, list[str]] = {}
        self.lights = _by_turns()
        self.looks = 0

    def look(self, moment: str, many: int = len(WINDOWS)) -> None:
        lights = product(LOCALES, WINDOWS, THEMES) if ALL else islice(self.lights, many)
        for language, (width, height), theme in lights:
            self.page.set_viewport_size({"width": width, "height": height})
            speak(self.page, language)
            choose(self.page, theme=theme)
            still(self.page)
            name = f"{moment} {width}x{height} {language} {theme}"
            if wrong := stays(self.page, self._wrong):
                self.found[name] = wrong
            self.looks += 1
            if ALL and self.looks % EVERY == 0:
                self.page.screenshot(path=Path(ALL) / f"{name}.jpg", type="jpeg", quality=60)

    def _wrong(self) -> list[str]:
        return [*(flaw for eye in self.eyes for flaw in eye(self.page)), *self.page.evaluate(FLAWS)]
