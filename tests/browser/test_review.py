"""The review in the browser: a first look after a game, in all sizes and languages, and step by step."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.harbor import Visitor
from tests.browser.looking import at_width, flaws, serious, speak
from tests.browser.sailor import play_on

COMPILING = 600_000  # milliseconds, where the loops are compiled first
LANGUAGES = {"en": "A first look", "de": "Ein erster Blick", "nl": "Een eerste blik", "en-US": "A first look"}


def test_a_player_looks_back_at_a_game(visit: Callable[..., Visitor]) -> None:
    visitor = visit(permissions=["clipboard-read", "clipboard-write"])
    seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}, {"kind": "bot", "level": "easy"}]
    table = visitor.table(game="unterwegs", seats=seats, begin=True, start=0)
    page = visitor.go(f"/table/{table}")
    play_on(page, 12)
    visitor.command(table, do="resign")
    page.get_by_role("link", name="Good or lucky?").click()
    page.wait_for_url(f"**/games/{table}/review*")
    page.get_by_text("A first look").wait_for(timeout=COMPILING)
    page.get_by_role("heading", name="Skill and luck").wait_for()
    page.get_by_role("img", name="Chances of winning").wait_for()
    for language, words in LANGUAGES.items():
        speak(page, language)
        page.get_by_text(words).wait_for()
        for width in (390, 1280):
            assert at_width(page, width) == []
    speak(page, "de")
    page.get_by_role("button", name="Teilen").click()
    page.get_by_text("Der Link ist kopiert.").wait_for()
    shared = page.evaluate("navigator.clipboard.readText()")
    assert shared.startswith(f"{visitor.address}/games/{table}/review?key=")
    assert shared.endswith("&lang=de")
    with page.expect_download() as saved:
        page.get_by_role("link", name="Als Bild speichern").click()
    assert saved.value.path().read_bytes().startswith(b"\x89PNG")
    speak(page, "en")
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        page.set_viewport_size({"width": 844, "height": 390})
        assert serious(page) == []
        assert flaws(page) == []

    page.get_by_text("The whole game, move by move").click()
    page.locator(".acts a").nth(3).click()
    page.wait_for_url("**move=4*")
    page.get_by_text("Good or lucky?").click()
    page.get_by_label("Chances of winning before this move").wait_for()
    shares = page.get_by_label("Chances of winning before this move").locator("strong").all_inner_texts()
    assert abs(sum(int(share.rstrip(" %")) for share in shares) - 100) <= 2


def test_a_running_game_has_no_review_yet(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    table = visitor.against_bots("unterwegs")
    visitor.expect_refusals(409)
    page = visitor.go(f"/games/{table}/review")
    page.wait_for_url(f"**/table/{table}")
