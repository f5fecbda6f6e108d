"""The maps that are drawn when the package is built: the same as if drawn now, and forgotten when old."""

from __future__ import annotations

from pathlib import Path

import pytest

from portroyal.pictures.charts import kept_maps
from portroyal.pictures.charts.kept_maps import NO_WORDS, client_map, keep_maps
from portroyal.pictures.charts.layout import DESK
from portroyal.pictures.charts.map import map_svg
from portroyal.rules.dice.chart import Chart, load_chart
from portroyal.rules.dice.chart_words import EDITIONS


def test_a_kept_map_is_the_one_that_would_be_drawn() -> None:
    chart = load_chart("1")
    assert client_map(chart, "desk") == map_svg(chart, DESK, NO_WORDS)


def test_maps_are_drawn_once_and_old_ones_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept_maps, "KEPT", tmp_path)
    monkeypatch.setattr(kept_maps, "CHAPTERS", (1,))
    monkeypatch.setattr(kept_maps, "SIZES", {"desk": DESK})
    (tmp_path / "old.svg").write_text("<svg/>", "utf-8")
    assert keep_maps() == len(EDITIONS)
    assert [path.suffix for path in tmp_path.iterdir()] == [".svg"] * len(EDITIONS)
    assert keep_maps() == 0
    for kept in tmp_path.iterdir():
        kept.write_text("from the file", "utf-8")
    for edition in EDITIONS:
        assert client_map(load_chart("1", edition), "desk") == "from the file"


def test_another_chart_has_another_map(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept_maps, "KEPT", tmp_path)
    chart = load_chart("1")
    other = Chart("Elsewhere", *(getattr(chart, part) for part in list(chart.__dataclass_fields__)[1:]))
    kept_maps._place(chart, DESK).write_text("the old chart", "utf-8")
    assert client_map(other, "desk").startswith("<svg")
