"""People at one table: two browsers and a spectator, chat, rematch; several people at one device."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.harbor import Visitor, until
from tests.browser.sailor import play_both, play_to_the_end, playable


def test_two_friends_and_a_spectator(visit: Callable[..., Visitor]) -> None:
    ann, ben, eve = visit(), visit(size="phone", lang="de"), visit(lang="nl")

    # Ann opens a table in the form and gets an invitation link.
    page = ann.go("/new?game=unterwegs")
    page.get_by_label("Players", exact=True).select_option("2")
    page.get_by_role("button", name="Open a table").click()
    page.wait_for_url("**/table/*")
    link = page.get_by_label("Invitation link").input_value()
    assert "key=" in link
    page.get_by_text("QR code").click()
    box = page.get_by_role("img", name="QR code").bounding_box()
    assert box is not None
    assert box["width"] == box["height"] >= 200  # of pixels that a camera finds

    # Ben opens the link, says his name and sits down; Ann begins.
    ben.page.goto(link)
    ben.page.get_by_label("Dein Name").fill("Ben")
    ben.page.get_by_role("button", name="Platz nehmen").click()
    page.get_by_text("Ben", exact=True).wait_for()
    page.get_by_role("button", name="Begin the game").click()

    # Eve watches by the same link and is counted.
    eve.page.goto(link)
    page.get_by_text("1 person watching").wait_for(state="attached")

    # They chat; the phone has the chat behind a button.
    page.get_by_role("textbox", name="Say something").fill("<b>Ahoy</b> & good luck")
    page.get_by_role("button", name="Send").click()
    ben.page.get_by_role("button", name="Chat, 1 neue Nachricht").click()
    ben.page.get_by_text("<b>Ahoy</b> & good luck").wait_for()
    ben.page.keyboard.press("Escape")

    # A spectator can press nothing.
    until(eve.page, "document.querySelectorAll('.who').length === 2")
    assert playable(eve.page) == ""

    assert play_both(page, ben.page)
    eve.page.locator("dialog[open] table").first.wait_for()

    # A rematch: the first who asks opens it, the other follows.
    page.get_by_role("button", name="Rematch").click()
    old = link.split("/table/")[1].split("?")[0]
    page.wait_for_url(lambda url: "/table/" in url and old not in url)
    ben.page.get_by_role("button", name="Zur Revanche").click()
    ben.page.wait_for_url(page.url)


def test_who_is_removed_is_told_so_and_needs_the_new_link(visit: Callable[..., Visitor]) -> None:
    ann, ben = visit(), visit()
    page = ann.go("/new?game=unterwegs")
    page.get_by_label("Players", exact=True).select_option("2")
    page.get_by_role("button", name="Open a table").click()
    page.wait_for_url("**/table/*")
    link = page.get_by_label("Invitation link").input_value()
    ben.page.goto(link)
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    page.get_by_text("Ben", exact=True).wait_for()
    page.get_by_role("button", name="Remove").click()
    ben.page.get_by_role("heading", name="You have been removed from this table").wait_for()
    page.get_by_text("There is a new invitation link").wait_for()
    new = page.get_by_label("Invitation link").input_value()
    assert new != link
    ben.page.goto(link)
    ben.page.get_by_role("heading", name="There is no such table").wait_for()
    ben.page.goto(new)
    ben.page.get_by_role("button", name="Sit down").click()
    page.get_by_text("Ben", exact=True).wait_for()


def test_two_of_one_name_cannot_sit_at_one_table(visit: Callable[..., Visitor]) -> None:
    ann, ben = visit(name="Kim"), visit(name="Kim")
    table = ann.table(game="unterwegs", seats=[{"kind": "me"}, {"kind": "open"}], public=True)
    ben.introduce()
    ben.expect_refusals(409)
    page = ben.go(f"/table/{table}")
    offered = page.get_by_label("Your name")
    assert offered.input_value() not in ("", "Kim")  # a name that is free
    offered.fill("K\u0456m")
    page.get_by_role("button", name="Sit down").click()
    page.get_by_text("Somebody at this table has a name that looks the same.").wait_for()
    offered.fill("Ben")
    page.get_by_role("button", name="Sit down").click()
    page.get_by_role("button", name="Stand up").wait_for()


def test_several_people_at_one_device(visit: Callable[..., Visitor]) -> None:
    visitor = visit(size="phone")
    page = visitor.go("/new?game=unterwegs")
    page.get_by_label("Players", exact=True).select_option("2")
    page.get_by_label("Who sits in seat 2").select_option("guest")
    page.get_by_label("Name of the player in seat 2").fill("Grace")
    page.get_by_role("button", name="Begin", exact=True).click()
    page.wait_for_url("**/table/*")
    play_to_the_end(page)
    assert page.locator("dialog[open]").get_by_role("rowheader", name="Grace").count() == 1


def test_resigning_and_the_history(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    page = visitor.go("/lobby")
    page.get_by_role("button", name="Port Royal unterwegs").click()
    page.wait_for_url("**/table/*")
    table = page.url.rsplit("/", 1)[1]
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign", exact=True).click()
    page.locator("dialog[open] table").first.wait_for()
    page.goto(f"{visitor.address}/history")
    page.locator(f"a[href='/replay/{table}']").wait_for()
