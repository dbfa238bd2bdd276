"""/pace: how much time there is for decisions, in a match or for one decision."""

from collections.abc import Iterable
from datetime import timedelta

import discord
import msgspec
from discord import app_commands
from discord.ext import commands
from msgspec import Struct, msgpack

from bot.acting.choices import Pick
from bot.acting.naming import HalfTyped, meant, suggests
from bot.acting.panel import DEADLINE, due_moments, title_of
from bot.app import Stele
from bot.spine.aftermath import Turn
from bot.spine.deadlines import deadline_key, person_of
from bot.spine.errors import tell
from bot.spine.letters import Letter
from bot.spine.pipeline import Reply
from bot.spine.quiet_hours import after_quiet
from bot.spine.rights import going, host_of
from bot.spine.talk import Talk, conversation
from bot.spine.words import command, group
from db.records import Parcel
from rules.core.messages import Name

LONGEST = 24 * 30
CHANGED = "pace-changed"

Hours = app_commands.Range[int, 0, LONGEST]
SomeHours = app_commands.Range[int, 1, LONGEST]


class Told(Struct, frozen=True):
    """A new pace, to be told to the channel; `seat` if it is about the decisions of one seat."""

    hours: int | None
    seat: str | None = None


class Clocks(commands.Cog):
    """The pace of a match, for all to see and for its host to change."""

    pace = group("pace", guild_only=True)

    def __init__(self, app: Stele) -> None:
        self.app = app

    @command("pace-show", pace)
    @conversation()
    async def show(self, talk: Talk, match: int | None = None) -> None:
        """The match's pace, and until when each open decision has to be made."""
        live = await going(talk, match)
        settings = live.info.settings
        position = await self.app.matches.position(live)
        due = due_moments(live)
        lines = [talk.words("pace-settings", deadline=settings.deadline_hours or 0, reminder=settings.reminder_hours)]
        if live.info.status == "paused":
            lines.append(talk.words("pace-paused"))
        for question in position.questions(None):
            said = {"seat": Name("seat", question.seat), "title": title_of(talk.words, question)}
            if question.id in due and live.info.status != "paused":
                when = discord.utils.format_dt(due[question.id], "R")
                lines.append(talk.words("pace-open-until", **said, when=when))
            else:
                lines.append(talk.words("pace-open", **said))
        await talk.say("\n".join(lines))

    @command("pace-match", pace)
    @conversation()
    async def match(
        self, talk: Talk, deadline: Hours, reminder: SomeHours | None = None, match: int | None = None
    ) -> None:
        """The time for every decision; running clocks begin again."""
        live = await host_of(talk, match)
        old = live.info.settings
        hours = deadline or None
        new = msgspec.structs.replace(old, deadline_hours=hours, reminder_hours=reminder or old.reminder_hours)
        await self.app.store.matches.edit(live.id, settings=new)
        await talk.match(live.id)

        async def deed(turn: Turn) -> None:
            await self._wind_up(turn, hours, turn.match.seats)
            turn.post(CHANGED, Told(hours))

        text = talk.words("pace-settings", deadline=deadline, reminder=new.reminder_hours)
        played = await talk.play(deed, lambda turn: Reply(text))
        await talk.say(played.reply.text)

    @command("pace-decision", pace)
    @conversation()
    async def decision(self, talk: Talk, hours: SomeHours, seat: str | None = None, match: int | None = None) -> None:
        """More or less time for what is open now, of one seat or of all."""
        live = await host_of(talk, match)
        position = await self.app.matches.position(live)
        asked = [Pick(one.seat, talk.words.name(Name("seat", one.seat))) for one in position.pending]
        chosen = meant(asked, seat) if seat is not None else None
        if not asked or (seat is not None and chosen is None):
            raise tell("pace-nobody-asked", waiting=tuple(pick.label for pick in asked))
        seats = tuple(pick.value for pick in asked) if chosen is None else (chosen,)

        async def deed(turn: Turn) -> None:
            await self._wind_up(turn, hours, seats)
            turn.post(CHANGED, Told(hours, chosen))

        due = discord.utils.format_dt(self.app.store.clock() + timedelta(hours=hours), "R")
        text = talk.words("pace-decision-set", seats=tuple(Name("seat", one) for one in seats), when=due)
        played = await talk.play(deed, lambda turn: Reply(text))
        await talk.say(played.reply.text)

    async def _wind_up(self, turn: Turn, hours: int | None, seats: tuple[str, ...]) -> None:
        """The clocks of these seats begin again, or are taken away."""
        clock = next((timer.due_at for timer in turn.live.timers if timer.kind == "paused"), turn.now)
        computers = {place.seat for place in turn.live.seats if place.policy is not None}
        for question in turn.match.pending:
            if question.seat not in seats or question.seat in computers:
                continue
            key = deadline_key(question.id)
            if hours is None:
                turn.cancelled_timers.append(key)
            else:
                settings = await self.app.people.settings(person_of(turn, question.seat) or 0)
                due = after_quiet(settings, clock + timedelta(hours=hours))
                turn.timer(key, DEADLINE, due, seat=question.seat, question=question.id)

    @suggests(decision, "seat")
    async def seats(self, half: HalfTyped) -> Iterable[Pick]:
        _, match, words = await half.table()
        asked = dict.fromkeys(question.seat for question in match.pending)
        return [Pick(seat, words.name(Name("seat", seat))) for seat in asked]

    async def compose(self, parcel: Parcel) -> Letter:
        """Everybody hears of a new pace."""
        told = msgpack.decode(parcel.body, type=Told)
        _, words = await self.app.addressed(parcel)
        if told.seat is None:
            return Letter(words("pace-changed", hours=told.hours or 0), silent=True)
        return Letter(words("pace-changed-for", seat=Name("seat", told.seat), hours=told.hours or 0), silent=True)


async def setup(app: Stele) -> None:
    clocks = Clocks(app)
    app.delivery.register(CHANGED, clocks.compose)
    await app.add_cog(clocks)
