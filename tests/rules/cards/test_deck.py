"""Card lists: the three decks as data, and card lists of one's own."""

from __future__ import annotations

import csv
import io
from importlib import resources
from typing import Any

import pytest
from tests.tables import EXPEDITIONS, FIVE_PLAYER, SAILOR, YELLOW, at, cards, play, seat

from portroyal.play.errors import PlayError
from portroyal.play.game import Game
from portroyal.rules.cards.codes import MAX_CARDS, SKULL
from portroyal.rules.cards.deck import (
    CARD_GAMES,
    COMBINED,
    PORT_ROYAL,
    UNTERWEGS,
    CardGame,
    DeckError,
    deck_of,
    own_deck,
    rows_of_text,
)

BASE = """
    yellow-1/1*3 yellow-2/1 yellow-2/2*2 yellow-3/2 yellow-3/4*2 yellow-4/4
    blue-1/1*3 blue-2/1 blue-2/2*2 blue-3/2 blue-3/5*2 blue-4/5
    green-1/1*3 green-2/1 green-2/3*2 green-3/3 green-3/5*2 green-4/5
    red-1/1*3 red-2/3*3 red-3/6*2 red-3/x red-4/x black-1/2*3 black-2/4*3 black-3/7*2 black-3/x black-4/x
    trader-yellow-3/1 trader-yellow-5/2 trader-blue-3/1 trader-blue-5/2
    trader-green-3/1*2 trader-red-3/1*2 trader-black-3/1*2
    settler-4/1*5 captain-4/1*5 priest-4/1*5 jack-6/1*3 sailor-3/1*7 sailor-5/2*2 sailor-7/3
    pirate-5/1 pirate-7/2 pirate-9/3 mademoiselle-7/2*2 mademoiselle-9/3*2
    jester-5/1 jester-7/2*3 jester-9/3 admiral-5/1 admiral-7/2*3 admiral-9/3*2 governor-8/0*4
    tax-most-swords*2 tax-least-points*2
    expedition-settlers expedition-priests expedition-captains
    expedition-priests-settler expedition-captains-settler expedition-five-player
"""
ON_THE_WAY = """
    yellow-1/1 yellow-3/4 blue-2/2 blue-3/5 green-2/1 green-2/3 red-2/3 red-3/6 black-1/2*2 black-4/x
    wholesaler-yellow-8/3 wholesaler-blue-8/3 wholesaler-green-6/2*2
    wholesaler-red-6/2*2 wholesaler-black-6/2*2 passenger-4/2*5
    yellow-2/1 yellow-2/2 yellow-3/2 blue-1/1*2 blue-4/5 green-1/1 green-3/5*2
    red-1/1*2 red-4/x black-2/4 black-3/7 wholesaler-yellow-6/2 wholesaler-blue-6/2
    passenger-2/1*3 passenger-6/3*2 sailor-3/1*7 sailor-5/2*2 sailor-7/3 pirate-5/1 pirate-7/2
    tax-least-points*3
"""
ROWS = cards({SAILOR: 12, YELLOW: 8})
HEAD = "type,name,color,coins,swords,cost,points,needs,count\n"
TEXT = HEAD + "person,sailor,,,1,3,1,,12\nship,pinnace,yellow,1,1,,,,8\n"


def counted(text: str) -> list[tuple[str, int]]:
    return [(name, int(n or 1)) for name, _, n in (word.partition("*") for word in text.split())]


def refusal(game: CardGame, given: object) -> str:
    with pytest.raises(DeckError) as wrong:
        own_deck(game, given)
    return str(wrong.value)


def refused_row(**columns: Any) -> str:
    """The sentence about one row, the third of an otherwise good list."""
    return refusal(PORT_ROYAL, [*ROWS, columns])


@pytest.mark.parametrize(("game", "text"), [(PORT_ROYAL, BASE), (UNTERWEGS, ON_THE_WAY)])
def test_the_cards_of_the_box_in_the_order_of_the_list(game: CardGame, text: str) -> None:
    assert [(kind.name, kind.count) for kind in deck_of(game).kinds] == counted(text)


