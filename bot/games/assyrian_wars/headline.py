"""The headline of an impulse: who, what mattered most, and what it meant, from public messages and the public view."""

from collections.abc import Callable, Sequence
from typing import Any

from rules.assyrian_wars.board.editions import edition_named
from rules.assyrian_wars.board.ids import AreaId, CountryId
from rules.assyrian_wars.view import View
from rules.core.messages import Message, Name, message

MOST = 3  # things that one headline says
Part = Callable[[Sequence[Message], Name], list[Message]]


def opening(said: Sequence[Message]) -> Message | None:
    """Whose impulse it is stands where it begins; where it began before a position was set up, where it ends."""
    return next((one for one in said if one.id in ("impulse-begins", "impulse-ends")), None)


def headline(said: Sequence[Message], view: View | None) -> Message | None:
    """Whose impulse, and the most important of it; None where no impulse begins or ends."""
    begun = opening(said)
    country = begun.params.get("country") if begun is not None else None
    if begun is None or not isinstance(country, Name):
        return None
    found = [part for one in PARTS for part in one(said, country)][:MOST] or _cards(said, country)
    parts = (*found, *meaning(said, country, view)) or _quiet(begun, said)
    if not parts:
        return None
    player = _player(country, view)
    preempted = any(one.id == "preempted" for one in said)
    if player is None:
        return message("story-head", country=country, preempted=preempted, parts=parts)
    return message("story-head-of", country=country, player=player, preempted=preempted, parts=parts)


def _quiet(begun: Message, said: Sequence[Message]) -> tuple[Message, ...]:
    """An impulse in which nothing of note has happened; while it goes on there is nothing to say of it."""
    if begun.params.get("kind") == "pass":
        return (message("head-pass"),)
    return (message("head-quiet"),) if any(one.id == "impulse-ends" for one in said) else ()


def _player(country: Name, view: View | None) -> Name | None:
    """Who plays a country."""
    state = None if view is None else view.countries.get(CountryId(country.id))
    return None if state is None or state.acting is None else Name("player", state.acting)


def meaning(said: Sequence[Message], country: Name, view: View | None) -> list[Message]:
    """Capitals of the beaten beside a field of victory in which nobody stands any more."""
    if view is None:
        return []
    board = edition_named(view.pack).map
    found: dict[AreaId, Message] = {}
    for one in said:
        if one.id != "battle-won" or country not in _names(one, "countries"):
            continue
        place = one.params.get("area")
        beaten = [name for begun in said if begun.id == "battle-begins" for name in _sides(begun, place, country)]
        for loser in beaten:
            capital = board.capitals.get(CountryId(loser.id))
            if capital is not None and isinstance(place, Name) and _is_open(view, loser.id, capital):
                near = board.distances(AreaId(place.id)).get(capital, 9) <= 1
                found |= {capital: message("head-open", area=Name("area", capital))} if near else {}
    return list(found.values())


def _sides(begun: Message, place: Any, country: Name) -> list[Name]:
    """Who stood against a country in a battle at a place."""
    sides = _names(begun, "countries"), _names(begun, "others")
    if begun.params.get("area") != place or country not in (*sides[0], *sides[1]):
        return []
    return sides[1] if country in sides[0] else sides[0]


def _is_open(view: View, owner: str, capital: AreaId) -> bool:
    area = view.areas.get(capital)
    return area is not None and area.control == owner and not area.pieces and not view.area_stacks.get(capital)


def _names(one: Message, key: str) -> list[Name]:
    found = one.params.get(key)
    if isinstance(found, Name):
        return [found]
    return [each for each in found if isinstance(each, Name)] if isinstance(found, list | tuple) else []


def _unique(found: Sequence[Name]) -> tuple[Name, ...]:
    return tuple(dict.fromkeys(found))


# ---- the front page between two turns ----------------------------------------------------------------------------


def front_page(said: Sequence[Message], view: View | None) -> Message | None:
    """Who leads after a turn, and the most important of its Interphase; None where none has begun."""
    begun = next((one for one in said if one.id == "interphase-begins"), None)
    if begun is None:
        return None
    news = [part for one in FRONT for each in said if each.id == one and (part := _front(each)) is not None]
    over = any(one.id == "game-over" for one in said)  # then the post about the end says who leads
    parts = (*([] if over else _leaders(view)), *news[:MOST])
    if over and not parts:
        return message("story-front-last")
    return message("story-front", turn=begun.params["turn"], parts=parts) if parts else None


