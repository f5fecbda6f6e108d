"""What goes over a table's live stream, and the same over plain HTTP: commands, updates, refusals."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias, TypeVar

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from portroyal.play.events import Event
from portroyal.play.offers import Offer, Price
from portroyal.play.state import OpenState
from portroyal.server.messages import ChatLine, Level, Millis, Seat, TableId, TableView, VisitorId

CommandId = Annotated[
    str, Meta(pattern="^[!-~]{1,40}$", description="chosen by the client, used once; ASCII without spaces")
]
Hash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Cut = Annotated[str, Meta(max_length=64, description="at most 64 bytes of UTF-8")]

T = TypeVar("T")
if TYPE_CHECKING:
    Encoded: TypeAlias = T | msgspec.Raw
else:

    class Encoded:
        """What many are told is encoded once for all of them; on the wire it is what it was made of."""

        def __class_getitem__(cls, told: object) -> object:
            return told


# --- from the client ---


class Command(Struct, frozen=True, tag_field="do", kw_only=True, forbid_unknown_fields=True):
    """Every command carries an id of the client's own: sent twice, it is done once and answered twice."""

    id: CommandId


class Act(Command, frozen=True, tag="act"):
    """Plays for the seat that decides (one's own); `version` is the state that the client has seen."""

    version: int
    action: Annotated[str, Meta(max_length=200)]


class _PlainAct(Struct, frozen=True, forbid_unknown_fields=True):
    """The same without `do`."""

    id: CommandId
    version: int
    action: Annotated[str, Meta(max_length=200)]


class Undo(Command, frozen=True, tag="undo"):
    """Takes back one's last act, where nothing hidden was seen since and nobody else has acted."""

    version: int


class Sit(Command, frozen=True, tag="sit"):
    """Host, before the start: turns a seat into a bot's or an open one; a person who sat there is removed."""

    seat: Seat
    kind: Literal["bot", "open"]
    level: Level | None = None


class Leave(Command, frozen=True, tag="leave"):
    """Gets up. Before the start the seat is open again; later a bot plays on and one may come back."""


class ComeBack(Command, frozen=True, tag="come-back"):
    """Takes one's seats back from the bots that played on."""


class Begin(Command, frozen=True, tag="begin"):
    """Host: all seats are taken, let the cards be cut; `cut` is the host's own if no other person plays."""

    cut: Cut = ""


class Seal(Command, frozen=True, tag="seal"):
    """SHA-256 of the cut that this visitor will give."""

    hash: Hash


class GiveCut(Command, frozen=True, tag="cut"):
    """The cut itself, once all are sealed."""

    cut: Cut


class Resign(Command, frozen=True, tag="resign"):
    """Gives up one's seats for this game, or only `seat`."""

    seat: Seat | None = None


class Vote(Command, frozen=True, tag="vote"):
    """Agrees (or no longer agrees) to abandon or to pause the game; it happens when all who play agree.

    Who has not agreed and says no declines: the vote is over, and may be called again.
    """

    about: Literal["abandon", "pause"]
    yes: bool = True


class Resume(Command, frozen=True, tag="resume"):
    """Ends a pause."""


class Nudge(Command, frozen=True, tag="nudge"):
    """Asks the one who decides to go on when the table's patience is over; a minute later a bot stands in."""


class Pace(Command, frozen=True, tag="pace"):
    """How long bots shall wait before they act, for this visitor's eyes; null: as the table was made.

    The slowest wish of those who play counts.
    """

    pace: Annotated[int, Meta(ge=0, le=2000, description="milliseconds")] | None = None


class Skip(Command, frozen=True, tag="skip"):
    """Bots shall not wait any more until this visitor decides."""


class Say(Command, frozen=True, tag="chat"):
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Mute(Command, frozen=True, tag="mute"):
    """Host: a visitor's chat is shown no more at this table."""

    visitor: VisitorId
    muted: bool = True


class Rematch(Command, frozen=True, tag="rematch"):
    """A new table with the same seats and rules, the next seat starting; the first who asks opens it."""


AnyCommand = (
    Act
    | Undo
    | Sit
    | Leave
    | ComeBack
    | Begin
    | Seal
    | GiveCut
    | Resign
    | Vote
    | Resume
    | Nudge
    | Pace
    | Skip
    | Say
    | Mute
    | Rematch
)


# --- from the server ---


class Clocks(Struct, frozen=True):
    """Milliseconds left for each seat (null: no clock) as they were at `at`; `running` counts down.

    Without a clock, `nudge` is the moment from which the one who decides may be nudged, and `nudged` the one
    at which it was done; null where it does not apply.
    """

    running: int | None
    left: list[int | None]
    at: Millis
    nudge: Millis | None = None
    nudged: Millis | None = None


