"""A card game on the table: names and notation on the outside, the rules' integers on the inside."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

from portroyal.play.cards.blind import blinded
from portroyal.play.cards.notation import action_names
from portroyal.play.cards.offers import CardOffer, lying_there, offers
from portroyal.play.cards.position import lay_out, order_of, reshuffles_of
from portroyal.play.cards.real_table import RealTable
from portroyal.play.cards.view import CardState, card_state, cards_in, legal_codes, seats_of
from portroyal.play.errors import PlayError, shortened
from portroyal.play.family import Setup
from portroyal.play.offers import Price
from portroyal.play.rules_table import RulesTable
from portroyal.rules.cards.codes import HAPPENINGS, PAID, REASONS, REVEALED, TAXED
from portroyal.rules.cards.deck import CARD_GAMES, Deck, DeckError, deck_of, own_deck
from portroyal.rules.cards.ending import tied
from portroyal.rules.cards.legal import act, set_up
from portroyal.rules.cards.state import State


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
                "bad-option", f"{game} has no option {shortened(name)}; its options are ending and cards"
            )
    if "cards" not in options:
        return deck_of(facts)
    try:
        return own_deck(facts, options["cards"])
    except DeckError as wrong:
        raise PlayError("bad-deck", str(wrong)) from None


class CardTable(RulesTable):
    """A game of port-royal, unterwegs or combined."""

    rules_state, happenings, reasons = State, HAPPENINGS, REASONS
    shows = (HAPPENINGS[REVEALED], HAPPENINGS[PAID], HAPPENINGS[TAXED])
    g: State
    _lying: tuple[list[Price], list[CardOffer]] | None = None

    def __init__(self, setup: Setup) -> None:
        self.deck = deck_for(setup.game, dict(setup.options))
        self.action_names = action_names(self.deck)
        if setup.dice is not None:
            raise PlayError("bad-chance", f"{setup.game} is played without dice")
        self.by_position = setup.position is not None
        self.given_deck = setup.deck
        self.given_reshuffles = setup.reshuffles
        self.from_real_table = False
        self.first_coins: frozenset[int] = frozenset()  # those of a position
        try:
            super().__init__(setup)
        except ValueError as wrong:  # an order of a shuffle that does not fit
            raise wrong if isinstance(wrong, PlayError) else PlayError("bad-deck", str(wrong)) from None

    def begin(self, setup: Setup) -> None:
        fixed = [] if setup.deck is None else order_of(self.deck, setup.deck, "deck")
        self.g.orders, self.g.script = [], [fixed, *reshuffles_of(self.deck, setup)]
        set_up(self.g, self.deck.box, setup.players, setup.start, self._needs_expedition)

    def lay_out(self, setup: Setup, position: Mapping[str, Any]) -> None:
        g = self.g
        g.orders = []
        lay_out(g, self.deck, setup, self._needs_expedition)
        seats = g.players[: setup.players]
        self.first_coins = frozenset(card for player in seats for card in cards_in(g, player.coins))

    @property
    def _needs_expedition(self) -> int:
        return int(self.options.get("ending") == "expedition")

    def find_choices(self) -> dict[str, int]:
        self._lying = None
        names = self.action_names
        return {names[code]: code for code in legal_codes(self.g, self.deck)}

    def do(self, code: int, action: str, chance: Sequence[Any] | None) -> None:
        g = self.g
        if chance is not None:
            g.real_table = RealTable(self.deck, chance, self.first_coins)
        try:
            act(g, self.deck.box, code)
            if chance is not None:
                g.real_table.all_used(action)
                self.from_real_table = True
        except ValueError as wrong:  # an order of a shuffle that does not fit
            raise wrong if isinstance(wrong, PlayError) else PlayError("bad-chance", str(wrong)) from None
        finally:
            g.real_table = None

    def state(self) -> CardState:
        return card_state(self.g, self.deck, self.options, self.legal())

    def offers(self) -> list[CardOffer]:
        return [] if self.decider is None else offers(self)

    def bare_offers(self) -> list[CardOffer]:
        return [] if self.decider is None else offers(self, odds=False)

    def prices(self) -> list[Price]:
        return [] if self.decider is None else self.lying_there()[0]

    def lying_there(self) -> tuple[list[Price], list[CardOffer]]:
        """Prices, and what cannot be had; found once per position, as the choices are."""
        self.choices()
        if self._lying is None:
            self._lying = lying_there(self)
        return self._lying

    def blinded(self, chance: random.Random) -> CardTable:
        return blinded(self, chance)

    def coins(self) -> list[int]:
        return [player.coins.size for player in self.g.players[: self.n_players]]

    def tied(self) -> list[int]:
        return seats_of(self.g, tied(self.g))

    def snapshot(self) -> Any:
        script = None if self.g.script is None else list(self.g.script)
        return super().snapshot(), script, [list(order) for order in self.g.orders]

    def restore(self, snapshot: Any) -> None:
        kept, script, orders = snapshot
        super().restore(kept)
        self.g.script = None if script is None else list(script)
        self.g.orders = [list(order) for order in orders]

    def chance_record(self) -> dict[str, Any]:
        """The orders as they came out at a real table, or those that were given when the game began."""
        if self.from_real_table and not self.by_position:
            orders = [[self.deck.name_of(card) for card in order] for order in self.g.orders]
            return {"deck": orders[0], "reshuffles": orders[1:]}
        given = {"deck": self.given_deck, "reshuffles": self.given_reshuffles}
        return {key: list(value) for key, value in given.items() if value is not None}

    def thing(self, happening: int, what: int) -> str | None:
        return self.deck.name_of(what) if what else None
