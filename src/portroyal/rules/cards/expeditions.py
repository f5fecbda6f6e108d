"""Expeditions: priests, captains, settlers and jacks of all trades are given for points and coins (C5)."""

from __future__ import annotations

from portroyal.rules.cards.codes import CAPTAIN, FULFILLED, GIVEN, JACK, PRIEST, REWARD, SETTLER
from portroyal.rules.cards.coins import gain
from portroyal.rules.cards.ending import call_end
from portroyal.rules.cards.state import Box, Player, State, oldest, oldest_person, push, remove, tally
from portroyal.rules.rulebook import rule
from portroyal.rules.telling import DISCARD, DISPLAY, EXPEDITIONS, tell


@rule
def persons_missing(box: Box, player: Player, kind: int) -> int:
    """C5.2: a jack stands in for any one demanded person, but only for one; below 0 jacks are left over."""
    missing = max(0, box.priests[kind] - player.people[PRIEST])
    missing += max(0, box.captains[kind] - player.people[CAPTAIN])
    missing += max(0, box.settlers[kind] - player.people[SETTLER])
    return missing - player.people[JACK]


@rule
def missing_with(box: Box, player: Player, kind: int, role: int) -> int:
    """The same with one person more, of that role."""
    missing = persons_missing(box, player, kind)
    wanted = 0
    if role == PRIEST:
        wanted = box.priests[kind]
    elif role == CAPTAIN:
        wanted = box.captains[kind]
    elif role == SETTLER:
        wanted = box.settlers[kind]
    return missing - 1 if role == JACK or wanted > player.people[role] else missing


@rule
def can_fulfil(box: Box, player: Player, kind: int) -> bool:
    return persons_missing(box, player, kind) <= 0


@rule
def has_crew(g: State, box: Box) -> bool:
    """Whether the active player has as many persons as the smallest expedition demands."""
    people = g.players[g.active].people
    return people[PRIEST] + people[CAPTAIN] + people[SETTLER] + people[JACK] >= box.least_crew


@rule
def can_fulfil_any(g: State, box: Box) -> bool:
    if not has_crew(g, box):
        return False
    card = g.expeditions.top
    while card != 0:
        if can_fulfil(box, g.players[g.active], box.kind_of[card]):
            return True
        card = g.below[card]
    return False


@rule
def give(g: State, box: Box, seat: int, role: int, n: int) -> int:
    """Discards up to n persons of a role from the display; answers how many were missing."""
    player = g.players[seat]
    while n > 0 and player.people[role] > 0:
        card = oldest_person(g, box, player.display, role)
        remove(g, player.display, card)
        tally(box, player, card, -1)
        push(g, g.discard, card)
        tell(g, GIVEN, seat, card, 1, DISPLAY + seat, DISCARD)
        n -= 1
    return n


@rule
def fulfil(g: State, box: Box, kind: int) -> None:
    """C5.2 for the active player; C5.3: exact persons before jacks."""
    seat = g.active
    player = g.players[seat]
    missing = give(g, box, seat, PRIEST, box.priests[kind])
    missing += give(g, box, seat, CAPTAIN, box.captains[kind])
    missing += give(g, box, seat, SETTLER, box.settlers[kind])
    give(g, box, seat, JACK, missing)
    card = oldest(g, box, g.expeditions, kind)
    remove(g, g.expeditions, card)
    push(g, player.display, card)
    tally(box, player, card, 1)
    tell(g, FULFILLED, seat, card, 1, EXPEDITIONS, DISPLAY + seat)
    call_end(g, box, seat)
    gain(g, box, seat, box.coins[kind], REWARD)
