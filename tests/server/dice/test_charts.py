"""What can be played: a chart of one's own is read from its text, and a fault is named with its line."""

from __future__ import annotations

import pytest
from msgspec import json

from portroyal.rules.dice.chart import OWN_CHARTS, chart_to_data, load_chart
from portroyal.server.dice.charts import read_chart
from portroyal.server.game_messages import ChartText
from portroyal.server.problems import RefusedError

TOML = (OWN_CHARTS / "chapter1.toml").read_text("utf-8")


def refusal(text: str) -> str:
    with pytest.raises(RefusedError) as refused:
        read_chart(ChartText(text))
    assert refused.value.code == "bad-chart"
    return str(refused.value)


def test_a_chart_is_read_from_toml_with_or_without_a_mark_of_its_bytes() -> None:
    expected = chart_to_data(load_chart("1"))
    assert json.decode(json.encode(read_chart(ChartText(TOML)).chart)) == expected
    assert json.decode(json.encode(read_chart(ChartText("\ufeff" + TOML)).chart)) == expected


def test_a_fault_is_named_with_its_line_and_key() -> None:
    line = next(n for n, text in enumerate(TOML.splitlines(), start=1) if text.startswith("chapter"))
    assert refusal(TOML.replace("chapter = 1", "chapter = 7")).startswith(f"line {line}: chapter: ")


@pytest.mark.parametrize("text", ["", "[islands", '{"name": ', '{"name": "a", "name": "b"}', "x" * 5000])
def test_what_is_no_chart_is_refused_in_a_sentence(text: str) -> None:
    assert 10 < len(refusal(text)) < 400
