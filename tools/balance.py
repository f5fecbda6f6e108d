"""The balance report of the sea charts: plays them many times and prints them, target by target.

make balance ARGS="--all --games 3000 --seed 31415 --write docs/balance.md"
"""

from __future__ import annotations

import argparse
from pathlib import Path

from balance_games import play, start_islands
from balance_targets import chapter_section, findings, opening
from balance_why import reasons_found
from portroyal.lab.provenance import command_line, provenance
from portroyal.play.errors import PlayError, bad_chart
from portroyal.rules.dice.chart import ChartError, load_chart
from portroyal.rules.dice.sheet import sheet_of
from portroyal.text.bar import Bar

CHAPTERS = ["1", "2", "3", "4"]
PLAYER_COUNTS = (2, 3, 4, 5)


def report_on(charts: list[str], games: int, seed: int, counts: list[int]) -> str:
    """The whole report as Markdown; progress goes to stderr."""
    try:
        sheets = [sheet_of(load_chart(which)) for which in charts]
    except ChartError as error:
        raise bad_chart(error) from None
    total = sum(games * len(counts) * (1 + len(start_islands(sheet))) for sheet in sheets)
    bar = Bar(total)
    sections = []
    for which, sheet in zip(charts, sheets, strict=True):
        found = []
        for players in counts:
            found += findings(play(sheet, players, games, seed, bar.advance))
        # Target by target, so that the player counts stand together.
        order = {f.target: place for place, f in reversed(list(enumerate(found)))}
        found.sort(key=lambda f: (order[f.target], f.players))
        tested = reasons_found(sheet, [f for f in found if not f.met], games, seed)
        sections.append(chapter_section(which, sheet.chart.name, found, games, tested))
    bar.close()
    return "\n".join([opening(), *sections, provenance(command_line(), seed)]) + "\n"


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    which = parser.add_mutually_exclusive_group(required=True)
    which.add_argument("--chapter", metavar="1-4|FILE", help="one chapter, or a chart file")
    which.add_argument("--all", action="store_true", help="all four chapters")
    parser.add_argument(
        "--games", type=int, default=2000, help="per player count, and as many again for every start island"
    )
    parser.add_argument("--seed", type=int, default=9)
    parser.add_argument(
        "--players", type=int, nargs="+", choices=PLAYER_COUNTS, default=PLAYER_COUNTS, metavar="2-5"
    )
    parser.add_argument("--write", type=Path, metavar="FILE", help="also write the report there (Markdown)")
    given = parser.parse_args(arguments)
    try:
        report = report_on(CHAPTERS if given.all else [given.chapter], given.games, given.seed, given.players)
        print(report)
        if given.write is not None:
            given.write.write_text(report, "utf-8")
    except (PlayError, OSError) as wrong:
        parser.error(str(wrong))


if __name__ == "__main__":
    main()
