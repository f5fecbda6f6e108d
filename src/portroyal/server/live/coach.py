"""The coach: what the strongest bot thinks of each choice, for a person who plays bots alone.

It sees what every bot sees, the open state, and is asked as any bot is; nothing hidden can be in its words.
"""

from __future__ import annotations

import random

from portroyal.bots.bot import Budget
from portroyal.bots.reasons import reason
from portroyal.bots.registry import answer
from portroyal.play.game import Game
from portroyal.server.live.bot_pool import SLOW, Bots, game_at
from portroyal.server.live.live_table import LiveTable
from portroyal.server.problems import RefusedError
from portroyal.server.table.protocol import Coach, CoachChoice
from portroyal.server.table.state import Table
from portroyal.server.table.views import whole_state
from portroyal.text.family import family_of
from portroyal.text.grades import INACCURACY, LIMITS, MISTAKE
from portroyal.text.layout import percent
from portroyal.text.words import Words

LIMIT = dict(LIMITS)


async def coach(live: LiveTable, bots: Bots, visitor: str, lang: str) -> Coach:
    async with live.lock:
        table = live.table
        check(table, visitor)
        version, state = table.version, whole_state(table, live.face)
    choices, sentence = await bots.advise(table.id, think, state, lang)
    return Coach(version, choices, sentence, LIMIT[MISTAKE])


def check(table: Table, visitor: str) -> None:
    """Whether this visitor may ask: nobody else plays here, and it is the visitor who decides."""
    if table.status != "running" or table.lesson is not None:
        raise RefusedError("wrong-status", "there is no game under way in which a coach could help")
    if not table.plan.hints:
        raise RefusedError("no-hints", "this table is played without hints")
    mine = table.seats_of(visitor)
    if any(seat.kind != "bot" for s, seat in enumerate(table.seats) if s not in mine[:1]):
        raise RefusedError("no-hints", "the coach helps only those who play bots alone")
    if table.decider not in mine:
        raise RefusedError("not-your-turn", "it is not yours to decide")


def think(state: bytes, lang: str, ms: int) -> tuple[list[CoachChoice], str]:
    """In a worker: the choices of whoever decides, the best first, and a sentence about the best."""
    game, words = game_at(state), Words(lang)
    # Nothing hidden is real here, so the bot may have it as it is.
    told = answer(game.copy(), SLOW, Budget(ms=ms), random.Random(), lambda: game.copy().table)
    if told.trouble is not None:
        raise RuntimeError(told.trouble.sentence)
    alike = game.table.alike()
    worths = {alike[action]: round(worth, 4) for action, worth in (told.values or {}).items()}
    choices = [
        CoachChoice(choice.action, choice.title, choice.detail, worths[alike[choice.action]])
        for choice in family_of(words, game, game.decider).asking().choices()
        if alike[choice.action] in worths
    ]
    choices.sort(key=lambda choice: (-choice.win, choice.action != told.action))
    return choices, sentence(words, choices, game)


def sentence(words: Words, choices: list[CoachChoice], game: Game) -> str:
    """Why the best one: beside the next best that is another choice."""
    alike = game.table.alike()
    best = choices[0] if choices else None
    other = next((one for one in choices if best and alike[one.action] != alike[best.action]), None)
    if best is None or other is None:
        return words.say("coach-one")
    about = {"best": best.title, "detail": best.detail, "other": other.title}
    close = best.win - other.win < LIMIT[INACCURACY]
    why = None if close else reason(game.setup.game, game.table, best.action, other.action, random.Random())
    if why is not None:
        return words.say(f"coach-why-{why}", **about)
    win, less = percent(words, best.win, 0), percent(words, other.win, 0)
    return words.say("coach-close" if close else "coach-best", **about, win=win, less=less)
