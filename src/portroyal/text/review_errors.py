"""What players of a reviewed game did wrong, in words: what hurt each loser most, and what to take along."""

from __future__ import annotations

from collections.abc import Set
from statistics import median
from typing import TYPE_CHECKING

from portroyal.text.grades import UNJUDGED
from portroyal.text.layout import as_told

if TYPE_CHECKING:
    from portroyal.lab.review.node import Node
    from portroyal.text.review import Story

DOUBTFUL = 0.02  # of the win: what may have been given away, and is worth telling
# Of what kinds of errors there is something to learn: what was done, and what would have been better
DRAWS = ("draw-stop", "stop-draw", "roll-stop", "stop-roll")
LESSONS = (
    *DRAWS, "draw-won", "stop-free", "keep-repel", "repel-keep", "cross-cross",
    "hire-trade", "trade-hire", "hire-dearer", "hire-cheaper", "hire-hire", "trade-trade", "take-take",
    "hire-pass", "trade-pass", "take-pass", "pass-hire", "pass-trade", "pass-take",
)  # fmt: skip
SURE = 0.999  # of the win: as good as won
AS_GRAVE = 0.6  # of the gravest kind of error
BEHIND = 0.15  # of the win: little is left to lose
SMALL = 0.05  # of the win: choices that are no errors, and still worth a word together


def costs_of(story: Story) -> list[str]:
    """What cost each of those who lost most, and what came of it."""
    result, found = story.found.review.game.result, story.found
    if result is None or not result.winners or not found.reached:
        return []
    losers = [seat for seat in range(len(story.names)) if seat not in result.winners]
    return [sentence for seat in losers for sentence in _costs(story, seat)]


def _costs(story: Story, seat: int) -> list[str]:
    """The gravest error and what speaks against it; of who made none, the choice most to be doubted."""
    found, say, who = story.found, story.words.say, story.names[seat]
    worst = next(iter(errors_of(story, seat)), None)
    if worst is not None:
        explained = worst.number in {moment.node.number for moment in found.moments}
        case = [] if explained else story.case(worst, worst.best or worst.chosen, worst.chosen)
        return [_cost(story, worst), *case]
    doubtful = _doubtful(story, seat)
    if doubtful is None:
        return [say("review-tale-clean", who=who)] if _is_judged(story, seat) else []
    label, loss = story.scenes[doubtful.number].label, story.points(story.whole(doubtful))
    about: dict[str, str | int] = {"who": who, "n": doubtful.round, "loss": loss}
    about |= {"chosen": label(doubtful.chosen), "best": label(doubtful.best or "")}
    if found.is_fault(doubtful):
        return [say("review-tale-disputed", played=story.milder(doubtful), **about)]
    told = say("review-tale-doubtful", **about)
    return [told, *story.case(doubtful, doubtful.best or "", doubtful.chosen)]


def _is_judged(story: Story, seat: int) -> bool:
    return any(n.seat == seat and n.is_choice and n.grade != UNJUDGED for n in story.found.nodes)


def _doubtful(story: Story, seat: int) -> Node | None:
    """The choice of a seat most to be doubted, if any is."""
    found = story.found
    choices = (n for n in found.nodes if n.seat == seat and n.best is not None and n.grade != UNJUDGED)
    most = max(choices, key=found.cost, default=None)
    return None if most is None or found.cost(most) < DOUBTFUL else most


def errors_of(story: Story, seat: int) -> list[Node]:
    """Those of a seat that a second opinion does not play down, the gravest first."""
    mine = (node for node in story.found.faults if node.seat == seat and not node.milder)
    return sorted(mine, key=lambda node: -_weight(story, node))


def _weight(story: Story, node: Node) -> float:
    """What an error cost, and the card that came of it."""
    came = story.found.luck_of.get(node.number)
    return story.found.cost(node) + (max(0.0, -float(came.change[node.seat])) if came else 0.0)


def lessons_of(story: Story) -> list[str]:
    """What everybody can take along, whoever lost without an error too."""
    return [lesson for seat in range(len(story.names)) for lesson in _lessons(story, seat)]


