"""Port Royal, the whole family: rules, play, notation.

>>> import portroyal
>>> game = portroyal.Game.new("unterwegs", players=3, seed=1)
>>> game.legal
['draw']
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from portroyal.play.errors import PlayError as PlayError
    from portroyal.play.game import Game as Game
    from portroyal.play.record import read_record as read_record
    from portroyal.play.record import write_record as write_record

__version__ = "1.0.0"

_HOMES = {"Game": "game", "PlayError": "errors", "read_record": "record", "write_record": "record"}


def __getattr__(name: str) -> Any:
    """The names that most programs need, loaded when they are asked for."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(f"portroyal.play.{_HOMES[name]}"), name)


def __dir__() -> list[str]:
    return [*globals(), *_HOMES]
