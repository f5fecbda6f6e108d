"""The table as text: harbor, expeditions, piles, and what lies in front of each player."""

from __future__ import annotations

from portroyal.play.cards.view import CardPlayer, CardState
from portroyal.text.cards.names import CardText
from portroyal.text.layout import INDENT, capital, columns
from portroyal.text.narration import Narrator
from portroyal.text.words import Words


def seat_line(words: Words, player: CardPlayer) -> str:
    """Coins, points and swords of a player."""
    return words.say(
        "table-seat",
        coins=words.say("coins", n=player.coins),
        points=words.say("points", n=player.points),
        swords=words.say("swords", n=player.swords),
    )


def harbor_text(cards: CardText, state: CardState) -> list[str]:
    """The harbor, card by card."""
    words = cards.words
    if not state.harbor:
        return [words.say("table-harbor-empty")]
    rows = [[capital(cards.name(card)), cards.facts(card)] for card in state.harbor]
    return [words.say("table-harbor", n=len(state.harbor), colors=len(state.colors)), *columns(rows)]


def expeditions_text(cards: CardText, state: CardState) -> list[str]:
    if not state.expeditions:
        return []
    return [
        cards.words.say("table-expeditions"),
        *(INDENT + capital(cards.facts(card)) for card in state.expeditions),
    ]


def table_text(cards: CardText, narrator: Narrator, state: CardState) -> str:
    """The whole position, as a player who sits down at the table sees it."""
    words = cards.words
    lines = [
        words.say(
            "table-round",
            round=state.round,
            draw=words.say("cards", n=state.draw),
            discard=words.say("cards", n=len(state.discard)),
        )
    ]
    if state.end_called and state.phase != "over":
        lines.append(words.say("table-last-round"))
    lines += expeditions_text(cards, state)
    if state.phase != "over":
        lines += harbor_text(cards, state)
    for seat, player in enumerate(state.players):
        lines.append(f"{capital(narrator.name(seat))}: {seat_line(words, player)}")
        if player.display:
            lines.append(INDENT + capital(cards.counted(player.display)))
        if player.ships:
            lines.append(INDENT + words.say("table-ships", ships=cards.counted(player.ships)))
    return "\n".join(lines)
