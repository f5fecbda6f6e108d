"""The server's commands: `serve`, `verify`, `backup` and `restore`."""

from __future__ import annotations

import asyncio
import socket
import sys
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Any

from portroyal.words import Words

if TYPE_CHECKING:
    from typer import Typer


def _family(host: str) -> socket.AddressFamily:
    return socket.AF_INET6 if ":" in host else socket.AF_INET


def add_server(app: Typer, words: Words, lang: Any) -> None:
    """Puts the commands into the command line; what they need is loaded when they run."""
    import typer

    say = words.say
    database: Any = typer.Option("", "--database", metavar="FILE|URL", help=say("serve-database"))

    origins: Any = typer.Option([], "--origin", metavar="URL", help=say("serve-origin"))
    to_write: Any = typer.Argument(..., metavar="FILE", help=say("backup-file"))
    to_read: Any = typer.Argument(..., metavar="FILE", help=say("restore-file"))

    @app.command(help=say("serve-help"))
    def serve(
        port: int = typer.Option(8000, "--port", min=0, max=65535, help=say("serve-port")),
        host: str = typer.Option("127.0.0.1", "--host", help=say("serve-host")),
        database: str = database,
        origin: list[str] = origins,
        proxy: bool = typer.Option(False, "--behind-proxy", help=say("serve-proxy")),
        bots: int = typer.Option(1, "--bot-workers", min=1, max=64, help=say("serve-bots")),
        unlimited: bool = typer.Option(False, "--unlimited", help=say("serve-unlimited")),
        log: str = typer.Option("INFO", "--log", metavar="LEVEL", help=say("serve-log")),
        browser: bool = typer.Option(False, "--open", help=say("serve-open")),
        lang: str | None = lang,
    ) -> None:
        from portroyal.server.serve import serve as run
        from portroyal.server.settings import UNLIMITED, Limits, Settings

        if log.upper() not in ("DEBUG", "INFO", "WARNING", "ERROR"):
            raise typer.BadParameter(log, param_hint="--log")
        settings = Settings(
            database=database,
            host=host,
            port=port,
            origins=tuple(origin),
            behind_proxy=proxy,
            bot_workers=bots,
            limits=UNLIMITED if unlimited else Limits(),
            log_level=log.upper(),
        )
        address = f"http://{'127.0.0.1' if host in ('0.0.0.0', '::') else host}:{port}/"
        try:  # a port in use is said before anything is opened
            with socket.create_server((host, port), family=_family(host)):
                pass
        except OSError as wrong:
            sentence = f"port {port} of {host} cannot be used: {wrong.strerror}"
            print(say("error", sentence=sentence), file=sys.stderr)
            raise typer.Exit(1) from None
        print(say("serve-at", address=address), flush=True)
        raise typer.Exit(run(settings, (lambda: webbrowser.open(address)) if browser else None))

    files: Any = typer.Argument(..., metavar="FILE...", help=say("verify-files"))

    @app.command(help=say("verify-help"))
    def verify(files: list[str] = files, lang: str | None = lang) -> None:
        raise typer.Exit(_verify(words, files))

    @app.command(help=say("backup-help"))
    def backup(
        file: Path = to_write,
        database: str = database,
        lang: str | None = lang,
    ) -> None:
        from portroyal.server import backup as copies

        raise typer.Exit(_copy(words, "backup-done", copies.backup, database, file))

    @app.command(help=say("restore-help"))
    def restore(
        file: Path = to_read,
        database: str = database,
        lang: str | None = lang,
    ) -> None:
        from portroyal.server import backup as copies

        raise typer.Exit(_copy(words, "restore-done", copies.restore, database, file))


def _verify(words: Words, files: list[str]) -> int:
    from portroyal.play.errors import PlayError
    from portroyal.server.verify import verify_file

    code = 0
    for file in files:
        try:
            proof = verify_file(file)
        except PlayError as wrong:
            print(words.say("verify-wrong", file=file, sentence=wrong.sentence))
            code = 1
            continue
        counts = {"actions": proof.actions, "shuffles": proof.shuffles, "rolls": proof.rolls}
        kind = "verify-dice" if proof.game == "dice" else "verify-cards"
        print(words.say(kind, file=file, commitment=proof.commitment, **counts))
        if proof.by_lot:
            print(words.say("verify-lot"))
    if not code:
        print(words.say("verify-limits"))
    return code


def _copy(words: Words, done: str, do: Any, database: str, file: Path) -> int:
    from portroyal.server.database import DatabaseError
    from portroyal.server.settings import Settings

    try:
        rows = asyncio.run(do(Settings(database=database), file))
    except DatabaseError as wrong:
        print(words.say("error", sentence=str(wrong)), file=sys.stderr)
        return 1
    print(words.say(done, rows=rows, file=str(file)))
    return 0
