"""What people see of each other: who is there, who watches, whose clock runs, and links that work for all."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect
from tests.browser import decks
from tests.browser.harbor import Visitor, still, until
from tests.browser.looking import flaws, stays
from tests.browser.sailor import playable, wait_for_turn

Json = dict[str, Any]
GAME = "unterwegs"
SEATS_OF_TWO: list[Json] = [{"kind": "me"}, {"kind": "open"}]


def two_at_a_table(visit: Callable[..., Visitor], **wish: Any) -> tuple[Visitor, Visitor, str]:
    """Ann and Ben, who has come by the link, at a running table where Ann begins."""
    ann, ben = visit(name="Ann"), visit(name="Ben", size="phone", lang="de")
    table = ann.table(game=GAME, seats=SEATS_OF_TWO, start=0, **wish)
    page = ann.go(f"/table/{table}")
    ben.page.goto(page.get_by_label("Invitation link").input_value())
    ben.page.get_by_label("Dein Name").fill("Ben")
    ben.page.get_by_role("button", name="Platz nehmen").click()
    page.get_by_role("button", name="Begin the game").click()
    wait_for_turn(page)
    return ann, ben, table


def replay_shown(page: Page) -> None:
    page.locator("input[type=range]").wait_for()


def test_links_to_a_private_game_work_for_whoever_gets_them(visit: Callable[..., Visitor]) -> None:
    """Replay, review, proof and record; from the final score and from the list of one's games."""
    ann, stranger = visit(), visit(lang="de")
    table = ann.against_bots(GAME)
    page = ann.go(f"/table/{table}")
    wait_for_turn(page)
    ann.act(table, "draw")
    ann.command(table, do="resign")
    page.locator("dialog[open] table").first.wait_for()
    proof = page.get_by_role("link", name="Check that it was fair").get_attribute("href") or ""
    page.get_by_role("link", name="Watch again").click()
    replay_shown(page)
    stranger.page.goto(page.url)
    replay_shown(stranger.page)
    record = stranger.page.locator("a[href*='/record']").get_attribute("href")
    assert stranger.context.request.get(f"{stranger.address}{record}").ok
    stranger.go(proof).get_by_text("Das Geheimnis passt zu seinem Fingerabdruck").wait_for()

    page = ann.go("/history")
    page.locator(f"a[href='/replay/{table}']").click()
    page.wait_for_url("**key=*")
    stranger.page.goto(page.url)
    replay_shown(stranger.page)
    page = ann.go(f"/games/{table}/review")
    page.wait_for_url("**key=*")
    stranger.page.goto(page.url)
    stranger.page.locator(".state").wait_for()
    page = ann.go(f"/fairness?table={table}")
    page.wait_for_url("**key=*")
    stranger.page.goto(page.url)
    stranger.page.get_by_text("Das Geheimnis passt zu seinem Fingerabdruck").wait_for()


def test_a_friend_who_sits_down_by_the_link_is_there(visit: Callable[..., Visitor]) -> None:
    ann, ben, _ = two_at_a_table(visit)
    for page in (ann.page, ben.page):
        wait_for_turn(ann.page)
        until(page, "!document.querySelector('.watchers')")
        until(page, "document.querySelectorAll('.who').length === 2")
        until(page, "!document.querySelector('.who .soft')")
    # Who has gone is seen to be gone, by a sign that is struck through.
    ben.page.goto("about:blank")
    sign = ann.page.get_by_title("not connected")
    sign.wait_for()
    assert "l17 17" in (sign.locator("path").get_attribute("d") or "")


def test_with_a_move_a_day_only_who_decides_has_a_clock(visit: Callable[..., Visitor]) -> None:
    clock = {"kind": "correspondence", "seconds": 86_400, "increment": 0}
    ann, ben, _ = two_at_a_table(visit, clock=clock)
    ben.page.locator(".who").first.wait_for()
    for page in (ann.page, ben.page):
        until(page, "document.querySelectorAll('.who .clock').length === 1")
        text = page.locator(".who .clock").inner_text()
        assert text.startswith(("24:00", "23:59")), text


