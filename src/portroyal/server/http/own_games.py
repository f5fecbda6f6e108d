"""The paths about one's own games: the list, what is dismissed from it, and what all come to."""

from __future__ import annotations

from portroyal.server.http.endpoint import endpoint
from portroyal.server.http.request import Call
from portroyal.server.live.own_games import Wish
from portroyal.server.messages import Dismissal, Nothing, Numbers, Tables, TheRest

LONGEST_SEARCH = 60


@endpoint(
    "GET",
    "/api/me/games",
    Tables,
    codes="no-identity bad-query",
    status="running or over",
    before="of the last page",
    game="only this one",
    against="all, bots (and nobody else) or people",
    result="all, won or lost",
    search="words in names and title",
    dismissed="yes: those that were dismissed, of those that are over",
)
async def my_games(call: Call) -> Tables:
    """Your tables, the latest first."""
    wish = Wish(
        over=call.word("status", ("running", "over"), "running") == "over",
        dismissed=call.word("dismissed", ("yes", "no"), "no") == "yes",
        game=call.query("game") or None,
        against=call.word("against", ("all", "bots", "people"), "all"),
        result=call.word("result", ("all", "won", "lost"), "all"),
        search=(call.query("search") or "")[:LONGEST_SEARCH],
    )
    if wish.over:
        call.house.gate.take("searches", call.address)
    return await call.house.own_games.listed(call.visitor, wish, call.query("before"))


@endpoint("PATCH", "/api/me/games/{id}", Nothing, Dismissal, "no-identity no-table not-over wrong-status")
async def dismiss(call: Call) -> Nothing:
    """Takes a game against bots from your list, or brings it back; the others' lists stay as they are."""
    await call.house.own_games.dismiss(call.visitor, call.request.path_params["id"], call.body.dismissed)
    return Nothing()


@endpoint("GET", "/api/me/numbers", Numbers, codes="no-identity", game="only this one")
async def my_numbers(call: Call) -> Numbers:
    """What your games come to: wins, luck, what you give away."""
    call.house.gate.take("searches", call.address)
    return await call.house.own_games.numbers(call.visitor, call.query("game") or None)


@endpoint("POST", "/api/me/reviews", Nothing, TheRest, "no-identity")
async def review_the_rest(call: Call) -> Nothing:
    """Has all your games reviewed that are not yet, one after another, or no more of them."""
    visitor = call.visitor
    call.house.gate.take("searches", call.address)  # the next game is looked for at once
    await call.house.own_games.review_the_rest(visitor, call.body.review)
    return Nothing()
