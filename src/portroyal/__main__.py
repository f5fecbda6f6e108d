"""The command `portroyal`."""

from __future__ import annotations

import sys


def main() -> None:
    """Programs start the engine and want an answer at once, so it loads nothing of the command line."""
    if sys.argv[1:] == ["engine"]:
        from portroyal.engine import main as engine

        engine()
    else:
        from portroyal.cli.main import main as cli

        cli()


if __name__ == "__main__":
    main()
