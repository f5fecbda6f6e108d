"""The mark that makes a plain function part of the rules, so that compiled code can find it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

RULES: list[Callable[..., Any]] = []
HOT: set[Callable[..., Any]] = set()
OUTSIDE: list[tuple[Callable[..., Any], int]] = []


def rule(function: F) -> F:
    """Collects a function; it stays what it is."""
    RULES.append(function)
    return function


def hot(function: F) -> F:
    """Collects a rule that nearly every move runs: compiled code takes it into its callers.

    A call costs compiled code more than it seems, since every caller must look whether it failed.
    """
    HOT.add(function)
    return rule(function)


def outside(compiled_answer: int) -> Callable[[F], F]:
    """Collects a function that reaches out of the rules (a listener, a script).

    It works in CPython only; compiled code gets the constant instead and pays nothing for the call.
    """

    def collect(function: F) -> F:
        OUTSIDE.append((function, compiled_answer))
        return function

    return collect


def small(number: int) -> int:
    """The number itself, which 32 bits hold: compiled code then takes more of its like at a time."""
    return number
