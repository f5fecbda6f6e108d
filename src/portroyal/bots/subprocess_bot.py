"""Bots in any language: a program of the user's, asked line by line in the engine protocol (notation, 4)."""

from __future__ import annotations

import contextlib
import json
import queue
import random
import shlex
import subprocess
import threading
from typing import IO

from portroyal.bots.ask import BotError
from portroyal.bots.bot import Advice, Budget
from portroyal.play.errors import PlayError, shortened
from portroyal.play.family import Table
from portroyal.play.state import notation_of

PREFIX = "cmd:"
USUAL_MS = 1000.0
TRIAL_MS = 100.0
LATE = 2.0  # seconds beyond its time after which a program is ended
STARTING = 10.0  # seconds more for the first answer of a program that has just been started
MOST_STARTS = 5
MAX_LINE = 1_000_000


class Foreign:
    """A program that answers `best`. It is started when first asked and gets positions, never a seed."""

    patience = 3600.0  # it is this class that watches the time

    def __init__(self, command: str) -> None:
        self.name = PREFIX + command
        try:
            self.words = shlex.split(command)
        except ValueError as wrong:
            raise PlayError("unknown-bot", f"{shortened(self.name)} cannot be read: {wrong}") from None
        if not self.words:
            raise PlayError("unknown-bot", "cmd: needs a program, as in cmd:./mybot")
        self.starts = 0
        self.fresh = False
        self._process: subprocess.Popen[bytes] | None = None
        self._lines: queue.Queue[bytes] = queue.Queue()

    def advise(self, table: Table, chance: random.Random, budget: Budget) -> Advice:
        ms = USUAL_MS if budget.ms is None else budget.ms
        question = {"cmd": "best", "position": notation_of(table.state()), "ms": ms}
        line = self._asked(json.dumps(question).encode() + b"\n", ms / 1000 + LATE)
        return Advice(self._action(line))

    def try_out(self, table: Table) -> None:
        """Asks once, before a game depends on it: what does not start or ends at once is refused."""
        try:
            self.advise(table, random.Random(0), Budget(ms=TRIAL_MS))
        except BotError as wrong:
            if wrong.kind in ("gone", "timeout"):
                raise PlayError("unknown-bot", str(wrong)) from None
        finally:
            self.close()
            self.starts = 0

    def close(self) -> None:
        """Ends the program; it would be started again when asked again."""
        process, self._process = self._process, None
        if process is None:
            return
        process.kill()  # first: a pipe cannot be closed while somebody waits for a line from it
        process.wait()
        for pipe in (process.stdin, process.stdout):
            if pipe is not None:
                with contextlib.suppress(OSError):
                    pipe.close()

    def _asked(self, line: bytes, seconds: float) -> bytes:
        process = self._running()
        waiting = seconds + (STARTING if self.fresh else 0)
        try:
            assert process.stdin is not None
            process.stdin.write(line)
            process.stdin.flush()
            answer = self._lines.get(timeout=waiting)
        except queue.Empty:
            # Whatever it says later would be taken for the answer to another question.
            self.close()
            raise BotError("timeout", f"{self.name} gave no answer within {waiting:g} seconds") from None
        except OSError:
            answer = b""
        if not answer:
            self.close()
            raise BotError("gone", f"{self.name} ended without an answer")
        self.fresh = False
        return answer

    def _running(self) -> subprocess.Popen[bytes]:
        if self._process is not None and self._process.poll() is None:
            return self._process
        self.close()
        if self.starts >= MOST_STARTS:
            raise BotError("gone", f"{self.name} has ended {self.starts} times and is not started again")
        self.starts += 1
        try:
            process = subprocess.Popen(self.words, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        except OSError as wrong:
            raise BotError("gone", f"{self.name} cannot be started: {wrong.strerror}") from None
        assert process.stdout is not None
        self._process, self._lines, self.fresh = process, queue.Queue(), True
        threading.Thread(target=_read, args=(process.stdout, self._lines), daemon=True).start()
        return process

    def _action(self, line: bytes) -> str:
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            raise BotError("garbage", f"{self.name} answered {shortened(line)}, which is no JSON") from None
        if not isinstance(answer, dict) or answer.get("ok") is not True:
            said = answer.get("error") if isinstance(answer, dict) else answer
            raise BotError("garbage", f"{self.name} gave no action: {shortened(said)}")
        action = answer.get("action")
        if not isinstance(action, str):
            raise BotError("garbage", f"{self.name} answered the action {shortened(action)}")
        return action


def _read(source: IO[bytes], lines: queue.Queue[bytes]) -> None:
    """Hands on line by line; an empty one, and one without end, mean that there will be no more."""
    with contextlib.suppress(OSError, ValueError):
        while True:
            line = source.readline(MAX_LINE)
            if not line.endswith(b"\n"):
                break
            if line.strip():
                lines.put(line)
    lines.put(b"")
