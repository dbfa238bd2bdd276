"""An impulse as a story: a headline with what it meant, then what happened, and the bookkeeping in small print.

A march, a voyage and a battle are one line each; dice are in the picture of a battle and in the log. The bookkeeping
stands in one small line below, not behind a button: it costs no tap, can be searched, and needs no second message.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bot.games.assyrian_wars.clashes import clash
from bot.games.assyrian_wars.effects import effect_of
from bot.games.assyrian_wars.headline import headline, opening
from bot.spine.words import Words
from rules.assyrian_wars.view import View
from rules.core.messages import Event, Message, Name, message

# How a fight went, while it goes on; afterwards a picture shows it, but for a battle abroad, whose dice are small.
DICE = frozenset({"dice-rolled", "bow-hits-absorbed", "chariots-fight", "siege-rolled", "round-fought"})
BATTLES, ABROAD = ("battle-begins", "naval-battle-begins"), "battle-abroad"
# What came to nothing, what another line says as well, and what the machine did by itself.
UNTOLD = frozenset(
    (
        *("interception-declined", "march-halted", "voyage-halted", "kernel-forced", "preempted"),
        *("hunger-siege-begins", "armies-chosen", "besiegers-finished", "interception-declared", "army-arranged"),
        *("final-score", "game-over"),  # the post about the end says both
    )
)
BEGINNING = frozenset({"impulse-begins", "income-collected", "round-begins", "foreign-war-counts", "preempted"})
LED_UP = {  # said again by what follows, if it is about the same thing
    "revolt-announced": ("revolt-placed", "area"),
    "leader-drawn": ("leader-placed", "leader"),
    "evasion-declared": ("evasion-rolled", "area"),
    "evasion-rolled": ("evaded", "area"),
}
TAKES = ("city-taken", "city-starved", "minor-city-conquered", "battle-won")  # a new holder goes without saying
NEXT = 3  # lines after an event that may tell what it is aimed at
ON_THE_WAY = ("left-on-the-way", "taken-up")
STEPS = {"marched": ("force", "area"), "fleet-sailed": ("", "zone")}  # what goes on step by step: who, and to where


def retold(events: Sequence[Event], words: Words, view: View | None = None, *, dice: bool = True) -> str:
    """The impulse in words; battle dice are left out where a picture shows them."""
    said = [event.message for event in events]
    pack = view.pack if view is not None else ""
    begun = opening(said)
    owner = begun.params.get("country") if begun is not None else None
    told = [_own(words.say(line), owner, words) for line in _lines(said, pack, words, dice)]
    books = _small(said, owner, words)
    if not told and all(one.id in BEGINNING for one in said):
        return ""  # it has only begun: nothing has happened yet
    head = headline(said, view)
    top = [f"**{words.say(head)}**"] if head is not None else []
    return "\n".join([*top, *told, *([f"-# {' · '.join(books)}"] if books else [])])


def _own(text: str, owner: Any, words: Words) -> str:
    """A line about whom the headline names begins with what it did."""
    if not isinstance(owner, Name):
        return text
    sign, found, rest = text.partition(f"{words.name(owner)}: ")
    if not found or any(letter.isalnum() for letter in sign):
        return text
    return f"{sign}{rest[:1].upper()}{rest[1:]}"


# ---- what happened ----------------------------------------------------------------------------------------------


def _lines(said: Sequence[Message], pack: str, words: Words, dice: bool) -> list[Message]:
    """Everything but the bookkeeping, where possible several events in one line."""
    lines: list[Message] = []
    shown, place = True, 0
    while place < len(said):
        one = said[place]
        shown = one.id in BATTLES or (shown and one.id != ABROAD)
        fought = clash(said, place) if one.id in BATTLES else None
        if fought is not None:
            lines += [fought.line, *(each for each in fought.besides if _is_told(each, (), lines))]
            place = fought.end
            continue
        place += 1
        if _is_told(one, said[place:], lines) and (dice or not shown or one.id not in DICE):
            short = _aimed(_shorter(one, said[:place]), said[place:])
            _add(lines, short if shown or one.id not in DICE else message("story-small", line=one))
            effect = effect_of(one, said[place:], pack, words) if pack else ""
            lines += [message("story-effect", text=effect)] if effect else []
    return lines


def _is_told(one: Message, rest: Sequence[Message], before: Sequence[Message]) -> bool:
    if one.id == "impulse-begins":
        return one.params.get("kind") == "pass" and bool(before)
    if one.id in UNTOLD or one.id in BOOKS or _came_to_nothing(one):
        return False
    if one.id in LED_UP:
        later, about = LED_UP[one.id]
        return not any(each.id == later and each.params.get(about) == one.params.get(about) for each in rest)
    if one.id == "tribute-declined":
        return not any(
            each.id == "tribute-ends" and each.params.get("payer") == one.params["country"] for each in before
        )
    if one.id == "control-changes":
        return not any(_mentions(each, one.params.get("area")) for each in before[-2:])
    return True


def _mentions(line: Message, area: Any) -> bool:
    return (line.id in TAKES or line.id == "story-battle") and line.params.get("area") == area


def _came_to_nothing(one: Message) -> bool:
    if one.id == "attrition-rolled":
        return one.params.get("hits") == 0
    if one.id == "promotion-rolled":
        return not one.params.get("promoted")
    return one.id == "evasion-declared" and one.params.get("deed") == "stand"


def _add(lines: list[Message], one: Message) -> None:
    """One more step of the last way, also behind those who came or stayed on it; or a new line."""
    last = next((place for place in range(len(lines) - 1, -1, -1) if lines[place].id not in ON_THE_WAY), None)
    longer = None if last is None else _step(lines[last], one)
    if last is not None and longer is not None:
        lines[last] = longer
    else:
        lines.append(_begun(one))


def _shorter(one: Message, before: Sequence[Message]) -> Message:
    """An interception in one line, with where it comes from."""
    if one.id != "interception-rolled":
        return one
    came = [each for each in before if each.id == "interception-declared" and _same(each, one, "force")]
    known = {key: one.params[key] for key in ("country", "force", "area", "dice", "need", "modifier")}
    if not came or "start" not in came[-1].params:
        return one
    if one.params.get("success"):
        return message("story-intercepts", **known, start=came[-1].params["start"])
    return message("story-too-late", **known, start=came[-1].params["start"])


def _aimed(one: Message, rest: Sequence[Message]) -> Message:
    """An event without what it is aimed at, where the next lines name all of it."""
    targets = one.params.get("targets")
    if one.id != "event-announced" or not targets:
        return one
    after = [each for each in rest if each.id not in UNTOLD and each.id not in BOOKS][:NEXT]
    told = {each for line in after for value in line.params.values() for each in _inside(value)}
    known = _inside(targets) and all(each in told for each in _inside(targets))
    return Message(one.id, {**one.params, "targets": ()}) if known else one


def _inside(value: Any) -> list[Name]:
    """The things that a parameter names, at whatever depth."""
    if isinstance(value, Name):
        return [value]
    if isinstance(value, Message):
        return [each for inner in value.params.values() for each in _inside(inner)]
    return [each for inner in value for each in _inside(inner)] if isinstance(value, tuple | list) else []


def _same(one: Message, other: Message, key: str) -> bool:
    return one.params.get(key) == other.params.get(key)


# ---- marches and voyages ----------------------------------------------------------------------------------------


def _begun(one: Message) -> Message:
    """A first step as a way that may go on; what it costs is in the books."""
    if one.id not in STEPS or "start" not in one.params:
        return one
    who, to = STEPS[one.id]
    way = message("story-way", way=one.params["start"], last=one.params[to])
    return _way(one, way, who)


def _way(one: Message, way: Message, who: str) -> Message:
    if not who:
        return message("story-sailed", country=one.params["country"], path=way)
    return message("story-marched", country=one.params["country"], force=one.params[who], path=way)


def _step(before: Message, one: Message) -> Message | None:
    """Two steps of one force as one way; None where they do not belong together."""
    if one.id not in STEPS or before.id not in ("story-marched", "story-sailed") or "start" not in one.params:
        return None
    who, to = STEPS[one.id]
    path = before.params["path"]
    together = bool(who) == (before.id == "story-marched") and _same(before, one, "country")
    if not together or (who and not _same(before, one, who)) or not isinstance(path, Message):
        return None
    if path.params["last"] != one.params["start"]:
        return None
    return _way(one, message("story-way", way=path, last=one.params[to]), who)


# ---- the books --------------------------------------------------------------------------------------------------


def _small(said: Sequence[Message], owner: Any, words: Words) -> list[str]:
    """Income, cards for action points, marches, loans, what was declined, what is left: each thing once."""
    found: list[str] = []
    spent = sum(_halves(one) for one in said if one.id in STEPS)
    for one in said:
        if one.id in BOOKS and not (one.id == "income-collected" and one.params.get("halves") == 0):
            text = words.say(BOOKS[one.id](one.params)).rstrip(".")
            whose = one.params.get("country")
            other = isinstance(whose, Name) and owner is not None and whose != owner
            found.append(words("story-books-of", country=whose, text=text) if other else text)
        if one.id == "impulse-ends" and spent:
            found.insert(len(found) - 1, words("story-books-marches", halves=spent))
            spent = 0
    return list(dict.fromkeys(found))


def _halves(one: Message) -> int:
    halves = one.params.get("halves", 0)
    return halves if isinstance(halves, int) else 0


BOOKS: dict[str, Callable[[Mapping[str, Any]], Message]] = {
    "round-begins": lambda params: message("story-books-round", round=params["round"]),
    "foreign-war-counts": lambda params: message("story-books-war", card=params["card"], rounds=params["rounds"]),
    "income-collected": lambda params: message("story-books-income", halves=params["halves"]),
    "card-played": lambda params: message("story-books-card", card=params["card"], ap=params["ap"]),
    "card-bought": lambda params: message("story-books-bought", halves=params["halves"]),
    "group-card-sold": lambda params: message("story-books-sold", halves=params["halves"]),
    "loan-taken": lambda params: message("story-books-loan", halves=params["halves"]),
    "loan-repaid": lambda params: message("story-books-repaid", halves=params["halves"]),
    "supply-paid": lambda params: message("story-books-supply", area=params["area"], halves=params["halves"]),
    "proposal-declined": lambda params: message("story-books-declined", proposal=params["proposal"]),
    "impulse-ends": lambda params: message("story-books-saved", saved=params["saved"], lost=params["lost"]),
}
