"""The commands under `portroyal lab`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from portroyal.cli.speaking import app_in
from portroyal.cli.train import add_train
from portroyal.cli.tune import add_tune
from portroyal.text.words import Words

if TYPE_CHECKING:
    from typer import Typer


def lab_app(words: Words) -> Typer:
    """The Typer app of the lab, with its help in the language of the words."""
    app = app_in(words, help=words.say("lab-help"))

    @app.callback()
    def lab() -> None:
        pass

    add_tune(app, words)
    add_train(app, words)
    return app
