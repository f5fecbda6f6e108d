"""A PostgreSQL of one's own, in a temporary folder, for tests and measurements; also for root."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

USER = "postgres"
FOLDERS = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)


class Cluster:
    """A running PostgreSQL; it can be stopped, killed and started again with all its data."""

    def __init__(self, folder: Path, port: int) -> None:
        self.folder, self.port = folder, port
        self.bin = FOLDERS[0] if FOLDERS else Path("/usr/bin")
        self._count = 0

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self.bin / program), *arguments]
        if os.getuid() == 0:  # PostgreSQL refuses to be run by root
            command = ["setpriv", f"--reuid={USER}", f"--regid={USER}", "--clear-groups", *command]
        done = subprocess.run(command, cwd="/", capture_output=True, text=True, timeout=60)
        if done.returncode:
            raise RuntimeError(f"{program} failed: {done.stdout[-500:]} {done.stderr[-500:]}")

    def create(self) -> None:
        if os.getuid() == 0:
            shutil.chown(self.folder, USER)
        self._run("initdb", "-D", f"{self.folder}/data", "-U", "portroyal", "-A", "trust", "--no-sync")

    def start(self) -> None:
        options = (
            f"-c listen_addresses=127.0.0.1 -c port={self.port} -c unix_socket_directories={self.folder} "
            "-c max_connections=100 -c shared_buffers=64MB -c fsync=on"
        )
        self._run(
            "pg_ctl", "-D", f"{self.folder}/data", "-l", f"{self.folder}/log", "-w", "-o", options, "start"
        )

    def stop(self, how: str = "fast") -> None:
        self._run("pg_ctl", "-D", f"{self.folder}/data", "-m", how, "-w", "stop")

    def database(self) -> str:
        """The address of a new, empty database."""
        self._count += 1
        name = f"tables{self._count}"
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "portroyal", name)
        return f"postgresql://portroyal@127.0.0.1:{self.port}/{name}"


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@contextmanager
def cluster(port: int | None = None) -> Iterator[Cluster]:
    folder = Path(tempfile.mkdtemp(prefix="portroyal-pg-"))
    try:
        made = Cluster(folder, port or free_port())
        made.create()
        made.start()
        try:
            yield made
        finally:
            made.stop("immediate")
    finally:
        shutil.rmtree(folder, ignore_errors=True)
