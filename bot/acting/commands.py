"""The slash commands of the games: one group a game, made from its actions, with suggestions of what is legal now.

Public: `game_groups` (makes the commands of a game), `resolve_match`. How they are arranged says the game's `Shape`;
the game's own command also has `end`, `answer` and `do`.
"""

import inspect
from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.acting.ahead import foreseen_for
from bot.acting.choices import Pick, given_in_words, labelled, option_name
from bot.acting.naming import Command, HalfTyped, Source, fitting, plain, suggest_for
from bot.acting.panel import open_to, playing, show
from bot.acting.previews import offer
from bot.acting.typed import Field
from bot.acting.which_match import own_matches
from bot.games.presentation import Presentation
from bot.spine import limits
from bot.spine.errors import Refused, tell
from bot.spine.matches import Live
from bot.spine.talk import Talk, converse
from bot.spine.words import Catalogue, Words, label
from rules.core.actions import Action, ActionParam, build
from rules.core.game import Game
from rules.core.match import Match
from rules.core.messages import Name, Refusal, refuse
from rules.core.questions import Answer, Choose, ChooseMany, Question

if TYPE_CHECKING:
    from bot.app import Stele

LONGEST_LIST = 500  # characters of a list that somebody types


# ---- making the groups ---------------------------------------------------------------------------------------


def game_groups(shown: Presentation) -> list[app_commands.Group]:
    """The command of a game and those beside it: a subcommand for every action, and those that every game has."""
    game, catalogue, shape = shown.game, shown.catalogue, shown.shape
    top = _group(f"cmd-{shape.name}", catalogue, guild_only=True)
    inner = {name: _group(f"cmd-{shape.name}-{name}", catalogue, parent=top) for name in shape.groups}
    beside = {name: _group(f"cmd-{shape.name}-{name}", catalogue, guild_only=True) for name in shape.beside}
    for action in game.actions:
        group, other = shape.group_of(action.tag()), shape.beside_of(action.tag())
        parent = inner[group] if group is not None else beside[other] if other is not None else top
        parent.add_command(_action_command(game, action, catalogue))
    top.add_command(_end_command(game, catalogue))
    top.add_command(_answer_command(game, catalogue))
    top.add_command(_do_command(game, catalogue))
    return [top, *beside.values()]


def _group(key: str, catalogue: Catalogue, **settings: Any) -> app_commands.Group:
    return app_commands.Group(name=label(key, catalogue), description=label(f"{key}.about", catalogue), **settings)


def _action_command(game: Game[Any], action: type[Action], catalogue: Catalogue) -> Command:
    key = f"action-{action.tag()}"
    params = sorted(action.params(), key=lambda param: not param.required)
    texts = {param.name: f"{key}.{param.name.replace('_', '-')}" for param in params}
    options = [_option(param.name, _type(param), param.required) for param in params]

    async def work(talk: Talk, match: int | None, given: dict[str, Any]) -> None:
        live = await resolve_match(talk, game, match)
        texts_given = {name: _text(value) for name, value in given.items() if value is not None}
        await perform(talk, live, action, texts_given)

    made = _command(f"{key}.command", f"{key}.about", options, texts, work, catalogue)
    names = {param.name: label(texts[param.name], catalogue).message for param in params}
    for param in params:
        if param.type not in (bool, bool | None):
            suggest_for(made, param.name, _value_suggestions(game, action, param, names), fitted=True)
    _suggest_matches(made, game)
    return made


def _command(
    name: str,
    about: str,
    options: list[inspect.Parameter],
    texts: Mapping[str, str],
    work: Callable[[Talk, int | None, dict[str, Any]], Awaitable[None]],
    catalogue: Catalogue,
) -> Command:
    """A command with these options and, last, the match."""

    async def callback(interaction: discord.Interaction, **given: Any) -> None:
        match = given.pop("match", None)
        await converse(interaction, lambda talk: work(talk, match, given))

    first = inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=discord.Interaction)
    last = _option("match", int, required=False)
    bare: Any = callback
    bare.__signature__ = inspect.Signature([first, *options, last])
    keys = {**texts, "match": "act-match"}
    abouts = {
        option: label(f"{key}-about" if "." in key else f"{key}.about", catalogue) for option, key in keys.items()
    }
    renamed = app_commands.rename(**{option: label(key, catalogue) for option, key in keys.items()})(bare)
    described = app_commands.describe(**abouts)(renamed)
    return app_commands.Command(name=label(name, catalogue), description=label(about, catalogue), callback=described)


