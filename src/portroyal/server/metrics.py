"""What the server counts for its operator, in Prometheus' format."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

if TYPE_CHECKING:
    from portroyal.server.context import House

QUICK = (0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)


class Metrics:
    """Counters and times of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "portroyal_requests", "HTTP requests", ("method", "path", "status"), registry=self.registry
        )
        self.seconds = Histogram(
            "portroyal_command_seconds",
            "From a command to its entry on disk and told",
            buckets=QUICK,
            registry=self.registry,
        )
        self.refusals = Counter("portroyal_refusals", "Refused commands", ("code",), registry=self.registry)
        self.garbage = Counter("portroyal_garbage", "Streams closed for garbage", registry=self.registry)

    def watch(self, house: House) -> None:
        self.registry.register(_Now(house))

    def text(self) -> bytes:
        return generate_latest(self.registry)


class _Now(Collector):
    """Numbers that are looked up when somebody asks."""

    def __init__(self, house: House) -> None:
        self.house = house

    def collect(self) -> Iterator[Metric]:
        house = self.house
        live = house.tables.live.values()
        gauges = {
            "tables": ("Tables in memory", len(live)),
            "streams": ("Open streams", sum(len(table.company.listeners) for table in live)),
            "can_save": ("1 while the database keeps what it is given", int(house.writer.healthy)),
            "can_read": ("1 while the database answers", int(house.store.healthy)),
            "tables_unreadable": ("Tables that could not be read", len(house.tables.unreadable)),
            "commits_lost": ("Commits that were acknowledged and were gone at the start", house.lost),
            "bots_well": ("1 while bots answer", int(house.bots.well)),
            "clock_off_ms": ("How far the system clock has jumped", house.moments.off_by()),
        }
        for name, (text, value) in gauges.items():
            yield GaugeMetricFamily(f"portroyal_{name}", text, value)
        counters = {
            "commits": ("Commits", house.writer.commits),
            "entries": ("Entries and other things kept", house.writer.kept),
            "bots_asked": ("Decisions asked of bots", house.bots.asked),
            "bots_failed": ("Bot workers lost", house.bots.failed),
        }
        for name, (text, value) in counters.items():
            yield CounterMetricFamily(f"portroyal_{name}", text, value)
        limited = CounterMetricFamily("portroyal_limited", "Refused by a limit", labels=["limit"])
        for name, n in house.gate.refused.items():
            limited.add_metric([name], n)
        yield limited
