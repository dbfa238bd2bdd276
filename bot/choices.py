"""What can be picked, in the reader's words: options of a question, actions, and the values of their parameters.

Public: `Pick`, `legal_actions`, `every_value`, `suggested`, `understood`, `given_in_words`, `option_name`,
`answer_name`, `action_name`.
"""

import re
import string
from collections import deque
from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from bot import limits
from bot.words import Words
from rules.core.actions import MOST_CANDIDATES, Action, ActionParam, Candidate, build
from rules.core.match import Match
from rules.core.messages import Message, Name, Refusal
from rules.core.questions import Answer, Choose, ChooseMany, Option, Question

MOST_VALUES = 200
MOST_LOOKS = 400  # how often the rules are asked for candidates to find them all
DEEPEST = 3
SIGNS = string.ascii_lowercase + string.ascii_uppercase + string.digits
MOST_TRIES = 60  # how many ways to carry out an action are tried before it is offered anyway
THINGS = ("leader", "unit", "area", "zone", "country", "card")
PARTS = re.compile(r"\s*(?:,|;|→| and | und )\s*")
ARROW = " → "


class Pick(Struct, frozen=True):
    """A value that can be given, and what it is called."""

    value: str
    label: str


# ---- which actions -------------------------------------------------------------------------------------------


def legal_actions(match: Match[Any], question: Question) -> list[type[Action]]:
    """The actions that this question opens and of which at least one is legal now, in the order of the rules."""
    known = match.game.kit.actions
    return [known[tag] for tag in question.actions if _possible(match, question, known[tag])]


def _possible(match: Match[Any], question: Question, action: type[Action]) -> bool:
    """Whether some way to carry the action out is legal; one that takes lists is believed if it has candidates."""
    tries = 0
    unsure = False

    def search(given: dict[str, str], left: list[ActionParam]) -> bool:
        nonlocal tries, unsure
        if not left:
            tries += 1
            built = build(action, given)
            return not isinstance(built, Refusal) and match.refusal(question.seat, built, question.id) is None
        param, *rest = left
        found = match.candidates(question.seat, action.tag(), param.name, given)
        unsure = unsure or (param.many and bool(found)) or len(found) == MOST_CANDIDATES
        for one in found:
            if tries >= MOST_TRIES:
                unsure = True
                return False
            if search({**given, param.name: one.value}, rest):
                return True
        return False

    return search({}, [param for param in action.params() if param.required]) or unsure


# ---- which values --------------------------------------------------------------------------------------------


def every_value(
    match: Match[Any],
    seat: str,
    action: type[Action],
    param: ActionParam,
    given: Mapping[str, str],
    words: Words,
    chosen: str = "",
) -> list[Pick]:
    """All values for a parameter, also beyond the 25 that the rules offer at once; `chosen` are picks so far."""
    begun = f"{chosen} " if chosen else ""
    found: dict[str, Candidate] = {}
    beginnings = deque([""])
    looks = 0
    while beginnings and looks < MOST_LOOKS and len(found) < MOST_VALUES:
        looks += 1
        beginning = beginnings.popleft()
        some = match.candidates(seat, action.tag(), param.name, given, begun + beginning)
        found |= {one.value: one for one in some if one.value not in found and _continues(one.value, chosen)}
        if len(some) == MOST_CANDIDATES and len(beginning) < DEEPEST:
            beginnings.extend(beginning + sign for sign in SIGNS)
    return [Pick(one.value, _label(words, param, one)) for one in found.values()]


def suggested(
    match: Match[Any],
    seat: str,
    action: type[Action],
    param: ActionParam,
    given: Mapping[str, str],
    words: Words,
    typed: str,
) -> list[Pick]:
    """Values for autocomplete: those whose name or id fits what was typed; of a list, the picks so far and one more."""
    if not param.many:
        return _fitting(every_value(match, seat, action, param, given, words), typed)
    chosen, begun = _picks_so_far(match, seat, action, param, given, words, typed)
    found = _fitting(every_value(match, seat, action, param, given, words, chosen), begun)
    if not chosen:
        return found
    so_far = list_in_words(words, param, chosen)
    whole = [Pick(one.value, _joined(so_far, one.label)) for one in found]
    return [*([] if begun else [Pick(chosen, so_far)]), *whole]


def understood(
    match: Match[Any],
    seat: str,
    action: type[Action],
    param: ActionParam,
    given: Mapping[str, str],
    words: Words,
    text: str,
) -> str:
    """The value that somebody means who typed a name instead of picking a suggestion; else the text as it is."""
    if any(one.value == text for one in match.candidates(seat, action.tag(), param.name, given, text)):
        return text
    if param.many:
        chosen, rest = _picks_so_far(match, seat, action, param, given, words, f"{text}, ")
        return text if rest or not chosen else chosen
    return _meant(every_value(match, seat, action, param, given, words), words, param, text) or text


