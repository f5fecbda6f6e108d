"""A picture of shares won that grow with what a player has for a decision: SVG of our own."""

from __future__ import annotations

import math
from collections.abc import Sequence
from xml.sax.saxutils import escape, quoteattr

from portroyal.lab.stats.intervals import Interval

WIDTH, HEIGHT = 640, 300
LEFT, RIGHT, TOP, BOTTOM = 56, 24, 34, 44
LOW, HIGH = 0.4, 0.9  # of the games, wider where a point needs it
STEP = 0.1
BLUE, GREY = "#0072B2", "#767676"  # read on white and on black


def curve_svg(points: Sequence[tuple[int, Interval]], unit: str, title: str) -> str:
    """Budgets on a scale by powers, with the 95 % intervals; half of the games is a dashed line."""
    low = min(LOW, *(math.floor(share.low / STEP) * STEP for _, share in points))
    high = max(HIGH, *(math.ceil(share.high / STEP) * STEP for _, share in points))
    first, last = (math.log(points[i][0]) for i in (0, -1))

    def x(budget: int) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * (math.log(budget) - first) / (last - first)

    def y(share: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (high - share) / (high - low)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f'aria-label={quoteattr(title)} font-family="sans-serif" font-size="13" fill="{GREY}">',
        f'<text x="{LEFT}" y="18">{escape(title)}</text>',
    ]
    for tenth in range(round(low / STEP), round(high / STEP) + 1):
        height = y(tenth * STEP)
        dashes = ' stroke-dasharray="6 4"' if tenth == 5 else ' stroke-opacity="0.3"'
        parts.append(_line(LEFT, height, WIDTH - RIGHT, height, GREY, dashes))
        parts.append(_text(LEFT - 8, height + 4, f"{10 * tenth} %", "end"))
    for budget, share in points:
        parts.append(_line(x(budget), y(share.low), x(budget), y(share.high), BLUE, ' stroke-width="2"'))
        parts.append(f'<circle cx="{x(budget):.1f}" cy="{y(share.value):.1f}" r="4" fill="{BLUE}"/>')
        parts.append(_text(x(budget), HEIGHT - BOTTOM + 20, f"{budget:,}", "middle"))
    way = " ".join(f"{x(budget):.1f},{y(share.value):.1f}" for budget, share in points)
    parts.append(f'<polyline points="{way}" fill="none" stroke="{BLUE}" stroke-width="2"/>')
    parts.append(_text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 6, f"{unit} for a decision", "middle"))
    return "\n".join([*parts, "</svg>", ""])


def _line(x1: float, y1: float, x2: float, y2: float, color: str, more: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{color}"{more}/>'


def _text(x: float, y: float, said: str, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(said)}</text>'
