"""What a player can do right now: each choice with its label, price and gain, and what to type for it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from portroyal.text.words import Words


@dataclass(frozen=True)
class Choice:
    """One legal action as a person sees it."""

    action: str
    label: str
    detail: str
    explanation: str
    names: tuple[str, ...] = ()

    @property
    def title(self) -> str:
        """The label at the beginning of a line; a field of a chart stays as the chart names it."""
        if self.label in self.action.split(" ")[1:]:
            return self.label
        return self.label[:1].upper() + self.label[1:]


class UnclearError(ValueError):
    """What was typed fits no choice, or more than one."""


def understood(words: Words, choices: Sequence[Choice], typed: str) -> Choice:
    """The choice that is meant: by number, notation, word or the beginning of a name."""
    text = " ".join(typed.casefold().split())
    if text.isdecimal() and len(text) < 4:
        if 1 <= int(text) <= len(choices):
            return choices[int(text) - 1]
        raise UnclearError(words.say("unclear-number", n=len(choices)))
    for exact in (True, False):
        found = [number for number, choice in enumerate(choices) if _fits(choice, text, exact)]
        if len(found) == 1:
            return choices[found[0]]
        if found:
            labels = words.one_of(f"{number + 1} ({choices[number].label})" for number in found[:6])
            raise UnclearError(words.say("unclear-several", choices=labels))
    raise UnclearError(words.say("unclear-nothing"))


def _fits(choice: Choice, text: str, exact: bool) -> bool:
    known = [name.casefold() for name in (choice.action, choice.label, *choice.names)]
    if exact:
        return text in known
    return bool(text) and any(name.startswith(text) for name in known)


def percent_of(n: int, of: int) -> int:
    """A share in whole percent, halves rounded up as browsers do; what can happen is never 0 %."""
    return max(1, (200 * n + of) // (2 * of)) if n else 0
