"""Setup: the jester's head start, and each player's choice of a start island (G2)."""

from __future__ import annotations

from portroyal.rules.dice.board import put_chest_back
from portroyal.rules.dice.codes import CHOSEN, CROSSED, CROSSED_FIELD, FAR, NEAR, START
from portroyal.rules.dice.discover import begin_turn
from portroyal.rules.dice.persons import blanks, complete_island, first_blank
from portroyal.rules.dice.state import START_NODE, Player, Sheet, State, draw_cross, open_ways, seat_after
from portroyal.rules.rulebook import rule
from portroyal.rules.telling import NOWHERE, tell

MOST_START_CROSSES = 4  # G2.3


@rule
def head_start(n_players: int) -> int:
    """G2.2: fields of the jester's start island that everybody has from the beginning."""
    if n_players == 2:
        return 3
    return 2 if n_players == 3 else 0


@rule
def prepare_sheets(g: State, sheet: Sheet) -> None:
    """G2.1, G2.2"""
    for p in range(g.n_players):
        player = g.players[p]
        open_ways(sheet, player, START_NODE)
        first = sheet.first_field[sheet.jester_island]
        for field in range(first, first + head_start(g.n_players)):
            draw_cross(sheet, player, field)
            tell(g, CROSSED_FIELD, p, field, 0, NOWHERE, NOWHERE)
    put_chest_back(g)
    g.phase = START
    g.decider = g.start


@rule
def chose(g: State, sheet: Sheet, player: Player, island: int) -> bool:
    """In the start phase: whether this is the island on which the player has crossed fields by choice."""
    n = 0
    for field in range(sheet.first_field[island], sheet.first_field[island + 1]):
        if player.marks[field] == CROSSED:
            n += 1
    if island == sheet.jester_island:
        n -= head_start(g.n_players)
    return n > 0


@rule
def has_chosen(g: State, sheet: Sheet, seat: int) -> bool:
    for island in range(sheet.n_islands):
        if sheet.is_start[island] == 1 and chose(g, sheet, g.players[seat], island):
            return True
    return False


@rule
def choosers_before(g: State) -> int:
    """How many players have chosen before the decider."""
    n = g.decider - g.start
    return n if n >= 0 else n + g.n_players


@rule
def may_choose(g: State, sheet: Sheet, island: int) -> bool:
    """G2.3: an island not yet chosen; a fifth player chooses any."""
    if sheet.is_start[island] == 0:
        return False
    before = choosers_before(g)
    if before >= MOST_START_CROSSES:
        return True
    seat = g.start
    for _ in range(before):
        if chose(g, sheet, g.players[seat], island):
            return False
        seat = seat_after(g, seat)
    return True


@rule
def start_crosses(g: State) -> int:
    """G2.3: the fields that the decider crosses on a start island: 1, 2, 3, 4 and 4."""
    return min(choosers_before(g) + 1, MOST_START_CROSSES)


@rule
def start_fields(g: State, sheet: Sheet, island: int) -> int:
    """G2.3: those that the decider crosses if they choose this island; what does not fit is lost."""
    return min(start_crosses(g), blanks(sheet, g.players[g.decider], island))


@rule
def choose_island(g: State, sheet: Sheet, island: int) -> None:
    """G2.3: the first blank fields."""
    player = g.players[g.decider]
    left = start_fields(g, sheet, island)
    tell(g, CHOSEN, g.decider, island, left, NOWHERE, NOWHERE)
    for field in range(sheet.first_field[island], sheet.first_field[island + 1]):
        if left > 0 and (player.marks[field] == NEAR or player.marks[field] == FAR):
            draw_cross(sheet, player, field)
            tell(g, CROSSED_FIELD, g.decider, field, 0, NOWHERE, NOWHERE)
            left -= 1
    if first_blank(sheet, player, island) < 0:
        complete_island(g, sheet, island)


@rule
def next_chooser(g: State) -> None:
    """E1; after the last one the first turn begins."""
    following = seat_after(g, g.decider)
    if following == g.start:
        begin_turn(g)
    else:
        g.decider = following
