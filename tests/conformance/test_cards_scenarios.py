"""The card games' rules one by one: set a position, act, look; each test names the rule it proves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from .cards_oracle import FIVE, Oracle, card_name, card_rows
from .engine_process import EngineProcess

Json = dict[str, Any]
SAILOR, SETTLER, CAPTAIN, PRIEST, JACK = "sailor-3/1", "settler-4/1", "captain-4/1", "priest-4/1", "jack-6/1"
JESTER, ADMIRAL, GOVERNOR, MADEMOISELLE = "jester-7/2", "admiral-7/2", "governor-8/0", "mademoiselle-9/3"
YELLOW, BLUE, GREEN, RED, BLACK = "yellow-1/1", "blue-1/1", "green-1/1", "red-1/1", "black-1/2"
FIVE_SHIPS = [YELLOW, BLUE, GREEN, RED, BLACK]
SETTLERS, PRIESTS = "expedition-settlers", "expedition-priests"
FILL = 20
ELEVEN = ["mademoiselle-9/3", "mademoiselle-9/3", "admiral-9/3", "jester-7/2"]


@pytest.fixture(scope="module")
def engine() -> Iterator[EngineProcess]:
    with EngineProcess() as process:
        yield process


def seat(coins: int = 0, display: Sequence[str] = (), ships: Sequence[str] = ()) -> Json:
    return {"coins": coins, "display": list(display), "ships": list(ships)}


def table(
    engine: EngineProcess,
    *players: Json,
    game: str = "port-royal",
    deck: Sequence[str] = (),
    options: Json | None = None,
    **position: Any,
) -> Json:
    """A game from a position, with the next cards of the draw pile."""
    keys: Json = {"deck": list(deck)} if deck else {}
    if options:
        keys["options"] = options
    if options and "cards" in options:  # the governors of `own` are out of the way with the last seat
        players = *players[:-1], {**players[-1], "display": [*players[-1]["display"], *[GOVERNOR] * FILL]}
    position = {"phase": "discover", "players": list(players), **position}
    answer = engine.must("new", game=game, players=len(players), position=position, seed=1, **keys)
    assert isinstance(answer["state"], dict)
    return answer["state"]


def trade(
    engine: EngineProcess, *players: Json, harbor: Sequence[str], decider: int = 0, **keys: Any
) -> Json:
    """A position in the chance of `decider`; seat 0 is active unless told otherwise."""
    return table(engine, *players, phase="trade", harbor=list(harbor), decider=decider, **keys)


def own(**counts: int) -> Json:
    """A deck of one's own: a few kinds (names with _ for - and __ for /), and governors to fill it up."""
    wanted = {name.replace("__", "/").replace("_", "-"): n for name, n in counts.items()}
    rows = {card_name(row): row for row in reversed(card_rows()) if row["set"] == "base"}
    return {"cards": [{**rows[name], "count": str(n)} for name, n in {**wanted, GOVERNOR: FILL}.items()]}


def coins(state: Json) -> list[int]:
    return [player["coins"] for player in state["players"]]


def takes(state: Json) -> set[str]:
    return {action[5:] for action in state["legal"] if action.startswith("take ")}


# 1. Material and piles


@pytest.mark.parametrize("n", [2, 3, 4, 5])
def test_c1_1_base_deck_and_five_player_expedition(engine: EngineProcess, n: int) -> None:
    """Section 10: the five-player expedition is never shuffled in."""
    state = engine.must("new", game="port-royal", players=n, seed=3)["state"]
    unseen = Counter(state["unseen"]["new"])
    kinds = Counter(name.split("-")[0] for name in unseen.elements())
    assert state["expeditions"] == ([FIVE] if n == 5 else [])
    assert FIVE not in unseen
    assert sum(unseen.values()) == 119
    assert state["draw"] == 119 - 3 * n
    assert sum(kinds[c] for c in ("yellow", "blue", "green", "red", "black")) == 50
    assert (kinds["tax"], kinds["expedition"]) == (4, 5)
    assert not any(state["unseen"]["old"].values())


def test_c1_2_fee_coin_moves_and_price_is_discarded(engine: EngineProcess) -> None:
    trade(engine, seat(), seat(5), harbor=[SAILOR], decider=1)
    state = engine.act("take " + SAILOR)
    assert coins(state) == [1, 1]
    assert len(state["discard"]) == 3
    assert sum(state["unseen"]["new"].values()) == state["draw"] + 2 == 119 - 1 - 3


def test_c1_3_c1_6_newest_coin_first_and_price_before_fee(engine: EngineProcess) -> None:
    a1, a2, a3, b1, b2, b3 = SETTLER, CAPTAIN, PRIEST, JACK, GOVERNOR, "jester-5/1"
    g1, g2 = "admiral-5/1", "pirate-5/1"
    deck = [a1, a2, a3, b1, b2, b3, "yellow-2/1", g1, g2, SAILOR, SAILOR]
    engine.must("new", game="port-royal", players=2, deck=deck, seed=1)
    state = engine.act("draw", "stop", "pass", "take yellow-2/1")
    assert coins(state) == [4, 4]
    assert state["active"] == 1
    state = engine.act("draw", "stop", "pass", "take " + SAILOR)
    assert state["discard"] == ["yellow-2/1", g2, a3, a2]
    assert coins(state) == [0, 5]
    state = engine.act("draw", "stop", "take " + SAILOR)
    assert state["discard"][4:] == [a1, g1, b3]
    assert coins(state) == [1, 1]


def test_c1_4_reshuffle_at_the_next_need_not_before(engine: EngineProcess) -> None:
    options = own(sailor_3__1=1, settler_4__1=4)
    state = table(engine, seat(), seat(), options=options, discard=[SETTLER] * 4)
    assert state["draw"] == 1
    assert state["unseen"] == {"new": {SAILOR: 1}, "old": {}}
    state = engine.act("draw")
    assert (state["draw"], state["discard"], state["harbor"]) == (0, [SETTLER] * 4, [SAILOR])
    state = engine.act("draw")
    assert (state["draw"], state["discard"], state["harbor"]) == (3, [], [SAILOR, SETTLER])


def test_c1_5_nobody_can_reveal_ends_the_game(engine: EngineProcess) -> None:
    state = table(engine, seat(60), seat(59))
    assert state["phase"] == "over"
    assert state["winners"] == [0]
    assert state["decider"] is None
    assert state["legal"] == []
    assert state["idle"] == 2
    assert engine.must("record")["record"]["result"]["reason"] == "no-cards"


