"""The whole server in one object: what it keeps, what it runs, how it opens and closes."""

from __future__ import annotations

import logging
from concurrent.futures import ThreadPoolExecutor

from portroyal.server.clock import Moments
from portroyal.server.limits import Gate
from portroyal.server.live.bot_pool import Bots
from portroyal.server.live.cluster import Peers
from portroyal.server.live.identity import People
from portroyal.server.live.lobby import Lobby
from portroyal.server.live.own_games import OwnGames
from portroyal.server.live.previews import Previews
from portroyal.server.live.registry import Tables
from portroyal.server.live.reviews import Reviews
from portroyal.server.metrics import Metrics
from portroyal.server.names import called, looks
from portroyal.server.settings import Settings
from portroyal.server.storage.database import migrate, open_engine, open_keeper
from portroyal.server.storage.store import Store
from portroyal.server.storage.writer import Writer

OWN_WORKERS = 8  # threads for what visitors bring along; more than one address may fill
log = logging.getLogger("portroyal.house")


class House:
    """Everything that one server process has."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.moments = Moments()
        self.engine = open_engine(settings)
        self.store = Store(self.engine)
        self.writer = Writer(open_keeper(settings, self.engine), settings.gather)
        self.bots = Bots(settings.bot_workers, settings.bot_ms, settings.log_level)
        self.tables = Tables(settings, self.store, self.writer, self.bots, self.moments)
        self.people = People(self.store, self.writer, self.tables, self.moments)
        self.reviews = Reviews(settings, self.store, self.writer, self.tables, self.bots, self.moments)
        self.previews = Previews(self.store, self.reviews, self.bots)
        self.gate = Gate(settings.limits)
        self.lobby = Lobby(settings, self.store, self.writer, self.tables, self.gate)
        self.own_games = OwnGames(self.store, self.writer, self.tables, self.reviews, self.moments)
        self.peers = Peers(settings, self.tables, self.people, self.writer)
        self.metrics = Metrics()
        self.metrics.watch(self)
        self.own_work = ThreadPoolExecutor(OWN_WORKERS, "own")
        self.closing = False
        self.lost = 0  # commits that were acknowledged and are gone
        self._opened = False

    async def open(self) -> None:
        self.lost = await self.writer.keeper.open()
        if self.lost:
            log.error("acknowledged commits are gone", extra={"lost": self.lost})
        await migrate(self.engine, self.settings)
        looks()  # read now, so that nobody who sits down later keeps the others waiting
        called("", 0)
        self.writer.open()
        await self.peers.open()
        self.tables.open()
        self.reviews.open()
        if self.settings.warm_bots:
            self.bots.warm()
        self._opened = True
        log.info("open", extra={"database": self.engine.dialect.name})

    async def close(self) -> None:
        """Streams are told to come again, what is under way is kept, then everything ends."""
        self.closing = True
        await self.reviews.close()
        await self.previews.close()
        await self.tables.close()
        await self.writer.close()
        await self.peers.close()
        self.bots.close()
        self.own_work.shutdown(wait=False, cancel_futures=True)
        await self.engine.dispose()
        if self._opened:
            log.info("closed")
