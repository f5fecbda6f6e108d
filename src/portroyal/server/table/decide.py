"""What a command means at a table: an entry for the log, or a refusal. Nothing is changed here."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Literal

from portroyal.bots.registry import LEVELS
from portroyal.server.ids import hash_of, new_id
from portroyal.server.messages import Join
from portroyal.server.names import alike, called, clean_text, seen
from portroyal.server.problems import RefusedError
from portroyal.server.table import entries, protocol
from portroyal.server.table.fairness import checked_cut, started
from portroyal.server.table.state import Table

MOST_MUTED = 100  # they are told with every change of the table
MOST_RETURNS = 3  # of a person between two acts of the game
SAILORS = (
    "Ada", "Bruno", "Carla", "Diego", "Elvira", "Fabio", "Greta", "Hugo", "Ines", "Jasper", "Kaja", "Lope",
    "Mira", "Nuno", "Olga", "Pablo", "Quirin", "Rosa", "Sven", "Tilda", "Ugo", "Vera", "Wim", "Yara",
)  # fmt: skip


def decide(table: Table, visitor: str, name: str, command: protocol.AnyCommand, now: int) -> entries.Draft:
    """The entry that a visitor's command asks for."""
    what: entries.AnyEntry = (
        _say(table, visitor, name, command)
        if isinstance(command, protocol.Say)
        else _HANDLERS[type(command)](table, visitor, command, now)
    )
    return entries.Draft(what, visitor, command.id)


# --- playing ---


def _act(table: Table, visitor: str, command: protocol.Act, now: int) -> entries.Acted:
    seats = _running(table, visitor)
    game = table.game
    assert game is not None
    _fresh(table, command.version)
    seat = game.decider
    if seat is None or seat not in seats:
        raise RefusedError("not-your-turn", f"seat {seat} decides, not you")
    if table.seats[seat].why not in (None, "left"):
        raise RefusedError("not-yours", f"a bot plays seat {seat} for the rest of this game")
    if command.action not in game.legal:
        shown = ", ".join(game.legal[:12])
        raise RefusedError("illegal-action", f"{command.action!r} is not possible now; possible: {shown}")
    if table.expected not in (None, command.action):
        raise RefusedError("illegal-action", f"this lesson asks for `{table.expected}` here")
    back: Literal["back"] | None = "back" if table.seats[seat].why == "left" else None
    return entries.Acted(seat, command.action, back, spent=table.clock.passed(now))


def _undo(table: Table, visitor: str, command: protocol.Undo, now: int) -> entries.Undone:
    seats = _running(table, visitor)
    _fresh(table, command.version)
    act = table.undoing.last
    if act is None or act.seat not in seats or table.undo_seat != act.seat:
        again = act is not None and act.seat in seats and table.undoing.used(act)
        why = "an act here was taken back once" if again else "your last act cannot be taken back"
        raise RefusedError("cannot-undo", why)
    spent, clock = table.clock.passed(now), table.clock
    cost = act.cost + (0 if clock.running == act.seat else spent)
    if cost and cost >= clock.left[act.seat]:
        raise RefusedError("cannot-undo", "your clock has less left than the others have lost since")
    return entries.Undone(act.seat, spent=spent, fair=True)


def _resign(table: Table, visitor: str, command: protocol.Resign, now: int) -> entries.Resigned:
    seats = _running(table, visitor, even_paused=True)
    if command.seat is not None and command.seat not in seats:
        raise RefusedError("not-yours", f"seat {command.seat} is not yours")
    given = seats if command.seat is None else [command.seat]
    standing = [s for s in given if table.seats[s].why in (None, "left")]
    if not standing:
        raise RefusedError("wrong-status", "a bot plays there for the rest of this game already")
    return entries.Resigned(standing, spent=table.clock.used(now))


def _vote(table: Table, visitor: str, command: protocol.Vote, now: int) -> entries.AnyEntry:
    seats = _running(table, visitor, even_paused=command.about == "abandon")
    mine = [s for s in seats if table.seats[s].by_person]
    if not mine:
        raise RefusedError("not-seated", "a bot plays for you; come back first")
    agreed = set(table.votes[command.about]) | set(mine)
    if command.yes and agreed >= set(table.players_present()):
        agreed_upon = entries.Abandoned if command.about == "abandon" else entries.Paused
        return agreed_upon(mine, spent=table.clock.used(now))
    if not command.yes and not set(mine) & set(table.votes[command.about]):
        return entries.Declined(mine, command.about)
    return entries.Voted(mine, command.about, command.yes)


def _resume(table: Table, visitor: str, command: protocol.Resume, now: int) -> entries.Resumed:
    seats = _running(table, visitor, even_paused=True)
    if not table.paused:
        raise RefusedError("wrong-status", "the game is not paused")
    return entries.Resumed(seats)


