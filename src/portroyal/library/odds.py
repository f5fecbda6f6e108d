"""The odds of a position, for programs and as text."""

from __future__ import annotations

from collections.abc import Mapping

from portroyal.lab import odds as _lab
from portroyal.lab.match import PLAYOUTS
from portroyal.lab.odds import Opinion, Worth
from portroyal.library.game import Game
from portroyal.library.language import words_in
from portroyal.library.state import State


class Odds:
    """All that is known of one decision; `print` tells it in words."""

    def __init__(self, _found: _lab.Odds) -> None:
        self._found = _found

    @property
    def seat(self) -> int:
        """Who decides."""
        return self._found.seat

    @property
    def best(self) -> str | None:
        """The choice that wins most often; None without rollouts."""
        return self.worths[0].action if self.worths else None

    @property
    def worths(self) -> list[Worth]:
        """What each choice is worth to the decider, the best first; empty without rollouts."""
        return list(self._found.worths)

    @property
    def deals(self) -> int:
        """On how many deals of the hidden cards, or rolls to come, each choice was played out."""
        return self._found.deals

    @property
    def chances(self) -> Mapping[str, float]:
        """What the next card or roll may do, exactly; empty where none can come.

        Above all `bust`: a bust that cannot be repelled. One that can is `repelled-bust` in the card games;
        in the Dice Game `bust-bare` counts both.
        """
        return {} if self._found.chances is None else self._found.chances.named()

    @property
    def opinions(self) -> list[Opinion]:
        """What our bots would do."""
        return list(self._found.opinions)

    @property
    def missing(self) -> str | None:
        """Why there are no rollouts: the package to install; else None."""
        return self._found.without_rollouts

    def text(self, lang: str = "en") -> str:
        """All of it in words."""
        from portroyal.text.odds import odds_lines

        return "\n".join(odds_lines(words_in(lang), self._found))

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        shown = ", ".join(f"{worth.action} {worth.win:.3f}" for worth in self.worths[:3])
        return f"<Odds of seat {self.seat}: {shown or self.missing}>"


def odds(game: Game[State], *, seconds: float = 3.0, playouts: int = PLAYOUTS, seed: int = 1) -> Odds:
    """What is hidden, what may come next and what each choice is worth to whoever decides.

    Every choice is played out by mates for about so many seconds, all of them on the same deals; then our
    bots are asked. Nothing hidden is looked at. Rollouts need `portroyal[fast]`; without it the exact
    chances and the plain bots' opinions are there all the same.

    >>> game = Game.new("port-royal", 2, seed=7)
    >>> round(odds(game, seconds=0, playouts=1).chances["bust"], 3)
    0.0
    """
    return Odds(_lab.odds_of(game._game, seconds, playouts, seed))
