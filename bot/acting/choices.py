"""What can be picked, in the reader's words: options of a question, actions, and the values of their parameters.

Public: `Pick`, `legal_actions`, `needed_option`, `Seeker`, `some_values`, `every_value`, `label_of`, `list_in_words`,
`thing`, `given_in_words`, `param_title`, `labelled`, `option_name`, `option_names`, `answer_name`, `action_name`. What
people type is understood in `bot.acting.typed`.
"""

import string
from collections import deque
from collections.abc import Hashable, Iterator, Mapping, Sequence
from typing import Any

from cachetools import LRUCache
from msgspec import Struct

from bot.spine.words import Words
from rules.core.actions import MOST_CANDIDATES, Action, ActionParam, Candidate, build
from rules.core.match import Match
from rules.core.messages import Message, Name, Refusal, refuse
from rules.core.questions import Answer, Choose, ChooseMany, Option, Question

MOST_VALUES = 200
MOST_LOOKS = 120  # how often the rules are asked for candidates to find them all
DEEPEST = 3
KEPT = 200  # lists of all values in memory: people who type ask for the same one with every letter
MOST_TRIES = 800  # how many ways to carry out an action are tried before it is offered anyway
LONGEST_LIST = 4  # more picks are not tried
LONGER = 2  # how many lists of one length are tried with one pick more
ARROW = " → "


_looked_up: LRUCache[Hashable, tuple[Candidate, ...]] = LRUCache(KEPT)


class Pick(Struct, frozen=True):
    """A value that can be given, and what it is called; in a menu also what it is, with a sign before it."""

    value: str
    label: str
    about: str = ""
    emoji: str = ""


# ---- which actions -------------------------------------------------------------------------------------------


def legal_actions(match: Match[Any], question: Question) -> list[type[Action]]:
    """The actions that this question opens and of which at least one is legal now, in the order of the rules."""
    known = match.game.kit.actions
    return [known[tag] for tag in question.actions if _possible(match, question, known[tag])]


def _possible(match: Match[Any], question: Question, action: type[Action]) -> bool:
    """Whether some way to carry the action out is legal; one with too many ways to try is believed."""
    seeker = Seeker(match, question, action)
    return seeker.complete({}) is not None or seeker.tries >= MOST_TRIES


def needed_option(
    match: Match[Any], question: Question, action: type[Action], given: Mapping[str, str]
) -> ActionParam | None:
    """The optional parameter to ask for next where an action is refused as it is; None: it is legal, or hopeless."""
    found = Seeker(match, question, action).complete(dict(given))
    if found is None:
        return None
    return next((param for param in action.params() if param.name in found and param.name not in given), None)


def sufficing(
    match: Match[Any], question: Question, action: type[Action], given: Mapping[str, str]
) -> list[ActionParam]:
    """The optional parameters of which one alone makes an action legal that is refused as it is."""
    return Seeker(match, question, action).sufficing(dict(given))


