"""The balance of a sea chart: every target of the dice game's spec, section 9, with its uncertainty."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import numpy as np

from balance_games import BOT, Played
from portroyal.bots.columns import PERSONS, REASON, ROUNDS, SEAT_WIDTH, SEATS, WINNERS
from portroyal.lab.provenance import table
from portroyal.rules.dice.codes import BY_SUDDEN_DEATH, PERSON_NAMES

Z = 1.96  # 95 %
MEDIAN_ROUNDS = (6, 14)
SEAT_MARGIN = 0.04
SUDDEN_DEATHS = (0.10, 0.40)
START_SPREAD = 0.06
PERSON_SHARE = 0.20

SEATS_TARGET = "win share by seat"
STARTS_TARGET = "first player by start island"

# Guesses why a target is missed, printed where it is; seats and start islands are tested (`balance_why`).
WHY = {
    "median rounds": "with five players everybody has five chances a round, so 20 points take fewer rounds",
    "sudden deaths": "from 15 points on five pieces win, and this player goes for them",
    "games in which a person is hired": "the player goes for points and cheaper persons first",
}


@dataclass(frozen=True)
class Finding:
    """One target for one player count: its value with the 95 % interval, and whether the value meets it."""

    target: str
    players: int
    wanted: str
    value: str
    interval: str
    met: bool


def share_interval(share: float, n: int) -> tuple[float, float]:
    """Wilson's interval for a share of n games."""
    centre = (share + Z * Z / (2 * n)) / (1 + Z * Z / n)
    reach = Z / (1 + Z * Z / n) * math.sqrt(share * (1 - share) / n + Z * Z / (4 * n * n))
    return max(0.0, centre - reach), min(1.0, centre + reach)


def median_interval(values: Any) -> tuple[float, float, float]:
    """The median, and the order statistics around it that hold it with 95 %."""
    ordered = np.sort(values)
    n = len(ordered)
    reach = Z * math.sqrt(n) / 2
    low, high = max(0, math.floor(n / 2 - reach)), min(n - 1, math.ceil(n / 2 + reach))
    return float(np.median(ordered)), float(ordered[low]), float(ordered[high])


def win_shares(rows: Any, players: int) -> list[float]:
    """Each seat's share of the victories, the first player's first; a shared victory is split."""
    won = np.array([(rows[:, WINNERS] >> seat) & 1 for seat in range(players)])
    return [float(share) for share in (won / np.maximum(1, won.sum(axis=0))).mean(axis=1)]


def findings(played: Played) -> list[Finding]:
    """Every target of section 9 for one player count."""
    return [_length(played), _seats(played), _sudden(played), _starts(played), _persons(played)]


def _length(played: Played) -> Finding:
    median, low, high = median_interval(played.free[:, ROUNDS])
    met = MEDIAN_ROUNDS[0] <= median <= MEDIAN_ROUNDS[1]
    wanted = f"{MEDIAN_ROUNDS[0]} to {MEDIAN_ROUNDS[1]}"
    return Finding("median rounds", played.players, wanted, f"{median:g}", f"{low:g} to {high:g}", met)


def _seats(played: Played) -> Finding:
    fair = 1 / played.players
    shares = win_shares(played.free, played.players)
    worst = max(shares, key=lambda share: abs(share - fair))
    return Finding(
        SEATS_TARGET,
        played.players,
        f"{_percent(fair)} ± {100 * SEAT_MARGIN:.0f}",
        ", ".join(_percent(share) for share in shares),
        f"seat {shares.index(worst) + 1}: {_range(*share_interval(worst, len(played.free)))}",
        all(abs(share - fair) <= SEAT_MARGIN for share in shares),
    )


def _sudden(played: Played) -> Finding:
    share = float((played.free[:, REASON] == BY_SUDDEN_DEATH).mean())
    met = SUDDEN_DEATHS[0] <= share <= SUDDEN_DEATHS[1]
    interval = _range(*share_interval(share, len(played.free)))
    return Finding("sudden deaths", played.players, _range(*SUDDEN_DEATHS), _percent(share), interval, met)


