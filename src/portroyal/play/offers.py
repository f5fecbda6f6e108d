"""What every choice costs, brings and risks for whoever decides; each family works it out by its rules."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace


class Risk(Struct, frozen=True, gc=False):
    """The next card or roll alone: of all that may come so many bust, of which so many can be repelled."""

    busts: int
    repelled: int
    of: int
    lost: int  # those that bust and cannot be repelled

    @property
    def safe(self) -> int:
        """The others."""
        return self.of - self.lost

    @property
    def bare(self) -> float:
        """The chance of a bust that nothing is done against."""
        return self.busts / self.of if self.of else 0.0

    @property
    def sure(self) -> float:
        """The chance of a bust that cannot be repelled."""
        return self.lost / self.of if self.of else 0.0


class Offer(Struct, frozen=True):
    """One action of the seat that decides: what it means up to the next decision or revealed chance.

    Everything is that seat's own change, forced steps and empty piles included. `can` is false for what lies
    there and cannot be had: `why` says the reason as a code, and of the rest only what is known without it.
    Null is what chance decides (of a draw or roll all but `risk`) and what the game or the action has not.
    """

    action: str
    can: bool = True
    why: str | None = None
    cost: int | None = None  # printed on the card; of a place on a chart the crosses that it takes
    discount: int | None = None
    fee: int | None = None  # what the active player gets
    pay: int | None = None  # cost - discount + fee
    coins: int | None = None  # the whole change; the sum of `parts`
    points: int | None = None
    swords: int | None = None
    takes: int | None = None
    gets: list[str] | None = None  # cards or pieces that come to the seat
    spends: list[str] | None = None  # and those that leave it
    ends: Literal["chance", "turn", "game"] | None = None
    parts: list[tuple[str, int]] | None = None  # where the coins come from and go to
    risk: Risk | None = None


ODDS: Final = ("risk", "sudden")  # the fields of any family that tell chances
ENDS: Final = (None, "chance", "turn", "game")  # by the number that the rules give


def without_hints(offer: Offer) -> Offer:
    """The same without the odds, for tables where nobody is told them."""
    told = [name for name in ODDS if getattr(offer, name, None) is not None]
    return replace(offer, **dict.fromkeys(told)) if told else offer


class Price(Struct, frozen=True, gc=False, omit_defaults=True):
    """What taking `card` means for the seat that decides, for everybody at the table to see.

    `cost`, `discount`, `fee` and `pay` are those of the offer; `gain` is a ship's yield, traders' coins
    included (in the Dice Game the crosses that come by taking a piece, forced steps included); `can`
    whether it can be taken now; `skulls` those that come with a piece; `points` those of a green wheel;
    `full` that no box is left for a wheel.
    """

    card: str
    cost: int
    discount: int
    fee: int
    pay: int
    gain: int
    can: bool
    skulls: int = 0
    points: int = 0
    full: bool = False
