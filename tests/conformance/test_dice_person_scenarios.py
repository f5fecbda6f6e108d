"""Persons, player counts and the end of the Dice Game rule by rule, on the oracle and on the engine alike."""

from __future__ import annotations

import copy
from collections.abc import Iterator

import pytest

from .dice_charts import COURT, HARBOR, ISLE, STARTS, chart, island, sea, with_person
from .dice_engine import EngineTable, OracleTable, Table, sheet, sheets
from .engine_process import EngineProcess

SHIPS = ["yellow-A", "orange-A", "green-A", "blue-A", "red-A", "black-A"]
THREE = ["red-A", "black-A", "green-A"]


@pytest.fixture(scope="module")
def engine() -> Iterator[EngineProcess]:
    with EngineProcess() as process:
        yield process


@pytest.fixture(params=["oracle", "engine"])
def t(request: pytest.FixtureRequest) -> Table:
    return OracleTable() if request.param == "oracle" else EngineTable(request.getfixturevalue("engine"))


# Persons

PAINTED = chart(
    "Painted", 1, *STARTS, ISLE, island("key", "senorita", 1, 4), island("dot", "sailor", 1, 1, "d1"),
    island("big", "passenger", 3, 3, "d1"), island("end", "pirate", 2, 1, "e1"),
    sea("d1", "start"), sea("e1", "big"),
)  # fmt: skip


def test_g6_2_g6_6_g6_7_senorita_paints_what_opens_nothing(t: Table) -> None:
    t.at(PAINTED, *sheets(PAINTED, 4, sheet(PAINTED, 4, also="key1 key2 key3 cay1")))
    t.stop_with("red-A", "black-D", "green-A")
    t.play("take ship-black", "cross key4")
    t.has(0, painted=["home1", "cay2", "bay1", "isle1", "dot1", "big1", "end1"], swords=3, points=1 + 1 + 2)
    t.has(0, persons=["senorita", "sailor", "pirate"], crossed=["key1", "key2", "key3", "key4", "cay1"])
    assert not {"home1", "cay2", "big2", "e1"} & t.open_fields
    assert {"home2", "cay3", "d1", "i1"} <= t.open_fields
    t.act("cross d1")
    assert {"big2", "big3"} <= t.open_fields
    assert not {"dot1", "big1", "e1"} & t.open_fields
    t.act("cross big3")
    t.shows(decider=1)


def test_g6_6_g6_7_senoritas_in_a_row(t: Table) -> None:
    sister, duo = island("sis", "senorita", 2, 1, "i1"), island("duo", "sailor", 1, 2, "i1")
    own = with_person("senorita", 1, sister, duo)
    t.at(own, *sheets(own, 4, sheet(own, 4, also="key1 key2 key3")))
    t.stop_with(*THREE)
    t.play("take ship-black", "cross key4")
    twice = ["home", "cay", "bay", "isle", "duo"]
    t.has(0, painted=["sis1", *(f"{name}{n}" for name in twice for n in (1, 2))], points=1 + 2 + 9 + 1)
    t.has(0, persons=["senorita", "senorita", "passenger", "sailor"], swords=1)


def test_g6_6_admirals_count_when_the_chance_comes(t: Table) -> None:
    both = sheet(HARBOR, 3, "rock bay")
    t.at(HARBOR, both, copy.deepcopy(both), copy.deepcopy(both))
    t.stop_with("yellow-A", "orange-A", "green-A", "blue-A", "red-A")
    t.shows(crosses_left=3, takes_left=2)
    t.play("take ship-yellow", "done", "done")
    t.shows(decider=1, crosses_left=3)  # four are left
    t.play("take ship-orange", "done")
    t.shows(decider=2, crosses_left=0)