def _leaders(view: View | None) -> list[Message]:
    """The powers with the most points, if these are any."""
    powers = {code: one for code, one in view.countries.items() if one.kind == "power"} if view is not None else {}
    most = max((one.vp for one in powers.values()), default=0)
    if most <= 0:
        return []
    first = tuple(_with_player(Name("country", code), view) for code, one in powers.items() if one.vp == most)
    return [message("front-leads", countries=first, points=most)]


def _with_player(country: Name, view: View | None) -> Message | Name:
    player = _player(country, view)
    return country if player is None else message("front-of", country=country, player=player)


def _front(one: Message) -> Message | None:
    id, names = FRONT[one.id]
    return message(id, **{name: one.params[param] for name, param in names.items()})


# What stands on it, the greatest first: the message, and its parameters by those of the event.
FRONT: dict[str, tuple[str, dict[str, str]]] = {
    "country-conquered": ("head-conquers", {"by": "by", "country": "country"}),
    "king-crowned": ("front-king", {"leader": "leader", "country": "country"}),
    "revolt-placed": ("head-revolt", {"area": "area", "country": "country"}),
    "war-declared": ("front-war", {"country": "country", "other": "target"}),
    "peace-made": ("front-peace", {"country": "country", "other": "other"}),
    "alliance-begins": ("front-ally", {"country": "country", "power": "power"}),
    "camp-joined": ("front-joins", {"country": "country", "camp": "camp"}),
    "camp-left": ("front-leaves", {"country": "country", "camp": "camp"}),
    "tribute-refused": ("front-refused", {"countries": "country"}),
}

# ---- what may matter, the greatest first -------------------------------------------------------------------------


def _conquests(said: Sequence[Message], country: Name) -> list[Message]:
    return [
        message("head-conquers", by=one.params["by"], country=one.params["country"])
        for one in said
        if one.id == "country-conquered"
    ]


def _cities(said: Sequence[Message], country: Name) -> list[Message]:
    found: list[Message] = []
    for place, one in enumerate(said):
        area = one.params.get("area", "")
        begun = [each for each in said[:place] if each.id == "siege-begins" and each.params.get("area") == area]
        if one.id == "city-starved":
            found.append(message("head-starves", area=area))
        elif one.id == "city-taken" and begun and begun[-1].params.get("method") == "assault":
            found.append(message("head-storms", leader=begun[-1].params["leader"], area=area))
        elif one.id == "city-taken" and begun:
            found.append(message("head-takes", leader=begun[-1].params["leader"], area=area))
        elif one.id == "city-taken":
            found.append(message("head-falls", area=area))
    return found


def _kings(said: Sequence[Message], country: Name) -> list[Message]:
    return [message("head-king", leader=one.params["leader"]) for one in said if one.id == "king-killed"]


def _battles(said: Sequence[Message], country: Name) -> list[Message]:
    """Victories and defeats; a single victory goes by the name of whoever marched there."""
    begun = [one for one in said if one.id in ("battle-begins", "naval-battle-begins")]
    ours = [one for one in begun if country in (*_names(one, "countries"), *_names(one, "others"))]
    places = _unique([place for one in ours for place in (_names(one, "area") or _names(one, "zone"))])
    won = [one for one in said if one.id in ("battle-won", "naval-battle-won")]
    victories = _unique([p for one in won if country in _names(one, "countries") for p in _places(one)])
    lost = _unique([p for one in won if country not in _names(one, "countries") for p in _places(one) if p in places])
    forces = [one.params["force"] for one in said if one.id == "marched" and one.params.get("area") in victories]
    leaders = [force for force in forces if isinstance(force, Name) and force.kind == "leader"]
    found: list[Message] = []
    if len(victories) == 1 and leaders:
        found.append(message("head-wins", force=leaders[-1], area=victories[0]))
    elif victories:
        found.append(message("head-victories", areas=victories))
    return [*found, *([message("head-beaten", areas=lost)] if lost else [])]


def _places(one: Message) -> list[Name]:
    return _names(one, "area") or _names(one, "zone")


def _wars(said: Sequence[Message], country: Name) -> list[Message]:
    declared = [one for one in said if one.id == "war-declared" and _is_by(one, country)]
    wars = _unique([name for one in declared for name in _names(one, "target")])
    made = [one for one in said if one.id == "peace-made"]
    sides = [name for one in made for key in ("country", "other") for name in _names(one, key)]
    peace = _unique([name for name in sides if name != country]) if country in sides else ()
    found = [message("head-war", countries=wars)] if wars else []
    return [*found, *([message("head-peace", countries=peace)] if peace else [])]


def _is_by(one: Message, country: Name) -> bool:
    return one.params.get("country") == country


def _revolts(said: Sequence[Message], country: Name) -> list[Message]:
    return [
        message("head-revolt", area=one.params["area"], country=one.params["country"])
        for one in said
        if one.id == "revolt-placed"
    ]


