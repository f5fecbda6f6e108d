"""The sea charts: our own four, and what the validator refuses (dice-game.md, sections 6, 9 and 11)."""

from __future__ import annotations

import copy
import json
import math
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from portroyal.rules.dice.chart import Chart, ChartError, chart_from_data, chart_to_data, load_chart
from portroyal.rules.dice.chart_check import most_points, ways
from portroyal.rules.dice.chart_words import FIELD_KINDS, ORDERS, PERSONS, SWORDS, WHEEL_COLORS

OWN = ("1", "2", "3", "4")
FOURTH = load_chart("4")


def island(person: str, prefix: str, count: int, via: list[str], **more: Any) -> dict[str, Any]:
    fields = [f"{prefix}{n}" for n in range(1, count + 1)]
    return {"person": person, "points": 3, "fields": fields, "via": via} | more


def small_chart() -> dict[str, Any]:
    """The smallest sound chart that uses every kind of field."""
    return {
        "name": "Small",
        "chapter": 4,
        "islands": {
            "east": island("jester", "e", 4, ["start"], start=True),
            "west": island("sailor", "w", 4, ["start"], start=True),
            "north": island("trader", "n", 4, ["start"], start=True, colors=["red", "blue"]),
            "south": island("pirate", "s", 4, ["start"], start=True),
            "far": island("passenger", "f", 2, ["r2"]),
        },
        "fields": {
            "r1": {"kind": "plain", "next_to": ["start"]},
            "r2": {"kind": "color", "color": "green", "next_to": ["r1", "far"]},
            "r3": {"kind": "skull", "next_to": ["far"]},
            "r4": {"kind": "number", "number": 3, "next_to": ["r3"]},
            "r5": {"kind": "wheel", "next_to": ["r3"]},
            "r6": {"kind": "treasure", "points": 2, "next_to": ["r5"]},
            "r7": {"kind": "order", "order": "islands-5", "next_to": ["r5"]},
        },
        "skulls": [0, -1],
        "wheels": {"yellow": 1, "orange": 0, "green": 6, "blue": 0, "red": 8},
    }


def changed(path: str, value: object) -> dict[str, Any]:
    """The small chart with one value replaced (or added); the path's last word is the key."""
    data = small_chart()
    *tables, key = path.split(".")
    place = data
    for name in tables:
        place = place[name]
    place[key] = value
    return data


def without(path: str) -> dict[str, Any]:
    data = changed(path, None)
    *tables, key = path.split(".")
    place = data
    for name in tables:
        place = place[name]
    del place[key]
    return data


def refusal(data: object) -> str:
    with pytest.raises(ChartError) as caught:
        chart_from_data(data, "my sheet")
    sentence = str(caught.value)
    assert sentence.startswith("my sheet: ")
    assert "\n" not in sentence
    return sentence.removeprefix("my sheet: ")


# Our own four charts


@pytest.mark.parametrize("which", OWN)
def test_own_charts_load_and_round_trip(which: str) -> None:
    chart = load_chart(which)
    assert chart.chapter == int(which)
    assert chart_from_data(json.loads(json.dumps(chart_to_data(chart))), "export") == chart
    assert all(island.at for island in chart.islands)
    assert all(field.at for field in chart.fields)


@pytest.mark.parametrize("which", OWN)
def test_own_charts_use_every_element_of_their_chapter(which: str) -> None:
    chart = load_chart(which)
    persons = {person for person, first in PERSONS.items() if first <= chart.chapter}
    if chart.chapter == 4:
        persons -= {"captain"}  # G6.7: never on one chart with the clerk
    assert {i.person for i in chart.islands} == persons
    assert {f.kind for f in chart.fields} == {
        kind for kind, first in FIELD_KINDS.items() if first <= chart.chapter
    }
    orders = sorted(order for order, first in ORDERS.items() if first <= chart.chapter)
    assert sorted(f.order for f in chart.fields if f.order) == orders


@pytest.mark.parametrize("which", OWN)
def test_own_charts_stay_near_the_known_proportions(which: str) -> None:
    chart = load_chart(which)
    persons = Counter(i.person for i in chart.islands)
    assert sum(SWORDS.get(i.person, 0) for i in chart.islands) == 6
    assert persons["admiral"] == 2
    assert persons["vice-admiral"] == 1
    assert len(chart.skulls) >= 13
    assert min(chart.skulls) < 0
    assert chart.skulls[0] == 0
    assert all(5 <= boxes <= 6 for boxes in chart.wheels)
    yellow = [i.name for i in chart.islands if "yellow" in i.colors]
    assert bool(yellow) == (chart.chapter in (2, 4))
    assert 35 <= most_points(chart) <= 85


