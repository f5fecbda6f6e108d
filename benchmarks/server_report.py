"""What was measured of the server, kept line by line in results/server.jsonl, and the page made from it.

python benchmarks/server_report.py                 # writes docs/load.md from the results
make chaos | python benchmarks/server_report.py --keep "make chaos"    # keeps what a run has said
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from report import ROOT, provenance, table

RESULTS = ROOT / "results" / "server.jsonl"
PAGE = ROOT / "docs" / "load.md"
INTRO = """\
# What the server holds

Made by `python benchmarks/server_report.py` from `results/server.jsonl`; nothing here is written by hand.
It was measured on the 2-core machine on which this project is made, the load generator on the same machine.

## Load

`make load`: tables of four people, each with a live stream, each table a move every two seconds. Every move
is on disk before it is acknowledged. The time is that from a command to the moment at which the last of the
four has the update. Asked for: median under 25 ms, 99th percentile under 250 ms, memory under 2048 MB, no
error.
"""
HEADS = {
    "game": "game",
    "database": "database",
    "processes": "processes",
    "tables": "tables",
    "moves_per_second": "moves/s",
    "median_ms": "median ms",
    "p99_ms": "99 % ms",
    "worst_ms": "worst ms",
    "errors": "errors",
    "server_cpu": "CPU per process",
    "server_memory_mb": "MB per process",
}


def kept() -> list[dict[str, Any]]:
    lines = RESULTS.read_text().splitlines() if RESULTS.exists() else []
    return [json.loads(line) for line in lines]


def keep(result: dict[str, Any]) -> None:
    RESULTS.parent.mkdir(exist_ok=True)
    with RESULTS.open("a") as file:
        file.write(json.dumps(result, ensure_ascii=False) + "\n")


def page(results: list[dict[str, Any]]) -> str:
    loads = [result for result in results if "tables" in result]
    rows = [[_cell(result.get(key)) for key in HEADS] for result in loads]
    parts = [INTRO, table(list(HEADS.values()), rows) if rows else "Not measured yet.", ""]
    parts += [f"- {result['how']}" for result in loads]
    for title, text, command in (
        ("Kill -9", "Servers are killed at random moments of busy play and started again; see", "make chaos"),
        ("Fuzzing", "Requests of every kind, made up from the interface's own description; see", "make fuzz"),
        ("Abuse", "Every attack that we know, each from one address, beside 100 tables; see", "make abuse"),
    ):
        parts += ["", f"## {title}", "", f"{text} `{command}`.", ""]
        said = [result for result in results if result.get("command", "").startswith(command)]
        for result in {result["command"]: result for result in said}.values():  # the newest run of each
            parts += [*(f"- {line}" for line in result["said"]), "", result["how"], ""]
        if not said:
            parts.append("Not run yet.")
    return "\n".join(parts) + "\n"


def _cell(value: Any) -> str:
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--keep", metavar="COMMAND", help="keep the last lines of what this command has said")
    parser.add_argument("--lines", default="faults", help="keep the lines that hold this word")
    given = parser.parse_args()
    if given.keep:
        told = [line.strip() for line in sys.stdin if given.lines in line and "FAULT" not in line]
        keep({"command": given.keep, "said": told, "how": provenance(given.keep, 1)})
    Path(PAGE).write_text(page(kept()))


if __name__ == "__main__":
    main()
