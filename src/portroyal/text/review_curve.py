"""The chances to win, act by act, as a picture of our own: SVG within a page, or dots by matplotlib."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from xml.sax.saxutils import escape, quoteattr

from portroyal.text.review import Story
from portroyal.text.review_tale import error_of

# Okabe and Ito; each line also has its own dashes, so that nobody needs the colors
COLORS = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00")
DASHES = ("", "9 4", "2 4", "12 4 2 4", "5 2")
TOP, BOTTOM = 24, 40
LABEL_GAP = 18


@dataclass(frozen=True)
class Frame:
    """The curve in one of its sizes; only a wide one has room for the names."""

    name: str
    width: int
    height: int
    left: int
    right: int

    def x(self, part: float) -> float:
        return self.left + (self.width - self.left - self.right) * part

    def y(self, share: float) -> float:
        return TOP + (self.height - TOP - BOTTOM) * (1 - share)


WIDE = Frame("wide", 960, 380, 52, 150)
NARROW = Frame("narrow", 400, 300, 32, 14)  # a phone's: letters stay as large


def curve_svg(story: Story, frame: Frame = WIDE) -> str:
    """One line per player, a mark for every moment that decided the game, a tick for every round."""
    curve, say, y = story.found.curve, story.words.say, frame.y
    if not curve:
        return ""
    steps = max(1, len(curve) - 1)

    def x(i: float) -> float:
        return frame.x(i / steps)

    parts = [
        f'<svg class="curve {frame.name}" viewBox="0 0 {frame.width} {frame.height}" role="img" '
        f"aria-label={quoteattr(say('review-curve'))}>"
    ]
    for percent in (0, 25, 50, 75, 100):
        height = y(percent / 100)
        parts.append(
            f'<line class="grid" x1="{frame.left}" x2="{x(steps):.1f}" y1="{height:.1f}" y2="{height:.1f}"/>'
        )
        parts.append(
            f'<text class="tick" x="{frame.left - 8}" y="{height + 4:.1f}" text-anchor="end">{percent}</text>'
        )
    parts += _rounds(story, x, frame)
    for seat, name in enumerate(story.names):
        points = " ".join(f"{x(i):.1f},{y(float(shares[seat])):.1f}" for i, shares in enumerate(curve))
        parts.append(
            f'<polyline class="line p{seat}" points="{points}"{_dash(seat)}><title>{escape(name)}</title>'
            "</polyline>"
        )
    at = {node.number: i for i, node in enumerate(story.found.nodes)}
    for number, moment in enumerate(story.found.moments, 1):
        fault = error_of(story, moment)
        turn, seat = (None, fault.seat) if fault else (moment.turn, moment.seat)
        i = at[turn.nodes[0].number if turn else (fault or moment.node).number]
        chances = turn.chances if turn else (curve[i], story.found.after[i])  # as its sentence tells them
        cx, cy = x(i), y(float(chances[0][seat]))
        swing = " ".join(
            f"{x(place):.1f},{y(float(shares[seat])):.1f}" for place, shares in enumerate(chances, i)
        )
        parts.append(
            f'<g class="moment p{seat}"><title>{escape(story.headline(moment))}</title>'
            f'<polyline class="swing" points="{swing}"/><circle cx="{cx:.1f}" cy="{cy:.1f}" r="11"/>'
            f'<text x="{cx:.1f}" y="{cy + 4:.1f}" text-anchor="middle">{number}</text></g>'
        )
    if frame is WIDE:
        parts += _names(story, x(steps) + 16, [y(float(share)) for share in curve[-1]])
    return "".join([*parts, "</svg>"])


def _dash(seat: int) -> str:
    return f' stroke-dasharray="{DASHES[seat]}"' if DASHES[seat] else ""


def sample_svg(seat: int) -> str:
    """A piece of a player's line, for the legend."""
    return (
        '<svg class="sample" viewBox="0 0 36 8" aria-hidden="true">'
        f'<line class="line" x1="0" x2="36" y1="4" y2="4"{_dash(seat)}/></svg>'
    )


