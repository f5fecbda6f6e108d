"""Bad weather: a broken line, a server that goes down in the middle of a turn, a move that comes too late."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import Browser, WebSocketRoute
from tests.browser import decks
from tests.browser.harbor import Harbor, Visitor, until
from tests.browser.sailor import play_both, play_to_the_end, playable, press, wait_for_turn


def test_it_reconnects_in_the_middle_of_a_turn(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    lines: list[WebSocketRoute] = []

    def pass_on(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    visitor.page.route_web_socket("**/live*", pass_on)
    page = visitor.go(f"/table/{visitor.against_bots('unterwegs')}")
    whim = random.Random(4)
    for _ in range(3):
        wait_for_turn(page)
        press(page, whim)
        wait_for_turn(page)
        opened = len(lines)
        lines[-1].close(code=1001, reason="cut by the test")
        while len(lines) == opened:
            page.wait_for_timeout(30)
    play_to_the_end(page)


def test_two_people_play_a_whole_game_across_a_killed_server(browser: Browser, own_harbor: Harbor) -> None:
    """Killed in the middle of a turn, twice; both go on by themselves and see the same final score."""
    ann = Visitor(browser, own_harbor.address)
    ben = Visitor(browser, own_harbor.address, size="phone", lang="de")
    try:
        table = ann.table(game="unterwegs", seats=[{"kind": "me"}, {"kind": "open"}], start=0)
        page, other = ann.go(f"/table/{table}"), ben.page
        other.goto(page.get_by_label("Invitation link").input_value())
        other.get_by_label("Dein Name").fill("Ben")
        other.get_by_role("button", name="Platz nehmen").click()
        page.get_by_role("button", name="Begin the game").click()
        wait_for_turn(page)
        for acts in (5, 30):
            assert not play_both(page, other, acts)
            own_harbor.stop(hard=True)
            page.get_by_text("The connection has been lost.").wait_for()
            other.get_by_text("Die Verbindung ist weg.").wait_for()
            own_harbor.start()
            page.get_by_text("The connection has been lost.").wait_for(state="detached")
            other.get_by_text("Die Verbindung ist weg.").wait_for(state="detached")
        assert play_both(page, other)
        scores = [one.locator("dialog[open] tbody td").all_inner_texts() for one in (page, other)]
        assert len(scores[0]) == 4
        assert scores[0] == scores[1]
    finally:
        ann.close()
        ben.close()


def test_a_server_that_is_gone_is_said_and_comes_back(browser: Browser, own_harbor: Harbor) -> None:
    visitor = Visitor(browser, own_harbor.address)
    try:
        table = visitor.against_bots("unterwegs")
        page = visitor.go("/settings")
        until(page, "localStorage.getItem('portroyal.known')")
        page = visitor.go("/lobby")
        page.get_by_role("heading", name="Your games are waiting").wait_for()
        own_harbor.stop()
        page.get_by_role("link", name="Continue").click()
        page.get_by_role("heading", name="The server cannot be reached").wait_for()
        own_harbor.start()
        assert page.url.endswith(table)
        wait_for_turn(page)
    finally:
        visitor.close()


def test_the_same_seat_in_two_windows(visit: Callable[..., Visitor]) -> None:
    """What one window plays the other shows; a choice that came too late changes nothing."""
    visitor = visit()
    table = visitor.against_bots("port-royal", pace=1500)
    first = visitor.go(f"/table/{table}")
    second = visitor.open()
    second.goto(f"{visitor.address}/table/{table}")
    wait_for_turn(first)
    wait_for_turn(second)
    first.evaluate("document.querySelector('[data-act=draw]').click()")
    second.evaluate("document.querySelector('[data-act=draw]')?.click()")
    wait_for_turn(first)
    wait_for_turn(second)
    drawn = [page.locator("[data-at=harbor]").get_attribute("aria-label") for page in (first, second)]
    assert drawn[0] == drawn[1]
    assert playable(second)


def test_a_lost_network_is_noticed_at_once(visit: Callable[..., Visitor]) -> None:
    visitor = visit(size="phone")
    page = visitor.go(f"/table/{visitor.against_bots('unterwegs')}")
    wait_for_turn(page)
    visitor.context.set_offline(True)
    page.get_by_text("The connection has been lost.").wait_for()
    visitor.context.set_offline(False)
    page.get_by_text("The connection has been lost.").wait_for(state="detached")
    press(page, random.Random(1))
    wait_for_turn(page)


def test_an_answer_that_is_overdue_is_marked(visit: Callable[..., Visitor]) -> None:
    visitor = visit(size="phone")
    held: list[tuple[WebSocketRoute, str | bytes]] = []

    def hold_back(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        line.on_message(lambda message: held.append((server, message)))

    visitor.page.route_web_socket("**/live*", hold_back)
    persons = {"cards": [decks.persons("sailor", 60, 3)]}  # a tax would not stay in the harbor
    page = visitor.go(f"/table/{visitor.against_bots('unterwegs', options=persons)}")
    wait_for_turn(page)
    page.locator("[data-act=draw]").click()
    page.get_by_text("No answer yet…").wait_for()
    for server, message in held:
        server.send(message)
    page.get_by_text("No answer yet…").wait_for(state="detached")
    page.locator(".basin [data-cards]").first.wait_for()
