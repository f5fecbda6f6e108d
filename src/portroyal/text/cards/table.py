"""The table as text: harbor, expeditions, piles, and what lies in front of each player."""

from __future__ import annotations

from collections.abc import Sequence

from portroyal.play.cards.view import CardState
from portroyal.play.family import Result
from portroyal.rules.cards.codes import SHIP
from portroyal.text.cards.names import CardText
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


def seat_line(words: Words, state: CardState, seat: int) -> str:
    """Coins, points and swords of a player."""
    player = state.players[seat]
    return words.say(
        "table-seat",
        coins=words.say("coins", n=player.coins),
        points=words.say("points", n=player.points),
        swords=words.say("swords", n=player.swords),
    )


def seats_text(words: Words, narrator: Narrator, state: CardState) -> list[str]:
    """All players, one line each, the active one marked."""
    rows = [
        [
            ("* " if seat == state.active else "  ") + capital(narrator.name(seat)),
            seat_line(words, state, seat),
        ]
        for seat in range(len(state.players))
    ]
    return columns(rows, "")


def harbor_text(cards: CardText, state: CardState) -> list[str]:
    """The harbor, card by card."""
    words = cards.words
    if not state.harbor:
        return [words.say("table-harbor-empty")]
    colors = sum(cards.kind(card).type == SHIP for card in state.harbor)
    rows = [[capital(cards.name(card)), cards.facts(card)] for card in state.harbor]
    return [words.say("table-harbor", n=len(state.harbor), colors=colors), *columns(rows)]


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
        lines.append(f"{capital(narrator.name(seat))}: {seat_line(words, state, seat)}")
        if player.display:
            lines.append(INDENT + capital(cards.counted(player.display)))
        if player.ships:
            lines.append(INDENT + words.say("table-ships", ships=cards.counted(player.ships)))
    return "\n".join(lines)


def score_text(words: Words, narrator: Narrator, result: Result) -> list[str]:
    """The final score, best first, and who has won and why."""
    coins = result.coins
    order = sorted(
        range(len(result.points)),
        key=lambda seat: (seat not in result.winners, -result.points[seat], -coins[seat] if coins else 0),
    )
    rows = []
    for place, seat in enumerate(order, 1):
        row = [f"{place}.", capital(narrator.name(seat)), words.say("points", n=result.points[seat])]
        rows.append(row if coins is None else [*row, words.say("coins", n=coins[seat])])
    return [words.say(f"score-reason-{result.reason}"), *columns(rows), _winners(words, narrator, result)]


def _winners(words: Words, narrator: Narrator, result: Result) -> str:
    if not result.winners:
        return words.say("score-nobody")
    if len(result.winners) > 1:
        return words.say("score-shared", names=words.all_of(narrator.name(seat) for seat in result.winners))
    winner = result.winners[0]
    tied = [
        seat
        for seat, points in enumerate(result.points)
        if points == result.points[winner] and seat != winner
    ]
    by_coins = result.coins is not None and any(result.coins[seat] < result.coins[winner] for seat in tied)
    return words.say("score-winner-coins" if by_coins else "score-winner", **narrator.who(winner))


def capital(text: str) -> str:
    """The beginning of a line."""
    return text[:1].upper() + text[1:]