def _picks_so_far(
    match: Match[Any],
    seat: str,
    action: type[Action],
    param: ActionParam,
    given: Mapping[str, str],
    words: Words,
    typed: str,
) -> tuple[str, str]:
    """The picks as ids, and the beginning of the next: from ids between spaces, or names between commas."""
    before, _, last = typed.rpartition(" ")
    ids = before.split()
    known = {one.value for one in match.candidates(seat, action.tag(), param.name, given)}
    if ids and all(id in known or _named(words, param.kind, id) is not None for id in ids):
        return " ".join(ids), last
    chosen = ""
    *whole, begun = PARTS.split(typed)
    for place, part in enumerate(whole):
        found = every_value(match, seat, action, param, given, words, chosen)
        meant = _meant(found, words, param, part)
        if meant is None:
            return chosen, ", ".join([*whole[place:], begun]).strip(" ,")
        chosen = meant
    return chosen, begun


def _meant(found: list[Pick], words: Words, param: ActionParam, text: str) -> str | None:
    """The pick of exactly this name or id, else the only one whose name begins so."""
    wanted = _plain(text)
    for one in found:
        name = thing(words, param.kind, one.value.rpartition(" ")[2])
        if wanted in (_plain(one.label), _last(one.value), _plain(name)):
            return one.value
    begun = [one.value for one in found if wanted and _plain(one.label).startswith(wanted)]
    return begun[0] if len(begun) == 1 else None


def _fitting(found: list[Pick], typed: str) -> list[Pick]:
    wanted = _plain(typed)
    first = [one for one in found if _plain(one.label).startswith(wanted) or _last(one.value).startswith(wanted)]
    return [*first, *(one for one in found if one not in first and wanted in _plain(one.label))]


def _continues(value: str, chosen: str) -> bool:
    return not chosen or (value.startswith(f"{chosen} ") and value != chosen)


def _last(value: str) -> str:
    """The last id of a list, or the only one."""
    return value.rpartition(" ")[2].casefold()


def _plain(text: str) -> str:
    return " ".join(text.casefold().split())


# ---- in words ------------------------------------------------------------------------------------------------


def _label(words: Words, param: ActionParam, candidate: Candidate) -> str:
    """What a candidate is called: by its own label, else by the names of its ids."""
    match candidate.label:
        case Name():
            return words.name(candidate.label)
        case Message():
            return words.say(candidate.label)
    return list_in_words(words, param, candidate.value)


def list_in_words(words: Words, param: ActionParam, value: str) -> str:
    """A value by the names of its ids: a way with arrows, other lists with commas."""
    if value in ("true", "false"):
        return words("act-yes" if value == "true" else "act-no")
    if not param.many:
        return thing(words, param.kind, value)
    names = [thing(words, param.kind, id) for id in value.split()]
    return ARROW.join(names) if param.name == "path" else words.list(names)


def thing(words: Words, kind: str, id: str) -> str:
    """The name of a thing whose kind may be wider than one catalogue (a force is a leader, a unit or a group)."""
    return _named(words, kind, id) or words.name(Name(kind, id))


def _named(words: Words, kind: str, id: str) -> str | None:
    """What the match calls a thing of this kind or of one of the usual kinds; None: it is not known."""
    names = (words.naming(Name(each, id), words.language) for each in (kind, *THINGS)) if words.naming else ()
    return next((name for name in names if name is not None), None)


def _joined(so_far: str, label: str) -> str:
    """The picks so far and the next; a label that names all of them stays as it is."""
    whole = label if label.startswith(so_far.split(ARROW)[0].split(",")[0]) else f"{so_far}{ARROW}{label}"
    return limits.clip(whole, limits.CHOICE_NAME)


def action_name(words: Words, tag: str) -> str:
    """What an action is called."""
    return words(f"action-{tag}")


def given_in_words(words: Words, action: type[Action], given: Mapping[str, str]) -> str:
    """The parameters given so far, each with its name: “force: Sargon · path: Arbela → Arrapha”."""
    parts: list[str] = []
    for param in action.params():
        if param.name in given:
            shown = list_in_words(words, param, given[param.name])
            name = words(f"action-{action.tag()}.{param.name.replace('_', '-')}")
            parts.append(words("act-given", name=name, value=shown))
    return " · ".join(parts)


def option_name(words: Words, option: Option) -> str:
    """What an option is called, with its odds if it names them."""
    return words.say(option.message) if option.message is not None else words(f"option-{option.id}")


def answer_name(words: Words, question: Question, answer: Answer) -> str:
    """What an answer is called."""
    names = {option.id: option_name(words, option) for option in question.options}
    match answer:
        case Choose():
            return names.get(answer.option, answer.option)
        case ChooseMany():
            return words.list([names.get(one, one) for one in answer.options])
        case Action():
            return action_name(words, answer.tag())
    raise TypeError(f"no answer: {type(answer).__name__}")
