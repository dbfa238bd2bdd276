"""The rulings of a game as commands: `/gm-aw` for `/aw`, made from its patches, with suggestions by name.

Public: `patch_group` (the group of a game), `read_patch` (a patch from texts), `field_kind` (what a parameter names).
"""

import enum
import inspect
from collections.abc import Awaitable, Callable, Iterable, Mapping
from types import NoneType, UnionType
from typing import Any, Literal, NewType, Union, get_args, get_origin

import discord
import msgspec
from discord import app_commands

from bot.acting.choices import Pick
from bot.acting.naming import HalfTyped, Source, fitting, meant, suggest_for, things
from bot.games.presentation import Presentation
from bot.spine import limits
from bot.spine.errors import tell
from bot.spine.matches import Live
from bot.spine.talk import Talk, converse
from bot.spine.words import Catalogue, Words, label
from rules.core.actions import ActionParam, kebab
from rules.core.game import Game
from rules.core.match import Match
from rules.core.patches import Patch

Work = Callable[[Talk, int | None, type[Patch], dict[str, Any], str], Awaitable[None]]
LARGEST = 10_000


def patch_group(shown: Presentation, work: Work) -> app_commands.Group:
    """The commands of a game's rulings; `work` is what each of them does.

    They are a command of their own: below /gm a second game would outgrow what Discord allows one command.
    """
    game, catalogue, key = shown.game, shown.catalogue, "cmd-gm-rulings"
    name = f"gm-{shown.shape.name}"
    made = app_commands.Group(
        name=_text(key, name, catalogue), description=_text(f"{key}.about", game.id, catalogue), guild_only=True
    )
    for patch in game.patches:
        made.add_command(_command(game, patch, catalogue, work))
    return made


def _command(game: Game[Any], patch: type[Patch], catalogue: Catalogue, work: Work) -> Any:
    key = f"cmd-gm-{patch.tag()}"
    params = sorted(patch.params(), key=lambda param: not param.required)

    async def callback(interaction: discord.Interaction, **given: Any) -> None:
        match, reason = given.pop("match", None), given.pop("reason")
        values = {name: value for name, value in given.items() if value is not None}
        await converse(interaction, lambda talk: work(talk, match, patch, values, reason))

    options = [_option(param.name, _type(param), param.required) for param in params]
    reason, match = _option("reason", str, True), _option("match", int, False)
    first = inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=discord.Interaction)
    bare: Any = callback
    bare.__signature__ = inspect.Signature([first, *options, reason, match])
    texts = {param.name: f"{key}.{param.name.replace('_', '-')}" for param in params}
    texts |= {"reason": "gm-option-reason", "match": "gm-option-match"}
    names = {option: _text(text, option.replace("_", "-"), catalogue) for option, text in texts.items()}
    abouts = {option: _text(_about(text), option, catalogue) for option, text in texts.items()}
    described = app_commands.describe(**abouts)(app_commands.rename(**names)(bare))
    made: Any = app_commands.Command(
        name=_text(key, patch.tag(), catalogue),
        description=_text(f"{key}.about", patch.tag(), catalogue),
        callback=described,
    )
    shown = {param.name: names[param.name].message for param in params}
    for param in params:
        if _type(param) is str:
            suggest_for(made, param.name, _suggestions(game, patch, param, shown))
    return made


def _text(key: str, otherwise: str, catalogue: Catalogue) -> app_commands.locale_str:
    """The text of the catalogue; a game without words for its rulings goes by their ids."""
    return label(key, catalogue) if catalogue.has("en", key) else app_commands.locale_str(otherwise)


def _about(key: str) -> str:
    return f"{key}-about" if "." in key else f"{key}.about"


def _option(name: str, kind: Any, required: bool) -> inspect.Parameter:
    default = inspect.Parameter.empty if required else None
    annotation = kind if required else kind | None
    return inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=annotation)


# ---- what a parameter is -------------------------------------------------------------------------------------------


def _bare(hint: Any) -> Any:
    """The type without “or nothing”."""
    if get_origin(hint) in (Union, UnionType):
        return next(part for part in get_args(hint) if part is not NoneType)
    return hint


def _type(param: ActionParam) -> Any:
    """Discord's type of an option: yes or no, a number, or a text with suggestions."""
    bare = _bare(param.type)
    if bare is bool:
        return bool
    return app_commands.Range[int, -LARGEST, LARGEST] if bare is int else str


def words_offered(param: ActionParam) -> tuple[str, ...]:
    """The words between which a parameter chooses; none if it names a thing."""
    bare = _bare(param.type)
    if get_origin(bare) is Literal:
        return tuple(str(value) for value in get_args(bare))
    if isinstance(bare, type) and issubclass(bare, enum.Enum):
        return tuple(str(member.value) for member in bare)
    return ()


def field_kind(param: ActionParam) -> str:
    """What a parameter names: by the type of its id (`AreaId` is an area), else by its own name."""
    bare = _bare(param.type)
    if isinstance(bare, NewType):
        return kebab(str(bare.__name__).removesuffix("Id"))
    return param.name


def picks_for(
    match: Match[Any], patch: type[Patch], param: ActionParam, given: Mapping[str, str], words: Words
) -> list[Pick]:
    """Everything that a parameter may be, by name."""
    choices = words_offered(param)
    if choices:
        return [Pick(choice, choice_name(patch, param, choice, words)) for choice in choices]
    found = things(match, field_kind(param), given, words)
    return found if param.required or not found or found[0].value == "" else [*found, Pick("", "–")]


def choice_name(patch: type[Patch], param: ActionParam, choice: str, words: Words) -> str:
    key = f"gm-{patch.tag()}-{param.name}-{choice}"
    return words(key) if words.has(key) else choice.replace("-", " ")


def _suggestions(game: Game[Any], patch: type[Patch], param: ActionParam, shown: Mapping[str, str]) -> Source:
    async def suggestions(half: HalfTyped) -> Iterable[Pick]:
        live, match, words = await half.table(game)
        if live.game.id != game.id:
            return []
        given = {name: value for name, option in shown.items() if (value := half.given(option))}
        return [pick for pick in picks_for(match, patch, param, given, words) if pick.value]

    return suggestions


# ---- from texts to a patch -----------------------------------------------------------------------------------------


def read_patch(live: Live, match: Match[Any], patch: type[Patch], given: Mapping[str, Any], words: Words) -> Patch:
    """The ruling that somebody means who picked or typed names; an unknown name is told with what is known."""
    if patch not in live.game.patches:
        raise tell("gm-other-game", name=live.info.name)
    values: dict[str, Any] = {}
    for param in patch.params():
        value = given.get(param.name)
        if value is None:
            continue
        if isinstance(value, str):
            texts = {name: str(one) for name, one in values.items()}
            value = _understood(match, patch, param, texts, value, words)
        values[param.name] = value
    try:
        return msgspec.convert({"type": patch.tag(), **values}, patch)
    except msgspec.ValidationError as error:
        raise tell("kernel-malformed-patch", detail=limits.clip(str(error), 200)) from error


def _understood(
    match: Match[Any],
    patch: type[Patch],
    param: ActionParam,
    given: Mapping[str, str],
    text: str,
    words: Words,
) -> str:
    picks = picks_for(match, patch, param, given, words)
    if not picks:
        return text
    found = meant(picks, text)
    if found is None:
        option = param.name.replace("_", " ")
        some = tuple(pick.label for pick in (fitting(picks, text) or picks)[:5])
        raise tell("gm-unknown-value", option=option, found=limits.clip(text, 60), known=some)
    return found
