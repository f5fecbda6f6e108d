"""The drawn sea charts: nothing overlaps, nothing is cut off, every mark shows, no word is built in."""

from __future__ import annotations

import itertools
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import pytest

from portroyal.pictures.charts import layout as chart_layout
from portroyal.pictures.charts.glyphs import GLYPHS
from portroyal.pictures.charts.layout import DESK, PHONE, TABLET, Measures, lay_out
from portroyal.pictures.charts.map import names_on
from portroyal.pictures.charts.places import places, routes
from portroyal.pictures.charts.relax import CLEARANCE
from portroyal.pictures.charts.sheet import chart_svg
from portroyal.pictures.style import ASCENT, DAY, DESCENT, SHIP_INKS, SHIP_SHAPES, Brush, fit, text_width
from portroyal.rules.dice.chart import Chart, chart_from_data, chart_to_data, load_chart
from portroyal.rules.dice.chart_words import (
    MAX_BOXES,
    MAX_GREEN_BOXES,
    MAX_NAME,
    PERSONS,
    SHIP_COLORS,
    START,
    WHEEL_COLORS,
)

SVG = "{http://www.w3.org/2000/svg}"
WIDTHS = (390, 800, 1280)
# Long words, as a translation may bring them.
GERMAN = {
    "skulls": "Totenköpfe",
    "wheels": "Steuerräder",
    "persons": "Personen",
    "start": "Startfeld",
    "vice-admiral": "Vizeadmiral",
    "wholesaler": "Großhändlerin",
    "bold-jester": "Waghalsiger Witzbold",
    "captain": "Kapitänin",
    "clerk": "Kontoristin",
}


@cache
def drawn_chart(which: str) -> Chart:
    """One of our own; `bare`: the third without places; `heap`: the first with everything in one spot;
    `edge`: the second with the longest names, the most boxes and no skulls."""
    if which in "1234":
        return load_chart(which)
    if which == "edge":
        return edge_chart()
    data: Any = chart_to_data(load_chart("3" if which == "bare" else "1"))
    for place in (*data["islands"].values(), *data["fields"].values()):
        del place["at"]
        if which == "heap":
            place["at"] = [500, 350]
    return chart_from_data(data, which)


def edge_chart() -> Chart:
    data: Any = chart_to_data(load_chart("2"))
    long = {name: f"{name}-{'m' * (MAX_NAME - len(name) - 1)}" for name in data["islands"]}
    data["islands"] = {long[name]: island for name, island in data["islands"].items()}
    for field in data["fields"].values():
        field["next_to"] = [long.get(name, name) for name in field["next_to"]]
    data["skulls"] = []
    data["wheels"] = dict.fromkeys(WHEEL_COLORS, MAX_BOXES) | {"green": MAX_GREEN_BOXES}
    return chart_from_data(data, "edge")


CHARTS = ("1", "2", "3", "4", "bare", "edge")


def parsed(svg: str) -> ET.Element:
    return ET.fromstring(svg)


class Label(NamedTuple):
    text: str
    left: float
    top: float
    right: float
    bottom: float
    size: float


def labels_of(element: ET.Element, dx: float = 0.0, dy: float = 0.0) -> Iterator[Label]:
    """Every text with the box that it surely stays in; text stands in moved groups, never in scaled ones."""
    moved = element.get("transform", "")
    if moved:
        shift = re.fullmatch(r"translate\((-?[\d.]+) (-?[\d.]+)\)", moved)
        if not shift:
            assert not list(element.iter(f"{SVG}text"))
            return
        dx, dy = dx + float(shift[1]), dy + float(shift[2])
    if element.tag == f"{SVG}text":
        text, size = element.text or "", float(element.get("font-size", ""))
        x, y, width = (
            float(element.get("x", "")) + dx,
            float(element.get("y", "")) + dy,
            text_width(text, size),
        )
        left = x - width / 2 if element.get("text-anchor") == "middle" else x
        yield Label(text, left, y - ASCENT * size, left + width, y + DESCENT * size, size)
    for child in element:
        yield from labels_of(child, dx, dy)


