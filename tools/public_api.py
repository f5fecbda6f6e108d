"""Every public name of the library with its signature: writes the list that a release keeps.

Within a version's first number nothing may leave the list; what is new joins it. Whoever wants to be rid of a
name warns those who use it first, and drops it when the first number moves on.
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, get_overloads

import portroyal

KEPT = Path(__file__).parent.parent / "tests" / "data" / "public-api.txt"
TITLE = "portroyal "


def api() -> list[str]:
    """A line for every public name and every part of a public class."""
    return [line for name in sorted(portroyal.__all__) for line in _lines(name, getattr(portroyal, name))]


def kept() -> tuple[str, list[str]]:
    """The version of the last release, and its list."""
    first, *lines = KEPT.read_text("utf-8").splitlines()
    return first.removeprefix(TITLE), lines


def lost() -> list[str]:
    """What the last release promised and is no longer so."""
    version, lines = kept()
    if version.partition(".")[0] != portroyal.__version__.partition(".")[0]:
        return []
    now = set(api())
    return [line for line in lines if line not in now]


def public_members(kind: type) -> dict[str, object]:
    """What a public class has of its own or from a class of ours, by name."""
    found: dict[str, object] = {}
    for each in reversed(kind.__mro__):
        if each.__module__.partition(".")[0] == portroyal.__name__:
            found |= {name: value for name, value in vars(each).items() if not name.startswith("_")}
    return found


def fields_of(kind: type) -> dict[str, str]:
    """The declared fields of a public class, as they are written."""
    found: dict[str, str] = {}
    for each in reversed(kind.__mro__):
        if each.__module__.partition(".")[0] == portroyal.__name__:
            found |= inspect.get_annotations(each)
    written = {name: getattr(hint, "__forward_arg__", hint) for name, hint in found.items()}
    return {name: str(hint) for name, hint in written.items() if not name.startswith("_")}


def _lines(name: str, value: object) -> Iterator[str]:
    if not isinstance(value, type):
        yield name + _signature(_bare(value))
        return
    yield f"class {name}"
    fields = fields_of(value)
    for field, hint in fields.items():
        yield f"{name}.{field}: {hint}"
    for member, part in public_members(value).items():
        if isinstance(part, property):
            hints = inspect.get_annotations(part.fget) if part.fget else {}
            yield f"{name}.{member}: {hints.get('return')}"
        elif isinstance(part, (staticmethod, classmethod)) or inspect.isfunction(part):
            bare = _bare(part)
            every = [*map(_bare, get_overloads(bare)), bare]
            yield from (f"{name}.{member}{_signature(each)}" for each in every)


def _bare(method: Any) -> Callable[..., object]:
    """The function in a class method."""
    function: Callable[..., object] = getattr(method, "__func__", method)
    return function


def _signature(function: Callable[..., object]) -> str:
    told = inspect.signature(function)
    parameters = [each.replace(annotation=_written(each.annotation)) for each in told.parameters.values()]
    return str(told.replace(parameters=parameters, return_annotation=_written(told.return_annotation)))


class _Plain(str):
    """An annotation as it is written in the source, without quotes around it."""

    __slots__ = ()

    def __repr__(self) -> str:
        return str(self)


def _written(hint: object) -> object:
    return _Plain(hint) if isinstance(hint, str) else hint


def main() -> int:
    gone = lost() if KEPT.exists() else []
    if gone:
        print("the library may not lose what its last release had:", *gone, sep="\n  ", file=sys.stderr)
        return 1
    KEPT.write_text("\n".join([TITLE + portroyal.__version__, *api(), ""]), "utf-8")
    print(f"{KEPT}: {len(api())} lines")
    return 0


if __name__ == "__main__":
    sys.exit(main())
