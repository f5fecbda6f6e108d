"""A card game from a position: what is shown is laid out, what is hidden is dealt afresh."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import Any

from portroyal.play.errors import PlayError, shortened
from portroyal.play.family import Setup
from portroyal.play.reading import check_keys, names, phase_of, seats_of, truth, whole, wrong
from portroyal.rules.cards.codes import (
    BY_CAP,
    BY_NO_CARDS,
    BY_POINTS,
    EXPEDITION,
    GOVERNOR,
    MAX_CARDS,
    OVER,
    PERSON,
    PHASES,
    REPELLING,
    SHIP,
    TAX,
    TRADE,
)  # fmt: skip
from portroyal.rules.cards.deck import Deck
from portroyal.rules.cards.discover import may_repel
from portroyal.rules.cards.ending import LAST_ROUND, call_end, winners
from portroyal.rules.cards.legal import settle
from portroyal.rules.cards.state import Pile, State, pop, push, tally
from portroyal.rules.cards.trade import MOST_TAKES, takes_of
from portroyal.rules.chance import shuffle

KEYS = {
    "game", "phase", "round", "active", "decider", "revealed", "drawn", "takes_left", "harbor", "expeditions",
    "draw", "discard", "players", "legal", "winners", "options", "start", "end_called", "idle", "unseen",
    "colors", "tied",
}  # fmt: skip
PLAYER_KEYS = {"coins", "points", "swords", "display", "ships", "old_coins"}


def unknown_card(name: object, deck: Deck) -> str:
    """A name that no card has, with those that look most like it."""
    near = get_close_matches(name[:60], [kind.name for kind in deck.kinds]) if isinstance(name, str) else []
    hint = f"; the nearest are {', '.join(near)}" if near else ""
    return f"{shortened(name)} is no card of {deck.game.name}{hint}"


def order_of(deck: Deck, cards: object, where: str) -> list[int]:
    """A list of card names as kinds, checked against the cards that are shuffled."""
    if not isinstance(cards, Sequence) or isinstance(cards, str):
        raise PlayError("bad-deck", f"{where} must be a list of cards")
    kinds = []
    left = Counter({k: kind.count for k, kind in enumerate(deck.kinds)})
    if deck.box.open_card:
        left[deck.box.kind_of[deck.box.open_card]] -= 1
    for i, name in enumerate(cards, 1):
        kind = deck.kind(name)
        if kind is None:
            raise PlayError("bad-deck", f"{where}, card {i}: {unknown_card(name, deck)}")
        left[kind] -= 1
        if left[kind] < 0:
            raise PlayError(
                "bad-deck", f"{where}, card {i}: there are not so many copies of {name} in the deck"
            )
        kinds.append(kind)
    return kinds


def reshuffles_of(deck: Deck, setup: Setup) -> list[list[int]]:
    return [order_of(deck, order, f"reshuffle {i}") for i, order in enumerate(setup.reshuffles or (), 1)]


def lay_out(g: State, deck: Deck, setup: Setup, needs_expedition: int) -> None:
    """Sets a blank state (but for its stream) to the position, and makes forced decisions as in play."""
    position = setup.position
    assert position is not None
    check_keys(position, KEYS, deck.game.name)
    seats = seats_of(position, setup.players, PLAYER_KEYS)
    g.n_players, g.start, g.needs_expedition = setup.players, setup.start, needs_expedition
    g.round = whole(position, "round", 1, 1, LAST_ROUND)
    g.phase = phase_of(position, PHASES, "discover")
    g.active = whole(position, "active", setup.start, 0, setup.players - 1)
    g.idle = whole(position, "idle", 0, 0, setup.players)
    supply = _Supply(deck)
    _lay_shown(g, supply, position, seats)
    _deal_hidden(g, deck, supply, position, seats, setup)
    _set_turn(g, deck, position)
    for p in range(g.n_players):
        call_end(g, deck.box, p)
    if truth(position, "end_called"):
        g.end_called = 1
    if g.phase == OVER:
        _set_over(g)
    else:
        settle(g, deck.box)


class _Supply:
    """The cards of the box, given out by name; there are only so many copies."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.left: list[list[int]] = [[] for _ in deck.kinds]
        for card in range(deck.box.n_cards, 0, -1):
            self.left[deck.box.kind_of[card]].append(card)

    def take(self, name: object, where: str) -> int:
        kind = self.deck.kind(name)
        if kind is None:
            raise wrong(f"{where}: {unknown_card(name, self.deck)}")
        if not self.left[kind]:
            raise wrong(f"{where}: there are not so many copies of {name}")
        return self.left[kind].pop()

    def rest(self) -> list[int]:
        return sorted(card for cards in self.left for card in cards)


