"""Choices: what is offered, with true prices and risks, and the many ways to name one."""

from __future__ import annotations

from typing import Any

import pytest

from portroyal.play.game import Game
from portroyal.text.choices import Choice, UnclearError, understood
from portroyal.text.family import family_of
from portroyal.text.words import Words

EN = Words("en")


def at(position: dict[str, Any], game: str = "port-royal", you: int | None = 0) -> dict[str, str]:
    """The choices of a position: what stands behind each notation."""
    players = position["players"]
    made = Game.new(
        game,
        len(players),
        seed=1,
        position={"game": game} | position,
        names=["Ann", "Bob", "Cleo"][: len(players)],
    )
    return {choice.action: choice.detail for choice in family_of(EN, made, you).asking().choices()}


def remarks(position: dict[str, Any]) -> list[str]:
    game = Game.new("port-royal", 2, seed=1, position={"game": "port-royal"} | position, names=["Ann", "Bob"])
    return family_of(EN, game, 0).asking().remarks()


CHOICES = [
    Choice("take sailor-3/1", "hire a sailor", "", "", ("sailor", "sailor-3/1")),
    Choice("take sailor-5/2", "hire a sailor", "", "", ("sailor", "sailor-5/2")),
    Choice("take priest-4/1", "hire a priest", "", "", ("priest", "priest-4/1")),
    Choice("pass", "pass", "", "", ("p",)),
]


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("1", "take sailor-3/1"),
        ("04", "pass"),
        ("p", "pass"),
        ("P", "pass"),
        ("pass", "pass"),
        ("pr", "take priest-4/1"),
        ("  hire   PRIEST ", "take priest-4/1"),
        ("take sailor-5/2", "take sailor-5/2"),
        ("sailor-3", "take sailor-3/1"),
        ("take p", "take priest-4/1"),
    ],
)
def test_a_choice_is_named_by_number_notation_word_or_beginning(typed: str, action: str) -> None:
    assert understood(EN, CHOICES, typed).action == action


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("0", "a number from 1 to 4"),
        ("5", "a number from 1 to 4"),
        ("", "not among the choices"),
        ("x", "not among the choices"),
        ("9999", "not among the choices"),
        ("²", "not among the choices"),
        ("sailor", "1 (hire a sailor) or 2 (hire a sailor)"),
        ("take", "1 (hire a sailor), 2 (hire a sailor) or 3 (hire a priest)"),
        ("priest priest", "not among the choices"),
        ("a", "not among the choices"),
    ],
)
def test_what_fits_nothing_or_too_much_is_asked_again(typed: str, answer: str) -> None:
    with pytest.raises(UnclearError) as unclear:
        understood(EN, CHOICES, typed)
    assert answer in str(unclear.value)


@pytest.mark.parametrize(
    ("lang", "labels", "typed"),
    [
        ("en", ["hire a sailor", "trade with the red frigate"], {"hire": 0, "hire sailor": 0, "frigate": 1}),
        ("de", ["einen Matrosen anheuern", "die rote Fregatte nehmen"], {"anheuern": 0, "nehm": 1}),
        (
            "nl",
            ["een matroos inhuren", "het rode fregat nemen"],
            {"inhuren": 0, "nemen": 1, "fregat neme": 1},
        ),
    ],
)
def test_every_word_of_a_label_may_be_typed(lang: str, labels: list[str], typed: dict[str, int]) -> None:
    position: dict[str, Any] = {"phase": "trade", "harbor": ["sailor-3/1", "red-1/1"]}
    position |= {"game": "port-royal", "players": [{"coins": 3}, {"coins": 3}]}
    game = Game.new("port-royal", 2, seed=1, position=position)
    choices = family_of(Words(lang), game, 0).asking().choices()
    assert [choice.label for choice in choices[:2]] == labels
    assert {word: choices.index(understood(EN, choices, word)) for word in typed} == typed


@pytest.mark.parametrize(
    ("lang", "label", "typed"),
    [("de", "das rote Schiff nehmen", "nehmen"), ("nl", "het rode schip nemen", "nemen")],
)
def test_what_a_label_of_the_dice_game_offers_may_be_typed(lang: str, label: str, typed: str) -> None:
    position: dict[str, Any] = {
        "game": "dice",
        "phase": "trade",
        "board": {"ships": {"red": "A"}, "wheels": []},
    }
    position |= {"takes_left": 1, "players": [{}, {}]}
    game = Game.new("dice", 2, seed=1, position=position, options={"chapter": 1})
    choices = family_of(Words(lang), game, 0).asking().choices()
    assert choices[0].label == label
    assert understood(EN, choices, typed) is choices[0]


def test_the_price_shows_discount_and_fee() -> None:
    position = {
        "active": 1,
        "decider": 0,
        "phase": "trade",
        "harbor": ["captain-4/1", "governor-8/0", "pirate-9/3"],
        "players": [{"coins": 5, "display": ["mademoiselle-7/2"]}, {"coins": 3}],
    }
    choices = at(position)
    assert choices["take captain-4/1"] == "4 coins (cost 4, 1 off, 1 for Bob) for 1 point"
    assert "take governor-8/0" not in choices
    assert remarks(position) == ["Too expensive for you now: governor (8), pirate (9)"]


