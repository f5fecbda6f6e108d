"""The package as others get it: wheel and sdist in environments that hold what they ask for, no more."""

from __future__ import annotations

import json
import os
import re
import shutil
import socket
import subprocess
import sys
import tarfile
import zipfile
from importlib import metadata
from pathlib import Path

import httpx
import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from tests.test_house import EXTRAS, PACKAGE, PROJECT, ROOT, UPKEEP

BASE = PROJECT["project"]["dependencies"]
BUILDING = PROJECT["build-system"]["requires"]
MANY = "1\n2\n1\n1\n3\n2\n" * 3000  # some choice or other, over and over

# Each command in a folder with a record and a position, and what it says: the extra it lacks, or its work.
BASE_RUNS = {
    "games": "port-royal",
    "cards unterwegs": "pirate-5/1",
    "cards --json": '"card"',
    "replay game.json": "Final score",
    "replay --check game.json": "game.json",
    "svg game.json -o table.svg": "table.svg",
    "chart check 1": "chapter 1",
    "chart draw 1 -o chart.svg": "chart.svg",
    "chart export 1": '"islands"',
    "completion bash": "complete",
    "svg game.json -o table.png": "portroyal[picture]",
    "simulate --games 2": "portroyal[fast]",
    "odds state.json": "The next card",
    "review game.json": "portroyal[fast]",
    "lab tune --steps 1": "portroyal[fast]",
    "lab tune --bot captain": "portroyal[fast]",
    "lab tune --game dice --steps 1": "portroyal[fast]",
    "lab train": "portroyal[fast]",
    "arena --bot mate --bot bosun --games 2": "portroyal[lab]",
    "serve": "portroyal[server]",
    "verify game.json": "portroyal[server]",
    "backup copy.gz": "portroyal[server]",
    "restore copy.gz": "portroyal[server]",
    "reports": "portroyal[server]",
}


