"""What every published figure says of itself: command, commit, seed, date, machine."""

from __future__ import annotations

import datetime
import os
import platform
import shlex
import subprocess
import sys
from pathlib import Path

from portroyal import __version__

HOME = Path(__file__).resolve().parents[2]  # `src` of a checkout, or where packages are installed
ROOT = HOME.parent


def commit() -> str:
    """The commit measured, with a mark when the working tree differs from it.

    A machine that has the sources without their history is told it (`PORTROYAL_COMMIT`). An installed
    package has a version; a history around it would be that of whoever installed it.
    """
    if told := os.environ.get("PORTROYAL_COMMIT"):
        return told
    if HOME.name != "src":
        return f"version {__version__}"

    def git(*words: str) -> str:
        try:
            done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
        except OSError:
            return ""
        return done.stdout.strip()

    changed = git("status", "--porcelain", "--untracked-files=no", "--", "src", "tools", "benchmarks")
    return (git("rev-parse", "--short=12", "HEAD") or "unknown") + (" with changes" if changed else "")


def command_line() -> str:
    """What was typed, so that it can be typed again: our command, or a program of the repository's tools."""
    program = Path(sys.argv[0]).resolve()
    ours = ["python", f"tools/{program.name}"] if program.parent == ROOT / "tools" else ["portroyal"]
    return shlex.join([*ours, *sys.argv[1:]])


def facts(command: str, seed: int | None) -> dict[str, str | int | None]:
    """The same for files that programs read."""
    return {
        "command": command,
        "commit": commit(),
        "seed": seed,
        "date": datetime.datetime.now(datetime.UTC).strftime("%Y-%m-%d %H:%M UTC"),
        "machine": f"Python {platform.python_version()}, {os.cpu_count()} cores, {platform.machine()}",
    }


def sentence(made: dict[str, str | int | None]) -> str:
    seeded = "" if made["seed"] is None else f", seed {made['seed']}"
    return (
        f"Written by `{made['command']}`{seeded}, commit {made['commit']}, {made['date']}; {made['machine']}."
    )


def provenance(command: str, seed: int | None) -> str:
    return sentence(facts(command, seed))


def table(header: list[str], rows: list[list[str]]) -> str:
    """A Markdown table that also reads well as plain text."""
    lines = [header, ["---"] + ["---:"] * (len(header) - 1), *rows]
    widths = [max(len(line[i]) for line in lines) for i in range(len(header))]
    return "\n".join(
        "| " + " | ".join(cell.ljust(w) for cell, w in zip(line, widths, strict=True)) + " |"
        for line in lines
    )
