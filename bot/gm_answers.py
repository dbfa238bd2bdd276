"""An answer as one line of text, for a game master who answers in a seat's place.

Options go by their names, several of them between commas; an action is its tag with its parameters:
`move force=sargon path=arbela,arrapha`. The suggestions build such a line step by step.
"""

from typing import Any

from discord import app_commands

from bot import limits
from bot.choices import Pick, action_name, option_name
from bot.errors import Refused, tell
from bot.naming import Choices, meant, offered, plain
from bot.words import Words
from rules.core.actions import Action, build
from rules.core.match import Match
from rules.core.messages import Refusal
from rules.core.questions import Answer, Choose, ChooseMany, Question


def answer_meant(match: Match[Any], question: Question, text: str, words: Words) -> Answer:
    """The answer that a line of text means; what it cannot be is told with what it can be."""
    tag = (text.split() or [""])[0]
    if tag in question.actions:
        return _action(match.game.kit.actions[tag], text)
    picks = options_of(question, words)
    if question.many:
        return ChooseMany(tuple(_option(picks, part, question, words) for part in text.split(",") if part.strip()))
    return Choose(_option(picks, text, question, words))


def answers_offered(match: Match[Any], question: Question, typed: str, words: Words) -> Choices:
    """The options by name and the actions by tag; once an action is named, what could be its next parameter."""
    tag = (typed.split() or [""])[0]
    if tag in question.actions and typed != tag:
        return _steps(match, question, match.game.kit.actions[tag], typed)
    if question.many and "," in typed:
        before, _, begun = typed.rpartition(",")
        taken = {plain(part) for part in before.split(",")}
        left = [pick for pick in options_of(question, words) if plain(pick.value) not in taken]
        whole = [Pick(f"{before},{pick.value}", f"{before}, {pick.label}") for pick in left if _fits(pick, begun)]
        return offered(whole, "")
    actions = [Pick(one, f"{one}: {action_name(words, one)}") for one in question.actions]
    return offered([*options_of(question, words), *actions], typed)


def options_of(question: Question, words: Words) -> list[Pick]:
    return [Pick(option.id, option_name(words, option)) for option in question.options]


def _fits(pick: Pick, begun: str) -> bool:
    return plain(begun) in plain(pick.label) or plain(begun) in plain(pick.value)


def _option(picks: list[Pick], text: str, question: Question, words: Words) -> str:
    found = meant(picks, text.strip())
    if found is None:
        known = [pick.label for pick in picks] + [f"{tag} …" for tag in question.actions]
        raise tell("gm-no-such-answer", found=limits.clip(text, 80), known=tuple(known[:15]))
    return found


def _action(action: type[Action], text: str) -> Action:
    """`tag name=value name=value`; lists stand between commas."""
    given: dict[str, str] = {}
    for part in text.split()[1:]:
        name, sign, value = part.partition("=")
        if not sign or not value:
            known = tuple(f"{param.name}=…" for param in action.params())
            raise tell("gm-bad-parameter", found=limits.clip(part, 60), known=known)
        given[name] = value.replace(",", " ")
    built = build(action, given)
    if isinstance(built, Refusal):
        raise Refused(built)
    return built


def _steps(match: Match[Any], question: Question, action: type[Action], typed: str) -> Choices:
    """The line so far with each value that the rules offer for the next parameter."""
    parts = typed.split()
    complete = [part for part in parts[1:] if part.partition("=")[2]]
    given = {name: value.replace(",", " ") for name, _, value in (part.partition("=") for part in complete)}
    param = next((one for one in action.params() if one.name not in given and one.required), None)
    so_far = " ".join([action.tag(), *complete])
    if param is None:
        return [_choice(so_far)]
    found = match.candidates(question.seat, action.tag(), param.name, given)
    lines = [f"{so_far} {param.name}={candidate.value.replace(' ', ',')}" for candidate in found]
    return [_choice(line) for line in lines if len(line) <= limits.CHOICE_VALUE][: limits.CHOICES]


def _choice(line: str) -> app_commands.Choice[Any]:
    return app_commands.Choice(name=line, value=line)
