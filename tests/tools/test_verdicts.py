"""The published figures of verdicts come from the kept opinions, and a slice of those is found again."""

from __future__ import annotations

import pytest

from portroyal.lab.cards.errors import PHASES, kept_errors
from portroyal.lab.review.judges import judge_of
from verdicts import PAGE, WITNESSES, errors_in, kept_opinions, opinion, page, tuple_of


def test_the_page_and_what_a_review_reads_are_made_from_the_kept_opinions() -> None:
    made, opinions = kept_opinions()
    assert made["judge"] == judge_of("port-royal").version  # another judge has other errors: `make verdicts`
    assert PAGE.read_text("utf-8") == page(opinions, made)
    assert kept_errors() == errors_in(opinions)
    assert {one.phase for one in opinions} == set(PHASES)


def test_a_slice_is_judged_again() -> None:
    made, opinions = kept_opinions()
    for one in opinions[:: len(opinions) // 2]:
        again = opinion(one.position, made["seed"])
        for name in WITNESSES:
            assert tuple_of(getattr(again, name)) == pytest.approx(tuple_of(getattr(one, name)), abs=1e-4)
