"""Links in messengers: tags without a script, a picture, and nothing that is not for everybody."""

from __future__ import annotations

import re
import threading
from html import unescape
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.guests import Guest, Running, running, two_at_a_table

from portroyal.server.live import previews as module
from portroyal.server.settings import Limits
from portroyal.text.words import Words

TAG = re.compile(r'<meta (?:property|name)="([^"]+)" content="([^"]*)" />')
HOUSE = Words("en").say("preview-house")


def page(server: Running, path: str, **headers: str) -> str:
    answer = httpx.get(server.address + path, headers=headers)
    assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-cache")
    return answer.text


def tags(server: Running, path: str, **headers: str) -> dict[str, str]:
    """What is told of a link, all of it before anything is fetched or run."""
    head = page(server, path, **headers).split("<script")[0]
    return {name: unescape(value) for name, value in TAG.findall(head)}


def picture(server: Running, path: str) -> httpx.Response:
    return httpx.get(f"{server.address}/art/{path}", timeout=60)


def size(png: bytes) -> tuple[int, int]:
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    return int.from_bytes(png[16:20], "big"), int.from_bytes(png[20:24], "big")


def test_an_invitation_says_who_invites_in_the_readers_language(server: Running) -> None:
    ann = Guest(server.address, 'Ann "<b>"')
    table = ann.open("me", "open", "open", title="</title><script>x")["table"]
    path = f"/table/{table['id']}?key={table['key']}"
    told = tags(server, path)
    assert told["og:title"] == told["twitter:title"] == "Invitation · </title><script>x"
    assert told["og:description"] == '2 seats are still open. Come and play with Ann "<b>"!'
    assert told["og:url"] == server.address + path
    assert told["twitter:card"] == "summary_large_image"
    assert told["og:image"] == told["twitter:image"]
    assert "<script>x" not in page(server, path)
    assert tags(server, path, **{"accept-language": "fr, nl;q=0.5"})["og:title"].startswith("Uitnodiging")
    german = tags(server, f"{path}&lang=de", **{"accept-language": "nl"})
    assert (german["og:title"][:9], german["og:locale"]) == ("Einladung", "de")
    shown = httpx.get(told["og:image"], timeout=60)
    assert (shown.headers["content-type"], size(shown.content)) == ("image/png", (1200, 630))
    assert len(shown.content) < 300_000
    assert "private" in shown.headers["cache-control"]
    assert shown.headers["cross-origin-resource-policy"] == "cross-origin"
    known = {"if-none-match": shown.headers["etag"]}
    assert httpx.get(told["og:image"], headers=known).status_code == 304


def test_nobody_waits_until_the_words_of_a_language_are_read(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That takes most of a second, in which a whole house would stand still."""
    readers = []

    class Noted(Words):
        def __init__(self, lang: str) -> None:
            readers.append(threading.current_thread())
            super().__init__(lang)

    monkeypatch.setattr(module, "Words", Noted)
    ann = Guest(server.address, "Ann")
    open, private = (ann.open("me", "open", public=public)["table"]["id"] for public in (True, False))
    for path in (f"/table/{open}", f"/table/{private}", "/art/house.png", f"/art/tables/{open}/table.png"):
        assert httpx.get(server.address + path, timeout=60).status_code == 200
    assert len(readers) == 4
    assert server._thread not in readers


def test_a_private_table_shows_the_house_without_its_key(server: Running) -> None:
    ann, bob = Guest(server.address, "Ann"), Guest(server.address, "Bob")
    table = ann.open("me", "open", "open")["table"]
    id, key = table["id"], table["key"]
    hidden, nowhere = tags(server, f"/table/{id}"), tags(server, "/table/aBcDeFgHi1")
    assert hidden.pop("og:url") != nowhere.pop("og:url")
    assert hidden == nowhere
    assert hidden["og:description"] == HOUSE
    for wrong in ("", "?key=x", f"?key={key[:-1]}"):
        assert "Ann" not in page(server, f"/table/{id}{wrong}")
        answer = picture(server, f"tables/{id}/table.png{wrong}")
        assert answer.content == picture(server, "house.png").content
    own = ann.get(f"/art/tables/{id}/table.png", lang="en").content  # who sits there needs no key
    assert own == picture(server, f"tables/{id}/table.png?key={key}").content
    bob.join(id, key=key)
    assert "Bob" in tags(server, f"/table/{id}?key={key}")["og:description"]
    assert ann.send(id, "sit", seat=1, kind="open")["type"] == "done"  # Bob is removed, and the link changes
    assert tags(server, f"/table/{id}?key={key}")["og:description"] == HOUSE
    new = ann.table(id)["table"]["key"]
    assert "Ann" in tags(server, f"/table/{id}?key={new}")["og:description"]


def test_of_a_game_under_way_only_the_players_are_told(server: Running) -> None:
    ann, _, id = two_at_a_table(server, public=True)
    for path in (f"/table/{id}", f"/replay/{id}", f"/games/{id}/review"):
        told = tags(server, path)
        assert told["og:title"] == "At the table · Port Royal"
        assert told["og:description"] == "At the table: Ann and Bob. Come and watch!"
    assert ann.send(id, "resign")["type"] == "done"
    told = tags(server, f"/replay/{id}")
    assert told["og:title"] == "Replay · Port Royal"
    assert re.fullmatch(r"Bob won\. Final score: Bob \d+, Ann \d+\.", told["og:description"])
    assert tags(server, f"/games/{id}/review")["og:title"] == "Good or lucky? · Port Royal"
    assert picture(server, f"tables/{id}/card.png").json()["code"] == "no-page"
    assert "og:title" not in page(server, "/lobby")


def test_addresses_are_those_of_the_site_before_the_proxy(tmp_path: Path) -> None:
    passed = {"host": "play.example", "x-forwarded-proto": "https", "x-forwarded-for": "10.0.0.1"}
    for trusted, site in ((True, "https://play.example"), (False, "http://play.example")):
        with running(tmp_path / f"{trusted}.sqlite", behind_proxy=trusted) as server:
            told = tags(server, "/table/aBcDeFgHi1", **passed)
            assert told["og:image"] == f"{site}/art/house.png?lang=en"
            assert told["og:url"] == f"{site}/table/aBcDeFgHi1"


def test_pictures_have_a_rate_are_drawn_once_and_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "MOST_BYTES", 400_000)
    limits = Limits(previews=(0.001, 12), requests=(1e9, 1e9))
    with running(tmp_path / "tables.sqlite", limits) as server:
        ann = Guest(server.address, "Ann")
        id = ann.open("me", "open", public=True)["table"]["id"]
        answers: list[httpx.Response] = []
        drawn: list[object] = []
        by_the_way = server.house.bots.by_the_way

        async def counted(*about: Any) -> Any:
            drawn.append(about)
            return await by_the_way(*about)

        monkeypatch.setattr(server.house.bots, "by_the_way", counted)
        first = f"{server.address}/art/tables/{id}/table.png"

        def ask(address: str = first) -> None:
            answers.append(httpx.get(address, timeout=60))

        crowd = [threading.Thread(target=ask) for _ in range(8)]
        for one in crowd:
            one.start()
        for one in crowd:
            one.join()
        assert {answer.status_code for answer in answers} == {200}
        assert (len({answer.content for answer in answers}), len(drawn)) == (1, 1)
        for lang in ("de", "nl", "en-US", "en"):
            ask(f"{first}?lang={lang}")
        kept = server.house.previews._kept
        assert 0 < sum(map(len, kept.values())) <= 400_000
        refused = httpx.get(first)
        assert (refused.status_code, refused.json()["code"]) == (429, "too-many-requests")
