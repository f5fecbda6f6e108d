"""How long a person waits for bots: a whole game with five seats in a real browser, at each speed.

make tempo                   # prints the numbers
make tempo ARGS=--write      # and writes docs/tempo.md
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright
from report import ROOT, made_by, provenance, table

sys.path.insert(0, str(ROOT))  # the browser tests know how to start a server and a browser

from tests.browser.harbor import Visitor, chromium, running
from tests.browser.looking import choose

PAGE = ROOT / "docs" / "tempo.md"
BOUND = 4.0
SEED = 18
LEVELS = ("easy", "easy", "normal", "normal")
GAMES: dict[str, dict[str, Any]] = {"port-royal": {}, "dice": {"chapter": 1}}
INTRO = """\
# How long one waits for bots

A person against four bots (two easy, two normal) plays a whole game in Chromium, with all animations,
against `portroyal serve`. Between pressing a choice and the moment at which the next question can be
answered lies the wait. Only waits in which somebody else has acted count: that one can answer two questions
one after the other is no merit of the bots. The person presses something at random, at once; the cards are
as they fall. Asked for: a median of less than 4 seconds at the speed “fast”.
"""
# Plays to the end in the page itself: how long it took until each question, the first one left out.
PLAY = """([seed, over]) => new Promise((done) => {
  const OPEN = "[data-act]:not([aria-disabled]), [data-choice], .choices button:not([disabled])";
  const waits = [];
  let state = seed, since = null;
  const below = (n) => (state = (state * 1103515245 + 12345) % 2147483648) % 65536 % n;
  const look = () => {
    if (document.querySelector(over)) return done(waits);
    const all = [...document.querySelectorAll(OPEN)];
    if (!all.length) return requestAnimationFrame(look);
    if (since !== null) waits.push(performance.now() - since);
    const things = all.filter((one) => one.dataset.act === undefined);
    const ends = all.filter((one) => /^(stop|pass)$/.test(one.dataset.act ?? ""));
    const some = things.length && below(8) ? things : ends.length && !below(3) ? ends : all;
    since = performance.now();
    some[below(some.length)].click();
    requestAnimationFrame(() => requestAnimationFrame(look));
  };
  look();
})"""


def waits(browser: Browser, address: str, game: str, speed: str) -> list[float]:
    """Seconds between one's decisions in which others have acted."""
    visitor = Visitor(browser, address, calm=False)
    seats = [{"kind": "me"}, *({"kind": "bot", "level": level} for level in LEVELS)]
    id = visitor.table(game=game, seats=seats, options=GAMES[game], begin=True, start=0, pace=900)
    try:
        visitor.go("/settings")
        choose(visitor.page, speed=speed)
        visitor.go(f"/table/{id}")
        visitor.page.set_default_timeout(0)
        waited = visitor.page.evaluate(PLAY, [SEED, "dialog[open] table"])
        log = visitor.context.request.get(f"{address}/api/tables/{id}/log").json()["entries"]
    finally:
        visitor.close()
    acts = [entry["seat"] for entry in log if entry["kind"] == "act"]
    own = [n for n, seat in enumerate(acts) if seat == 0]
    assert len(own) == len(waited) + 1, (len(own), len(waited))
    return [
        wait / 1000 for wait, before, now in zip(waited, own[:-1], own[1:], strict=True) if now - before > 1
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--speeds", nargs="+", default=["fast", "instant"])
    parser.add_argument("--write", action="store_true", help=f"write {PAGE.relative_to(ROOT)}")
    asked = parser.parse_args()
    rows, worst = [], 0.0
    with (
        tempfile.TemporaryDirectory() as data,
        running(Path(data)) as harbor,
        sync_playwright() as playwright,
    ):
        browser = chromium(playwright)
        for game in GAMES:
            for speed in asked.speeds:
                found = sorted(waits(browser, harbor.address, game, speed))
                middle, most = statistics.median(found), found[len(found) * 9 // 10]
                worst = max(worst, middle if speed == "fast" else 0.0)
                rows.append(
                    [game, speed, str(len(found)), f"{middle:.1f}", f"{most:.1f}", f"{found[-1]:.1f}"]
                )
                print(rows[-1], flush=True)
    report = table(["game", "speed", "waits", "median s", "9 of 10 below s", "longest s"], rows)
    print(report)
    held = "held" if worst < BOUND else "not held"
    print(f"median under {BOUND:g} s at “fast”: {held}")
    if asked.write:
        how = provenance(made_by("tempo"), SEED)
        PAGE.write_text(
            f"{INTRO}\n{report}\n\nMedian under {BOUND:g} s at “fast”: {held}.\n\n{how}\n", "utf-8"
        )


if __name__ == "__main__":
    main()
