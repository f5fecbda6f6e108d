"""One declaration of a state's fields gives the plain class for CPython and the record for compiled code."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, TypeVar, cast, get_args, get_origin, get_type_hints

if TYPE_CHECKING:
    import numpy as np

T = TypeVar("T")


@dataclass(frozen=True)
class Cell:
    """How one field is stored in a record: a NumPy integer code, and how many of them (0: a single one)."""

    code: str
    size: int = 0


@dataclass(frozen=True)
class Rows:
    """A field that holds `size` nested records of the annotated class; `used` names the field that says how
    many of them are in use for good. The others stay blank, so that copies may share them."""

    size: int
    used: str = ""


@dataclass(frozen=True)
class PlainOnly:
    """A field that exists only in CPython: a listener or a script; None unless somebody sets it."""


# Signed on purpose: with unsigned integers compiled code turns 3 - 4 into 1.8e19.
I1 = Annotated[int, Cell("i1")]
I2 = Annotated[int, Cell("i2")]
I4 = Annotated[int, Cell("i4")]
I8 = Annotated[int, Cell("i8")]


@dataclass(frozen=True)
class Field:
    """One resolved field of a layout: exactly one of `cell`, `nested` or neither (plain only)."""

    name: str
    cell: Cell | None
    nested: type | None
    size: int
    used: str = ""

    @property
    def in_record(self) -> bool:
        return self.cell is not None or self.nested is not None


def layout(declared: type[T]) -> type[T]:
    """Turns an annotated class into a slotted one whose instances start at zero."""
    fields = [_field(name, hint) for name, hint in get_type_hints(declared, include_extras=True).items()]

    body = {
        "__slots__": tuple(f.name for f in fields),
        "__init__": _written("self", _fresh_lines(fields), fields),
        "__layout__": tuple(fields),
        "__doc__": declared.__doc__,
        "__module__": declared.__module__,
        "__qualname__": declared.__qualname__,
        "__annotations__": declared.__annotations__,
    }
    made: Any = type(declared.__name__, (), body)
    return cast(type[T], made)


def _field(name: str, hint: Any) -> Field:
    if get_origin(hint) is Annotated:
        inner, mark = get_args(hint)[:2]
        if isinstance(mark, Cell):
            return Field(name, mark, None, mark.size)
        if isinstance(mark, Rows):
            return Field(name, None, get_args(inner)[0], mark.size, mark.used)
        if isinstance(mark, PlainOnly):
            return Field(name, None, None, 0)
    if hasattr(hint, "__layout__"):
        return Field(name, None, hint, 0)
    raise TypeError(f"the field {name} says nothing about how it is stored")


def fields_of(kind: type) -> tuple[Field, ...]:
    found: tuple[Field, ...] = kind.__layout__  # type: ignore[attr-defined]
    return found


@cache
def record_type(kind: type) -> np.dtype[np.void]:
    """The NumPy dtype with the same fields; nested records are np.record too, for g.players[p].swords.

    Offsets are laid out here: NumPy forgets the alignment of nested np.record types, and Numba does not.
    """
    import numpy as np

    formats: list[Any] = []
    offsets: list[int] = []
    end = 0
    kept = [f for f in fields_of(kind) if f.in_record]
    for f in kept:
        item = np.dtype(f.cell.code) if f.cell else record_type(f.nested)
        end = _rounded_up(end, _alignment(f))
        formats.append((item, (f.size,)) if f.size else item)
        offsets.append(end)
        end += item.itemsize * max(1, f.size)
    size = _rounded_up(end, max(_alignment(f) for f in kept))
    names = [f.name for f in kept]
    whole: Any = {"names": names, "formats": formats, "offsets": offsets, "itemsize": size}
    return np.dtype((np.record, np.dtype(whole, align=True)))


def _alignment(field: Field) -> int:
    if field.cell is not None:
        return int(field.cell.code[1:])
    assert field.nested is not None
    return max(_alignment(f) for f in fields_of(field.nested) if f.in_record)


def _rounded_up(n: int, unit: int) -> int:
    return -(-n // unit) * unit


def copy_plain(source: Any, target: Any) -> None:
    """Makes `target` equal to `source`; listeners and scripts (plain-only fields) stay what they are."""
    kind: Any = type(source)
    _copier(kind)(source, target)


@cache
def _copier(kind: type) -> Callable[[Any, Any], None]:
    fields = fields_of(kind)
    copiers = {f"copy_{f.name}": _copier(f.nested) for f in fields if f.nested is not None}
    return _written("source, target", _copy_lines(fields), fields, copiers)


def copy_of(source: T) -> T:
    """A new object equal to `source`, without listeners and scripts; half the cost of filling a fresh one."""
    kind: Any = type(source)
    return cast(T, _maker(kind)(source))


@cache
def _maker(kind: type) -> Callable[[Any], Any]:
    fields = fields_of(kind)
    makers = {f"copy_{f.name}": _maker(f.nested) for f in fields if f.nested is not None}
    lines = ["made = new(kind)", *_made_lines(fields), "return made"]
    return _written("source", iter(lines), fields, {"new": object.__new__, "kind": kind, **makers})


def _made_lines(fields: Sequence[Field]) -> Iterator[str]:
    for f in fields:
        if f.cell is not None:
            yield f"made.{f.name} = {f'[*source.{f.name}]' if f.size else f'source.{f.name}'}"
        elif f.used:
            rows, used = f"source.{f.name}", f"source.{f.used}"
            yield f"made.{f.name} = [*[copy_{f.name}(one) for one in {rows}[:{used}]], *{rows}[{used}:]]"
        elif f.nested is not None and f.size:
            yield f"made.{f.name} = [copy_{f.name}(one) for one in source.{f.name}]"
        elif f.nested is not None:
            yield f"made.{f.name} = copy_{f.name}(source.{f.name})"
        else:
            yield f"made.{f.name} = None"


def _fresh_lines(fields: Sequence[Field]) -> Iterator[str]:
    for f in fields:
        one = "0" if f.cell is not None else "None" if f.nested is None else f"new_{f.name}()"
        if f.size:
            one = f"[0] * {f.size}" if f.cell is not None else f"[{one} for _ in range({f.size})]"
        yield f"self.{f.name} = {one}"


def _copy_lines(fields: Sequence[Field]) -> Iterator[str]:
    for f in fields:
        if f.cell is not None:
            yield f"target.{f.name} = source.{f.name}{'[:]' * bool(f.size)}"
        elif f.nested is not None and f.size:
            yield f"for one, other in zip(source.{f.name}, target.{f.name}): copy_{f.name}(one, other)"
        elif f.nested is not None:
            yield f"copy_{f.name}(source.{f.name}, target.{f.name})"


def _written(
    arguments: str, lines: Iterator[str], fields: Sequence[Field], names: Mapping[str, Any] | None = None
) -> Callable[..., Any]:
    """A function with one line per field, as dataclasses write theirs: three times as fast as a loop."""
    known = {f"new_{f.name}": f.nested for f in fields if f.nested is not None} | dict(names or {})
    made: dict[str, Any] = {}
    exec(f"def written({arguments}):\n " + "\n ".join([*lines, "return None"]), known, made)
    written: Callable[..., Any] = made["written"]
    return written


def to_record(source: Any, target: Any) -> None:
    """Writes a plain object into a record of the same layout."""
    for f in fields_of(type(source)):
        value = getattr(source, f.name)
        if f.cell is not None:
            target[f.name] = value
        elif f.nested is not None:
            if f.size:
                for i, one in enumerate(value):
                    to_record(one, target[f.name][i])
            else:
                to_record(value, target[f.name])


def from_record(source: Any, target: Any) -> None:
    """Writes a record into a plain object of the same layout."""
    for f in fields_of(type(target)):
        if f.cell is not None:
            value = source[f.name]
            setattr(target, f.name, [int(x) for x in value] if f.size else int(value))
        elif f.nested is not None:
            if f.size:
                for i, one in enumerate(getattr(target, f.name)):
                    from_record(source[f.name][i], one)
            else:
                from_record(source[f.name], getattr(target, f.name))


def filled(kind: type[T], numbers: Sequence[int]) -> T:
    """A new object of a flat layout, its cells filled with the numbers in their order."""
    wanted = sum(max(1, f.size) for f in fields_of(kind))
    if len(numbers) != wanted:
        raise ValueError(f"there are {wanted} {kind.__name__.lower()}, not {len(numbers)}")
    made, at = kind(), 0
    for f in fields_of(kind):
        part = [int(number) for number in numbers[at : at + max(1, f.size)]]
        setattr(made, f.name, part if f.size else part[0])
        at += len(part)
    return made


def as_data(source: Any) -> Any:
    """A plain object as nested dicts and lists, for comparison in tests and for debugging."""
    out: dict[str, Any] = {}
    for f in fields_of(type(source)):
        value = getattr(source, f.name)
        if f.cell is not None:
            out[f.name] = list(value) if f.size else value
        elif f.nested is not None:
            out[f.name] = [as_data(one) for one in value] if f.size else as_data(value)
    return out
