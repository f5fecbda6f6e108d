"""What a player can do right now: each choice with its label, price and gain, and what to type for it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from portroyal.play.offers import Risk
from portroyal.text.layout import percent_of
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
    """The choice that is meant: by number, notation, the beginning of a name or words of the label."""
    text = " ".join(typed.casefold().split())
    if text.isdecimal() and len(text) < 4:
        if 1 <= int(text) <= len(choices):
            return choices[int(text) - 1]
        raise UnclearError(words.say("unclear-number", n=len(choices)))
    for fits in (_is_name, _begins_a_name, _is_of_label):
        found = [number for number, choice in enumerate(choices) if fits(choice, text)]
        if len(found) == 1:
            return choices[found[0]]
        if found:
            labels = words.one_of(f"{number + 1} ({choices[number].label})" for number in found[:6])
            raise UnclearError(words.say("unclear-several", choices=labels))
    raise UnclearError(words.say("unclear-nothing"))


def _is_name(choice: Choice, text: str) -> bool:
    return text in _names(choice)


def _begins_a_name(choice: Choice, text: str) -> bool:
    return bool(text) and any(name.startswith(text) for name in _names(choice))


def _is_of_label(choice: Choice, text: str) -> bool:
    """Words of the label, whole or begun, in any order; a letter or two begin too many words."""
    words = choice.label.casefold().split()
    for typed in text.split():
        found = next((word for word in words if word.startswith(typed)), None)
        if found is None:
            return False
        words.remove(found)
    return len(text) > 2


def _names(choice: Choice) -> list[str]:
    return [name.casefold() for name in (choice.action, choice.label, *choice.names)]


def risk_args(risk: Risk) -> dict[str, int]:
    """The numbers of a risk for its sentence: what cannot be repelled, and beside it what can."""
    percent = percent_of(risk.lost, risk.of)
    return {"n": risk.lost, "total": risk.of, "percent": percent, "repelled": risk.repelled}


def safe_args(risk: Risk) -> dict[str, int]:
    """The same from the other side: what does not bust, or can be repelled."""
    return {"n": risk.safe, "total": risk.of, "percent": 100 - percent_of(risk.lost, risk.of)}
