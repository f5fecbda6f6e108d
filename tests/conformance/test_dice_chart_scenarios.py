"""The sea chart of the Dice Game rule by rule (G6.1-G6.5), on the oracle and on the engine alike."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any

import pytest

from .dice_charts import COVE, ISLE, REEF, ROW, STARTS, STORM, chart, island, sea, with_person
from .dice_engine import EngineTable, OracleTable, Table, sheet, sheets
from .engine_process import EngineProcess


@pytest.fixture(scope="module")
def engine() -> Iterator[EngineProcess]:
    with EngineProcess() as process:
        yield process


@pytest.fixture(params=["oracle", "engine"])
def t(request: pytest.FixtureRequest) -> Table:
    return OracleTable() if request.param == "oracle" else EngineTable(request.getfixturevalue("engine"))


def test_g6_1_g6_2_ways(t: Table) -> None:
    own = chart(
        "Ways", 1, *STARTS, island("key", "trader", 1, 4, colors=("red", "blue")), ISLE,
        island("far", "admiral", 1, 2, "a2", "b1"), sea("a1", "start"), sea("a2", "a1"),
        sea("b1", "far", "key"), sea("c1", "far"), sea("d1", "a1"), sea("a0"),
    )  # fmt: skip
    own["fields"]["a1"]["next_to"].append("a0")  # next_to works both ways
    others = {"home3", "home4", *(f"{i}{n}" for i in ("cay", "bay", "key") for n in range(1, 5)), "i1"}
    cases: list[tuple[str, set[str]]] = [
        ("", {"a1"}),
        ("a1", {"a0", "a2", "d1"}),
        ("a1 a2", {"a0", "d1", "far1", "far2"}),
        ("a1 a2 far2", {"a0", "d1", "far1", "b1", "c1"}),  # a route leaving an island
        ("key3", {"a1", "b1"}),
        ("key3 b1", {"a1", "far1", "far2"}),  # the second route
    ]
    for crossed, opened in cases:
        t.at(own, *sheets(own, 3, sheet(own, 3, also=crossed)))
        t.stop_with("red-A", "black-A", "green-A")
        t.act("take ship-red")
        assert t.open_fields == (others | opened) - set(crossed.split()), crossed


def test_g6_3_color_fields(t: Table) -> None:
    t.at(COVE, *sheets(COVE, 2, sheet(COVE, 2, also="c1")))
    t.stop_with("red-B", "orange-B", "yellow-B", "black-A", "blue-A")
    t.play("take ship-red", "take ship-black")
    assert {"c3"} == {"c3", "c5", "c6"} & t.open_fields
    t.play("done", "done")
    t.play("take ship-orange")  # a second chance of the same turn keeps red
    assert {"c3", "c6"} == {"c3", "c5", "c6"} & t.open_fields
    assert sorted(t.seat(0)["took"]) == ["black", "orange", "red"]


def test_g6_3_skull_fields(t: Table) -> None:
    t.at(COVE, *sheets(COVE, 3, sheet(COVE, 3, also="c1", skulls=2)))
    points = t.seat(0)["points"]
    t.stop_with("red-B", "orange-B", "yellow-B")
    t.play("take ship-red", "cross c2")
    assert (t.seat(0)["skulls"], t.seat(0)["points"]) == (3, points + ROW[2])


def test_g6_3_wheel_fields(t: Table) -> None:
    t.at(REEF, *sheets(REEF, 3, sheet(REEF, 3, circled={"yellow": 1, "blue": 1, "red": 1}), sheet(REEF, 3)))
    t.discover("red-A", "red-B")  # bust: giving up a wheel is no use of it
    assert {"w1 yellow", "w1 blue"} == {f for f in t.open_fields if f.startswith("w1")}
    t.refuses("cross w1")
    t.refuses("cross w1 red")
    t.act("cross w1 blue")
    assert (t.seat(0)["wheels"]["blue"], t.state["crosses_left"]) == ([2, 0, 1], 1)
    assert "w1" in t.seat(0)["crossed"]
    assert "w2 yellow" in t.open_fields


@pytest.mark.parametrize(("gunners", "open_with_three"), [("", {"n1", "n2"}), ("eddy", {"n2", "n3"})])
def test_g6_3_g6_6_number_fields_and_gunners(t: Table, gunners: str, open_with_three: set[str]) -> None:
    t.at(REEF, *sheets(REEF, 3, sheet(REEF, 3, gunners, also="p1 p2")))
    t.stop_with("black-D", "red-A", "blue-A")
    t.act("take ship-black")
    assert {f for f in t.open_fields if f.startswith("n")} == open_with_three
    t.act("cross n2")
    assert t.state["crosses_left"] == (1 if gunners else 0) or t.state["decider"] == 1


def test_g6_6_g6_7_two_gunners_never_below_one(t: Table) -> None:
    numbers = [sea(f"n{n}", "start", number=n) for n in (2, 3, 4, 5)]
    own = with_person("gunner", 2, island("guns", "gunner", 1, 1, "i1"), *numbers)
    for field, price in (("n2", 1), ("n3", 1), ("n4", 2), ("n5", 3)):
        t.at(own, *sheets(own, 3, sheet(own, 3, "key guns")))
        t.stop_with("black-E", "red-A", "blue-A")
        t.play("take ship-black", f"cross {field}")
        t.shows(phase="cross", crosses_left=4 - price)


def test_g6_4_treasures_belong_to_one_player(t: Table) -> None:
    t.at(COVE, *sheets(COVE, 3, sheet(COVE, 3, also="c1 c2")))
    t.stop_with("red-B", "orange-B", "yellow-B")
    points = t.seat(0)["points"]
    t.play("take ship-red", "cross gold", "cross silver")
    assert (t.seat(0)["points"], sorted(t.seat(0)["treasures"])) == (points + 3, ["gold", "silver"])
    t.act("take ship-orange")
    assert "silver" not in t.open_fields


ORDERS: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "treasures-2": ({"also": "x1 u1 u2"}, {"also": "x2 x3 u1 u2 u5"}),
    "wheels-4": ({"circled": {"red": 1}, "green": 2}, {"circled": {"red": 1, "blue": 1}, "green": 2}),
    "islands-5": ({"done": "ash beech cedar elder"}, {"done": "ash beech cedar elder gorse", "also": "u1"}),
    "skulls-7": ({"skulls": 6}, {"skulls": 5, "green_skulls": 2, "done": "elder"}),
    "swords-4": ({"done": "fir cedar"}, {"done": "fir cedar gorse"}),
}


@pytest.mark.parametrize("order", ORDERS)
def test_g6_5_orders_and_their_points(t: Table, order: str) -> None:
    own = copy.deepcopy(STORM)
    own["fields"] = {n: f for n, f in own["fields"].items() if f["kind"] != "order"}
    own["fields"] |= sea("wish", "start", order=order)
    short, enough = ORDERS[order]
    t.at(own, *sheets(own, 3, *(sheet(own, 3, **how) for how in (short, enough, {**enough, "also": ""}))))
    t.stop_with("red-A", "black-A", "green-A")
    t.act("take ship-red")
    assert "wish" not in t.open_fields
    t.act("done")
    points = [t.seat(s)["points"] for s in range(3)]
    t.play("take ship-black", "cross wish")
    assert t.seat(1)["points"] - points[1] == 2
    assert (t.seat(1)["orders"], t.state["decider"]) == (["wish"], 2)
    if order not in ("treasures-2", "islands-5"):
        t.play("take ship-green", "cross wish")
        assert t.seat(2)["points"] - points[2] == 1


def test_g6_5_three_orders(t: Table) -> None:
    for orders, opened in (("v2 v4", False), ("v2 v4 v5", True)):
        mine = sheet(STORM, 3, "fir cedar gorse", also=f"x1 x2 u3 {orders}", circled={"red": 4})
        t.at(STORM, *sheets(STORM, 3, mine))
        t.stop_with("red-C", "blue-A", "green-A")
        t.act("take ship-red")
        assert ("v3" in t.open_fields) == opened
    points = t.seat(0)["points"]
    t.act("cross v3")
    t.has(0, points=points + 2, orders=["v2", "v3", "v4", "v5"])
