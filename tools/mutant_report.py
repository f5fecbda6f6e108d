"""The page about a mutation run: how many changes the tests noticed, and every one they did not."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from mutations import Mutation

OPENING = """\
# Mutants of the rules

`make mutants` makes one small change to the rules at a time and runs the rule tests. A change that no test
notices is a survivor: either a test is missing, or the change makes no difference that a player could see,
and then `{explained}` says why, by the mutant's id.
"""


@dataclass(frozen=True)
class Group:
    """The mutants of some sources, each with its verdict."""

    name: str
    results: list[tuple[Mutation, str]]
    runs: list[str]  # when and where each was; all but the first tried what was left open

    @property
    def survivors(self) -> list[Mutation]:
        return [mutation for mutation, verdict in self.results if verdict == "survived"]


def commit() -> str:
    """The commit the sources are at, and whether they have moved on from it."""

    def git(*words: str) -> str:
        return subprocess.run(["git", *words], capture_output=True, text=True, check=False).stdout.strip()

    changed = git("status", "--porcelain", "--", "src", "tests")
    name = git("rev-parse", "--short=12", "HEAD") or "none"
    return f"`{name}`" + (" with changes not committed" if changed else "")


def explanations(file: Path) -> dict[str, str]:
    """Mutant id to the reason why it may survive."""
    return {key: str(why) for key, why in tomllib.loads(file.read_text()).items()} if file.exists() else {}


def counts(group: Group, explained: dict[str, str]) -> list[str]:
    """A table with a row for the group and one per file."""
    rows = ["| part | mutants | killed | out of time | survived | explained |", "|---|--:|--:|--:|--:|--:|"]
    parts = {f"**{group.name}**": group.results}
    for mutation, verdict in group.results:
        parts.setdefault(f"`{mutation.file}`", []).append((mutation, verdict))
    for part, results in parts.items():
        tally = Counter(verdict for _, verdict in results)
        known = sum(verdict == "survived" and m.id in explained for m, verdict in results)
        numbers = [len(results), tally["killed"], tally["out of time"], tally["survived"], known]
        rows.append(f"| {part} | " + " | ".join(map(str, numbers)) + " |")
    return rows


def run_sentence(runs: list[str]) -> str:
    """What was run when; a later run knows more tests and tries less."""
    first, *later = runs
    again = "".join(f" What had survived unexplained or was not tried yet: {run}." for run in later)
    return f"Run of {first}.{again}"


def section(group: Group, explained: dict[str, str]) -> str:
    """A group's part of the page, without the sharps of its title."""
    opening = [group.name, run_sentence(group.runs), "\n".join(counts(group, explained))]
    survivors = [survivor(m, explained.get(m.id, "**Not explained.**")) for m in group.survivors]
    return "\n\n".join(opening) + "\n\n" + "\n".join(survivors or ["No change survived.\n"])


def sections_of(report: Path) -> dict[str, str]:
    """The groups of the page that is there: those that were not run now stay as they are."""
    parts = report.read_text().split("\n## ")[1:] if report.exists() else []
    return {part.partition("\n")[0]: part for part in parts}


def survivor(mutation: Mutation, why: str) -> str:
    """One survivor: where, what, why, and the change itself."""
    diff = mutation.diff(Path(mutation.file).read_bytes())
    place = f"`{mutation.file}:{mutation.line}`" + (f" in `{mutation.function}`" if mutation.function else "")
    return f"### `{mutation.id}` {place}\n\n{mutation.what}. {why}\n\n```diff\n{diff}\n```\n"


def tell(groups: list[Group], explained_file: Path, report: Path | None) -> int:
    """Write the report (or print the survivors); 1 if some survivor has no explanation."""
    explained = explanations(explained_file)
    alive = [mutation for group in groups for mutation in group.survivors]
    unexplained = [mutation for mutation in alive if mutation.id not in explained]
    if report is None:
        for mutation in unexplained:
            print(survivor(mutation, ""))
    else:
        opening = OPENING.format(explained=explained_file.as_posix())
        sections = sections_of(report) | {group.name: section(group, explained) for group in groups}
        page = "\n## ".join([opening, *sections.values()])
        report.parent.mkdir(parents=True, exist_ok=True)
        report.write_text(page)
        for stale in sorted(key for key in explained if f"### `{key}`" not in page):
            print(
                f"{explained_file}: {stale} no longer survives, or its line has changed.",
                file=sys.stderr,
            )
    total = sum(len(group.results) for group in groups)
    print(f"{total} mutants, {len(alive)} survived, {len(unexplained)} of them not explained.")
    return 1 if unexplained else 0
