"""Small maps of what may be done in Assyrian Wars: the way of a march and who may bar it, or all that is in reach.

Public: `way_of` (from the lines of a quote), `reach_of`.
"""

from collections.abc import Iterable, Sequence

from bot.spine.words import Words
from render.assyrian_wars.changes import Caption, Changes, Clash, Move, Note
from rules.assyrian_wars.view import View
from rules.core.messages import Message, Name

ROUTE, PRICE, HIDDEN = "quote-route", "quote-ap", "odds-hidden"
THREATS = ("quote-interception", "quote-interception-unsure")
BATTLES = ("quote-battle", "quote-battle-unsure")
NO_ROLL = 13  # of two dice: an interception that cannot succeed


def way_of(lines: Sequence[Message], view: View, words: Words) -> Changes | None:
    """The way, the forces that may intercept on it with their chances, and where there will be a battle (6.6.9)."""
    route = next((_ids(line, "areas") for line in lines if line.id == ROUTE), ())
    if len(route) < 2 or not set(route) <= {*view.areas}:
        return None
    country = _mover(view)
    threats = [line for line in lines if line.id in THREATS and line.params["natural"] != NO_ROLL]
    coming = {(_id(line, "force"), _id(line, "start"), _id(line, "area")): line for line in threats}
    moves = [Move(_whose(force), (start, to)) for force, start, to in coming]
    notes = {start: f"{chances(line for line in threats if _id(line, 'start') == start)}%" for _, start, _ in coming}
    fights = dict.fromkeys(_id(line, "area") for line in lines if line.id in BATTLES)
    return Changes(
        moves=(Move(country, route), *moves),
        clashes=tuple(map(Clash, fights)),
        caption=Caption(country=country, title=_title(lines, route, words), result=_result(lines, threats, words)),
        notes=tuple(Note(place, text) for place, text in notes.items()),
    )


def reach_of(places: Sequence[str], view: View, words: Words) -> Changes | None:
    """A ring around every place that can be picked."""
    known = tuple(place for place in dict.fromkeys(places) if place in view.areas or place in view.zones)
    if not known:
        return None
    return Changes(touched=known, caption=Caption(country=_mover(view), title=words("ahead-reach")))


def _title(lines: Sequence[Message], route: Sequence[str], words: Words) -> str:
    """From where to where, and the price."""
    ends = {"start": Name("area", route[0]), "area": Name("area", route[-1])}
    cost = next((line.params["cost"] for line in lines if line.id == PRICE), 0)
    return words("ahead-way", **ends, cost=cost if isinstance(cost, int) else 0)


def _result(lines: Sequence[Message], threats: Sequence[Message], words: Words) -> str:
    """Who may intercept; in the fog nobody can say that nobody will (9.5)."""
    if threats:
        by: dict[tuple[str, str], list[Message]] = {}
        for line in threats:
            by.setdefault((_id(line, "force"), _id(line, "start")), []).append(line)
        said = [
            words("ahead-threat", **{key: its[0].params[key] for key in ("force", "start")}, percent=chances(its))
            for its in by.values()
        ]
        return words("ahead-threats", threats=", ".join(said))
    return "" if any(line.id == HIDDEN for line in lines) else words("ahead-no-threat")


def chances(threats: Iterable[Message]) -> str:
    """How likely somebody comes, who may come to several places of the way with other chances."""
    found = sorted({percent for line in threats if isinstance(percent := line.params["percent"], int)})
    return "–".join(str(percent) for percent in dict.fromkeys((found[0], found[-1])))


def _mover(view: View) -> str:
    return str(view.impulse.country if view.impulse is not None else view.clock.marker)


def _whose(force: str) -> str:
    """The country of a force, which is named by its leader or goes by its country."""
    return force[:2]


def _id(said: Message, param: str) -> str:
    found = said.params.get(param)
    return found.id if isinstance(found, Name) else ""


def _ids(said: Message, param: str) -> tuple[str, ...]:
    found = said.params.get(param)
    return tuple(one.id for one in found if isinstance(one, Name)) if isinstance(found, tuple | list) else ()
