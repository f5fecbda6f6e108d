"""What goes over the wire beside a table's live stream: people, tables, history (docs/server.md)."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from portroyal.play.lessons import Bubble

Name = Annotated[str, Meta(min_length=1, max_length=32, description="a display name; never identity")]
Seat = Annotated[int, Meta(ge=0, le=4, description="a seat, from 0 clockwise")]
TableId = Annotated[str, Meta(pattern="^[0-9A-Za-z]{10}$", description="a table")]
VisitorId = Annotated[str, Meta(pattern="^[0-9A-Za-z]{12}$", description="a visitor as others may know them")]
DeviceId = Annotated[str, Meta(pattern="^[0-9a-f]{16}$", description="a device, to those whose it is")]
Key = Annotated[str, Meta(pattern="^[0-9A-Za-z]{20}$", description="the secret of an invitation link")]
Level = Annotated[str, Meta(max_length=32, description="how strong a bot is; GET /api/games lists them")]
Millis = Annotated[int, Meta(description="milliseconds; as a moment since 1970 in UTC")]
Patience = Annotated[
    int, Meta(ge=10, le=86_400, description="seconds after which who decides may be nudged, without a clock")
]
Status = Literal["waiting", "cutting", "running", "over"]
Why = Literal["left", "clock", "resigned", "deleted"]


class Fault(Struct, frozen=True):
    """What is wrong with a chart, to be said in other languages: `chart-fault-CODE` in our locales."""

    code: str
    facts: dict[str, str]
    key: str
    line: int | None


class Problem(Struct, frozen=True):
    """Every answer that is not 2xx: a code for programs, one English sentence for people."""

    code: str
    error: str
    fault: Fault | UnsetType = UNSET


class Nothing(Struct, frozen=True):
    """Done, and there is nothing to say about it."""


# --- people ---


class Me(Struct, frozen=True):
    """The visitor who asks."""

    visitor: VisitorId
    name: str
    created: Millis


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class MoveCode(Struct, frozen=True):
    """A one-time code that brings the visitor to another device."""

    code: str
    until: Millis


class UseCode(Struct, frozen=True, forbid_unknown_fields=True):
    code: Annotated[str, Meta(max_length=32)]


class Device(Struct, frozen=True):
    """A device that is the visitor: where a cookie of theirs lies. `seen` is told to the hour."""

    id: DeviceId
    about: Annotated[str, Meta(description="browser and system, as far as they are known; may be empty")]
    created: Millis
    seen: Millis
    here: Annotated[bool, Meta(description="the one that asks")]


class Devices(Struct, frozen=True):
    devices: list[Device]


class ChatLine(Struct, frozen=True):
    """One line of chat; `text` is plain text, and null where it was deleted."""

    seq: int
    at: Millis
    visitor: VisitorId | None
    name: str
    text: str | None


class OwnReview(Struct, frozen=True):
    """A review that the visitor has asked for."""

    table: TableId
    asked: Millis
    judge: str
    done: bool


class OwnData(Struct, frozen=True):
    """Everything the server keeps of a visitor."""

    me: Me
    devices: int
    tables: list[TableLine]
    chat: list[ChatLine]
    reports: list[Annotated[str, Meta(description="what the visitor reported")]]
    device_list: list[Device]
    reviews: list[OwnReview] = []
    dismissed: list[TableId] = []
    numbers: Numbers | None = None


# --- tables ---


class ClockRule(Struct, frozen=True, forbid_unknown_fields=True):
    """How time is kept.

    `live`: `seconds` for the whole game, and `increment` more each time a player begins to decide.
    `correspondence`: `seconds` each time a player begins to decide. `none`: nobody is hurried, but see
    `patience` of the table.
    """

    kind: Literal["none", "live", "correspondence"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=30 * 86_400)] = 0
    increment: Annotated[int, Meta(ge=0, le=600)] = 0


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit there: `me`, `guest` (another person at my device), `bot`, or `open` for who joins."""

    kind: Literal["me", "guest", "bot", "open"]
    name: Annotated[str, Meta(max_length=32)] | None = None
    level: Level | None = None