@pytest.mark.parametrize("which", OWN)
def test_no_painted_island_shuts_a_route_on_our_charts(which: str) -> None:
    """A painted field opens no route (G6.2), so an island needs more fields than the chart has senoritas."""
    chart = load_chart(which)
    senoritas = sum(i.person == "senorita" for i in chart.islands)
    assert all(len(i.fields) > senoritas for i in chart.islands)


# Reading


def test_next_to_works_both_ways() -> None:
    chart = chart_from_data(small_chart(), "small")
    assert chart.touching["r1"] == ("start", "r2")
    assert chart.touching["r2"] == ("r1", "far")
    assert chart.touching["r5"] == ("r3", "r6", "r7")
    assert chart.island_of["f2"] == "far"
    assert chart.all_fields[-1] == "r7"
    assert len(chart.all_fields) == 18 + 7
    assert [chart.boxes(color) for color in WHEEL_COLORS] == [1, 0, 6, 0, 8]


def test_export_has_exactly_the_keys_of_section_11() -> None:
    data = chart_to_data(chart_from_data(changed("fields.r1.at", [10, 20.5]), "small"))
    assert list(data) == ["name", "chapter", "islands", "fields", "skulls", "wheels"]
    islands, fields = data["islands"], data["fields"]
    assert isinstance(islands, dict)
    assert isinstance(fields, dict)
    assert islands["far"] == {
        "person": "passenger",
        "colors": [],
        "points": 3,
        "fields": ["f1", "f2"],
        "start": False,
        "via": ["r2"],
    }
    assert fields["r1"] == {"kind": "plain", "next_to": ["start"], "at": [10, 20.5]}
    assert fields["r6"] == {"kind": "treasure", "points": 2, "next_to": ["r5"]}


def test_a_players_own_file_may_be_json_or_toml(tmp_path: Path) -> None:
    chart = load_chart("1")
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(chart_to_data(chart)), encoding="utf-8")
    assert load_chart(str(file)) == chart


def test_ways_counts_the_wheels_given_up() -> None:
    chart = chart_from_data(small_chart(), "small")
    assert ways(chart, ())["r7"] == 1
    assert "r6" not in ways(chart, {"r5"})


# What is refused, each with the key and a sentence

SECTION_9 = [
    ("islands.far.person", "cook", "islands.far.person: 'cook' is not a person"),
    ("fields.r9", {"kind": "plain", "next_to": []}, "fields.r9: no route from the start leads here"),
    ("islands.far.via", [], "islands.far.via: an island needs a route"),
    ("islands.far.start", True, "islands.far.via: a start island lies at the start"),
    ("islands.far.via", ["start"], "islands.far.start: an island whose via names start is a start island"),
    (
        "islands.east.fields",
        ["e1", "e2", "e3"],
        "islands.east.fields: a start island needs at least 4 fields",
    ),
    (
        "islands.east.person",
        "sailor",
        "islands: exactly one start island must be a jester’s; this chart has none",
    ),
    (
        "islands.west.person",
        "jester",
        "islands: exactly one start island must be a jester’s, not 2 (east, west)",
    ),
    ("wheels.green", 7, "wheels.green: must be a whole number from 0 to 6"),
    ("chapter", 3, None),
    ("chapter", 2, "fields.r7.kind: a field of the kind order appears from chapter 3 on"),
    ("chapter", 1, "fields.r4.kind: a field of the kind number appears from chapter 2 on"),
]


@pytest.mark.parametrize(("path", "value", "expected"), SECTION_9)
def test_section_9(path: str, value: object, expected: str | None) -> None:
    if expected is None:
        assert chart_from_data(changed(path, value), "ok")
    else:
        assert refusal(changed(path, value)).startswith(expected)


def test_other_than_four_start_islands() -> None:
    data = small_chart()
    data["islands"]["fifth"] = island("sailor", "v", 4, ["start"], start=True)
    assert refusal(data).startswith(
        "islands: a chart needs exactly 4 start islands, not 5 (east, west, north,"
    )
    assert refusal(without("islands.west")).startswith(
        "islands: a chart needs exactly 4 start islands, not 3"
    )


def test_a_treasure_needed_as_a_way_is_refused() -> None:
    through = changed("fields.r8", {"kind": "plain", "next_to": ["r6"]})
    assert refusal(through).startswith("fields.r8: every route here leads through a treasure")
    through["fields"]["r8"]["next_to"].append("r4")
    assert chart_from_data(through, "a second way")
    last = changed("islands.chest", island("sailor", "c", 2, ["r6"]))
    assert refusal(last).startswith("islands.chest: every route here leads through a treasure")


