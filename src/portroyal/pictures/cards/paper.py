"""The paper that a card game's position is drawn on: words, light, room, and rows of cards."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from portroyal.pictures.cards.card import CARD_HEIGHT, CARD_WIDTH, card_face, placed
from portroyal.pictures.cards.signs import line
from portroyal.pictures.style import Palette, tag
from portroyal.play.cards.view import CardState
from portroyal.rules.cards.deck import Kind

WIDE_FROM: Final = 640
CARD_GAP: Final = 9


@dataclass(frozen=True, slots=True)
class Board:
    """What every part of the picture needs: the state, its cards, the words, the light and the room."""

    state: CardState
    kinds: dict[str, Kind]
    names: Sequence[str]
    labels: Mapping[str, str]
    palette: Palette
    width: float

    @property
    def wide(self) -> bool:
        """Narrower than this, parts stand below each other that otherwise stand side by side."""
        return self.width >= WIDE_FROM

    @property
    def margin(self) -> float:
        return 18 if self.wide else 12

    @property
    def inner(self) -> float:
        return self.width - 2 * self.margin

    def word(self, key: str) -> str:
        """The word of the language, or the notation's own."""
        return self.labels.get(key, key)

    def face(self, name: str) -> str:
        return card_face(self.kinds[name], self.labels)

    def heading(self, key: str, x: float, y: float, room: float, more: str = "") -> str:
        return line(self.word(key) + more, x, y, 14, self.palette.faded, "start", room)

    def slot(self, x: float, y: float, width: float, height: float) -> str:
        """Where a pile would lie."""
        return tag(
            "rect", x=x + 1, y=y + 1, width=width - 2, height=height - 2, rx=8, fill="none",
            stroke=self.palette.faded, stroke_width=1.5, stroke_dasharray="6 5",
        )  # fmt: skip

    def rows_of(
        self, cards: Sequence[str], x: float, y: float, room: float, most: float, lit: Sequence[int] = ()
    ) -> tuple[str, float]:
        """Cards in as many rows as they need, and the height they take; the `lit` ones are framed."""
        least = 84.0 if self.wide else 76.0
        fits = max(1, int((room + CARD_GAP) / (least + CARD_GAP)))
        rows = math.ceil(len(cards) / fits)
        columns = math.ceil(len(cards) / rows)
        card = min(most, (room + CARD_GAP) / columns - CARD_GAP)
        tall = card * CARD_HEIGHT / CARD_WIDTH
        out = ""
        for i, name in enumerate(cards):
            left, top = x + i % columns * (card + CARD_GAP), y + i // columns * (tall + CARD_GAP)
            out += placed(self.face(name), left, top, card / CARD_WIDTH)
            if i in lit:
                out += tag(
                    "rect", x=left - 2.5, y=top - 2.5, width=card + 4, height=tall + 4, rx=10, fill="none",
                    stroke=self.palette.lit, stroke_width=4,
                )  # fmt: skip
        return out, rows * (tall + CARD_GAP) - CARD_GAP
