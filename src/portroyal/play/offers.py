"""What every choice costs, brings and risks for whoever decides; each family works it out by its rules."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class Risk(Struct, frozen=True, gc=False):
    """The next card or roll alone: of so many, so many bust, and so many of those can be repelled."""

    busts: int
    repelled: int
    of: int


class Offer(Struct, frozen=True):
    """One action of the seat that decides: what it means up to the next decision or revealed chance.

    Everything is that seat's own change, forced steps and empty piles included. `can` is false for what lies
    there and cannot be had; `why` then is the reason, a code. For a draw or a roll only `risk` is told.
    """

    action: str
    can: bool = True
    why: str | None = None
    cost: int | None = None  # printed on the card
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
