"""Games from a position (notation, section 4): a state given back, its defaults, and what is impossible."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import msgspec
import pytest
from tests.tables import (
    ADMIRAL,
    BLUE,
    FIVE_PLAYER,
    GOVERNOR,
    JACK,
    PRIEST,
    RED,
    SAILOR,
    TAX_POINTS,
    YELLOW,
    assert_sound,
    at,
    cards,
    coins,
    play,
    seat,
    told,
    trading,
)

from portroyal.play.errors import PlayError
from portroyal.play.game import Game

BOX = cards({SAILOR: 6, PRIEST: 6, JACK: 5, YELLOW: 2, BLUE: 2})


def given_back(game: Game, seed: int = 99) -> Game:
    position = msgspec.to_builtins(game.state())
    setup = game.setup
    return Game.new(
        setup.game, setup.players, seed=seed, options=setup.options, start=setup.start, position=position
    )


def refusal(position: Any, players: int = 2, game: str = "port-royal", **more: Any) -> str:
    with pytest.raises(PlayError) as wrong:
        Game.new(game, players, seed=1, position=position, **more)
    assert wrong.value.code in ("bad-position", "bad-deck")
    return wrong.value.sentence.removeprefix("position: ")


@pytest.mark.parametrize(
    ("name", "players", "options"),
    [
        ("port-royal", 2, {}),
        ("port-royal", 5, {"ending": "expedition"}),
        ("unterwegs", 4, {}),
        ("combined", 3, {}),
    ],
)
def test_a_state_is_a_position_throughout_a_game(name: str, players: int, options: dict[str, Any]) -> None:
    whims = random.Random(7)
    game = Game.new(name, players, seed=3, options=options, start=1)
    while not game.over:
        if len(game.actions) % 7 == 0:
            again = given_back(game)
            assert again.state() == game.state()
            assert_sound(again)
        game.play(whims.choice(game.legal))
    over = given_back(game)
    assert (over.state(), over.result) == (game.state(), game.result)


def test_a_state_after_a_reshuffle_keeps_its_pools() -> None:
    options = {"cards": cards({SAILOR: 6, PRIEST: 15, "yellow-3/2": 1})}
    game = trading(seat(2), seat(3), options=options, harbor=["yellow-3/2"], discard=[PRIEST] * 15)
    play(game, "take yellow-3/2")
    again = given_back(game)
    assert again.state() == game.state()
    assert again.state().unseen.old == {SAILOR: 6}
    play(again, "draw")
    assert again.state().unseen.old == {SAILOR: 6}


def test_what_is_left_out_has_its_natural_default() -> None:
    game = Game.new("port-royal", 3, seed=1, start=2, position={})
    state = game.state()
    assert (state.phase, state.round, state.active, state.decider, state.start) == ("discover", 1, 2, 2, 2)
    assert (state.drawn, state.takes_left, state.idle, state.end_called) == (0, 0, 0, False)
    assert (state.harbor, state.discard, state.expeditions, state.revealed) == ([], [], [], None)
    assert [(player.coins, player.display, player.ships) for player in state.players] == [(0, [], [])] * 3
    assert state.draw == 119
    assert game.legal == ["draw"]
    assert game.events == []


def test_null_is_as_good_as_nothing() -> None:
    keys = ("round", "active", "decider", "drawn", "takes_left", "idle", "draw", "harbor", "expeditions")
    nothing = dict.fromkeys([*keys, "discard", "players", "revealed", "unseen"])
    assert Game.new("port-royal", 2, seed=1, position=nothing).state() == at().state()


def test_drawn_is_the_cards_in_the_harbor_and_takes_left_is_by_the_rules() -> None:
    game = at(seat(0, [GOVERNOR]), seat(), phase="trade", harbor=[YELLOW, BLUE, RED, "green-1/1", PRIEST])
    assert (game.state().drawn, game.state().takes_left) == (5, 3)
    game = at(seat(), seat(5, [GOVERNOR]), phase="trade", decider=1, harbor=[YELLOW, BLUE, RED, "green-1/1"])
    assert (game.state().drawn, game.state().takes_left) == (4, 2)
    game = at(seat(0, [SAILOR]), seat(), phase="repel", harbor=[BLUE], revealed=YELLOW)
    assert (game.state().drawn, game.legal) == (2, ["repel", "keep"])
    assert at(harbor=[BLUE], drawn=7).state().drawn == 7
    assert at(seat(9), seat(), phase="trade", harbor=[YELLOW, SAILOR], takes_left=2).state().takes_left == 2


def test_the_five_player_expedition_is_open_below_what_came_later() -> None:
    five = [seat() for _ in range(5)]
    assert at(*five).state().expeditions == [FIVE_PLAYER]
    assert at(*five, expeditions=["expedition-priests"]).state().expeditions == [
        FIVE_PLAYER,
        "expedition-priests",
    ]
    shown = ["expedition-priests", FIVE_PLAYER]
    assert at(*five, expeditions=shown).state().expeditions == shown
    owner = at(seat(0, [FIVE_PLAYER]), *five[1:])
    assert (owner.state().expeditions, owner.state().players[0].points) == ([], 5)


def test_forced_decisions_are_made_as_in_play() -> None:
    game = trading(seat(), seat(), seat(9), harbor=[JACK])
    assert (game.decider, game.state().phase) == (2, "trade")
    game = trading(seat(), seat(), harbor=[JACK])
    assert told(game.events) == [f"- sweep {JACK} 1 harbor>discard", "1 turn 1"]


def test_a_chance_that_has_begun_pays_no_admiral_again() -> None:
    game = trading(seat(0, [ADMIRAL]), seat(0, [ADMIRAL]), harbor=[YELLOW, BLUE, RED, PRIEST, SAILOR])
    assert coins(game) == [0, 0]
    play(game, "pass")
    assert coins(game) == [0, 2]


def test_hidden_cards_are_dealt_afresh_by_the_seed() -> None:
    def draws(seed: int) -> list[str]:
        game = at(seat(9), seat(9), seed=seed)
        return [what for _ in range(3) if (what := game.play("draw")[0].what) and game.legal[0] == "draw"]

    assert draws(5) == draws(5)
    assert len({tuple(draws(seed)) for seed in range(9)}) > 5


def test_deck_names_the_next_cards_of_the_draw_pile() -> None:
    game = at(seat(5), seat(5), deck=[PRIEST, TAX_POINTS, SAILOR], harbor=[YELLOW])
    assert game.state().draw == 119 - 1 - 10
    play(game, "draw", "draw")
    assert game.state().harbor == [YELLOW, PRIEST]
    assert game.state().discard == [TAX_POINTS]
    assert coins(game) == [6, 6]


def test_deck_may_name_the_whole_draw_pile() -> None:
    options = {"cards": BOX}
    deck = [JACK, SAILOR, YELLOW]
    game = at(seat(9), seat(9), options=options, deck=deck)
    assert told(play(game, "draw", "draw"), "reveal") == [
        f"0 reveal {card} 1 draw>harbor" for card in deck[:2]
    ]
    assert "deck names 4 cards, but the draw pile has 3" in refusal(
        {"players": [seat(9), seat(9)]}, options=options, deck=[*deck, BLUE]
    )


def test_pools_part_the_hidden_cards() -> None:
    pools = {"new": {SAILOR: 6, JACK: 5, YELLOW: 2, BLUE: 2}, "old": {PRIEST: 6}}
    game = at(seat(4, old_coins=4), seat(5, old_coins=2), options={"cards": BOX}, unseen=pools)
    assert game.state().draw == 15 - 3
    assert (game.state().unseen.old, Counter(game.state().unseen.new)) == (
        pools["old"],
        Counter(pools["new"]),
    )
    assert [player.old_coins for player in game.state().players] == [4, 2]
    assert_sound(game)


def test_a_position_without_pools_has_one() -> None:
    game = at(seat(4, old_coins=4), seat(5), options={"cards": BOX})
    assert [player.old_coins for player in game.state().players] == [0, 0]
    assert game.state().unseen.old == {}


def test_a_finished_position_is_scored() -> None:
    game = at(seat(3, [SAILOR]), seat(4, [PRIEST]), phase="over", end_called=True, round=9)
    assert game.over
    assert game.result is not None
    assert (game.result.winners, game.result.reason, game.result.rounds) == ([1], "points", 9)
    for ended, reason in ((at(phase="over", idle=2), "no-cards"), (at(phase="over", round=200), "cap")):
        assert ended.result is not None
        assert ended.result.reason == reason


def test_points_that_call_the_end_call_it_in_a_position_too() -> None:
    twelve = ["mademoiselle-9/3", "mademoiselle-9/3", "admiral-9/3", "admiral-9/3"]
    assert at(seat(), seat(0, twelve)).state().end_called
    assert not at(seat(), seat(0, twelve), options={"ending": "expedition"}).state().end_called
    assert at(end_called=True).state().end_called


ON_SEAT_0 = [
    ({"coins": -1}, "player 0: coins is -1; it must be 0 to 192 here"),
    ({"coins": "3"}, "player 0: coins is '3'; it must be 0 to 192 here"),
    ({"coins": True}, "player 0: coins is True; it must be 0 to 192 here"),
    ({"coins": 120}, "the players have 120 coins, but only 119 cards are hidden"),
    ({"old_coins": 1}, "player 0: old_coins is 1; it must be 0 here"),
    ({"age": 1}, "player 0: 'age' is not part of a player's state"),
    ({"display": "x"}, "player 0: display must be a list of cards"),
    ({"display": [YELLOW]}, f"player 0: display: {YELLOW} cannot lie there"),
    ({"display": [TAX_POINTS]}, f"player 0: display: {TAX_POINTS} cannot lie there"),
    ({"display": ["jack-6/1"] * 4}, "player 0: display: there are not so many copies of jack-6/1"),
    ({"display": [FIVE_PLAYER]}, f"player 0: display: {FIVE_PLAYER} cannot lie there with 2 players"),
    ({"ships": [YELLOW]}, f"player 0: ships: {YELLOW} lies under no wholesaler of its color"),
    ({"display": [SAILOR], "points": 2}, "player 0: points is 2, but the cards shown make 1"),
    ({"display": [SAILOR], "swords": 0}, "player 0: swords is 0, but the cards shown make 1"),
]


@pytest.mark.parametrize(("data", "sentence"), ON_SEAT_0)
def test_an_impossible_player(data: dict[str, Any], sentence: str) -> None:
    assert refusal({"players": [data, {}]}) == sentence


IMPOSSIBLE: list[tuple[dict[str, Any], str]] = [
    ({"weather": "fine"}, "'weather' is not part of a state"),
    ({"game": "dice"}, "it is of the game 'dice', not of port-royal"),
    ({"players": [{}]}, "it shows 1 players, but 2 play"),
    ({"players": {}}, "players must be a list of objects, one per seat"),
    ({"players": [1, 2]}, "players must be a list of objects, one per seat"),
    ({"phase": "lunch"}, "phase is 'lunch'; it must be one of discover, repel, trade, over"),
    ({"phase": ["x"]}, "phase is ['x']; it must be one of discover, repel, trade, over"),
    ({"round": 0}, "round is 0; it must be 1 to 200 here"),
    ({"round": 201}, "round is 201; it must be 1 to 200 here"),
    ({"active": 2}, "active is 2; it must be 0 to 1 here"),
    ({"idle": 3}, "idle is 3; it must be 0 to 2 here"),
    ({"idle": 2}, "idle is 2, so the game would be over"),
    ({"decider": 1}, "in phase discover the active player decides, not player 1"),
    ({"decider": 2}, "decider is 2; it must be 0 to 1 here"),
    ({"end_called": 1}, "end_called is 1; it must be true or false"),
    ({"harbor": "x"}, "harbor must be a list of cards"),
    (
        {"harbor": ["yellow-9/9"]},
        "harbor: 'yellow-9/9' is no card of port-royal; the nearest are yellow-4/4, yellow-3/4, yellow-3/2",
    ),
    ({"harbor": [7]}, "harbor: 7 is no card of port-royal"),
    ({"harbor": [TAX_POINTS]}, f"harbor: {TAX_POINTS} cannot lie there"),
    ({"harbor": ["expedition-settlers"]}, "harbor: expedition-settlers cannot lie there"),
    ({"harbor": [YELLOW, "yellow-2/2"]}, f"harbor: {YELLOW} and yellow-2/2 have one color"),
    ({"harbor": [YELLOW], "drawn": 0}, "drawn is 0, but at least 1 cards were revealed this turn"),
    ({"phase": "trade", "drawn": 0}, "drawn is 0, but at least 1 cards were revealed this turn"),
    ({"takes_left": 1}, "takes_left is 1; it must be 0 here"),
    ({"phase": "trade", "harbor": [YELLOW], "takes_left": 4}, "takes_left is 4; it must be 0 to 3 here"),
    (
        {"phase": "trade", "harbor": [YELLOW], "decider": 1, "takes_left": 2},
        "takes_left is 2; it must be 0 to 1 here",
    ),
    ({"phase": "repel"}, "phase repel and a revealed ship go together"),
    ({"revealed": YELLOW}, "phase repel and a revealed ship go together"),
    ({"phase": "repel", "revealed": SAILOR}, f"revealed: {SAILOR} cannot lie there"),
    (
        {"phase": "repel", "revealed": YELLOW},
        f"the active player cannot repel {YELLOW}, so phase repel does not fit",
    ),
    ({"phase": "over"}, "phase over does not fit: nothing has ended the game"),
    ({"expeditions": [SAILOR]}, f"expeditions: {SAILOR} cannot lie there"),
    ({"expeditions": [FIVE_PLAYER]}, f"expeditions: {FIVE_PLAYER} cannot lie there with 2 players"),
    ({"discard": [SAILOR] * 8}, f"discard: there are not so many copies of {SAILOR}"),
    ({"draw": 118}, "draw is 118, but 119 cards are left for the draw pile"),
    ({"unseen": []}, "unseen must be an object with new and old"),
    ({"unseen": {"middle": {}}}, "unseen must be an object with new and old"),
    ({"unseen": {"new": [SAILOR]}}, "unseen new must be an object of cards and counts"),
    ({"unseen": {"new": {}}}, f"unseen leaves out {YELLOW}, which is not shown either"),
    ({"unseen": {"old": {"fish": 1}}}, "unseen old: 'fish' is no card of port-royal"),
    ({"unseen": {"new": {SAILOR: 8}}}, f"unseen new: there are not so many copies of {SAILOR}"),
    ({"unseen": {"new": {SAILOR: -1}}}, f"unseen new: {SAILOR} is -1; it must be 0 to 192 here"),
]


@pytest.mark.parametrize(("position", "sentence"), IMPOSSIBLE)
def test_an_impossible_position(position: dict[str, Any], sentence: str) -> None:
    assert refusal(position) == sentence


def test_pools_that_do_not_fit_the_coins() -> None:
    pools = {"new": {SAILOR: 6, JACK: 5, YELLOW: 2, BLUE: 2}, "old": {PRIEST: 6}}
    more: dict[str, Any] = {"options": {"cards": BOX}}
    sentence = refusal({"players": [{"coins": 5, "old_coins": 5}, {}], "unseen": pools}, **more)
    assert sentence == "the players have 5 old coins, but unseen old counts 6"
    few = {"new": {SAILOR: 1}, "old": pools["old"]}
    shown = {"discard": [SAILOR] * 5 + [JACK] * 5 + [YELLOW] * 2 + [BLUE] * 2}
    seats = [{"coins": 8, "old_coins": 5}, {"coins": 1, "old_coins": 1}]
    sentence = refusal({"players": seats, "unseen": few, **shown}, **more)
    assert "coins" in sentence


@pytest.mark.parametrize("deck", [5, "draw", {"a": 1}])
def test_a_deck_that_is_no_list(deck: Any) -> None:
    assert refusal({}, deck=deck) == "deck must be a list of cards"


def test_a_deck_must_be_in_the_draw_pile() -> None:
    assert refusal({}, deck=["fish"]) == "deck, card 1: 'fish' is no card of port-royal"
    assert (
        refusal({}, deck=[SAILOR] * 8)
        == f"deck, card 8: there are not so many copies of {SAILOR} in the deck"
    )
    shown = {"harbor": [SAILOR] * 7}
    assert refusal(shown, deck=[SAILOR]) == f"deck, card 1: {SAILOR} is not in the draw pile"
    assert "there are not so many copies" in refusal({}, deck=[FIVE_PLAYER])


@pytest.mark.parametrize("position", [5, "x", []])
def test_a_position_is_an_object(position: Any) -> None:
    with pytest.raises(PlayError, match="a position is an object like a state, not") as wrong:
        Game.new("port-royal", 2, position=position)
    assert wrong.value.code == "bad-position"


def test_an_unterwegs_position_knows_no_base_cards() -> None:
    assert (
        refusal({"harbor": [GOVERNOR]}, game="unterwegs") == f"harbor: '{GOVERNOR}' is no card of unterwegs"
    )
    assert refusal({"expeditions": ["expedition-settlers"]}, game="unterwegs").endswith(
        "is no card of unterwegs"
    )
