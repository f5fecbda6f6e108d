"""What a foreign bot is, as one word: whoever keeps its results must know when it has become another one."""

from __future__ import annotations

import hashlib
import os
import shlex
import shutil
import sysconfig
from collections.abc import Iterable
from importlib import metadata
from importlib.util import find_spec
from pathlib import Path

from portroyal.bots.registry import plugins
from portroyal.bots.subprocess_bot import PREFIX

MOST_FILES, MOST_BYTES = 2_000, 64_000_000  # a larger folder is more than a bot
SYSTEM = ("bin", "sbin", "shims")  # folders of programs that start others: python, node, java


def identity(name: str) -> str | None:
    """The sources of a plugin, or the files of a program with its arguments; "" for a bot of our own.

    None where it cannot be told: what runs then may be another bot tomorrow without a trace.
    """
    if name.startswith(PREFIX):
        return _program(name.removeprefix(PREFIX))
    return _plugin(plugins()[name]) if name in plugins() else ""


def _plugin(point: metadata.EntryPoint) -> str | None:
    """Everything in its package, and the version of every package that is installed beside it."""
    top = find_spec(point.module.partition(".")[0])
    if top is None or top.origin is None:
        return None
    here = Path(top.origin)
    if top.submodule_search_locations is not None:
        files = _below(here.parent)
    elif here.parent == Path(sysconfig.get_path("purelib")):
        files = [here]
    else:
        files = sorted(here.parent.glob("*.py"))  # a module may use those beside it
    installed = sorted(f"{d.metadata['Name']} {d.version}" for d in metadata.distributions())
    return None if files is None else _digest([point.value, *installed], files)


def _program(command: str) -> str | None:
    """Everything in the folders that its words name; a program of the system alone runs who knows what."""
    words = shlex.split(command)
    named = [Path(part) for word in words for part in (word, word.partition("=")[2]) if part]
    folders = {path.resolve() for path in named if path.is_dir()}
    folders |= {path.resolve().parent for path in named if path.is_file()}
    own = sorted(folder for folder in folders if folder.name not in SYSTEM)
    files = [_below(folder) for folder in own]
    found = shutil.which(words[0])
    if not own or None in files:
        return None
    known = {path for below in files for path in below or ()} | ({Path(found)} if found else set())
    return _digest(words, sorted(known))


def _below(folder: Path) -> list[Path] | None:
    """All files of a folder but caches and hidden ones; None if they are too many."""
    files: list[Path] = []
    size = 0
    for here, folders, names in os.walk(folder):
        folders[:] = [name for name in folders if name != "__pycache__" and not name.startswith(".")]
        for path in (Path(here, name) for name in names if not name.startswith(".")):
            if path.is_file():
                files.append(path)
                size += path.stat().st_size
        if len(files) > MOST_FILES or size > MOST_BYTES:
            return None
    return sorted(files)


def _digest(words: Iterable[str], files: Iterable[Path]) -> str | None:
    digest = hashlib.sha256("\0".join(words).encode())
    try:
        for path in files:
            digest.update(f"\0{path}\0".encode() + path.read_bytes())
    except OSError:
        return None
    return digest.hexdigest()[:20]
