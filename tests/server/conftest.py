"""The servers of the tests: one on SQLite for those that only look, others as they are needed."""

from __future__ import annotations

import random
from collections.abc import Iterator
from types import SimpleNamespace

import pytest
from tests.server.guests import Running, close_all, running

from portroyal.server.ids import LETTERS
from portroyal.server.live import lobby
from temporary_postgres import Cluster, cluster


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server on SQLite, shared by all tests that do not mind; time passes there as they say (`later`)."""
    with running(tmp_path_factory.mktemp("server") / "tables.sqlite") as found:
        yield found


@pytest.fixture(autouse=True)
def chance_of_the_test(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A test's tables always have the same cards: what passed once passes again."""
    chance = random.Random(request.node.nodeid)
    monkeypatch.setattr(lobby, "new_id", lambda length: "".join(chance.choices(LETTERS, k=length)))
    monkeypatch.setattr(
        lobby, "secrets", SimpleNamespace(token_hex=lambda size: chance.randbytes(size).hex())
    )


@pytest.fixture(autouse=True)
def everybody_goes_home() -> Iterator[None]:
    yield
    close_all()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """A PostgreSQL of these tests' own."""
    with cluster() as found:
        yield found
