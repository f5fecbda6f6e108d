"""A second, independent reading of the card games in strings and lists, slow and plain, to compare with."""

from __future__ import annotations

import copy
import hashlib
from collections import Counter
from collections.abc import Sequence
from typing import Any

Json = dict[str, Any]
Seed = int | str
FIVE = "expedition-five-player"
COLORS = ("yellow", "blue", "green", "red", "black")
SETS = {
    "port-royal": ("base",),
    "unterwegs": ("unterwegs-nails", "unterwegs"),
    "combined": ("base", "unterwegs-nails"),
}

# Set, type, name, color; then ships as coins/swords, persons as cost/points, expeditions as
# coins/points/needs, and *n where there are n copies. The rows come in the order of `cards.csv`.
CARD_TABLE = """
base ship pinnace yellow 1/1*3 2/1 2/2*2 3/2 3/4*2 4/4
base ship flute blue 1/1*3 2/1 2/2*2 3/2 3/5*2 4/5
base ship skiff green 1/1*3 2/1 2/3*2 3/3 3/5*2 4/5
base ship frigate red 1/1*3 2/3*3 3/6*2 3/skull 4/skull
base ship galleon black 1/2*3 2/4*3 3/7*2 3/skull 4/skull
base person trader yellow 3/1 5/2
base person trader blue 3/1 5/2
base person trader green 3/1*2
base person trader red 3/1*2
base person trader black 3/1*2
base person settler - 4/1*5
base person captain - 4/1*5
base person priest - 4/1*5
base person jack_of_all_trades - 6/1*3
base person sailor - 3/1*7 5/2*2 7/3
base person pirate - 5/1 7/2 9/3
base person mademoiselle - 7/2*2 9/3*2
base person jester - 5/1 7/2*3 9/3
base person admiral - 5/1 7/2*3 9/3*2
base person governor - 8/0*4
base tax_increase most_swords - *2
base tax_increase least_points - *2
base expedition settlers - 2/4/settler+settler
base expedition priests - 2/4/priest+priest
base expedition captains - 2/4/captain+captain
base expedition priests_and_settler - 3/6/priest+priest+settler
base expedition captains_and_settler - 3/6/captain+captain+settler
base expedition five_player - 3/5/priest+captain+settler
unterwegs-nails ship pinnace yellow 1/1 3/4
unterwegs-nails ship flute blue 2/2 3/5
unterwegs-nails ship skiff green 2/1 2/3
unterwegs-nails ship frigate red 2/3 3/6
unterwegs-nails ship galleon black 1/2 4/skull
unterwegs-nails person wholesaler yellow 8/3
unterwegs-nails person wholesaler blue 8/3
unterwegs-nails person wholesaler green 6/2
unterwegs-nails person wholesaler red 6/2
unterwegs-nails person wholesaler black 6/2
unterwegs-nails person passenger - 4/2*5
unterwegs ship pinnace yellow 2/1 2/2 3/2
unterwegs ship flute blue 1/1*2 4/5
unterwegs ship skiff green 1/1 3/5*2
unterwegs ship frigate red 1/1*2 4/skull
unterwegs ship galleon black 1/2 2/4 3/7
unterwegs person wholesaler yellow 6/2
unterwegs person wholesaler blue 6/2
unterwegs person wholesaler green 6/2
unterwegs person wholesaler red 6/2
unterwegs person wholesaler black 6/2
unterwegs person passenger - 2/1*3 6/3*2
unterwegs person sailor - 3/1*7 5/2*2 7/3
unterwegs person pirate - 5/1 7/2
unterwegs tax_increase least_points - *3
"""


def card_rows(table: str = CARD_TABLE) -> list[dict[str, str]]:
    """The card list as rows with the columns of `cards.csv`."""
    rows = []
    for line in table.strip().splitlines():
        group, kind, name, color, *prints = line.split()
        for text in prints:
            values, _, copies = text.partition("*")
            row = {
                "set": group,
                "type": kind,
                "name": name,
                "color": color.strip("-"),
                "coins": "",
                "swords": "",
            }
            row |= {"cost": "", "points": "", "needs": "", "count": copies or "1", "evidence": "known"}
            if kind == "ship":
                row["coins"], row["swords"] = values.split("/")
            elif kind == "person":
                row["cost"], row["points"] = values.split("/")
                row["swords"] = {"sailor": "1", "pirate": "2"}.get(name, "")
            elif kind == "expedition":
                row["coins"], row["points"], row["needs"] = values.split("/")
            rows.append(row)
    return rows


