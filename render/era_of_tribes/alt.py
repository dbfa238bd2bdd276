"""The board in words, for readers who cannot see the picture; made from the same view."""

from render.era_of_tribes.atlas import area_name, people_told, words
from render.era_of_tribes.bands import in_order, realm_of, when
from render.paper.alt import shortened
from render.paper.changes import MapChanges
from render.paper.text import whole
from rules.era_of_tribes.view import RealmView, TribesView


def alt_text(view: TribesView, language: str = "en", changes: MapChanges | None = None) -> str:
    """When it is and who acts, what happened, a battle that goes on, how the realms stand, what each holds."""
    word = words(language)
    acts = "" if view.active is None else f": {people_told(realm_of(view, view.active), language)} {word['acts']}"
    parts = [f"{when(view, language)}{acts}."]
    if changes is not None:
        caption = changes.caption
        parts += [part.rstrip(".") + "." for part in (caption.title, caption.card, caption.result) if part]
    if view.conflict is not None:
        parts.append(f"{word['land-battle']}: {area_name(view.conflict.area, language)}.")
    parts += [_standing(own, language) for own in in_order(view)]
    parts += [_held(view, own, language) for own in in_order(view)]
    wild = [area_name(area, language) for area, seen in view.lands.items() if seen.barbarians]
    return shortened([*parts, *([f"{word['barbarians']}: {', '.join(wild)}."] if wild else [])])


def _standing(own: RealmView, language: str) -> str:
    """One realm's record."""
    word = words(language)
    said = f"{word['ep']} {whole(own.ep)}, {word['mo']} {whole(own.morale)}, {word['taler']} {own.taler}"
    colour = f" ({word[own.seat]})" if own.people is not None else ""
    return f"{people_told(own, language)}{colour}: {said}."


def _held(view: TribesView, own: RealmView, language: str) -> str:
    """The provinces and fleets of a realm; cities are marked."""
    word = words(language)
    rows = [
        f"{area_name(area, language)} {seen.vassals}" + (f" ({word['city']})" if seen.city else "")
        for area, seen in view.lands.items()
        if seen.owner == own.seat
    ]
    rows += [
        f"{area_name(area, language)} {seen.fleets[own.seat]} ({word['fleets']})"
        for area, seen in view.seas.items()
        if own.seat in seen.fleets
    ]
    return f"{people_told(own, language)}: {', '.join(rows) or word['none']}."
