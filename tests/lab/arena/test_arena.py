"""The arena: fair seats, the same deals for all, early stops, and going on after an interruption."""

from __future__ import annotations

import json
import shutil
import signal
from pathlib import Path

import pytest

from portroyal.cli.arena import play
from portroyal.lab.arena import kept as arena_file
from portroyal.lab.arena import round_robin as arena
from portroyal.lab.arena.kept import ArenaFile
from portroyal.lab.arena.ratings import ratings
from portroyal.lab.arena.round_robin import Meeting, Piece, Settings, arrangements, deal_scores, run
from portroyal.lab.stats.intervals import Test as Sequential
from portroyal.play.errors import PlayError
from portroyal.text.words import Words

SETTINGS = Settings("unterwegs", 2, ("mate", "bosun", "deckhand"), 20, 5)


@pytest.mark.parametrize(("players", "ways"), [(2, 2), (3, 6), (4, 6), (5, 20)])
def test_no_seat_and_no_neighbor_is_favored(players: int, ways: int) -> None:
    every = arrangements(players)
    assert len(every) == ways
    assert {way[1:] + way[:1] for way in every} == set(every)
    assert {tuple(1 - side for side in way) for way in every} == set(every)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_bot_against_itself_scores_exactly_half(players: int) -> None:
    """Turned sides of the same deal: what one side gains the other loses."""
    same = Settings("unterwegs", players, ("bosun", "normal"), 1, 5)
    scores = deal_scores(same, (0, 1), 0, 5).scores
    assert [sum(deal) / len(deal) for deal in scores] == [pytest.approx(0.5)] * 5


def test_deals_are_the_same_for_all_pairs_and_do_not_depend_on_pieces() -> None:
    whole = deal_scores(SETTINGS, (0, 1), 0, 5).scores
    assert deal_scores(SETTINGS, (0, 1), 3, 2).scores == whole[3:]


def test_neighbors_meet_first_and_others_less_often_on_a_ladder() -> None:
    ladder = Settings("unterwegs", 2, ("c", "m", "b", "d"), 1000, 5, ladder=True)
    assert ladder.pairs() == [(2, 3), (1, 2), (0, 1), (1, 3), (0, 2), (0, 3)]
    assert [ladder.deals(pair) for pair in ladder.pairs()] == [500, 500, 500, 100, 100, 100]


def test_a_whole_arena_with_ratings(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "out.json"
    assert play(Words("en"), SETTINGS, 2, tmp_path / "state.jsonl", out) == 0
    told = capsys.readouterr().out
    assert [line.split()[:2] for line in told.splitlines() if line.strip()[:2] in ("1 ", "2 ", "3 ")] == [
        ["1", "mate"],
        ["2", "bosun"],
        ["3", "deckhand"],
    ]
    document = json.loads(out.read_text())
    assert document["settings"] == SETTINGS.data()
    assert [len(pair["scores"]) for pair in document["pairs"]] == [10, 10, 10]


def test_an_interrupted_arena_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "chunk_deals", lambda settings, pair: 3)
    whole = ArenaFile(SETTINGS, tmp_path / "whole.jsonl").load()
    run(SETTINGS, whole, 1, lambda *_: None)

    file = ArenaFile(SETTINGS, tmp_path / "state.jsonl")
    pieces = 0

    def heard(meeting: Meeting, first: int, piece: Piece) -> None:
        nonlocal pieces
        file.note(meeting, first, piece)
        pieces += 1
        if pieces == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(SETTINGS, file.load(), 1, heard)
    assert file.path is not None
    with file.path.open("a") as torn:
        torn.write('{"pair": [0, 1], "fir')  # the machine was switched off here
    again = ArenaFile(SETTINGS, file.path)
    rest = again.load()
    assert [len(meeting.scores) for meeting in rest] == [6, 0, 0]
    run(SETTINGS, rest, 1, again.note)
    assert [meeting.scores for meeting in rest] == [meeting.scores for meeting in whole]
    assert [m.scores for m in ArenaFile(SETTINGS, file.path).load()] == [m.scores for m in whole]


def test_ctrl_c_never_parts_what_is_told_from_what_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It comes at the worst moment: the games are in the file and not yet counted."""
    note = ArenaFile.note

    def interrupted(self: ArenaFile, meeting: Meeting, first: int, piece: Piece) -> None:
        note(self, meeting, first, piece)
        signal.raise_signal(signal.SIGINT)

    monkeypatch.setattr(ArenaFile, "note", interrupted)
    state, out = tmp_path / "state.jsonl", tmp_path / "out.json"
    assert play(Words("en"), SETTINGS, 1, state, out) == 130
    told = [pair["scores"] for pair in json.loads(out.read_text())["pairs"]]
    assert told == [meeting.scores for meeting in ArenaFile(SETTINGS, state).load()]
    assert any(told)


def test_a_file_of_other_settings_is_refused(tmp_path: Path) -> None:
    first = ArenaFile(SETTINGS, tmp_path / "state.jsonl")
    first.note(first.load()[0], 0, Piece([[1.0, 0.0]]))
    other = Settings("unterwegs", 2, SETTINGS.bots, 20, 6)
    with pytest.raises(PlayError, match="belongs to an arena with other settings"):
        ArenaFile(other, first.path).load()


def test_a_sequential_test_stops_a_pair() -> None:
    settings = Settings("unterwegs", 2, ("mate", "deckhand"), 1000, 5, sprt=(0.5, 0.6))
    (meeting,) = [Meeting(pair, settings.deals(pair)) for pair in settings.pairs()]
    run(settings, [meeting], 1, lambda *_: None)
    assert meeting.verdict == "high"
    assert 10 <= len(meeting.scores) < 100
    test = Sequential(0.5, 0.6)
    assert test.verdict(meeting.means[:-1]) is None  # nothing after the deal that decided it


def test_ratings_put_the_better_one_first_and_know_how_sure_they_are() -> None:
    strong = Meeting((0, 1), 40, [[1.0, 0.5]] * 40)
    first, second = ratings(("a", "b"), [strong], 1)
    assert (first.bot, second.bot) == ("a", "b")
    assert first.mu > second.mu
    assert 0 < first.sigma < 8


def test_half_a_ladder_is_not_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(arena, "run", interrupted)
    half = Settings("unterwegs", 2, ("mate", "bosun"), 20, 5, ladder=True)
    out = tmp_path / "ladder.json"
    assert play(Words("en"), half, 1, tmp_path / "state.jsonl", out) == 130
    assert not out.exists()


def test_other_weights_or_charts_are_another_arena(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for part in ("bots/weights", "rules/dice/charts"):
        shutil.copytree(arena_file.HOME / part, tmp_path / part)
    monkeypatch.setattr(arena_file, "HOME", tmp_path)
    monkeypatch.setattr(arena_file, "WEIGHTS", tmp_path / "bots/weights")
    dice = Settings("dice", 2, ("mate", "bosun"), 20, 5)
    before = arena_file.key_of(dice), arena_file.key_of(SETTINGS)
    (tmp_path / "bots/weights/dice-mate.json").write_text("{}")
    assert arena_file.key_of(dice) != before[0]
    assert arena_file.key_of(SETTINGS) == before[1]
    (tmp_path / "rules/dice/charts/chapter1.toml").write_text("")
    assert arena_file.key_of(SETTINGS) != before[1]
