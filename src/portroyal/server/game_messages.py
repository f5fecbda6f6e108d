"""What can be played, as it goes over the wire: games, their cards, their sea charts (docs/server.md)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

Place = tuple[int | float, int | float]  # on a sheet of 1000 x 700


class BotLevel(Struct, frozen=True):
    """A level that a game's bots can have, and the bot that plays it."""

    level: str
    bot: str


class GameInfo(Struct, frozen=True):
    """What is known of a game before it is played."""

    name: str
    least_players: int
    most_players: int
    options: dict[str, Any]  # for each option its possible values, or "data" for cards and chart
    levels: list[BotLevel]
    words: dict[str, dict[str, str]] | UnsetType = UNSET  # by language, where clients do not know the game


class Games(Struct, frozen=True):
    games: list[GameInfo]


class CardInfo(Struct, frozen=True):
    """All cards of one name: coins and swords of a ship (swords null: skull), cost and points of a person.

    `needs` are the persons that an expedition asks for; `tax` says who gains after a tax increase.
    """

    name: str
    type: str
    role: str | None
    color: str | None
    cost: int | None
    points: int | None
    coins: int | None
    swords: int | None
    needs: list[str]
    tax: str | None
    copies: int


class CardList(Struct, frozen=True):
    game: str
    cards: list[CardInfo]


class ChartIsland(Struct, frozen=True):
    """An island with its person and its own fields; `via` are the last fields of its routes."""

    person: str
    colors: list[str]
    points: int
    fields: list[str]
    start: bool
    via: list[str]
    at: Place | UnsetType = UNSET


class ChartField(Struct, frozen=True):
    """A sea field, with what its kind has."""

    kind: Literal["plain", "color", "skull", "treasure", "wheel", "number", "order"]
    next_to: list[str]
    color: str | UnsetType = UNSET
    points: int | UnsetType = UNSET
    number: int | UnsetType = UNSET
    order: str | UnsetType = UNSET
    at: Place | UnsetType = UNSET


class ChartDrawing(Struct, frozen=True):
    """A sea chart; islands, fields and wheel boxes by name."""

    name: str
    chapter: int
    islands: dict[str, ChartIsland]
    fields: dict[str, ChartField]
    skulls: list[int]
    wheels: dict[str, int]


class ChartData(Struct, frozen=True):
    """A sea chart as data, in its full form (docs/charts.md)."""

    chart: ChartDrawing


class GivenChart(Struct, frozen=True, forbid_unknown_fields=True):
    """A sea chart of somebody's own as data, to be looked at."""

    chart: dict[str, Any]


class ChartText(Struct, frozen=True, forbid_unknown_fields=True):
    """A sea chart as it stands in a file, TOML or JSON (docs/charts.md)."""

    text: Annotated[str, Meta(max_length=40_000)]