def _option(name: str, kind: Any, required: bool) -> inspect.Parameter:
    default = inspect.Parameter.empty if required else None
    return inspect.Parameter(
        name,
        inspect.Parameter.KEYWORD_ONLY,
        default=default,
        annotation=kind if required else kind | None,
    )


def _type(param: ActionParam) -> Any:
    """Discord's type of an option: yes or no, a number, or a text with suggestions."""
    if param.type in (bool, bool | None):
        return bool
    return int if param.type is int else str


def _text(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _end_command(game: Game[Any], catalogue: Catalogue) -> Command:
    async def work(talk: Talk, match: int | None, given: dict[str, Any]) -> None:
        await end(talk, await resolve_match(talk, game, match))

    made = _command("cmd-end", "cmd-end.about", [], {}, work, catalogue)
    _suggest_matches(made, game)
    return made


def _do_command(game: Game[Any], catalogue: Catalogue) -> Command:
    async def work(talk: Talk, match: int | None, given: dict[str, Any]) -> None:
        await resolve_match(talk, game, match)
        await show(talk)

    made = _command("cmd-do", "cmd-do.about", [], {}, work, catalogue)
    _suggest_matches(made, game)
    return made


def _answer_command(game: Game[Any], catalogue: Catalogue) -> Command:
    async def work(talk: Talk, match: int | None, given: dict[str, Any]) -> None:
        live = await resolve_match(talk, game, match)
        choice = given.get("choice")
        if choice is None:
            await show(talk)
        else:
            await answer(talk, live, choice)

    options = [_option("choice", str, required=False)]
    made = _command("cmd-answer", "cmd-answer.about", options, {"choice": "cmd-answer.choice"}, work, catalogue)
    suggest_for(made, "choice", _option_suggestions(game), fitted=True)
    _suggest_matches(made, game)
    return made


# ---- what they do --------------------------------------------------------------------------------------------


async def perform(talk: Talk, live: Live, action: type[Action], given: Mapping[str, str]) -> None:
    """Understands the values, builds the action, and gives it as an answer."""
    match = await talk.app.matches.position(live)
    match, question = question_for(talk, live, match, action.tag())
    values: dict[str, str] = {}
    for param in action.params():
        if param.name in given:
            text = limits.clip(given[param.name], LONGEST_LIST if param.many else limits.CHOICE_VALUE)
            values[param.name] = Field(match, question.seat, action, param, values, talk.words).value(text)
    built = build(action, values)
    if isinstance(built, Refusal):
        raise Refused(labelled(talk.words, action, built))
    await offer(talk, question, built, details=given_in_words(talk.words, action, values))


def question_for(talk: Talk, live: Live, match: Match[Any], tag: str) -> tuple[Match[Any], Question]:
    """The open question of this person that the action answers, else the one for which it can be left as an order.

    Raises `Refused` with what is open instead.
    """
    mine = open_to(live, match, talk.person).mine
    found = next((question for question in mine if tag in question.actions), None)
    if found is not None:
        return match, found
    seat = talk.seat()
    ahead = foreseen_for(match, live.seats_of(talk.person), tag)
    if ahead is not None:
        return ahead
    if not mine:
        raise tell(
            "act-not-asked",
            waiting=tuple(dict.fromkeys(Name("asked", one.seat) for one in match.pending)),
            seat=Name("seat", seat),
        )
    raise Refused(refuse(mine[0].rule, "kernel-action-not-open", found=tag, open=mine[0].actions))


async def end(talk: Talk, live: Live) -> None:
    """Ends the person's turn: what the question with open actions answers by default."""
    match = await talk.app.matches.position(live)
    mine = [one for one in open_to(live, match, talk.person).mine if one.actions and isinstance(one.default, Choose)]
    talk.seat()
    if not mine or mine[0].default is None:
        await show(talk, talk.words("act-nothing-to-end"))
        return
    await offer(talk, mine[0], mine[0].default)


async def answer(talk: Talk, live: Live, text: str) -> None:
    """Answers an open question with an option, or with several that stand between commas."""
    match = await talk.app.matches.position(live)
    mine = [one for one in open_to(live, match, talk.person).mine if one.options]
    talk.seat()
    if not mine:
        await show(talk)
        return
    number, _, rest = text.partition(":")
    asked = next((one for one in mine if str(one.id) == number), None)
    question, typed = (mine[0], text) if asked is None else (asked, rest)
    await offer(talk, question, meant_options(question, typed, talk.words))


def meant_options(question: Question, typed: str, words: Words) -> Answer:
    """The options meant by ids or names; what is not known goes to the rules as it is, which refuse it."""
    names = {plain(option_name(words, option)): option.id for option in question.options}
    offered = question.offered()
    parts = [typed.strip()] if not question.many else [part.strip() for part in typed.split(",") if part.strip()]
    picked = tuple(part if part in offered else names.get(plain(part), part) for part in parts)
    return ChooseMany(picked) if question.many else Choose(picked[0] if picked else "")


# ---- which match ---------------------------------------------------------------------------------------------


async def resolve_match(talk: Talk, game: Game[Any], given: int | None = None) -> Live:
    """The match of a game's command: the one named, else this channel's match of that game."""
    live = await playing(talk, given, game)
    if live.game.id != game.id:
        raise tell("act-other-game", name=live.info.name, command=f"/{live.shown.shape.name}")
    return live


# ---- suggestions ---------------------------------------------------------------------------------------------


def _suggest_matches(made: Command, game: Game[Any]) -> None:
    suggest_for(made, "match", lambda half: own_matches(half, game))


def _value_suggestions(game: Game[Any], action: type[Action], param: ActionParam, names: Mapping[str, str]) -> Source:
    async def values(half: HalfTyped) -> Iterable[Pick]:
        live, match, words = await half.table(game)
        mine = open_to(live, match, half.person).mine
        question = next((one for one in mine if action.tag() in one.actions), None)
        if question is None:
            ahead = foreseen_for(match, live.seats_of(half.person), action.tag())
            if ahead is None:
                return []
            match, question = ahead
        given: dict[str, str] = {}
        for other in action.params():
            value = getattr(half.interaction.namespace, names[other.name], None)
            if other.name != param.name and value not in (None, ""):
                text = _text(value)
                given[other.name] = Field(match, question.seat, action, other, given, words).understood(text)
        return Field(match, question.seat, action, param, given, words).suggested(half.typed)

    return values


def _option_suggestions(game: Game[Any]) -> Source:
    async def options(half: HalfTyped) -> Iterable[Pick]:
        live, match, words = await half.table(game)
        mine = open_to(live, match, half.person).mine
        return [pick for question in mine for pick in _options_of(question, half.typed, words)]

    return options


def _options_of(question: Question, typed: str, words: Words) -> list[Pick]:
    """The options of a question that fit what was typed; of several, the picks so far and one more."""
    names = {option.id: option_name(words, option) for option in question.options}
    if not question.many:
        found = fitting([Pick(id, name) for id, name in names.items()], typed)
        return [Pick(f"{question.id}:{pick.value}", pick.label) for pick in found]
    before, _, begun = typed.partition(":")[2].rpartition(",") if ":" in typed else typed.rpartition(",")
    parts = [part.strip() for part in before.split(",") if part.strip()]
    by_name = {plain(name): id for id, name in names.items()}
    picked = [part if part in names else by_name.get(plain(part), part) for part in parts]
    further = fitting([Pick(id, name) for id, name in names.items() if id not in picked], begun)
    return [
        Pick(f"{question.id}:{','.join([*picked, id])}", ", ".join(names.get(one, one) for one in [*picked, id]))
        for id in (pick.value for pick in further)
    ]


async def setup(app: "Stele") -> None:
    for shown in app.shown.values():
        for group in game_groups(shown):
            app.tree.add_command(group)
