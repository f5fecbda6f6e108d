"""Pig on the table, and declared: what its actions are called, what is shown, what each floor gets."""

from collections.abc import Sequence
from typing import Any

import msgspec

from pig.rules import State, act, choices, set_up
from portroyal.bots.bot import Advice
from portroyal.bots.family import BotsPart
from portroyal.play.errors import PlayError, refusal
from portroyal.play.events import Event
from portroyal.play.family import Family, GameFacts, Setup
from portroyal.play.rules_table import RulesTable
from portroyal.rules.chance import seed_stream
from portroyal.text.family import TextPart


class Player(msgspec.Struct, frozen=True):
    points: int


class View(msgspec.Struct, frozen=True, kw_only=True):
    game: str = "pig"
    phase: str
    round: int
    active: int
    decider: int | None
    start: int
    pot: int
    players: list[Player]
    legal: list[str]
    winners: list[int]
    options: dict[str, Any]


class PigTable(RulesTable):
    happenings = "turn", "roll", "bust", "bank", "over"
    reasons = None, "points"

    def __init__(self, setup: Setup) -> None:
        self.g, self.options = State(), dict(setup.options)
        self.g.told = []
        seed_stream(self.g.stream, setup.seed)
        set_up(self.g, setup.players, setup.start)
        self.opened = self.told()
        if setup.position is not None:
            at = msgspec.convert(setup.position, View)
            self.g.decider, self.g.round, self.g.pot = at.active, at.round, at.pot
            for player, seen in zip(self.g.players, at.players, strict=False):
                player.points = seen.points

    def legal(self) -> list[str]:
        return ["roll", "hold"][: choices(self.g)]

    def act(self, action: str, chance: Sequence[Any] | None) -> list[Event]:
        if action not in self.legal():
            raise PlayError("illegal-action", refusal(action, self.legal()))
        act(self.g, self.legal().index(action))
        return self.told()

    def revealed(self, events: Sequence[Event]) -> bool:
        return any(event.type == "roll" for event in events)

    def state(self) -> View:
        g, players = self.g, [Player(player.points) for player in self.g.players[: self.n_players]]
        phase, active, winners = "over" if g.reason else "turn", max(0, g.decider), self.winners()
        return View(
            phase=phase, round=g.round, active=active, decider=self.decider, start=g.start, pot=g.pot,
            players=players, legal=self.legal(), winners=winners, options=self.options,
        )  # fmt: skip


class Bold:
    """A plugin: it never holds before ten."""

    name = "bold"

    def advise(self, table: Any, chance: Any, budget: Any) -> Advice:
        return Advice("hold" if table.state().pot >= 10 else "roll")


def batch(game: str, options: Any, players: int) -> Any:
    from pig.batch import PigBatch

    return PigBatch(players)


WORDS = {"title": "Pig", "goal": "First to 20 points.", "action-roll": "roll the die"}
SENTENCES = {"event-roll": "{who} rolls a {n}."}
TEXT = TextPart(words={"en": WORDS | SENTENCES})
BOTS = BotsPart(batch=batch, in_batches=("deckhand",))
PARTS = {"text": "pig.table:TEXT", "bots": "pig.table:BOTS"}
FAMILY = Family("pig", (GameFacts("pig", 2, 5),), PigTable, PARTS)
