"""What the server refuses: every code with its HTTP status; the sentence is said where it is known."""

from __future__ import annotations

from portroyal.play.errors import Fault, PlayError

STATUS = {
    400: ("bad-json", "bad-message", "bad-name", "bad-cut", "bad-query"),
    401: ("no-identity",),
    403: (
        "cross-site",
        "not-host",
        "not-seated",
        "not-yours",
        "no-hints",
        "chat-off",
        "muted",
        "removed",
        "bad-code",
    ),
    404: ("no-table", "no-device", "no-page"),
    405: ("no-method",),
    409: (
        "stale",
        "not-your-turn",
        "illegal-action",
        "cannot-undo",
        "wrong-status",
        "paused",
        "too-soon",
        "not-over",
        "no-seat",
        "seat-taken",
        "name-taken",
        "seats-open",
        "not-sealed",
        "wrong-cut",
        "id-used",
    ),
    413: ("too-large",),
    415: ("not-json",),
    422: (
        "unknown-game",
        "unknown-level",
        "bad-players",
        "bad-option",
        "bad-deck",
        "bad-chart",
        "bad-start",
    ),
    429: (
        "too-many-requests",
        "too-many-tables",
        "too-many-streams",
        "too-many-reviews",
        "too-much-chat",
        "log-full",
    ),
    500: ("bug",),
    501: ("no-coach",),
    503: ("not-saved", "shutting-down", "unreadable", "not-ready"),
}
STATUS_OF = {code: status for status, codes in STATUS.items() for code in codes}


class RefusedError(Exception):
    """What was asked is not done; the table stands as before."""

    def __init__(
        self, code: str, sentence: str, retry_after: float | None = None, fault: Fault | None = None
    ) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence
        self.retry_after = retry_after
        self.fault = fault

    @property
    def status(self) -> int:
        return STATUS_OF[self.code]


def no_table() -> RefusedError:
    """Said alike of a table that is not there and of one that is for others."""
    return RefusedError("no-table", "there is no such table, or it is not for you")


def shutting_down() -> RefusedError:
    return RefusedError("shutting-down", "the server is going down; try again in a moment", 2)


def refused(wrong: PlayError) -> RefusedError:
    """A refusal of the play layer as one of the server's."""
    known = wrong.code if wrong.code in STATUS_OF else "bad-option"
    return RefusedError(known, wrong.sentence, fault=wrong.fault)
