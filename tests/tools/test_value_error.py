"""The published errors of the networks come from the kept rows, and one of those is found again."""

from __future__ import annotations

import json
from itertools import count

from portroyal.lab.arena.kept import network_digest
from value_error import PAGE, RESULT, TABLES, WHO, page, positions_of, rounded, row


def test_the_page_is_made_from_the_kept_rows() -> None:
    told = json.loads(RESULT.read_text("utf-8"))
    networks = {made["network"] for made in told["made"].values()}
    assert networks == {network_digest("port-royal", WHO)}  # others err otherwise
    assert PAGE.read_text("utf-8") == page(told)
    assert {(one["game"], one["players"]) for one in told["rows"]} == set(TABLES)


def test_a_row_is_found_again() -> None:
    told = json.loads(RESULT.read_text("utf-8"))
    kept = next(one for one in told["rows"] if one["game"] == "unterwegs")
    games = ((n, positions_of(n, "unterwegs", 2, told["made"]["unterwegs"]["seed"])) for n in count())
    number, (table, seat) = next((n, found) for n, positions in games for found in positions)
    assert rounded(row(table, seat, number)) == kept