def _starts(played: Played) -> Finding:
    """The spread of several shares is biased upwards by chance; the interval is that of the two outermost."""
    names = played.sheet_of.island_names
    shares = {names[i]: win_shares(rows, played.players)[0] for i, rows in played.forced.items()}
    low, high = min(shares.values()), max(shares.values())
    spread = high - low
    reach = Z * math.sqrt((low * (1 - low) + high * (1 - high)) / len(played.free))
    told = ", ".join(f"{name} {_percent(share)}" for name, share in shares.items())
    return Finding(
        STARTS_TARGET,
        played.players,
        f"spread up to {_percent(START_SPREAD)}",
        f"{_percent(spread)} ({told})",
        _range(max(0.0, spread - reach), spread + reach),
        spread <= START_SPREAD,
    )


def _persons(played: Played) -> Finding:
    sheet = played.sheet_of.sheet
    there = sorted({sheet.person[i] for i in range(sheet.n_islands)})
    persons = played.free[:, SEATS + PERSONS :: SEAT_WIDTH]
    shares = {p: float(((persons >> p) & 1).any(axis=1).mean()) for p in there}
    rarest = min(shares, key=lambda p: shares[p])
    rare = [
        f"{PERSON_NAMES[p]} {_percent(shares[p])}" for p in there if shares[p] < PERSON_SHARE or p == rarest
    ]
    return Finding(
        "games in which a person is hired",
        played.players,
        f"each {_percent(PERSON_SHARE)} or more",
        f"least: {', '.join(rare)}",
        _range(*share_interval(shares[rarest], len(played.free))),
        shares[rarest] >= PERSON_SHARE,
    )


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _range(low: float, high: float) -> str:
    return f"{100 * low:.1f} to {100 * high:.1f} %"


def as_table(found: Iterable[Finding]) -> str:
    header = ["target", "players", "wanted", "value", "95 % interval", ""]
    return table(
        header,
        [
            [f.target, str(f.players), f.wanted, f.value, f.interval, "met" if f.met else "MISSED"]
            for f in found
        ],
    )


def chapter_section(chapter: str, name: str, found: list[Finding], games: int, tested: list[str]) -> str:
    """One chapter of the report: what was missed, counted, and why, by what was `tested`."""
    missed = [f"{f.target} ({f.players} players)" for f in found if not f.met]
    targets = {f.target for f in found}
    broken = {f.target for f in found if not f.met}
    verdict = f"Missed: {'; '.join(missed)}." if missed else "Nothing is missed."
    guessed = [f"- {target}: {why}." for target, why in WHY.items() if target in broken]
    return (
        f"## Chapter {chapter}: {name}\n\n{len(targets) - len(broken)} of {len(targets)} targets hold at "
        f"every player count, {len(found) - len(missed)} of {len(found)} lines are met; {games} games per "
        f"line and per start island. {verdict}\n\n{as_table(found)}\n"
        + _listed("The experiment: the same chart with start islands that give nothing:", tested)
        + _listed("Likely reasons, none of them tested by itself:", guessed)
    )


def _listed(heading: str, lines: list[str]) -> str:
    return "\n".join(["", heading, "", *lines, ""]) if lines else ""


def opening() -> str:
    return (
        "# Balance of the sea charts\n\n"
        "The targets are those of the dice game's spec, section 9, per chapter and player count:\n"
        "the median of the rounds; every seat's share of the victories, seats counted from the first\n"
        "active player; the share of games ended by sudden death; the spread between the first player's\n"
        "shares when forced onto each start island; the share of games in which somebody hires the rarest\n"
        "person. A target holds for a chapter when its line is met at every player count.\n"
        "`met` judges the value, the interval shows its noise.\n\n"
        f"All seats were played by `{BOT}` ([bots-dice.md](bots-dice.md)).\n"
    )
