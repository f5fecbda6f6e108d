"""The same rules inside compiled loops; this imports Numba, so import it only where a loop is wanted."""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
import numpy as np
from numba.core import event
from numba.extending import overload, register_jitable

import portroyal
from portroyal.rules.chance import Stream, seed_stream
from portroyal.rules.compiling import tell_compiling
from portroyal.rules.layout import record_type, to_record
from portroyal.rules.linking import LinkedCompiler
from portroyal.rules.rulebook import HOT, OUTSIDE, RULES, small

F = TypeVar("F", bound=Callable[..., Any])

KEPT_CACHES = 6
COMPILED_FLOORS = ("rules", "bots")  # where rules and entry points live


@cache
def sources_digest(*foreign: str) -> str:
    """A hash of everything that compiled code is made from. Numba itself looks at one file only.

    `foreign` names the packages that bring rules of their own.
    """
    root = Path(portroyal.__file__).parent
    digest = hashlib.sha256(f"numba {numba.__version__} numpy {np.__version__}".encode())
    found = {path: root for floor in COMPILED_FLOORS for path in (root / floor).rglob("*.py")}
    for name in foreign:
        found |= _sources(name)
    for path, base in sorted(found.items()):
        digest.update(path.relative_to(base).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]


def _sources(package: str) -> dict[Path, Path]:
    """The files of a package, or of a module that stands alone, each with the folder that holds it."""
    loaded = sys.modules[package]
    folders = [Path(folder) for folder in getattr(loaded, "__path__", ())]
    if folders:
        return {path: folder for folder in folders for path in folder.rglob("*.py")}
    return {Path(loaded.__file__): Path(loaded.__file__).parent} if loaded.__file__ else {}


def foreign_packages(function: Callable[..., Any]) -> tuple[str, ...]:
    """Who else's sources a loop may be made from: its own package, and those of all rules known by then."""
    here = package_of(function)
    if here == portroyal.__name__:
        return ()
    return tuple(sorted({here, *map(package_of, RULES)} - {portroyal.__name__}))


def package_of(function: Callable[..., Any]) -> str:
    return function.__module__.partition(".")[0]


def cache_home() -> Path:
    base = os.environ.get("PORTROYAL_CACHE") or os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "portroyal"


@contextmanager
def _own_cache(function: Callable[..., Any]) -> Iterator[None]:
    """Numba's cache folder for the time in which a function is declared; other people's lies within ours."""
    home = cache_home()
    before = numba.config.CACHE_DIR  # type: ignore[attr-defined]
    try:
        folder = home / sources_digest()
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        foreign = foreign_packages(function)
        if foreign:
            folder /= sources_digest(*foreign)
            folder.mkdir(exist_ok=True)
        numba.config.CACHE_DIR = str(folder)  # type: ignore[attr-defined]
        _forget_old(home)
    except OSError:
        pass  # without a place to write, Numba chooses one by itself or compiles every time
    try:
        yield
    finally:
        numba.config.CACHE_DIR = before  # type: ignore[attr-defined]


def _forget_old(home: Path) -> None:
    """Caches of sources that have changed since are of no use to anybody."""
    folders = sorted((p for p in home.iterdir() if p.is_dir()), key=lambda p: p.stat().st_mtime, reverse=True)
    for folder in folders[KEPT_CACHES:]:
        shutil.rmtree(folder, ignore_errors=True)


def one_record(plain: Any) -> Any:
    """A plain object as an array of one record: cheaper to pass to compiled code than a record."""
    kind: type = type(plain)
    records = np.zeros(1, record_type(kind))
    to_record(plain, records[0])
    return records


def master_stream(seed: int | str) -> Any:
    """The stream from which the games of a batch take their keys (`chance.game_key`)."""
    plain = Stream()
    seed_stream(plain, seed)
    return one_record(plain)


@overload(small, jit_options={"forceinline": True})
def _small(number: Any) -> Any:
    def narrow(number: Any) -> Any:
        return np.int32(number)

    return narrow


_known: set[Callable[..., Any]] = set()


def register_rules() -> None:
    """Makes every function collected so far callable from compiled code."""
    for function in RULES:
        if function not in _known:
            _known.add(function)
            register_jitable(
                forceinline=function in HOT, no_cfunc_wrapper=True, pipeline_class=LinkedCompiler
            )(function)
    for function, answer in OUTSIDE:
        if function not in _known:
            _known.add(function)
            _silence(function, answer)


def _silence(function: Callable[..., Any], answer: int) -> None:
    """Compiled code gets the constant instead of a call to the outside."""
    names = ", ".join(function.__code__.co_varnames[: function.__code__.co_argcount])
    scope: dict[str, Any] = {}
    exec(f"def silent({names}):\n    return lambda {names}: {answer}", scope)
    overload(function)(scope["silent"])


_entries: set[Callable[..., Any]] = set()


class _Ear(event.Listener):
    """Numba tells of every function that it compiles and does not find in the cache; ours are handed on."""

    def on_start(self, happening: Any) -> None:
        self._hand_on(happening, True)

    def on_end(self, happening: Any) -> None:
        self._hand_on(happening, False)

    def _hand_on(self, happening: Any, begins: bool) -> None:
        function = happening.data["dispatcher"].py_func
        if function in _entries:
            tell_compiling(function.__name__, begins)


event.register("numba:compile", _Ear())  # type: ignore[no-untyped-call]


def compiled(function: F) -> F:
    """Compiles an entry point: a loop that stays inside, since a call from Python costs microseconds."""
    register_rules()
    _entries.add(function)
    with _own_cache(function):
        entry: Any = numba.njit(cache=True, nogil=True)(function)
    return cast(F, entry)
