"""Conversations with bots: many questions share a thread, and a bot that hangs does not stop the script."""

from __future__ import annotations

import random
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from portroyal.bots.ask import Answer, asked
from portroyal.bots.bot import Advice, Budget
from portroyal.bots.talking import Script, talk_through
from portroyal.play.family import Table
from portroyal.play.game import Game


class Musing:
    """A bot that hangs at the questions whose numbers are given, until it may go on."""

    def __init__(self, *hangs_at: int) -> None:
        self.name, self.hangs_at = "musing", hangs_at
        self.threads: list[threading.Thread] = []
        self.go_on = threading.Event()

    @property
    def patience(self) -> float:
        """Short only where it hangs anyway, so that a busy machine changes nothing."""
        return 0.5 if len(self.threads) + 1 in self.hangs_at else 60.0

    def advise(self, table: Table, chance: random.Random, budget: Budget) -> Advice:
        self.threads.append(threading.current_thread())
        if len(self.threads) in self.hangs_at:
            self.go_on.wait()
        return Advice("stop")


def position() -> Table:
    game = Game.new("port-royal", 2, seed=7)
    game.play("draw")
    return game.table


def questions(bot: Musing, n: int) -> Script[list[tuple[Answer, threading.Thread]]]:
    """The answers, each with the thread in which the script went on."""
    told = []
    for _ in range(n):
        answer = yield from asked(bot, position(), random.Random(1))
        told.append((answer, threading.current_thread()))
    return told


@contextmanager
def released(bot: Musing) -> Iterator[None]:
    """Whatever happens, no thread of the test is left."""
    try:
        yield
    finally:
        bot.go_on.set()
        for thread in bot.threads:
            if thread.name == "bot musing":
                thread.join()


def test_a_script_of_many_questions_changes_threads_once() -> None:
    bot = Musing()
    told = talk_through(questions(bot, 20))
    assert [answer.action for answer, _ in told] == ["stop"] * 20
    assert {thread for _, thread in told} == set(bot.threads)
    assert len(set(bot.threads)) == 1
    assert threading.current_thread() not in bot.threads


def test_the_script_goes_on_without_a_bot_that_hangs() -> None:
    bot = Musing(3)
    with released(bot):
        told = talk_through(questions(bot, 5))
        sentences = [answer.trouble.sentence if answer.trouble else "" for answer, _ in told]
        assert sentences[2:] == [
            "musing gave no answer within 0.5 seconds",
            *["musing still thinks about an earlier decision"] * 2,
        ]
        assert len(bot.threads) == 3  # nobody asked it while it hung
        assert [answer.action for answer, _ in told[2:]] == ["draw"] * 3
    assert talk_through(questions(bot, 1))[0][0].trouble is None


def test_an_answer_that_comes_too_late_is_not_heard() -> None:
    """It changes nothing in the script, which is already further; another one uses another thread."""
    bot, heard = Musing(1), []

    def script() -> Script[None]:
        for _ in range(2):
            answer = yield from asked(bot, position(), random.Random(1))
            heard.append(answer.action)

    with released(bot):
        talk_through(script())
        assert len(heard) == 2
    assert len(heard) == 2
    assert not bot.threads[0].is_alive()


def test_what_fails_in_a_script_is_raised_where_it_was_begun() -> None:
    def script() -> Script[None]:
        yield from asked(Musing(), position(), random.Random(1))
        raise KeyError("nothing of the bot's")

    with pytest.raises(KeyError, match="nothing of the bot's"):
        talk_through(script())
