"""The review as one page of HTML that needs nothing but itself, by day and by night."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import TYPE_CHECKING

from portroyal.play.record import moments
from portroyal.text.family import title_of
from portroyal.text.grades import LIMITS
from portroyal.text.pictures import picture_of
from portroyal.text.review import SIGNS, Story
from portroyal.text.review_curve import COLORS, curve_svg

if TYPE_CHECKING:
    from portroyal.lab.review.judge import Node

STYLE = (
    """
:root { color-scheme: light dark; --paper: #f6efe0; --card: #fffaf0; --ink: #2b2118; --soft: #6d5c48;
  --line: #d9c9aa; --sea: #0b4f6c; --bad: #b3261e; --good: #1b6e3c; }
@media (prefers-color-scheme: dark) { :root { --paper: #0e1a24; --card: #152634; --ink: #eee6d6;
  --soft: #a9b4bb; --line: #2d4253; --sea: #7cc4e0; --bad: #ff8a80; --good: #7ddc9a; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 17px/1.55 Georgia, "Iowan Old Style", "Palatino Linotype", serif; }
main { max-width: 1040px; margin: 0 auto; padding: 28px 20px 64px; }
h1 { font-size: 2rem; line-height: 1.2; margin: 0 0 .2em; color: var(--sea); }
h2 { font-size: 1.3rem; margin: 2em 0 .5em; color: var(--sea); }
p.under { color: var(--soft); margin: 0 0 1em; }
p.verdict { font-size: 1.2rem; }
section.card, figure { background: var(--card); border: 1px solid var(--line); border-radius: 12px;
  padding: 14px 16px; margin: 0 0 14px; }
figure { overflow-x: auto; }
figcaption { color: var(--soft); font-size: .9rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: .95rem; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: 6px 10px; border-bottom: 1px solid var(--line); vertical-align: top; }
th { color: var(--soft); font-weight: normal; }
svg.curve { width: 100%; min-width: 560px; height: auto; display: block; }
.curve .grid { stroke: var(--line); stroke-width: 1; }
.curve .tick { fill: var(--soft); font-size: 13px; }
.curve .line { fill: none; stroke-width: 2.6; stroke-linejoin: round; }
.curve .name { font-size: 15px; font-weight: bold; stroke: none; }
.curve .moment circle { fill: var(--card); stroke: var(--ink); stroke-width: 2; }
.curve .moment text { fill: var(--ink); font-size: 13px; font-weight: bold; }
.moment-number { display: inline-block; min-width: 1.7em; height: 1.7em; line-height: 1.6em;
  text-align: center; border: 2px solid var(--ink); border-radius: 50%; font-weight: bold;
  margin-right: .5em; }
.picture svg { width: 100%; height: auto; margin-top: 10px; border-radius: 8px; }
.blunder, .mistake { color: var(--bad); font-weight: bold; }
.inaccuracy { color: var(--bad); }
.best { color: var(--good); }
summary { cursor: pointer; color: var(--sea); }
footer { margin-top: 3em; color: var(--soft); font-size: .9rem; }
@media print { body { background: white; } details { display: none; } }
"""
    + "\n".join(
        f".curve .line.p{seat} {{ stroke: {color}; }} .curve .name.p{seat} {{ fill: {color}; }}"
        for seat, color in enumerate(COLORS)
    )
    + "\n"
)


def review_page(story: Story) -> str:
    """The whole document."""
    say, game = story.words.say, story.found.review.game
    title = say("review-title", game=title_of(story.words, game.setup.game))
    body = [
        f"<h1>{escape(title)}</h1>",
        f'<p class="under">{escape(story.words.all_of(story.names))} · '
        f"{escape(say('review-acts', n=len(game.actions)))}</p>",
        f'<p class="verdict">{escape(story.verdict())}</p>',
        f"<h2>{escape(say('review-curve'))}</h2>",
        f"<figure>{curve_svg(story)}<figcaption>{escape(say('review-curve-note'))}</figcaption></figure>",
        f"<h2>{escape(say('review-accounts'))}</h2>",
        _table(story.account_rows()),
        f'<p class="under">{escape(say("review-accounts-note"))}</p>',
        *_moments(story),
        *_faults(story),
        *_all_acts(story),
        f"<footer>{_how(story)}</footer>",
    ]
    return (
        f'<!DOCTYPE html>\n<html lang="{story.words.lang}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>\n<body><main>\n"
        + "\n".join(body)
        + "\n</main></body></html>\n"
    )


def _table(rows: Sequence[Sequence[str]], classes: Sequence[str] = ()) -> str:
    head = "".join(f"<th>{escape(cell)}</th>" for cell in rows[0])
    lines = []
    for i, row in enumerate(rows[1:]):
        style = f' class="{classes[i]}"' if classes else ""
        cells = [f"<td>{escape(cell)}</td>" for cell in row[:-1]]
        lines.append("<tr>" + "".join(cells) + f"<td{style}>{escape(row[-1])}</td></tr>")
    body = "".join(lines)
    table = f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
    return f'<div class="scroll">{table}</div>'


def _moments(story: Story) -> list[str]:
    found = story.found.moments
    if not found:
        return []
    parts, pictures = [f"<h2>{escape(story.words.say('review-moments'))}</h2>"], _pictures(story)
    for number, moment in enumerate(found, 1):
        picture = pictures[moment.node.number, moment.luck is not None]
        parts.append(
            f'<section class="card"><span class="moment-number">{number}</span>{escape(story.moment(moment))}'
            f'<div class="picture">{picture}</div></section>'
        )
    return parts


def _pictures(story: Story) -> dict[tuple[int, bool], str]:
    """The table before a choice, or after the card or roll: by the act, and whether after it."""
    wanted = {(one.node.number, one.luck is not None): one.node.seat for one in story.found.moments}
    drawn = {}
    for moment in moments(story.found.review.game):
        for played in (False, True):
            seat = wanted.get((moment.number, played))
            if seat is not None:
                drawn[moment.number, played] = picture_of(story.words, moment.game, seat)
            moment.play()
    return drawn


def _faults(story: Story) -> list[str]:
    faults, say = story.found.faults, story.words.say
    if not faults:
        return [f"<h2>{escape(say('review-faults-title', n=0))}</h2><p>{escape(say('review-no-faults'))}</p>"]
    head = [say(f"review-{name}") for name in ("when", "player", "chosen", "better", "lost", "grade")]
    rows = [story.fault_row(node) for node in faults]
    for row, node in zip(rows, faults, strict=True):
        row[4] += f" ({story.percent(max(0.0, node.loss.low))}–{story.percent(min(1.0, node.loss.high))})"
    title = escape(say("review-faults-title", n=len(faults)))
    return [f"<h2>{title}</h2>", _table([head, *rows], [node.grade for node in faults])]


def _all_acts(story: Story) -> list[str]:
    """Every act with the chances of whoever acts, and what luck did; folded away."""
    say = story.words.say
    luck_of = {luck.node.number: luck for luck in story.found.luck}
    head = [
        say(f"review-{name}") for name in ("when", "player", "happened", "chance", "luck-column", "grade")
    ]
    rows, classes = [], []
    for i, node in enumerate(story.found.nodes):
        luck = luck_of.get(node.number)
        rows.append(
            [
                say("review-round", n=node.round),
                story.names[node.seat],
                story.scenes[node.number].happened or story.scenes[node.number].label(node.chosen),
                story.percent(float(story.found.curve[i][node.seat])),
                "" if luck is None else story.signed(luck.change[node.seat]),
                _grade(story, node),
            ]
        )
        classes.append(node.grade if node.is_choice else "")
    return [
        f"<details><summary>{escape(say('review-all'))}</summary>{_table([head, *rows], classes)}</details>"
    ]


def _grade(story: Story, node: Node) -> str:
    return f"{story.grade(node)} {SIGNS[node.grade]}".strip() if node.is_choice else ""


def _how(story: Story) -> str:
    say, review = story.words.say, story.found.review
    limits = {f"{grade}": story.percent(limit) for grade, limit in LIMITS}
    made = say("review-how", n=f"{review.rolled:,}", **limits)
    parts = [made, *story.limits()]
    return "".join(f"<p>{escape(part)}</p>" for part in parts)
