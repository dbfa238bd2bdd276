"""/rules and /help: what the rulebook says, and what one can do now."""

import re
from collections.abc import Sequence

import discord
from discord import app_commands
from discord.ext import commands

from bot.acting.buttons import StampedButton, StampedMenu, button, view_of
from bot.acting.panel import open_to, title_of
from bot.app import Stele
from bot.posts.table import DECIDE, HAND, MAP
from bot.spine import limits
from bot.spine.errors import Told, tell
from bot.spine.matches import Live
from bot.spine.talk import Talk, conversation, suggest
from bot.spine.words import Words, command
from rules.assyrian_wars.desk.rulebook import Language, Rule, search, sections, summary

NUMBER = re.compile(r"^\s*\d+(\.\d+)*\.?\s*[A-Ma-m]?2?\s*$")
MOST_FOUND = 8
# What people call things that the rulebook calls otherwise.
MEANT = {
    "influence": "6.9",
    "alliance": "6.9",
    "alliances": "6.9",
    "diplomacy": "6.9",
    "naval battle": "6.16.f",
    "sea battle": "6.16.f",
    "search": "6.16.f",
    "declaration of war": "7.4.2",
    "einfluss": "6.9",
    "bündnis": "6.9",
    "bündnisse": "6.9",
    "diplomatie": "6.9",
    "seeschlacht": "6.16.f",
    "suche": "6.16.f",
    "geheimdiplomatie": "7.5",
    "kriegserklärung": "7.4.2",
    "kampfkarten": "6.11.d",
    "ereigniskarten": "6.11",
}


class Advice(commands.Cog):
    """For whoever does not know how to go on."""

    def __init__(self, app: Stele) -> None:
        self.app = app

    # ---- the rulebook ------------------------------------------------------------------------------------------

    @command("rules")
    @conversation()
    async def rules(self, talk: Talk, what: str) -> None:
        """A section by its number, or those that speak of some words."""
        language: Language = "de" if talk.words.language == "de" else "en"
        wanted = limits.clip(what, 100)
        if NUMBER.match(what):
            await talk.say(section_text(what, language, talk.words))
            return
        found = about(what, language, MOST_FOUND)
        if not found:
            raise tell("rules-nothing-found", found=wanted)
        first, *others = found
        lines = [rule_text(first, language)]
        if others:
            lines.append(talk.words("rules-see-also"))
            lines += [f"• {rule.number} {rule.title(language)}" for rule in others]
        await talk.say("\n".join(lines))

    @rules.autocomplete("what")
    async def suggestions(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        async def work() -> list[app_commands.Choice[str]]:
            chosen = await self.app.people.language(interaction.user.id, interaction.guild_id, interaction.locale)
            language: Language = "de" if chosen == "de" else "en"
            plain = typed.strip()
            found: Sequence[Rule] = sections()
            if plain[:1].isdigit():
                found = [rule for rule in found if rule.number.casefold().startswith(plain.casefold())]
            elif plain:
                found = about(plain, language, limits.CHOICES)
            names = [(f"{rule.number} {rule.title(language)}", rule.number) for rule in found[: limits.CHOICES]]
            return [app_commands.Choice(name=limits.clip(name, limits.CHOICE_NAME), value=key) for name, key in names]

        return await suggest(interaction, work)

    # ---- help --------------------------------------------------------------------------------------------------

    @command("help")
    @conversation()
    async def help(self, talk: Talk) -> None:
        """What matters now: for a guest, in a lobby, for whoever is asked or waits, and when the match is over."""
        try:
            live = await talk.match()
        except Told as error:
            lines = [talk.words("help-nowhere"), talk.words.say(error.said), *commands_lines(talk.words)]
            await talk.say("\n".join(lines))
            return
        lines, buttons = await self._situation(talk, live)
        lines += commands_lines(talk.words)
        await talk.say("\n".join(lines), view=view_of(buttons))

    async def _situation(self, talk: Talk, live: Live) -> tuple[list[str], list[StampedButton | StampedMenu]]:
        words, name = talk.words, live.info.name
        status, held = live.info.status, live.seats_of(talk.person)
        show_map = button(MAP, live.id, 0, words("table-full-map"))
        if status == "lobby":
            return [words("help-lobby", name=name, seated=bool(held))], []
        if status in ("finished", "abandoned"):
            return [words("help-over", name=name)], [show_map]
        if not held:
            return [words("help-guest", name=name)], [show_map]
        my_hand = button(HAND, live.id, 0, words("table-my-hand"))
        if status == "paused":
            return [words("help-paused", name=name)], [my_hand, show_map]
        match = await self.app.matches.position(live)
        mine = open_to(live, match, talk.person).mine
        if not mine:
            return [words("help-waiting", name=name)], [my_hand, show_map]
        lines = [words("help-asked", name=name, count=len(mine))]
        for question in mine:
            lines.append(f"**{title_of(words, question)}**")
            about = f"ask-{question.kind}.about"
            lines += [words(about)] if words.has(about) else []
            rule = summary(question.rule)
            if rule is not None:
                lines.append(f"-# {words('help-rule', rule=rule.number)}")
        style = discord.ButtonStyle.primary
        decide = button(DECIDE, live.id, mine[0].id, words("table-what-can-i-do"), style=style)
        return lines, [decide, my_hand, show_map]


def commands_lines(words: Words) -> list[str]:
    """The commands that everybody should know."""
    return [words("help-looking"), words("help-matches"), words("help-you")]


def about(what: str, language: Language, most: int) -> list[Rule]:
    """The sections that somebody means who types these words, the best first."""
    meant = summary(MEANT.get(" ".join(what.casefold().split()), ""))
    found = list(search(what, language, most))
    return found if meant is None else [meant, *(rule for rule in found if rule != meant)][:most]


def section_text(number: str, language: Language, words: Words) -> str:
    """A section with the titles of its parts, or what there is instead."""
    rule = summary(number)
    plain = number.strip().rstrip(".")
    parts = [each for each in sections() if each.number.startswith(f"{plain}.")]
    if rule is None and not parts:
        raise tell("rules-no-such-number", found=limits.clip(number, 60))
    lines = [rule_text(rule, language)] if rule is not None else []
    if parts:
        lines.append(words("rules-parts", number=plain))
        lines += [f"• {part.number} {part.title(language)}" for part in parts]
    return "\n".join(lines)


def rule_text(rule: Rule, language: Language) -> str:
    return f"**{rule.number} {rule.title(language)}**\n{rule.text(language)}"


async def setup(app: Stele) -> None:
    await app.add_cog(Advice(app))
