"""A reviewed game in a few sentences: places, last chances, leads and what decided are as the numbers say."""

from __future__ import annotations

from copy import copy
from dataclasses import replace
from typing import Any

import msgspec
import numpy as np
import pytest
from tests.lab.review.test_review import played

from portroyal.lab.family import NO_DOUBT
from portroyal.lab.review.judge import Review
from portroyal.lab.review.node import CURVE, Node
from portroyal.lab.review.result import Found
from portroyal.lab.review.rollouts import Batch
from portroyal.lab.review.turns import Turn
from portroyal.lab.review.work import View
from portroyal.play.family import Result
from portroyal.play.game import Game
from portroyal.text.layout import score_rows
from portroyal.text.review import Story
from portroyal.text.words import LANGUAGES, Words


@pytest.fixture(scope="module")
def game() -> Game:
    return played("port-royal", 3, 6)


@pytest.fixture(scope="module")
def found(game: Game) -> Found:
    """Everything was even, and nobody erred."""
    review = Review(game, threads=1)
    for node in review.nodes:
        node.rollouts.add(Batch.of((node.chosen,), np.full((1, 4, 3), 1 / 3)))
        node.step, node.doubt = CURVE, NO_DOUBT
        if node.is_choice:
            node.best, node.views = node.chosen, [View(node.chosen, {node.chosen: 1 / 3})] * 8
    return Found(review)


def ended(monkeypatch: pytest.MonkeyPatch, game: Game, **more: Any) -> None:
    assert game.result is not None
    monkeypatch.setattr(type(game), "result", msgspec.structs.replace(game.result, **more))
    monkeypatch.setattr(type(game), "tied", [])


@pytest.mark.parametrize(
    ("lang", "second", "shared"),
    [
        ("en", "Cleo comes second with 6.", "Bob and Cleo share second place with 6 each."),
        ("de", "Platz 2: Cleo mit 6.", "Platz 2 teilen sich Bob und Cleo mit je 6."),
        ("nl", "Cleo wordt tweede met 6.", "Bob en Cleo delen de tweede plaats met elk 6."),
    ],
)
def test_c6_2_coins_order_equal_points_and_who_is_equal_shares_a_place(
    lang: str, second: str, shared: str, found: Found, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = Words(lang)
    for coins, places, told in ([3, 5, 9], "123", second), ([3, 5, 5], "122", shared):
        ended(monkeypatch, found.review.game, winners=[0], points=[12, 6, 6], coins=coins)
        story = Story(words, found)
        story.names = ["Ann", "Bob", "Cleo"]
        assert told in story.ending()[-1]
        rows = score_rows(words, story.names, Result([0], [12, 6, 6], coins, 9, "points"))
        assert "".join(row[0] for row in rows) == ".".join(places) + "."
    assert story.scores() == ["Ann 12", "Bob 6", "Cleo 6"]
