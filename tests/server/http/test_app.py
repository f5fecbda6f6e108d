"""Health, metrics and facts."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from tests.server.guests import Guest, Running, two_at_a_table

from portroyal.rules.dice.chart import OWN_CHARTS
from portroyal.rules.dice.chart_words import NEWEST
from portroyal.text.words import Words
from server_program import Program
from temporary_postgres import free_port


def test_health_and_metrics(server: Running) -> None:
    two_at_a_table(server)
    health = httpx.get(f"{server.address}/healthz")
    assert (health.status_code, health.json()["status"]) == (200, "ok")
    told = httpx.get(f"{server.address}/metrics").text
    for name in (
        "requests_total",
        "command_seconds_bucket",
        "tables",
        "streams",
        "can_save",
        "commits_total",
    ):
        assert f"portroyal_{name}" in told
    assert "aBc" not in told.split("portroyal_requests_total", 1)[0]


def test_metrics_can_be_turned_off(tmp_path: Path) -> None:
    program = Program(tmp_path / "tables.sqlite", tmp_path / "log", "--no-metrics").start()
    try:
        answer = httpx.get(f"{program.address}/metrics")
        assert (answer.status_code, answer.json()["code"]) == (404, "no-page")
    finally:
        assert program.end() == 0


def test_metrics_can_have_a_port_of_their_own(tmp_path: Path) -> None:
    port = free_port()
    program = Program(tmp_path / "tables.sqlite", tmp_path / "log", "--metrics-port", str(port)).start()
    try:
        ann = Guest(program.address, "Ann")
        assert ann.get("/metrics").json()["code"] == "no-page"
        own = f"http://127.0.0.1:{port}"
        assert "portroyal_can_save 1.0" in httpx.get(f"{own}/metrics").text
        assert httpx.get(f"{own}/healthz").json()["status"] == "ok"
        for path in ("/", "/api/me", "/api/games", "/assets/x.js"):
            assert httpx.get(own + path).json()["code"] == "no-page"
        assert httpx.get(f"{own}/metrics", headers={"x-long": "x" * 20_000}).status_code == 431
        other = Program(tmp_path / "other.sqlite", tmp_path / "other.log", "--metrics-port", str(port))
        with pytest.raises(RuntimeError, match=rf"exit code 1.*{port}"):
            other.start()
    finally:
        assert program.end() == 0


def test_facts_of_all_games(server: Running) -> None:
    games = {game["name"]: game for game in httpx.get(f"{server.address}/api/games").json()["games"]}
    assert set(games) == {"port-royal", "unterwegs", "combined", "dice"}
    assert [level["level"] for level in games["dice"]["levels"]] == ["easy", "normal", "hard", "master"]
    cards = httpx.get(f"{server.address}/api/games/port-royal/cards").json()["cards"]
    assert sum(card["copies"] for card in cards) == 120
    expedition = next(card for card in cards if card["name"] == "expedition-priests")
    assert expedition["needs"] == ["priest", "priest"]
    for chapter in "1234":
        chart = httpx.get(f"{server.address}/api/charts/{chapter}").json()
        assert httpx.post(f"{server.address}/api/charts", json=chart).json() == chart
        text = httpx.get(f"{server.address}/api/charts/{chapter}/text").json()
        assert httpx.post(f"{server.address}/api/charts/text", json=text).json() == chart
    assert httpx.post(f"{server.address}/api/charts", json={"chart": {}}).json()["code"] == "bad-chart"
    assert httpx.get(f"{server.address}/api/charts/5").status_code == 404


def test_charts_and_maps_by_edition(server: Running) -> None:
    """A table names the edition that it is played on, and a client asks for that one."""

    def treasures(query: str) -> int:
        fields = httpx.get(f"{server.address}/api/charts/3{query}").json()["chart"]["fields"]
        return sum(field["kind"] == "treasure" for field in fields.values())

    assert treasures("?edition=1") == 3
    assert treasures("?edition=2") == treasures("") >= 4
    assert "x4" not in httpx.get(f"{server.address}/art/charts/3/desk.svg?edition=1", timeout=60).text
    for edition in ("0", "3", "first"):
        assert httpx.get(f"{server.address}/api/charts/3?edition={edition}").json()["code"] == "bad-query"


def test_a_new_table_names_the_edition_of_its_chart(server: Running) -> None:
    ann = Guest(server.address, "Ann")
    hello = ann.open("me", "easy", begin=True, game="dice", options={"chapter": 2})
    assert hello["table"]["options"] == hello["state"]["options"] == {"chapter": 2, "edition": NEWEST}
    assert httpx.get(f"{server.address}/api/games/chess/cards").status_code == 422


def test_what_is_wrong_with_a_chart_can_be_said_in_any_language(server: Running) -> None:
    text = (OWN_CHARTS / "chapter1.toml").read_text("utf-8").replace("chapter = 1", "chapter = 9")
    line = text.splitlines().index("chapter = 9") + 1
    told = httpx.post(f"{server.address}/api/charts/text", json={"text": text}).json()
    assert told["error"] == f"line {line}: chapter: must be a whole number from 1 to 4, not 9"
    fault = told["fault"]
    assert (fault["key"], fault["line"]) == ("chapter", line)
    german = Words("de").say(f"chart-fault-{fault['code']}", **fault["facts"])
    assert german == "muss eine ganze Zahl von 1 bis 4 sein, nicht 9"

    chart = httpx.get(f"{server.address}/api/charts/1").json()["chart"] | {"chapter": 9}
    ann = Guest(server.address)
    seats = {"seats": [{"kind": "me"}, {"kind": "open"}]}
    for answer in (
        ann.post("/api/charts", {"chart": chart}),
        ann.post("/api/charts/map/desk", {"chart": chart}),
        ann.post("/api/tables", {"game": "dice", "options": {"chart": chart}, **seats}),
    ):
        assert answer.status_code == 422
        assert answer.json()["fault"] == fault | {"line": None}
    assert "fault" not in httpx.get(f"{server.address}/api/charts/5").json()


def test_half_a_character_in_a_chart_is_answered(server: Running) -> None:
    answer = httpx.post(f"{server.address}/api/charts/text", json={"text": '{"\\ud800": 1}'})
    assert (answer.status_code, answer.json()["fault"]["key"]) == (422, "\\ud800")


def test_a_table_with_a_chart_and_cards_of_ones_own(server: Running) -> None:
    ann = Guest(server.address)
    chart = httpx.get(f"{server.address}/api/charts/2").json()["chart"]
    hello = ann.open("me", "Grace", begin=True, game="dice", options={"chart": chart | {"name": "my sea"}})
    told = ann.get(f"/api/tables/{hello['table']['id']}/chart").json()
    assert told["chart"]["name"] == "my sea"
    assert ann.act(hello["table"]["id"])["type"] == "done"


def test_prices_are_those_of_the_rules(server: Running) -> None:
    ann = Guest(server.address)
    id = ann.open("me", "Grace", begin=True, start=0)["table"]["id"]
    for _ in range(60):
        told = ann.table(id)
        harbor = set(told["state"]["harbor"])
        assert {price["card"] for price in told["prices"]} == harbor
        takes = {
            action.removeprefix("take ") for action in told["state"]["legal"] if action.startswith("take")
        }
        assert {price["card"] for price in told["prices"] if price["can"]} == takes
        for price in told["prices"]:
            assert price["pay"] == price["cost"] - price["discount"] + price["fee"]
        legal = told["state"]["legal"]
        ann.act(id, legal[-1] if len(harbor) > 2 or len(legal) > 2 else legal[0])
