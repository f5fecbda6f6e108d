"""Reading a chart's text (TOML or JSON) into typed values, and finding the line on which a key stands."""

from __future__ import annotations

import json
import math
import re
import tomllib
from collections.abc import Iterable, Sequence
from reprlib import Repr

Key = tuple[str, ...]

MOST_DOTS = 60  # in a line of TOML
_SHORT = Repr()
_SHORT.maxstring = _SHORT.maxother = 40
_PART = re.compile(r"""\s*(?:"([^"]*)"|'([^']*)'|([\w-]+))\s*(?:\.|$)""")
_JSON_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|[{}\[\],:\n]')


class FaultError(ValueError):
    """What is wrong with a chart and under which key, before the file and its line are named."""

    def __init__(self, key: Key, sentence: str) -> None:
        super().__init__(sentence)
        self.key = key
        self.sentence = sentence


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
        raise FaultError((), "brackets are nested too deeply for a chart") from None
    except ValueError as error:
        language = "JSON" if is_json(text) else "TOML"
        raise FaultError((), f"not valid {language}: {error}") from None


def _check_dots(text: str) -> None:
    """Python reads a dotted key of TOML in a time that grows with the square of its parts."""
    for number, line in enumerate([] if is_json(text) else text.splitlines(), 1):
        if line.count(".") > MOST_DOTS and not line.lstrip().startswith("#"):
            raise FaultError((), f"line {number}: more than {MOST_DOTS} dots stand in it")


def _no_key_twice(pairs: list[tuple[str, object]]) -> dict[str, object]:
    data: dict[str, object] = {}
    for name, value in pairs:
        if name in data:
            raise FaultError((name,), "is written twice in one object; every key may stand there once")
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
            raise FaultError((*key, name), f"unknown key; write only {listed((*needed, *allowed))}")
    for name in needed:
        if name not in data:
            raise FaultError(key, f"the key {name} is missing")
    return data


def any_table(value: object, key: Key) -> dict[str, object]:
    if not isinstance(value, dict):
        raise FaultError(key, f"must be a table of keys and values, not {shown(value)}")
    for name in value:
        if not isinstance(name, str):
            raise FaultError(key, f"every key must be a word, not {shown(name)}")
    return value


def sequence(value: object, key: Key) -> Sequence[object]:
    if not isinstance(value, list | tuple):
        raise FaultError(key, f"must be a list in square brackets, not {shown(value)}")
    return value


def words(value: object, key: Key) -> tuple[str, ...]:
    """A list of words, none of them twice."""
    found: dict[str, None] = {}
    for item in sequence(value, key):
        if not isinstance(item, str):
            raise FaultError(key, f"must be a list of words, not of {shown(item)}")
        if item in found:
            raise FaultError(key, f"names {shown(item)} twice; once is enough")
        found[item] = None
    return tuple(found)


def one_of(value: object, key: Key, choices: Iterable[str], what: str) -> str:
    if not isinstance(value, str) or value not in choices:
        raise FaultError(key, f"{shown(value)} is no {what}; write one of {listed(choices)}")
    return value


def whole(value: object, key: Key, low: int, high: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise FaultError(key, f"must be a whole number from {low} to {high}, not {shown(value)}")
    return value


def truth(value: object, key: Key) -> bool:
    if not isinstance(value, bool):
        raise FaultError(key, f"must be true or false, not {shown(value)}")
    return value


def position(value: object, key: Key, width: int, height: int) -> tuple[float, float]:
    numbers = [n for n in sequence(value, key) if isinstance(n, int | float) and not isinstance(n, bool)]
    if len(numbers) == len(sequence(value, key)) == 2 and all(math.isfinite(n) for n in numbers):
        x, y = numbers
        if 0 <= x <= width and 0 <= y <= height:
            return x, y
    raise FaultError(
        key, f"must be [x, y] with x from 0 to {width} and y from 0 to {height}, not {shown(value)}"
    )
