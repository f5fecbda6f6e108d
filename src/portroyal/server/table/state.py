"""A table: what its log makes of it. The one authority over seats, status, clocks and game."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Literal

from portroyal.play.events import Event
from portroyal.play.family import Setup
from portroyal.play.game import Game
from portroyal.play.record import fair_key
from portroyal.server.messages import Ending, Fairness, NewTable, Status, Why
from portroyal.server.storage.schema import Row
from portroyal.server.table.clocks import GameClock
from portroyal.server.table.entries import TOUCHING, TOUCHING_WHEN_RUNNING, Deed, deed_of
from portroyal.server.table.material import told
from portroyal.server.table.patience import Patience
from portroyal.server.table.protocol import Entry
from portroyal.server.table.undo import Standing, Undoing

STAND_IN = "normal"  # the level that plays on for somebody who is gone
CHAT_KEPT = 100
MOST_REMOVED = 100


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
        self.ending: Ending | None = None
        self.rematch: str | None = None
        self.muted: list[str] = []
        self.removed: list[str] = []  # visitors whom the host has taken from their seats
        self.seq = self.version = 0
        self.changed = created
        self.done: dict[
            tuple[str, str], tuple[str, int, int]
        ] = {}  # (visitor, client id): kind, seq, version
        self.chat: list[Row] = []

    # --- who is who ---

    def seats_of(self, visitor: str | None) -> list[int]:
        return [] if visitor is None else [s for s, seat in enumerate(self.seats) if seat.visitor == visitor]

    def people(self) -> list[str]:
        """The visitors with a seat, in the order of seats."""
        return list(dict.fromkeys(seat.visitor for seat in self.seats if seat.visitor is not None))

    def players_present(self) -> list[int]:
        """The seats that their own person plays."""
        return [s for s, seat in enumerate(self.seats) if seat.by_person]

    @property
    def decider(self) -> int | None:
        return self.game.decider if self.game is not None and self.status == "running" else None

    @property
    def bot_decides(self) -> bool:
        seat = self.decider
        return seat is not None and not self.paused and self.seats[seat].by_bot

    @property
    def undo_seat(self) -> int | None:
        """The seat that may take back its last act now: its own person's, at a place where none was yet."""
        act = self.undoing.last
        if act is None or self.status != "running" or self.paused or self.undoing.used(act):
            return None
        return act.seat if act.by_person and self.seats[act.seat].by_person else None

    @property
    def awaited(self) -> int | None:
        """The seat whose person others may lose their patience with."""
        seat = self.decider
        if seat is None or self.paused or self.patience.seconds is None or len(self.people()) < 2:
            return None
        return seat if self.seats[seat].by_person else None

    def fairness(self) -> Fairness:
        return Fairness(self.commitment, self.secret, self.id, list(self.final_cuts))

    # --- the log ---

    def apply(self, row: Row, now: int) -> Entry:
        """Makes an entry true. It was checked before it was written, so it cannot fail."""
        deed = deed_of(row)
        was_running = self.status == "running"
        events: list[Event] = []
        self.seq, self.changed = row.seq, row.at
        touches = row.kind in TOUCHING or (was_running and row.kind in TOUCHING_WHEN_RUNNING)
        if touches:
            self.version += 1
            self.undoing.lost(self.clock.running, deed.spent)
            self.clock.charge(deed.spent)
        match row.kind:
            case "start":
                events = self._start(deed)
            case "act":
                events = self._act(row, deed)
            case "undo":
                self._game().undo(deed.seat)
                self.undoing.take_back(self.clock, deed.fair)
            case "chat":
                self.chat = [*self.chat[1 - CHAT_KEPT :], row]
            case "mute":
                # Of somebody who was deleted since, nothing but the entry is left.
                named = [deed.whom] if deed.yes and deed.whom is not None else []
                self.muted = [v for v in self.muted if v != deed.whom] + named
            case "nudge":
                self.patience.nudged = now
            case "rematch":
                self.rematch = deed.table
            case "vote":
                agreed = [s for s in self.votes[deed.about or ""] if s not in deed.seats]
                self.votes[deed.about or ""] = sorted(agreed + deed.seats * deed.yes)
            case "decline":
                self.votes[deed.about or ""] = []
            case "pause":
                self.paused, self.votes["pause"] = True, []
            case "resume":
                self.paused = False
            case "abandon":
                self._end("abandoned")
            case "seal":
                self.seals[row.visitor or ""] = deed.hash or ""
            case "cut":
                self.cuts[row.visitor or ""] = deed.cut or ""
            case "begin":
                self.status = "cutting"
            case _:
                self._seat_change(row, deed)
        if touches:
            self._set_clock(row, now)
        if row.client is not None and row.visitor is not None:
            self.done[row.visitor, row.client] = (row.kind, row.seq, self.version)
        return self._entry(row, deed, events)

    def _start(self, deed: Deed) -> list[Event]:
        self.final_cuts = list(deed.cuts)
        self.clock.fair = deed.fair
        self.start = deed.start or 0
        key = fair_key(
            {"commitment": self.commitment, "secret": self.secret, "game": self.id, "cuts": deed.cuts}
        )
        names = [seat.name for seat in self.seats]
        setup = Setup(self.plan.game, len(self.seats), key, self.plan.options, self.start)
        self.game = Game(setup, names)
        self.status = "running"
        opening = list(self.game.events)
        self.game.events.clear()
        return opening

    def _act(self, row: Row, deed: Deed) -> list[Event]:
        game = self._game()
        by_person = row.visitor is not None
        act = Standing(deed.seat or 0, len(game.actions), by_person, self.clock.reading())
        events = game.play(deed.action or "")
        self.undoing.acted(act, game.can_undo())
        if not game.can_undo():
            game.events.clear()  # nobody can take them back any more, and the log has them
        seat = self.seats[deed.seat or 0]
        if deed.why == "back":  # the owner acts while a bot stood in: the seat is theirs again
            seat.why = seat.level = None
        if game.over:
            self._end("finished")
        return events

    def _seat_change(self, row: Row, deed: Deed) -> None:
        if row.kind == "join":
            for s, name in zip(deed.seats, deed.names, strict=True):
                self.seats[s] = SeatState("human", name, row.visitor, guest=s != deed.seats[0])
            self.removed = [visitor for visitor in self.removed if visitor != row.visitor]
        elif row.kind == "sit":
            sat, self.key = self.seats[deed.seat or 0].visitor, deed.key or self.key
            self.seats[deed.seat or 0] = (
                SeatState("bot", deed.name or "", level=deed.level)
                if deed.kind == "bot"
                else SeatState("open", reserved=deed.whom)
            )
            if sat is not None and not self.seats_of(sat):
                self.removed = [*self.removed[1 - MOST_REMOVED :], sat]
        elif row.kind == "come-back":
            for s in deed.seats:
                self.seats[s].why = self.seats[s].level = None
        elif row.kind == "stand-in":
            self._stand_in([deed.seat or 0], "clock" if deed.why == "clock" else "left")
            if deed.why == "clock":
                self.undoing.end()  # who lost the seat would get the time back, and not the seat
        elif row.kind == "resign":
            self._stand_in(deed.seats, "resigned")
            standing = [s for s, seat in enumerate(self.seats) if seat.why != "resigned"]
            if len(standing) < 2 or not self._people_left():
                self._end("resigned", standing if len(standing) == 1 else [])
        elif row.kind in ("leave", "delete"):
            self._leave(row, deed)

    def _leave(self, row: Row, deed: Deed) -> None:
        forgotten = row.kind == "delete"
        if self.status == "running":
            self._stand_in(deed.seats, "deleted" if forgotten else "left")
            if forgotten and not self._people_left():
                self._end("abandoned")
        elif self.status != "over":
            for s in deed.seats:
                self.seats[s] = SeatState("open")
            self.status, self.seals, self.cuts = "waiting", {}, {}
            if self.host == deed.whom:
                self.host = next(iter(self.people()), None)
            if not self.people():
                self._end("abandoned")
        if forgotten:
            for s in deed.seats:
                if self.seats[s].kind == "human":
                    self.seats[s].name, self.seats[s].visitor = "", None
            if self.game is not None:
                self.game.names = [seat.name for seat in self.seats]
            if self.host == deed.whom:
                self.host = next(iter(self.people()), None)

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

    def _set_clock(self, row: Row, now: int) -> None:
        decider = self.decider
        runs = decider is not None and not self.paused and self.seats[decider].by_person
        acts = 0 if self.game is None else len(self.game.actions)
        # What is from the future was written under a wrong system clock; it counts from now.
        since = min(row.at, now) if self.plan.clock.kind == "correspondence" else now
        self.clock.turn(decider, runs, acts, since)
        self.patience.look((decider, acts, self.paused), now)

    def _game(self) -> Game:
        assert self.game is not None, "the log of a table without a game cannot hold acts"
        return self.game

    def _entry(self, row: Row, deed: Deed, events: list[Event]) -> Entry:
        seat = deed.seat if deed.seat is not None else (deed.seats[0] if deed.seats else None)
        hidden = row.kind in ("seal", "cut")
        name = deed.name if row.kind == "chat" else None if seat is None else self.seats[seat].name
        return Entry(
            seq=row.seq,
            version=self.version,
            at=row.at,
            kind=row.kind,
            seat=seat,
            name=name,
            visitor=row.visitor,
            action=deed.action,
            text=None if hidden else deed.text,
            why=deed.about if row.kind in ("vote", "decline") else deed.why,
            table=deed.table,
            events=events,
        )