def test_combined_merges_cards_alike_where_they_first_stand() -> None:
    deck = deck_of(COMBINED)
    base, nails = [name for name, _ in counted(BASE)], counted(ON_THE_WAY)
    assert list(deck.names[: len(base)]) == base
    assert list(deck.names[len(base) :]) == [f"wholesaler-{values}" for values in (
        "yellow-8/3", "blue-8/3", "green-6/2", "red-6/2", "black-6/2")] + ["passenger-4/2"]  # fmt: skip
    more = {kind.name: kind.count - dict(counted(BASE)).get(kind.name, 0) for kind in deck.kinds}
    assert {name for name, n in more.items() if n} == {name for name, _ in nails[:16]}
    assert more["yellow-3/4"] == 1


def test_the_facts_of_the_games() -> None:
    facts = {
        name: (g.least_players, g.most_players, g.end_points, g.tax_from, g.tax_to, g.has_expeditions)
        for name, g in CARD_GAMES.items()
    }
    assert facts == {
        "port-royal": (2, 5, 12, 12, 0, True),
        "unterwegs": (2, 4, 8, 9, 8, False),
        "combined": (2, 5, 12, 12, 0, True),
    }


def test_the_box_numbers_its_cards_from_1_sorted_by_kind() -> None:
    deck = deck_of(PORT_ROYAL)
    box = deck.box
    assert (box.n_cards, box.n_kinds) == (120, len(deck.kinds))
    assert [deck.name_of(card) for card in range(1, 121)] == [
        name for name, n in counted(BASE) for _ in range(n)
    ]
    assert deck.name_of(box.open_card) == FIVE_PLAYER
    assert deck_of(UNTERWEGS).box.open_card == 0
    assert deck.kind("sailor-3/1") == deck.names.index("sailor-3/1")
    assert (deck.kind("sailor-3/9"), deck.kind(5), deck.kind(["a"])) == (None, None, None)


def test_every_printed_value_reaches_the_box() -> None:
    deck = deck_of(PORT_ROYAL)
    box = deck.box

    def values(name: str) -> dict[str, int]:
        kind = deck.kind(name)
        assert kind is not None
        columns = ("type_of", "color", "coins", "swords", "cost", "points", "role", "tax")
        return {column: getattr(box, column)[kind] for column in columns}

    nothing = {"color": -1, "coins": 0, "swords": 0, "cost": 0, "points": 0, "role": -1, "tax": -1}
    assert values("green-3/5") == nothing | {"type_of": 0, "color": 2, "coins": 3, "swords": 5}
    assert values("red-4/x") == nothing | {"type_of": 0, "color": 3, "coins": 4, "swords": SKULL}
    trader = {"type_of": 1, "color": 1, "cost": 5, "points": 2, "role": 10}
    assert values("trader-blue-5/2") == nothing | trader
    assert values("pirate-9/3") == nothing | {"type_of": 1, "swords": 2, "cost": 9, "points": 3, "role": 5}
    assert values("sailor-7/3") == nothing | {"type_of": 1, "swords": 1, "cost": 7, "points": 3, "role": 4}
    assert values("expedition-priests-settler") == nothing | {"type_of": 2, "coins": 3, "points": 6}
    assert values("tax-least-points") == nothing | {"type_of": 3, "tax": 1}
    demands = {
        name: ["settler"] * box.settlers[k] + ["captain"] * box.captains[k] + ["priest"] * box.priests[k]
        for k, name in enumerate(deck.names)
    }
    assert {name: sorted(needs) for name, needs in demands.items() if needs} == {
        name: sorted(needs) for name, (needs, _, _) in EXPEDITIONS.items()
    }


@pytest.mark.parametrize("game", CARD_GAMES.values(), ids=CARD_GAMES)
def test_our_own_lists_given_back_are_the_same_deck(game: CardGame) -> None:
    """One list of all sets serves every game: rows of other sets are left out."""
    texts = [resources.files("portroyal.rules.cards").joinpath(f"decks/{name}.csv").read_text() for name in
             ("base", "unterwegs-nails", "unterwegs")]  # fmt: skip
    whole = texts[0] + "".join(text.partition("\n")[2] for text in texts[1:])
    rows = list(csv.DictReader(io.StringIO(whole)))
    for given in (whole, rows):
        assert own_deck(game, given).kinds == deck_of(game).kinds
    assert {row["evidence"] for row in rows} <= {"known", "likely", "inferred"}


