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

from portroyal.cli.main import main
from portroyal.play.errors import PlayError
from portroyal.play.game import Game
from portroyal.play.record import fair_key, to_record
from portroyal.server.table.fairness import lot_of
from portroyal.server.verify import Kept, verify


def fair_record(
    game: str = "port-royal",
    secret: bytes = bytes(range(32)),
    cuts: tuple[str, str] = ("north", "süd"),
    table: str = "aBcDeFgHi1",
    **options: Any,
) -> dict[str, Any]:
    """A whole game as a server would have dealt it."""
    fairness = {
        "commitment": hashlib.sha256(secret).hexdigest(),
        "secret": secret.hex(),
        "game": table,
        "cuts": list(cuts),
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
        lambda r: r["fairness"].update(cuts=["north", "\ud800"]),
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
    assert "is consistent" in told
    assert "proven" not in told.lower()
    assert "Whether the server showed this commitment before the cut was not checked" in told
    assert "rules out that whoever runs the server" in told
    with pytest.raises(SystemExit) as ended:
        main(["verify", str(good), str(bad), str(none), "--lang", "en"])
    assert ended.value.code == 1
    assert capsys.readouterr().out.count("NOT PROVEN") == 2


SHOWN = hashlib.sha256(bytes(range(32))).hexdigest()


def told(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str]:
    with pytest.raises(SystemExit) as ended:
        main(["verify", *words, "--lang", "en"])
    said = capsys.readouterr()
    return int(ended.value.code or 0), said.out + said.err


def test_a_server_that_exchanged_its_secret_after_the_cut_is_found(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its record agrees with itself in every point; only what was shown before can tell."""
    honest, swapped = tmp_path / "honest.json", tmp_path / "swapped.json"
    honest.write_text(json.dumps(fair_record()))
    dealt_anew = fair_record(secret=bytes(range(1, 33)))
    swapped.write_text(json.dumps(dealt_anew))
    assert verify(dealt_anew).finished
    with pytest.raises(PlayError, match="commitment"):
        verify(dealt_anew, Kept(commitment=SHOWN))
    notes = ["--commitment", SHOWN.upper(), "--cut", "su\u0308d", "--table", "aBcDeFgHi1"]
    alone = tmp_path / "alone.json"
    alone.write_text(json.dumps(fair_record(cuts=("", "süd"))))
    code, said = told(capsys, str(alone), *notes)
    assert (code, "Proven: this commitment" in said) == (0, True)
    code, said = told(capsys, str(honest), *notes)
    assert (code, "This commitment is the one that you were shown before the cut" in said) == (0, True)
    code, said = told(capsys, str(swapped), *notes)
    assert (code, "NOT PROVEN" in said, SHOWN in said) == (1, True, True)
    assert "Proven: " not in said
    kept = tmp_path / "kept.json"
    kept.write_text(json.dumps({"table": "aBcDeFgHi1", "commitment": SHOWN, "cut": "north"}))
    assert told(capsys, str(honest), "--kept", str(kept))[0] == 0
    assert told(capsys, str(swapped), "--kept", str(kept))[0] == 1


def test_it_says_what_was_compared_and_what_not(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(fair_record()))
    code, said = told(capsys, str(file), "--commitment", SHOWN)
    assert (code, "Whether your cut is among the cuts was not checked" in said) == (0, True)
    code, said = told(capsys, str(file), "--cut", "north")
    assert code == 0
    assert "Whether the server showed this commitment before the cut was not checked" in said
    code, said = told(capsys, str(file), "--cut", "west", "--commitment", SHOWN)
    assert (code, "your cut 'west' is not among its cuts" in said) == (1, True)


def test_a_table_whose_name_was_chosen_after_the_cut_is_found(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The key is made of that name, too: with another one the same secret and cut make other cards."""
    file, notes = tmp_path / "game.json", ["--commitment", SHOWN, "--cut", "north"]
    file.write_text(json.dumps(fair_record(cuts=("north", ""), table="chosenName")))
    code, said = told(capsys, str(file), *notes)
    assert (code, "Proven: " in said) == (0, False)
    assert "Not checked: whether 'chosenName' is the table at which you played (--table)" in said
    code, said = told(capsys, str(file), *notes, "--table", "aBcDeFgHi1")
    assert (code, "NOT PROVEN" in said, "Proven: " in said) == (1, True, False)
    file.write_text(json.dumps(fair_record(cuts=("north", ""))))
    code, said = told(capsys, str(file), *notes, "--table", "aBcDeFgHi1")
    assert (code, "Proven: " in said, "Not checked" in said) == (0, True, False)


def test_it_says_where_the_own_cut_stands_and_whether_lots_were_drawn(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """At another seat the same cut makes other cards; only who sat there can tell."""
    file, record = tmp_path / "game.json", fair_record(cuts=("", "north"))
    file.write_text(json.dumps(record | {"players": ["Ann", "Ada"]}))
    code, said = told(capsys, str(file), "--cut", "north")
    assert (code, "under the seat of 'Ada'; that should be you" in said) == (0, True)
    assert "The start player was drawn from the same key" in said
    del record["start_by_lot"]
    file.write_text(json.dumps(record | {"players": ["Ann", ""]}))
    code, said = told(capsys, str(file), "--cut", "north")
    assert (code, "under the seat of Player 2" in said, "not drawn by lot" in said) == (0, True, True)


def test_a_cut_that_nobody_gave_is_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A server could try one after the other until it likes the cards, without touching its secret."""
    file, notes = tmp_path / "game.json", ["--commitment", SHOWN, "--cut", "north"]
    seats = [{"name": "Ann", "kind": "human", "bot": None}, {"name": "Ada", "kind": "bot", "bot": "easy"}]
    file.write_text(json.dumps(fair_record() | {"seats": seats}))
    code, said = told(capsys, str(file), *notes)
    assert (code, "a bot sat there" in said, "Proven: " in said) == (1, True, False)
    file.write_text(json.dumps(fair_record() | {"seats": [seats[0], seats[0]]}))
    code, said = told(capsys, str(file), *notes)
    assert (code, "'süd'" in said, "Not checked: whether each of them" in said) == (0, True, True)


def sealed(cut: str) -> str:
    return hashlib.sha256(cut.encode()).hexdigest()


def test_the_cuts_of_others_are_those_that_were_sealed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A server that has a hand in another seat could have given its cut after it knew all the others."""
    file, notes = tmp_path / "game.json", tmp_path / "notes.json"
    file.write_text(json.dumps(fair_record()))
    kept: dict[str, Any] = {"table": "aBcDeFgHi1", "commitment": SHOWN, "cut": "north"}

    def with_seals(*seals: str | None) -> tuple[int, str]:
        notes.write_text(json.dumps(kept | {"seals": seals}))
        return told(capsys, str(file), "--kept", str(notes))

    code, said = with_seals(sealed("north"), sealed("süd"))
    assert (code, "sealed before you gave yours" in said, "Proven: " in said) == (0, True, True)
    code, said = with_seals(sealed("north"), sealed("west"))
    assert (code, "before you gave yours another was sealed" in said, "Proven: " in said) == (1, True, False)
    assert with_seals(sealed("north"), None)[0] == 1
    assert with_seals(sealed("north"))[0] == 1
    code, said = with_seals(sealed("west"), sealed("north"))
    assert (code, "does not stand at the seat where it was sealed" in said) == (1, True)
    code, said = with_seals(sealed("north"), sealed("north"))
    assert (code, "another was sealed" in said) == (1, True)
    notes.write_text(json.dumps(kept | {"seals": [1, 2]}))
    assert told(capsys, str(file), "--kept", str(notes))[0] == 1
    notes.write_text(json.dumps(kept))
    code, said = told(capsys, str(file), "--kept", str(notes))
    assert (code, "Not checked: whether each of them" in said, "Proven: " in said) == (0, True, False)
    assert "may have had a hand in somebody else" in said


def test_a_cut_that_was_sealed_and_not_given_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, notes = tmp_path / "game.json", tmp_path / "notes.json"
    record = fair_record(cuts=("north", ""))
    file.write_text(json.dumps(record | {"players": ["Ann", "Bob"]}))
    seals = [sealed("north"), sealed("west")]
    kept = {"table": "aBcDeFgHi1", "commitment": SHOWN, "cut": "north", "seals": seals}
    notes.write_text(json.dumps(kept))
    code, said = told(capsys, str(file), "--kept", str(notes))
    assert (code, "the cut of 'Bob'" in said, "Proven: " in said) == (0, True, False)


def test_a_cut_that_was_moved_to_the_seat_of_another_is_found(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Ann's own is counted for Bob, as if she had kept hers back: one more shuffle to choose from."""
    file, notes = tmp_path / "game.json", tmp_path / "notes.json"
    file.write_text(json.dumps(fair_record(cuts=("", "north"))))
    seals = [sealed("north"), sealed("west")]
    notes.write_text(json.dumps({"table": "aBcDeFgHi1", "commitment": SHOWN, "cut": "north", "seals": seals}))
    code, said = told(capsys, str(file), "--kept", str(notes))
    assert (code, "NOT PROVEN" in said) == (1, True)


def test_an_empty_cut_proves_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A server that expects it tries secrets until it likes the cards, and commits itself to that one."""
    file = tmp_path / "game.json"
    file.write_text(json.dumps(fair_record(cuts=("", ""))))
    code, said = told(capsys, str(file), "--commitment", SHOWN, "--cut", "")
    assert (code, "an empty cut proves nothing" in said, "Proven: " in said) == (1, True, False)


def test_notes_that_are_none_get_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, notes = tmp_path / "game.json", tmp_path / "notes.json"
    file.write_text(json.dumps(fair_record()))
    code, said = told(capsys, str(file), "--commitment", "abc")
    assert (code, "64 hex digits" in said) == (1, True)
    for text in ("[]", "{}", "nothing", json.dumps({"table": 1, "commitment": SHOWN, "cut": ""})):
        notes.write_text(text)
        code, said = told(capsys, str(file), "--kept", str(notes))
        assert (code, "notes.json" in said) == (1, True)
    notes.write_text(json.dumps({"table": "another123", "commitment": SHOWN, "cut": "north"}))
    code, said = told(capsys, str(file), "--kept", str(notes))
    assert (code, "another123" in said) == (1, True)
    code, said = told(capsys, str(file), str(file), "--cut", "north")
    assert (code, "one record" in " ".join(said.split())) == (2, True)
    code, said = told(capsys, str(file), "--kept", str(notes), "--cut", "north")
    assert (code, "either" in said) == (2, True)
