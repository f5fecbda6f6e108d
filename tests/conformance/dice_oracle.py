"""A second Dice Game, written from dice-game.md and notation.md alone, to lay beside the engine.

What the spec's words say where one could stumble (the tests hold the engine to these readings):

R1  Skulls: `todo` holds one `skull` per skull still owed, the one being asked included. A skull is only
    asked with both kinds left (G6.9); otherwise it is struck, or does nothing, and leaves `todo` unseen.
R2  Bust (E9): skull, then jesters, then 2 crosses. While the skull is asked nothing is gained yet, and
    the bold questions are owed already ("questions still owed"): `todo` is skull, bold, bold. While
    `bold` is asked, `crosses_left` holds the plain jesters' crosses; the 2 come last. The phase is
    `trade`: discover has ended.
R3  n = 0 (G4.2): two skulls when the phase begins, then jesters; no take, no chest. n = 1 or 2: a piece
    may be taken, so nobody is empty-handed; a piece that one declines is still a piece that one may take
    (G6.8).
R4  Only the chest left: plain jesters pay, bold ones are asked first (E9: counted when the chance
    begins), then `take chest` or `done`. `takes_left` of every later chance begins as 1, whatever lies
    there.
R5  Two players: the second chance counts admirals afresh unless bust; red again ("one per chance");
    `took` lasts for the turn, so a color field stays open; `bust` lasts for the turn and bars wheels and
    admirals there too. `jesters_paid` is about the active player's jesters alone.
R6  A wheel field crosses a wheel out "without its effect": that is no use of a wheel, so also possible
    after a bust.
R7  `yellow` holds the taken yellow ship's own crosses, zero before and after `use yellow`. `used` names
    colors. `taken`, `used` last until the chance ends, the crossing included; `takes_left` is 0 once the
    crossing begins.
R8  Red is judged by the pieces on the board plus those taken in this chance; the chest is none of them.
R9  A chance ends its takes by itself when only `done` would be left; so does the crossing.
R10 Senorita: paint one field of every island not complete, then the completed ones wait in `todo` as
    `island NAME` in the chart's order; islands completed by a later senorita queue behind those that wait
    already.
R11 A person and the points of its island come together, then points are checked, then what the person
    does at once.
R12 Captain: at least one wheel (no `done` at first); `captain COLOR` excludes that color. It interrupts
    crossing (phase `cross`) or setup (phase `start`), and the crosses left stay.
R13 Persons won by crossing come after the takes of their chance, so "from the next chance on" needs no
    mark; a jester won at a two-player first chance does work at the second, unless another has paid in
    this turn.
R14 `handled` is true from the first resolved or repelled roll (a bust too) to the end of the turn; a
    reroll is none.
R15 `crossed` lists every crossed field, treasures and orders included; painted fields are not in it.
R16 Rolls told by `chance` come before scripted ones and use up no words.

The spec is silent, so these are our choice and no proof against an engine: R2 on `crosses_left`,
`jesters_paid` and the owed `bold` while the first skull is asked; R4 and R7 on `takes_left`; R7 on `yellow`
where `use yellow` is impossible; R10 on a senorita inside another's row; R16; `chance` 0 outside of chances.
"""

from __future__ import annotations

import copy
from collections.abc import Iterable, Iterator
from contextlib import suppress

from .dice_chance import Dice
from .dice_sheet import (
    GREEN_POINTS,
    SWORDS,
    WHEEL_COLORS,
    Chart,
    State,
    complete,
    cost,
    crossings,
    fresh_sheet,
    neighbors,
)

COLOR_SWORDS = {"yellow": 0, "orange": 1, "green": 1, "blue": 2, "red": 2, "black": 3}
LETTER_SWORDS = {"A": 1, "B": 2, "C": 3, "D": 4, "E": 5}
WHEEL_SPACES = {"yellow-D", "yellow-E", "orange-D", "orange-E", "green-D", "green-E", "blue-E", "red-E"}
SHIP_CROSSES = {"A": 1, "B": 2, "C": 3, "D": 3, "E": 4}
SHIP_SKULLS = {"blue-C": 1, "red-C": 1, "black-C": 1, "black-E": 2}
BONUS = {"trader": 1, "wholesaler": 2}
LAST_ROUND = 200


