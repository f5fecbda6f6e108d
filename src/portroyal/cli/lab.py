"""The commands under `portroyal lab`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from portroyal.cli.train import add_train
from portroyal.cli.tune import add_tune
from portroyal.text.words import Words

if TYPE_CHECKING:
    from typer import Typer


def lab_app(words: Words) -> Typer:
    """The Typer app of the lab, with its help in the language of the words."""
    import typer

    settings: dict[str, Any] = {"rich_markup_mode": None, "no_args_is_help": True, "add_completion": False}
    app = typer.Typer(help=words.say("lab-help"), **settings)

    @app.callback()
    def lab() -> None:
        pass

    add_tune(app, words)
    add_train(app, words)
    return app
