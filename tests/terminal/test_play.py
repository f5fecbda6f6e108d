"""`portroyal play --text` as a person or a pipe meets it: whole games, odd input, leaving, coming back."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from portroyal.play.record import read_record

COMMAND = [sys.executable, "-m", "portroyal", "play", "--text"]
MANY = "1\n2\n1\n1\n3\n2\n" * 3000  # some choice or other, over and over


def start(*arguments: str, cwd: Path) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [*COMMAND, *arguments],
        cwd=cwd,
        env=os.environ | {"LC_ALL": "en_GB.UTF-8", "PYTHONUTF8": "1", "PORTROYAL_DATA": str(cwd / "data")},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )


def play(*arguments: str, typed: str, cwd: Path) -> tuple[str, str, int]:
    """What a game says on its screen and beside it, and its exit code."""
    process = start(*arguments, cwd=cwd)
    screen, complaints = process.communicate(typed, timeout=60)
    return screen, complaints, process.returncode


@pytest.mark.parametrize(
    ("game", "players", "lang", "final"),
    [
        ("port-royal", 2, "en", "Final score"),
        ("port-royal", 5, "nl", "Eindstand"),
        ("unterwegs", 4, "de", "Endstand"),
        ("combined", 3, "en-US", "Final score"),
        ("dice", 2, "en", "Final score"),
    ],
)
def test_a_whole_game_is_played_and_can_be_watched_again(
    game: str, players: int, lang: str, final: str, tmp_path: Path
) -> None:
    arguments = (game, "--players", str(players), "--lang", lang, "--seed", "3", "--save", "game.json")
    screen, complaints, code = play(*arguments, typed=MANY, cwd=tmp_path)
    assert (complaints, code) == ("", 0)
    assert final in screen
    record = read_record((tmp_path / "game.json").read_text("utf-8"))
    assert record.over
    assert len(record.names) == players
    assert record.setup.seed == 3


@pytest.mark.parametrize(("chapter", "players", "lang"), [("2", 3, "de"), ("3", 4, "nl"), ("4", 5, "en-US")])
def test_every_chapter_of_the_dice_game_is_played(
    chapter: str, players: int, lang: str, tmp_path: Path
) -> None:
    arguments = (
        "dice",
        "--chapter",
        chapter,
        "--players",
        str(players),
        "--lang",
        lang,
        "--save",
        "game.json",
    )
    _, complaints, code = play(*arguments, typed=MANY, cwd=tmp_path)
    assert (complaints, code) == ("", 0)
    record = read_record((tmp_path / "game.json").read_text("utf-8"))
    assert record.over
    assert record.setup.options == {"chapter": int(chapter), "edition": 2}


def test_several_people_are_called_by_their_names(tmp_path: Path) -> None:
    screen, _, code = play("port-royal", "--names", "Ann, Bob", "--players", "2", typed=MANY, cwd=tmp_path)
    assert code == 0
    assert "Ann [1] >" in screen
    assert "Bob > " in screen
    assert "Your turn" not in screen
    assert "Morgan" not in screen


def test_with_the_expedition_ending_the_rule_is_said_first(tmp_path: Path) -> None:
    screen, _, _ = play("port-royal", "--ending", "expedition", typed="", cwd=tmp_path)
    assert "It takes a fulfilled expedition to trigger the end of the game, and to win it." in screen


@pytest.mark.parametrize(("game", "said"), [("unterwegs", 1), ("combined", 1), ("port-royal", 0)])
def test_inferred_card_values_are_said_once(game: str, said: int, tmp_path: Path) -> None:
    screen, _, _ = play(game, typed="d\ns\n", cwd=tmp_path)
    assert screen.count("have been worked out") == said
    assert screen.count("--cards FILE") == said


def test_without_a_game_one_is_asked_and_enter_takes_what_is_proposed(tmp_path: Path) -> None:
    screen, _, code = play(typed="\n\n\n\nd\n", cwd=tmp_path)
    assert code == 0
    assert "[port-royal] >" in screen
    assert "Port Royal. At the table: you, Morgan and Bonny." in screen
    assert "You reveal" in screen


def test_answers_to_the_first_questions_can_be_odd(tmp_path: Path) -> None:
    typed = "chess\n77\nunter\n9\n-1\nx\n4\n5\n0\nhar\n"
    screen, _, code = play(typed=typed, cwd=tmp_path)
    assert code == 0
    assert "A number from 2 to 4, please." in screen
    assert "Port Royal unterwegs. At the table: Morgan, Bonny, Rackham and Read." in screen
    assert "Final score" in screen  # with nobody at the keyboard the others play on


def test_cards_are_named_and_prices_and_risks_are_shown(tmp_path: Path) -> None:
    """Seed 5 reveals a black trader and a black galleon first."""
    typed = "D\ndraw\nsto\nblack\nblack tr\n"
    screen, _, _ = play("port-royal", "--seed", "5", typed=typed, cwd=tmp_path)
    assert "9 of 117 cards bust (8%)" in screen
    assert re.search(r"1  Hire a black trader +3 coins for 1 point\n", screen)
    assert re.search(r"2  Trade with the black galleon +1 coin for you\n", screen)
    assert "That could mean 1 (hire a black trader) or 2 (trade with the black galleon)." in screen
    assert "You hire a black trader for 3 coins." in screen


def test_garbage_never_ends_the_game(tmp_path: Path) -> None:
    garbage = [
        "\x00\x01\x1b[2J",
        "9" * 5000,
        "take",
        "take nothing",
        "ÿ€😀",
        "-1",
        "1.5",
        "draw draw",
        "'; drop",
    ]
    screen, complaints, code = play(
        "port-royal", "--seed", "5", typed="\n".join(garbage) + "\nd\n", cwd=tmp_path
    )
    assert (complaints, code) == ("", 0)
    assert "You reveal a black trader" in screen
    assert screen.count("not among the choices") >= 6


def test_bytes_that_are_no_text_are_garbage_too(tmp_path: Path) -> None:
    done = subprocess.run(
        [*COMMAND, "port-royal", "--seed", "5", "--lang", "en"],
        cwd=tmp_path,
        input=b"\xff\xfe\x80\nd\n",
        capture_output=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0
    assert b"You reveal a black trader" in done.stdout
    assert done.stderr == b""


def test_help_table_and_story(tmp_path: Path) -> None:
    screen, _, _ = play("port-royal", "--seed", "5", typed="d\n?\nt\nlog\nHELP\n", cwd=tmp_path)
    assert screen.count("What you can do now:") == 2
    assert "1 more coin for every black ship you trade with." in screen
    assert "draw pile: 109 cards" in screen
    assert screen.count("You reveal a black trader") == 2


def test_what_showed_nothing_hidden_can_be_taken_back(tmp_path: Path) -> None:
    screen, _, _ = play("port-royal", "--seed", "5", typed="d\nd\nu\ns\nu\ns\n2\nu\n", cwd=tmp_path)
    assert screen.count("That cannot be taken back") == 2
    assert screen.count("Your last move has been taken back.") == 1


def test_leaving_saves_and_the_game_goes_on_where_it_stood(tmp_path: Path) -> None:
    screen, _, code = play(
        "port-royal", "--seed", "5", "--people", "2", typed="d\nd\nq mine.json\n", cwd=tmp_path
    )
    assert code == 0
    assert "portroyal play --text --load mine.json" in screen
    saved = json.loads((tmp_path / "mine.json").read_text("utf-8"))
    assert saved["actions"] == ["draw", "draw"]
    assert [seat["kind"] for seat in saved["seats"]] == ["human", "human", "bot"]
    screen, _, code = play("--load", "mine.json", "--save", "again.json", typed="s\n", cwd=tmp_path)
    assert "You stop" not in screen  # two people: they are called by their names
    assert "Player 1 stops with 2 cards in the harbor." in screen
    assert json.loads((tmp_path / "again.json").read_text("utf-8"))["actions"] == ["draw", "draw", "stop"]


def test_the_end_of_input_saves_too_but_nothing_where_nothing_was_played(tmp_path: Path) -> None:
    _, _, code = play("unterwegs", typed="d\n", cwd=tmp_path)
    (saved,) = tmp_path.glob("data/games/unterwegs-*.json")
    assert code == 0
    assert read_record(saved.read_text("utf-8")).actions == ["draw"]
    shutil.rmtree(tmp_path / "data")
    for arguments, typed in ((("unterwegs",), ""), ((), ""), ((), "q\n"), ((), "1\nquit\n")):
        told, complaints, code = play(*arguments, typed=typed, cwd=tmp_path)
        assert (complaints, code) == ("", 0)
        assert "Choose a number" not in told
        assert list(tmp_path.iterdir()) == []


def test_ctrl_c_leaves_cleanly_and_saves(tmp_path: Path) -> None:
    process = start("port-royal", "--seed", "5", "--save", "mine.json", cwd=tmp_path)
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("d\n")
    process.stdin.flush()
    watchdog = threading.Timer(40, process.kill)
    watchdog.start()
    shown = ""
    while not re.search(r"2  Stop.*> $", shown, re.DOTALL):  # now it waits for an answer
        shown += process.stdout.read(1)
    process.send_signal(signal.SIGINT)
    screen, complaints = process.communicate(timeout=30)
    watchdog.cancel()
    assert (complaints, process.returncode) == ("", 0)
    assert "The game is saved in mine.json." in screen
    assert read_record((tmp_path / "mine.json").read_text("utf-8")).actions == ["draw"]


def test_a_killed_game_is_there_up_to_its_last_move(tmp_path: Path) -> None:
    process = start("port-royal", "--seed", "5", "--save", "mine.json", cwd=tmp_path)
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("d\nd\n")
    process.stdin.flush()
    watchdog = threading.Timer(40, process.kill)
    watchdog.start()
    stops = 0
    for line in process.stdout:
        stops += "2  Stop" in line
        if stops == 2:  # both cards have been told
            break
    process.kill()
    process.communicate(timeout=30)
    watchdog.cancel()
    assert read_record((tmp_path / "mine.json").read_text("utf-8")).actions == ["draw", "draw"]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["mine.json"]


def test_a_game_that_cannot_be_kept_says_so_once_and_goes_on(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ann")
    screen, complaints, code = play(
        "port-royal", "--seed", "5", "--save", "letter.txt", typed="d\nd\nq ok.json\n", cwd=tmp_path
    )
    assert (tmp_path / "letter.txt").read_text() == "Dear Ann"
    assert complaints.count("already exists and holds something else") == 1
    assert code == 0
    assert read_record((tmp_path / "ok.json").read_text("utf-8")).actions == ["draw", "draw"]
    assert "Stop" in screen


def test_a_reader_who_goes_away_costs_no_game(tmp_path: Path) -> None:
    process = start("port-royal", "--players", "2", "--save", "mine.json", cwd=tmp_path)
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    process.stdin.write("d\n")
    process.stdin.close()
    assert process.stderr.read() == ""
    process.stderr.close()
    process.wait(timeout=30)


def test_a_file_of_somebody_else_is_not_overwritten(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ann")
    _, complaints, code = play(
        "port-royal", typed="d\nq letter.txt\nq none/x.json\nq ok.json\n", cwd=tmp_path
    )
    assert (tmp_path / "letter.txt").read_text() == "Dear Ann"
    assert "letter.txt already exists and holds something else" in complaints
    assert "none/x.json: No such file or directory" in complaints
    assert code == 0
    assert (tmp_path / "ok.json").exists()


def test_for_the_dice_game_the_chapter_is_asked(tmp_path: Path) -> None:
    screen, _, code = play(typed="dice\n5\n4\n2\n\n\n1\n", cwd=tmp_path)
    assert code == 0
    assert "A number from 1 to 4, please." in screen
    assert "Chapter 4, on the sea chart" in screen
    assert "You begin on " in screen
