"""Outside the families' own folders no game is named and no family imported; what is declared here may."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import get_args, get_type_hints

import portroyal
from portroyal.play.families import OWN, all_games, families
from portroyal.play.game import Game
from portroyal.play.state import OpenState
from portroyal.server.table.protocol import Hello

HOME = Path(portroyal.__file__).parent
GAMES = re.compile("|".join(rf"(?<![\w-]){re.escape(name)}(?![\w-])" for name in all_games()))

# The files in which a game's name may stand, and why.
DECLARED = {
    "__init__.py": "where the public names are from",
    "library/game.py": "by the name of a game its state is typed",
    "play/families.py": "the list of our own families",
    "play/record.py": "`dice` is a field of records",
    "engine.py": "`dice` is a field of the protocol",
    "server/verify.py": "`dice` is a field of records",
}


def own_folder(path: Path) -> bool:
    """A family's folder, or the rules', or the drawing of charts."""
    parts = path.relative_to(HOME).parts
    return parts[0] == "rules" or bool({*OWN, "charts"} & set(parts[:-1]))


def texts_in(path: Path) -> list[str]:
    """All strings of a file that are no documentation."""
    tree = ast.parse(path.read_text("utf-8"))
    said = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)) and node.body
        if isinstance(node.body[0], ast.Expr)
    }
    return [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in said
    ]


def test_no_game_is_named_outside_the_folders_of_its_family() -> None:
    found = {
        path.relative_to(HOME).as_posix()
        for path in HOME.rglob("*.py")
        if not own_folder(path) and any(GAMES.search(text) for text in texts_in(path))
    }
    assert found == set(DECLARED)


def test_every_family_has_a_state_of_the_type_that_goes_over_the_wire() -> None:
    assert get_args(get_type_hints(Hello)["state"])[0] is OpenState
    for name, facts in all_games().items():
        assert isinstance(Game.new(name, facts.least_players, seed=1).state(), OpenState)


def test_every_part_that_a_family_names_is_there() -> None:
    from portroyal.play.families import part_of

    for family in families().values():
        for floor in family.parts:
            assert part_of(family.games[0].name, floor) is not None
