"""A client of the game server: sits down with two bots and plays, over plain HTTP.

portroyal serve --port 8000
python examples/server_client.py http://127.0.0.1:8000
"""

from __future__ import annotations

import json
import sys
from http.cookiejar import CookieJar
from typing import Any
from urllib.request import HTTPCookieProcessor, Request, build_opener

import portroyal

NEW = {
    "game": "unterwegs",
    "begin": True,
    "cut": "my lucky words",
    "seats": [{"kind": "me"}, {"kind": "bot", "level": "easy"}, {"kind": "bot", "level": "normal"}],
}


def main(server: str = "http://127.0.0.1:8000") -> None:
    browser = build_opener(HTTPCookieProcessor(CookieJar()))

    def ask(path: str, data: object = None) -> Any:
        body = None if data is None else json.dumps(data).encode()
        with browser.open(Request(server + path, body, {"Content-Type": "application/json"})) as answer:
            return json.load(answer)

    ask("/api/me")
    hello = ask("/api/tables", NEW)
    table, adviser = f"/api/tables/{hello['table']['id']}", portroyal.bot("mate")
    while hello["table"]["status"] != "over":
        state = hello["state"]
        if state is not None and state["legal"]:
            action = adviser.choose(portroyal.Game.from_position(state))
            command = {"id": f"v{hello['version']}", "version": hello["version"], "action": action}
            ask(f"{table}/commands", command)
        hello = ask(f"{table}?since={hello['seq']}&wait=20")
    record = portroyal.Record.parse(json.dumps(ask(f"{table}/record")))
    print(record.game())


if __name__ == "__main__":
    main(*sys.argv[1:])