def test_g6_6_g6_7_e8_captain_asks_inside_crossing(t: Table) -> None:
    own = with_person("captain", 4, island("desk", "clerk", 1, 1, "i1"), blue=1)
    t.at(own, *sheets(own, 4, sheet(own, 4, "desk", also="key1 key2 key3", circled={"blue": 1})))
    t.stop_with("red-D", "black-A", "blue-A")
    t.play("take ship-red", "cross key4")
    t.shows(phase="cross", todo=["captain"], crosses_left=2, decider=0)
    assert t.legal == {f"wheel {color}" for color in ("yellow", "orange", "green", "blue", "red")}
    t.refuses("done")
    points = t.seat(0)["points"]
    t.act("wheel green")
    t.has(0, points=points + 1)
    t.shows(todo=["captain green"])
    assert t.legal == {"wheel yellow", "wheel orange", "wheel blue", "wheel red", "done"}
    t.act("wheel blue")  # G4.7: its boxes are used up
    t.shows(phase="cross", todo=[], crosses_left=2)  # the clerk pays nothing
    assert (t.seat(0)["wheels"]["blue"], t.seat(0)["wheels"]["green"]) == ([0, 1, 0], [5, 0, 1])


def test_g6_6_passenger_brings_points_only(t: Table) -> None:
    t.at(HARBOR, *sheets(HARBOR, 3, sheet(HARBOR, 3, also="i1 isle2")))
    t.stop_with(*THREE)
    t.play("take ship-black", "cross isle1")
    t.has(0, points=5, persons=["passenger"], swords=0)


def test_g6_6_traders_and_wholesalers_add_up(t: Table) -> None:
    mart = island("mart", "wholesaler", 1, 2, "i1", colors=("blue", "black"))
    own = with_person("trader", 1, mart, colors=("red", "black"))
    for color, bonus in (("red", 1), ("black", 3), ("blue", 2), ("green", 0)):
        t.at(own, *sheets(own, 3, sheet(own, 3, "key mart")))
        t.stop_with("red-A", "black-A", "blue-A", "green-A")
        t.act(f"take ship-{color}")
        t.shows(phase="cross", crosses_left=1 + bonus)


def test_g6_6_e5_diplomat_leaves_the_choice(t: Table) -> None:
    t.at(COURT, *sheets(COURT, 3, sheet(COURT, 3, "camp", skulls=2)))
    points = t.seat(0)["points"]
    t.stop_with("black-E")
    t.shows(phase="trade", todo=["skull", "skull"], decider=0, takes_left=1)
    assert t.legal == {"skull green", "skull red"}
    t.act("skull red")
    t.has(0, skulls=3, green_skulls=0, points=points - 1)
    t.act("skull green")
    t.has(0, skulls=3, green_skulls=1, points=points - 1)
    assert t.legal == {"take ship-black", "done"}
    t.play("take ship-black", "skull green", "skull green")
    t.shows(phase="cross", crosses_left=4)
    t.act("cross q1")  # the green ones are gone: nobody is asked
    t.has(0, skulls=4, green_skulls=3)


def test_g6_7_two_diplomats(t: Table) -> None:
    t.at(COURT, *sheets(COURT, 3, sheet(COURT, 3, "camp glen", skulls=8, green_skulls=4)))
    t.stop_with("black-C")  # G6.9: only green ones are left, then none
    t.has(0, skulls=8, green_skulls=6)
    points = t.seat(0)["points"]
    t.play("take ship-black")
    t.shows(phase="cross")
    t.has(0, skulls=8, green_skulls=6, points=points)


def test_g6_6_e6_e9_bold_jesters_at_a_bust(t: Table) -> None:
    t.at(COURT, *sheets(COURT, 3, sheet(COURT, 3, "abbey farm dock ends")))
    t.discover("red-A", "red-B")
    t.shows(phase="trade", todo=["bold", "bold"], decider=0, bust=True)
    t.has(0, skulls=2 + 1)  # two skull fields lie on the way to these islands
    assert t.legal == {"bold-jester", "done"}
    t.act("bold-jester")
    t.has(0, skulls=4)
    t.shows(todo=["bold"])
    t.act("done")
    t.shows(phase="cross", crosses_left=2 + 2 + 2, todo=[])
    t.has(0, skulls=4)