def _lay_shown(
    g: State, supply: _Supply, position: Mapping[str, Any], seats: list[Mapping[str, Any]]
) -> None:
    """Every card that the position shows, into its pile."""
    box = supply.deck.box
    ships: dict[int, object] = {}
    for name in names(position, "harbor", "cards"):
        kind = box.kind_of[_lay(g, supply, g.harbor, name, "harbor", (SHIP, PERSON))]
        if box.type_of[kind] == SHIP:
            if box.color[kind] in ships:
                raise wrong(f"harbor: {ships[box.color[kind]]} and {name} have one color")
            ships[box.color[kind]] = name
            g.moored |= 1 << box.color[kind]
    for p, seat in enumerate(seats):
        _lay_player(g, supply, p, seat)
    for name in names(position, "expeditions", "cards"):
        _lay(g, supply, g.expeditions, name, "expeditions", (EXPEDITION,))
    if box.open_card and g.n_players == 5 and box.open_card in supply.rest():
        # Never face down, so where a position does not show it, it lies open, below what came later (C1.1).
        supply.take(supply.deck.name_of(box.open_card), "expeditions")
        later = _emptied(g, g.expeditions)
        for card in [box.open_card, *later]:
            push(g, g.expeditions, card)
    for name in names(position, "discard", "cards"):
        _lay(g, supply, g.discard, name, "discard", (SHIP, PERSON, EXPEDITION, TAX))
    if position.get("revealed") is not None:
        g.revealed = _lay(g, supply, Pile(), position["revealed"], "revealed", (SHIP,))


def _lay(g: State, supply: _Supply, pile: Pile, name: object, where: str, types: tuple[int, ...]) -> int:
    card = supply.take(name, where)
    box = supply.deck.box
    if box.type_of[box.kind_of[card]] not in types:
        raise wrong(f"{where}: {name} cannot lie there")
    if card == box.open_card and (g.n_players < 5 or where == "discard"):
        raise wrong(f"{where}: {name} cannot lie there with {g.n_players} players")
    push(g, pile, card)
    return card


def _lay_player(g: State, supply: _Supply, p: int, seat: Mapping[str, Any]) -> None:
    box, player, who = supply.deck.box, g.players[p], f"player {p}: "
    for name in names(seat, "display", "cards", who):
        tally(box, player, _lay(g, supply, player.display, name, f"{who}display", (PERSON, EXPEDITION)), 1)
    for name in names(seat, "ships", "cards", who):
        card = _lay(g, supply, player.ships, name, f"{who}ships", (SHIP,))
        if not player.wholesalers[box.color[box.kind_of[card]]]:
            raise wrong(f"{who}ships: {name} lies under no wholesaler of its color")
        player.points += 1
    for key, true in (("points", player.points), ("swords", player.swords)):
        if seat.get(key) is not None and seat[key] != true:
            raise wrong(f"{who}{key} is {shortened(seat[key])}, but the cards shown make {true}")


def _emptied(g: State, pile: Pile) -> list[int]:
    cards = []
    while pile.size:
        cards.append(pop(g, pile))
    return cards[::-1]


def _deal_hidden(
    g: State,
    deck: Deck,
    supply: _Supply,
    position: Mapping[str, Any],
    seats: list[Mapping[str, Any]],
    setup: Setup,
) -> None:
    """Each pool within itself (D6): the draw pile is `deck` first, then chance; the coins are the rest."""
    hidden = [card for card in supply.rest() if card != deck.box.open_card]
    coins = [whole(seat, "coins", 0, 0, MAX_CARDS, f"player {p}: ") for p, seat in enumerate(seats)]
    if sum(coins) > len(hidden):
        raise wrong(f"the players have {sum(coins)} coins, but only {len(hidden)} cards are hidden")
    old_coins = [whole(seat, "old_coins", 0, 0, coins[p], f"player {p}: ") for p, seat in enumerate(seats)]
    new: list[int] = hidden
    old: list[int] = []
    if position.get("unseen") is not None:
        new, old = _pools(deck, hidden, position["unseen"])
    else:
        old_coins = [0] * len(seats)
    if sum(old_coins) != len(old):
        raise wrong(f"the players have {sum(old_coins)} old coins, but unseen old counts {len(old)}")
    n_draw = len(new) - (sum(coins) - len(old))
    if n_draw < 0:
        raise wrong("the players have more new coins than cards unseen since the last shuffle")
    if whole(position, "draw", n_draw, 0, MAX_CARDS) != n_draw:
        raise wrong(f"draw is {position['draw']}, but {n_draw} cards are left for the draw pile")
    fixed = _next_cards(deck, new, n_draw, setup)
    new = fixed + [card for card in new if card not in fixed]
    shuffle(g.stream, new, len(fixed), len(new))
    shuffle(g.stream, old, 0, len(old))
    g.draw_pile[:n_draw] = new[:n_draw]
    g.draw_end = n_draw
    g.orders.append(list(new))  # a position's new coins come from the same shuffle as its draw pile
    g.script = reshuffles_of(deck, setup)
    rest = new[n_draw:]
    for p, player in enumerate(g.players[: g.n_players]):
        player.old_coins = old_coins[p]
        for _ in range(old_coins[p]):
            g.old[old[-1]] = 1
            push(g, player.coins, old.pop())
        for _ in range(coins[p] - old_coins[p]):
            push(g, player.coins, rest.pop())


