"""What a listener is told: scene by scene, every roll, piece, wheel, skull, cross and point."""

from __future__ import annotations

import pytest

from .table import Table, atlas_with
from .test_rules_chart import crossing

FIVE = ["wheel-red-E", "ship-green-B", "ship-blue-C", "ship-red-A", "ship-orange-A"]
NO_ONE = -1


def test_the_setup_is_told() -> None:
    table = Table(2, start=1)
    assert table.story() == [
        ("cross", seat, f"jester{n}", 0, None, None) for seat in range(2) for n in (1, 2, 3)
    ]
    table.act("start jester")
    assert table.story() == [
        ("start", 1, "jester", 1, None, None),
        ("cross", 1, "jester4", 0, None, None),
        ("island", 1, "jester", 1, None, None),
        ("hire", 1, "jester", 0, None, None),
        ("points", 1, None, 1, None, None),
    ]
    table.act("start pirate")
    assert table.story() == [
        ("start", 0, "pirate", 2, None, None),
        ("cross", 0, "pirate1", 0, None, None),
        ("cross", 0, "pirate2", 0, None, None),
        ("turn", 1, None, 1, None, None),
    ]


def test_rolls_are_told() -> None:
    table = Table.at_turn()
    table.circle(0, "orange", "blue")
    table.will_roll("green-D", "orange-C", "green-E")
    table.act("roll", "resolve")
    assert table.story() == [
        ("roll", 0, "green-D", 5, None, None),
        ("place", 0, "wheel-green", 3, "beside", "board"),
    ]
    table.act("roll", "reroll")
    assert table.story() == [
        ("roll", 0, "orange-C", 4, None, None),
        ("use", 0, "blue", 0, None, None),
        ("reroll", 0, "orange-C", 0, None, None),
        ("roll", 0, "green-E", 6, None, None),
        ("take-off", 0, "wheel-green", 0, "board", "beside"),
    ]
    assert table.roll("blue-C").story()[1] == ("place", 0, "ship-blue", 2, "beside", "board")
    table.will_roll("orange-A")
    table.act("roll", "repel 1")
    assert table.story() == [
        ("roll", 0, "orange-A", 2, None, None),
        ("use", 0, "orange", 0, None, None),
        ("repel", 0, "orange-A", 1, None, None),
    ]


def test_a_bust_is_told() -> None:
    table = Table.at_turn()
    table.hire(0, "jester", "bold-jester")
    table.lay("ship-red-A")
    table.bust().act("bold-jester", "done")
    assert table.story() == [
        ("roll", 0, "black-A", 4, None, None),
        ("bust", 0, "ship-black", 2, None, None),
        ("chance", 0, None, 0, None, None),
        ("skull", 0, "red", 0, None, None),
        ("jester", 0, None, 1, None, None),
        ("bold-jester", 0, None, 2, None, None),
        ("skull", 0, "red", -1, None, None),
        ("points", 0, None, -1, None, None),
        ("done", 0, None, 5, None, None),
        ("chance", 1, None, 1, None, None),
    ]


def test_takes_are_told() -> None:
    table = Table.at_turn(5)
    table.hire(0, "clerk", "admiral")
    table.lay(*FIVE, "wheel-green-D")
    table.stop().act(
        "take ship-blue", "take wheel-red", "use red", "take wheel-green", "cross sailor1", "done"
    )
    assert table.story() == [
        ("stop", 0, None, 6, None, None),
        ("chance", 0, None, 3, None, None),
        ("admiral", 0, None, 2, None, None),
        ("take", 0, "ship-blue", 3, "board", "sheet:0"),
        ("skull", 0, "red", 0, None, None),
        ("take", 0, "wheel-red", 1, "board", "sheet:0"),
        ("circle", 0, "red", 1, None, None),
        ("use", 0, "red", 3, None, None),
        ("take", 0, "wheel-green", 1, "board", "sheet:0"),
        ("circle", 0, "green", 1, None, None),
        ("points", 0, None, 1, None, None),
        ("cross", 0, "sailor1", 1, None, None),
        ("done", 0, None, 9, None, None),
        ("chance", 1, None, 1, None, None),
    ]
    table.act("take chest", "done")
    assert table.story()[0] == ("take", 1, "chest", 2, "beside", "sheet:1")


def test_the_others_takes_are_told_with_their_own_sheet() -> None:
    table = Table.at_turn()
    table.lay("ship-green-A", "ship-red-A", "wheel-red-E")
    table.stop().act("take ship-green", "done")
    table.story()
    table.act("take ship-red", "done")
    assert table.story()[0] == ("take", 1, "ship-red", 1, "board", "sheet:1")
    table.act("take wheel-red")
    assert ("take", 2, "wheel-red", 0, "board", "sheet:2") in table.story()


