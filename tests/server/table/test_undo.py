"""Taking back: who may, until when, how often, and who pays for the time. The tests move it themselves."""

from __future__ import annotations

from typing import Any

import pytest

from portroyal.server.messages import ClockRule, NewTable, SeatWish
from portroyal.server.problems import RefusedError
from portroyal.server.table import protocol as stream
from portroyal.server.table.decide import decide
from portroyal.server.table.entries import Acted, Draft, Joined, Seated, Started, StoodIn, Undone
from portroyal.server.table.fairness import started
from portroyal.server.table.protocol import AnyCommand
from portroyal.server.table.state import Table

ANN, BOB = "AnnAnnAnnAnn", "BobBobBobBob"
# Ships only, so that whoever stops has something to trade and something to pass on.
SHIPS = [
    {"type": "ship", "name": "ship", "color": color, "coins": 1, "swords": swords, "count": 12}
    for color, swords in (("yellow", 1), ("blue", 1), ("green", 1), ("red", 1), ("black", 2))
]


class Desk:
    """A table of Ann and Bob whose time the test moves; Ann starts."""

    def __init__(self, clock: ClockRule, seats: int = 2, old: bool = False) -> None:
        wishes = [SeatWish("me"), *[SeatWish("open")] * (seats - 1)]
        plan = NewTable("port-royal", wishes, options={"cards": SHIPS}, clock=clock, start=0)
        self.table = Table("aBcDeFgHi1", plan, "k" * 20, "07" * 32, ANN, 0)
        self.now, self.ids = 0, 0
        self.write(Draft(Joined([0], ["Ann"]), ANN))
        self.write(Draft(Joined([1], ["Bob"]), BOB))
        for s in range(2, seats):
            self.write(Draft(Seated(seat=s, name=f"Bot {s}", kind="bot", level="easy")))
        start = started(self.table, {ANN: "a", BOB: "b"})
        self.write(Draft(Started(start.cuts, 0) if old else start))

    def write(self, draft: Draft) -> None:
        self.table.apply(self.table.next_entry(draft, self.now), self.now)

    def do(self, visitor: str, command: type[Any], **more: Any) -> None:
        """A command at the table's own version."""
        self.ids += 1
        if command in (stream.Act, stream.Undo):
            more["version"] = self.table.version
        asked: AnyCommand = command(id=f"c{self.ids}", **more)
        self.write(decide(self.table, visitor, "", asked, self.now))

    def act(self, visitor: str, *actions: str) -> None:
        for action in actions:
            self.do(visitor, stream.Act, action=action)

    def later(self, seconds: float) -> None:
        self.now += round(seconds * 1000)

    @property
    def left(self) -> list[float]:
        """What the clocks show, in seconds."""
        return [(left or 0) / 1000 for left in self.table.clock.view(self.now).left]

    @property
    def decider(self) -> int | None:
        return self.table.decider


NONE, LIVE = ClockRule(), ClockRule("live", 60, 0)


def stopped(clock: ClockRule = NONE, **more: Any) -> Desk:
    """Ann has drawn a ship and stopped; she may trade it or pass."""
    desk = Desk(clock, **more)
    desk.act(ANN, "draw", "stop")
    assert "pass" in desk.table.game.legal  # type: ignore[union-attr]
    return desk


def test_the_time_that_others_lost_is_given_back_and_charged_to_who_takes_back() -> None:
    """Pass, wait, take back, pass again: the attack that won on time."""
    desk = stopped(LIVE)
    desk.later(1)
    desk.act(ANN, "pass")
    assert desk.decider == 1
    before = desk.left
    desk.later(40)
    assert desk.left[1] == before[1] - 40
    desk.do(ANN, stream.Undo)
    assert desk.decider == 0
    assert desk.left == [before[0] - 40, before[1]]
    desk.later(0.4)
    desk.act(ANN, "pass")
    assert desk.left == [pytest.approx(before[0] - 40.4), before[1]]


def test_an_increment_for_a_turn_that_was_taken_back_is_given_once() -> None:
    desk = stopped(ClockRule("live", 60, 5))
    desk.act(ANN, "pass")
    assert desk.left == [65, 65]
    desk.do(ANN, stream.Undo)
    assert desk.left == [65, 60]
    take = next(a for a in desk.table.game.legal if a.startswith("take"))  # type: ignore[union-attr]
    desk.act(ANN, take)
    assert (desk.decider, desk.left) == (1, [65, 65])


