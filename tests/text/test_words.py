"""The words: every message in every language, with the same blanks, none missing and none without use."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from portroyal.rules.cards.codes import HAPPENINGS, ROLES, TAXES
from portroyal.rules.dice.chart_words import FIELD_KINDS, ORDERS, PERSONS, WHEEL_COLORS
from portroyal.rules.dice.codes import HAPPENINGS as DICE_HAPPENINGS
from portroyal.text import words as words_module
from portroyal.text.dice.narration import SILENT as DICE_SILENT
from portroyal.text.words import LANGUAGES, LanguageError, Words, language, texts_of

SOURCES = Path(words_module.__file__).parents[1]
CLIENT = SOURCES.parents[1] / "web" / "src"
SILENT = {"set-up", "tax-done", "pay", "income", "give", "reward"}  # told by other sentences
SAYERS = ("say", "error", "DatabaseError")  # what is called with the name of a message
MESSAGE_ID = re.compile(r"[a-z][a-z-]*[a-z]")


class Blanks(Visitor):
    """The variables and other messages that a message uses."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def messages(lang: str) -> dict[str, Blanks]:
    found: dict[str, Blanks] = {}
    for file, text in texts_of(lang).items():
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, ftl.Junk), f"{lang}/{file}: {entry.content!r}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{lang}/{file}: {entry.id.name} stands there twice"
                assert entry.value is not None, f"{lang}/{file}: {entry.id.name} says nothing"
                found[entry.id.name] = Blanks()
                found[entry.id.name].visit(entry.value)
    return found


def blanks(lang: str) -> dict[str, set[str]]:
    """What a message wants to know, also through the messages that it uses."""
    own = messages("en") | messages(lang)

    def wanted(name: str) -> set[str]:
        return own[name].variables.union(*(wanted(other) for other in own[name].messages))

    return {name: wanted(name) for name in own}


@pytest.mark.parametrize("lang", ["de", "nl"])
def test_every_message_is_there_with_the_same_blanks(lang: str) -> None:
    assert set(messages(lang)) == set(messages("en"))
    english, other = blanks("en"), blanks(lang)
    assert {name: other[name] for name in english if other[name] != english[name]} == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_sends_anybody_to_a_file_of_this_project(lang: str) -> None:
    assert [text for text in texts_of(lang).values() if re.search(r"docs/|\.md\b", text)] == []


def test_the_us_edition_only_gives_other_words_for_the_same_things() -> None:
    assert messages("en-US").keys() <= messages("en").keys()
    english, american = blanks("en"), blanks("en-US")
    assert [name for name in english if american[name] - english[name]] == []


class Used(ast.NodeVisitor):
    """Message names in a source file: whole ones in quotes, and beginnings of ones that are put together."""

    def __init__(self) -> None:
        self.said: set[str] = set()
        self.quoted: set[str] = set()
        self.beginnings: set[str] = set()

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, str) and MESSAGE_ID.fullmatch(node.value):
            self.quoted.add(node.value)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        first = node.values[0]
        begin = first.value if isinstance(first, ast.Constant) else None
        if isinstance(begin, str) and re.fullmatch(r"[a-z][a-z-]*-", begin):
            self.beginnings.add(begin)
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        name = node.args[0].value if node.args and isinstance(node.args[0], ast.Constant) else None
        if called in SAYERS and isinstance(name, str) and MESSAGE_ID.fullmatch(name):
            self.said.add(name)
        self.generic_visit(node)


def used_by_client() -> Used:
    """The same for the browser client: `t("id")`, ids in quotes, and template strings that begin one."""
    found = Used()
    for file in (*CLIENT.rglob("*.ts"), *CLIENT.rglob("*.svelte")):
        text = file.read_text("utf-8")
        found.said |= set(re.findall(r"""\bt\(\s*["']([a-z][a-z0-9-]*[a-z0-9])["']""", text))
        found.quoted |= set(re.findall(r"""["'`]([a-z][a-z0-9-]*[a-z0-9])["'`]""", text))
        found.beginnings |= set(re.findall(r"`([a-z][a-z-]*-)\$\{", text))
    return found


def used() -> Used:
    found = used_by_client()
    for file in SOURCES.rglob("*.py"):
        text = file.read_text("utf-8")
        if any(f"{name}(" in text for name in SAYERS):
            found.visit(ast.parse(text))
    return found


def test_every_message_that_the_program_says_exists() -> None:
    known = set(messages("en"))
    assert used().said - known == set()
    beginnings = used().beginnings - used_by_client().beginnings  # the client puts other words together too
    assert [begin for begin in beginnings if not any(name.startswith(begin) for name in known)] == []


