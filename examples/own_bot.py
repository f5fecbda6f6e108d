"""A bot in twenty lines: it goes on while the risk is small and takes what brings most."""

from __future__ import annotations

import sys

import portroyal


class Cautious:
    """Looks at what each choice costs, brings and risks, and at nothing else."""

    def choose(self, game: portroyal.Game) -> str:
        offers = {offer.action: offer for offer in game.offers() if offer.can}
        risk = offers["draw"].risk if "draw" in offers else None
        if risk is not None:
            return "draw" if "stop" not in offers or risk.busts <= 0.1 * risk.of else "stop"
        return max(offers.values(), key=lambda offer: 5 * (offer.points or 0) + (offer.coins or 0)).action


def main(games: int = 50) -> None:
    print(portroyal.simulate("port-royal", [Cautious(), "bosun"], games=games))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
