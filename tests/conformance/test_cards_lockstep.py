"""Random card games in lockstep: after every act engine and oracle must agree on all that is public."""

from __future__ import annotations

import os
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from .cards_oracle import SETS, Oracle, Words, card_rows
from .engine_process import EngineProcess

Json = dict[str, Any]
GAMES = int(os.environ.get("PORTROYAL_CONFORMANCE_GAMES", "1"))  # rounds of all cases

# How eager each kind of player is: weights by the action's first word; `hire` and `trade` are takes.
PLAYERS = {
    "even": {},
    "eager": {"pass": 0.1, "stop": 0.5, "fulfil": 5.0},
    "hoarder": {"hire": 0.02, "trade": 5.0, "pass": 0.5, "draw": 2.0},
    "fighter": {"repel": 5.0, "draw": 4.0, "pass": 0.3},
    "refuser": {"hire": 0.0, "trade": 0.0, "fulfil": 0.0, "draw": 0.2},
}


def own_cards() -> list[dict[str, str]]:
    """A corrected deck: one of each card, some with values of no box that reach the rules' edges."""
    changes = {
        ("ship", "black", "1"): {"coins": "5", "swords": "9"},
        ("ship", "green", "1"): {"coins": "0"},  # no yield to pay a fee from
        ("governor", "", ""): {"cost": "6", "points": "1", "count": "2"},
        ("settler", "", ""): {"points": "3", "count": "3"},  # given away, the points go down again
        ("passenger", "", ""): {"cost": "0"},
        ("settlers", "", "2"): {"coins": "6"},
        ("tax_increase", "", ""): {"count": "3"},
    }
    rows = [{**row, "count": "1"} for row in card_rows()]
    for row in rows:
        for key in (row["type"], row["name"]):
            row.update(changes.get((key, row["color"], row["coins"]), {}))
    return rows


VARIANT = {"ending": "expedition"}
OWN = {"cards": own_cards()}
CASES: list[tuple[str, int, Json, str]] = [
    ("port-royal", 2, {}, "even"),
    ("port-royal", 3, {}, "fighter"),
    ("port-royal", 4, {}, "even"),
    ("port-royal", 5, {}, "fighter"),
    ("port-royal", 5, {}, "hoarder"),
    *[("port-royal", n, VARIANT, "eager") for n in (2, 3, 4, 5)],
    ("unterwegs", 2, {}, "even"),
    ("unterwegs", 2, {}, "refuser"),
    ("unterwegs", 3, {}, "eager"),
    ("unterwegs", 4, {}, "hoarder"),
    ("combined", 2, {}, "fighter"),
    ("combined", 3, {}, "eager"),
    ("combined", 4, {}, "fighter"),
    ("combined", 5, VARIANT, "eager"),
    ("port-royal", 2, OWN, "hoarder"),
    ("port-royal", 5, OWN, "even"),
    ("port-royal", 5, OWN, "hoarder"),
    ("unterwegs", 4, OWN, "eager"),
    ("combined", 3, {**OWN, **VARIANT}, "even"),
    ("combined", 5, {**OWN, **VARIANT}, "even"),
]
TOLD_CASES = [case for case in CASES if case[3] in ("fighter", "hoarder")][::2]


@pytest.fixture(scope="module")
def engine() -> Iterator[EngineProcess]:
    with EngineProcess() as process:
        yield process


@pytest.fixture(scope="module")
def mirror() -> Iterator[EngineProcess]:
    with EngineProcess() as process:
        yield process


def chosen(oracle: Oracle, dice: random.Random, kind: str) -> str:
    """A random legal action of the oracle, weighted by the player's kind."""
    weights = []
    legal = sorted(oracle.legal())
    for action in legal:
        word, _, card = action.partition(" ")
        if word == "take":
            word = "trade" if card.split("-")[0] in ("yellow", "blue", "green", "red", "black") else "hire"
        weights.append(PLAYERS[kind].get(word, 1.0))
    return dice.choices(legal, weights if any(weights) else None)[0]


def plain(state: Json) -> Json:
    """The state without what the spec leaves open: untold order, zero counts, a turn that is over."""
    result = dict(state)
    for key in ("legal", "expeditions", "winners"):
        result[key] = sorted(state[key])
    if state["phase"] != "discover":  # D5: which copy leaves the harbor first is open
        result["harbor"] = sorted(state["harbor"])
    result["players"] = [
        {**p, "display": sorted(p["display"]), "ships": sorted(p["ships"])} for p in state["players"]
    ]
    result["unseen"] = {
        pool: {c: n for c, n in cards.items() if n} for pool, cards in state["unseen"].items()
    }
    options = {k: v for k, v in state["options"].items() if k != "cards" and v is not None}
    result["options"] = options
    del result["discard"]
    if state["phase"] != "trade":
        result["takes_left"] = state["takes_left"] or 0
    if state["phase"] == "over":
        for key in ("active", "drawn", "takes_left"):
            del result[key]
    return result