def test_a_chapter_s_persons_and_orders_used_too_early() -> None:
    for person, first in PERSONS.items():
        if first > 1:
            data = changed("islands.far.person", person)
            data["chapter"] = first - 1
            data["fields"] = {"r2": {"kind": "plain", "next_to": ["start"]}}
            assert refusal(data).startswith(
                f"islands.far.person: the person {person} appears from chapter {first}"
            )
    early = changed("fields.r7.order", "swords-4")
    early["chapter"] = 3
    assert refusal(early).startswith("fields.r7.order: the order swords-4 appears from chapter 4 on")


@pytest.mark.parametrize(("chapter", "sound"), [(1, False), (2, True), (3, False), (4, True)])
def test_yellow_trade_belongs_to_chapters_2_and_4(chapter: int, sound: bool) -> None:
    data = changed("islands.north.colors", ["yellow", "blue"])
    data["chapter"] = chapter
    data["fields"] = {"r2": {"kind": "plain", "next_to": ["start"]}}
    if sound:
        assert chart_from_data(data, "yellow").chapter == chapter
    else:
        assert refusal(data).startswith(
            "islands.north.colors: a trader for yellow ships appears in chapters 2 and 4"
        )


def test_points_must_reach_20_with_green_wheels_and_orders_counted_in() -> None:
    data = small_chart()
    for place in data["islands"].values():
        place["points"] = 0
    data["islands"]["far"]["points"] = (
        8  # with 8 of the green wheels, 2 of the treasure and 2 of the order: 20
    )
    assert most_points(chart_from_data(data, "just enough")) == 20
    data["islands"]["far"]["points"] = 7
    assert "give 19 points at most; a chart needs 20" in refusal(data)


def test_wheel_fields_nobody_can_pay_are_refused() -> None:
    data = changed("wheels.yellow", 0)
    assert refusal(data).startswith(
        "fields.r5: every route here leads through 1 wheel fields, but there are only 0 boxes of yellow"
    )