class Seeker:
    """Looks for a legal way to carry out an action: from candidate to candidate, as a player would pick them."""

    def __init__(self, match: Match[Any], question: Question, action: type[Action]) -> None:
        self.match, self.question, self.action = match, question, action
        self.tries = 0

    def complete(self, given: dict[str, str]) -> dict[str, str] | None:
        """What was given with whatever is needed besides, or None; what may be left out is, if that is legal."""
        missing = next((one for one in self.action.params() if one.required and one.name not in given), None)
        if missing is not None:
            ways = (self.complete({**given, missing.name: value}) for value in self._values(missing, given))
            return next((way for way in ways if way is not None), None)
        if self._is_legal(given):
            return given
        further = [one for one in self.action.params() if one.name not in given]
        return self._one_more(given, further) or self._several_more(given, further)

    def sufficing(self, given: dict[str, str]) -> list[ActionParam]:
        """The parameters that may be left out and of which one would be enough."""
        further = [one for one in self.action.params() if not one.required and one.name not in given]
        return [one for one in further if self._one_more(given, [one]) is not None]

    def _one_more(self, given: dict[str, str], further: Sequence[ActionParam]) -> dict[str, str] | None:
        """With one of the parameters that may be left out."""
        ways = ({**given, param.name: value} for param in further for value in self._values(param, given))
        return next((way for way in ways if self._is_legal(way)), None)

    def _several_more(self, given: dict[str, str], further: Sequence[ActionParam]) -> dict[str, str] | None:
        """With several of them, in their order: an event may need its use, its targets and 3 AP."""
        for number, param in enumerate(further[:-1], 1):
            for value in self._values(param, given):
                way = {**given, param.name: value}
                found = self._one_more(way, further[number:]) or self._several_more(way, further[number:])
                if found is not None:
                    return found
        return None

    def _values(self, param: ActionParam, given: Mapping[str, str], chosen: str = "") -> Iterator[str]:
        """The candidates, of a list then longer and longer ones, until enough ways have been tried."""
        if self.tries >= MOST_TRIES:
            return
        begun = f"{chosen} " if chosen else ""
        found = self.match.candidates(self.question.seat, self.action.tag(), param.name, given, begun)
        values = [one.value for one in found if _continues(one.value, chosen)]
        for value in values:
            if self.tries >= MOST_TRIES:
                return
            yield value
        if param.many and len(chosen.split()) + 1 < LONGEST_LIST:
            for value in values[:LONGER]:
                yield from self._values(param, given, value)

    def _is_legal(self, given: Mapping[str, str]) -> bool:
        self.tries += 1
        return _legal(self.match, self.question, self.action, given)


def _legal(match: Match[Any], question: Question, action: type[Action], given: Mapping[str, str]) -> bool:
    built = build(action, given)
    return not isinstance(built, Refusal) and match.refusal(question.seat, built, question.id) is None


# ---- which values --------------------------------------------------------------------------------------------


def some_values(
    match: Match[Any],
    seat: str,
    action: type[Action],
    param: ActionParam,
    given: Mapping[str, str],
    words: Words,
    chosen: str = "",
    typed: str = "",
) -> list[Pick]:
    """The values for a parameter that the rules offer at once, at most 25; `chosen` are picks so far."""
    begun = f"{chosen} {typed}" if chosen else typed
    found = match.candidates(seat, action.tag(), param.name, given, begun)
    return _picks([one for one in found if _continues(one.value, chosen)], param, words)


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
    key = (match.hash, type(match), seat, action.tag(), param.name, tuple(sorted(given.items())), chosen)
    found = _looked_up.get(key)
    if found is None:
        found = _looked_up[key] = _look_up(match, seat, action, param, given, chosen)
    return _picks(found, param, words)


def _picks(found: Sequence[Candidate], param: ActionParam, words: Words) -> list[Pick]:
    """The candidates in words; where all are units of one country, it is not named with each of them."""
    ids = [id for one in found for id in one.value.split()]
    owner = words.owner(*(Name("unit", id) for id in ids)) or words.owner(*(Name(param.kind, id) for id in ids))
    short = words.about(owner)
    return [Pick(one.value, label_of(short, param, one)) for one in found]


def _look_up(
    match: Match[Any], seat: str, action: type[Action], param: ActionParam, given: Mapping[str, str], chosen: str
) -> tuple[Candidate, ...]:
    """Asks the rules with longer and longer beginnings, as long as they have more to offer than they say at once."""
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
            # Ids are written alike: small letters for places, capitals for counters, figures for cards.
            signs = sorted({sign for one in some for sign in one.value if sign != " "} | _letters(some))
            beginnings.extend(beginning + sign for sign in signs)
    return tuple(found.values())


def _letters(some: list[Candidate]) -> set[str]:
    """The rest of the alphabet in the case in which these ids are written."""
    first = {one.value[:1] for one in some}
    small = any(sign.islower() for sign in first)
    capital = any(sign.isupper() for sign in first)
    return {*(string.ascii_lowercase if small else ""), *(string.ascii_uppercase if capital else "")}


