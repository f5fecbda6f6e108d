"""How many questions a second a plugin can be asked, beside the way of asking that started a thread for each.

`.venv/bin/python benchmarks/plugin_questions.py` prints the table; both ways are measured in turns.
"""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Callable

from report import table

from portroyal.bots.ask import ask
from portroyal.bots.bot import Advice, Bot, Budget
from portroyal.play.cards.adapter import CardTable
from portroyal.play.families import all_games
from portroyal.play.family import Table
from portroyal.play.game import Game
from portroyal.rules.cards.codes import MAX_CARDS
from portroyal.rules.cards.hidden import reshuffle_hidden
from portroyal.rules.chance import Stream, seed_stream

SECONDS = 0.5
TURNS = 5


class Last:
    """A plugin that costs nothing itself."""

    name = "last"

    def advise(self, position: Table, chance: random.Random, budget: Budget) -> Advice:
        return Advice(position.legal()[-1])


def asked_before(bot: Bot, position: Table, chance: random.Random) -> None:
    """As up to commit 2fa9f9d: the rules' own shuffle in plain Python, and a thread for this one question.

    The copy is made as today, quick shuffle included, which makes this way a few percent slower than it was.
    """
    copy = position.blinded(chance)
    if isinstance(copy, CardTable):
        dealer = Stream()
        seed_stream(dealer, chance.randrange(1 << 53))
        reshuffle_hidden(copy.g, dealer, [0] * MAX_CARDS)
    found: list[Advice] = []
    own = random.Random(chance.random())
    thread = threading.Thread(target=lambda: found.append(bot.advise(copy, own, Budget())), daemon=True)
    thread.start()
    thread.join(60)
    assert found[0].action in position.legal()


def middle(game: str) -> Table:
    """A position with a choice in the middle of a game of three."""
    played, chance = Game.new(game, 3, seed=3), random.Random(3)
    while len(played.actions) < 60 or len(played.legal) < 2:
        played.play(chance.choice(played.legal))
    return played.table


def pace(question: Callable[[], object]) -> float:
    """Questions a second."""
    begun, n = time.perf_counter(), 0
    while (spent := time.perf_counter() - begun) < SECONDS:
        question()
        n += 1
    return n / spent


def main() -> None:
    bot, rows = Last(), []
    for game in all_games():
        position, chance = middle(game), random.Random(1)
        new, old = [], []
        for _ in range(TURNS):
            new.append(pace(lambda: ask(bot, position, chance)))  # noqa: B023 - called at once
            old.append(pace(lambda: asked_before(bot, position, chance)))  # noqa: B023
        best, before = max(new), max(old)
        rows.append([game, f"{before:,.0f}", f"{best:,.0f}", f"{best / before:.1f}"])
    print(table(["game", "questions a second before", "now", "times"], rows))


if __name__ == "__main__":
    main()
