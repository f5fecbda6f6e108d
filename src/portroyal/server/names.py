"""Names that nobody can mistake: what is seen of a text, and which two names look the same."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import cache, lru_cache

from portroyal.server.problems import RefusedError
from portroyal.text.words import LANGUAGES, Words

JOINER, PICTURE = "\u200d", "\ufe0f"  # which make one emoji of several, and a picture of a sign
# Letters and signs, to Unicode, of which nothing is seen: fillers, a blank of Braille, marks without a mark,
# what stands for a thing that is not there, and what has no letter yet and will be seen no more than those.
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2065\u2800\u3164\uffa0\ufffc\U0001d159")
BLANK |= {chr(code) for code in range(0xFFF0, 0xFFF9)}
STROKE, BELOW = 1, 220  # where a mark stands, by its combining class
UNSEEN = ("Cc", "Cf", "Cs", "Co", "Zl", "Zp")


def is_blank(letter: str) -> bool:
    """Whether a letter is nowhere seen; spaces and the two that emoji need are none of these."""
    if letter in (JOINER, PICTURE):
        return False
    variant = "\ufe00" <= letter <= "\ufe0f" or "\u180b" <= letter <= "\u180f" or letter >= "\U000e0000"
    none = ord(letter) & 0xFFFE == 0xFFFE  # of which Unicode says that it will never be a letter
    return letter in BLANK or variant or none or unicodedata.category(letter) in UNSEEN


def seen(text: str) -> str:
    """A text in one form, without what is not seen; empty where nothing would be."""
    kept = "".join(letter for letter in unicodedata.normalize("NFC", text) if not is_blank(letter)).strip()
    marks = ("Z", "M")  # spaces, and accents without a letter under them
    bare = (one for one in kept if one not in (JOINER, PICTURE) and unicodedata.category(one)[0] not in marks)
    return kept if any(bare) else ""


def called(name: str, seat: int) -> tuple[str, ...]:
    """What somebody is called: by the name, or else by the seat, in every language."""
    return (name,) if name else _seat_names(seat)


@cache
def _seat_names(seat: int) -> tuple[str, ...]:
    return tuple(Words(lang, "play.ftl").say("player-name", n=seat + 1) for lang in LANGUAGES)


def alike(name: str, others: Iterable[str]) -> bool:
    """Whether a name could be taken for one of the others, as written or in small letters."""
    mine = _looks_of(name)
    return name != "" and any(other and not mine.isdisjoint(_looks_of(other)) for other in others)


@lru_cache(maxsize=20_000)
def _looks_of(name: str) -> frozenset[str]:
    """Capitals do not count, so neither does what they look like: who reads I as l reads i as l, too.

    Kept, since whoever sits down or speaks is compared with all who have spoken.
    """
    skeletons = (_skeleton(_skeleton(one).casefold()) for one in (name, name.casefold()))
    return frozenset(skeleton.replace("i", "l") for skeleton in skeletons)


def _skeleton(name: str) -> str:
    """What a name looks like (UTS 39): each letter becomes the one that stands for all of its look."""
    kept = (one for one in name if not (one.isspace() or one in (JOINER, PICTURE) or is_blank(one)))
    return unicodedata.normalize("NFD", "".join(looks().get(one, one) for one in _letters("".join(kept))))


def _letters(name: str) -> str:
    """A name letter by letter, without marks that hardly change how a Latin letter, or one like it, looks.

    These are all below it, as a line or a dot, and those with which it makes no letter of any language. A
    stroke through it stays: Unicode has it for the letters that have one.
    """
    whole = letter = ""
    for one in unicodedata.normalize("NFD", name):
        if unicodedata.category(one) not in ("Mn", "Me"):
            whole, letter = whole + letter, one
        elif not looks().get(letter[:1], letter[:1]).isascii() or _counts(one, letter):
            letter += one
    return whole + letter


def _counts(mark: str, letter: str) -> bool:
    place = unicodedata.combining(mark)
    return place == STROKE or (place != BELOW and len(unicodedata.normalize("NFC", letter + mark)) == 1)


@cache
def looks() -> dict[str, str]:
    """For each letter the one, or the few, that Unicode names in place of all that look the same.

    The package says of each what it can be taken for, in both directions: who can be taken for one thing
    alone is taken for that; of two that can only be taken for each other it is the first.
    """
    from confusable_homoglyphs.utils import load

    told: dict[str, list[str]] = {
        key.strip("\u200e"): [one["c"].strip("\u200e") for one in found]
        for key, found in load("confusables.json").items()
    }
    made = {}
    for letter, (first, *more) in told.items():
        if len(letter) == 1 and not more:
            pair = len(first) == 1 and len(told[first]) == 1
            made[letter] = min(letter, first) if pair else first
    return made


def clean_text(text: str, what: str, code: str, most: int) -> str:
    """Text of a person, in one form and without anything that is not seen."""
    kept = seen(text)
    if not kept:
        raise RefusedError(code, f"{what} is empty")
    if len(kept) > most:
        raise RefusedError(code, f"{what} has {len(kept)} characters; at most {most} fit")
    return kept
