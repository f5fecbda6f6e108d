"""The browser client as a part of the package: its component tests, and the hook that builds it."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

from hatch_build import STAMP, is_current, source_hash, static

import web_games

ROOT = Path(__file__).parents[1]


def test_components_pass_their_own_tests() -> None:
    """The recorded games that they look at are played anew, by the rules as they are now."""
    web_games.main()
    done = subprocess.run(
        ["scripts/npm", "--silent", "run", "test"], cwd=ROOT, capture_output=True, text=True, timeout=600
    )
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]


def small_project(folder: Path) -> Path:
    (folder / "web" / "src").mkdir(parents=True)
    (folder / "web" / "src" / "main.ts").write_text("export {};", "utf-8")
    shutil.copytree(
        ROOT / "src" / "portroyal" / "locales" / "en", folder / "src" / "portroyal" / "locales" / "en"
    )
    return folder


def test_a_client_is_built_again_only_when_its_sources_have_changed(tmp_path: Path) -> None:
    root = small_project(tmp_path)
    assert not is_current(root)
    static(root).mkdir(parents=True)
    (static(root) / STAMP).write_text(source_hash(root), "utf-8")
    assert is_current(root)
    (root / "web" / "node_modules").mkdir()
    (root / "web" / "node_modules" / "other.js").write_text("1", "utf-8")
    assert is_current(root)
    words = next((root / "src").rglob("*.ftl"))
    words.write_text(words.read_text("utf-8") + "\nnew = new\n", "utf-8")
    assert not is_current(root)


def test_a_renamed_source_is_another_source(tmp_path: Path) -> None:
    root = small_project(tmp_path)
    before = source_hash(root)
    main = root / "web" / "src" / "main.ts"
    main.rename(main.with_name("start.ts"))
    assert source_hash(root) != before
