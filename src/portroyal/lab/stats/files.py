"""Rows of results as files: Parquet or CSV with a line per game, JSON with the summary beside them."""

from __future__ import annotations

import csv
import json
import math
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from portroyal.bots import columns
from portroyal.lab.family import lab_of
from portroyal.lab.match import Match
from portroyal.lab.provenance import facts
from portroyal.lab.stats.summary import Summary
from portroyal.play.errors import PlayError
from portroyal.play.family import MOST_SEATS
from portroyal.play.files import writing

SEAT_NAMES = ("points", "coins", "turns", "busts", "persons", "asked", "stood_in")
WORDS = (
    "reason",
    "winners",
    *(f"seat{seat}_persons" for seat in range(MOST_SEATS)),
)  # all others are numbers
KINDS = (".parquet", ".csv", ".json")
RECORD_KINDS = (".jsonl",)


def column_names(match: Match) -> list[str]:
    seats = range(match.players)
    return [
        "number", "start", "rounds", "reason", "winners", "moves", "trail",
        *(f"seat{seat}_{name}" for seat in seats for name in SEAT_NAMES),
    ]  # fmt: skip


def table_of(match: Match, first: int, rows: Any) -> list[list[int | str]]:
    """The lines of a file: number and start player, then the row without empty seats, with words for codes.

    Several winners or persons stand with a plus between them, as in the card lists: `0+2`, `sailor+pirate`.
    """
    own = lab_of(match.game)
    seats = [str(seat) for seat in range(match.players)]
    lines: list[list[int | str]] = []
    for number, row in enumerate(
        rows[:, : columns.SEATS + match.players * columns.SEAT_WIDTH].tolist(), first
    ):
        row[columns.REASON] = own.reasons[row[columns.REASON]] or ""
        row[columns.WINNERS] = _named(row[columns.WINNERS], seats)
        for at in range(columns.SEATS + columns.PERSONS, len(row), columns.SEAT_WIDTH):
            row[at] = _named(row[at], own.persons)
        lines.append([number, number % match.players, *row])
    return lines


def _named(bits: int, names: Sequence[str]) -> str:
    return "+".join(name for i, name in enumerate(names) if bits >> i & 1)


def check_file(name: str, kinds: Iterable[str]) -> Path:
    """A path with a known ending in a folder that exists; said before hours of games, not after."""
    path = Path(name)
    if path.suffix not in tuple(kinds):
        raise PlayError("bad-file", f"{name} must end in {', '.join(kinds)}")
    if not path.parent.is_dir():
        raise PlayError("bad-file", f"{name} cannot be written: there is no folder {path.parent}")
    return path


class Writer:
    """Takes chunks in order and writes them; `close` finishes the file, also of an interrupted run."""

    def __init__(self, match: Match, path: Path, command: str) -> None:
        self.match, self.path, self.command = match, path, command
        self.names = column_names(match)
        self.kept: list[list[int | str]] = []
        self._parquet: Any = None
        self._text: Any = None
        with writing(path):
            if path.suffix == ".parquet":
                self._parquet = self._open_parquet()
            elif path.suffix == ".csv":
                self._text = path.open("w", encoding="utf-8", newline="")
                csv.writer(self._text).writerow(self.names)
            else:
                path.touch()

    def add(self, first: int, rows: Any) -> None:
        table = table_of(self.match, first, rows)
        with writing(self.path):
            if self._parquet is not None:
                import pyarrow

                arrays = [pyarrow.array(column) for column in zip(*table, strict=True)]
                self._parquet.write_table(pyarrow.table(arrays, schema=self._parquet.schema))
            elif self._text is not None:
                csv.writer(self._text).writerows(table)
            else:
                self.kept += table

    def close(self, summary: Summary) -> None:
        with writing(self.path):
            if self._parquet is not None:
                self._parquet.close()
            elif self._text is not None:
                self._text.close()
            else:
                self.path.write_text(as_json(self._document(summary)) + "\n", "utf-8")

    def _document(self, summary: Summary) -> dict[str, Any]:
        return {
            "match": self.match.data(),
            "made": facts(self.command, self.match.seed),
            "summary": summary.data(),
            "columns": self.names,
            "games": self.kept,
        }

    def _open_parquet(self) -> Any:
        try:
            import pyarrow
            import pyarrow.parquet
        except ModuleNotFoundError:
            raise PlayError(
                "missing-package", 'Parquet needs the package pyarrow: pip install "portroyal[lab]"'
            ) from None
        about = {"match": json.dumps(self.match.data()), "command": self.command}
        kinds = [pyarrow.string() if name in WORDS else pyarrow.int64() for name in self.names]
        schema = pyarrow.schema(list(zip(self.names, kinds, strict=True)), metadata=about)
        return pyarrow.parquet.ParquetWriter(self.path, schema)


class Records:
    """Whole games, a record on every line."""

    def __init__(self, path: Path) -> None:
        self.path = path
        with writing(path):
            self._file = path.open("w", encoding="utf-8")

    def add(self, lines: Iterable[str]) -> None:
        with writing(self.path):
            self._file.writelines(line + "\n" for line in lines)

    def close(self) -> None:
        with writing(self.path):
            self._file.close()


def as_json(document: Any) -> str:
    return json.dumps(_finite(document), ensure_ascii=False)


def _finite(value: Any) -> Any:
    """JSON has no infinity: an interval that is open stays open as null."""
    if isinstance(value, dict):
        return {key: _finite(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [_finite(inner) for inner in value]
    return None if isinstance(value, float) and not math.isfinite(value) else value
