"""The picture of a card game: every card and pile, in any language, on any screen, and nothing hidden."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest

from portroyal.pictures.cards.card import CARD_WIDTH, card_back, card_face, framed, known_kinds, title_of
from portroyal.pictures.cards.position import cards_svg
from portroyal.pictures.style import SHIP_INKS, SHIP_SHAPES, text_width
from portroyal.play.cards.view import CardState
from portroyal.play.game import Game
from portroyal.rules.cards.codes import COLORS, EXPEDITION, PERSON, ROLES
from portroyal.rules.cards.deck import CARD_GAMES, COLUMNS, deck_of
from portroyal.text.cards.family import card_labels
from portroyal.text.words import LANGUAGES, Words

SVG = "{http://www.w3.org/2000/svg}"
STATE_WORDS = (
    "round", "harbor", "draw", "discard", "expeditions", "active", "decider", "start", "revealed",
    "takes_left", "end_called", "winners", "coins", "points", "swords", "ships", "seat",
    "discover", "repel", "trade", "over", "expedition", "tax", "port-royal", "unterwegs", "combined",
)  # fmt: skip


def played(game: str, players: int, seed: int, moves: int) -> CardState:
    """The state after some moves of a player who likes cards."""
    table = Game.new(game, players, seed=seed)
    chance = random.Random(seed)
    for _ in range(moves):
        if table.over:
            break
        liked = [act for act in table.legal if act.split()[0] in ("take", "fulfil", "repel")]
        table.play(chance.choice(liked if liked and chance.random() < 0.8 else table.legal))
    state = table.state()
    assert isinstance(state, CardState)
    return state


def at(position: dict[str, Any], players: int = 2, game: str = "port-royal") -> CardState:
    state = Game.new(game, players, seed=1, position=position).state()
    assert isinstance(state, CardState)
    return state


STATES = [
    played(game, players, seed, moves)
    for game, most in (("port-royal", 5), ("unterwegs", 4), ("combined", 5))
    for players in (2, most)
    for seed, moves in ((1, 1), (2, 60), (3, 5000))
]


def tree(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg)


def texts(root: ElementTree.Element, tags: tuple[str, ...] = ("text", "title")) -> list[str]:
    return [e.text or "" for e in root.iter() if e.tag.removeprefix(SVG) in tags]


def letters(root: ElementTree.Element, scale: float = 1.0) -> Iterator[tuple[float, str]]:
    """Every text with the size in which it is seen."""
    for child in root:
        found = re.search(r"scale\(([\d.]+)\)", child.get("transform", ""))
        size = scale * float(found[1]) if found else scale
        if child.tag == SVG + "text":
            yield size * float(child.get("font-size", "0")), child.text or ""
        yield from letters(child, size)


def card_svg(name: str, width: float = CARD_WIDTH) -> str:
    return framed(card_face(known_kinds()[name], {}), width)


@pytest.mark.parametrize("state", STATES, ids=lambda s: f"{s.game}-{len(s.players)}-{s.phase}-{s.round}")
@pytest.mark.parametrize("width", [390, 1000])
def test_a_picture_is_well_formed_and_always_the_same(state: CardState, width: int) -> None:
    svg = cards_svg(state, width=width)
    root = tree(svg)
    assert root.get("width") == str(width)
    assert svg == cards_svg(state, width=width)
    assert not [e for e in root.iter() if e.get("id")], "two pictures on one page could disturb each other"
    small = [(size, text) for size, text in letters(root) if size < 7]
    assert not small


def test_a_narrow_screen_gets_a_taller_picture() -> None:
    for state in STATES:
        wide, narrow = (tree(cards_svg(state, width=w)) for w in (1000, 390))
        assert float(narrow.get("height", "0")) > float(wide.get("height", "0"))
        places = [
            float(found[1])
            for e in narrow.iter()
            if (found := re.match(r"translate\((-?[\d.]+)", e.get("transform", "")))
        ]
        assert max(places) < 390


@pytest.mark.parametrize("name", sorted(known_kinds()))
def test_every_card_can_be_drawn_alone(name: str) -> None:
    assert name in texts(tree(card_svg(name)), ("title",))[0]
    assert tree(card_svg(name, width=60)).get("height") == "84"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_coin_covers_no_letter_of_a_name(lang: str) -> None:
    """Whatever letters the viewer has: their width is set where broad ones would not fit."""
    labels = card_labels(Words(lang))
    for kind in known_kinds().values():
        if kind.type not in (PERSON, EXPEDITION):
            continue
        names = [
            e for e in tree(framed(card_face(kind, labels), 120)).iter(SVG + "text") if len(e.text or "") > 3
        ]
        assert names
        for name in names:
            text = name.text or ""
            half = float(name.get("textLength") or text_width(text, float(name.get("font-size", "0")))) / 2
            assert 38 <= float(name.get("x", "0")) - half < float(name.get("x", "0")) + half <= 114, text
            assert "…" not in text


def test_cards_that_differ_look_different() -> None:
    drawn = {card_svg(name).replace(name, "") for name in known_kinds()}
    assert len(drawn) == len(known_kinds())


@pytest.mark.parametrize("color", COLORS)
def test_color_never_stands_alone(color: str) -> None:
    """Ships, traders and wholesalers carry their color's shape beside its ink."""
    names = [
        n for n in known_kinds() if n.startswith((f"{color}-", f"trader-{color}", f"wholesaler-{color}"))
    ]
    assert len(names) > 5
    for name in names:
        paths = [e.get("d") for e in tree(card_svg(name)).iter(SVG + "path")]
        assert SHIP_SHAPES[color] in paths
        assert not [other for other in COLORS if other != color and SHIP_SHAPES[other] in paths]
        assert SHIP_INKS[color] in card_svg(name)


