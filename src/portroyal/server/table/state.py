"""A table: what its log makes of it. The one authority over seats, status, clocks and game."""

from __future__ import annotations

import hashlib
from collections import Counter
from dataclasses import dataclass
from typing import Literal, assert_never

from msgspec import UNSET

from portroyal.play.events import Event
from portroyal.play.family import Setup
from portroyal.play.game import Game
from portroyal.play.lessons import lesson_named
from portroyal.play.record import fair_key
from portroyal.server.messages import ChatLine, Ending, Fairness, NewTable, Status, Why
from portroyal.server.table import entries
from portroyal.server.table.clocks import GameClock
from portroyal.server.table.material import told
from portroyal.server.table.patience import Patience
from portroyal.server.table.protocol import Entry
from portroyal.server.table.undo import Standing, Undoing

STAND_IN = "normal"  # the level that plays on for somebody who is gone
CHAT_KEPT = 100
MOST_REMOVED = 100
ENTRY_BYTES = 100  # that an entry has, besides what is said in it


@dataclass
class SeatState:
    """Who sits there: a person (perhaps stood in for by a bot), a bot, or nobody yet."""

    kind: Literal["human", "bot", "open"]
    name: str = ""
    visitor: str | None = None
    guest: bool = False
    level: str | None = None
    why: Why | None = None
    reserved: str | None = None

    @property
    def by_person(self) -> bool:
        return self.kind == "human" and self.why is None

    @property
    def by_bot(self) -> bool:
        return self.kind == "bot" or (self.kind == "human" and self.why is not None)


