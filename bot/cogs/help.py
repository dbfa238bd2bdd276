"""/help: what one can do here and now."""

import discord
from discord.ext import commands

from bot.acting.buttons import StampedButton, StampedMenu, button, view_of
from bot.acting.panel import besides, open_to, title_of
from bot.app import Stele
from bot.posts.table import DECIDE, HAND, MAP
from bot.spine.errors import Told
from bot.spine.matches import Live
from bot.spine.talk import Talk, conversation
from bot.spine.words import Words, command


class Help(commands.Cog):
    """For whoever does not know how to go on."""

    def __init__(self, app: Stele) -> None:
        self.app = app

    @command("help")
    @conversation()
    async def help(self, talk: Talk) -> None:
        """What matters now: for a guest, in a lobby, for whoever is asked or waits, and when the match is over."""
        try:
            live = await talk.match()
        except Told as error:
            said = [talk.words("help-nowhere"), talk.words("help-newcomer"), talk.words.say(error.said)]
            lines = [*said, *commands_lines(talk.words)]
            await talk.say(self.app.offered.pressable("\n".join(lines)))
            return
        lines, buttons = await self._situation(talk, live)
        lines += [talk.words("help-gm", name=live.info.name)] if live.info.gm == talk.person else []
        lines += commands_lines(talk.words)
        await talk.say(self.app.offered.pressable("\n".join(lines)), view=view_of(buttons))

    async def _situation(self, talk: Talk, live: Live) -> tuple[list[str], list[StampedButton | StampedMenu]]:
        words, name = talk.words, live.info.name
        status, held = live.info.status, live.seats_of(talk.person)
        show_map = button(MAP, live.id, 0, words("table-full-map"))
        if status == "lobby":
            lobby = words("help-lobby", name=name, seated=bool(held))
            return [lobby, *([] if held else [words("help-newcomer")])], []
        if status in ("finished", "abandoned"):
            return [words("help-over", name=name)], [show_map]
        if not held:
            return [words("help-guest", name=name), words("help-newcomer")], [show_map]
        my_hand = button(HAND, live.id, 0, words("table-my-hand"))
        if status == "paused":
            return [words("help-paused", name=name)], [my_hand, show_map]
        match = await self.app.matches.position(live)
        asked = await besides(self.app, live, match, talk.person, words)
        mine = open_to(live, match, talk.person).mine
        if not mine:
            waiting = [words("help-waiting", name=name)] if not asked.lines else []
            return [*waiting, *asked.lines], [*asked.buttons, my_hand, show_map]
        lines = [words("help-asked", name=name, count=len(mine))]
        for question in mine:
            lines.append(f"**{title_of(words, question)}**")
            about = f"ask-{question.kind}.about"
            lines += [words(about)] if words.has(about) else []
            rule = live.shown.rulebook.summary(question.rule) if live.shown.rulebook is not None else None
            if rule is not None:
                lines.append(f"-# {words('help-rule', rule=rule.number)}")
        style = discord.ButtonStyle.primary
        decide = button(DECIDE, live.id, mine[0].id, words("table-what-can-i-do"), style=style)
        return [*lines, *asked.lines], [decide, *asked.buttons, my_hand, show_map]


def commands_lines(words: Words) -> list[str]:
    """The commands that everybody should know."""
    return [words("help-looking"), words("help-matches"), words("help-you")]


async def setup(app: Stele) -> None:
    await app.add_cog(Help(app))
