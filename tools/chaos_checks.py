"""What `make chaos` looks at in the end: every answer against the logs, every log against the rules."""

from __future__ import annotations

from typing import Any

import msgspec

from portroyal.play.family import Setup
from portroyal.play.game import Game
from portroyal.play.record import fair_key


def check_log(id: str, log: list[dict[str, Any]], acknowledged: list[dict[str, Any]]) -> list[str]:
    """No gap, nothing acknowledged missing or at another place, nothing answered twice in two places."""
    faults = []
    if [entry["seq"] for entry in log] != list(range(1, len(log) + 1)):
        faults.append(f"{id}: the log has gaps")
    places: set[int] = set()
    for one in acknowledged:
        command = one["command"]
        entry = log[one["seq"] - 1] if one["seq"] <= len(log) else None
        if entry is None or entry["kind"] != command["do"]:
            faults.append(f"{id}: acknowledged {command} is lost")
        elif command["do"] == "act" and entry["action"] != command["action"]:
            faults.append(
                f"{id}: entry {one['seq']} is {entry['action']}, acknowledged was {command['action']}"
            )
        if one["seq"] in places:
            faults.append(f"{id}: entry {one['seq']} was acknowledged for two commands")
        places.add(one["seq"])
    said = [entry["text"] for entry in log if entry["kind"] == "chat"]
    if len(said) != len(set(said)):
        faults.append(f"{id}: a line of chat stands there twice")
    return faults


def check_game(id: str, log: list[dict[str, Any]], view: dict[str, Any]) -> list[str]:
    """The log is a game: played again from its proof it is the very state that is shown."""
    table = view["table"]
    setup = Setup(
        table["game"], len(table["seats"]), fair_key(table["fairness"]), table["options"], table["start"]
    )
    game = Game(setup)
    for entry in log:
        if entry["kind"] == "act":
            game.play(entry["action"])
        elif entry["kind"] == "undo":
            game.undo(entry["seat"])
    played = msgspec.to_builtins(msgspec.structs.replace(game.state(), legal=[]))
    return [] if played == view["state"] else [f"{id}: the log does not lead to what is shown"]
