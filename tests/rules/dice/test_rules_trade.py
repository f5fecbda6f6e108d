"""Trade & Hire, rule by rule: takes, wheels, busts, the others, 2 and 5 players (G4, G5, G7, E4, E6, E9)."""

from __future__ import annotations

import pytest

from .table import Table

FIVE = ["ship-yellow-C", "ship-orange-A", "ship-green-B", "wheel-red-E", "wheel-green-D"]


def stopped(*pieces: str, players: int = 3) -> Table:
    table = Table.at_turn(players)
    table.lay(*pieces)
    return table.stop()


def test_g4_1_bust_takes_nothing_strikes_a_skull_and_crosses_two() -> None:
    table = Table.at_turn().bust()
    assert (table.phase, table.g.decider, table.g.crosses_left, table.g.takes_left) == ("cross", 0, 2, 0)
    assert table.player().skulls == 1
    table.act("cross sailor1", "cross sailor2")
    assert (table.phase, table.g.decider) == ("trade", 1)


def test_g4_1_bust_no_admiral_and_no_wheel() -> None:
    table = Table.at_turn()
    table.hire(0, "admiral", "vice-admiral")
    table.circle(0, "red", "yellow", "blue", "orange")
    table.lay(*FIVE)
    table.circle(0, "blue")
    table.bust().act("resolve")
    assert table.g.crosses_left == 2
    assert not {"use red", "use yellow"} & table.legal()


def test_g4_1_bust_jesters_work() -> None:
    table = Table.at_turn()
    table.hire(0, "jester")
    assert table.bust().g.crosses_left == 3
    assert table.g.jesters_paid == 1


def test_g4_1_bust_no_wheels_and_no_admiral_at_a_second_chance() -> None:
    table = Table.at_turn(2)
    table.hire(0, "admiral")
    table.circle(0, "red", "yellow")
    table.lay(*FIVE)
    table.bust().done()
    table.done()  # the other declines
    assert (table.g.chance, table.g.decider, table.g.crosses_left) == (3, 0, 0)
    assert "use red" not in table.legal()
    table.act("take ship-yellow")
    assert table.phase == "cross"
    assert table.g.crosses_left == 3


def test_g4_1_after_a_bust_a_wheel_may_be_taken_at_the_second_chance_but_not_used() -> None:
    table = Table.at_turn(2)
    table.lay(*FIVE, "wheel-red-E")
    table.bust().done()
    table.done()  # the other declines
    table.act("take wheel-red")
    assert table.wheel(0, "red") == (1, 1, 0)
    assert (table.g.active, table.phase) == (1, "discover")


@pytest.mark.parametrize(
    ("pieces", "takes", "skulls"),
    [(1, 1, 2), (2, 1, 1), (3, 1, 0), (4, 1, 0), (5, 2, 0), (6, 3, 0), (7, 3, 0)],
)
def test_g4_2_takes_and_skulls_by_the_pieces_on_the_board(pieces: int, takes: int, skulls: int) -> None:
    table = stopped(*[*FIVE, "ship-red-A", "ship-black-A"][:pieces])
    assert table.g.takes_left == takes
    assert table.player().skulls == skulls
    assert (table.phase, table.g.decider, table.g.chance) == ("trade", 0, 1)


@pytest.mark.parametrize("players", [3, 5])
def test_g4_2_with_nothing_on_the_board_no_take_but_two_skulls_and_jesters(players: int) -> None:
    table = Table.at_turn(players)
    table.hire(0, "jester")
    table.stop()
    assert table.player().skulls == 2
    assert table.player().points == -1
    assert (table.phase, table.g.takes_left, table.g.crosses_left) == ("cross", 0, 1)


def test_g4_3_takes_are_ships_or_wheels_and_optional() -> None:
    table = stopped(*FIVE)
    takes = {"take ship-yellow", "take ship-orange", "take ship-green", "take wheel-red", "take wheel-green"}
    assert table.legal() == {"done"} | takes
    table.act("take ship-green")
    assert table.taken() == ["ship-green"]
    assert table.legal() == {"done"} | takes - {"take ship-green"}
    table.act("done")
    assert (table.phase, table.g.crosses_left) == ("cross", 2)