def test_c1_5_fulfil_or_stop_without_cards(engine: EngineProcess) -> None:
    state = table(engine, seat(80, [SETTLER, SETTLER]), seat(36), expeditions=[SETTLERS])
    assert set(state["legal"]) == {"stop", "fulfil " + SETTLERS}
    assert state["idle"] == 0
    state = engine.act("fulfil " + SETTLERS)
    assert state["phase"] == "over"
    assert coins(state) == [82, 36]
    assert state["players"][0]["points"] == 4
    table(engine, seat(80, [SETTLER, SETTLER]), seat(36), expeditions=[SETTLERS])
    assert engine.act("stop")["phase"] == "over"


def test_c1_5_must_stop_after_the_last_card_then_trade(engine: EngineProcess) -> None:
    state = table(engine, seat(118), seat(), deck=[], harbor=[SAILOR])
    assert state["phase"] == "trade"
    assert set(state["legal"]) == {"pass", "take " + SAILOR}
    state = table(engine, seat(115, [SETTLER, SETTLER]), seat(), harbor=[SAILOR], expeditions=[SETTLERS])
    assert state["phase"] == "discover"
    assert set(state["legal"]) == {"stop", "fulfil " + SETTLERS}
    assert engine.act("stop")["phase"] == "trade"


def test_c1_5_traded_ship_becomes_its_own_fee(engine: EngineProcess) -> None:
    state = trade(engine, seat(118), seat(), harbor=["yellow-4/4"], decider=1)
    assert takes(state) == {"yellow-4/4"}
    state = engine.act("take yellow-4/4")
    assert coins(state) == [119, 0]
    assert state["discard"] == []
    assert state["draw"] == 0
    assert state["unseen"]["new"] == {"yellow-4/4": 1}
    assert state["players"][0]["old_coins"] == 118


def test_c1_5_kept_ship_cannot_pay_the_fee(engine: EngineProcess) -> None:
    """Under a wholesaler the ship is not discarded: without a coin the take is not legal, the pass forced."""
    state = trade(
        engine,
        seat(137),
        seat(0, ["wholesaler-yellow-8/3"]),
        game="combined",
        harbor=["yellow-4/4"],
        decider=1,
    )
    assert state["phase"] == "discover"
    assert state["active"] == 1
    assert coins(state) == [137, 0]
    assert state["discard"] == ["yellow-4/4"]


def test_c1_5_a_gain_pays_what_is_there(engine: EngineProcess) -> None:
    options = own(yellow_4__4=1, settler_4__1=3)
    trade(engine, seat(), seat(2), harbor=["yellow-4/4"], options=options)
    state = engine.act("take yellow-4/4")
    assert coins(state)[0] == 2
    assert state["draw"] == 0


def test_c1_5_a_turn_with_a_card_breaks_the_row(engine: EngineProcess) -> None:
    options = own(sailor_3__1=4)
    state = table(engine, seat(), seat(), options=options, idle=1, discard=[SAILOR] * 4)
    assert state["idle"] == 1
    assert engine.act("draw")["idle"] == 0


# 2. Setup


def test_c2_1_three_coins_each_dealt_from_start(engine: EngineProcess) -> None:
    deck = [SETTLER] * 3 + [PRIEST] * 3 + [CAPTAIN] * 3 + [SAILOR]
    state = engine.must("new", game="port-royal", players=3, start=1, deck=deck, seed=9)["state"]
    assert coins(state) == [3, 3, 3]
    assert state["start"] == state["active"] == state["decider"] == 1
    assert (state["round"], state["drawn"], state["phase"]) == (1, 0, "discover")
    engine.act("draw", "stop")
    assert engine.act("take " + SAILOR)["discard"] == [SETTLER] * 3


def test_c2_2_clockwise_and_rounds(engine: EngineProcess) -> None:
    options = own()
    engine.must("new", game="port-royal", players=3, start=2, options=options)
    seen = []
    for _ in range(4):
        state = engine.state()
        seen.append((state["active"], state["round"]))
        engine.act("draw", "stop")
    assert seen == [(2, 1), (0, 1), (1, 1), (2, 2)]


# 3. Discover


def test_c3_1_first_card_is_a_must_then_stop_is_free(engine: EngineProcess) -> None:
    for card in ("tax-most-swords", SETTLERS, SAILOR, YELLOW):
        state = table(engine, seat(), seat(), deck=[card])
        assert state["legal"] == ["draw"]
        state = engine.act("draw")
        assert set(state["legal"]) == {"draw", "stop"}
        assert state["drawn"] == 1
    table(engine, seat(0, [SAILOR]), seat(), deck=[YELLOW])
    state = engine.act("draw", "repel")
    assert set(state["legal"]) == {"draw", "stop"}
    assert state["drawn"] == 1
    assert state["harbor"] == []
    state = engine.act("stop")
    assert (state["phase"], state["active"]) == ("discover", 1)


def test_c3_2_person_to_the_harbor(engine: EngineProcess) -> None:
    table(engine, seat(), seat(), deck=[SAILOR, PRIEST])
    assert engine.act("draw", "draw")["harbor"] == [SAILOR, PRIEST]


def test_c3_3_repel_only_the_ship_just_revealed(engine: EngineProcess) -> None:
    """Section 10: repelling an older ship."""
    table(engine, seat(0, [SAILOR, "pirate-5/1"]), seat(), deck=["green-2/3", "blue-2/2", "black-2/4"])
    state = engine.act("draw")
    assert (state["phase"], state["revealed"], state["harbor"]) == ("repel", "green-2/3", [])
    assert set(state["legal"]) == {"repel", "keep"}
    assert state["players"][0]["swords"] == 3
    state = engine.act("keep")
    assert (state["phase"], state["revealed"], state["harbor"]) == ("discover", None, ["green-2/3"])
    assert "repel" not in state["legal"]
    state = engine.act("draw", "repel")
    assert state["harbor"] == ["green-2/3"]
    assert state["discard"] == ["blue-2/2"]
    assert engine.act("draw")["phase"] == "discover"


def test_c3_3_skull_is_never_repelled(engine: EngineProcess) -> None:
    strong = seat(0, ["pirate-5/1", "pirate-7/2", "pirate-9/3", SAILOR, SAILOR, SAILOR])
    table(engine, strong, seat(), deck=["red-3/x"])
    assert engine.act("draw")["harbor"] == ["red-3/x"]


