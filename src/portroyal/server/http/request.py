"""One HTTP request: who asks, from where, with what; and how an answer goes back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from ipaddress import ip_address, ip_network
from typing import Any, TypeVar

import msgspec
from msgspec import UNSET, UnsetType
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response

from portroyal.server.context import House
from portroyal.server.limits import PAUSE
from portroyal.server.messages import Fault, Me, Problem, encode
from portroyal.server.problems import RefusedError, shutting_down
from portroyal.server.settings import Settings

COOKIE = "portroyal"
TLS_COOKIE = f"__Host-{COOKIE}"  # which browsers take over TLS alone, and from no other host
COOKIE_LASTS = 400 * 86_400  # as long as browsers keep one
SAFE = ("GET", "HEAD", "OPTIONS")
T = TypeVar("T")


def address_of(connection: HTTPConnection, settings: Settings) -> str:
    """Where a request comes from; a proxy is believed only if the operator says that there is one."""
    if settings.behind_proxy:
        lines = connection.headers.getlist("x-forwarded-for")  # some proxies add one to those of the visitor
        passed = lines[-1].split(",")[-1].strip() if lines else ""
        if passed:
            return network_of(passed)
    return network_of(connection.client.host) if connection.client else "unknown"


def network_of(address: str) -> str:
    """What limits count: an IPv4 address, but of IPv6 the network, in which one person has all addresses.

    Proxies may add a port, or tell an IPv4 address as one of IPv6.
    """
    if ":" not in address:
        return address
    bare = address.partition(":")[0] if address.count(":") == 1 else address
    bare = bare.removeprefix("[").partition("]")[0].partition("%")[0]
    try:
        found = ip_address(bare)
    except ValueError:
        return address[:45]
    plain = getattr(found, "ipv4_mapped", found)  # none where it is truly of IPv6
    return str(plain or ip_network((bare, 64), strict=False))


def over_tls(connection: HTTPConnection, settings: Settings) -> bool:
    passed = settings.behind_proxy and connection.headers.get("x-forwarded-proto") == "https"
    return passed or connection.url.scheme in ("https", "wss")


def own_site(connection: HTTPConnection, settings: Settings) -> str:
    """The site that a request is sent to, as browsers would name it."""
    return f"{'https' if over_tls(connection, settings) else 'http'}://{connection.headers.get('host')}"


def same_site(connection: HTTPConnection, settings: Settings) -> bool:
    """Browsers say where a request comes from; programs that say nothing have no cookies to steal."""
    origin = connection.headers.get("origin")
    if origin is not None:
        return origin in settings.origins or origin == own_site(connection, settings)
    return connection.headers.get("sec-fetch-site", "none") in ("same-origin", "none")


def by_link(connection: HTTPConnection) -> bool:
    """Whether a browser was sent here as to a page. It then leaves out the cookie, and a new one would
    take the place of the old: a link on another site must not cost anybody their identity."""
    return "text/html" in connection.headers.get("accept", "")


def token_of(connection: HTTPConnection) -> str | None:
    authorization = connection.headers.get("authorization", "")
    if authorization.startswith("Bearer "):
        return authorization.removeprefix("Bearer ")
    return cookie_of(connection.headers.getlist("cookie"), (TLS_COOKIE, COOKIE))


def cookie_of(headers: list[str], names: tuple[str, ...]) -> str | None:
    """The value of the first of these names that came, in one pass: Python's own parser is quadratic."""
    found: dict[str, str] = {}
    for header in headers:
        for part in header.split(";"):
            name, _, value = part.strip().partition("=")
            if name in names:
                found.setdefault(name, value)
    return next((found[name] for name in names if name in found), None)


