"""The players' areas in the picture of a card game: name, coins, points, swords, and the display by skill."""

from __future__ import annotations

from collections import Counter
from typing import Final

from portroyal.pictures.cards.card import placed, ship_tile, tile
from portroyal.pictures.cards.paper import Board
from portroyal.pictures.cards.signs import coin, line, shield, sign
from portroyal.pictures.style import tag, text_width, tooltip
from portroyal.play.cards.view import CardPlayer
from portroyal.rules.cards.codes import COLORS, WHOLESALER
from portroyal.rules.cards.deck import Kind

TILE_WIDTH, TILE_HEIGHT, SHIPS_HEIGHT = 60.0, 74.0, 26.0
TILE_GAP: Final = 5.0
NAME_HEIGHT: Final = 44.0
AREA_GAP: Final = 14.0
TAB_TEXT: Final = 11.5
SIGN_TAB: Final = 30.0


def draw_players(board: Board) -> tuple[str, float]:
    """Every seat's area, in rows from the first seat on, and the height they take."""
    seats = list(range(len(board.state.players)))
    if not board.wide:
        abreast = 1
    else:
        abreast = 3 if len(seats) in (3, 5) else 2
    out, y = "", 8.0
    for first in range(0, len(seats), abreast):
        row = seats[first : first + abreast]
        width = (board.inner + AREA_GAP) / len(row) - AREA_GAP
        displays = [_display(board, board.state.players[seat], width - 20) for seat in row]
        height = NAME_HEIGHT + max(used for _, used in displays) + 12
        for i, seat in enumerate(row):
            area = _area(board, seat, width, height) + placed(displays[i][0], 10, NAME_HEIGHT)
            out += placed(area, board.margin + i * (width + AREA_GAP), y)
        y += height + AREA_GAP + 10
    return out, y - AREA_GAP - 10


def _area(board: Board, seat: int, width: float, height: float) -> str:
    """A seat's frame with its name and counts; tabs say who starts, is active, decides or has won."""
    state, p = board.state, board.palette
    decides = seat == state.decider or seat in state.winners
    edge, thick = (p.lit, 3.2) if decides else (p.coast, 1.4)
    out = tag("rect", width=width, height=height, rx=10, fill=p.paper_low, stroke=edge, stroke_width=thick)
    out += _counts(board, state.players[seat], width - 12)
    out += line(board.names[seat], 14, 24, 18, p.ink, "start", width - 154)
    playing = state.decider is not None
    tabs = (
        ("winners", "crown", seat in state.winners),
        ("decider", "pointer", seat == state.decider),
        ("active", "wheel", playing and seat == state.active),
        ("start", "flag", seat == state.start),
    )
    shown = [(key, mark) for key, mark, is_so in tabs if is_so]
    left = 12.0
    for i, (key, mark) in enumerate(shown):
        room, others = text_width(board.word(key), TAB_TEXT), SIGN_TAB * (len(shown) - 1 - i)
        if left + room + 32 + others > width - 12:
            room = 0.0  # the sign alone, so that nothing lies upon another
        out += _tab(board, key, mark, left, room)
        left += room + 38 if room else SIGN_TAB
    return out


def _counts(board: Board, player: CardPlayer, right: float) -> str:
    """Coins, points and swords."""
    ink = board.palette.ink
    sabre = sign("sabre", right - 32, 24, 22, ink) + line(
        str(player.swords), right - 18, 24, 18, ink, "start"
    )
    drawn = (
        ("coins", player.coins, coin(right - 102, 24, 15, str(player.coins))),
        ("points", player.points, shield(right - 66, 25, 28, str(player.points))),
        ("swords", player.swords, sabre),
    )
    return "".join(tag("g", tooltip(f"{board.word(key)}: {n}") + sign_) for key, n, sign_ in drawn)


def _tab(board: Board, key: str, mark: str, x: float, room: float) -> str:
    """A sign and its word, which has room for the broadest letters; without room, the sign alone."""
    p = board.palette
    fill, ink = (p.lit, p.paper) if key in ("decider", "winners") else (p.paper, p.ink)
    plate = tag(
        "rect", x=x, y=-9, width=room + 32 if room else 24, height=18, rx=9, fill=fill, stroke=p.coast
    )
    word = line(board.word(key), x + 22, 0, TAB_TEXT, ink, "start") if room else ""
    return tag("g", tooltip(board.word(key)) + plate + sign(mark, x + 12, 0, 12, ink) + word)


def _display(board: Board, player: CardPlayer, room: float) -> tuple[str, float]:
    """Alike cards on one tile; the ships under a wholesaler peep out below it."""
    counts = Counter(player.display)
    shown = sorted(counts, key=lambda name: _place(board.kinds[name]))
    fleet = Counter(board.kinds[name].color for name in player.ships)
    columns = max(1, int((room + TILE_GAP) / (TILE_WIDTH + TILE_GAP)))
    out, y = "", 0.0
    for first in range(0, len(shown), columns):
        height = TILE_HEIGHT
        for i, name in enumerate(shown[first : first + columns]):
            kind, x = board.kinds[name], i * (TILE_WIDTH + TILE_GAP)
            if kind.role == WHOLESALER and fleet.get(kind.color):
                ships = fleet.pop(kind.color)  # C7.2: under one wholesaler, even where two could keep them
                title = f"{board.word('ships')} ×{ships}"
                out += placed(ship_tile(COLORS[kind.color], ships, title), x, y + TILE_HEIGHT - 3)
                height = TILE_HEIGHT + SHIPS_HEIGHT
            out += placed(tile(kind, counts[name], board.labels), x, y)
        y += height + TILE_GAP
    return out, max(0.0, y - TILE_GAP)


def _place(kind: Kind) -> tuple[int, int, int, int]:
    """Persons by skill, then color and cost; expeditions last."""
    return kind.type, kind.role, kind.color, kind.cost
