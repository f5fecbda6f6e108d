"""For all tests: Ctrl-C works in the programs they start, and no game of theirs gets among a user's own."""

from __future__ import annotations

import os
import signal
import tempfile


def pytest_configure() -> None:
    """A shell lets its background jobs ignore SIGINT, and every program that a test starts would too."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    os.environ["PORTROYAL_DATA"] = tempfile.mkdtemp(prefix="portroyal-games-")
