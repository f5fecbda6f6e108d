"""The chart, rule by rule: ways, special fields, treasures, orders, skulls (G6.1-G6.5, G6.9, E5, E7)."""

from __future__ import annotations

import pytest

from portroyal.rules.dice.chart import chart_to_data, load_chart
from portroyal.rules.dice.chart_words import SHIP_COLORS
from portroyal.rules.dice.codes import CROSS, FAR, NEAR, STRUCK, TRADE
from portroyal.rules.dice.recount import recount, stray_cross

from .table import Table


def crossing(crosses: int = 9, table: Table | None = None, seat: int = 0) -> Table:
    """A player with crosses to place."""
    table = table or Table.at_turn()
    table.g.phase, table.g.chance, table.g.decider, table.g.crosses_left = CROSS, 1, seat, crosses
    return table


def test_g6_1_a_field_must_touch_a_crossed_field() -> None:
    table = crossing()
    assert "cross to-gunner" in table.legal()  # the start field counts as crossed
    assert "cross creek" not in table.legal()
    table.act("cross to-passenger", "cross passenger2")
    assert "cross creek" in table.legal()


def test_g6_1_sea_fields_touch_both_ways() -> None:
    """On chapter 1 to 4, whatever is crossed next to a field makes it near, whoever named the other."""
    for chapter in "1234":
        chart = load_chart(chapter)
        table = Table.at_turn(4, chart=chart_to_data(chart))
        for name, touching in chart.touching.items():
            table.player().marks[:] = [0] * len(table.player().marks)
            sea = [other for other in touching if other in chart.touching]
            table.draw(0, *sea)
            near = table.marked(0, 1)
            assert name in near or (not sea and "start" not in touching)


def test_g6_2_island_fields_open_once_a_route_is_crossed_in_any_order() -> None:
    table = crossing()
    assert {"cross sailor1", "cross sailor4"} <= table.legal()  # start islands lie at the start
    assert "cross gunner1" not in table.legal()
    table.act("cross to-gunner")
    assert {"cross gunner1", "cross gunner2"} <= table.legal()
    assert "cross captain1" not in table.legal()  # the island after it in the chart
    table.act("cross gunner2", "cross gunner1")
    assert table.persons() == ["gunner"]


def test_g6_2_a_painted_field_cannot_be_crossed_and_opens_no_route() -> None:
    table = Table.at_turn()
    table.draw(0, "passenger1", painted=True)
    crossing(table=table)
    assert "cross creek" not in table.legal()
    table.act("cross to-passenger")
    assert "cross passenger1" not in table.legal()
    assert "cross creek" not in table.legal()
    table.act("cross passenger2")
    assert "cross creek" in table.legal()
    assert table.persons() == ["passenger"]


def test_g6_3_color_field_needs_a_ship_of_that_color_taken_this_turn() -> None:
    table = crossing()
    assert "cross green" not in table.legal()
    table.player(1).took[SHIP_COLORS.index("green")] = 1
    assert "cross green" not in table.legal()
    table.player().took[SHIP_COLORS.index("green")] = 1
    assert "cross green" in table.legal()


def test_g6_3_color_field_after_taking_the_ship() -> None:
    table = Table.at_turn()
    table.lay("ship-green-B", "ship-red-A", "ship-blue-A")
    table.stop().act("take ship-green", "cross green")
    assert "green" in table.crossed()


def test_g6_3_skull_field_strikes_a_skull() -> None:
    table = crossing().act("cross reef")
    assert table.player().skulls == 1
    assert table.g.crosses_left == 8


def test_g6_3_wheel_field_needs_a_circled_yellow_orange_or_blue_wheel() -> None:
    table = Table.at_turn()
    table.circle(0, "red")
    assert not [action for action in crossing(table=table).legal() if action.startswith("cross lock")]
    table.circle(0, "yellow", "orange", "blue")
    lock = {action for action in table.legal() if action.startswith("cross lock")}
    assert lock == {"cross lock yellow", "cross lock orange", "cross lock blue"}
    table.act("cross lock blue")
    assert table.wheel(0, "blue") == (1, 0, 1)
    assert table.wheel(0, "orange") == (5, 1, 0)
    assert "lock" in table.crossed()
    assert table.g.crosses_left == 8


