"""The mate's weights as data: named, complete, for every game and number of players."""

from __future__ import annotations

import json
from importlib import resources

import pytest

from portroyal.bots.cards.evaluation import N_NET, net_of
from portroyal.bots.cards.evaluation import file_name as net_file
from portroyal.bots.cards.weights import FIRST_GUESS, file_name, names, numbers_of, weights_from
from portroyal.rules.cards.deck import CARD_GAMES
from portroyal.rules.layout import as_data


def test_every_weight_has_a_name_of_its_own() -> None:
    assert len(set(names())) == len(names()) == len(FIRST_GUESS)


def test_numbers_become_weights_in_their_order() -> None:
    weights = as_data(weights_from(range(len(names()))))
    flat = [n for value in weights.values() for n in (value if isinstance(value, list) else [value])]
    assert flat == list(range(len(names())))


def test_too_few_numbers_are_refused() -> None:
    with pytest.raises(ValueError, match="weights, not 3"):
        weights_from([1, 2, 3])


@pytest.mark.parametrize("game", list(CARD_GAMES))
def test_every_game_has_tuned_weights_and_a_network_that_say_how_they_were_made(game: str) -> None:
    for players in (2, 3, 4, 5):
        assert numbers_of(game, players) != FIRST_GUESS
        assert len(net_of(game, players)) == N_NET
    for name in (file_name(game), net_file(game)):
        data = json.loads(resources.files("portroyal.bots").joinpath("weights", name).read_text("utf-8"))
        kept = data["weights" if "weights" in data else "nets"]
        assert {"two"} <= set(data["made"]) == set(kept) <= {"two", "more"}
        assert all("portroyal lab tune" in made["by"] for made in data["made"].values())