def test_c3_4_bust_discards_all_and_pays_jesters_once(engine: EngineProcess) -> None:
    """Section 10: jesters paid twice on a bust, for the active player only; the busting ship vanishing."""
    players = seat(1, [JESTER]), seat(2), seat(3, ["jester-9/3", JESTER])
    table(engine, *players, harbor=[SAILOR, YELLOW], expeditions=[PRIESTS], deck=["yellow-4/4"], active=1)
    state = engine.act("draw")
    assert (state["phase"], state["active"], state["drawn"]) == ("discover", 2, 0)
    assert sorted(state["discard"]) == sorted([SAILOR, YELLOW, "yellow-4/4"])
    assert coins(state) == [2, 2, 5]
    assert state["expeditions"] == [PRIESTS]
    assert state["harbor"] == []


def test_c3_4_the_busting_ship_may_be_repelled_or_not(engine: EngineProcess) -> None:
    """Section 10: no chance to repel the ship that would bust."""
    for choice in ("repel", "keep"):
        table(engine, seat(0, [SAILOR, JESTER]), seat(), harbor=[YELLOW], deck=["yellow-2/1"])
        state = engine.act("draw")
        assert state["phase"] == "repel"
        assert state["harbor"] == [YELLOW]
        state = engine.act(choice)
        assert state["harbor"] == ([YELLOW] if choice == "repel" else [])
        assert (state["active"], coins(state)[0]) == ((0, 0) if choice == "repel" else (1, 1))
        assert len(state["discard"]) == (1 if choice == "repel" else 2)


def test_c3_5_expedition_survives_the_turn(engine: EngineProcess) -> None:
    table(engine, seat(), seat(), deck=[SETTLERS])
    assert engine.act("draw", "stop")["expeditions"] == [SETTLERS]


def test_c3_6_tax_takes_half_rounded_down_from_twelve_on(engine: EngineProcess) -> None:
    """Section 10: 13 coins taxed to 6 instead of 7."""
    table(engine, seat(13, [SAILOR]), seat(12), seat(11), deck=["tax-most-swords"])
    state = engine.act("draw")
    assert coins(state) == [8, 6, 11]
    assert len(state["discard"]) == 13
    assert state["discard"][-1] == "tax-most-swords"
    assert state["phase"] == "discover"
    assert state["drawn"] == 1


def test_c3_6_all_tied_players_gain(engine: EngineProcess) -> None:
    table(engine, seat(), seat(), seat(), deck=["tax-most-swords", "tax-least-points"])
    assert coins(engine.act("draw")) == [1, 1, 1]
    table(
        engine,
        seat(0, [SAILOR]),
        seat(),
        seat(0, [GOVERNOR]),
        deck=["tax-least-points", PRIEST, PRIEST, "tax-most-swords"],
    )
    assert coins(engine.act("draw")) == [0, 1, 1]
    assert coins(engine.act("draw")) == [1, 1, 1]


def test_c3_6_unterwegs_down_to_eight(engine: EngineProcess) -> None:
    table(engine, seat(9), seat(8), seat(12, [SAILOR]), game="unterwegs", deck=["tax-least-points"])
    state = engine.act("draw")
    assert coins(state) == [9, 9, 8]
    assert len(state["discard"]) == 6


def test_c3_6_c3_8_tax_card_is_discarded_after_the_gains_in_turn_order(engine: EngineProcess) -> None:
    options = own(tax_least_points=1, settler_4__1=1)
    table(engine, seat(), seat(), options=options, active=1, deck=["tax-least-points", SETTLER])
    state = engine.act("draw")
    assert coins(state) == [0, 1]
    assert state["discard"] == ["tax-least-points"]


def test_c3_6_taxed_coins_can_be_gained_again(engine: EngineProcess) -> None:
    """All coins are discarded before anybody gains, so they are in the reshuffle; the tax card is not."""
    options = own(tax_most_swords=1, settler_4__1=12)
    table(engine, seat(12), seat(), options=options, deck=["tax-most-swords"])
    state = engine.act("draw")
    assert coins(state) == [7, 1]
    assert state["draw"] == 4
    assert state["discard"] == ["tax-most-swords"]
    assert [p["old_coins"] for p in state["players"]] == [6, 0]


def test_c3_7_a_coin_is_never_resolved(engine: EngineProcess) -> None:
    trade(engine, seat(), seat(), harbor=["yellow-2/1"], deck=["tax-most-swords", SETTLERS])
    state = engine.act("take yellow-2/1")
    assert coins(state) == [2, 0]
    assert state["expeditions"] == []
    assert state["discard"] == ["yellow-2/1"]


def test_c3_8_bust_gains_start_with_the_active_player(engine: EngineProcess) -> None:
    """Three cards are there for three jesters of two players: the active one takes both of its own first."""
    options = own(jester_7__2=3, yellow_1__1=2, blue_1__1=1)
    players = seat(0, [JESTER, JESTER]), seat(0, [JESTER]), seat(1)
    table(engine, *players, options=options, active=1, harbor=[YELLOW], deck=[YELLOW])
    state = engine.act("draw")
    assert coins(state) == [1, 1, 1]
    assert state["draw"] == 0
    assert state["discard"] == []


# 4. Trade & Hire


def test_c4_1_active_first_then_clockwise_once_each(engine: EngineProcess) -> None:
    table(engine, seat(9), seat(9), seat(9), active=1, harbor=[SAILOR, PRIEST, YELLOW])
    order = []
    state = engine.act("stop")
    while state["phase"] == "trade":
        order.append(state["decider"])
        state = engine.act("pass")
    assert order == [1, 2, 0]
    assert state["active"] == 2


@pytest.mark.parametrize(("colors", "expected"), [(0, 1), (3, 1), (4, 2), (5, 3)])
def test_c4_2_takes_by_colors_counted_at_the_start(engine: EngineProcess, colors: int, expected: int) -> None:
    """Section 10: the take count shrinking when a ship is taken."""
    harbor = [*FIVE_SHIPS[:colors], SAILOR, PRIEST, CAPTAIN]
    table(engine, seat(30), seat(), harbor=harbor)
    state = engine.act("stop")
    assert state["takes_left"] == expected
    for left in range(expected - 1, 0, -1):
        state = engine.act("take " + next(iter(sorted(c for c in takes(state) if c in FIVE_SHIPS))))
        assert (state["takes_left"], state["decider"]) == (left, 0)


