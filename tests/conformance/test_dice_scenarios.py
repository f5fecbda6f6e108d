"""Setup, discover and trade of the Dice Game rule by rule, played on the oracle and on the engine alike."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from .dice_charts import COVE, HARBOR, POND, REEF, sea, with_person
from .dice_engine import EngineTable, OracleTable, Table, sheet, sheets
from .engine_process import EngineProcess

SHIPS = ["yellow-A", "orange-A", "green-A", "blue-A", "red-A", "black-A"]
COLORS = ["yellow", "orange", "green", "blue", "red", "black"]


@pytest.fixture(scope="module")
def engine() -> Iterator[EngineProcess]:
    with EngineProcess() as process:
        yield process


@pytest.fixture(params=["oracle", "engine"])
def t(request: pytest.FixtureRequest) -> Table:
    return OracleTable() if request.param == "oracle" else EngineTable(request.getfixturevalue("engine"))


# Material


@pytest.mark.parametrize("color", COLORS)
def test_g1_1_g1_2_g3_2_swords_on_the_dice(t: Table, color: str) -> None:
    on_color = dict(zip(COLORS, (0, 1, 1, 2, 2, 3), strict=True))[color]
    for on_letter, letter in enumerate("ABCDE", 1):
        for done, swords in (("", 0), ("cay", 1), ("fort", 2), ("cay fort", 3)):
            t.at(HARBOR, *sheets(HARBOR, 3, sheet(HARBOR, 3, done, circled={"orange": 4})))
            t.act("roll", [f"{color}-{letter}"])
            missing = on_color + on_letter - swords
            assert t.legal == {"resolve", "repel" if missing <= 0 else f"repel {-(-missing // 2)}"}


@pytest.mark.parametrize("color", COLORS)
def test_g1_3_g1_4_g1_5_spaces_of_the_board(t: Table, color: str) -> None:
    wheels = {"yellow": "DE", "orange": "DE", "green": "DE", "blue": "E", "red": "E", "black": ""}[color]
    skulls = {"blue": {"C": 1}, "red": {"C": 1}, "black": {"C": 1, "E": 2}}.get(color, {})
    for letter, crosses in zip("ABCDE", (1, 2, 3, 3, 4), strict=True):
        t.at(HARBOR, *sheets(HARBOR, 3))
        t.discover(f"{color}-{letter}")
        board = t.state["board"]
        row = board["wheels" if letter in wheels else "ships"]
        assert {c: x for c, x in row.items() if x} == {color: letter}
        t.act("stop")
        if letter not in wheels:
            t.act(f"take ship-{color}")
            assert (t.state["phase"], t.state["crosses_left"]) == ("cross", crosses)
            assert t.seat(0)["skulls"] == 2 + skulls.get(letter, 0)


def test_g1_6_the_sheet_shows_boxes_of_the_chart(t: Table) -> None:
    t.new(REEF, 4)
    assert t.seat(3)["wheels"] == {c: [n, 0, 0] for c, n in REEF["wheels"].items()}


# Setup


@pytest.mark.parametrize(("players", "crossed"), [(2, 3), (3, 2), (4, 0), (5, 0)])
def test_g2_1_g2_2_jester_island_by_player_count(t: Table, players: int, crossed: int) -> None:
    t.new(COVE, players)
    for seat in range(players):
        t.has(seat, crossed=COVE["islands"]["nassau"]["fields"][:crossed], points=0, persons=[])
    assert bool(t.state["board"]["chest"]) == (players == 5)


def test_g2_1_points_fall_below_zero_without_limit(t: Table) -> None:
    deep = with_person("admiral", skulls=[-4, -4, -4, -4])
    t.at(deep, *sheets(deep, 3))
    t.stop_with("black-E")
    assert t.seat(0)["points"] == -8
    t.act("take ship-black")
    assert (t.seat(0)["points"], t.seat(0)["skulls"]) == (-16, 4)


def test_g2_3_e1_start_islands_in_turn_order(t: Table) -> None:
    t.new(HARBOR, 5, start=3)
    t.shows(phase="start", decider=3, active=3)
    assert t.legal == {"start home", "start cay", "start key", "start bay"}
    t.play("start cay", "start home")
    assert t.state["decider"] == 0
    t.refuses("start cay")
    t.act("start bay")
    assert t.legal == {"start key"}  # E1: a last one is asked too
    t.act("start key")
    assert t.legal == {"start home", "start cay", "start key", "start bay"}
    t.act("start key")
    assert [len(t.seat(s)["crossed"]) for s in (3, 4, 0, 1, 2)] == [1, 2, 3, 4, 4]
    assert t.seat(1)["crossed"] == t.seat(2)["crossed"] == ["key1", "key2", "key3", "key4"]
    assert (t.seat(1)["persons"], t.seat(1)["points"], t.seat(0)["points"]) == (["trader"], 1, 0)
    assert (t.state["phase"], t.state["decider"], t.legal) == ("discover", 3, {"roll"})


def test_g2_3_the_fifth_player_crosses_four_too(t: Table) -> None:
    t.new(COVE, 5)
    t.play("start bermuda", "start nassau", "start tortuga", "start havana", "start bermuda")
    t.has(0, crossed=["bermuda1"])
    t.has(4, crossed=["bermuda1", "bermuda2", "bermuda3", "bermuda4"], persons=[])


def test_g2_3_what_does_not_fit_is_lost(t: Table) -> None:
    t.new(HARBOR, 2)
    t.play("start cay", "start home")
    assert sorted(t.seat(1)["crossed"]) == ["home1", "home2", "home3", "home4"]
    assert (t.seat(1)["persons"], t.seat(1)["points"]) == (["jester"], 1)


def test_g2_3_e8_persons_of_the_setup_ask_at_once(t: Table) -> None:
    t.new(POND, 4)
    t.play("start mill", "start lock", "start ford", "start weir")
    t.shows(phase="start", decider=3)
    assert t.state["todo"] == ["captain", "island moss", "island pike"]
    assert sorted(t.seat(3)["persons"]) == ["captain", "senorita"]
    t.play("wheel red", "done")
    assert sorted(t.seat(3)["persons"]) == ["captain", "clerk", "sailor", "senorita"]
    assert (t.seat(3)["points"], t.seat(3)["swords"], t.state["phase"]) == (4, 1, "discover")
    assert sorted(t.seat(3)["painted"]) == sorted(
        ["mill1", "ford1", "lock1", "reed1", "moss1", "fern1", "pike1", "carp1", "newt1", "toad1"]
    )


# Discover


def test_g3_1_g3_6_e2_roll_at_least_once_then_roll_or_stop(t: Table) -> None:
    t.at(HARBOR, *sheets(HARBOR, 3))
    assert (t.legal, t.state["handled"]) == ({"roll"}, False)
    t.refuses("stop")
    t.discover("red-B")
    assert (t.legal, t.state["handled"], t.state["roll"]) == ({"roll", "stop"}, True, None)


def test_g3_2_e3_repel_keeps_swords_and_spends_orange(t: Table) -> None:
    rich = sheet(HARBOR, 3, "fort", circled={"orange": 2})
    t.at(HARBOR, *sheets(HARBOR, 3, rich), dice=["green-B", "yellow-B", "red-C", "black-D"])
    t.act("roll")
    assert (t.state["roll"], t.legal) == ("green-B", {"resolve", "repel 1"})
    t.refuses("repel 2")
    t.refuses("repel")
    t.act("repel 1")
    assert t.seat(0)["wheels"]["orange"] == [4, 1, 1]
    assert (t.legal, t.state["handled"], t.state["board"]["ships"]) == ({"roll", "stop"}, True, {})
    t.act("roll")
    assert t.legal == {"resolve", "repel"}
    t.play("repel", "roll")  # three missing, one wheel: the program resolves
    assert t.state["board"]["ships"] == {"red": "C"}
    t.act("roll")
    assert (t.seat(0)["swords"], t.state["board"]["ships"]) == (2, {"red": "C", "black": "D"})


def test_g3_3_blue_wheel_throws_again_at_once(t: Table) -> None:
    t.at(HARBOR, *sheets(HARBOR, 3, sheet(HARBOR, 3, circled={"blue": 2})))
    t.act("roll", ["red-A"])
    assert t.legal == {"resolve", "reroll"}
    t.act("reroll", ["red-B"])
    assert (t.state["roll"], t.state["handled"], t.legal) == ("red-B", False, {"resolve", "reroll"})
    t.act("reroll", ["blue-D"])  # the last blue wheel: only resolve is left
    assert (t.state["roll"], t.state["board"]["ships"]) == (None, {"blue": "D"})
    assert t.seat(0)["wheels"]["blue"] == [4, 0, 2]


def test_g3_4_second_ship_of_a_color_is_a_bust(t: Table) -> None:
    t.at(HARBOR, *sheets(HARBOR, 3, sheet(HARBOR, 3, "fort")))
    t.discover("yellow-C")
    t.act("roll", ["yellow-A"])
    assert (t.legal, t.state["bust"]) == ({"resolve", "repel"}, False)  # also the roll that would bust
    t.act("resolve")
    t.shows(bust=True, phase="cross", handled=True)
    assert t.state["board"]["ships"] == {"yellow": "C"}


def test_g3_5_second_wheel_takes_the_first_off(t: Table) -> None:
    t.at(HARBOR, *sheets(HARBOR, 3))
    t.discover("green-D", "green-A", "green-E")
    assert (t.state["board"]["wheels"], t.state["board"]["ships"]) == ({}, {"green": "A"})
    t.discover("green-E")
    assert (t.state["board"]["wheels"], t.state["bust"]) == ({"green": "E"}, False)


@pytest.mark.parametrize(
    ("done", "also", "points", "pieces"),
    [
        ("fort rock", "", 11, 7),
        ("fort rock cay", "", 12, 7),
        ("fort rock cay key", "", 13, 6),
        ("fort isle", "", 14, 6),
        ("fort isle cay", "", 15, 5),
        ("fort isle cay key rock bay", "", 19, 5),
        ("fort cay", "", 10, 99),
    ],
)
def test_g3_7_sudden_death(t: Table, done: str, also: str, points: int, pieces: int) -> None:
    t.at(HARBOR, *sheets(HARBOR, 3, sheet(HARBOR, 3, done, also)))
    assert t.seat(0)["points"] == points
    for placed, roll in enumerate([*SHIPS, "green-D", "blue-E"], 1):
        t.discover(roll)
        over = placed >= pieces
        assert (t.state["phase"] == "over") == over
        if over:
            assert (t.state["winners"], t.state["decider"], t.state["legal"]) == ([0], None, [])
            return


# Trade & Hire


def test_g4_1_bust_of_the_active_player(t: Table) -> None:
    rich = sheet(HARBOR, 3, "rock bay", circled={"red": 1, "yellow": 1})
    t.at(HARBOR, *sheets(HARBOR, 3, rich))
    t.discover(*SHIPS[:4], "yellow-B")
    t.shows(phase="cross", decider=0, crosses_left=2)
    assert (t.state["takes_left"], t.seat(0)["skulls"], t.state["chance"]) == (0, 1, 1)
    t.play("cross cay1", "cross cay2")
    t.shows(decider=1, chance=2, takes_left=1)
    assert t.legal == {"take ship-yellow", "take ship-orange", "take ship-green", "take ship-blue", "done"}


def test_g4_1_g7_1_no_wheels_nor_admirals_at_the_second_chance_after_a_bust(t: Table) -> None:
    rich = sheet(HARBOR, 2, "rock bay", circled={"red": 1, "yellow": 1})
    t.at(HARBOR, rich, sheet(HARBOR, 2))
    t.discover(*SHIPS, "yellow-B")
    t.play("done", "take ship-black", "done")
    t.shows(decider=0, chance=3, crosses_left=0)
    assert not {"use red", "use yellow"} & t.legal
    t.act("take ship-yellow")
    t.shows(phase="cross", crosses_left=1)


@pytest.mark.parametrize("jesters", [0, 1])
def test_g4_1_g6_8_jesters_work_at_a_bust(t: Table, jesters: int) -> None:
    t.at(HARBOR, *sheets(HARBOR, 3, sheet(HARBOR, 3, "home" if jesters else "")))
    t.discover("red-A", "red-B")
    t.shows(crosses_left=2 + jesters, jesters_paid=bool(jesters))


@pytest.mark.parametrize(
    ("n", "takes", "skulls"), [(1, 1, 2), (2, 1, 1), (3, 1, 0), (4, 1, 0), (5, 2, 0), (6, 3, 0)]
)
def test_g4_2_takes_and_skulls_by_pieces(t: Table, n: int, takes: int, skulls: int) -> None:
    t.at(HARBOR, *sheets(HARBOR, 5))
    t.stop_with(*SHIPS[:n])
    assert (t.state["phase"], t.state["takes_left"], t.seat(0)["skulls"]) == ("trade", takes, skulls)
    t.act("take chest")  # G7.2: instead of a ship or wheel
    assert t.state["takes_left"] == takes - 1
    if n >= 5:
        for color in COLORS[: takes - 1]:
            t.act(f"take ship-{color}")
        assert t.state["crosses_left"] == takes + 1
    assert t.state["phase"] == "cross"


def test_g4_2_nothing_on_the_board(t: Table) -> None:
    t.at(HARBOR, *sheets(HARBOR, 5, sheet(HARBOR, 5, "home")))
    t.stop_with("green-D", "green-E")
    assert (t.state["phase"], t.state["crosses_left"], t.seat(0)["skulls"]) == ("cross", 1, 2)
    assert t.state["takes_left"] == 0
    t.act("done")
    assert (t.state["decider"], t.legal) == (1, {"take chest", "done"})


def test_g4_3_g4_4_takes_are_optional_and_added_up(t: Table) -> None:
    t.at(HARBOR, *sheets(HARBOR, 3, sheet(HARBOR, 3, "key rock bay", circled={"yellow": 1})))
    t.stop_with("yellow-C", "orange-A", "green-C", "blue-C", "red-E")
    t.shows(takes_left=2, crosses_left=3)  # admiral and vice admiral
    t.act("take ship-green")
    t.shows(phase="trade", crosses_left=3 + 3 + 1, taken=["ship-green"])
    t.act("take ship-blue")  # the skull at once; only now the crosses are placed
    assert (t.state["phase"], t.state["crosses_left"], t.seat(0)["skulls"]) == ("cross", 10, 1)
    t.at(HARBOR, *sheets(HARBOR, 3))
    t.stop_with(*SHIPS)
    t.play("take ship-red", "done")
    t.shows(phase="cross", crosses_left=1, decider=0)


def test_g4_5_e4_red_wheel(t: Table) -> None:
    t.at(HARBOR, *sheets(HARBOR, 3, *(sheet(HARBOR, 3, circled={"red": 2}) for _ in range(3))))
    t.stop_with("yellow-A", "orange-A", "green-A", "blue-A")
    t.act("take ship-yellow")
    assert t.legal == {"use red", "done"}  # judged by the board before the first take
    t.act("use red")
    t.shows(phase="cross", crosses_left=4, used=["red"])
    assert t.seat(0)["wheels"]["red"] == [4, 1, 1]
    t.act("done")
    assert "use red" not in t.legal  # three pieces lie there now


def test_g4_5_red_wheel_taken_in_the_same_chance(t: Table) -> None:
    t.at(HARBOR, *sheets(HARBOR, 3))
    t.stop_with("red-E", "orange-A", "green-A", "blue-A")
    t.play("take wheel-red", "use red")
    assert (t.state["crosses_left"], t.seat(0)["wheels"]["red"]) == (3, [5, 0, 1])


def test_g4_5_g7_2_the_chest_is_no_piece(t: Table) -> None:
    t.at(HARBOR, *sheets(HARBOR, 5, sheet(HARBOR, 5, "rock", circled={"red": 1})))
    t.stop_with("yellow-A", "orange-A", "green-A")
    assert (t.state["crosses_left"], "use red" in t.legal, "take chest" in t.legal) == (0, False, True)
    t.act("take chest")
    t.shows(phase="cross", crosses_left=2)  # taken, it has not been one either


@pytest.mark.parametrize(("letter", "crosses"), [("A", 1), ("B", 2), ("C", 3)])
def test_g4_6_yellow_wheel_doubles_the_ship_alone(t: Table, letter: str, crosses: int) -> None:
    own = with_person("wholesaler", colors=("yellow", "blue"))
    t.at(own, *sheets(own, 3, sheet(own, 3, "key", circled={"yellow": 2})))
    t.stop_with(f"yellow-{letter}")
    assert (t.legal, t.state["yellow"]) == ({"take ship-yellow", "done"}, 0)
    t.act("take ship-yellow")
    assert (t.legal, t.state["yellow"]) == ({"use yellow", "done"}, crosses)
    t.act("use yellow")
    t.shows(phase="cross", crosses_left=2 * crosses + 2)
    assert t.seat(0)["wheels"]["yellow"] == [4, 1, 1]


def test_g4_6_yellow_wheel_taken_in_the_same_chance(t: Table) -> None:
    t.at(HARBOR, *sheets(HARBOR, 3))
    t.stop_with("yellow-C", "yellow-D", *SHIPS[1:4])
    t.act("take ship-yellow")
    assert "use yellow" not in t.legal
    t.play("take wheel-yellow", "use yellow")
    assert (t.state["crosses_left"], sorted(t.state["taken"])) == (6, ["ship-yellow", "wheel-yellow"])


def test_g4_7_green_wheels_give_points(t: Table) -> None:
    for had, points in enumerate((1, 1, 2, 1, 1, 2)):
        t.at(HARBOR, *sheets(HARBOR, 3, sheet(HARBOR, 3, green=had)))
        before = t.seat(0)["points"]
        t.stop_with("green-D", "blue-A", "red-A")
        t.act("take wheel-green")
        assert t.seat(0)["points"] - before == points
        assert t.seat(0)["wheels"]["green"] == [5 - had, 0, had + 1]


def test_g4_7_g6_6_used_up_boxes_still_count_for_the_clerk(t: Table) -> None:
    own = with_person("clerk", blue=1)
    t.at(own, *sheets(own, 3, sheet(own, 3, "key", circled={"blue": 1}, green=6)))
    t.stop_with("blue-E", "green-D", "red-A", "blue-A", "black-A")
    points = t.seat(0)["points"]
    t.play("take wheel-blue", "take wheel-green")
    assert (t.state["crosses_left"], t.seat(0)["points"]) == (2, points)
    assert (t.seat(0)["wheels"]["blue"], t.seat(0)["wheels"]["green"]) == ([0, 1, 0], [0, 0, 6])


def test_g4_8_e7_crosses_one_by_one(t: Table) -> None:
    t.at(HARBOR, *sheets(HARBOR, 3))
    t.stop_with("black-B", "red-A", "blue-A")
    t.act("take ship-black")
    t.act("cross k1")
    t.shows(phase="cross", crosses_left=1, decider=0)
    assert {"cross rock1", "cross rock2", "done"} <= t.legal
    t.act("done")
    t.shows(phase="trade", decider=1, crosses_left=0)


def test_e7_crossing_ends_when_nothing_can_be_crossed(t: Table) -> None:
    full = "home cay bay isle"
    own = with_person("passenger", 4, sea("last", "start", number=3))
    t.at(own, *sheets(own, 3, sheet(own, 3, full + " key")))
    t.stop_with("black-B", "red-A", "blue-A")
    t.act("take ship-black")
    t.shows(decider=1, chance=2)


def test_g5_1_g5_2_others_and_the_end_of_the_turn(t: Table) -> None:
    t.at(HARBOR, *sheets(HARBOR, 3), active=1)
    t.discover("red-A", "black-A", "yellow-D", "red-B")
    t.act("done")
    t.shows(decider=2, takes_left=1, bust=True)
    t.play("take ship-red", "done")
    assert (t.state["decider"], t.legal) == (0, {"take ship-black", "take wheel-yellow", "done"})
    t.act("done")
    t.shows(phase="discover", active=2, decider=2, round=1)
    assert (t.state["board"]["ships"], t.state["board"]["wheels"], t.seat(2)["took"]) == ({}, {}, [])
    assert (t.state["bust"], t.state["handled"], t.legal) == (False, False, {"roll"})


def test_g5_2_round_begins_with_the_start_player(t: Table) -> None:
    t.at(HARBOR, *sheets(HARBOR, 3), active=0, start=1)
    t.stop_with("red-A", "blue-A", "green-A")
    t.play("done", "done", "done")
    t.shows(active=1, round=2)
