"""Why a choice is better than another: facts of the offers and of what lies there, in every language."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.tables import PRIEST, SAILOR, YELLOW, cards

from portroyal.play.game import Game
from portroyal.text.family import family_of
from portroyal.text.words import LANGUAGES, Words


def reasons(
    position: dict[str, Any], better: str, other: str, game: str = "port-royal", **options: Any
) -> list[str]:
    made = Game.new(
        game, 2, seed=1, position={"game": game} | position, names=["Ann", "Bob"],
        options={"chapter": 1} if game == "dice" else options,
    )  # fmt: skip
    return family_of(Words("en"), made).asking().reasons(better, other)


def trade(harbor: list[str], coins: int = 9, display: tuple[str, ...] = (), **more: Any) -> dict[str, Any]:
    players = [{"coins": coins, "display": list(display)}, {"coins": 3}]
    return {"phase": "trade", "takes_left": 1, "harbor": harbor, "players": players} | more


def test_a_person_who_completes_a_crew() -> None:
    lying = trade(
        ["jack-6/1", "trader-red-3/1"], display=("settler-4/1",), expeditions=["expedition-settlers"]
    )
    facts = "an expedition (settler + settler: 4 points and 2 coins)"
    assert reasons(lying, "take jack-6/1", "take trader-red-3/1") == [f"it completes the crew for {facts}"]
    lying["players"][0]["display"] = []
    told = reasons(lying, "take jack-6/1", "take trader-red-3/1")
    assert told == [f"only one more person is then needed for {facts}"]


def test_a_trader_and_the_ships_that_are_still_to_come() -> None:
    told = reasons(trade(["trader-red-3/1", "blue-1/1"]), "take trader-red-3/1", "take blue-1/1")
    assert told == [
        "1 more coin for every red ship you trade with",
        "10 red ships are among the cards that may come next",
        "it brings 1 point",
    ]


def test_a_ship_pays_with_what_traders_add() -> None:
    lying = trade(["red-1/1", "sailor-3/1"], display=("trader-red-3/1",))
    assert "the ship pays 2 coins" in reasons(lying, "take red-1/1", "pass")


def test_c4_9_a_ship_pays_what_the_fee_leaves() -> None:
    lying = trade(["red-2/3", "blue-1/1"], active=1, decider=0)
    assert reasons(lying, "take red-2/3", "pass")[-1] == (
        "the ship pays 1 coin, with 1 for Bob already deducted"
    )
    assert not any("pays" in told for told in reasons(lying, "take blue-1/1", "pass"))


def test_swords_tell_which_ships_they_repel() -> None:
    told = reasons(trade(["sailor-3/1", "blue-1/1"]), "take sailor-3/1", "take blue-1/1")
    assert told[0].startswith("1 sword in all can repel ")


def test_coins_points_and_the_end() -> None:
    display = ("mademoiselle-9/3", "mademoiselle-9/3", "admiral-9/3", "jester-9/3")
    lying = trade(["settler-4/1", "blue-1/1"], coins=4, display=display[:2])
    assert reasons(lying, "take blue-1/1", "take settler-4/1") == ["the ship pays 1 coin"]
    assert reasons(lying, "pass", "take settler-4/1") == ["it leaves 4 coins in hand instead of 2"]
    assert "it brings 1 point" in reasons(lying, "take settler-4/1", "pass")
    dear = trade(["jester-7/2", "sailor-3/1"], coins=8)
    assert (
        reasons(dear, "take sailor-3/1", "take jester-7/2")[0]
        == "it saves coins (the other choice costs 7 of 8 coins)"
    )
    theirs = dear | {"active": 1, "decider": 0}
    told = reasons(theirs, "take sailor-3/1", "take jester-7/2")
    assert told[0] == "it saves coins (the other choice costs 8 of 8 coins, 1 of them for Bob)"
    theirs = trade(["settler-4/1"], active=1, decider=0)
    assert "no coin goes to Bob" in reasons(theirs, "pass", "take settler-4/1")


def test_a_drawback_and_a_ship_that_pays_less_speak_for_nothing() -> None:
    hired = reasons(trade(["passenger-2/1"], 5), "take passenger-2/1", "pass", "unterwegs")
    assert hired == ["it brings 1 point"]
    lying = trade(["red-3/6", "blue-1/1"], 5)
    assert reasons(lying, "take red-3/6", "take blue-1/1") == ["the ship pays 3 coins"]
    assert reasons(lying, "take blue-1/1", "take red-3/6") == []


def test_c6_3_points_alone_may_not_call_the_end() -> None:
    display = ("mademoiselle-9/3", "mademoiselle-9/3", "admiral-9/3", "settler-4/1", "settler-4/1")
    lying = trade(["settler-4/1", "blue-1/1"], display=display, expeditions=["expedition-settlers"])
    hire, fulfil = "take settler-4/1", "fulfil expedition-settlers"
    assert reasons(lying, hire, "take blue-1/1")[0] == "it reaches 12 points, triggering the last round"
    assert "last round" not in " ".join(reasons(lying, hire, "take blue-1/1", ending="expedition"))
    told = reasons(lying, fulfil, "take blue-1/1", ending="expedition")
    assert told[0] == "it reaches 13 points, triggering the last round"


def test_draw_or_stop() -> None:
    """10 red ships: the one in the harbor is known, two bear a skull."""
    players = [{"coins": 3}, {"coins": 3}]
    poor = {"harbor": ["pirate-9/3"], "players": players}
    assert reasons(poor, "draw", "stop") == ["nothing in the harbor can be taken", "no bust is possible"]
    rich = {"harbor": ["red-1/1", "blue-1/1", "green-1/1"], "players": players}
    safe, more, so_far = reasons(rich, "draw", "stop")
    assert safe == "89 of 116 hidden cards are safe (77%)"
    assert "bring another color, and with it one more card to take" in more
    assert so_far.startswith("so far within reach: red frigate (pays 1), ")
    busts, reach = reasons(rich, "stop", "draw")
    assert busts == "27 of 116 hidden cards bust (23%)"
    assert reach.startswith("1 card can be taken, out of these: red frigate (pays 1), blue fluyt (pays 1), ")


def test_repel_or_let_in() -> None:
    players = [{"coins": 3, "display": ["pirate-5/1"]}, {"coins": 3}]
    third = ["blue-1/1", "green-1/1", "yellow-1/1"]
    position = {"phase": "repel", "revealed": "red-1/1", "harbor": third, "players": players}
    assert reasons(position, "keep", "repel") == [
        "that makes 4 colors in the harbor, and one more card to take",
        "the ship pays 1 coin",
    ]
    assert "more of the" in reasons(position, "repel", "keep")[0]
    position["harbor"] = ["red-2/3"]
    assert reasons(position, "repel", "keep") == ["letting it in would be a bust"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "players"), [("combined", 3), ("dice", 2)])
def test_whole_games_have_reasons_in_every_language(lang: str, game: str, players: int) -> None:
    """Any choice beside any other: a fact, or at least what the choice itself says."""
    chance = random.Random(f"{game} {lang}")
    made = Game.new(game, players, seed=5, options={"chapter": 2} if game == "dice" else {})
    family = family_of(Words(lang), made)
    for _ in range(150):
        if made.over:
            break
        asking = family.asking()
        choices = asking.choices()
        if len(choices) > 1:
            better, other = chance.sample(choices, 2)
            told = asking.reasons(better.action, other.action)
            assert told or better.detail
            assert all(fact and not fact.endswith(".") for fact in told)
        made.play(chance.choice(made.legal))


def test_the_dice_tell_risk_board_and_what_is_completed() -> None:
    players: list[dict[str, object]] = [{}, {}]
    board = {"ships": {"red": "C", "blue": "A"}, "wheels": {}, "chest": False}
    position = {"phase": "discover", "board": board, "players": players}
    busts, lying = reasons(position, "stop", "roll", "dice")
    assert "of 36 rolls bust" in busts
    assert "can be taken" in lying
    assert "red ship (" in lying
    safe, skulls = reasons(position, "roll", "stop", "dice")
    assert skulls == "stopping now costs 1 skull"
    assert "of 36 rolls are safe" in safe


def test_g3_7_a_roll_that_counts_may_win_the_game() -> None:
    """16 points and four pieces: the ship that is placed is the fifth."""
    fields = [*(f"pa{n}" for n in range(1, 10)), *(f"ma{n}" for n in range(1, 8))]
    fields += [*(f"me{n}" for n in range(1, 8)), *(f"co{n}" for n in range(1, 9))]
    seat = {"points": 16, "crossed": fields, "wheels": {"green": [0, 0, 6], "blue": [5, 1, 0]}}
    board = {"ships": dict.fromkeys(("yellow", "orange", "green", "blue"), "A")}
    position = {"phase": "discover", "board": board, "roll": "red-A", "players": [seat, {}]}
    assert reasons(position, "resolve", "reroll", "dice") == ["it wins the game"]


def test_c4_6_a_ship_that_is_kept_pays_with_what_traders_add() -> None:
    players = [{"coins": 3, "display": ["pirate-5/1", "trader-red-3/1"]}, {"coins": 3}]
    position = {"phase": "repel", "revealed": "red-1/1", "harbor": ["blue-1/1"], "players": players}
    assert reasons(position, "keep", "repel") == ["the ship pays 2 coins"]


def test_c3_3_a_second_ship_that_can_be_repelled_is_no_danger() -> None:
    """Of the hidden red ships seven bust who has one sword, and only those with a skull who has seven."""
    for display, more in (("sailor-3/1",), 7), (("pirate-9/3", "pirate-7/2", "pirate-5/1", "sailor-3/1"), 2):
        players = [{"coins": 0, "display": list(display)}, {"coins": 0}]
        position = {"phase": "repel", "revealed": "red-1/1", "harbor": ["blue-1/1"], "players": players}
        (told,) = reasons(position, "repel", "keep")
        assert f"{more} more of the" in told
        game = Game.new("port-royal", 2, seed=1, position={"game": "port-royal"} | position)
        lost = []
        for action in ("repel", "keep"):
            after = game.copy()
            after.play(action)
            (risk,) = [offer.risk for offer in after.offers() if offer.risk]
            lost.append(risk.lost)
        assert lost[1] - lost[0] == more


@pytest.mark.parametrize("coins", [0, 1])
def test_c4_9_a_ship_that_pays_its_own_fee_is_not_dear(coins: int) -> None:
    theirs = trade(["red-1/1"], coins=coins, active=1, decider=0)
    assert reasons(theirs, "pass", "take red-1/1") == ["no coin goes to Bob"]


def test_d6_only_cards_that_may_come_next_are_counted() -> None:
    """No old coins; and none at all where what the choice pays is shuffled with the discard pile (C1.4)."""
    trader = "trader-yellow-3/1"
    box = cards({SAILOR: 8, PRIEST: 6, YELLOW: 4, trader: 4})
    unseen = {"new": {SAILOR: 5, PRIEST: 4, YELLOW: 1}, "old": {SAILOR: 2, YELLOW: 1}}
    old: dict[str, Any] = {
        "players": [{"coins": 4, "old_coins": 2}, {"coins": 3, "old_coins": 1}],
        "discard": [SAILOR, PRIEST, PRIEST, YELLOW, trader, trader, trader],
        "unseen": unseen,
    }
    empty: dict[str, Any] = {
        "players": [{"coins": 6}, {"coins": 6}],
        "discard": [SAILOR, SAILOR, PRIEST, YELLOW, YELLOW, trader, trader, trader],
    }

    def told(position: dict[str, Any]) -> list[str]:
        return reasons(trade([trader, YELLOW]) | position, f"take {trader}", "pass", cards=box)

    assert "1 yellow ship is among the cards that may come next" in told(old)
    assert told(empty) == ["1 more coin for every yellow ship you trade with", "it brings 1 point"]