def test_c4_3_governor_for_all_and_at_once(engine: EngineProcess) -> None:
    table(engine, seat(20), seat(20, [GOVERNOR]), harbor=[GOVERNOR, SAILOR, PRIEST, CAPTAIN, SETTLER])
    assert engine.act("stop")["takes_left"] == 1
    state = engine.act("take " + GOVERNOR)
    assert (state["decider"], state["takes_left"]) == (0, 1)
    state = engine.act("take " + SAILOR)
    assert (state["decider"], state["takes_left"]) == (1, 2)
    state = engine.act("take " + PRIEST)
    assert (state["decider"], state["takes_left"]) == (1, 1)
    state = engine.act("take " + CAPTAIN)
    assert state["active"] == 1
    assert coins(state) == [20 - 8 - 3 + 2, 20 - 4 - 1 - 4 - 1]


def test_c4_4_admirals_pay_every_player_while_five_cards_lie(engine: EngineProcess) -> None:
    """Section 10: admirals for the active player only."""
    harbor = [YELLOW, SAILOR, PRIEST, CAPTAIN, SETTLER, JACK]
    players = seat(0, [ADMIRAL]), seat(3, [ADMIRAL, "admiral-9/3"]), seat(0, ["admiral-9/3"])
    table(engine, *players, harbor=harbor, expeditions=[SETTLERS])
    assert coins(engine.act("stop")) == [2, 3, 0]
    assert coins(engine.act("take " + YELLOW)) == [3, 7, 0]  # five are left
    assert coins(engine.act("take " + SAILOR)) == [4, 3, 0]  # four are left


def test_c4_4_an_admiral_hired_now_does_not_pay(engine: EngineProcess) -> None:
    table(engine, seat(9, [GOVERNOR]), seat(), harbor=[ADMIRAL, *FIVE_SHIPS])
    engine.act("stop")
    assert coins(engine.act("take " + ADMIRAL)) == [2, 0]


def test_c4_5_jesters_of_the_others_for_an_empty_harbor(engine: EngineProcess) -> None:
    """Section 10: jesters for the active player only; the active player's own do not pay."""
    table(engine, seat(0, [JESTER]), seat(0, [JESTER]), seat(0, [JESTER, "jester-9/3"]), harbor=[YELLOW])
    engine.act("stop")
    state = engine.act("take " + YELLOW)
    assert coins(state) == [1, 1, 2]
    assert state["active"] == 1
    table(engine, seat(0, [JESTER]), seat(0, [JESTER]), deck=[SETTLERS])
    state = engine.act("draw", "stop")
    assert coins(state) == [0, 1]
    assert state["active"] == 1


def test_c4_6_traders_add_for_their_color_only(engine: EngineProcess) -> None:
    display = ["trader-blue-3/1", "trader-blue-5/2", "trader-red-3/1"]
    trade(engine, seat(0, display), seat(), harbor=["blue-3/2"])
    state = engine.act("take blue-3/2")
    assert coins(state) == [5, 0]
    assert state["discard"] == ["blue-3/2"]


def test_c4_7_cost_never_below_zero(engine: EngineProcess) -> None:
    """Section 10: costs below 0."""
    ladies = ["mademoiselle-9/3", "mademoiselle-9/3", "mademoiselle-7/2", "mademoiselle-7/2"]
    state = trade(engine, seat(0, ladies), seat(), harbor=[SAILOR, PRIEST, "sailor-5/2"])
    assert takes(state) == {SAILOR, PRIEST}
    state = engine.act("take " + SAILOR)
    assert coins(state) == [0, 0]
    assert SAILOR in state["players"][0]["display"]
    state = trade(engine, seat(), seat(0, ladies), harbor=[SAILOR], decider=1)
    assert state["active"] == 1  # the fee is not made cheaper: the pass was forced


def test_c4_8_what_is_taken_helps_the_next_take(engine: EngineProcess) -> None:
    harbor = ["trader-yellow-3/1", "yellow-2/1", BLUE, GREEN, RED, BLACK, MADEMOISELLE, SAILOR]
    table(engine, seat(11), seat(), harbor=harbor)
    state = engine.act("stop", "take trader-yellow-3/1", "take yellow-2/1")
    assert coins(state) == [11, 0]
    assert state["takes_left"] == 1
    table(engine, seat(11), seat(), harbor=harbor)
    state = engine.act("stop", "take " + MADEMOISELLE)
    assert coins(state)[0] == 2
    assert SAILOR in takes(state)


def test_c4_9_fee_may_come_from_the_ship(engine: EngineProcess) -> None:
    """Section 10: the fee refused although the ship would pay it."""
    state = trade(engine, seat(), seat(), seat(3), harbor=[YELLOW, SAILOR], decider=1)
    assert state["decider"] == 1
    assert takes(state) == {YELLOW}
    assert coins(engine.act("take " + YELLOW)) == [1, 0, 3]


def test_c4_9_a_hire_needs_price_and_fee(engine: EngineProcess) -> None:
    state = trade(engine, seat(), seat(3), harbor=[SAILOR], decider=1)
    assert state["phase"] == "discover"
    assert state["discard"] == [SAILOR]
    assert takes(trade(engine, seat(), seat(4), harbor=[SAILOR], decider=1)) == {SAILOR}


def test_c4_10_pass_with_takes_left(engine: EngineProcess) -> None:
    table(engine, seat(9), seat(9), harbor=FIVE_SHIPS)
    state = engine.act("stop", "take " + YELLOW, "pass")
    assert state["decider"] == 1
    assert state["takes_left"] == 1


def test_c4_11_the_rest_of_the_harbor_is_discarded(engine: EngineProcess) -> None:
    table(engine, seat(9), seat(9), harbor=[YELLOW, SAILOR])
    state = engine.act("stop", "pass", "pass")
    assert sorted(state["discard"]) == sorted([YELLOW, SAILOR])
    assert state["harbor"] == []
    assert (state["active"], state["round"], state["drawn"]) == (1, 1, 0)


# 5. Expeditions