def _pools(deck: Deck, hidden: list[int], unseen: object) -> tuple[list[int], list[int]]:
    """The hidden cards, parted by what `unseen` says of the two pools."""
    if not isinstance(unseen, Mapping) or not set(unseen) <= {"new", "old"}:
        raise wrong("unseen must be an object with new and old")
    left = _Supply(deck)
    left.left = [[c for c in cards if c in set(hidden)] for cards in left.left]
    pools: list[list[int]] = []
    for key in ("new", "old"):
        counts = unseen.get(key) or {}
        if not isinstance(counts, Mapping):
            raise wrong(f"unseen {key} must be an object of cards and counts")
        pool = []
        for name in counts:
            n = whole(counts, name, 0, 0, MAX_CARDS, f"unseen {key}: ")
            pool += [left.take(name, f"unseen {key}") for _ in range(n)]
        pools.append(sorted(pool))
    if left.rest():
        raise wrong(f"unseen leaves out {deck.name_of(left.rest()[0])}, which is not shown either")
    return pools[0], pools[1]


def _next_cards(deck: Deck, new: list[int], n_draw: int, setup: Setup) -> list[int]:
    """The cards that `deck` lays on top of the draw pile."""
    if setup.deck is None:
        return []
    kinds = order_of(deck, setup.deck, "deck")
    if len(kinds) > n_draw:
        raise PlayError("bad-deck", f"deck names {len(kinds)} cards, but the draw pile has {n_draw}")
    fixed: list[int] = []
    for i, kind in enumerate(kinds, 1):
        card = next((c for c in new if deck.box.kind_of[c] == kind and c not in fixed), None)
        if card is None:
            raise PlayError("bad-deck", f"deck, card {i}: {deck.kinds[kind].name} is not in the draw pile")
        fixed.append(card)
    return fixed


def _set_turn(g: State, deck: Deck, position: Mapping[str, Any]) -> None:
    """Whose decision it is, and how far the turn has come."""
    if (g.phase == REPELLING) != (g.revealed != 0):
        raise wrong("phase repel and a revealed ship go together")
    if g.revealed and not may_repel(g, deck.box, g.revealed):
        raise wrong(f"the active player cannot repel {position['revealed']}, so phase repel does not fit")
    shown = g.harbor.size + (1 if g.revealed else 0)
    least = max(1, shown) if g.phase == TRADE else shown  # C3.1: no stop before the first card
    g.drawn = whole(position, "drawn", least, 0, MAX_CARDS * LAST_ROUND)
    if g.phase == OVER:
        return
    if g.drawn < least:
        raise wrong(f"drawn is {g.drawn}, but at least {least} cards were revealed this turn")
    g.decider = whole(position, "decider", g.active, 0, g.n_players - 1)
    if g.phase != TRADE and g.decider != g.active:
        raise wrong(f"in phase {PHASES[g.phase]} the active player decides, not player {g.decider}")
    if g.idle >= g.n_players:
        raise wrong(f"idle is {g.idle}, so the game would be over")
    by_rules, most = 0, 0
    if g.phase == TRADE:
        by_rules = takes_of(g, g.decider)
        most = by_rules if g.decider != g.active else MOST_TAKES + g.players[g.active].people[GOVERNOR]
    g.takes_left = whole(position, "takes_left", by_rules, 0, most)


def _set_over(g: State) -> None:
    if not (g.end_called or g.idle >= g.n_players or g.round == LAST_ROUND):
        raise wrong("phase over does not fit: nothing has ended the game")
    g.decider = -1
    g.winners = winners(g)
    g.reason = BY_NO_CARDS if g.idle >= g.n_players else BY_POINTS if g.end_called else BY_CAP
