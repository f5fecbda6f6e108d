"""For all tests: which run together, Ctrl-C in the programs they start, and no game among a user's own."""

from __future__ import annotations

import os
import signal
import tempfile
from typing import Any

import pytest
from xdist.scheduler import LoadFileScheduling

COMPILING = (
    "tests/bots/",
    "tests/lab/",
    "tests/play/dice/test_editions",
    "tests/rules/cards/test_compiled",
    "tests/rules/cards/test_odds",
    "tests/rules/dice/test_compiled",
    "tests/cli/test_odds",
    "tests/library/test_loops",
    "tests/test_examples",
    "tests/text/test_review_page",
    "tests/text/test_review_tale",
    "tests/tools/test_balance",
    "tests/tools/test_strength",
    "tests/tools/test_value_error",
    "tests/tools/test_verdicts",
    "tests/test_toy_family",
)
DICE = ("dice", "balance", "editions")
# Servers of these need a bot that others compile meanwhile: they come late, and the short ones after them.
ASKING_CAPTAINS = ("tests/browser/test_coach", "tests/browser/test_review", "tests/server/live/test_reviews")
SHORT = ("tests/terminal/", "tests/test_", "tests/text/")


def company(nodeid: str) -> str:
    """Tests of one name here run in one process: a file's, and those that compile the loops of one family.

    With cold caches a worker would else compile what the other is compiling too, for minutes.
    """
    file = nodeid.partition("::")[0]
    if not file.startswith(COMPILING):
        return file
    return "dice loops" if any(word in file for word in DICE) else "card loops"


class Together(LoadFileScheduling):  # type: ignore[misc]  # xdist has no types
    """Companies in the order in which they are found, the long ones of the loops first."""

    def __init__(self, config: pytest.Config, log: Any = None) -> None:
        config.option.loadscopereorder = False
        super().__init__(config, log)

    def _split_scope(self, nodeid: str) -> str:
        return company(nodeid)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: (item.nodeid.startswith(SHORT), item.nodeid.startswith(ASKING_CAPTAINS)))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Together:
    return Together(config, log)


def pytest_configure() -> None:
    """A shell lets its background jobs ignore SIGINT, and every program that a test starts would too."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    os.environ["PORTROYAL_DATA"] = tempfile.mkdtemp(prefix="portroyal-games-")
