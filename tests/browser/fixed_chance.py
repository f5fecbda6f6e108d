"""`portroyal serve` whose tables and bots draw their chance from the name of the test that is running.

The n-th table of a test always has the same cards, dice, start seat and crew, unless a page cuts them with
words of its own: what passed once passes again. Bots think in processes of their own, which load this file
as the server does.
"""

from __future__ import annotations

import os
import random
from collections import Counter
from pathlib import Path
from types import SimpleNamespace

from portroyal.bots.ask import Answer
from portroyal.bots.bot import Budget
from portroyal.bots.registry import answer
from portroyal.play.game import Game
from portroyal.server.ids import LETTERS
from portroyal.server.live import bot_pool, lobby
from portroyal.server.table import decide

NAME = "PORTROYAL_TEST_NAME"  # of a file that holds the name of the test
asked: Counter[str] = Counter()


def chance(what: str) -> random.Random:
    """The next chance of this test for ids, secrets or names."""
    what = f"{Path(os.environ[NAME]).read_text()} {what}"
    asked[what] += 1
    return random.Random(f"{what} {asked[what]}")


def answer_by_position(game: Game, level: str, budget: Budget, *_: object) -> Answer:
    """As the position is, so the bot chooses, however often and in whichever process it is asked."""
    return answer(game, level, budget, random.Random(str(game.state())))


vars(bot_pool)["answer"] = answer_by_position
vars(lobby)["new_id"] = lambda length: "".join(chance("id").choices(LETTERS, k=length))
vars(lobby)["secrets"] = SimpleNamespace(token_hex=lambda size: chance("secret").randbytes(size).hex())
vars(lobby)["random"] = vars(decide)["random"] = SimpleNamespace(
    sample=lambda names, k: chance("names").sample(names, k),
    choice=lambda names: chance("names").choice(names),
)

if __name__ == "__main__":
    from portroyal.cli.main import main

    main()
