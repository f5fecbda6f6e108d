"""The proof in the browser: notes made before the cut find a server that exchanges its secret afterwards."""

from __future__ import annotations

import hashlib
import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, Route, WebSocketRoute
from tests.browser.harbor import Visitor
from tests.browser.sailor import wait_for_turn
from tests.browser.test_tables import Eye

SECRET = "5e" * 32  # with which the dishonest server says to have shuffled
SWAPPED = hashlib.sha256(bytes.fromhex(SECRET)).hexdigest()
END = "dialog[open] table"
PROOF = re.compile("Words and proof|Worte und Nachweis|Woorden en bewijs")


def quick_game(visitor: Visitor) -> str:
    page = visitor.go("/lobby")
    page.get_by_role("button", name="Port Royal unterwegs").click()
    page.wait_for_url("**/table/*")
    page.locator(".table").first.wait_for()
    return page.url.rsplit("/", 1)[1]


def notes_of(page: Page) -> Any:
    """Opens the dialog with words and proof, saves the notes, and reads the file."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="Words and proof").click()
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save these notes").click()
    notes = json.loads(Path(saved.value.path()).read_text("utf-8"))
    shown = page.locator("dialog[open]")
    assert shown.get_by_text(notes["commitment"]).count() == 1
    assert shown.get_by_text(notes["cut"], exact=True).count() == 1
    return notes


def lie(context: BrowserContext) -> None:
    """Between server and page: at the end secret and commitment are others, and they fit each other."""

    def swapped(text: str | bytes) -> str:
        message = json.loads(text)
        table = message.get("table")
        if isinstance(table, dict) and table.get("fairness"):
            table["commitment"] = table["fairness"]["commitment"] = SWAPPED
            table["fairness"]["secret"] = SECRET
        return json.dumps(message)

    def stream(page_side: WebSocketRoute) -> None:
        server = page_side.connect_to_server()
        server.on_message(lambda text: page_side.send(swapped(text)))

    def asked(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=swapped(answer.text()))

    context.route_web_socket("**/live**", stream)
    context.route("**/api/tables/*", asked)


def test_a_quick_game_shows_its_commitment_and_is_compared_at_the_end(
    visit: Callable[..., Visitor], tmp_path: Path
) -> None:
    visitor = visit()
    table = quick_game(visitor)
    told = visitor.context.request.get(f"{visitor.address}/api/tables/{table}").json()["table"]
    page = visitor.page
    page.get_by_text(f"Fingerprint of the server\u2019s secret: {told['commitment']}").wait_for()
    notes = notes_of(page)
    assert (notes["table"], notes["commitment"]) == (table, told["commitment"])
    page.keyboard.press("Escape")
    visitor.command(table, do="resign")
    page.locator(END).wait_for()
    page.locator("dialog[open]").get_by_text("your browser noted before the words").wait_for()
    page.goto(f"{visitor.address}/fairness?table={table}")
    page.locator(".verdict.good").wait_for()

    # The same by the command line, with the file that the browser has saved.
    record, kept = tmp_path / "record.json", tmp_path / "kept.json"
    address = f"{visitor.address}/api/tables/{table}/record"
    record.write_bytes(visitor.context.request.get(address).body())
    kept.write_text(json.dumps(notes))
    command = [sys.executable, "-m", "portroyal", "verify", str(record), "--kept", str(kept), "--lang", "en"]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert "Proven: this commitment is the one" in said


def test_a_secret_that_was_exchanged_after_the_cut_is_found(visit: Callable[..., Visitor]) -> None:
    visitor, stranger = visit(), visit()
    lie(visitor.context)
    lie(stranger.context)
    table = quick_game(visitor)
    visitor.command(table, do="resign")
    page = visitor.page
    page.locator(END).wait_for()
    page.locator("dialog[open]").get_by_role("alert").get_by_text("the secret has been swapped").wait_for()
    page.goto(f"{visitor.address}/fairness?table={table}")
    page.get_by_role("alert").get_by_text("the secret has been swapped").wait_for()
    assert page.get_by_text(SWAPPED).count() == 1

    # Without notes there is nothing to find, and the page says so: secret and commitment fit each other.
    key = visitor.context.request.get(f"{visitor.address}/api/tables/{table}").json()["table"]["key"]
    stranger.introduce()
    page = stranger.go(f"/table/{table}?key={key}")
    page.locator(END).wait_for()
    assert page.locator("dialog[open] .verdict").count() == 0
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="Words and proof").click()
    page.locator("dialog[open]").get_by_text(
        "cannot tell whether this fingerprint was shown before the words"
    ).wait_for()


def test_two_people_have_their_notes_and_a_rematch_has_its_own(visit: Callable[..., Visitor]) -> None:
    ann, ben = visit(), visit(size="phone", name="Ben")
    table = ann.table(game="unterwegs", seats=[{"kind": "me"}, {"kind": "open"}], public=True)
    ann.go(f"/table/{table}")
    ben.join(table)
    ben.go(f"/table/{table}")
    ann.page.get_by_role("button", name="Begin the game").click()
    notes = []
    for visitor in (ann, ben):
        visitor.page.locator(".table").first.wait_for()
        notes.append(notes_of(visitor.page))
        assert notes[-1]["table"] == table
        visitor.page.keyboard.press("Escape")
    sealed = [hashlib.sha256(one["cut"].encode()).hexdigest() for one in notes]
    assert [one["seals"] for one in notes] == [sealed, sealed]  # each has those of both
    for visitor in (ann, ben):
        visitor.command(table, do="vote", about="abandon", yes=True)
    for visitor in (ann, ben):
        visitor.page.locator("dialog[open] .verdict.good").get_by_text("sealed before yours").wait_for()

    alone = quick_game(ann)
    ann.command(alone, do="resign")
    ann.page.locator(END).wait_for()
    ann.page.get_by_role("button", name="Rematch").click()
    ann.page.wait_for_url(lambda url: "/table/" in url and alone not in url)
    again = ann.page.url.rsplit("/", 1)[1]
    ann.page.locator(".table").first.wait_for()
    assert notes_of(ann.page)["table"] == again
    ann.page.keyboard.press("Escape")
    ann.command(again, do="resign")
    ann.page.locator("dialog[open] .verdict.good").wait_for()


def test_cut_and_proof_are_readable_in_every_language(visit: Callable[..., Visitor]) -> None:
    visitor = visit(size="phone")
    table = quick_game(visitor)
    eye = Eye(visitor.page)

    def open_proof() -> None:
        visitor.page.locator("header [aria-haspopup=menu]").click()
        visitor.page.locator("[role=menuitem]").filter(has_text=PROOF).click()

    eye.open("notes", open_proof)
    eye.open("notes again", open_proof)
    visitor.command(table, do="resign")
    visitor.page.locator(END).wait_for()
    eye.look("end", 4)
    visitor.page.keyboard.press("Escape")
    eye.open("proof", open_proof)
    eye.open("proof again", open_proof)
    assert eye.found == {}, eye.found


@pytest.mark.parametrize(
    ("lang", "cards"),
    [
        ("en", "card|deck|cut|shuffl"),
        ("de", "Karte|Abheben|abgehoben|Stapel|[Mm]isch"),
        ("nl", "kaart|couper|coupeer|schud"),
    ],
)
def test_the_proof_of_a_dice_game_speaks_of_no_cards(
    visit: Callable[..., Visitor], lang: str, cards: str
) -> None:
    visitor = visit(lang=lang)
    table = visitor.against_bots("dice")
    page = visitor.go(f"/table/{table}")
    wait_for_turn(page)
    page.locator("header button[aria-haspopup=menu]").click()
    page.get_by_role("menuitem", name=PROOF).click()
    proof = page.locator("dialog[open]")
    proof.locator("code").first.wait_for()
    assert re.findall(cards, proof.inner_text()) == []
    page.keyboard.press("Escape")
    visitor.command(table, do="resign")
    ending = page.locator("dialog[open]", has=page.locator("table"))
    assert re.findall(cards, ending.inner_text()) == []
    page = visitor.go(f"/fairness?table={table}")
    proof = page.locator("section, .panel").filter(has=page.locator("code")).first
    proof.wait_for()
    assert re.findall(cards, proof.inner_text()) == []
