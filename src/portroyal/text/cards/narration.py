"""Narration of the card games: cards, coins and persons as sentences in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence

from portroyal.play.events import Event
from portroyal.rules.cards.codes import COLORS, EXPEDITION
from portroyal.text.cards.names import CardText
from portroyal.text.narration import Narrator, Told, run_of
from portroyal.text.words import Words

FOR_ALL = ("deal", "relief")  # happen to several players at once
ONE_BY_ONE = ("pay", "tax", "give", "sweep")  # card by card


class CardNarrator(Narrator):
    """Tells a game with one deck."""

    def __init__(self, words: Words, names: Sequence[str], cards: CardText, you: int | None = None) -> None:
        super().__init__(words, names, you)
        self.cards = cards

    def tell(self, events: Sequence[Event]) -> list[Told]:
        """The story so far. What belongs together (coins paid one by one, a ship and its fee) is one line."""
        lines: list[Told] = []
        taken: Told | None = None
        busted = False
        at = 0
        while at < len(events):
            run = run_of(events, at, _together)
            kind = run[0].type
            if kind in ("bust", "turn"):
                busted = kind == "bust"
            text = None if kind == "sweep" and busted else self._sentence(run, events, at)
            at += len(run)
            if text is None:
                continue
            if kind == "fee" and taken is not None:
                taken.text += " " + text
                continue
            lines.append(Told(kind, text))
            if kind in ("trade", "hire"):
                taken = lines[-1]
        return lines

    def _sentence(self, run: Sequence[Event], events: Sequence[Event], at: int) -> str | None:
        """One sentence for a run of events; None where another sentence has said it already."""
        event, say = run[0], self.words.say
        who = self.who(event.seat)
        match event.type:
            case "set-up" | "tax-done" | "pay" | "income" | "give" | "reward":
                return None
            case "reveal":
                assert event.what is not None
                card = self.cards.object(event.what)
                return say("event-reveal", card=card, facts=self.cards.facts(event.what), **who)
            case "bust":
                assert event.what is not None
                return say("event-bust", color=COLORS[self.cards.kind(event.what).color], n=event.n)
            case "trade":
                assert event.what is not None
                kept = event.target is not None and event.target.startswith("ships")
                return say(
                    "event-trade-kept" if kept else "event-trade",
                    card=self.cards.taken(event.what),
                    n=_gained(events, at, "income"),
                    **who,
                )
            case "hire":
                assert event.what is not None
                return say("event-hire", card=self.cards.object(event.what), n=_paid(events, at), **who)
            case "fulfil":
                return self._fulfilled(events, at)
            case "fee":
                to = _seat_in(event.target)
                return say("event-fee", to=self.names[to], to_you="yes" if to == self.you else "no")
            case "relief":
                return say("event-relief", names=self.words.all_of(self._seats(run)), n=len(run))
            case "deal" | "shuffle" | "over":
                return say(f"event-{event.type}", n=event.n)
            case "sweep":
                return say("event-sweep", n=len(run))
            case "tax":
                return say("event-tax", n=len(run), **who)
            case "repel" | "keep" | "pass":
                return say(f"event-{event.type}", **who)
            case _:
                return say(f"event-{event.type}", n=event.n, **who)

    def _fulfilled(self, events: Sequence[Event], at: int) -> str:
        """Its points are those on the card less those of the persons who went, as the choice told them."""
        event, persons = events[at], _given(events, at)
        assert event.what is not None
        kind = self.cards.kind(event.what)
        assert kind.type == EXPEDITION
        return self.words.say(
            "event-fulfil",
            persons=self.words.all_of(self.cards.name(card) for card in persons),
            points=self.words.say(
                "more-points", n=kind.points - sum(self.cards.kind(card).points for card in persons)
            ),
            n=_gained(events, at, "reward"),
            **self.who(event.seat),
        )

    def _seats(self, run: Sequence[Event]) -> list[str]:
        """Those to whom something goes."""
        to_you = self.words.say("list-to-you")
        return [
            to_you if event.seat == self.you else self.names[event.seat]
            for event in run
            if event.seat is not None
        ]


def _together(first: Event, event: Event) -> bool:
    if event.type != first.type:
        return False
    return first.type in FOR_ALL or (first.type in ONE_BY_ONE and event.seat == first.seat)


def _gained(events: Sequence[Event], at: int, kind: str) -> int:
    """The coins that an act brought; between the act and its coins the pile may have been shuffled."""
    for event in events[at + 1 :]:
        if event.type == kind:
            return event.n
        if event.type not in ("shuffle", "end-called"):
            break
    return 0


def _paid(events: Sequence[Event], at: int) -> int:
    """The coins that a hire cost, one event each."""
    end = at + 1
    while end < len(events) and events[end].type == "pay":
        end += 1
    return end - at - 1


def _given(events: Sequence[Event], at: int) -> list[str]:
    """The persons that were given for the expedition fulfilled here."""
    first = at
    while first > 0 and events[first - 1].type == "give":
        first -= 1
    return [event.what for event in events[first:at] if event.what is not None]


def _seat_in(place: str | None) -> int:
    return int(place.split(":")[1]) if place and ":" in place else 0
