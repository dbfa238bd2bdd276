"""Things by their names: what somebody who types is offered, and what a typed name means.

    @suggests(add, "question")
    async def questions(self, half: HalfTyped) -> Iterable[Pick]:
        live, match, words = await half.table()
        return [Pick(spec.kind, words(f"ask-{spec.kind}")) for spec in live.game.orders]

Public: `suggests` (the suggestions of an option), `suggest_for` (the same for a command that is made), `HalfTyped`,
`fitting` (the one way in which names are compared with what was typed), `meant`, `did_you_mean`, `things`.
"""

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from difflib import SequenceMatcher
from typing import TYPE_CHECKING, Any, TypeVar, cast

import discord
from discord import app_commands

from bot.acting.choices import Pick, thing
from bot.spine import limits
from bot.spine.errors import tell
from bot.spine.matches import Live, words_of
from bot.spine.talk import suggest
from bot.spine.words import Words
from rules.core.game import Game
from rules.core.match import Match

if TYPE_CHECKING:
    from bot.app import Stele

Choices = list[app_commands.Choice[Any]]
Command = app_commands.Command[Any, ..., None]
Source = Callable[["HalfTyped"], Awaitable[Iterable[Pick]]]
NEARLY = 0.7  # of two texts that differ by a slip: a letter left out, doubled, changed or in the wrong place
ANAGRAM = 0.8  # how near the same letters in another order are
SHORTEST_SLIP = 3
MOST_NAMES = 3  # that are offered in the place of what was typed
MethodT = TypeVar("MethodT", bound=Callable[..., Awaitable[Iterable[Pick]]])


class HalfTyped:
    """A command that somebody is typing: the option so far, the others, and who it is."""

    def __init__(self, interaction: discord.Interaction, typed: object) -> None:
        self.interaction = interaction
        self.app = cast("Stele", interaction.client)
        self.person = interaction.user.id
        self.typed = "" if typed is None else str(typed)

    def given(self, option: str) -> str:
        """What another option says so far."""
        value = getattr(self.interaction.namespace, option, None)
        return "" if value is None else str(value)

    async def words(self) -> Words:
        """The words of whoever types."""
        asked = self.interaction
        return Words(await self.app.people.language(self.person, asked.guild_id, asked.locale))

    async def table(self, game: Game[Any] | None = None) -> tuple[Live, Match[Any], Words]:
        """The match that the command is about, its position, and the words of whoever types."""
        named = self.given("match")
        live = await self.app.matches.here(self.interaction, int(named) if named.isdecimal() else None, game)
        words = words_of(live, (await self.words()).language)
        return live, await self.app.matches.position(live), words


def suggests(command: Command, option: str, *, fitted: bool = False) -> Callable[[MethodT], MethodT]:
    """Makes a method of a cog the suggestions of an option; `fitted`: it looks at what was typed itself."""

    def decorate(method: MethodT) -> MethodT:
        async def choices(cog: object, interaction: discord.Interaction, typed: str) -> Choices:
            number = _is_number(command, option)
            return await _choices(interaction, typed, lambda half: method(cog, half), number, fitted)

        choices.__qualname__ = method.__qualname__  # by which discord.py knows that it belongs to a cog
        command.autocomplete(option)(choices)
        return method

    return decorate


def suggest_for(command: Command, option: str, source: Source, *, fitted: bool = False) -> None:
    """The same for a command that belongs to no cog."""

    async def choices(interaction: discord.Interaction, typed: str) -> Choices:
        return await _choices(interaction, typed, source, _is_number(command, option), fitted)

    command.autocomplete(option)(choices)


def _is_number(command: Command, option: str) -> bool:
    param = command.get_parameter(option)
    return param is not None and param.type is discord.AppCommandOptionType.integer


async def _choices(
    interaction: discord.Interaction, typed: object, source: Source, number: bool, fitted: bool
) -> Choices:
    async def work() -> Choices:
        half = HalfTyped(interaction, typed)
        found = await source(half)
        return choices_of(found if fitted else fitting(found, half.typed), number)

    return await suggest(interaction, work)


