"""An answer as one line of text, for a game master who answers in a seat's place.

Options go by their names, several of them between commas; an action is its tag with its parameters:
`move force=sargon path=arbela,arrapha`. Only what everybody can see is suggested or named in a refusal: a private
question's choices and an action's values may tell what a hand holds, so they are for matches that let the game master
look (and `/gm look` shows them, on the record).
"""

from typing import Any

from bot.acting.choices import Pick, action_name, option_name
from bot.acting.naming import meant
from bot.spine import limits
from bot.spine.errors import Refused, tell
from bot.spine.words import Words
from rules.core.actions import Action, build
from rules.core.match import Match
from rules.core.messages import Refusal
from rules.core.questions import Answer, Choose, ChooseMany, Question


def answer_meant(match: Match[Any], question: Question, text: str, words: Words, may_look: bool) -> Answer:
    """The answer that a line of text means; what it cannot be is told with what it can be."""
    tag = (text.split() or [""])[0]
    acting = tag in question.actions
    if (acting or question.private) and not may_look:
        raise tell("gm-answer-hidden")
    if acting:
        return _action(match.game.kit.actions[tag], text)
    picks = options_of(question, words)
    if question.many:
        return ChooseMany(tuple(_option(picks, part, question, words) for part in text.split(",") if part.strip()))
    return Choose(_option(picks, text, question, words))


def answers_offered(question: Question, words: Words) -> list[Pick]:
    """The options by name and the kinds of action, as far as everybody knows them."""
    seen = question.for_seat(None)
    actions = [Pick(tag, f"{tag} … ({action_name(words, tag)})") for tag in seen.actions]
    return [*options_of(seen, words), *actions]


def options_of(question: Question, words: Words) -> list[Pick]:
    return [Pick(option.id, option_name(words, option)) for option in question.options]


def _option(picks: list[Pick], text: str, question: Question, words: Words) -> str:
    found = meant(picks, text.strip())
    if found is None:
        seen = question.for_seat(None)
        known = [pick.label for pick in options_of(seen, words)] + [f"{tag} …" for tag in seen.actions]
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
