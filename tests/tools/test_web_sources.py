"""The files of the browser client that are made from Python are the ones that Python makes now."""

from __future__ import annotations

from pathlib import Path

import pytest

from web_sources import WEB, sources

MADE = sources()


@pytest.mark.parametrize("path", MADE, ids=lambda path: str(Path(path).relative_to(WEB)))
def test_a_made_file_is_current(path: Path) -> None:
    assert path.read_text("utf-8") == MADE[path], "run make web-sources"
