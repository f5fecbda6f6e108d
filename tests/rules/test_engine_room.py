"""The rules' engine room at its edges: words and whims of chance, places in records, what is collected."""

from __future__ import annotations

import inspect
from types import ModuleType
from typing import Annotated, Any

import pytest

from portroyal.rules import chance, telling
from portroyal.rules.cards import coins, discover, ending, expeditions, hidden, legal, state, trade
from portroyal.rules.cards import invariants as recount
from portroyal.rules.chance import Stream, game_key, index, key_of, next_word, seed_stream, whim_below
from portroyal.rules.layout import I1, I2, I8, Cell, PlainOnly, Rows, as_data, fields_of, layout, record_type
from portroyal.rules.rulebook import OUTSIDE, RULES
from portroyal.rules.sentences import shortened
from portroyal.rules.telling import COINS, PLACES, SHEET, tell


def stream_of(seed: int | str) -> Stream:
    stream = Stream()
    seed_stream(stream, seed)
    return stream


@layout
class Small:
    first: I1
    second: I1
    wide: I8


@layout
class Mixed:
    flag: I1
    flags: Annotated[list[int], Cell("i1", 3), "how they are used is nobody's business here"]
    pair: I2
    small: Small
    rows: Annotated[list[Small], Rows(2)]
    tail: I1
    listener: Annotated[Any, PlainOnly()]


@pytest.mark.parametrize("seed", ["00 " * 32, " " + "0" * 64, "0" * 62, "0" * 66])
def test_a_text_seed_has_no_room_for_spaces(seed: str) -> None:
    with pytest.raises(ValueError, match="64 hex digits"):
        key_of(seed)


def test_a_stream_seeded_again_begins_again() -> None:
    stream = stream_of(3)
    first = [next_word(stream) for _ in range(40)]
    seed_stream(stream, 3)
    assert [next_word(stream) for _ in range(40)] == first


@pytest.mark.parametrize("n", [1, 2, 3, 6, 60, 119, 3_000_000_000])
def test_an_index_is_the_next_word_below_the_last_full_multiple(n: int) -> None:
    """Notation, section 5, counted out on a second stream."""
    stream, twin = stream_of(n), stream_of(n)
    for _ in range(100):
        word = next_word(twin)
        while word >= (1 << 32) // n * n:
            word = next_word(twin)
        assert index(stream, n) == word % n


def test_the_first_word_past_the_last_full_multiple_is_thrown_away() -> None:
    stream = Stream()
    stream.block[:3] = [4_294_967_292, 4_294_967_291, 0]  # 6 times 715,827,882, and one less
    assert index(stream, 6) == 5
    assert stream.used == 2


def test_the_key_of_a_game_depends_on_its_number_alone() -> None:
    """Whichever game of the batch was asked for before; block 9 of the master stream."""
    words = stream_of(1)
    for _ in range(9 * 16):
        next_word(words)
    block = [next_word(words) for _ in range(16)]
    master, stream, whim = stream_of(1), stream_of(5), [0]
    for number in (4, 9):
        game_key(master, number, stream, whim)
    assert (stream.key, whim) == (block[:8], [block[8] | 1])
    assert (stream.counter, stream.used) == (0, 16)


def test_whims_are_those_of_xorshift32() -> None:
    whim = [1]
    seen = []
    for _ in range(4):
        assert whim_below(whim, 10) == whim[0] * 10 >> 32
        seen.append(whim[0])
    assert seen == [270_369, 67_634_689, 2_647_435_461, 307_599_695]


def test_every_field_of_a_record_has_its_place() -> None:
    dtype = record_type(Mixed)
    assert dtype.fields is not None
    assert {name: place[1] for name, place in dtype.fields.items()} == {
        "flag": 0, "flags": 1, "pair": 4, "small": 8, "rows": 24, "tail": 56,
    }  # fmt: skip
    assert (dtype.itemsize, dtype.isalignedstruct) == (64, True)
    small = record_type(Small)
    assert small.fields is not None
    assert ({name: place[1] for name, place in small.fields.items()}, small.itemsize) == (
        {"first": 0, "second": 1, "wide": 8},
        16,
    )


def test_an_object_as_data_holds_what_is_nested() -> None:
    mixed = Mixed()
    mixed.small.wide, mixed.rows[1].second = 9, 4
    blank = {"first": 0, "second": 0, "wide": 0}
    assert as_data(mixed) == {
        "flag": 0, "flags": [0, 0, 0], "pair": 0, "small": blank | {"wide": 9},
        "rows": [blank, blank | {"second": 4}], "tail": 0,
    }  # fmt: skip
    assert [field.in_record for field in fields_of(Mixed)] == [True] * 6 + [False]


def test_a_field_says_how_it_is_stored() -> None:
    class Unclear:
        what: int

    with pytest.raises(TypeError, match="the field what says nothing about how it is stored"):
        layout(Unclear)


@pytest.mark.parametrize(
    "module", [coins, discover, ending, expeditions, hidden, legal, recount, state, trade, telling]
)
def test_every_function_of_the_rules_is_collected_for_the_compiler(module: ModuleType) -> None:
    functions = [
        f for _, f in inspect.getmembers(module, inspect.isfunction) if f.__module__ == module.__name__
    ]
    assert functions
    outside = [function for function, _ in OUTSIDE]
    assert [f.__name__ for f in functions if f not in RULES and f not in outside] == []
    assert chance.shuffle in RULES


def test_functions_that_reach_outside_have_a_constant_for_compiled_code() -> None:
    answers = {function.__name__: answer for function, answer in OUTSIDE if "dice" not in function.__module__}
    assert answers == {"tell": 0, "scripted": 0, "note_order": 0, "seen_outside": 0, "tell_swept": 0}


def test_a_game_tells_whoever_listens() -> None:
    g = state.State()
    assert tell(g, 3, 1, 7, 2, 0, COINS) == 0  # nobody does
    g.told = []
    tell(g, 3, 1, 7, 2, 0, COINS)
    assert g.told == [(3, 1, 7, 2, 0, COINS)]


def test_the_places_of_cards_and_pieces() -> None:
    assert [PLACES[place] for place in range(7)] == [
        None, "draw", "discard", "harbor", "expeditions", "board", "beside",
    ]  # fmt: skip
    assert (PLACES[COINS], PLACES[COINS + 4], PLACES[SHEET + 1]) == ("coins:0", "coins:4", "sheet:1")
    assert len(PLACES) == 7 + 4 * 5


def test_a_value_in_a_sentence_is_quoted_and_never_long() -> None:
    assert shortened("x" * 58) == f"'{'x' * 58}'"  # 60 characters with its quotes
    assert shortened("x" * 59) == f"'{'x' * 58}…"
    assert shortened(12_345, 5) == "12345"
    assert shortened(123_456, 5) == "1234…"