def choices_of(picks: Iterable[Pick], number: bool = False) -> Choices:
    """The picks as Discord wants them; what is too long to be sent back is left out."""
    return [
        app_commands.Choice(
            name=limits.clip(pick.label, limits.CHOICE_NAME) or "–", value=int(pick.value) if number else pick.value
        )
        for pick in picks
        if len(pick.value) <= limits.CHOICE_VALUE
    ][: limits.CHOICES]


# ---- names -------------------------------------------------------------------------------------------------------


def things(match: Match[Any], kind: str, given: Mapping[str, str], words: Words) -> list[Pick]:
    """Every id of a kind in this match, by name; a place is an area or whatever else the game calls so."""
    return [Pick(id, thing(words, kind, id) if id else "–") for id in match.game.known(match.table, kind, given)]


def fitting(picks: Iterable[Pick], typed: str) -> list[Pick]:
    """Those that were meant: by what was typed as it stands, else by what is like it."""
    found = list(picks)
    return holding(found, typed) or alike(found, typed)


def holding(picks: Iterable[Pick], typed: str) -> list[Pick]:
    """Those whose name or id begins with what was typed, then those that contain it."""
    wanted = plain(typed)
    found = [(pick, plain(pick.label), last_id(pick.value)) for pick in picks]
    first = [pick for pick, name, id in found if name.startswith(wanted) or id.startswith(wanted)]
    begun = set(first)
    return [*first, *(pick for pick, name, id in found if pick not in begun and (wanted in name or wanted in id))]


def alike(picks: Sequence[Pick], typed: str) -> list[Pick]:
    """Those whose name, or a word of it, is nearly what was typed so far, the likest first."""
    wanted = plain(typed)
    if len(wanted) < SHORTEST_SLIP:
        return []
    likeness = [
        (max(_likeness(wanted, one) for one in _words_of(pick.label)), place) for place, pick in enumerate(picks)
    ]
    near = sorted(((like, -place) for like, place in likeness if like >= NEARLY), reverse=True)
    return [picks[-place] for _, place in near]


def _words_of(label: str) -> list[str]:
    name = plain(label)
    return [name, *name.replace("-", " ").split()]


def _likeness(typed: str, name: str) -> float:
    """How much the beginning of a name is what was typed: 1 is the same; the same letters in another order are near."""
    begun = [name[:length] for length in (len(typed), len(typed) + 1)]
    mixed = ANAGRAM if sorted(typed) == sorted(begun[0]) else 0.0
    return max(mixed, *(SequenceMatcher(None, typed, part).ratio() for part in begun))


def meant(picks: Iterable[Pick], text: str) -> str | None:
    """The value that somebody means who picked it or typed its name; None when it is none of them."""
    found, wanted = list(picks), plain(text)
    for pick in found:
        if text == pick.value or wanted in (plain(pick.label), plain(pick.value)):
            return pick.value
    begun = [pick.value for pick in found if wanted and plain(pick.label).startswith(wanted)]
    return begun[0] if len(begun) == 1 else None


def did_you_mean(picks: Iterable[Pick], text: str) -> None:
    """Tells of a slip of the finger, with the names that may have been meant; nothing where none is like it."""
    names = tuple(dict.fromkeys(pick.label for pick in alike(list(picks), text)))[:MOST_NAMES]
    if names:
        raise tell("act-did-you-mean", found=limits.clip(text, limits.CHOICE_NAME), names=" / ".join(names))


def last_id(value: str) -> str:
    """The last id of a list, or the only one, as it is compared."""
    return plain(value.rpartition(" ")[2])


def plain(text: str) -> str:
    """A text as it is compared: without case, double spaces, underscores and number signs."""
    return " ".join(text.casefold().replace("_", " ").replace("#", "").split())
