"""Reading a chart's text (TOML or JSON) into typed values, and finding the line on which a key stands."""

from __future__ import annotations

import json
import math
import re
import tomllib
from collections.abc import Iterable, Sequence
from reprlib import Repr

from portroyal.rules.dice.chart_faults import FaultError, Key

MOST_DOTS = 60  # in a line of TOML
_SHORT = Repr()
_SHORT.maxstring = _SHORT.maxother = 40
_PART = re.compile(r"""\s*(?:"([^"]*)"|'([^']*)'|([\w-]+))\s*(?:\.|$)""")
_TOML_PLACE = re.compile(r"(.*) \(at (?:line (\d+), column (\d+)|end of document)\)", re.DOTALL)
_JSON_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|[{}\[\],:\n]')


def shown(value: object) -> str:
    """A value as an error sentence quotes it, cut short however large it is."""
    return _SHORT.repr(value)


def listed(words: Iterable[object]) -> str:
    return ", ".join(str(word) for word in words)


def is_json(text: str) -> bool:
    """Whether the text is JSON rather than TOML, which can never begin with a brace."""
    return text.lstrip("\ufeff \t\r\n").startswith("{")


def parse_text(text: str) -> object:
    """The chart's raw data; a fault names the line as the parser knows it."""
    _check_dots(text)
    try:
        return json.loads(text, object_pairs_hook=_no_key_twice) if is_json(text) else tomllib.loads(text)
    except FaultError:
        raise
    except RecursionError:
        raise FaultError((), "too-deep") from None
    except json.JSONDecodeError as error:
        place = {"line": error.lineno, "column": error.colno, "place": error.pos}
        raise FaultError((), "not-json-at", why=error.msg, **place) from None
    except ValueError as error:
        raise _not_json(error) if is_json(text) else _not_toml(error) from None


def _not_json(error: ValueError) -> FaultError:
    """What JSON allows and Python does not read, such as a number of many thousand digits."""
    return FaultError((), "not-json", why=str(error))


def _not_toml(error: ValueError) -> FaultError:
    """Python 3.11 tells the place in the sentence only."""
    found = _TOML_PLACE.fullmatch(str(error))
    if found is None:
        return FaultError((), "not-toml", why=str(error))
    if found[2] is None:
        return FaultError((), "not-toml-end", why=found[1])
    return FaultError((), "not-toml-at", why=found[1], line=found[2], column=found[3])


def _check_dots(text: str) -> None:
    """Python reads a dotted key of TOML in a time that grows with the square of its parts."""
    for number, line in enumerate([] if is_json(text) else text.splitlines(), 1):
        if line.count(".") > MOST_DOTS and not line.lstrip().startswith("#"):
            raise FaultError((), "many-dots", line=number, most=MOST_DOTS)


def _no_key_twice(pairs: list[tuple[str, object]]) -> dict[str, object]:
    data: dict[str, object] = {}
    for name, value in pairs:
        if name in data:
            raise FaultError((name,), "key-twice")
        data[name] = value
    return data


def line_of(text: str, key: Key) -> int | None:
    """The line of the key, or of the nearest table around it; None where the text does not show it."""
    line, longest = None, 0
    for place, number in _json_places(text, len(key)) if is_json(text) else _toml_places(text):
        if longest < len(place) and place == key[: len(place)]:
            line, longest = number, len(place)
    return line


def _toml_places(text: str) -> Iterable[tuple[Key, int]]:
    table: Key = ()
    for number, line in enumerate(text.splitlines(), start=1):
        if line.lstrip().startswith("["):
            table = _parts(line.lstrip()[1:].partition("]")[0])
            yield table, number
        elif "=" in line:
            yield table + _parts(line.partition("=")[0]), number


def _parts(dotted: str) -> Key:
    return tuple(next(filter(None, found.groups()), "") for found in _PART.finditer(dotted))


def _json_places(text: str, deepest: int) -> Iterable[tuple[Key, int]]:
    """Every key of the JSON text down to a depth, with its line."""
    line, before = 1, ""
    path: list[str] = []
    for found in _JSON_TOKEN.finditer(text):
        token = found[0]
        if token == "\n":
            line += 1
            continue
        if token == ":" and path and len(path) <= deepest:
            path[-1] = json.loads(before)
            yield tuple(path), line
        elif token in "{[":
            path.append("")
        elif token in "}]" and path:
            path.pop()
        before = token


def table(value: object, key: Key, needed: Sequence[str], allowed: Sequence[str]) -> dict[str, object]:
    """A table with all the needed keys and none beside the allowed ones."""
    data = any_table(value, key)
    for name in data:
        if name not in needed and name not in allowed:
            raise FaultError((*key, name), "unknown-key", names=listed((*needed, *allowed)))
    for name in needed:
        if name not in data:
            raise FaultError(key, "missing-key", name=name)
    return data


def any_table(value: object, key: Key) -> dict[str, object]:
    if not isinstance(value, dict):
        raise FaultError(key, "no-table", value=shown(value))
    for name in value:
        if not isinstance(name, str):
            raise FaultError(key, "no-word-as-key", value=shown(name))
    return value


def sequence(value: object, key: Key) -> Sequence[object]:
    if not isinstance(value, list | tuple):
        raise FaultError(key, "no-list", value=shown(value))
    return value


def words(value: object, key: Key) -> tuple[str, ...]:
    """A list of words, none of them twice."""
    found: dict[str, None] = {}
    for item in sequence(value, key):
        if not isinstance(item, str):
            raise FaultError(key, "no-words", value=shown(item))
        if item in found:
            raise FaultError(key, "word-twice", value=shown(item))
        found[item] = None
    return tuple(found)


def one_of(value: object, key: Key, choices: Iterable[str], fault: str) -> str:
    """One of the words; `fault` is the code if it is none of them."""
    if not isinstance(value, str) or value not in choices:
        raise FaultError(key, fault, value=shown(value), names=listed(choices))
    return value


def whole(value: object, key: Key, low: int, high: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise FaultError(key, "no-whole-number", low=low, high=high, value=shown(value))
    return value


def truth(value: object, key: Key) -> bool:
    if not isinstance(value, bool):
        raise FaultError(key, "no-truth", value=shown(value))
    return value


def position(value: object, key: Key, width: int, height: int) -> tuple[float, float]:
    numbers = [n for n in sequence(value, key) if isinstance(n, int | float) and not isinstance(n, bool)]
    if len(numbers) == len(sequence(value, key)) == 2 and all(math.isfinite(n) for n in numbers):
        x, y = numbers
        if 0 <= x <= width and 0 <= y <= height:
            return x, y
    raise FaultError(key, "no-place", width=width, height=height, value=shown(value))
