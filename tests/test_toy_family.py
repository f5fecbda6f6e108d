"""A family of other people's (Pig, in tests/toy) is played everywhere, and no file of ours knows it."""

from __future__ import annotations

import json
import os
import random
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest
from tests.server.guests import Guest, close_all, running, two_at_a_table, wait_for

from portroyal.bots import columns, registry
from portroyal.lab.arena.kept import key_of
from portroyal.lab.arena.round_robin import Settings
from portroyal.lab.match import Match, Seat, rows_of
from portroyal.lab.odds import odds_of
from portroyal.lab.plain_games import seed_of
from portroyal.lab.review.judge import Review
from portroyal.play import families
from portroyal.play.errors import PlayError
from portroyal.play.game import Game
from portroyal.play.record import read_record, write_record
from portroyal.rules.chance import Stream, game_key, seed_stream, whim_below
from portroyal.server import catalog
from portroyal.server.live.bot_pool import choose
from portroyal.server.table.material import own_names
from portroyal.text.family import family_of
from portroyal.text.games import games_text
from portroyal.text.odds import odds_lines
from portroyal.text.words import LANGUAGES, Words

TOY = Path(__file__).parent / "toy"
CACHES = (families.families, families._by_game, families.part_of, registry.plugins, catalog.games, own_names)