def test_a_card_shows_its_printed_values() -> None:
    assert texts(tree(card_svg("yellow-3/4")), ("text",)) == ["3", "4", "yellow"]
    assert texts(tree(card_svg("red-4/x")), ("text",)) == ["4", "red"]
    assert texts(tree(card_svg("pirate-9/3")), ("text",)) == ["3", "9", "pirate"]
    assert sorted(texts(tree(card_svg("expedition-five-player")), ("text",)))[:2] == ["3", "5"]
    assert texts(tree(framed(card_back(), CARD_WIDTH)), ("text",)) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [300, 1000])
def test_the_tabs_of_a_seat_have_room_for_any_letters(lang: str, width: int) -> None:
    """Who decides, is active and has started has three, side by side."""
    labels, found = card_labels(Words(lang)), 0
    for state in STATES:
        alone = msgspec.structs.replace(state, decider=0, active=0, start=0)
        for area in tree(cards_svg(alone, labels=labels, width=width)).iter(f"{SVG}g"):
            tabs = [tab for tab in area.findall(f"{SVG}g") if tab.find(f"{SVG}rect[@y='-9']") is not None]
            ends = []
            for tab in tabs:
                plate, word = tab.find(f"{SVG}rect"), tab.find(f"{SVG}text")
                assert plate is not None
                left, right = (
                    float(plate.get("x", "")),
                    float(plate.get("x", "")) + float(plate.get("width", "")),
                )
                ends += [left, right]
                if word is not None:
                    wide = text_width(word.text or "", float(word.get("font-size", "")))
                    assert float(word.get("x", "")) + wide <= right, word.text
            frame = area.find(f"{SVG}rect")
            assert frame is None or not tabs or ends[-1] <= float(frame.get("width", ""))
            assert ends == sorted(ends)
            found += len(tabs)
    assert found >= 3 * len(STATES)


@pytest.mark.parametrize("state", STATES, ids=lambda s: f"{s.game}-{len(s.players)}-{s.phase}-{s.round}")
def test_every_open_card_is_in_the_picture(state: CardState) -> None:
    root = tree(cards_svg(state, names=[f"Player {i}" for i in range(len(state.players))]))
    titles = texts(root, ("title",))
    for name in {*state.harbor, *state.expeditions, *(c for p in state.players for c in p.display)}:
        assert any(f"({name})" in title for title in titles), name
    for name in filter(None, [state.revealed, *state.discard[-1:]]):
        assert any(f"({name})" in title for title in titles), name
    written = texts(root, ("text",))
    assert f"draw · {state.draw}" in written
    assert f"discard · {len(state.discard)}" in written
    assert any(text.startswith(f"round {state.round}") and state.phase in text for text in written)
    for i, player in enumerate(state.players):
        assert written.count(f"Player {i}") == 1 + (i == state.decider) + (state.winners == [i])
        assert {f"coins: {player.coins}", f"points: {player.points}", f"swords: {player.swords}"} <= set(
            titles
        )


def test_alike_cards_lie_together_and_ships_lie_under_their_wholesaler() -> None:
    display = ["sailor-3/1", "sailor-3/1", "wholesaler-blue-8/3"]
    ships = ["blue-1/1", "blue-2/2"]
    state = at({"players": [{"display": display, "ships": ships}, {}]}, game="combined")
    titles = texts(tree(cards_svg(state)), ("title",))
    assert "sailor (sailor-3/1) ×2" in titles
    assert "wholesaler (wholesaler-blue-8/3)" in titles
    assert "ships ×2" in titles


