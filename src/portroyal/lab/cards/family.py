"""What the laboratory must know of the card games."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from portroyal.lab.cards.errors import doubts_at
from portroyal.lab.family import LabPart, Training, Tuning, risk_data
from portroyal.play.cards.adapter import CardTable
from portroyal.play.offers import Risk
from portroyal.rules.cards.codes import MAX_CARDS, REASONS, ROLES
from portroyal.rules.cards.deck import COLORED
from portroyal.rules.cards.odds import N_ODDS, ODDS, count_next, next_odds
from portroyal.text.words import Words


@dataclass(frozen=True)
class CardChances:
    """The hidden cards, and what the next one may be."""

    hidden: dict[str, dict[str, int]]  # cards, by pool (D6)
    risk: Risk | None = None  # of the draw that is offered
    next_card: dict[str, int] = field(default_factory=dict)  # of so many (`all`), how many bust, pay, ...

    def named(self) -> dict[str, float]:
        total = self.next_card.get("all", 0)
        return {name: n / total for name, n in self.next_card.items() if name != "all"} if total else {}

    def data(self) -> dict[str, Any]:
        risk = risk_data(self.risk)
        return {"hidden": self.hidden, "next": self.next_card, "chances": self.named(), "risk": risk}


def chances(table: CardTable, seat: int) -> CardChances:
    unseen = table.state().unseen
    hidden = {"new": dict(unseen.new), "old": dict(unseen.old)}
    risk = next((offer.risk for offer in table.offers() if offer.risk), None)
    if risk is None:
        return CardChances(hidden)
    counts, sums = [0] * MAX_CARDS, [0] * N_ODDS
    count_next(table.g, table.deck.box, counts)
    next_odds(table.g, table.deck.box, counts, sums)
    return CardChances(hidden, risk, dict(zip(ODDS, sums, strict=True)))


def persons_of(table: CardTable, seat: int) -> int:
    return sum(1 << role for role, n in enumerate(table.g.players[seat].people) if n > 0)


def person_name(words: Words, name: str) -> str:
    """A person as a list names it; traders and their like stand for all colors."""
    return words.say(f"role-{name}") if name in COLORED else words.say(f"person-{name}", form="name")


def tuning(game: str) -> Tuning:
    from portroyal.lab.cards.tuning import tuning

    return tuning(game)


def training(folder: Path, positions: int, seed: int, threads: int) -> Training:
    from portroyal.lab.cards.train.rounds import Training as Rounds

    return Rounds(folder, positions, seed, threads)


DECISIONS = {
    "draw": "draw", "stop": "draw", "take": "take", "pass": "take", "repel": "repel", "keep": "repel",
    "fulfil": "expedition",
}  # fmt: skip
FAMILY = LabPart(
    REASONS, True, ROLES, person_name, persons_of, chances, doubts_at, tuning, training, DECISIONS
)