class Place:
    """An environment of its own and a folder to work in."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.folder = home / "folder"
        self.bin = home / ("Scripts" if sys.platform == "win32" else "bin")

    def install(self, package: Path, *wanted: str) -> Place:
        """The packages are those of .venv, so that nobody asks the network; `uv pip check` misses none."""
        uv = str(Path(sys.executable).with_name("uv"))
        run(uv, "venv", "--quiet", "--python", sys.executable, str(self.home))
        (site,) = self.home.glob("lib/python*/site-packages")
        for one in map(metadata.distribution, needed(wanted)):
            for top in {file.parts[0] for file in one.files or ()} - {"..", "__pycache__"}:
                found = Path(str(one.locate_file(top)))
                if top.endswith(".dist-info"):
                    shutil.copytree(found, site / top)  # uv takes no link for an installed package
                elif not (site / top).is_symlink():  # packages may share one, as those of fluent do
                    (site / top).symlink_to(found)
        env = {"VIRTUAL_ENV": str(self.home), "UV_OFFLINE": "1"}
        quiet = ("--quiet", "--no-config")
        run(uv, "pip", "install", *quiet, "--no-deps", "--no-build-isolation", str(package), **env)
        run(uv, "pip", "check", *quiet, **env)
        self.folder.mkdir()
        return self

    def say(self, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        return self.run(self.bin / "portroyal", *words, typed=typed)

    def run(self, *command: str | Path, typed: str = "") -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            command,
            cwd=self.folder,
            env={"PATH": str(self.bin), "HOME": str(self.folder), "PYTHONUTF8": "1", "COLUMNS": "200"},
            input=typed,
            capture_output=True,
            text=True,
            timeout=100,
            check=False,
        )

    @property
    def files(self) -> dict[str, bytes]:
        """What was installed of ours."""
        (ours,) = self.home.glob("lib/python*/site-packages/portroyal")
        found = (path for path in ours.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
        return {path.relative_to(ours).as_posix(): path.read_bytes() for path in found}


def run(*command: str, **env: str) -> None:
    done = subprocess.run(
        command, env=os.environ | env, cwd=ROOT, capture_output=True, text=True, timeout=100
    )
    assert done.returncode == 0, (command, done.stdout, done.stderr)


def needed(wanted: tuple[str, ...]) -> set[str]:
    """The names of all packages that these requirements bring, by what each says of itself."""
    found: set[str] = set()
    left = [(Requirement(one), "") for one in wanted]
    while left:
        one, extra = left.pop()
        if one.marker is not None and not one.marker.evaluate({"extra": extra}):
            continue
        name = canonicalize_name(one.name)
        for extra in {"", *one.extras} if name not in found else one.extras:
            left += [(Requirement(each), extra) for each in metadata.requires(name) or ()]
        found.add(name)
    return found


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    run(sys.executable, "-m", "hatchling", "build", "-d", str(folder))
    return folder


@pytest.fixture(scope="module")
def base(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Place:
    """The wheel with no extra, a game played in text mode and a position."""
    (wheel,) = built.glob("*.whl")
    place = Place(tmp_path_factory.mktemp("base") / "env").install(wheel, *BASE)
    game = ("play", "--text", "port-royal", "--players", "2", "--seed", "3", "--save", "game.json")
    played = place.say(*game, typed=MANY)
    assert played.returncode == 0, played.stderr
    assert "Final score" in played.stdout
    lines = (
        '{"cmd": "new", "game": "port-royal", "players": 2, "seed": 7}\n{"cmd": "act", "action": "draw"}\n'
    )
    answer = place.say("engine", typed=lines).stdout.splitlines()[-1]
    (place.folder / "state.json").write_text(json.dumps(json.loads(answer)["state"]))
    return place


@pytest.fixture(scope="module")
def server(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Place:
    """The sdist with [server]: in its environment are neither Node nor a compiler."""
    (sdist,) = built.glob("*.tar.gz")
    return Place(tmp_path_factory.mktemp("server") / "env").install(
        sdist, *BASE, *EXTRAS["server"], *BUILDING
    )


def test_the_wheel_carries_types_data_and_client_and_nothing_of_ours(built: Path) -> None:
    (wheel,) = built.glob("*.whl")
    names = set(zipfile.ZipFile(wheel).namelist())
    kinds = {".py", ".csv", ".toml", ".ftl", ".typed"}
    files = {str(f.relative_to(PACKAGE.parent)) for f in PACKAGE.rglob("*") if f.suffix in kinds}
    assert "portroyal/py.typed" in files
    assert files <= names
    assert {"portroyal/server/static/index.html", "portroyal/server/static/built-from.txt"} <= names
    assert not [name for name in names if name.startswith(("tests/", "tools/"))]
    assert not [name for name in names if name.endswith(".py") and Path(name).stem.startswith(UPKEEP)]


def test_sdist_and_wheel_install_the_same(base: Place, server: Place, built: Path) -> None:
    (sdist,) = built.glob("*.tar.gz")
    with tarfile.open(sdist) as packed:
        names = packed.getnames()
    assert not [name for name in names if "node_modules" in name or "/.venv" in name]
    assert base.files == server.files
    assert shutil.which("node", path=str(server.bin)) is None


# Many commands in one process of the environment: each would take longer to start than to run.
ALL_OF_THEM = """
import contextlib, io, json, sys
from portroyal.cli.main import main
def call(words):
    with contextlib.redirect_stdout(io.StringIO()) as out, contextlib.redirect_stderr(io.StringIO()) as err:
        try:
            main(words)
        except SystemExit as done:
            return done.code or 0, out.getvalue(), err.getvalue()
json.dump([call(words) for words in json.loads(sys.argv[1])], sys.stdout)
"""


def call(place: Place, *lines: list[str]) -> list[tuple[int, str, str]]:
    """Exit code, output and complaints of each command."""
    done = place.run(place.bin / "python", "-c", ALL_OF_THEM, json.dumps(lines))
    assert done.returncode == 0, done.stderr
    answers: list[tuple[int, str, str]] = json.loads(done.stdout)
    return answers


def test_every_command_starts_without_any_extra(base: Place) -> None:
    found: list[list[str]] = []
    left: list[list[str]] = [[]]
    while left:
        found += left
        told = call(base, *([*above, "--help"] for above in left))
        assert [code for code, _, _ in told] == [0] * len(left), told
        left = [
            [*above, name]
            for above, (_, help, _) in zip(left, told, strict=True)
            for name in re.findall(r"^  ([a-z]+) ", help.partition("Commands:")[2], re.MULTILINE)
        ]
    tried = {"", "play", "learn", "engine"} | {
        " ".join(each.split()[:n]) for each in BASE_RUNS for n in (1, 2)
    }
    assert len(found) > 20
    assert {" ".join(command) for command in found} <= tried


def test_a_command_does_its_work_or_names_the_extra_it_lacks(base: Place) -> None:
    answers = call(base, *(line.split() for line in BASE_RUNS))
    for (line, said), (code, output, complaint) in zip(BASE_RUNS.items(), answers, strict=True):
        if said.startswith("portroyal["):
            assert (code, output, complaint.count("\n")) == (2, "", 1), (line, output, complaint)
            assert f'pip install "{said}"' in complaint, (line, complaint)
        else:
            assert (code, complaint) == (0, ""), line
            assert said in output, (line, output)


def test_figures_of_an_installed_package_name_its_version(base: Place) -> None:
    """An environment often lies in a repository of somebody else's, whose commits say nothing of ours."""
    commit = ("git", "-c", "user.name=Ann", "-c", "user.email=a@b", "commit", "--allow-empty", "-m", "mine")
    script = "from portroyal.lab.provenance import commit; print(commit())"
    for words in (("git", "init"), commit, (str(base.bin / "python"), "-c", script)):
        done = subprocess.run(words, cwd=base.home, check=True, capture_output=True, text=True)
    assert done.stdout == f"version {PROJECT['project']['version']}\n"


