"""`portroyal replay`: a record move by move in readable text, or checked without a word too many."""

from __future__ import annotations

from collections.abc import Sequence

from portroyal.play.errors import PlayError
from portroyal.play.files import json_of
from portroyal.play.game import Game
from portroyal.play.record import from_record, moments
from portroyal.terminal.screen import LeaveError, Screen
from portroyal.text.family import family_of
from portroyal.text.layout import score_text
from portroyal.text.words import Words


def check(words: Words, files: Sequence[str]) -> int:
    """One line per file: good, or why not; the exit code is 1 if any is refused."""
    screen = Screen(words)
    refused = 0
    for name in files:
        try:
            game = load(name)
        except PlayError as wrong:
            refused += 1
            spoken = words.speaking_of(wrong)
            screen.say(spoken.say("replay-refused", file=name, sentence=spoken.refusal(wrong)))
            continue
        result = game.result
        if result is None:
            screen.say(words.say("replay-unfinished", file=name, game=game.setup.game, n=len(game.actions)))
        else:
            winners = words.all_of(game.names[seat] for seat in result.winners) or "-"
            screen.say(
                words.say(
                    "replay-good", file=name, game=game.setup.game, n=len(game.actions), winners=winners
                )
            )
    return 1 if refused else 0


def load(name: str) -> Game:
    return from_record(json_of(name, "bad-record"))


def replay(words: Words, name: str, step: bool = False) -> int:
    """Tells a record from its first move to its last; with `step` the reader presses Enter after each."""
    screen = Screen(words)
    try:
        finished = load(name)
    except PlayError as wrong:
        screen.complain(words.complaint(wrong))
        return 1
    game = finished.again()
    family = family_of(words, game)
    try:
        screen.say(*family.introduction())
        screen.tell(family.narrator.tell(game.events))
        for moment in moments(finished, game):
            if step:
                screen.ask(words.say("replay-next", n=moment.number, total=len(finished.actions)))
            # the action's number before the first line of what it brought about
            screen.tell(family.narrator.tell(moment.events), "" if step else f"{moment.number:>4}  ")
        if game.result is None:
            screen.say("", words.say("replay-stops"), family.table(game.state()))
        else:
            screen.say("", *score_text(words, family.narrator, game.result, game.tied))
    except LeaveError:
        return 0
    return 0
