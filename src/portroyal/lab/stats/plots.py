"""Saved plots of many games: who wins, from which place, how long games last, which persons win them."""

from __future__ import annotations

from math import isclose
from pathlib import Path
from typing import Any

from portroyal.lab.family import lab_of
from portroyal.lab.stats.summary import Summary
from portroyal.play.errors import PlayError
from portroyal.play.files import writing
from portroyal.text.layout import percent
from portroyal.text.review import Story
from portroyal.text.review_curve import COLORS
from portroyal.text.words import Words

# Okabe and Ito's colors, as on the cards
BLUE, ORANGE, GREEN, PURPLE = "#0072B2", "#E69F00", "#009E73", "#CC79A7"
GREY = "#666666"
TITLE: Any = {"loc": "left", "fontsize": "medium"}  # the longest of any language fits
KINDS = (".png", ".svg", ".pdf")


def figure(width: float, height: float) -> Any:
    """An empty figure that needs no screen."""
    try:
        from matplotlib.figure import Figure
    except ModuleNotFoundError:
        raise PlayError(
            "missing-package", 'a plot needs the package matplotlib: pip install "portroyal[lab]"'
        ) from None
    return Figure(figsize=(width, height), layout="constrained")


def save_summary(words: Words, summary: Summary, path: Path) -> None:
    say = words.say
    drawn = figure(11, 8)
    (wins, places), (rounds, persons) = drawn.subplots(2, 2)
    n = summary.match.players
    names = [str(seat) if len(str(seat)) < 16 else str(seat)[:15] + "…" for seat in summary.match.seats]
    labels = [f"{name}\n({seat + 1})" for seat, name in enumerate(names)]
    _bars(wins, labels, [summary.win_share(s) for s in range(n)], BLUE, 1 / n)
    wins.set_title(say("plot-wins"), **TITLE)
    _bars(places, [str(p + 1) for p in range(n)], [summary.place_share(p) for p in range(n)], ORANGE, 1 / n)
    places.set_title(say("plot-places"), **TITLE)
    played = [i for i, count in enumerate(summary.rounds) if count]
    rounds.bar(played, [summary.rounds[i] / summary.games for i in played], color=GREEN)
    rounds.set_title(say("plot-rounds"), **TITLE)
    effects = summary.persons()[::-1]
    texts = [lab_of(summary.match.game).person_name(words, effect.name) for effect in effects]
    spread = [
        [effect.wins.value - effect.wins.low for effect in effects],
        [effect.wins.high - effect.wins.value for effect in effects],
    ]
    values = [effect.wins.value for effect in effects]
    persons.barh(texts, values, xerr=spread, color=PURPLE, ecolor=GREY)
    persons.axvline(1 / n, color=GREY, linestyle=":")
    persons.set_title(say("plot-persons"), **TITLE)
    for axis in (wins.yaxis, places.yaxis, rounds.yaxis, persons.xaxis):
        axis.set_major_formatter(
            lambda share, _: percent(words, share, 0 if isclose(share, round(share, 2)) else 1)
        )
    drawn.suptitle(say("plot-title", game=summary.match.game, n=summary.games))
    with writing(path):
        drawn.savefig(path, dpi=120)


def _bars(axes: Any, labels: list[str], intervals: list[Any], color: str, fair: float) -> None:
    values = [interval.value for interval in intervals]
    low = [interval.value - interval.low for interval in intervals]
    high = [interval.high - interval.value for interval in intervals]
    axes.bar(range(len(labels)), values, yerr=[low, high], color=color, ecolor=GREY, capsize=4)
    axes.set_xticks(range(len(labels)), labels)
    axes.axhline(fair, color=GREY, linestyle=":")


def save_curve(story: Story, path: Path) -> None:
    """The chances to win, act by act (.png, .svg or .pdf)."""
    drawn = figure(11, 4.5)
    axes = drawn.subplots()
    for seat, name in enumerate(story.names):
        heights = [100 * float(shares[seat]) for shares in story.found.curve]
        axes.plot(range(len(heights)), heights, color=COLORS[seat], label=name, linewidth=1.8)
    axes.set_ylim(-2, 102)
    axes.set_title(story.words.say("review-curve"))
    axes.legend()
    with writing(path):
        drawn.savefig(path, dpi=120)
