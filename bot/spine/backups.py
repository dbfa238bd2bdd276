"""Backups: made every hour while the bot runs; one that fails is tried again, and the log says why."""

import logging
from datetime import timedelta

from discord.ext import commands

from bot.app import Stele
from bot.spine.pulse import Beats
from db.errors import StoreError

EVERY = timedelta(minutes=15)

log = logging.getLogger(__name__)


class Keeping(commands.Cog):
    """Looks every few minutes whether a backup is due."""

    def __init__(self, app: Stele) -> None:
        self.app = app
        self._beats = Beats("backups", self.look, EVERY)

    async def cog_load(self) -> None:
        self._beats.start()

    async def cog_unload(self) -> None:
        self._beats.cancel()

    async def look(self) -> None:
        try:
            made = await self.app.store.backups.hourly()
        except StoreError as error:
            log.error("no backup was made: %s", error)
        else:
            if made is not None:
                log.info("a backup was made", extra={"file": made.name})


async def setup(app: Stele) -> None:
    await app.add_cog(Keeping(app))
