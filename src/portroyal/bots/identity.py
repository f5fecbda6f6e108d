"""What a foreign bot is, as one word: whoever keeps its results must know when it has become another one."""

from __future__ import annotations

import hashlib
import os
import re
import shlex
import shutil
import sys
from collections.abc import Collection, Iterable, Sequence, Set
from importlib import metadata
from importlib.util import find_spec
from pathlib import Path

import portroyal
from portroyal.bots.registry import plugins
from portroyal.bots.subprocess_bot import PREFIX

MOST_FILES, MOST_BYTES = 2_000, 64_000_000  # a larger folder is more than a bot
SYSTEM = ("bin", "sbin", "shims")  # folders of programs that start others: python, node, java
INSTALLED = ("site-packages", "dist-packages")
REPEATED = ("__pycache__", "node_modules")  # folders that are made from what lies elsewhere
PLAIN_OPTION = re.compile(r"-\w|--.*")  # -mNAME would name a module that lies anywhere


def identity(name: str, written: Collection[Path] = ()) -> str | None:
    """The sources of a plugin, or the files of a program with its arguments; "" for a bot of our own.

    None where it cannot be told: what runs then may be another bot tomorrow without a trace. Files that we
    have `written` ourselves are no part of it, wherever they lie.
    """
    ours = {path.resolve() for path in written}
    if name.startswith(PREFIX):
        return _program(name.removeprefix(PREFIX), ours)
    return _plugin(plugins()[name], ours) if name in plugins() else ""


def _plugin(point: metadata.EntryPoint, ours: Set[Path]) -> str | None:
    """Everything in its package, all sources that are not installed, and the version of what is."""
    top = find_spec(point.module.partition(".")[0])
    if top is None or top.origin is None:
        return None
    here = Path(top.origin)
    own = [here] if top.submodule_search_locations is None else _below(here.parent)
    files = [own, *map(_below, _workshops())]
    if None in files:
        return None
    installed = sorted(f"{d.metadata['Name']} {d.version}" for d in metadata.distributions())
    known = {path for below in files for path in below or ()} | _loaded()
    return _digest([point.value, *installed], known - ours)


def _workshops() -> list[Path]:
    """Folders that Python loads from though nobody has installed them: a plugin may use what lies there."""
    folders = {Path(entry).resolve() for entry in sys.path if Path(entry).is_dir()}
    return sorted(folder for folder in folders if not _is_kept(folder))


def _loaded() -> set[Path]:
    """The same of modules that came by other ways, as some editable installations do."""
    files = {Path(file).resolve() for m in [*sys.modules.values()] if (file := getattr(m, "__file__", None))}
    return {file for file in files if file.is_file() and not _is_kept(file)}


def _is_kept(path: Path) -> bool:
    """Of Python's own, installed (then its version tells), or ours (then `sources_digest` does)."""
    python, house = (Path(str(each.__file__)).resolve().parent for each in (os, portroyal))
    if path == house.parent or any(path.is_relative_to(place) for place in (python, house)):
        return True
    return bool(set(INSTALLED) & set(path.parts) or {path.name, path.parent.name} & set(SYSTEM))


def _program(command: str, ours: Set[Path]) -> str | None:
    """Everything in the folders that its words name; a program of the system alone runs who knows what."""
    words = shlex.split(command)
    named = [Path(part) for word in words for part in (word, word.partition("=")[2]) if part]
    files = {path.resolve() for path in named if path.is_file()}
    folders = {path.resolve() for path in named if path.is_dir()} | {path.parent for path in files}
    own = sorted(folder for folder in folders if folder.name not in SYSTEM)
    below = [_below(folder) for folder in own]
    found = shutil.which(words[0])
    if not own or None in below or (found and _runs_unknown(Path(found), words[1:])):
        return None
    known = files | {path for some in below for path in some or ()} | ({Path(found)} if found else set())
    return _digest(words, known - ours)


def _runs_unknown(program: Path, arguments: Sequence[str]) -> bool:
    """Whether a program of the system is told something else first than what lies in a file: `-m mybot`."""
    if program.resolve().parent.name not in SYSTEM and program.parent.name not in SYSTEM:
        return False
    for word in arguments:
        if not word.startswith("-"):
            return not Path(word).exists()
        if not PLAIN_OPTION.fullmatch(word):
            return True
    return True


def _below(folder: Path) -> list[Path] | None:
    """All files of a folder but in caches, hidden folders and environments.

    None if they are too many, or if a folder is there only by a link: what lies elsewhere is not looked at.
    """
    files: list[Path] = []
    size = 0
    for here, folders, names in os.walk(folder):
        folders[:] = [
            name
            for name in folders
            if name not in REPEATED and name[0] != "." and not Path(here, name, "pyvenv.cfg").exists()
        ]
        if any(Path(here, name).is_symlink() for name in folders):
            return None
        for path in (Path(here, name) for name in names):
            if path.is_file():
                files.append(path)
                size += path.stat().st_size
        if len(files) > MOST_FILES or size > MOST_BYTES:
            return None
    return files


def _digest(words: Iterable[str], files: Iterable[Path]) -> str | None:
    digest = hashlib.sha256("\0".join(words).encode())
    try:
        for path in sorted(files):
            digest.update(f"\0{path}\0".encode() + path.read_bytes())
    except OSError:
        return None
    return digest.hexdigest()[:20]