def test_a_person_can_be_free() -> None:
    display = ["mademoiselle-7/2", "mademoiselle-7/2", "mademoiselle-9/3"]
    position = {
        "phase": "trade",
        "harbor": ["sailor-3/1"],
        "players": [{"coins": 0, "display": display}, {"coins": 3}],
    }
    assert at(position)["take sailor-3/1"] == "free (cost 3, 3 off) for 1 point and 1 sword"


def test_the_yield_shows_traders_fee_and_wholesaler() -> None:
    position = {
        "active": 1,
        "decider": 0,
        "phase": "trade",
        "harbor": ["red-2/3", "blue-1/1"],
        "players": [{"coins": 5, "display": ["trader-red-3/1", "wholesaler-red-6/2"]}, {"coins": 3}],
    }
    choices = at(position, "combined")
    assert choices["take blue-1/1"] == "0 coins for you (ship 1, 1 for Bob)"
    assert choices["take red-2/3"] == (
        "2 coins for you (ship 2, traders +1, 1 for Bob) and 1 point, because your wholesaler keeps the ship"
    )


def test_the_risk_of_a_draw_tells_what_swords_repel() -> None:
    """10 red ships: the one in the harbor is known, one sword repels two more, two bear a skull."""
    harbor = {"harbor": ["red-1/1"]}
    armed = {"players": [{"coins": 3, "display": ["sailor-3/1"]}, {"coins": 3}]}
    bare = {"players": [{"coins": 3}, {"coins": 3}]}
    assert at(harbor | bare)["draw"] == "reveal the next card; 9 of 118 cards bust (8%)"
    assert (
        at(harbor | armed)["draw"] == "reveal the next card; 7 of 117 cards bust (6%); 2 more can be repelled"
    )
    assert at(bare)["draw"] == "reveal the next card; no card can bust you"


@pytest.mark.parametrize(
    ("lang", "some", "none"),
    [
        ("en", "7 of 117 cards bust (6%); 2 more can be repelled", "no card can bust you; you can repel 2"),
        (
            "de",
            "7 von 117 Karten lassen dich scheitern (6\u00a0%); 2 weitere kannst du abwehren",
            "keine Karte lässt dich scheitern; 2 kannst du abwehren",
        ),
        (
            "nl",
            "bij 7 van de 117 kaarten mislukt je beurt (6%); 2 andere kun je afweren",
            "je beurt kan nu niet mislukken; 2 kaarten kun je afweren",
        ),
    ],
)
def test_what_can_be_repelled_stands_beside_the_risk(lang: str, some: str, none: str) -> None:
    say = Words(lang).say
    assert say("choice-draw-risk", n=7, total=117, percent=6, repelled=2) == some
    assert say("choice-draw-risk", n=0, total=117, percent=0, repelled=2) == none


def test_stopping_tells_how_many_cards_may_be_taken() -> None:
    harbor = ["red-1/1", "blue-1/1", "green-1/1", "yellow-1/1"]
    players = [{"coins": 3, "display": ["governor-8/0"]}, {"coins": 3}]
    assert at({"harbor": harbor, "players": players})["stop"] == "and trade: you may take 3 cards"
    assert at({"harbor": [], "drawn": 1, "players": players})["stop"] == "there is nothing you can take"


def test_stopping_tells_that_nothing_can_be_paid_and_what_admirals_bring() -> None:
    """C4.8: only what can be paid for can be taken; C4.4: admirals pay before."""
    dear = ["governor-8/0", "pirate-9/3"]
    poor = [{"coins": 1}, {"coins": 0}]
    assert at({"harbor": dear, "players": poor})["stop"] == "there is nothing you can take"
    five = ["red-1/1", "blue-1/1", "sailor-3/1", "governor-8/0", "pirate-9/3"]
    led = [{"coins": 1, "display": ["admiral-7/2"]}, {"coins": 0}]
    assert at({"harbor": five, "players": led})["stop"] == "and trade: you may take 1 card; admirals +2"


def test_a_ship_that_can_be_repelled_tells_what_keeping_it_means() -> None:
    players = [{"coins": 3, "display": ["pirate-5/1"]}, {"coins": 3}]
    position = {"phase": "repel", "revealed": "red-1/1", "harbor": ["blue-1/1"], "players": players}
    assert at(position)["keep"] == "the ship comes into the harbor"
    position["harbor"] = ["red-2/3"]
    assert at(position)["keep"] == "you bust"


def test_an_expedition_tells_who_goes_and_what_is_left_of_its_points() -> None:
    display = ["jack-6/1", "priest-4/1", "jack-6/1", "priest-4/1"]
    position = {
        "expeditions": ["expedition-priests-settler"],
        "players": [{"coins": 3, "display": display}, {"coins": 3}],
    }
    assert at(position)["fulfil expedition-priests-settler"] == (
        "discard jack of all trades, priest and priest; 3 more points and 3 coins"
    )


def test_c4_6_c4_7_the_harbor_is_told_with_ones_own_prices() -> None:
    """As the offers have it, with a mademoiselle and a trader."""
    display = ["mademoiselle-7/2", "trader-red-3/1"]
    position = {"harbor": ["sailor-3/1", "red-1/1"], "players": [{"coins": 3, "display": display}, {}]}
    game = Game.new("port-royal", 2, seed=1, position={"game": "port-royal"} | position)
    asking = family_of(EN, game, 0).asking()
    assert asking.question() == ["In the harbor: sailor (costs 2), red frigate (pays 2)."]
    assert asking.reasons("stop", "draw")[-1].endswith("sailor (costs 2), red frigate (pays 2)")
