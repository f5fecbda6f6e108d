"""The weights of the Dice Game's mate as data: named as the file names them, complete, tuned."""

from __future__ import annotations

import json
from importlib import resources

import pytest

from portroyal.bots.dice.evaluation import FILE as NET_FILE
from portroyal.bots.dice.evaluation import N_NET, net_of
from portroyal.bots.dice.weights import FILE, FIRST_GUESS, names, numbers, weights, weights_from
from portroyal.rules.dice.codes import PERSON_NAMES


def test_every_weight_has_a_name_of_its_own() -> None:
    assert len(set(names())) == len(names()) == len(FIRST_GUESS)


def test_numbers_become_weights_by_name() -> None:
    made = weights_from(range(len(names())))
    assert made.no_wheel_extra == names().index("no-wheel-extra")
    assert made.person[0] == names().index(PERSON_NAMES[0])
    assert made.wheel[-1] == len(names()) - 1
    with pytest.raises(ValueError, match="weights, not 3"):
        weights_from([1, 2, 3])


def test_the_files_hold_tuned_weights_and_networks_and_say_how_they_were_made() -> None:
    kept = {
        file: json.loads(resources.files("portroyal.bots").joinpath("weights", file).read_text("utf-8"))
        for file in (FILE, NET_FILE)
    }
    assert list(kept[FILE]["weights"]) == names()
    assert tuple(kept[FILE]["weights"].values()) == numbers() != FIRST_GUESS
    assert weights().win == kept[FILE]["weights"]["win"]
    assert all(len(net_of(players)) == N_NET for players in (2, 3, 4, 5))
    assert all("made" in data for data in kept.values())