@pytest.mark.parametrize("color", ["yellow", "orange", "blue"])
def test_g6_3_wheel_field_one_wheel_of_any_of_the_three_colors_is_enough(color: str) -> None:
    table = Table.at_turn()
    table.circle(0, color, "red", "green")
    lock = {action for action in crossing(table=table).legal() if action.startswith("cross lock")}
    assert lock == {f"cross lock {color}"}


def test_g6_3_a_wheel_may_be_given_up_after_a_bust_since_that_is_no_use_of_it() -> None:
    table = Table.at_turn()
    table.circle(0, "yellow")
    assert "cross lock yellow" in table.bust().legal()


@pytest.mark.parametrize(("crosses", "gunners", "cost"), [(3, 0, 3), (2, 0, 0), (2, 1, 2), (1, 1, 0)])
def test_g6_3_number_field_costs_its_number(crosses: int, gunners: int, cost: int) -> None:
    table = Table.at_turn()
    if gunners:
        table.hire(0, "gunner")
    crossing(crosses, table)
    assert ("cross cliff" in table.legal()) is (cost > 0)
    if cost:
        assert table.act("cross cliff").crossed().count("cliff") == 1
        assert table.g.decider == 1 or table.g.crosses_left == crosses - cost


def test_g6_4_a_treasure_gives_points_and_is_struck_by_all_others() -> None:
    table = crossing().act("cross gold")
    assert table.player().points == 3
    assert table.player().treasures == 1
    assert [table.marked(seat, STRUCK) for seat in range(3)] == [[], ["gold"], ["gold"]]
    crossing(table=table, seat=1)
    assert "cross gold" not in table.legal()
    assert "cross silver" in table.legal()


@pytest.mark.parametrize(
    ("order", "just_missing", "filled"),
    [
        ("treasures-2", ["gold"], ["gold", "silver"]),
        ("orders-3", ["treasures-2", "wheels-4"], ["treasures-2", "wheels-4", "islands-5"]),
    ],
)
def test_g6_5_orders_that_look_at_fields(order: str, just_missing: list[str], filled: list[str]) -> None:
    for fields, legal in ((just_missing, False), (filled, True)):
        table = Table.at_turn()
        table.draw(0, *fields)
        assert (f"cross {order}" in crossing(table=table).legal()) is legal


def test_g6_5_four_wheels_circled_or_crossed_out() -> None:
    table = crossing()
    table.player().circled[:] = [1, 0, 0, 1, 0]
    table.player().spent[:] = [0, 0, 1, 0, 0]
    assert "cross wheels-4" not in table.legal()
    table.player().spent[4] = 1
    assert "cross wheels-4" in table.legal()


def test_g6_5_five_complete_islands() -> None:
    table = Table.at_turn()
    table.hire(0, "jester", "sailor", "trader", "gunner")
    assert "cross islands-5" not in crossing(table=table).legal()
    table.draw(0, "captain1", "captain2", painted=True)  # painted fields complete an island too
    assert "cross islands-5" in table.legal()


def test_g6_5_seven_skulls_green_ones_count() -> None:
    table = crossing()
    table.player().skulls, table.player().green_skulls = 5, 1
    assert "cross skulls-7" not in table.legal()
    table.player().green_skulls = 2
    assert "cross skulls-7" in table.legal()


def test_g6_5_four_swords_from_persons() -> None:
    table = Table.at_turn()
    table.circle(0, "orange", "orange", "orange")
    table.hire(0, "sailor", "pirate")
    assert "cross swords-4" not in crossing(table=table).legal()
    table.hire(0, "corsair")
    assert "cross swords-4" in table.legal()


def test_g6_5_the_first_gets_two_points_each_later_one() -> None:
    table = Table.at_turn()
    for seat in range(3):
        table.player(seat).skulls = 7
    for seat, points in ((1, 2), (0, 1), (2, 1)):
        crossing(table=table, seat=seat).act("cross skulls-7")
        assert table.player(seat).points == points
        assert table.player(seat).orders == 1


def test_g6_9_skulls_from_left_to_right_with_their_points() -> None:
    table = Table.at_turn()
    points = []
    for _ in range(10):
        table.player().marks[table.of.field("reef") or 0] = 1
        crossing(table=table).act("cross reef")
        points.append(table.player().points)
    assert points == [0, -1, -1, -3, -3, -3, -3, -3, -3, -3]
    assert table.player().skulls == 8  # with all struck, further skulls do nothing
    assert table.happened().count("no-skull") == 2


