"""Material and setup of the Dice Game, rule by rule (G1, G2, E1)."""

from __future__ import annotations

from collections import Counter

import pytest

from portroyal.play.dice.notation import roll_name, roll_of
from portroyal.rules.chance import index, seed_stream
from portroyal.rules.dice.board import (
    CHEST_CROSSES,
    SHIP_CROSSES,
    is_wheel_space,
    roll_code,
    roll_color,
    roll_letter,
    roll_swords,
    space_skulls,
    throw_dice,
)
from portroyal.rules.dice.chart import load_chart
from portroyal.rules.dice.chart_words import FIELD_KINDS, PERSONS, SHIP_COLORS, WHEEL_COLORS
from portroyal.rules.dice.codes import KINDS, LETTERS, N_PERSONS, NEAR, PERSON_NAMES, PIECES
from portroyal.rules.dice.sheet import sheet_of
from portroyal.rules.dice.state import State

from .table import Table, atlas, atlas_with

ALL_SPACES = [(color, letter) for color in SHIP_COLORS for letter in LETTERS]


def swords(roll: str) -> int:
    code = roll_of(roll)
    assert code is not None
    return roll_swords(code)


def test_g1_1_swords_on_the_color_die() -> None:
    assert [swords(f"{color}-A") - 1 for color in SHIP_COLORS] == [0, 1, 1, 2, 2, 3]
    assert SHIP_COLORS == ("yellow", "orange", "green", "blue", "red", "black")


def test_g1_2_swords_on_the_letter_die_and_two_faces_b() -> None:
    assert [swords(f"yellow-{letter}") for letter in LETTERS] == [1, 2, 3, 4, 5]
    g = State()
    seed_stream(g.stream, 1)
    rolls = Counter(throw_dice(g) for _ in range(6000))
    letters = Counter(roll_letter(roll) for roll in rolls.elements())
    colors = Counter(roll_color(roll) for roll in rolls.elements())
    assert 1850 < letters[1] < 2150
    assert all(850 < letters[letter] < 1150 for letter in (0, 2, 3, 4))
    assert all(850 < colors[color] < 1150 for color in range(6))
    assert set(rolls) == set(range(1, 31))


def test_g1_2_a_roll_takes_the_color_first_then_the_letter() -> None:
    """Notation, section 5: the first words of seed 7 decide; known from the stream itself."""
    g, twin = State(), State()
    seed_stream(g.stream, 7)
    seed_stream(twin.stream, 7)
    for _ in range(50):
        color, face = index(twin.stream, 6), index(twin.stream, 6)
        assert roll_name(throw_dice(g)) == f"{SHIP_COLORS[color]}-{'ABBCDE'[face]}"


def test_scripted_rolls_come_first_and_use_up_no_words() -> None:
    g = State()
    seed_stream(g.stream, 7)
    g.script = [(4, 1)]
    before = g.stream.counter, g.stream.used
    assert roll_name(throw_dice(g)) == "red-B"
    assert (g.stream.counter, g.stream.used) == before
    throw_dice(g)
    assert (g.stream.counter, g.stream.used) != before


def test_roll_names_and_codes_are_one_to_one() -> None:
    for roll in range(1, 31):
        assert roll_of(roll_name(roll)) == roll == roll_code(roll_color(roll), roll_letter(roll))
    assert roll_name(0) is None
    assert [roll_of(text) for text in ("pink-A", "red-F", "red", None, 3)] == [None] * 5


def test_g1_3_wheel_spaces() -> None:
    wheels = {
        f"{color}-{letter}"
        for color, letter in ALL_SPACES
        if is_wheel_space(SHIP_COLORS.index(color), LETTERS.index(letter))
    }
    assert wheels == {
        "yellow-D", "yellow-E", "orange-D", "orange-E", "green-D", "green-E", "blue-E", "red-E",
    }  # fmt: skip


def test_g1_4_crosses_by_column_and_printed_skulls() -> None:
    assert SHIP_CROSSES == (1, 2, 3, 3, 4)
    skulls = {
        f"{color}-{letter}": n
        for color, letter in ALL_SPACES
        if (n := space_skulls(SHIP_COLORS.index(color), LETTERS.index(letter)))
    }
    assert skulls == {"blue-C": 1, "red-C": 1, "black-C": 1, "black-E": 2}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_g1_5_pieces_and_the_chest_of_five_players(players: int) -> None:
    assert len(PIECES) == 6 + 5 + 1
    assert "wheel-black" not in PIECES
    assert Table(players).g.chest == Table.at_turn(players).g.chest == (1 if players == 5 else 0)
    assert CHEST_CROSSES == 2