def test_the_server_of_the_package_serves_the_client(server: Place) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    words = ("serve", "--port", str(port), "--database", "t.sqlite", "--cold-bots")
    with subprocess.Popen(
        [server.bin / "portroyal", *words], cwd=server.folder, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        try:
            assert f"http://127.0.0.1:{port}/" in process.stdout.readline()
            with httpx.Client(base_url=f"http://127.0.0.1:{port}") as visitor:
                page = visitor.get("/").text
                (script,) = re.findall(r'<script type="module"[^>]* src="([^"]+)"', page)
                assert visitor.get(script).headers["content-type"].startswith("text/javascript")
                assert len(visitor.get("/api/games").json()["games"]) >= 4
        finally:
            process.terminate()
    assert process.returncode == 0
    backup, reports = call(server, ["backup", "copy.gz", *words[3:5]], ["reports", *words[3:5]])
    assert (backup[0], reports[0], reports[2]) == (0, 0, "")
    assert "copy.gz" in backup[1]


# What Windows lacks, and uvloop; each module is imported as if it were not there.
HIDDEN = ("fcntl", "grp", "posix", "pty", "pwd", "readline", "resource", "syslog", "termios", "tty", "uvloop")
IMPORT_ALL = """
import importlib, os, pkgutil, sys
import asyncio, concurrent.futures.process, multiprocessing.connection, subprocess
import portroyal
for name in sys.argv[1].split(","):
    sys.modules[name] = None
for name in ("fchmod", "fork", "getuid", "nice", "O_CLOEXEC"):
    delattr(os, name)
for found in pkgutil.walk_packages(portroyal.__path__, "portroyal."):
    if not found.name.endswith("__main__") and ".migrations." not in found.name:
        importlib.import_module(found.name)
        print(found.name)
"""


def test_every_module_is_imported_where_posix_and_uvloop_are_missing() -> None:
    done = subprocess.run(
        [sys.executable, "-c", IMPORT_ALL, ",".join(HIDDEN)], capture_output=True, text=True, timeout=100
    )
    assert done.returncode == 0, done.stderr
    assert len(done.stdout.splitlines()) > 200


SERVE = """
import sys
sys.modules["resource"] = sys.modules["uvloop"] = None
from portroyal.server import serve
from portroyal.server.settings import Settings
server = None
class Once(serve.Server):
    def __init__(self, *given):
        super().__init__(*given)
        self.ready = self.stop
    def stop(self):
        print(type(self.servers[0].get_loop()).__module__)
        self.should_exit = True
serve.Server = Once
sys.exit(serve.serve(Settings(database=sys.argv[1], port=0)))
"""


def test_without_uvloop_the_server_runs_on_the_loop_of_python(tmp_path: Path) -> None:
    command = [sys.executable, "-c", SERVE, str(tmp_path / "tables.sqlite")]
    done = subprocess.run(command, capture_output=True, text=True, timeout=100)
    assert (done.returncode, done.stdout) == (0, "asyncio.unix_events\n"), done.stderr


def test_the_extras_are_those_that_the_documents_name() -> None:
    assert {Requirement(one).name for one in BASE} == {"msgspec", "fluent.runtime", "typer"}
    (everything,) = map(Requirement, EXTRAS["all"])
    assert everything.extras == set(EXTRAS) - {"all", "bench"}
    assert "resvg-py" in {Requirement(one).name for one in EXTRAS["server"]}
    assert "sys_platform" in next(one for one in EXTRAS["server"] if one.startswith("uvloop"))
