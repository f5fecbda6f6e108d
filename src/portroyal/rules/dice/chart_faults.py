"""What can be wrong with a sea chart: each fault has a code, its facts, and a sentence in English.

`locales/` says the same in every language, as `chart-fault-` and the code; a test compares the English words.
"""

from __future__ import annotations

from typing import Final

from portroyal.rules.dice.chart_words import MAX_NAME

Key = tuple[str, ...]

SENTENCES: Final = {
    # The file and its text
    "unreadable": "this chart cannot be read ({why}); give 1, 2, 3, 4 or a chart file",
    "too-large": "a chart file may have at most {most} bytes",
    "not-text": "byte {byte} is not UTF-8; save the file as UTF-8 text",
    "not-toml": "not valid TOML: {why}",
    "not-toml-at": "not valid TOML: {why} (at line {line}, column {column})",
    "not-toml-end": "not valid TOML: {why} (at end of document)",
    "not-json": "not valid JSON: {why}",
    "not-json-at": "not valid JSON: {why}: line {line} column {column} (char {place})",
    "too-deep": "brackets are nested too deeply for a chart",
    "many-dots": "line {line}: it has more than {most} dots",
    "key-twice": "is written twice in one object; every key may appear only once",
    # Single values
    "unknown-key": "unknown key; write only {names}",
    "missing-key": "the key {name} is missing",
    "no-table": "must be a table of keys and values, not {value}",
    "no-word-as-key": "every key must be a word, not {value}",
    "no-list": "must be a list in square brackets, not {value}",
    "no-words": "must be a list of words, not of {value}",
    "word-twice": "names {value} twice; once is enough",
    "no-whole-number": "must be a whole number from {low} to {high}, not {value}",
    "no-truth": "must be true or false, not {value}",
    "no-place": "must be [x, y] with x from 0 to {width} and y from 0 to {height}, not {value}",
    "no-title": "must be text of 1 to {most} characters on one line, not {value}",
    "no-person": "{value} is not a person; write one of {names}",
    "no-kind": "{value} is not a kind of field; write one of {names}",
    "no-color": "{value} is not a ship color; write one of {names}",
    "no-order": "{value} is not an order; write one of {names}",
    "no-name": (
        "{value} is not a valid name; use one word of at most {most} letters, digits, - and ', "
        "beginning with a letter or digit"
    ),
    "name-of-start": "“start” names the start field; choose another",
    # Islands and fields
    "no-own-field": "an island needs at least one field of its own",
    "many-routes": "at most {most} routes may lead to one island, not {count}",
    "two-colors": "a {person} must trade with exactly two ship colors, not {count}",
    "idle-colors": "only {one} and {other} have colors; leave them out for the person {person}",
    "many-skulls": "the row may have at most {most} skulls, not {count}",
    "many-islands": "a chart may hold at most {most} islands, not {count}",
    "many-fields": "a chart may hold at most {most} fields, including those of islands, not {count}",
    "name-of-island": "the name {value} already belongs to the island {island}; give each a name of its own",
    "name-of-field": (
        "the name {value} already belongs to a field of the island {island}; give each a name of its own"
    ),
    "next-to-itself": "a field cannot be next to itself; name its neighbors",
    "next-to-nothing": "{value} is not on this chart; name a sea field, an island or start",
    "next-to-island-field": (
        "{value} is a field of the island {island}; name a sea field, an island or start"
    ),
    "many-neighbors": "a sea field may touch at most {most} others, counting both directions, not {count}",
    "via-nothing": "{value} is not on this chart; name the last sea field of a route, or start",
    "via-island-field": (
        "{value} is a field of the island {island}; name the last sea field of a route, or start"
    ),
    # The chapter
    "early-person": (
        "the person {name} appears from chapter {first} on, but this chart is for chapter {chapter}"
    ),
    "early-kind": (
        "a field of the kind {name} appears from chapter {first} on, but this chart is for chapter {chapter}"
    ),
    "early-order": (
        "the order {name} appears from chapter {first} on, but this chart is for chapter {chapter}"
    ),
    "yellow-trade": (
        "a {person} for yellow ships appears in chapters {one} and {other} only, "
        "but this chart is for chapter {chapter}"
    ),
    # The chart as a whole
    "no-route": "an island needs a route; name the last sea field of one, or start",
    "start-without-via": "a start island lies at the start; add start to its via",
    "via-without-start": "an island whose via names start is a start island; write start = true",
    "few-start-fields": "a start island needs at least {least} fields, not {count}",
    "start-islands": "a chart needs exactly {wanted} start islands, not {count} ({names})",
    "no-start-islands": "a chart needs exactly {wanted} start islands; this one has none",
    "many-jesters": "exactly one start island must be a jester’s, not {count} ({names})",
    "no-jester": "exactly one start island must be a jester’s; this chart has none",
    "no-way": "no route from the start leads here; connect it to the rest with next_to and via",
    "treasure-way": (
        "every route here leads through a treasure, which is crossed off once another player has marked it; "
        "give it a second route"
    ),
    "wheel-way": (
        "every route here leads through {paid} wheel fields, "
        "but there are only {boxes} boxes of {names} to pay with"
    ),
    "few-points": (
        "islands, treasures, green wheels and orders give {points} points at most; "
        "a chart needs {wanted} or more to be won"
    ),
}


class FaultError(ValueError):
    """What is wrong with a chart and under which key, before the file and its line are named.

    Numbers among the facts become texts, so that no language groups the digits of what stands in a file.
    """

    def __init__(self, key: Key, code: str, **facts: str | int) -> None:
        super().__init__(SENTENCES[code].format(**facts))
        self.key = key
        self.code = code
        self.facts = {name: str(fact) for name, fact in facts.items()}


class ChartError(ValueError):
    """A chart that cannot be played; its sentence names file, line or key, and what would be right."""

    def __init__(self, where: str, fault: FaultError, line: int | None = None) -> None:
        self.where = where
        self.line = line
        self.key = ".".join(_plain(part[: 2 * MAX_NAME]) for part in fault.key)
        self.code = fault.code
        self.facts = fault.facts
        place = f"{where}, line {line}" if line else where
        super().__init__(f"{place}: {self.key}: {fault}" if self.key else f"{place}: {fault}")


def _plain(part: str) -> str:
    """A part of a key as it is; escaped if it cannot be written down or would command a terminal."""
    return part if part.isprintable() else part.encode("unicode_escape").decode("ascii")
