"""How soon a bare machine shows the first page: a clone in an empty folder, and `make run`.

make first-page                   # prints the numbers
make first-page ARGS=--write      # and writes docs/first-page.md
"""

from __future__ import annotations

import argparse
import os
import re
import signal
import socket
import subprocess
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path

from report import ROOT, made_by, provenance, table

PAGE = ROOT / "docs" / "first-page.md"
BOUND = 20.0
PATIENCE = 600.0
SYSTEM = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
INTRO = """\
# How soon the first page is seen

`git clone` into an empty folder, `make run`, and the clock runs until the front page and its script are
answered. The machine has git, make and Debian's python3-venv. HOME is an empty folder, so that no cache of
uv, pip, npm or Numba is there: *nothing kept*. *Packages kept* is a second clone with the HOME of the first:
what was fetched before is not fetched again. Asked for: under 20 seconds. How near the package indexes are,
and what else the machine does, counts.
"""


def answers(address: str) -> bool:
    """Whether the front page and the script it names are there."""
    try:
        with urllib.request.urlopen(address, timeout=5) as page:
            script = re.search(r'<script type="module"[^>]* src="/?([^"]+)"', page.read().decode())
        if script is None:
            return False
        with urllib.request.urlopen(address + script[1], timeout=5) as found:
            return bool(found.read(1))
    except (urllib.error.URLError, ConnectionError, TimeoutError):
        return False


def measured(home: Path, folder: Path) -> float:
    """Seconds from the beginning of the clone to the first page."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    ours = ("VIRTUAL_ENV", "UV_CACHE_DIR", "XDG_", "PYENV", "npm_", "MAKE", "MFLAGS", "PORTROYAL")
    env = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    env |= {"HOME": str(home), "PATH": SYSTEM, "BROWSER": "true", "PIP_NO_CACHE_DIR": "1"}
    begun = time.monotonic()
    subprocess.run(["git", "clone", "--quiet", ROOT, folder], check=True)
    command = ["make", "run", f"ARGS=--port {port} --database {folder / 'tables.sqlite'} --cold-bots"]
    with subprocess.Popen(command, cwd=folder, env=env, process_group=0) as running:
        try:
            while not answers(f"http://127.0.0.1:{port}/"):
                if running.poll() is not None or time.monotonic() - begun > PATIENCE:
                    raise SystemExit("make run did not come to a page")
                time.sleep(0.05)
            return time.monotonic() - begun
        finally:
            os.killpg(running.pid, signal.SIGTERM)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--write", action="store_true", help=f"write {PAGE.relative_to(ROOT)}")
    asked = parser.parse_args()
    rows, worst = [], 0.0
    for run in range(1, asked.runs + 1):
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as place:
            home = Path(place) / "home"
            home.mkdir()
            for kept in ("nothing kept", "packages kept"):
                busy = os.getloadavg()[0]
                seconds = measured(home, Path(place) / kept.replace(" ", "-"))
                worst = max(worst, seconds)
                rows.append([str(run), kept, f"{seconds:.1f}", f"{busy:.1f}"])
                print(*rows[-1], flush=True)
    report = table(["run", "before it", "seconds", "load of the machine"], rows)
    held = f"Under {BOUND:.0f} s in every run: {'held' if worst < BOUND else 'not held'}."
    print(f"{report}\n\n{held}")
    if asked.write:
        PAGE.write_text(f"{INTRO}\n{report}\n\n{held}\n\n{provenance(made_by('first-page'), 1)}\n", "utf-8")


if __name__ == "__main__":
    main()
