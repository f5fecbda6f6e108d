"""What a careful eye sees on a page: text that is cut or overlaps, too much width, axe-core's findings."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

# Text on the page is compared line by line; what is hidden, scrolled away or part of a picture is left out.
FLAWS = """() => {
  const flaws = [];
  if (document.documentElement.scrollWidth > innerWidth + 1)
    flaws.push(`the page is ${document.documentElement.scrollWidth} wide in ${innerWidth}`);
  const lines = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const text = node.textContent.trim();
    const holder = node.parentElement;
    if (!text || !holder || holder.closest("svg, .visually-hidden, option, [data-live], script")) continue;
    if (!holder.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const dialog = document.querySelector("dialog[open]");
    if (dialog && !dialog.contains(holder)) continue;
    const style = getComputedStyle(holder);
    const hides = /hidden|clip/.test(style.overflowX);
    if (hides && style.textOverflow !== "ellipsis" && holder.scrollWidth > holder.clientWidth + 2)
      flaws.push(`cut: ${text}`);
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width < 2 || box.height < 2) continue;
      if (box.right > innerWidth + 1 && !holder.closest(".scroll")) flaws.push(`outside: ${text}`);
      const shown = clipped(holder, box);
      if (shown) lines.push({ text, holder, box: shown });
    }
  }
  for (let i = 0; i < lines.length; i += 1) {
    for (let j = i + 1; j < lines.length; j += 1) {
      const [a, b] = [lines[i], lines[j]];
      if (a.holder === b.holder || a.holder.contains(b.holder) || b.holder.contains(a.holder)) continue;
      const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      // Boxes of letters are higher than letters: lines may touch a little.
      if (wide > 2 && high > 0.35 * Math.min(a.box.bottom - a.box.top, b.box.bottom - b.box.top))
        flaws.push(`overlap: ${a.text} | ${b.text}`);
    }
  }
  return [...new Set(flaws)].slice(0, 20);

  /** The part of a box that the scrolling boxes around it show, or null. */
  function clipped(holder, box) {
    let { left, right, top, bottom } = box;
    for (let around = holder.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflowX === "visible") continue;
      const frame = around.getBoundingClientRect();
      [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
      [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
    }
    return right - left > 1 && bottom - top > 1 ? { left, right, top, bottom } : null;
  }
}"""

SERIOUS = """async () => {
  const found = await axe.run(document, { resultTypes: ["violations"] });
  return found.violations
    .filter((one) => one.impact === "serious" || one.impact === "critical")
    .map((one) => `${one.id}: ${one.nodes.slice(0, 3).map((node) => node.html.slice(0, 160)).join(" || ")}`);
}"""


def flaws(page: Page) -> list[str]:
    found: list[str] = page.evaluate(FLAWS)
    return found


def serious(page: Page) -> list[str]:
    """What axe-core finds and calls serious or critical."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found: list[str] = page.evaluate(SERIOUS)
    return found


def at_width(page: Page, width: int) -> list[str]:
    """The flaws at another width; the page needs a moment to settle."""
    size: Any = {"width": width, "height": 900}
    page.set_viewport_size(size)
    page.wait_for_timeout(120)
    return [f"{width}: {flaw}" for flaw in flaws(page)]
