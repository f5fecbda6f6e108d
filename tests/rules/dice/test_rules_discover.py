"""Discover, rule by rule: rolling, repelling, wheels, busting, sudden death (G3, E2, E3)."""

from __future__ import annotations

import pytest

from portroyal.rules.layout import as_data

from .table import Table


def test_g3_1_a_roll_is_repelled_rerolled_or_resolved() -> None:
    table = Table.at_turn()
    table.hire(0, "sailor")
    table.circle(0, "blue")
    table.roll("yellow-A")
    assert table.legal() == {"resolve", "repel", "reroll"}
    assert table.roll_on_table == "yellow-A"


@pytest.mark.parametrize(("roll", "enough"), [("yellow-A", True), ("yellow-B", True), ("orange-B", False)])
def test_g3_2_person_swords_must_reach_the_sum_on_the_dice(roll: str, enough: bool) -> None:
    table = Table.at_turn()
    table.hire(0, "pirate")
    table.circle(0, "blue")
    table.roll(roll)
    assert ("repel" in table.legal()) is enough


def test_g3_2_person_swords_are_never_used_up_and_nothing_is_placed() -> None:
    table = Table.at_turn()
    table.hire(0, "pirate")
    for _ in range(3):
        table.roll("yellow-B").act("repel")
    assert table.board() == set()
    assert table.player().swords == 2
    assert table.legal() == {"roll", "stop"}


def test_g3_2_orange_wheels_add_two_swords_each_and_are_used_up() -> None:
    table = Table.at_turn()
    table.hire(0, "sailor")
    table.circle(0, "orange", "orange", "orange", "orange")
    table.roll("black-C")  # 6 swords against 1: three wheels, with one sword too many
    assert table.legal() == {"resolve", "repel 3"}
    table.act("repel 3")
    assert table.wheel(0, "orange") == (2, 1, 3)
    assert table.board() == set()
    assert table.legal() == {"roll", "stop"}


def test_g3_2_only_the_active_players_swords_count() -> None:
    table = Table.at_turn()
    table.hire(1, "pirate")
    table.circle(1, "blue", "orange")
    table.roll("yellow-A")
    assert table.roll_on_table is None
    assert table.board() == {"ship-yellow-A"}


def test_g3_3_a_blue_wheel_rolls_again_at_once() -> None:
    table = Table.at_turn()
    table.circle(0, "blue", "blue")
    table.will_roll("red-C", "blue-A", "green-B")
    table.act("roll", "reroll")
    assert table.roll_on_table == "blue-A"
    assert table.legal() == {"resolve", "reroll"}
    table.act("reroll")  # another answers the new roll; then none is left
    assert table.wheel(0, "blue") == (0, 0, 2)
    assert table.board() == {"ship-green-B"}


def test_g3_3_after_a_void_roll_there_is_no_stopping() -> None:
    table = Table.at_turn()
    table.circle(0, "blue", "blue")
    table.roll("red-C")
    table.will_roll("red-B")
    table.act("reroll")
    assert "stop" not in table.legal()
    assert table.g.handled == 0


def test_g3_4_a_ship_is_placed_on_its_space() -> None:
    table = Table.at_turn().roll("orange-C", "black-E")
    assert table.board() == {"ship-orange-C", "ship-black-E"}


def test_g3_4_a_ship_already_on_the_board_busts() -> None:
    table = Table.at_turn().roll("orange-C", "orange-A")
    assert table.g.bust == 1
    assert table.board() == {"ship-orange-C"}
    assert (table.phase, table.g.decider) == ("cross", 0)


def test_g3_5_a_wheel_is_placed_and_taken_off_again() -> None:
    table = Table.at_turn().roll("orange-D")
    assert table.board() == {"wheel-orange-D"}
    table.roll("orange-E")
    assert table.board() == set()
    assert table.g.bust == 0
    assert table.legal() == {"roll", "stop"}
    table.roll("orange-E")
    assert table.board() == {"wheel-orange-E"}


def test_g3_5_wheel_and_ship_of_one_color_lie_side_by_side() -> None:
    table = Table.at_turn().roll("red-E", "red-D", "blue-D")
    assert table.board() == {"wheel-red-E", "ship-red-D", "ship-blue-D"}


def test_g3_6_after_a_handled_roll_roll_again_or_stop() -> None:
    table = Table.at_turn()
    table.hire(0, "sailor")
    assert table.roll("red-B").legal() == {"roll", "stop"}
    assert table.roll("yellow-A").act("repel").legal() == {"roll", "stop"}


