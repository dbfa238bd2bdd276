"""Things by their names: what autocomplete offers for ids that a game knows, and which id somebody means."""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, cast

import discord
from discord import app_commands

from bot.acting.choices import Pick, thing
from bot.spine import limits
from bot.spine.matches import Live, words_of
from bot.spine.words import Words
from rules.core.match import Match

if TYPE_CHECKING:
    from bot.app import Stele

Choices = list[app_commands.Choice[Any]]


async def at_table(interaction: discord.Interaction) -> tuple[Live, Match[Any], Words]:
    """The match that a half-typed command is about, its position, and the words of whoever types."""
    app = cast("Stele", interaction.client)
    given = getattr(interaction.namespace, "match", None)
    live = await app.matches.here(interaction, given if isinstance(given, int) else None)
    language = await app.people.language(interaction.user.id, interaction.guild_id, interaction.locale)
    words = words_of(live, language)
    return live, await app.matches.position(live), words


def things(match: Match[Any], kind: str, given: Mapping[str, str], words: Words) -> list[Pick]:
    """Every id of a kind in this match, by name; a place is an area or whatever else the game calls so."""
    return [Pick(id, thing(words, kind, id) if id else "–") for id in match.game.known(match.table, kind, given)]


def offered(picks: Iterable[Pick], typed: object) -> Choices:
    """The picks that fit what was typed, for autocomplete; those that begin with it come first."""
    wanted = plain(str(typed or ""))
    fitting = [pick for pick in picks if wanted in plain(pick.label) or wanted in plain(pick.value)]
    fitting.sort(key=lambda pick: not plain(pick.label).startswith(wanted))
    return [
        app_commands.Choice(name=limits.clip(pick.label, limits.CHOICE_NAME) or "–", value=pick.value)
        for pick in fitting
        if len(pick.value) <= limits.CHOICE_VALUE
    ][: limits.CHOICES]


def meant(picks: Iterable[Pick], text: str) -> str | None:
    """The value that somebody means who picked it or typed its name; None when it is none of them."""
    found = list(picks)
    for pick in found:
        if text == pick.value or plain(text) in (plain(pick.label), plain(pick.value)):
            return pick.value
    begun = [pick.value for pick in found if plain(text) and plain(pick.label).startswith(plain(text))]
    return begun[0] if len(begun) == 1 else None


def plain(text: str) -> str:
    return " ".join(text.casefold().split())
