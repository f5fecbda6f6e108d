"""Who judges in a review, and as what: a review is kept under its judge's version, and may be renewed."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import cache
from importlib import resources

from portroyal.bots.bot import Bot
from portroyal.bots.family import bots_of
from portroyal.bots.registry import crew

FORM = 1  # of what is kept of a review; another one cannot be read


@dataclass(frozen=True)
class Judge:
    """A bot whose values grade choices; `version` changes with what it has learned."""

    bot: Bot
    version: str


def is_readable(version: str) -> bool:
    """Whether what was kept of such a judge's review can still be told."""
    return version.split("-")[1:2] == [str(FORM)]


@cache
def judge_of(game: str) -> Judge:
    """The strongest of a game's crew."""
    part, digest = bots_of(game), hashlib.sha256()
    bot = list(crew(game).values())[-1]
    folder = resources.files("portroyal.bots").joinpath("weights")
    files = list(folder.glob(part.weights.format(game=game)))  # type: ignore[attr-defined]
    files += [folder.joinpath(own) for name, own in part.own_weights.items() if name == bot.name]
    for file in sorted(files, key=lambda file: file.name):
        digest.update(file.name.encode() + b"\0" + file.read_bytes())
    return Judge(bot, f"{bot.name}-{FORM}-{digest.hexdigest()[:12]}")
