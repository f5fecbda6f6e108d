"""The limits of a chart: what just fits is taken and can be played on, one more is refused (section 9)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from portroyal.rules.dice.chart import Chart, ChartError, chart_from_data, chart_from_text, load_chart
from portroyal.rules.dice.chart_words import EDITIONS, NEWEST
from portroyal.rules.dice.codes import PAINTED
from portroyal.rules.dice.sheet import sheet_of

from .table import Table, atlas
from .test_chart import changed, island, refusal, small_chart
from .test_rules_chart import crossing

TOML = """\
name = "{name}"
chapter = 4
skulls = []
{comment}
[wheels]
yellow = 1
orange = 0
green = 6
blue = 0
red = 8

[fields]

[islands.east]
person = "jester"
points = 9
fields = ["e1", "e2", "e3", "e4"]
via = ["start"]
start = true
"""
TOML += "".join(
    f'\n[islands.{name}]\nperson = "sailor"\npoints = 9\nvia = ["start"]\nstart = true\n'
    f'fields = ["{name}1", "{name}2", "{name}3", "{name}4"]\n'
    for name in ("west", "north", "south")
)


def toml(name: str = "Rocks", comment: str = "") -> str:
    return TOML.format(name=name, comment=comment)


def sound(path: str, value: object) -> Chart:
    return chart_from_data(changed(path, value), "small")


def fault(text: str) -> ChartError:
    with pytest.raises(ChartError) as refused:
        chart_from_text(text, "mine")
    return refused.value


def sea(count: int, **more: Any) -> dict[str, Any]:
    """The atlas with this many sea fields more, all of them at the start."""
    data = atlas()
    for n in range(count):
        data["fields"][f"z{n}"] = {"kind": "plain", "next_to": ["start"]} | more
    return data


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_edition_of_our_charts_is_there(edition: int) -> None:
    boxes = {1: 5, 2: 6}  # the second one has all green wheels of the rulebook (G4.7)
    assert [load_chart(which, edition).boxes("green") for which in "1234"] == [boxes[edition]] * 4


def test_the_newest_edition_is_taken_and_the_first_is_kept() -> None:
    assert EDITIONS[0] == 1
    assert EDITIONS[-1] == NEWEST
    assert [load_chart(which) for which in "1234"] == [load_chart(which, NEWEST) for which in "1234"]


def test_titles_names_and_routes_that_just_fit() -> None:
    assert sound("name", "A").name == "A"
    assert len(sound("name", "A" * 60).name) == 60
    long = "a" * 40
    assert sound(f"fields.{long}", {"kind": "plain", "next_to": ["r1"]}).fields[-1].name == long
    eight = small_chart()
    for n in range(8):
        eight["fields"][f"v{n}"] = {"kind": "plain", "next_to": ["r1"]}
    eight["islands"]["far"]["via"] = [f"v{n}" for n in range(8)]
    assert len(chart_from_data(eight, "eight").islands[-1].via) == 8
    assert len(sound("skulls", [0] * 32).skulls) == 32


@pytest.mark.parametrize("name", ["a" * 41, "e\u0301le"])
def test_names_that_are_too_long_or_not_composed(name: str) -> None:
    assert "is not a valid name" in refusal(changed(f"fields.{name}", {"kind": "plain", "next_to": ["r1"]}))


@pytest.mark.parametrize("at", [[0, 0], [1000, 700]])
def test_places_at_the_edge_of_the_sheet(at: list[int]) -> None:
    assert sound("islands.far.at", at).islands[-1].at == tuple(at)


def test_a_chart_without_start_islands() -> None:
    data = small_chart()
    data["islands"] = {"far": data["islands"]["far"]}
    assert refusal(data) == "islands: a chart needs exactly 4 start islands; this one has none"


def test_thirty_two_islands_can_all_be_owed_at_once() -> None:
    """G6.7: the senorita completes 30 islands with one stroke, and each of them gives its person."""
    data = atlas()
    for n in range(32 - len(data["islands"])):
        data["islands"][f"i{n}"] = island("passenger", f"i{n}f", 2, ["creek"], points=0)
    for place in data["islands"].values():
        place["points"] = 0
    data["islands"]["senorita"]["points"] = 10
    table = Table.at_turn(chart=data)
    table.draw(0, *(name for place in data["islands"].values() for name in place["fields"][1:]))
    table.player().marks[table.of.field_names.index("senorita2")] = 0
    table.draw(0, "senorita1", "to-senorita")
    crossing(table=table).act("cross senorita2")
    assert len(table.marked(0, PAINTED)) == 30  # the jester's island is complete without (G2.2)
    table.act("wheel blue", "done")  # the captain asks in between
    assert (table.player().islands, table.todo) == (32, [])


def test_every_wheel_field_is_offered_with_every_wheel() -> None:
    """G6.3, E7: 60 of them, three ways each, beside everything else that is near."""
    table = Table.at_turn(chart=sea(60, kind="wheel"))
    table.circle(0, "yellow", "orange", "blue")
    offered = [action for action in crossing(table=table).legal() if action.startswith("cross z")]
    assert len(offered) == 180


def test_the_fullest_sea_is_drawn_with_all_its_ways() -> None:
    """144 sea fields in a ring, each of which touches the six before and the six behind it."""
    data = small_chart()
    del data["islands"]["far"]
    data["fields"] = {
        f"z{n}": {"kind": "plain", "next_to": [f"z{(n + step) % 144}" for step in range(1, 7)]}
        for n in range(144)
    }
    data["fields"]["z0"]["next_to"][0] = "start"
    chart = chart_from_data(data, "ring")
    assert max(len(others) for others in chart.touching.values()) == 12
    table = Table.at_turn(chart=data)
    table.draw(0, "z0")
    near = {name for name in table.marked(0, 1) if name.startswith("z")}
    assert near == {"z2", "z3", "z4", "z5", "z6", *(f"z{n}" for n in range(138, 144))}
    assert len(sheet_of(chart).field_names) == 160


# Files


def test_a_file_of_exactly_a_million_bytes_is_read(tmp_path: Path) -> None:
    file = tmp_path / "large.toml"
    text = toml()
    file.write_text(text + "#" * (1_000_000 - len(text)), encoding="utf-8")
    assert load_chart(str(file)).name == "Rocks"
    file.write_text(text + "#" * (1_000_001 - len(text)), encoding="utf-8")
    with pytest.raises(ChartError) as refused:
        load_chart(str(file))
    assert refused.value.code == "too-large"


def test_the_reason_why_a_file_cannot_be_read_is_told(tmp_path: Path) -> None:
    for which, reason in ((str(tmp_path / "none"), "No such file or directory"), ("a\0b", "null byte")):
        with pytest.raises(ChartError) as refused:
            load_chart(which)
        assert refused.value.facts["why"].endswith(reason)


def test_sixty_dots_in_a_line_of_toml_are_enough() -> None:
    assert chart_from_text(toml("." * 60), "mine").name == "." * 60
    many = fault(toml("." * 61))
    assert (many.code, many.facts) == ("many-dots", {"line": "1", "most": "60"})
    assert chart_from_text(toml(comment="  #" + "." * 100), "mine").name == "Rocks"  # a comment is not read


def test_dots_in_json_are_not_counted() -> None:
    data = changed("name", "." * 60)
    data["islands"]["far"]["at"] = [1.5, 2.5]
    assert chart_from_text(json.dumps(data), "mine").name == "." * 60


def test_what_is_quoted_is_cut_short() -> None:
    value = fault(toml().replace('"jester"', f'"{"x" * 200}"')).facts["value"]
    assert len(value) == 40
    assert (value[:4], value[-4:]) == ("'xxx", "xxx'")
    assert fault(json.dumps({"k" * 200: 1})).key == "k" * 80


def test_a_fault_in_a_whole_table_names_the_line_of_its_header() -> None:
    text = toml().replace("points = 9\nvia", "via", 1)
    broken = fault(text)
    assert (broken.key, broken.facts) == ("islands.west", {"name": "points"})
    assert broken.line == text.splitlines().index("[islands.west]") + 1


def test_a_key_written_twice_names_the_line_of_the_first() -> None:
    assert fault('{"name": "a",\n"name": "b"}').line == 1


def test_json_may_break_a_line_before_the_colon() -> None:
    text = json.dumps(changed("chapter", 9), indent=1).replace('"chapter":', '"chapter"\n:')
    assert (fault(text).key, fault(text).line) == ("chapter", 4)
