"""A picture of a card game's position, from the open state: piles, expeditions, harbor and players."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Final

from portroyal.pictures.cards.card import CARD_HEIGHT, CARD_WIDTH, card_back, placed
from portroyal.pictures.cards.paper import CARD_GAP, Board
from portroyal.pictures.cards.seats import draw_players
from portroyal.pictures.cards.signs import line, sign
from portroyal.pictures.style import DAY, tag, tooltip
from portroyal.play.cards.adapter import deck_for
from portroyal.play.cards.view import CardState
from portroyal.rules.cards.codes import SHIP

NARROWEST: Final = 260
CARDS_PER_LAYER: Final = 24  # of the drawn thickness of the draw pile


def cards_svg(
    state: CardState,
    *,
    names: Sequence[str] | None = None,
    labels: Mapping[str, str] | None = None,
    width: int = 1000,
) -> str:
    """The position as one SVG document, laid out for `width` pixels.

    Words come from `labels`: for persons (`sailor`), ship colors (`yellow`), single cards
    (`expedition-settlers`) or all of a type (`expedition`, `tax`), games, phases, and the keys of a state
    (`round`, `harbor`, `draw`, `discard`, `expeditions`, `active`, `decider`, `start`, `revealed`,
    `takes_left`, `end_called`, `winners`, `coins`, `points`, `swords`, `ships`, `seat`). Without one, the
    notation's own word stands.
    """
    words = labels or {}
    if names is not None and len(names) != len(state.players):
        raise ValueError(f"{len(state.players)} players sit at the table, but {len(names)} names are given")
    board = Board(
        state=state,
        kinds={kind.name: kind for kind in deck_for(state.game, dict(state.options)).kinds},
        names=names or [f"{words.get('seat', 'seat')} {seat}" for seat in range(len(state.players))],
        labels=words,
        palette=DAY,
        width=float(max(width, NARROWEST)),
    )
    drawn = tooltip(f"{board.word(state.game)}, {board.word('round')} {state.round}")
    parts: list[str] = []
    y = board.margin
    for part in (_header, _piles, _harbor, draw_players):
        inner, height = part(board)
        parts.append(placed(inner, 0, y))
        y += height + board.margin
    drawn += tag("rect", width=board.width, height=y, rx=14, fill=board.palette.paper) + "".join(parts)
    return tag(
        "svg", drawn, xmlns="http://www.w3.org/2000/svg", width=board.width, height=y,
        viewBox=f"0 0 {board.width:g} {y:g}", role="img",
    )  # fmt: skip


def _header(board: Board) -> tuple[str, float]:
    """Round, phase, and who decides or has won."""
    state, p, left = board.state, board.palette, board.margin
    height = 46.0 if board.wide else 74.0
    out = tag(
        "rect", x=left, width=board.inner, height=height, rx=9, fill=p.sea, stroke=p.coast, stroke_width=1.4
    )
    when = f"{board.word('round')} {state.round} · {board.word(state.phase)}"
    out += line(when, left + 16, 23, 19, p.ink, "start", board.inner * (0.46 if board.wide else 0.68))
    right = board.width - left - 16
    if state.phase == "trade":
        takes = sign("card", right - 38, 23, 22, p.ink) + line(
            f"×{state.takes_left}", right, 23, 17, p.ink, "end"
        )
        out += tag("g", tooltip(board.word("takes_left")) + takes)
        right -= 66
    if state.end_called:
        out += tag("g", tooltip(board.word("end_called")) + sign("bell", right - 10, 23, 24, p.lit))
        right -= 36
    if state.decider is not None:
        mark, who = "pointer", board.names[state.decider]
    else:
        mark, who = "crown", ", ".join(board.names[seat] for seat in state.winners)
    if not who:
        return out, height
    x, y = (left + board.inner / 2, 23.0) if board.wide else (left + 15, 53.0)
    room = (right if board.wide else board.width - left) - x - 44
    return out + sign(mark, x + 12, y, 21, p.lit) + line(who, x + 30, y, 18, p.ink, "start", room), height


def _piles(board: Board) -> tuple[str, float]:
    """Draw pile, discard pile and the open expeditions."""
    state, left, top = board.state, board.margin, 22.0
    card = 96.0 if board.wide else 76.0
    scale, tall = card / CARD_WIDTH, card * CARD_HEIGHT / CARD_WIDTH
    out = board.heading("draw", left + 2, 8, card + 14, f" · {state.draw}")
    layers = math.ceil(state.draw / CARDS_PER_LAYER)
    for i in range(layers):
        out += placed(card_back(), left + 2.5 * i, top + 2 * (layers - 1 - i), scale)
    x = left + card + (26 if board.wide else 22)
    out += board.heading("discard", x + 2, 8, card + 14, f" · {len(state.discard)}")
    if not layers:
        out += board.slot(left, top, card, tall)
    out += (
        placed(board.face(state.discard[-1]), x, top, scale)
        if state.discard
        else board.slot(x, top, card, tall)
    )
    height = top + tall + 2 * max(0, layers - 1)
    if not state.expeditions:
        return out, height
    x += card + (40 if board.wide else 16)
    y = 8.0
    if x + len(state.expeditions) * (card + CARD_GAP) - CARD_GAP > board.width - left and not board.wide:
        x, y = left, height + 14
    room = board.width - left - x
    cards, used = board.rows_of(state.expeditions, x, y + 14, room, card)
    return out + board.heading("expeditions", x + 2, y, room) + cards, max(height, y + 14 + used)


def _harbor(board: Board) -> tuple[str, float]:
    """The harbor, then the ship that waits to be repelled or kept; a ship in its color is framed too."""
    state, left, p = board.state, board.margin, board.palette
    cards = [*state.harbor, *([state.revealed] if state.revealed else [])]
    heading = board.heading("harbor", left + 14, 17, board.inner - 170)
    if not cards:
        return _water(board, 96) + sign("anchor", board.width / 2, 52, 40, p.faded) + heading, 96
    lit: list[int] = []
    if state.revealed:
        kinds = [board.kinds[name] for name in cards]
        lit = [i for i, kind in enumerate(kinds) if kind.type == SHIP and kind.color == kinds[-1].color]
        heading += line(f"{board.word('revealed')}?", board.width - left - 14, 17, 14, p.lit, "end", 140)
    drawn, used = board.rows_of(cards, left + 12, 34, board.inner - 24, 122.0 if board.wide else 110.0, lit)
    return _water(board, used + 52) + heading + drawn, used + 52


def _water(board: Board, height: float) -> str:
    """The basin of the harbor with rows of waves."""
    p, left = board.palette, board.margin
    basin = tag(
        "rect",
        x=left,
        width=board.inner,
        height=height,
        rx=10,
        fill=p.sea_low,
        stroke=p.coast,
        stroke_width=1.4,
    )
    crests = int((board.inner - 24) / 28)
    waves = "".join(
        f"M{left + 12 + 14 * (row % 2):g} {44 + 34 * row:g}{'q7-6 14 0t14 0' * (crests - row % 2)}"
        for row in range(int((height - 50) / 34) + 1)
    )
    return basin + tag("path", d=waves, fill="none", stroke=p.wave, stroke_width=1.4, opacity=0.45)