def test_g6_9_with_one_kind_left_nobody_is_asked() -> None:
    table = Table.at_turn()
    table.hire(0, "diplomat")
    table.player().skulls = 8
    crossing(table=table).act("cross reef")
    assert (table.player().green_skulls, table.todo) == (1, [])
    table = Table.at_turn()
    table.hire(0, "diplomat")
    table.player().green_skulls = 3
    crossing(table=table).act("cross reef")
    assert (table.player().skulls, table.todo) == (1, [])


def test_g6_9_with_one_of_each_kind_left_the_choice_is_asked() -> None:
    table = Table.at_turn()
    table.hire(0, "diplomat")
    table.player().skulls, table.player().green_skulls = 7, 2
    crossing(table=table).act("cross reef")
    assert table.legal() == {"skull green", "skull red"}
    table.act("skull red")
    table.player().marks[table.of.field("reef") or 0] = 1
    table.act("cross reef")  # the last green one, without asking
    assert (table.player().skulls, table.player().green_skulls) == (8, 3)


def test_e5_each_skull_is_asked_as_long_as_both_kinds_are_left() -> None:
    table = Table.at_turn()
    table.hire(0, "diplomat")
    table.player().green_skulls = 2
    table.lay("ship-black-E", "ship-red-A", "ship-blue-A")
    table.stop().act("take ship-black")
    assert (table.phase, table.todo) == ("trade", ["skull", "skull"])
    assert table.legal() == {"skull green", "skull red"}
    table.act("skull green")  # the last green one: the second skull is red without asking
    assert (table.phase, table.todo) == ("cross", [])
    assert (table.player().green_skulls, table.player().skulls) == (3, 1)


def test_e5_green_skulls_cost_no_points() -> None:
    table = Table.at_turn()
    table.hire(0, "diplomat")
    table.player().skulls = 1
    crossing(table=table).act("cross reef")
    assert table.phase == "cross"
    table.act("skull green")
    assert table.player().points == 0
    assert table.player().skulls == 1


def test_e7_crossing_ends_by_itself_when_nothing_can_be_crossed() -> None:
    table = crossing(2)
    table.act("cross sailor1")
    assert (table.g.decider, table.phase) == (0, "cross")
    table.act("cross sailor2")
    assert table.g.phase != CROSS or table.g.decider != 0
    table = Table.at_turn(4)
    blank = [name for name in table.of.field_names if name != "cliff"]
    table.draw(0, *blank)
    table.lay("ship-red-B", "ship-blue-A", "ship-green-A", "ship-black-A")
    table.stop().act("take ship-red")  # 2 crosses plus a trader's: the cliff costs 2 with a gunner
    assert table.legal() >= {"cross cliff"}
    table.act("cross cliff")
    assert (table.g.phase, table.g.decider) == (TRADE, 1)


def test_e7_a_wheel_field_without_a_wheel_keeps_nobody_waiting() -> None:
    for wheels, phase in (([], "trade"), (["blue"], "cross")):
        table = Table.at_turn(4)
        table.draw(0, *(name for name in table.of.field_names if name != "lock"))
        table.circle(0, *wheels)
        table.lay("ship-red-B", "ship-blue-A", "ship-green-A")
        assert table.stop().act("take ship-red").phase == phase


def test_recount_finds_near_and_struck_fields_and_stray_crosses() -> None:
    table = crossing().act("cross gold", "cross to-gunner", "cross gunner1")
    before = [list(player.marks) for player in table.g.players]
    recount(table.g, table.sheet)
    assert [list(player.marks) for player in table.g.players] == before
    assert stray_cross(table.sheet, table.player()) == -1
    table.draw(0, "creek")
    assert stray_cross(table.sheet, table.player()) == table.of.field("creek")


def test_recount_forgets_what_a_cross_that_is_gone_had_brought() -> None:
    table = Table.at_turn(4)
    table.hire(0, "gunner")
    table.draw(1, "gold")
    assert (table.persons(), table.marked(0, STRUCK)) == (["gunner"], ["gold"])
    for seat, names in ((0, ["to-gunner", "gunner1", "gunner2"]), (1, ["gold"])):
        for name in names:
            table.player(seat).marks[table.of.field_names.index(name)] = FAR
    recount(table.g, table.sheet)
    assert (table.persons(), table.player().islands, table.marked(0, STRUCK)) == ([], 0, [])
    assert {"gunner1", "gunner2"} <= set(table.marked(0, FAR))
    assert {"to-gunner", "gold"} <= set(table.marked(0, NEAR))
