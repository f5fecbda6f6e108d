"""A Dice Game on the table: names and notation on the outside, the rules' integers on the inside."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

from portroyal.play.dice.blind import blinded
from portroyal.play.dice.notation import roll_of, what_name
from portroyal.play.dice.offers import DiceOffer, offers, prices
from portroyal.play.dice.position import lay_out
from portroyal.play.dice.view import DiceState, dice_state, legal_actions
from portroyal.play.errors import PlayError, bad_chart, refusal, shortened
from portroyal.play.events import Event
from portroyal.play.family import Setup
from portroyal.play.offers import Price
from portroyal.play.rules_table import RulesTable
from portroyal.rules.chance import seed_stream
from portroyal.rules.dice.board import roll_color, roll_letter
from portroyal.rules.dice.chart import Chart, ChartError, chart_from_data, load_chart
from portroyal.rules.dice.chart_words import CHAPTERS as CHAPTERS
from portroyal.rules.dice.chart_words import EDITIONS, NEWEST
from portroyal.rules.dice.codes import HAPPENINGS, REASONS, ROLLED
from portroyal.rules.dice.legal import act, set_up
from portroyal.rules.dice.sheet import sheet_of
from portroyal.rules.dice.state import State
from portroyal.rules.layout import copy_of, copy_plain

KNOWN = ("chapter", "edition", "chart")
THROWS = ("roll", "reroll")


def chart_for(options: Mapping[str, Any]) -> Chart:
    """The chart of a game with its options: a chapter's own, or one given as data.

    Games of before there were editions name none: they were played on the first.
    """
    for name in options:
        if name not in KNOWN:
            known = f"{', '.join(KNOWN[:-1])} and {KNOWN[-1]}"
            raise PlayError("bad-option", f"dice has no option {shortened(name)}; it knows {known}")
    if "chart" in options:
        if "chapter" in options:
            raise PlayError(
                "bad-option", "chapter and chart do not go together: a chart names its own chapter"
            )
        if "edition" in options:
            raise PlayError(
                "bad-option", "edition and chart do not go together: only our charts have editions"
            )
        try:
            return chart_from_data(options["chart"], "chart")
        except ChartError as wrong:
            raise bad_chart(wrong) from None
    chapter, edition = options.get("chapter", 1), options.get("edition", EDITIONS[0])
    if isinstance(chapter, bool) or chapter not in CHAPTERS:
        raise PlayError("bad-option", f"the option chapter is {shortened(chapter)}; it must be 1, 2, 3 or 4")
    if isinstance(edition, bool) or edition not in EDITIONS:
        raise PlayError("bad-option", f"the option edition is {shortened(edition)}; it must be 1 or 2")
    return load_chart(str(chapter), edition)


def of_today(options: Mapping[str, Any], state: Mapping[str, Any] | None = None) -> Mapping[str, Any]:
    """The options of a new game: what does not ask for an edition gets the newest, and says so.

    A state to begin with is of its own edition, or of the time before there were any.
    """
    if "chart" in options or "edition" in options:
        return options
    edition = NEWEST if state is None else state.get("edition")
    return options if edition is None else {**options, "edition": edition}


class DiceTable(RulesTable):
    """A game of dice on one chart."""

    happenings, reasons = [named[0] for named in HAPPENINGS], REASONS
    g: State

    def __init__(self, setup: Setup) -> None:
        if setup.deck is not None or setup.reshuffles is not None:
            raise PlayError("bad-chance", "dice is played without cards")
        self.options = dict(setup.options)
        self.on = sheet_of(chart_for(self.options))
        self.given_dice = setup.dice
        self.rolls: list[str] = []
        self.from_real_table = False
        g = self.g = State()
        seed_stream(g.stream, setup.seed)
        g.told, g.script = [], throws_of(setup.dice, "dice") if setup.dice is not None else []
        if setup.position is not None:
            lay_out(g, self.on, setup)
        else:
            set_up(g, self.on.sheet, setup.players, setup.start)
        self.opened = self.told()

    def legal(self) -> list[str]:
        return list(legal_actions(self.g, self.on))

    def act(self, action: str, chance: Sequence[Any] | None) -> list[Event]:
        legal = legal_actions(self.g, self.on)
        if action not in legal:
            raise PlayError("illegal-action", refusal(action, list(legal)))
        told = throws_of(chance, "chance") if chance is not None else []
        if len(told) > (action in THROWS):
            raise PlayError("bad-chance", f"`{action}` does not throw the dice {len(told)} times")
        before = self.snapshot()
        self.g.script = told + self.g.script
        try:
            act(self.g, self.on.sheet, legal[action])
        except BaseException:
            self.restore(before)
            raise
        self.from_real_table |= bool(told)
        return self.told()

    def revealed(self, events: Sequence[Event]) -> bool:
        return any(event.type == HAPPENINGS[ROLLED][0] for event in events)

    def state(self) -> DiceState:
        return dice_state(self.g, self.on, self.options, self.legal())

    def offers(self) -> list[DiceOffer]:
        return [] if self.decider is None else offers(self)

    def prices(self) -> list[Price]:
        return [] if self.decider is None else prices(self)

    def alike(self) -> dict[str, str]:
        """The fields of one island can be crossed in any order (G6.2)."""
        first: dict[str, str] = {}
        found = {}
        for action in self.legal():
            word, _, what = action.partition(" ")
            same = self.on.chart.island_of.get(what) if word == "cross" else None
            found[action] = action if same is None else first.setdefault(same, action)
        return found

    def blinded(self, chance: random.Random) -> DiceTable:
        return blinded(self, chance)

    def snapshot(self) -> Any:
        return copy_of(self.g), list(self.g.script), list(self.rolls), self.from_real_table

    def restore(self, snapshot: Any) -> None:
        kept, script, rolls, self.from_real_table = snapshot
        copy_plain(kept, self.g)
        self.g.script, self.rolls, self.g.told = list(script), list(rolls), []

    def chance_record(self) -> dict[str, Any]:
        """The rolls as they fell at a real table, or those that were given when the game began."""
        if self.from_real_table:
            return {"dice": list(self.rolls)}
        return {} if self.given_dice is None else {"dice": list(self.given_dice)}

    def thing(self, happening: int, what: int) -> str | None:
        return what_name(self.on, happening, what)

    def told(self) -> list[Event]:
        events = super().told()
        self.rolls += [event.what or "" for event in events if event.type == HAPPENINGS[ROLLED][0]]
        return events


def throws_of(names: object, where: str) -> list[tuple[int, int]]:
    """A list of rolls such as `yellow-A` as colors and letters."""
    if not isinstance(names, Sequence) or isinstance(names, str):
        raise PlayError("bad-chance", f"{where} must be a list of rolls such as yellow-A")
    throws = []
    for i, name in enumerate(names, 1):
        roll = roll_of(name)
        if roll is None:
            raise PlayError("bad-chance", f"{where}, roll {i}: {shortened(name)} is no roll; yellow-A is one")
        throws.append((roll_color(roll), roll_letter(roll)))
    return throws
