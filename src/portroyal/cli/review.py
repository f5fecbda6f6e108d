"""`portroyal review`: a record in, a verdict out; on the screen, as a page, as data and as a picture."""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from portroyal.play.errors import PlayError
from portroyal.play.files import json_of
from portroyal.play.record import from_record
from portroyal.text.bar import Bar
from portroyal.text.words import Words

if TYPE_CHECKING:
    from typer import Typer

    from portroyal.lab.review.judge import Review

MINUTES = 4.0


def add_review(app: Typer, words: Words, lang: Any) -> None:
    import typer

    say = words.say

    @app.command(help=say("review-help"))
    def review(
        record: str = typer.Argument(..., metavar="RECORD", help=say("review-record")),
        minutes: float = typer.Option(MINUTES, "--minutes", min=0.05, max=600.0, help=say("review-minutes")),
        html: str | None = typer.Option(None, "--html", metavar="FILE", help=say("review-html")),
        as_json: bool = typer.Option(False, "--json", help=say("as-json")),
        plot: str | None = typer.Option(None, "--plot", metavar="FILE", help=say("review-plot")),
        seed: int = typer.Option(1, "--seed", help=say("review-seed")),
        threads: int | None = typer.Option(None, "--threads", min=1, max=256, help=say("review-threads")),
        lang: str | None = lang,
    ) -> None:
        page = Path(record).with_name(Path(record).stem + "-review.html") if html is None else Path(html)
        picture = None if plot is None else Path(plot)
        width = threads or os.cpu_count() or 1
        raise typer.Exit(run(words, record, 60 * minutes, page, picture, seed, width, as_json))


def run(
    words: Words, record: str, seconds: float, page: Path, plot: Path | None, seed: int, threads: int,
    as_json: bool = False,
) -> int:  # fmt: skip
    """Reviews a record and writes what was asked for; Ctrl-C ends it early with what is known by then."""
    game = from_record(json_of(record, "bad-record"))
    if not game.actions:
        raise PlayError("bad-record", "there is nothing to review: the record holds no moves")
    from portroyal.lab.review.judge import Review
    from portroyal.lab.review.result import Found
    from portroyal.lab.stats import plots
    from portroyal.lab.stats.files import check_file
    from portroyal.text.review import Story
    from portroyal.text.review_page import review_page

    check_file(str(page), (page.suffix,))  # said before the minutes of a review, not after
    if plot is not None:
        check_file(str(plot), plots.KINDS)
        plots.figure(1, 1)
    review = Review(game, seed, threads)
    review.warm_up()
    watcher = Watcher(words, review, seconds)
    review.run(seconds, watcher.heard)
    watcher.close()
    found = Found(review)
    if not found.nodes:
        return 130
    story = Story(words, found)
    print(json.dumps(found.data(), ensure_ascii=False, indent=1) if as_json else "\n".join(story.lines()))
    _write(words, page, review_page(story))
    if plot is not None:
        plots.save_curve(story, plot)
        print(words.say("written", file=str(plot)), file=sys.stderr)
    return 130 if review.stopped else 0


class Watcher:
    """Tells on stderr how far a review is, and what the first look found as soon as it is over."""

    def __init__(self, words: Words, review: Review, seconds: float) -> None:
        self.words = words
        self.bar = Bar(len(review.nodes), words, "acts")
        self.begun, self.seconds = time.monotonic(), seconds
        self.seen = 0
        self.told = False

    def heard(self, review: Review) -> None:
        if not self.told:
            seen = sum(node.step != "coarse" for node in review.nodes)
            self.bar.advance(seen - self.seen)
            self.seen = seen
            if review.coarse_done:
                self.bar.close()
                self._first_look(review)
                self.told = True
                self.bar = Bar(int(self.seconds), self.words, "seconds")
                self.seen = 0
        else:
            now = min(int(time.monotonic() - self.begun), int(self.seconds))
            self.bar.advance(now - self.seen)
            self.seen = now

    def close(self) -> None:
        self.bar.close()

    def _first_look(self, review: Review) -> None:
        """The largest changes so far; they may still change, and it says so."""
        from portroyal.lab.review.result import Found
        from portroyal.text.review import Story

        found = Found(review)
        story = Story(self.words, found)
        print(self.words.say("review-first-look"), file=sys.stderr)
        for moment in found.moments:
            print(f"  {story.headline(moment)}", file=sys.stderr)


def _write(words: Words, path: Path, document: str) -> None:
    try:
        path.write_text(document, "utf-8")
    except OSError as wrong:
        raise words.error("write-impossible", "bad-file", file=str(path), why=str(wrong.strerror)) from None
    print(words.say("written", file=str(path)), file=sys.stderr)