MALFORMED = [
    ("islands", [], "islands: must be a table"),
    ("fields", 3, "fields: must be a table"),
    ("name", "", "name: must be text of 1 to 60 characters"),
    ("name", "two\nlines", "name: must be text"),
    ("chapter", 5, "chapter: must be a whole number from 1 to 4"),
    ("chapter", True, "chapter: must be a whole number from 1 to 4, not True"),
    ("author", "me", "author: unknown key"),
    ("islands.far.person", ["sailor"], "islands.far.person: ['sailor'] is not a person"),
    ("islands.far.rum", 3, "islands.far.rum: unknown key"),
    ("islands.far.points", -1, "islands.far.points: must be a whole number from 0 to 20"),
    ("islands.far.points", 2.0, "islands.far.points: must be a whole number"),
    ("islands.far.fields", [], "islands.far.fields: an island needs at least one field"),
    ("islands.far.fields", "f1", "islands.far.fields: must be a list"),
    ("islands.far.fields", ["f1", "f1"], "islands.far.fields: names 'f1' twice"),
    (
        "islands.far.fields",
        ["f1", "e1"],
        "islands.far.fields: the name 'e1' already belongs to a field of the island",
    ),
    (
        "islands.far.fields",
        ["f1", "r1"],
        "fields.r1: the name 'r1' already belongs to a field of the island far",
    ),
    (
        "islands.far.fields",
        ["east"],
        "islands.far.fields: the name 'east' already belongs to the island east",
    ),
    ("islands.far.fields", ["start"], "islands.far.fields: “start” names the start field"),
    ("islands.far.fields", ["a b"], "islands.far.fields: 'a b' is not a valid name"),
    ("islands.far.fields", [7], "islands.far.fields: must be a list of words, not of 7"),
    ("islands.far.via", ["nowhere"], "islands.far.via: 'nowhere' is not on this chart"),
    (
        "islands.far.via",
        ["east"],
        "islands.far.via: 'east' is not on this chart; name the last sea field",
    ),
    ("islands.far.via", ["e1"], "islands.far.via: 'e1' is a field of the island east"),
    ("islands.far.via", [f"v{n}" for n in range(9)], "islands.far.via: at most 8 routes"),
    ("islands.far.start", 1, "islands.far.start: must be true or false"),
    ("islands.far.colors", ["red", "blue"], "islands.far.colors: only trader and wholesaler have colors"),
    (
        "islands.north.colors",
        ["red"],
        "islands.north.colors: a trader must trade with exactly two ship colors, not 1",
    ),
    ("islands.north.colors", ["red", "pink"], "islands.north.colors: 'pink' is not a ship color"),
    ("islands.north.colors", ["red", "red"], "islands.north.colors: names 'red' twice"),
    ("islands.far.at", [1001, 5], "islands.far.at: must be [x, y] with x from 0 to 1000 and y from 0 to 700"),
    ("islands.far.at", [5, math.nan], "islands.far.at: must be [x, y]"),
    ("islands.far.at", [5], "islands.far.at: must be [x, y]"),
    ("islands.far.at", [5, True], "islands.far.at: must be [x, y]"),
    ("islands.start", island("sailor", "q", 3, ["r1"]), "islands.start: “start” names the start field"),
    (
        "islands.r1",
        island("sailor", "q", 3, ["r1"]),
        "fields.r1: the name 'r1' already belongs to the island r1",
    ),
    ("fields.r1.next_to", ["r1"], "fields.r1.next_to: a field cannot be next to itself"),
    ("fields.r1.next_to", ["start", "start"], "fields.r1.next_to: names 'start' twice"),
    ("fields.r1.next_to", ["atlantis"], "fields.r1.next_to: 'atlantis' is not on this chart"),
    ("fields.r1.next_to", ["f1"], "fields.r1.next_to: 'f1' is a field of the island far"),
    ("fields.r1.kind", "reef", "fields.r1.kind: 'reef' is not a kind of field"),
    ("fields.r1.color", "red", "fields.r1.color: unknown key"),
    ("fields.r1", {"next_to": ["start"]}, "fields.r1: the key kind is missing"),
    ("fields.r2", {"kind": "color", "next_to": ["r1"]}, "fields.r2: the key color is missing"),
    ("fields.r2.color", "pink", "fields.r2.color: 'pink' is not a ship color"),
    ("fields.r4.number", 0, "fields.r4.number: must be a whole number from 1 to 9"),
    ("fields.r6.points", 0, "fields.r6.points: must be a whole number from 1 to 20"),
    ("fields.r7.order", "rum-3", "fields.r7.order: 'rum-3' is not an order"),
    ("skulls", [0] * 33, "skulls: the row may have at most 32 skulls, not 33"),
    ("skulls", [0, 1], "skulls: must be a whole number from -20 to 0, not 1"),
    ("wheels.black", 2, "wheels.black: unknown key"),
    ("wheels.red", 13, "wheels.red: must be a whole number from 0 to 12"),
    ("wheels.red", -1, "wheels.red: must be a whole number from 0 to 12"),
]


@pytest.mark.parametrize(("path", "value", "expected"), MALFORMED)
def test_malformed(path: str, value: object, expected: str) -> None:
    assert refusal(changed(path, value)).startswith(expected)


@pytest.mark.parametrize("path", ["name", "chapter", "islands", "fields", "skulls", "wheels"])
def test_every_top_key_is_needed(path: str) -> None:
    assert refusal(without(path)) == f"the key {path} is missing"


def test_no_chart_at_all() -> None:
    nothing: list[object] = [None, 7, "chart", [], {1: 2}]
    for data in nothing:
        assert refusal(data)


def test_what_the_fixed_arrays_cannot_hold_is_refused() -> None:
    many = small_chart()
    for n in range(28):
        many["islands"][f"i{n}"] = island("sailor", f"i{n}f", 1, ["r1"])
    assert "at most 32 islands, not 33" in refusal(many)
    long = small_chart()
    for n in range(136):
        long["fields"][f"z{n}"] = {"kind": "plain", "next_to": ["start"]}
    assert "at most 160 fields, including those of islands, not 161" in refusal(long)
    star = small_chart()
    for n in range(12):
        star["fields"][f"z{n}"] = {"kind": "plain", "next_to": ["r1"]}
    said = "r1.next_to: a sea field may touch at most 12 others, counting both directions, not 14"
    assert said in refusal(star)


# Where an error points to


def test_an_error_in_toml_names_file_and_line(tmp_path: Path) -> None:
    text = Path("src/portroyal/rules/dice/charts/chapter1.toml")
    source = (Path(__file__).parents[3] / text).read_text(encoding="utf-8")
    wrong = tmp_path / "wrong.toml"
    for old, new in [('person = "pirate"', 'person = "pirat"'), ('color = "green"', 'color = "grin"')]:
        wrong.write_text(source.replace(old, new, 1), encoding="utf-8")
        line = source[: source.index(old)].count("\n") + 1
        with pytest.raises(
            ChartError, match=rf"wrong\.toml, line {line}: .*'{new.split(chr(34))[1]}' is not a "
        ):
            load_chart(str(wrong))
    wrong.write_text(source.replace("chapter = 1", "chapter = "), encoding="utf-8")
    with pytest.raises(ChartError, match=r"wrong\.toml: not valid TOML: .*line \d+"):
        load_chart(str(wrong))