def test_correspondence_gives_the_others_their_whole_time_again() -> None:
    desk = stopped(ClockRule("correspondence", 3600))
    desk.act(ANN, "pass")
    desk.later(1800)
    desk.do(ANN, stream.Undo)
    assert desk.left[0] == 1800
    desk.act(ANN, "pass")
    assert desk.left[1] == 3600


def test_who_cannot_pay_for_the_others_time_takes_nothing_back() -> None:
    desk = stopped(LIVE)
    desk.later(55)
    desk.act(ANN, "pass")
    desk.later(10)
    with pytest.raises(RefusedError, match="clock") as refused:
        desk.do(ANN, stream.Undo)
    assert refused.value.code == "cannot-undo"
    assert desk.left == [5, 50]


def test_what_was_taken_back_once_cannot_be_taken_back_again() -> None:
    desk = stopped()
    desk.act(ANN, "pass")
    assert desk.table.undo_seat == 0
    desk.do(ANN, stream.Undo)
    desk.act(ANN, "pass")
    assert desk.table.undo_seat is None
    with pytest.raises(RefusedError, match="once"):
        desk.do(ANN, stream.Undo)


def test_several_acts_are_taken_back_one_after_the_other_and_each_only_once() -> None:
    desk = stopped()
    desk.act(ANN, "pass")
    desk.do(ANN, stream.Undo)
    desk.do(ANN, stream.Undo)  # the stop before it
    assert desk.table.game.legal == ["draw", "stop"]  # type: ignore[union-attr]
    desk.act(ANN, "stop")
    assert desk.table.undo_seat is None


def test_it_ends_when_somebody_else_has_acted_even_if_they_take_that_back() -> None:
    desk = stopped()
    desk.act(ANN, "pass")
    desk.act(BOB, "pass")
    with pytest.raises(RefusedError):
        desk.do(ANN, stream.Undo)
    desk.do(BOB, stream.Undo)
    assert desk.decider == 1
    assert desk.table.undo_seat is None
    with pytest.raises(RefusedError):
        desk.do(ANN, stream.Undo)


def test_who_resigned_takes_back_nothing_neither_an_own_act_nor_the_stand_ins() -> None:
    desk = stopped(seats=3)
    desk.do(ANN, stream.Resign)
    with pytest.raises(RefusedError):
        desk.do(ANN, stream.Undo)  # the stop, an own act
    desk.write(Draft(Acted(0, "pass")))
    for _ in range(2):
        with pytest.raises(RefusedError) as refused:
            desk.do(ANN, stream.Undo)
        assert refused.value.code == "cannot-undo"


def test_a_bot_that_stands_in_is_not_taken_back_by_who_comes_back() -> None:
    desk = stopped()
    desk.do(ANN, stream.Leave)
    assert desk.table.undo_seat is None
    with pytest.raises(RefusedError):
        desk.do(ANN, stream.Undo)
    desk.write(Draft(Acted(0, "pass")))
    desk.do(ANN, stream.ComeBack)
    assert desk.table.undo_seat is None
    with pytest.raises(RefusedError):
        desk.do(ANN, stream.Undo)


def test_who_comes_back_before_anybody_acted_may_take_back_an_own_act() -> None:
    desk = stopped()
    desk.act(ANN, "pass")
    desk.do(ANN, stream.Leave)
    desk.do(ANN, stream.ComeBack)
    desk.do(ANN, stream.Undo)
    assert desk.decider == 0


def test_nobody_takes_back_once_the_others_clock_has_run_out() -> None:
    desk = stopped(LIVE, seats=3)
    desk.act(ANN, "pass")
    desk.later(60)
    desk.write(Draft(StoodIn(1, "clock", spent=desk.table.clock.used(desk.now))))
    with pytest.raises(RefusedError):
        desk.do(ANN, stream.Undo)