def test_a_yellow_wheel_is_told_with_its_crosses() -> None:
    table = Table.at_turn()
    table.circle(0, "yellow")
    table.lay("ship-yellow-C", "ship-red-A", "ship-blue-A")
    table.stop().act("take ship-yellow", "use yellow")
    assert table.story()[-1] == ("use", 0, "yellow", 3, None, None)


def test_a_wheel_without_a_box_is_told_as_such() -> None:
    table = Table.at_turn()
    table.circle(0, "red", "red")
    table.lay("wheel-red-E", "ship-blue-A", "ship-green-A")
    table.stop().act("take wheel-red")
    assert ("circle", 0, "red", 0, None, None) in table.story()


def test_the_end_of_a_turn_is_told() -> None:
    table = Table.at_turn()
    table.lay("ship-red-A", "wheel-blue-E", "ship-black-B")
    table.stop().act("done", "done")
    table.story()
    table.act("done")
    assert table.story() == [
        ("done", 2, None, 0, None, None),
        ("return", NO_ONE, "ship-red", 0, "board", "beside"),
        ("return", NO_ONE, "ship-black", 0, "board", "beside"),
        ("return", NO_ONE, "wheel-blue", 0, "board", "beside"),
        ("end-of-turn", 0, None, 0, None, None),
        ("turn", 1, None, 1, None, None),
    ]


def test_special_fields_are_told() -> None:
    table = Table.at_turn()
    table.hire(0, "diplomat")
    table.circle(0, "blue", "blue", "orange", "orange")
    crossing(table=table).act("cross gold", "cross wheels-4", "cross lock blue", "cross cliff", "cross reef")
    table.act("skull green")
    assert table.story() == [
        ("cross", 0, "gold", 1, None, None),
        ("treasure", 0, "gold", 3, None, None),
        ("strike", 1, "gold", 0, None, None),
        ("strike", 2, "gold", 0, None, None),
        ("points", 0, None, 3, None, None),
        ("cross", 0, "wheels-4", 1, None, None),
        ("order", 0, "wheels-4", 2, None, None),
        ("points", 0, None, 2, None, None),
        ("give-up", 0, "blue", 0, None, None),
        ("cross", 0, "lock", 1, None, None),
        ("cross", 0, "cliff", 3, None, None),
        ("cross", 0, "reef", 1, None, None),
        ("skull", 0, "green", 0, None, None),
    ]


def test_a_skull_that_does_nothing_is_told() -> None:
    table = Table.at_turn()
    table.player().skulls = 8
    crossing(table=table).act("cross reef")
    assert table.story()[-1] == ("no-skull", 0, None, 0, None, None)


def test_a_declined_bold_jester_is_told() -> None:
    table = Table.at_turn()
    table.hire(0, "bold-jester")
    table.bust().act("done")
    assert ("no-bold-jester", 0, None, 0, None, None) in table.story()


def test_painting_is_told() -> None:
    table = Table.at_turn(4)
    every = [
        name for name in table.of.field_names if name not in ("senorita2", "gunner1", "gunner2", "clerk2")
    ]
    table.draw(0, *every)
    crossing(table=table).act("cross senorita2")
    assert table.story() == [
        ("cross", 0, "senorita2", 1, None, None),
        ("island", 0, "senorita", 1, None, None),
        ("hire", 0, "senorita", 0, None, None),
        ("points", 0, None, 1, None, None),
        ("paint", 0, "gunner1", 0, None, None),
        ("paint", 0, "clerk2", 0, None, None),
        ("island", 0, "clerk", 1, None, None),
        ("hire", 0, "clerk", 0, None, None),
        ("points", 0, None, 1, None, None),
    ]


def test_the_end_is_told() -> None:
    table = Table.at_turn()
    table.player().points = 18
    crossing(table=table).act("cross silver")
    assert table.story()[-2:] == [("points", 0, None, 2, None, None), ("over", NO_ONE, None, 1, None, None)]
    table = Table.at_turn()
    table.player().points, table.g.round = 15, 6
    table.lay(*FIVE[:4])
    assert table.roll("black-E").story()[-2:] == [
        ("sudden-death", 0, None, 5, None, None),
        ("over", NO_ONE, None, 6, None, None),
    ]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_an_island_without_points_is_told_without_points(players: int) -> None:
    table = Table.at_turn(players, chart=atlas_with(passenger={"points": 0}))
    table.draw(0, "to-passenger", "passenger1")
    crossing(table=table).act("cross passenger2")
    assert [word for word, *_ in table.story()] == ["cross", "island", "hire"]
