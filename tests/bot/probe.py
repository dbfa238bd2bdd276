"""A part of the bot for tests: `/try` sends an answer through the pipeline, or fails on purpose."""

import discord
from discord import app_commands
from discord.ext import commands
from msgspec import Struct, msgpack

from bot.app import Stele
from bot.spine.aftermath import Turn
from bot.spine.letters import Letter
from bot.spine.talk import Talk, conversation
from db.errors import Full
from db.records import Parcel
from rules.core.questions import Choose


class Told(Struct):
    """What a post of the probe says."""

    text: str


class Probe(commands.Cog):
    """Commands that only tests have."""

    group = app_commands.Group(name="try", description="for tests")

    @group.command(name="choose", description="answers an open question")
    @conversation()
    async def choose(self, talk: Talk, option: str, match: int | None = None) -> None:
        await talk.match(match)
        seat = talk.seat()
        played = await talk.play(lambda turn: turn.match.submit(seat, Choose(option)), seat=seat)
        await talk.say(played.reply.text)

    @group.command(name="recite", description="says much")
    @conversation()
    async def recite(self, talk: Talk, lines: int) -> None:
        await talk.say("Enuma elish la nabu\n" * lines)

    @group.command(name="fail", description="the disk is full")
    @conversation()
    async def fail(self, talk: Talk) -> None:
        raise Full("no space")

    @group.command(name="stumble", description="fails in the middle of a deed")
    @conversation()
    async def stumble(self, talk: Talk, option: str) -> None:
        await talk.match()
        seat = talk.seat()

        def deed(turn: Turn) -> None:
            turn.match.submit(seat, Choose(option))
            raise RuntimeError("stumbled")

        await talk.play(deed)

    async def after(self, turn: Turn) -> None:
        """Every command is told in the channel, and the table counts revisions."""
        if turn.outcome is not None:
            turn.post("probe", Told(f"revision {turn.match.revision}"))
        if turn.begun:
            turn.post("probe-table", Told(f"table at {turn.match.revision}"), slot="table")

    async def compose(self, parcel: Parcel) -> Letter:
        told = msgpack.decode(parcel.body, type=Told)
        view = discord.ui.View(timeout=None)
        view.add_item(Whisper())
        return Letter(told.text, pin=parcel.slot == "table", view=view)


class Whisper(discord.ui.DynamicItem[discord.ui.Button[discord.ui.View]], template="whisper"):
    """A button that would change the message it stands on into a private answer."""

    def __init__(self) -> None:
        super().__init__(discord.ui.Button(label="Whisper", custom_id="whisper"))

    @classmethod
    async def from_custom_id(cls, *_: object) -> "Whisper":
        return cls()

    @conversation("edit")
    async def callback(self, talk: Talk) -> None:
        await talk.say("a secret")


async def setup(app: Stele) -> None:
    probe = Probe()
    app.aftermath.register(probe.after)
    app.delivery.register("probe", probe.compose)
    app.delivery.register("probe-table", probe.compose)
    app.add_dynamic_items(Whisper)
    await app.add_cog(probe)