def card_name(row: dict[str, Any]) -> str:
    """The name that a row's cards bear in the notation (section 1)."""
    name = str(row["name"]).replace("_and_", "-").replace("_of_all_trades", "").replace("_", "-")
    if row["type"] == "ship":
        return f"{row['color']}-{row['coins']}/{'x' if row['swords'] == 'skull' else row['swords']}"
    if row["type"] == "person":
        return "-".join(part for part in (name, row["color"], f"{row['cost']}/{row['points']}") if part)
    return f"expedition-{name}" if row["type"] == "expedition" else f"tax-{name}"


def is_ship(card: str) -> bool:
    return card.split("-")[0] in COLORS


def values(card: str) -> list[str]:
    """What is printed behind the last dash: coins and swords of a ship, cost and points of a person."""
    return card.rsplit("-", 1)[1].split("/")


class Words:
    """The 32-bit words of the ChaCha20 stream that a seed gives (section 5)."""

    def __init__(self, seed: Seed) -> None:
        named = hashlib.sha256(f"port-royal:{seed}".encode()).digest()
        key = bytes.fromhex(seed) if isinstance(seed, str) else named
        self.key = [int.from_bytes(key[i : i + 4], "little") for i in range(0, 32, 4)]
        self.blocks = 0
        self.left: list[int] = []

    def next(self) -> int:
        if not self.left:
            self.left = self.block(self.blocks)
            self.blocks += 1
        return self.left.pop(0)

    def index(self, n: int) -> int:
        word = self.next()
        while word >= 2**32 // n * n:
            word = self.next()
        return word % n

    def block(self, counter: int) -> list[int]:
        text = b"expand 32-byte k"
        first = [int.from_bytes(text[i : i + 4], "little") for i in range(0, 16, 4)]
        first += [*self.key, counter, 0, 0, 0]
        x = list(first)
        columns = [(0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15)]
        diagonals = [(0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)]
        for _ in range(10):
            for a, b, c, d in columns + diagonals:
                for to, by, into, turn in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
                    x[to] = (x[to] + x[by]) % 2**32
                    mixed = x[into] ^ x[to]
                    x[into] = (mixed << turn | mixed >> (32 - turn)) % 2**32
        return [(a + b) % 2**32 for a, b in zip(x, first, strict=True)]


