"""What a review says of each seat: decisions by kind, and nothing of what was not judged."""

from __future__ import annotations

import random

import pytest

from portroyal.lab.family import lab_of
from portroyal.lab.review.first_look import FirstLook
from portroyal.lab.review.node import Node
from portroyal.lab.review.numbers import kind_of, numbers_of, seat_numbers, written
from portroyal.lab.review.result import Found
from portroyal.lab.review.rollouts import Rollouts
from portroyal.play.game import Game
from portroyal.text.grades import UNJUDGED

PRIESTS = "fulfil expedition-priests"


@pytest.mark.parametrize(
    ("game", "legal", "best", "kind"),
    [
        ("port-royal", ["draw", "stop"], "stop", "draw"),
        ("port-royal", ["draw", "stop", PRIESTS], "stop", "draw"),
        ("port-royal", ["draw", "stop", PRIESTS], PRIESTS, "expedition"),
        ("port-royal", ["pass", "take sailor-3/1"], None, "take"),
        ("port-royal", ["keep", "repel"], "repel", "repel"),
        ("dice", ["roll", "stop"], "roll", "draw"),
        ("dice", ["resolve", "repel 1", "reroll"], "reroll", "repel"),
        ("dice", ["done", "take ship-red"], "done", "take"),
        ("dice", ["done", "cross r2", "use red"], "done", "crosses"),
        ("dice", ["start tortuga", "start mercado"], None, "crosses"),
    ],
)  # fmt: skip
def test_every_decision_has_its_kind(game: str, legal: list[str], best: str | None, kind: str) -> None:
    table = Game.new(game, 2, seed=1).table
    node = Node(1, 1, 0, legal[0], legal, legal[0], [], False, Rollouts(table, 1), best=best)
    assert kind_of(node, lab_of(game).decisions) == kind


def test_what_was_judged_is_counted_and_nothing_else() -> None:
    game, whim = Game.new("unterwegs", 2, seed=3), random.Random(2)
    while len(game.actions) < 30:
        game.play(whim.choice(game.legal))
    look = FirstLook(game, threads=1)
    look.run(1e9)
    look.nodes[0].best = None  # as if nobody had looked at it
    found = Found(look)
    told = numbers_of(written(seat_numbers(found)))
    for account, seat in zip(found.accounts, told, strict=True):
        assert seat.decisions == account.decisions - account.grades[UNJUDGED]
        assert seat.lost == pytest.approx(account.lost, abs=1e-3)
        assert seat.luck == pytest.approx(account.luck, abs=1e-4)
