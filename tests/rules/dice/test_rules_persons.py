"""The persons, one by one: what they give and when (G6.6-G6.8, E8)."""

from __future__ import annotations

import pytest

from portroyal.rules.dice.codes import ISLAND_COMPLETE, PAINTED

from .table import Table, atlas, atlas_with
from .test_rules_chart import crossing

THREE = ["ship-yellow-A", "ship-red-A", "ship-green-A"]
FOUR = [*THREE, "ship-orange-A"]


def completed(table: Table) -> list[str]:
    """The islands in the order in which they gave their persons."""
    return [table.of.island_names[event[2]] for event in table.g.told if event[0] == ISLAND_COMPLETE]


def test_g6_6_a_complete_island_gives_its_person_and_points_at_once() -> None:
    table = crossing(table=Table.at_turn(chart=atlas_with(passenger={"points": 4})))
    table.act("cross to-passenger", "cross passenger1")
    assert (table.persons(), table.player().points, table.player().islands) == ([], 0, 0)
    table.act("cross passenger2")
    assert (table.persons(), table.player().points, table.player().islands) == (["passenger"], 4, 1)


@pytest.mark.parametrize(("person", "swords"), [("sailor", 1), ("pirate", 2), ("jester", 0)])
def test_g6_6_sailors_and_pirates_bring_swords(person: str, swords: int) -> None:
    table = Table.at_turn(4)
    table.draw(0, *(f"{person}{n}" for n in (1, 2, 3)))
    crossing(table=table).act(f"cross {person}4")
    assert table.player().swords == swords


def test_g6_6_trader_and_wholesaler_add_crosses_for_their_two_colors() -> None:
    table = Table.at_turn()
    table.hire(0, "trader")  # yellow, red
    table.hire(1, "wholesaler")  # yellow, black
    table.lay(*THREE, "ship-black-A", "ship-blue-A", "ship-orange-A")
    table.stop().act("take ship-red")
    assert table.g.crosses_left == 2
    table.act("take ship-green")
    assert table.g.crosses_left == 3
    table.act("done", "done", "take ship-black")
    assert (table.g.decider, table.g.crosses_left) == (1, 3)


def test_g6_6_a_trader_works_from_the_next_chance_on() -> None:
    table = Table.at_turn(2)
    table.draw(0, "trader1", "trader2", "trader3")
    table.lay(*THREE)
    table.stop().act("take ship-yellow", "cross trader4")
    assert table.persons() == ["trader"]
    table.act("done")
    assert table.g.decider == 0
    assert table.act("take ship-red").g.crosses_left == 2


def test_g6_6_admirals_need_four_pieces() -> None:
    both = ["admiral", "vice-admiral"]
    for pieces, persons, crosses in ((THREE, both, 0), (FOUR, both, 3), (FOUR, both[1:], 1), (FOUR, [], 0)):
        table = Table.at_turn()
        table.hire(0, *persons)
        table.lay(*pieces)
        assert table.stop().g.crosses_left == crosses
        assert ("admiral" in table.happened()) is (crosses > 0)


def test_g6_6_gunners_make_number_fields_cheaper_at_once() -> None:
    table = Table.at_turn()
    table.draw(0, "to-gunner", "gunner1")
    crossing(3, table)
    assert "cross cliff" in table.legal()
    table.act("cross gunner2")
    assert table.g.crosses_left == 2
    assert "cross cliff" in table.legal()
    table.act("cross cliff")
    assert "cliff" in table.crossed()


def test_g6_6_number_fields_never_cost_less_than_one() -> None:
    chart = atlas_with(captain={"person": "gunner"}, clerk={"person": "gunner"}, admiral={"person": "gunner"})
    table = Table.at_turn(chart=chart)
    table.hire(0, "gunner", "captain", "clerk", "admiral")
    crossing(2, table).act("cross cliff")
    assert table.g.crosses_left == 1


def test_g6_6_diplomat_brings_three_green_skulls() -> None:
    table = Table.at_turn()
    table.draw(0, "to-diplomat", "diplomat1")
    crossing(table=table).act("cross reef", "cross diplomat2")
    assert table.player().skulls == 1
    for n in range(1, 4):
        table.player().marks[table.of.field("reef") or 0] = 1
        table.act("cross reef", "skull green")
        assert table.player().green_skulls == n
    table.player().marks[table.of.field("reef") or 0] = 1
    table.act("cross reef")
    assert (table.player().skulls, table.player().green_skulls) == (2, 3)


def test_g6_6_clerk_gives_a_cross_per_wheel_taken() -> None:
    table = Table.at_turn()
    table.hire(0, "clerk")
    table.lay(*FOUR, "wheel-red-E", "wheel-blue-E")
    table.stop().act("take wheel-red", "take wheel-blue", "take ship-red")
    assert table.g.crosses_left == 3
    assert table.wheel(0, "blue") == (1, 1, 0)


def test_g6_6_captain_brings_two_different_wheels() -> None:
    table = Table.at_turn()
    table.draw(0, "to-captain", "captain1")
    crossing(5, table).act("cross captain2")
    table.act("wheel yellow", "wheel green")
    assert table.wheel(0, "yellow") == (1, 1, 0)
    assert table.wheel(0, "green") == (5, 0, 1)
    assert table.player().points == 1 + 1  # the island's and the green wheel's


def test_g6_7_a_captains_wheels_do_not_count_for_the_clerk() -> None:
    table = Table.at_turn()
    table.hire(0, "clerk")
    table.draw(0, "to-captain", "captain1")
    crossing(5, table).act("cross captain2", "wheel yellow", "wheel green")
    assert table.g.crosses_left == 4


