"""The people on the cards: a small portrait of every person, drawn in flat paper cuts, all our own art."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from portroyal.pictures.style import disc

# A portrait fills a window from -50 to 50 across and from -48 to 48 down. Nothing is clipped and nothing has
# an id, so that a portrait can stand anywhere, as often as one likes.
Cut = tuple[str, str]  # a color and the outline of a piece of paper

OUTLINE: Final = "#2b1d12"
DYED: Final = "dyed"  # stands for the color of the ships that a trader or wholesaler deals with

_PALE, _FAIR, _TAN, _BROWN, _DARK = "#f3d2b0", "#ecbf92", "#d39a66", "#a9713f", "#7d4f2b"
_LINEN, _GOLD, _NAVY, _WINE, _SOOT, _STRAW = "#f6efe0", "#dcae3c", "#24426b", "#8e2f3c", "#2d2a33", "#e3bf6a"

_HEAD: Final = "M-14.5-8C-14.5-20-8-25 0-25S14.5-20 14.5-8C14.5 3 7 12 0 12S-14.5 3-14.5-8Z"
_NECK: Final = "M-7 4H7V20L0 26-7 20Z"
_BODY: Final = "M-40 48C-40 30-28 22-11 18L0 25 11 18C28 22 40 30 40 48Z"
_LAPELS: Final = "M-11 18L0 25 11 18 17 20 3 48H-3L-17 20Z"
_BEARD: Final = "M-14.5-4C-15 14-7 21 0 21S15 14 14.5-4C11 4 6 3.5 0 3.5S-11 4-14.5-4Z"


@dataclass(frozen=True, slots=True)
class Portrait:
    """A person in layers: what is behind, the clothes, the face, and what is before it."""

    ground: str
    skin: str
    behind: tuple[Cut, ...]
    clothes: tuple[Cut, ...]
    before: tuple[Cut, ...]
    smile: float = 3.0
    patch: bool = False


PORTRAITS: Final[dict[str, Portrait]] = {
    "settler": Portrait(
        "#bcd3a2", _TAN,
        (("#9b6b3a", "M33 48L35-28H38.5L37.5 48Z"),
         ("#8f979c", "M29-28L28-44H30.5L31.5-32H35V-45H38V-32H41.5L43-44H45.5L44-28Z")),
        (("#c8683c", _BODY),
         ("#5d7a45", "M-26 26L-18 21.5-14 48H-24ZM26 26L18 21.5 14 48H24ZM-24 40H24V48H-24Z")),
        (("#7a4b25", _BEARD), (_STRAW, "M-14-20C-14-35-8-39 0-39S14-35 14-20C6-16-6-16-14-20Z"),
         ("#a8472c", "M-14.3-25C-6-21 6-21 14.3-25L14-20C6-16-6-16-14-20Z"),
         (_STRAW, "M-31-17C-24-24-16-22-14-21C-6-17 6-17 14-21C16-22 24-24 31-17C20-12-20-12-31-17Z")),
    ),
    "captain": Portrait(
        "#a9cbd6", _FAIR,
        (("#6b4326", "M-16-4C-20 8-19 18-14 24H14C19 18 20 8 16-4Z"),),
        ((_NAVY, _BODY),
         (_LINEN, _LAPELS),
         (_GOLD, disc(-14, 34, 2.2) + disc(14, 34, 2.2) + disc(-11, 43, 2.2) + disc(11, 43, 2.2)),
         (_GOLD, "M-40 46C-39 35-34 28-26 25L-24 29C-31 32-34 38-35 46ZM40 46C39 35 34 28 26 25L24 29"
           "C31 32 34 38 35 46Z")),
        (("#6b4326", "M-4 8C-4 14-2 17 0 17S4 14 4 8C2 6.6-2 6.6-4 8Z"),
         (_NAVY, "M-30-14C-27-28-18-33-10-30C-6-38 6-38 10-30C18-33 27-28 30-14C18-21 8-22 0-22"
           "S-18-21-30-14Z"),
         (_GOLD, "M-30-14C-18-21-8-22 0-22S18-21 30-14L29-18C18-24.5 8-25.5 0-25.5S-18-24.5-29-18Z")),
    ),
    "priest": Portrait(
        "#d8c6a0", _PALE,
        (("#6d4a30", "M-27 32C-33-8-24-38 0-38S33-8 27 32Z"),
         ("#4d3220", "M-20 26C-26-6-19-31 0-31S26-6 20 26Z")),
        (("#7c5638", _BODY),
         ("#6d4a30", "M-22 22C-12 16-6 24 0 30C6 24 12 16 22 22C18 30 8 34 0 35C-8 34-18 30-22 22Z"),
         (_GOLD, "M-2 33H2V37H6V41H2V48H-2V41H-6V37H-2Z")),
        (("#9a938a", "M-15-3C-18-14-15-24-8-26C-10-20-11-14-12-9ZM15-3C18-14 15-24 8-26C10-20 11-14 12-9Z"),
         ("#9a938a", "M-8 4C-5 1-2 1 0 2.6C2 1 5 1 8 4C5 5.6 2 5.4 0 4.4C-2 5.4-5 5.6-8 4Z")),
    ),
    "jack": Portrait(
        "#e0c7d3", _BROWN,
        (),
        (("#c9553a", "M-40 48C-40 30-28 22-11 18L0 25V48Z"),
         ("#3f7f86", "M40 48C40 30 28 22 11 18L0 25V48Z"),
         (_GOLD, "M-28 32H-18V42H-28Z"),
         ("#7d3f6b", "M18 34H28V44H18Z"),
         (_LINEN, "M-11 18L0 25 11 18 8 28 0 33-8 28Z")),
        (("#33211a", "M-14.5-8C-17-14-16-20-14-22H14C16-20 17-14 14.5-8C12-16-12-16-14.5-8Z"),
         ("#33211a", "M-7 4.4C-4 2-2 2 0 3.2C2 2 4 2 7 4.4C4 5-4 5-7 4.4Z"),
         ("#7d3f6b", "M-20-17C-24-33-6-42 10-38C24-34 27-24 20-16C8-22-8-22-20-17Z"),
         (_GOLD, "M10-30C16-48 32-48 40-42C33-39 28-30 13-25Z")),
        4.5,
    ),
    "sailor": Portrait(
        "#b4d5dd", _TAN,
        (),
        ((_LINEN, _BODY),
         ("#2f6690", "M-34 29C-20 33-8 33 0 33S20 33 34 29L37 34C22 38 8 38 0 38S-22 38-37 34ZM-39 41"
           "C-22 44-8 44 0 44S22 44 39 41L40 47C22 48 8 48 0 48S-22 48-40 47Z"),
         ("#c23b2f", "M-14 19L0 27 14 19 17 23 4 31 8 41 0 36-8 41-4 31-17 23Z")),
        (("#5a3a20", "M-14.5-8C-16-12-16-16-14-18H14C16-16 16-12 14.5-8C13-12 12-13 11-14H-11"
          "C-12-13-13-12-14.5-8Z"),
         ("#c23b2f", "M-16-13C-17-32-8-36 0-36S17-32 16-13C8-19-8-19-16-13Z"),
         ("#e9e0cc", "M-17-12C-8-18 8-18 17-12L16-18C8-23-8-23-16-18Z")),
    ),
    "pirate": Portrait(
        "#c9b0a0", _BROWN,
        (("#241a17", "M-16-8C-24 8-22 20-16 26H16C22 20 24 8 16-8Z"),),
        ((_WINE, _BODY), (_SOOT, _LAPELS), (_GOLD, "M-19 22L-15 20-3 46-5 48ZM19 22L15 20 3 46 5 48Z")),
        (("#241a17", _BEARD), (_GOLD, disc(-15, 2, 2)),
         (_SOOT, "M-36-10C-30-34-18-44 0-44S30-34 36-10C22-21 12-22 0-22S-22-21-36-10Z"),
         (_LINEN, disc(0, -33, 5.4) + "M-3.4-30H3.4V-25.6H-3.4Z"),
         (_SOOT, disc(-2.1, -33, 1.3) + disc(2.1, -33, 1.3))),
        2.0, True,
    ),
    "mademoiselle": Portrait(
        "#f0cfd2", _PALE,
        (("#8a3f22", "M-20 30C-32 6-26-40 0-42C26-40 32 6 20 30Z"),),
        ((_PALE, "M-30 48C-30 31-22 24-8 20L0 24 8 20C22 24 30 31 30 48Z"),
         ("#c2506e", "M-36 48C-35 38-30 33-22 33C-14 41-6 42 0 38C6 42 14 41 22 33C30 33 35 38 36 48Z"),
         (_LINEN, "M-22 33C-14 41-6 42 0 38C6 42 14 41 22 33L23 37C14 45-14 45-23 37Z"),
         (_WINE, "M-7.4 15H7.4V18.4H-7.4Z")),
        (("#8a3f22", "M-15 0C-18-18-12-29 0-29S18-18 15 0C13-12 6-17 2-20C-4-15-12-12-15 0Z"),
         ("#e8b23a", disc(15, -27, 3) + disc(20, -22, 3) + disc(21, -30, 3)),
         ("#c2506e", disc(18, -26, 2.4)),
         ("#e8b23a", "M22 48L14 26C24 18 38 20 46 30L28 48Z"),
         (OUTLINE, "M24.6 47L20 24 21 23.6 25.4 47ZM26 47L31 23.4 32 23.8 26.8 47ZM27 47"
           "L41 27 42 27.6 28 47Z")),
    ),
    "jester": Portrait(
        "#e6d7a0", _FAIR,
        (),
        (("#3f8a5a", "M-40 48C-40 30-28 22-11 18L0 25V48Z"),
         ("#c8553a", "M40 48C40 30 28 22 11 18L0 25V48Z"),
         (_LINEN, "M-24 24L-17 31-12 26-6 34 0 27 6 34 12 26 17 31 24 24C18 16 8 15 0 15S-18 16-24 24Z")),
        (("#3f8a5a", "M0-33C-16-43-34-38-42-12C-32-22-24-18-16-4C-14-14-8-18 0-18Z"),
         ("#c8553a", "M0-33C16-43 34-38 42-12C32-22 24-18 16-4C14-14 8-18 0-18Z"),
         (_GOLD, disc(-42, -9, 4) + disc(42, -9, 4) + disc(0, -35, 4)),
         ("#c23b2f", disc(0, -2, 2.6))),
        5.0,
    ),
    "admiral": Portrait(
        "#b9c4dd", _PALE,
        (),
        ((_NAVY, _BODY),
         (_LINEN, _LAPELS),
         (_GOLD, "M-42 36C-40 27-33 23-25 24L-23 30C-31 29-35 32-36 38ZM42 36C40 27 33 23 25 24L23 30"
           "C31 29 35 32 36 38Z"),
         (_WINE, "M-24 30L-17 24 22 48H6Z"), (_GOLD, disc(20, 36, 3.6))),
        (("#e9e4da", "M-14.5-10C-17-2-16 6-10 8C-12 2-12-4-12.5-10ZM14.5-10C17-2 16 6 10 8"
          "C12 2 12-4 12.5-10Z"),
         ("#e9e4da", "M-8 4.6C-5 1.4-2 1.4 0 3C2 1.4 5 1.4 8 4.6C5 6-5 6-8 4.6Z"),
         (_NAVY, "M-40-12C-30-20-24-42 0-42S30-20 40-12C26-13 14-20 0-20S-26-13-40-12Z"),
         (_GOLD, "M-40-12C-26-13-14-20 0-20S26-13 40-12L36-15C24-17 14-24 0-24S-24-17-36-15Z"),
         (_LINEN, disc(0, -32, 5)), ("#c23b2f", disc(0, -32, 2.4))),
    ),
    "governor": Portrait(
        "#d5c3dd", _PALE,
        (("#ece8e0", "M-17 24C-32 16-30-34 0-40C30-34 32 16 17 24Z"),),
        (("#6a3f78", _BODY), (_LINEN, "M-9 18L0 24 9 18 7 28 10 32 5 36 8 41 0 48-8 41-5 36-10 32-7 28Z"),
         (_GOLD, "M-28 24L-24 22.6C-22 34-12 42 0 44C12 42 22 34 24 22.6L28 24C25 38 13 46 0 48"
           "C-13 46-25 38-28 24Z")),
        (("#ece8e0", "M-15-6C-19-24-11-34 0-34S19-24 15-6C13-15 7-20 0-20S-13-15-15-6Z"),
         ("#ece8e0", disc(-19, -6, 5.4) + disc(-20, 5, 5.4) + disc(-19, 16, 5.4)
           + disc(19, -6, 5.4) + disc(20, 5, 5.4) + disc(19, 16, 5.4))),
        1.6,
    ),
    "trader": Portrait(
        "#dccfae", _BROWN,
        (),
        ((DYED, _BODY), (_LINEN, "M-11 18L0 25 11 18 14 24 0 34-14 24Z"),
         ("#8b5a2b", "M24 48C20 38 24 34 29 33L27 29H37L35 33C41 35 44 40 42 48Z"),
         (_GOLD, disc(32, 41, 3.6))),
        (("#2e1f19", "M-8 4.6C-5 1.6-2 1.8 0 3C2 1.8 5 1.6 8 4.6C10 4 11 3 11.6 2C11 6 8 7 5 6.4"
          "C2 6-2 6-5 6.4C-8 7-11 6-11.6 2C-11 3-10 4-8 4.6Z"),
         ("#2e1f19", "M-3 9C-3 15-1.6 17 0 17S3 15 3 9C1 8-1 8-3 9Z"),
         (_LINEN, "M-18-12C-24-26-14-38 0-38S24-26 18-12C10-20-10-20-18-12Z"),
         (DYED, "M-18-12C-14-24 4-32 19-25C21-20 20-15 18-12C8-20-8-20-18-12Z"),
         (_GOLD, disc(0, -25, 3))),
    ),
    "wholesaler": Portrait(
        "#cbbfa6", _FAIR,
        (("#8b5a2b", "M26 48C24 34 24 22 26 10H46C48 22 48 34 46 48ZM-46 48C-48 34-48 22-46 10H-26"
          "C-24 22-24 34-26 48Z"),
         ("#5d3a1b", "M25 18H47V22H25ZM25 36H47V40H25ZM-47 18H-25V22H-47ZM-47 36H-25V40H-47Z")),
        ((DYED, _BODY),
         ("#6b4a2d", "M-26 22C-16 16-8 16 0 26C8 16 16 16 26 22L20 32C12 26 6 32 3 48H-3"
           "C-6 32-12 26-20 32Z")),
        (("#6b4326", "M-14.5-8C-16-12-16-16-14-18H14C16-16 16-12 14.5-8C13-12 12-14 11-15H-11"
          "C-12-14-13-12-14.5-8Z"),
         ("#6b4326", _BEARD),
         (DYED, "M-13-20C-16-34-12-43 0-43S16-34 13-20C6-17-6-17-13-20Z"),
         (_GOLD, "M-14-24.5C-6-21 6-21 14-24.5L13-20C6-17-6-17-13-20Z"),
         (DYED, "M-26-17C-20-22-15-21.6-13-21C-6-17 6-17 13-21C15-21.6 20-22 26-17C16-12-16-12-26-17Z"),
         (_LINEN, "M10-24C16-44 28-48 36-42C30-40 26-28 14-22Z")),
    ),
    "passenger": Portrait(
        "#cfe0d8", _DARK,
        (("#3f7f86", "M-17 16C-31 4-29-36 0-38C29-36 31 4 17 16Z"),),
        (("#3f7f86", _BODY),
         (_LINEN, "M-20 20.5C-10 16-6 22 0 27C6 22 10 16 20 20.5C16 28 8 34 0 35C-8 34-16 28-20 20.5Z"),
         ("#d98a5b", "M0 25L-9 20V30ZM0 25L9 20V30Z"), ("#8b5a2b", "M14 34H46V48H14Z"),
         ("#5d3a1b", "M20 34V48H23V34ZM37 34V48H40V34ZM25 34V30.5H35V34H32.6V32.6H27.4V34Z")),
        (("#241a17", "M-14-4C-16-18-9-25 0-25S16-18 14-4C13-13 7-17 0-17S-13-13-14-4Z"),
         ("#d98a5b", "M-17 14C-25 2-24-32 0-32S25 2 17 14C20-2 19-25 0-25S-20-2-17 14Z"),
         (_LINEN, disc(-17, -22, 3.4) + disc(-21, -15, 3))),
    ),
}  # fmt: skip


def _cut(color: str, path: str, dye: str) -> str:
    return f'<path d="{path}" fill="{dye if color == DYED else color}"/>'


def portrait(role: str, dye: str = "#8a8a8a") -> str:
    """The drawing of a person; `dye` colors the clothes of those who deal with ships of one color."""
    person = PORTRAITS[role]
    layers = [_cut(color, path, dye) for color, path in person.behind]
    layers.append(_cut(person.skin, _NECK, dye))
    layers += [_cut(color, path, dye) for color, path in person.clothes]
    layers.append(_cut(person.skin, _HEAD, dye))
    layers.append(_features(person))
    layers += [_cut(color, path, dye) for color, path in person.before]
    return f'<g stroke="{OUTLINE}" stroke-width="1.3" stroke-linejoin="round">{"".join(layers)}</g>'


def _features(person: Portrait) -> str:
    """Eyes, nose and mouth."""
    left = "M-11-11L-3-11.4-3.6-6.4C-5-4.4-8.4-4.4-10-6.6Z" if person.patch else disc(-5.6, -7.4, 1.7)
    strap = '<path d="M-14-9L-9-10M-4-11L14-17" fill="none"/>' if person.patch else ""
    brows = "M3-12.4C4.6-13.6 7-13.6 8.6-12.2" + (
        "" if person.patch else "M-3-12.4C-4.6-13.6-7-13.6-8.6-12.2"
    )
    mouth = f"M-4.6 6.4Q0 {6.4 + person.smile:g} 4.6 6.4"
    return (
        f'<path d="{left}{disc(5.6, -7.4, 1.7)}" fill="{OUTLINE}" stroke="none"/>{strap}'
        f'<path d="{brows}M-.6-5.6C-1.6-2-2.2-1 .8-.8{mouth}" fill="none" stroke-linecap="round"/>'
    )
