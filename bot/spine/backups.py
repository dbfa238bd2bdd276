"""Backups: made every hour while the bot runs; one that fails is tried again, and the log says why."""

import logging

from discord.ext import commands, tasks

from bot.app import Stele
from db.errors import StoreError

log = logging.getLogger(__name__)


class Keeping(commands.Cog):
    """Looks every few minutes whether a backup is due."""

    def __init__(self, app: Stele) -> None:
        self.app = app

    async def cog_load(self) -> None:
        self.look.start()

    async def cog_unload(self) -> None:
        self.look.cancel()

    @tasks.loop(minutes=15)
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