def test_an_error_in_json_names_file_and_line(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.json"
    source = json.dumps(changed("fields.r7.order", "rum-3"), indent=1)
    wrong.write_text(source, encoding="utf-8")
    line = source[: source.index("rum-3")].count("\n") + 1
    with pytest.raises(
        ChartError, match=rf"wrong\.json, line {line}: fields\.r7\.order: 'rum-3' is not an order"
    ):
        load_chart(str(wrong))
    wrong.write_text('{"name": "a", "name": "b"}', encoding="utf-8")
    with pytest.raises(ChartError, match="name: is written twice"):
        load_chart(str(wrong))
    wrong.write_text("{" * 100_000, encoding="utf-8")
    with pytest.raises(ChartError, match="not valid JSON"):
        load_chart(str(wrong))
    wrong.write_text('{"a":' * 100_000, encoding="utf-8")
    with pytest.raises(ChartError, match="nested too deeply"):
        load_chart(str(wrong))


def test_a_hostile_file_is_refused_before_it_costs_much(tmp_path: Path) -> None:
    """Files of nearly a million bytes, each for a reader that would look at every part again for every part.

    No clock is asked, so that a busy machine fails nothing: such a reader would not come to an end here.
    """
    file = tmp_path / "hostile"
    names = [f"n{n}" for n in range(100_000)]
    for text, code in (
        ("[" + " " * 900_000 + "x", "not-toml-end"),
        ("a" * 900_000, "not-toml-end"),
        ("a" + ".a" * 450_000 + " = 1", "many-dots"),
        ("\n".join(f"n{n}" + ".a" * 60 + " = 1" for n in range(7_000)), "unknown-key"),
        (json.dumps(changed("skulls", names)), "many-skulls"),
        (json.dumps(changed("islands.far.fields", names)), "many-fields"),
        ("{" + ",".join(f'"{name}": 1' for name in names[:60_000]) + ', "n59999": 2}', "key-twice"),
    ):
        file.write_text(text, encoding="utf-8")
        with pytest.raises(ChartError) as refused:
            load_chart(str(file))
        assert refused.value.code == code


def test_files_that_are_no_charts(tmp_path: Path) -> None:
    for which in ("5", "", str(tmp_path), str(tmp_path / "none.toml"), "a\0b"):
        with pytest.raises(ChartError, match="this chart cannot be read"):
            load_chart(which)
    binary = tmp_path / "binary.toml"
    binary.write_bytes(b"name = '\xff'")
    with pytest.raises(ChartError, match="is not UTF-8"):
        load_chart(str(binary))
    binary.write_bytes(b"#" * 1_000_001)
    with pytest.raises(ChartError, match="at most 1000000 bytes"):
        load_chart(str(binary))


json_like = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)


@settings(max_examples=300, deadline=None)
@given(data=st.data())
def test_any_damage_is_a_chart_or_one_sentence(data: st.DataObject) -> None:
    """Whatever replaces one value of a sound chart, the answer is a chart or one sentence."""
    place: Any = copy.deepcopy(chart_to_data(FOURTH))
    whole = place
    while True:
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        key = data.draw(st.sampled_from(keys))
        deeper = isinstance(place[key], dict | list) and place[key]
        if not deeper or data.draw(st.booleans()):
            break
        place = place[key]
    place[key] = data.draw(json_like)
    answer: Chart | str
    try:
        answer = chart_from_data(whole, "damaged")
    except ChartError as error:
        answer = str(error)
    if isinstance(answer, str):
        assert answer.startswith("damaged: ")
        assert len(answer) < 600
    else:
        assert chart_from_data(chart_to_data(answer), "again") == answer


def test_the_guide_s_example_is_a_sound_chart(tmp_path: Path) -> None:
    guide = (Path(__file__).parents[3] / "docs" / "charts.md").read_text(encoding="utf-8")
    example = guide.split("```toml\n")[1].split("```")[0]
    file = tmp_path / "my-sheet.toml"
    file.write_text(example, encoding="utf-8")
    assert load_chart(str(file)).name == "Four Rocks"
    for person in PERSONS:
        assert f"`{person}`" in guide