def overlap(one: Label, other: Label) -> bool:
    return (
        one.left < other.right
        and other.left < one.right
        and one.top < other.bottom
        and other.top < one.bottom
    )


# To pull a heap apart takes long: it is done once, for a desk, and kept.
@pytest.mark.parametrize(
    ("which", "width"), [*itertools.product(CHARTS, WIDTHS), ("heap", WIDTHS[-1])], ids=str
)
def test_no_label_overlaps_another_or_leaves_the_sheet(which: str, width: int) -> None:
    for words in ({}, GERMAN):
        root = parsed(chart_svg(drawn_chart(which), width=width, labels=words))
        _, _, sheet_width, sheet_height = map(float, root.get("viewBox", "").split())
        labels = list(labels_of(root))
        assert len(labels) > 40
        for label in labels:
            assert label.left >= 0, label
            assert label.right <= sheet_width, label
            assert label.top >= 0, label
            assert label.bottom <= sheet_height, label
            assert label.size * width / sheet_width >= 8.5, label
        for one, other in itertools.combinations(labels, 2):
            assert not overlap(one, other), (one, other)


def test_a_chart_is_laid_out_once_for_all_its_drawings(monkeypatch: pytest.MonkeyPatch) -> None:
    once = chart_svg(drawn_chart("1"))
    monkeypatch.setattr(chart_layout, "_pulled_apart", None)
    assert chart_svg(drawn_chart("1")) == once
    assert chart_svg(drawn_chart("1"), labels=GERMAN) != once


@pytest.mark.parametrize(
    ("which", "measures"), [*itertools.product(["2", "bare"], [DESK, TABLET, PHONE]), ("heap", DESK)]
)
def test_no_island_or_field_overlaps_another_or_the_frame(which: str, measures: Measures) -> None:
    chart = drawn_chart(which)
    layout = lay_out(chart, measures, names_on(Brush(DAY, {}, ""), chart))
    assert len(layout.boxes) == 1 + len(chart.islands) + len(chart.fields)
    for box in layout.boxes.values():
        assert layout.frame <= box.left
        assert box.left + box.width <= layout.width - layout.frame
        assert layout.frame <= box.top
        assert box.top + box.height <= layout.height - layout.frame
    for one, other in itertools.combinations(layout.boxes.values(), 2):
        apart_x = abs(one.x - other.x) - (one.width + other.width) / 2
        apart_y = abs(one.y - other.y) - (one.height + other.height) / 2
        assert max(apart_x, apart_y) > CLEARANCE - 1


@pytest.mark.parametrize("which", ["1", "2", "3", "4"])
def test_our_own_charts_fit_the_desk_as_they_are_placed(which: str) -> None:
    """No route runs behind a foreign island, and the sheet keeps the shape that its file gives it."""
    chart = drawn_chart(which)
    layout = lay_out(chart, DESK, tuple(island.name.title() for island in chart.islands))
    assert layout.height == DESK.map_height
    spots = places(chart)
    for name, box in layout.boxes.items():
        assert abs(box.x - spots[name][0] * layout.width / 1000) < 40, name
        assert abs(box.y - spots[name][1] * layout.height / 700) < 40, name
    islands = {island.name for island in chart.islands}
    for one, other in routes(chart):
        a, b = layout.boxes[one], layout.boxes[other]
        for name in islands - {one, other}:
            box = layout.boxes[name]
            for n in range(41):
                x, y = a.x + (b.x - a.x) * n / 40, a.y + (b.y - a.y) * n / 40
                inside = abs(x - box.x) < box.width / 2 and abs(y - box.y) < box.height / 2
                assert not inside, (one, other, name)


def test_a_phone_has_the_panel_below_an_upright_map() -> None:
    phone, desk = (parsed(chart_svg(load_chart("1"), width=width)) for width in (390, 1280))
    assert (phone.get("width"), desk.get("width")) == ("390", "1280")
    assert int(phone.get("height", "")) > 1000 > int(desk.get("height", ""))
    assert phone.get("viewBox", "").startswith("0 0 390 ")
    skulls = next(label for label in labels_of(phone) if label.text == "Skulls")
    islands = [label for label in labels_of(phone) if label.text in ("Papagayo", "Aurora", "Perla")]
    assert len(islands) == 3
    assert all(label.bottom < skulls.top for label in islands)
    beside = next(label for label in labels_of(desk) if label.text == "Skulls")
    assert all(label.left > beside.right for label in labels_of(desk) if label.text == "Papagayo")


