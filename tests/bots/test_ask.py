"""Asking a bot never hurts a game: exceptions, illegal answers, silence and garbage are reported."""

from __future__ import annotations

import random
import sys
import threading
from typing import Any

import pytest

from portroyal.bots.ask import MOST_ASKED, ask
from portroyal.bots.bot import Advice, Bot, Budget
from portroyal.bots.deckhand import Deckhand
from portroyal.play.family import Table
from portroyal.play.game import Game


class Made:
    """A bot whose advice is whatever the function does."""

    def __init__(self, advice: Any, patience: float = 60) -> None:
        self.name, self.advice, self.patience = "made", advice, patience

    def advise(self, table: Table, chance: random.Random, budget: Budget) -> Any:
        return self.advice(table)


def game() -> Game:
    made = Game.new("port-royal", 2, seed=7)
    made.play("draw")
    assert len(made.legal) > 1
    return made


seven: Any = 7


def failing(table: Table) -> Advice:
    raise ZeroDivisionError("one divided by none")


@pytest.mark.parametrize(
    ("advice", "kind", "sentence"),
    [
        (failing, "exception", "made failed: ZeroDivisionError: 'one divided by none'"),
        (lambda table: sys.exit(3), "exception", "made failed: SystemExit: '3'"),
        (lambda table: Advice("repel"), "illegal", "made chose 'repel', which is not possible now"),
        (lambda table: Advice(seven), "garbage", "which is no advice"),
        (lambda table: None, "garbage", "made answered None, which is no advice"),
    ],
)
def test_what_goes_wrong_is_reported_and_replaced(advice: Any, kind: str, sentence: str) -> None:
    told = ask(Made(advice), game().table, random.Random(1))
    assert told.trouble is not None
    assert (told.trouble.bot, told.trouble.kind) == ("made", kind)
    assert sentence in told.trouble.sentence
    assert told.action in game().legal


def test_who_comes_to_no_end_is_asked_no_more() -> None:
    def ready(table: Any) -> Advice:
        return Advice(table.legal()[0])

    assert ask(Made(ready), game().table, random.Random(1), before=MOST_ASKED - 1).trouble is None
    told = ask(Made(ready), game().table, random.Random(1), before=MOST_ASKED)
    assert told.trouble is not None
    assert told.trouble.kind == "endless"


def test_a_safe_bot_decides_in_its_place() -> None:
    safe = Made(lambda table: Advice("stop"))
    assert ask(Made(failing), game().table, random.Random(1), safe=safe).action == "stop"
    assert ask(Made(failing), game().table, random.Random(1), safe=Made(failing)).action == game().legal[0]


def test_a_table_of_its_own_is_given_as_it_is_and_the_safe_bot_gets_another() -> None:
    given, seen = game().table, []

    def spoil(table: Table) -> Advice:
        seen.append(table)
        table.act("stop", None)
        raise ZeroDivisionError

    def look(table: Table) -> Advice:
        seen.append(table)
        return Advice("draw")

    told = ask(Made(spoil), given, random.Random(1), safe=Made(look), anew=lambda: game().table)
    assert (told.action, seen[0] is given, seen[1].legal()) == ("draw", True, game().legal)


def test_a_bot_that_hangs_is_left_to_itself_until_it_has_ended() -> None:
    go_on = threading.Event()

    def slow(table: Table) -> Advice:
        go_on.wait(20)
        return Advice("stop")

    bot = Made(slow, patience=0.05)
    first = ask(bot, game().table, random.Random(1))
    assert first.trouble is not None
    assert first.trouble.sentence == "made gave no answer within 0.05 seconds"
    second = ask(bot, game().table, random.Random(1))
    assert second.trouble is not None
    assert second.trouble.kind == "timeout"
    assert "still thinks" in second.trouble.sentence
    go_on.set()
    bot.patience = 20
    for thread in threading.enumerate():
        if thread.name == "bot made":
            thread.join()
    assert ask(bot, game().table, random.Random(1)).action == "stop"


def test_a_thread_serves_many_questions() -> None:
    """Starting one costs more than most answers."""
    seen = []

    def noting(table: Table) -> Advice:
        seen.append(threading.current_thread())
        return Advice("stop")

    for _ in range(20):
        assert ask(Made(noting), game().table, random.Random(1)).action == "stop"
    assert len(set(seen)) == 1
    assert seen[0] is not threading.current_thread()


def test_a_bot_cannot_touch_the_game() -> None:
    played = game()

    def greedy(table: Table) -> Advice:
        for _ in range(20):
            table.act(table.legal()[0], None)
        return Advice("stop")

    before = played.state()
    assert ask(Made(greedy), played.table, random.Random(1)).trouble is None
    assert played.state() == before


def test_only_values_that_are_numbers_of_legal_actions_are_kept() -> None:
    odd: Any = {"stop": 0.5, "draw": float("nan"), "dance": 1.0, 7: 2}
    told = ask(Made(lambda table: Advice("stop", odd)), game().table, random.Random(1))
    assert told.values == {"stop": 0.5}
    nonsense: Any = "high"
    assert ask(Made(lambda table: Advice("stop", nonsense)), game().table, random.Random(1)).values is None


def test_a_single_choice_is_not_asked() -> None:
    fresh = Game.new("port-royal", 2, seed=7)
    assert ask(Made(failing), fresh.table, random.Random(1)).trouble is None


def test_the_same_chance_gives_the_same_choice() -> None:
    deckhand: Bot = Deckhand()
    first = [ask(deckhand, game().table, random.Random(seed)).action for seed in range(20)]
    assert first == [ask(deckhand, game().table, random.Random(seed)).action for seed in range(20)]
    assert len(set(first)) > 1


def test_a_game_that_is_over_has_nobody_to_ask() -> None:
    played = game()
    while not played.over:
        played.play(ask(Deckhand(), played.table, random.Random(1)).action)
    with pytest.raises(ValueError, match="the game is over"):
        ask(Deckhand(), played.table, random.Random(1))
