"""What an arena has played so far, line by line on the disk: an interrupted one goes on where it was."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import portroyal
from portroyal.lab.arena import Meeting, Settings, arrangements
from portroyal.lab.intervals import Test
from portroyal.play.errors import PlayError

FORMAT = "port-royal-arena/1"
HOME = Path(portroyal.__file__).parent
DATA = (".toml", ".csv", ".json")


def key_of(settings: Settings) -> str:
    """The settings, the program and its data as one word: other rules, charts or bots are another arena."""
    from portroyal.rules.compiled import sources_digest

    told = json.dumps([settings.data(), sources_digest(), _data_digest(settings.game)], sort_keys=True)
    return hashlib.sha256(told.encode()).hexdigest()[:20]


def _data_digest(game: str) -> str:
    """Charts, card lists and the game's own weights: data that decides games as much as sources do."""
    weights = "dice-*.json" if game == "dice" else f"cards-*-{game}.json"
    rules = [path for path in (HOME / "rules").rglob("*.*") if path.suffix in DATA]
    digest = hashlib.sha256()
    for path in sorted([*(HOME / "bots" / "weights").glob(weights), *rules]):
        digest.update(path.name.encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def default_file(settings: Settings) -> Path:
    from portroyal.rules.compiled import cache_home

    return cache_home().parent / "portroyal-arena" / f"{key_of(settings)}.jsonl"


class ArenaFile:
    """A file that is only appended to; a line that was torn off by a crash is left out."""

    def __init__(self, settings: Settings, path: Path | None = None) -> None:
        self.settings = settings
        self.path = default_file(settings) if path is None else path
        self.key = key_of(settings)

    def load(self) -> list[Meeting]:
        """All meetings of the arena with what they have played; a foreign file is refused."""
        test = None if self.settings.sprt is None else Test(*self.settings.sprt)
        meetings = {pair: Meeting(pair, self.settings.deals(pair)) for pair in self.settings.pairs()}
        ways = len(arrangements(self.settings.players))
        for line in self._lines():
            pair, first, scores = tuple(line["pair"]), line["first"], line["scores"]
            meeting = meetings.get(pair)
            fits = meeting is not None and first == len(meeting.scores)
            if meeting is not None and fits and all(len(deal) == ways for deal in scores):
                meeting.add(scores, test)
        return [meetings[pair] for pair in self.settings.pairs()]

    def note(self, meeting: Meeting, first: int, scores: list[list[float]]) -> None:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            torn = self.path.exists() and not self._whole()
            with self.path.open("a", encoding="utf-8") as file:
                if torn:
                    file.write("\n")
                if file.tell() == 0:
                    header = {"format": FORMAT, "key": self.key, "settings": self.settings.data()}
                    file.write(json.dumps(header) + "\n")
                file.write(json.dumps({"pair": list(meeting.pair), "first": first, "scores": scores}) + "\n")
        except OSError as wrong:
            raise PlayError("bad-file", f"{self.path} cannot be written: {wrong.strerror}") from None

    def _whole(self) -> bool:
        with self.path.open("rb") as file:
            file.seek(0, 2)
            if file.tell() == 0:
                return True
            file.seek(-1, 2)
            return file.read(1) == b"\n"

    def _lines(self) -> list[dict[str, Any]]:
        if not self.path.exists():
            return []
        found = []
        for text in self.path.read_text("utf-8").splitlines():
            try:
                line = json.loads(text)
            except ValueError:
                continue
            if isinstance(line, dict):
                found.append(line)
        if not found:
            return []
        if found[0].get("key") != self.key:
            raise PlayError(
                "bad-file", f"{self.path} belongs to an arena of other settings or of another version"
            )
        return [line for line in found[1:] if {"pair", "first", "scores"} <= set(line)]