class Entry(Struct, frozen=True):
    """One entry of a table's log, as everybody may read it.

    `kind`: `join`, `sit`, `leave`, `begin`, `seal`, `cut`, `start`, `act`, `undo`, `stand-in` (a bot takes
    over; `why` left or clock), `come-back`, `resign`, `vote`, `decline` (of a vote: it is over), `pause`,
    `resume`, `abandon`, `nudge` (`seat` is asked to go on), `pace`, `skip`, `chat`, `mute`, `rematch`,
    `delete` (a visitor's data were deleted).
    """

    seq: int
    version: int
    at: Millis
    kind: str
    seat: int | None
    name: str | None
    visitor: VisitorId | None
    action: str | None
    text: str | None
    why: str | None
    table: TableId | None
    events: list[Event]


class You(Struct, frozen=True):
    """Who the connection is at this table, and the pace of bots that was wished for."""

    visitor: VisitorId | None
    seats: list[int]
    host: bool
    pace: int | None = None


class Present(Struct, frozen=True):
    """Which seats have their person connected, and how many only watch."""

    seats: list[bool]
    watchers: int


class Hello(Struct, frozen=True, tag="hello", tag_field="type"):
    """All that a client needs to show a table; `missed` are the entries since the number it asked from.

    `state` has more than every game has (card games send `CardState`, the Dice Game `DiceState`). `offers`
    say what each choice means (`CardOffer`, `DiceOffer`), only to the one who decides; where the table has no
    hints, without the odds.
    """

    seq: int
    version: int
    table: TableView
    you: You
    state: Encoded[OpenState] | None
    prices: Encoded[list[Price]]
    clocks: Clocks
    undo: int | None
    present: Present
    chat: list[ChatLine]
    missed: list[Encoded[Entry]]
    offers: Encoded[list[Offer]]


class Update(Struct, frozen=True, tag="update", tag_field="type"):
    """One entry happened. `state.legal` and `offers` are only for the one who decides; `table` comes if it
    changed.
    """

    seq: int
    version: int
    entry: Encoded[Entry]
    state: Encoded[OpenState] | None
    prices: Encoded[list[Price]]
    clocks: Clocks
    undo: int | None
    table: TableView | None
    you: You | None
    offers: Encoded[list[Offer]]


class Done(Struct, frozen=True, tag="done", tag_field="type"):
    """The command with this id is done and kept; it is entry `seq` of the log."""

    id: str
    seq: int
    version: int
    table: TableId | None = None


class Refused(Struct, frozen=True, tag="refused", tag_field="type"):
    """The command with this id is not done; the table stands as `version` and `state` say."""

    id: str | None
    code: str
    error: str
    version: int
    state: Encoded[OpenState] | None
    offers: Encoded[list[Offer]] = []


class Presence(Struct, frozen=True, tag="presence", tag_field="type"):
    """Somebody came or went; not numbered, not kept."""

    present: Present


class Bye(Struct, frozen=True, tag="bye", tag_field="type"):
    """The server closes this stream; `code` says why, and whether to come again."""

    code: str
    again: bool


Message = Hello | Update | Done | Refused | Presence | Bye


class Log(Struct, frozen=True):
    """A table's log from a number on."""

    seq: int
    entries: list[Entry]


class Step(Struct, frozen=True):
    """One act of a finished game with all that it did; acts taken back are absent."""

    number: int
    seat: int
    action: str
    events: list[Event]
    state: OpenState


class Replay(Struct, frozen=True):
    """A finished game to step through."""

    table: TableView
    opening: list[Event]
    first: OpenState
    steps: list[Step]


class Odds(Struct, frozen=True):
    """Chances of the next card or roll, from what everybody may know.

    `bust`: it would bust if not repelled; `bust_for_sure`: it would and cannot be repelled (in the library
    this is `bust`); card games have `tax`, `person`, `expedition`, `new_color` and `cards` (hidden cards by
    name with their chance), and the Dice Game, before a stop, `reach` (the chance that n pieces or more will
    lie there, by n, with the best answer to a roll that waits). While a ship or a roll waits, the others are
    of the card or roll after it, which is repelled if it can be; after a stop nothing can bust, for the next
    card or roll finds all cleared away.
    """

    version: int
    seat: int
    bust: float
    bust_for_sure: float
    tax: float | UnsetType = UNSET
    person: float | UnsetType = UNSET
    expedition: float | UnsetType = UNSET
    new_color: float | UnsetType = UNSET
    cards: dict[str, float] | UnsetType = UNSET
    reach: dict[str, float] | UnsetType = UNSET


class CoachChoice(Struct, frozen=True):
    """One choice in words, what it costs, brings or risks, and the chance to win after it, 0 to 1."""

    action: str
    title: str
    detail: str
    win: float


class Coach(Struct, frozen=True):
    """What the strongest bot thinks: the choices, the best first, and why in one sentence.

    A choice that gives away `limit` or more is a mistake.
    """

    version: int
    choices: list[CoachChoice]
    sentence: str
    limit: float


_commands: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)
_act: msgspec.json.Decoder[_PlainAct] = msgspec.json.Decoder(_PlainAct)


def command_of(raw: bytes | str) -> AnyCommand:
    """A client's message; without `do` it is an act (notation, section 6)."""
    if b'"do"' in raw if isinstance(raw, bytes) else '"do"' in raw:
        return _commands.decode(raw)
    plain = _act.decode(raw)
    return Act(id=plain.id, version=plain.version, action=plain.action)
