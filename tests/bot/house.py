"""What the bot's tests work with: a simulated server, its people, and matches that are ready to play."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

import discord
import msgspec
import pytest
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle
from simcord.env import Env

from bot.app import Stele
from bot.spine.matches import Live
from bot.spine.pipeline import Source
from db.records import Change, MatchSettings, NewMatch, SeatInfo

SEATS = ("P1", "P2", "P3")
ResultT = TypeVar("ResultT")


def known_dice(monkeypatch: pytest.MonkeyPatch, secret: bytes) -> None:
    """Matches that begin from now on have the dice of this secret, without anybody's seed."""
    monkeypatch.setattr("bot.spine.seeds.secrets.token_bytes", lambda _: secret)
    monkeypatch.setattr("bot.spine.pipeline.by_seat", lambda *_: ())


class House:
    """A server called Babel with a channel #table; `host` owns the bot, `keeper` manages the server."""

    new_app: Callable[[], Stele]

    def __init__(self, env: Env) -> None:
        self.env = env
        self.guild = env.create_guild("Babel")
        self.channel = self.guild.create_text_channel("table")
        self.anna, self.ben, self.cleo = (self.join(name) for name in ("Anna", "Ben", "Cleo"))
        self.host = self.join("Host")
        rights = discord.Permissions(manage_guild=True, manage_messages=True, manage_channels=True)
        self.keeper = self.join("Keeper", roles=[self.guild.create_role("keepers", permissions=rights)])
        self.app.settings = msgspec.structs.replace(self.app.settings, owners=frozenset({self.host.id}))

    @property
    def app(self) -> Stele:
        assert isinstance(self.env.bot, Stele)
        return self.env.bot

    def join(self, name: str, **rights: Any) -> MemberActor:
        """Somebody joins the server."""
        return self.guild.add_member(self.env.create_user(name), **rights)

    async def restart(self) -> None:
        """The bot stops and another one starts on the same database."""
        old = self.app
        await self.env.restart_bot(self.new_app())
        await old.store.close()

    async def inside(self, work: Coroutine[Any, Any, ResultT]) -> ResultT:
        """Does something as the bot itself would, so that the simulation knows about the timers that it sets."""
        with self.env._bot_scope():
            result = await asyncio.create_task(work)
        await self.env.settle()
        return result

    async def match(
        self,
        *people: MemberActor | None,
        game: str = "practice",
        scenario: str = "skirmish",
        options: dict[str, str | int | bool] | None = None,
        gm: MemberActor | None = None,
        channel: int | None = None,
        level: str = "simple",
    ) -> Live:
        """A match that has begun, of the practice game or another, with these people on its seats; None: a computer."""
        app = self.app
        named = app.shown[game].game.scenario(scenario).seats or SEATS
        seats = [
            SeatInfo(seat=seat, policy=level) if person is None else SeatInfo(seat=seat, person=person.id)
            for seat, person in zip(named, people, strict=False)
        ]
        new = NewMatch(
            server=self.guild.id,
            channel=channel or self.channel.id,
            name="Hills",
            game=game,
            scenario=scenario,
            options=options or {},
            settings=MatchSettings(),
            gm=gm.id if gm is not None else None,
        )
        id = await app.store.matches.create(new, seats)
        live = await app.matches.get(id)
        await self.inside(app.pipeline.begin(live, Source(live.shown.words("en"))))
        return await app.matches.get(id)

    async def newest(self) -> Live:
        """The match that was made last in this server."""
        return await self.app.matches.get(
            max(info.id for info in await self.app.store.matches.of_server(self.guild.id))
        )

    async def over(self, live: Live) -> None:
        """The match is given up."""
        await self.inside(self.app.store.commit(Change(match=live.id, status="abandoned")))

    def posts(self, channel: ChannelHandle | None = None) -> list[discord.Message]:
        """What the bot has posted in a channel, oldest first."""
        return [each for each in (channel or self.channel).history() if not each.is_system()]