STRIP_WIDTH, STRIP_HEIGHT, STRIP_EDGE, STRIP_RIGHT = 480, 130, 22, 165
LEAST_STRIP = 0.25  # of the win: smaller sums are not drawn larger than they are


def strip_svg(story: Story, seat: int) -> str:
    """One player: what luck and the own choices added up to, act by act, in two colors and kinds of line."""
    sums, most = story.sums[seat], max(LEAST_STRIP, story.largest_sum)
    steps, say = max(1, len(sums["luck"]) - 1), story.words.say
    middle, width = STRIP_HEIGHT / 2, STRIP_WIDTH - STRIP_RIGHT

    def y(total: float) -> float:
        return middle - (middle - STRIP_EDGE) * total / most

    title = f"{story.names[seat]}: {say('review-by-luck')}, {say('review-by-choice')}"
    parts = [
        f'<svg class="strip" viewBox="0 0 {STRIP_WIDTH} {STRIP_HEIGHT}" role="img" '
        f"aria-label={quoteattr(title)}>",
        f'<line class="grid" x1="0" x2="{width}" y1="{middle}" y2="{middle}"/>',
    ]
    ends = {kind: y(sums[kind][-1]) for kind in ("luck", "choice")}
    gap = max(0.0, LABEL_GAP - abs(ends["luck"] - ends["choice"])) / 2  # labels do not touch
    for kind, other in (("luck", "choice"), ("choice", "luck")):
        points = " ".join(f"{width * i / steps:.1f},{y(total):.1f}" for i, total in enumerate(sums[kind]))
        dash = f' stroke-dasharray="{DASHES[1]}"' if kind == "choice" else ""
        parts.append(f'<polyline class="line by-{kind}" points="{points}"{dash}/>')
        above = ends[kind] < ends[other] or (ends[kind] == ends[other] and kind == "luck")
        height = ends[kind] + 5 + (-gap if above else gap)
        label = escape(say(f"review-by-{kind}"))
        parts.append(f'<text class="name by-{kind}" x="{width + 8}" y="{height:.1f}">{label}</text>')
    return "".join([*parts, "</svg>"])


def _rounds(story: Story, x: Callable[[float], float], frame: Frame) -> list[str]:
    """A number below the first act of every round, as far as there is room."""
    bottom = frame.height - BOTTOM
    parts: list[str] = []
    last_round, last_x = 0, -100.0
    for i, node in enumerate(story.found.nodes):
        if node.round != last_round:
            last_round = node.round
            here = x(i)
            parts.append(
                f'<line class="grid" x1="{here:.1f}" x2="{here:.1f}" y1="{bottom}" y2="{bottom + 5}"/>'
            )
            if here - last_x > 24:
                last_x = here
                place = f'x="{here:.1f}" y="{bottom + 18}"'
                parts.append(f'<text class="tick" {place} text-anchor="middle">{node.round}</text>')
    title = escape(story.words.say("review-rounds"))
    parts.append(f'<text class="tick" x="{frame.left}" y="{bottom + 34}">{title}</text>')
    return parts


def _names(story: Story, x: float, heights: Sequence[float]) -> list[str]:
    """The players at the end of their lines, none upon another."""
    order = sorted(range(len(heights)), key=lambda seat: heights[seat])
    placed: dict[int, float] = {}
    lowest = float(TOP - LABEL_GAP)
    for seat in order:
        lowest = placed[seat] = max(heights[seat], lowest + LABEL_GAP)
    highest = float(WIDE.height - BOTTOM + 4)
    for seat in reversed(order):
        placed[seat] = min(placed[seat], highest)
        highest = placed[seat] - LABEL_GAP
    short = [name if len(name) <= 15 else name[:14] + "…" for name in story.names]
    height = {seat: placed[seat] + 4 for seat in order}
    return [
        f'<text class="name p{seat}" x="{x:.1f}" y="{height[seat]:.1f}">{escape(short[seat])}</text>'
        for seat in order
    ]