def test_the_host_is_asked_for_a_name_and_you_is_marked(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    parts: list[Route] = []
    visitor.page.route("**/assets/form-*.js", lambda part: parts.append(part))
    page = visitor.go("/new?game=unterwegs")
    page.get_by_label("Your name").fill("Captain Ann")
    until(page, lambda: parts)
    # What comes late must not push the button away: let go beside it, a mouse has pressed nothing.
    button = page.get_by_role("button", name="Open a table")
    before = button.bounding_box() if button.count() else None
    for part in parts:
        part.continue_()
    page.unroute_all()
    page.locator("summary").wait_for()
    assert before in (None, button.bounding_box())
    button.click()
    page.get_by_text("Captain Ann").wait_for()
    # Who comes again finds the name there.
    page = visitor.go("/new")
    until(page, "document.querySelector('[autocomplete=nickname]')?.value === 'Captain Ann'")
    page.get_by_label("Who sits in seat 2").select_option("bot")
    page.get_by_role("button", name="Begin", exact=True).click()
    page.wait_for_url("**/table/*")
    page.locator(".who em").first.wait_for()
    for width in (1280, 390):
        page.set_viewport_size({"width": width, "height": 844})
        marked = page.locator(".who").filter(has=page.locator("em", has_text="you"))
        assert marked.locator(".name").all_inner_texts() == ["Captain Ann"]


def test_spectators_are_told_that_they_watch(visit: Callable[..., Visitor]) -> None:
    ann, ben, table = two_at_a_table(visit)
    eve = visit(lang="nl", size="phone")
    key = ann.context.request.get(f"{ann.address}/api/tables/{table}").json()["table"]["key"]
    page = eve.go(f"/table/{table}?key={key}")
    page.get_by_text("Je kijkt mee").wait_for()
    assert ben.page.get_by_text("Du siehst zu").count() == 0


def test_the_device_is_handed_over_by_name(visit: Callable[..., Visitor]) -> None:
    visitor = visit(size="phone")
    seats = [{"kind": "me"}, {"kind": "guest", "name": "Grace"}]
    deck = {"cards": [decks.persons("sailor", 60, 0, 1, swords=1)]}
    table = visitor.table(game="port-royal", seats=seats, begin=True, start=0, options=deck)
    page = visitor.go(f"/table/{table}")
    prompt = page.locator(".bar .prompt")
    expect(prompt).to_have_text("Robin: Your turn: reveal the first card.")
    for act in ("draw", "stop", "pass"):
        page.locator(f"[data-act={act}]").click()
    expect(prompt).to_contain_text("Over to Grace:")
    expect(page.locator(".bar.handed")).to_be_visible()
    page.locator("[data-act=pass]").click()
    expect(prompt).to_have_text("Grace: Your turn: reveal the first card.")


def test_a_dice_table_is_handed_over_by_name(visit: Callable[..., Visitor]) -> None:
    visitor = visit(size="phone")
    seats = [{"kind": "me"}, {"kind": "guest", "name": "Grace"}]
    table = visitor.table(game="dice", seats=seats, begin=True, start=0)
    page = visitor.go(f"/table/{table}")
    asked = page.locator(".choices .question")
    expect(asked).to_contain_text("Robin:")
    confirm = page.locator(".choices .confirm")
    while (before := visitor.state(table))["decider"] == 0:

        def acted(before: Json = before) -> bool:
            return visitor.state(table) != before

        page.locator(".choices button:not([disabled])").first.click()
        until(page, lambda: confirm.count() or acted())
        if not acted():  # islands to start from are chosen by a second tap
            confirm.first.click()
            until(page, acted)
    expect(asked).to_contain_text("Over to Grace:")


def broken_names(page: Page) -> list[str]:
    broken: list[str] = page.locator(".seat .name").evaluate_all(
        """all => all.filter((one) => one.offsetHeight >= 2 * parseFloat(getComputedStyle(one).fontSize))
             .map((one) => one.textContent)"""
    )
    return broken


def test_you_is_marked_at_a_dice_table(visit: Callable[..., Visitor]) -> None:
    visitor = visit(name="Jan-Willem K")
    page = visitor.go(f"/table/{visitor.against_bots('dice', 4)}")
    wait_for_turn(page)
    for width in (1280, 390, 820, 1440):
        page.set_viewport_size({"width": width, "height": 844})
        marked = page.locator(".seat").filter(has=page.locator("em", has_text="you"))
        assert marked.locator(".name").all_inner_texts() == ["Jan-Willem K"]
        expect(marked.locator("em")).to_be_visible()
        assert stays(page, lambda: broken_names(page)) == []


@pytest.mark.parametrize("many", [4, 5])
def test_long_names_stay_whole_on_a_phone(visit: Callable[..., Visitor], many: int) -> None:
    visitor = visit(size="phone", name="Alexandra", lang="de")
    names = ["Anneliese", "Wilhelmina", "Mademoiselle", "Jan-Willem K"]
    guests = [{"kind": "guest", "name": name} for name in names]
    table = visitor.table(game="dice", seats=[{"kind": "me"}, *guests[: many - 1]], begin=True, start=0)
    page = visitor.go(f"/table/{table}")
    wait_for_turn(page)
    for width, height in ((390, 740), (360, 740), (820, 1180), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        assert stays(page, lambda: broken_names(page)) == []
        assert flaws(page) == []


def test_long_names_stay_within_the_question(visit: Callable[..., Visitor]) -> None:
    visitor = visit(name="MaximilianvonHohenzoll")
    table = visitor.table(
        game="port-royal", seats=[{"kind": "me"}, {"kind": "guest", "name": "Grace"}], begin=True, start=0
    )
    page = visitor.go(f"/table/{table}")
    wait_for_turn(page)
    wide = "(one) => one.scrollWidth - one.clientWidth"
    for width, height in ((844, 390), (640, 400), (683, 320), (390, 844), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        until(page, lambda: page.locator(".foot .bar").evaluate(wide) == 0)


def test_unread_lines_are_marked_in_the_waiting_room(visit: Callable[..., Visitor]) -> None:
    ann, ben = visit(name="Ann"), visit(name="Ben")
    table = ann.table(game=GAME, seats=[*SEATS_OF_TWO, {"kind": "open"}], public=True)
    page = ann.go(f"/table/{table}")
    ben.join(table)
    page.get_by_text("Ben", exact=True).wait_for()
    ben.command(table, do="chat", text="Ahoy!")
    page.get_by_role("button", name="Chat, 1 new message").click()
    page.get_by_text("Ahoy!").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Chat", exact=True).wait_for()


def test_a_vote_can_be_declined(visit: Callable[..., Visitor]) -> None:
    ann, ben, table = two_at_a_table(visit)
    ben.command(table, do="vote", about="abandon", yes=True)
    banner = ann.page.locator(".banner")
    banner.get_by_role("button", name="Decline").click()
    banner.wait_for(state="detached")
    ben.page.locator(".banner").wait_for(state="detached")
    ann.page.locator("li.decline", has_text="You decline.").wait_for()
    # It may be called again, and who has called it may think again.
    ben.command(table, do="vote", about="pause", yes=True)
    ben.page.get_by_role("button", name="Doch nicht").click()
    banner.wait_for(state="detached")
    assert ann.state(table)["phase"] == "discover"


def menu_of(page: Page) -> list[str]:
    page.get_by_role("button", name="Menu").click()
    found = page.get_by_role("menuitem").all_inner_texts()
    page.keyboard.press("Escape")
    return found


def test_bots_are_not_asked_to_vote_and_resigning_says_what_it_does(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    page = visitor.go(f"/table/{visitor.against_bots(GAME, 2)}")
    wait_for_turn(page)
    assert not {"Propose a pause", "Abandon the game"} & set(menu_of(page))
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="Resign").click()
    dialog = page.locator("dialog[open]")
    assert "It will end at once" in dialog.inner_text()
    dialog.get_by_role("button", name="Resign", exact=True).click()
    page.locator("dialog[open] table").first.wait_for()
    dialog.get_by_text("Robin resigned").wait_for()
    # Nothing will be asked any more: the bar of a phone keeps no room for it.
    page.keyboard.press("Escape")
    page.set_viewport_size({"width": 390, "height": 844})
    until(page, "document.querySelector('.foot .bar')?.offsetHeight < 80")


def test_resigning_among_people_gives_the_seat_to_a_bot(visit: Callable[..., Visitor]) -> None:
    ann, ben = visit(name="Ann"), visit(name="Ben")
    seats = [*SEATS_OF_TWO, {"kind": "bot", "level": "easy"}]
    table = ann.table(game=GAME, seats=seats, public=True, start=0, pace=5000)
    page = ann.go(f"/table/{table}")
    ben.join(table)
    page.get_by_role("button", name="Begin the game").click()
    ben.go(f"/table/{table}")
    wait_for_turn(page)
    assert {"Propose a pause", "Abandon the game"} <= set(menu_of(page))
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="Resign").click()
    assert "A bot will finish the game in your seat" in page.locator("dialog[open]").inner_text()
    page.get_by_role("dialog").get_by_role("button", name="Resign", exact=True).click()
    page.get_by_text("You have resigned. A bot is finishing the game in your seat.").wait_for()
    still(page)
    assert playable(page) == ""  # the bot decides now, and what its choices mean is told to nobody
    assert "Resign" not in menu_of(page)
    ben.page.get_by_role("button", name="Menu").click()
    ben.page.get_by_role("menuitem", name="Resign").click()
    assert "It will end at once" in ben.page.locator("dialog[open]").inner_text()
    ben.page.get_by_role("dialog").get_by_role("button", name="Resign", exact=True).click()
    page.locator("dialog[open]").get_by_text("Ann and Ben resigned").wait_for()
