"""A server as a process of its own, for tests and measurements: started, watched, ended and killed."""

from __future__ import annotations

import contextlib
import http.client
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

from temporary_postgres import free_port

SOON = 0.02


class Program:
    """`portroyal serve`, mostly without limits, with bots that are compiled only when they are asked for."""

    def __init__(
        self, database: str | Path, log: Path, *options: str, port: int | None = None, limited: bool = False
    ) -> None:
        self.port = free_port() if port is None else port
        self.log = log
        self.command = [sys.executable, "-m", "portroyal", "serve", "--port", str(self.port)]
        self.command += ["--database", str(database), "--cold-bots", *options]
        self.command += [] if limited else ["--unlimited"]
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self.process is not None, "the server was never started"
        return self.process.pid

    def start(self, patience: float = 120, ill: bool = False) -> Program:
        """Starts it, and waits until it is well, or answers at all if it is known to be ill.

        Call from a thread where others must not wait.
        """
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                self.command, stdout=log, stderr=log, env=environment, start_new_session=True
            )
        end = time.monotonic() + patience
        while time.monotonic() < end and self.process.poll() is None:
            if self._health() in ((200, 503) if ill else (200,)):
                return self
            time.sleep(SOON)
        raise RuntimeError(f"a server did not start (exit code {self.process.poll()}): {self.said()[-2000:]}")

    def _health(self) -> int | None:
        asked = http.client.HTTPConnection("127.0.0.1", self.port, timeout=5)
        try:
            asked.request("GET", "/healthz")
            return asked.getresponse().status
        except (OSError, http.client.HTTPException):
            return None
        finally:
            asked.close()

    def said(self) -> str:
        return self.log.read_text() if self.log.exists() else ""

    def cpu(self) -> float:
        """The seconds of a core that it has used."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        """The most it ever had, in MB."""
        status = Path(f"/proc/{self.pid}/status").read_text()
        return int(status.split("VmHWM:")[1].split()[0]) / 1024

    def memory_now(self) -> float:
        """What it has now, in MB."""
        status = Path(f"/proc/{self.pid}/status").read_text()
        return int(status.split("VmRSS:")[1].split()[0]) / 1024

    def end(self) -> int:
        """Told to stop, in good order; the exit code."""
        assert self.process is not None, "the server was never started"
        self.process.send_signal(signal.SIGTERM)
        try:
            return self.process.wait(30)
        except subprocess.TimeoutExpired:
            self.kill()
            raise

    def kill(self) -> None:
        """The whole session, so that no bot's worker is left behind."""
        if self.process is not None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