class Moment(Struct, frozen=True, forbid_unknown_fields=True):
    """A moment of a finished game: after so many acts. Who asks may need the `key` of its table."""

    table: TableId
    act: Annotated[int, Meta(ge=0, le=10**6)]
    key: Annotated[str, Meta(max_length=64)] | UnsetType = UNSET


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened. With `begin` it starts at once where no other person is needed.

    The proof of fairness is worth less then: the server has the cut before it shows its commitment. Who wants
    all of it opens the table, looks at the commitment, and sends the command `begin` with the cut.
    """

    game: Annotated[str, Meta(max_length=32)]
    seats: Annotated[list[SeatWish], Meta(min_length=2, max_length=5)]
    options: dict[str, Any] = {}
    title: Annotated[str, Meta(max_length=60)] = ""
    public: bool = False
    clock: ClockRule = ClockRule()
    hints: bool = False
    chat: Literal["all", "seats", "off"] = "seats"
    start: Seat | None = None  # null: by lot, worked out from the cards' own secret
    pace: Annotated[int, Meta(ge=0, le=5000, description="milliseconds a bot waits before it acts")] = 900
    patience: Patience | None = 180  # null: endless
    begin: bool = False
    cut: Annotated[str, Meta(max_length=64)] = ""
    lesson: Annotated[str, Meta(max_length=32)] | UnsetType = UNSET  # then it decides all but the above
    moment: Moment | UnsetType = UNSET  # to play on from; then it decides game, options and start


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Sits down: at `seat` or the first open one, and `guests` beside it at the same device."""

    key: Annotated[str, Meta(max_length=64)] | None = None
    seat: Seat | None = None
    guests: Annotated[list[Name], Meta(max_length=4)] = []


PlayedBy: TypeAlias = Literal["human", "bot", "nobody"]


class SeatView(Struct, frozen=True):
    """One seat.

    `kind` says whose it is, `played_by` who moves now. A seat whose person is away is played by a bot of
    `level`; `why` says since when: `left`, `clock`, `resigned` or `deleted`. The person can take it back
    after `left` only. `reserved` is the visitor for whom a rematch keeps an open seat. `seal` is what a
    visitor has sealed, at their first seat, as soon as all have: to be noted before one's own cut is given.
    """

    kind: Literal["human", "bot", "open"]
    name: str
    visitor: VisitorId | None
    guest: bool
    level: str | None
    played_by: PlayedBy
    why: Why | None
    reserved: VisitorId | None
    sealed: bool  # in status cutting: the cut is sealed
    cut: bool  # in status cutting: the cut is in
    seal: str | UnsetType = UNSET


class Ending(Struct, frozen=True):
    """How a table ended; `reason` as in the game's result where it was played to its end."""

    how: Literal["finished", "resigned", "abandoned"]
    winners: list[int]
    points: list[int]
    coins: list[int] | None
    rounds: int
    reason: str | None


class TableView(Struct, frozen=True):
    """A table without its game state; `key` is for those who sit there."""

    id: TableId
    game: str
    options: dict[str, Any]
    title: str
    status: Status
    seats: list[SeatView]
    host: VisitorId | None
    public: bool
    clock: ClockRule
    hints: bool
    chat: Literal["all", "seats", "off"]
    start: int | None
    pace: int
    created: Millis
    paused: bool
    votes: dict[str, list[int]]  # "abandon" and "pause": the seats that agree so far
    commitment: str  # SHA-256 of the server's secret, shown before any cut
    fairness: Fairness | None  # when the game is over
    ending: Ending | None
    rematch: TableId | None
    muted: list[VisitorId]
    key: Key | None = None
    patience: int | None = None  # seconds after which who decides may be nudged
    lesson: LessonView | UnsetType = UNSET
    moment: Moment | UnsetType = UNSET  # of another game, from which this one goes on


class LessonView(Struct, frozen=True):
    """A guided game: its bubbles, and how many acts it takes. Whoever decides can only act as it asks."""

    name: str
    acts: int
    bubbles: list[Bubble]


class Fairness(Struct, frozen=True):
    """The opened proof (notation, section 7)."""

    commitment: str
    secret: str
    game: str
    cuts: list[str]