def _nudge(table: Table, visitor: str, command: protocol.Nudge, now: int) -> entries.Nudged:
    seats = _running(table, visitor)
    seat, ends = table.awaited, table.patience.ends
    if seat is None or ends is None or seat in seats:
        raise RefusedError("wrong-status", "there is nobody here for whom you wait")
    if not any(table.seats[s].by_person for s in seats):
        raise RefusedError("not-seated", "a bot plays for you; come back first")
    if table.patience.nudged is not None:
        raise RefusedError("wrong-status", "who decides was nudged already")
    if now < ends:
        raise RefusedError("too-soon", "who decides has not been silent for long enough", (ends - now) / 1000)
    return entries.Nudged(seat)


def _pace(table: Table, visitor: str, command: protocol.Pace, now: int) -> entries.Paced:
    _seated(table, visitor)
    return entries.Paced(command.pace)


def _skip(table: Table, visitor: str, command: protocol.Skip, now: int) -> entries.Skipped:
    _running(table, visitor)
    if not table.bot_decides:
        raise RefusedError("wrong-status", "no bot decides now")
    return entries.Skipped()


# --- seats ---


def join(table: Table, visitor: str, name: str, wish: Join) -> entries.Draft:
    """Sits down, with guests at the same device beside it."""
    if table.status != "waiting":
        raise RefusedError("wrong-status", "the game has begun; you can watch")
    if table.seats_of(visitor):
        raise RefusedError("seat-taken", "you sit here already")
    if visitor in table.removed and wish.key != table.key:
        raise RefusedError("removed", "the host has removed you from this table; ask for the new link")
    mine = [s for s, seat in enumerate(table.seats) if seat.kind == "open" and seat.reserved == visitor]
    free = [s for s, seat in enumerate(table.seats) if seat.kind == "open" and seat.reserved is None]
    if wish.seat is not None:
        if wish.seat >= len(table.seats):
            raise RefusedError("no-seat", f"there is no seat {wish.seat}")
        if wish.seat not in mine + free:
            raise RefusedError("seat-taken", f"seat {wish.seat} is taken")
        mine, free = [wish.seat], [s for s in mine + free if s != wish.seat]
    names = [name, *(clean_text(guest, "a name", "bad-name", 32) for guest in wish.guests)]
    seats = (mine + free)[: len(names)] if not (wish.seat is None and mine and not wish.guests) else mine
    if len(seats) < len(names):
        raise RefusedError("no-seat", f"{len(names)} seats are wanted and {len(seats)} are free")
    names += [f"{name[:29]} {n}" if name else "" for n in range(len(names) + 1, len(seats) + 1)]
    check_names(dict(zip(seats, names, strict=True)), [*_called(table, seats), *_heard(table, visitor)])
    return entries.Draft(entries.Joined(seats, names), visitor)


def _called(table: Table, but: list[int]) -> list[str]:
    """What all seats but some are called; one that is open may get somebody who has no name."""
    return [one for s, seat in enumerate(table.seats) if s not in but for one in called(seat.name, s)]


def _heard(table: Table, visitor: str) -> set[str]:
    """The names under which others have spoken, be they seated or not."""
    return {line.name for line in table.chat if line.visitor != visitor}


def check_names(names: dict[int, str], others: list[str]) -> None:
    """No two at one table are called something that looks the same; who has no name is called by the seat."""
    for seat, name in names.items():
        if name and not seen(name):  # given before such names were refused
            raise RefusedError("bad-name", "your name cannot be seen; choose another one")
        mine = called(name, seat)
        taken = next((one for one in mine if alike(one, others)), None)
        if taken is not None:
            raise RefusedError("name-taken", f"somebody here has a name that looks like {taken!r}")
        others = [*others, *mine]


def _sit(table: Table, visitor: str, command: protocol.Sit, now: int) -> entries.Seated:
    _host(table, visitor)
    _status(table, "waiting")
    if command.seat >= len(table.seats):
        raise RefusedError("no-seat", f"there is no seat {command.seat}")
    if table.seats[command.seat].visitor == visitor:
        raise RefusedError("seat-taken", "this seat is yours; leave it if you want to go")
    # Who is removed has the link, and a new visitor costs nothing: the link is another one from now on.
    key = None if table.seats[command.seat].visitor is None else new_id(20)
    if command.kind == "open":
        return entries.Seated(seat=command.seat, kind="open", key=key)
    level = checked_level(command.level)
    return entries.Seated(seat=command.seat, name=bot_name(table), kind="bot", level=level, key=key)


def bot_name(table: Table) -> str:
    """A sailor's name that nobody at the table has; the level is shown beside it."""
    return random.choice(free_sailors([seat.name for seat in table.seats]))


def free_sailors(taken: list[str]) -> list[str]:
    return [name for name in SAILORS if not alike(name, taken)]


def checked_level(level: str | None) -> str:
    """Levels are the only bots here: no name from outside starts a program or a plugin."""
    if level is None:
        return "normal"
    if level not in LEVELS:
        raise RefusedError("unknown-level", f"there is no level {level!r}; choose from {', '.join(LEVELS)}")
    return level


def _leave(table: Table, visitor: str, command: protocol.Leave, now: int) -> entries.Left:
    seats = _seated(table, visitor)
    if table.status == "over":
        raise RefusedError("wrong-status", "the game is over")
    going = [s for s in seats if table.seats[s].by_person] if table.status == "running" else seats
    if not going:
        raise RefusedError("wrong-status", "a bot plays for you already")
    return entries.Left(going, visitor, spent=table.clock.used(now))