def test_g4_4_crosses_of_all_takes_are_added_up() -> None:
    table = stopped(*FIVE).act("take ship-yellow", "take ship-orange")
    assert (table.phase, table.g.crosses_left) == ("cross", 4)
    assert table.player().took == [1, 1, 0, 0, 0, 0]


@pytest.mark.parametrize(("ship", "skulls"), [("blue-C", 1), ("red-C", 1), ("black-C", 1), ("black-E", 2)])
def test_g4_4_a_ships_skulls_are_struck_at_once(ship: str, skulls: int) -> None:
    table = stopped(f"ship-{ship}", "ship-yellow-A", "ship-green-A")
    table.act(f"take ship-{ship.split('-')[0]}")
    assert table.player().skulls == skulls


def test_g4_5_red_wheel_needs_four_pieces() -> None:
    table = Table.at_turn()
    table.circle(0, "red", "red")
    table.lay(*FIVE[:3])
    assert "use red" not in table.stop().legal()
    assert table.act("take ship-orange").phase == "cross"
    table = Table.at_turn()
    table.circle(0, "red", "red")
    table.lay(*FIVE[:4])
    table.stop().act("use red")
    assert table.g.crosses_left == 3
    assert "use red" not in table.legal()  # one per chance
    assert table.wheel(0, "red") == (0, 1, 1)


def test_g4_5_a_red_wheel_taken_in_the_same_chance_may_be_used() -> None:
    table = stopped(*FIVE[:4]).act("take wheel-red")  # three are left, but four lay there
    assert table.legal() == {"use red", "done"}
    table.act("use red")
    assert (table.phase, table.g.crosses_left) == ("cross", 3)


def test_g4_5_four_pieces_before_ones_own_choice() -> None:
    table = Table.at_turn()
    table.circle(1, "red")
    table.lay(*FIVE[:4])
    table.stop().act("take ship-orange", "done")
    assert table.g.decider == 1
    assert "use red" not in table.legal()  # three are left for the second player


def test_g4_6_yellow_wheel_doubles_the_ships_own_crosses() -> None:
    table = Table.at_turn()
    table.hire(0, "trader", "wholesaler")  # +1 and +2 for yellow ships
    table.circle(0, "yellow", "yellow")
    table.lay(*FIVE)
    table.stop()
    assert "use yellow" not in table.legal()
    table.act("take ship-yellow")
    assert table.g.crosses_left == 3 + 1 + 2
    assert table.g.yellow == 3
    table.act("use yellow")
    assert table.g.crosses_left == 6 + 3
    assert "use yellow" not in table.legal()
    assert table.wheel(0, "yellow") == (0, 1, 1)


def test_g4_6_a_yellow_wheel_taken_in_the_same_chance_may_be_used() -> None:
    table = stopped("ship-yellow-C", "wheel-yellow-D", "ship-red-A", "ship-blue-A", "ship-green-A")
    table.act("take ship-yellow")
    assert "use yellow" not in table.legal()
    table.act("take wheel-yellow")
    assert table.legal() == {"use yellow", "done"}
    assert table.act("use yellow").g.crosses_left == 6


def test_g4_6_a_yellow_ship_of_one_cross_may_be_doubled() -> None:
    table = Table.at_turn()
    table.circle(0, "yellow")
    table.lay("ship-yellow-A", "ship-red-A", "ship-blue-A")
    table.stop().act("take ship-yellow", "use yellow")
    assert table.g.crosses_left == 2