def _lessons(story: Story, seat: int) -> list[str]:
    """By the kind of error that weighs most, and another one that weighs nearly as much."""
    found, say, who = story.found, story.words.say, story.names[seat]
    kinds: dict[str, list[Node]] = {}
    for node in found.nodes:
        if node.seat == seat and found.is_listed(node) and not node.milder:
            kinds.setdefault(_kind(story, node), []).append(node)
    sums = {
        kind: sum(_weight(story, node) for node in nodes) for kind, nodes in kinds.items() if kind in LESSONS
    }
    gravest = sorted(sums, key=lambda kind: -sums[kind])[:2]
    told = [_lesson(story, kind, kinds[kind]) for kind in gravest if sums[kind] > AS_GRAVE * sums[gravest[0]]]
    game = found.review.game
    lost = found.reached and game.result is not None and game.result.winners
    if not lost or game.result is None or seat in game.result.winners or not _is_judged(story, seat):
        return told
    small = as_told(-found.accounts[seat].own)
    if not errors_of(story, seat) and small < SMALL:
        behind = _chances_of(story, seat) < BEHIND
        told = [say("review-lesson-behind" if behind else "review-lesson-none", who=who)]
    elif not errors_of(story, seat):
        about: dict[str, str | int] = {"chosen": "", "best": "none", "n": 0}
        if (doubt := _doubtful(story, seat)) is not None:
            label = story.scenes[doubt.number].label
            about = {"chosen": label(doubt.chosen), "best": label(doubt.best or ""), "n": doubt.round}
        told = [say("review-lesson-small", who=who, loss=story.points(small), **about)]
    return told + [say("review-lesson-tied", who=who)] * (seat in game.tied)


def _chances_of(story: Story, seat: int) -> float:
    """The median of a seat's chances, turn by turn."""
    return median(float(turn.chances[0][seat]) for turn in story.found.turns)


def _lesson(story: Story, kind: str, nodes: list[Node]) -> str:
    worst = max(nodes, key=lambda node: _weight(story, node))
    worths = worst.worths
    return story.words.say(
        "review-lesson",
        who=story.names[worst.seat],
        kind=kind,
        round=worst.round,
        better=story.percent(worths[worst.best or worst.chosen]),
        worse=story.percent(worths[worst.chosen]),
        risk=(kind in DRAWS and story.scenes[worst.number].risk) or "none",
        n=len(nodes),
        loss=story.points(sum(map(story.cost, nodes))),
    )


def _kind(story: Story, node: Node) -> str:
    """What was done, and what would have been better; with what matters about it."""
    scene, best = story.scenes[node.number], node.best or node.chosen
    kind = f"{scene.sorts[node.chosen]}-{scene.sorts[best]}"
    if kind == "draw-stop" and node.worths[best] >= SURE:
        return "draw-won"
    if kind == "stop-draw" and scene.risk == 0:
        return "stop-free"
    if kind != "hire-hire" or scene.prices[best] == scene.prices[node.chosen]:
        return kind
    return "hire-dearer" if scene.prices[best] > scene.prices[node.chosen] else "hire-cheaper"


def _cost(story: Story, node: Node) -> str:
    label, taking = story.scenes[node.number].label, taken_by_another(story, node)
    luck, came = story.found.luck_of.get(node.number), "none"
    if luck is not None and has(node, {"bust"}):
        came = "bust"
    elif taking is not None:
        came = "ends" if has(taking, {"end-called"}) else "taken"
    return story.words.say(
        "review-tale-cost",
        who=story.names[node.seat],
        chosen=label(node.chosen),
        best=label(node.best or node.chosen),
        n=node.round,
        loss=story.points(story.whole(node)),
        after=came,
        rest=story.percent(float(luck.before[node.seat] + luck.change[node.seat])) if luck else "",
        taker=story.names[node.seat if taking is None else taking.seat],
    )


def taken_by_another(story: Story, node: Node) -> Node | None:
    """Who later in the turn took what an error had left: what lies there only one can have."""
    better = node.best or node.chosen
    later = (one for one in story.found.nodes if one.turn == node.turn and one.number > node.number)
    taking = next((one for one in later if one.chosen == better), None)
    return taking if taking and taking.seat != node.seat and better.startswith("take ") else None


def has(node: Node, types: Set[str]) -> bool:
    return any(event.type in types for event in node.events)
