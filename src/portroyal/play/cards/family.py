"""The family of the card games: port-royal, unterwegs and combined differ in data alone."""

from __future__ import annotations

from portroyal.play.cards.adapter import CardTable
from portroyal.play.errors import PlayError
from portroyal.play.family import Family, GameFacts, Options
from portroyal.play.files import text_of
from portroyal.rules.cards.deck import CARD_GAMES, CardGame, DeckError, rows_of_text

PLAIN: tuple[tuple[str, Options], ...] = (("", {}),)
EXPEDITION: tuple[tuple[str, Options], ...] = (("-expedition", {"ending": "expedition"}),)


def _facts(game: CardGame) -> GameFacts:
    variants = PLAIN + EXPEDITION if game.has_expeditions else PLAIN
    return GameFacts(game.name, game.least_players, game.most_players, variants)


def with_files(options: Options) -> Options:
    """A card list that somebody names by its file."""
    name = options.get("cards")
    if not isinstance(name, str):
        return options
    try:
        return {**options, "cards": rows_of_text(text_of(name, "bad-deck"), name)}
    except DeckError as wrong:
        raise PlayError("bad-deck", str(wrong)) from None


FAMILY = Family(
    name="cards",
    games=tuple(map(_facts, CARD_GAMES.values())),
    table=CardTable,
    parts={floor: f"portroyal.{floor}.cards.family:FAMILY" for floor in ("text", "bots", "lab", "server")},
    with_files=with_files,
)
