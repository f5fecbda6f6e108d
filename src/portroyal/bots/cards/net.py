"""The numbers behind the captain's eye: a network per card game, as data."""

from __future__ import annotations

from portroyal.bots.cards.evaluation import N_NET
from portroyal.bots.network import kept_net


def file_name(game: str) -> str:
    return f"cards-eye-{game}.json"


def net_of(game: str, players: int) -> tuple[float, ...]:
    return kept_net(file_name(game), players, N_NET)