def test_c5_1_only_the_active_player_at_any_time_of_the_turn(engine: EngineProcess) -> None:
    """Section 10: other players fulfilling expeditions."""
    pair, fulfil = [SETTLER, SETTLER], "fulfil " + SETTLERS
    state = table(
        engine, seat(9, pair), seat(9, [SETTLER, JACK]), expeditions=[SETTLERS], deck=[SAILOR, YELLOW]
    )
    assert set(state["legal"]) == {"draw", fulfil}
    assert fulfil in engine.act("draw")["legal"]
    assert fulfil in engine.act("draw")["legal"]
    assert fulfil in engine.act("stop")["legal"]
    state = engine.act("take " + SAILOR)
    assert set(state["legal"]) == {"pass", fulfil}
    assert state["takes_left"] == 0
    state = engine.act("pass")
    assert state["decider"] == 1
    assert fulfil not in state["legal"]
    assert set(engine.act("pass")["legal"]) == {"draw", fulfil}


def test_c5_1_not_while_a_ship_waits(engine: EngineProcess) -> None:
    table(engine, seat(0, [SETTLER, SETTLER, SAILOR]), seat(), expeditions=[SETTLERS], deck=[YELLOW])
    assert set(engine.act("draw")["legal"]) == {"repel", "keep"}


def test_c5_2_persons_for_expedition_points_and_coins(engine: EngineProcess) -> None:
    """Section 10: expeditions worth no points."""
    table(engine, seat(0, [PRIEST, PRIEST, SETTLER]), seat(), expeditions=["expedition-priests-settler"])
    state = engine.act("fulfil expedition-priests-settler")
    me = state["players"][0]
    assert (me["display"], me["points"], me["coins"]) == (["expedition-priests-settler"], 6, 3)
    assert sorted(state["discard"]) == [PRIEST, PRIEST, SETTLER]
    assert state["expeditions"] == []


def test_c5_2_one_jack_stands_in_for_one_demand(engine: EngineProcess) -> None:
    """Section 10: one jack standing in for two demands."""
    state = table(engine, seat(0, [JACK]), seat(), expeditions=[SETTLERS, "expedition-captains"])
    assert state["legal"] == ["draw"]
    state = table(engine, seat(0, [JACK, JACK]), seat(), expeditions=[SETTLERS])
    assert "fulfil " + SETTLERS in state["legal"]
    players = seat(0, [PRIEST, JACK, JACK]), seat(), seat(), seat(), seat()
    assert "fulfil " + FIVE in table(engine, *players)["legal"]
    players = seat(0, [PRIEST, JACK]), seat(), seat(), seat(), seat()
    assert table(engine, *players)["legal"] == ["draw"]


def test_c5_3_exact_persons_before_jacks(engine: EngineProcess) -> None:
    table(engine, seat(0, [JACK, SETTLER, SETTLER]), seat(), expeditions=[SETTLERS])
    state = engine.act("fulfil " + SETTLERS)
    assert sorted(state["players"][0]["display"]) == [SETTLERS, JACK]
    assert state["discard"] == [SETTLER] * 2


def test_c5_4_several_in_one_turn(engine: EngineProcess) -> None:
    table(engine, seat(0, [PRIEST, PRIEST, SETTLER, SETTLER]), seat(), expeditions=[SETTLERS, PRIESTS])
    state = engine.act("fulfil " + SETTLERS, "fulfil " + PRIESTS)
    assert (state["players"][0]["points"], coins(state)[0], state["legal"]) == (8, 4, ["draw"])


# 6. End


def test_c6_1_the_round_is_finished(engine: EngineProcess) -> None:
    """Section 10: the game ending at once at 12 points."""
    table(
        engine,
        seat(2, ELEVEN),
        seat(),
        seat(),
        start=1,
        active=2,
        harbor=[SAILOR],
        round=4,
        deck=[PRIEST, CAPTAIN],
    )
    engine.act("stop")
    state = engine.act("take " + SAILOR)
    assert state["end_called"] is True
    assert (state["phase"], state["active"], state["round"]) == ("discover", 0, 4)
    state = engine.act("draw", "stop")
    assert state["phase"] == "over"
    assert state["winners"] == [0]
    assert state["round"] == 4
    result = engine.must("record")["record"]["result"]
    assert (result["reason"], result["rounds"], result["points"]) == ("points", 4, [12, 0, 0])


def test_c6_1_unterwegs_eight(engine: EngineProcess) -> None:
    eight = ["wholesaler-yellow-6/2", "wholesaler-blue-6/2", "passenger-6/3"]
    trade(engine, seat(0, eight), seat(), game="unterwegs", harbor=["yellow-2/1"])
    state = engine.act("take yellow-2/1")
    assert state["end_called"] is True
    assert state["players"][0]["points"] == 8
    assert state["players"][0]["ships"] == ["yellow-2/1"]
    assert state["phase"] == "discover"


def test_c6_2_ties_by_coins_then_shared(engine: EngineProcess) -> None:
    for purse, winners in ((2, [1]), (3, [0, 1]), (4, [0])):
        players = (
            seat(purse, [*ELEVEN, SAILOR]),
            seat(3, ["admiral-9/3", "jester-9/3", "pirate-9/3", "sailor-7/3"]),
        )
        table(engine, *players, active=1, round=9, deck=[GOVERNOR], end_called=True)
        state = engine.act("draw", "stop")
        assert state["phase"] == "over"
        assert sorted(state["winners"]) == winners


def test_c6_3_expedition_variant(engine: EngineProcess) -> None:
    variant = {"ending": "expedition"}
    rich, twelve = [*ELEVEN, "pirate-9/3"], [SETTLERS, "admiral-9/3", "jester-9/3"]
    state = table(engine, seat(0, rich), seat(0, twelve), options=variant, deck=[SAILOR])
    assert state["end_called"] is False  # 14 points without, 10 points with an expedition
    table(
        engine,
        seat(0, rich),
        seat(5, twelve),
        options=variant,
        active=1,
        harbor=["sailor-5/2"],
        deck=[SAILOR],
    )
    state = engine.act("stop", "take sailor-5/2")
    assert state["phase"] == "over"
    assert state["winners"] == [1]
    assert engine.must("record")["record"]["options"] == variant


def test_c6_3_nobody_wins_without_an_expedition(engine: EngineProcess) -> None:
    state = table(engine, seat(60), seat(59), options={"ending": "expedition"})
    assert state["phase"] == "over"
    assert state["winners"] == []


