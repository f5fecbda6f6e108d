"""What Typer says by itself, help pages and complaints about what was typed, in the language of the words."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from portroyal.text.words import Words

if TYPE_CHECKING:
    from typer import Typer

HEADINGS = {"Options": "help-options", "Arguments": "help-arguments", "Commands": "help-commands-title"}
PLACES = {"[OPTIONS]": "help-any-options", "COMMAND [ARGS]...": "help-any-command"}
HELP = "Show this message and exit."
REMARKS = (("default: ", "help-default"), ("env var: ", "help-variable"), ("required", "help-required"))

# Typer's sentences: it has no other way to have them said in another language.
VALUE = r"Invalid value for '(?P<name>.+)': Input should be "
COMPLAINTS = (
    (r"No such option: (?P<name>\S+)(?: \(Possible options: (?P<near>.+)\))?", "usage-no-option"),
    (r"No such command '(?P<name>.+?)'\.(?: Did you mean (?P<near>.+)\?)?", "usage-no-command"),
    (r"Missing command\.", "usage-missing-command"),
    (r"Missing (?:argument|option) '(?P<name>.+)'\.", "usage-missing"),
    (r"Got unexpected extra arguments?(?:\(s\))? \((?P<name>.*)\)", "usage-extra"),
    (r"Option '(?P<name>.+)' requires an argument\.", "usage-needs-value"),
    (r"Option '(?P<name>.+)' does not take a value\.", "usage-takes-none"),
    (VALUE + r"less than or equal to (?P<n>.+)", "usage-at-most"),
    (VALUE + r"greater than or equal to (?P<n>.+)", "usage-at-least"),
    (VALUE + r"a valid integer.*", "usage-whole-number"),
    (VALUE + r"a valid number.*", "usage-number"),
)


def app_in(words: Words, **settings: Any) -> Typer:
    """A Typer app whose commands speak the language of the words."""
    import typer
    from typer.core import TyperCommand, TyperGroup

    context = type("Context", (TyperCommand.context_class,), {"formatter_class": _formatter_in(words)})
    command = type("Command", (TyperCommand,), {"context_class": context})
    group = type("Group", (TyperGroup,), {"context_class": context})

    class App(typer.Typer):
        def command(self, *args: Any, **given: Any) -> Any:
            return super().command(*args, cls=command, **given)

    plain: dict[str, Any] = {"rich_markup_mode": None, "no_args_is_help": True, "add_completion": False}
    return App(cls=group, **plain, **settings)


def _formatter_in(words: Words) -> Any:
    """Typer's own way to lay out a page, with its few words said in ours."""
    from typer.core import TyperCommand

    say, base = words.say, TyperCommand.context_class.formatter_class

    def write_usage(self: Any, prog: str, args: str = "", prefix: str | None = None) -> None:
        for place, message in PLACES.items():
            args = args.replace(place, say(message))
        base.write_usage(self, prog, args, prefix or f"{say('help-usage')} ")

    def write_heading(self: Any, heading: str) -> None:
        base.write_heading(self, say(HEADINGS[heading]) if heading in HEADINGS else heading)

    def write_dl(self: Any, rows: Sequence[tuple[str, str]], *args: Any, **given: Any) -> None:
        told = [(named(words, first), explained(words, text)) for first, text in rows]
        base.write_dl(self, told, *args, **given)

    own = {"write_usage": write_usage, "write_heading": write_heading, "write_dl": write_dl}
    return type("Formatter", (base,), own)


def named(words: Words, first: str) -> str:
    """An option with what it takes; Typer gives that in Python's words."""
    first = re.sub(r"<(int|float)( range)?>", f"<{words.say('help-number')}>", first)
    return re.sub(
        r"<(list\[)?str\]?>", f"<{words.say('help-text')}>" if first.startswith("-") else "", first
    ).rstrip()


def explained(words: Words, text: str) -> str:
    """The explanation of an option, whose last brackets are Typer's: its default and the like."""
    if text == HELP:
        return words.say("help-help")
    before, opened, remarks = text.rpartition("[")
    if not opened or not remarks.endswith("]"):
        return text
    return f"{before}[{'; '.join(_remark(words, each) for each in remarks[:-1].split('; '))}]"


def _remark(words: Words, remark: str) -> str:
    for begins, message in REMARKS:
        if remark.startswith(begins):
            return words.say(message, value=remark.removeprefix(begins))
    return remark


def complain(words: Words, wrong: Any) -> int:
    """Says on stderr what was wrong with what was typed; the exit code. A group alone shows its help."""
    context, sentence = getattr(wrong, "ctx", None), wrong.format_message()
    if context is None:
        print(spoken(words, sentence), file=sys.stderr)
    elif sentence == context.get_help():
        print(sentence, file=sys.stderr)
    else:
        hint = words.say("usage-help", command=f"{context.command_path} --help")
        print(context.get_usage(), hint, "", spoken(words, sentence), sep="\n", file=sys.stderr)
    return int(wrong.exit_code)


def spoken(words: Words, sentence: str) -> str:
    """A complaint of Typer's as a line of ours; one that we do not know stays English as a whole."""
    for pattern, message in COMPLAINTS:
        if found := re.fullmatch(pattern, sentence, re.DOTALL):
            blanks = found.groupdict()
            if "near" in blanks:
                blanks["near"] = words.one_of(re.findall(r"[\w-]+", blanks["near"] or "")) or "none"
            return words.say("error", sentence=words.say(message, **blanks))
    return Words().say("error", sentence=sentence.removesuffix("."))