def test_a_list_of_ones_own_as_data_and_as_text() -> None:
    for given in (ROWS, TEXT, "\ufeff" + TEXT, TEXT.replace("\n", "\r\n"), TEXT.replace(",", " , ")):
        deck = own_deck(PORT_ROYAL, given)
        assert [(kind.name, kind.count) for kind in deck.kinds] == [(SAILOR, 12), (YELLOW, 8)]
        assert (deck.box.n_cards, deck.box.open_card) == (20, 0)
    assert rows_of_text(TEXT, "x")[1]["color"] == "yellow"


def test_a_list_of_ones_own_is_played_with() -> None:
    rows = [
        *cards({YELLOW: 20}),
        {"type": "person", "name": "sailor", "cost": 2, "points": 5, "swords": 3, "count": 2},
    ]
    game = at(seat(0, ["sailor-2/5"]), seat(), options={"cards": rows}, deck=[YELLOW])
    assert (game.state().players[0].swords, game.state().players[0].points) == (3, 5)
    assert game.state().options["cards"] == rows
    game.play("draw")
    assert game.legal == ["repel", "keep"]


def test_rows_alike_are_added_up_and_rows_of_none_left_out() -> None:
    deck = own_deck(PORT_ROYAL, [*ROWS, *ROWS, *cards({"jack-6/1": 0, FIVE_PLAYER: 1})])
    assert [(kind.name, kind.count) for kind in deck.kinds] == [(SAILOR, 24), (YELLOW, 16), (FIVE_PLAYER, 1)]
    assert deck.box.open_card == 41


def test_words_that_people_write_are_understood() -> None:
    rows = [
        {"type": "person", "name": "jack_of_all_trades", "cost": "6", "points": " 1 ", "count": "20"},
        {"type": "ship", "name": "", "color": "red", "coins": 4, "swords": "skull", "count": 1},
        {"type": "ship", "name": "", "color": "black", "coins": 4, "swords": "x", "count": 1},
        {"type": "tax_increase", "name": "most_swords", "count": 1},
        {"type": "expedition", "name": "far away", "coins": 0, "points": 9, "needs": "priest", "count": 1},
        {
            "type": "person",
            "name": "trader",
            "color": "green",
            "cost": 0,
            "points": 60,
            "swords": "",
            "count": 1,
        },
    ]
    names = (
        "jack-6/1",
        "red-4/x",
        "black-4/x",
        "tax-most-swords",
        "expedition-far-away",
        "trader-green-0/60",
    )
    assert own_deck(PORT_ROYAL, rows).names == names


def test_how_many_cards_there_must_be() -> None:
    assert own_deck(UNTERWEGS, cards({SAILOR: 1})).box.n_cards == 1  # C1.5 plays on with what is there
    full = {SAILOR: 60, YELLOW: 60, "jack-6/1": 60, "blue-1/1": 12}
    assert own_deck(PORT_ROYAL, cards(full)).box.n_cards == MAX_CARDS
    assert "has 193 cards" in refusal(PORT_ROYAL, cards(full | {"blue-1/1": 13}))
    assert refusal(PORT_ROYAL, []) == "the card list has 0 cards for port-royal; it needs 1 to 192"
    two = refusal(PORT_ROYAL, cards({SAILOR: 20, FIVE_PLAYER: 2}))
    assert two == "the card list has 2 copies of expedition-five-player; there is at most one"