def test_g6_7_senorita_paints_the_first_blank_field_of_every_incomplete_island() -> None:
    table = Table.at_turn()
    table.hire(0, "sailor")
    table.draw(0, "pirate1", "to-senorita", "senorita1")
    crossing(table=table).act("cross senorita2")
    painted = table.marked(0, PAINTED)
    islands = [name for name in atlas()["islands"] if name not in ("sailor", "senorita", "jester", "pirate")]
    assert sorted(painted) == sorted([*(f"{name}1" for name in islands), "jester3", "pirate2"])
    assert table.persons() == ["sailor", "senorita"]


def test_g6_7_senorita_paints_the_very_first_field_of_the_chart_too() -> None:
    table = Table.at_turn(4)
    table.draw(0, "to-senorita", "senorita1")
    crossing(table=table).act("cross senorita2")
    assert table.marked(0, PAINTED)[:2] == ["jester1", "sailor1"]


def test_g6_7_painted_fields_need_no_cross_but_the_way_is_still_needed() -> None:
    table = Table.at_turn()
    table.draw(0, "to-senorita", "senorita1")
    crossing(table=table).act("cross senorita2")
    assert "cross gunner2" not in table.legal()
    table.act("cross to-gunner", "cross gunner2")
    assert "gunner" in table.persons()


def test_g6_7_islands_completed_by_paint_give_their_persons_in_the_charts_order() -> None:
    table = Table.at_turn()
    table.draw(0, "to-senorita", "senorita1", "to-captain", "captain1", "to-admiral", "admiral1")
    table.draw(0, "to-gunner", "gunner1", "to-clerk", "clerk1")
    crossing(table=table).act("cross senorita2")
    assert table.persons() == ["admiral", "senorita", "gunner", "captain"]
    assert table.player().points == 4
    assert (table.todo, table.phase) == (["captain", "island clerk"], "cross")
    table.act("wheel red")
    assert table.todo == ["captain red", "island clerk"]
    table.act("done")
    assert table.todo == []
    assert table.persons() == ["admiral", "senorita", "gunner", "captain", "clerk"]
    assert table.player().points == 5
    assert completed(table) == ["senorita", "admiral", "gunner", "captain", "clerk"]


def test_g6_7_a_senorita_completed_by_paint_paints_at_once_and_her_islands_come_last() -> None:
    table = Table.at_turn(4, chart=atlas_with(admiral={"person": "senorita"}))
    table.draw(0, "to-senorita", "senorita1", "to-admiral", "admiral1", "to-gunner", "gunner1")
    crossing(table=table).act("cross senorita2")
    first = ["senorita", "admiral", "gunner", "wholesaler", "vice-admiral", "passenger", "captain"]
    assert completed(table) == first
    rest = ["diplomat", "bold-jester", "clerk", "corsair"]
    assert table.todo == ["captain", *(f"island {name}" for name in rest)]
    table.act("wheel red", "done")
    assert completed(table) == first + rest
    assert table.todo == []


def test_g6_7_several_diplomats_add_up() -> None:
    table = Table.at_turn(chart=atlas_with(clerk={"person": "diplomat"}))
    table.hire(0, "diplomat", "clerk")
    table.player().green_skulls = 5
    crossing(table=table).act("cross reef")
    assert table.legal() == {"skull green", "skull red"}


def test_g6_8_declining_to_take_is_not_empty_handed() -> None:
    table = Table.at_turn()
    table.hire(0, "jester")
    table.lay(*THREE)
    table.stop().done()
    assert table.g.decider == 1
    assert "jester" not in table.happened()


def test_g6_8_with_only_the_chest_left_the_jester_pays_and_the_chest_may_be_taken() -> None:
    table = Table.at_turn(5)
    table.hire(1, "jester")
    table.lay("ship-red-A")
    table.stop().act("take ship-red", "done")
    assert (table.g.decider, table.g.crosses_left) == (1, 1)
    assert table.legal() == {"take chest", "done"}
    table.act("take chest")
    assert table.g.crosses_left == 3


def test_g6_8_without_a_jester_nobody_pays() -> None:
    table = Table.at_turn(5)
    table.lay("ship-red-A")
    table.stop().act("take ship-red", "done")
    assert (table.g.decider, table.g.crosses_left) == (1, 0)
    assert "jester" not in table.happened()


def test_g6_8_several_jesters_pay_together() -> None:
    chart = atlas_with(clerk={"person": "jester"})
    table = Table.at_turn(chart=chart)
    table.hire(0, "jester", "clerk")
    assert table.bust().g.crosses_left == 4


def test_e8_a_captain_asks_for_one_wheel_then_a_second_or_done() -> None:
    table = Table.at_turn()
    table.draw(0, "to-captain", "captain1")
    crossing(table=table).act("cross captain2")
    wheels = {f"wheel {color}" for color in ("yellow", "orange", "green", "blue", "red")}
    assert table.legal() == wheels
    table.act("wheel orange")
    assert table.legal() == wheels - {"wheel orange"} | {"done"}
    table.done()
    assert table.wheel(0, "orange") == (5, 1, 0)
    assert table.phase == "cross"
    assert table.g.decider == 0


def test_e8_a_captain_may_name_a_color_whose_boxes_are_used_up() -> None:
    table = Table.at_turn()
    table.circle(0, "red", "red")
    table.draw(0, "to-captain", "captain1")
    crossing(table=table).act("cross captain2", "wheel red")
    assert table.wheel(0, "red") == (0, 2, 0)