def test_no_message_is_without_use() -> None:
    found = used()
    within = set().union(*(blank.messages for blank in messages("en").values()))
    idle = {
        name
        for name in messages("en")
        if name not in found.quoted | within and not name.startswith(tuple(found.beginnings))
    }
    assert idle == set()


def test_every_card_and_every_happening_has_its_words() -> None:
    known = set(messages("en"))
    assert {f"person-{role}" for role in ROLES} <= known
    assert {f"skill-{role}" for role in ROLES} <= known
    assert {f"facts-tax-{tax}" for tax in TAXES} <= known
    assert {f"event-{happening}" for happening in HAPPENINGS if happening not in SILENT} <= known


def test_every_part_of_the_dice_game_has_its_words() -> None:
    known = set(messages("en"))
    assert {f"dice-person-{person}" for person in PERSONS} <= known
    assert {f"dice-skill-{person}" for person in PERSONS} <= known
    assert {f"field-{kind}" for kind in FIELD_KINDS} <= known
    assert {f"order-{order}" for order in ORDERS} <= known
    assert {f"wheel-{color}" for color in WHEEL_COLORS} <= known
    elsewhere = DICE_SILENT | {"turn", "over", "circle"}
    assert {f"dice-event-{word}" for word, _, _ in DICE_HAPPENINGS if word not in elsewhere} <= known


@pytest.mark.parametrize(
    ("asked", "environment", "expected"),
    [
        ("de", {}, "de"),
        ("DE", {"LANG": "nl_NL.UTF-8"}, "de"),
        ("en-us", {}, "en-US"),
        ("nl_BE", {}, "nl"),
        (None, {"LANG": "de_AT.UTF-8"}, "de"),
        (None, {"LC_ALL": "nl_NL@euro", "LANG": "de_DE"}, "nl"),
        (None, {"LC_ALL": "", "LC_MESSAGES": "de_DE", "LANG": "en_GB"}, "de"),
        (None, {"LANG": "en_US.UTF-8"}, "en-US"),
        (None, {"LANG": "en_GB.UTF-8"}, "en"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {"LANG": "fi_FI.UTF-8"}, "en"),
        (None, {}, "en"),
    ],
)
def test_the_language_is_the_one_asked_for_or_that_of_the_locale(
    asked: str | None, environment: dict[str, str], expected: str
) -> None:
    assert language(asked, environment) == expected


@pytest.mark.parametrize("asked", ["fi", "", "deutsch", "x" * 1000])
def test_an_unknown_language_is_refused_with_those_there_are(asked: str) -> None:
    with pytest.raises(LanguageError) as refusal:
        language(asked, {})
    assert all(lang in str(refusal.value) for lang in LANGUAGES)
    assert len(str(refusal.value)) < 200


def test_a_message_says_what_is_wrong_with_it() -> None:
    with pytest.raises(LookupError, match="no message 'nothing'"):
        Words("en").say("nothing")
    with pytest.raises(LookupError, match="'coins' in nl"):
        Words("nl").say("coins")


@pytest.mark.parametrize(
    ("lang", "one", "many"),
    [("en", "1 coin", "3 coins"), ("de", "1 Münze", "3 Münzen"), ("nl", "1 munt", "3 munten")],
)
def test_one_and_many(lang: str, one: str, many: str) -> None:
    assert Words(lang).say("coins", n=1) == one
    assert Words(lang).say("coins", n=3) == many


def test_lists_within_a_sentence() -> None:
    words = Words("de")
    assert words.all_of(["a"]) == "a"
    assert words.all_of(["a", "b", "c"]) == "a, b und c"
    assert words.one_of(["a", "b"]) == "a oder b"
    assert words.all_of([]) == ""


def test_the_us_edition_falls_back_to_english() -> None:
    assert Words("en-US").say("swords", n=2) == "combat strength 2"
    assert Words("en-US").say("person-trader", form="object", color="red") == "an American trader"
    assert Words("en-US").say("coins", n=2) == Words("en").say("coins", n=2)


def test_numbers_for_people_are_written_in_one_place() -> None:
    """`text.layout` knows how a language writes them; a format of one's own is English in every language."""
    drawn = {"review_curve.py"}  # coordinates
    files = [file for floor in ("cli", "terminal", "text") for file in (SOURCES / floor).rglob("*.py")]
    own = [
        f"{file.name}: {ast.unparse(node)}"
        for file in files
        if file.name not in drawn | {"layout.py"}
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.FormattedValue) and node.format_spec is not None
        if re.search(r"[,.].*[f%]'$|,'$", ast.unparse(node.format_spec))
    ]
    assert own == []
