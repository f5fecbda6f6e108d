"""Typed actions and their notation (section 2): `take sailor-3/1` is `Take("sailor-3/1")` and back."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import ClassVar

from portroyal.play.errors import PlayError, shortened


@dataclass(frozen=True, slots=True)
class Action:
    """A player's choice; `str` gives its notation."""

    word: ClassVar[str] = ""

    def __str__(self) -> str:
        about = (getattr(self, f.name) for f in fields(self))
        return " ".join([self.word, *(str(value) for value in about if value is not None)])


@dataclass(frozen=True, slots=True)
class Draw(Action):
    word = "draw"


@dataclass(frozen=True, slots=True)
class Stop(Action):
    word = "stop"


@dataclass(frozen=True, slots=True)
class Repel(Action):
    """Repels a ship; in the dice game perhaps by spending orange wheels."""

    word = "repel"
    wheels: int | None = None


@dataclass(frozen=True, slots=True)
class Keep(Action):
    word = "keep"


@dataclass(frozen=True, slots=True)
class Take(Action):
    """Takes a card from the harbor, or a piece from the board."""

    word = "take"
    what: str


@dataclass(frozen=True, slots=True)
class Pass(Action):
    word = "pass"


@dataclass(frozen=True, slots=True)
class Fulfil(Action):
    word = "fulfil"
    expedition: str


@dataclass(frozen=True, slots=True)
class Start(Action):
    word = "start"
    island: str


@dataclass(frozen=True, slots=True)
class Roll(Action):
    word = "roll"


@dataclass(frozen=True, slots=True)
class Reroll(Action):
    word = "reroll"


@dataclass(frozen=True, slots=True)
class Resolve(Action):
    word = "resolve"


@dataclass(frozen=True, slots=True)
class Use(Action):
    """Uses a red or a yellow wheel."""

    word = "use"
    color: str


@dataclass(frozen=True, slots=True)
class Skull(Action):
    """Strikes a green or a red skull, where a diplomat leaves the choice."""

    word = "skull"
    color: str


@dataclass(frozen=True, slots=True)
class Cross(Action):
    """Crosses a field; a wheel field names the wheel that is given up."""

    word = "cross"
    field: str
    wheel: str | None = None


@dataclass(frozen=True, slots=True)
class Wheel(Action):
    """A captain's wheel."""

    word = "wheel"
    color: str


@dataclass(frozen=True, slots=True)
class BoldJester(Action):
    word = "bold-jester"


@dataclass(frozen=True, slots=True)
class Done(Action):
    word = "done"


_BY_WORD: dict[str, type[Action]] = {kind.word: kind for kind in Action.__subclasses__()}


def parse(text: str) -> Action:
    """The action that a notation stands for; whether it is legal is another question."""
    word, *about = text.split(" ")
    kind = _BY_WORD.get(word)
    if kind is None:
        raise PlayError(
            "illegal-action", f"{shortened(text)} is no action; the words are {', '.join(_BY_WORD)}"
        )
    wanted = fields(kind)
    least = sum(1 for f in wanted if f.name not in ("wheels", "wheel"))
    if not least <= len(about) <= len(wanted) or not all(about):
        raise PlayError("illegal-action", f"{shortened(text)}: `{word}` takes {_takes(wanted, least)}")
    if kind is Repel and about:
        if not about[0].isdecimal() or about[0] != str(int(about[0][:9])):
            raise PlayError("illegal-action", f"{shortened(text)}: `repel` takes a number of orange wheels")
        return Repel(int(about[0]))
    return kind(*about)


def _takes(wanted: tuple[object, ...], least: int) -> str:
    if not wanted:
        return "nothing after it"
    return f"{least} word after it" if least == len(wanted) else f"{least} to {len(wanted)} words after it"
