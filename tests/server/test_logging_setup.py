"""The log: lines of JSON, and never a secret, however much is asked for."""

from __future__ import annotations

import json
import logging
import sys
from pathlib import Path

from tests.server.guests import Guest

from portroyal.server.logging_setup import Lines
from server_program import Program


def test_the_log_is_lines_of_json() -> None:
    record = logging.LogRecord("portroyal.table", logging.WARNING, "x.py", 1, "not %s", ("well",), None)
    record.table = "aBcDeFgHi1"
    line = json.loads(Lines().format(record))
    assert (line["level"], line["message"], line["table"]) == ("warning", "not well", "aBcDeFgHi1")
    try:
        raise ValueError("broken")
    except ValueError:
        record.exc_info = sys.exc_info()
    assert "ValueError: broken" in json.loads(Lines().format(record))["traceback"]


def test_no_field_takes_the_place_of_what_every_line_says() -> None:
    record = logging.LogRecord("portroyal.bots", logging.ERROR, "x.py", 1, "bot failed", (), None)
    record.level, record.at, record.__dict__["from"] = "master", "noon", "nowhere"
    line = json.loads(Lines().format(record))
    assert (line["level"], line["from"], line["message"]) == ("error", "portroyal.bots", "bot failed")
    assert (line["level_"], line["at_"], line["from_"]) == ("master", "noon", "nowhere")
    assert line["at"].endswith("Z")


def test_even_the_longest_log_holds_no_secret(tmp_path: Path) -> None:
    program = Program(tmp_path / "tables.sqlite", tmp_path / "log", "--log", "DEBUG").start()
    try:
        ann, wes = Guest(program.address, "Annabel"), Guest(program.address, "Wesley")
        opened = ann.open("me", "Grace", "easy", begin=True, start=0, chat="all", cut="lucky words")["table"]
        id, key = opened["id"], opened["key"]
        watching = wes.stream(id, key=key)
        watching.next("hello")
        watching.send("chat", text="under the third palm")
        watching.until("chat")
        ann.act(id)
        code = ann.post("/api/me/code").json()["code"]
        Guest(program.address).post("/api/me/move", {"code": code})
        ann.post(f"/api/tables/{id}/report", {"reason": "sings badly", "visitor": wes.visitor})
        secrets = [ann.token, wes.token, key, code, "Annabel", "Wesley", "Grace", "palm", "lucky", "sings"]
        watching.close()
    finally:
        program.end()
    said = program.said()
    said = said.replace(f"Port Royal is at {program.address}/\n", "")
    lines = [json.loads(line) for line in said.splitlines()]
    assert {"open", "request", "closed"} <= {line["message"] for line in lines}
    assert [secret for secret in secrets if secret in said] == []
    assert "127.0.0.1" not in said
