"""A reviewed game retold: who was ahead when, the turn that won it, the last chance of others, the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from portroyal.text.layout import as_told, places_of, whole_percent
from portroyal.text.review_errors import costs_of, has

if TYPE_CHECKING:
    from portroyal.lab.review.node import Node
    from portroyal.lab.review.turns import Moment, Turn
    from portroyal.text.review import Story

CHOICE = "choice"
AHEAD = 0.1  # by so much more than the next one's chance
LEADS = 6  # that are told one by one
LAST = 3  # rounds in which the last points were made
LATE_CHANCE = 0.15  # that is worth telling
TOLD_TOO = 0.05  # a change of the rival's chance, or what a card brought beside the average
TAKEN = frozenset({"trade", "hire", "take", "fulfil"})
WEIGHTY = TAKEN | {"bust", "island", "end-called"}  # events that decide a turn
BESIDES = {"turn", "sweep", "shuffle", "pass"}  # told with them, and beside the point


def leads_of(story: Story) -> list[str]:
    """Who was ahead when; of a game that was not looked at to its end nothing is said."""
    result = story.found.review.game.result
    return [] if result is not None and result.winners and not story.found.reached else _leads(story)


def winning_of(story: Story) -> list[str]:
    """The turn that won it, and who could still have turned it; only of a game seen to its end."""
    result, turns = story.found.review.game.result, story.found.turns
    if result is None or not result.winners or not story.found.reached or not turns:
        return []
    winner = result.winners[0]
    won = max(turns, key=lambda turn: turn.change(winner))
    if won.change(winner) <= 0:
        return []
    return [_winning(story, won, winner), *_late_chance(story, turns.index(won), winner)]


def ending_of(story: Story) -> list[str]:
    """What brought the last round about, and how it ended."""
    result, found = story.found.review.game.result, story.found
    if result is None or not result.winners or (found.reached and not found.turns):
        return []
    called = _called(story) if found.reached else []
    return [*called, f"{_end(story)} {_last_points(story, result.winners[0])}".strip()]


def _called(story: Story) -> list[str]:
    """Who brought the last round about, and by what."""
    caller = next((node for node in story.found.nodes if has(node, {"end-called"})), None)
    if caller is None:
        return []
    who = story.names[caller.seat]
    return [story.words.say("review-tale-called", who=who, n=caller.round, choice=_quoted(story, caller))]


def _leads(story: Story) -> list[str]:
    """Who took a clear lead, and in which round; all the chances that the curve shows are asked."""
    say, names, turns = story.words.say, story.names, story.found.turns
    points = [(turn.round, _rounded(chances)) for turn in turns for chances in turn.chances]
    ahead = _clear(points)
    if not ahead:
        return [say("review-tale-open-all")] if points else []
    first, seat = ahead[0]
    told = [say("review-tale-open", n=first)] if first > 1 else []
    if all(each == seat for _, each in ahead):
        always = all(chances[seat] == max(chances) for _, chances in points)
        n = 0 if first == 1 and not always else first
        return [*told, say("review-tale-one-lead", who=names[seat], n=n)]
    leads = starts = _taken(_clear([(turn.round, _rounded(turn.chances[0])) for turn in turns]))
    if len(leads) < 2:  # the others led within a turn alone
        leads = _taken(ahead)
    if len(leads) > LEADS:
        longest = max(range(len(names)), key=[each for _, each in ahead].count)
        return [*told, say("review-tale-many-leads", n=len(leads) - 1, who=names[longest])]
    parts = [
        say("review-tale-lead", who=names[each], n=n, place="later" if i else "first")
        for i, (n, each) in enumerate(leads)
    ]
    seen = "turns" if leads is starts and leads != _taken(ahead) else "all"
    return [*told, say("review-tale-leads", seen=seen, leads=", ".join(parts))]


def _clear(points: list[tuple[int, list[int]]]) -> list[tuple[int, int]]:
    """The rounds in which somebody is clearly ahead, with whom."""
    clear = [(n, chances) for n, chances in points if _margin(chances) >= whole_percent(AHEAD)]
    return [(n, chances.index(max(chances))) for n, chances in clear]


def _taken(ahead: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Those of them in which the lead was taken."""
    return [one for i, one in enumerate(ahead) if i == 0 or ahead[i - 1][1] != one[1]]


