"""A first look at a game, in seconds: turns are played to their end, the captain's judgement says the rest.

No game is played out and nothing is searched; what it calls a mistake is the judgement's opinion alone.
"""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, ClassVar

import numpy as np

from portroyal.lab.match import rollouts_of
from portroyal.lab.review.judge import FIRST, Review
from portroyal.lab.review.node import COARSE, CURVE, GlancedNode, Node
from portroyal.lab.review.rollouts import LITTLE_DOUBT, Batch, Rollouts

SCOUTING, JUDGING, GLANCING = (
    16,
    64,
    32,
)  # deals to find a better choice, to judge it, and where there is none


class FirstLook(Review):
    """The same figures as a review, by glances."""

    kind: ClassVar = FIRST
    node: ClassVar[type[Node]] = GlancedNode

    def warm_up(self) -> None:
        if self.batch is None and self.nodes:
            self.batch = rollouts_of(self.game.setup)
            self.batch.values(self.nodes[0].rollouts.table, [""], 1, self.seed, at_a_glance=True)

    def _submit(self, pool: ThreadPoolExecutor, node: Node) -> Future[Any]:
        node.busy += 1
        return pool.submit(self._glance, node)

    def _glance(self, node: Node) -> tuple[Batch | None, Batch, str]:
        """The first deals find the best choice, where there is one; the others judge it."""
        scouted, best = None, node.chosen
        if node.is_choice:
            scouted = self._looked(node, tuple(node.legal), SCOUTING, 0)
            worths = scouted.sums[:, node.seat]
            if worths[node.legal.index(node.chosen)] < worths.max():
                best = node.legal[int(worths.argmax())]
        judged = tuple(dict.fromkeys([node.chosen, node.usual, best]))
        deals = GLANCING if best == node.chosen else JUDGING
        return scouted, self._looked(node, judged, deals, SCOUTING), best

    def _looked(self, node: Node, actions: tuple[str, ...], deals: int, first: int) -> Batch:
        at = node.rollouts
        shares = self.batch.values(at.table, list(actions), deals, at.seed, first, at_a_glance=True)
        return Batch.of(actions, np.asarray(shares))

    def _learn(self, node: Node, found: Any) -> None:
        assert isinstance(node, GlancedNode)
        scouted, judged, best = found
        node.step = CURVE
        node.rollouts.doubt = LITTLE_DOUBT
        node.rollouts.add(judged)
        self.rolled += judged.n * len(judged.actions)
        if scouted is not None:
            node.scouted = Rollouts(node.rollouts.table, node.rollouts.seed)
            node.scouted.add(scouted)
            self.rolled += scouted.n * len(scouted.actions)
            node.best = best
        self.coarse_done = all(each.step != COARSE for each in self.nodes)

    def _promise(self, node: Node) -> float:
        return 1 / node.number if node.step == COARSE else 0.0
