"""What every published figure says of itself, for the benchmarks; the lab keeps the one source of it."""

from __future__ import annotations

import shlex
import sys

from portroyal.lab.provenance import ROOT, commit, provenance, table

__all__ = ["ROOT", "commit", "made_by", "provenance", "table"]


def made_by(target: str) -> str:
    """The command that was really given: a shortened run must not sign as the whole one."""
    given = shlex.join(sys.argv[1:])
    return f'make {target} ARGS="{given}"' if given else f"make {target}"