class RefusedError(Exception):
    """The action is not legal here."""


class EndedError(Exception):
    """Somebody has won in the middle of something (E10)."""


def takes_of(pieces: int) -> int:
    """G4.2"""
    return 0 if pieces == 0 else 1 if pieces < 5 else 2 if pieces == 5 else 3


class Oracle:
    """One game; `view()` is its state, `act` plays for whoever decides."""

    def __init__(
        self,
        chart: Chart,
        players: int,
        seed: int | str = 0,
        start: int = 0,
        dice: Iterable[str] = (),
        position: State | None = None,
    ) -> None:
        self.chart = chart
        self.beside = neighbors(chart)
        self.n = players
        self.dice = Dice(seed, dice)
        self.reason: str | None = None
        self.g: State = {
            "game": "dice",
            "chapter": chart["chapter"],
            "phase": "start",
            "round": 1,
            "active": start,
            "decider": start,
            "roll": None,
            "board": {"ships": {}, "wheels": {}, "chest": players == 5},
            "takes_left": 0,
            "crosses_left": 0,
            "taken": [],
            "bust": False,
            "players": [fresh_sheet(chart, players) for _ in range(players)],
            "start": start,
            "handled": False,
            "chance": 0,
            "used": [],
            "yellow": 0,
            "jesters_paid": False,
            "winners": [],
        }
        # What is owed; `*jesters` and `*two` are steps of E9 that ask nothing themselves.
        self.owed: list[str] = []
        if position is not None:
            self._set(copy.deepcopy(position))
        self._settle()

    # What others read

    @property
    def me(self) -> State:
        sheet: State = self.g["players"][self.g["decider"]]
        return sheet

    def view(self) -> State:
        state = copy.deepcopy(self.g)
        state["todo"] = list(self._todo())
        state["legal"] = sorted(self.legal())
        return state

    def legal(self) -> list[str]:
        return [] if self.g["phase"] == "over" else list(self._choices())

    def act(self, action: str, chance: Iterable[str] = ()) -> State:
        if action not in self.legal():
            raise RefusedError(f"{action!r} is none of {self.legal()}")
        self.dice.scripted[:0] = chance
        verb, *words = action.split(" ")
        with suppress(EndedError):
            getattr(self, "_do_" + verb.replace("-", "_"))(*words)
        self._settle()
        return self.view()

    # Positions

    def _set(self, position: State) -> None:
        todo = position.pop("todo", [])
        for ignored in ("legal", "options"):
            position.pop(ignored, None)
        blank = fresh_sheet(self.chart, self.n) | {"crossed": []}
        position["players"] = [copy.deepcopy(blank) | sheet for sheet in position["players"]]
        position["board"] = {**self.g["board"], **position.get("board", {})}
        self.g |= {"decider": position.get("active", self.g["active"])} | position
        self._natural_defaults(position)
        first = self.g["phase"] == "trade" and self.g["chance"] == 1 and not self.g["taken"]
        opening = first and "skull" in todo and not self.g["jesters_paid"]
        if opening and (self.g["bust"] or not self._pieces()):
            todo = [t for t in todo if t != "bold"] + ["*jesters"]
        self.owed = todo + (["*two"] if first and self.g["bust"] and todo else [])

    def _natural_defaults(self, position: State) -> None:
        """A chance by its seat, takes by the rules (notation.md section 4)."""
        g = self.g
        if g["phase"] not in ("trade", "cross"):
            return
        if "chance" not in position:
            g["chance"] = (g["decider"] - g["active"]) % self.n + 1
        if g["phase"] == "trade" and "takes_left" not in position:
            before = self._pieces() + sum(piece != "chest" for piece in g["taken"])
            if g["chance"] > 1:
                allowed = 1
            else:
                allowed = 0 if g["bust"] else takes_of(before)
            g["takes_left"] = allowed - len(g["taken"])

    def _todo(self) -> Iterator[str]:
        for owed in self.owed:
            if owed == "*jesters":
                yield from ["bold"] * self._count("bold-jester")
            elif not owed.startswith("*"):
                yield owed

    # Choices (section 10)

    def _choices(self) -> Iterator[str]:
        g, me = self.g, self.me
        if self.owed:
            yield from self._answers(self.owed[0])
        elif g["phase"] == "start":  # E1
            free = [i for i in self._start_islands() if i not in self._chosen()]
            yield from (f"start {island}" for island in (free or self._start_islands()))
        elif g["phase"] == "discover" and g["roll"] is None:  # E2
            yield "roll"
            if g["handled"]:
                yield "stop"
        elif g["phase"] == "discover":  # E3
            yield "resolve"
            color, letter = g["roll"].split("-")
            missing = COLOR_SWORDS[color] + LETTER_SWORDS[letter] - me["swords"]
            if missing <= 0:
                yield "repel"
            elif me["wheels"]["orange"][1] * 2 >= missing:
                yield f"repel {(missing + 1) // 2}"
            if me["wheels"]["blue"][1]:
                yield "reroll"
        elif g["phase"] == "trade":  # E4
            yield from self._trades()
            yield "done"
        else:  # E7
            yield from self._crossings()
            yield "done"

    def _answers(self, question: str) -> Iterator[str]:
        if question == "skull":
            yield from ("skull green", "skull red")
        elif question == "bold":
            yield from ("bold-jester", "done")
        else:
            chosen = question.removeprefix("captain").strip()
            yield from (f"wheel {color}" for color in WHEEL_COLORS if color != chosen)
            if chosen:
                yield "done"

    def _trades(self) -> Iterator[str]:
        g, wheels = self.g, self.me["wheels"]
        if g["takes_left"]:
            yield from (f"take ship-{color}" for color in g["board"]["ships"])
            yield from (f"take wheel-{color}" for color in g["board"]["wheels"])
            if g["board"]["chest"]:
                yield "take chest"
        if g["bust"] and g["decider"] == g["active"]:
            return  # G4.1
        before = self._pieces() + sum(piece != "chest" for piece in g["taken"])
        if before >= 4 and wheels["red"][1] and "red" not in g["used"]:
            yield "use red"
        if "ship-yellow" in g["taken"] and wheels["yellow"][1] and "yellow" not in g["used"]:
            yield "use yellow"

    # Small facts

    def _crossings(self) -> Iterator[str]:
        taken = {t for sheet in self.g["players"] for t in sheet["treasures"]}
        return crossings(self.chart, self.beside, self.me, self.g["crosses_left"], taken)

    def _count(self, person: str) -> int:
        return int(self.me["persons"].count(person))

    def _pieces(self) -> int:
        return len(self.g["board"]["ships"]) + len(self.g["board"]["wheels"])

    def _start_islands(self) -> list[str]:
        return [name for name, island in self.chart["islands"].items() if island.get("start")]

    def _chosen(self) -> list[str]:
        """Every start island on which somebody has more crosses than G2.2 gave."""
        given = fresh_sheet(self.chart, self.n)["crossed"]
        added = {f for sheet in self.g["players"] for f in sheet["crossed"] if f not in given}
        return [i for i in self._start_islands() if added & set(self.chart["islands"][i]["fields"])]

    def _score(self, points: int) -> None:
        self.me["points"] += points
        if self.me["points"] >= 20:  # G8.1
            self._end([self.g["decider"]], "points")

    def _end(self, winners: list[int], reason: str) -> None:
        self.g |= {"phase": "over", "winners": winners}
        self.reason = reason
        raise EndedError

    # What runs by itself

    def _settle(self) -> None:
        """Everything that asks nobody, until somebody has to decide."""
        with suppress(EndedError):
            while self.g["phase"] != "over" and self._step():
                pass
        if self.g["phase"] == "over":
            self.g["decider"] = None
            self.owed = []

    def _step(self) -> bool:
        g = self.g
        if self.owed:
            return self._pay(self.owed[0])
        if g["phase"] == "start":
            return self._next_starter()
        if g["phase"] == "discover":
            if g["roll"] is None or self.legal() != ["resolve"]:
                return False
            self._do_resolve()
        elif g["phase"] == "trade":
            if any(self._trades()):
                return False
            g |= {"phase": "cross", "takes_left": 0}
        elif any(self._crossings()):
            return False
        else:
            self._next_chance()
        return True

    def _pay(self, owed: str) -> bool:
        """Whether the first thing owed could be done without asking."""
        me = self.me
        if owed == "skull":
            red = len(self.chart["skulls"]) - me["skulls"]
            green = 3 * self._count("diplomat") - me["green_skulls"]
            if red and green:
                return False
            if red or green:
                self._do_skull("red" if red else "green")
            else:
                self.owed.pop(0)
        elif owed.startswith("island "):
            self.owed.pop(0)
            self._give(owed.removeprefix("island "))
        elif owed == "*jesters":
            self.owed[:1] = ["bold"] * self._count("bold-jester")
            self._pay_jesters(self._count("jester"))
        elif owed == "*two":
            self.owed.pop(0)
            self.g["crosses_left"] += 2
        else:
            return False
        return True

    def _pay_jesters(self, crosses: int) -> None:
        self.g["crosses_left"] += crosses
        if crosses and self.g["decider"] == self.g["active"]:
            self.g["jesters_paid"] = True

    def _give(self, name: str) -> None:
        """G6.6, G6.7"""
        island, me = self.chart["islands"][name], self.me
        me["persons"].append(island["person"])
        me["swords"] += SWORDS.get(island["person"], 0)
        self._score(island["points"])
        if island["person"] == "captain":
            self.owed.insert(0, "captain")
        elif island["person"] == "senorita":
            open_islands = [i for i in self.chart["islands"] if not complete(self.chart, me, i)]
            for other in open_islands:
                fields = self.chart["islands"][other]["fields"]
                me["painted"].append(next(f for f in fields if f not in me["crossed"] + me["painted"]))
            self.owed += [f"island {i}" for i in open_islands if complete(self.chart, me, i)]

    # Turn order

    def _next_starter(self) -> bool:
        """G2.3: whoever decides has chosen once some start island shows crosses of their own."""
        g = self.g
        given = fresh_sheet(self.chart, self.n)["crossed"]
        if all(f in given for f in self.me["crossed"]):
            return False
        g["decider"] = (g["decider"] + 1) % self.n
        if g["decider"] == g["start"]:
            g["phase"] = "discover"
        return True

    def _begin_trade(self) -> None:
        g, n = self.g, self._pieces()
        g |= {"phase": "trade", "roll": None, "chance": 1}
        if g["bust"]:  # G4.1
            self.owed = ["skull", "*jesters", "*two"]
            return
        g["takes_left"] = takes_of(n)
        self.owed = ["skull"] * {0: 2, 1: 2, 2: 1}.get(n, 0)
        self._begin_chance()

    def _begin_chance(self) -> None:
        """E9: admirals and jesters when the chance comes."""
        g = self.g
        own = g["decider"] == g["active"]
        if self._pieces() >= 4 and not (own and g["bust"]):
            g["crosses_left"] += self._count("vice-admiral") + 2 * self._count("admiral")
        if not self._pieces() and not (own and g["jesters_paid"]):  # G6.8, G7.1
            self.owed.append("*jesters")

    def _next_chance(self) -> None:
        g = self.g
        g |= {"chance": g["chance"] + 1, "takes_left": 1, "crosses_left": 0}
        g |= {"taken": [], "used": [], "yellow": 0}
        if g["chance"] > (3 if self.n == 2 else self.n):
            self._end_turn()
            return
        g |= {"phase": "trade", "decider": (g["active"] + g["chance"] - 1) % self.n}
        self._begin_chance()

    def _end_turn(self) -> None:  # G5.2
        g = self.g
        active = (g["active"] + 1) % self.n
        if active == g["start"] and g["round"] >= LAST_ROUND:  # G8.2
            most = max(sheet["points"] for sheet in g["players"])
            self._end([s for s, sheet in enumerate(g["players"]) if sheet["points"] == most], "cap")
        for sheet in g["players"]:
            sheet["took"] = []
        g["round"] += active == g["start"]
        g |= {"phase": "discover", "active": active, "decider": active}
        g |= {"board": {"ships": {}, "wheels": {}, "chest": self.n == 5}, "takes_left": 0, "chance": 0}
        g |= {"bust": False, "handled": False, "jesters_paid": False}

    # Actions

    def _do_start(self, island: str) -> None:
        fields = self.chart["islands"][island]["fields"]
        seat = (self.g["decider"] - self.g["start"]) % self.n
        self.me["crossed"] += [f for f in fields if f not in self.me["crossed"]][: min(seat + 1, 4)]
        if complete(self.chart, self.me, island):
            self.owed.append(f"island {island}")

    def _do_roll(self) -> None:
        self.g["roll"] = self.dice.roll()

    def _do_reroll(self) -> None:
        self._spend("blue")
        self._do_roll()

    def _do_repel(self, orange: str = "0") -> None:
        for _ in range(int(orange)):
            self._spend("orange")
        self.g |= {"roll": None, "handled": True}

    def _do_resolve(self) -> None:
        g, roll = self.g, self.g["roll"]
        color, letter = roll.split("-")
        g |= {"roll": None, "handled": True}
        row = g["board"]["wheels" if roll in WHEEL_SPACES else "ships"]
        if color not in row:
            row[color] = letter
            needed = {11: 7, 12: 7, 13: 6, 14: 6}.get(self.me["points"], 5 if self.me["points"] >= 15 else 99)
            if self._pieces() >= needed:  # G3.7
                self._end([g["active"]], "sudden-death")
        elif roll in WHEEL_SPACES:
            del row[color]
        else:
            g["bust"] = True
            self._begin_trade()

    def _do_stop(self) -> None:
        self._begin_trade()

    def _do_take(self, piece: str) -> None:
        g, me = self.g, self.me
        g["takes_left"] -= 1
        g["taken"].append(piece)
        if piece == "chest":  # G7.2
            g["board"]["chest"] = False
            g["crosses_left"] += 2
            return
        kind, color = piece.split("-")
        letter = g["board"][kind + "s"].pop(color)
        if kind == "wheel":
            g["crosses_left"] += self._count("clerk")
            self._gain(color)
            return
        me["took"].append(color)
        g["crosses_left"] += SHIP_CROSSES[letter]
        for name, island in self.chart["islands"].items():
            if complete(self.chart, me, name) and color in island.get("colors", []):
                g["crosses_left"] += BONUS.get(island["person"], 0)
        if color == "yellow":
            g["yellow"] = SHIP_CROSSES[letter]
        self.owed += ["skull"] * SHIP_SKULLS.get(f"{color}-{letter}", 0)

    def _do_use(self, color: str) -> None:
        self._spend(color)
        self.g["used"].append(color)
        self.g["crosses_left"] += 3 if color == "red" else self.g["yellow"]
        if color == "yellow":
            self.g["yellow"] = 0

    def _do_skull(self, kind: str) -> None:
        self.owed.pop(0)
        if kind == "green":
            self.me["green_skulls"] += 1
            return
        self.me["skulls"] += 1
        self._score(self.chart["skulls"][self.me["skulls"] - 1])

    def _do_bold_jester(self) -> None:
        self.owed[0] = "skull"
        self._pay_jesters(2)

    def _do_wheel(self, color: str) -> None:
        if self.owed[0] == "captain":
            self.owed[0] = f"captain {color}"
        else:
            self.owed.pop(0)
        self._gain(color)

    def _do_cross(self, name: str, color: str = "") -> None:
        g, me = self.g, self.me
        g["crosses_left"] -= cost(self.chart, me, name)
        if color:
            self._spend(color)
        me["crossed"].append(name)
        field = self.chart["fields"].get(name)
        if field is None:
            island = next(i for i, facts in self.chart["islands"].items() if name in facts["fields"])
            if complete(self.chart, me, island):
                self.owed.append(f"island {island}")
        elif field["kind"] == "skull":
            self.owed.append("skull")
        elif field["kind"] == "treasure":
            me["treasures"].append(name)
            self._score(field["points"])
        elif field["kind"] == "order":
            first = all(name not in other["orders"] for other in g["players"])
            me["orders"].append(name)
            self._score(2 if first else 1)

    def _do_done(self) -> None:
        if self.owed:
            self.owed.pop(0)
        elif self.g["phase"] == "trade":
            self.g |= {"phase": "cross", "takes_left": 0}
        else:
            self._next_chance()

    # Wheels (G4.7)

    def _spend(self, color: str) -> None:
        self.me["wheels"][color][1] -= 1
        self.me["wheels"][color][2] += 1

    def _gain(self, color: str) -> None:
        boxes = self.me["wheels"][color]
        if not boxes[0]:
            return
        boxes[0] -= 1
        boxes[2 if color == "green" else 1] += 1
        if color == "green":
            self._score(GREEN_POINTS[boxes[2] - 1])