def _continues(value: str, chosen: str) -> bool:
    return not chosen or (value.startswith(f"{chosen} ") and value != chosen)


# ---- in words ------------------------------------------------------------------------------------------------


def label_of(words: Words, param: ActionParam, candidate: Candidate) -> str:
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
    if param.type in (int, int | None):
        return value
    if not param.many:
        return thing(words, param.kind, value)
    ids = value.split()
    units = [Name("unit", id) for id in ids]
    if words.owner(*units) is not None:
        return words.list(units)
    names = [thing(words, param.kind, id) for id in ids]
    return ARROW.join(names) if param.name == "path" else words.list(names)


def thing(words: Words, kind: str, id: str) -> str:
    """The name of a thing whose kind may be wider than one catalogue (a force is a leader, a unit or a group)."""
    return named(words, kind, id) or words.name(Name(kind, id))


def named(words: Words, kind: str, id: str) -> str | None:
    """What the match calls a thing of this kind or of one of the usual kinds; None: it is not known."""
    known = (Name(each, id) for each in (kind, *words.kinds) if words.naming is not None)
    found = next((each for each in known if words.naming and words.naming(each, words.language) is not None), None)
    return None if found is None else words.name(found)


def action_name(words: Words, tag: str) -> str:
    """What an action is called."""
    return words(f"action-{tag}")


def given_in_words(words: Words, action: type[Action], given: Mapping[str, str]) -> str:
    """The parameters given so far: “Sargon · Arbela → Arrapha”; what may be left out is called by its name as well."""
    named = [param for param in action.params() if param.name in given]
    return " · ".join(_given(words, action, param, given[param.name]) for param in named)


def _given(words: Words, action: type[Action], param: ActionParam, value: str) -> str:
    shown = list_in_words(words, param, value)
    if param.required and not shown.isdecimal():
        return shown  # its name says what it is
    name = param_title(words, action, param)
    return name if value == "true" else words("act-given", name=name, value=shown)


def param_title(words: Words, action: type[Action], param: ActionParam) -> str:
    """What a parameter is called where people read it; where a command is typed it goes by a shorter name."""
    name = param.name.replace("_", "-")
    keys = (f"param-{action.tag()}-{name}", f"param-{name}")
    return next((words(key) for key in keys if words.has(key)), words("param-unnamed"))


def labelled(words: Words, action: type[Action], refusal: Refusal) -> Refusal:
    """What is refused because something is missing for an action, with what that is called."""
    params = {param.name: param for param in action.params()}
    missing = refusal.message.params.get("missing")
    if not isinstance(missing, tuple) or not all(name in params for name in missing):
        return refusal
    named = tuple(param_title(words, action, params[str(name)]) for name in missing)
    return refuse(refusal.rule, refusal.message.id, **{**refusal.message.params, "missing": named})


def option_name(words: Words, option: Option) -> str:
    """What an option is called, with its odds if it names them."""
    return words.say(option.message) if option.message is not None else words(f"option-{option.id}")


def option_names(words: Words, question: Question) -> list[str]:
    """What the options are called; where all speak of units of one country, it is not named with each of them."""
    said = [option.message for option in question.options if option.message is not None]
    units = [
        value for each in said for value in each.params.values() if isinstance(value, Name) and value.kind == "unit"
    ]
    short = words.about(words.owner(*units)) if units else words
    return [option_name(short, option) for option in question.options]


def answer_name(words: Words, question: Question, answer: Answer) -> str:
    """What an answer is called."""
    names = dict(zip((option.id for option in question.options), option_names(words, question), strict=True))
    match answer:
        case Choose():
            return names.get(answer.option, answer.option)
        case ChooseMany():
            return words.list([names.get(one, one) for one in answer.options])
        case Action():
            return action_name(words, answer.tag())
    raise TypeError(f"no answer: {type(answer).__name__}")
