"""Offers held against what happens: every action played, every card and roll that may come enumerated.

Everything here is counted from states and events of `Game.play`, and from names; no function of the offers'
own rules is asked. Tests look at 200 positions of every game and player count, `make soak` at many more.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from portroyal.play.cards.adapter import deck_for
from portroyal.play.dice.adapter import chart_for
from portroyal.play.dice.offers import Ahead, Landing
from portroyal.play.events import Event
from portroyal.play.game import Game
from portroyal.play.offers import Risk

COIN_PARTS = {"pay": "price", "fee": "fee", "admiral": "admiral", "jester": "jester", "reward": "reward"}
CROSSES_COME = ("take", "use", "admiral", "jester", "bold-jester")
COLOR_SWORDS = {"yellow": 0, "orange": 1, "green": 1, "blue": 2, "red": 2, "black": 3}
COLORS = tuple(COLOR_SWORDS)
NO_BOX = ("circle", 0)  # a wheel that gives nothing
FACES = ("A", "B", "B", "C", "D", "E")


def positions(
    new: Callable[[int], Game], count: int, seed: int = 0, wanted: Callable[[Game], bool] | None = None
) -> Iterator[Game]:
    """Positions of random play, one after the other on the same table; about one in three of those wanted."""
    chance = random.Random(seed)
    while True:
        game = new(chance.getrandbits(32))
        while not game.over:
            if chance.random() < 0.3 and (wanted is None or wanted(game)):
                yield game
                count -= 1
                if count == 0:
                    return
            game.play(chance.choice(game.legal))


@contextmanager
def tried(game: Game, *actions: str, chance: Sequence[str] | None = None) -> Iterator[list[Event]]:
    """Plays actions, the first with this chance; afterwards all is as before."""
    before, n_actions, n_events = game.table.snapshot(), len(game.actions), len(game.events)
    try:
        yield [e for i, action in enumerate(actions) for e in game.play(action, None if i else chance)]
    finally:
        game.table.restore(before)
        del game.actions[n_actions:], game.events[n_events:]
        game.chances.pop(n_actions + 1, None)


def fault_of(game: Game) -> str | None:
    """The first offer that says anything else than what comes; None if all are right."""
    offers = game.offers()
    found = {offer.action: offer for offer in offers}
    state = game.state()
    if [offer.action for offer in offers if offer.can] != game.legal or len(found) != len(offers):
        return f"{[offer.action for offer in offers]} are offered where {game.legal} can be done"
    dice = hasattr(state, "board")
    there = set(_pieces(state) if dice else _cards(state))
    refused = {offer.action for offer in offers if not offer.can}
    if refused != there - set(game.legal):
        return f"{refused} are refused where {there} lies there"
    for action, offer in found.items():
        said = _told(offer)
        if not offer.can:
            happens = _dice_refusal(game, action) if dice else _card_refusal(game, action)
        elif action in ("draw", "roll", "reroll"):
            happens = _rolled(game, action) if dice else _drawn(game)
        else:
            happens = _dice_change(game, action) if dice else _card_change(game, action)
        for key, value in happens.items():
            if said.pop(key, None) != value:
                return f"{action}: {key} is {getattr(offer, key)}, but {value} comes; {offer}"
        if any(value is not None for value in said.values()):
            return f"{action} tells {said} of what chance decides, or of nothing"
    return None


def _told(offer: Any) -> dict[str, Any]:
    told = {key: getattr(offer, key) for key in offer.__struct_fields__ if key not in ("action", "can")}
    for key in ("gets", "spends", "wheels_got", "wheels_spent", "completes"):
        if told.get(key) is not None:
            told[key] = sorted(told[key])
    if told.get("ahead") is not None:
        told["ahead"] = Ahead(sorted(told["ahead"].goals), told["ahead"].between)
    if told["parts"] is not None:
        told["parts"] = dict(told["parts"])
    return told


def _ends(seat: int, start: bool, state: Any, events: Sequence[Event]) -> str | None:
    types = {event.type for event in events}
    if "over" in types:
        return "game"
    if start:
        return None
    if "turn" in types:
        return "turn"
    return "chance" if state.decider != seat or ("done", seat) in {(e.type, e.seat) for e in events} else None


# --- card games ---


def _numbers(card: str) -> tuple[int, int]:
    left, _, right = card.rpartition("-")[2].partition("/")
    return int(left), -1 if right == "x" else int(right)


def _color(card: str) -> str | None:
    color = card.partition("-")[0]
    return color if color in ("yellow", "blue", "green", "red", "black") else None


def _cards(state: Any) -> list[str]:
    return [f"take {card}" for card in state.harbor] + [f"fulfil {card}" for card in state.expeditions]


def _card_change(game: Game, action: str) -> dict[str, Any]:
    """What an action does to the one who plays it, from the states before and after and what is told."""
    state = game.state()
    seat, card = state.decider, action.partition(" ")[2]
    with tried(game, action) as events:
        after = game.state()
    player, then = state.players[seat], after.players[seat]
    parts: Counter[str] = Counter()
    for event in events:
        if event.seat == seat and event.type == "income":
            parts["ship"] += (ship := min(event.n, _numbers(card)[0]))
            parts["trader"] += event.n - ship
        elif event.seat == seat and event.type in COIN_PARTS:
            parts[COIN_PARTS[event.type]] += event.n if event.source == "draw" else -event.n
    had, has = Counter(player.display + player.ships), Counter(then.display + then.ships)
    told: dict[str, Any] = {
        "coins": then.coins - player.coins,
        "parts": _without_zeros(parts),
        "points": then.points - player.points,
        "swords": then.swords - player.swords,
        "takes": (after.takes_left if after.decider == seat else 0) - state.takes_left,
        "gets": sorted((has - had).elements()),
        "spends": sorted((had - has).elements()),
        "ends": _ends(seat, False, after, events),
    }
    assert sum(parts.values()) == told["coins"], f"{action}: the events do not add up"
    if action.startswith("take "):
        fee = int(seat != state.active)
        cost = 0 if _color(card) else _numbers(card)[0]
        told |= {"cost": cost, "discount": cost + parts["price"], "fee": fee, "pay": fee - parts["price"]}
        if _color(card):
            told["kept"] = len(then.ships) > len(player.ships)
    return told


def _card_refusal(game: Game, action: str) -> dict[str, Any]:
    """What is printed on a card that cannot be had, and what one's persons make of it (C4.6, C4.7, C4.9)."""
    state = game.state()
    word, _, card = action.partition(" ")
    player, fee = state.players[state.decider], int(state.decider != state.active)
    people = Counter("-".join(person.split("-")[:-1]) for person in player.display)
    there = state.draw + len(state.discard)
    if word == "fulfil":
        why = "turn" if fee else "phase" if state.phase == "repel" else "persons"
        kind = next(
            kind for kind in deck_for(game.setup.game, dict(game.setup.options)).kinds if kind.name == card
        )
        parts = {"reward": min(kind.coins, there + len(kind.needs))}
        return {"why": why, "parts": _without_zeros(parts), "coins": parts["reward"]}
    why = "phase" if state.phase != "trade" else "takes" if state.takes_left == 0 else "coins"
    told: dict[str, Any] = {"why": why, "cost": 0, "discount": 0, "fee": fee}
    if color := _color(card):
        told["kept"] = people[f"wholesaler-{color}"] > 0
        comes = min(_numbers(card)[0] + people[f"trader-{color}"], there + (not told["kept"]))
        ship = min(_numbers(card)[0], comes)
        parts = {"ship": ship, "trader": comes - ship, "fee": -fee}
    else:
        told["cost"] = _numbers(card)[0]
        told["discount"] = min(told["cost"], people["mademoiselle"])
        parts = {"price": told["discount"] - told["cost"], "fee": -fee}
        assert why != "coins" or player.coins + sum(parts.values()) < 0, (
            f"{action} is refused, and could be paid"
        )
    told |= {"parts": _without_zeros(parts), "coins": sum(parts.values())}
    return told | {"pay": told["cost"] - told["discount"] + fee}