@pytest.mark.parametrize("which", ["1", "2", "3", "4"])
def test_every_field_and_island_can_be_found_by_its_name(which: str) -> None:
    chart = drawn_chart(which)
    root = parsed(chart_svg(chart))
    fields = [name for g in root.iter() if (name := g.get("data-field"))]
    assert sorted(fields) == sorted((*chart.all_fields, START))
    islands = [name for g in root.iter() if (name := g.get("data-island"))]
    assert sorted(islands) == sorted(island.name for island in chart.islands)
    assert {g.get("data-wheels") for g in root.iter() if g.get("data-wheels")} == set(WHEEL_COLORS)
    persons = {g.get("data-person") for g in root.iter() if g.get("data-person")}
    assert persons == {island.person for island in chart.islands}


def test_marks_show_on_the_fields_they_belong_to() -> None:
    chart = load_chart("1")
    plain = groups(chart_svg(chart))
    marked = groups(
        chart_svg(chart, crossed={"ma1", "n1"}, painted={"lo1"}, struck={"x1"}, open_fields={"ma2", "n2"})
    )
    changed = {name for name in plain if plain[name] != marked[name]}
    assert changed == {"ma1", "n1", "lo1", "x1", "ma2", "n2"}
    states = {
        "ma1": "crossed",
        "n1": "crossed",
        "lo1": "painted",
        "x1": "struck",
        "ma2": "open",
        "n2": "open",
    }
    for name, state in states.items():
        assert f'class="{state}"' in marked[name]


def groups(svg: str) -> dict[str, str]:
    """Each field's drawing, without the ids' prefix that differs from picture to picture."""
    svg = re.sub(r"pr[0-9a-f]{8}-", "", svg)
    return {
        g.get("data-field", ""): ET.tostring(g, encoding="unicode")
        for g in parsed(svg).iter(f"{SVG}g")
        if g.get("data-field")
    }


def test_the_panel_counts_skulls_wheels_and_persons() -> None:
    chart = load_chart("3")

    def panel(**marks: Any) -> dict[str, int]:
        root = parsed(chart_svg(chart, **marks))
        parts = {part: g for g in root.iter(f"{SVG}g") if (part := g.get("data-part"))}
        return {part: len(ET.tostring(parts[part])) for part in ("skulls", "wheels", "persons")}

    blank = panel()
    assert blank["skulls"] < panel(skulls=1)["skulls"] < panel(skulls=2)["skulls"]
    assert panel(persons=["diplomat"])["skulls"] != panel(persons=["diplomat"], green_skulls=1)["skulls"]
    wheels = dict.fromkeys(WHEEL_COLORS, (6, 0, 0))
    assert panel(wheels=wheels) == blank
    circled, spent = (panel(wheels=wheels | {"blue": counts}) for counts in ((5, 1, 0), (5, 0, 1)))
    assert len({circled["wheels"], spent["wheels"], blank["wheels"]}) == 3
    assert panel(persons=["sailor"])["persons"] < panel(persons=["sailor", "sailor"])["persons"]


def test_a_complete_island_flies_a_flag_also_with_painted_fields() -> None:
    chart = load_chart("1")

    def island(**marks: Any) -> str:
        root = parsed(re.sub(r"pr[0-9a-f]{8}-", "", chart_svg(chart, **marks)))
        return next(
            ET.tostring(g, encoding="unicode") for g in root.iter() if g.get("data-island") == "rosalia"
        )

    whole = island(crossed={"ro1", "ro2"}, painted={"ro3"})
    assert "v-15l12 3.5-12 3.5" in whole
    assert "v-15l12 3.5-12 3.5" not in island(crossed={"ro1", "ro2"})


