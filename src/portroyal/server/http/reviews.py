"""The paths about reviews: how good everybody was, and how lucky."""

from __future__ import annotations

from msgspec.structs import replace

from portroyal.server.http.endpoint import endpoint
from portroyal.server.http.request import Call
from portroyal.server.http.tables import LONGEST_WAIT, seen
from portroyal.server.messages import Nothing, Review
from portroyal.text.words import DEFAULT, LANGUAGES

LONGEST_NAME = 80


@endpoint(
    "GET",
    "/api/tables/{id}/review",
    Review,
    codes="no-table not-over wrong-status bad-query",
    key="of an invitation",
    lang="en, de, nl or en-US",
    known="what `made` said; then it is not sent again",
    wait="seconds to wait for a first look, at most 25",
)
async def review(call: Call) -> Review:
    """The review of a finished game as it stands; the first who asks has a first look made."""
    lang = call.word("lang", tuple(LANGUAGES), DEFAULT)
    wait = call.number("wait", 0, LONGEST_WAIT) or 0
    call.house.gate.take("reviews", call.address)
    live = await seen(call)
    told = await call.house.reviews.show(live, lang, (call.query("known") or "")[:LONGEST_NAME], wait)
    sits = live.table.seats_of(call.asker)
    return replace(told, key=live.table.key) if sits and not live.table.plan.public else told


@endpoint(
    "POST",
    "/api/tables/{id}/review",
    Nothing,
    Nothing,
    "no-identity no-table not-over wrong-status too-many-reviews",
    key="of an invitation",
)
async def ask_for_review(call: Call) -> Nothing:
    """Asks for the full review of a finished game, after those that were asked for before."""
    me = call.visitor
    call.house.gate.take("reviews", call.address)
    await call.house.reviews.ask(me, await seen(call))
    return Nothing()