def test_c6_4_the_cap_after_round_200(engine: EngineProcess) -> None:
    table(engine, seat(1), seat(), active=1, round=200, harbor=[SAILOR])
    state = engine.act("stop")
    assert state["phase"] == "over"
    assert state["winners"] == [0]
    assert state["round"] == 200
    assert engine.must("record")["record"]["result"]["reason"] == "cap"
    table(engine, seat(1), seat(), active=1, round=199, harbor=[SAILOR])
    assert (engine.act("stop")["phase"], engine.state()["round"]) == ("discover", 200)


# 7. Unterwegs


def test_c7_1_deck_of_unterwegs(engine: EngineProcess) -> None:
    state = engine.must("new", game="unterwegs", players=4, seed=3)["state"]
    kinds = Counter(name.split("-")[0] for name in Counter(state["unseen"]["new"]).elements())
    assert (kinds["wholesaler"], kinds["sailor"], kinds["pirate"], kinds["passenger"], kinds["tax"]) == (
        10,
        10,
        2,
        10,
        3,
    )
    assert all(kinds[color] == 5 for color in ("yellow", "blue", "green", "red", "black"))
    assert state["draw"] == 48
    assert state["expeditions"] == []


def test_c7_2_ship_under_the_wholesaler_counts_once(engine: EngineProcess) -> None:
    display = ["wholesaler-green-6/2", "wholesaler-green-6/2"]
    trade(engine, seat(0, display), seat(), game="unterwegs", harbor=["green-3/5"])
    state = engine.act("take green-3/5")
    me = state["players"][0]
    assert (me["ships"], me["points"], me["coins"], state["discard"]) == (["green-3/5"], 5, 3, [])


def test_c7_3_passengers_only_count(engine: EngineProcess) -> None:
    trade(engine, seat(4), seat(), game="unterwegs", harbor=["passenger-4/2"])
    me = engine.act("take passenger-4/2")["players"][0]
    assert (me["points"], me["swords"], me["coins"]) == (2, 0, 0)


def test_c7_4_combined_deck_and_rules(engine: EngineProcess) -> None:
    state = engine.must("new", game="combined", players=5, seed=3)["state"]
    unseen = Counter(state["unseen"]["new"])
    kinds = Counter(name.split("-")[0] for name in unseen.elements())
    assert sum(unseen.values()) == 139
    assert (kinds["wholesaler"], kinds["passenger"]) == (5, 5)
    assert unseen == Counter(c for c in Oracle("combined", 5).all_cards() if c != FIVE)
    trade(
        engine,
        seat(9, ["jester-9/3", "wholesaler-red-6/2", "pirate-9/3"]),
        seat(),
        game="combined",
        harbor=[RED],
    )
    state = engine.act("take " + RED)
    assert state["players"][0]["points"] == 9
    assert state["end_called"] is False
    table(engine, seat(12), seat(11), game="combined", deck=["tax-least-points"])
    assert coins(engine.act("draw")) == [7, 12]


# 9. Decisions


def test_d4_forced_passes_are_made_by_the_program(engine: EngineProcess) -> None:
    table(engine, seat(2), seat(2), seat(2), harbor=[SAILOR])
    state = engine.act("stop")
    assert (state["phase"], state["active"], state["discard"]) == ("discover", 1, [SAILOR])
    state = trade(engine, seat(2), seat(2), seat(4), harbor=[SAILOR])
    assert (state["phase"], state["decider"]) == ("trade", 2)


def test_d5_alike_cards_are_one_action(engine: EngineProcess) -> None:
    state = trade(engine, seat(9), seat(), harbor=[SAILOR, PRIEST, SAILOR])
    assert sorted(state["legal"]) == ["pass", "take " + PRIEST, "take " + SAILOR]
    state = trade(engine, seat(9, [GOVERNOR]), seat(), harbor=[SAILOR, PRIEST, SAILOR])
    assert sorted(engine.act("take " + SAILOR)["harbor"]) == [PRIEST, SAILOR]


def test_d6_pools_are_known_apart_after_a_reshuffle(engine: EngineProcess) -> None:
    options = own(sailor_3__1=1, settler_4__1=3, priest_4__1=3, yellow_4__4=1)
    unseen = {"new": {SAILOR: 1, PRIEST: 2}, "old": {}}
    state = trade(
        engine, seat(2), seat(), harbor=["yellow-4/4"], options=options, deck=[SAILOR],
        discard=[SETTLER, PRIEST, SETTLER, SETTLER], unseen=unseen,
    )  # fmt: skip
    state = engine.act("take yellow-4/4")  # one coin from the old pile, then the reshuffle, then three more
    me = state["players"][0]
    assert (me["coins"], me["old_coins"], state["draw"], state["discard"]) == (6, 3, 2, [])
    assert state["unseen"] == {"new": {SETTLER: 3, PRIEST: 1, "yellow-4/4": 1}, "old": {SAILOR: 1, PRIEST: 2}}


def test_d6_an_old_coin_stays_old_as_a_fee(engine: EngineProcess) -> None:
    options = own(sailor_3__1=1, settler_4__1=6, priest_4__1=2)
    unseen = {"new": {SETTLER: 5}, "old": {SETTLER: 1, PRIEST: 2}}
    players = seat(1), {**seat(4), "old_coins": 3}
    trade(engine, *players, harbor=[SAILOR], decider=1, options=options, unseen=unseen)
    state = engine.act("take " + SAILOR)
    assert sum(state["unseen"]["old"].values()) == sum(p["old_coins"] for p in state["players"])
    assert state["players"][0]["coins"] == 2
    assert state["players"][1]["coins"] == 0
    total = Counter(state["discard"]) + Counter(state["unseen"]["new"]) + Counter(state["unseen"]["old"])
    assert total == Counter({SETTLER: 6, PRIEST: 2})


def test_d6_answers_do_not_depend_on_hidden_order(engine: EngineProcess) -> None:
    """Section 10: deck order visible. Two games that differ only in what is face down answer alike."""
    answers: list[list[tuple[Any, Any]]] = []
    for hidden in ([SETTLER, PRIEST, CAPTAIN, JACK, JESTER], [RED, BLACK, GREEN, ADMIRAL, BLUE]):
        deck = [*hidden, SAILOR, YELLOW, "tax-most-swords", *hidden[:1], RED if hidden[0] == RED else PRIEST]
        first = engine.must("new", game="port-royal", players=2, deck=deck, seed=len(answers))
        rest = [engine.must("act", action=a) for a in ("draw", "draw", "stop", "take " + YELLOW)]
        answers.append([(a["events"], a["state"]) for a in [first, *rest]])
    assert answers[0] == answers[1]


