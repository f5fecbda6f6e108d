"""What speaks for one choice of the dice game rather than another: facts of the offers and of the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from portroyal.play.dice.offers import lying_there, wins
from portroyal.rules.dice.offers import takes_after_roll
from portroyal.text.choices import risk_args, safe_args
from portroyal.text.dice.names import spelled

if TYPE_CHECKING:
    from portroyal.text.dice.choices import DiceChoices


class DiceReasons:
    """One decision, and two of its choices; what neither tells apart, the choice's own words say."""

    def __init__(self, asking: DiceChoices, better: str, other: str) -> None:
        offers = {offer.action: offer for offer in asking.offers}
        self.asking, self.say = asking, asking.words.say
        self.better, self.other = offers[better], offers[other]

    def told(self) -> list[str]:
        """The weightiest first, each a part of a sentence."""
        own = {"roll": self._roll, "stop": self._stop}.get(self.better.action)
        return [*self._win(), *(own() if own else []), *self._gains()]

    def _win(self) -> list[str]:
        better, other = (wins(self.asking.table, offer.action) for offer in (self.better, self.other))
        return [self.say("speaks-wins")] if better and not other else []

    def _roll(self) -> list[str]:
        risk, sudden = self.better.risk, self.better.sudden
        assert risk is not None, "a roll has its risk"
        told = [self.say("speaks-safe-rolls", **safe_args(risk))]
        told += [self.say("speaks-sudden", n=sudden, total=risk.of)] if sudden else []
        nothing = self.other.action == "stop" and not self.other.takes
        told += [self.say("speaks-nothing-yet")] if nothing else []
        skulls = self.other.skulls if self.other.action == "stop" else 0
        told += [self.say("speaks-stop-skulls", skulls=self.say("skulls", n=skulls))] if skulls else []
        takes = takes_after_roll(self.asking.table.g)
        if self.other.action == "stop" and takes > (self.other.takes or 0) > 0:
            told.append(self.say("speaks-more-pieces", n=takes))
        return told

    def _stop(self) -> list[str]:
        told, risk = [], self.other.risk
        if risk is not None and risk.lost:
            told.append(self.say("speaks-bust-rolls", **risk_args(risk)))
        lying = [self._piece(offer.action[5:], offer.crosses) for offer in lying_there(self.asking.table)]
        if self.better.takes and lying:
            told.append(self.say("speaks-board", n=self.better.takes, pieces=", ".join(lying)))
        return told

    def _piece(self, piece: str, crosses: int | None) -> str:
        name = self.asking.text.piece(piece)
        return f"{name} ({self.say('crosses', n=crosses)})" if crosses else name

    def _gains(self) -> list[str]:
        """What it brings beside the other choice, where both are known."""
        better, other, told = self.better, self.other, []
        for name in better.completes or ():
            if name not in (other.completes or ()):
                person = self.asking.text.role(self.asking.text.islands[name])
                told.append(self.say("speaks-completes", island=spelled(name), person=person))
        points, fewer = better.points or 0, max(0, other.points or 0)
        if points > fewer:
            told.append(self.say("speaks-points", points=self.say("dice-points", n=points), n=fewer))
        crosses, less = better.crosses or 0, max(0, other.crosses or 0)
        if crosses > less:
            told.append(self.say("speaks-crosses", crosses=self.say("crosses", n=crosses), n=less))
        skulls = (other.skulls or 0) - (better.skulls or 0)
        if skulls > 0 and better.risk is None:
            told.append(self.say("speaks-skulls", n=skulls))
        return told
