"""A card game on the table: names and notation on the outside, the rules' integers on the inside."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from portroyal.play.cards.blind import blinded
from portroyal.play.cards.offers import CardOffer, offers, prices
from portroyal.play.cards.position import lay_out, order_of
from portroyal.play.cards.real_table import RealTable
from portroyal.play.cards.view import CardState, card_state, cards_in, legal_codes
from portroyal.play.errors import PlayError, refusal, shortened
from portroyal.play.events import Event
from portroyal.play.family import Setup
from portroyal.play.offers import Price
from portroyal.play.rules_table import RulesTable
from portroyal.rules.cards.codes import (
    FULFIL,
    HAPPENINGS,
    PAID,
    REASONS,
    REVEALED,
    TAKE,
    TAXED,
)  # fmt: skip
from portroyal.rules.cards.deck import CARD_GAMES, Deck, DeckError, deck_of, own_deck
from portroyal.rules.cards.legal import act, set_up
from portroyal.rules.cards.state import State
from portroyal.rules.chance import seed_stream
from portroyal.rules.layout import copy_of, copy_plain

PLAIN_ACTIONS = ("draw", "stop", "repel", "keep", "pass")
SEEN = (HAPPENINGS[REVEALED], HAPPENINGS[PAID], HAPPENINGS[TAXED])


def deck_for(game: str, options: dict[str, Any]) -> Deck:
    """The deck of a game with its options; refuses options that the game does not have."""
    facts = CARD_GAMES[game]
    for name, value in options.items():
        if name == "ending":
            if not facts.has_expeditions:
                raise PlayError("bad-option", f"{game} has no expeditions, so the option ending does not fit")
            if value != "expedition":
                raise PlayError(
                    "bad-option", f"the option ending is {shortened(value)}; it can only be 'expedition'"
                )
        elif name != "cards":
            raise PlayError(
                "bad-option", f"{game} has no option {shortened(name)}; it knows ending and cards"
            )
    if "cards" not in options:
        return deck_of(facts)
    try:
        return own_deck(facts, options["cards"])
    except DeckError as wrong:
        raise PlayError("bad-deck", str(wrong)) from None


class CardTable(RulesTable):
    """A game of port-royal, unterwegs or combined."""

    happenings, reasons = HAPPENINGS, REASONS
    g: State

    def __init__(self, setup: Setup) -> None:
        self.options = dict(setup.options)
        self.deck = deck_for(setup.game, self.options)
        if setup.dice is not None:
            raise PlayError("bad-chance", f"{setup.game} is played without dice")
        self.by_position = setup.position is not None
        self.given_deck = setup.deck
        self.given_reshuffles = setup.reshuffles
        self.from_real_table = False
        self.first_coins: frozenset[int] = frozenset()  # those of a position
        g = self.g = State()
        seed_stream(g.stream, setup.seed)
        g.told, g.orders = [], []
        needs = int(self.options.get("ending") == "expedition")
        try:
            self._begin(setup, needs)
        except ValueError as wrong:  # an order of a shuffle that does not fit
            raise wrong if isinstance(wrong, PlayError) else PlayError("bad-deck", str(wrong)) from None
        self.opened = self.told()

    def _begin(self, setup: Setup, needs: int) -> None:
        g = self.g
        if setup.position is not None:
            lay_out(g, self.deck, setup, needs)
            seats = g.players[: setup.players]
            self.first_coins = frozenset(card for player in seats for card in cards_in(g, player.coins))
            return
        fixed = [] if setup.deck is None else order_of(self.deck, setup.deck, "deck")
        g.script = [fixed, *_reshuffles(self.deck, setup)]
        set_up(g, self.deck.box, setup.players, setup.start, needs)

    def legal(self) -> list[str]:
        return [self.action_name(code) for code in legal_codes(self.g, self.deck)]

    def act(self, action: str, chance: Sequence[Any] | None) -> list[Event]:
        names = {self.action_name(code): code for code in legal_codes(self.g, self.deck)}
        code = names.get(action)
        if code is None:
            raise PlayError("illegal-action", refusal(action, list(names)))
        before = self.snapshot()
        shown = RealTable(self.deck, chance, self.first_coins) if chance is not None else None
        self.g.real_table = shown
        try:
            act(self.g, self.deck.box, code)
            if shown is not None:
                shown.all_used(action)
                self.from_real_table = True
        except BaseException as wrong:
            self.restore(before)
            if isinstance(wrong, ValueError) and not isinstance(wrong, PlayError):
                raise PlayError("bad-chance", str(wrong)) from None
            raise
        finally:
            self.g.real_table = None
        return self.told()

    def revealed(self, events: Sequence[Event]) -> bool:
        return any(event.type in SEEN for event in events)

    def state(self) -> CardState:
        return card_state(self.g, self.deck, self.options, self.legal())

    def offers(self) -> list[CardOffer]:
        return [] if self.decider is None else offers(self)

    def prices(self) -> list[Price]:
        return [] if self.decider is None else prices(self)

    def blinded(self, chance: random.Random) -> CardTable:
        return blinded(self, chance)

    def coins(self) -> list[int]:
        return [player.coins.size for player in self.g.players[: self.n_players]]

    def snapshot(self) -> Any:
        script = None if self.g.script is None else list(self.g.script)
        return copy_of(self.g), script, [list(order) for order in self.g.orders]

    def restore(self, snapshot: Any) -> None:
        kept, script, orders = snapshot
        copy_plain(kept, self.g)
        self.g.script, self.g.orders, self.g.told = script, orders, []

    def chance_record(self) -> dict[str, Any]:
        """The orders as they came out at a real table, or those that were given when the game began."""
        if self.from_real_table and not self.by_position:
            orders = [[self.deck.name_of(card) for card in order] for order in self.g.orders]
            return {"deck": orders[0], "reshuffles": orders[1:]}
        given = {"deck": self.given_deck, "reshuffles": self.given_reshuffles}
        return {key: list(value) for key, value in given.items() if value is not None}

    def action_name(self, code: int) -> str:
        if code < TAKE:
            return PLAIN_ACTIONS[code]
        if code < FULFIL:
            return f"take {self.deck.kinds[code - TAKE].name}"
        return f"fulfil {self.deck.kinds[code - FULFIL].name}"

    def thing(self, happening: int, what: int) -> str | None:
        return self.deck.name_of(what) if what else None


def _reshuffles(deck: Deck, setup: Setup) -> list[list[int]]:
    return [order_of(deck, order, f"reshuffle {i}") for i, order in enumerate(setup.reshuffles or (), 1)]
