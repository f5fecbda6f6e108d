"""A table for the tests of the Dice Game: set a position in the rulebook's words, act, look."""

from __future__ import annotations

import copy
from typing import Any

from portroyal.play.dice.notation import action_name, owed_name, roll_name, roll_of, thing_name
from portroyal.rules.chance import seed_stream
from portroyal.rules.dice.chart import chart_from_data
from portroyal.rules.dice.chart_words import GIVEN_UP_WHEELS, SHIP_COLORS, WHEEL_COLORS
from portroyal.rules.dice.codes import (
    CHOOSE,
    CROSS_FIELD,
    CROSS_WHEEL,
    CROSSED,
    DISCOVER,
    HAPPENINGS,
    LETTERS,
    MAX_LEGAL,
    MOST_ORANGE,
    N_GIVEN_UP,
    PAINTED,
    PERSON_NAMES,
    PHASES,
    PIECES,
    REASONS,
    REPEL,
    TAKE,
    WHEEL,
    WORDS,
)
from portroyal.rules.dice.discover import begin_turn
from portroyal.rules.dice.legal import act, legal, set_up, settle
from portroyal.rules.dice.recount import recount
from portroyal.rules.dice.sheet import SheetOf, sheet_of
from portroyal.rules.dice.state import Player, State
from portroyal.rules.telling import PLACES

ChartData = dict[str, Any]
START_PERSONS = ("jester", "sailor", "trader", "pirate")
ORDERS = ("treasures-2", "wheels-4", "islands-5", "skulls-7", "swords-4", "orders-3")


def atlas() -> ChartData:
    """A chart on which every person and every kind of field is one step from the start.

    Islands bear their person's name. Start islands have the fields jester1 .. jester4 and so on; the island
    of a gunner has gunner1 and gunner2 and lies behind the field to-gunner. A second pirate is the corsair.
    Every island is worth 1 point.
    """
    islands: dict[str, Any] = {
        person: {"person": person, "points": 1, "via": ["start"], "start": True,
                 "fields": [f"{person}{n}" for n in range(1, 5)]}
        for person in START_PERSONS
    }  # fmt: skip
    islands["trader"]["colors"] = ["yellow", "red"]
    fields: dict[str, Any] = {}
    others = [person for person in PERSON_NAMES if person not in START_PERSONS]
    for person in others:
        islands[person] = {"person": person, "points": 1, "via": [f"to-{person}"],
                           "fields": [f"{person}1", f"{person}2"]}  # fmt: skip
        fields[f"to-{person}"] = {"kind": "plain", "next_to": ["start"]}
    islands["corsair"] = {"person": "pirate", "points": 1, "via": ["to-corsair"],
                          "fields": ["corsair1", "corsair2"]}  # fmt: skip
    fields["to-corsair"] = {"kind": "plain", "next_to": ["start"]}
    islands["wholesaler"]["colors"] = ["yellow", "black"]
    fields["green"] = {"kind": "color", "color": "green", "next_to": ["start"]}
    fields["reef"] = {"kind": "skull", "next_to": ["start"]}
    fields["gold"] = {"kind": "treasure", "points": 3, "next_to": ["start"]}
    fields["silver"] = {"kind": "treasure", "points": 2, "next_to": ["start"]}
    fields["lock"] = {"kind": "wheel", "next_to": ["start"]}
    fields["cliff"] = {"kind": "number", "number": 3, "next_to": ["start"]}
    fields["creek"] = {"kind": "plain", "next_to": ["passenger"]}
    for order in ORDERS:
        fields[order] = {"kind": "order", "order": order, "next_to": ["start"]}
    return {
        "name": "Atlas", "chapter": 4, "islands": islands, "fields": fields,
        "skulls": [0, -1, 0, -2, 0, 0, 0, 0],
        "wheels": {"yellow": 2, "orange": 6, "green": 6, "blue": 2, "red": 2},
    }  # fmt: skip


def atlas_with(**islands: dict[str, Any]) -> ChartData:
    """The atlas with some islands changed, named by their person (senorita={"points": 5})."""
    data = copy.deepcopy(atlas())
    for person, change in islands.items():
        data["islands"][person.replace("_", "-")] |= change
    return data