def _without_zeros(parts: Mapping[str, int]) -> dict[str, int]:
    return {code: n for code, n in parts.items() if n}


def _drawn(game: Game) -> dict[str, Any]:
    """Every card that may come next, shown as a real table would show it."""
    state = game.state()
    pool: Mapping[str, int] = state.unseen.new if state.draw else Counter(state.discard)
    busts = repelled = 0
    for card, n in pool.items():
        with tried(game, "draw", chance=[card]) as events:
            asked = game.state().phase == "repel"
        if asked:
            with tried(game, "draw", "keep", chance=[card]) as events:
                pass
        if any(event.type == "bust" for event in events):
            busts += n
            repelled += n * asked
    return {"risk": Risk(busts, repelled, sum(pool.values()), busts - repelled)}


# --- the Dice Game ---


def _pieces(state: Any) -> list[str]:
    pieces = [f"ship-{color}" for color in state.board.ships]
    pieces += [f"wheel-{color}" for color in state.board.wheels] + ["chest"] * state.board.chest
    return [f"take {piece}" for piece in pieces]


def _dice_change(game: Game, action: str) -> dict[str, Any]:
    state = game.state()
    seat = state.decider
    with tried(game, action) as events:
        after = game.state()
    mine = [event for event in events if event.seat == seat]
    player, then = state.players[seat], after.players[seat]

    def count(*types: str) -> int:
        return sum(event.n for event in mine if event.type in types)

    def what(*types: str) -> list[str]:
        return sorted(
            str(event.what) for event in mine if event.type in types and (event.type, event.n) != NO_BOX
        )

    comes = count(*CROSSES_COME) - count("cross")
    left = after.crosses_left if after.decider == seat else 0
    lost = count("done")
    if after.decider is None and not any(event.type == "done" for event in mine):
        lost = state.crosses_left + comes
    crosses = left - state.crosses_left + lost
    assert crosses - comes in (0, 2), (
        f"{action}: {comes} crosses come by what is told, and {crosses} by counting"
    )
    placed = [event.n for event in events if event.type in ("cross", "start")]
    owed = after.todo.count("skull") - state.todo.count("skull") if after.decider == seat else 0
    return {
        "cost": placed[0] if action.startswith(("cross", "start")) else None,
        "crosses": crosses,
        "crosses_lost": lost,
        "skulls": len(what("skull")) + max(0, owed),
        "points": then.points - player.points,
        "swords": then.swords - player.swords,
        "takes": (after.takes_left if after.decider == seat else 0) - state.takes_left,
        "gets": what("take"),
        "spends": [],
        "wheels_got": what("circle"),
        "wheels_spent": what("use", "give-up"),
        "completes": what("island"),
        "ends": _ends(seat, state.phase == "start", after, events),
        "left": _left(game, player, action),
        "ahead": _ahead(game, state, action),
        "lands": _landed(game, state, events[0]) if action == "resolve" else None,
    }


