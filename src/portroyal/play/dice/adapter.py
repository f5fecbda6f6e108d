"""A Dice Game on the table: names and notation on the outside, the rules' integers on the inside."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

from portroyal.play.dice.blind import blinded
from portroyal.play.dice.notation import action_names, roll_of, thing_names
from portroyal.play.dice.offers import DiceOffer, offers, prices
from portroyal.play.dice.position import lay_out
from portroyal.play.dice.view import DiceState, dice_state, legal_codes
from portroyal.play.errors import PlayError, bad_chart, shortened
from portroyal.play.events import Event
from portroyal.play.family import Setup
from portroyal.play.offers import Price
from portroyal.play.rules_table import RulesTable
from portroyal.rules.dice.board import roll_color, roll_letter
from portroyal.rules.dice.chart import Chart, ChartError, chart_from_data, own_chart
from portroyal.rules.dice.chart_words import CHAPTERS as CHAPTERS
from portroyal.rules.dice.chart_words import EDITIONS, NEWEST
from portroyal.rules.dice.codes import HAPPENINGS, REASONS, ROLLED
from portroyal.rules.dice.legal import act, set_up
from portroyal.rules.dice.sheet import sheet_of
from portroyal.rules.dice.state import State

KNOWN = ("chapter", "edition", "chart")
THROWS = ("roll", "reroll")
ROLL = HAPPENINGS[ROLLED][0]


def chart_for(options: Mapping[str, Any]) -> Chart:
    """The chart of a game with its options: a chapter's own, or one given as data.

    Games of before there were editions name none: they were played on the first.
    """
    for name in options:
        if name not in KNOWN:
            known = f"{', '.join(KNOWN[:-1])} and {KNOWN[-1]}"
            raise PlayError("bad-option", f"dice has no option {shortened(name)}; its options are {known}")
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
    return own_chart(chapter, edition)


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

    rules_state, happenings, reasons = State, [named[0] for named in HAPPENINGS], REASONS
    shows = (HAPPENINGS[ROLLED][0],)
    g: State

    def __init__(self, setup: Setup) -> None:
        if setup.deck is not None or setup.reshuffles is not None:
            raise PlayError("bad-chance", "dice is played without cards")
        self.on = sheet_of(chart_for(setup.options))
        self.action_names, self.thing_names = action_names(self.on), thing_names(self.on)
        self.given_dice = setup.dice
        self.rolls: list[str] = []
        self.from_real_table = False
        super().__init__(setup)

    def begin(self, setup: Setup) -> None:
        self.g.script = throws_of(setup.dice or [], "dice")
        set_up(self.g, self.on.sheet, setup.players, setup.start)

    def lay_out(self, setup: Setup, position: Mapping[str, Any]) -> None:
        self.g.script = throws_of(setup.dice or [], "dice")
        lay_out(self.g, self.on, setup)

    def find_choices(self) -> dict[str, int]:
        names = self.action_names
        return {names[code]: code for code in legal_codes(self.g, self.on)}

    def do(self, code: int, action: str, chance: Sequence[Any] | None) -> None:
        if chance is not None:
            told = throws_of(chance, "chance")
            if len(told) > (action in THROWS):
                raise PlayError("bad-chance", f"`{action}` does not throw the dice {len(told)} times")
            self.g.script = told + self.g.script
            self.from_real_table |= bool(told)
        act(self.g, self.on.sheet, code)

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
        return super().snapshot(), list(self.g.script), list(self.rolls), self.from_real_table

    def restore(self, snapshot: Any) -> None:
        kept, script, rolls, self.from_real_table = snapshot
        super().restore(kept)
        self.g.script, self.rolls = list(script), list(rolls)

    def chance_record(self) -> dict[str, Any]:
        """The rolls as they fell at a real table, or those that were given when the game began."""
        if self.from_real_table:
            return {"dice": list(self.rolls)}
        return {} if self.given_dice is None else {"dice": list(self.given_dice)}

    def thing(self, happening: int, what: int) -> str | None:
        return self.thing_names[happening, what]

    def told(self) -> list[Event]:
        events = super().told()
        self.rolls += [event.what or "" for event in events if event.type == ROLL]
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
