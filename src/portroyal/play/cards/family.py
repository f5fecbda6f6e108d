"""The family of the card games: port-royal, unterwegs and combined differ in data alone."""

from __future__ import annotations

from portroyal.play.cards.adapter import CardTable
from portroyal.play.cards.files import with_files
from portroyal.play.family import Family, GameFacts, Options
from portroyal.rules.cards.deck import CARD_GAMES, CardGame

PLAIN: tuple[tuple[str, Options], ...] = (("", {}),)
EXPEDITION: tuple[tuple[str, Options], ...] = (("-expedition", {"ending": "expedition"}),)


def _facts(game: CardGame) -> GameFacts:
    variants = PLAIN + EXPEDITION if game.has_expeditions else PLAIN
    return GameFacts(game.name, game.least_players, game.most_players, variants)


FAMILY = Family(
    name="cards",
    games=tuple(map(_facts, CARD_GAMES.values())),
    table=CardTable,
    parts={floor: f"portroyal.{floor}.cards.family:FAMILY" for floor in ("text", "bots", "lab", "server")},
    with_files=with_files,
)
