"""The Dice Game's bots as anybody asks them: legal and quick from any table, on any chart."""

from __future__ import annotations

import random

import pytest
from tests.conformance.dice_charts import COURT, COVE, HARBOR, POND, REEF, STORM

from portroyal.bots.bot import Budget
from portroyal.bots.dice.bots import CREW
from portroyal.play.dice.adapter import DiceTable
from portroyal.play.family import Setup

CHARTS = (HARBOR, COVE, REEF, COURT, STORM, POND)


def test_the_crew_is_complete_and_bears_its_names() -> None:
    assert {name: bot.name for name, bot in CREW.items()} == {n: n for n in ("bosun", "mate", "captain")}


@pytest.mark.parametrize("name", ["bosun", "mate"])
@pytest.mark.parametrize("seed", range(len(CHARTS)))
def test_bots_play_any_chart_to_its_end(name: str, seed: int) -> None:
    chance = random.Random(seed)
    table = DiceTable(Setup("dice", 2 + seed % 4, seed=seed, options={"chart": CHARTS[seed]}))
    while table.decider is not None:
        # Every other choice is a random one, so that the bots meet tables they would not bring about.
        action = CREW[name].advise(table.blinded(chance), chance, Budget()).action
        table.act(action if chance.random() < 0.5 else chance.choice(table.legal()), None)
    assert table.result() is not None
