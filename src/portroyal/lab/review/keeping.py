"""A review as it is kept: what was found so far, to go on with later or to tell; names are no part of it."""

from __future__ import annotations

import zlib
from typing import Any

import msgspec
import numpy as np
from msgspec import Struct

from portroyal.lab.review.first_look import FirstLook
from portroyal.lab.review.judge import FIRST, Review
from portroyal.lab.review.node import GlancedNode, Node
from portroyal.lab.review.rollouts import LITTLE_DOUBT, Batch, Rollouts
from portroyal.lab.review.work import View
from portroyal.play.game import Game

DIGITS = 6


class KeptBatch(Struct, array_like=True):
    """The sums of a batch, flat."""

    actions: tuple[str, ...]
    n: int
    sums: list[float]
    products: list[float]


class KeptNode(Struct, array_like=True):
    """What is known of an act."""

    usual: str
    step: str
    best: str | None
    judged_from: int
    asked: int
    deals: int
    batches: list[KeptBatch]
    scouted: list[KeptBatch]
    views: list[tuple[str, dict[str, float]]]
    shares: list[dict[str, list[float]]] = []  # of the views, where the judge works them out


class Kept(Struct):
    """A whole review; `judge` is the version of who judged."""

    kind: str
    judge: str
    seed: int
    spent: float
    rolled: int
    searches: int
    nodes: list[KeptNode]


def kept(review: Review) -> bytes:
    nodes = [_kept_node(node) for node in review.nodes]
    whole = Kept(
        review.kind, review.judged_by, review.seed, round(review.spent, 2), review.rolled, review.searches,
        nodes,
    )  # fmt: skip
    return zlib.compress(msgspec.json.encode(whole))


def restored(game: Game, data: bytes, threads: int = 1) -> Review:
    """The review of this game as it stood."""
    told = msgspec.json.decode(zlib.decompress(data), type=Kept)
    made = FirstLook if told.kind == FIRST else Review
    review = made(game, told.seed, threads, [node.usual for node in told.nodes])
    review.judged_by, review.spent = told.judge, told.spent
    review.rolled, review.searches = told.rolled, told.searches
    for node, known in zip(review.nodes, told.nodes, strict=True):
        _fill(node, known, review.players)
    review.coarse_done = all(node.step != "coarse" for node in review.nodes)
    return review


def _kept_node(node: Node) -> KeptNode:
    scouted = node.scouted if isinstance(node, GlancedNode) else None
    views = [
        (view.action, {action: round(value, DIGITS) for action, value in view.values.items()})
        for view in node.views
    ]
    shares = [
        {action: _flat(each) for action, each in view.shares.items() if action == node.chosen}
        for view in node.views
    ]
    return KeptNode(
        node.usual, node.step, node.best, node.judged_from, node.asked, node.rollouts.asked,
        _kept_batches(node.rollouts), [] if scouted is None else _kept_batches(scouted), views, shares,
    )  # fmt: skip


def _kept_batches(rollouts: Rollouts) -> list[KeptBatch]:
    return [
        KeptBatch(batch.actions, batch.n, _flat(batch.sums), _flat(batch.products))
        for batch in rollouts.batches.values()
    ]


def _flat(numbers: Any) -> list[float]:
    told: list[float] = np.round(numbers, DIGITS).ravel().tolist()
    return told


def _fill(node: Node, known: KeptNode, players: int) -> None:
    node.step, node.best, node.judged_from = known.step, known.best, known.judged_from
    node.asked, node.rollouts.asked = known.asked, known.deals
    shares = known.shares or [{} for _ in known.views]  # kept before anybody told them
    node.views = [View(*view, each) for view, each in zip(known.views, shares, strict=True)]
    _add(node.rollouts, known.batches, players)
    if isinstance(node, GlancedNode):
        node.rollouts.doubt = LITTLE_DOUBT
    if isinstance(node, GlancedNode) and known.scouted:
        node.scouted = Rollouts(node.rollouts.table, node.rollouts.seed)
        _add(node.scouted, known.scouted, players)


def _add(rollouts: Rollouts, batches: list[KeptBatch], players: int) -> None:
    for batch in batches:
        n = len(batch.actions)
        sums = np.array(batch.sums).reshape(n, players)
        products = np.array(batch.products).reshape(n, n, players)
        rollouts.add(Batch(batch.actions, batch.n, sums, products))
