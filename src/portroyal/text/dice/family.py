"""The dice game in text: introduction, questions and table."""

from __future__ import annotations

from typing import Any

from portroyal.play.dice.adapter import DiceTable
from portroyal.play.game import Game
from portroyal.rules.dice.chart_words import CHAPTERS, POINTS_TO_WIN
from portroyal.rules.dice.start import head_start
from portroyal.text.dice.choices import DiceChoices
from portroyal.text.dice.names import DiceText, chart_title, spelled
from portroyal.text.dice.narration import DiceNarrator
from portroyal.text.dice.pictures import art, picture
from portroyal.text.dice.table import dice_table_text, seat_line
from portroyal.text.family import TextPart, everybody
from portroyal.text.layout import columns, percent_of, risk_rows, seats_text
from portroyal.text.words import Words

JESTER = "jester"


class DiceFamily:
    """One dice game and its words."""

    def __init__(self, words: Words, game: Game, you: int | None = None) -> None:
        assert isinstance(game.table, DiceTable)
        self.words = words
        self.game = game
        self.text = DiceText(words, game.table.on.chart)
        self.narrator = DiceNarrator(self.text, game.names, you)

    def introduction(self) -> list[str]:
        say, chart = self.words.say, self.text.chart
        own = self.game.setup.options.get("chart") is not None
        jester = next(island for island in chart.islands if island.start and island.person == JESTER)
        fields = head_start(len(self.game.names))
        early = [say("intro-head-start", island=spelled(jester.name), n=fields)] if fields else []
        title = chart_title(self.words, chart, own)
        return [
            say("intro", game=say("title-dice"), names=everybody(self.narrator)),
            say("goal-dice", n=POINTS_TO_WIN),
            say("intro-own-chart" if own else "intro-chart", chapter=chart.chapter, chart=title),
            *early,
        ]

    def asking(self) -> DiceChoices:
        assert isinstance(self.game.table, DiceTable)
        return DiceChoices(self.game.table, self.text)

    def seats(self, state: Any) -> list[str]:
        told = [seat_line(self.text, player) for player in state.players]
        return seats_text(self.narrator, state.active, told)

    def table(self, state: Any) -> str:
        return dice_table_text(self.text, self.narrator, state)

    def chances(self, chances: Any) -> list[str]:
        words = self.words
        rows = risk_rows(words, chances.risk)
        rows += [
            [words.say("odds-reach", n=n), words.say("percent", n=percent_of(chance)), ""]
            for n, chance in chances.reach.items()
            if chance
        ]
        return [words.say("odds-roll"), *columns(rows), ""]

    def hidden(self, chances: Any) -> list[str]:
        return []


FAMILY = TextPart(
    DiceFamily, picture, remark=lambda game: "games-own-charts", asked={"chapter": CHAPTERS}, art=art
)