def test_leaving_collects_no_increments_while_a_bot_plays() -> None:
    desk = stopped(ClockRule("live", 60, 5))
    left = desk.left
    assert left == [65, 60]
    desk.do(BOB, stream.Leave)
    for _ in range(3):  # Bob's stand-in decides again and again
        while desk.decider == 0:
            desk.act(ANN, desk.table.game.legal[-1])  # type: ignore[union-attr]
        while desk.decider == 1:
            desk.write(Draft(Acted(1, desk.table.game.legal[-1])))  # type: ignore[union-attr]
    assert desk.left[1] == 60
    while desk.decider == 0:
        desk.act(ANN, desk.table.game.legal[-1])  # type: ignore[union-attr]
    desk.do(BOB, stream.ComeBack)
    assert desk.left[1] == 65  # he decides himself now, once for this turn
    desk.do(BOB, stream.Leave)
    desk.do(BOB, stream.ComeBack)
    assert desk.left[1] == 65


def test_who_goes_and_comes_in_turns_keeps_no_bot_from_acting() -> None:
    desk = stopped(LIVE)
    for _ in range(3):
        desk.do(ANN, stream.Leave)
        desk.do(ANN, stream.ComeBack)
    desk.do(ANN, stream.Leave)
    with pytest.raises(RefusedError) as refused:
        desk.do(ANN, stream.ComeBack)
    assert refused.value.code == "wrong-status"
    desk.write(Draft(Acted(0, "pass")))
    desk.do(ANN, stream.ComeBack)


@pytest.mark.parametrize("clock", [LIVE, ClockRule("correspondence", 60)])
def test_who_goes_and_comes_back_before_a_bot_acts_has_thought_meanwhile(clock: ClockRule) -> None:
    desk = stopped(clock)
    for left in (58, 56, 54):
        desk.do(ANN, stream.Leave)
        desk.later(2)
        desk.do(ANN, stream.ComeBack)
        assert desk.left[0] == left
    desk.do(ANN, stream.Leave)
    desk.later(2)
    desk.act(ANN, "pass")  # which takes the seat back as well
    assert desk.left[0] == 52


def test_who_is_gone_pays_for_nothing_that_a_bot_does_in_their_place() -> None:
    desk = stopped(LIVE)
    desk.do(ANN, stream.Leave)
    desk.later(2)
    desk.write(Draft(Acted(0, "pass")))
    assert desk.left[0] == 60


def test_a_pause_is_nobodys_time_whoever_comes_back_in_it() -> None:
    desk = stopped(LIVE)
    desk.do(ANN, stream.Leave)
    desk.do(BOB, stream.Vote, about="pause")
    desk.later(20)
    desk.do(ANN, stream.ComeBack)
    desk.do(BOB, stream.Resume)
    assert desk.left == [60, 60]


def test_who_takes_back_while_a_bot_waits_for_it_has_thought_meanwhile() -> None:
    desk = stopped(LIVE, seats=3)
    desk.act(ANN, "pass")
    while desk.decider != 2:
        desk.act(BOB, desk.table.game.legal[-1])  # type: ignore[union-attr]
    before = desk.left
    desk.later(2.5)
    desk.do(BOB, stream.Undo)
    assert desk.left == [before[0], before[1] - 2.5, before[2]]


def test_nobody_gets_time_back_because_somebody_else_comes_back() -> None:
    desk = stopped(LIVE)
    left = desk.left[0]
    desk.do(BOB, stream.Leave)
    desk.later(20)
    desk.do(BOB, stream.ComeBack)
    assert (desk.decider, desk.left[0]) == (0, left - 20)


def test_a_game_begun_by_the_version_before_keeps_its_clocks() -> None:
    """Its entries say what was charged by the old rules; played again they make the same clocks."""
    desk = Desk(ClockRule("live", 60, 5), old=True)
    desk.act(ANN, "draw", "stop", "pass")
    desk.later(40)
    spent = desk.table.clock.used(desk.now)
    desk.write(Draft(Undone(0, spent=spent), ANN))
    assert desk.left == [65, 25]
    desk.act(ANN, "pass")
    desk.write(Draft(Undone(0), ANN))  # which was allowed then
    desk.act(ANN, "pass")
    desk.do(BOB, stream.Leave)
    while desk.decider != 0:
        desk.write(Draft(Acted(1, desk.table.game.legal[-1])))  # type: ignore[union-attr]
    while desk.decider != 1:
        desk.act(ANN, desk.table.game.legal[-1])  # type: ignore[union-attr]
    assert desk.left[1] >= 30  # with the increment of that time