def _rounded(chances: Any) -> list[int]:
    """In whole percent, as they are told."""
    return [whole_percent(float(share)) for share in chances]


def _margin(chances: list[int]) -> int:
    """How far the first one is ahead of the second."""
    first, second = sorted([*chances, 0], reverse=True)[:2]
    return first - second


def _winning(story: Story, turn: Turn, winner: int) -> str:
    """What helped the winner most: an error of somebody else, or what happened in a turn."""
    told: dict[str, str | int] = {
        "who": story.names[winner],
        "n": turn.round,
        "before": story.percent(float(turn.chances[0][winner])),
        "after": story.percent(float(turn.chances[-1][winner])),
    }
    errors = (node for node in story.found.faults if node in turn.nodes and node.seat != winner)
    gift = next(errors, None)
    if gift is not None and 2 * story.found.by_choice(gift)[winner] >= turn.change(winner):
        label, better = story.scenes[gift.number].label, gift.best or gift.chosen
        other, chosen, best = story.names[gift.seat], label(gift.chosen), label(better)
        costliest = next((node for node in story.found.faults if node.seat == gift.seat), None)
        known = "yes" if gift is costliest and costs_of(story) else "no"
        return story.words.say("review-tale-gift", other=other, chosen=chosen, best=best, known=known, **told)
    return story.words.say(
        "review-tale-won",
        active=story.names[turn.active],
        own="yes" if turn.active == winner else "no",
        what=_what(story, turn, winner),
        kind=turn.did(winner) or "open",
        **told,
    )


def _what(story: Story, turn: Turn, seat: int) -> str:
    """What happened in a turn that was good for a seat: somebody else's bust, or what was taken."""
    say = story.words.say
    for node in turn.nodes:
        if node.seat != seat and has(node, {"bust"}):
            return story.scenes[node.number].weighty
    mine = [node for node in turn.nodes if node.seat == seat]
    came = [event.type for node in mine for event in node.events if event.type in ("reveal", "roll")]
    taken = [_quoted(story, node) for node in mine if has(node, TAKEN)]
    told = [story.scenes[node.number].weighty for node in mine if has(node, {"island"})]
    if taken:
        kind, choices = came[0] if len(came) > 1 else "none", story.words.all_of(taken)
        came_by = (node for node in mine if has(node, {"reveal", "roll"}))
        risk = max((story.scenes[node.number].risk for node in came_by), default=0)
        who, n = story.names[seat], len(came)
        told.insert(0, say("review-tale-took", who=who, n=n, kind=kind, choices=choices, risk=risk))
    return " ".join(told) or story.scenes[turn.deciding.number].happened


def _quoted(story: Story, node: Node) -> str:
    return story.words.say("review-tale-choice", choice=story.chosen(node))


def _late_chance(story: Story, won: int, winner: int) -> list[str]:
    """Who could still have turned it after that, and the turn that ended it; else who was near it before."""
    turns, say = story.found.turns, story.words.say
    seats = [seat for seat in range(len(story.names)) if seat != winner]
    ends = [(turn, seat) for turn in turns[won + 1 :] for seat in seats if _ends(turn, seat)]
    if ends:
        ended, seat = ends[-1]
        errors = (node for node in story.found.faults if node in ended.nodes and node.seat == seat)
        error = next((node for node in errors if 2 * story.found.cost(node) >= -ended.change(seat)), None)
        told = {"who": story.names[seat], "chance": story.percent(float(ended.chances[0][seat]))}
        told |= {"active": story.names[ended.active], "own": "yes" if seat == ended.active else "no"}
        if error is None:
            gainer = max(range(len(story.names)), key=ended.change)
            what = _what(story, ended, gainer)
            return [say("review-tale-came-back", n=ended.round, what=what, **told)]
        label, best = story.scenes[error.number].label, error.best or error.chosen
        both = {"chosen": label(error.chosen), "best": label(best)}
        return [say("review-tale-threw-away", n=ended.round, **told, **both)]
    if len(seats) < 2:  # has what the winner has not
        return []
    before = turns[won].chances[0]
    seat = max(seats, key=lambda each: float(before[each]))
    if before[seat] < LATE_CHANCE:
        return []
    return [say("review-tale-had", who=story.names[seat], chance=story.percent(float(before[seat])))]