@pytest.mark.parametrize("dark", [False, True])
def test_pictures_are_the_same_every_time_and_share_no_ids(dark: bool) -> None:
    chart = load_chart("2")
    one = chart_svg(chart, dark=dark)
    assert one == chart_svg(load_chart("2"), dark=dark)
    pictures = [one, chart_svg(chart, dark=not dark), chart_svg(chart, dark=dark, crossed={"ar1"})]
    seen: set[str] = set()
    for svg in pictures:
        ids = [name for element in parsed(svg).iter() if (name := element.get("id"))]
        assert len(ids) == len(set(ids))
        assert not seen & set(ids)
        seen |= set(ids)
        used = set(re.findall(r'href="#([^"]+)"', svg)) | set(re.findall(r"url\(#([^)]+)\)", svg))
        assert used <= set(ids)


def test_every_word_comes_from_the_chart_or_the_labels() -> None:
    """With a label for every word, nothing but labels, numbers and Roman chapters is left in the picture."""
    chart = load_chart("4")
    names = [island.name for island in chart.islands]
    kinds = [*PERSONS, *SHIP_COLORS, "skulls", "wheels", "persons", START, chart.name]
    signs = [kind for field in chart.fields for kind in (field.kind, field.order) if kind]
    labels = {name: f"w{n}" for n, name in enumerate([*names, *kinds, *signs])}
    root = parsed(chart_svg(chart, labels=labels))
    for element in root.iter():
        if element.text:
            for word in re.split(r": ", element.text):
                known = word in labels.values() or word in chart.all_fields or word == "IV"
                assert known or re.fullmatch(r"−?\d+", word), word


def test_text_is_escaped_and_stripped_of_what_xml_cannot_carry() -> None:
    title = 'A <b> & "c" \x00\x1b\ud800'
    root = parsed(chart_svg(load_chart("1"), title=title, labels={"papagayo": "<&>", "sailor": "a\x07b"}))
    texts = [element.text for element in root.iter() if element.text]
    assert 'A <b> & "c" ' in texts
    assert "<&>" in texts
    assert "ab" in texts


def test_a_ship_color_is_told_by_its_shape_too() -> None:
    assert set(SHIP_SHAPES) == set(SHIP_INKS) == set(SHIP_COLORS)
    assert len(set(SHIP_SHAPES.values())) == len(SHIP_COLORS)
    chart = load_chart("1")
    drawings = groups(chart_svg(chart))
    for field in chart.fields:
        shapes = {color for color, shape in SHIP_SHAPES.items() if shape in drawings[field.name]}
        assert shapes == ({field.color} if field.color else set())


def test_every_person_has_an_emblem() -> None:
    assert set(PERSONS) <= set(GLYPHS)
    assert len({GLYPHS[person] for person in PERSONS}) == len(PERSONS)


# Widths at 100 px in DejaVu Serif Bold, the widest common serif, by Chromium's getComputedTextLength.
MEASURED = {
    "10": 139.2,
    "Boca Chica": 627.7,
    "Großhändler": 715.2,
    "IV": 124.4,
    "Kapitänin": 554.0,
    "Kühner Witzbold": 950.0,
    "Madrepora": 615.8,
    "Polichinela": 625.9,
    "QUOTE": 412.1,
    "Tormenta": 535.5,
    "Trade Winds": 700.5,
    "WWWW": 449.2,
    "mmmm": 423.2,
    "−2": 153.4,
}


def test_text_widths_are_reckoned_on_the_safe_side() -> None:
    for text, width in MEASURED.items():
        assert width <= text_width(text, 100) <= 1.3 * width, text


def test_fitting_makes_letters_smaller_before_it_cuts() -> None:
    assert fit("Corona", 14, 200) == ("Corona", 14)
    text, size = fit("Corona", 14, text_width("Corona", 14) * 0.9)
    assert text == "Corona"
    assert 12 < size < 14
    text, size = fit("Polichinela", 14, 40)
    assert text.endswith("…")
    assert text_width(text, size) <= 40


def test_places_keep_what_the_chart_names_and_find_the_rest() -> None:
    data: Any = chart_to_data(load_chart("1"))
    del data["fields"]["m2"]["at"]
    spots = places(chart_from_data(data, "one missing"))
    assert spots["m1"] == (300, 350)
    x, y = spots["m2"]
    assert 250 < x < 480
    assert 300 < y < 450
