"""TypeScript types for the browser client, made from the msgspec types of server and play."""

from __future__ import annotations

import inspect
import json
from types import ModuleType
from typing import Any, get_args

import msgspec

from portroyal.play import events, offers, state
from portroyal.play.cards import offers as cards_offers
from portroyal.play.cards import view as cards_view
from portroyal.play.dice import offers as dice_offers
from portroyal.play.dice import view as dice_view
from portroyal.server import game_messages, messages
from portroyal.server.table import protocol as stream

MODULES = (
    events, state, offers, cards_view, cards_offers, dice_view, dice_offers, game_messages, messages, stream,
)  # fmt: skip
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def structs_of(module: ModuleType) -> list[type[msgspec.Struct]]:
    """The message types that a module declares, in its own order."""
    found = (each for each in vars(module).values() if inspect.isclass(each))
    return [
        each
        for each in found
        if issubclass(each, msgspec.Struct) and each.__module__ == module.__name__ and each.__name__[0] != "_"
    ]


def types_ts(made: str) -> str:
    """All message types as TypeScript interfaces, each with its docstring."""
    wanted = [each for module in MODULES for each in structs_of(module)]
    _, components = msgspec.json.schema_components(wanted)
    parts = [f"/** {made} */", "/* prettier-ignore-start */"]
    parts += [_declared(name, schema) for name, schema in components.items()]
    return "\n".join([*parts, *_stream()]) + "\n"


def _stream() -> list[str]:
    """What the stream of a table may say, by the type that each message names."""
    said = get_args(stream.Message)
    return [
        "\n/** A message of the stream, and the types that it may name. */",
        f"export type Message = {' | '.join(each.__name__ for each in said)};",
        f"export const MESSAGES = {json.dumps([each.__struct_config__.tag for each in said])} as const;",
    ]


def _declared(name: str, schema: dict[str, Any]) -> str:
    required = set(schema.get("required", ()))
    lines = [f"\n/** {' '.join(schema['description'].split())} */"] if "description" in schema else [""]
    lines.append(f"export interface {name} {{")
    for key, value in schema.get("properties", {}).items():
        optional = "" if key in required else "?"
        lines.append(f"  {key}{optional}: {_type(value)};")
    return "\n".join([*lines, "}"])


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[-1]
    if "enum" in schema:
        return " | ".join("null" if value is None else f'"{value}"' for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_type(each) for each in schema["anyOf"]))
    if "prefixItems" in schema:
        return f"[{', '.join(_type(each) for each in schema['prefixItems'])}]"
    if schema.get("type") == "array":
        item = _type(schema.get("items", {}))
        return f"({item})[]" if " " in item else f"{item}[]"
    if schema.get("type") == "object":
        return f"Record<string, {_type(schema.get('additionalProperties') or {})}>"
    if isinstance(schema.get("type"), list):
        return " | ".join(PLAIN[each] for each in schema["type"])
    return PLAIN.get(schema.get("type", ""), "unknown")