# Section 4: undo, chance told from outside, positions, records


def test_undo_back_over_face_down_coins(engine: EngineProcess) -> None:
    before = trade(engine, seat(), seat(9), harbor=FIVE_SHIPS)
    engine.act("take " + YELLOW)
    assert engine.must("undo")["state"] == before
    first = engine.act("take " + YELLOW)
    engine.must("undo")
    assert engine.act("take " + YELLOW) == first
    assert engine.must("record")["record"]["actions"] == ["take " + YELLOW]


def test_undo_takes_back_the_forced_decisions_too(engine: EngineProcess) -> None:
    before = table(engine, seat(0, [ADMIRAL]), seat(), harbor=["pirate-9/3"] + ["governor-8/0"] * 4)
    assert engine.act("stop")["active"] == 1
    assert engine.must("undo")["state"] == before


def test_undo_of_repel_keep_fulfil_and_a_free_hire(engine: EngineProcess) -> None:
    for choice in ("repel", "keep"):
        table(engine, seat(0, [SAILOR, JESTER]), seat(), harbor=[YELLOW], deck=["yellow-2/1"])
        before = engine.act("draw")
        engine.act(choice)
        assert engine.must("undo")["state"] == before
    before = table(engine, seat(0, [SETTLER, SETTLER]), seat(), expeditions=[SETTLERS])
    engine.act("fulfil " + SETTLERS)
    assert engine.must("undo")["state"] == before
    before = trade(engine, seat(0, ["mademoiselle-9/3"] * 2 + ["mademoiselle-7/2"]), seat(), harbor=[SAILOR])
    engine.act("take " + SAILOR)
    assert engine.must("undo")["state"] == before


def test_undo_never_across_seen_chance(engine: EngineProcess) -> None:
    """Section 10: undo across a revealed card."""
    table(engine, seat(9), seat(9), deck=[SAILOR])
    engine.refuses("undo")
    state = engine.act("draw")
    engine.refuses("undo")
    assert engine.state() == state
    state = engine.act("stop", "take " + SAILOR)  # three coins were shown
    engine.refuses("undo")
    assert engine.state() == state


def test_chance_is_told_at_a_real_table(engine: EngineProcess) -> None:
    engine.must("new", game="port-royal", players=2, seed=4)
    state = engine.must("act", action="draw", chance=["black-4/x"])["state"]
    assert state["harbor"] == ["black-4/x"]
    assert "black-4/x" not in state["unseen"]["new"]
    engine.refuses("act", action="draw", chance=["black-4/x"])  # the only copy lies in the harbor
    engine.refuses("act", action="draw", chance=["five-masts-9/9"])
    engine.refuses("act", action="draw", chance=[FIVE])
    assert engine.state() == state
    state = engine.must("act", action="draw", chance=["expedition-captains"])["state"]
    assert state["expeditions"] == ["expedition-captains"]
    record = engine.must("record")["record"]
    assert record["result"] is None
    assert record["actions"] == ["draw", "draw"]
    engine.must("new", game="port-royal", players=2, seed=5)
    assert engine.must("load", record=record)["state"] == state


def test_chance_comes_from_the_new_pool(engine: EngineProcess) -> None:
    options = own(sailor_3__1=2, settler_4__1=4)
    players = {**seat(2), "old_coins": 2}, seat()
    table(engine, *players, options=options, unseen={"new": {SETTLER: 4}, "old": {SAILOR: 2}})
    engine.refuses("act", action="draw", chance=[SAILOR])
    assert engine.must("act", action="draw", chance=[SETTLER])["state"]["harbor"] == [SETTLER]


def test_told_coins_do_not_depend_on_the_hidden_deal(engine: EngineProcess) -> None:
    """D6: what can have come is accepted wherever the seed has put it, also after a reshuffle."""
    options = own(settler_4__1=24, jester_5__1=2, sailor_5__2=1, yellow_2__1=1, yellow_1__1=1)
    for seed in range(12):
        players = seat(9), seat(9, [GOVERNOR] * FILL)
        position = {"phase": "trade", "harbor": ["yellow-2/1"], "decider": 1, "players": players}
        position["discard"] = [SETTLER] * 8 + ["sailor-5/2"]
        engine.must("new", game="port-royal", players=2, options=options, position=position, seed=seed)
        state = engine.act("take yellow-2/1")
        assert [p["old_coins"] for p in state["players"]] == [9, 10]
        engine.must("act", action="draw", chance=["sailor-5/2"])
        engine.act("stop", "pass")
        told = [SETTLER, "jester-5/1", "jester-5/1", SETTLER, SETTLER]  # the fee coin, then old ones
        state = engine.must("act", action="take sailor-5/2", chance=told)["state"]
        assert state["discard"][:5] == told


def test_told_tax_with_a_reshuffle_keeps_all_cards(engine: EngineProcess) -> None:
    """C1.2: two reshuffles, the second one within the told act."""
    options = own(tax_most_swords=1, settler_4__1=30, yellow_1__1=1)
    discard = ["tax-most-swords", SETTLER]
    for seed in range(24):
        players = seat(29), seat(0, [GOVERNOR] * FILL)
        position = {"phase": "trade", "harbor": [YELLOW], "discard": discard, "players": players}
        engine.must("new", game="port-royal", players=2, options=options, position=position, seed=seed)
        assert engine.act("take " + YELLOW)["draw"] == 2
        told = ["tax-most-swords"] + [SETTLER] * 15
        state = engine.must("act", action="draw", chance=told)["state"]
        hidden = Counter(state["unseen"]["new"]) + Counter(state["unseen"]["old"])
        assert hidden == Counter({SETTLER: 30, YELLOW: 1})
        assert (state["discard"], coins(state)) == (["tax-most-swords"], [16, 1])


def test_best_names_a_legal_action_and_moves_nothing(engine: EngineProcess) -> None:
    """Section 10: a hint that really draws a card."""
    state = engine.must("new", game="port-royal", players=3, seed=21)["state"]
    for _ in range(30):
        answer = engine.must("best", ms=20)
        assert answer["action"] in state["legal"]
        assert (answer["events"], answer["state"]) == ([], state)
        state = engine.act(answer["action"])
    played = engine.must("record")["record"]["actions"]
    engine.must("new", game="port-royal", players=3, seed=21)
    assert engine.act(*played) == state


