"""What a worker does for reviews: it looks at a game for a moment, and goes on when it is asked again."""

from __future__ import annotations

import os
from collections import OrderedDict
from typing import TYPE_CHECKING, Literal

import msgspec

from portroyal.bots.family import bots_of
from portroyal.bots.registry import has_numba
from portroyal.play.game import Game
from portroyal.play.record import read_record
from portroyal.server.messages import ReviewChoice, ReviewStep
from portroyal.text.review import Story
from portroyal.text.words import Words

if TYPE_CHECKING:
    from portroyal.lab.review.judge import Review
    from portroyal.lab.review.node import Node

SLICE = 0.4  # seconds that a table may have to wait for
LAST = 19  # how nice a worker can be
MOST_UNDER_WAY = 4
FIRST, FULL = "first", "full"
LIKELY = 5  # choices that are told of an act
_under_way: OrderedDict[str, Review] = OrderedDict()


class Glimpse(msgspec.Struct):
    """How far a review has come; `data` is to be kept, now and then, `numbers` when it is done."""

    progress: float
    done: bool
    data: bytes | None
    numbers: bytes | None = None


class Told(msgspec.Struct):
    """A review in words."""

    title: str
    html: str
    steps: list[ReviewStep]
    verdict: str = ""


def missing_for(game: str) -> Literal["numba", "game"] | None:
    """What is not there that a review of this game needs."""
    if not has_numba():
        return "numba"
    return None if can_be_reviewed(game) else "game"


def can_be_reviewed(game: str) -> bool:
    return bots_of(game).batch is not None and "mate" in bots_of(game).in_batches


def warm_up_reviews(game: Game) -> None:
    """Loads the loops that play on from a table, before anybody waits."""
    from portroyal.lab.match import rollouts_of

    rollouts_of(game.setup).values(game.table, [""], 1, 1)


def give_way() -> None:
    """From now on this worker works when nobody else does; what it works with was loaded before."""
    if hasattr(os, "nice"):  # Windows has none
        os.nice(LAST)


def look_on(
    key: str, kind: str, record: bytes, data: bytes | None, most: float, every: float
) -> Glimpse | None:
    """Goes on for a moment, `most` seconds in all; None if this worker must be told first what is kept.

    Without anything kept (`data` is empty) it begins anew.
    """
    from portroyal.lab.review.first_look import FirstLook
    from portroyal.lab.review.judge import Review
    from portroyal.lab.review.keeping import kept, restored

    review = _under_way.pop(key, None)
    if review is None:
        if data is None:
            return None
        game = read_record(record)
        made = FirstLook if kind == FIRST else Review
        review = restored(game, data) if data else made(game, threads=1)
        review.warm_up()
        if kind == FULL:
            give_way()
    before = review.spent
    review.run(SLICE)
    done = review.done or (kind == FULL and review.spent >= most)
    if not done:
        _under_way[key] = review
        if len(_under_way) > MOST_UNDER_WAY:
            _under_way.popitem(last=False)
    seen = sum(node.step != "coarse" for node in review.nodes) / max(1, len(review.nodes))
    progress = seen if kind == FIRST else min(0.99, review.spent / most)
    keep = done or before // every != review.spent // every
    found = kept(review) if keep else None
    numbers = numbers_in(record, found) if found is not None and done and kind == FULL else None
    return Glimpse(1.0 if done else progress, done, found, numbers)


def numbers_in(record: bytes, data: bytes) -> bytes:
    """The numbers of a full review as it is kept, which is a little rounded: they stay the same for ever."""
    from portroyal.lab.review.keeping import restored
    from portroyal.lab.review.numbers import seat_numbers, written
    from portroyal.lab.review.result import Found

    return written(seat_numbers(Found(restored(read_record(record), data))))


def told(record: bytes, names: list[str], data: bytes, lang: str, table: str) -> Told:
    """A review in a language, with the names that the players have now."""
    from portroyal.lab.review.keeping import restored
    from portroyal.lab.review.result import Found
    from portroyal.text.review_page import review_body, title_in

    words, game = Words(lang), read_record(record)
    game.names = [name or words.say("player-name", n=seat + 1) for seat, name in enumerate(names)]
    found = Found(restored(game, data))
    story = Story(words, found)
    luck_of = {luck.node.number: [round(x, 4) for x in luck.change] for luck in found.luck}
    steps = [
        ReviewStep(
            node.number, node.seat, [round(float(x), 4) for x in found.curve[i]], luck_of.get(node.number),
            node.grade if node.is_choice else None, (node.best or node.chosen) if node.is_choice else None,
            story.grade(node) if node.is_choice else "", story.why(node), _choices(story, node),
            node.chosen if node.is_choice else None,
        )
        for i, node in enumerate(found.nodes)
    ]  # fmt: skip
    html = review_body(story, lambda acts: f"/replay/{table}?move={acts}")
    return Told(title_in(story), html, steps, story.verdict())


def _choices(story: Story, node: Node) -> list[ReviewChoice]:
    """The likeliest to win, the chosen one among them in any case; none where nothing was judged."""
    if node.grade == "unjudged" or not node.is_choice:
        return []
    worths = node.worths
    best = sorted(worths, key=lambda action: -worths[action])
    shown = best[:LIKELY] + [action for action in best[LIKELY:] if action == node.chosen]
    scene = story.scenes[node.number]
    return [ReviewChoice(action, scene.label(action), round(worths[action], 4)) for action in shown]
