"""A picture of a card game's position: piles, expeditions, harbor and every player's display, from the open state."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from portroyal.play.cards_face import (
    CARD_HEIGHT,
    CARD_WIDTH,
    back_svg,
    card_back,
    card_face,
    card_svg,
    placed,
    ship_tile,
    tile,
    title_of,
)  # fmt: skip
from portroyal.play.cards_signs import coin, line, shield, sign
from portroyal.play.cards_table import deck_for
from portroyal.play.cards_view import CardPlayer, CardState
from portroyal.play.chart_style import DAY, NIGHT, Palette, tag, text_width, tooltip
from portroyal.rules.cards.codes import COLORS, SHIP, WHOLESALER
from portroyal.rules.cards.deck import Kind

NARROWEST: Final = 260
WIDE_FROM: Final = 640
TILE_WIDTH, TILE_HEIGHT, SHIPS_HEIGHT = 60, 74, 26
TILE_GAP: Final = 5
NAME_HEIGHT: Final = 44


@dataclass(frozen=True, slots=True)
class Table:
    """What every part of the picture needs: the state, its cards, the words, the light and the room."""

    state: CardState
    kinds: dict[str, Kind]
    names: Sequence[str]
    labels: Mapping[str, str]
    palette: Palette
    dark: bool
    width: float

    @property
    def wide(self) -> bool:
        return self.width >= WIDE_FROM

    @property
    def margin(self) -> float:
        return 18 if self.wide else 12

    def word(self, key: str) -> str:
        return self.labels.get(key, key)

    def face(self, name: str) -> str:
        return card_face(self.kinds[name], self.labels, self.dark)


def cards_svg(
    state: CardState, *, names: Sequence[str] | None = None, labels: Mapping[str, str] | None = None,
    width: int = 1000, dark: bool = False,
) -> str:  # fmt: skip
    """The position as one SVG document, laid out for `width` pixels.

    Words come from `labels`: for persons (`sailor`), ship colors (`yellow`), single cards (`expedition-settlers`),
    games, phases and the keys of a state (`round`, `harbor`, `draw`, `discard`, `expeditions`, `active`,
    `decider`, `start`, `revealed`, `takes_left`, `end_called`, `winners`, `coins`, `points`, `swords`, `ships`,
    `seat`); without one, the notation's own word stands.
    """
    words = labels or {}
    kinds = {kind.name: kind for kind in deck_for(state.game, dict(state.options)).kinds}
    if names is not None and len(names) != len(state.players):
        raise ValueError(f"{len(state.players)} players sit at the table, but {len(names)} names are given")
    seats = names or [f"{words.get('seat', 'seat')} {seat}" for seat in range(len(state.players))]
    table = Table(state, kinds, seats, words, NIGHT if dark else DAY, dark, float(max(width, NARROWEST)))
    parts: list[str] = []
    y = table.margin
    for part in (_header, _piles, _harbor, _players):
        drawn, height = part(table)
        parts.append(placed(drawn, 0, y))
        y += height + table.margin
    ground = tag("rect", width=table.width, height=y, rx=14, fill=table.palette.paper)
    return tag(
        "svg", tooltip(f"{table.word(state.game)}, {table.word('round')} {state.round}") + ground + "".join(parts),
        xmlns="http://www.w3.org/2000/svg", width=table.width, height=y, viewBox=f"0 0 {table.width:g} {y:g}", role="img",
    )  # fmt: skip


def _header(table: Table) -> tuple[str, float]:
    """Round, phase, and who decides or has won."""
    state, p, m = table.state, table.palette, table.margin
    inner = table.width - 2 * m
    height = 46.0 if table.wide else 74.0
    plate = tag("rect", x=m, width=inner, height=height, rx=9, fill=p.sea, stroke=p.coast, stroke_width=1.4)
    when = f"{table.word('round')} {state.round} · {table.word(state.phase)}"
    room = inner * 0.46 if table.wide else inner - 100
    out = plate + line(when, m + 16, 23, 19, p.ink, "start", room)
    x = table.width - m - 16
    if state.phase == "trade":
        out += line(f"×{state.takes_left}", x, 23, 17, p.ink, "end")
        out += tag("g", tooltip(table.word("takes_left")) + sign("card", x - 38, 23, 22, p.ink))
        x -= 66
    if state.end_called:
        out += tag("g", tooltip(table.word("end_called")) + sign("bell", x - 10, 23, 24, p.lit))
        x -= 36
    if state.decider is not None:
        who, mark = table.names[state.decider], "pointer"
    else:
        who, mark = ", ".join(table.names[seat] for seat in state.winners), "crown"
    if not who:
        return out, height
    if table.wide:
        left, row = m + inner * 0.5, 23.0
        return out + sign(mark, left + 12, row, 22, p.lit) + line(who, left + 30, row, 18, p.ink, "start", x - left - 40), height
    return out + sign(mark, m + 27, 53, 20, p.lit) + line(who, m + 46, 53, 17, p.ink, "start", inner - 60), height


def _heading(table: Table, key: str, x: float, y: float, room: float, more: str = "") -> str:
    return line(table.word(key) + more, x, y, 14, table.palette.faded, "start", room)


def _piles(table: Table) -> tuple[str, float]:
    """Draw pile, discard pile and the open expeditions."""
    state, m, p = table.state, table.margin, table.palette
    card = 96.0 if table.wide else 80.0
    scale = card / CARD_WIDTH
    tall = CARD_HEIGHT * scale
    top = 22.0
    out = _heading(table, "draw", m + 2, 8, card + 14, f" · {state.draw}")
    layers = min(5, math.ceil(state.draw / 24))
    if layers:
        out += "".join(placed(card_back(), m + 2.5 * i, top - 2 * i, scale) for i in range(layers))
    else:
        out += _slot(m, top, card, tall, p)
    x = m + card + 26
    out += _heading(table, "discard", x + 2, 8, card + 14, f" · {len(state.discard)}")
    if state.discard:
        out += placed(table.face(state.discard[-1]), x, top, scale)
    else:
        out += _slot(x, top, card, tall, p)
    height = top + tall
    if not state.expeditions:
        return out, height
    left, head = x + card + (40 if table.wide else 20), 8.0
    if not table.wide and left + len(state.expeditions) * (card + 9) > table.width - m + 9:
        left, head = m, height + 18
    room = table.width - m - left
    out += _heading(table, "expeditions", left + 2, head, room)
    cards, used = _row(table, state.expeditions, left, head + 14, room, card)
    return out + cards, max(height, head + 14 + used)


def _slot(x: float, y: float, width: float, height: float, p: Palette) -> str:
    """Where a pile would lie."""
    return tag(
        "rect", x=x + 1, y=y + 1, width=width - 2, height=height - 2, rx=8, fill="none", stroke=p.faded, stroke_width=1.5,
        stroke_dasharray="6 5",
    )  # fmt: skip


def _row(
    table: Table, cards: Sequence[str], x: float, y: float, room: float, most: float, lit: frozenset[int] = frozenset()
) -> tuple[str, float]:
    """Cards side by side, in as many rows as they need; those at the numbers in `lit` are framed."""
    gap, least = 9.0, 84.0 if table.wide else 76.0
    fits = max(1, int((room + gap) / (least + gap)))
    rows = math.ceil(len(cards) / fits)
    columns = math.ceil(len(cards) / rows)
    card = min(most, (room + gap) / columns - gap)
    scale = card / CARD_WIDTH
    tall = CARD_HEIGHT * scale
    out = ""
    for i, name in enumerate(cards):
        at_x, at_y = x + i % columns * (card + gap), y + i // columns * (tall + gap)
        out += placed(table.face(name), at_x, at_y, scale)
        if i in lit:
            out += tag(
                "rect", x=at_x - 2.5, y=at_y - 2.5, width=card + 4, height=tall + 4, rx=10, fill="none",
                stroke=table.palette.lit, stroke_width=4,
            )  # fmt: skip
    return out, rows * (tall + gap) - gap


def _harbor(table: Table) -> tuple[str, float]:
    """The harbor, and beside it the ship that waits to be repelled or kept; a ship of its color is framed too."""
    state, m, p = table.state, table.margin, table.palette
    cards = [*state.harbor, *([state.revealed] if state.revealed else [])]
    inner = table.width - 2 * m
    out, height = "", 96.0
    if cards:
        kinds = [table.kinds[name] for name in cards]
        lit: frozenset[int] = frozenset()
        if state.revealed:
            lit = frozenset(i for i, kind in enumerate(kinds) if kind.type == SHIP and kind.color == kinds[-1].color)
        drawn, used = _row(table, cards, m + 12, 34, inner - 24, 122.0 if table.wide else 110.0, lit)
        out, height = drawn, used + 52
    heading = _heading(table, "harbor", m + 14, 17, inner - 170)
    if state.revealed:
        heading += line(f"{table.word('revealed')} ?", table.width - m - 14, 17, 14, p.lit, "end", 140)
    return _water(table, height) + heading + out, height


def _water(table: Table, height: float) -> str:
    p, m = table.palette, table.margin
    inner = table.width - 2 * m
    basin = tag("rect", x=m, width=inner, height=height, rx=10, fill=p.sea_low, stroke=p.coast, stroke_width=1.4)
    crests = int((inner - 24) / 28)
    waves = "".join(
        f'<path d="M{m + 12 + 14 * (row % 2):g} {44 + 34 * row:g}{"q7-6 14 0t14 0" * (crests - row % 2)}"/>'
        for row in range(int((height - 50) / 34) + 1)
    )
    drawn = f'<g fill="none" stroke="{p.wave}" stroke-width="1.4" opacity="0.45">{waves}</g>'
    if not table.state.harbor and not table.state.revealed:
        drawn += f'<g opacity="0.6">{sign("anchor", table.width / 2, height / 2 + 4, 40, p.ink)}</g>'
    return basin + drawn


def _players(table: Table) -> tuple[str, float]:
    """The players' areas, in rows from the first seat on."""
    seats = list(range(len(table.state.players)))
    if not table.wide:
        rows = [[seat] for seat in seats]
    elif len(seats) in (3, 5):
        rows = [seats[:3], seats[3:]]
    else:
        rows = [seats[i : i + 2] for i in range(0, len(seats), 2)]
    out, y, gap = "", 8.0, 14.0
    for row in filter(None, rows):
        wide = (table.width - 2 * table.margin - gap * (len(row) - 1)) / len(row)
        inside = [_display(table, table.state.players[seat], wide - 20) for seat in row]
        height = NAME_HEIGHT + max(used for _, used in inside) + 12
        for i, seat in enumerate(row):
            area = _area(table, seat, wide, height) + placed(inside[i][0], 10, NAME_HEIGHT)
            out += placed(area, table.margin + i * (wide + gap), y)
        y += height + gap + 10
    return out, y - gap - 10


