"""What many games come to: win shares, points, rounds, busts, the effect of seats, persons that win."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from portroyal.bots import columns
from portroyal.lab.family import lab_of
from portroyal.lab.match import Match
from portroyal.lab.stats.intervals import Interval, mean_interval, wilson

MOST_ROUNDS = 256


@dataclass(frozen=True)
class PersonEffect:
    """How often players who ended with a person won, beside how often all did."""

    name: str
    share_of_displays: float
    wins: Interval


class Summary:
    """Adds up rows of results; no row is kept."""

    def __init__(self, match: Match) -> None:
        self.match = match
        n = match.players
        self.games = 0
        self.wins = np.zeros(n)  # by seat; a shared victory gives each their part
        self.places = np.zeros(n)  # by the place after the start player
        self.points, self.squares, self.coins = np.zeros(n), np.zeros(n), np.zeros(n)
        self.turns, self.busts = np.zeros(n), np.zeros(n)
        self.asked, self.failed = np.zeros(n), np.zeros(n)  # of bots that are asked move by move
        self.rounds = np.zeros(MOST_ROUNDS, np.int64)
        self.moves = 0
        self.shared = self.nobody = 0
        own = lab_of(match.game)
        self.person_names, self.reason_names = own.persons, own.reasons
        self.reasons = np.zeros(len(self.reason_names), np.int64)
        self.person_counts, self.person_wins = (np.zeros(len(self.person_names)) for _ in range(2))

    def add(self, first: int, rows: Any) -> None:
        n = self.match.players
        self.games += len(rows)
        self.moves += int(rows[:, columns.MOVES].sum())
        self.rounds += np.bincount(
            np.minimum(rows[:, columns.ROUNDS], MOST_ROUNDS - 1), minlength=MOST_ROUNDS
        )
        self.reasons += np.bincount(rows[:, columns.REASON], minlength=len(self.reasons))
        bits = rows[:, columns.WINNERS, None] >> np.arange(n) & 1
        winners = bits.sum(1)
        self.shared += int((winners > 1).sum())
        self.nobody += int((winners == 0).sum())
        shares = bits / np.maximum(1, winners)[:, None]
        self.wins += shares.sum(0)
        start = (first + np.arange(len(rows))) % n
        for seat in range(n):
            self.places += np.bincount((seat - start) % n, weights=shares[:, seat], minlength=n)
        by_seat = rows[:, columns.SEATS :].reshape(len(rows), -1, columns.SEAT_WIDTH)[:, :n]
        self.points += by_seat[:, :, columns.POINTS].sum(0)
        self.squares += (by_seat[:, :, columns.POINTS] ** 2).sum(0)
        self.coins += by_seat[:, :, columns.COINS].sum(0)
        self.turns += by_seat[:, :, columns.TURNS].sum(0)
        self.busts += by_seat[:, :, columns.BUSTS].sum(0)
        self.asked += by_seat[:, :, columns.ASKED].sum(0)
        self.failed += by_seat[:, :, columns.STOOD_IN].sum(0)
        persons = by_seat[:, :, columns.PERSONS]
        for role in range(len(self.person_names)):
            has = persons >> role & 1
            self.person_counts[role] += has.sum()
            self.person_wins[role] += (has * shares).sum()

    def win_share(self, seat: int) -> Interval:
        return wilson(float(self.wins[seat]), self.games)

    def bot_shares(self) -> dict[str, tuple[int, Interval]]:
        """Each bot's number of seats and their win share together."""
        seats: dict[str, list[int]] = {}
        for seat, bot in enumerate(self.match.seats):
            seats.setdefault(str(bot), []).append(seat)
        return {bot: (len(s), wilson(float(self.wins[s].sum()), self.games)) for bot, s in seats.items()}

    def place_share(self, place: int) -> Interval:
        return wilson(float(self.places[place]), self.games)

    def mean_points(self, seat: int) -> Interval:
        return mean_interval(self.games, float(self.points[seat]), float(self.squares[seat]))

    def mean_coins(self, seat: int) -> float:
        return float(self.coins[seat]) / max(1, self.games)

    def bust_rate(self, seat: int) -> Interval:
        return wilson(float(self.busts[seat]), int(self.turns[seat]))

    def stood_in(self, seat: int) -> float:
        """The share of a bot's choices that the bosun made in its place."""
        return float(self.failed[seat] / max(1, self.asked[seat]))

    def mean_rounds(self) -> float:
        return float((self.rounds * np.arange(MOST_ROUNDS)).sum()) / max(1, self.games)

    def median_rounds(self) -> int:
        return int(np.searchsorted(np.cumsum(self.rounds), self.games / 2))

    def reason_shares(self) -> dict[str, float]:
        named = zip(self.reason_names, self.reasons, strict=True)
        return {name: int(n) / max(1, self.games) for name, n in named if name is not None and n}

    def persons(self) -> list[PersonEffect]:
        """Those that somebody had, the ones with the most wins first."""
        seats = self.games * self.match.players
        found = [
            PersonEffect(name, float(has) / seats, wilson(float(won), int(has)))
            for name, has, won in zip(self.person_names, self.person_counts, self.person_wins, strict=True)
            if has
        ]
        return sorted(found, key=lambda person: -person.wins.value)

    def data(self) -> dict[str, Any]:
        """All of it, for JSON."""

        def told(interval: Interval) -> list[float]:
            return [round(x, 6) for x in (interval.value, interval.low, interval.high)]

        seats = range(self.match.players)
        return {
            "games": self.games,
            "moves": self.moves,
            "seats": [
                {
                    "bot": str(self.match.seats[s]),
                    "win_share": told(self.win_share(s)),
                    "points": told(self.mean_points(s)),
                    "coins": round(self.mean_coins(s), 4),
                    "bust_rate": told(self.bust_rate(s)),
                    "stood_in": round(self.stood_in(s), 6),
                }
                for s in seats
            ],
            "places": [told(self.place_share(place)) for place in seats],
            "rounds": {"mean": round(self.mean_rounds(), 4), "median": self.median_rounds()},
            "reasons": {name: round(share, 6) for name, share in self.reason_shares().items()},
            "shared": self.shared,
            "nobody": self.nobody,
            "persons": [
                {"person": p.name, "had": round(p.share_of_displays, 6), "win_share": told(p.wins)}
                for p in self.persons()
            ],
        }
