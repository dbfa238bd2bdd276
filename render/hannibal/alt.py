"""The board in words, for readers who cannot see the picture; made from the same view."""

from render.hannibal import fray
from render.hannibal.atlas import LAST, general, holder, name, space_name, words, years
from render.hannibal.changes import Changes
from render.hannibal.tracks import away, in_force
from render.paper.alt import shortened
from rules.hannibal.board.ids import Side
from rules.hannibal.pack.edition import edition
from rules.hannibal.view import ForceView, HannibalView, SideView

LARGEST = 8  # forces that are told one by one


def alt_text(view: HannibalView, language: str = "en", changes: Changes | None = None) -> str:
    """When it is and who acts, what happened, how the sides stand, sieges, the largest forces, who is away."""
    word = words(language)
    acts = "" if view.active is None else f": {word[view.active]}"
    parts = [f"{years(view.turn, language)}, {word['turn']} {view.turn}/{LAST}, {word[view.phase]}{acts}."]
    if changes is not None:
        caption = changes.caption
        parts += [part.rstrip(".") + "." for part in (caption.title, caption.card, caption.result) if part]
    parts += fray.told(view, language)
    parts += [_standing(side, language) for side in view.sides]
    parts += [f"{told}." for told in in_force(view, language)]
    parts += _sieges(view, language)
    parts += _forces(view, language)
    parts += [_held(view, side.side, language) for side in view.sides]
    parts += _away(view, language)
    return shortened(parts)


def _standing(own: SideView, language: str) -> str:
    """One side's record."""
    word = words(language)
    hand = f"{own.cards} {word['card' if own.cards == 1 else 'cards']}"
    return f"{word[own.side]}: {own.points} {word['told-points']}, {hand}."


def _held(view: HannibalView, side: Side, language: str) -> str:
    """The provinces that a side controls."""
    word = words(language)
    rows = [name(one, language) for id, one in edition().map.provinces.items() if holder(view, id) == side]
    return f"{word[side]} {word['told-controls']} {', '.join(rows) or word['told-nothing']}."


def _sieges(view: HannibalView, language: str) -> list[str]:
    """Where siege or subjugation points lie, and how many."""
    word, needed = words(language), edition().tables.siege.needed
    rows = [(space, mark.points) for space, mark in view.markers.items() if mark.points]
    return [f"{word['told-siege']}: {space_name(space, language)} {points}/{needed}." for space, points in rows]


def _forces(view: HannibalView, language: str) -> list[str]:
    """The largest forces, strongest first."""
    rows = sorted(view.forces, key=lambda force: (-force.regular - force.elephants, force.space, force.side))
    return [_force(view, force, language) for force in rows[:LARGEST]]


def _force(view: HannibalView, force: ForceView, language: str) -> str:
    """One force: where, whose, who leads it, how strong."""
    word = words(language)
    ranks = {id: view.generals[id].rank for id in force.generals}
    who = [general(id).name + (f" ({word[rank]})" if (rank := ranks[id]) else "") for id in force.generals]
    beasts = f"{force.elephants} {word['told-elephant' if force.elephants == 1 else 'told-elephants']}"
    strength = [f"{force.regular + force.elephants} {word['told-units']}", *([beasts] if force.elephants else [])]
    inside = [word["told-inside"]] if force.inside else []
    return f"{space_name(force.space, language)}: {', '.join([word[force.side], *who, *strength, *inside])}."


def _away(view: HannibalView, language: str) -> list[str]:
    """The generals off the map."""
    word = words(language)
    rows = [f"{general(one.id).name} ({word[one.status]})" for one in away(view)]
    return [f"{word['generals']}: {', '.join(rows)}."] if rows else []
