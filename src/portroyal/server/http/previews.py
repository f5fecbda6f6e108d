"""Links before they are opened: the tags that messengers read in a page's head, and the picture they show."""

from __future__ import annotations

import logging
import re
from html import escape
from urllib.parse import urlencode

from starlette.requests import Request
from starlette.responses import Response

from portroyal.pictures.poster import HEIGHT, WIDTH
from portroyal.server.context import House
from portroyal.server.http.endpoint import PNG, Dots, endpoint
from portroyal.server.http.request import Call, address_of, own_site
from portroyal.server.live.previews import KINDS, house, name_of
from portroyal.server.problems import RefusedError
from portroyal.text.preview import HOUSE, Preview
from portroyal.text.words import LANGUAGES, accepted

PATHS = re.compile(r"/(?:(?P<kind>table|replay)/(?P<id>\w{10})|games/(?P<reviewed>\w{10})/review)/?")
log = logging.getLogger("portroyal.previews")
KEPT = "max-age=600"  # seconds: an invitation fills up, and a review gets better


def language_of(request: Request) -> str:
    asked = request.query_params.get("lang")
    return asked if asked in LANGUAGES else accepted(request.headers.get("accept-language", ""))


async def head_of(request: Request, home: House) -> str:
    """Title and tags for the page of a table, a replay or a review; empty for all others.

    Nobody is asked who they are: messengers do not know, and what the key does not open is the house.
    """
    found = PATHS.fullmatch(request.url.path)
    if found is None:
        return ""
    kind, id = found["kind"] or "review", found["id"] or found["reviewed"]
    lang, key = language_of(request), request.query_params.get("key")
    try:
        home.gate.take("requests", address_of(request, home.settings))
        told = await home.previews.of(kind, id, key, None, lang)
    except RefusedError:
        return ""  # the page itself says what is wrong
    except Exception:  # a page must come, whatever is wrong with what is told of it
        log.exception("no preview", extra={"path": kind})
        return ""
    path = "/art/house.png" if told is None else f"/art/tables/{id}/{kind}.png"
    site = own_site(request, home.settings)
    return tags(told or await house(lang), site, request, f"{path}?{_query(request, lang, told is not None)}")


def _query(request: Request, lang: str, keyed: bool) -> str:
    key = request.query_params.get("key")
    return urlencode({"key": key, "lang": lang} if key and keyed else {"lang": lang})


def tags(told: Preview, site: str, request: Request, picture: str) -> str:
    """Open Graph, and what is not the same for those who read other names."""
    asked = {name: value for name, value in request.query_params.items() if name in ("key", "lang", "move")}
    here = f"{site}{request.url.path}{'?' if asked else ''}{urlencode(asked)}"
    facts = {
        "og:type": "website",
        "og:site_name": HOUSE,
        "og:title": told.title,
        "og:description": told.sentence,
        "og:url": here,
        "og:locale": told.lang.replace("-", "_"),
        "og:image": site + picture,
        "og:image:type": PNG,
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": f"{told.title}. {told.sentence}",
    }
    plain = {
        "description": told.sentence,
        "twitter:card": "summary_large_image",
        "twitter:title": told.title,
        "twitter:description": told.sentence,
        "twitter:image": site + picture,
    }
    lines = [f"<title>{escape(told.title)}</title>"]
    lines += [f'<meta property="{name}" content="{escape(value)}" />' for name, value in facts.items()]
    lines += [f'<meta name="{name}" content="{escape(value)}" />' for name, value in plain.items()]
    return "\n    ".join(lines)


@endpoint(
    "GET",
    "/art/tables/{id}/{kind}.png",
    Dots,
    codes="no-page not-ready",
    key="of an invitation",
    lang="en, de, nl or en-US; else as the browser likes",
)
async def table_picture(call: Call) -> Response:
    """A `table`, its `replay` or `review` as a picture of 1200 by 630; the house where one may not see it."""
    params = call.request.path_params
    if params["kind"] not in KINDS:
        raise RefusedError("no-page", f"there are pictures of a {', '.join(KINDS)}")
    lang = language_of(call.request)
    told = await call.house.previews.of(params["kind"], params["id"], call.query("key"), call.asker, lang)
    return await _picture(call, told or await house(lang), told is not None)


@endpoint("GET", "/art/house.png", Dots, codes="not-ready", lang="as above")
async def house_picture(call: Call) -> Response:
    """The picture of links that say nothing, or not to everybody."""
    return await _picture(call, await house(language_of(call.request)), False)


async def _picture(call: Call, told: Preview, one: bool) -> Response:
    call.house.gate.take("previews", call.address)
    name = f'"{name_of(told)}"'
    headers = {
        "etag": name,
        # A table's own is for whoever has asked, as they may have come by its key or by their seat.
        "cache-control": f"{'private' if one else 'public'}, {KEPT}",
        "vary": "accept-language, cookie",
        "cross-origin-resource-policy": "cross-origin",
    }
    if name in call.request.headers.get("if-none-match", ""):
        return Response(None, 304, headers)
    return Response(await call.house.previews.picture(told), headers=headers, media_type=PNG)
