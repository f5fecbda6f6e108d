"""The mutation run: changes the rules one small edit at a time and lists the edits that no test notices.

    python tools/mutants.py --group NAME SOURCE... by TEST... [--group ...]

Every mutant is a fork of this process, which has pytest and the libraries loaded already but none of the
project: the child loads the changed file in place of the real one and runs the tests until one fails, those
that reach the changed function first. Nothing on disk is touched. Results are kept in .mutants/ as they come,
so a stopped run goes on where it was; a change to sources or tests starts it afresh. Where tests were only
added, --survivors keeps what is known and tries the unexplained survivors again.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib
import json
import os
import resource
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Container, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, FrameType, ModuleType

import hypothesis
import pytest

import mutant_report
from mutations import Mutation, mutations

RESULTS = Path(".mutants")
STOPPING = (signal.SIGINT, signal.SIGTERM)
MEMORY = 4 << 30  # bytes a mutant may ask for; some would take all there is
PYTEST = ["-x", "-q", "-p", "no:cacheprovider", "-p", "no:warnings", "-p", "no:xdist", "--no-header"]


@dataclass
class Survey:
    """A pytest plugin for the run without a change: each test's seconds, and the functions it enters."""

    files: set[str]
    seconds: dict[str, float] = field(default_factory=dict)
    entered: dict[str, set[str]] = field(default_factory=dict)  # "file:line" -> tests; "" is outside tests
    test: str = ""

    def note(self, frame: FrameType, event: str, arg: object) -> None:
        code = frame.f_code
        if event == "call" and code.co_filename in self.files:
            self.entered.setdefault(f"{code.co_filename}:{code.co_firstlineno}", set()).add(self.test)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.test, began = item.nodeid, time.perf_counter()
        try:
            return (yield)
        finally:
            self.seconds[self.test] = time.perf_counter() - began
            self.test = ""


@dataclass
class Trial:
    """A pytest plugin for a run with a change: the likeliest tests first, each within a time limit."""

    first: set[str]
    seconds: dict[str, float]

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items.sort(key=lambda item: (item.nodeid not in self.first, self.seconds.get(item.nodeid, 0.0)))

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        allow(1.0 + 4 * self.seconds.get(item.nodeid, 0.0))
        return (yield)


def allow(seconds: float) -> None:
    """End this process after so much work: processor time, so that a busy machine kills no mutant."""
    signal.setitimer(signal.ITIMER_PROF, seconds)


class Changed(SourceFileLoader):
    """Loads one source file with other contents."""

    code: CodeType

    def get_code(self, fullname: str) -> CodeType:
        return self.code


@dataclass
class Changer:
    """Finds the changed file wherever the project imports it."""

    file: str
    code: CodeType

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        spec = PathFinder.find_spec(name, path, target)
        if spec is None or spec.origin != self.file:
            return None
        spec.loader = Changed(name, self.file)
        spec.loader.code = self.code
        return spec


def in_child(work: Callable[[], int]) -> int:
    """Fork; the child works in silence and ends with work's answer as its status."""
    pid = os.fork()
    if pid:
        return pid
    status = 1
    try:
        os.setsid()
        for number in STOPPING:
            signal.signal(number, signal.SIG_DFL)
        signal.signal(signal.SIGPROF, signal.SIG_DFL)  # ends the process even in the middle of a huge sum
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        nothing = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(nothing, stream)
        status = work()
    finally:
        os._exit(status)


