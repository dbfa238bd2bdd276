"""What can be picked in Hannibal, in a line each, from the seat's view.

Public: `line`, `text`.
"""

from bot.acting.lines import beginning
from bot.games.presentation import Line
from bot.spine.words import Words
from rules.core.messages import Name
from rules.hannibal.board.ids import CardId, GeneralId, SpaceId
from rules.hannibal.events.wording import CARD_TEXT
from rules.hannibal.pack.edition import edition
from rules.hannibal.view import HannibalView

CARD, GENERAL, PLACE = "🃏", "👑", "📍"


def line(thing: Name, view: HannibalView, words: Words) -> Line | None:
    """What a card, a general or a space is."""
    match thing.kind:
        case "card" if CardId(thing.id) in edition().decks.cards:
            return Line(tuple(beginning(text(thing, words)) or [words("line-card")]), CARD)
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
