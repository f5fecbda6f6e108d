"""The server's commands: `serve`, `verify`, `backup`, `restore` and `reports`."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import socket
import sys
import time
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Any

from portroyal.text.words import Words

if TYPE_CHECKING:
    from typer import Typer

    from portroyal.server.reports import Reported
    from portroyal.server.settings import Settings
    from portroyal.server.verify import Kept, Proof


def add_server(app: Typer, words: Words, lang: Any) -> None:
    """Puts the commands into the command line; what they need is loaded when they run."""
    import typer

    say = words.say
    database: Any = typer.Option(
        "", "--database", envvar="PORTROYAL_DATABASE", metavar="FILE|URL", help=say("serve-database")
    )

    origins: Any = typer.Option([], "--origin", metavar="URL", help=say("serve-origin"))
    files: Any = typer.Argument(..., metavar="FILE...", help=say("verify-files"))
    to_write: Any = typer.Argument(..., metavar="FILE", help=say("backup-file"))
    to_read: Any = typer.Argument(..., metavar="FILE", help=say("restore-file"))
    settled: Any = typer.Option([], "--settle", metavar="N", help=say("reports-settle"))

    @app.command(help=say("serve-help"))
    def serve(
        port: int = typer.Option(8000, "--port", min=0, max=65535, help=say("serve-port")),
        host: str = typer.Option("127.0.0.1", "--host", help=say("serve-host")),
        database: str = database,
        origin: list[str] = origins,
        proxy: bool = typer.Option(False, "--behind-proxy", help=say("serve-proxy")),
        bots: int = typer.Option(1, "--bot-workers", min=1, max=64, help=say("serve-bots")),
        warm: bool = typer.Option(True, "--warm-bots/--cold-bots", help=say("serve-warm")),
        unlimited: bool = typer.Option(False, "--unlimited", help=say("serve-unlimited")),
        metrics: bool = typer.Option(True, "--metrics/--no-metrics", help=say("serve-metrics")),
        metrics_port: int | None = typer.Option(
            None, "--metrics-port", min=1, max=65535, help=say("serve-metrics-port")
        ),
        log: str = typer.Option("INFO", "--log", metavar="LEVEL", help=say("serve-log")),
        browser: bool = typer.Option(False, "--open", help=say("serve-open")),
        lang: str | None = lang,
    ) -> None:
        from portroyal.server.settings import UNLIMITED, Limits, Settings

        if log.upper() not in ("DEBUG", "INFO", "WARNING", "ERROR"):
            raise words.error("serve-bad-log", "bad-option", log=log)
        settings = Settings(
            database=database,
            host=host,
            port=port,
            origins=tuple(_origin(words, given) for given in origin),
            behind_proxy=proxy,
            bot_workers=bots,
            warm_bots=warm,
            metrics=metrics,
            metrics_port=metrics_port,
            limits=UNLIMITED if unlimited else Limits(),
            log_level=log.upper(),
        )
        raise typer.Exit(_serve(words, settings, browser))

    @app.command(help=say("verify-help"))
    def verify(
        files: list[str] = files,
        commitment: str | None = typer.Option(
            None, "--commitment", metavar="HEX", help=say("verify-commitment")
        ),
        cut: str | None = typer.Option(None, "--cut", metavar="TEXT", help=say("verify-cut")),
        table: str | None = typer.Option(None, "--table", metavar="ID", help=say("verify-table")),
        kept: str | None = typer.Option(None, "--kept", metavar="FILE", help=say("verify-kept")),
        lang: str | None = lang,
    ) -> None:
        given = any(one is not None for one in (commitment, cut, table))
        if (given or kept is not None) and len(files) > 1:
            raise words.error("verify-one", "bad-option")
        if kept is not None and given:
            raise words.error("verify-either", "bad-option")
        raise typer.Exit(_verify(words, files, (commitment, cut, table), kept))

    @app.command(help=say("backup-help"))
    def backup(file: Path = to_write, database: str = database, lang: str | None = lang) -> None:
        from portroyal.server.storage import backup as copies

        raise typer.Exit(_copy(words, "backup-done", copies.backup, database, file))

    @app.command(help=say("restore-help"))
    def restore(file: Path = to_read, database: str = database, lang: str | None = lang) -> None:
        from portroyal.server.storage import backup as copies

        raise typer.Exit(_copy(words, "restore-done", copies.restore, database, file))

    @app.command(help=say("reports-help"))
    def reports(settle: list[int] = settled, database: str = database, lang: str | None = lang) -> None:
        raise typer.Exit(_reports(words, settle, database))


def _origin(words: Words, given: str) -> str:
    """As browsers name a site: without a path, in small letters."""
    found = re.fullmatch(r"(https?://[^\s/?#@*]+)/?", given.lower())
    if found is None:
        raise words.error("serve-bad-origin", "bad-option", origin=given)
    return found[1]


def _serve(words: Words, settings: Settings, browser: bool) -> int:
    """A port in use is said before anything is opened."""
    from portroyal.bots.registry import has_numba
    from portroyal.server.serve import serve
    from portroyal.server.storage.errors import DatabaseError

    host, port = settings.host, settings.port
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        with contextlib.ExitStack() as tried:
            for wanted in (port, settings.metrics_port if settings.metrics else None):
                if wanted is not None:
                    tried.enter_context(socket.create_server((host, wanted), family=family))
    except OSError as wrong:
        why = os.strerror(wrong.errno) if wrong.errno and wrong.errno > 0 else str(wrong.strerror)
        print(words.say("serve-taken", port=str(wanted), host=host, why=why), file=sys.stderr)
        return 1
    everywhere = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}
    shown = everywhere.get(host, f"[{host}]" if ":" in host else host)
    address = f"http://{shown}:{port}/"

    def ready() -> None:
        print(words.say("serve-at", address=address), flush=True)
        if browser:
            webbrowser.open(address)

    if not has_numba():
        print(words.say("master-is-hard"), file=sys.stderr)
    try:
        return serve(settings, ready)
    except DatabaseError as wrong:
        return _failed(words, wrong)


def _verify(
    words: Words, files: list[str], shown: tuple[str | None, str | None, str | None], kept: str | None
) -> int:
    """Says of each record what was found, and of all what was compared and what was not."""
    from portroyal.play.errors import PlayError
    from portroyal.server.verify import kept_file, kept_of, verify_file

    try:
        notes = kept_of(*shown) if kept is None else kept_file(kept)
    except PlayError as wrong:
        print(words.complaint(wrong), file=sys.stderr)
        return 1
    code = 0
    for file in files:
        try:
            proof = verify_file(file, notes)
        except PlayError as wrong:
            spoken = words.speaking_of(wrong)
            print(spoken.say("verify-wrong", file=file, sentence=spoken.refusal(wrong)))
            code = 1
        else:
            _say_found(words, file, proof)
    if not code:
        _say_compared(words, notes, proof)
        print(words.say("verify-limits"))
    return code


def _say_found(words: Words, file: str, proof: Proof) -> None:
    from portroyal.play.errors import shortened

    counts = {"actions": proof.actions, "shuffles": proof.shuffles, "rolls": proof.rolls}
    kind = "verify-cards" if proof.shuffles else "verify-dice"
    print(words.say(kind, file=file, commitment=proof.commitment, **counts))
    print(words.say("verify-lot" if proof.by_lot else "verify-no-lot"))
    if proof.own is not None:
        seat, name = proof.own
        print(words.say("verify-own", name=shortened(name) if name else words.say("player-name", n=seat + 1)))
    if proof.own is not None and proof.others:
        cuts = "; ".join(f"{shortened(name)}: {shortened(cut)}" for name, cut in proof.others)
        print(words.say("verify-sealed" if proof.sealed else "verify-others", cuts=cuts))
    if proof.withheld:
        print(words.say("verify-withheld", names=", ".join(map(shortened, proof.withheld))))


def _say_compared(words: Words, notes: Kept, proof: Proof) -> None:
    """Proven it is called only if the server had nothing left to choose once it knew the cut."""
    from portroyal.play.errors import shortened

    if notes.commitment is None or notes.cut is None:
        seen = "commitment" if notes.commitment is not None else "cut" if notes.cut is not None else "nothing"
        print(words.say(f"verify-compared-{seen}"))
        return
    apart = bool(proof.withheld or (proof.others and not proof.sealed))
    print(words.say(f"verify-compared-{'apart' if apart or notes.table is None else 'both'}"))
    if apart:
        print(words.say("verify-hand"))
    if notes.table is None:
        print(words.say("verify-unnamed", table=shortened(proof.table)))


def _copy(words: Words, done: str, do: Any, database: str, file: Path) -> int:
    from portroyal.server.settings import Settings
    from portroyal.server.storage.errors import DatabaseError

    try:
        rows = asyncio.run(do(Settings(database=database), file))
    except DatabaseError as wrong:
        return _failed(words, wrong)
    print(words.say(done, rows=rows, file=str(file)))
    return 0


def _reports(words: Words, settled: list[int], database: str) -> int:
    from portroyal.server.reports import read_reports, settle
    from portroyal.server.settings import Settings
    from portroyal.server.storage.errors import DatabaseError

    settings = Settings(database=database)
    try:
        if settled:
            print(words.say("reports-settled", n=asyncio.run(settle(settings, settled))))
            return 0
        found = asyncio.run(read_reports(settings))
    except DatabaseError as wrong:
        return _failed(words, wrong)
    print("\n\n".join(_report(words, one) for one in found) or words.say("reports-none"))
    return 0


def _report(words: Words, one: Reported) -> str:
    say = words.say
    at = time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(one.at / 1000))
    where: dict[str, str] = {"number": str(one.number), "at": at, "table": one.table}
    lines = [
        say("reports-name", **where) if one.seq is None else say("reports-line", seq=str(one.seq), **where)
    ]
    who, whom = (
        say("reports-nobody") if name is None else name or say("reports-nameless")
        for name in (one.who, one.whom)
    )
    lines.append(say("reports-who", who=who, whom=whom, reason=one.reason))
    if one.text is not None:
        lines.append(say("reports-said", name=one.writer or say("reports-nameless"), text=one.text))
    elif one.seq is not None:
        lines.append(say("reports-unsaid"))
    return "\n  ".join(lines)


def _failed(words: Words, wrong: Any) -> int:
    """Says a DatabaseError in the language of whoever reads it."""
    print(words.say("error", sentence=words.say(wrong.message, **wrong.blanks)), file=sys.stderr)
    return 1
