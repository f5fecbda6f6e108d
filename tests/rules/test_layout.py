"""One declaration, two engines: plain objects and records hold the same and convert into each other."""

from __future__ import annotations

from typing import Annotated, Any

import numpy as np
import pytest

from portroyal.rules.layout import (
    I1,
    I8,
    Cell,
    PlainOnly,
    Rows,
    as_data,
    copy_of,
    copy_plain,
    from_record,
    layout,
    record_type,
    to_record,
)  # fmt: skip


@layout
class Pair:
    small: I1
    large: I8


@layout
class Whole:
    pair: Pair
    pairs: Annotated[list[Pair], Rows(3)]
    cells: Annotated[list[int], Cell("i2", 4)]
    last: I1
    listener: Annotated[Any, PlainOnly()]


def filled() -> Whole:
    whole = Whole()
    whole.pair.large = 1 << 40
    whole.pairs[2].small = -5
    whole.cells[3] = 300
    whole.last = 7
    return whole


def test_a_new_object_is_all_zero() -> None:
    assert as_data(Whole())["cells"] == [0, 0, 0, 0]
    assert Whole().listener is None


def test_an_object_has_no_other_fields() -> None:
    with pytest.raises(AttributeError):
        Whole().other = 1  # type: ignore[attr-defined]


def test_a_copy_is_equal_and_apart() -> None:
    one, other = filled(), Whole()
    one.listener = []
    copy_plain(one, other)
    assert as_data(other) == as_data(one)
    one.pairs[2].small = 1
    one.cells[0] = 9
    assert (other.pairs[2].small, other.cells[0], other.listener) == (-5, 0, None)


def test_a_new_copy_is_equal_and_apart_and_nobody_listens() -> None:
    one = filled()
    one.listener = []
    other = copy_of(one)
    assert as_data(other) == as_data(one)
    one.pairs[2].small, one.cells[0], one.pair.large = 1, 9, 2
    assert (other.pairs[2].small, other.cells[0], other.pair.large) == (-5, 0, 1 << 40)
    assert other.listener is None


def test_objects_and_records_convert_into_each_other() -> None:
    records = np.zeros(2, record_type(Whole))
    to_record(filled(), records[1])
    back = Whole()
    from_record(records[1], back)
    assert as_data(back) == as_data(filled())
    from_record(records[0], back)
    assert as_data(back) == as_data(Whole())


def test_records_are_aligned_and_leave_out_what_is_plain() -> None:
    dtype = record_type(Whole)
    assert dtype.names == ("pair", "pairs", "cells", "last")
    assert dtype.itemsize % 8 == 0
    assert dtype.fields is not None
    assert all(dtype.fields[name][1] % 8 == 0 for name in ("pair", "pairs"))


def test_a_field_must_say_how_it_is_stored() -> None:
    class Unclear:
        number: int

    with pytest.raises(TypeError, match="number"):
        layout(Unclear)
