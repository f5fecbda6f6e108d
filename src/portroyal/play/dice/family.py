"""The family of the Dice Game: one game, a sea chart per chapter."""

from __future__ import annotations

from portroyal.play.dice.adapter import DiceTable, of_today
from portroyal.play.dice.files import with_files
from portroyal.play.family import Family, GameFacts
from portroyal.rules.dice.chart_words import CHAPTERS

FAMILY = Family(
    name="dice",
    games=(GameFacts("dice", 2, 5, tuple((f"-chapter{n}", {"chapter": n}) for n in CHAPTERS)),),
    table=DiceTable,
    parts={floor: f"portroyal.{floor}.dice.family:FAMILY" for floor in ("text", "bots", "lab", "server")},
    of_today=of_today,
    with_files=with_files,
)