def test_e5_e6_e9_skulls_before_the_next_question(t: Table) -> None:
    t.at(COURT, *sheets(COURT, 3, sheet(COURT, 3, "camp dock ends")))
    t.discover("red-A", "red-B")
    assert t.legal == {"skull green", "skull red"}
    t.act("skull green")
    t.shows(todo=["bold", "bold"])
    t.act("bold-jester")
    t.shows(todo=["skull", "bold"])
    t.play("skull red", "done")
    t.shows(phase="cross", crosses_left=4)
    t.has(0, skulls=1 + 1, green_skulls=1)


def test_g4_2_e9_skulls_of_an_empty_board_come_first(t: Table) -> None:
    t.at(COURT, *sheets(COURT, 3, sheet(COURT, 3, "abbey camp dock")))
    t.stop_with("green-D", "green-D")
    t.shows(phase="trade", decider=0, takes_left=0)
    assert t.legal == {"skull green", "skull red"}
    t.play("skull green", "skull green")
    assert t.legal == {"bold-jester", "done"}
    t.act("done")
    t.shows(phase="cross", crosses_left=1)


def test_g6_8_declining_is_not_empty_handed(t: Table) -> None:
    jester = sheet(HARBOR, 3, "home")
    t.at(HARBOR, sheet(HARBOR, 3), jester, copy.deepcopy(jester))
    t.stop_with("red-A", "blue-A", "green-A")
    t.play("done", "done")
    t.shows(decider=2, crosses_left=0)  # seat 1 declined and got nothing
    t.at(HARBOR, sheet(HARBOR, 3), copy.deepcopy(jester), copy.deepcopy(jester))
    t.stop_with("red-A")
    t.play("take ship-red", "cross cay1")
    t.shows(decider=1, phase="cross", crosses_left=1)
    t.act("done")
    t.shows(decider=2, phase="cross", crosses_left=1)


def test_g6_8_g7_2_only_the_chest_is_left(t: Table) -> None:
    own = with_person("bold-jester")
    t.at(own, *sheets(own, 5, sheet(own, 5), sheet(own, 5, "home key"), sheet(own, 5, "home")))
    t.stop_with("red-A")
    t.play("take ship-red", "done")
    t.shows(decider=1, phase="trade", todo=["bold"])
    t.act("bold-jester")
    t.shows(crosses_left=3, takes_left=1)
    assert t.legal == {"take chest", "done"}
    t.act("take chest")
    t.shows(phase="cross", crosses_left=5)
    t.act("done")
    t.shows(decider=2, phase="cross", crosses_left=1)  # the chest is gone


def test_g6_9_skulls_run_out(t: Table) -> None:
    short = with_person("admiral", skulls=[0, -1])
    t.at(short, *sheets(short, 3))
    t.stop_with("black-E")
    t.act("take ship-black")
    t.has(0, skulls=2, points=-1)


# Player counts


def test_g7_1_second_chance_of_two(t: Table) -> None:
    t.at(HARBOR, sheet(HARBOR, 2, "rock", circled={"red": 2}), sheet(HARBOR, 2))
    t.stop_with(*SHIPS)
    t.play("take ship-red", "use red", "take ship-blue", "done", "done", "done")
    t.shows(decider=0, chance=3, takes_left=1, crosses_left=2, taken=[], used=[])  # four left: admiral, red
    t.play("use red", "take ship-green")
    t.shows(crosses_left=2 + 3 + 1, phase="cross")
    t.act("done")
    t.shows(active=1, decider=1, phase="discover")


