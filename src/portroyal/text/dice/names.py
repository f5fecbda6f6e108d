"""The dice game in words: pieces, rolls, persons, islands and fields of a sea chart."""

from __future__ import annotations

from collections.abc import Collection
from functools import cached_property

from portroyal.play.dice.offers import Ahead
from portroyal.rules.dice.chart import Chart, Field, Island
from portroyal.rules.dice.chart_words import START, TRADING_PERSONS
from portroyal.text.words import Words


def spelled(name: str) -> str:
    """An island's name as on a map."""
    return " ".join(part[:1].upper() + part[1:] for part in name.split("-"))


def chart_title(words: Words, chart: Chart, own: bool) -> str:
    """Our charts carry their title in every language; a player's own is called as it calls itself."""
    return chart.name if own else words.say(f"chart-title-{chart.chapter}")


class DiceText:
    """One chart in one language; everything is given by its notation."""

    def __init__(self, words: Words, chart: Chart) -> None:
        self.words = words
        self.chart = chart

    @cached_property
    def islands(self) -> dict[str, Island]:
        return {island.name: island for island in self.chart.islands}

    @cached_property
    def sea(self) -> dict[str, Field]:
        return {field.name: field for field in self.chart.fields}

    def piece(self, piece: str, form: str = "name") -> str:
        """`ship-red`, `wheel-blue` or `chest`."""
        kind, _, color = piece.partition("-")
        if kind == "chest":
            return self.words.say("piece-chest", form=form)
        return self.words.say(f"piece-{kind}", form=form, color=color)

    def roll(self, roll: str) -> str:
        """`red-B` as one says it."""
        color, _, letter = roll.partition("-")
        return self.words.say("roll", color=color, letter=letter)

    def role(self, island: Island, form: str = "name") -> str:
        """The person of an island."""
        return self.words.say(f"dice-person-{island.person}", form=form)

    def person(self, island: Island, form: str = "name") -> str:
        """The person of an island; traders with their colors."""
        name = self.role(island, form)
        if island.person not in TRADING_PERSONS:
            return name
        return f"{name} ({self._colors(island)})"

    def skill(self, island: Island) -> str:
        if island.person in TRADING_PERSONS:
            return self.words.say(f"dice-skill-{island.person}", colors=self._colors(island))
        return self.words.say(f"dice-skill-{island.person}")

    def field(self, name: str, cost: int) -> str:
        """A field that was crossed for so many crosses, within a sentence."""
        if name in self.chart.island_of:
            return self.words.say("a-field-of", island=spelled(self.chart.island_of[name]))
        return f"{name} ({self.kind(self.sea[name], cost)})"

    def kind(self, field: Field, cost: int) -> str:
        """What is drawn on a sea field; `cost` is what it costs one player."""
        say = self.words.say
        if field.kind == "color":
            return say("field-kind-color", color=field.color or "")
        if field.kind == "treasure":
            return say("field-kind-treasure", n=field.points)
        if field.kind == "number":
            return say("field-kind-number", n=cost)
        if field.kind == "order":
            return say("field-kind-order", order=say(f"order-{field.order}"))
        return say(f"field-{field.kind}")

    def ahead(self, ahead: Ahead) -> str:
        """Where a sea field leads, in words."""
        goals = dict.fromkeys(self._goal(name) for name in ahead.goals)
        message = "field-opens" if ahead.between == 0 else "field-towards"
        return self.words.say(message, goals=self.words.all_of(goals), n=ahead.between)

    def _goal(self, name: str) -> str:
        if name in self.islands:
            return f"{spelled(name)} ({self.role(self.islands[name])})"
        return self.words.say("a-treasure", n=self.sea[name].points)

    def is_open(self, island: Island, crossed: Collection[str]) -> bool:
        """G6.2: whether a way to the island is fully crossed."""
        return any(last == START or last in crossed for last in island.via)

    def _colors(self, island: Island) -> str:
        return self.words.all_of(self.words.say("hue-name", color=color) for color in island.colors)