def test_g4_6_a_yellow_ship_of_another_chance_is_not_doubled() -> None:
    table = Table.at_turn()
    table.circle(0, "yellow")
    table.circle(1, "yellow")
    table.lay(*FIVE[:3])
    table.stop().act("take ship-yellow", "done", "done")
    assert (table.g.decider, table.g.yellow) == (1, 0)
    assert "use yellow" not in table.legal()
    table = Table.at_turn()
    table.circle(0, "yellow")
    table.lay(*FIVE[:3])
    table.stop().act("take ship-yellow", "use yellow")
    assert (table.phase, table.g.used_yellow, table.g.yellow) == ("cross", 1, 0)
    table.act("done")
    assert (table.g.decider, table.g.used_yellow) == (1, 0)


def test_g4_7_a_wheel_is_circled() -> None:
    table = stopped(*FIVE).act("take wheel-red")
    assert table.wheel(0, "red") == (1, 1, 0)


def test_g4_7_a_wheel_taken_has_left_the_board() -> None:
    table = stopped("wheel-red-E", "ship-blue-A", "ship-green-A").act("take wheel-red", "done")
    assert table.board() == {"ship-blue-A", "ship-green-A"}
    assert table.legal() == {"take ship-blue", "take ship-green", "done"}


def test_g4_7_green_wheels_give_points_at_once() -> None:
    table = Table.at_turn()
    points = []
    for _ in range(7):
        before = table.player().points
        table.lay("ship-red-A", "ship-blue-A", "wheel-green-D")
        table.stop().act("take wheel-green", "done", "done")
        points.append(table.player().points - before)
        while table.g.active != 0:  # the others roll a black ship and take nothing
            table.roll("black-A").act("stop", "done", "done", "done")
    assert points == [1, 1, 2, 1, 1, 2, 0]
    assert table.wheel(0, "green") == (0, 0, 6)


def test_g4_7_a_wheel_without_a_free_box_may_be_taken_and_gives_nothing() -> None:
    table = Table.at_turn()
    table.hire(0, "clerk")
    table.circle(0, "red", "red")
    table.lay(*FIVE)
    table.stop().act("take wheel-red")
    assert table.wheel(0, "red") == (0, 2, 0)
    assert table.g.crosses_left == 1  # it counts as taken for the clerk


def test_g4_8_crosses_are_placed_one_by_one_and_may_be_left() -> None:
    table = stopped(*FIVE[:3]).act("take ship-yellow")
    assert table.g.crosses_left == 3
    table.act("cross sailor1")
    assert (table.phase, table.g.crosses_left) == ("cross", 2)
    table.act("done")
    assert (table.phase, table.g.decider, table.g.crosses_left) == ("trade", 1, 0)


def test_g4_8_takes_that_were_left_are_gone_when_crosses_are_placed() -> None:
    table = stopped(*FIVE).act("take ship-yellow", "done")
    assert (table.phase, table.g.crosses_left, table.g.takes_left) == ("cross", 3, 0)


def test_g5_1_the_others_take_one_piece_each_clockwise() -> None:
    table = Table.at_turn(4, start=2)
    table.lay(*FIVE)
    table.stop().act("take ship-yellow", "take ship-orange", "done")
    for seat in (3, 0, 1):
        assert (table.g.decider, table.g.takes_left) == (seat, 1)
        piece = sorted(action for action in table.legal() if action != "done")[0]
        table.act(piece)
        if table.phase == "cross":
            table.done()
    assert (table.phase, table.g.active) == ("discover", 3)


def test_g5_1_the_others_take_also_after_a_bust() -> None:
    table = Table.at_turn()
    table.lay("ship-yellow-C")
    table.bust().done()
    assert (table.g.decider, table.phase) == (1, "trade")
    assert table.legal() == {"done", "take ship-yellow", "take ship-black"}


def test_g5_1_wheels_help_the_others_too_even_when_the_active_player_is_bust() -> None:
    table = Table.at_turn()
    table.hire(1, "admiral")
    table.circle(1, "red", "yellow")
    table.lay(*FIVE)
    table.bust().done()
    assert table.g.crosses_left == 2
    table.act("take ship-yellow", "use yellow", "use red")
    assert table.g.crosses_left == 2 + 3 + 3 + 3


