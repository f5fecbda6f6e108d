"""Card lists of our own that lead to a certain moment, whatever the shuffling brings."""

from __future__ import annotations

from typing import Any

SHIPS = {"yellow": "pinnace", "blue": "flute", "green": "skiff", "red": "frigate", "black": "galleon"}
Row = dict[str, Any]


def row(type: str, name: str, count: int, **more: Any) -> Row:
    return {"set": "base", "evidence": "known", "type": type, "name": name, "count": count} | more


def ships(color: str, count: int, coins: int = 3, swords: int = 2, **more: Any) -> Row:
    return row("ship", SHIPS[color], count, color=color, coins=coins, swords=swords, **more)


def persons(role: str, count: int, cost: int, points: int = 1, **more: Any) -> Row:
    return row("person", role, count, cost=cost, points=points, **more)


def expedition(name: str, needs: str) -> Row:
    return row("expedition", name, 1, needs=needs, points=4, coins=2)


def quiet_waters() -> list[Row]:
    """One ship of each color, so nobody busts and the harbor fills; many persons, five expeditions."""
    roles = ("mademoiselle", "governor", "admiral", "jester", "settler", "captain", "priest")
    needs = (
        "settler+settler",
        "priest+priest",
        "captain+captain",
        "priest+priest+settler",
        "captain+settler",
    )
    return [
        *(ships(color, 1) for color in SHIPS),
        *(persons(role, 13, 1, 0) for role in roles),
        persons("sailor", 13, 1, 0, swords=1),
        *(expedition(f"voyage-{i}", need) for i, need in enumerate(needs)),
    ]