def test_g1_6_the_sheet_holds_what_the_chart_says() -> None:
    for chapter in "1234":
        chart = load_chart(chapter)
        made = sheet_of(chart)
        sheet = made.sheet
        assert sheet.chapter == chart.chapter
        assert made.field_names == chart.all_fields
        assert sheet.skull_points[: sheet.n_skulls] == list(chart.skulls)
        assert dict(zip(WHEEL_COLORS, sheet.boxes, strict=True)) == {c: chart.boxes(c) for c in WHEEL_COLORS}
        for i, island in enumerate(chart.islands):
            fields = range(sheet.first_field[i], sheet.first_field[i + 1])
            assert tuple(made.field_names[f] for f in fields) == island.fields
            assert {sheet.island_of[f] for f in fields} == {i}
            assert PERSON_NAMES[sheet.person[i]] == island.person
            assert sheet.island_points[i] == island.points
            assert sheet.is_start[i] == island.start
            colors = [c for k, c in enumerate(SHIP_COLORS) if sheet.trades[i] >> k & 1]
            assert sorted(colors) == sorted(island.colors)
        for field in chart.fields:
            number = made.field(field.name)
            assert number is not None
            assert sheet.island_of[number] == -1
            assert KINDS[sheet.kind[number]] == field.kind
            assert sheet.points[number] == field.points
            assert sheet.number[number] == field.number
        assert chart.islands[sheet.jester_island].person == "jester"
        assert chart.islands[sheet.jester_island].start
    assert tuple(PERSONS) == PERSON_NAMES
    assert len(PERSON_NAMES) == N_PERSONS
    assert tuple(FIELD_KINDS) == KINDS
    assert made.field("nowhere") is made.island("nowhere") is made.field(None) is made.island(7) is None


def test_g2_1_everybody_starts_with_nothing() -> None:
    table = Table(5)
    assert [p.points for p in table.g.players] == [0] * 5
    assert [p.swords for p in table.g.players] == [0] * 5
    assert table.phase == "start"
    assert table.g.round == 1


@pytest.mark.parametrize(("players", "fields"), [(2, 3), (3, 2), (4, 0), (5, 0)])
def test_g2_2_the_jester_island_has_a_head_start(players: int, fields: int) -> None:
    table = Table(players)
    for seat in range(players):
        assert table.crossed(seat) == ["jester1", "jester2", "jester3"][:fields]


def test_g2_2_the_jester_island_may_stand_anywhere_in_the_chart() -> None:
    chart = atlas()
    chart["islands"] = dict(reversed(chart["islands"].items()))
    table = Table(2, chart=chart)
    assert table.crossed(0) == ["jester1", "jester2", "jester3"]
    # Nothing but the start islands is open: the chart's first field belongs to an island far away.
    assert table.of.field_names[0] == "corsair1"
    assert not [name for name in table.marked(0, NEAR) if name.startswith("corsair")]


def test_g2_3_one_more_field_for_each_player_in_turn_order() -> None:
    table = Table(4, start=2)
    assert table.g.decider == 2
    table.act("start sailor", "start pirate", "start jester", "start trader")
    assert table.crossed(2) == ["sailor1"]
    assert table.crossed(3) == ["pirate1", "pirate2"]
    assert table.crossed(0) == ["jester1", "jester2", "jester3"]
    assert table.crossed(1) == ["trader1", "trader2", "trader3", "trader4"]
    assert (table.phase, table.g.active, table.g.decider) == ("discover", 2, 2)


def test_g2_3_a_completed_island_counts_as_always() -> None:
    table = Table(4).act("start sailor", "start pirate", "start jester", "start trader")
    assert table.persons(3) == ["trader"]
    assert table.player(3).points == 1
    assert table.player(3).bonus == [1, 0, 0, 0, 1, 0]


def test_g2_3_a_fifth_player_chooses_any_island_and_crosses_four() -> None:
    table = Table(5).act("start sailor", "start pirate", "start jester", "start trader")
    assert table.legal() == {"start sailor", "start pirate", "start jester", "start trader"}
    table.act("start pirate")
    assert table.crossed(4) == ["pirate1", "pirate2", "pirate3", "pirate4"]
    assert table.player(4).swords == 2


def test_g2_3_what_does_not_fit_is_lost() -> None:
    table = Table(2).act("start sailor", "start jester")
    assert table.crossed(0) == ["jester1", "jester2", "jester3", "sailor1"]
    assert table.crossed(1) == ["jester1", "jester2", "jester3", "jester4"]
    assert table.persons(1) == ["jester"]
    assert table.phase == "discover"


def test_g2_3_the_first_player_may_complete_the_jester_island_too() -> None:
    table = Table(2).act("start jester")
    assert table.persons(0) == ["jester"]
    assert "start jester" not in table.legal()


def test_e1_each_island_once_and_the_last_one_is_asked_too() -> None:
    table = Table(4)
    left = {"start sailor", "start pirate", "start jester", "start trader"}
    for choice in ("start trader", "start jester", "start sailor"):
        assert table.legal() == left
        table.act(choice)
        left.remove(choice)
    assert table.legal() == {"start pirate"}
    assert table.phase == "start"


def test_e1_a_captain_on_a_start_island_asks_before_the_next_player_chooses() -> None:
    chart = atlas_with(pirate={"person": "captain"}, captain={"person": "pirate"})
    table = Table(4, chart=chart).act("start sailor", "start jester", "start trader", "start pirate")
    assert (table.phase, table.g.decider, table.todo) == ("start", 3, ["captain"])
    table.act("wheel blue")
    assert table.todo == ["captain blue"]
    table.act("done")
    assert table.wheel(3, "blue") == (1, 1, 0)
    assert (table.phase, table.g.decider) == ("discover", 0)


def test_e1_start_islands_only() -> None:
    assert all(action.startswith("start ") for action in Table(3).legal())
    assert len(Table(3).legal()) == 4 < len(atlas()["islands"])