def _ends(turn: Turn, seat: int) -> bool:
    """Whether this one turn took what was left of a chance: half of it at least."""
    before, after = _told_chances(turn, seat)
    return before >= LATE_CHANCE > after and 2 * after <= before


def _told_chances(turn: Turn, seat: int) -> tuple[float, float]:
    """A seat's chances before and after a turn, as they are told."""
    return as_told(float(turn.chances[0][seat])), as_told(float(turn.chances[-1][seat]))


def _end(story: Story) -> str:
    game = story.found.review.game
    result = game.result
    assert result is not None
    points, winner = result.points, result.winners[0]
    others = (seats for _, seats in places_of(result) if not set(seats) & set(result.winners))
    second = next(others, [])
    return story.words.say(
        "review-tale-end",
        who=story.players(result.winners),
        winners=len(result.winners),
        n=result.rounds,
        points=points[winner],
        seconds=len(second),
        other=story.players(second) or "none",
        tie="coins" if set(second) & set(game.tied) else "no",
        second=points[second[0]] if second else 0,
    )


def _last_points(story: Story, winner: int) -> str:
    """By what the winner came to the last of them, round by round."""
    result, nodes, say = story.found.review.game.result, story.found.review.nodes, story.words.say
    assert result is not None
    after = [story.scenes[node.number].points[winner] for node in nodes[1:]] + [result.points[winner]]
    gains: dict[int, list[tuple[Node, int]]] = {}
    for node, points in zip(nodes, after, strict=True):
        more = points - story.scenes[node.number].points[winner]
        if node.seat == winner and more > 0:
            gains.setdefault(node.round, []).append((node, more))
    rounds = [
        say(
            "review-tale-points",
            points=sum(more for _, more in made),
            n=n,
            choices=", ".join(_quoted(story, node) for node, _ in made),
        )
        for n, made in list(gains.items())[-LAST:]
    ]
    who = story.names[winner]
    return say("review-tale-last-points", who=who, rounds=story.words.all_of(rounds)) if rounds else ""


def moment_of(story: Story, moment: Moment) -> tuple[str, str]:
    """What to call it, and the sentences in the order of the turn: before the deciding act, it, and after.

    What its gist says of an error is not said again.
    """
    if moment.turn is None:
        assert moment.fault is not None
        return story.fault_head(moment.fault), " ".join(story.besides(moment.fault))
    turn, say = moment.turn, story.words.say
    head = say("event-turn", n=turn.round, who=story.names[turn.active], you="no")
    deciding = _decided(story, turn)
    if moment.fault is not None:
        came = story.scenes[moment.fault.number].weighty if moment.fault.has_chance else ""
        if error_of(story, moment) is moment.fault:
            said = [f"{story.fault_head(moment.fault)}.", *story.besides(moment.fault)]
        else:
            said = [f"{story.fault_head(moment.fault)}:", story.fault(moment.fault)]
        deciding = " ".join([*said, came]).rstrip()
    weighty = [one for one in turn.whole.nodes if story.scenes[one.number].weighty and one is not moment.node]
    others = [one for one in weighty if one.seat == turn.gainer or has(one, {"bust"})] or weighty
    told = [
        _beside(story, "earlier", [one for one in others if one.number < moment.node.number]),
        deciding,
        _beside(story, "later", [one for one in others if one.number > moment.node.number]),
    ]
    did = turn.did(turn.seat)
    did = None if did == CHOICE and moment.fault is None else did  # a choice is told with its error
    told.append(_changed(story, turn, did))
    return head, " ".join(part for part in told if part)


def error_of(story: Story, moment: Moment) -> Node | None:
    """The error that a moment is about; none where the turn did more than it."""
    turn, fault = moment.turn, moment.fault
    if fault is None and story.found.is_fault(moment.node) and moment.node.seat != moment.seat:
        fault = moment.node  # of somebody else, which made the most of it
    about = turn is None or fault is None or turn.seat != fault.seat or story.whole(fault) >= turn.size
    return fault if about else None


