"""Narration: events of real games told as sentences, to the one who plays and to the one who watches."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from portroyal.play.events import Event
from portroyal.play.game import Game
from portroyal.text.family import family_of
from portroyal.text.narration import Narrator
from portroyal.text.words import LANGUAGES, Words

NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eve"]


def scripted(deck: Sequence[str], players: int = 2, game: str = "port-royal") -> Game:
    """Coins that do not matter, then these cards."""
    coins = [
        "blue-1/1",
        "blue-1/1",
        "blue-1/1",
        "green-1/1",
        "green-1/1",
        "green-1/1",
        "red-1/1",
        "red-1/1",
        "red-1/1",
    ]
    if game == "unterwegs":
        coins = ["sailor-3/1"] * 6
    return Game.new(game, players, seed=1, deck=[*coins[: 3 * players], *deck], names=NAMES[:players])


def told(game: Game, events: Sequence[Event], lang: str = "en", you: int | None = None) -> list[str]:
    return [line.text for line in family_of(Words(lang), game, you).narrator.tell(events)]


def play(game: Game, *actions: str, lang: str = "en", you: int | None = None) -> list[str]:
    """What is told of the last of the actions."""
    events: list[Event] = []
    for action in actions:
        events = game.play(action)
    return told(game, events, lang, you)


def test_the_one_who_plays_is_spoken_to_and_the_others_are_named() -> None:
    game = scripted(["sailor-3/1"])
    events = game.play("draw")
    assert told(game, events, you=0) == ["You reveal a sailor (costs 3, 1 point, 1 sword)."]
    assert told(game, events, you=1) == ["Ann reveals a sailor (costs 3, 1 point, 1 sword)."]
    assert told(game, events, "de", 0) == ["Du deckst einen Matrosen auf (kostet 3, 1 Punkt, 1 Säbel)."]
    assert told(game, events, "nl", 1) == ["Ann legt een kaart bloot: een matroos (kost 3; 1 punt, 1 sabel)."]


@pytest.mark.parametrize(("lang", "name"), [("en", "seat 0"), ("de", "Platz 0"), ("nl", "plaats 0")])
def test_who_has_no_name_is_called_so_in_the_readers_language(lang: str, name: str) -> None:
    """A record of the engine's calls them `seat 0`."""
    game = Game.new("port-royal", 2, seed=1)
    assert game.names == ["seat 0", "seat 1"]
    assert name in told(game, game.events, lang)[-1]


def test_the_opening_tells_the_deal_once_and_whose_turn_it_is() -> None:
    game = scripted([])
    assert told(game, game.events) == ["Everybody begins with 3 coins.", "Round 1: Ann’s turn"]
    assert told(game, game.events, "de", 0)[-1] == "Runde 1: Du bist am Zug"


def test_a_hire_tells_what_was_paid_and_to_whom() -> None:
    game = scripted(["sailor-3/1", "settler-4/1", "yellow-2/1"])
    assert play(game, "draw", "draw", "draw", "stop", "take sailor-3/1") == [
        "Ann hires a sailor for 3 coins."
    ]
    lines = play(game, "take yellow-2/1", you=0)
    assert lines[0] == "Bob trades with the yellow pinnace and gets 2 coins. 1 coin goes to you."
    assert lines[1] == "1 card is left in the harbor and is discarded."
    assert lines[2] == "Round 1: Bob’s turn"


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "Bob trades with the red frigate and gets 1 coin."),
        ("en-US", "Bob trades with the American ship and gets 1 coin."),
        ("de", "Bob nimmt die rote Fregatte und bekommt 1 Münze."),
        ("nl", "Bob neemt het rode fregat en krijgt 1 munt."),
    ],
)
def test_a_ship_that_lies_there_is_the_ship(lang: str, sentence: str) -> None:
    """Of a color there is only one, while a person may lie there more than once."""
    position = {"game": "port-royal", "phase": "trade", "harbor": ["red-1/1"], "active": 1, "decider": 1}
    position |= {"players": [{"coins": 3}, {"coins": 3}]}
    game = Game.new("port-royal", 2, seed=1, position=position, names=NAMES[:2])
    assert play(game, "take red-1/1", lang=lang)[0] == sentence


