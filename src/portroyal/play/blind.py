"""What hides in every game alike: the chance that is still to come."""

from __future__ import annotations

import random

from portroyal.rules.chance import WORDS, Stream, rewind


def forget(stream: Stream, chance: random.Random) -> None:
    """Another chance to come, with no trace of the real one."""
    stream.key = [chance.getrandbits(32) for _ in stream.key]
    stream.block = [0] * WORDS
    rewind(stream)
