"""The proof of fairness: what holds is proven, and whatever was changed is found."""

from __future__ import annotations

import copy
import hashlib
import hmac
import itertools
import json
from pathlib import Path
from typing import Any

import pytest

from portroyal.cli import main
from portroyal.play.errors import PlayError
from portroyal.play.game import Game
from portroyal.play.record import fair_key, to_record
from portroyal.server.cutting import lot_of
from portroyal.server.verify import verify


def fair_record(game: str = "port-royal", **options: Any) -> dict[str, Any]:
    """A whole game as a server would have dealt it."""
    secret = bytes(range(32))
    fairness = {
        "commitment": hashlib.sha256(secret).hexdigest(),
        "secret": secret.hex(),
        "game": "aBcDeFgHi1",
        "cuts": ["north", "süd"],
    }
    key = fair_key(fairness)
    played = Game.new(game, 2, seed=key, options=options, start=lot_of(key, 2))
    while not played.over:
        played.play(played.legal[-1])
    record = to_record(played)
    del record["seed"]
    return record | {"fairness": fairness, "start_by_lot": True}


def test_the_key_is_the_one_of_the_notation() -> None:
    record = fair_record()
    message = '["aBcDeFgHi1",["north","süd"]]'.encode()
    assert fair_key(record["fairness"]) == hmac.new(bytes(range(32)), message, hashlib.sha256).hexdigest()


def test_cards_and_dice_are_proven() -> None:
    proof = verify(fair_record())
    assert proof.shuffles >= 1
    assert proof.by_lot
    assert proof.finished
    dice = verify(fair_record("dice", chapter=2))
    assert dice.shuffles == 0
    assert dice.rolls > 10


@pytest.mark.parametrize(
    "change",
    [
        lambda r: r["fairness"].update(secret="00" * 32),
        lambda r: r["fairness"].update(commitment="00" * 32),
        lambda r: r["fairness"].update(cuts=["north", "sud"]),
        lambda r: r["fairness"].update(cuts=["north"]),
        lambda r: r["fairness"].update(game="aBcDeFgHi2"),
        lambda r: r["fairness"].update(game=None),
        lambda r: r.update(start=1 - r["start"]),
        lambda r: r.update(seed=7),
        lambda r: r.update(deck=["sailor-3/1"]),
        lambda r: r["actions"].pop(),
        lambda r: r["result"].update(winners=[0, 1]),
        lambda r: r.pop("fairness"),
        lambda r: r.update(players="Ann"),
    ],
    ids=itertools.count(),
)
def test_whatever_is_changed_is_found(change: Any) -> None:
    record = copy.deepcopy(fair_record())
    change(record)
    with pytest.raises(PlayError):
        verify(record)


def test_the_command_says_what_it_proves_and_what_not(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good, bad, none = tmp_path / "good.json", tmp_path / "bad.json", tmp_path / "none.json"
    record = fair_record()
    good.write_text(json.dumps(record))
    bad.write_text(json.dumps(record | {"result": None}))
    none.write_text("not even JSON")
    with pytest.raises(SystemExit) as ended:
        main(["verify", str(good), "--lang", "en"])
    assert not ended.value.code
    told = capsys.readouterr().out
    assert "proven" in told
    assert "does not show that nobody" in told
    with pytest.raises(SystemExit) as ended:
        main(["verify", str(good), str(bad), str(none), "--lang", "en"])
    assert ended.value.code == 1
    assert capsys.readouterr().out.count("NOT PROVEN") == 2