class Table:
    """A table as its log tells it; `apply` is the only thing that changes it."""

    def __init__(
        self, id: str, plan: NewTable, key: str, secret: str, host: str | None, created: int
    ) -> None:
        self.id, self.plan, self.key, self.secret = id, plan, key, secret
        self.told_options = told(plan.options)
        self.host, self.created = host, created
        self.lesson = None if plan.lesson is UNSET else lesson_named(plan.lesson)
        self.commitment = hashlib.sha256(bytes.fromhex(secret)).hexdigest()
        self.seats = [SeatState("open") for _ in plan.seats]
        self.status: Status = "waiting"
        self.paused = False
        self.votes: dict[str, list[int]] = {"abandon": [], "pause": []}
        self.seals: dict[str, str] = {}
        self.cuts: dict[str, str] = {}
        self.final_cuts: list[str] = []
        self.start: int | None = plan.start
        self.game: Game | None = None
        self.clock = GameClock(plan.clock, len(plan.seats))
        self.undoing = Undoing()
        self.patience = Patience(plan.patience if plan.clock.kind == "none" else None)
        self.paces: dict[str, int] = {}  # of the bots, as visitors wish
        self.skipping: set[str] = set()  # visitors who wait for their turn only
        self.ending: Ending | None = None
        self.rematch: str | None = None
        self.muted: list[str] = []
        self.removed: list[str] = []  # visitors whom the host has taken from their seats
        self.seq = self.version = 0
        self.changed = created
        # By visitor and id of the command: what came of it, with its seq and version.
        self.done: dict[tuple[str, str], tuple[entries.AnyEntry, int, int]] = {}
        self.chat: list[ChatLine] = []
        self.written: Counter[str] = Counter()  # bytes or so, by visitor, of what could be written for ever
        self.crowd: Counter[str] = Counter()  # the same of all who do not sit here, by kind

    # --- who is who ---

    def seats_of(self, visitor: str | None) -> list[int]:
        return [] if visitor is None else [s for s, seat in enumerate(self.seats) if seat.visitor == visitor]

    def people(self) -> list[str]:
        """The visitors with a seat, in the order of seats."""
        return list(dict.fromkeys(seat.visitor for seat in self.seats if seat.visitor is not None))

    def named(self) -> set[str]:
        """The visitors of whom it knows anything: who sits there, has written into its log or is muted."""
        return {visitor for visitor, _ in self.done} | {*self.people(), *self.muted}

    def of_the_crowd(self, what: entries.AnyEntry, visitor: str | None) -> bool:
        """Whether it is by somebody from outside, of whom there are as many as they like."""
        return isinstance(what, entries.Joined) or not self.seats_of(visitor)

    @property
    def all_sealed(self) -> bool:
        return set(self.people()) <= set(self.seals)

    def players_present(self) -> list[int]:
        """The seats that their own person plays."""
        return [s for s, seat in enumerate(self.seats) if seat.by_person]

    @property
    def decider(self) -> int | None:
        return self.game.decider if self.game is not None and self.status == "running" else None

    @property
    def bot_decides(self) -> bool:
        seat = self.decider
        if seat is None or self.paused or not self.seats[seat].by_bot:
            return False
        return self.expected is None or self.seats[seat].kind == "bot"  # a lesson waits for its learner

    @property
    def expected(self) -> str | None:
        """In a lesson that is not over: the act that it asks for."""
        if self.lesson is None or self.game is None or self.status != "running":
            return None
        return self.lesson.expected(self.game.actions)

    @property
    def undo_seat(self) -> int | None:
        """The seat that may take back its last act now: its own person's, at a place where none was yet."""
        act = self.undoing.last
        if act is None or self.status != "running" or self.paused or self.undoing.used(act):
            return None
        if self.expected is not None:
            return None
        return act.seat if act.by_person and self.seats[act.seat].by_person else None

    @property
    def pace(self) -> int:
        """Milliseconds that bots wait: the slowest wish of those who play, so that nobody is hurried."""
        wishes = [self.paces.get(seat.visitor or "", self.plan.pace) for seat in self.seats if seat.by_person]
        return max(wishes, default=self.plan.pace)

    @property
    def skipped(self) -> bool:
        """Whether all who play want to see nothing but their own turn."""
        playing = {seat.visitor for seat in self.seats if seat.by_person}
        return bool(playing) and playing <= self.skipping

    @property
    def awaited(self) -> int | None:
        """The seat whose person others may lose their patience with."""
        seat = self.decider
        if seat is None or self.paused or self.patience.seconds is None or not self.seats[seat].by_person:
            return None
        return seat if len({seat.visitor for seat in self.seats} - {None}) > 1 else None

    def fairness(self) -> Fairness:
        return Fairness(self.commitment, self.secret, self.id, list(self.final_cuts))

    # --- the log ---

    def next_entry(self, draft: entries.Draft, now: int) -> entries.LogEntry:
        """The draft in its place; an entry is never older than the one before it."""
        at = max(now, self.changed)
        return entries.LogEntry(draft.what, draft.visitor, draft.client, seq=self.seq + 1, at=at)

    def apply(self, entry: entries.LogEntry, now: int) -> Entry:
        """Makes an entry true. It was checked before it was written, so it cannot fail."""
        what, version = entry.what, self.version
        events: list[Event] = []
        self.seq, self.changed = entry.seq, entry.at
        going = isinstance(what, entries.Left | entries.Deleted)
        if isinstance(what, entries.Touching) and (self.status == "running" or not going):
            self.version += 1
            self.undoing.lost(self.clock.on_turn, what.spent)
            self.clock.charge(what.spent)
        match what:
            case entries.Acted():  # nearly all are
                events = self._act(what, by_person=entry.visitor is not None)
            case entries.Joined():
                self._join(what, entry.visitor)
            case entries.Seated():
                self._seat(what)
            case entries.Left() | entries.Deleted():
                self._leave(what)
            case entries.StoodIn():
                self._stand_in([what.seat], what.why)
                if what.why == "clock":
                    self.undoing.end()  # who lost the seat would get the time back, and not the seat
            case entries.CameBack():
                self._come_back(what.seats)
            case entries.Resigned():
                self._resign(what)
            case entries.Began():
                self.status = "cutting"
            case entries.Sealed():
                self.seals[entry.visitor or ""] = what.hash
            case entries.Opened():
                self.cuts[entry.visitor or ""] = what.cut
            case entries.Started():
                events = self._start(what)
            case entries.Undone():
                self._game().undo(what.seat)
                self.undoing.take_back(self.clock, what.fair)
            case entries.Voted():
                agreed = [s for s in self.votes[what.about] if s not in what.seats]
                self.votes[what.about] = sorted(agreed + what.seats * what.yes)
            case entries.Declined():
                self.votes[what.about] = []
            case entries.Paused():
                self.paused, self.votes["pause"] = True, []
            case entries.Resumed():
                self.paused = False
            case entries.Abandoned():
                self._end("abandoned")
            case entries.Nudged():
                self.patience.nudged = now
            case entries.Paced():
                self.paces.pop(entry.visitor or "", None)
                if what.pace is not None:
                    self.paces[entry.visitor or ""] = what.pace
            case entries.Skipped():
                self.skipping.add(entry.visitor or "")
            case entries.Said():
                line = ChatLine(entry.seq, entry.at, entry.visitor, what.name or "", what.text)
                self.chat = [*self.chat[1 - CHAT_KEPT :], line]
            case entries.Muted():
                # Of somebody who was deleted since, nothing but the entry is left.
                named = [what.whom] if what.yes and what.whom is not None else []
                self.muted = [v for v in self.muted if v != what.whom] + named
            case entries.Rematched():
                self.rematch = what.table
            case _:
                assert_never(what)
        if self.version > version:
            self._set_clock(entry.at, now)
        if what.ENDLESS:
            said = (what.text or "") if isinstance(what, entries.Said) else ""
            size = ENTRY_BYTES + len(said.encode())
            self.written[entry.visitor or ""] += size
            if self.of_the_crowd(what, entry.visitor):
                self.crowd[what.KIND] += size
        if entry.client is not None and entry.visitor is not None:
            self.done[entry.visitor, entry.client] = (what, entry.seq, self.version)
        return self._entry(entry, events)

    def _start(self, what: entries.Started) -> list[Event]:
        self.final_cuts = list(what.cuts)
        self.clock.fair = what.fair
        self.start = what.start
        key = fair_key(
            {"commitment": self.commitment, "secret": self.secret, "game": self.id, "cuts": what.cuts}
        )
        names = [seat.name for seat in self.seats]
        setup = Setup(
            self.plan.game, len(self.seats), key, self.plan.options, self.start, what.deck, None, what.dice,
            what.position,
        )  # fmt: skip
        self.game = Game(setup, names)
        self.status = "running"
        opening = list(self.game.events)
        self.game.events.clear()
        return opening

    def _act(self, what: entries.Acted, by_person: bool) -> list[Event]:
        game = self._game()
        act = Standing(what.seat, len(game.actions), by_person, self.clock.reading())
        events = game.play(what.action)
        self.undoing.acted(act, game.can_undo())
        if not game.can_undo():
            game.events.clear()  # nobody can take them back any more, and the log has them
        if what.why == "back":  # the owner acts while a bot stood in: the seat is theirs again
            self._come_back([what.seat])
        if game.over:
            self._end("finished")
        return events

    def _join(self, what: entries.Joined, visitor: str | None) -> None:
        for s, name in zip(what.seats, what.names, strict=True):
            self.seats[s] = SeatState("human", name, visitor, guest=s != what.seats[0])
        self.removed = [removed for removed in self.removed if removed != visitor]

    def _seat(self, what: entries.Seated) -> None:
        sat, self.key = self.seats[what.seat].visitor, what.key or self.key
        self.seats[what.seat] = (
            SeatState("bot", what.name or "", level=what.level)
            if what.kind == "bot"
            else SeatState("open", reserved=what.whom)
        )
        if sat is not None and not self.seats_of(sat):
            self.removed = [*self.removed[1 - MOST_REMOVED :], sat]

    def _leave(self, what: entries.Left | entries.Deleted) -> None:
        forgotten = isinstance(what, entries.Deleted)
        if self.status == "running":
            self._stand_in(what.seats, "deleted" if forgotten else "left")
            if forgotten and not self._people_left():
                self._end("abandoned")
        elif self.status != "over":
            for s in what.seats:
                self.seats[s] = SeatState("open")
            self.status, self.seals, self.cuts = "waiting", {}, {}
            if self.host == what.whom:
                self.host = next(iter(self.people()), None)
            if not self.people():
                self._end("abandoned")
        if forgotten:
            for s in what.seats:
                if self.seats[s].kind == "human":
                    self.seats[s].name, self.seats[s].visitor = "", None
            if self.game is not None:
                self.game.names = [seat.name for seat in self.seats]
            if self.host == what.whom:
                self.host = next(iter(self.people()), None)

    def _resign(self, what: entries.Resigned) -> None:
        self._stand_in(what.seats, "resigned")
        standing = [s for s, seat in enumerate(self.seats) if seat.why != "resigned"]
        if len(standing) < 2 or not self._people_left():
            self._end("resigned", standing if len(standing) == 1 else [])

    def _come_back(self, seats: list[int]) -> None:
        for s in seats:
            self.seats[s].why = self.seats[s].level = None
        self.patience.returns.update(seats)

    def _stand_in(self, seats: list[int], why: Why) -> None:
        for s in seats:
            self.seats[s].why, self.seats[s].level = why, STAND_IN
            self.votes = {about: [v for v in agreed if v != s] for about, agreed in self.votes.items()}
            if s == self.decider:
                self.patience.forgive()

    def _people_left(self) -> bool:
        """Whether anybody plays, or may come back to play."""
        return any(seat.kind == "human" and seat.why in (None, "left") for seat in self.seats)

    def _end(
        self, how: Literal["finished", "resigned", "abandoned"], winners: list[int] | None = None
    ) -> None:
        self.status, self.paused = "over", False
        result = None if self.game is None else self.game.result
        if result is not None:
            self.ending = Ending(
                how, result.winners, result.points, result.coins, result.rounds, result.reason
            )
            return
        state = None if self.game is None else self.game.state()
        points = [] if state is None else [player.points for player in state.players]
        rounds = 0 if state is None else state.round
        self.ending = Ending(how, winners or [], points, None, rounds, None)

    def _set_clock(self, at: int, now: int) -> None:
        decider = self.decider
        runs = decider is not None and not self.paused and self.seats[decider].by_person
        acts = 0 if self.game is None else len(self.game.actions)
        # What is from the future was written under a wrong system clock; it counts from now.
        since = min(at, now) if self.plan.clock.kind == "correspondence" else now
        self.clock.turn(decider, runs, acts, since)
        self.patience.look((decider, acts, self.paused), now)
        if decider is not None:
            self.skipping.discard(self.seats[decider].visitor or "")

    def _game(self) -> Game:
        assert self.game is not None, "the log of a table without a game cannot hold acts"
        return self.game

    def _entry(self, entry: entries.LogEntry, events: list[Event]) -> Entry:
        """The entry as everybody may read it: no cut and no seal, before all are in or after."""
        what = entry.what
        seat = next(iter(entries.seats_in(what)), None)
        shown = None if seat is None else self.seats[seat].name
        why = what.about if isinstance(what, entries.Voted | entries.Declined) else None
        return Entry(
            seq=entry.seq,
            version=self.version,
            at=entry.at,
            kind=what.KIND,
            seat=seat,
            name=what.name if isinstance(what, entries.Said) else shown,
            visitor=entry.visitor,
            action=what.action if isinstance(what, entries.Acted) else None,
            text=what.text if isinstance(what, entries.Said) else None,
            why=what.why if isinstance(what, entries.Acted | entries.StoodIn) else why,
            table=what.table if isinstance(what, entries.Rematched) else None,
            events=events,
        )
