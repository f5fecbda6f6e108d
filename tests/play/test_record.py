"""Game records (notation, section 3): they replay to the identical game, or are refused with a reason."""

from __future__ import annotations

import hashlib
import hmac
import json
import random
from typing import Any

import pytest
from tests.tables import (
    ADMIRAL,
    BLUE,
    JACK,
    PRIEST,
    RED,
    SAILOR,
    SETTLER,
    YELLOW,
    at,
    cards,
    coins,
    play,
    seat,
)

from portroyal.play.errors import PlayError
from portroyal.play.game import Game
from portroyal.play.record import FORMAT, from_record, moments, read_record, to_record, write_record

SIX = [JACK, PRIEST, SETTLER, RED, "red-2/3", "red-3/6"]


def played(name: str = "port-royal", players: int = 2, acts: int = 10_000, **more: Any) -> Game:
    """A game of random choices, to its end unless told otherwise."""
    whims = random.Random(f"{name}{players}")
    game = Game.new(name, players, **({"seed": 5} | more))
    while not game.over and len(game.actions) < acts:
        game.play(whims.choice(game.legal))
    return game


def refusal(record: Any) -> str:
    with pytest.raises(PlayError) as wrong:
        from_record(record)
    return wrong.value.sentence


def changed(played_game: Game, **keys: Any) -> dict[str, Any]:
    return to_record(played_game) | keys


@pytest.mark.parametrize(
    ("name", "players", "options"),
    [
        ("port-royal", 2, {}),
        ("port-royal", 5, {"ending": "expedition"}),
        ("unterwegs", 4, {}),
        ("combined", 3, {}),
        ("combined", 2, {"cards": cards({SAILOR: 15, YELLOW: 4, BLUE: 4, ADMIRAL: 6})}),
    ],
)
def test_a_record_replays_to_the_identical_game(name: str, players: int, options: dict[str, Any]) -> None:
    game = played(name, players, options=options, start=1)
    record = json.loads(write_record(game))
    again = from_record(record)
    assert again.state() == game.state()
    assert again.events == game.events
    assert again.result == game.result
    assert to_record(again) == to_record(game) == record


def test_what_a_record_says() -> None:
    game = Game.new("port-royal", 2, seed=5, names=["Ann", "Bö"], start=1, options={"ending": "expedition"})
    play(game, "draw")
    assert to_record(game) == {
        "format": "port-royal-record/1",
        "game": "port-royal",
        "options": {"ending": "expedition"},
        "players": ["Ann", "Bö"],
        "start": 1,
        "seed": 5,
        "actions": ["draw"],
        "result": None,
    }
    assert "Bö" in write_record(game)


def test_the_result_of_a_finished_game() -> None:
    game = played("unterwegs", 2)
    assert game.result is not None
    result = to_record(game)["result"]
    assert set(result) == {"winners", "points", "coins", "rounds", "reason"}
    assert (result["points"], result["coins"]) == ([p.points for p in game.state().players], coins(game))
    assert result["rounds"] == game.state().round
    assert result["reason"] == "points"
    assert result["winners"] == game.state().winners


def test_a_scripted_deck_stands_in_the_record() -> None:
    deck = [*SIX, SAILOR, PRIEST]
    game = Game.new("port-royal", 2, seed=5, deck=deck)
    play(game, "draw", "draw", "stop")
    record = to_record(game)
    assert record["deck"] == deck
    assert from_record(record).state() == game.state()
    assert from_record(record | {"seed": None, "deck": record["deck"]}).state().harbor == [SAILOR, PRIEST]


def reshuffled() -> dict[str, Any]:
    """A record whose reshuffle is given: the fourth card of seat 0's turn comes from it."""
    options = {"cards": cards({SAILOR: 9, PRIEST: 9, YELLOW: 1, BLUE: 1})}
    deck = [SAILOR] * 6 + [YELLOW, *[PRIEST] * 9, *[SAILOR] * 3, BLUE]
    actions = ["draw", "stop", f"take {YELLOW}"]
    return {"format": FORMAT, "game": "port-royal", "options": options, "players": ["a", "b"], "start": 0,
            "deck": deck, "actions": actions}  # fmt: skip


def test_reshuffles_can_be_given() -> None:
    record = reshuffled()
    record["actions"] += ["draw"] * 12 + [
        "stop",
        "pass",
        "pass",
    ]  # all cards of the pile lie in the discard pile
    game = from_record(record | {"seed": 1})
    assert game.state().draw == 0
    assert len(game.state().discard) == 13
    again = from_record(
        record | {"reshuffles": [[BLUE, PRIEST, YELLOW]], "actions": [*record["actions"], *["draw"] * 3]}
    )
    assert again.state().harbor == [BLUE, PRIEST, YELLOW]
    assert to_record(again)["reshuffles"] == [[BLUE, PRIEST, YELLOW]]
    assert from_record(to_record(again)).state() == again.state()


