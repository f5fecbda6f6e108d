"""The review as HTML: what the browser client shows, and the same as a page that stands alone."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from html import escape
from importlib import resources
from typing import TYPE_CHECKING

from portroyal.text.family import title_of
from portroyal.text.layout import capital
from portroyal.text.pictures import picture_of
from portroyal.text.review import Story
from portroyal.text.review_curve import NARROW, WIDE, curve_svg, sample_svg, strip_svg

if TYPE_CHECKING:
    from portroyal.lab.review.account import Account
    from portroyal.lab.review.turns import Moment

# The colors of web/src/design/tokens.css, for a page that stands alone
ROOT = """
:root { color-scheme: light dark; --paper: light-dark(#f6ead0, #0e1a26);
  --paper-raised: light-dark(#fdf7e8, #172838); --ink: light-dark(#33251a, #f3e8cf);
  --ink-soft: light-dark(#65503a, #c3b694); --line: light-dark(#c9ae7c, #3b5166);
  --good: light-dark(#0b6b4f, #5fd0a8); --bad: light-dark(#a3200f, #ff9d85); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 17px/1.55 Georgia, "Iowan Old Style", "Palatino Linotype", serif; }
main { max-width: 1040px; margin: 0 auto; padding: 28px 20px 64px; }
h1 { font-size: 2rem; line-height: 1.2; margin: 0 0 .2em; }
"""
Link = Callable[[int], str]  # the address of the table after so many acts


def review_page(story: Story) -> str:
    """The whole document."""
    title = escape(title_in(story))
    return (
        f'<!DOCTYPE html>\n<html lang="{story.words.lang}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{title}</title><style>{ROOT}{_style()}</style></head>\n"
        f"<body><main>\n<h1>{title}</h1>\n{review_body(story)}\n</main></body></html>\n"
    )


def title_in(story: Story) -> str:
    game = story.found.review.game.setup.game
    return story.words.say("review-title", game=title_of(story.words, game))


@cache
def _style() -> str:
    return resources.files("portroyal.text").joinpath("review.css").read_text("utf-8")


def review_body(story: Story, link: Link | None = None) -> str:
    """All of it but the heading; with links to the replay where there is one."""
    say, nodes = story.words.say, story.found.review.nodes
    decisions = sum(node.is_choice for node in nodes)
    rounds = max((node.round for node in nodes), default=0)
    parts = [
        f'<p class="under">{escape(story.words.all_of(story.scores()))} · '
        f"{escape(say('review-decisions', n=decisions, rounds=rounds))}</p>",
        f'<p class="verdict">{escape(story.verdict())}</p>',
        _tale(story.costs() + story.winning()),
        f"<h2>{escape(say('review-curve'))}</h2>",
        f'<p class="legend">{_legend(story)}</p><figure>{curve_svg(story, WIDE)}{curve_svg(story, NARROW)}'
        f"<figcaption>{escape(say('review-tale-note'))} "
        f"{escape(say('review-curve-note', family=story.family))}</figcaption></figure>",
        _tale(story.leads()),
        *_moments(story, link),
        *_end(story),
        *_lessons(story),
        *(_accounts(story) if story.found.reached else []),
        *_faults(story, link),
        *_all_acts(story, link),
        f"<footer>{''.join(f'<p>{escape(part)}</p>' for part in story.how())}</footer>",
    ]
    return '<div class="review">' + "\n".join(part for part in parts if part) + "</div>"


def _tale(sentences: list[str]) -> str:
    return f'<p class="tale">{escape(" ".join(sentences))}</p>' if sentences else ""


def _end(story: Story) -> list[str]:
    """How it ended, or stands: everybody's points and coins, and what won it."""
    rows = ["<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in story.score()]
    score = f'<table class="score">{"".join(rows)}</table>'
    return [f"<h2>{escape(story.score_title())}</h2>", score, _tale(story.ending())]


def _lessons(story: Story) -> list[str]:
    lessons = "".join(f"<li>{escape(lesson)}</li>" for lesson in story.lessons())
    title = escape(story.words.say("review-lessons"))
    return [f'<h2>{title}</h2><ul class="lessons">{lessons}</ul>'] if lessons else []


def _legend(story: Story) -> str:
    """Whose line is whose."""
    names = enumerate(story.names)
    return " · ".join(
        f'<span class="key p{seat}">{sample_svg(seat)} {escape(name)}</span>' for seat, name in names
    )


def _accounts(story: Story) -> list[str]:
    say, unclear, splits = story.words.say, story.unclear(), story.splits_any
    boxes = "".join(_account(story, each) for each in story.found.accounts)
    return [
        f"<h2>{escape(say('review-accounts'))}</h2>",
        f'<p class="under">{escape(say("review-strips-note"))}</p>' if splits else "",
        f"<p>{escape(unclear)}</p>" if unclear else "",
        f'<div class="accounts">{boxes}</div>' if boxes else "",
        f'<p class="under">{escape(say("review-accounts-note", family=story.family))}</p>' if splits else "",
    ]


def _account(story: Story, account: Account) -> str:
    """A player: what luck and choices did over the game, and what that comes to; nothing, if not known."""
    say, told = story.words.say, story.sum_of(account)
    name = f'<h3 class="key p{account.seat}">{escape(story.names[account.seat])}</h3>'
    parts = [
        f'<tr class="part"><td colspan="2">{escape(capital(part))}</td></tr>'
        for part in story.own_parts(account)
    ]
    rows = [] if told else parts
    for part, amount in told.items():
        key = {"own": ' class="key by-choice"', "luck-column": ' class="key by-luck"'}.get(part, "")
        label = escape(capital(say(f"review-{part}")))
        number, _, note = amount.removesuffix(")").partition(" (")  # numbers have no plain spaces
        rows.append(f'<tr{key}><th scope="row">{label}</th><td>{escape(number)}</td></tr>')
        rows += [_part(note)] if note else []
        rows += parts if part == "own" else []
    head = strip_svg(story, account.seat) if told else ""
    table = f'<table class="sum">{"".join(rows)}</table>' if rows else ""
    adjusted = story.adjusted(account)
    without = escape(f"{capital(say('review-adjusted'))}: {adjusted}")
    below = f'<p class="why">{without}</p>' if adjusted else ""
    inside = f"{head}{table}{below}"
    return f'<section class="card">{name}{inside}</section>' if inside else ""


def _part(told: str) -> str:
    return f'<tr class="part"><td colspan="2">{escape(told)}</td></tr>'


def _moments(story: Story, link: Link | None) -> list[str]:
    found = story.found.moments
    if not found:
        return []
    parts = [f"<h2>{escape(story.moments_title())}</h2>"]
    for number, moment in enumerate(found, 1):
        why = f'<p class="why">{escape(story.moment_why(moment))}</p>'
        acts = moment.node.number - 1  # as it stood when the choice was made or the card was still to come
        seat, said = story.concerned(moment), escape(story.moment(moment)[1])
        told = f"<p>{said}</p>" if said else ""
        parts.append(
            f'<section class="card" id="moment-{number}"><span class="moment-number p{seat}">{number}'
            f"</span><strong>{escape(story.headline(moment))}</strong>{told}{why}"
            f"{_to_moment(story, link, acts)}"
            f"{_board(story, moment, number)}</section>"
        )
    return parts


def _board(story: Story, moment: Moment, number: int) -> str:
    """The position in which the deciding choice was made, or the next one; none where nothing lies there."""
    node = story.moment_seen(moment)
    if node is None:
        return ""
    picture = picture_of(story.words, story.after(node.number - 1), node.seat)
    who, choice = story.names[node.seat], story.chosen(node)
    caption = story.words.say("review-moment-picture", who=who, choice=choice)
    return f'<p class="under">{escape(caption)}</p>{_enlarging(story, picture, number)}'


def _enlarging(story: Story, picture: str, number: int) -> str:
    """A picture that whoever taps it sees large, without a script; there it is drawn by the same lines."""
    say, box = story.words.say, re.search(r'viewBox="[^"]+"', picture)
    if box is None:  # a picture of somebody else's game
        return f'<div class="picture">{picture}</div>'
    button = f'<button type="button" popovertarget="moment-{number}-large"'
    return (
        f'{button} class="picture"><svg id="moment-{number}-board" {box[0]}>{picture}</svg>'
        f"<span>{escape(say('review-enlarge'))}</span></button>"
        f'<div popover id="moment-{number}-large" class="large">'
        f"{button}>{escape(say('review-close'))}</button>"
        f'<svg {box[0]} aria-hidden="true"><use href="#moment-{number}-board"/></svg></div>'
    )


def _to_replay(story: Story, link: Link | None, acts: int) -> str:
    if link is None:
        return ""
    return f' <a href="{escape(link(acts))}">{escape(story.words.say("review-to-replay"))}</a>'


def _to_moment(story: Story, link: Link | None, acts: int) -> str:
    """To the replay, and to a game of one's own that begins there, unless it is over by then."""
    seen = _to_replay(story, link, acts)
    if link is None or acts >= len(story.found.review.game.actions):
        return seen
    play = f"{link(acts)}&play=on"
    return f'{seen} · <a href="{escape(play)}">{escape(story.words.say("review-play-on"))}</a>'


def _faults(story: Story, link: Link | None) -> list[str]:
    """What gave something away, the worst first; folded away."""
    faults, say = story.found.faults, story.words.say
    title = f"<h2>{escape(say('review-faults-title', n=len(faults)))}</h2>"
    if not faults:
        return [f"{title}<p>{escape(say('review-no-faults'))}</p>"]
    moments = {m.fault.number: n for n, m in enumerate(story.found.moments, 1) if m.fault is not None}
    lines = []
    for node, why in zip(faults, story.whys(faults), strict=True):
        strong = f'<strong class="{node.grade}">{escape(story.fault_head(node))}</strong>'
        if n := moments.get(node.number):  # told there already, with its reasons
            loss = story.points(story.whole(node))
            see = escape(say("review-see-moment", who=story.names[node.seat], loss=loss, n=n))
            lines.append(f'<li><p>{strong}: <a href="#moment-{n}">{see}</a></p></li>')
            continue
        lines.append(
            f"<li><p>{strong}: {escape(story.fault(node))}</p>"
            f'<p class="why">{escape(why)}{_to_moment(story, link, node.number - 1)}</p></li>'
        )
    listed = f'<ol class="faults">{"".join(lines)}</ol>'
    return [f'<details class="choices"><summary>{title}</summary>{listed}</details>']


def _all_acts(story: Story, link: Link | None) -> list[str]:
    """Every act with the chances of whoever acts, what luck did, its grade and why; folded away."""
    say, nodes = story.words.say, story.found.nodes
    lines = []
    for i, (node, reason) in enumerate(zip(nodes, story.whys(nodes), strict=True)):
        luck = story.found.luck_of.get(node.number)
        told = [
            say("review-round", n=node.round),
            story.names[node.seat],
            f"{say('review-chance')} {story.percent(float(story.found.curve[i][node.seat]))}",
        ]
        if luck is not None:
            told.append(f"{say('review-luck-column')} {story.signed(luck.change[node.seat])}")
        grade = f' · <span class="{node.grade}">{escape(story.grade(node))}</span>' if node.is_choice else ""
        happened = story.scenes[node.number].happened or story.chosen(node)
        why = f'<p class="why">{escape(reason)}</p>' if reason else ""
        lines.append(
            f'<li><p class="why">{escape(" · ".join(told))}{grade}</p><p>{escape(happened)}'
            f"{_to_replay(story, link, node.number)}</p>{why}</li>"
        )
    acts = f'<ol class="acts">{"".join(lines)}</ol>'
    return [f"<details><summary>{escape(say('review-all'))}</summary>{acts}</details>"]
