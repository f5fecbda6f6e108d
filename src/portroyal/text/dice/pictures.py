"""A Dice Game as a picture: one player's sheet, with the words on it in the reader's language."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from portroyal.pictures.charts.kept_maps import client_map
from portroyal.pictures.charts.sheet import chart_svg
from portroyal.pictures.poster import ART_HEIGHT, ART_WIDTH
from portroyal.pictures.style import DAY, SHIP_INKS, SHIP_SHAPES, tag
from portroyal.play.dice.adapter import DiceTable
from portroyal.play.errors import PlayError
from portroyal.play.game import Game
from portroyal.rules.dice.chart import load_chart
from portroyal.rules.dice.chart_words import CHAPTERS, EDITIONS, FIELD_KINDS, NEWEST, PERSONS, SHIP_COLORS
from portroyal.text.dice.names import chart_title
from portroyal.text.narration import called
from portroyal.text.words import Words

HAIRS = re.compile(r'<path [^>]*stroke="var\(--chart-rhumb\)"[^>]*/>')  # which take seconds as dots

NAMES = re.compile(r"<text[^>]*>[^<\d]{3,}</text>")  # of islands that the edge would cut


def chart_labels(words: Words) -> dict[str, str]:
    """The words on a chart in the reader's language."""
    found = {person: words.say(f"dice-person-{person}", form="name") for person in PERSONS}
    found |= {color: words.say("hue-name", color=color) for color in SHIP_COLORS}
    found |= {kind: words.say(f"field-{kind}") for kind in FIELD_KINDS}
    return found | {name: words.say(f"chart-{name}") for name in ("skulls", "wheels", "persons", "start")}


def art(words: Words, game: str, options: Mapping[str, Any], number: int) -> str:
    """The map of the chapter, and three dice on it; a chart of somebody's own shows ours."""
    chapter, edition = options.get("chapter", CHAPTERS[0]), options.get("edition", NEWEST)
    if chapter not in CHAPTERS or edition not in EDITIONS:
        chapter, edition = CHAPTERS[0], NEWEST
    chart = load_chart(str(chapter), edition)
    drawn = client_map(chart, "phone")  # kept, as a new one takes seconds
    drawn = NAMES.sub("", HAIRS.sub("", drawn))
    for ink in fields(DAY):
        drawn = drawn.replace(f"var(--chart-{ink.name.replace('_', '-')})", str(getattr(DAY, ink.name)))
    box = f'x="0" y="0" width="{ART_WIDTH}" height="{ART_HEIGHT}" preserveAspectRatio="xMidYMin slice"'
    sheet = tag("rect", width=ART_WIDTH, height=ART_HEIGHT, fill="none", stroke=DAY.coast, stroke_width=3)
    dice = "".join(
        _die(list(SHIP_INKS)[(number + i) % len(SHIP_INKS)], *place)
        for i, place in enumerate(((92, 428, -14), (214, 446, 6), (334, 424, -4)))
    )
    return drawn.replace("<svg ", f"<svg {box} ", 1) + sheet + dice


def _die(color: str, x: float, y: float, turn: float) -> str:
    """A die that shows a ship of this color."""
    around = {"x": -50, "y": -50, "width": 100, "height": 100, "rx": 18}
    face = tag("rect", **around, fill="#000000", fill_opacity=0.25, transform="translate(4 6)")
    face += tag("rect", **around, fill=DAY.field, stroke=DAY.ink, stroke_width=3)
    face += tag("path", d=SHIP_SHAPES[color], transform="scale(3.4)", fill=SHIP_INKS[color], stroke=DAY.ink,
                stroke_width=0.8, stroke_linejoin="round")  # fmt: skip
    return tag("g", face, transform=f"translate({x} {y}) rotate({turn})")


def picture(words: Words, game: Game, seat: int | None) -> str:
    """One player's sheet: the one asked for, or of whoever decides, or has won."""
    assert isinstance(game.table, DiceTable)
    chart, state = game.table.on.chart, game.table.state()
    title = chart_title(words, chart, game.setup.options.get("chart") is not None)
    likely = [state.decider, *state.winners, state.active]
    shown = next(each for each in likely if each is not None) if seat is None else seat
    if shown >= len(state.players):
        raise PlayError("bad-seat", f"there is no seat {shown} among {len(state.players)} players")
    player = state.players[shown]
    others = [other for other in state.players if other is not player]
    return chart_svg(
        chart,
        crossed=set(player.crossed),
        painted=set(player.painted),
        struck={field for other in others for field in other.treasures},
        skulls=player.skulls,
        green_skulls=player.green_skulls,
        wheels=player.wheels,
        persons=player.persons,
        title=f"{title} · {called(words, game.names)[shown]}",
        labels=chart_labels(words),
    )