def test_a_reshuffle_of_cards_that_are_not_there_is_refused() -> None:
    record = reshuffled()
    record["actions"] += ["draw"] * 12 + ["stop", "pass", "pass", "draw"]
    sentence = refusal(record | {"reshuffles": [[BLUE, BLUE]]})
    assert sentence == f"reshuffle 1, card 2: there are not so many copies of {BLUE} in the deck"
    sentence = refusal(record | {"reshuffles": [[BLUE, *[SAILOR] * 9]]})
    assert sentence == (
        "record: action 19: card 5 of the order of a shuffle is not among the cards to be shuffled"
    )
    assert (
        refusal(record | {"reshuffles": [["fish"]]}) == "reshuffle 1, card 1: 'fish' is no card of port-royal"
    )
    assert refusal(record | {"reshuffles": 5}) == "record: reshuffles must be a list of card lists"
    assert refusal(record | {"reshuffles": [5]}) == "reshuffle 1 must be a list of cards"


def test_a_wrong_reshuffle_in_a_forced_decision_of_a_position_is_refused() -> None:
    """The chance of seat 0 passes by itself; seat 1's admiral then needs a shuffle that cannot be."""
    options = {"cards": cards({JACK: 5, SAILOR: 15, ADMIRAL: 1, YELLOW: 1})}
    position = {"phase": "trade", "harbor": [JACK] * 5, "discard": [SAILOR, YELLOW],
                "players": [{"coins": 5}, {"coins": 9, "display": [ADMIRAL]}]}  # fmt: skip
    record = {"format": FORMAT, "game": "port-royal", "options": options, "players": ["a", "b"], "start": 0,
              "seed": 1, "position": position, "actions": []}  # fmt: skip
    assert coins(from_record(record)) == [5, 11]
    assert "is not among the cards to be shuffled" in refusal(record | {"reshuffles": [[SAILOR, SAILOR]]})


def test_a_position_stands_in_the_record() -> None:
    game = at(seat(4), seat(4), harbor=[YELLOW, SAILOR], deck=[PRIEST])
    play(game, "draw", "stop", "pass")
    record = json.loads(json.dumps(to_record(game)))
    assert record["position"]["harbor"] == [YELLOW, SAILOR]
    assert record["deck"] == [PRIEST]
    assert from_record(record).state() == game.state()


def test_an_illegal_action_is_named_by_its_number() -> None:
    game = Game.new("port-royal", 2, seed=5, deck=[*SIX, SAILOR])
    play(game, "draw", "stop")
    assert (
        refusal(changed(game, actions=["stop"]))
        == "record: action 1: 'stop' is not possible now; possible: draw"
    )
    sentence = refusal(changed(game, actions=["draw", "stop", "take sailor-5/2"]))
    assert (
        sentence == "record: action 3: 'take sailor-5/2' is not possible now; possible: pass, take sailor-3/1"
    )
    assert refusal(changed(game, actions=["draw", "fly"])).startswith(
        "record: action 2: 'fly' is not possible now"
    )
    assert refusal(changed(game, actions=["draw", 7])) == "record: action 2: 7 is no action"
    assert refusal(changed(game, actions="draw")) == "record: actions must be a list"


def test_an_action_after_the_end_is_refused() -> None:
    game = played("unterwegs", 2)
    sentence = refusal(changed(game, actions=[*game.actions, "draw"], result=None))
    assert sentence == f"record: action {len(game.actions) + 1}: 'draw' cannot be played: the game is over"


def test_a_wrong_result_is_refused() -> None:
    game = played("unterwegs", 2)
    result = to_record(game)["result"]
    changes: list[dict[str, Any]] = [{"winners": [0, 1]}, {"rounds": 1}, {"reason": "cap"}]
    for lie in (None, 5, *(result | change for change in changes)):
        sentence = refusal(changed(game, result=lie))
        assert sentence.startswith(f"record: after action {len(game.actions)} the result is {{'winners'")
    unfinished = played(acts=4)
    assert refusal(changed(unfinished, result=result)).startswith(
        "record: after action 4 the result is None, not {"
    )


def test_a_record_may_leave_the_result_out() -> None:
    record = to_record(played(acts=4))
    del record["result"]
    assert len(from_record(record).actions) == 4


def test_foreign_cards_are_refused() -> None:
    game = played(acts=3, deck=[*SIX, SAILOR])
    assert refusal(changed(game, deck=["wholesaler-red-6/2"])) == (
        "deck, card 1: 'wholesaler-red-6/2' is no card of port-royal"
    )
    assert refusal(changed(game, deck=[SAILOR] * 8)).startswith("deck, card 8: there are not so many copies")
    assert refusal(changed(game, deck=7)) == "deck must be a list of cards"


