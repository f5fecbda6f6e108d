"""Port Royal, the whole family: rules, play, notation, bots, odds, reviews.

>>> import portroyal
>>> game = portroyal.Game.new("unterwegs", players=3, seed=1)
>>> game.legal
['draw']
>>> portroyal.bot("mate").choose(game)
'draw'

What is public is listed here and nowhere else; all other names, and all modules below this one, may change
with any version (docs/library.md).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from portroyal.bots.bot import Advice as Advice
    from portroyal.lab.odds import Opinion as Opinion
    from portroyal.lab.odds import Worth as Worth
    from portroyal.lab.review.account import Account as Account
    from portroyal.lab.stats.intervals import Interval as Interval
    from portroyal.library.bot import Bot as Bot
    from portroyal.library.bot import Player as Player
    from portroyal.library.bot import bot as bot
    from portroyal.library.cards.facts import Card as Card
    from portroyal.library.cards.facts import card as card
    from portroyal.library.cards.facts import cards as cards
    from portroyal.library.game import Game as Game
    from portroyal.library.game import Setup as Setup
    from portroyal.library.game import games as games
    from portroyal.library.odds import Odds as Odds
    from portroyal.library.odds import odds as odds
    from portroyal.library.record import Moment as Moment
    from portroyal.library.record import Record as Record
    from portroyal.library.record import read_record as read_record
    from portroyal.library.record import write_record as write_record
    from portroyal.library.review import Decision as Decision
    from portroyal.library.review import Review as Review
    from portroyal.library.review import review as review
    from portroyal.library.simulate import Simulation as Simulation
    from portroyal.library.simulate import simulate as simulate
    from portroyal.library.state import Seat as Seat
    from portroyal.library.state import State as State
    from portroyal.play.cards.offers import CardOffer as CardOffer
    from portroyal.play.cards.view import CardPlayer as CardPlayer
    from portroyal.play.cards.view import CardState as CardState
    from portroyal.play.cards.view import Unseen as Unseen
    from portroyal.play.dice.offers import Ahead as Ahead
    from portroyal.play.dice.offers import DiceOffer as DiceOffer
    from portroyal.play.dice.offers import Landing as Landing
    from portroyal.play.dice.view import Board as Board
    from portroyal.play.dice.view import DicePlayer as DicePlayer
    from portroyal.play.dice.view import DiceState as DiceState
    from portroyal.play.errors import Fault as Fault
    from portroyal.play.errors import PlayError as PlayError
    from portroyal.play.events import Event as Event
    from portroyal.play.family import Result as Result
    from portroyal.play.offers import Offer as Offer
    from portroyal.play.offers import Risk as Risk

__version__ = "1.0.0"

# Where each public name is from. It is loaded when somebody asks for it, and nothing else is.
_HOMES = {
    name: module
    for module, names in {
        "library.game": ("Game", "Setup", "games"),
        "library.state": ("State", "Seat"),
        "library.record": ("Record", "Moment", "read_record", "write_record"),
        "library.bot": ("bot", "Bot", "Player"),
        "library.odds": ("odds", "Odds"),
        "library.review": ("review", "Review", "Decision"),
        "library.simulate": ("simulate", "Simulation"),
        "library.cards.facts": ("card", "cards", "Card"),
        "play.cards.offers": ("CardOffer",),
        "play.cards.view": ("CardState", "CardPlayer", "Unseen"),
        "play.dice.offers": ("Ahead", "DiceOffer", "Landing"),
        "play.dice.view": ("DiceState", "DicePlayer", "Board"),
        "play.offers": ("Offer", "Risk"),
        "play.events": ("Event",),
        "play.family": ("Result",),
        "play.errors": ("PlayError", "Fault"),
        "bots.bot": ("Advice",),
        "lab.odds": ("Worth", "Opinion"),
        "lab.review.account": ("Account",),
        "lab.stats.intervals": ("Interval",),
    }.items()
    for name in names
}
__all__ = [*_HOMES]

if not TYPE_CHECKING:  # a type checker would believe in every name

    def __getattr__(name: str) -> object:
        if name not in _HOMES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from importlib import import_module

        found = globals()[name] = getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
        return found


def __dir__() -> list[str]:
    return [*globals(), *_HOMES]