def test_g7_1_jesters_of_the_active_player_pay_once_a_turn(t: Table) -> None:
    jester = sheet(HARBOR, 2, "home")
    t.at(HARBOR, jester, copy.deepcopy(jester))
    t.discover("red-A", "red-B")
    t.shows(crosses_left=3, jesters_paid=True)
    t.play("done", "take ship-red", "done")
    t.shows(phase="discover", active=1)  # the second chance paid nothing and ended by itself
    t.at(HARBOR, copy.deepcopy(jester), copy.deepcopy(jester))
    t.stop_with("red-A")
    t.play("take ship-red", "done")
    t.shows(decider=1, chance=2, crosses_left=1, jesters_paid=False)
    t.act("done")
    t.shows(decider=0, chance=3, crosses_left=1, jesters_paid=True)


def test_g7_1_a_declined_bold_jester_has_not_paid(t: Table) -> None:
    own = with_person("bold-jester")
    for answer, later in (("done", True), ("bold-jester", False)):
        t.at(own, sheet(own, 2, "key"), sheet(own, 2))
        t.discover("red-A", "red-B")
        t.play(answer, "done", "take ship-red", "done")
        assert (t.state["todo"] == ["bold"]) == later
        assert t.state["active"] == (0 if later else 1)


def test_g6_6_g7_1_jester_won_at_the_first_chance_works_at_the_second(t: Table) -> None:
    t.at(HARBOR, sheet(HARBOR, 2), sheet(HARBOR, 2))
    t.discover("red-A", "red-B")
    t.shows(crosses_left=2)
    t.play("cross home4", "done", "take ship-red", "done")
    t.shows(decider=0, chance=3, phase="cross", crosses_left=1, jesters_paid=True)


def test_g7_2_the_chest_once_a_turn(t: Table) -> None:
    t.at(HARBOR, *sheets(HARBOR, 5))
    t.stop_with(*THREE)
    t.act("take chest")
    t.shows(phase="cross", crosses_left=2, taken=["chest"])
    t.act("done")
    assert not t.state["board"]["chest"]
    assert "take chest" not in t.legal
    t.play("done", "done", "done", "done")
    t.shows(phase="discover", active=1)
    assert t.state["board"]["chest"]
    t.discover("red-A", "red-B")
    t.shows(phase="cross", crosses_left=2)  # bust: not the chest either


# End


def test_g8_1_e10_twenty_points_in_the_middle_of_anything(t: Table) -> None:
    t.at(HARBOR, *sheets(HARBOR, 3, sheet(HARBOR, 3), sheet(HARBOR, 3, "fort isle rock", green=2)))
    t.has(1, points=18)
    t.stop_with("black-E", "green-E", "red-A")
    t.play("take ship-red", "done", "take wheel-green")  # the third green wheel: two points
    t.shows(phase="over", winners=[1], decider=None, legal=[])
    t.has(1, points=20)
    t.at(HARBOR, *sheets(HARBOR, 3, sheet(HARBOR, 3, "fort isle rock cay", green=2, also="bay1 bay2 bay3")))
    t.stop_with("black-E", "green-B", "red-A")
    t.play("take ship-black", "cross bay4")  # three crosses are left
    t.shows(phase="over", winners=[0], legal=[])
    t.has(0, points=20)


def test_g8_1_e10_captain_may_win(t: Table) -> None:
    own = with_person("captain", 4, island("hoard", "passenger", 8, 1, "i1"))
    t.at(own, *sheets(own, 4, sheet(own, 4, "isle hoard", also="key1 key2 key3", green=1)))
    t.has(0, points=18)
    t.stop_with("black-A", "green-B", "red-A")
    t.play("take ship-green", "cross key4", "wheel green")
    t.shows(phase="over", winners=[0])


def test_g8_2_round_200_is_the_last(t: Table) -> None:
    t.at(HARBOR, sheet(HARBOR, 3, "cay"), sheet(HARBOR, 3), sheet(HARBOR, 3, "bay"), active=1, round=200)
    t.stop_with(*THREE)
    t.play("done", "done", "done")
    t.shows(phase="discover", active=2, round=200)
    t.stop_with("blue-A", "black-B", "red-B")
    t.play("done", "done", "done")
    t.shows(phase="over", winners=[0, 2], legal=[])
