"""How the admiral judges: whole numbers, the same in compiled code, near what the network learned."""

from __future__ import annotations

import json
import math
from importlib import resources
from typing import Any

import numpy as np
import pytest
from tests.tables import ELEVEN_POINTS, at, seat

from portroyal.bots.cards import sights
from portroyal.bots.cards.judgement import FILE, Judge, Net, judge, kept_net, net_of, powers
from portroyal.lab.cards.train.network import first_params, floating, guessed, whole
from portroyal.play.cards.adapter import CardTable
from portroyal.play.game import Game
from portroyal.rules.compiled import compiled, one_record
from portroyal.rules.layout import from_record, record_type

GAMES = [("port-royal", 2), ("port-royal", 5), ("unterwegs", 3), ("combined", 4)]


@compiled
def compiled_judge(boxes: Any, states: Any, nets: Any, judges: Any) -> None:
    judge(states[0], boxes[0], nets[0], judges[0])


def plain(net: Any) -> Net:
    made = Net()
    from_record(net[0], made)
    return made


def shares_at(game: Game, net: Net, scratch: Judge | None = None) -> list[float]:
    table = game.table
    assert isinstance(table, CardTable)
    scratch = scratch or Judge()
    judge(table.g, table.deck.box, net, scratch)
    return scratch.shares[: game.setup.players]


def played(name: str, players: int, moves: int) -> Game:
    """Some way on, by the last choice of the list each time: it takes and stops."""
    game = Game.new(name, players, seed=3)
    for _ in range(moves):
        if not game.over:
            game.play(game.legal[-1])
    return game


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_plain_and_compiled_judgements_are_the_same(name: str, players: int) -> None:
    """Also after other positions, from whose sums the next ones go on."""
    net, records, scratch = kept_net(), np.zeros(1, record_type(Judge)), Judge()
    for moves in (0, 7, 30, 61):
        game = played(name, players, moves)
        assert isinstance(game.table, CardTable)
        compiled_judge(one_record(game.table.deck.box), one_record(game.table.g), net, records)
        told = shares_at(game, plain(net), scratch)
        assert np.array_equal(records[0]["shares"][:players], told)
        assert told == shares_at(game, plain(net))
        assert math.isclose(sum(told), 1.0)


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_whole_numbers_are_within_a_third_of_a_point_of_floating_ones(name: str, players: int) -> None:
    """The kept network beside floating ones that are rounded to it."""
    kept = json.loads(resources.files("portroyal.bots").joinpath("weights", FILE).read_text("utf-8"))["net"]
    net, chance = plain(kept_net()), np.random.default_rng(1)
    for moves in (0, 10, 40, 80):
        params = {
            part: numbers + (chance.random(numbers.shape) - 0.5) * 0.999 * unit
            for part, (numbers, unit) in floating(kept).items()
        }
        assert whole(params) == kept
        game = played(name, players, moves)
        table = game.table
        assert isinstance(table, CardTable)
        own, common = np.zeros((1, players, sights.N_OWN)), np.zeros((1, sights.N_COMMON))
        for p in range(players):
            sights.write_engine(table.g, table.deck.box, p, own[0, p])
            sights.write_standing(table.g, table.deck.box, p, own[0, p])
        sights.write_common(table.g, table.deck.box, [0] * 192, common[0])
        assert np.abs(guessed(params, own, common)[0] - shares_at(game, net)).max() < 0.003


def test_the_table_of_powers_is_that_of_the_exponential() -> None:
    for i, power in enumerate(powers()):
        assert abs(power - 2**24 * math.exp(-i / 512)) < 0.51


def test_when_the_game_is_over_the_shares_are_true() -> None:
    over = at(seat(3, [*ELEVEN_POINTS, "sailor-3/1"]), seat(3), phase="over", end_called=True)
    assert shares_at(over, plain(kept_net())) == [1.0, 0.0]


def test_who_is_ahead_is_thought_to_win() -> None:
    net = plain(kept_net())
    assert shares_at(at(seat(6, ELEVEN_POINTS[:3]), seat(6)), net)[0] > 0.8
    assert shares_at(at(seat(12), seat(2)), net)[0] > 0.5


def test_rivals_have_no_order() -> None:
    """Two rivals who change their hands, and nothing else, change nothing for the one who looks at them."""
    rich, strong = seat(9), seat(2, ["sailor-3/1", "pirate-5/1"])
    table = at(seat(4), rich, strong, active=0, start=0).table
    other = at(seat(4), strong, rich, active=0, start=0).table
    assert isinstance(table, CardTable)
    assert isinstance(other, CardTable)
    own, turned = [0] * sights.N_OWN, [0] * sights.N_OWN
    sights.write_engine(table.g, table.deck.box, 0, own)
    sights.write_standing(table.g, table.deck.box, 0, own)
    sights.write_engine(other.g, other.deck.box, 0, turned)
    sights.write_standing(other.g, other.deck.box, 0, turned)
    assert own == turned


def test_the_weights_take_less_than_two_megabytes() -> None:
    kept = resources.files("portroyal.bots").joinpath("weights", FILE)
    assert len(kept.read_bytes()) < 2_000_000
    assert set(json.loads(kept.read_text("utf-8"))) == {"made", "net"}


def test_a_file_of_another_size_is_refused() -> None:
    parts = whole(first_params(1))
    with pytest.raises(ValueError, match="bias has 192 numbers; the admiral needs 256"):
        net_of(parts | {"bias": parts["deep_bias"]})
