"""What every browser test shares: one server, one Chromium, and visitors who come and go."""

from __future__ import annotations

import re
from collections.abc import Callable, Generator, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Error, sync_playwright
from tests.browser.harbor import Harbor, Visitor, chromium, running

FAILED = pytest.StashKey[bool]()
PICTURES = Path(__file__).parents[2] / "sights" / "failed"  # what visitors saw when their test failed
TOY = Path(__file__).parents[1] / "toy"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash[FAILED] = report.failed
    return report


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One for each file: while Playwright is there, nothing else in its process can run an event loop."""
    with sync_playwright() as playwright:
        started = chromium(playwright)
        yield started
        started.close()


@pytest.fixture(scope="session")
def harbor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Harbor]:
    with running(tmp_path_factory.mktemp("harbor")) as started:
        yield started


@pytest.fixture
def own_harbor(tmp_path: Path) -> Iterator[Harbor]:
    """A server that a test may bring down."""
    with running(tmp_path) as started:
        yield started


@pytest.fixture
def toy_harbor(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Harbor]:
    """A server that has the toy family beside ours."""
    monkeypatch.setenv("PYTHONPATH", str(TOY))
    with running(tmp_path) as started:
        yield started


@pytest.fixture
def visit(
    browser: Browser, harbor: Harbor, request: pytest.FixtureRequest
) -> Iterator[Callable[..., Visitor]]:
    """Visitors of the shared server. Their pages must neither complain nor talk to strangers."""
    harbor.begin(request.node.nodeid)
    visitors: list[Visitor] = []

    def come(**more: Any) -> Visitor:
        visitors.append(Visitor(browser, harbor.address, **more))
        return visitors[-1]

    yield come
    for number, visitor in enumerate(visitors):
        if request.node.stash[FAILED]:
            PICTURES.mkdir(parents=True, exist_ok=True)
            name = re.sub(r"\W+", "-", request.node.name)
            with suppress(Error):  # it may have closed its page
                visitor.page.screenshot(path=PICTURES / f"{name}-{number}.png")
        visitor.close()
    assert [visitor.troubles for visitor in visitors] == [[] for _ in visitors]
    assert [visitor.strangers for visitor in visitors] == [[] for _ in visitors]
