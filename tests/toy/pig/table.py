"""Pig on the table, and declared: what its actions are called, what is shown, what each floor gets."""

from typing import Any

from pig.rules import State, act, choices, set_up
from portroyal.bots.bot import Advice
from portroyal.bots.family import BotsPart
from portroyal.play.family import Family, GameFacts, Setup
from portroyal.play.rules_table import RulesTable
from portroyal.play.state import OpenState
from portroyal.text.family import TextPart


class View(OpenState, frozen=True, kw_only=True):
    pot: int


class PigTable(RulesTable):
    rules_state, view, shows = State, View, ("roll",)
    happenings = "turn", "roll", "bust", "bank", "over"
    reasons = None, "points"

    def begin(self, setup: Setup) -> None:
        set_up(self.g, setup.players, setup.start)

    def find_choices(self) -> dict[str, int]:
        return dict(list(zip(("roll", "hold"), range(2), strict=True))[: choices(self.g)])

    def play(self, code: int) -> None:
        act(self.g, code)


class Bold:
    """A plugin: it never holds before ten."""

    name = "bold"

    def advise(self, table: Any, chance: Any, budget: Any) -> Advice:
        return Advice("hold" if table.state().pot >= 10 else "roll")


WORDS = {"title": "Pig", "goal": "First to 20 points.", "action-roll": "roll the die"}
SENTENCES = {"event-roll": "{who} rolls a {n}."}
TEXT = TextPart(words={"en": WORDS | SENTENCES})
BOTS = BotsPart(batch="pig.batch:PigBatch", in_batches=("deckhand",))
PARTS = {"text": "pig.table:TEXT", "bots": "pig.table:BOTS"}
FAMILY = Family("pig", (GameFacts("pig", 2, 5),), PigTable, PARTS)