def test_position_defaults(engine: EngineProcess) -> None:
    position = {"players": [seat(1), seat(2), seat(3), seat(4), seat(5)], "harbor": [YELLOW, SAILOR]}
    state = engine.must("new", game="port-royal", players=5, position=position)["state"]
    assert (state["phase"], state["round"], state["active"], state["decider"]) == ("discover", 1, 0, 0)
    assert (state["drawn"], state["revealed"], state["idle"], state["end_called"]) == (2, None, 0, False)
    assert state["expeditions"] == [FIVE]
    assert state["draw"] == 119 - 2 - 15
    assert state["discard"] == []
    assert [p["old_coins"] for p in state["players"]] == [0] * 5
    assert state["winners"] == []
    assert sum(state["unseen"]["new"].values()) == 117
    assert not any(state["unseen"]["old"].values())
    assert trade(engine, seat(9), seat(9), harbor=FIVE_SHIPS[:4])["takes_left"] == 2
    assert trade(engine, seat(9, [GOVERNOR]), seat(9), harbor=FIVE_SHIPS)["takes_left"] == 4
    assert trade(engine, seat(9), seat(9, [GOVERNOR]), harbor=FIVE_SHIPS, decider=1)["takes_left"] == 2


def test_position_of_repel_and_of_a_finished_game(engine: EngineProcess) -> None:
    table(engine, seat(0, [SAILOR]), seat(), harbor=[BLUE], deck=[YELLOW])
    waiting = engine.act("draw")
    assert engine.must("new", game="port-royal", players=2, position=waiting)["state"] == waiting
    assert engine.act("repel")["discard"] == [YELLOW]
    over = table(engine, seat(60), seat(59))
    assert engine.must("new", game="port-royal", players=2, position=over)["state"] == over
    engine.refuses("act", action="draw")


def test_position_brings_its_options_and_start(engine: EngineProcess) -> None:
    state = table(engine, seat(3), seat(3), seat(3), options={"ending": "expedition"}, start=2, active=1)
    again = engine.must("new", game="port-royal", players=3, position=state)["state"]
    assert again == state
    assert again["options"] == {"ending": "expedition"}
    assert again["start"] == 2


def test_position_with_twelve_points_has_called_the_end(engine: EngineProcess) -> None:
    assert table(engine, seat(0, [*ELEVEN, SAILOR]), seat())["end_called"] is True


def test_record_of_a_scripted_game_and_of_a_position(engine: EngineProcess) -> None:
    deck = [SETTLER] * 3 + [PRIEST] * 3 + [SAILOR, YELLOW]
    engine.must("new", game="port-royal", players=2, deck=deck, seed=8)
    state = engine.act("draw", "draw", "stop", "take " + YELLOW)
    record = engine.must("record")["record"]
    assert record["deck"][:8] == deck
    assert record["result"] is None
    engine.must("new", game="unterwegs", players=3)
    assert engine.must("load", record=record)["state"] == state
    trade(engine, seat(5), seat(5), harbor=[SAILOR, YELLOW])
    state = engine.act("take " + SAILOR)
    record = engine.must("record")["record"]
    assert record["position"]["harbor"] == [SAILOR, YELLOW]
    engine.must("new", game="unterwegs", players=3)
    assert engine.must("load", record=record)["state"] == state
    assert engine.act("pass") is not None


def test_record_with_told_reshuffles(engine: EngineProcess) -> None:
    options = own(settler_4__1=6, yellow_1__1=1, blue_1__1=1, green_1__1=1)
    deck = [SETTLER] * 6 + [YELLOW, BLUE, GREEN] + [GOVERNOR] * FILL
    orders = [[GREEN, YELLOW, BLUE], [YELLOW]]
    actions = ["draw"] * (FILL + 3) + ["pass"] * 2  # the stop after the last card is forced
    actions += ["draw", "draw", "stop", "pass", "pass"] + ["draw"] * (FILL + 2)
    oracle = Oracle("port-royal", 2, 3, options, 0, deck, orders)
    for action in actions:
        oracle.act(action)
    record = {
        "format": "port-royal-record/1", "game": "port-royal", "options": options, "players": ["Ann", "Ben"],
        "start": 0, "seed": 3, "deck": deck, "reshuffles": orders, "actions": actions, "result": None,
    }  # fmt: skip
    state = engine.must("load", record=record)["state"]
    expected = oracle.state()
    assert state["harbor"] == [BLUE, *[GOVERNOR] * FILL, YELLOW]
    for key in ("harbor", "draw", "active", "decider", "phase", "drawn", "unseen", "round"):
        assert state[key] == expected[key], key
    assert engine.must("record")["record"]["players"] == ["Ann", "Ben"]


def test_numbers_in_an_own_card_list(engine: EngineProcess) -> None:
    rows = [{key: int(v) if v.isdigit() else v for key, v in row.items()} for row in card_rows()]
    mine = engine.must("new", game="port-royal", players=2, options={"cards": rows}, seed=6)["state"]
    usual = engine.must("new", game="port-royal", players=2, seed=6)["state"]
    assert mine["unseen"] == usual["unseen"]


def test_same_seed_same_game_and_no_seed_needed(engine: EngineProcess) -> None:
    engine.must("new", game="combined", players=4)
    record = engine.must("record")["record"]
    first = engine.act("draw")
    engine.must("load", record=record)
    assert engine.act("draw") == first


def test_own_cards_from_a_file_are_embedded_in_the_record(engine: EngineProcess, tmp_path: Path) -> None:
    rows = [{**row, "count": "3"} for row in card_rows() if row["type"] != "expedition"]
    file = tmp_path / "cards.csv"
    lines = [",".join(rows[0]), *(",".join(row.values()) for row in rows)]
    file.write_text("\n".join(lines) + "\n")
    engine.must("new", game="unterwegs", players=3, options={"cards": str(file)}, seed=2)
    state = engine.act("draw")
    record = engine.must("record")["record"]
    file.unlink()
    assert engine.must("load", record=record)["state"]["unseen"] == state["unseen"]
    oracle = Oracle("unterwegs", 3, 2, {"cards": rows})
    oracle.act("draw")
    assert state["unseen"]["new"] == oracle.unseen("new")
    assert state["harbor"] == oracle.harbor