def _left(game: Game, player: Any, action: str) -> int | None:
    field, every = action.removeprefix("cross "), chart_for(game.setup.options).islands
    islands = [island for island in every if field in island.fields]
    return len({*islands[0].fields} - {*player.crossed, *player.painted}) if islands else None


def _ahead(game: Game, state: Any, action: str) -> Ahead | None:
    """By names: from the field on over blank sea fields, until an island or a treasure is next (G6.1)."""
    chart, player = chart_for(game.setup.options), state.players[state.decider]
    field, sea = action.removeprefix("cross ").partition(" ")[0], {each.name: each for each in chart.fields}
    gone = {name for other in state.players for name in other.treasures} | {*player.crossed}
    new = [
        island
        for island in chart.islands
        if not {"start", *player.crossed} & {*island.via} and not _is_complete(island, player)
    ]
    edge, seen, between = {field} & {*sea}, {field}, 0
    while edge:
        seen |= (fresh := {name for at in edge for name in chart.touching[at] if name in sea} - seen - gone)
        goals = {island.name for island in new if edge & {*island.via}}
        goals |= {name for name in fresh if sea[name].kind == "treasure"}
        if goals:
            return Ahead(sorted(goals), between)
        edge, between = fresh, between + 1
    return None


def _landed(game: Game, state: Any, event: Event) -> Landing:
    """What a roll came to, and what a ship that was placed is worth to who rolled."""
    swords = COLOR_SWORDS[state.roll[:-2]] + "ABCDE".index(state.roll[-1]) + 1
    if event.type == "place" and str(event.what).startswith("ship"):
        return Landing("ship", swords, *_given(game, state, state.roll))
    return Landing({"place": "wheel", "take-off": "wheel-off"}.get(event.type, "bust"), swords)


