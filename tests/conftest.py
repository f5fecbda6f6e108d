"""For all tests: Ctrl-C works in the programs they start, also where the tests run in the background."""

from __future__ import annotations

import signal


def pytest_configure() -> None:
    """A shell lets its background jobs ignore SIGINT, and every program that a test starts would too."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
