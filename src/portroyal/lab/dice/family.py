"""What the laboratory must know of the Dice Game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from portroyal.lab.family import LabPart, Tuning, risk_data
from portroyal.play.dice.adapter import DiceTable
from portroyal.play.offers import Risk
from portroyal.rules.dice.codes import PERSON_NAMES, REASONS
from portroyal.rules.dice.odds import reach_from
from portroyal.text.words import Words


@dataclass(frozen=True)
class DiceChances:
    """What the next roll may do, and how likely it is to get so many pieces."""

    risk: Risk
    reach: dict[int, float]

    def named(self) -> dict[str, float]:
        reach = {"reach-" + str(n): chance for n, chance in self.reach.items()}
        return {"bust": self.risk.sure, "bust-bare": self.risk.bare} | reach

    def data(self) -> dict[str, Any]:
        reach = {str(n): chance for n, chance in self.reach.items()}
        told = {"bust_next": self.risk.sure, "bust_bare": self.risk.bare, "reach": reach}
        return {"dice": told, "risk": risk_data(self.risk)}


def chances(table: DiceTable, seat: int) -> DiceChances | None:
    risk = next((offer.risk for offer in table.offers() if offer.risk), None)
    return None if risk is None else DiceChances(risk, reach_from(table.g))


def persons_of(table: DiceTable, seat: int) -> int:
    return sum(1 << person for person, n in enumerate(table.g.players[seat].people) if n > 0)


def person_name(words: Words, name: str) -> str:
    return words.say(f"dice-person-{name}", form="name")


def tuning(game: str) -> Tuning:
    from portroyal.lab.dice.tuning import tuning

    return tuning()


DECISIONS = {
    "roll": "draw", "stop": "draw", "resolve": "repel", "repel": "repel", "reroll": "repel", "take": "take",
    "start": "crosses", "use": "crosses", "skull": "crosses", "bold-jester": "crosses", "wheel": "crosses",
    "cross": "crosses",
}  # fmt: skip
FAMILY = LabPart(
    REASONS, False, PERSON_NAMES, person_name, persons_of, chances, tuning=tuning, decisions=DECISIONS
)
