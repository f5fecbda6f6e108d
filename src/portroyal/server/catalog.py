"""What can be played: games, their options and bots, the cards and the charts."""

from __future__ import annotations

from functools import cache

from portroyal.bots.registry import levels
from portroyal.play.cards.adapter import deck_for
from portroyal.play.dice.adapter import CHAPTERS
from portroyal.play.families import all_games
from portroyal.rules.cards.codes import COLORS, EXPEDITION, PERSON, ROLES, SHIP, SKULL, TAXES, TYPES
from portroyal.rules.cards.deck import CARD_GAMES, Deck, Kind
from portroyal.rules.dice.chart import (
    OWN_CHARTS,
    ChartError,
    chart_from_data,
    chart_from_text,
    chart_to_data,
    load_chart,
)
from portroyal.rules.dice.chart_words import EDITIONS
from portroyal.server.messages import BotLevel, CardInfo, CardList, ChartData, ChartText, GameInfo, Games
from portroyal.server.problems import RefusedError

WHERE = "the chart"  # as a refusal calls it


@cache
def games() -> Games:
    found = []
    for name, facts in all_games().items():
        options: dict[str, object] = {
            "chapter": list(CHAPTERS), "edition": list(EDITIONS), "chart": "data"
        }  # fmt: skip
        if name in CARD_GAMES:
            options = {"cards": "data"}
            if CARD_GAMES[name].has_expeditions:
                options["ending"] = ["expedition"]
        bots = [BotLevel(level, bot.name) for level, bot in levels(name).items()]
        found.append(GameInfo(name, facts.least_players, facts.most_players, options, bots))
    return Games(found)


@cache
def cards(game: str) -> CardList:
    if game not in CARD_GAMES:
        raise RefusedError("unknown-game", f"there is no card game {game[:32]!r}")
    return cards_of(deck_for(game, {}))


def cards_of(deck: Deck) -> CardList:
    return CardList(deck.game.name, [_card(kind) for kind in deck.kinds])


def _card(kind: Kind) -> CardInfo:
    ship, person = kind.type == SHIP, kind.type == PERSON
    worth = person or kind.type == EXPEDITION
    return CardInfo(
        name=kind.name,
        type=TYPES[kind.type].replace("_", "-"),
        role=ROLES[kind.role] if kind.role >= 0 else None,
        color=COLORS[kind.color] if kind.color >= 0 else None,
        cost=kind.cost if person else None,
        points=kind.points if worth else None,
        coins=kind.coins if ship or kind.type == EXPEDITION else None,
        swords=kind.swords if (ship and kind.swords != SKULL) or person else None,
        copies=kind.count,
        needs=list(kind.needs),
        tax=TAXES[kind.tax] if kind.tax >= 0 else None,
    )


@cache
def chart(chapter: int, edition: int) -> ChartData:
    return ChartData(chart_to_data(load_chart(str(chapter), edition)))


def chart_text(chapter: int) -> ChartText:
    return ChartText((OWN_CHARTS / f"chapter{chapter}.toml").read_text("utf-8"))


def checked_chart(given: ChartData) -> ChartData:
    """The same chart in its full form, if it can be played."""
    try:
        return ChartData(chart_to_data(chart_from_data(given.chart, "chart")))
    except ChartError as wrong:
        raise RefusedError("bad-chart", str(wrong), fault=wrong) from None


def read_chart(given: ChartText) -> ChartData:
    """A chart from the text of its file, in its full form; a refusal names the line."""
    try:
        return ChartData(chart_to_data(chart_from_text(given.text.removeprefix("\ufeff"), WHERE)))
    except ChartError as wrong:
        raise RefusedError("bad-chart", str(wrong).removeprefix(f"{WHERE}, "), fault=wrong) from None
