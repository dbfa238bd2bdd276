"""What can be picked in Empires, in a line each, from the seat's view.

Public: `line`, `suggestions`.
"""

from bot.acting.lines import Outlook, number_in
from bot.games.presentation import Line, Suggestion
from bot.spine.words import Words
from rules.core.messages import Name, Quote, message
from rules.empires.board.ids import AreaId
from rules.empires.view import EmpiresView

PLACE = "📍"


def line(thing: Name, view: EmpiresView, words: Words) -> Line | None:
    """Who holds an area, and how firmly."""
    state = view.areas.get(AreaId(thing.id)) if thing.kind == "area" else None
    if state is None:
        return None
    if state.owner is None:
        return Line((words("line-nobody"),), PLACE)
    held = words("line-held", seat=Name("seat", state.owner), markers=state.markers, fort=state.fort)
    return Line((held,), PLACE)


# ---- what is likely to be wanted ---------------------------------------------------------------------------------


def suggestions(look: Outlook) -> list[Suggestion]:
    """The likeliest attack, the best chance at a neutral area without a fight, and the cheapest new card."""
    if not isinstance(look.view, EmpiresView):
        return []
    return [*_attack(look), *_courted(look), *_recruit(look)]


def chance_of(quote: Quote) -> int | None:
    """How likely all of it works, in percent: the crossing, then the fight; None: a line has no chance."""
    found = [one for line in quote.lines if isinstance(one := line.params.get("percent"), int)]
    if not found:
        return None
    whole = 1.0
    for percent in found:
        whole *= percent / 100
    return round(100 * whole)


def _attack(look: Outlook) -> list[Suggestion]:
    weighed = [(chance_of(quote), given) for given, quote in _ways(look, "attack")]
    known = [(percent, given) for percent, given in weighed if percent is not None]
    if not known:
        return []
    percent, given = max(known, key=lambda one: one[0])
    label = message("suggest-attack", area=Name("area", given["target"]), percent=percent)
    return [Suggestion("attack", given, label)]


def _courted(look: Outlook) -> list[Suggestion]:
    """An area that can be had for certain, else the one that is courted with the best chance."""
    for given, quote in _ways(look, "annex"):
        label = message("suggest-annex", area=Name("area", given["area"]), goods=number_in(quote, "goods") or 0)
        return [Suggestion("annex", given, label)]
    weighed = [(number_in(quote, "percent") or 0, given, quote) for given, quote in _ways(look, "court")]
    if not weighed:
        return []
    percent, given, quote = max(weighed, key=lambda one: one[0])
    goods = number_in(quote, "goods") or 0
    label = message("suggest-court", area=Name("area", given["area"]), percent=percent, goods=goods)
    return [Suggestion("court", given, label)]


def _recruit(look: Outlook) -> list[Suggestion]:
    found = [(number_in(quote, "cost") or 0, given) for given, quote in _ways(look, "recruit")]
    if not found:
        return []
    cost, given = min(found, key=lambda one: one[0])
    return [Suggestion("recruit", given, message("suggest-recruit", card=Name("card", given["card"]), cost=cost))]


def _ways(look: Outlook, tag: str) -> list[tuple[dict[str, str], Quote]]:
    return list(look.ways(tag)) if tag in look.question.actions else []