def compare(state: Json, oracle: Oracle, where: str) -> None:
    """The engine's state against the oracle's, key by key."""
    expected = oracle.state()
    assert set(state) >= set(expected), f"{where}: keys missing: {set(expected) - set(state)}"
    assert all(set(p) >= set(q) for p, q in zip(state["players"], expected["players"], strict=True)), where
    assert len(set(state["legal"])) == len(state["legal"]), f"{where}: an action twice in {state['legal']}"
    mine, theirs = plain(expected), plain(state)
    for key, value in mine.items():
        assert theirs[key] == value, f"{where}: {key} should be {value}, but the engine has {theirs[key]}"
    at = 0
    for bundle in oracle.discard:  # the order within a bundle is open, between bundles it is not
        shown = state["discard"][at : at + len(bundle)]
        assert sorted(shown) == sorted(bundle), (
            f"{where}: discard from {at}: {bundle} expected, {shown} shown"
        )
        at += len(bundle)
    assert len(state["discard"]) == at, (
        f"{where}: too many cards in the discard pile: {state['discard'][at:]}"
    )


def sizes(state: Json) -> Counter[str]:
    """How many cards lie at each place that events name."""
    result = Counter({"draw": state["draw"]})
    result.update({place: len(state[place]) for place in ("discard", "harbor", "expeditions")})
    result["harbor"] += state["revealed"] is not None  # of the places that events know it can only lie there
    for seat, player in enumerate(state["players"]):
        result[f"coins:{seat}"] = player["coins"]
        result[f"display:{seat}"], result[f"ships:{seat}"] = len(player["display"]), len(player["ships"])
    return result


def check_events(before: Json, after: Json, events: list[Json], where: str) -> None:
    """Every card that moved is told by an event, and what nobody sees has no name there."""
    flow: Counter[str] = Counter()
    for event in events:
        assert set(event) == {"type", "what", "n", "from", "to", "seat"}, f"{where}: event {event}"
        if event["from"] is None or event["to"] is None:
            continue
        # Cards leave the harbor one by one: there n may tell the price or the income instead.
        n = 1 if event["n"] is None or event["from"] == "harbor" else event["n"]
        flow[event["from"]] -= n
        flow[event["to"]] += n
        if event["to"].startswith("coins:"):
            assert event["what"] is None, f"{where}: a face-down card is named in {event}"
        elif n and event["to"] != "draw":
            assert event["what"] is not None, f"{where}: a seen card has no name in {event}"
    had, has = sizes(before), sizes(after)
    for place in had | has:
        told = flow[place]
        assert has[place] - had[place] == told, (
            f"{where}: {place} {had[place]} -> {has[place]}, events tell {told}: {events}"
        )


def play(engine: EngineProcess, mirror: EngineProcess, case: int, seed: int | str, kind: str) -> None:
    game, n, options, _ = CASES[case]
    dice = random.Random(f"{case}/{seed}")
    start = dice.randrange(n)
    oracle = Oracle(game, n, seed, options, start)
    state = engine.must("new", game=game, players=n, options=options, start=start, seed=seed)["state"]
    actions: list[str] = []
    undone = False
    where = f"{game} {n} players, seed {seed}, options {sorted(options)}, start {start}"
    compare(state, oracle, f"{where}, at the start")
    while oracle.phase != "over":
        action = chosen(oracle, dice, kind)
        undo = not undone and kind != "refuser" and dice.random() < 0.08
        kept = oracle.copy() if undo else None
        answer = engine.must("act", action=action)
        actions.append(action)
        here = f"{where}, act {len(actions)} ({action}), replay: {actions}"
        oracle.act(action)
        compare(answer["state"], oracle, here)
        check_events(state, answer["state"], answer["events"], here)
        state, undone = answer["state"], undo
        if kept is not None and oracle.shown:
            engine.refuses("undo")
            compare(engine.state(), oracle, f"{here}, after a refused undo")
        elif kept is not None:
            oracle = kept
            actions.pop()
            state = engine.must("undo")["state"]
            compare(state, oracle, f"{here}, after its undo")
        if dice.random() < (0.001 if kind == "refuser" else 0.01):
            check_position(mirror, state, oracle, dice, here)
    check_record(engine, mirror, oracle, actions, seed, where)