SIX = ["ship-yellow-A", "ship-orange-A", "ship-green-A", "ship-blue-A", "ship-red-A", "ship-black-A"]


@pytest.mark.parametrize(
    ("points", "pieces", "wins"),
    [
        (10, 7, False), (11, 6, False), (11, 7, True), (12, 6, False), (12, 7, True), (13, 5, False),
        (13, 6, True), (14, 5, False), (14, 6, True), (15, 4, False), (15, 5, True), (19, 5, True),
    ],
)  # fmt: skip
def test_g3_7_sudden_death(points: int, pieces: int, wins: bool) -> None:
    table = Table.at_turn()
    table.player().points = points
    table.player(1).points = 19
    table.lay(*SIX[: pieces - 1])
    table.roll("green-E")
    if wins:
        assert (table.phase, table.reason, table.g.winners) == ("over", "sudden-death", 1)
        assert table.legal() == set()
        assert table.g.decider == -1
        assert table.happened()[-2:] == ["sudden-death", "over"]
    else:
        assert table.phase == "discover"
        assert table.reason is None


def test_g3_7_only_the_piece_just_placed_wins() -> None:
    table = Table.at_turn()
    table.player().points = 15
    table.lay(*SIX[:5], "wheel-green-D")
    table.roll("green-D")  # taken off: five are left
    assert table.phase == "discover"
    table.hire(0, "pirate")
    table.roll("yellow-B").act("repel")
    assert table.phase == "discover"


def test_g3_7_the_active_player_wins_whoever_that_is() -> None:
    table = Table.at_turn(start=2)
    table.player(2).points = 15
    table.lay(*SIX[:4])
    assert table.roll("black-A").g.winners == 0b100


def test_g3_7_the_chest_is_no_piece() -> None:
    table = Table.at_turn(5)
    table.player().points = 15
    table.lay(*SIX[:3])
    assert table.roll("green-E").phase == "discover"


def test_e2_roll_first_stop_later() -> None:
    table = Table.at_turn()
    assert table.legal() == {"roll"}
    assert table.roll("red-B").legal() == {"roll", "stop"}


def test_e2_a_new_turn_begins_with_nothing() -> None:
    table = Table.at_turn(2)
    table.hire(0, "jester")
    table.circle(0, "red", "yellow")
    table.circle(1, "red", "yellow")
    table.lay("ship-yellow-B", "ship-red-A", "ship-blue-A", "ship-green-A", "wheel-green-D", "wheel-red-E")
    table.stop().act("take wheel-red", "use red", "done", "done")
    table.act("take ship-yellow", "use yellow", "use red", "done")
    table.act("use red", "take ship-red")
    table.g.used_yellow, table.g.yellow, table.g.takes_left, table.g.jesters_paid = 1, 2, 1, 1
    table.act("done")
    assert (table.g.active, table.legal()) == (1, {"roll"})
    facts = [
        "roll",
        "handled",
        "bust",
        "chest",
        "chance",
        "takes_left",
        "crosses_left",
        "n_taken",
        "used_red",
        "used_yellow",
        "yellow",
    ]
    facts += ["jesters_paid", "n_todo"]
    now = as_data(table.g)
    assert {fact: now[fact] for fact in facts} == dict.fromkeys(facts, 0)
    assert table.board() == set()
    table.bust()
    assert table.g.bust == 1
    table.act("done", "done", "done")
    assert (table.g.active, table.g.bust, table.g.round) == (0, 0, 2)


def test_e3_fewest_orange_wheels_and_only_if_person_swords_fail() -> None:
    table = Table.at_turn()
    table.hire(0, "pirate")
    table.circle(0, "orange", "orange", "orange")
    assert table.roll("yellow-B").legal() == {"resolve", "repel"}
    table.act("repel")
    assert table.roll("orange-B").legal() == {"resolve", "repel 1"}
    table.act("repel 1")
    assert table.roll("black-E").legal() == {"roll", "stop"}  # 8 swords: three wheels, two are left


def test_e3_the_program_resolves_where_nothing_else_is_possible() -> None:
    table = Table.at_turn()
    table.circle(0, "red", "yellow")
    table.roll("red-B")
    assert table.roll_on_table is None
    assert table.board() == {"ship-red-B"}
    assert table.g.handled == 1


def test_e3_resolving_is_a_choice_even_when_it_busts() -> None:
    table = Table.at_turn()
    table.hire(0, "sailor")
    table.lay("ship-yellow-C")
    assert table.roll("yellow-A").legal() == {"resolve", "repel"}
    table.act("resolve")
    assert table.g.bust == 1
