"""The table as text: a position as one who sits down sees it, and the final score with its reason."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from portroyal.play.family import Result
from portroyal.play.game import Game
from portroyal.terminal.screen import wrapped
from portroyal.text.family import family_of
from portroyal.text.layout import columns, percent, percent_of, score_text
from portroyal.text.narration import Narrator
from portroyal.text.words import Words


def score(lang: str = "en", you: int | None = None, tied: Sequence[int] = (), **result: Any) -> list[str]:
    facts: dict[str, Any] = {"winners": [0], "points": [13, 11, 9], "coins": [2, 5, 0]}
    facts |= {"rounds": 9, "reason": "points"} | result
    narrator = Narrator(Words(lang), ["Ann", "Bob", "Cleo"], you)
    return score_text(Words(lang), narrator, Result(**facts), tied)


def test_the_score_lists_the_best_first() -> None:
    assert score(winners=[1], points=[11, 13, 9]) == [
        "Final score",
        "  1.  Bob   13 points  5 coins",
        "  2.  Ann   11 points  2 coins",
        "  3.  Cleo  9 points   0 coins",
        "Bob wins.",
    ]


@pytest.mark.parametrize(
    ("result", "sentence"),
    [
        ({}, "You win!"),
        ({"winners": [1], "points": [13, 13, 9], "tied": [0]}, "Bob wins the tiebreaker on coins."),
        ({"winners": [1], "points": [13, 13, 9]}, "Bob wins."),  # C6.3: Ann could not win
        ({"winners": [0, 1], "points": [13, 13, 9], "coins": [5, 5, 0]}, "A shared victory for you and Bob."),
        ({"winners": []}, "Nobody has fulfilled an expedition, so nobody wins."),
        ({"coins": None, "reason": "sudden-death"}, "You win!"),
    ],
)
def test_who_has_won_and_how(result: dict[str, Any], sentence: str) -> None:
    assert score(you=0, **result)[-1] == sentence


@pytest.mark.parametrize(
    ("reason", "words"),
    [("no-cards", "reveal a card anymore"), ("cap", "last possible"), ("sudden-death", "Sudden")],
)
def test_an_unusual_end_says_why(reason: str, words: str) -> None:
    assert words in score(reason=reason)[0]


def test_winners_come_first_even_with_fewer_points() -> None:
    """C6.3: who has no expedition cannot win."""
    assert score(winners=[2])[1] == "  1.  Cleo  9 points   0 coins"


def test_a_position_is_shown_whole() -> None:
    position = {
        "game": "combined",
        "round": 3,
        "end_called": True,
        "harbor": ["red-4/x", "sailor-3/1", "sailor-3/1"],
        "expeditions": ["expedition-priests"],
        "players": [
            {"coins": 4, "display": ["wholesaler-red-6/2", "priest-4/1", "priest-4/1"], "ships": ["red-2/3"]},
            {"coins": 12, "display": ["pirate-9/3", "sailor-7/3", "admiral-9/3", "admiral-9/3"]},
        ],
    }
    game = Game.new("combined", 2, seed=1, position=position, names=["Ann", "Bob"])
    assert family_of(Words("en"), game, 1).table(game.state()) == "\n".join(
        [
            "Round 3 · draw pile: 111 cards · discard pile: 0 cards",
            "The end of the game has been triggered: this is the last round.",
            "Expeditions",
            "  Priest + priest: 4 points and 2 coins",
            "Harbor: 3 cards, ships of 1 color",
            "  Red frigate  4 coins, skull",
            "  Sailor       costs 3, 1 point, 1 sword",
            "  Sailor       costs 3, 1 point, 1 sword",
            "Ann: 4 coins · 5 points · 0 swords",
            "  Red wholesaler, 2 × priest",
            "  kept ships: red frigate",
            "You: 12 coins · 12 points · 3 swords",
            "  Pirate, sailor, 2 × admiral",
        ]
    )


def test_columns_stand_below_each_other_and_long_lines_are_wrapped() -> None:
    assert columns([["a", "bb"], ["ccc", "d"]], "") == ["a    bb", "ccc  d"]
    assert columns([]) == []
    assert wrapped("  one two three four", 12) == "  one two\n      three\n      four"
    assert wrapped("one two three four", None) == "one two three four"


@pytest.mark.parametrize(("share", "whole"), [(0.125, 13), (0.12496, 13), (0.145, 14), (0.005, 1), (0.0, 0)])
def test_a_chance_to_win_is_rounded_as_a_browser_rounds_what_it_is_sent(share: float, whole: int) -> None:
    assert percent(Words("en"), share, 0) == f"{whole}%"


@pytest.mark.parametrize(("n", "of"), [(27, 116), (1, 300), (3, 40), (57, 200), (0, 36), (7, 8)])
def test_a_chance_is_told_alike_as_a_count_and_as_a_share(n: int, of: int) -> None:
    assert percent_of(n / of) == percent_of(n, of)
