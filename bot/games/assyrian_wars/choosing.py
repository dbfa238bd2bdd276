"""What can be picked in Assyrian Wars, in a line each, and what is likely to be wanted now; all from the seat's view.

Public: `line`, `goals`, `text`, `laid_open`, `suggestions`.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Any

from bot.acting.lines import Outlook, beginning
from bot.games.assyrian_wars.effects import gist_of
from bot.games.presentation import Line, Suggestion
from bot.spine.words import Words
from rules.assyrian_wars.board.editions import edition_named
from rules.assyrian_wars.board.forces import factor, rating
from rules.assyrian_wars.board.ids import AreaId, CardId, CountryId, PieceId, ZoneId
from rules.assyrian_wars.board.names import holder_name
from rules.assyrian_wars.board.pieces import Piece
from rules.assyrian_wars.board.state import Camp
from rules.assyrian_wars.pack.cards import Card
from rules.assyrian_wars.view import View
from rules.core import picking
from rules.core.actions import Candidate
from rules.core.messages import Message, Name, Quote, message

CARD, LEADER, UNIT, PLACE, COUNTRY, SHIP = "🃏", "👑", "🛡️", "📍", "🏳️", "⛵"
MOST_ARMIES = 3  # of a menu whose ways are looked for: about half a millisecond each
MOST_GOALS = 2
ODDS = ("quote-assault", "quote-standard-siege")  # the lines of a quote that say how likely a city falls


# ---- what a thing is -------------------------------------------------------------------------------------------


def line(thing: Name, view: View, words: Words) -> Line | None:
    """What a card, a force, a unit, a place or a country is."""
    match thing.kind:
        case "card":
            return _card(thing.id, view, words)
        case "leader" | "unit":
            return _piece(PieceId(thing.id), view, words)
        case "area":
            return _area(AreaId(thing.id), view, words)
        case "zone":
            return _zone(ZoneId(thing.id), view, words)
        case "country":
            return _country(CountryId(thing.id), view, words)
        case "use":
            return Line((words(f"use-{thing.id}.about"),), CARD)
        case "left":
            return _left(PieceId(thing.id.partition(picking.AT)[0]), view, words)
    return None


def text(thing: Name, view: View, words: Words) -> str:
    """The text of a card."""
    printed = _printed(thing.id, view) if thing.kind == "card" else None
    if printed is None or printed.is_army_group:
        return ""
    return printed.text_de if words.language == "de" else printed.text_en


def laid_open(look: Outlook) -> tuple[str, ...]:
    """The new cards, where they may be exchanged (7.3.2)."""
    view, reason = look.view, look.question.reason
    country = None if reason is None else reason.params.get("country")
    if look.question.kind != "mulligan" or not isinstance(view, View) or not isinstance(country, Name):
        return ()
    return tuple(view.countries[CountryId(country.id)].fresh or ())


def _printed(card: str, view: View) -> Card | None:
    return edition_named(view.pack).cards.by_id.get(CardId(card))


def _card(id: str, view: View, words: Words) -> Line | None:
    printed = _printed(id, view)
    if printed is None:
        return None
    if printed.is_army_group:
        group = next((one for one in view.groups if one.card == id), None)
        return None if group is None else _piece(PieceId(group.commander), view, words)
    whole = printed.text_de if words.language == "de" else printed.text_en
    parts = [words("line-card", ap=printed.ap, cost=printed.cost, plus=printed.plus)]
    gist = gist_of(printed, words)
    return Line((*parts, *([gist] if gist else beginning(whole))), CARD)


def _piece(id: PieceId, view: View, words: Words) -> Line | None:
    """A leader with his troops, or a unit: where it stands and how strong it is."""
    counters = edition_named(view.pack).counters
    for area, state in view.areas.items():
        for piece in state.pieces:
            if piece.id == id:
                return _standing(piece, area, state.pieces, view, words)
    unit = counters.units.get(id)
    if unit is not None:
        return Line((words("line-unit", full=unit.full, reduced=unit.reduced),), SHIP if unit.is_ship else UNIT)
    if id in counters.leaders or id in counters.kings:
        shown = counters.rating(id, strong=True, crowned=False)
        return Line((words("line-rating", action=shown.action, command=shown.command),), LEADER)
    return None


def _standing(piece: Piece, area: AreaId, there: Sequence[Piece], view: View, words: Words) -> Line:
    counters, where = edition_named(view.pack).counters, Name("area", area)
    if not piece.is_leader:
        said = words("line-unit-at", area=where, strength=factor(counters, piece), reduced=piece.reduced)
        return Line((said,), UNIT)
    troops = _troops(piece, there)
    strength = sum(factor(counters, unit) for unit in troops)
    shown = rating(counters, view.options, piece)
    parts = [
        words("line-force", area=where, units=len(troops), strength=strength),
        words("line-rating", action=shown.action, command=shown.command),
    ]
    return Line(tuple(parts), LEADER)


def _left(id: PieceId, view: View, words: Words) -> Line | None:
    """A unit that stays somewhere on the way, which its name says already: how strong it is."""
    found = next((one for state in view.areas.values() for one in state.pieces if one.id == id), None)
    if found is None:
        return None
    return Line((words("line-strength", strength=factor(edition_named(view.pack).counters, found)),), UNIT)


def _troops(leader: Piece, there: Sequence[Piece]) -> list[Piece]:
    """The units that are his: those put under him, and where nobody else leads all of his country."""
    alone = sum(one.is_leader and one.owner == leader.owner for one in there) == 1
    mine = [one for one in there if one.is_unit and one.owner == leader.owner and one.inside == leader.inside]
    return [unit for unit in mine if alone or unit.under == leader.id] or mine


def _area(id: AreaId, view: View, words: Words) -> Line | None:
    """Who holds a place, its walls, and who can be seen there."""
    printed = edition_named(view.pack).map.areas.get(id)
    state = view.areas.get(id)
    if printed is None or state is None:
        return None
    parts = []
    if str(state.control) == id:
        parts.append(words("line-free-city"))
    elif state.control:
        parts.append(words.name(holder_name(state.control)))
    else:
        parts.append(words("line-no-land"))
    if printed.has_city:
        parts.append(words("line-walls", defence=max(0, printed.defence - state.damage)))
    parts += _seen(state.pieces, view, words)
    parts += [words("line-stacks", country=Name("country", owner)) for owner in _owners(view.area_stacks.get(id, ()))]
    if state.pillage:
        parts.append(words("line-pillaged", level=state.pillage))
    return Line(tuple(parts), PLACE)


def _seen(pieces: Sequence[Piece], view: View, words: Words) -> list[str]:
    """Whose units stand there, and how strong they are."""
    counters = edition_named(view.pack).counters
    found: list[str] = []
    for owner in _owners(pieces):
        troops = [one for one in pieces if one.owner == owner and one.is_unit]
        if troops:
            strength = sum(factor(counters, unit) for unit in troops)
            country = Name("country", owner)
            found.append(words("line-troops", country=country, units=len(troops), strength=strength))
    return found


def _owners(pieces: Iterable[Piece]) -> list[CountryId]:
    return list(dict.fromkeys(piece.owner for piece in pieces))


def _zone(id: ZoneId, view: View, words: Words) -> Line | None:
    if id not in view.zones:
        return None
    ships = [one for one in view.zones[id] if one.is_ship]
    return Line((words("line-ships", ships=len(ships)),), SHIP)


def _country(id: CountryId, view: View, words: Words) -> Line | None:
    state = view.countries.get(id)
    if state is None:
        return None
    camp = words("line-camp", camp=str(state.camp))
    if state.controller is not None and state.controller != id:
        camp = words("line-ally", country=Name("country", state.controller))
    return Line((camp, words("line-economy", eco=state.eco_level, cards=state.cards)), COUNTRY)


# ---- what is likely to be wanted -----------------------------------------------------------------------------------


def suggestions(look: Outlook) -> list[Suggestion]:
    """Sieges by their odds, a card while none was played, and the largest army that can march."""
    view = look.view
    if not isinstance(view, View) or view.impulse is None or view.impulse.country not in view.own:
        return []
    open_ = look.question.actions
    found: list[Suggestion] = []
    if "play-card" in open_ and not view.impulse.cards:
        found += _best_card(look, view)
    if "besiege" in open_:
        found += _sieges(look)
    if "move" in open_:
        found += _marches(look, view)
    return found


def _candidates(look: Outlook, action: str, param: str, **given: str) -> list[Candidate]:
    return look.match.candidates(look.question.seat, action, param, given)


def _best_card(look: Outlook, view: View) -> list[Suggestion]:
    """The card of most AP; a home card stays for its event."""
    cards = edition_named(view.pack).cards.by_id
    held = [cards[CardId(one.value)] for one in _candidates(look, "play-card", "card")]
    plain = [card for card in held if not card.is_home] or held
    if not plain:
        return []
    best = max(plain, key=lambda card: card.ap)
    label = message("suggest-card", card=Name("card", best.id), ap=best.ap)
    return [Suggestion("play-card", {"card": best.id}, label, sure=True)]


def _sieges(look: Outlook) -> list[Suggestion]:
    """The likeliest way to take each city before which an army stands."""
    found: list[tuple[int, Suggestion]] = []
    for force in _candidates(look, "besiege", "force"):
        ways = [one.value for one in _candidates(look, "besiege", "method", force=force.value)]
        weighed = [one for way in ways if (one := _siege(look, force.value, way)) is not None]
        found += [max(weighed, key=lambda one: one[0])] if weighed else []
    return [one for _, one in sorted(found, key=lambda one: -one[0])]


def _siege(look: Outlook, force: str, method: str) -> tuple[int, Suggestion] | None:
    action = look.match.game.kit.actions["besiege"]
    given = {"force": force, "method": method}
    quote = look.match.glance(look.question.seat, action(**given), look.question.id)
    if not isinstance(quote, Quote):
        return None
    cost = _number(quote.lines, ("quote-ap",), "cost")
    odds = next((one for one in quote.lines if one.id in ODDS), None)
    if odds is None:
        return None
    taken: Any = odds.params["taken"]
    kind = message(f"siege-{method}")
    label = message("suggest-siege", area=odds.params["area"], method=kind, taken=taken, halves=cost)
    return int(taken), Suggestion("besiege", given, label)


def _number(lines: Sequence[Message], ids: Sequence[str], param: str) -> int:
    found = next((one.params[param] for one in lines if one.id in ids), 0)
    return found if isinstance(found, int) else 0


def _marches(look: Outlook, view: View) -> list[Suggestion]:
    """The largest army that can set out: to the nearest enemy city, and to wherever its player likes."""
    assert view.impulse is not None
    country = view.impulse.country
    able = {PieceId(one.value) for one in _candidates(look, "move", "force")}
    best, most = None, 0
    for state in view.areas.values():
        for piece in state.pieces:
            if piece.id in able and piece.is_leader and len(_troops(piece, state.pieces)) > most:
                best, most = piece, len(_troops(piece, state.pieces))
    if best is None:
        return []
    leader, found = Name("leader", best.id), []
    target = _enemy_city(look, view, country, best.id)
    if target is not None:
        halves: Any = target.label.params["halves"] if isinstance(target.label, Message) else 0
        area = Name("area", target.value.rpartition(" ")[2])
        label = message("suggest-march-to", leader=leader, area=area, halves=halves)
        found.append(Suggestion("move", {"force": best.id, "path": target.value}, label))
    return [*found, Suggestion("move", {"force": best.id}, message("suggest-march", leader=leader), ask="path")]


def goals(look: Outlook, forces: Sequence[str]) -> dict[str, list[str]]:
    """The nearest cities of enemies that armies can reach with the AP at hand (6.6); a unit alone takes no city."""
    view, words = look.view, look.words
    if not isinstance(view, View) or view.impulse is None:
        return {}
    counters = edition_named(view.pack).counters
    armies = [force for force in forces if force in counters.leaders or force in counters.kings]
    found: dict[str, list[str]] = {}
    for force in armies[:MOST_ARMIES]:
        cities = islice(_enemy_cities(look, view, view.impulse.country, force), MOST_GOALS)
        said = [words.say(one.label) for one in cities if isinstance(one.label, Message)]
        found[force] = [words("line-reaches", place=said[0]), *said[1:]] if said else [words("line-reaches-none")]
    return found


def _enemy_city(look: Outlook, view: View, country: CountryId, force: str) -> Candidate | None:
    """The nearest city of an enemy that a force can reach."""
    return next(_enemy_cities(look, view, country, force), None)


def _enemy_cities(look: Outlook, view: View, country: CountryId, force: str) -> Iterator[Candidate]:
    """Those that it can reach, the nearest first."""
    areas = edition_named(view.pack).map.areas
    for one in _candidates(look, "move", "path", force=force):
        area = AreaId(one.value.rpartition(" ")[2])
        if areas[area].has_city and are_enemies(view, country, view.areas[area].control):
            yield one


def are_enemies(view: View, one: CountryId, other: CountryId) -> bool:
    """Whether two countries are at war, by a war of their own or of their powers, or by their camps (7.4.2)."""
    if one == other or not other:
        return False
    these, those = _party(view, one), _party(view, other)
    if any((war.by in these and war.on in those) or (war.by in those and war.on in these) for war in view.wars):
        return True
    camps = {view.countries[each[-1]].camp for each in (these, those) if each[-1] in view.countries}
    return camps == {Camp.ASSYRIAN, Camp.REBEL}


def _party(view: View, country: CountryId) -> tuple[CountryId, ...]:
    """A country, and the power it is allied to."""
    state = view.countries.get(country)
    return (country,) if state is None or state.controller is None else (country, state.controller)