def check_position(
    mirror: EngineProcess, state: Json, oracle: Oracle, dice: random.Random, where: str
) -> None:
    """A state given back as a position is the same state, and goes on from there as at a real table."""
    n = len(state["players"])
    again = mirror.must("new", game=state["game"], players=n, position=state, seed=5)["state"]
    assert plain(again) == plain(state), f"{where}: as a position: {again}, was {state}"
    assert again["discard"] == state["discard"], f"{where}: as a position the discard pile is another"
    twin = oracle.copy()
    twin.coins = [sorted(purse, key=lambda coin: coin[1] == "new") for purse in twin.coins]  # old coins below
    tell(mirror, twin, dice, "even", 25, f"{where}, as a position")


def tell(
    engine: EngineProcess, oracle: Oracle, dice: random.Random, kind: str, acts: int, where: str
) -> list[str]:
    """Plays on with another hidden deal, telling the engine at each act what chance brought to the oracle."""
    actions: list[str] = []
    while oracle.phase != "over" and len(actions) < acts:
        action = chosen(oracle, dice, kind)
        oracle.act(action)
        actions.append(action)
        chance = {"chance": oracle.shown} if oracle.shown else {}
        state = engine.must("act", action=action, **chance)["state"]
        compare(
            state, oracle, f"{where}, told act {len(actions)} ({action}, {oracle.shown}), replay: {actions}"
        )
    return actions


def check_record(
    engine: EngineProcess,
    mirror: EngineProcess,
    oracle: Oracle,
    actions: list[str],
    seed: int | str,
    where: str,
) -> None:
    """The record holds acts and result; one written by hand from the oracle loads to the same game."""
    answer = engine.must("record")
    written = {
        "format": "port-royal-record/1",
        "game": oracle.game,
        "start": oracle.start,
        "seed": seed,
        "actions": actions,
        "result": oracle.result(),
    }
    for key, value in written.items():
        assert answer["record"][key] == value, f"{where}: {key} of the record is {answer['record'][key]}"
    assert len(answer["record"]["players"]) == oracle.n
    loaded = mirror.must("load", record=answer["record"])["state"]
    assert loaded == answer["state"], f"{where}: the record loads to another state"
    foreign = {
        **written,
        "options": oracle.options,
        "players": [f"player {seat}" for seat in range(oracle.n)],
    }
    compare(mirror.must("load", record=foreign)["state"], oracle, f"{where}, loaded from a foreign record")


@pytest.mark.parametrize(
    "case", range(len(CASES)), ids=lambda i: f"{i}-{CASES[i][0]}-{CASES[i][1]}-{CASES[i][3]}"
)
def test_lockstep(engine: EngineProcess, mirror: EngineProcess, case: int) -> None:
    for turn in range(GAMES):
        seed: int | str = 1000 * case + turn
        if case % 7 == 3:  # a key given as it is
            seed = f"{case * 7919 + turn:064x}"
        play(engine, mirror, case, seed, CASES[case][3])


@pytest.mark.parametrize("case", range(len(TOLD_CASES)))
def test_real_table(engine: EngineProcess, mirror: EngineProcess, case: int) -> None:
    """The engine deals by another seed and is told all that comes to light; its record replays that game."""
    game, n, options, kind = TOLD_CASES[case]
    for turn in range(GAMES):
        oracle = Oracle(game, n, f"{case + turn:064x}", options)
        engine.must("new", game=game, players=n, options=options, seed=turn)
        actions = tell(engine, oracle, random.Random(turn), kind, 10_000, f"case {case}, turn {turn}")
        answer = engine.must("record")
        assert answer["record"]["actions"] == actions
        assert answer["record"]["result"] == oracle.result()
        assert mirror.must("load", record=answer["record"])["state"] == answer["state"]


def test_section_5_chacha20_known_answer() -> None:
    words = Words("0" * 64)
    assert [words.next() for _ in range(4)] == [0xADE0B876, 0x903DF1A0, 0xE56A5D40, 0x28BD8653]
    second = Words("0" * 64).block(1)
    assert (second[0], second[15]) == (0xBEE7079F, 0x6F4D794B)


def test_oracle_alone_conserves_cards_and_ends() -> None:
    """The oracle by itself, with hoarders in five-player games until the cards have run out (C1.5)."""
    reasons: Counter[str] = Counter()
    for seed in range(5 * GAMES):
        for game, n, kind in (
            ("port-royal", 5, "hoarder"),
            ("unterwegs", 4, "hoarder"),
            ("combined", 3, "even"),
        ):
            dice, oracle = random.Random(seed), Oracle(game, n, seed)
            whole = Counter(oracle.all_cards())
            while oracle.phase != "over":
                oracle.act(chosen(oracle, dice, kind))
                assert Counter(oracle.all_cards()) == whole
            reasons[oracle.reason] += 1
    assert set(reasons) == {"no-cards", "points"}


def test_case_list_covers_every_game_and_player_count() -> None:
    played = {(game, n) for game, n, _, _ in CASES}
    assert played == {(g, n) for g in SETS for n in range(2, 5 if g == "unterwegs" else 6)}
