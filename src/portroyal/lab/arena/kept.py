"""What an arena has played so far, line by line on the disk: an interrupted one goes on where it was."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Collection, Iterable, Iterator
from pathlib import Path
from typing import Any

import portroyal
from portroyal.bots.family import bots_of
from portroyal.bots.identity import identity
from portroyal.bots.subprocess_bot import PREFIX
from portroyal.lab.arena.round_robin import Meeting, Piece, Settings, arrangements
from portroyal.lab.match import Seat
from portroyal.lab.stats.intervals import Test
from portroyal.play.errors import PlayError
from portroyal.play.families import foreign_packages
from portroyal.play.files import writing

FORMAT = "port-royal-arena/1"
HOME = Path(portroyal.__file__).parent
WEIGHTS = HOME / "bots" / "weights"
DATA = (".toml", ".csv", ".json")


def key_of(settings: Settings, written: Collection[Path] = ()) -> str | None:
    """The settings, the program and its data as one word: other rules, charts or bots are another arena.

    None where a bot cannot be identified: then nothing is kept, and nothing is taken from a file. Results
    that were `written` beside a bot do not make it another one.
    """
    from portroyal.rules.compiled import sources_digest

    bots = [identity(Seat.of(bot).name, written) for bot in settings.bots]
    if None in bots:
        return None
    facts = [
        settings.data(),
        sources_digest(*foreign_packages(settings.game)),
        _data_digest(settings.game),
        *filter(None, bots),
    ]
    return hashlib.sha256(json.dumps(facts, sort_keys=True).encode()).hexdigest()[:20]


def _data_digest(game: str) -> str:
    """Charts, card lists and the game's own weights: data that decides games as much as sources do."""
    rules = [path for path in (HOME / "rules").rglob("*.*") if path.suffix in DATA]
    digest = hashlib.sha256()
    for path in sorted([*_weights(game, WEIGHTS, bots_of(game).crew), *rules]):
        digest.update(path.name.encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def _weights(game: str, folder: Path, bots: Iterable[str]) -> Iterator[Path]:
    """What all bots of a game read, and what these have for themselves."""
    yield from folder.glob(bots_of(game).weights.format(game=game))
    for bot, file in bots_of(game).own_weights.items():
        if bot in bots:
            yield folder / file


def network_digest(game: str, bots: Iterable[str], folder: Path = WEIGHTS) -> str:
    """What these bots have learned for a game, as one word; who learned it when makes no difference."""
    learned = []
    for path in sorted(_weights(game, folder, [Seat.of(bot).name for bot in bots])):
        data = json.loads(path.read_text("utf-8"))
        learned.append([path.name, {key: value for key, value in data.items() if key != "made"}])
    return hashlib.sha256(json.dumps(learned, sort_keys=True).encode()).hexdigest()[:12]


def default_file(key: str) -> Path:
    from portroyal.rules.compiled import cache_home

    return cache_home().parent / "portroyal-arena" / f"{key}.jsonl"


class ArenaFile:
    """A file that is only appended to; a line that was torn off by a crash is left out."""

    def __init__(self, settings: Settings, path: Path | None = None, out: Path | None = None) -> None:
        """`path`: where somebody wants it; `out`: where the results will be written as well."""
        self.settings, self.changed = settings, False
        self.written = [file for file in (path, out) if file is not None]
        self.key = key_of(settings, self.written)
        self.programs = self._programs()
        if self.key is None and path is not None:
            raise PlayError(
                "bad-option",
                "--state cannot be used here: one of the bots is a program whose files are not named, so"
                " nobody could tell whether it is still the same",
            )
        self.path = path if path is not None or self.key is None else default_file(self.key)

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
                asked, stood_in = line.get("asked", [0, 0]), line.get("stood_in", [0, 0])
                meeting.add(Piece(scores, (asked[0], asked[1]), (stood_in[0], stood_in[1])), test)
        return [meetings[pair] for pair in self.settings.pairs()]

    def _programs(self) -> list[str | None]:
        """Started again and again, they may be others from deal to deal; plugins stay as they were loaded."""
        names = [Seat.of(bot).name for bot in self.settings.bots]
        return [identity(name, self.written) for name in names if name.startswith(PREFIX)]

    def note(self, meeting: Meeting, first: int, piece: Piece) -> None:
        """Keeps some deals, as long as those who played them are who they were when it began."""
        if self.path is not None and self.programs != self._programs():
            self.path, self.changed = None, True
        if self.path is None:
            return
        line = {"pair": list(meeting.pair), "first": first, "scores": piece.scores}
        if any(piece.asked):
            line |= {"asked": list(piece.asked), "stood_in": list(piece.stood_in)}
        with writing(self.path):
            self.path.parent.mkdir(parents=True, exist_ok=True)
            torn = self.path.exists() and not _is_whole(self.path)
            with self.path.open("a", encoding="utf-8") as file:
                if torn:
                    file.write("\n")
                if file.tell() == 0:
                    header = {"format": FORMAT, "key": self.key, "settings": self.settings.data()}
                    file.write(json.dumps(header) + "\n")
                file.write(json.dumps(line) + "\n")

    def _lines(self) -> list[dict[str, Any]]:
        if self.path is None or not self.path.exists():
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
                "bad-file", f"{self.path} belongs to an arena with other settings or from another version"
            )
        return [line for line in found[1:] if {"pair", "first", "scores"} <= set(line)]


def _is_whole(path: Path) -> bool:
    with path.open("rb") as file:
        file.seek(0, 2)
        if file.tell() == 0:
            return True
        file.seek(-1, 2)
        return file.read(1) == b"\n"
