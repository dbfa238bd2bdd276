"""What the lines of a menu say: what each thing is, what it would cost and bring; made from what the seat may know.

Public: `Outlook` (a question as its seat looks at it) with `picks` and `options`; `fitted` (parts of a
sentence that fit), `beginning` (of a text), `number_in` (a quote).
What a thing is says the game's presentation (`Presentation.line`); what an answer costs say the rules (`Match.glance`).
"""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from bot.acting.choices import Pick, option_names, thing
from bot.spine import limits
from bot.spine.words import Words
from rules.core.actions import Action, ActionParam, build
from rules.core.match import Match
from rules.core.messages import Message, Name, Quote, Refusal
from rules.core.questions import Choose, ChooseMany, Option, Question

if TYPE_CHECKING:
    from bot.games.presentation import Line, Presentation

DOT = " · "
STOPS = (". ", "; ")
MOST_WAYS = 40  # of one action that are weighed for a suggestion
SHORTEST, LONGEST = 16, 62  # characters of a beginning


class Outlook:
    """A question as the seat that is asked looks at it."""

    def __init__(self, shown: "Presentation", match: Match[Any], question: Question, words: Words) -> None:
        self.shown, self.match, self.question, self.words = shown, match, question, words

    @cached_property
    def view(self) -> Struct:
        """What the seat sees."""
        return self.match.view(self.question.seat)

    # ---- the values of a parameter ---------------------------------------------------------------------------

    def picks(
        self, action: type[Action], param: ActionParam, picks: Sequence[Pick], given: Mapping[str, str]
    ) -> list[Pick]:
        """The values of a parameter, each with what it is and, where nothing else is missing, what it costs."""
        short = [self._short(param, pick) for pick in picks]
        labels = short if len(set(short)) == len(short) else [pick.label for pick in picks]
        goals = self.shown.goals(self, action.tag(), param.name, [pick.value for pick in picks])
        return [
            self._pick(action, param, replace(pick, label=label), given, goals.get(pick.value, ()))
            for pick, label in zip(picks, labels, strict=True)
        ]

    def _pick(
        self,
        action: type[Action],
        param: ActionParam,
        pick: Pick,
        given: Mapping[str, str],
        goals: Sequence[str],
    ) -> Pick:
        line = self.line(param.kind, pick.value.rpartition(" ")[2])
        label, _, more = pick.label.partition(DOT)
        parts = [more] if more else []
        parts += line.parts if line is not None else ()
        parts += goals
        parts = [
            part
            for place, part in enumerate(parts)
            if part not in label and not any(part in before.split(", ") for before in parts[:place])
        ]
        known = self.shown.known.get((action.tag(), param.name), ()) if parts else ()  # a line says something
        price = self.price(action, self._filled(action, param, {**given, param.name: pick.value}), known)
        about = fitted((*parts, *(part for part in price if part not in label)), limits.SELECT_DESCRIPTION)
        return replace(pick, label=label, about=about, emoji=line.emoji if line is not None else "")

    def _short(self, param: ActionParam, pick: Pick) -> str:
        """What a pick is called; of several that are only listed, the last: the others stand above the menu."""
        ids = pick.value.split()
        if not param.many or len(ids) < 2:
            return pick.label
        names = [thing(self.words, param.kind, id) for id in ids]
        return names[-1] if pick.label == self.words.list(names) else pick.label

    def _filled(self, action: type[Action], param: ActionParam, given: Mapping[str, str]) -> Mapping[str, str]:
        """With the first value of what is missing: one of several things costs the same wherever it goes."""
        found = dict(given)
        for one in action.params() if param.together else ():
            if one.required and one.name not in found:
                values = self.match.candidates(self.question.seat, action.tag(), one.name, found)
                found |= {one.name: values[0].value} if values else {}
        return found

    def price(self, action: type[Action], given: Mapping[str, str], known: Collection[str] = ()) -> list[str]:
        """What an action would cost and bring, once all that it needs is given; without what the line says already."""
        if any(one.required and one.name not in given for one in action.params()):
            return []
        quote = self.quoted(action.tag(), given)
        return [] if quote is None else self.said(line for line in quote.lines if line.id not in known)

    def ways(self, tag: str, **given: str) -> Iterator[tuple[dict[str, str], Quote]]:
        """Legal ways to carry an action out with what it needs, each with its quote: some, for they are many."""
        action = self.match.game.kit.actions[tag]
        open_: list[dict[str, str]] = [given]
        looks = 0
        while open_ and looks < MOST_WAYS:
            so_far = open_.pop(0)
            missing = next((one for one in action.params() if one.required and one.name not in so_far), None)
            if missing is not None:
                found = self.match.candidates(self.question.seat, tag, missing.name, so_far)
                open_ += [{**so_far, missing.name: one.value} for one in found]
                continue
            looks += 1
            quote = self.quoted(tag, so_far)
            if quote is not None:
                yield so_far, quote

    def quoted(self, tag: str, given: Mapping[str, str]) -> Quote | None:
        """What an action would cost and bring; None: it is not legal so."""
        built = build(self.match.game.kit.actions[tag], given)
        quote = built if isinstance(built, Refusal) else self.match.glance(self.question.seat, built, self.question.id)
        return quote if isinstance(quote, Quote) else None

    def said(self, lines: Iterable[Message]) -> list[str]:
        """Lines of a quote as parts of a sentence."""
        return [self.words.say(line) for line in lines]

    def line(self, kind: str, id: str) -> "Line | None":
        """What a thing is; its kind may be wider than one catalogue (a force is a leader, a unit or a group)."""
        for each in dict.fromkeys((kind, *self.words.kinds)):
            found = self.shown.line(Name(each, id), self.view, self.words)
            if found is not None:
                return found
        return None

    def printed(self) -> list[str]:
        """The texts of the cards of which the question speaks: what an event aims at is asked with its text in view."""
        reason = self.question.reason
        named = [] if reason is None else _names(reason)
        return [text for each in named if (text := self.shown.text(each, self.view, self.words))]

    # ---- the options of a question ---------------------------------------------------------------------------

    def options(self) -> list[Pick]:
        """The options of the question by their places, each with what it is about and what it would bring."""
        names = option_names(self.words, self.question)
        return [
            self._option(place, option, name)
            for place, (option, name) in enumerate(zip(self.question.options, names, strict=True))
        ]

    def _option(self, place: int, option: Option, name: str) -> Pick:
        parts, emoji = self._meaning(option)
        if not self.question.many or self.question.at_least <= 1 <= self.question.at_most:
            answer = ChooseMany((option.id,)) if self.question.many else Choose(option.id)
            quote = self.match.glance(self.question.seat, answer, self.question.id)
            parts += self.said(quote.lines) if isinstance(quote, Quote) else []
        fit = fitted((part for part in parts if part not in name), limits.SELECT_DESCRIPTION)
        return Pick(str(place), name, fit, emoji)

    def _meaning(self, option: Option) -> tuple[list[str], str]:
        """What an option means to this question, else what it means at all and what the things are that it names."""
        said = f"option-{option.id}" if option.message is None else option.message.id
        here, anywhere = f"ask-{self.question.kind}.{said.removeprefix('option-')}", f"{said}.about"
        if self.words.has(here):
            return [self.words(here)], ""
        parts = [self.words(anywhere)] if self.words.has(anywhere) else []
        described = self._described(option)
        emoji = next((line.emoji for line in described if line.emoji), "")
        return [*parts, *(part for line in described for part in line.parts)], emoji

    def _described(self, option: Option) -> list["Line"]:
        """What the things are that an option names; of a force and its places the force alone."""
        found = [(each.kind, self.shown.line(each, self.view, self.words)) for each in _things(option)]
        known = [(kind, line) for kind, line in found if line is not None]
        return [line for kind, line in known if kind == known[0][0]]


def _things(option: Option) -> list[Name]:
    """What an option speaks of."""
    return [] if option.message is None else _names(option.message)


def _names(said: Message) -> list[Name]:
    """The things that a message names."""
    values = said.params.values()
    every = [each for value in values for each in (value if isinstance(value, tuple) else (value,))]
    return [each for each in every if isinstance(each, Name)]


def number_in(quote: Quote, param: str) -> int | None:
    """A number of a quote by its name, such as a chance or a price; None: no line has it."""
    found = (line.params[param] for line in quote.lines if param in line.params)
    return next((one for one in found if isinstance(one, int)), None)


def beginning(whole: str) -> list[str]:
    """The first words of a text that say something by themselves and fit; none: they would be cut."""
    if len(whole) <= LONGEST:
        return [whole]
    ends = sorted(at for stop in STOPS if SHORTEST < (at := whole.find(stop)) <= LONGEST)
    return [whole[: ends[-1]]] if ends else []


def fitted(parts: Iterable[str], limit: int) -> str:
    """As many of the parts as fit, each of them whole."""
    found = ""
    for each in parts:
        part = each.rstrip(".")
        longer = f"{found}{DOT}{part}" if found else part
        if len(longer) <= limit:
            found = longer
    return found
