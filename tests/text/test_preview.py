"""The picture of a link: its size, and that every name in every language has its room."""

from __future__ import annotations

from itertools import combinations
from typing import Any
from xml.etree import ElementTree

import pytest

from portroyal.pictures.poster import COAST, HEIGHT, WIDTH
from portroyal.pictures.style import text_width
from portroyal.text.preview import Preview, Seen, drawn, of_a_review, of_a_table, of_the_house, poster_of
from portroyal.text.words import LANGUAGES, Words

SVG = "{http://www.w3.org/2000/svg}"
LONG = ["Wilhelmina von Wallenstein-Mömpel", "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW", "Bo", "", "船長 Ünsal 🏴‍☠️"]
VERDICT = (
    "Wilhelmina won. Skill or luck? Too close to call: without luck, their chance of winning would have been "
    "about 43%, which is a little less than what it would have been for the player on the other side."
)


def over(game: str, players: int, **more: Any) -> Seen:
    points = [14, 11, 12, 9, -2][:players]
    facts = {"names": LONG[:players], "how": "finished", "winners": [0], "points": points}
    return Seen("aBcDeFgHi1", game, "", "over", **(facts | more))


def posters(words: Words) -> list[Preview]:
    chances = [[0.2 + 0.1 * (i % 3), 0.3, 0.1, 0.2, 0.2 - 0.1 * (i % 3)] for i in range(700)]
    return [
        of_the_house(words),
        of_a_table(words, Seen("aBcDeFgHi1", "combined", "", "waiting", ["Ann", "Bob", None, None, None])),
        of_a_table(words, Seen("aBcDeFgHi1", "combined", "Eine Runde am Freitagabend " * 2, "running", LONG)),
        of_a_table(words, over("dice", 4, options={"chapter": 3})),
        of_a_table(words, over("port-royal", 5, winners=[0, 2])),
        of_a_review(words, over("unterwegs", 2)),
        of_a_review(words, over("port-royal", 5), VERDICT, chances),
    ]


def boxes(svg: str) -> list[tuple[float, float, float, float, str]]:
    """Where text stands on the paper, with the broadest letters that a machine may have."""
    found = []
    for text in ElementTree.fromstring(svg).findall(f"{SVG}text"):
        x, y, size = (float(text.get(name, "0")) for name in ("x", "y", "font-size"))
        wide = text_width(text.text or "", size)
        left = x - wide if text.get("text-anchor") == "end" else x
        found.append((left, left + wide, y - 0.8 * size, y + 0.22 * size, text.text or ""))
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_overlaps_and_nothing_leaves_the_paper(lang: str) -> None:
    for told in posters(Words(lang)):
        found = boxes(poster_of(told))
        for left, right, top, bottom, text in found:
            assert min(left, top) >= 40, text
            assert (right <= COAST - 40, bottom <= HEIGHT - 20) == (True, True), text
        for one, other in combinations(found, 2):
            apart = one[1] <= other[0] or other[1] <= one[0] or one[3] <= other[2] or other[3] <= one[2]
            assert apart, (one, other)
        if told.note:
            assert any(text.endswith(told.note.split()[-1]) for *_, text in found), "the end of the note"


def test_a_picture_is_small_enough_for_every_messenger() -> None:
    for told in posters(Words("de")):
        png = drawn(told)
        assert (int.from_bytes(png[16:20], "big"), int.from_bytes(png[20:24], "big")) == (WIDTH, HEIGHT)
        assert len(png) < 300_000


def test_a_review_tells_its_verdict_and_a_game_that_nobody_won_says_so() -> None:
    words = Words("en")
    assert (
        of_a_review(words, over("port-royal", 2), "Ann was lucky.", [[0.5, 0.5]]).sentence == "Ann was lucky."
    )
    assert "Nobody won" in of_a_table(words, over("combined", 2, winners=[])).sentence
    assert "abandoned" in of_a_table(words, over("dice", 2, how="abandoned", winners=[])).sentence
    assert "−2" in of_a_table(words, over("dice", 5)).sentence
    foreign = of_a_table(words, Seen("aBcDeFgHi1", "a-game-of-others", "", "waiting", [None, None]))
    assert (foreign.heading, foreign.sentence) == ("a-game-of-others", words.say("preview-empty"))
