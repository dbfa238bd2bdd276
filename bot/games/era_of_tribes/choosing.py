"""What can be picked in Era of Tribes, in a line each, from the seat's view.

Public: `line`, `laid_open`, `suggestions`.
"""

from bot.acting.lines import Outlook, number_in
from bot.games.presentation import Line, Suggestion
from bot.spine.words import Words
from rules.core.messages import Name, Quote, message
from rules.era_of_tribes.board.ids import AreaId
from rules.era_of_tribes.view import TribesView

LAND, SEA = "📍", "⛵"
TOLD = {"card": "card-text", "people": "people-text"}  # kinds of things, and where it is told what they are


def line(thing: Name, view: TribesView, words: Words) -> Line | None:
    """What a people can do and an influence card counts; who holds a province or a sea, and with what."""
    if thing.kind in TOLD:
        told = f"{TOLD[thing.kind]}-{thing.id}"
        return Line((words(told),)) if words.has(told) else None  # a field of progress is asked about, too
    if thing.kind != "area":
        return None
    area = AreaId(thing.id)
    land, sea = view.lands.get(area), view.seas.get(area)
    if land is not None:
        if land.owner is None:
            return Line((words("line-wild" if land.barbarians else "line-free"),), LAND)
        held = words("line-land", seat=Name("seat", land.owner), vassals=land.vassals, city=land.city)
        return Line((held,), LAND)
    if sea is None:
        return None
    fleets = [words("line-fleets", seat=Name("seat", seat), fleets=count) for seat, count in sea.fleets.items()]
    return Line(tuple(fleets or [words("line-open-sea")]), SEA)


def laid_open(look: Outlook) -> tuple[str, ...]:
    """The peoples and the influence cards among which is chosen (ch.3): with a name alone nobody could."""
    kind = look.question.kind
    if kind not in TOLD:
        return ()
    said = [option.message.params[kind] for option in look.question.options if option.message is not None]
    return tuple(one.id for one in said if isinstance(one, Name))


# ---- what is likely to be wanted ---------------------------------------------------------------------------------


def suggestions(look: Outlook) -> list[Suggestion]:
    """An action that can be paid with what it brings; in an expansion the marches into new land."""
    if not isinstance(look.view, TribesView):
        return []
    return [*_expansion(look), *_advance(look), *_income(look), *_marches(look)]


def _expansion(look: Outlook) -> list[Suggestion]:
    for given, quote in _ways(look, "expansion"):
        label = message("suggest-expansion", growth=number_in(quote, "growth") or 0)
        return [Suggestion("expansion", given, label)]
    return []


def _advance(look: Outlook) -> list[Suggestion]:
    """The cheapest field."""
    found = [(number_in(quote, "taler") or 0, given, quote) for given, quote in _ways(look, "progress")]
    if not found:
        return []
    taler, given, quote = min(found, key=lambda one: one[0])
    field = Name("field", given["fields"].split()[0])
    label = message("suggest-advance", field=field, level=number_in(quote, "level") or 0, taler=taler)
    return [Suggestion("progress", given, label)]


def _income(look: Outlook) -> list[Suggestion]:
    """Trade or taxes, whichever brings more; taxes cost morale, so trade goes first where they are equal."""
    found = [
        (number_in(quote, "taler") or 0, tag, given) for tag in ("trade", "taxes") for given, quote in _ways(look, tag)
    ]
    if not found:
        return []
    taler, tag, given = max(found, key=lambda one: one[0])
    return [Suggestion(tag, given, message(f"suggest-{tag}", taler=taler))] if taler else []


def _marches(look: Outlook) -> list[Suggestion]:
    """Into land that nobody holds: each origin once."""
    view, found = look.view, dict[str, Suggestion]()
    assert isinstance(view, TribesView)
    for given, quote in _ways(look, "march"):
        area = AreaId(given["path"].split()[-1])
        land = view.lands.get(area)
        if land is None or land.owner is not None or land.barbarians or given["origin"] in found:
            continue
        points = number_in(quote, "mp") or 0
        label = message("suggest-march", origin=Name("area", given["origin"]), area=Name("area", area), mp=points)
        found[given["origin"]] = Suggestion("march", given, label)
    return list(found.values())


def _ways(look: Outlook, tag: str) -> list[tuple[dict[str, str], Quote]]:
    return list(look.ways(tag)) if tag in look.question.actions else []
