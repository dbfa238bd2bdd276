"""/rules: what the rulebook of a game says, by number or by words."""

import re

import discord
from discord.ext import commands

from bot.acting.choices import Pick
from bot.acting.naming import Choices, meant, offered
from bot.app import Stele
from bot.games.presentation import Presentation
from bot.spine import limits
from bot.spine.errors import Told, tell
from bot.spine.talk import Talk, conversation, suggest
from bot.spine.words import Words, command
from rules.core.rulebook import Language, Rule, Rulebook

NUMBER = re.compile(r"^\s*\d+(\.\d+)*\.?\s*[A-Za-z]?\d?\s*$")
MOST_FOUND = 8


class Rules(commands.Cog):
    """The rules in short words: of the match in this channel, or of the game that is named."""

    def __init__(self, app: Stele) -> None:
        self.app = app

    @command("rules")
    @conversation()
    async def rules(self, talk: Talk, what: str, game: str | None = None) -> None:
        """A section by its number, or those that speak of some words."""
        book = await self._book(talk.interaction, game, talk.words)
        language = language_of(talk.words)
        if NUMBER.match(what):
            await talk.say(section_text(book, what, language, talk.words))
            return
        found = book.about(what, language, MOST_FOUND)
        if not found:
            raise tell("rules-nothing-found", found=limits.clip(what, 100))
        first, *others = found
        lines = [rule_text(first, language)]
        if others:
            lines.append(talk.words("rules-see-also"))
            lines += [f"• {rule.number} {rule.title(language)}" for rule in others]
        await talk.say("\n".join(lines))

    async def _book(self, interaction: discord.Interaction, named: str | None, words: Words) -> Rulebook:
        """The rulebook that is meant: of the game named, else of the match here, else of the only game there is."""
        shown = self._named(named, words) if named else await self._here(interaction)
        if shown is None:
            books = [one for one in self.app.shown.values() if one.rulebook is not None]
            if len(books) != 1:
                raise tell("rules-which-game", known=tuple(pick.label for pick in self._games(words)))
            shown = books[0]
        if shown.rulebook is None:
            raise tell("rules-no-rulebook", game=shown.words(words.language)(f"game-{shown.game.id}"))
        return shown.rulebook

    def _named(self, text: str, words: Words) -> Presentation:
        games = self._games(words)
        found = meant(games, text)
        if found is None:
            raise tell("lobby-no-such-game", found=limits.clip(text, 60), known=tuple(pick.label for pick in games))
        return self.app.shown[found]

    def _games(self, words: Words) -> list[Pick]:
        """The games by name."""
        return [Pick(id, one.words(words.language)(f"game-{id}")) for id, one in self.app.shown.items()]

    async def _here(self, interaction: discord.Interaction) -> Presentation | None:
        """How the match of this channel is shown; None: there is none, or more than one."""
        try:
            return (await self.app.matches.here(interaction)).shown
        except Told:
            return None

    # ---- suggestions ---------------------------------------------------------------------------------------------

    @rules.autocomplete("what")
    async def sections(self, interaction: discord.Interaction, typed: str) -> Choices:
        async def work() -> Choices:
            words = await self._words(interaction)
            named = getattr(interaction.namespace, "game", None)
            book = await self._book(interaction, str(named) if named else None, words)
            language, plain = language_of(words), typed.strip()
            if plain and not plain[:1].isdigit():
                return choices(book.about(plain, language, limits.CHOICES), language)
            found = [rule for rule in book.sections() if rule.number.casefold().startswith(plain.casefold())]
            return choices(found[: limits.CHOICES], language)

        return await suggest(interaction, work)

    @rules.autocomplete("game")
    async def games(self, interaction: discord.Interaction, typed: str) -> Choices:
        async def work() -> Choices:
            return offered(self._games(await self._words(interaction)), typed)

        return await suggest(interaction, work)

    async def _words(self, interaction: discord.Interaction) -> Words:
        return Words(await self.app.people.language(interaction.user.id, interaction.guild_id, interaction.locale))


def language_of(words: Words) -> Language:
    return "de" if words.language == "de" else "en"


def choices(rules: list[Rule] | tuple[Rule, ...], language: Language) -> Choices:
    """Sections by number and title."""
    names = [(f"{rule.number} {rule.title(language)}", rule.number) for rule in rules]
    made = discord.app_commands.Choice
    return [made(name=limits.clip(name, limits.CHOICE_NAME), value=number) for name, number in names]


def section_text(book: Rulebook, number: str, language: Language, words: Words) -> str:
    """A section with the titles of its parts, or what there is instead."""
    rule = book.summary(number)
    plain = number.strip().rstrip(".")
    parts = [each for each in book.sections() if each.number.startswith(f"{plain}.")]
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
    await app.add_cog(Rules(app))