def test_the_ship_that_waits_is_marked_together_with_the_one_of_its_color() -> None:
    position = {
        "phase": "repel", "revealed": "blue-1/1", "harbor": ["red-1/1", "blue-2/2"],
        "players": [{"display": ["sailor-3/1"]}, {}],
    }  # fmt: skip
    root = tree(cards_svg(at(position)))
    assert "revealed?" in texts(root)
    assert len([e for e in root.iter(SVG + "rect") if e.get("stroke-width") == "4"]) == 2


@pytest.mark.parametrize("state", STATES, ids=lambda s: f"{s.game}-{len(s.players)}-{s.phase}-{s.round}")
def test_every_word_can_be_translated(state: CardState) -> None:
    cards = [name for name in known_kinds() if name.startswith(("expedition-", "tax-"))]
    labels = dict.fromkeys([*STATE_WORDS, *COLORS, *ROLES, *cards], "爱")
    names = [str(i) for i in range(len(state.players))]
    for text in texts(tree(cards_svg(state, labels=labels, names=names))):
        told = re.sub(r"\([a-z-]+-\d+/[\dx]\)|\((expedition|tax)-[a-z-]+\)", "", text)  # notation in tooltips
        assert not re.search(r"[A-Za-z]", told), text


def test_names_and_labels_are_escaped() -> None:
    names = ["<script>alert(1)</script>", "A & \"B\" 'C'\x00\x0b"]
    root = tree(
        cards_svg(STATES[0], names=names, labels={"harbor": "</text><b>", "yellow": "a&b"}, width=1000)
    )
    assert names[0] in texts(root)
    assert "A & \"B\" 'C'" in texts(root)
    assert "</text><b>" in texts(root)


def test_the_number_of_names_must_fit() -> None:
    with pytest.raises(ValueError, match="2 players sit at the table, but 3 names are given"):
        cards_svg(STATES[0], names=["a", "b", "c"])


def test_nothing_hidden_shows() -> None:
    """Two deals of one position, with other cards face down, give one picture."""
    position = msgspec.to_builtins(STATES[1])
    first, second = (
        Game.new(STATES[1].game, len(STATES[1].players), seed=seed, position=position) for seed in (1, 2)
    )
    assert cards_svg(first.state()) == cards_svg(second.state())


def test_a_crowded_harbor_wraps() -> None:
    harbor = [
        "yellow-1/1",
        "blue-1/1",
        "green-1/1",
        "red-1/1",
        "black-1/2",
        *["sailor-3/1"] * 7,
        "jester-5/1",
    ]
    state = at({"harbor": harbor, "phase": "trade", "players": [{"coins": 9}, {}]})
    for width in (260, 390, 1000):
        assert texts(tree(cards_svg(state, width=width)), ("text",)).count("sailor") == 7


def test_cards_of_a_users_own_list_are_drawn() -> None:
    rows: list[dict[str, Any]] = [
        {"type": "person", "name": "sailor", "cost": 2, "points": 1, "swords": 7, "count": 20},
        {
            "type": "expedition",
            "name": "far_away",
            "coins": 9,
            "points": 8,
            "needs": "priest+settler",
            "count": 2,
        },
        {"type": "ship", "name": "pinnace", "color": "yellow", "coins": 12, "swords": 15, "count": 20},
    ]
    assert {column for row in rows for column in row} <= set(COLUMNS)
    game = Game.new(
        "port-royal", 2, seed=1, options={"cards": rows},
        position={"harbor": ["yellow-12/15", "sailor-2/1"], "expeditions": ["expedition-far-away"]},
    )  # fmt: skip
    written = texts(tree(cards_svg(game.state())), ("text",))
    assert {"12", "15", "×7", "9", "8"} <= set(written)


def test_titles_fall_back_from_card_to_kind_to_notation() -> None:
    kinds = {kind.name: kind for kind in deck_of(CARD_GAMES["combined"]).kinds}
    settlers = kinds["expedition-settlers"]
    assert title_of(settlers, {}) == "settlers"
    assert title_of(settlers, {"expedition": "Expedition"}) == "Expedition"
    assert title_of(settlers, {"expedition": "Expedition", "expedition-settlers": "Siedler"}) == "Siedler"
    assert title_of(kinds["jack-6/1"], {"jack": "Tausendsassa"}) == "Tausendsassa"
    assert title_of(kinds["red-1/1"], {}) == "red"
