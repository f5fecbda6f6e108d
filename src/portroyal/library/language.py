"""The language that a program asks for, or one sentence that names those there are."""

from __future__ import annotations

from portroyal.play.errors import PlayError
from portroyal.text.words import LanguageError, Words


def words_in(lang: str) -> Words:
    try:
        return Words(lang)
    except LanguageError as wrong:
        raise PlayError("bad-option", str(wrong)) from None