def _printed(space: str) -> tuple[int, int]:
    """The crosses and skulls on a ship space (G1.4)."""
    skulls = {"blue-C": 1, "red-C": 1, "black-C": 1, "black-E": 2}.get(space, 0)
    return {"A": 1, "B": 2, "C": 3, "D": 3, "E": 4}[space[-1]], skulls


def _dice_refusal(game: Game, action: str) -> dict[str, Any]:
    """Crosses and skulls of a piece that cannot be had, with what one's persons add (G1.4, G6.6, G6.9)."""
    state = game.state()
    why = "phase" if state.phase != "trade" else "question" if state.todo else "takes"
    kind, _, color = action.removeprefix("take ").partition("-")
    player = game.state().players[state.decider]
    if kind == "chest":
        return {"why": why, "crosses": 2, "skulls": 0}
    if kind == "wheel":
        free, _, spent = player.wheels[color]
        points = (1, 1, 2, 1, 1, 2)[spent] if color == "green" and free else 0
        got = {"points": points, "wheels_got": [color] if free else []}
        return {"why": why, "crosses": player.persons.count("clerk"), "skulls": 0} | got
    crosses, skulls = _given(game, state, f"{color}-{state.board.ships[color]}")
    return {"why": why, "crosses": crosses, "skulls": skulls}


def _given(game: Game, state: Any, space: str) -> tuple[int, int]:
    """The crosses and skulls of a ship for the decider, with what one's persons add (G1.4, G6.6, G6.9)."""
    crosses, skulls = _printed(space)
    player, color, chart = state.players[state.decider], space[:-2], chart_for(game.setup.options)
    left = len(chart.skulls) - player.skulls + 3 * player.persons.count("diplomat") - player.green_skulls
    for island in chart.islands:
        given = f"island {island.name}" not in state.todo  # persons of islands come one by one (G6.7)
        if given and color in island.colors and _is_complete(island, player):
            crosses += 2 if island.person == "wholesaler" else 1
    return crosses, min(skulls, left)


def _is_complete(island: Any, player: Any) -> bool:
    return set(island.fields) <= {*player.crossed, *player.painted}


def _rolled(game: Game, action: str) -> dict[str, Any]:
    """All 36 rolls."""
    busts = repelled = sudden = 0
    for color in COLORS:
        for letter, n in Counter(FACES).items():
            with tried(game, action, chance=[f"{color}-{letter}"]) as events:
                asked = game.state().roll is not None
                may_repel = any(choice.startswith("repel") for choice in game.legal)
            if asked:
                with tried(game, action, "resolve", chance=[f"{color}-{letter}"]) as events:
                    pass
            types = {event.type for event in events}
            busts += n * ("bust" in types)
            repelled += n * ("bust" in types and may_repel)
            sudden += n * ("sudden-death" in types)
    told = {"risk": Risk(busts, repelled, 36, busts - repelled), "sudden": sudden}
    return told | {"wheels_spent": ["blue"]} if action == "reroll" else told
