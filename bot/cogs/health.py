"""/health: how the bot is doing, for those who host it."""

import discord
from discord.ext import commands

from bot.app import Stele
from bot.spine.errors import tell
from bot.spine.talk import Talk, conversation
from bot.spine.words import command

KINDS = ("ack", "command", "autocomplete", "delivery", "picture")


class Health(commands.Cog):
    """One page of numbers."""

    def __init__(self, app: Stele) -> None:
        self.app = app

    @command("health")
    @conversation()
    async def health(self, talk: Talk) -> None:
        """Latencies, queues, the database and the pictures."""
        if talk.person not in self.app.settings.owners:
            raise tell("bot-only-owners")
        await talk.say(await self.report(talk))

    async def report(self, talk: Talk) -> str:
        """Everything worth a look, one line each."""
        app, words = self.app, talk.words
        lines = [words("bot-health-discord", shards=len(app.shards), servers=len(app.guilds), ping=ping_of(app))]
        for kind in KINDS:
            spread = app.gauges.spread(kind)
            if spread.count:
                p50, p95, p99 = round(spread.p50), round(spread.p95), round(spread.p99)
                lines.append(words("bot-health-times", kind=kind, count=spread.count, p50=p50, p95=p95, p99=p99))
        lines.append(words("bot-health-queue", running=app.busy - 1))
        outbox = await app.store.outbox.health()
        waiting, retried, given_up = outbox.waiting, outbox.retried, outbox.given_up
        lines.append(words("bot-health-outbox", waiting=waiting, retried=retried, given_up=given_up))
        if outbox.oldest is not None:
            lines.append(words("bot-health-oldest", since=discord.utils.format_dt(outbox.oldest, "R")))
        kind = "sqlite" if app.store.database.is_sqlite else "postgresql"
        lines.append(words("bot-health-database", kind=kind, ping=round(await app.store.ping())))
        counts = await app.store.matches.count()
        lines.append(words("bot-health-matches", running=counts.get("running", 0), all=sum(counts.values())))
        kept = app.store.backups.kept()
        newest = discord.utils.format_dt(kept[-1][1], "R") if kept else words("bot-nothing")
        lines.append(words("bot-health-backups", newest=newest, count=len(kept)))
        return "\n".join(lines)


def ping_of(app: Stele) -> int:
    """Milliseconds to Discord and back; nothing while a shard is not connected."""
    return round(app.latency * 1000) if app.latency == app.latency and app.latency != float("inf") else 0


async def setup(app: Stele) -> None:
    await app.add_cog(Health(app))