def _come_back(table: Table, visitor: str, command: protocol.ComeBack, now: int) -> entries.CameBack:
    seats = _running(table, visitor, even_paused=True)
    back = [s for s in seats if table.seats[s].why == "left"]
    if not back:
        raise RefusedError("wrong-status", "no bot stands in for you that would go")
    # Whoever goes and comes in turns would keep the bot from acting, and pay nothing for it.
    if all(table.patience.returns[s] >= MOST_RETURNS for s in back):
        raise RefusedError("wrong-status", "you came back here before; now somebody has to act first")
    own = table.decider in back and not table.paused
    return entries.CameBack(back, spent=table.clock.passed(now) if own else table.clock.used(now))


# --- cutting ---


def _begin(table: Table, visitor: str, command: protocol.Begin, now: int) -> entries.AnyEntry:
    _host(table, visitor)
    _status(table, "waiting")
    if any(seat.kind == "open" for seat in table.seats):
        raise RefusedError("seats-open", "some seats are still open")
    if table.people() == [visitor]:
        return started(table, {visitor: checked_cut(command.cut)})
    return entries.Began()


def _seal(table: Table, visitor: str, command: protocol.Seal, now: int) -> entries.Sealed:
    seats = _seated(table, visitor)
    _status(table, "cutting")
    if visitor in table.seals:
        raise RefusedError("wrong-status", "your cut is sealed already")
    return entries.Sealed(seats, command.hash)


def _cut(table: Table, visitor: str, command: protocol.GiveCut, now: int) -> entries.Opened:
    seats = _seated(table, visitor)
    _status(table, "cutting")
    if not table.all_sealed:
        raise RefusedError("not-sealed", "not all cuts are sealed yet")
    if visitor in table.cuts:
        raise RefusedError("wrong-status", "your cut is in already")
    cut = checked_cut(command.cut)
    if hash_of(cut) != table.seals[visitor]:
        raise RefusedError("wrong-cut", "this is not the cut that you have sealed")
    return entries.Opened(seats, cut)


# --- talking ---


def _say(table: Table, visitor: str, name: str, command: protocol.Say) -> entries.Said:
    if table.plan.chat == "off":
        raise RefusedError("chat-off", "there is no chat at this table")
    if table.plan.chat == "seats" and not table.seats_of(visitor):
        raise RefusedError("chat-off", "only those who play may write here")
    if visitor in table.muted:
        raise RefusedError("muted", "the host has muted you at this table")
    text = clean_text(command.text, "the line", "bad-message", 500)
    seats = table.seats_of(visitor)
    if seats:
        return entries.Said(seats[0], table.seats[seats[0]].name, text)
    # Who only watches has the name of today, and must not speak as somebody else.
    if name:
        check_names({-1: name}, [*_called(table, []), *_heard(table, visitor)])
    return entries.Said(None, name, text)


def _mute(table: Table, visitor: str, command: protocol.Mute, now: int) -> entries.Muted:
    _host(table, visitor)
    if command.muted and len(table.muted) >= MOST_MUTED:
        raise RefusedError("wrong-status", f"{MOST_MUTED} are muted here already; let only seats chat")
    return entries.Muted(command.muted, command.visitor)


def _rematch(table: Table, visitor: str, command: protocol.Rematch, now: int) -> entries.Rematched:
    _seated(table, visitor)
    _status(table, "over")
    return entries.Rematched()  # the table that is opened for it is named when it is there


# --- conditions ---


def _seated(table: Table, visitor: str) -> list[int]:
    seats = table.seats_of(visitor)
    if not seats:
        raise RefusedError("not-seated", "you have no seat at this table")
    return seats


def _running(table: Table, visitor: str, even_paused: bool = False) -> list[int]:
    seats = _seated(table, visitor)
    _status(table, "running")
    if table.paused and not even_paused:
        raise RefusedError("paused", "the game is paused")
    return seats


def _status(table: Table, wanted: str) -> None:
    if table.status != wanted:
        raise RefusedError("wrong-status", f"the table is {table.status}, not {wanted}")


def _fresh(table: Table, version: int) -> None:
    if version != table.version:
        raise RefusedError("stale", f"the table is at version {table.version}, not {version}")


def _host(table: Table, visitor: str) -> None:
    if table.host != visitor:
        raise RefusedError("not-host", "only the host of the table can do this")


_HANDLERS: dict[type[Any], Callable[..., entries.AnyEntry]] = {
    protocol.Act: _act,
    protocol.Undo: _undo,
    protocol.Sit: _sit,
    protocol.Leave: _leave,
    protocol.ComeBack: _come_back,
    protocol.Begin: _begin,
    protocol.Seal: _seal,
    protocol.GiveCut: _cut,
    protocol.Resign: _resign,
    protocol.Vote: _vote,
    protocol.Resume: _resume,
    protocol.Nudge: _nudge,
    protocol.Pace: _pace,
    protocol.Skip: _skip,
    protocol.Mute: _mute,
    protocol.Rematch: _rematch,
}
