"""What every published figure says of itself, for the benchmarks; the lab keeps the one source of it."""

from __future__ import annotations

import argparse
import shlex
import sys
from pathlib import Path

from portroyal.lab.provenance import ROOT, commit, provenance, table

__all__ = ["ROOT", "asked", "commit", "made_by", "provenance", "publish", "table"]


def made_by(target: str) -> str:
    """The command that was really given: a shortened run must not sign as the whole one."""
    given = shlex.join(sys.argv[1:])
    return f'make {target} ARGS="{given}"' if given else f"make {target}"


def asked(what: str | None, page: str) -> argparse.Namespace:
    """The options of a benchmark of speed: how long a row takes, and the file for its tables."""
    parser = argparse.ArgumentParser(description=what)
    parser.add_argument("--seconds", type=float, default=6.0, help="time for each row")
    parser.add_argument("--write", default=str(ROOT / "docs" / page), help="file for the tables; - for none")
    return parser.parse_args()


def publish(text: str, where: str) -> None:
    print(text)
    if where != "-":
        Path(where).write_text(text + "\n", "utf-8")
