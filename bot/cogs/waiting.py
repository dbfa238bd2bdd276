"""/waiting: what waits for me, over all my matches."""

from datetime import datetime

import discord
from discord.ext import commands

from bot.acting.buttons import StampedButton, button
from bot.acting.panel import due_moments
from bot.app import Stele
from bot.posts.table import DECIDE
from bot.spine.calls import calls, mine
from bot.spine.deadlines import waiting_since
from bot.spine.layouts import with_buttons
from bot.spine.matches import Live, words_of
from bot.spine.talk import Talk, conversation
from bot.spine.words import Words, command
from rules.core.messages import Name


class Waiting(commands.Cog):
    """One person over all matches."""

    def __init__(self, app: Stele) -> None:
        self.app = app

    @command("waiting")
    @conversation()
    async def waiting(self, talk: Talk) -> None:
        """What I have to decide, since when and until when, and for whom I wait elsewhere."""
        held = [one for one in await self.app.store.matches.held_by(talk.person) if one.status == "running"]
        mine: list[tuple[str, StampedButton]] = []
        others: list[str] = []
        for id in dict.fromkeys(one.match for one in held):
            live = await self.app.matches.get(id)
            words = words_of(live, talk.words.language)
            asked = await self._asked(live, talk.person, words)
            mine += asked
            if not asked:
                others.append(await self._others(live, words))
        if not held:
            await talk.say(talk.words("pace-no-matches"))
            return
        head = talk.words("pace-waiting-for-me", count=len(mine)) if mine else talk.words("pace-nothing-waits")
        text = "\n".join([head, *(line for line, _ in mine), *others])
        layout = with_buttons(head, mine, "\n".join(others)) if mine else None
        await talk.say(text, layout=layout)

    async def _asked(self, live: Live, person: int, words: Words) -> list[tuple[str, StampedButton]]:
        """One line for everything that waits for this person: questions, wishes to go back, votes; with a button."""
        since, due = waiting_since(live), due_moments(live)
        match = await self.app.matches.position(live)
        lines: list[tuple[str, StampedButton]] = []
        for call in await mine(self.app, live, match, person):
            begun = call.since or since.get(call.seat, live.info.changed_at)
            said = {"name": live.info.name, "channel": f"<#{live.info.channel}>", "title": call.title(words)}
            if call.question is not None and call.number in due:
                line = words("pace-mine-until", **said, since=ago(begun), when=ago(due[call.number]))
            else:
                line = words("pace-mine", **said, since=ago(begun))
            number = call.number if call.question is not None else 0
            lines.append((line, button(DECIDE, live.id, number, words("act-decide"), rest=str(len(lines)))))
        return lines

    async def _others(self, live: Live, words: Words) -> str:
        match = await self.app.matches.position(live)
        thinking = (one.seat for one in match.pending if live.is_computer(one.seat))
        waited_for = (*(call.seat for call in await calls(self.app, live, match)), *thinking)
        seats = tuple(dict.fromkeys(Name("asked", seat) for seat in waited_for))
        return words("pace-others", name=live.info.name, channel=f"<#{live.info.channel}>", seats=seats)


def ago(moment: datetime) -> str:
    return discord.utils.format_dt(moment, "R")


async def setup(app: Stele) -> None:
    await app.add_cog(Waiting(app))
