"""One is not many: every message that names a number is said with 1, and no plural stands behind it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import product

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from tests.text.test_words import Blanks

from portroyal.text.words import LANGUAGES, Words, texts_of

Said = tuple[str, str, str, str]  # the message, the number in it, and how it is said with 1 and with 2

# Plurals of which not every file knows the singular.
MORE = {
    "en": "bytes characters dots letters others people players positions routes times",
    "de": "Kartenfolgen Plätze Plätzen Personen Spieler Spielern Stellungen Wege Würfe Würfen",
    "nl": "bytes personen routes series spelers stellingen worpen",
}
MORE["en-US"] = MORE["en"]
NAMES = {"who", "name", "person", "other", "active", "to"}  # blanks for which no number can stand

# What is never 1, and why.
NEVER_ONE = {
    "limits, and tables of two or more": """
        refused-large:most refused-late:value refused-players:most refused-seats:seats
    """,
    "the rules": """
        goal-dice:n goal-port-royal:n goal-unterwegs:n goal-combined:n rule-goal-points:n rule-end:n
        rule-variant:n speaks-tax:limit speaks-colors:n choice-roll-sudden:n
        dice-event-sudden-death:n web-dice-sudden:n web-dice-sudden-who:n web-end-why-points:n
        web-end-why-expedition:n web-sign-dice-points:n
    """,
    "36 rolls; and the hidden cards of any deck worth playing": """
        choice-draw-risk:total choice-roll-risk:total speaks-safe:total speaks-safe-rolls:total
        speaks-busts:total speaks-bust-rolls:total speaks-sudden:total speaks-more-colors:total
        speaks-second:total
    """,
    "a chart has four start islands of four fields, and limits that are higher": """
        chart-fault-too-large:most chart-fault-many-dots:most chart-fault-no-title:most
        chart-fault-no-name:most chart-fault-many-routes:most chart-fault-many-skulls:most
        chart-fault-many-islands:most chart-fault-many-fields:most chart-fault-many-neighbors:most
        chart-fault-few-start-fields:least chart-fault-start-islands:wanted
        chart-fault-no-start-islands:wanted chart-good:islands chart-good:fields
        web-own-chart-fine:islands choice-start-island:total
    """,
    "a table has two players, a finished game many moves": """
        simulate-title:players arena-title:players simulate-together:n setup-too-many:people
        replay-good:n verify-cards:actions verify-dice:actions
    """,
    "constants and thousands": """
        review-how:n review-how:blunder review-how-first:n review-how-first:blunder
        review-tale-many-leads:n web-coach-loss:n web-numbers-trend-more:n train-first:positions
        train-accepted:positions train-accepted:deals train-refused:positions train-refused:deals
    """,
    "colors by name": "dice-skill-trader:colors dice-skill-wholesaler:colors",
}
EXCUSED = {each for group in NEVER_ONE.values() for each in group.split()}


class Choices(Blanks):
    """What a message chooses by, with the keys of each; and the messages that it uses."""

    def __init__(self) -> None:
        super().__init__()
        self.keys: dict[str, set[str]] = {}

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ftl.VariableReference):
            keys = (variant.key for variant in node.variants)
            found = {key.name if isinstance(key, ftl.Identifier) else key.value for key in keys}
            self.keys.setdefault(node.selector.id.name, set()).update(found)
        self.generic_visit(node)


@cache
def choices(lang: str) -> dict[str, Choices]:
    """Of every message of a language, with those of the messages that it uses."""
    own: dict[str, Choices] = {}
    for spoken in (*LANGUAGES[lang], lang):
        for text in texts_of(spoken).values():
            for entry in FluentParser().parse(text).body:
                if isinstance(entry, ftl.Message):
                    own[entry.id.name] = Choices()
                    own[entry.id.name].visit(entry.value)

    def whole(name: str) -> Choices:
        found = own[name]
        for other in found.messages:
            used = whole(other)
            found.variables |= used.variables
            for variable, keys in used.keys.items():
                found.keys.setdefault(variable, set()).update(keys)
        return found

    return {name: whole(name) for name in own}


def is_number(key: str) -> bool:
    return key.isdecimal() or key in ("one", "other")


@cache
def said(lang: str) -> list[Said]:
    return list(_said(lang))


def _said(lang: str) -> Iterator[Said]:
    """Every message with each blank that can be a number, along each of its other choices."""
    words = Words(lang)
    for name, found in choices(lang).items():
        kinds = {v: sorted(keys) for v, keys in found.keys.items() if not all(map(is_number, keys))}
        numbers = sorted(found.variables - kinds.keys() - NAMES)
        for number, kind, rest in product(numbers, product(*kinds.values()), (0, 2)):
            args: dict[str, str | int] = dict.fromkeys(NAMES, "Ann") | dict.fromkeys(numbers, rest)
            args |= zip(kinds, kind, strict=True)
            yield name, number, words.say(name, **args | {number: 1}), words.say(name, **args | {number: 2})


def plurals(lang: str) -> set[str]:
    """The words that a message of this language says otherwise for 1 than for 2."""
    found = set(MORE[lang].split())
    for _, _, one, two in said(lang):
        for many in re.finditer(r"\b2 (\w+)(?: (\w+))?", two):
            for single in re.finditer(r"\b(?:1|[Ee]ine?[mnrs]?|[Oo]ne|[Ee]en|[Éé]én) (\w+)(?: (\w+))?", one):
                pairs = zip(many.groups(), single.groups(), strict=True)
                found |= {a for a, b in pairs if a and b and a != b and a[:3] == b[:3] and len(a) >= len(b)}
    return found - {"their"}


def test_words_of_which_there_is_more_than_one_are_found() -> None:
    assert {"coins", "points", "rounds", "inaccuracies"} <= plurals("en")
    assert {"Münzen", "Prozentpunkte", "Runden", "Partien"} <= plurals("de")
    assert {"munten", "rondes", "partijen", "doodshoofden"} <= plurals("nl")


@cache
def wrong(lang: str) -> dict[str, str]:
    """The messages with the number that can stand before a plural though it is 1."""
    many = "|".join(sorted(plurals(lang)))
    return {
        f"{name}:{number}": match[0]
        for name, number, one, two in said(lang)
        if (match := re.search(rf"(?<![\w.,–])1 (?:\w+ )?(?:{many})\b", one))
        and re.search(rf"(?<![\w.,–])2{re.escape(match[0][1:])}", two)
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_plural_stands_behind_a_one(lang: str) -> None:
    assert {key: text for key, text in wrong(lang).items() if key not in EXCUSED} == {}


def test_nothing_is_excused_without_need() -> None:
    assert EXCUSED - {key for lang in LANGUAGES for key in wrong(lang)} == set()