class Call:
    """A request on its way through the server."""

    def __init__(self, request: Request, house: House) -> None:
        self.request, self.house = request, house
        self.address = address_of(request, house.settings)
        self.me: Me | None = None
        self.body: Any = None
        self.token: str | None = None  # to be set as cookie
        self.forgets = False  # the cookie is to go

    def check(self) -> None:
        """Before anything is read: the site, the rate, the type and size of the body."""
        request, limits = self.request, self.house.settings.limits
        if self.house.closing:
            raise shutting_down()
        if request.method not in SAFE and not same_site(request, self.house.settings):
            raise RefusedError("cross-site", "this request comes from another site")
        self.house.gate.take("requests", self.address)
        length = request.headers.get("content-length", "0")
        if not length.isdecimal() or int(length[:12]) > limits.body:
            raise RefusedError("too-large", f"a request has at most {limits.body:,} bytes")

    async def identify(self) -> None:
        self.me = await self.house.people.who(token_of(self.request), self.agent)

    @property
    def agent(self) -> str:
        """What the browser says of itself; only a few words of it are ever kept."""
        return self.request.headers.get("user-agent", "")

    @property
    def asker(self) -> str | None:
        """The visitor who asks, if it is one."""
        return None if self.me is None else self.me.visitor

    @property
    def visitor(self) -> Me:
        if self.me is None:
            raise RefusedError("no-identity", "this needs a visitor: ask GET /api/me first")
        self.house.tables.check_there(self.me.visitor)
        return self.me

    async def read(self, decode: Callable[[bytes], Any]) -> None:
        kind = self.request.headers.get("content-type", "").split(";")[0].strip().lower()
        if kind != "application/json":
            raise RefusedError("not-json", "the body must be application/json")
        try:
            async with asyncio.timeout(self.house.settings.body_time):
                raw = await self._whole()
        except (TimeoutError, ClientDisconnect):
            raise RefusedError("bad-json", "the body did not come in time") from None
        try:
            self.body = decode(raw)
        except msgspec.ValidationError as wrong:
            raise RefusedError("bad-message", f"the body does not fit: {wrong}") from None
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as wrong:
            raise RefusedError("bad-json", f"the body is no JSON: {wrong}") from None

    async def _whole(self) -> bytes:
        """The body, as long as it is not too large."""
        most = self.house.settings.limits.body
        raw = bytearray()
        async for chunk in self.request.stream():
            raw += chunk
            if len(raw) > most:
                raise RefusedError("too-large", f"a request has at most {most:,} bytes")
        return bytes(raw)

    async def aside(self, work: Callable[..., T], *about: Any) -> T:
        """What somebody has brought along is understood or drawn by threads of its own, so much at a time of
        each address: it takes long, and neither tables nor pages wait for it."""
        house = self.house
        with house.gate.few("own", self.address, house.settings.limits.own):
            return await asyncio.get_running_loop().run_in_executor(house.own_work, work, *about)

    def query(self, name: str) -> str | None:
        return self.request.query_params.get(name)

    def number(self, name: str, low: int, high: int) -> int | None:
        """A whole number among the parameters."""
        text = self.query(name)
        if text is None:
            return None
        if not (text.isascii() and text.isdecimal() and len(text) < 12 and low <= int(text) <= high):
            raise RefusedError("bad-query", f"{name} must be a whole number from {low} to {high}")
        return int(text)

    def word(self, name: str, known: tuple[str, ...], default: str) -> str:
        text = self.query(name)
        if text is not None and text not in known:
            raise RefusedError("bad-query", f"{name} must be {' or '.join(known)}")
        return default if text is None else text

    def finish(self, response: Response) -> Response:
        """Cookies, and that nobody keeps a copy."""
        response.headers.setdefault("cache-control", "no-store")
        sent = self.request.headers.getlist("cookie")
        secure, old = over_tls(self.request, self.house.settings), cookie_of(sent, (COOKIE,))
        if secure and old is not None and self.me is not None and token_of(self.request) == old:
            self.token = self.token or old  # known by a cookie of plain http: the safe one takes its place
        token = "" if self.forgets else self.token
        if token is not None:
            self._set(response, TLS_COOKIE if secure else COOKIE, token)
        if secure and old is not None and (token is not None or cookie_of(sent, (TLS_COOKIE,))):
            self._set(response, COOKIE, "")
        return response

    def _set(self, response: Response, name: str, token: str) -> None:
        """A cookie, or its end where there is no token. Pages of other sites that the operator allows
        have one of their own each: browsers would not send them one that is for this site alone."""
        settings, origin = self.house.settings, self.request.headers.get("origin")
        line = f"{name}={token}; Max-Age={COOKIE_LASTS if token else 0}; Path=/; HttpOnly"
        secure = over_tls(self.request, settings)
        elsewhere = secure and origin in settings.origins and origin != own_site(self.request, settings)
        line += "; Secure" * secure + ("; SameSite=None; Partitioned" if elsewhere else "; SameSite=Strict")
        response.headers.append("set-cookie", line)


def json_response(message: object, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    return Response(encode(message), status, headers, "application/json")


async def late_problem(wrong: RefusedError) -> Response:
    """A refusal; where it is for a rate, it comes late, or asking again and again would pay."""
    if wrong.code == "too-many-requests":
        await asyncio.sleep(PAUSE)
    return problem(wrong)


def problem(wrong: RefusedError) -> Response:
    headers = {} if wrong.retry_after is None else {"retry-after": f"{max(1, round(wrong.retry_after))}"}
    fault: Fault | UnsetType = UNSET
    if wrong.fault is not None:
        fault = Fault(wrong.fault.code, wrong.fault.facts, wrong.fault.key, wrong.fault.line)
    return json_response(Problem(wrong.code, wrong.sentence, fault), wrong.status, headers)