def survey(tests: list[str], files: list[str]) -> Survey:
    """Run the tests on the unchanged sources; they have to pass."""
    plugin = Survey({str(Path(file).resolve()) for file in files})
    with tempfile.TemporaryDirectory() as folder:
        notes, log = Path(folder, "notes.json"), Path(folder, "log.txt")

        def work() -> int:
            os.dup2(os.open(log, os.O_WRONLY | os.O_CREAT), 1)
            sys.setprofile(plugin.note)
            status = int(pytest.main([*PYTEST, "--hypothesis-profile=mutants", *tests], plugins=[plugin]))
            sys.setprofile(None)
            entered = {place: sorted(names) for place, names in plugin.entered.items()}
            loaded = [n for n, m in sys.modules.items() if "site-packages" in str(getattr(m, "__file__", ""))]
            notes.write_text(json.dumps([plugin.seconds, entered, loaded]))
            sys.stdout.flush()
            return status

        _, status = os.waitpid(in_child(work), 0)
        if status != 0:
            sys.exit(f"The tests fail without any change, so mutants mean nothing:\n{log.read_text()}")
        plugin.seconds, entered, loaded = json.loads(notes.read_text())
    plugin.entered = {place: set(names) for place, names in entered.items()}
    for name in loaded:
        with suppress(Exception):  # some modules can only be loaded by their owner; the child will do it
            importlib.import_module(name)
    return plugin


def begin(mutation: Mutation, tests: list[str], known: Survey) -> int:
    """Start one mutant and return its process id."""
    file = Path(mutation.file).resolve()
    first = known.entered.get(f"{file}:{mutation.first_line}", set())

    def work() -> int:
        allow(30.0)  # for loading; every test sets its own
        code = compile(mutation.apply(file.read_bytes()), str(file), "exec")
        sys.meta_path.insert(0, Changer(str(file), code))
        plugin = Trial(first, known.seconds)
        return int(pytest.main([*PYTEST, "--hypothesis-profile=mutants", *tests], plugins=[plugin]))

    return in_child(work)


def verdict(status: int) -> str:
    code = os.waitstatus_to_exitcode(status)
    if code in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        return "survived"
    return "out of time" if code in (-signal.SIGPROF, -signal.SIGKILL) else "killed"


stopped: list[int] = []


def stop(number: int, frame: FrameType | None) -> None:
    """Noted as well as raised: Python swallows what is raised inside the hooks of a fork."""
    stopped.append(number)
    raise KeyboardInterrupt


def run(todo: list[Mutation], tests: list[str], known: Survey, jobs: int) -> Iterator[tuple[Mutation, str]]:
    """Try every mutation, `jobs` at a time, and yield each with its verdict as it ends."""
    patience = 60 + 5 * sum(known.seconds.values())
    running: dict[int, tuple[Mutation, float]] = {}
    waiting = list(reversed(todo))
    try:
        while waiting or running:
            if stopped:
                raise KeyboardInterrupt
            while waiting and len(running) < jobs:
                mutation = waiting.pop()
                place = f"{Path(mutation.file).resolve()}:{mutation.first_line}"
                if mutation.first_line and place not in known.entered:
                    yield mutation, "survived"  # no test enters the function
                    continue
                running[begin(mutation, tests, known)] = mutation, time.monotonic() + patience
            for pid, (mutation, deadline) in list(running.items()):
                ended, status = os.waitpid(pid, os.WNOHANG)
                if ended:
                    del running[pid]
                    yield mutation, verdict(status)
                elif time.monotonic() > deadline:
                    os.killpg(pid, signal.SIGKILL)
            time.sleep(0.002)
    finally:
        for pid in running:
            with suppress(ProcessLookupError):
                os.killpg(pid, signal.SIGKILL)
            os.waitpid(pid, 0)


def python_files(paths: list[str]) -> list[str]:
    found = {
        str(file)
        for path in paths
        for file in (sorted(Path(path).rglob("*.py")) if Path(path).is_dir() else [Path(path)])
    }
    return sorted(found)


def fingerprint(paths: list[str]) -> str:
    """Of every file beside the given ones, down from their topmost folders (src, tests)."""
    digest = hashlib.sha256(Path(__file__).read_bytes())
    for top in sorted({Path(path).parts[0] for path in paths}):
        for file in sorted(Path(top).rglob("*")):
            if file.is_file() and "__pycache__" not in file.parts:
                digest.update(str(file).encode() + file.read_bytes())
    return digest.hexdigest()