def test_a_wrong_row_is_named_with_its_reason() -> None:
    """Every sentence says where and why."""
    roles = "settler, captain, priest, jack, sailor, pirate, mademoiselle, jester, admiral, governor, trader"
    number = "it must be a whole number from 0 to 60"
    colors = "it must be one of yellow, blue, green, red, black"
    sailor = {"type": "person", "name": "sailor", "cost": 3, "points": 1, "count": 1}
    ship = {"type": "ship", "color": "red", "coins": 1, "swords": 1, "count": 1}
    trip = {"type": "expedition", "name": "far", "coins": 1, "points": 1, "needs": "priest", "count": 1}
    where = "cards, row 3: "
    assert refused_row(type="boat") == (
        f"{where}type is 'boat'; it must be one of ship, person, expedition, tax_increase"
    )
    assert refused_row() == f"{where}type is ''; it must be one of ship, person, expedition, tax_increase"
    assert refused_row(**sailor | {"age": 3}).startswith(
        f"{where}'age' is no column; the columns are set, type"
    )
    for bad in (None, "", "x", "-1", -1, 61, True, 1.5, [3], "123456789", "000000001", "\u00b2"):
        assert refused_row(**sailor | {"count": bad}) == f"{where}count is {bad!r}; {number}"
    assert refused_row(**sailor | {"cost": 61}) == f"{where}cost is 61; {number}"
    assert refused_row(**sailor | {"points": ""}) == f"{where}points is ''; {number}"
    assert refused_row(**sailor | {"swords": "many"}) == f"{where}swords is 'many'; {number}"
    assert refused_row(**sailor | {"name": "bard"}).startswith(
        f"{where}'bard' is no person; choose from {roles}"
    )
    assert refused_row(**sailor | {"color": "red"}) == f"{where}a sailor has no color"
    assert refused_row(**sailor | {"name": "jester", "swords": 1}) == f"{where}a jester has no swords"
    assert refused_row(**sailor | {"name": "trader"}) == f"{where}color is ''; {colors}"
    assert refused_row(**ship | {"color": "pink"}) == f"{where}color is 'pink'; {colors}"
    assert refused_row(**ship | {"coins": None}) == f"{where}coins is None; {number}"
    assert refused_row(**ship | {"swords": None}) == f"{where}swords is None; {number}"
    assert refused_row(type="tax_increase", name="all", count=1) == (
        f"{where}a tax increase is named most_swords or least_points, not 'all'"
    )
    assert refused_row(**trip | {"needs": "priest+cook"}) == (
        f"{where}an expedition needs priests, captains and settlers joined by +, not 'cook'"
    )
    assert refused_row(**trip | {"needs": None}).endswith("joined by +, not ''")
    assert refused_row(**trip | {"name": " "}) == f"{where}an expedition needs a name"
    assert refused_row(**trip | {"coins": "x"}) == f"{where}coins is 'x'; {number}"


def test_two_different_cards_cannot_share_a_name() -> None:
    third = {"type": "person", "name": "sailor", "cost": 3, "points": 1, "swords": 2, "count": 1}
    assert refused_row(**third) == "cards, row 3: another card is named sailor-3/1 and differs from this one"


def test_a_game_without_expeditions_refuses_them() -> None:
    assert (
        refusal(UNTERWEGS, [*ROWS, *cards({FIVE_PLAYER: 1})]) == "cards, row 3: unterwegs has no expeditions"
    )
    assert own_deck(COMBINED, [*ROWS, *cards({FIVE_PLAYER: 1})]).box.open_card == 21


def test_what_is_no_card_list_at_all() -> None:
    assert refusal(PORT_ROYAL, 7) == "cards: a card list is a list of rows, not int"
    assert refusal(PORT_ROYAL, {"a": 1}) == "cards: a card list is a list of rows, not dict"
    assert refusal(PORT_ROYAL, [*ROWS, "sailor"]).startswith(
        "cards, row 3: a row is an object with the columns set,"
    )
    assert (
        refusal(PORT_ROYAL, "") == "cards: the first line must name the columns; type, name, count is missing"
    )
    assert (
        refusal(PORT_ROYAL, "type,name\n") == "cards: the first line must name the columns; count is missing"
    )
    assert refusal(PORT_ROYAL, TEXT + "ship,a,red,1,1,,,,1,9\n") == (
        "cards, line 4: more values than the 9 columns of the first line"
    )
    assert refusal(PORT_ROYAL, TEXT + "ship,a,red\n").startswith("cards, line 4: count is ''")
    for text in (HEAD + "a" * 200_000, HEAD + "ship,a\rb,red\n"):
        assert refusal(PORT_ROYAL, text).startswith("cards: this is no card list: ")


def test_a_game_refuses_a_bad_list_in_one_sentence() -> None:
    with pytest.raises(PlayError, match=r"^cards, row 1: type is '';") as wrong:
        Game.new("port-royal", 2, options={"cards": [{}]})
    assert wrong.value.code == "bad-deck"


def test_the_files_name_their_place_in_an_error() -> None:
    with pytest.raises(DeckError, match=r"^mine\.csv, line 3: more values"):
        rows_of_text(HEAD + "person,sailor,,,1,3,1,,12\n" + "," * 20, "mine.csv")
    with pytest.raises(DeckError, match=r"^mine\.csv, row 1: type"):
        own_deck(PORT_ROYAL, [{}], "mine.csv")
    game = at(options={"cards": TEXT}, deck=[SAILOR])
    play(game, "draw")
    assert game.state().harbor == [SAILOR]
