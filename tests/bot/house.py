"""What the bot's tests work with: a simulated server, its people, and matches that are ready to play."""

from collections.abc import Callable
from typing import Any

from simcord.actors import MemberActor
from simcord.env import Env

from bot.app import Stele
from bot.matches import Live
from bot.pipeline import Source
from bot.words import Words
from db.records import MatchSettings, NewMatch, SeatInfo

SEATS = ("P1", "P2", "P3")


class House:
    """A server called Babel with a channel #table."""

    def __init__(self, env: Env, new_app: Callable[[], Stele]) -> None:
        self.env = env
        self.new_app = new_app
        self.guild = env.create_guild("Babel")
        self.channel = self.guild.create_text_channel("table")
        self.anna, self.ben, self.cleo = (self.join(name) for name in ("Anna", "Ben", "Cleo"))

    @property
    def app(self) -> Stele:
        assert isinstance(self.env.bot, Stele)
        return self.env.bot

    def join(self, name: str, *, id: int | None = None) -> MemberActor:
        """Somebody joins the server."""
        return self.guild.add_member(name, id=id) if id is not None else self.guild.add_member(name)

    async def restart(self) -> None:
        """The bot stops and another one starts on the same database."""
        old = self.app
        await self.env.restart_bot(self.new_app())
        await old.store.close()

    async def match(
        self,
        *people: MemberActor,
        game: str = "practice",
        scenario: str = "skirmish",
        options: dict[str, str | int | bool] | None = None,
        gm: MemberActor | None = None,
        channel: int | None = None,
    ) -> Live:
        """A match of the practice game (or another) that has begun, with these people on its seats."""
        app = self.app
        seats = [SeatInfo(seat=seat, person=person.id) for seat, person in zip(SEATS, people, strict=False)]
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
        await app.pipeline.begin(live, Source(Words(catalogue=app.catalogue)))
        return await app.matches.get(id)

    async def messages(self, channel: Any = None) -> list[Any]:
        """What stands in a channel, oldest first."""
        return (channel or self.channel).history()
