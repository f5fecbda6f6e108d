"""Narration of the dice game: rolls, pieces, crosses and skulls as sentences in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence

from portroyal.play.events import Event
from portroyal.rules.dice.codes import LETTERS
from portroyal.text.dice.names import DiceText, spelled
from portroyal.text.narration import Narrator, Told, run_of

SILENT = {"chance", "no-bold-jester", "hire", "strike", "return", "end-of-turn"}
ONE_BY_ONE = ("skull", "paint", "no-skull")
CONTINUED = {  # what is told in the same line as the event before it
    "place", "take-off", "circle", "points", "skull", "no-skull", "treasure", "order", "island", "paint",
    "give-up",
}  # fmt: skip


class DiceNarrator(Narrator):
    """Tells a game on one chart."""

    def __init__(self, text: DiceText, names: Sequence[str], you: int | None = None) -> None:
        super().__init__(text.words, names, you)
        self.text = text

    def tell(self, events: Sequence[Event]) -> list[Told]:
        lines: list[Told] = []
        at = 0
        while at < len(events):
            run = run_of(events, at, _together)
            before = events[at - 1] if at else None
            at += len(run)
            sentence = self._sentence(run, before)
            if sentence is None:
                continue
            if run[0].type in CONTINUED and before is not None and lines:
                lines[-1].text += " " + sentence
            else:
                lines.append(Told(run[0].type, sentence))
        return lines

    def _sentence(self, run: Sequence[Event], before: Event | None) -> str | None:
        event, say = run[0], self.words.say
        what, who = event.what or "", self.who(event.seat)
        match event.type:
            case kind if kind in SILENT:
                return None
            case "turn":
                return say("event-turn", n=event.n, **who)
            case "over":
                return say("event-over", n=event.n)
            case "start":
                island = self.text.islands[what]
                return say(
                    "dice-event-start",
                    island=spelled(what),
                    person=self.text.role(island),
                    fields=say("fields", n=event.n),
                    **who,
                )
            case "roll":
                return say(
                    "dice-event-roll", roll=self.text.roll(what), swords=say("dice-swords", n=event.n), **who
                )
            case "place":
                return say(
                    "dice-event-place", piece=self.text.piece(what, "subject"), letter=LETTERS[event.n]
                )
            case "take-off":
                return say("dice-event-take-off", piece=self.text.piece(what, "subject"))
            case "bust":
                return say("dice-event-bust", piece=self.text.piece(what, "subject"))
            case "take":
                return say("dice-event-take", piece=self.text.piece(what, "object"), n=event.n, **who)
            case "cross":
                # The fields of the setup cost nothing and are told with the choice of the island.
                field = self.text.field(what, event.n)
                return say("dice-event-cross", field=field, **who) if event.n else None
            case "skull":
                lost = -sum(each.n for each in run)
                return say("dice-event-skull", kind=what, n=len(run), points=lost)
            case "paint" | "no-skull":
                return say(f"dice-event-{event.type}", n=len(run))
            case "island":
                person = self.text.person(self.text.islands[what], "object")
                return say("dice-event-island", island=spelled(what), person=person, n=event.n, **who)
            case "treasure" | "order":
                return say(f"dice-event-{event.type}", n=event.n)
            case _:
                return self._counted(event, before, who)

    def _counted(self, event: Event, before: Event | None, who: dict[str, str | int]) -> str | None:
        """Sentences that are told for some numbers only."""
        say, what = self.words.say, event.what or ""
        match event.type:
            case "points":
                # Islands, treasures, orders and skulls have named their points; a green wheel has not.
                told = before is not None and before.type == "circle"
                return say("dice-event-points", n=event.n) if told else None
            case "circle":
                return say("dice-event-no-box") if event.n == 0 else None
            case "use":
                return say("dice-event-use", color=what, n=event.n, **who) if event.n else None
            case "give-up":
                return say("dice-event-give-up", color=what)
            case "done":
                return say("dice-event-done", n=event.n) if event.n else None
            case "reroll":
                return say("dice-event-reroll", **who)
            case _:
                return say(f"dice-event-{event.type}", n=event.n, **who)


def _together(first: Event, event: Event) -> bool:
    if first.type not in ONE_BY_ONE or (event.type, event.seat) != (first.type, first.seat):
        return False
    return first.type == "paint" or event.what == first.what