def kept_results(
    store: Path, mark: str, explained: Container[str] | None
) -> tuple[list[str], dict[str, str]]:
    """The runs so far with this one, and the verdicts that still hold; the store begins with both.

    Given those explained, verdicts of other tests hold as well, except that an unexplained mutant survived.
    """
    lines = store.read_text().split("\n")[:-1] if store.exists() else []  # the rest was cut short
    first, *rest = [json.loads(line) for line in lines] or [{}]
    runs, results = first.get("runs", []), dict(rest)
    if first.get("fingerprint") != mark:
        if explained is None:
            runs, results = [], {}
        else:
            results = {key: told for key, told in results.items() if told != "survived" or key in explained}
        runs = [*runs, f"{time.strftime('%Y-%m-%d')} at commit {mutant_report.commit()}"]
    head = {"fingerprint": mark, "runs": runs}
    store.parent.mkdir(exist_ok=True)
    store.write_text("".join(json.dumps(line) + "\n" for line in (head, *results.items())))
    return runs, results


def run_group(
    name: str, sources: list[str], tests: list[str], jobs: int, only: str, explained: Container[str] | None
) -> mutant_report.Group:
    """One group's mutants, each with its verdict, from an earlier run or from this one."""
    files = python_files(sources)
    found = [m for file in files for m in mutations(file, Path(file).read_bytes()) if only in m.file]
    store = RESULTS / f"{name}.jsonl"
    runs, results = kept_results(store, fingerprint([*sources, *tests]), explained)
    todo = [m for m in found if m.id not in results]
    print(f"{name}: {len(found)} mutants, {len(todo)} to try", flush=True)
    if todo:
        known = survey(tests, files)
        with store.open("a") as log:
            for tried, (mutation, result) in enumerate(run(todo, tests, known, jobs), 1):
                results[mutation.id] = result
                log.write(json.dumps([mutation.id, result]) + "\n")
                log.flush()
                if tried % 50 == 0 or tried == len(todo):
                    survived = sum(results.get(m.id) == "survived" for m in found)
                    print(f"{name}: {tried} of {len(todo)} tried, {survived} survived", flush=True)
    return mutant_report.Group(name, [(m, results[m.id]) for m in found], runs)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--group", nargs="+", action="append", required=True, metavar="WORD")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--only", default="", help="only files whose path has this in it; prints, no report")
    parser.add_argument(
        "--survivors", action="store_true", help="after tests were added: only what survived unexplained"
    )
    parser.add_argument("--report", type=Path, default=Path("docs/mutants.md"))
    parser.add_argument("--explained", type=Path, default=Path("docs/mutants-explained.toml"))
    chosen = parser.parse_args()
    for name, *paths in chosen.group:
        if "by" not in paths[1:-1]:
            parser.error(f"group {name} lacks sources or tests: --group {name} SOURCE... by TEST...")
    hypothesis.settings.register_profile(
        "mutants",
        database=None,
        derandomize=True,
        deadline=None,
        phases=[hypothesis.Phase.explicit, hypothesis.Phase.generate],
        suppress_health_check=list(hypothesis.HealthCheck),
    )
    for number in STOPPING:
        signal.signal(number, stop)
    groups = []
    explained = mutant_report.explanations(chosen.explained) if chosen.survivors else None
    with tempfile.TemporaryDirectory() as cache:
        # No test may compile a changed rule into the cache of the real ones.
        os.environ |= {"NUMBA_DISABLE_JIT": "1", "NUMBA_CACHE_DIR": cache, "OPENBLAS_NUM_THREADS": "1"}
        try:
            for name, *paths in chosen.group:
                by = paths.index("by")
                work = paths[:by], paths[by + 1 :], chosen.jobs, chosen.only, explained
                groups.append(run_group(name, *work))
        except KeyboardInterrupt:
            print("Stopped; the same command goes on from here.", file=sys.stderr)
            return 130
    return mutant_report.tell(groups, chosen.explained, None if chosen.only else chosen.report)


if __name__ == "__main__":
    sys.exit(main())