class Table:
    """A game on the atlas (or another chart), seen and played through the notation."""

    def __init__(
        self, players: int = 3, start: int = 0, chart: ChartData | None = None, seed: int = 0
    ) -> None:
        self.of: SheetOf = sheet_of(chart_from_data(chart or atlas(), "chart"))
        self.sheet = self.of.sheet
        self.g = State()
        self.g.told = []
        seed_stream(self.g.stream, seed)
        set_up(self.g, self.sheet, players, start)

    @classmethod
    def at_turn(cls, players: int = 3, start: int = 0, chart: ChartData | None = None) -> Table:
        """The first turn, with no start island chosen by anybody."""
        table = cls(players, start, chart)
        begin_turn(table.g)
        table.g.told.clear()
        return table

    def player(self, seat: int = 0) -> Player:
        return self.g.players[seat]

    def draw(self, seat: int, *fields: str, painted: bool = False) -> None:
        """Draws crosses on a sheet; persons come with complete islands, points do not."""
        for name in fields:
            field = self.of.field(name)
            assert field is not None, name
            self.player(seat).marks[field] = PAINTED if painted else CROSSED
        recount(self.g, self.sheet)

    def hire(self, seat: int, *persons: str) -> None:
        """Crosses whole islands, with the way there."""
        for person in persons:
            (island,) = [i for i in self.of.chart.islands if i.name == person]
            self.draw(seat, *island.fields, *(name for name in island.via if name != "start"))

    def circle(self, seat: int, *colors: str) -> None:
        for color in colors:
            self.player(seat).circled[WHEEL_COLORS.index(color)] += 1

    def lay(self, *pieces: str) -> None:
        """Lays pieces on the board: ship-yellow-C, wheel-red-E."""
        for piece in pieces:
            kind, color, letter = piece.split("-")
            column = LETTERS.index(letter) + 1
            if kind == "ship":
                self.g.ships[SHIP_COLORS.index(color)] = column
            else:
                self.g.wheels[WHEEL_COLORS.index(color)] = column

    def legal(self) -> set[str]:
        actions = [0] * MAX_LEGAL
        n = legal(self.g, self.sheet, actions)
        found = {action_name(self.of, code) for code in actions[:n]}
        assert len(found) == n, "a choice is offered twice"
        return found

    def act(self, *actions: str) -> Table:
        for action in actions:
            assert action in self.legal(), f"{action} is not among {sorted(self.legal())}"
            code = action_code(self.of, action)
            assert code is not None
            act(self.g, self.sheet, code)
        return self

    def roll(self, *rolls: str) -> Table:
        """Rolls these, one after the other."""
        for name in rolls:
            self.will_roll(name)
            self.act("roll")
        return self

    def will_roll(self, *rolls: str) -> None:
        codes = [roll_of(name) for name in rolls]
        self.g.script = (self.g.script or []) + [divmod(code - 1, 5) for code in codes if code]

    def stop(self) -> Table:
        """Ends discovery with what has been laid on the board."""
        assert self.g.phase == DISCOVER
        self.g.handled = 1
        return self.act("stop")

    def bust(self) -> Table:
        """Rolls a ship that lies there already (black-A, or the one given)."""
        self.lay("ship-black-A")
        return self.roll("black-A")

    def settle(self) -> Table:
        settle(self.g, self.sheet)
        return self

    def done(self) -> Table:
        return self.act("done")

    @property
    def phase(self) -> str:
        return PHASES[self.g.phase]

    @property
    def reason(self) -> str | None:
        return REASONS[self.g.reason]

    @property
    def roll_on_table(self) -> str | None:
        return roll_name(self.g.roll)

    @property
    def todo(self) -> list[str]:
        """Questions still owed, the next one first."""
        return [owed_name(self.of, code) for code in reversed(self.g.todo[: self.g.n_todo])]

    def board(self) -> set[str]:
        found = {f"ship-{c}-{LETTERS[at - 1]}" for c, at in zip(SHIP_COLORS, self.g.ships, strict=True) if at}
        return found | {
            f"wheel-{c}-{LETTERS[at - 1]}" for c, at in zip(WHEEL_COLORS, self.g.wheels, strict=True) if at
        }

    def taken(self) -> list[str]:
        return [PIECES[piece] for piece in self.g.taken[: self.g.n_taken]]

    def wheel(self, seat: int, color: str) -> tuple[int, int, int]:
        """Free, circled and spent boxes."""
        i = WHEEL_COLORS.index(color)
        player = self.player(seat)
        return self.sheet.boxes[i] - player.circled[i] - player.spent[i], player.circled[i], player.spent[i]

    def persons(self, seat: int = 0) -> list[str]:
        hired = self.player(seat).hired
        return [PERSON_NAMES[self.sheet.person[i]] for i in range(self.sheet.n_islands) if hired[i]]

    def marked(self, seat: int, mark: int) -> list[str]:
        return [name for i, name in enumerate(self.of.field_names) if self.player(seat).marks[i] == mark]

    def crossed(self, seat: int = 0) -> list[str]:
        return self.marked(seat, CROSSED)

    def story(self) -> list[tuple[str, int, str | None, int, str | None, str | None]]:
        """What has happened since the last look: word, seat, what, n, from, to."""
        told = [
            (HAPPENINGS[word][0], seat, thing_name(self.of, (word, what)), n, PLACES[source], PLACES[to])
            for word, seat, what, n, source, to in self.g.told
        ]
        assert not [event for event in self.g.told if not HAPPENINGS[event[0]][1] and event[2]]
        self.g.told.clear()
        return told

    def happened(self) -> list[str]:
        return [HAPPENINGS[event[0]][0] for event in self.g.told]


def action_code(of: SheetOf, text: str) -> int | None:
    """The number of an action; None if the words mean nothing. Whether it is legal is another question."""
    if text in WORDS:
        return WORDS.index(text)
    if text == "repel":
        return REPEL
    word, _, what = text.partition(" ")
    if word == "cross":
        return _cross_code(of, what)
    known: dict[str, tuple[int, tuple[str, ...]]] = {
        "repel": (REPEL + 1, tuple(str(n) for n in range(1, MOST_ORANGE + 1))),
        "take": (TAKE, PIECES),
        "wheel": (WHEEL, WHEEL_COLORS),
        "start": (CHOOSE, of.island_names),
    }
    if word in known:
        base, names = known[word]
        if what in names:
            return base + names.index(what)
    return None


def _cross_code(of: SheetOf, what: str) -> int | None:
    if (field := of.field(what)) is not None:
        return CROSS_FIELD + field
    name, _, color = what.partition(" ")
    field = of.field(name)
    if field is None or color not in GIVEN_UP_WHEELS:
        return None
    return CROSS_WHEEL + N_GIVEN_UP * field + GIVEN_UP_WHEELS.index(color)
