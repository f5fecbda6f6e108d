"""Own cards: what if sailors were cheaper? The same games with another card list."""

from __future__ import annotations

import sys

import portroyal


def cheaper(card: portroyal.Card) -> dict[str, str | int]:
    """The card's row in a card list, one coin less for a sailor."""
    return card.row() | ({"cost": card.cost - 1} if card.role == "sailor" else {})


def main(games: int = 2000) -> None:
    own = [cheaper(card) for card in portroyal.cards("port-royal")]
    for name, options in (("as printed", {}), ("cheaper sailors", {"cards": own})):
        match = portroyal.simulate("port-royal", ["mate"], players=3, games=games, options=options)
        print(f"{name:16} {match.rounds().value:5.2f} rounds, {match.points(0).value:5.2f} points")
    print(portroyal.cards("port-royal", own)[0].text())


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
