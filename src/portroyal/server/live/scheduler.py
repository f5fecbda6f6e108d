"""What happens at a table by itself: bots act, clocks run out, cutting ends, somebody is stood in for."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from portroyal.server.problems import RefusedError
from portroyal.server.table.entries import Acted, Draft, StoodIn
from portroyal.server.table.fairness import started
from portroyal.server.table.views import whole_state

if TYPE_CHECKING:
    from portroyal.server.live.live_table import LiveTable

LATE = 2_000  # milliseconds that a process waits for the one that wrote the last entry
RETRY = 1.0  # seconds until something that happens by itself is tried again
log = logging.getLogger("portroyal.table")


class Timekeeper:
    """The timer of one live table, and the bot that thinks there."""

    def __init__(self, live: LiveTable) -> None:
        self.live, self.home = live, live.home
        self.stopped = False
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._thinking_at = -1  # the version for which a bot thinks

    @property
    def late(self) -> int:
        """Of several processes the one that wrote the last entry goes first."""
        return 0 if self.live.mine or not self.home.shared else LATE

    @property
    def grace(self) -> int:
        return int(self.home.settings.grace * 1000)

    @property
    def bot_wait(self) -> int:
        """What a bot lets pass after the last entry: more where a person may still take an act back.

        Who wants faster bots than the table has thinks twice as much faster. That depends on nothing hidden:
        everybody is told whose act can be taken back, and wishes are the people's own.
        """
        table = self.live.table
        pace, usual = table.pace, table.plan.pace
        if table.skipped:
            return 0
        if table.undo_seat is None or pace == 0:
            return pace
        thoughts = int(self.home.settings.second_thoughts * 1000)
        return max(pace, thoughts if pace >= usual else thoughts * pace // usual)

    def due(self) -> int | None:
        """The moment at which a bot, a clock, the end of cutting or of patience has to act.

        It is counted from when this process learned of the last entry: a system clock that was set back
        since the entry was written delays nothing.
        """
        table = self.live.table
        if table.status == "cutting":
            return self.live.known_since + int(self.home.settings.cut_time * 1000)
        if table.bot_decides:
            return self.live.known_since + self.bot_wait
        nudged = self._nudged()
        return table.clock.runs_out() if nudged is None else nudged + self.grace

    def _next(self) -> int | None:
        """The next moment at which this process has to look."""
        table, moments = self.live.table, []
        due = self.due()
        if due is not None and not table.bot_decides:
            moments.append(due + self.late)
        away = self.live.company.away(table, self.home.moments.now())
        moments += [since + self.grace for _, since in away]
        if table.status == "cutting" and self._all_cut():
            moments.append(self.live.known_since + self.late)
        return min(moments, default=None)

    def _nudged(self) -> int | None:
        """When the one who is waited for was nudged."""
        table = self.live.table
        nudged = table.patience.nudged
        return None if nudged is None or table.awaited is None else nudged

    def _all_cut(self) -> bool:
        return set(self.live.table.people()) <= set(self.live.table.cuts)

    def schedule(self) -> None:
        """Sets the timer for what comes next, and lets a bot think if it is its turn."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self.stopped:
            return
        table = self.live.table
        if table.bot_decides and self._thinking_at != table.version:
            self._thinking_at = table.version
            self._spawn(self._bot_acts, table.version)
        moment = self._next()
        if moment is not None:
            wait = max(0.0, (moment - self.home.moments.now()) / 1000)
            self._timer = asyncio.get_running_loop().call_later(wait, self._spawn, self._tick)

    def think_anew(self) -> None:
        """The log was read anew, so a bot that thinks may think about what was not kept."""
        self._thinking_at = -1
        self.schedule()

    def stop(self) -> None:
        """Nothing happens by itself any more."""
        self.stopped = True
        if self._timer is not None:
            self._timer.cancel()
        for task in list(self._tasks):
            task.cancel()

    def _spawn(self, work: Callable[..., Awaitable[None]], *about: Any) -> None:
        task = asyncio.get_running_loop().create_task(self._safely(work, *about))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _safely(self, work: Callable[..., Awaitable[None]], *about: Any) -> None:
        """What happens by itself is tried again later if it could not be kept."""
        try:
            await work(*about)
        except Exception as wrong:
            if not isinstance(wrong, RefusedError):
                log.exception("table stumbled", extra={"table": self.live.table.id})
            await asyncio.sleep(RETRY)
            self._thinking_at = -1
            if not self.live.in_doubt:
                self.schedule()
            elif not self.stopped:
                self._spawn(self.live.catch_up)  # which reads anew, and sets the timers by what it finds

    async def _bot_acts(self, version: int) -> None:
        """The bot answers after the table's pace, counted from the last entry and not from what it saw."""
        live = self.live
        if self.late:
            await asyncio.sleep(self.late / 1000)
        table, since = live.table, live.known_since
        seat = table.decider
        if table.version != version or seat is None or table.game is None or live.face.open is None:
            return
        level = table.seats[seat].level or "normal"
        action = table.expected or await self.home.bots.choose(
            whole_state(table, live.face), table.game.legal, level, table.id, table.host
        )
        # Whoever wishes for another pace is heard at once; whoever chats delays nothing.
        while live.table.version == version and (wait := since + self.bot_wait - self.home.moments.now()) > 0:
            await live.news(live.table.seq, wait / 1000)
        async with live.lock:
            await live.sure()
            if live.table.version == version and live.table.bot_decides:
                await live.keep(Draft(Acted(seat, action)))

    async def _tick(self) -> None:
        await self._ask_others()
        live = self.live
        async with live.lock:
            await live.sure()
            table, now = live.table, self.home.moments.now()
            runs_out, running, awaited = table.clock.runs_out(), table.clock.running, table.awaited
            due = (self.due() or now) + self.late
            if table.status == "cutting" and (self._all_cut() or now >= due):
                await live.keep(Draft(started(table, table.cuts)))
            elif running is not None and runs_out is not None and now >= runs_out + self.late:
                await live.keep(Draft(StoodIn(running, "clock", spent=table.clock.used(now))))
            elif awaited is not None and self._nudged() is not None and now >= due:
                await live.keep(Draft(StoodIn(awaited, "left")))
            else:
                await self._stand_in(now)
        self.schedule()

    def _gone(self, now: int) -> list[str]:
        away = self.live.company.away(self.live.table, now)
        return [visitor for visitor, since in away if now >= since + self.grace]

    async def _ask_others(self) -> None:
        """Somebody may be at another process; meanwhile the table is not held."""
        if self.home.ask_others is not None and self._gone(self.home.moments.now()):
            await self.home.ask_others(self.live.table.id)

    async def _stand_in(self, now: int) -> None:
        table = self.live.table
        for visitor in self._gone(now):
            for s in table.seats_of(visitor):
                if table.seats[s].by_person and table.status == "running":
                    await self.live.keep(Draft(StoodIn(s, "left", spent=table.clock.used(now))))
                    table = self.live.table  # which was read anew if another process was faster