def _allies(said: Sequence[Message], country: Name) -> list[Message]:
    begun = [one for one in said if one.id == "alliance-begins" and one.params.get("power") == country]
    new = [name for one in begun for name in _names(one, "country")]
    return [message("head-ally", countries=_unique(new))] if new else []


def _sieges(said: Sequence[Message], country: Name) -> list[Message]:
    over = [one.params.get("area") for one in said if one.id in ("city-taken", "city-starved")]
    begun = {one.params["area"]: one for one in said if one.id == "siege-begins" and one.params.get("area") not in over}
    return [message("head-besieges", leader=one.params["leader"], area=area) for area, one in begun.items()]


def _abroad(said: Sequence[Message], country: Name) -> list[Message]:
    return [
        message("head-abroad", country=one.params["country"], card=one.params["card"])
        for one in said
        if one.id == "foreign-war-begins"
    ]


def _won_abroad(said: Sequence[Message], country: Name) -> list[Message]:
    reasons = [one.params.get("reason") for one in said if one.id == "victory-points" and _is_by(one, country)]
    if not any(isinstance(reason, Message) and reason.id == "vp-foreign-war" for reason in reasons):
        return []
    fought = [one for one in said if one.id == "battle-abroad" and _is_by(one, country)]
    return [message("head-won-abroad", card=one.params["card"]) for one in fought[-1:]]


def _camps(said: Sequence[Message], country: Name) -> list[Message]:
    """Which camp the country has left or joined, as it stands in the end."""
    moved = [one for one in said if one.id in ("camp-left", "camp-joined") and _is_by(one, country)]
    ids = {"camp-left": "head-leaves", "camp-joined": "head-joins"}
    return [message(ids[one.id], camp=one.params["camp"]) for one in moved[-1:]]


def _pacts(said: Sequence[Message], country: Name) -> list[Message]:
    made = _unique([n for one in said if one.id == "pact-made" and _is_by(one, country) for n in _names(one, "area")])
    return [message("head-pact", areas=made)] if made else []


def _raids(said: Sequence[Message], country: Name) -> list[Message]:
    return [message("head-raids")] if any(one.id == "raid-begins" and _is_by(one, country) for one in said) else []


def _voyages(said: Sequence[Message], country: Name) -> list[Message]:
    """Where a fleet has come to, if it is not there again where it began."""
    sailed = [one for one in said if one.id == "fleet-sailed" and _is_by(one, country)]
    if not sailed or sailed[-1].params.get("zone") == sailed[0].params.get("start"):
        return []
    return [message("head-sails", zone=sailed[-1].params["zone"])]


def _pillage(said: Sequence[Message], country: Name) -> list[Message]:
    areas = _unique([name for one in said if one.id == "pillaged" for name in _names(one, "area")])
    return [message("head-pillage", areas=areas)] if areas else []


def _marches(said: Sequence[Message], country: Name) -> list[Message]:
    """Where leaders have come to, if they are not there again where they began."""
    first: dict[Name, Any] = {}
    last: dict[Name, Any] = {}
    for one in said:
        force = one.params.get("force")
        if one.id in ("marched", "landed") and _is_by(one, country) and isinstance(force, Name):
            first.setdefault(force, one.params.get("start"))
            last[force] = one.params.get("area")
    fought = [place for one in said if one.id in ("battle-begins", "siege-begins") for place in _places(one)]
    gone = [(force, area) for force, area in last.items() if area != first[force] and area not in fought]
    gone.sort(key=lambda each: each[0].kind != "leader")
    landed = {one.params.get("force") for one in said if one.id == "landed"}
    return [
        message("head-lands", force=force, area=area)
        if force in landed
        else message("head-marches", force=force, area=area)
        for force, area in gone[:1]
    ]


def _troops(said: Sequence[Message], country: Name) -> list[Message]:
    raised = [one for one in said if one.id in ("units-built", "units-hired") and _is_by(one, country)]
    count = sum(len(_names(one, "units")) for one in raised)
    return [message("head-raises", count=count)] if count else []


def _cards(said: Sequence[Message], country: Name) -> list[Message]:
    cards = [n for one in said if one.id == "event-announced" and _is_by(one, country) for n in _names(one, "card")]
    return [message("head-plays", cards=_unique(cards))] if cards else []


PARTS: tuple[Part, ...] = (
    *(_conquests, _cities, _kings, _battles, _won_abroad, _wars, _camps, _revolts, _allies, _pacts, _sieges, _abroad),
    *(_pillage, _raids, _marches, _troops, _voyages),
)
