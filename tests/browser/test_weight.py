"""The weight of the client: what the first load transfers, how soon a card is seen, what an update costs."""

from __future__ import annotations

import random
from collections.abc import Callable

from tests.browser.harbor import Visitor
from tests.browser.sailor import press, wait_for_turn

MOST_BYTES = 150_000
TRANSFERRED = """() => ["navigation", "resource"]
  .flatMap((kind) => performance.getEntriesByType(kind))
  .reduce((sum, one) => sum + one.transferSize, 0)"""


def test_the_first_load_is_light_and_the_policy_is_strict(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    response = visitor.page.goto(visitor.address)
    assert response is not None
    policy = response.headers["content-security-policy"]
    assert "unsafe" not in policy
    assert "default-src 'none'" in policy or "default-src 'self'" in policy
    visitor.page.wait_for_load_state("networkidle")
    weight = visitor.page.evaluate(TRANSFERRED)
    assert 10_000 < weight < MOST_BYTES


def test_a_table_is_light_too(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    page = visitor.go(f"/table/{visitor.against_bots('port-royal')}")
    wait_for_turn(page)
    assert page.evaluate(TRANSFERRED) < MOST_BYTES


def test_the_first_card_is_there_soon(visit: Callable[..., Visitor]) -> None:
    """Processor time of the page until it can be played, whatever else the machine does.

    The wall clock is measured by `make first-card`.
    """
    visitor = visit()
    table = visitor.against_bots("port-royal")
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    page = visitor.go(f"/table/{table}")
    wait_for_turn(page)
    metrics = {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}
    assert metrics["ScriptDuration"] + metrics["LayoutDuration"] + metrics["RecalcStyleDuration"] < 1


def test_updates_cost_little_script(visit: Callable[..., Visitor]) -> None:
    """An update is handled in under 16 ms of script: processor time, whatever else the machine does."""
    visitor = visit()
    updates: list[str] = []
    visitor.page.on(
        "websocket", lambda line: line.on("framereceived", lambda frame: updates.append(str(frame)))
    )
    page = visitor.go(f"/table/{visitor.against_bots('port-royal')}")
    wait_for_turn(page)
    session = visitor.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def script() -> float:
        metrics = session.send("Performance.getMetrics")["metrics"]
        return float(sum(one["value"] for one in metrics if one["name"] == "ScriptDuration")) * 1000

    def came() -> int:
        return sum('"update"' in one for one in updates)

    whim = random.Random(6)
    costs: list[float] = []
    while len(costs) < 9 and wait_for_turn(page) == "turn":
        before, seen = script(), came()
        press(page, whim)
        while came() == seen:
            page.wait_for_timeout(50)
        page.wait_for_timeout(100)
        costs.append((script() - before) / (came() - seen))
    assert sorted(costs)[len(costs) // 2] < 16, costs
