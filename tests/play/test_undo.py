"""Taking back under the fairness rule (notation, section 4)."""

from __future__ import annotations

import msgspec
import pytest
from tests.tables import (
    BLUE,
    FIVE_SHIPS,
    JACK,
    JESTER,
    PRIEST,
    RED,
    SAILOR,
    SETTLER,
    TAX_POINTS,
    YELLOW,
    assert_sound,
    at,
    cards,
    coins,
    play,
    seat,
    trading,
)

from portroyal.play.errors import PlayError
from portroyal.play.game import Game
from portroyal.play.record import to_record

SETTLERS = "expedition-settlers"


def look(game: Game) -> bytes:
    """Everything that is to be as it was."""
    return msgspec.json.encode([game.state(), game.events, to_record(game)])


def taken_back(game: Game, *actions: str) -> None:
    """Plays the actions, takes them back one by one, and finds the game as before."""
    before = look(game)
    play(game, *actions)
    for _ in actions:
        assert game.can_undo()
        game.undo()
        assert_sound(game)
    assert look(game) == before


def refusal(game: Game, by: int | None = None) -> str:
    before = look(game)
    with pytest.raises(PlayError) as wrong:
        game.undo(by)
    assert wrong.value.code == "cannot-undo"
    assert look(game) == before
    return wrong.value.sentence


def test_nothing_to_take_back() -> None:
    game = at()
    assert not game.can_undo()
    assert refusal(game) == "nothing has been played yet"


def test_a_stop_is_taken_back() -> None:
    taken_back(at(seat(3), seat(3), harbor=[YELLOW, SAILOR]), "stop")


def test_a_trade_is_taken_back_with_its_face_down_coins() -> None:
    game = trading(seat(3), seat(3), harbor=FIVE_SHIPS)
    taken_back(game, f"take {YELLOW}", f"take {RED}")
    assert coins(game) == [3, 3]


def test_a_fee_and_a_pass_are_taken_back() -> None:
    taken_back(trading(seat(3), seat(3), seat(3), decider=1, harbor=[YELLOW, BLUE]), f"take {YELLOW}", "pass")


def test_an_expedition_is_taken_back() -> None:
    game = at(seat(0, [SETTLER, JACK]), seat(), expeditions=[SETTLERS], harbor=[PRIEST])
    taken_back(game, f"fulfil {SETTLERS}")


def test_repel_and_keep_are_taken_back() -> None:
    game = at(seat(0, [SAILOR]), seat(), phase="repel", revealed=YELLOW, harbor=[BLUE])
    taken_back(game, "repel")
    taken_back(game, "keep")


def test_a_deliberate_bust_is_taken_back_with_the_jesters() -> None:
    game = at(
        seat(0, [SAILOR, JESTER]), seat(0, [JESTER]), phase="repel", revealed=YELLOW, harbor=["yellow-2/2"]
    )
    taken_back(game, "keep")


def test_decisions_made_by_the_program_are_taken_back_with_it() -> None:
    """Nobody can pay for the jack: one stop ends the turn, one undo brings it back."""
    game = at(seat(1), seat(1), seat(1), harbor=[JACK])
    taken_back(game, "stop")
    assert (game.state().active, game.state().harbor) == (0, [JACK])


def test_a_reshuffle_for_face_down_coins_is_taken_back() -> None:
    box = cards({SAILOR: 6, PRIEST: 15, "yellow-3/2": 1})
    game = trading(seat(2), seat(3), options={"cards": box}, harbor=["yellow-3/2"], discard=[PRIEST] * 15)
    taken_back(game, "take yellow-3/2")
    twin = trading(seat(2), seat(3), options={"cards": box}, harbor=["yellow-3/2"], discard=[PRIEST] * 15)
    play(game, "take yellow-3/2")
    play(twin, "take yellow-3/2")
    assert to_record(game) == to_record(twin)
    assert [event.what for event in play(game, "draw")] == [event.what for event in play(twin, "draw")]


def test_the_end_of_the_game_is_taken_back() -> None:
    game = trading(seat(2), seat(1), active=1, decider=0, harbor=[YELLOW], end_called=True)
    taken_back(game, "pass")
    assert not game.over


@pytest.mark.parametrize("card", [SAILOR, YELLOW, SETTLERS, TAX_POINTS])
def test_not_across_a_revealed_card(card: str) -> None:
    game = at(deck=[card])
    play(game, "draw")
    assert not game.can_undo()
    assert refusal(game) == "`draw` showed something hidden and cannot be taken back"


def test_not_across_a_coin_discarded_face_up() -> None:
    game = trading(seat(9), seat(), harbor=[SAILOR, YELLOW])
    play(game, f"take {SAILOR}")
    assert refusal(game) == f"`take {SAILOR}` showed something hidden and cannot be taken back"


def test_a_person_who_costs_nothing_shows_nothing() -> None:
    hosts = ["mademoiselle-7/2"] * 2 + ["mademoiselle-9/3"] * 2
    taken_back(trading(seat(1, hosts), seat(), harbor=[SAILOR, YELLOW]), f"take {SAILOR}")


def test_what_came_before_the_revealed_card_stays() -> None:
    game = at(seat(0, [SETTLER, SETTLER]), seat(), expeditions=[SETTLERS], deck=[SAILOR, SAILOR, PRIEST])
    play(game, f"fulfil {SETTLERS}", "draw", "stop")
    game.undo()
    assert "cannot be taken back" in refusal(game)


def test_not_by_a_player_after_whom_another_has_acted() -> None:
    game = trading(seat(3), seat(3), seat(3), harbor=[YELLOW, BLUE])
    play(game, f"take {YELLOW}", "pass")
    assert (game.can_undo(), game.can_undo(1), game.can_undo(0)) == (True, True, False)
    assert refusal(game, 0) == "another player has acted since"
    game.undo(1)
    assert game.can_undo(0)
    game.undo(0)
    assert (game.decider, coins(game)) == (0, [3, 3, 3])


def test_acts_taken_back_are_absent_from_the_record() -> None:
    game = at(harbor=[YELLOW, BLUE])
    play(game, "stop", f"take {YELLOW}")
    game.undo()
    play(game, f"take {BLUE}")
    assert to_record(game)["actions"] == ["stop", f"take {BLUE}"]


def test_what_was_told_of_an_act_taken_back_is_forgotten() -> None:
    game = at(seat(3), seat(3), harbor=[YELLOW])
    game.play("stop", [])
    game.undo()
    assert "chance" not in to_record(game)
