"""The ten lines of docs/library.md as a program: run by the tests, and read by mypy."""

from __future__ import annotations

from typing import assert_type

from portroyal import Event, Game, Record, bot

# fmt: off
game = Game.new("port-royal", 2, seed=7)
actions = game.legal
events = game.play("draw")
game.play("stop"); action = game.undo()  # noqa: E702
other = game.copy()
print(game)
picture = game.svg()
record = Record.read("game.json")
walked = [moment.action for moment in record.moments()]
best = bot("captain", playouts=2000).choose(game)
# fmt: on

assert_type(actions, list[str])
assert_type(events, list[Event])
assert_type((action, picture, best), tuple[str, str, str])
assert_type(walked, list[str])
assert_type(other.state().harbor, list[str])
