"""A link before it is opened: title, sentence and picture of an invitation, a game or its review."""

from __future__ import annotations

import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from portroyal.pictures.dots import dots
from portroyal.pictures.poster import Line, Poster, poster_svg
from portroyal.play.families import all_games, first_game
from portroyal.text.family import text_of, title_of
from portroyal.text.narration import clean
from portroyal.text.review_curve import COLORS, DASHES
from portroyal.text.words import Words

HOUSE: Final = "Port Royal"
MOST_POINTS: Final = 240  # of a curve: there are no more dots


@dataclass(frozen=True)
class Preview:
    """All that is told of a link; what is drawn follows from it alone."""

    lang: str
    title: str
    sentence: str
    kicker: str = ""
    heading: str = HOUSE
    note: str = ""
    lines: tuple[Line, ...] = ()
    curve: tuple[tuple[float, ...], ...] = ()
    game: str = ""
    options: Mapping[str, Any] = field(default_factory=dict)
    number: int = 0  # which of a game's pictures


@dataclass(frozen=True)
class Seen:
    """A table as whoever has its link may see it; the name of an open seat is None."""

    table: str
    game: str
    title: str
    status: str
    names: Sequence[str | None]
    options: Mapping[str, Any] = field(default_factory=dict)
    how: str = ""  # it ended
    winners: Sequence[int] = ()
    points: Sequence[int] = ()


def of_the_house(words: Words) -> Preview:
    """What is shown of a link that says nothing, or not to everybody."""
    sentence = words.say("preview-house")
    return Preview(words.lang, HOUSE, sentence, note=sentence, game=first_game())


def of_a_table(words: Words, seen: Seen) -> Preview:
    """An invitation, or a game under way: who sits there, and nothing of what lies on the table."""
    if seen.status == "over":
        return of_a_game(words, seen, words.say("web-title-replay"))
    names = _names(words, seen.names)
    free = sum(name is None for name in seen.names)
    there = words.all_of(name for name, known in zip(names, seen.names, strict=True) if known is not None)
    if free:
        kicker = words.say("preview-invitation")
        sentence = words.say("preview-invited", n=free, names=there) if there else words.say("preview-empty")
    else:
        kicker = words.say("web-title-table")
        sentence = words.say("preview-playing", names=there)
    lines = [
        Line(name, mark="free" if known is None else "")
        for name, known in zip(names, seen.names, strict=True)
    ]
    return _preview(words, seen, kicker, sentence, lines)


def of_a_game(words: Words, seen: Seen, kicker: str) -> Preview:
    """A finished game: who has won, and everybody's points."""
    names = _names(words, seen.names)
    ranked = sorted(
        range(len(names)), key=lambda seat: (seat not in seen.winners, -_points(seen, seat), seat)
    )
    score = ", ".join(f"{names[seat]} {_told(_points(seen, seat))}" for seat in ranked)
    if seen.how == "abandoned":
        sentence = words.say("web-end-abandoned")
    elif seen.winners:
        who = words.all_of(names[seat] for seat in ranked if seat in seen.winners)
        sentence = words.say("preview-won", who=who, n=len(seen.winners), score=score)
    else:
        sentence = words.say("preview-nobody", score=score)
    lines = [
        Line(names[seat], _told(_points(seen, seat)), "crown" if seat in seen.winners else "")
        for seat in ranked
    ]
    return _preview(words, seen, kicker, sentence, lines)


def of_a_review(
    words: Words, seen: Seen, verdict: str = "", chances: Sequence[Sequence[float]] = ()
) -> Preview:
    """A finished game with everybody's chances from act to act, where they have been worked out."""
    plain = of_a_game(words, seen, words.say("web-title-review"))
    if not chances or not verdict:
        return plain
    lines = tuple(
        Line(
            name,
            _told(_points(seen, seat)),
            "crown" if seat in seen.winners else "",
            COLORS[seat],
            DASHES[seat],
        )
        for seat, name in enumerate(_names(words, seen.names))
    )
    every = len(chances) // MOST_POINTS + 1
    end = [(seat in seen.winners) / max(1, len(seen.winners)) for seat in range(len(lines))]
    thinned = [*chances[::every], end]
    curve = tuple(tuple(round(share, 3) for share in shares) for shares in thinned)
    return replace(plain, sentence=verdict, note=verdict, lines=lines, curve=curve)


def drawn(preview: Preview) -> bytes:
    """The picture as PNG."""
    return dots(poster_of(preview))


def poster_of(preview: Preview) -> str:
    """The picture as SVG."""
    words, art = Words(preview.lang), ""
    draw = text_of(preview.game).art if preview.game in all_games() and not preview.curve else None
    if draw is not None:
        art = draw(words, preview.game, preview.options, preview.number)
    facts = (preview.kicker, preview.heading, preview.lines, preview.note)
    return poster_svg(Poster(HOUSE, *facts, art, preview.curve, words.say("review-curve")))


def _preview(words: Words, seen: Seen, kicker: str, sentence: str, lines: Sequence[Line]) -> Preview:
    game = title_of(words, seen.game) if seen.game in all_games() else seen.game
    heading = clean(seen.title) if seen.title else game
    return Preview(
        words.lang,
        f"{kicker} · {heading}",
        sentence,
        kicker,
        heading,
        lines=tuple(lines),
        game=seen.game,
        options=seen.options,
        number=zlib.crc32(seen.table.encode()),
    )


def _names(words: Words, names: Sequence[str | None]) -> list[str]:
    return [
        words.say("web-open-seat") if name is None else clean(name or words.say("player-name", n=seat + 1))
        for seat, name in enumerate(names)
    ]


def _points(seen: Seen, seat: int) -> int:
    return seen.points[seat] if seat < len(seen.points) else 0


def _told(points: int) -> str:
    return str(points).replace("-", "−")
