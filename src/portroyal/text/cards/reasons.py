"""What speaks for one choice of a card game rather than another: facts of the offers and the open cards."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from portroyal.rules.cards.codes import COLORS, MAX_CARDS, PERSON, ROLES, SHIP, SKULL, TAX
from portroyal.rules.cards.odds import FIFTH_COLOR, FOURTH_COLOR, N_ODDS, count_next, next_odds
from portroyal.rules.cards.trade import ship_colors
from portroyal.text.choices import percent_of

if TYPE_CHECKING:
    from portroyal.play.cards.offers import CardOffer
    from portroyal.rules.cards.deck import Kind
    from portroyal.text.cards.choices import CardChoices

CREW = ("settler", "captain", "priest", "jack")
MORE_TAKES_FROM = 4  # C4.2: colors in the harbor


class CardReasons:
    """One decision, and two of its choices."""

    def __init__(self, asking: CardChoices, better: str, other: str) -> None:
        offers = {offer.action: offer for offer in asking.offers}
        self.asking, self.cards, self.state, self.table = asking, asking.cards, asking.state, asking.table
        self.say = asking.words.say
        self.better, self.other = offers[better], offers[other]
        assert self.state.decider is not None
        self.me = self.state.players[self.state.decider]

    def told(self) -> list[str]:
        """The weightiest first, each a part of a sentence."""
        own = {"draw": self._draw, "stop": self._stop, "repel": self._repel, "keep": self._keep}
        word, _, card = self.better.action.partition(" ")
        kind = self.cards.kind(card) if word == "take" else None
        special = own[word]() if word in own else self._hire(kind) if kind else []
        return [*self._end(), *self._dear(), *special, *self._gains(), *(self._pays(kind) if kind else [])]

    def _end(self) -> list[str]:
        """C6.1; with the option of C6.3 points alone are not enough."""
        end, mine = self.cards.deck.box.end_points, self.me.points
        reached, else_reached = (mine + (offer.points or 0) for offer in (self.better, self.other))
        if self.state.end_called or self.state.options.get("ending") or not else_reached < end <= reached:
            return []
        return [self.say("speaks-end", points=self.say("points", n=reached))]

    def _dear(self) -> list[str]:
        """What the other one costs, where that is most of what there is."""
        price, purse = self.other.pay or 0, self.me.coins
        if price <= (self.better.pay or 0) or 2 * price <= purse:
            return []
        fee, who = self.other.fee or 0, self.asking.narrator.names[self.state.active]
        return [self.say("speaks-dear", n=price, coins=self.say("coins", n=purse), fee=fee, who=who)]

    def _draw(self) -> list[str]:
        g, box, risk = self.table.g, self.cards.deck.box, self.better.risk
        assert risk is not None, "a draw has its risk"
        busts = risk.busts - risk.repelled
        nothing = self.other.action == "stop" and not self.other.takes
        told = [self.say("speaks-nothing")] if nothing else []
        percent = 100 - percent_of(busts, risk.of)
        told.append(self.say("speaks-safe", n=risk.of - busts, total=risk.of, percent=percent))
        counts, odds = [0] * MAX_CARDS, [0] * N_ODDS
        count_next(g, box, counts)
        next_odds(g, box, counts, odds)
        more = odds[FOURTH_COLOR] + odds[FIFTH_COLOR]
        if more:
            percent = percent_of(more, risk.of)
            told.append(self.say("speaks-more-colors", n=more, total=risk.of, percent=percent))
        reach = [] if nothing or self.other.action != "stop" else self._reach(self.other)
        return told + ([self.say("speaks-so-far", cards=", ".join(reach))] if reach else [])

    def _stop(self) -> list[str]:
        told, risk = [], self.other.risk
        if risk is not None and risk.busts > risk.repelled:
            busts = risk.busts - risk.repelled
            told.append(self.say("speaks-busts", n=busts, total=risk.of, percent=percent_of(busts, risk.of)))
        reach = self._reach(self.better)
        if self.better.takes and reach:
            told.append(self.say("speaks-reach", n=self.better.takes, cards=", ".join(reach)))
        return told + self.asking.parts(self.better)

    def _reach(self, stop: CardOffer) -> list[str]:
        """What the active player could take now; C4.4: admirals pay first."""
        purse = self.me.coins + (stop.coins or 0)
        lying = [offer for offer in self.asking.offers if offer.action.startswith("take ")]
        return [
            self.cards.brief(offer.action.partition(" ")[2]) for offer in lying if (offer.pay or 0) <= purse
        ]

    def _repel(self) -> list[str]:
        if self.asking.keeping_busts():
            return [self.say("speaks-keep-busts")]
        color, counts = self._revealed().color, [0] * MAX_CARDS
        total = count_next(self.table.g, self.cards.deck.box, counts)
        kinds = zip(self.cards.deck.kinds, counts, strict=False)
        same = sum(n for kind, n in kinds if kind.type == SHIP and kind.color == color)
        return [self.say("speaks-second", n=same, total=total)] if same else []

    def _keep(self) -> list[str]:
        kind, colors = self._revealed(), ship_colors(self.table.g) + 1
        if self.asking.keeping_busts():
            return self.asking.parts(self.better)
        more = [self.say("speaks-colors", n=colors)] if colors >= MORE_TAKES_FROM else []
        return [*more, *self._pays(kind)]

    def _pays(self, kind: Kind) -> list[str]:
        """With what traders add, where it is to be had; a ship that is only kept pays what is printed."""
        if kind.type != SHIP:
            return []
        paid = [n for part, n in self.better.parts or () if part in ("ship", "trader")]
        return [self.say("speaks-pays", coins=self.say("coins", n=sum(paid) if paid else kind.coins))]

    def _hire(self, kind: Kind) -> list[str]:
        """What a person is good for: the crew of an expedition, swords, or what its skill says."""
        if kind.type != PERSON:
            return []
        return self._crew(ROLES[kind.role]) or self._swords(kind) or self._skill(kind)

    def _crew(self, role: str) -> list[str]:
        """The best expedition whose crew is complete with this person, or wants only one more then."""
        if role not in CREW:
            return []
        lying = sorted(self.state.expeditions, key=lambda card: -self.cards.kind(card).points)
        for missing in (0, 1):
            for card in lying:
                before, after = self._missing(card), self._missing(card, role)
                if before > missing >= after:
                    expedition = self.say("expedition", form="object")
                    facts = self.cards.facts(card)
                    return [self.say("speaks-crew", n=missing, expedition=expedition, facts=facts)]
        return []

    def _missing(self, expedition: str, more: str | None = None) -> int:
        """C5.2: a jack stands in for any one person."""
        kinds = [self.cards.kind(card) for card in self.me.display]
        have = Counter(ROLES[kind.role] for kind in kinds if kind.type == PERSON)
        have += Counter([more] if more else [])
        asked = Counter(self.cards.kind(expedition).needs)
        return (asked - have).total() - have["jack"]

    def _swords(self, kind: Kind) -> list[str]:
        """How many more of the hidden ships could be repelled (C3.3)."""
        now, then = self.me.swords, self.me.swords + (self.better.swords or 0)
        ships = [(each, n) for each, n in self._unseen() if each.type == SHIP and each.swords != SKULL]
        more = sum(n for each, n in ships if now < each.swords <= then)
        return [self.say("speaks-swords", swords=self.say("swords", n=then), n=more)] if more else []

    def _skill(self, kind: Kind) -> list[str]:
        skill = self.cards.skill(kind.name).rstrip(".")
        told = [skill[:1].lower() + skill[1:]]
        if kind.color >= 0:
            n = sum(n for each, n in self._unseen() if each.type == SHIP and each.color == kind.color)
            told.append(self.say("speaks-ships", n=n, color=COLORS[kind.color]))
        return told

    def _gains(self) -> list[str]:
        """Points and coins beside the other choice, where both are known."""
        better, other, told = self.better, self.other, []
        points, fewer = better.points or 0, other.points or 0
        if points > fewer:
            told.append(self.say("speaks-points", points=self.say("points", n=points), n=fewer))
        if better.coins is None or other.coins is None:
            return told
        coins, less = self.me.coins + better.coins, self.me.coins + other.coins
        taxes, limit = sum(n for each, n in self._unseen() if each.type == TAX), self.cards.deck.box.tax_from
        if coins > less and not self._dear():
            told.append(self.say("speaks-coins", coins=self.say("coins", n=coins), n=less))
        elif coins < limit <= less and taxes:
            told.append(self.say("speaks-tax", limit=limit, n=taxes))
        return told + self._no_fee(other)

    def _no_fee(self, other: CardOffer) -> list[str]:
        """C4.9, for whoever passes."""
        if self.better.action != "pass" or not other.fee:
            return []
        return [self.say("speaks-no-fee", who=self.asking.narrator.names[self.state.active])]

    def _revealed(self) -> Kind:
        assert self.state.revealed is not None
        return self.cards.kind(self.state.revealed)

    def _unseen(self) -> list[tuple[Kind, int]]:
        return [(self.cards.kind(card), n) for card, n in self.state.unseen.new.items()]
