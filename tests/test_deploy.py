"""What operators build and run: the steps of the container, and the look for known faults in packages."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from portroyal import __version__

ROOT = Path(__file__).parent.parent
FOLDER = "/opt/portroyal"


def steps(stage: int) -> list[str]:
    """The commands of one stage of the Containerfile."""
    text = (ROOT / "deploy" / "Containerfile").read_text("utf-8").replace("\\\n", " ")
    return re.findall(r"^RUN (.+)$", text.split("\nFROM ")[stage], re.MULTILINE)


def sources(target: Path) -> None:
    """What .containerignore lets in, as git has it."""
    lines = (ROOT / ".containerignore").read_text("utf-8").splitlines()
    wanted = [line[1:] for line in lines if line.startswith("!")]
    listed = ("git", "ls-files", "--cached", "--others", "--exclude-standard", "--", *wanted)
    found = subprocess.run(listed, cwd=ROOT, capture_output=True, text=True, check=True)
    for name in found.stdout.splitlines():
        (target / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, target / name)


def test_the_steps_of_the_container_install_what_the_lock_says(tmp_path: Path) -> None:
    """In a clean folder. The packages are those of .venv, so that nobody asks the network: pip finds each of
    them there in the version of the lock, or it fails. Building the client has tests of its own."""
    source, home = tmp_path / "source", tmp_path / "home"
    sources(source)
    environment = {"PATH": os.environ["PATH"], "HOME": str(tmp_path), "PORTROYAL_SKIP_CLIENT": "1"}
    environment |= {"PIP_NO_INDEX": "1", "PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_CONFIG_FILE": os.devnull}
    first, *more = steps(1)
    assert first == f"python -m venv {FOLDER}"
    assert any("--require-hashes -r requirements-server.lock" in step for step in more)
    for step in (first, *more):
        here = step.replace(FOLDER, str(home)).replace("python -m venv", f"{sys.executable} -m venv")
        done = subprocess.run(
            here,
            shell=True,
            cwd=source,
            env=environment,
            capture_output=True,
            text=True,
            timeout=100,
            check=False,
        )
        assert done.returncode == 0, (step, done.stdout, done.stderr)
        if step == first:
            (packages,) = home.glob("lib/python*/site-packages")
            (packages / "beside.pth").write_text(sysconfig.get_path("purelib"))
    assert (packages / "portroyal" / "server" / "serve.py").exists()
    said = subprocess.run(
        [home / "bin" / "portroyal", "--version"], capture_output=True, text=True, check=True
    )
    assert said.stdout == f"portroyal {__version__}\n"


def test_the_container_has_the_options_that_the_program_knows() -> None:
    text = (ROOT / "deploy" / "Containerfile").read_text("utf-8")
    entry = re.search(r"^ENTRYPOINT \[(.+)\]$", text, re.MULTILINE)
    assert entry is not None
    options = [word for word in re.findall(r'"([^"]+)"', entry[1]) if word.startswith("--")]
    told = subprocess.run(
        [sys.executable, "-m", "portroyal", "serve", "--help"],
        env=os.environ | {"COLUMNS": "200"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert [option for option in options if option not in told.stdout] == []


def test_an_audit_without_the_network_says_what_it_needs() -> None:
    nowhere = "http://127.0.0.1:9"
    environment = os.environ | {
        **dict.fromkeys(("HTTP_PROXY", "HTTPS_PROXY", "http_proxy", "https_proxy"), nowhere),
        "npm_config_fetch_retries": "0",
        "UV_OFFLINE": "1",
    }
    done = subprocess.run(
        ["make", "audit"], cwd=ROOT, env=environment, capture_output=True, text=True, timeout=100, check=False
    )
    assert done.returncode != 0
    for what, needs in (
        ("requirements.lock", "https://pypi.org"),
        ("requirements-run.lock", "https://pypi.org"),
        ("requirements-server.lock", "https://pypi.org"),
        ("web/package-lock.json", "https://registry.npmjs.org"),
    ):
        assert re.search(
            rf"^{what}: NOT LOOKED AT. This needs the network: {needs}", done.stdout, re.MULTILINE
        )
