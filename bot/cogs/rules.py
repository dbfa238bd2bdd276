"""/rules: what the rulebook of a game says, by number or by words."""

import re
from collections.abc import Iterable

import discord
from discord.ext import commands

from bot.acting.buttons import Stamp
from bot.acting.choices import Pick
from bot.acting.naming import HalfTyped, meant, plain, suggests
from bot.app import Stele
from bot.games.presentation import Presentation
from bot.spine import limits
from bot.spine.errors import Told, tell
from bot.spine.talk import Talk, conversation
from bot.spine.words import Words, command
from rules.core.rulebook import Language, Rule, Rulebook

NUMBER = re.compile(r"^\s*\d+(\.\d+)*\.?\s*[A-Za-z]?\d?\s*$")
BEGUN = re.compile(r"^\d|^[A-Za-z]-")  # a number, or a ruling: H-1
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
        if NUMBER.match(what) or book.summary(what) is not None:
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

    async def pressed(self, talk: Talk, stamp: Stamp, _: tuple[str, ...]) -> None:
        """A rule's number was tapped."""
        live = await talk.match(stamp.match)
        if live.shown.rulebook is None:
            raise tell("rules-no-rulebook", game=talk.words(f"game-{live.game.id}"))
        await talk.say(section_text(live.shown.rulebook, stamp.rest, language_of(talk.words), talk.words))

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

    @suggests(rules, "what", fitted=True)
    async def sections(self, half: HalfTyped) -> Iterable[Pick]:
        words, begun = await half.words(), half.typed.strip()
        book = await self._book(half.interaction, half.given("game"), words)
        language, exact = language_of(words), book.summary(begun)
        found = [rule for rule in book.sections() if plain(rule.number).startswith(plain(begun))]
        if begun and not BEGUN.match(begun):
            found = list(book.about(begun, language, limits.CHOICES)) if exact is None else [exact]
        return [Pick(rule.number, f"{rule.number} {rule.title(language)}") for rule in found]

    @suggests(rules, "game")
    async def games(self, half: HalfTyped) -> Iterable[Pick]:
        return self._games(await half.words())


def language_of(words: Words) -> Language:
    return "de" if words.language == "de" else "en"


def section_text(book: Rulebook, number: str, language: Language, words: Words) -> str:
    """A section with the titles of its parts, or what there is instead."""
    rule = book.summary(number)
    bare = number.strip().rstrip(".") if rule is None else rule.number
    parts = [each for each in book.sections() if each.number.startswith(f"{bare}.")]
    if rule is None and not parts:
        raise tell("rules-no-such-number", found=limits.clip(number, 60))
    lines = [rule_text(rule, language)] if rule is not None else []
    if parts:
        lines.append(words("rules-parts", number=bare))
        lines += [f"• {part.number} {part.title(language)}" for part in parts]
    return "\n".join(lines)


def rule_text(rule: Rule, language: Language) -> str:
    return f"**{rule.number} {rule.title(language)}**\n{rule.text(language)}"


async def setup(app: Stele) -> None:
    rules = Rules(app)
    app.stamps.register("rule", rules.pressed, aside=True)
    await app.add_cog(rules)
