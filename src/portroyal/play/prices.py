"""What taking something means for whoever decides; each family of games works it out by its rules."""

from __future__ import annotations

from msgspec import Struct


class Price(Struct, frozen=True, gc=False):
    """What taking `card` means for the seat that decides.

    `cost` is printed on the card, `discount` what mademoiselles save, `fee` what the active player gets,
    `pay` = cost - discount + fee; `gain` is a ship's yield, traders' coins included (in the Dice Game the
    crosses that a piece gives); `can` whether it can be taken now.
    """

    card: str
    cost: int
    discount: int
    fee: int
    pay: int
    gain: int
    can: bool