def _area(table: Table, seat: int, wide: float, height: float) -> str:
    """A player's frame: name, coins, points, swords, and tabs that say who starts, is active, decides or has won."""
    state, p = table.state, table.palette
    player = state.players[seat]
    decides = seat == state.decider or seat in state.winners
    edge, thick = (p.lit, 3.2) if decides else (p.coast, 1.4)
    out = tag("rect", width=wide, height=height, rx=10, fill=p.paper_low, stroke=edge, stroke_width=thick)
    x = wide - 12
    for kind, n in (("swords", player.swords), ("points", player.points), ("coins", player.coins)):
        if kind == "swords":
            drawn = sign("sabre", x - 32, 24, 22, p.ink) + line(str(n), x - 18, 24, 18, p.ink, "start")
            step = 52.0
        elif kind == "points":
            drawn, step = shield(x - 14, 25, 28, str(n)), 36.0
        else:
            drawn, step = coin(x - 14, 24, 15, str(n)), 40.0
        out += tag("g", tooltip(f"{table.word(kind)}: {n}") + drawn)
        x -= step
    out += line(table.names[seat], 14, 24, 18, p.ink, "start", x - 16)
    tabs = [
        ("winners", "crown", seat in state.winners), ("decider", "pointer", seat == state.decider),
        ("active", "wheel", seat == state.active and state.decider is not None), ("start", "flag", seat == state.start),
    ]  # fmt: skip
    left = 12.0
    for key, mark, shown in tabs:
        if shown:
            room = min(LABEL_MOST, 0.76 * text_width(table.word(key), 11.5))
            out += _tab(table, key, mark, left, room)
            left += room + 34
    return out


