"""The engine as a stranger sees it: a process that answers one JSON line for each line it is given."""

from __future__ import annotations

import json
import os
import select
import shlex
import subprocess
import sys
import tempfile
import time
from types import TracebackType
from typing import Any

Json = dict[str, Any]


class EngineSilentError(AssertionError):
    """The engine gave no answer line in time, or ended."""


def engine_command() -> list[str]:
    """The command that starts the engine: PORTROYAL_ENGINE, or this Python's own `portroyal engine`."""
    given = os.environ.get("PORTROYAL_ENGINE")
    return shlex.split(given) if given else [sys.executable, "-m", "portroyal", "engine"]


class EngineProcess:
    """A running engine with pipes for its input and output, and a file for what it complains about."""

    def __init__(self, command: list[str] | None = None, timeout: float = 60.0) -> None:
        self.timeout = timeout
        self.complaints = tempfile.TemporaryFile()  # noqa: SIM115 (closed by `close`)
        self.process = subprocess.Popen(
            command or engine_command(),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.complaints,
            bufsize=0,
        )
        self._buffer = b""

    def __enter__(self) -> EngineProcess:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def write(self, data: bytes) -> None:
        """Sends raw bytes, in pieces where the pipe is full."""
        assert self.process.stdin is not None
        view = memoryview(data)
        while view:
            sent = self.process.stdin.write(view)
            view = view[sent or 0 :]

    def read_line(self) -> bytes:
        """One line of the engine's output without its line end; fails loudly when none comes in time."""
        assert self.process.stdout is not None
        until = time.monotonic() + self.timeout
        while b"\n" not in self._buffer:
            ready, _, _ = select.select([self.process.stdout], [], [], max(0.0, until - time.monotonic()))
            if not ready:
                raise EngineSilentError(f"no answer within {self.timeout} s{self._stderr()}")
            data = os.read(self.process.stdout.fileno(), 1 << 20)
            if not data:
                raise EngineSilentError(f"the engine closed its output{self._stderr()}")
            self._buffer += data
        line, self._buffer = self._buffer.split(b"\n", 1)
        return line

    def answer(self) -> Json:
        """The next answer; it must be one JSON object with the key `ok`."""
        line = self.read_line()
        value = json.loads(line)
        assert isinstance(value, dict), line[:400]
        assert isinstance(value.get("ok"), bool), line[:400]
        return value

    def line(self, data: bytes) -> Json:
        """Sends one raw line and reads its answer."""
        self.write(data + b"\n")
        return self.answer()

    def ask(self, command: str, **keys: Any) -> Json:
        """Sends one command and reads its answer, good or bad."""
        return self.line(json.dumps({"cmd": command, **keys}).encode())

    def must(self, command: str, **keys: Any) -> Json:
        """Sends one command that has to succeed; every good answer carries events and state (section 4)."""
        answer = self.ask(command, **keys)
        assert answer["ok"] is True, f"{command} {keys} was refused: {answer}"
        assert isinstance(answer.get("events"), list), answer
        assert "state" in answer, answer
        return answer

    def refuses(self, command: str, **keys: Any) -> Json:
        """Sends one command that has to be refused with a code and a sentence."""
        answer = self.ask(command, **keys)
        check_refusal(answer)
        return answer

    def act(self, *actions: str) -> Json:
        """Plays the actions one after the other; the state after the last."""
        state: Json = {}
        for action in actions:
            state = self.must("act", action=action)["state"]
        return state

    def state(self) -> Json:
        state = self.must("state")["state"]
        assert isinstance(state, dict)
        return state

    def finish(self, data: bytes = b"") -> tuple[list[Json], int, str]:
        """Sends the last bytes and ends the input: all answers still given, the exit code, the complaints."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.write(data)
        self.process.stdin.close()
        answers: list[Json] = []
        try:
            while True:
                answers.append(self.answer())
        except EngineSilentError:
            code = self.process.wait(self.timeout)
        assert self._buffer == b"", "the engine's last line has no line end"
        return answers, code, self._stderr()

    def close(self) -> None:
        """Ends the engine, politely if it still listens."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        try:
            self.process.wait(5)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.process.stdout.close()
        self.complaints.close()

    def _stderr(self) -> str:
        self.complaints.seek(0)
        return self.complaints.read().decode(errors="replace")


def check_refusal(answer: Json, code: str | None = None) -> None:
    """A refusal carries a short code and one sentence, and never a traceback."""
    assert answer["ok"] is False, answer
    assert isinstance(answer.get("code"), str), answer
    assert answer["code"], answer
    assert code is None or answer["code"] == code, answer
    error = answer.get("error")
    assert isinstance(error, str), answer
    assert error.strip(), answer
    assert "\n" not in error, answer
    assert "Traceback" not in error, answer