class TableLine(Struct, frozen=True):
    """A table in a list."""

    id: TableId
    game: str
    title: str
    status: Status
    seats: list[SeatLine]
    clock: ClockRule
    hints: bool
    created: Millis
    changed: Millis
    decider: int | None
    ending: Ending | None
    mine: list[int]  # the seats of the visitor who asks
    lesson: str | UnsetType = UNSET  # of a guided game
    moment: Moment | UnsetType = UNSET  # of another game, from which this one goes on


class SeatLine(Struct, frozen=True):
    """A seat in a list; `why` as in `SeatView`, and null in lines that were written before it was told."""

    kind: Literal["human", "bot", "open"]
    name: str
    why: Why | None = None


class Tables(Struct, frozen=True):
    """A page of tables, the latest first; `before` asks for the next page, null at the end."""

    tables: list[TableLine]
    before: str | None


class Dismissal(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether a game is to be gone from one's own list."""

    dismissed: bool


class KindNumbers(Struct, frozen=True):
    """One's decisions of a kind in all reviewed games: how many were judged, and what they gave away."""

    kind: Annotated[str, Meta(description="draw, take, repel, expedition, crosses or other")]
    decisions: int
    given: Annotated[float, Meta(description="in wins: 0.1 is a tenth of one win")]


class GameNumbers(Struct, frozen=True):
    """One reviewed game: what luck did to one's chance to win, and what one gave away by own choices."""

    table: TableId
    game: str
    at: Millis
    luck: float
    error: float
    given: float


class Numbers(Struct, frozen=True):
    """What one's games come to. Won and expected are of all that count, the rest of those reviewed in full.

    Games that were abandoned, dismissed, guided, or played on from a moment do not count.
    """

    games: int
    won: float
    expected: Annotated[float, Meta(description="wins, if all at every table were equal")]
    spread: Annotated[float, Meta(description="the standard deviation of the wins then")]
    reviewed: Annotated[list[GameNumbers], Meta(description="the oldest first")]
    kinds: list[KindNumbers]
    counting: Annotated[int, Meta(description="reviews of before whose numbers are not worked out yet")]
    left: Annotated[int, Meta(description="games that could be reviewed in full and are not")]
    reviewing: Annotated[bool, Meta(description="those are reviewed, one after another")]
    missing: Literal["numba"] | None = None


class TheRest(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether all one's other games are to be reviewed, one after another."""

    review: bool


class ReviewChoice(Struct, frozen=True):
    """A choice in words, and what it is worth to who decides: a share of the win."""

    action: str
    label: str
    worth: float


class ReviewStep(Struct, frozen=True):
    """One act under review: the chances of all before it, what luck did, and how good a choice it was."""

    act: int
    seat: int
    chances: list[float]
    luck: list[float] | None
    grade: Annotated[str | None, Meta(description="unjudged, best, … blunder; null: no choice")]
    best: str | None
    title: Annotated[str, Meta(description="the grade in words")]
    why: Annotated[str, Meta(description="one sentence about the choice")]
    choices: list[ReviewChoice]
    chosen: Annotated[str | None, Meta(description="of `choices`, what came to the same")] = None


class Review(Struct, frozen=True):
    """A finished game under review, in words of the language asked for.

    `looking`, `looked`: a first look is made, or there; `waiting` (`place` reviews come first), `reviewing`
    and `reviewed`: the full one. `html` and `steps` are the best that is there, `made` names it: who sends it
    as `known` gets it once. `newer`: a newer judge could review the game again. `impossible`: `missing` says
    what is not there, `numba` or `game`. `key`: of a private table, for those who sit there to send a link.
    """

    status: Literal["looking", "looked", "waiting", "reviewing", "reviewed", "failed", "impossible"]
    place: int | None = None
    progress: float | None = None
    made: str | None = None
    newer: bool = False
    missing: Literal["numba", "game"] | None = None
    title: str = ""
    html: str | None = None
    steps: list[ReviewStep] = []
    key: str | None = None


class Report(Struct, frozen=True, forbid_unknown_fields=True):
    """Tells the operator of a line of chat, or of a name if `seq` is null."""

    reason: Annotated[str, Meta(min_length=1, max_length=500)]
    seq: Annotated[int, Meta(ge=1, le=10**9)] | None = None
    visitor: VisitorId | None = None


def encode(message: Any) -> bytes:
    return _encoder.encode(message)


_encoder = msgspec.json.Encoder()