@pytest.fixture(autouse=True)
def pig(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The package as if it were installed, for this process and those that it starts."""
    monkeypatch.syspath_prepend(str(TOY))
    monkeypatch.setenv("PYTHONPATH", str(TOY))
    for cache in CACHES:
        cache.cache_clear()
    yield
    close_all()
    monkeypatch.undo()
    for cache in CACHES:
        cache.cache_clear()


def played(seed: int = 5, players: int = 3) -> Game:
    game, chance = Game.new("pig", players, seed=seed), random.Random(seed)
    while not game.over:
        game.play(chance.choice(game.legal))
    return game


def program(*words: str, text: str | None = None) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "portroyal", *words], input=text, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_is_listed_behind_our_own_and_refuses_what_it_does_not_have() -> None:
    assert list(families.all_games())[-1] == "pig"
    with pytest.raises(PlayError, match="it must be 2 to 5 for pig"):
        Game.new("pig", 6)


def test_a_game_its_record_and_its_replay() -> None:
    game = played()
    assert game.result is not None
    again = read_record(write_record(game))
    assert (again.result, again.events) == (game.result, game.events)


def test_what_showed_nothing_can_be_taken_back() -> None:
    game = Game.new("pig", 2, seed=1)
    while "hold" not in game.legal:
        game.play("roll")
    before = game.state()
    game.play("hold")
    game.undo()
    assert game.state() == before
    with pytest.raises(PlayError, match="showed something hidden"):
        game.undo()


def test_the_engine_plays_it() -> None:
    lines = [
        {"cmd": "new", "game": "pig", "players": 2, "seed": 3},
        {"cmd": "act", "action": "roll"},
        {"cmd": "best"},
    ]
    told = [
        json.loads(line) for line in program("engine", text="\n".join(map(json.dumps, lines))).splitlines()
    ]
    assert [answer["ok"] for answer in told] == [True, True, True]
    assert told[1]["events"][0]["type"] == "roll"
    assert told[2]["action"] in ("roll", "hold")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_told_in_its_own_words_and_else_in_notation(lang: str) -> None:
    game = Game.new("pig", 2, seed=1, names=["Ann", "Bob"])
    told = family_of(Words(lang), game, 0)
    assert any("Pig" in line for line in told.introduction())
    assert told.asking().choices()[0].label == "roll the die"
    events = [event for event in played().events if event.type in ("roll", "bank")]
    first, kept = events[0], next(event for event in events if event.type == "bank")
    assert told.narrator.tell([first])[0].text == f"{['Ann', 'Bob'][first.seat or 0]} rolls a {first.n}."
    assert told.narrator.tell([kept])[0].text.endswith(f"bank {kept.n}")
    assert "pot: 0" in told.table(game.state())
    assert any(line.startswith("pig ") and "First to 20 points." in line for line in games_text(Words(lang)))


def test_it_is_played_in_the_terminal_to_the_end(tmp_path: Path) -> None:
    answers = "\n".join(["roll", "hold"] * 400)
    told = program(
        "play", "--text", "pig", "--players", "2", "--seed", "4", "--bots", "bold", "--lang", "en",
        "--save", str(tmp_path / "game.json"), text=answers,
    )  # fmt: skip
    assert "rolls a" in told
    assert read_record((tmp_path / "game.json").read_text()).over
    assert "rolls a" in program("replay", str(tmp_path / "game.json"), "--lang", "en")


def test_random_and_plugin_bots_play_it_and_every_level_has_one() -> None:
    game = Game.new("pig", 2, seed=1)
    assert list(registry.crew("pig")) == ["deckhand"]
    for name in ("deckhand", "bold", *registry.LEVELS):
        assert registry.answer(game, name).action in game.legal
    assert registry.answer(game).trouble is None
    table: Any = game.table
    blind = table.blinded(random.Random(1))
    assert blind.state() == table.state()
    assert blind.g.stream.key != table.g.stream.key


def test_it_is_simulated_plainly_and_compiled_and_both_know_who_won() -> None:
    numbers = np.arange(200, dtype=np.int64)
    for bots in (("deckhand", "deckhand"), ("bold", "deckhand")):
        match = Match("pig", 2, tuple(map(Seat, bots)), seed=1).checked()
        assert (match.batch_bots is None) == ("bold" in bots)
        few = numbers if match.batch_bots else numbers[:5]
        rows = rows_of(match, few, few % 2)
        assert set(rows[:, columns.REASON]) == {1}
        assert set(rows[:, columns.WINNERS]) == {1, 2}
        assert (rows[:, columns.ROUNDS] > 0).all()


def test_plain_and_compiled_games_are_the_same_move_by_move() -> None:
    """Each compiled game is played again under its own seed, with the deckhands' own whims."""
    match, numbers = Match("pig", 3, (Seat("deckhand"),) * 3, seed=7), np.arange(200, dtype=np.int64)
    master = Stream()
    seed_stream(master, match.seed)
    for number, row in zip(map(int, numbers), rows_of(match, numbers, numbers % 3), strict=True):
        game, whim, trail = Game.new("pig", 3, seed=seed_of(match.seed, number), start=number % 3), [0], 0
        game_key(master, number, Stream(), whim)
        while not game.over:
            code = whim_below(whim, len(game.legal))
            trail = columns.trail_after(trail, code)
            game.play(game.legal[code])
        seen, result = Counter((event.seat, event.type) for event in game.events), game.result
        assert result is not None
        assert list(row[: columns.SEATS]) == [
            result.rounds,
            1,
            1 << result.winners[0],
            len(game.actions),
            trail,
        ]
        for seat in range(3):
            at = columns.SEATS + seat * columns.SEAT_WIDTH
            counted = [row[at + column] for column in (columns.POINTS, columns.TURNS, columns.BUSTS)]
            assert counted == [result.points[seat], seen[seat, "turn"], seen[seat, "bust"]]


def test_a_position_plays_on_and_a_wrong_one_is_refused_in_a_sentence() -> None:
    game = Game.new("pig", 2, seed=1)
    while "hold" not in game.legal:
        game.play("roll")
    position = msgspec.to_builtins(game.state())
    again = Game.new("pig", 2, seed=1, position=position)
    assert again.state() == game.state()
    for fault, why in (
        ({"pot": "much"}, "Expected `int`"),
        ({"active": 2}, "active"),
        ({"players": []}, "0 players, not 2"),
    ):
        with pytest.raises(PlayError, match=why):
            Game.new("pig", 2, seed=1, position=position | fault)
    with pytest.raises(PlayError, match="takes no chance"):
        again.play("roll", ["6"])
    assert again.state() == game.state()


def test_it_is_short() -> None:
    """A family that our contract asks too much of would be longer."""
    assert sum(len(path.read_text().splitlines()) for path in (TOY / "pig").glob("*.py")) <= 150


def test_simulate_and_arena_tell_what_came_out() -> None:
    told = program(
        "simulate", "--game", "pig", "--bots", "deckhand,deckhand", "--games", "300", "--lang", "en"
    )
    assert "pig" in told
    told = program(
        "arena", "--game", "pig", "--bot", "bold", "--bot", "deckhand", "--games", "20", "--lang", "en"
    )
    assert "bold" in told


def test_changed_sources_of_a_family_are_never_played_from_the_cache(tmp_path: Path) -> None:
    """The rules lie in another file than the loop, which is all that Numba itself looks at."""
    shutil.copytree(TOY, tmp_path / "toy")
    code = (
        "import numpy as np; from portroyal.lab.match import *; n = np.arange(50);"
        "print(rows_of(Match('pig', 2, (Seat('deckhand'),) * 2, 1), n, n % 2)[:, 5].max())"
    )
    surroundings = os.environ | {
        "PYTHONPATH": str(tmp_path / "toy"),
        "PORTROYAL_CACHE": str(tmp_path / "cache"),
    }

    def most_points() -> int:
        told = subprocess.run(
            [sys.executable, "-c", code], env=surroundings, capture_output=True, text=True, check=True
        )
        return int(told.stdout)

    assert 20 <= most_points() < 50
    rules = tmp_path / "toy" / "pig" / "rules.py"
    rules.write_text(rules.read_text().replace("GOAL, SIDES = 20, 6", "GOAL, SIDES = 60, 6"))
    assert most_points() >= 60


def test_an_arena_of_changed_sources_is_another_one(monkeypatch: pytest.MonkeyPatch) -> None:
    from portroyal.rules import compiled

    settings = Settings("pig", 2, ("deckhand", "bold"), 2, 1)
    before = key_of(settings)
    monkeypatch.setattr(compiled, "_sources", lambda package: {})
    compiled.sources_digest.cache_clear()
    assert key_of(settings) != before
    compiled.sources_digest.cache_clear()


def test_it_is_served_with_workers_kept_in_a_log_and_replayed_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as server:
        ann = Guest(server.address, "Ann")
        listed = {game["name"]: game for game in ann.get("/api/games").json()["games"]}
        assert listed["pig"]["words"]["en"]["title"] == "Pig"
        assert "words" not in listed["port-royal"]
        hello = ann.open("me", "easy", game="pig", start=0)
        id = hello["table"]["id"]
        assert ann.send(id, "begin")["type"] == "done"
        wait_for(lambda: ann.table(id)["state"] is not None)
        assert ann.act(id, "roll")["type"] == "done"
        kept = len(ann.get(f"/api/tables/{id}/log").json()["entries"])
    with running(tmp_path / "tables.sqlite") as server:
        ann = ann.elsewhere(server)
        assert len(ann.get(f"/api/tables/{id}/log").json()["entries"]) >= kept

        def over() -> bool:
            """Whether the game is over; else Ann plays where it is her turn."""
            hello = ann.table(id)
            if hello["state"]["legal"]:
                ann.act(id, hello["state"]["legal"][-1])
            return bool(hello["table"]["status"] == "over")

        wait_for(over, 120)
        replay = ann.get(f"/api/tables/{id}/replay").json()
        record = ann.get(f"/api/tables/{id}/record").json()
        assert replay["steps"][-1]["state"]["winners"] == record["result"]["winners"]
        assert read_record(json.dumps(record)).over


def test_a_table_of_two_takes_back_and_has_no_hints_cards_or_chart(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as server:
        ann, bob, id = two_at_a_table(server, game="pig", start=0, hints=True)
        guests = [ann, bob]
        while "hold" not in (state := ann.table(id)["state"])["legal"]:
            guests[state["decider"]].act(id, "roll")
        assert ann.act(id, "hold")["type"] == "done"
        assert ann.send(id, "undo", version=ann.table(id)["version"])["type"] == "done"
        assert ann.table(id)["state"] == state
        codes = [ann.get(f"/api/tables/{id}/{what}").json()["code"] for what in ("odds", "cards", "chart")]
        assert codes == ["no-hints", "unknown-game", "unknown-game"]


def test_a_worker_answers_from_the_open_state_alone() -> None:
    game = Game.new("pig", 2, seed=1)
    while "hold" not in game.legal:
        game.play("roll")
    for level in registry.LEVELS:
        assert choose(msgspec.json.encode(game.state()), level, 50) in game.legal


def test_without_games_that_are_played_on_there_are_odds_of_nothing_and_no_review() -> None:
    game = Game.new("pig", 2, seed=1)
    odds = odds_of(game, 0, 50)
    assert odds.without_rollouts == "pig brings no games that are played on from a table"
    assert odds.data()["bots"] == {}
    assert "no games that are played on" in "\n".join(odds_lines(Words("en"), odds))
    with pytest.raises(PlayError, match="no games that are played on"):
        Review(played()).warm_up()


def test_a_family_that_does_not_load_takes_no_other_game_along(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "broken-0.dist-info").mkdir()
    (tmp_path / "broken-0.dist-info" / "METADATA").write_text("Name: broken\nVersion: 0\n")
    (tmp_path / "broken-0.dist-info" / "entry_points.txt").write_text(
        "[portroyal.families]\nbroken = broken:FAMILY\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    families.families.cache_clear()
    assert "pig" in families.families()
    assert capsys.readouterr().err.startswith("the games of broken do not load: ModuleNotFoundError")
