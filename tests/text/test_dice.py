"""The dice game in text: whole games told in every language, choices with their gain and risk, the table."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest
from tests.rules.dice.table import atlas

from offers_played import positions
from portroyal.cli.pictures import draw_chart
from portroyal.play.dice.adapter import DiceTable
from portroyal.play.events import Event
from portroyal.play.game import Game
from portroyal.rules.dice.chart import chart_to_data, load_chart
from portroyal.text.dice.family import DiceFamily
from portroyal.text.dice.names import DiceText
from portroyal.text.dice.table import sheet_text
from portroyal.text.family import family_of
from portroyal.text.pictures import picture_of
from portroyal.text.words import LANGUAGES, Words

NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eve"]

ISLANDS = {island.name: island for island in load_chart("1").islands}
PAPAGAYO, MARAVILLA = ISLANDS["papagayo"], ISLANDS["maravilla"]
GAIN = f"{PAPAGAYO.points} point{'s' * (PAPAGAYO.points != 1)}"


def new(players: int = 3, chapter: int = 1, **more: Any) -> Game:
    return Game.new(
        "dice", players, seed=more.pop("seed", 1), options={"chapter": chapter}, names=NAMES[:players], **more
    )


def started(dice: list[str], players: int = 3) -> Game:
    """A game after the choice of start islands, with these rolls to come."""
    game = new(players, dice=dice)
    while game.state().phase == "start":
        game.play(game.legal[0])
    return game


def choices(game: Game, lang: str = "en") -> dict[str, str]:
    return {choice.action: choice.detail for choice in family_of(Words(lang), game, 0).asking().choices()}


def told(game: Game, action: str, lang: str = "en", you: int | None = None) -> list[str]:
    return [line.text for line in family_of(Words(lang), game, you).narrator.tell(game.play(action))]


def test_e6_crosses_of_a_bust_are_told_with_both_answers_to_the_bold_jester() -> None:
    crossed = ["to-bold-jester", "bold-jester1", "bold-jester2"]
    options = {"chart": atlas()}
    position = {"game": "dice", "options": options, "players": [{"crossed": crossed}, {}]}
    game = Game.new("dice", 2, options=options, position=position, dice=["red-A", "red-A"])
    for action in ("roll", "resolve", "roll", "resolve"):
        if action in game.legal:
            game.play(action)
    assert game.state().todo == ["bold"]
    told = choices(game)
    assert told["bold-jester"] == "4 crosses and 1 skull"
    assert told["done"] == "no, thanks; 2 crosses"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("chapter", [1, 2, 3, 4])
def test_whole_games_can_be_told_and_asked_in_every_language(chapter: int, lang: str) -> None:
    chance = random.Random(f"{chapter} {lang}")
    game = new(2 + chance.randrange(4), chapter, seed=chance.randrange(10**6))
    family = family_of(Words(lang), game, 1)
    assert isinstance(family, DiceFamily)
    lines = [line.text for line in family.narrator.tell(game.events)]
    while not game.over:
        asking = family.asking()
        offered = asking.choices()
        assert {choice.action for choice in offered} <= set(game.legal)
        texts = [
            *asking.question(),
            *asking.explained(),
            *(text for each in offered for text in (each.label, each.detail)),
        ]
        assert all(text and "{" not in text for text in texts)
        lines += [line.text for line in family.narrator.tell(game.play(chance.choice(game.legal)))]
    assert all(line == line.strip() and "{" not in line and "  " not in line for line in lines)
    assert family.table(game.state())
    assert [line.text for line in family.narrator.tell(game.events)]


def test_the_start_is_told_once_per_player() -> None:
    game = new(3)
    assert told(game, "start mercado", you=0) == ["You begin on Mercado (trader) and mark 1 field there."]
    assert told(game, "start corona", "de") == [
        "Bob beginnt auf Corona (Vizeadmiral) und kreuzt dort 2 Felder an."
    ]


def test_rolls_and_pieces_are_told_in_one_line() -> None:
    game = started(["yellow-B", "green-D", "green-E", "yellow-A"])
    assert told(game, "roll", you=0) == ["You roll yellow B (2 swords). The yellow ship goes to B."]
    assert told(game, "roll", "de") == ["Ann würfelt Grün D (5 Säbel). Das grüne Steuerrad kommt auf D."]
    assert told(game, "roll", "nl") == [
        "Ann gooit groen E (6 sabels). Het groene stuurrad ligt er al en gaat er weer af."
    ]
    assert told(game, "roll")[:2] == [
        "Ann rolls yellow A (1 sword).",
        "Bust! The yellow ship is already on the board. 1 skull is crossed off (no points lost).",
    ]


@pytest.mark.parametrize(
    ("lang", "one", "three"),
    [
        ("en", "1 skull is crossed off (1 point lost).", "2 skulls are crossed off (3 points lost)."),
        (
            "de",
            "1 Totenkopf wird durchgestrichen (1 Minuspunkt).",
            "2 Totenköpfe werden durchgestrichen (3 Minuspunkte).",
        ),
        (
            "nl",
            "1 doodshoofd wordt doorgestreept (1 minpunt).",
            "2 doodshoofden worden doorgestreept (3 minpunten).",
        ),
    ],
)
def test_what_a_skull_costs_is_told_in_points(lang: str, one: str, three: str) -> None:
    narrator = family_of(Words(lang), new(2)).narrator
    skulls = [Event("skull", "red", -points, None, None, 0) for points in (1, 2)]
    assert [line.text for line in narrator.tell(skulls[:1])] == [one]
    assert [line.text for line in narrator.tell(skulls)] == [three]


def test_g2_3_a_start_island_that_is_too_small_says_how_many_fields_are_marked() -> None:
    game = Game.new("dice", 2, seed=1, options={"chart": atlas()})
    game.play("start sailor")
    assert family_of(Words("en"), game, 0).asking().question() == [
        "Choose your start island; you mark 2 fields there."
    ]
    told = choices(game)
    assert told["start jester"].endswith("; you mark only 1 field here")
    assert "mark" not in told["start pirate"]


def test_the_risk_of_a_roll_and_the_price_of_a_stop() -> None:
    game = started(["yellow-B", "black-C"])
    assert choices(game)["roll"] == "no roll can bust you now"
    game.play("roll")
    assert choices(game) == {
        "roll": "4 of 36 rolls bust (11%)",
        "stop": "take 1 piece, but cross off 2 skulls",
    }
    game.play("roll")
    assert choices(game) == {
        "roll": "10 of 36 rolls bust (28%)",
        "stop": "take 1 piece, but cross off 1 skull",
    }


def test_what_a_piece_brings() -> None:
    game = started(["yellow-B", "black-C", "green-D", "red-E"])
    for action in ("roll", "roll", "roll", "stop"):
        game.play(action)
    assert choices(game) == {
        "take ship-yellow": "2 crosses",
        "take ship-black": "3 crosses and 1 skull",
        "take wheel-green": "1 point",
        "done": "take nothing more",
    }
    assert told(game, "take wheel-green", you=0)[0] == "You take the green wheel. That gives 1 point."


def test_the_fields_of_an_island_are_one_choice_but_all_can_be_named() -> None:
    game = started(["yellow-B"])
    for action in ("roll", "stop", "take ship-yellow"):
        game.play(action)
    offered = choices(game)
    assert sum(action.startswith("cross ma") for action in offered) == 1
    assert sum(action.startswith("cross ma") for action in game.legal) == len(MARAVILLA.fields)
    assert offered["cross m1"].startswith("open sea; ")
    assert offered["done"] == "leave 2 crosses unused"


def test_an_island_and_its_person_are_told_with_the_cross() -> None:
    position = {
        "phase": "cross",
        "crosses_left": 2,
        "players": [{"crossed": list(PAPAGAYO.fields[:-1])}, {}, {}],
    }
    game = new(3, position=position)
    (cross,) = (action for action in game.legal if action.startswith("cross pa"))
    assert told(game, cross, you=0) == [
        f"You mark a field of Papagayo. Papagayo is complete: you hire a jester and get {GAIN}."
    ]


def test_sudden_death_is_announced() -> None:
    chance = random.Random(4)
    game = new(2, seed=4)
    while not (
        game.legal and "roll" in game.legal and game.state().players[game.state().active].points >= 11
    ):
        assert not game.over
        game.play(chance.choice(game.legal))
    assert "; sudden death at " in choices(game)["roll"]


def test_the_table_shows_the_sheet_of_whoever_decides() -> None:
    game = started(["yellow-B"], players=5)
    game.play("roll")
    table = family_of(Words("en"), game, 0).table(game.state())
    assert "On the board: yellow ship on B, treasure chest" in table
    assert re.search(rf"\n  Papagayo +1/{len(PAPAGAYO.fields)} +{PAPAGAYO.points} +jester\n", table)
    assert "no route there yet" in table
    assert table.count("Papagayo") == 1


def test_our_charts_have_their_title_in_every_language() -> None:
    assert [Words("en").say(f"chart-title-{n}") for n in range(1, 5)] == [
        load_chart(str(n)).name for n in range(1, 5)
    ]
    told = {lang: family_of(Words(lang), new(chapter=3)).introduction()[2] for lang in ("en", "de", "nl")}
    assert "“Letters of Marque”" in told["en"]
    assert "„Kaperbriefe“" in told["de"]
    assert "“Kaperbrieven”" in told["nl"]
    assert "Der ferne Horizont" in draw_chart(Words("de"), "4", 900)
    assert "De verre horizon · Ann" in picture_of(Words("nl"), new(chapter=4), 0)


def test_a_chart_of_ones_own_keeps_its_name(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_text(json.dumps({**chart_to_data(load_chart("2")), "name": "Home Waters"}))
    own = Game.new("dice", 2, seed=1, options={"chart": json.loads(file.read_text())})
    assert "„Home Waters“" in family_of(Words("de"), own).introduction()[2]
    assert "Home Waters" in draw_chart(Words("de"), str(file), 900)


@pytest.mark.parametrize(
    ("lang", "one", "cost"),
    [
        ("en", "1 of 36 rolls busts (3%)", "costs 1 point"),
        ("de", "1 von 36 Würfen lässt dich scheitern (3\u00a0%)", "kostet 1 Punkt"),
        ("nl", "bij 1 van de 36 worpen mislukt je beurt (3%)", "kost 1 punt"),
    ],
)
def test_one_roll_and_one_point_are_told_in_the_singular(lang: str, one: str, cost: str) -> None:
    assert Words(lang).say("choice-roll-risk", n=1, total=36, percent=3, repelled=0, wins=0) == one
    assert Words(lang).say("choice-skull", n=1, skulls=1) == cost


@pytest.mark.parametrize(
    ("lang", "none", "some"),
    [
        ("en", "you may take 1 piece.", "you may take 1 piece; crosses so far: 3."),
        ("de", "1 Schiff oder Steuerrad nehmen.", "1 Schiff oder Steuerrad nehmen; Kreuze bisher: 3."),
        ("nl", "je mag 1 stuk nemen.", "je mag 1 stuk nemen; kruisjes tot nu toe: 3."),
    ],
)
def test_crosses_are_told_where_there_are_any(lang: str, none: str, some: str) -> None:
    assert Words(lang).say("ask-dice-trade", n=1, crosses=0).endswith(none)
    assert Words(lang).say("ask-dice-trade", n=1, crosses=3).endswith(some)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_of_the_captain_names_the_ruling_about_the_clerk(language: str) -> None:
    """G6.7: both readings are possible, so that a player must be told which one is played."""
    words = Words(language)
    assert words.say("dice-person-clerk", form="name") in words.say("help-captain-wheel")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("chapter", [1, 2, 3, 4])
def test_the_sheet_fits_60_columns(lang: str, chapter: int) -> None:
    game = Game.new("dice", 2, seed=4, options={"chapter": chapter})
    table = game.table
    assert isinstance(table, DiceTable)
    lines = sheet_text(DiceText(Words(lang), table.on.chart), game.state().players[0])
    assert len(lines) == len(table.on.chart.islands) + 1
    assert max(map(len, lines)) <= 60


@pytest.mark.parametrize(("players", "fields"), [(2, "3 fields are"), (3, "2 fields are"), (4, None)])
def test_g2_2_the_head_start_of_the_jester_is_told(players: int, fields: str | None) -> None:
    told = " ".join(family_of(Words("en"), Game.new("dice", players, seed=4)).introduction())
    assert ("head start" in told) == (fields is not None)
    assert fields is None or fields in told


def test_g6_3_the_log_tells_what_a_gunners_owner_has_paid() -> None:
    crossed = ["gunner1", "gunner2", "to-gunner"]
    seats: list[dict[str, Any]] = [{"crossed": crossed, "points": 1}, {}, {}]
    position = {"phase": "cross", "chance": 1, "crosses_left": 3, "players": seats}
    game = Game.new("dice", 3, seed=1, options={"chart": atlas()}, names=NAMES[:3], position=position)
    assert choices(game)["cross cliff"].startswith("costs 2 crosses")
    assert game.state().players[0].costs == {"cliff": 2}
    assert game.state().players[1].costs == {}
    assert "cliff (costs 2 crosses)" in told(game, "cross cliff")[0]


def test_the_last_field_of_an_island_tells_its_own_points_and_all_that_come_with_it() -> None:
    """A señorita shades fields elsewhere, and may complete a second island by that."""
    seen = 0
    chart = atlas()
    points_of = {
        field: island["points"] for island in chart["islands"].values() for field in island["fields"]
    }
    for position in positions(lambda seed: Game.new("dice", 2, seed=seed, options={"chart": atlas()}), 600):
        for offer in position.offers():
            if offer.can and offer.action.startswith("cross") and getattr(offer, "completes", None):
                detail = choices(position).get(offer.action)
                if detail is not None:
                    own, n = points_of[offer.action.removeprefix("cross ")], offer.points
                    assert f", {own} point{'s' * (own != 1)} (" in detail, (offer, detail)
                    assert detail.endswith(f"; {n} points in all") == (n != own), (offer, detail)
                    seen += n != own
    assert seen


def test_g6_6_g6_9_the_next_skull_costs_nothing_while_a_green_one_is_left() -> None:
    def next_skull(**seat: Any) -> int | None:
        seats: list[dict[str, Any]] = [seat, {}]
        position = {"phase": "cross", "chance": 1, "crosses_left": 1, "players": seats}
        game = Game.new("dice", 2, seed=1, options={"chart": atlas()}, position=position)
        (reef,) = [offer for offer in game.offers() if offer.action == "cross reef"]
        told: int | None = game.state().players[0].next_skull
        assert (reef.points, getattr(reef, "skulls", 0)) == (told or 0, int(told is not None))
        said = {
            -1: "1 skull is crossed off: -1 point",
            0: "1 skull is crossed off; no points are lost",
            None: "All skulls are already crossed off.",
        }
        assert choices(game)["cross reef"].startswith(said[told])
        return told

    diplomat = ["diplomat1", "diplomat2", "to-diplomat"]
    assert next_skull(skulls=1, points=0) == -1
    assert next_skull(skulls=1, crossed=diplomat, points=1) == 0
    assert next_skull(skulls=1, crossed=diplomat, points=1, green_skulls=3) == -1
    assert next_skull(skulls=8, points=-3) is None


@pytest.mark.parametrize(
    ("lang", "green", "red"),
    [
        ("en", "2 skulls cost 1 point together", "costs 1 point"),
        ("de", "2 Totenköpfe kosten zusammen 1 Punkt", "kostet 1 Punkt"),
        ("nl", "2 doodshoofden kosten samen 1 punt", "kost 1 punt"),
    ],
)
def test_e5_an_answer_that_strikes_two_skulls_tells_of_both(lang: str, green: str, red: str) -> None:
    """The sheet says that the next one costs nothing: it is the red one after it that does."""
    diplomat = ["diplomat1", "diplomat2", "to-diplomat"]
    seats = [{"skulls": 1, "crossed": diplomat, "points": 1, "green_skulls": 2}, {}]
    position = {"phase": "trade", "chance": 1, "todo": ["skull", "skull"], "players": seats}
    game = Game.new("dice", 2, seed=1, options={"chart": atlas()}, position=position)
    assert game.state().players[0].next_skull == 0
    assert choices(game, lang) == {"skull green": green, "skull red": red}


def test_crosses_that_come_are_never_told_beside_less_than_none() -> None:
    """To end one's chance may bring crosses of the next (G7.1), while a field takes one."""

    def both(game: Game) -> bool:
        crosses = [getattr(offer, "crosses", None) or 0 for offer in game.offers() if offer.can]
        return max(crosses, default=0) > 0 > min(crosses, default=0)

    def made(seed: int) -> Game:
        return Game.new("dice", 2, seed=seed, options={"chart": atlas()})

    for position in positions(made, 3, wanted=both):
        field = next(action for action in position.legal if action.startswith("cross "))
        told = family_of(Words("en"), position, 0).asking().reasons("done", field)
        assert any(re.fullmatch(r"it brings \d+ cross(es)?", fact) for fact in told), told


@pytest.mark.parametrize("question", [{}, {"todo": ["captain"]}])
def test_g4_7_a_wheel_without_a_free_box_is_not_praised(question: dict[str, Any]) -> None:
    wheels = {"green": [0, 0, 6], "blue": [1, 0, 1], "orange": [0, 6, 0]}
    captain = ["to-captain", "captain1", "captain2"]
    position = {
        "phase": "trade", "chance": 1, "board": {"wheels": {"green": "D", "blue": "E", "orange": "D"}},
        "players": [{"points": 9, "wheels": wheels, "crossed": captain}, {}],
    }  # fmt: skip
    game = Game.new("dice", 2, seed=1, options={"chart": atlas()}, position=position | question)
    taking = "wheel " if question else "take wheel-"
    told = {color: choices(game)[f"{taking}{color}"] for color in wheels}
    full = "no wheel of this color is left on your sheet"
    assert told == {"green": full, "blue": "cancels one of your rolls", "orange": full}
