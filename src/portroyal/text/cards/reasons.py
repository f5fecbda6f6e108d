"""What speaks for one choice of a card game rather than another: facts of the offers and the open cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from portroyal.play.cards.offers import (
    calls_end,
    held_after,
    risk_of_second,
    within_reach,
    yield_of,
)
from portroyal.play.cards.view import cards_in
from portroyal.rules.cards.codes import COLORS, MAX_CARDS, PASSENGER, PERSON, SHIP
from portroyal.rules.cards.discover import is_taxed
from portroyal.rules.cards.expeditions import missing_with, persons_missing
from portroyal.rules.cards.odds import (
    A_TAX,
    FIFTH_COLOR,
    FOURTH_COLOR,
    N_ODDS,
    count_next,
    more_repelled,
    next_odds,
    ships_of,
)
from portroyal.rules.cards.offers import colors_for_take
from portroyal.text.choices import risk_args, safe_args
from portroyal.text.layout import percent_of

if TYPE_CHECKING:
    from portroyal.rules.cards.deck import Kind
    from portroyal.text.cards.choices import CardChoices


class CardReasons:
    """One decision, and two of its choices."""

    def __init__(self, asking: CardChoices, better: str, other: str) -> None:
        offers = {offer.action: offer for offer in asking.offers}
        self.asking, self.cards, self.state, self.table = asking, asking.cards, asking.state, asking.table
        self.g, self.box = asking.table.g, asking.cards.deck.box
        self.say = asking.words.say
        self.better, self.other = offers[better], offers[other]
        assert self.state.decider is not None
        self.me = self.state.players[self.state.decider]
        self.then = held_after(self.table, self.better)

    def told(self) -> list[str]:
        """The weightiest first, each a part of a sentence."""
        own = {"draw": self._draw, "stop": self._stop, "repel": self._repel, "keep": self._keep}
        word, _, card = self.better.action.partition(" ")
        kind = self.cards.kind(card) if word == "take" else None
        special = own[word]() if word in own else self._hire(kind) if kind else []
        paid = kind is not None and kind.type == SHIP and not self._pays_more()
        pays = self._pays(self.better.coins or 0, self.better.fee or 0) if paid else []
        told = [*self._end(), *self._dear(), *special, *self._gains(), *pays]
        return [*(told or self._coins()), *self._no_fee()]

    def _end(self) -> list[str]:
        """C6.1, C6.3"""
        better, other = (calls_end(self.table, offer.action) for offer in (self.better, self.other))
        reached = self.say("points", n=self.then.points)
        return [self.say("speaks-end", points=reached)] if better and not other else []

    def _dear(self) -> list[str]:
        """What the other one costs, where that is most of what there is."""
        price, purse = -(self.other.coins or 0), self.me.coins  # a ship pays its fee itself (C4.9)
        if price <= -(self.better.coins or 0) or 2 * price <= purse:
            return []
        coins, fee = self.say("coins", n=purse), self.other.fee or 0
        return [self.say("speaks-dear", n=price, coins=coins, fee=fee, who=self.asking.active)]

    def _draw(self) -> list[str]:
        risk = self.better.risk
        assert risk is not None, "a draw has its risk"
        nothing = self.other.action == "stop" and not self.other.takes
        told = [self.say("speaks-nothing")] if nothing else []
        told.append(self.say("speaks-safe", **safe_args(risk)))
        odds = self._odds(self._coming())
        more = odds[FOURTH_COLOR] + odds[FIFTH_COLOR]
        if more:
            percent = percent_of(more, risk.of)
            told.append(self.say("speaks-more-colors", n=more, total=risk.of, percent=percent))
        reach = "" if nothing or self.other.action != "stop" else self._reach()
        return told + ([self.say("speaks-so-far", cards=reach)] if reach else [])

    def _stop(self) -> list[str]:
        told, risk = [], self.other.risk
        if risk is not None and risk.lost:
            told.append(self.say("speaks-busts", **risk_args(risk)))
        reach = self._reach()
        if self.better.takes and reach:
            told.append(self.say("speaks-reach", n=self.better.takes, cards=reach))
        return told + self.asking.parts(self.better)

    def _reach(self) -> str:
        return self.asking.briefly(within_reach(self.table))

    def _repel(self) -> list[str]:
        if self.asking.keeping_busts():
            return [self.say("speaks-keep-busts")]
        risk = risk_of_second(self.table)
        return [self.say("speaks-second", **risk_args(risk))] if risk.lost else []

    def _keep(self) -> list[str]:
        if self.asking.keeping_busts():
            return self.asking.parts(self.better)
        colors = colors_for_take(self.g)
        return [*([self.say("speaks-colors", n=colors)] if colors else []), *self._pays(self._kept())]

    def _pays(self, coins: int, fee: int = 0) -> list[str]:
        """C4.9: what is left of it after the fee."""
        told = self.say("speaks-pays", coins=self.say("coins", n=coins), fee=fee, who=self.asking.active)
        return [told] if coins > 0 else []

    def _pays_more(self) -> bool:
        """Whether the other one is a ship, too, and pays as much or more."""
        word, _, card = self.other.action.partition(" ")
        ship = word == "take" and self.cards.kind(card).type == SHIP
        return ship and (self.other.coins or 0) >= (self.better.coins or 0)

    def _kept(self) -> int:
        """The coins of the ship that waits, once it can be taken."""
        assert self.state.revealed is not None
        return yield_of(self.table, self.state.revealed)

    def _hire(self, kind: Kind) -> list[str]:
        """What a person is good for: the crew of an expedition, swords, or what its skill says, if any."""
        if kind.type != PERSON or kind.role == PASSENGER:
            return []
        return self._crew(kind.role) or self._swords() or self._skill(kind)

    def _crew(self, role: int) -> list[str]:
        """The best expedition whose crew is complete with this person, or wants only one more then."""
        box, player = self.box, self.g.players[self.g.decider]
        lying = [box.kind_of[card] for card in cards_in(self.g, self.g.expeditions)]
        lying.sort(key=lambda kind: -box.points[kind])
        for missing in (0, 1):
            for kind in lying:
                if persons_missing(box, player, kind) > missing >= missing_with(box, player, kind, role):
                    expedition = self.say("expedition", form="object")
                    facts = self.cards.facts(self.cards.deck.names[kind])
                    return [self.say("speaks-crew", n=missing, expedition=expedition, facts=facts)]
        return []

    def _swords(self) -> list[str]:
        """How many more of the ships that can come could be repelled (C3.3)."""
        then = self.then.swords
        more = more_repelled(self.box, self.me.swords, then, self._coming())
        return [self.say("speaks-swords", swords=self.say("swords", n=then), n=more)] if more else []

    def _skill(self, kind: Kind) -> list[str]:
        skill = self.cards.skill(kind.name).rstrip(".")
        told = [skill[:1].lower() + skill[1:]]
        n = ships_of(self.box, kind.color, self._coming()) if kind.color >= 0 else 0
        if n:
            told.append(self.say("speaks-ships", n=n, color=COLORS[kind.color]))
        return told

    def _gains(self) -> list[str]:
        """Points beside the other choice, or that a tax will not be due, where both are known."""
        better, other, told = self.better, self.other, []
        points, fewer = better.points or 0, other.points or 0
        if points > fewer:
            told.append(self.say("speaks-points", points=self.say("points", n=points), n=fewer))
        if better.coins is None or other.coins is None:
            return told
        coins, less = self.then.coins, held_after(self.table, other).coins
        taxes = self._odds(self._coming())[A_TAX]
        if coins <= less and taxes and is_taxed(self.box, less) and not is_taxed(self.box, coins):
            told.append(self.say("speaks-tax", limit=self.box.tax_from, n=taxes))
        return told

    def _coins(self) -> list[str]:
        """Coins beside the other choice, where nothing else speaks for this one."""
        better, other = self.better, self.other
        if better.coins is None or other.coins is None:
            return []
        coins, less = self.then.coins, held_after(self.table, other).coins
        return [self.say("speaks-coins", coins=self.say("coins", n=coins), n=less)] if coins > less else []

    def _no_fee(self) -> list[str]:
        """C4.9, for whoever passes."""
        if self.better.action != "pass" or not self.other.fee:
            return []
        return [self.say("speaks-no-fee", who=self.asking.active)]

    def _coming(self) -> list[int]:
        """By kind, the cards among which the next one is.

        None are known where the discard pile will be shuffled first: what the choice pays joins it (C1.4).
        """
        counts, g = [0] * MAX_CARDS, self.g
        if g.draw_top < g.draw_end or self.better.action == "draw":
            count_next(g, self.box, counts)
        return counts

    def _odds(self, counts: list[int]) -> list[int]:
        odds = [0] * N_ODDS
        next_odds(self.g, self.box, counts, odds)
        return odds
