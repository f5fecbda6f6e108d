"""`make fuzz`: thousands of requests of every kind against a real server, made up from its own description.

    python tools/fuzz.py --requests 20000

No answer may be a 5xx, every answer must be one that the description promises, and at least 30 % must be 2xx,
so that not only refusals are tried. The limits of rates are lifted for it.
"""

from __future__ import annotations

import argparse
import contextlib
import itertools
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any
from unittest import SkipTest

import httpx
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance

from server_program import Program
from temporary_postgres import cluster

CHECKS = [not_a_server_error, status_code_conformance, response_schema_conformance]
TRUE = 0.8  # how often a path names something that is there
AT_LEAST = 0.3
MODES = (GenerationMode.POSITIVE, GenerationMode.POSITIVE, GenerationMode.NEGATIVE)


class Fuzz:
    """A visitor with tables in every state, and what the server answered to them."""

    def __init__(self, address: str, seed: int) -> None:
        self.address = address
        self.chance = random.Random(seed)
        self.answers: Counter[int] = Counter()
        self.faults: list[str] = []
        self.http = httpx.Client(base_url=address, timeout=60)
        self.token = ""
        self.tables: list[tuple[str, str]] = []
        self.settle()

    def settle(self) -> None:
        """A new visitor with a waiting, a running and a finished table."""
        self.http.cookies.clear()
        self.http.get("/api/me")
        self.token = self.http.cookies["portroyal"]
        self.tables = []
        for seats, game in (
            (["me", "open"], "port-royal"),
            (["me", "guest"], "dice"),
            (["me", "guest"], "combined"),
        ):
            wishes = [{"kind": kind} | ({"name": "Grace"} if kind == "guest" else {}) for kind in seats]
            plan = {"game": game, "seats": wishes, "begin": True, "hints": True, "chat": "all"}
            told = self.http.post("/api/tables", json=plan).json()["table"]
            self.tables.append((told["id"], told["key"]))
        self.http.post(f"/api/tables/{self.tables[-1][0]}/commands", json={"id": "r", "do": "resign"})

    def place(self, case: Any) -> None:
        """Puts things that are there into the path and the query, most of the time."""
        path, query = case.path_parameters or {}, case.query or {}
        if "id" in path and self.chance.random() < TRUE:
            path["id"], key = self.chance.choice(self.tables)
            if "key" in query:
                query["key"] = key
        if "game" in path and self.chance.random() < TRUE:
            path["game"] = self.chance.choice(("port-royal", "unterwegs", "combined"))
        if "chapter" in path and self.chance.random() < TRUE:
            path["chapter"] = self.chance.choice("1234")
        if "size" in path and self.chance.random() < TRUE:
            path["size"] = "phone"
        if query.get("wait") in [*range(1, 26)]:
            query["wait"] = 0  # waiting is right, and would take the night
        if "before" in query and self.chance.random() < TRUE:
            query["before"] = f"{int(time.time() * 1000)}-aBcDeFgHi1"
        if "status" in query and self.chance.random() < TRUE:
            query["status"] = "running"

    def better(self, case: Any) -> None:
        """Bodies that mean something: commands with the table's own version and choices."""
        body = case.body
        if isinstance(body, dict) and case.path.endswith("/commands") and self.chance.random() < TRUE:
            body["id"] = f"f{self.chance.random()}"
            told = self.http.get(f"/api/tables/{(case.path_parameters or {}).get('id')}").json()
            if body.get("do") == "act" and told.get("state"):
                body["version"] = told["version"]
                body["action"] = self.chance.choice(told["state"]["legal"] or ["draw"])
        elif isinstance(body, dict) and case.path == "/api/tables" and self.chance.random() < TRUE:
            body |= {
                "game": "port-royal",
                "seats": [{"kind": "me"}, {"kind": "bot"}],
                "options": {},
                "start": None,
            }
            body["clock"] = {"kind": "none"}

    def run(self, case: Any) -> None:
        self.place(case)
        self.better(case)
        bearer = {"Authorization": f"Bearer {self.token}"}
        response = case.call(base_url=self.address, headers=bearer if self.chance.random() < 0.95 else {})
        self.answers[response.status_code] += 1
        try:
            case.validate_response(response, checks=CHECKS)
        except (AssertionError, BaseExceptionGroup) as wrong:
            asked = f"{case.method} {case.path} {case.body!r}"
            self.faults.append(f"{asked[:800]}: {response.status_code} {response.text[:200]} {wrong}"[:1500])
        if case.method == "DELETE" or len(self.tables) > 50:
            self.settle()


def fuzz(address: str, requests: int, start: int, modes: Sequence[GenerationMode] = MODES) -> Fuzz:
    """All operations in turn, each with its share of the requests."""
    found = Fuzz(address, start)
    schema = schemathesis.openapi.from_url(f"{address}/api/openapi.json")
    results: list[Any] = list(schema.get_all_operations())
    operations = [result.ok() for result in results]
    while (left := requests - sum(found.answers.values())) > 0:  # some paths have little to vary
        for operation, mode in itertools.product(operations, modes):
            _try(found, operation, mode, max(1, left // (len(operations) * len(modes))))
    found.http.close()
    return found


def _try(found: Fuzz, operation: Any, mode: GenerationMode, examples: int) -> None:
    @settings(
        max_examples=examples,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @seed(found.chance.getrandbits(32))
    @given(case=operation.as_strategy(generation_mode=mode))
    def play(case: Any) -> None:
        found.run(case)

    with contextlib.suppress(Unsatisfiable, SkipTest):  # nothing about this path can be wrong
        play()


def report(found: Fuzz) -> tuple[str, bool]:
    total = sum(found.answers.values())
    good = sum(n for status, n in found.answers.items() if 200 <= status < 300)
    bad = sum(n for status, n in found.answers.items() if status >= 500)
    by_status = ", ".join(f"{status}: {n}" for status, n in sorted(found.answers.items()))
    held = not bad and not found.faults and good >= AT_LEAST * total
    return (
        f"{total} requests, {good / total:.0%} 2xx, {bad} 5xx, {len(found.faults)} faults ({by_status})",
        held,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--requests", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--postgresql", action="store_true", help="a PostgreSQL of its own; else SQLite")
    given_ = parser.parse_args()
    with contextlib.ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        database = f"{folder}/tables.sqlite"
        if given_.postgresql:
            database = stack.enter_context(cluster()).database()
        program = Program(database, Path(folder) / "log", "--log", "WARNING").start()
        try:
            found = fuzz(program.address, given_.requests, given_.seed)
        finally:
            program.kill()
        log = program.said()
    text, held = report(found)
    for fault in found.faults[:10]:
        print(f"FAULT {fault}")
    if not held:
        print(log[-3000:])
    print(text)
    sys.exit(0 if held else 1)


if __name__ == "__main__":
    main()
