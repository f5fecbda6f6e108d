"""The dice game's table as text: the board, and each player's sheet."""

from __future__ import annotations

from portroyal.play.dice.view import DicePlayer, DiceState
from portroyal.rules.dice.chart_words import WHEEL_COLORS
from portroyal.text.dice.names import DiceText, spelled
from portroyal.text.layout import INDENT, capital, columns
from portroyal.text.narration import Narrator


def seat_line(text: DiceText, player: DicePlayer) -> str:
    say = text.words.say
    circled = [
        say("dice-wheel-count", n=player.wheels[color][1], color=color)
        for color in WHEEL_COLORS
        if player.wheels[color][1]
    ]
    return say(
        "dice-seat",
        points=say("dice-points", n=player.points),
        swords=say("dice-swords", n=player.swords),
        skulls=say("skulls", n=player.skulls + player.green_skulls),
        wheels=", ".join(circled) or say("dice-no-wheels"),
    )


def board_text(text: DiceText, state: DiceState) -> str:
    """Ships, wheels and chest on the board."""
    say, board = text.words.say, state.board
    pieces = [
        say("dice-piece-at", piece=text.piece(f"{kind}-{color}"), letter=letter)
        for kind, spaces in (("ship", board.ships), ("wheel", board.wheels))
        for color, letter in spaces.items()
    ]
    pieces += [text.piece("chest")] if board.chest else []
    if not pieces:
        return say("dice-board-empty")
    return say("dice-board", pieces=", ".join(pieces))


def sheet_text(text: DiceText, player: DicePlayer) -> list[str]:
    """One player's sheet, island by island, narrow enough for a phone: 4/9 are fields crossed of all.

    Brackets are around what no way leads to yet; the longest column comes last.
    """
    say = text.words.say
    marked = {*player.crossed, *player.painted}
    rows = [[say(f"dice-sheet-{name}") for name in ("island", "fields", "points", "person")]]
    for island in text.chart.islands:
        done = sum(field in marked for field in island.fields)
        progress = f"{done}/{len(island.fields)}"
        if done < len(island.fields) and not text.is_open(island, player.crossed):
            progress = f"({progress})"
        rows.append([spelled(island.name), progress, str(island.points), text.person(island)])
    return columns(rows, INDENT)


def dice_table_text(text: DiceText, narrator: Narrator, state: DiceState) -> str:
    """The whole position; the sheet of whoever decides is shown island by island."""
    say = text.words.say
    lines = [say("dice-table-round", round=state.round, chapter=state.chapter), board_text(text, state)]
    shown = state.active if state.decider is None else state.decider
    for seat, player in enumerate(state.players):
        lines.append(f"{capital(narrator.name(seat))}: {seat_line(text, player)}")
        if player.persons:
            persons = ", ".join(say(f"dice-person-{person}", form="name") for person in player.persons)
            lines.append(INDENT + say("dice-persons", persons=persons))
        if seat == shown:
            lines += [INDENT + say("dice-sheet"), *sheet_text(text, player)]
    return "\n".join(lines)
