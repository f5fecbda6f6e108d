"""The words of the program: messages in the language of whoever reads them, from the files in `locales/`."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from functools import cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource

from portroyal.play.errors import Fault, PlayError
from portroyal.text.refusals import reason_in, refusal_in

# A language and those that help out where it has no word of its own.
LANGUAGES: dict[str, tuple[str, ...]] = {"en": (), "de": (), "nl": (), "en-US": ("en",)}
DEFAULT = "en"
LONGEST_HEADER = 400  # signs of an Accept-Language that are read
LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


class LanguageError(ValueError):
    """A language that the program does not speak; the message names those it does."""


class Words:
    """All messages in one language.

    >>> Words("en").say("coins", n=2)
    '2 coins'
    >>> Words("de").say("coins", n=1)
    '1 Münze'
    """

    def __init__(self, lang: str = DEFAULT, file: str | None = None) -> None:
        """All messages, or those of one file: a language as a whole takes a while to read."""
        if lang not in LANGUAGES:
            raise LanguageError(
                f"{lang[:40]!r} is no language that this program speaks; it speaks {', '.join(LANGUAGES)}"
            )
        self.lang = lang
        self._bundle = _bundle(lang, file)

    def say(self, message: str, /, **args: str | int) -> str:
        """The message with its blanks filled in."""
        if not self._bundle.has_message(message):
            raise LookupError(f"there is no message {message!r} in {self.lang}")
        if "why" in args:
            args["why"] = reason_in(self, str(args["why"]))
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise LookupError(f"the message {message!r} in {self.lang} says nothing")
        text, problems = self._bundle.format_pattern(pattern, args)
        if problems:
            raise LookupError(f"the message {message!r} in {self.lang}: {problems[0]}")
        return str(text)

    def all_of(self, parts: Iterable[str]) -> str:
        """A list within a sentence: `a, b and c`."""
        listed = list(parts)
        if len(listed) < 2:
            return "".join(listed)
        return self.say("list-and", most=", ".join(listed[:-1]), last=listed[-1])

    def one_of(self, parts: Iterable[str]) -> str:
        """A choice within a sentence: `a, b or c`."""
        listed = list(parts)
        if len(listed) < 2:
            return "".join(listed)
        return self.say("list-or", most=", ".join(listed[:-1]), last=listed[-1])

    def error(self, message: str, code: str | None = None, /, **args: str | int) -> PlayError:
        """What cannot be done, in this language; its code for programs is the message's name unless given."""
        wrong = PlayError(code or message, self.say(message, **args))
        wrong.lang = self.lang
        return wrong

    def complaint(self, wrong: PlayError) -> str:
        """A whole line about what cannot be done, in one language."""
        spoken = self.speaking_of(wrong)
        return spoken.say("error", sentence=spoken.refusal(wrong))

    def speaking_of(self, wrong: PlayError) -> Words:
        """These words, or English ones where only English can say it: no line is in two languages."""
        own = (
            wrong.fault is not None or wrong.lang == self.lang or refusal_in(self, wrong.sentence) is not None
        )
        return self if own else Words()

    def refusal(self, wrong: PlayError) -> str:
        """Why something cannot be done."""
        if wrong.fault is not None:
            return self.fault(wrong.fault)
        return (
            wrong.sentence if wrong.lang == self.lang else refusal_in(self, wrong.sentence) or wrong.sentence
        )

    def fault(self, wrong: Fault) -> str:
        """What is wrong with a chart: its file, line and key, and what would be right."""
        place, sentence = wrong.where, self.say(f"chart-fault-{wrong.code}", **wrong.facts)
        if wrong.line:
            place += f", {self.say('chart-fault-line', line=str(wrong.line))}"
        return f"{place}: {wrong.key}: {sentence}" if wrong.key else f"{place}: {sentence}"


@cache
def _bundle(lang: str, file: str | None) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for spoken in (lang, *LANGUAGES[lang]):
        for name, text in texts_of(spoken).items():
            if file in (None, name):
                bundle.add_resource(FluentResource(text))  # what is there already stays
    return bundle


def texts_of(lang: str) -> dict[str, str]:
    """The message files of a language by name, as they are."""
    folder = resources.files("portroyal.text") / "locales" / lang
    files = sorted(
        (file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name
    )
    return {file.name: file.read_text("utf-8") for file in files}


def language(asked: str | None, environment: Mapping[str, str] | None = None) -> str:
    """The language asked for, or else the one of the user's locale, or else English."""
    if asked is not None:
        found = _known(asked)
        if found is None:
            Words(asked)  # says which languages there are
        return found or DEFAULT
    surroundings = os.environ if environment is None else environment
    for variable in LOCALE_VARIABLES:
        if surroundings.get(variable):
            return _known(surroundings[variable]) or DEFAULT
    return DEFAULT


def accepted(header: str) -> str:
    """The language that a browser likes best among ours, by its Accept-Language; or else English.

    >>> accepted("fr-FR, de;q=0.6, nl;q=0.8")
    'nl'
    """
    liked: list[tuple[float, str]] = []
    for part in header[:LONGEST_HEADER].split(","):
        tag, _, q = part.partition(";")
        found = _known(tag.strip())
        try:
            liked.append((float(q.partition("=")[2] or 1), found or ""))
        except ValueError:
            continue
    best = max(liked, key=lambda each: (each[1] != "", each[0]), default=(0.0, ""))
    return best[1] or DEFAULT


def _known(locale: str) -> str | None:
    """`de_AT.UTF-8` is German, `en_US` is the US edition's English."""
    tag = locale.split(".")[0].split("@")[0].replace("_", "-").lower()
    for lang in LANGUAGES:
        if tag == lang.lower():
            return lang
    return next((lang for lang in LANGUAGES if tag.split("-")[0] == lang), None)
