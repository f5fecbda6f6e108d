"""The ships on the cards: a rig of its own for each color, and its shape on every sail."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from portroyal.pictures.cards.people import OUTLINE
from portroyal.pictures.style import ON_SHIP_INK, SHIP_INKS, SHIP_SHAPES, moved_to

# The same window as a portrait's: -50 to 50 across, -48 to 48 down; the water line is at 30.
_WOOD, _KEEL, _SPAR = "#9a6434", "#6f4320", "#5a3a20"


@dataclass(frozen=True, slots=True)
class Sail:
    """A sail, and where on it the shape of the color is painted."""

    path: str
    x: float
    y: float
    size: float


@dataclass(frozen=True, slots=True)
class Rig:
    """A type of ship from keel to pennant."""

    hull: str
    strake: str  # the band along the hull, with ports where there are guns
    spars: str
    sails: tuple[Sail, ...]
    pennants: str


FLEET: Final[dict[str, Rig]] = {
    # a pinnace: one mast, a gaff sail and a jib
    "yellow": Rig(
        "M-27 22C-14 28 14 28 29 20C27 32 22 39 15 40H-13C-21 38-25 32-27 22Z",
        "M-26 26C-13 31 14 31 28 25L27.4 28C14 34-13 34-25.4 29Z",
        "M-2 24V-40M-27 23L-42 16M0-30L22-34M0 17H30",
        (Sail("M1-29C8-31 15-32.6 22-33C29-18 31 0 29 16C19 18 9 18 1 16Z", 14, -5, 21),
         Sail("M-5-32C-6-14-6 2-5 17C-16 18-28 18-38 16C-26 2-14-14-5-32Z", -15.5, 6, 12)),
        "M-2-44L14-41-2-38Z",
    ),
    # a flute: two masts with one square sail each over a round hull
    "blue": Rig(
        "M-36 16C-18 27 18 27 36 13C40 28 32 40 21 40H-23C-32 38-37 28-36 16Z",
        "M-36 21C-18 32 18 32 37 19L37 23C18 36-18 36-35.6 25Z",
        "M-16 24V-36M15 24V-42M-36 17L-47 9M-33-24H1M-2-30H33",
        (Sail("M-32-23C-20-20-12-20 0-23C-4-8-4 2 0 14C-12 18-20 18-32 14C-36 2-36-8-32-23Z", -18, -3, 18),
         Sail("M-1-29C10-26 20-26 32-29C28-12 28 0 32 12C20 16 10 16-1 12C3 0 3-12-1-29Z", 15, -7, 19)),
        "M-16-40L-4-37-16-34ZM15-46L28-43 15-40Z",
    ),
    # a skiff: two slanting yards with three-cornered sails over a low hull
    "green": Rig(
        "M-38 20C-18 28 18 29 40 18C36 32 28 38 18 38H-20C-30 37-36 30-38 20Z",
        "M-37 24C-18 32 18 33 38.6 23L37.6 26C18 36-18 35-36 27Z",
        "M-8 25V-30M20 25V-20M-36 18L2-44M4 16L31-32",
        (Sail("M2-43C8-22 9-2 6 17C-8 19-22 19-36 17Z", -9, 2, 20),
         Sail("M31-31C36-16 37-2 35 15C25 17 14 17 4 15Z", 25, 1, 13)),
        "M2-46L16-43.4 3-40Z",
    ),
    # a frigate: three masts, topsails, and a row of guns
    "red": Rig(
        "M-40 16C-20 25 20 25 41 12C42 26 36 39 26 40H-26C-35 38-41 28-40 16Z",
        "M-39 22C-20 30 20 30 41 19L40.6 26C20 36-20 36-38.4 28Z",
        "M-24 22V-34M2 23V-44M26 22V-34M-40 17L-48 7",
        (Sail("M-35-12C-27-10-21-10-13-12C-15-2-15 6-13 14C-21 17-27 17-35 14C-37 6-37-2-35-12Z",
              -25, 2.6, 13),
         Sail("M-32-30C-27-28.6-21-28.6-16-30C-17-25-17-19-15-14C-21-12.6-27-12.6-33-14"
           "C-31-19-31-25-32-30Z", -24, -21, 9),
         Sail("M-9-16C-2-14 6-14 13-16C11-4 11 4 13 14C6 18-2 18-9 14C-7 4-7-4-9-16Z", 2, 0.6, 17),
         Sail("M-7-40C-1-38 5-38 11-40C10-32 10-26 12-18C5-16-1-16-8-18C-6-26-6-32-7-40Z", 2, -28, 12),
         Sail("M15-12C23-10 29-10 37-12C35-2 35 6 37 14C29 17 23 17 15 14C17 6 17-2 15-12Z", 26, 2.6, 13),
         Sail("M18-30C23-28.6 29-28.6 34-30C33-25 33-19 35-14C29-12.6 23-12.6 17-14C19-19 19-25 18-30Z",
              26, -21, 9)),
        "M-24-37L-13-35-24-32.6ZM2-47L13-45 2-42.6ZM26-37L37-35 26-32.6Z",
    ),
    # a galleon: a castle at the stern, two great sails and a slanting one behind
    "black": Rig(
        "M-41 14C-24 24 4 25 18 20L20 6H44C46 22 40 39 28 40H-26C-36 38-42 28-41 14Z",
        "M-40 20C-24 29 6 30 20 26L43.8 24 42 31C22 33-16 36-38.4 26ZM24 10H28V15H24ZM31 10H35V15H31Z"
          "M38 10H42V15H38Z",
        "M-20 22V-40M8 22V-44M33 8V-26M-41 15L-49 3M22 4L44-32",
        (Sail("M-39-26C-28-22-16-22-5-26C-9-10-8 2-4 13C-16 18-28 18-40 13C-43 2-43-12-39-26Z", -22, -4, 21),
         Sail("M-8-38C2-35 12-35 23-38C20-31 20-27 21-20C12-17 2-17-7-20C-5-26-5-32-8-38Z", 7.4, -28.4, 13),
         Sail("M-7-18C2-15 12-15 21-18C18-6 18 2 20 12C12 16 4 16-4 13C-7 2-7-8-7-18Z", 7, -1.4, 19),
         Sail("M44-31C48-20 48-8 45 4C38 6 30 6 22 4Z", 37, -4.6, 12)),
        "M-20-44L-8-41-20-38ZM8-48L20-45 8-42Z",
    ),
}  # fmt: skip


def shape(color: str, x: float, y: float, size: float, ink: str, outline: str | None = None) -> str:
    """The shape of a ship color: disc, square, diamond, triangle on its tip, star."""
    place = moved_to(x, y, size / 20)
    edge = f' stroke="{outline}" stroke-width="1.8"' if outline else ' stroke="none"'
    return f'<path d="{SHIP_SHAPES[color]}" transform="{place}" fill="{ink}"{edge}/>'


def ship(color: str) -> str:
    """The ship of a color under sail, on a sea."""
    rig, ink, mark = FLEET[color], SHIP_INKS[color], ON_SHIP_INK[color]
    sails = ""
    for sail in rig.sails:
        sails += f'<path d="{sail.path}" fill="{ink}"/>' + shape(color, sail.x, sail.y, sail.size, mark)
    return (
        f'<g stroke="{OUTLINE}" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round">'
        f'<path d="{rig.spars}" fill="none" stroke="{_SPAR}" stroke-width="2"/>{sails}'
        f'<path d="{rig.pennants}" fill="{ink}"/>'
        f'<path d="{rig.hull}" fill="{_WOOD}"/><path d="{rig.strake}" fill="{_KEEL}" stroke="none"/></g>'
        + sea()
    )


def sea() -> str:
    """Three rows of waves along the lower edge of the window."""
    rows = ((30.0, "#7fb5bd"), (36.0, "#5a9aa8"), (42.0, "#3f8093"))
    return "".join(f'<path d="M-50 {y:g}{"q5-4 10 0t10 0" * 5}V48H-50Z" fill="{ink}"/>' for y, ink in rows)