def test_a_bust_is_one_sentence_and_nothing_is_swept_twice() -> None:
    game = scripted(["yellow-2/1", "priest-4/1", "yellow-1/1"])
    lines = play(game, "draw", "draw", "draw")
    assert lines[0] == "Ann reveals a yellow pinnace (1 coin, 1 sword)."
    assert lines[1].startswith("Bust! A second yellow ship: the whole harbor is discarded (3 cards)")
    assert lines[2:] == ["Round 1: Bob’s turn"]
    assert play(scripted(["red-1/1", "red-2/3"]), "draw", "draw", lang="de")[1].startswith(
        "Gescheitert! Ein zweites rotes Schiff"
    )


def test_a_tax_tells_who_gains() -> None:
    lines = play(scripted(["tax-most-swords"]), "draw", you=1)
    assert lines == [
        "Ann reveals a tax increase (then 1 coin for the most swords).",
        "1 coin each for Ann and you.",
    ]
    assert (
        play(scripted(["tax-most-swords"]), "draw", lang="de", you=1)[1] == "Je 1 Münze geht an Ann und dich."
    )


def test_a_tax_of_many_coins_is_one_sentence() -> None:
    position = {"game": "port-royal", "players": [{"coins": 13}, {"coins": 2}]}
    game = Game.new("port-royal", 2, seed=1, position=position, deck=["tax-least-points"], names=NAMES[:2])
    assert "Ann pays 6 coins in taxes." in play(game, "draw")


def test_an_expedition_tells_who_went_and_what_it_brought() -> None:
    position = {
        "game": "port-royal",
        "expeditions": ["expedition-priests-settler"],
        "players": [{"coins": 3, "display": ["priest-4/1", "settler-4/1", "jack-6/1"]}, {"coins": 3}],
    }
    game = Game.new("port-royal", 2, seed=1, position=position, names=NAMES[:2])
    lines = play(game, "fulfil expedition-priests-settler", you=0)
    assert lines == [
        "You fulfill an expedition with priest, settler and jack of all trades: 3 more points and 3 coins."
    ]


def test_the_call_of_the_end_and_the_end_are_told() -> None:
    display = ["pirate-7/2", "governor-8/0", "sailor-5/2", "jester-9/3", "admiral-9/3"]
    position = {
        "game": "port-royal",
        "round": 4,
        "active": 1,
        "phase": "trade",
        "harbor": ["pirate-9/3", "settler-4/1"],
        "players": [{"coins": 3}, {"coins": 30, "display": display}],
    }
    game = Game.new("port-royal", 2, seed=1, position=position, names=NAMES[:2])
    lines = play(game, "take pirate-9/3")
    assert lines == [
        "Bob hires a pirate for 9 coins.",
        "Bob has 13 points! This round will be played out, and then the game is over.",
    ]
    assert play(game, "pass")[-1] == "The game is over after 4 rounds."


def test_a_wholesaler_keeps_the_ship() -> None:
    position = {
        "game": "unterwegs",
        "phase": "trade",
        "harbor": ["red-2/3"],
        "players": [{"coins": 3, "display": ["wholesaler-red-6/2"]}, {"coins": 3}],
    }
    game = Game.new("unterwegs", 2, seed=1, position=position, names=NAMES[:2])
    assert (
        play(game, "take red-2/3")[0]
        == "Ann trades with the red frigate, gets 2 coins and keeps the ship for 1 point."
    )


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["port-royal", "unterwegs", "combined"])
def test_whole_games_can_be_told_in_every_language(name: str, lang: str) -> None:
    """At once and act by act; nobody's story names a card that its events do not show."""
    chance = random.Random(f"{name} {lang}")
    game = Game.new(name, 4, seed=chance.randrange(10**6), names=NAMES[:4])
    narrator = family_of(Words(lang), game, 2).narrator
    lines = [line.text for line in narrator.tell(game.events)]
    while not game.over:
        lines += [line.text for line in narrator.tell(game.play(chance.choice(game.legal)))]
    assert [line.text for line in narrator.tell(game.events)] == lines
    assert all(line == line.strip() and "{" not in line and "  " not in line for line in lines)


def test_a_name_from_a_record_cannot_command_the_terminal() -> None:
    narrator = Narrator(Words("en"), ["\x1b[2JAnn\n", "\x07"])
    assert narrator.names == ["[2JAnn", "?"]
