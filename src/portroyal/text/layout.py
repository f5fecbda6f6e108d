"""What all lines of text share: columns, numbers as a language writes them, and the final score."""

from __future__ import annotations

import math
from collections.abc import Sequence

from portroyal.play.family import Result
from portroyal.play.offers import Risk
from portroyal.text.narration import Narrator
from portroyal.text.words import Words

INDENT = "  "


def columns(rows: Sequence[Sequence[str]], indent: str = INDENT) -> list[str]:
    """Rows whose cells stand below each other."""
    if not rows:
        return []
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    return [
        indent + "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    ]


def seats_text(narrator: Narrator, active: int, told: Sequence[str]) -> list[str]:
    """All players, one line each with what is told of them, the active one marked."""
    rows = [
        [("* " if seat == active else "  ") + capital(narrator.name(seat)), text]
        for seat, text in enumerate(told)
    ]
    return columns(rows, "")


def score_text(words: Words, narrator: Narrator, result: Result, tied: Sequence[int]) -> list[str]:
    """The final score, best first, and who has won and why; `tied` are those whom coins alone have beaten."""
    names = [capital(narrator.name(seat)) for seat in range(len(result.points))]
    rows = columns(score_rows(words, names, result))
    return [words.say(f"score-reason-{result.reason}"), *rows, _winners(words, narrator, result, tied)]


def score_rows(words: Words, names: Sequence[str], result: Result) -> list[list[str]]:
    """Place, name, points and coins, best first."""
    coins, rows = result.coins, []
    for place, seats in places_of(result):
        for seat in seats:
            row = [f"{place}.", names[seat], words.say("points", n=result.points[seat])]
            rows.append(row if coins is None else [*row, words.say("coins", n=coins[seat])])
    return rows


def places_of(result: Result) -> list[tuple[int, list[int]]]:
    """Every place with its seats, best first: by points, then by coins (C6.2); who is equal shares it."""
    coins = result.coins or [0] * len(result.points)
    shared: dict[tuple[bool, int, int], list[int]] = {}
    for seat, points in enumerate(result.points):
        shared.setdefault((seat not in result.winners, -points, -coins[seat]), []).append(seat)
    places, place = [], 1
    for _, seats in sorted(shared.items()):
        places.append((place, seats))
        place += len(seats)
    return places


def _winners(words: Words, narrator: Narrator, result: Result, tied: Sequence[int]) -> str:
    if not result.winners:
        return words.say("score-nobody")
    if len(result.winners) > 1:
        return words.say("score-shared", names=words.all_of(narrator.name(seat) for seat in result.winners))
    won = "score-winner-coins" if tied else "score-winner"
    return words.say(won, **narrator.who(result.winners[0]))


def decimal(words: Words, number: float, digits: int = 1) -> str:
    """A number as this language writes it; whole ones are written so by any message that is given them."""
    told = f"{number:.{digits}f}"
    if float(told) == 0:
        told = told.removeprefix("-")
    return told.replace(".", words.say("decimal-sign")).replace("-", "−")


def percent(words: Words, share: float, digits: int = 1) -> str:
    n = decimal(words, 100 * share, digits) if digits else decimal(words, whole_percent(share), 0)
    return words.say("percent", n=n)


def whole_percent(share: float) -> int:
    """A chance to win in whole percent, of the four digits that a browser is sent, rounded as browsers do."""
    return math.floor(100 * round(share, 4) + 0.5)


def as_told(share: float) -> float:
    """The same as a share: what is added up to a number that is told, must be told so itself."""
    return whole_percent(share) / 100


def interval(words: Words, value: float, low: float, high: float) -> str:
    """A share with the ends of its 95 % interval."""
    return f"{percent(words, value)} ({decimal(words, 100 * low)}–{decimal(words, 100 * high)})"


def share(words: Words, n: int, of: int) -> list[str]:
    """So many of so many, in two cells."""
    return [words.say("percent", n=percent_of(n, of)), f"{n} / {of}"]


def percent_of(n: float, of: int = 1) -> int:
    """A chance in whole percent, halves rounded up as browsers do; what can happen is never 0 %.

    A share is itself rounded, so the least bit is forgiven where it stands for a half.

    A chance stands beside its count or decides at a glance: a decimal would say no more there.
    """
    return max(1, math.floor((200 * n + of) / (2 * of) + 1e-9)) if n else 0


def risk_rows(words: Words, risk: Risk) -> list[list[str]]:
    """What a draw or a roll risks, as its offer says."""
    rows = [[words.say("odds-bust"), *share(words, risk.busts, risk.of)]]
    return rows + [[words.say("odds-repelled"), *share(words, risk.repelled, risk.of)]] * (risk.repelled > 0)


def capital(text: str) -> str:
    """The beginning of a line."""
    return text[:1].upper() + text[1:]
