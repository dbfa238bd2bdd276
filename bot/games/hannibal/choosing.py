"""What can be picked in Hannibal, in a line each, from the seat's view.

Public: `line`, `text`, `laid_open`, `suggestions`.
"""

from bot.acting.lines import Outlook, number_in
from bot.games.presentation import Line, Suggestion
from bot.spine.words import Words
from rules.core.messages import Name, message
from rules.hannibal.board.ids import CardId, GeneralId, SpaceId
from rules.hannibal.events.wording import CARD_TEXT
from rules.hannibal.pack.edition import edition
from rules.hannibal.view import HannibalView

CARD, GENERAL, PLACE = "🃏", "👑", "📍"


def line(thing: Name, view: HannibalView, words: Words) -> Line | None:
    """What a card, a general or a space is."""
    match thing.kind:
        case "card" if CardId(thing.id) in edition().decks.cards:
            gist, ops = f"gist-{thing.id}", words("line-ops", ops=edition().decks.cards[CardId(thing.id)].ops)
            return Line((ops, words(gist) if words.has(gist) else text(thing, words).rstrip(".")), CARD)
        case "general":
            return _general(GeneralId(thing.id), view, words)
        case "space":
            return _space(SpaceId(thing.id), view, words)
    return None


def text(thing: Name, words: Words) -> str:
    """The text of a card."""
    known = thing.kind == "card" and CardId(thing.id) in edition().decks.cards
    return words.name(Name(CARD_TEXT, thing.id)) if known else ""


def _general(id: GeneralId, view: HannibalView, words: Words) -> Line | None:
    printed, now = edition().generals.get(id), view.generals.get(id)
    if printed is None or now is None:
        return None
    parts = [] if now.at is None else [words.name(Name("space", now.at))]
    return Line((*parts, words("line-general", strategy=printed.strategy, battle=printed.battle)), GENERAL)


def _space(id: SpaceId, view: HannibalView, words: Words) -> Line | None:
    """Whose marker lies there, and who stands there."""
    if id not in edition().map.spaces:
        return None
    marker = view.markers.get(id)
    owner = None if marker is None else marker.owner
    parts = [words("line-no-marker") if owner is None else words("line-marker", side=Name("side", owner))]
    for force in view.forces:
        if force.space == id:
            units = force.regular + force.elephants
            parts.append(words("line-force", side=Name("side", force.side), units=units))
    return Line(tuple(parts), PLACE)


def laid_open(look: Outlook) -> tuple[CardId, ...]:
    """The Campaign cards with which Rome may open (ch.6, H-2); none are shown where there are none to open with."""
    view = look.view
    if look.question.kind != "opening" or not isinstance(view, HannibalView):
        return ()
    held = (card for side in view.sides for card in side.hand or ())
    return tuple(card for card in held if edition().decks.cards[card].is_campaign)


# ---- what is likely to be wanted ---------------------------------------------------------------------------------


def suggestions(look: Outlook) -> list[Suggestion]:
    """A siege by its chance, the strongest general with the cheapest card that moves him, and markers."""
    view = look.view
    if not isinstance(view, HannibalView) or look.question.kind != "play":
        return []
    return [*_siege(look, view), *_general_march(look, view), *_markers(look)]


def _siege(look: Outlook, view: HannibalView) -> list[Suggestion]:
    """A general who stands before walls or a tribe goes on with it."""
    found: list[tuple[int, Suggestion]] = []
    for general, given in _moved(look, view):
        for way in look.match.candidates(look.question.seat, "march", "siege", given):
            wanted = {**given, "siege": way.value}
            quote = look.quoted("march", wanted)
            gain = None if quote is None else number_in(quote, "gain")
            if gain is not None:
                space = next(line.params["space"] for line in quote.lines if "gain" in line.params) if quote else ""
                label = message("suggest-siege", general=Name("general", general), space=space, gain=gain)
                found.append((gain, Suggestion("march", wanted, label)))
    return [max(found, key=lambda one: one[0])[1]] if found else []


def _moved(look: Outlook, view: HannibalView) -> list[tuple[str, dict[str, str]]]:
    """The generals that a card moves, those with most troops first, each with the card of fewest operations for it."""
    if "march" not in look.question.actions:
        return []
    cards = edition().decks.cards
    held = [one.value for one in look.match.candidates(look.question.seat, "march", "card", {})]
    found: dict[str, str] = {}
    for card in sorted(held, key=lambda one: cards[CardId(one)].ops):
        for one in look.match.candidates(look.question.seat, "march", "general", {"card": card}):
            found.setdefault(one.value, card)
    ranked = sorted(found, key=lambda one: -_strength(GeneralId(one), view))
    return [(general, {"card": found[general], "general": general}) for general in ranked]


def _strength(general: GeneralId, view: HannibalView) -> int:
    at, side = view.generals[general].at, edition().generals[general].side
    return sum(one.regular + one.elephants for one in view.forces if one.space == at and one.side == side)


def _general_march(look: Outlook, view: HannibalView) -> list[Suggestion]:
    for general, given in _moved(look, view):
        card = Name("card", given["card"])
        label = message(
            "suggest-march", general=Name("general", general), card=card, units=_strength(GeneralId(general), view)
        )
        return [Suggestion("march", given, label)]
    return []


def _markers(look: Outlook) -> list[Suggestion]:
    """With the card of most operations."""
    if "place-markers" not in look.question.actions:
        return []
    cards = edition().decks.cards
    held = [one.value for one in look.match.candidates(look.question.seat, "place-markers", "card", {})]
    if not held:
        return []
    best = max(held, key=lambda one: cards[CardId(one)].ops)
    label = message("suggest-markers", card=Name("card", best), ops=cards[CardId(best)].ops)
    return [Suggestion("place-markers", {"card": best}, label)]