def gist_of(story: Story, moment: Moment) -> str:
    """Who won or lost how much by what, and what would have been instead."""
    turn, (seat, node, change) = moment.turn, _about(story, moment)
    points, instead = story.points(abs(change)), _instead(story, node, seat, change > 0)
    if error_of(story, moment) is not None:
        what, points = CHOICE, story.lost(node)
        if instead["instead"] == "choice":
            instead |= {"instead": "both", "left": story.percent(node.worths[node.chosen])}
    else:
        assert turn is not None
        what = "bust" if any(has(one, {"bust"}) for one in turn.nodes) else "turn"
    return story.words.say(
        "review-gist",
        who=story.names[seat],
        way="gains" if change > 0 else "loses",
        points=points,
        what=what,
        own="yes" if turn is None or seat == turn.active else "no",
        active=story.names[node.seat if turn is None else turn.active],
        choice=story.chosen(node),
        kind=CHOICE if turn is None or what == CHOICE else turn.did(seat) or "open",
        family=story.family,
        **instead,
    )


def _about(story: Story, moment: Moment) -> tuple[int, Node, float]:
    """Whom a gist is about, which act, and by how much it changed their chance."""
    turn, fault = moment.turn, error_of(story, moment)
    if fault is not None:
        return fault.seat, fault, -story.cost(fault)  # of one choice: what a plan cost with it is told below
    assert turn is not None
    before, after = _told_chances(turn, turn.seat)
    return turn.seat, moment.node, after - before  # of the two chances that are told with it


def instead_of(story: Story, moment: Moment) -> str:
    """What a gist says would have been instead: another choice, the average of what can come, or nothing."""
    seat, node, change = _about(story, moment)
    return _instead(story, node, seat, change > 0)["instead"]


def _instead(story: Story, node: Node, seat: int, gained: bool) -> dict[str, str]:
    """What another choice would have left to whom it concerns, or else the average of what could come.

    Who has lost by a choice that was right anyhow is not told of a worse one, which would read as advice.
    """
    other, luck, worths = story.other(node) if node.is_choice else None, story.found.luck_of, node.worths
    better = other is not None and worths[other] > worths[node.chosen]
    if node.seat == seat and other and (node.best != node.chosen if better else gained):
        label = story.scenes[node.number].label(other)
        return {"instead": "choice", "other": label, "chance": story.percent(worths[other])}
    if node.number in luck:
        chance = story.percent(luck[node.number].before[seat])
        return {"instead": "average", "other": "", "chance": chance}
    return {"instead": "none", "other": "", "chance": ""}


def _beside(story: Story, when: str, nodes: list[Node]) -> str:
    """What else happened in the turn; nobody knew of it when it came later."""
    told = " ".join(story.scenes[node.number].weighty for node in nodes)
    return story.words.say("review-moment-beside", when=when, told=told) if told else ""


def _decided(story: Story, turn: Turn) -> str:
    """The deciding act, what came of it, and what could be taken then; later acts may have added to that."""
    node, say = turn.deciding, story.words.say
    scene = story.scenes[node.number]
    nodes = turn.whole.nodes
    before = [story.scenes[one.number].takes for one in nodes if one.number <= node.number]
    after = [story.scenes[one.number].takes for one in nodes if one.number > node.number]
    fewer = next((takes for takes in reversed(before) if takes is not None), 0)
    more = next((takes for takes in after if takes is not None), 0)
    told = scene.weighty or scene.happened
    if node.has_chance and node.is_choice:
        told = say(
            "review-moment-came", who=story.names[node.seat], choice=scene.label(node.chosen), told=told
        )
    if not more > fewer > 0:
        return told
    taken = sum(one.seat == turn.active and one.chosen.startswith("take ") for one in nodes)
    who, later = story.names[turn.active], taken if taken > more else 0
    return f"{told} {say('review-moment-takes', who=who, n=more, before=fewer, taken=later)}"


def _changed(story: Story, turn: Turn, did: str | None) -> str:
    """Whose chance went from where to where, and what did it; what the rest of the turn made of a jump."""
    say, seat = story.words.say, turn.seat
    seats = [seat] + [turn.rival] * (abs(turn.change(turn.rival)) >= TOLD_TOO)
    parts = [
        say(
            "review-moment-chance",
            who=story.names[each],
            before=story.percent(float(turn.chances[0][each])),
            after=story.percent(float(turn.chances[-1][each])),
        )
        for each in dict.fromkeys(seats)
    ]
    span = "turn" if turn.within is None else "step"
    told = say("review-moment-changed", chances=", ".join(parts), kind=did or "open", span=span)
    end, after = (story.percent(float(each.chances[-1][seat])) for each in (turn.whole, turn))
    if end == after:
        return told
    return f"{told} {say('review-moment-then', who=story.names[seat], chance=end)}"