LABEL_MOST: Final = 90.0


def _tab(table: Table, key: str, mark: str, x: float, room: float) -> str:
    p = table.palette
    fill, ink = (p.lit, p.paper) if key in ("decider", "winners") else (p.paper, p.ink)
    plate = tag("rect", x=x, y=-9, width=room + 28, height=18, rx=9, fill=fill, stroke=p.coast, stroke_width=1)
    return plate + sign(mark, x + 12, 0, 12, ink) + line(table.word(key), x + 22, 0, 11.5, ink, "start", room)


def _display(table: Table, player: CardPlayer, room: float) -> tuple[str, float]:
    """Alike cards on one tile; the ships under a wholesaler peep out below it."""
    counts = Counter(player.display)
    shown = sorted(counts, key=lambda name: _place(table.kinds[name]))
    fleet = Counter(table.kinds[name].color for name in player.ships)
    columns = max(1, int((room + TILE_GAP) / (TILE_WIDTH + TILE_GAP)))
    out, y = "", 0.0
    for first in range(0, len(shown), columns):
        height = float(TILE_HEIGHT)
        for i, name in enumerate(shown[first : first + columns]):
            kind, x = table.kinds[name], i * (TILE_WIDTH + TILE_GAP)
            if kind.role == WHOLESALER and fleet.get(kind.color):
                ships = fleet.pop(kind.color)  # C7.2: a ship counts once, whoever's wholesaler it lies under
                word = table.word("ships")
                out += placed(ship_tile(COLORS[kind.color], ships, f"{word} ×{ships}"), x, y + TILE_HEIGHT - 3)
                height = TILE_HEIGHT + SHIPS_HEIGHT
            out += placed(tile(kind, counts[name], table.labels), x, y)
        y += height + TILE_GAP
    return out, max(0.0, y - TILE_GAP)


def _place(kind: Kind) -> tuple[int, int, int, int]:
    """Persons by skill, then color and cost; expeditions last."""
    return kind.type, kind.role, kind.color, kind.cost


__all__ = ["back_svg", "card_svg", "cards_svg", "title_of"]
