"""The attacks of `make abuse` by names: those that look like others, and many that are long to compare."""

from __future__ import annotations

import asyncio
import itertools
import random

from abuse_attacks import Site, attack, until_over

LONG = "\ufdfa"  # one letter that looks like eighteen
LETTERS = "ABCDEFGHKMNPQRSTUVWXYZ"


@attack
async def look_alike_names(site: Site) -> list[str]:
    """Others at the table get names that look like the host's."""
    host = await site.visitor()
    await site.ask(host, "PATCH", "/api/me", {"name": "Paola"})
    wrong = []
    for name in ("Paola", "P\u0430ola", "paola ", "Pa\u200dola", "\u3164", "Paola\u0332", "Paoia", "Pa0la"):
        table = await site.open(host, seats=[{"kind": "me"}, {"kind": "open"}], begin=False)
        twin = await site.visitor()
        await site.ask(twin, "PATCH", "/api/me", {"name": name})
        told = await site.ask(twin, "POST", f"/api/tables/{table['id']}/join", {"key": table["key"]})
        if told.status_code == 200 and told.json()["table"]["seats"][1]["name"] == name:
            wrong.append(f"{name!r} sits beside 'Paola'")
        await site.send(host, table["id"], "leave")
        site.tries += 1
    await until_over(site)
    return wrong


@attack
async def crowded_names(site: Site) -> list[str]:
    """Who sits down is compared with everybody who has spoken: with a hundred long names, again and again."""
    host, crowd = await site.visitor(), [await site.visitor() for _ in range(20)]
    seats = [{"kind": "me"}, *[{"kind": "open"}] * 4]
    table = await site.open(host, seats=seats, begin=False, public=True, chat="all")
    endless = (LONG * 26 + "".join(random.choices(LETTERS, k=6)) for _ in itertools.count())

    async def speak(token: str) -> None:
        for _ in range(5):
            await site.ask(token, "PATCH", "/api/me", {"name": next(endless)})
            await site.send(token, table["id"], "chat", text="Ahoy!")

    await asyncio.gather(*map(speak, crowd))
    late = await site.visitor()
    await site.ask(late, "PATCH", "/api/me", {"name": next(endless)})

    async def join() -> None:
        one, other = next(endless), next(endless)
        await site.ask(late, "POST", f"/api/tables/{table['id']}/join", {"guests": [one, other, one]})

    await site.crowd(16, join)
    return []
