"""The interface described for programs and people, made from the types that are sent."""

from __future__ import annotations

import re
from functools import cache
from html import escape
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from portroyal import __version__
from portroyal.server import catalog
from portroyal.server.http.endpoint import PNG, SVG, Dots, Picture
from portroyal.server.http.endpoints import ENDPOINTS, Endpoint
from portroyal.server.messages import Problem
from portroyal.server.problems import STATUS_OF
from portroyal.server.table.protocol import AnyCommand, Message, Refused

ALWAYS = ("too-many-requests", "shutting-down", "bug", "not-saved", "unreadable")
WITH_BODY = ("bad-json", "bad-message", "not-json", "too-large", "cross-site")


@cache
def description() -> dict[str, Any]:
    """The OpenAPI document."""
    types = [found.answer for found in ENDPOINTS] + [
        found.body for found in ENDPOINTS if found.body is not None
    ]
    roots = [Message, AnyCommand, Problem, Refused, *types]
    schemas, components = msgspec.json.schema_components(roots, ref_template="#/components/schemas/{name}")
    by_type = dict(zip(map(repr, roots), schemas, strict=True))
    components |= {"Message": by_type[repr(Message)], "Command": by_type[repr(AnyCommand)]}
    paths: dict[str, Any] = {}
    for found in ENDPOINTS:
        paths.setdefault(found.path, {})[found.method.lower()] = _operation(found, by_type)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Port Royal game server",
            "version": __version__,
            "description": "Tables for people and bots. The live stream of a table is a WebSocket at "
            "/api/tables/{id}/live: the server sends Message, the client sends Command.",
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "security": [{"device": []}, {"bearer": []}, {}],
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "device": {"type": "apiKey", "in": "cookie", "name": "portroyal"},
                "bearer": {"type": "http", "scheme": "bearer"},
            },
        },
    }


def _operation(found: Endpoint, by_type: dict[str, Any]) -> dict[str, Any]:
    names = re.findall(r"{(\w+)}", found.path)
    parameters: list[dict[str, Any]] = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names
    ]
    parameters += [
        {"name": name, "in": "query", "description": text, "schema": _query_schema(name)}
        for name, text in found.query.items()
    ]
    told: dict[str, Any] = {
        "operationId": found.do.__name__,
        "summary": found.summary,
        "parameters": parameters,
        "responses": _responses(found, by_type),
    }
    if found.body is not None:
        told["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": by_type[repr(found.body)]}},
        }
    return told


def _query_schema(name: str) -> dict[str, Any]:
    if name in ("since", "wait"):
        return {"type": "integer", "minimum": 0, "maximum": 25 if name == "wait" else 10**9}
    for info in catalog.games().games:
        if isinstance(info.options.get(name), list):
            return {"type": "integer", "enum": info.options[name]}
    return {"type": "string"}


def _responses(found: Endpoint, by_type: dict[str, Any]) -> dict[str, Any]:
    codes = [*found.codes, *ALWAYS, *(WITH_BODY if found.body is not None else ())]
    if found.method != "GET":
        codes += ["cross-site", "too-large"]
    by_status: dict[int, list[str]] = {}
    for code in dict.fromkeys(codes):
        by_status.setdefault(STATUS_OF[code], []).append(code)
    refusals = {"anyOf": [by_type[repr(Problem)], by_type[repr(Refused)]]}
    schema = refusals if found.path.endswith("/commands") else by_type[repr(Problem)]
    answers = {"200": _content("done", by_type[repr(found.answer)])}
    if found.answer in (Picture, Dots):
        kind = SVG if found.answer is Picture else PNG
        answers = {"200": {"description": "done", "content": {kind: {"schema": {"type": "string"}}}}}
    for status in sorted(by_status):
        answers[str(status)] = _content(", ".join(by_status[status]), schema)
    return answers


def _content(description: str, schema: Any) -> dict[str, Any]:
    return {"description": description, "content": {"application/json": {"schema": schema}}}


async def document(request: Request) -> Response:
    return Response(msgspec.json.encode(description()), media_type="application/json")


async def page(request: Request) -> Response:
    return Response(_page(), media_type="text/html")


async def style(request: Request) -> Response:
    return Response(STYLE, media_type="text/css")


@cache
def _page() -> str:
    told = description()
    paths = [
        f"<section><h3><code>{method.upper()} {escape(path)}</code></h3><p>{escape(op['summary'])}</p>"
        f"{_parameters(op)}{_body(op)}{_answers(op)}</section>"
        for path, methods in told["paths"].items()
        for method, op in methods.items()
    ]
    types = [_type(name, schema) for name, schema in sorted(told["components"]["schemas"].items())]
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/api/docs.css">'
        f"<title>{told['info']['title']}</title></head><body><main><h1>{told['info']['title']}</h1>"
        f'<p>{escape(told["info"]["description"])} For programs: <a href="/api/openapi.json">OpenAPI</a>.</p>'
        f"<h2>Paths</h2>{''.join(paths)}<h2>Types</h2>{''.join(types)}</main></body></html>"
    )


def _parameters(op: dict[str, Any]) -> str:
    items = [
        f"<li><code>{p['name']}</code> {escape(p.get('description', 'in the path'))}</li>"
        for p in op["parameters"]
    ]
    return f"<ul>{''.join(items)}</ul>" if items else ""


def _body(op: dict[str, Any]) -> str:
    if "requestBody" not in op:
        return ""
    return f"<p>asks for {_named(op['requestBody']['content']['application/json']['schema'])}</p>"


def _answers(op: dict[str, Any]) -> str:
    rows = [
        f"<tr><td>{status}</td><td>{escape(answer['description'])}</td>"
        f"<td>{_named(next(iter(answer['content'].values()))['schema'])}</td></tr>"
        for status, answer in op["responses"].items()
    ]
    return f"<table>{''.join(rows)}</table>"


def _type(name: str, schema: dict[str, Any]) -> str:
    rows = [
        f"<tr><td><code>{escape(field)}</code></td><td>{_named(kind)}</td>"
        f"<td>{escape(kind.get('description', ''))}</td></tr>"
        for field, kind in schema.get("properties", {}).items()
    ]
    text = escape(schema.get("description", "")) or ("" if rows else _named(schema))
    head = f'<section id="{escape(name)}"><h3>{escape(name)}</h3><p>{text}</p>'
    return f"{head}<table>{''.join(rows)}</table></section>"


def _named(schema: dict[str, Any]) -> str:
    """A type in a few words, with links to those that have a name."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rsplit("/", 1)[-1])
        return f'<a href="#{name}">{name}</a>'
    if "anyOf" in schema:
        return " or ".join(_named(one) for one in schema["anyOf"])
    if "enum" in schema:
        return " or ".join(f"<code>{escape(str(one))}</code>" for one in schema["enum"])
    if "const" in schema:
        return f"<code>{escape(str(schema['const']))}</code>"
    if "prefixItems" in schema:
        return f"[{', '.join(_named(one) for one in schema['prefixItems'])}]"
    if schema.get("type") == "array":
        return f"list of {_named(schema.get('items', {}))}"
    return escape(str(schema.get("type", "anything")))


STYLE = """\
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 1rem; }
section { border-top: 1px solid #8886; padding: .5rem 0; overflow-x: auto; }
table { border-collapse: collapse; } td { padding: .1rem .8rem .1rem 0; vertical-align: top; }
code { font-size: .95em; }
"""
