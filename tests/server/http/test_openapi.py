"""The description of the interface: whole, true, and a page for people. The short form of `make fuzz`."""

from __future__ import annotations

import re
from pathlib import Path

import httpx
from tests.server.guests import Running

from fuzz import MODES, fuzz, report
from portroyal.server.http.endpoints import ENDPOINTS
from portroyal.server.http.openapi import description
from portroyal.server.problems import STATUS_OF

DOCS = Path(__file__).parents[3] / "docs" / "server.md"


def test_every_path_is_described_with_what_it_asks_for_and_answers(server: Running) -> None:
    told = httpx.get(f"{server.address}/api/openapi.json").json()
    assert told["openapi"].startswith("3.1")
    paths = {(method.upper(), path) for path, methods in told["paths"].items() for method in methods}
    assert paths == {(found.method, found.path) for found in ENDPOINTS}
    for name in ("Message", "Command", "Hello", "Update", "Refused", "NewTable", "Problem"):
        assert name in told["components"]["schemas"]
    assert not re.findall(r'"\$ref": "#/components/schemas/(?!\w+")', str(told))


def test_the_page_for_people_names_every_path_and_type(server: Running) -> None:
    page = httpx.get(f"{server.address}/api/docs").text
    for found in ENDPOINTS:
        assert f"{found.method} {found.path}" in page
    for name in description()["components"]["schemas"]:
        assert f'id="{name}"' in page
    assert "<script" not in page
    assert httpx.get(f"{server.address}/api/docs.css").headers["content-type"].startswith("text/css")


def test_the_guide_names_every_path_and_every_code() -> None:
    guide = DOCS.read_text()
    for found in ENDPOINTS:
        assert f"{found.method} {found.path}" in guide, found.path
    for code in STATUS_OF:
        assert f"`{code}`" in guide, code
    named = set(re.findall(r"^\| (`[a-z-]+`(?:, `[a-z-]+`)*) \| \d{3} \|", guide, re.M))
    assert {code for row in named for code in re.findall(r"[a-z-]+", row)} == set(STATUS_OF)


def test_requests_of_every_kind_find_no_mistake(server: Running) -> None:
    found = fuzz(server.address, 120, 7, MODES[:1])
    text, held = report(found)
    assert held, [text, *found.faults[:3]]
