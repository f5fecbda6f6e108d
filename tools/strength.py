"""The page "How strong is it?", made from the committed results and nothing else."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from best_response import RESULT as RESPONSE
from curve import curve_svg
from duels import BOTS
from duels import results as duel_results
from given_away import BOTS as GIVING_BOTS
from given_away import RESULT as GIVEN
from given_away import result as given_result
from ladder import ADMIRAL_RUNGS, LADDER_PLAYERS, RESULTS, Result, results, rungs
from portroyal.lab.arena.kept import network_digest
from portroyal.lab.arena.ratings import ratings
from portroyal.lab.cards.train.rounds import EQUAL, WORSE
from portroyal.lab.provenance import ROOT, sentence, table
from portroyal.lab.stats.intervals import ALPHA, Interval, mean_interval, score_interval, wilson
from styles import BOTS as STYLE_BOTS
from styles import RESULT as STYLES_FILE
from styles import STYLES
from styles import result as style_result

NUMBERS = {2: "two", 4: "four"}
PAGE = ROOT / "docs" / "strength.md"
PICTURES = ROOT / "docs" / "pictures"

OPENING = """# How strong is it?

Made by `make strength` from the files in `results/`; [lab.md](lab.md#the-arena) says how games are
played and counted. Search bots play on a budget of playouts, not of time, so that all of it can be repeated:

    make ladder ARGS="--game port-royal"
    make ladder ARGS="--game unterwegs"
    make ladder ARGS="--game combined"
    make ladder ARGS="--game dice"

What is asked of the admiral is asked of the lower end of the interval:

    python tools/duels.py --game G --players N
    python tools/duels.py --game G --ms 50       # on a clock: depends on the machine
    python tools/duels.py --game G --more ms     # more and more time
    python tools/given_away.py
    python tools/styles.py
    python tools/best_response.py

That the captain is no weaker on a clock is one sequential test for a game G, which depends on the machine:

    portroyal arena --game G --bot captain@200ms --bot mate --sprt 0.55,0.6 --out results/sprt-G.json

Shares are of games won, a shared victory in parts; the 95 % interval is in brackets. A deal is played from
every side, and intervals count deals, not games. Ratings are openskill's, ± their standard deviation. What
was measured before our bots learned what they know now says so.
"""

ROUNDS = "admiral-rounds.jsonl"
AMONG_THREE = 0.35  # issue 20: one admiral among three captains
QUICK = 50  # issue 20: so many ms of the admiral's win as much as all playouts do
OLDER = "Measured with an older network."


def strength_page(folder: Path = RESULTS) -> str:
    found = list(results(folder))
    ladders = [result for result in found if result.settings.ladder]
    checks = [result for result in found if result.settings.sprt is not None]
    parts = [OPENING] + [_ladder(ladders, players) for players in LADDER_PLAYERS]
    parts += [
        _admiral(folder),
        _given_away(folder),
        _more(folder),
        _styles(folder),
        _versions(folder),
        _best_response(folder),
    ]
    if checks:
        parts.append(_checks(checks))
    parts += [_leaderboard(result) for result in ladders]
    return "\n".join(parts)


def title(result: Result) -> str:
    chapter = result.settings.options.get("chapter")
    return result.settings.game + ("" if chapter is None else f", chapter {chapter}")


def is_older(result: Result) -> bool:
    """Whether our bots have learned something else since; a file that does not say is older."""
    return result.made.get("network") != network_digest(result.settings.game, result.settings.bots)


def _ladder(every: list[Result], players: int) -> str:
    """What is asked of a rung is asked of two players; more of them are shown."""
    rows = []
    found = [result for result in every if result.settings.players == players]
    for result in found:
        bots = result.settings.bots
        for (better, worse), least in rungs(result.settings).items():
            for meeting in result.meetings:
                if (bots[meeting.pair[0]], bots[meeting.pair[1]]) == (better, worse) and meeting.scores:
                    score = meeting.score()
                    asked = [f"{100 * least:.0f} %"] if players == 2 else []
                    met = ["yes" if score.value >= least else "no"] if players == 2 else []
                    row = [title(result), f"{better} beats {worse}", *asked, score.percent()]
                    rows.append([*row, f"{meeting.games:,}", *met])
    head = ["game", "rung", *(["at least"] if players == 2 else []), "won (95 %)", "games"]
    older = ", ".join(title(result) for result in found if is_older(result))
    return (
        f"## The ladder, {NUMBERS[players]} players\n\n"
        + (table([*head, *(["met"] if players == 2 else [])], rows) if rows else "No results yet.")
        + (f"\n\nMeasured with an older network: {older}." if older else "")
        + "\n"
    )


def _admiral(folder: Path) -> str:
    """One admiral, captains on all other seats."""
    rows, made = [], []
    for result in sorted(duel_results(folder), key=_place):
        told, shares = result["settings"], result["shares"]
        game, players = told["game"], told["players"]
        if not _is_asked(told):
            continue
        games = len(shares) * players
        asked = ADMIRAL_RUNGS[game] if players == 2 else AMONG_THREE if players == 4 else None
        score = score_interval(shares, games)
        met = "–" if asked is None else "yes" if score.low >= asked else "no"
        wanted = "–" if asked is None else f"{100 * asked:.0f} %"
        own, theirs = budgets(told)
        fair = f"{100 / players:.0f} %"
        rows.append([game, str(players), own, theirs, fair, wanted, score.percent(), f"{games:,}", met])
        made.append(f"- {game}, {players} players, {own} against {theirs}: {_told_of(result)}")
    head = [
        "game",
        "players",
        "its budget",
        "theirs",
        "a fair share",
        "at least",
        "won (95 %)",
        "games",
        "met",
    ]
    return (
        "## The admiral, alone among captains\n\n"
        + ((table(head, rows) + "\n\n" + "\n".join(made)) if rows else "No results yet.")
        + "\n"
    )


def _given_away(folder: Path) -> str:
    """How much there is to win from captains."""
    head, told = "## What there is to win\n\n", given_result(folder / GIVEN.name)
    if told is None:
        return head + "No results yet.\n"
    rows = []
    for game, given in told["shares"].items():
        found = mean_interval(len(given), sum(given), sum(x * x for x in given))
        most = Interval(0.5 + found.value, 0.5 + found.low, 0.5 + found.high)
        rows.append([game, found.percent(), most.percent(), f"{2 * len(given):,}"])
    older = told["made"].get("network") != network_digest("port-royal", GIVING_BOTS)
    return (
        f"{head}What captains ({told['settings']['playouts']:,} playouts) give away to an admiral in a\n"
        "game, by its own judgement of every choice, two at a table. Whoever never errs wins half of the\n"
        "games and that; rather less, since where the judge errs, the best choice seems too good.\n\n"
        f"{table(['game', 'given away (95 %)', 'so at most', 'games'], rows)}\n\n"
        f"{f'{OLDER} ' if older else ''}{sentence(told['made'])}\n"
    )


def _place(result: dict[str, Any]) -> tuple[Any, ...]:
    told = result["settings"]
    return told["game"], told["players"], *(told.get(name, 0) for name in ("ms", "rival_ms", "own_playouts"))


def _is_asked(told: dict[str, Any]) -> bool:
    """Equal budgets, or little time against many playouts; other points are those of a curve."""
    return "own_playouts" not in told and ("rival_ms" in told or told.get("ms", QUICK) == QUICK)


def budgets(told: dict[str, Any]) -> tuple[str, str]:
    """The admiral's for a decision, and the captains'."""
    own = told.get("own_playouts", told["playouts"])
    given = ((told.get("ms"), own), (told.get("rival_ms"), told["playouts"]))
    own, theirs = (f"{n:,} playouts" if ms is None else f"{ms:,} ms" for ms, n in given)
    return own, theirs


def _told_of(result: dict[str, Any]) -> str:
    """Who made a result of duels, and whether with what is learned today."""
    older = result["made"].get("network") != network_digest(result["settings"]["game"], BOTS)
    return f"{OLDER} {sentence(result['made'])}" if older else sentence(result["made"])


def curves(folder: Path = RESULTS) -> dict[tuple[str, str], list[dict[str, Any]]]:
    """By game and unit: two at a table, a captain who stays as it is, an admiral who has more and more."""
    found: dict[tuple[str, str], list[dict[str, Any]]] = {}
    for result in sorted(duel_results(folder), key=lambda result: budget(result["settings"])):
        told = result["settings"]
        if told["players"] == 2 and "rival_ms" not in told:
            found.setdefault((told["game"], "ms" if "ms" in told else "playouts"), []).append(result)
    return {key: found[key] for key in sorted(found) if len(found[key]) > 1}


def budget(told: dict[str, Any]) -> int:
    return int(told.get("ms", told.get("own_playouts", told["playouts"])))


def picture_name(game: str, unit: str) -> str:
    return f"more-{unit}-{game}.svg"


def pictures(folder: Path = RESULTS) -> dict[str, str]:
    """The pictures of the page by the names of their files."""
    drawn = {}
    for (game, unit), found in curves(folder).items():
        points = [(budget(result["settings"]), score_interval(result["shares"], 2 * len(result["shares"])))
                  for result in found]  # fmt: skip
        drawn[picture_name(game, unit)] = curve_svg(points, unit, f"{game}: won against the captain")
    return drawn


def _more(folder: Path) -> str:
    """What more time, or more playouts, bring."""
    parts = [
        "## More time\n\n"
        "Two at a table, an admiral who has more and more for a decision, a captain who stays as it is.\n"
    ]
    for (game, unit), found in curves(folder).items():
        rows = []
        for result in found:
            games = 2 * len(result["shares"])
            own, theirs = budgets(result["settings"])
            rows.append([own, theirs, score_interval(result["shares"], games).percent(), f"{games:,}"])
        made = "\n".join(f"- {budgets(result['settings'])[0]}: {_told_of(result)}" for result in found)
        parts.append(
            f"![{game}: won, by {unit} for a decision](pictures/{picture_name(game, unit)})\n\n"
            f"{table([game, 'the captain’s', 'won (95 %)', 'games'], rows)}\n\n{made}\n"
        )
    return "\n".join(parts if len(parts) > 1 else [*parts, "No results yet.\n"])


def _styles(folder: Path) -> str:
    head = "## Against hand-written styles\n\n"
    told = style_result(folder / STYLES_FILE.name)
    if told is None:
        return head + "No results yet.\n"
    shares, settings = told["shares"], told["settings"]
    rows = []
    for name, style in STYLES.items():
        for bot in STYLE_BOTS:
            found = [shares[game].get(bot, {}).get(name, []) for game in shares]
            won = [score_interval(own, 2 * len(own)).percent() if own else "–" for own in found]
            rows.append([name, style.told, bot, *won, f"{2 * sum(map(len, found)):,}"])
    older = told["made"].get("network") != network_digest("port-royal", STYLE_BOTS)
    return (
        f"{head}Mates whose weights are bent one way, two at a table; admiral and captain have\n"
        f"{settings['playouts']:,} playouts a decision. Beating all of them is the least.\n\n"
        f"{table(['style', 'what it does', 'against it', *shares, 'games'], rows)}\n\n"
        f"{f'{OLDER} ' if older else ''}{sentence(told['made'])}\n"
    )


def _versions(folder: Path) -> str:
    """The chain of networks: each had to see better than the best before it, and to play no worse."""
    path = folder / ROUNDS
    found = [json.loads(line) for line in path.read_text("utf-8").splitlines()] if path.exists() else []
    rows = [
        [
            str(one["number"]),
            f"{one['positions']:,}",
            f"{one['loss_before']:.4f}",
            f"{one['loss']:.4f}",
            "–" if one["share"] is None else wilson(one["share"] * one["deals"], one["deals"]).percent(),
            f"{one['deals']:,}",
            "yes" if one["accepted"] else "no",
        ]
        for one in found
    ]
    head = ["round", "positions", "loss before", "after", "won against the best (95 %)", "deals", "taken"]
    return (
        "## The admiral's networks, round by round\n\n"
        "*Loss*: on positions not learned from. *Won*: both with one look, until a sequential test decides\n"
        f"between {100 * WORSE:.0f} and {100 * EQUAL:.0f} %; with four players a fair share counts as half.\n"
        "The interval is that of deals that are won or lost, which is too wide.\n\n"
        + (table(head, rows) if rows else "No results yet.")
        + "\n"
    )


def _best_response(folder: Path) -> str:
    path = folder / RESPONSE.name
    head = "## A best response to the admiral\n\n"
    if not path.exists():
        return head + "No results yet.\n"
    told = json.loads(path.read_text("utf-8"))
    settings = told["settings"]
    rows = [
        [game, score_interval(shares, 2 * len(shares)).percent(), f"{2 * len(shares):,}"]
        for game, shares in told["shares"].items()
        if shares
    ]
    older = told["made"].get("network") != network_digest("port-royal", ("admiral",))
    return (
        f"{head}A network that learned from nothing but games against the frozen admiral, beginning with\n"
        f"the admiral's own ({settings['passes']} passes of {settings['positions']:,} positions), against\n"
        f"that admiral, two at a table, both with {settings['playouts']:,} playouts. The admiral itself\n"
        "would win half.\n\n"
        f"{table(['game', 'won (95 %)', 'games'], rows)}\n\n"
        f"{f'{OLDER} ' if older else ''}{sentence(told['made'])}\n"
    )


def _checks(found: list[Result]) -> str:
    rows = []
    for result in found:
        bots = result.settings.bots
        low, high = result.settings.sprt or (0.0, 0.0)
        for meeting in result.meetings:
            verdict = {"high": f"at least {high:g}", "low": f"at most {low:g}", None: "open"}[meeting.verdict]
            names = f"{bots[meeting.pair[0]]} against {bots[meeting.pair[1]]}"
            score = meeting.score().percent() if meeting.scores else "–"
            rows.append([title(result), names, f"{low:g} or {high:g}?", verdict, score, f"{meeting.games:,}"])
    made = "\n".join(f"- {title(result)}: {_told(result)}" for result in found)
    head = ["game", "who", "question", "answer", "won (95 %)", "games"]
    return (
        "## Sequential tests\n\n"
        f"Each stops as soon as the answer is wrong with at most {100 * ALPHA:.0f} %.\n\n"
        f"{table(head, rows)}\n\n{made}\n"
    )


def _leaderboard(result: Result) -> str:
    settings = result.settings
    ranked = ratings(settings.bots, [m for m in result.meetings if m.scores], settings.seed)
    order = [settings.bots.index(rating.bot) for rating in ranked]
    shares = {}
    for meeting in result.meetings:
        if meeting.scores:
            a, b = meeting.pair
            score = meeting.score()
            shares[a, b] = score.percent()
            shares[b, a] = Interval(1 - score.value, 1 - score.high, 1 - score.low).percent()
    rows = [
        [
            rating.bot,
            f"{rating.mu:.1f} ± {rating.sigma:.1f}",
            *(shares.get((order[place], other), "–") for other in order),
        ]
        for place, rating in enumerate(ranked)
    ]
    head = ["bot", "rating", *(f"against {rating.bot}" for rating in ranked)]
    return (
        f"## {title(result)}, {settings.players} players\n\n{table(head, rows)}\n\n"
        f"{settings.playouts:,} playouts a decision. {_told(result)}\n"
    )


def _told(result: Result) -> str:
    return f"{OLDER} {sentence(result.made)}" if is_older(result) else sentence(result.made)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--results", type=Path, default=RESULTS, help="the folder with the results")
    parser.add_argument("--page", type=Path, default=PAGE, help="where to write")
    given = parser.parse_args()
    given.page.write_text(strength_page(given.results), "utf-8")
    for name, picture in pictures(given.results).items():
        (PICTURES / name).write_text(picture, "utf-8")


if __name__ == "__main__":
    main()
