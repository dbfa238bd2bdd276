"""The board in words, for readers who cannot see the picture; made from the same view."""

from render.empires.atlas import LAST, area_name, turn_told, words
from render.empires.bands import when
from render.empires.changes import Changes
from render.paper.alt import shortened
from render.paper.text import whole
from rules.empires.view import AreaView, EmpiresView, RealmView


def alt_text(view: EmpiresView, language: str = "en", changes: Changes | None = None) -> str:
    """When it is and who acts, what happened, an attack that waits, how the realms stand, what each holds."""
    word = words(language)
    acts = "" if view.active is None else f": {word[view.active]} {word['acts']}"
    parts = [f"{turn_told(view.turn, language)}/{LAST}, {when(view, language)}{acts}."]
    if changes is not None:
        caption = changes.caption
        parts += [part.rstrip(".") + "." for part in (caption.title, caption.card, caption.result) if part]
    fight = view.engagement
    if fight is not None:
        sides = f"{word[fight.attacker]} {word['attacks']}, {word[fight.defender]} {word['defends']}"
        parts.append(f"{sides}: {area_name(fight.target, language)}.")
    parts += [_standing(own, language) for own in view.realms]
    parts += [_held(view, own, language) for own in view.realms]
    return shortened(parts)


def _standing(own: RealmView, language: str) -> str:
    """One realm's record."""
    word = words(language)
    said = f"{word['warehouse']} {own.goods}, {len(own.hand)} {word['hand']}"
    return f"{word[own.seat]}: {whole(own.points)} {word['points']}, {said}."


def _held(view: EmpiresView, own: RealmView, language: str) -> str:
    """The areas that a seat controls, with markers beyond the first and forts."""
    word = words(language)
    rows = [_area(area, state, language) for area, state in view.areas.items() if state.owner == own.seat]
    return f"{word[own.seat]} {word['told-controls']} {', '.join(rows) or word['told-nothing']}."


def _area(area: str, state: AreaView, language: str) -> str:
    more = f" {state.markers}" if state.markers > 1 else ""
    return area_name(area, language) + more + (f" ({words(language)['fort']})" if state.fort else "")
