"""Games and records as programs use them: copies, blind copies, taking back, positions, files, languages."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import portroyal
from portroyal import CardState, Game, PlayError, Record, State, bot, card, cards

GAMES = st.sampled_from(["port-royal", "unterwegs", "combined", "dice"])


def played(game: str, seed: int, acts: int) -> Game:
    new, whim = Game.new(game, 2 + seed % 3, seed=seed), random.Random(seed)
    for _ in range(acts):
        if not new.over:
            new.play(whim.choice(new.legal))
    return new


@given(GAMES, st.integers(0, 999), st.integers(0, 120))
@settings(max_examples=20, deadline=None)
def test_a_copy_goes_on_alike_and_leaves_the_first_alone(name: str, seed: int, acts: int) -> None:
    game = played(name, seed, acts)
    before, record = game.state(), str(game.record())
    other, whim = game.copy(), random.Random(acts)
    while not other.over:
        other.play(whim.choice(other.legal))
    assert (game.state(), str(game.record())) == (before, record)
    whim = random.Random(acts)
    while not game.over:
        game.play(whim.choice(game.legal))
    assert (game.result, game.events) == (other.result, other.events)
    assert str(game.record()) == str(other.record())


@given(GAMES, st.integers(0, 999), st.integers(0, 60))
@settings(max_examples=20, deadline=None)
def test_both_a_game_and_its_copy_take_back(name: str, seed: int, acts: int) -> None:
    game = played(name, seed, acts)
    whim = random.Random(acts)
    while not game.over and not game.can_undo:
        game.play(whim.choice(game.legal))
    if game.over:
        return
    copies = [game, game.copy(), game.copy()]
    taken = []
    for each in copies:
        taken.append((each.undo(), each.state(), each.actions, each.events))
        whim = random.Random(acts)
        while not each.over:  # what comes now must not touch what the others go back to
            each.play(whim.choice(each.legal))
    assert all(each == taken[0] for each in taken)
    assert len({str(each.record()) for each in copies}) == 1


def test_a_real_table_and_its_copy_keep_their_own_cards_after_taking_back() -> None:
    game = Game.new("port-royal", 2, seed=7)
    game.play("draw", chance=["red-1/1"])
    game.play("stop")
    other = game.copy()
    assert game.undo() == other.undo() == "stop"
    for each, cards_seen in ((game, ["blue-2/2", "sailor-3/1"]), (other, ["jester-5/1", "captain-4/1"])):
        for seen in cards_seen:
            each.play("draw", chance=[seen])
    for each in (game, other):
        assert Record.parse(str(each.record())).game().state() == each.state()


def test_a_blind_game_has_nothing_of_the_chance_to_come() -> None:
    game = Game.new("port-royal", 2, seed=123456789)
    blind = [game.blind(seed) for seed in range(30)]
    assert all(each.state() == game.state() for each in blind)
    assert "123456789" not in str(blind[0].record())
    assert len({each.play("draw")[0].what for each in blind}) > 8


def test_a_state_given_back_plays_on() -> None:
    game = played("combined", 5, 40)
    state = game.state()
    assert isinstance(state, CardState)
    again = Game.from_position(state, names=game.names)
    assert (again.state(), again.names, again.legal) == (state, game.names, game.legal)
    typed: State = Game.from_position(json.loads(json.dumps({"game": "dice", "players": [{}, {}]}))).state()
    assert typed.game == "dice"


def test_a_record_is_written_read_and_told(tmp_path: Path) -> None:
    game = played("unterwegs", 4, 400)
    file = tmp_path / "game.json"
    game.record().write(file)
    record = Record.read(file)
    assert (record.actions, record.names, record.result) == (game.actions, game.names, game.result)
    assert len(record) == len(record.actions) == sum(1 for _ in record.moments())
    assert Game.from_record(record).state() == game.state() == record.game().state()
    assert record.game(3).actions == record.actions[:3]
    state, action, events = next(record.moments())
    assert (state.decider, action, events != []) == (0, "draw", True)


def test_a_record_does_not_grow_with_its_game() -> None:
    game = Game.new("port-royal", 2, seed=7)
    record = game.record()
    game.play("draw")
    assert (len(record), len(game.actions)) == (0, 1)


def test_games_and_cards_speak_and_are_drawn() -> None:
    game = played("port-royal", 1, 9)
    assert game.text("de") != str(game) == game.text()
    for seat, name in enumerate(game.names):
        assert name.lower() in str(game).lower(), seat
    assert game._repr_svg_() == game.svg() != game.svg(lang="nl")
    over = played("unterwegs", 3, 500)
    assert "wins" in str(over).splitlines()[-1]
    assert repr(over).endswith("over>")
    assert card("sailor-3/1").svg("de").startswith("<svg")
    assert card("sailor-3/1").text("de") != card("sailor-3/1").text()


def test_every_card_of_every_game_is_found_by_name() -> None:
    for game in ("port-royal", "unterwegs", "combined"):
        for each in cards(game):
            assert card(each.name, game) == each
            assert each.skill()
            assert each.text()
        rows = [each.row() for each in cards(game)]
        assert cards(game, rows) == cards(game)


def test_an_own_card_list_comes_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "cards.csv"
    file.write_text(
        "type,name,color,coins,swords,cost,points,count\nship,,red,2,1,,,9\nperson,sailor,,,,1,1,9\n"
    )
    assert [each.name for each in cards("port-royal", file)] == ["red-2/1", "sailor-1/1"]
    game = Game.new("port-royal", 2, options={"cards": str(file)})
    assert str(file) not in str(game.record())
    assert isinstance(game.options["cards"], list)


REFUSED: list[tuple[Callable[[], object], str]] = [
    (lambda: Game.new("chess", 2), "unknown-game"),
    (lambda: Game.new("port-royal", 2, options={"ending": "x"}), "bad-option"),
    (lambda: Game.new("port-royal", 2, options={"cards": "/no/such/file"}), "bad-deck"),
    (lambda: Game.from_position({"game": "port-royal"}), "bad-position"),
    (lambda: Game.from_position(7), "bad-position"),  # type: ignore[call-overload]
    (lambda: Game.from_position({"players": [{}, {}], "options": 3}), "bad-option"),
    (lambda: Game.new("port-royal", 2).undo(), "cannot-undo"),
    (lambda: Game.new("port-royal", 2).svg(lang="xx"), "bad-option"),
    (lambda: Game.new("port-royal", 2).record().game(5), "bad-option"),
    (lambda: Record.read("/no/such/file"), "bad-record"),
    (lambda: Game.new("port-royal", 2).record().write("/no/such/folder/file"), "bad-file"),
    (lambda: bot("parrot").choose(Game.new("port-royal", 2)), "unknown-bot"),
    (lambda: bot("captain", playouts=0), "bad-option"),
    (lambda: bot("captain", ms=-1), "bad-option"),
    (lambda: bot("mate").choose(played("unterwegs", 3, 500)), "illegal-action"),
    (lambda: card("parrot"), "unknown-card"),
    (lambda: cards("dice"), "unknown-game"),
    (lambda: portroyal.simulate("port-royal", ["mate"], games=0), "bad-option"),
    (lambda: portroyal.simulate("port-royal", [], games=1), "bad-option"),
]


def test_what_cannot_be_done_is_one_sentence() -> None:
    for ask, code in REFUSED:
        with pytest.raises(PlayError) as wrong:
            ask()
        assert wrong.value.code == code, wrong.value.sentence
        assert "\n" not in wrong.value.sentence
