"""The board in words, for readers who cannot see the picture; made from the same view."""

from render.assyrian_wars import roster
from render.assyrian_wars.atlas import edition, game_map, name, words
from render.assyrian_wars.changes import Changes
from render.assyrian_wars.crops import THEATRE, Focus
from render.assyrian_wars.names import country, place
from render.assyrian_wars.piles import Pile, gathered, piles
from render.assyrian_wars.tracks import half
from render.paper.alt import shortened
from render.paper.text import whole
from rules.assyrian_wars.board.ids import CountryId
from rules.assyrian_wars.view import View

LARGEST = 6  # forces that are told one by one


def alt_text(view: View, language: str = "en", changes: Changes | None = None, focus: Focus = THEATRE) -> str:
    """Turn and active country, what happened, who stands in an area, how the powers stand, sieges, large forces."""
    word, clock = words(language), view.clock
    when = f"{word['turn']} {clock.turn}/{clock.last_turn}, {word['round']} {clock.round}"
    parts = [f"{when}: {country(clock.marker, language, view.pack)}."]
    if changes is not None:
        caption = changes.caption
        told = (caption.date, caption.title, caption.card, caption.result)
        parts += [part.rstrip(".") + "." for part in told if part]
    if focus.kind == "area":
        here = piles(view, edition(view.pack).counters).get(focus.id, [])
        parts += [f"{place(focus.id, language, view.pack)}.", *roster.told(here, language, view.pack)]
    parts += [_standing(view, code, language) for code, c in view.countries.items() if c.kind == "power"]
    parts += _sieges(view, language)
    parts += _forces(view, language)
    parts += _beside(view, language)
    return shortened(parts)


def _standing(view: View, code: str, language: str) -> str:
    """One power's record."""
    word, own = words(language), view.countries[CountryId(code)]
    hand = f"{own.cards} {word['told-card' if own.cards == 1 else 'told-cards']}"
    wealth = f"{word['eco']} {whole(own.eco_level)}, {half(own.saved)} {word['told-saved']}, {hand}"
    return f"{country(code, language, view.pack)} ({word[own.camp]}): {whole(own.vp)} {word['vp']}, {wealth}."


def _sieges(view: View, language: str) -> list[str]:
    """Who besieges what."""
    word, pack = words(language), view.pack
    rows = [(key, siege.country) for key, state in view.areas.items() for siege in state.sieges]
    return [f"{word['siege']}: {place(key, language, pack)} ({country(by, language, pack)})." for key, by in rows]


def _forces(view: View, language: str) -> list[str]:
    """The largest piles that can be seen, strongest first."""
    word, areas = words(language), game_map(view.pack).areas
    rows: list[Pile] = [
        pile
        for spot, row in piles(view, edition(view.pack).counters).items()
        if spot in areas
        for pile in row
        if not pile.fog
    ]
    rows.sort(key=lambda pile: (-pile.strength, pile.place, pile.owner))
    said = [word["told-unit" if pile.count == 1 else "units"] for pile in rows[:LARGEST]]
    return [
        f"{place(pile.place, language, view.pack)}: {country(pile.owner, language, view.pack)}, {pile.count} {units}."
        for pile, units in zip(rows[:LARGEST], said, strict=True)
        if pile.count
    ]


def _beside(view: View, language: str) -> list[str]:
    """What lies beside the map: the Regroup Box by country, and the wars off the map."""
    word, pack = words(language), edition(view.pack)
    waiting = [
        f"{country(pile.owner, language, view.pack)} {pile.count}" for pile in gathered(view.regroup, pack.counters)
    ]
    told = [f"{word['regroup']}: {', '.join(waiting)}."] if waiting else []
    for war in view.foreign_wars:
        card = pack.cards.by_id.get(war.card)
        left = "" if war.duration is None else f", {war.duration} {word['rounds-left']}"
        told.append(f"{name(card, language) if card else war.card}: {country(war.first, language, view.pack)}{left}.")
    return told