def test_g5_2_at_the_end_of_the_turn_the_board_is_empty_and_the_dice_pass() -> None:
    table = stopped(*FIVE).act("take ship-yellow", "done", "done", "done", "done")
    assert (table.phase, table.g.active, table.g.decider, table.g.round) == ("discover", 1, 1, 1)
    assert table.board() == set()
    assert table.player().took == [0] * 6
    assert table.taken() == []
    assert table.happened()[-6:] == ["return"] * 4 + ["end-of-turn", "turn"]


def test_g7_1_two_players_the_active_one_comes_once_more() -> None:
    table = Table.at_turn(2)
    table.lay(*FIVE)
    table.stop().act("take ship-yellow", "done", "done")
    assert (table.g.chance, table.g.decider) == (2, 1)
    table.act("take ship-green", "done")
    assert (table.g.chance, table.g.decider, table.g.takes_left) == (3, 0, 1)
    table.act("take ship-orange")
    assert table.player().took == [1, 1, 0, 0, 0, 0]  # colors of the whole turn
    table.done()
    assert (table.phase, table.g.active) == ("discover", 1)


def test_g7_1_jesters_that_paid_do_not_work_at_a_later_chance() -> None:
    table = Table.at_turn(2)
    table.hire(0, "jester")
    table.bust().act("done", "take ship-black", "done")
    # Nothing is left for the second chance, and the jester has paid at the bust: the turn is over.
    assert (table.phase, table.g.active) == ("discover", 1)


def test_g7_1_jesters_that_have_not_paid_work_at_the_second_chance() -> None:
    table = Table.at_turn(2)
    table.hire(0, "jester")
    table.lay("ship-red-A", "ship-blue-A")
    table.stop().act("take ship-red", "done", "take ship-blue", "done")
    assert (table.g.chance, table.g.decider, table.g.crosses_left) == (3, 0, 1)


def test_g7_1_a_declined_bold_jester_has_not_paid() -> None:
    table = Table.at_turn(2)
    table.hire(0, "bold-jester")
    table.bust().act("done", "done", "take ship-black", "done")
    assert (table.g.chance, table.todo) == (3, ["bold"])
    table = Table.at_turn(2)
    table.hire(0, "bold-jester")
    table.bust().act("bold-jester", "done", "take ship-black", "done")
    assert (table.phase, table.g.active) == ("discover", 1)


def test_g7_1_a_jester_hired_at_the_first_chance_works_at_the_second() -> None:
    table = Table.at_turn(2)  # three fields of the jester's island are crossed
    table.bust().act("cross jester4")
    assert table.g.crosses_left == 1
    table.act("done", "take ship-black", "done")
    assert (table.g.chance, table.g.crosses_left) == (3, 1)


def test_g7_2_the_chest_gives_two_crosses_to_one_player_per_turn() -> None:
    table = Table.at_turn(5)
    table.lay(*FIVE[:3])
    table.stop()
    assert "take chest" in table.legal()
    table.act("take chest")
    assert (table.taken(), table.g.crosses_left) == (["chest"], 2)
    table.done()
    assert "take chest" not in table.legal()
    table.act("done", "done", "done", "done")
    assert (table.phase, table.g.active, table.g.chest) == ("discover", 1, 1)


def test_g7_2_the_chest_never_counts_as_a_piece() -> None:
    table = Table.at_turn(5)
    table.hire(0, "admiral")
    table.circle(0, "red")
    table.lay(*FIVE[:3])
    table.stop()
    assert (table.g.takes_left, table.g.crosses_left) == (1, 0)
    table.act("take chest")
    assert table.phase == "cross"  # no red wheel: three pieces lie there


def test_g7_2_the_chest_uses_up_a_take() -> None:
    table = Table.at_turn(5)
    table.lay(*FIVE)
    table.stop().act("take chest", "take wheel-red")
    assert table.g.takes_left == 0
    assert table.taken() == ["chest", "wheel-red"]