class Oracle:
    """One game. `discard` is kept in bundles: within one bundle the spec names no order."""

    def __init__(
        self,
        game: str,
        players: int,
        seed: Seed = 0,
        options: Json | None = None,
        start: int = 0,
        deck: Sequence[str] = (),
        reshuffles: Sequence[Sequence[str]] = (),
    ) -> None:
        self.game, self.n, self.start, self.options = game, players, start, options or {}
        self.rows = [r for r in self.options.get("cards") or card_rows() if r["set"] in SETS[game]]
        self.order = [card_name(r) for r in self.rows]
        self.facts = {card_name(r): r for r in reversed(self.rows)}
        whole = [card_name(r) for r in self.rows for _ in range(int(r["count"]))]
        self.expeditions = [c for c in whole if c == FIVE and players == 5]  # C1.1
        self.words, self.reshuffles = Words(seed), [list(order) for order in reshuffles]
        self.draw = self.shuffle([c for c in whole if c != FIVE], deck)
        self.discard: list[list[str]] = []
        self.coins: list[list[tuple[str, str]]] = [[] for _ in range(players)]
        self.display: list[list[str]] = [[] for _ in range(players)]
        self.ships: list[list[str]] = [[] for _ in range(players)]
        self.harbor: list[str] = []
        self.revealed: str | None = None
        self.phase, self.round, self.active, self.decider = "discover", 1, start, start
        self.drawn = self.takes_left = self.idle = 0
        self.end_called, self.reason = False, ""
        self.winners: list[int] = []
        self.shown: list[str] = []  # what the last act brought to light: the revealed card, then coins
        for seat in self.seats_from(start):
            self.gain(seat, 3)  # C2.1
        self.settle()

    # Piles and coins.

    def shuffle(self, cards: Sequence[str], script: Sequence[str]) -> list[str]:
        rest = list(cards)
        for card in script:
            rest.remove(card)
        rest.sort(key=self.order.index)
        for i in range(len(rest) - 1, 0, -1):
            j = self.words.index(i + 1)
            rest[i], rest[j] = rest[j], rest[i]
        return [*script, *rest]

    def take_top(self) -> str | None:
        """The draw pile's top card; the discard pile is shuffled at the need and not before (C1.4)."""
        if not self.draw and self.discard:
            script = self.reshuffles.pop(0) if self.reshuffles else []
            self.draw = self.shuffle([c for bundle in self.discard for c in bundle], script)
            self.discard = []
            self.coins = [[(card, "old") for card, _ in purse] for purse in self.coins]  # D6
        return self.draw.pop(0) if self.draw else None

    def gain(self, seat: int, n: int) -> None:
        for _ in range(n):
            card = self.take_top()
            if card is not None:  # C1.5: what is there and no more
                self.coins[seat].append((card, "new"))

    def drop(self, *cards: str) -> None:
        if cards:
            self.discard.append(list(cards))

    def newest_coins(self, seat: int, n: int) -> list[str]:
        paid = [self.coins[seat].pop()[0] for _ in range(n)]  # C1.6
        self.shown += paid
        return paid

    # What lies in front of a player.

    def seats_from(self, seat: int) -> list[int]:
        return [(seat + i) % self.n for i in range(self.n)]

    def number(self, seat: int, name: str) -> int:
        return sum(card.startswith(name + "-") for card in self.display[seat])

    def swords(self, seat: int) -> int:
        return self.number(seat, "sailor") + 2 * self.number(seat, "pirate")

    def points(self, seat: int) -> int:
        return len(self.ships[seat]) + sum(int(self.facts[card]["points"]) for card in self.display[seat])

    def fulfilled(self, seat: int) -> int:
        return self.number(seat, "expedition")

    def price(self, seat: int, card: str) -> int:
        return max(0, int(values(card)[0]) - self.number(seat, "mademoiselle"))  # C4.7

    def fee(self, seat: int) -> int:
        return 0 if seat == self.active else 1  # C4.9

    def yields(self, seat: int, ship: str) -> int:
        return int(values(ship)[0]) + self.number(seat, "trader-" + ship.split("-")[0])  # C4.6

    def keeps_ship(self, seat: int, ship: str) -> bool:
        return self.number(seat, "wholesaler-" + ship.split("-")[0]) > 0  # C7.2

    def given_for(self, seat: int, expedition: str) -> list[str] | None:
        """The persons that would be given for it, exact ones before jacks (C5.3), or None."""
        persons, jacks = [], [c for c in self.display[seat] if c.startswith("jack-")]
        for skill, demand in Counter(str(self.facts[expedition]["needs"]).split("+")).items():
            exact = [c for c in self.display[seat] if c.startswith(skill + "-")][:demand]
            missing = demand - len(exact)
            if missing > len(jacks):
                return None
            persons += exact + jacks[:missing]
            jacks = jacks[missing:]
        return persons

    # Decisions.

    def legal(self) -> list[str]:
        if self.phase == "repel":
            return ["repel", "keep"]
        possible = [e for e in sorted(set(self.expeditions)) if self.given_for(self.active, e) is not None]
        fulfil = ["fulfil " + e for e in possible]
        if self.phase == "trade":
            takes = ["take " + c for c in sorted(set(self.harbor)) if self.takes_left and self.can_take(c)]
            return ["pass", *takes, *(fulfil if self.decider == self.active else [])]
        if self.phase == "discover":
            draw = ["draw"] if self.draw or self.discard else []
            stop = ["stop"] if self.drawn or not draw else []  # C3.1, C1.5
            return draw + stop + fulfil
        return []

    def can_take(self, card: str) -> bool:
        seat, purse = self.decider, len(self.coins[self.decider])
        if not is_ship(card):
            return purse >= self.price(seat, card) + self.fee(seat)
        there = len(self.draw) + sum(map(len, self.discard)) + (not self.keeps_ship(seat, card))
        return purse + min(there, self.yields(seat, card)) >= self.fee(seat)  # C1.5

    def act(self, action: str) -> None:
        assert action in self.legal(), action
        self.shown = []
        word, _, card = action.partition(" ")
        if word == "take":
            self.take(card)
        elif word == "fulfil":
            self.fulfil(card)
        else:
            does = {"draw": self.reveal, "stop": self.stop, "pass": self.pass_on}
            {**does, "repel": self.repel, "keep": self.keep}[word]()
        self.settle()

    def settle(self) -> None:
        """Calls the end when it is due, and makes the decisions that leave no choice (D4)."""
        while True:
            goal = 8 if self.game == "unterwegs" else 12
            variant = self.options.get("ending") == "expedition"
            for seat in range(self.n):  # C6.1, C6.3
                if self.points(seat) >= goal and (self.fulfilled(seat) or not variant):
                    self.end_called = True
            choices = self.legal()
            if choices == ["pass"]:
                self.pass_on()
            elif choices == ["stop"]:
                self.stop()
            else:
                return

    # Discover.

    def reveal(self) -> None:
        card = self.take_top()
        assert card is not None
        self.drawn, self.idle = self.drawn + 1, 0
        self.shown.append(card)
        if card.startswith("tax-"):
            self.tax(card)
        elif card.startswith("expedition-"):
            self.expeditions.append(card)
        elif is_ship(card) and values(card)[1] != "x" and self.swords(self.active) >= int(values(card)[1]):
            self.phase, self.revealed = "repel", card
        elif is_ship(card):
            self.land(card)
        else:
            self.harbor.append(card)

    def land(self, ship: str) -> None:
        colors = [c.split("-")[0] for c in self.harbor]
        if ship.split("-")[0] not in colors:
            self.harbor.append(ship)
            return
        self.drop(*self.harbor, ship)  # C3.4
        self.harbor = []
        for seat in self.seats_from(self.active):  # C3.8
            self.gain(seat, self.number(seat, "jester"))
        self.end_turn()

    def repel(self) -> None:
        assert self.revealed is not None
        self.drop(self.revealed)
        self.phase, self.revealed = "discover", None

    def keep(self) -> None:
        assert self.revealed is not None
        ship, self.phase, self.revealed = self.revealed, "discover", None
        self.land(ship)

    def tax(self, card: str) -> None:
        paid = []
        for seat in self.seats_from(self.active):
            purse = len(self.coins[seat])
            over = max(0, purse - 8) if self.game == "unterwegs" else purse // 2 if purse >= 12 else 0
            paid += self.newest_coins(seat, over)
        self.drop(*paid)
        measure = self.swords if card == "tax-most-swords" else lambda seat: -self.points(seat)
        best = max(measure(seat) for seat in range(self.n))
        for seat in self.seats_from(self.active):
            if measure(seat) == best:
                self.gain(seat, 1)
        self.drop(card)  # C3.6: only then

    def stop(self) -> None:
        if not self.drawn:  # C1.5
            self.idle += 1
            self.end_turn()
            return
        self.phase = "trade"
        self.chance_of(self.active)

    # Trade & Hire.

    def chance_of(self, seat: int) -> None:
        self.decider = seat
        colors = {c.split("-")[0] for c in self.harbor if is_ship(c)}
        extra = max(0, len(colors) - 3) if seat == self.active else 0  # C4.2
        self.takes_left = 1 + extra + self.number(seat, "governor")  # C4.3
        if len(self.harbor) >= 5:
            self.gain(seat, 2 * self.number(seat, "admiral"))  # C4.4
        if seat != self.active and not self.harbor:
            self.gain(seat, self.number(seat, "jester"))  # C4.5

    def take(self, card: str) -> None:
        seat = self.decider
        self.harbor.remove(card)
        self.takes_left -= 1
        if is_ship(card):
            kept = self.keeps_ship(seat, card)
            if not kept:
                self.drop(card)
            self.gain(seat, self.yields(seat, card))
            if kept:
                self.ships[seat].append(card)
        else:
            for coin in self.newest_coins(seat, self.price(seat, card)):
                self.drop(coin)
            self.display[seat].append(card)
            self.takes_left += card.startswith("governor-")
        if self.fee(seat):
            self.coins[self.active].append(self.coins[seat].pop())

    def fulfil(self, expedition: str) -> None:
        given = self.given_for(self.active, expedition) or []
        for person in given:
            self.display[self.active].remove(person)
        self.drop(*given)
        self.expeditions.remove(expedition)
        self.display[self.active].append(expedition)
        self.gain(self.active, int(self.facts[expedition]["coins"]))

    def pass_on(self) -> None:
        following = (self.decider + 1) % self.n
        if following == self.active:
            self.end_turn()
        else:
            self.chance_of(following)

    # The turn's and the game's end.

    def end_turn(self) -> None:
        self.drop(*self.harbor)
        self.harbor, self.phase, self.drawn, self.takes_left = [], "discover", 0, 0
        following = (self.active + 1) % self.n
        if self.idle == self.n:
            self.finish("no-cards")
        elif following == self.start and self.end_called:
            self.finish("points")
        elif following == self.start and self.round >= 200:
            self.finish("cap")  # C6.4
        else:
            self.round += following == self.start
            self.active = self.decider = following

    def finish(self, reason: str) -> None:
        self.phase, self.reason = "over", reason
        ranks = [(self.points(seat), len(self.coins[seat])) for seat in range(self.n)]
        variant = self.options.get("ending") == "expedition"
        able = [seat for seat in range(self.n) if self.fulfilled(seat) or not variant]  # C6.3
        self.winners = [seat for seat in able if ranks[seat] == max(ranks[s] for s in able)]

    # What the protocol shows.

    def unseen(self, pool: str) -> dict[str, int]:
        hidden = [card for purse in self.coins for card, age in purse if age == pool]
        return dict(Counter(hidden + (self.draw if pool == "new" else [])))

    def state(self) -> Json:
        over = self.phase == "over"
        return {
            "game": self.game,
            "phase": self.phase,
            "round": self.round,
            "active": self.active,
            "decider": None if over else self.decider,
            "revealed": self.revealed,
            "drawn": self.drawn,
            "takes_left": self.takes_left,
            "harbor": list(self.harbor),
            "expeditions": list(self.expeditions),
            "draw": len(self.draw),
            "discard": [card for bundle in self.discard for card in bundle],
            "players": [
                {
                    "coins": len(self.coins[seat]),
                    "points": self.points(seat),
                    "swords": self.swords(seat),
                    "display": list(self.display[seat]),
                    "ships": list(self.ships[seat]),
                    "old_coins": sum(age == "old" for _, age in self.coins[seat]),
                }
                for seat in range(self.n)
            ],
            "legal": self.legal(),
            "winners": list(self.winners),
            "options": self.options,
            "start": self.start,
            "end_called": self.end_called,
            "idle": self.idle,
            "unseen": {"new": self.unseen("new"), "old": self.unseen("old")},
        }

    def result(self) -> Json | None:
        if self.phase != "over":
            return None
        return {
            "winners": self.winners,
            "points": [self.points(seat) for seat in range(self.n)],
            "coins": [len(purse) for purse in self.coins],
            "rounds": self.round,
            "reason": self.reason,
        }

    def copy(self) -> Oracle:
        """A twin that can be played on alone; what never changes is shared."""
        twin = copy.copy(self)
        twin.words = copy.copy(self.words)
        twin.words.left = list(self.words.left)
        twin.draw, twin.discard, twin.harbor = list(self.draw), list(self.discard), list(self.harbor)
        twin.expeditions, twin.reshuffles = list(self.expeditions), list(self.reshuffles)
        twin.coins = [list(purse) for purse in self.coins]
        twin.display = [list(cards) for cards in self.display]
        twin.ships = [list(cards) for cards in self.ships]
        return twin

    def all_cards(self) -> list[str]:
        """Every card of the game, wherever it lies: always the same multiset (C1.2)."""
        piles = [self.draw, self.harbor, self.expeditions, *self.discard, *self.display, *self.ships]
        waiting = [self.revealed] if self.revealed else []
        return [c for pile in piles for c in pile] + [c for purse in self.coins for c, _ in purse] + waiting
