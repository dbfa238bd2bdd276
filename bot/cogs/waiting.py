"""/waiting: what waits for me, over all my matches; /away: let my orders and the defaults answer for a while."""

from datetime import datetime

import discord
import msgspec
from discord import app_commands
from discord.ext import commands

from bot.acting.panel import DEADLINE, title_of
from bot.app import Stele
from bot.spine.deadlines import Pace
from bot.spine.errors import tell
from bot.spine.matches import Live, words_of
from bot.spine.quiet_hours import is_away, moment_meant
from bot.spine.talk import Talk, conversation, suggest
from bot.spine.words import Words, command, group
from rules.core.messages import Name

SPANS = ("12h", "1d", "3d", "1w", "2w")


class Waiting(commands.Cog):
    """One person over all matches."""

    away = group("away")

    def __init__(self, app: Stele) -> None:
        self.app = app
        self.pace = Pace(app)

    @command("waiting")
    @conversation()
    async def waiting(self, talk: Talk) -> None:
        """What I have to decide, since when and until when, and for whom I wait elsewhere."""
        held = [one for one in await self.app.store.matches.held_by(talk.person) if one.status == "running"]
        mine: list[str] = []
        others: list[str] = []
        for id in dict.fromkeys(one.match for one in held):
            live = await self.app.matches.get(id)
            words = words_of(live, talk.words.language, self.app.catalogue)
            asked = await self._asked(live, talk.person, words)
            mine += asked
            if not asked:
                others.append(await self._others(live, words))
        if not held:
            await talk.say(talk.words("pace-no-matches"))
            return
        head = talk.words("pace-waiting-for-me", count=len(mine)) if mine else talk.words("pace-nothing-waits")
        await talk.say("\n".join([head, *mine, *others]))

    async def _asked(self, live: Live, person: int, words: Words) -> list[str]:
        """One line for every open question of this person."""
        since = await self.pace.waiting_since(live)
        timers = await self.app.store.timers.of_match(live.id)
        due = {timer.question: timer.due_at for timer in timers if timer.kind == DEADLINE}
        match = await self.app.matches.position(live)
        lines = []
        for question in match.pending:
            if question.seat not in live.seats_of(person):
                continue
            begun = since.get(question.seat, live.info.changed_at)
            said = {"name": live.info.name, "channel": f"<#{live.info.channel}>", "title": title_of(words, question)}
            if question.id in due:
                lines.append(words("pace-mine-until", **said, since=ago(begun), when=ago(due[question.id])))
            else:
                lines.append(words("pace-mine", **said, since=ago(begun)))
        return lines

    async def _others(self, live: Live, words: Words) -> str:
        match = await self.app.matches.position(live)
        seats = tuple(dict.fromkeys(Name("seat", question.seat) for question in match.pending))
        return words("pace-others", name=live.info.name, channel=f"<#{live.info.channel}>", seats=seats)

    # ---- away ------------------------------------------------------------------------------------------------

    @command("away-until", away)
    @conversation()
    async def until(self, talk: Talk, until: str, defaults: bool = True) -> None:
        """From now on my orders answer, and the defaults where there is no order."""
        settings = await self.app.people.settings(talk.person)
        moment = moment_meant(until, settings, self.app.store.clock())
        changed = msgspec.structs.replace(settings, away_until=moment, away_defaults=defaults)
        await self.app.people.save(talk.person, changed)
        id = "pace-away-defaults" if defaults else "pace-away-orders"
        await talk.say(talk.words(id, until=discord.utils.format_dt(moment, "f")))
        await self._tell_matches(talk.person)

    @command("away-back", away)
    @conversation()
    async def back(self, talk: Talk) -> None:
        """I am here again."""
        settings = await self.app.people.settings(talk.person)
        if not is_away(settings, self.app.store.clock()):
            raise tell("pace-not-away")
        await self.app.people.save(talk.person, msgspec.structs.replace(settings, away_until=None))
        await talk.say(talk.words("pace-back"))
        await self._tell_matches(talk.person)

    @until.autocomplete("until")
    async def spans(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        async def work() -> list[app_commands.Choice[str]]:
            language = await self.app.people.language(interaction.user.id, interaction.guild_id, interaction.locale)
            words = Words(language, catalogue=self.app.catalogue)
            named = [(words(f"pace-span-{span}"), span) for span in SPANS]
            found = [
                app_commands.Choice(name=name, value=span) for name, span in named if typed.lower() in name.lower()
            ]
            return found or [app_commands.Choice(name=typed, value=typed)][: bool(typed)]

        return await suggest(interaction, work)

    async def _tell_matches(self, person: int) -> None:
        """The clocks of all matches learn of it."""
        for held in await self.app.store.matches.held_by(person):
            if held.status in ("running", "paused"):
                await self.app.aftermath.refresh(await self.app.matches.get(held.match))


def ago(moment: datetime) -> str:
    return discord.utils.format_dt(moment, "R")


async def setup(app: Stele) -> None:
    await app.add_cog(Waiting(app))