def test_e4_a_chance_in_which_nothing_is_possible_ends_by_itself() -> None:
    table = Table.at_turn()
    table.lay("ship-red-A", "ship-blue-A", "ship-green-A")
    table.stop().act("take ship-red", "done", "take ship-blue", "done", "take ship-green")
    assert (table.g.decider, table.g.chance) == (2, 3)
    table = Table.at_turn()
    table.lay("ship-red-A")
    table.stop().act("take ship-red", "done")
    assert (table.phase, table.g.active) == ("discover", 1)  # nothing for seats 1 and 2


def test_e4_red_before_any_take() -> None:
    table = Table.at_turn()
    table.circle(0, "red")
    table.lay(*FIVE)
    table.stop().act("use red", "done")
    assert (table.phase, table.g.crosses_left, table.taken()) == ("cross", 3, [])


def test_e6_plain_jesters_pay_by_themselves_bold_ones_are_asked() -> None:
    table = Table.at_turn()
    table.hire(1, "jester", "bold-jester")
    table.lay("ship-red-A")
    table.stop().act("take ship-red", "done")
    assert (table.g.decider, table.phase, table.g.crosses_left) == (1, "trade", 1)
    assert table.legal() == {"bold-jester", "done"}
    table.act("bold-jester")
    assert (table.phase, table.g.crosses_left) == ("cross", 3)
    assert table.player(1).skulls == 1
    table = Table.at_turn()
    table.hire(1, "jester", "bold-jester")
    table.lay("ship-red-A")
    table.stop().act("take ship-red", "done", "done")
    assert (table.g.crosses_left, table.player(1).skulls) == (1, 0)


def test_e9_admirals_are_counted_when_the_chance_begins() -> None:
    table = Table.at_turn()
    table.hire(0, "admiral", "vice-admiral")
    table.hire(1, "admiral")
    table.lay(*FIVE[:4])
    table.stop()
    assert (table.phase, table.g.crosses_left) == ("trade", 3)
    table.act("take ship-orange")
    assert table.g.crosses_left == 4
    table.done()
    assert (table.g.decider, table.g.crosses_left) == (1, 0)  # three pieces are left


def test_e9_at_a_bust_the_skull_then_jesters_then_two_crosses() -> None:
    table = Table.at_turn()
    table.hire(0, "jester", "bold-jester", "diplomat")
    table.bust()
    assert (table.phase, table.todo, table.g.crosses_left) == ("trade", ["skull", "bold"], 0)
    table.act("skull red")
    assert (table.todo, table.g.crosses_left) == (["bold"], 1)
    table.act("bold-jester")
    assert (table.todo, table.g.crosses_left) == (["skull"], 3)
    table.act("skull green")
    assert (table.phase, table.g.crosses_left, table.todo) == ("cross", 2 + 1 + 2, [])


def test_e9_a_plain_jester_waits_for_the_skull_too() -> None:
    table = Table.at_turn()
    table.hire(0, "jester", "diplomat")
    table.bust()
    assert (table.todo, table.g.crosses_left, table.g.jesters_paid) == (["skull"], 0, 0)
    table.act("skull green")
    assert (table.phase, table.g.crosses_left, table.g.jesters_paid) == ("cross", 3, 1)


def test_e9_with_an_empty_board_the_skulls_then_the_jesters() -> None:
    table = Table.at_turn()
    table.hire(0, "jester", "bold-jester", "diplomat")
    table.stop()
    assert (table.phase, table.todo, table.g.crosses_left) == ("trade", ["skull", "skull", "bold"], 0)
    table.act("skull green", "skull green")
    assert (table.todo, table.g.crosses_left) == (["bold"], 1)
    table.act("done")
    assert (table.phase, table.g.crosses_left) == ("cross", 1)


def test_e9_skulls_of_a_small_catch_come_before_the_takes() -> None:
    table = Table.at_turn()
    table.hire(0, "diplomat")
    table.lay("ship-red-A")
    table.stop()
    assert (table.phase, table.todo, table.legal()) == ("trade", ["skull"] * 2, {"skull green", "skull red"})
    table.act("skull green", "skull red")
    assert table.legal() == {"done", "take ship-red"}