@pytest.mark.parametrize(
    ("keys", "sentence"),
    [
        (
            {"format": "port-royal-record/2"},
            "record: the format is 'port-royal-record/2'; this program reads",
        ),
        ({"format": None}, "record: the format is None; this program reads port-royal-record/1"),
        ({"game": "chess"}, "there is no game 'chess'; choose from port-royal, unterwegs, combined"),
        ({"game": None}, "there is no game None; choose from"),
        ({"players": None}, "record: players must be a list of names"),
        ({"players": ["a", 2]}, "record: players must be a list of names"),
        ({"players": ["a"]}, "players is 1; it must be 2 to 5 for port-royal"),
        ({"players": ["a", "b" * 65]}, "2 players have 2 names of at most 64 characters"),
        ({"start": 2}, "start is 2; it must be 0 to 1 with 2 players"),
        ({"start": True}, "start is True; it must be 0 to 1 with 2 players"),
        ({"seed": None}, "record: it says nothing of chance: seed, deck, dice or fairness"),
        ({"seed": "xyz"}, "a seed is a whole number or 64 hex digits, not 'xyz'"),
        ({"seed": 1.5}, "a seed is a whole number or 64 hex digits, not 1.5"),
        ({"seed": True}, "a seed is a whole number or 64 hex digits, not True"),
        ({"seed": 1 << 5000}, "a seed is a whole number or 64 hex digits, not"),
        ({"options": 5}, "options is an object, not 5"),
        ({"options": {"weather": 1}}, "port-royal has no option 'weather'; its options are ending and cards"),
        ({"options": {"cards": 5}}, "cards: a card list is a list of rows, not int"),
        ({"position": 5}, "a position is an object like a state, not 5"),
        ({"position": {"round": 0}}, "position: round is 0;"),
        ({"dice": ["red-A"]}, "port-royal is played without dice"),
        ({"fairness": 5}, "record: fairness must be an object"),
    ],
)
def test_a_bad_record_says_why(keys: dict[str, Any], sentence: str) -> None:
    assert refusal(changed(played(acts=2), **keys)).startswith(sentence)


@pytest.mark.parametrize("record", [None, 5, "x", [], [{}]])
def test_a_record_is_an_object(record: Any) -> None:
    assert refusal(record).startswith("record: it must be an object, not ")


@pytest.mark.parametrize("text", ["", "{", "[" * 100_000, "nonsense", b"\xff\xfe"])
def test_a_file_that_is_no_json(text: str | bytes) -> None:
    with pytest.raises(PlayError, match=r"^record: this is not a JSON document: ") as wrong:
        read_record(text)
    assert wrong.value.code == "bad-record"


def test_a_written_record_is_read_again() -> None:
    game = played(acts=12)
    assert read_record(write_record(game)).state() == game.state()


def test_seats_may_stand_beside_the_names() -> None:
    seats = [{"name": "a", "kind": "human", "bot": None}, {"name": "b", "kind": "bot", "bot": "deckhand"}]
    assert from_record(changed(played(acts=2), seats=seats)).actions == played(acts=2).actions


def test_text_seeds_are_keys() -> None:
    key = hashlib.sha256(b"port-royal:5").hexdigest()
    assert from_record(changed(played(acts=9), seed=key)).state() == played(acts=9).state()
    assert played(acts=9, seed=key.upper()).state() == played(acts=9).state()


def fair() -> dict[str, Any]:
    secret = bytes(range(32))
    return {
        "commitment": hashlib.sha256(secret).hexdigest(),
        "secret": secret.hex(),
        "game": "g-1",
        "cuts": ["ü", ""],
    }


def test_fairness_takes_the_place_of_the_seed() -> None:
    """Notation, section 7: the key is an HMAC of game id and cuts under the secret."""
    key = hmac.new(bytes(range(32)), '["g-1",["ü",""]]'.encode(), "sha256").hexdigest()
    game = played(acts=9, seed=key)
    record = changed(game, fairness=fair())
    del record["seed"]
    assert from_record(record).state() == game.state()


@pytest.mark.parametrize(
    ("keys", "sentence"),
    [
        ({"secret": "00"}, "record: fairness: the secret must be 64 hex digits"),
        ({"secret": "G" * 64}, "record: fairness: the secret must be 64 hex digits"),
        ({"secret": None}, "record: fairness: the secret must be 64 hex digits"),
        ({"cuts": "ab"}, "record: fairness: cuts must be a list of texts"),
        ({"cuts": [1, 2]}, "record: fairness: cuts must be a list of texts"),
        ({"commitment": "0" * 64}, "record: fairness: the commitment is not the SHA-256 of the secret"),
        ({"secret": "00" * 32}, "record: fairness: the commitment is not the SHA-256 of the secret"),
    ],
)
def test_a_broken_proof_of_fairness(keys: dict[str, Any], sentence: str) -> None:
    assert refusal(changed(played(acts=2), fairness=fair() | keys)) == sentence


@pytest.mark.parametrize("name", ["port-royal", "dice"])
def test_the_moments_of_a_game_are_states_acts_and_events_in_turn(name: str) -> None:
    game, chance = Game.new(name, 3, seed=8), random.Random(8)
    states, told = [], []
    while not game.over:
        states.append(game.state())
        told.append(game.play(chance.choice(game.legal)))
    seen = list(enumerate(moments(game), 1))
    assert [(moment.number, moment.action) for _, moment in seen] == list(enumerate(game.actions, 1))
    assert [moment.events for moment in moments(game)] == told
    assert [moment.state for moment in moments(game)] == states
    late = [(moment.play(), moment.state) for moment in moments(game) if moment.number in (1, 30)]
    assert [state for _, state in late] == [states[0], states[29]]
    assert [moment.seat for _, moment in seen] == [state.decider for state in states]
