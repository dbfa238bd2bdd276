"""Which part of the board a picture shows: the theatre of the impulse, a country, one area, or everything."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Literal

from render.assyrian_wars.atlas import game_map
from render.assyrian_wars.base import LONGEST
from render.assyrian_wars.layout import layout
from render.assyrian_wars.names import place as named
from render.assyrian_wars.piles import Pile
from render.assyrian_wars.placing import GROWN, PileLook, row_size
from render.paper.canvas import Box
from render.paper.text import Face, width
from render.paper.windows import LARGE
from rules.assyrian_wars.board.ids import AreaId, CountryId
from rules.assyrian_wars.board.state import Camp
from rules.assyrian_wars.view import View

CROP = (1200, 860)  # pixels of the map part of a crop
FLATTEST = 0.45  # of its width a scene is tall, where a picture shows several
MOST_SCENES, AT_A_GLANCE = 3, 2  # of what happened; of a war that is looked at in passing
RATIO = CROP[1] / CROP[0]
SMALLEST = 430.0  # board units across, so that an area keeps its surroundings
MARGIN = 14.0
SCALES = (3.2, 2.8, 2.4, 2.0, 1.7, 1.4, 1.2, 1.0, 0.85)  # pixels of a board unit
ALONE = CROP[0] / 1.2  # board units across: of a wider part a phone would show no names
WIDEST = CROP[0] / 1.4  # of each of several scenes
MOST_TWICE, LEAST_SCALE = 0.35, 0.95  # scenes that show as much twice are rather one map, unless it were too small
MOST_IN_PLAY = 0.7  # of all areas: with fewer, a scenario has a board of its own
LARGEST, BEFORE = 3000, 60.0  # pixels across on a large screen; board units that are seen west of all that is in play
NEAR = 125.0  # neighbours this near belong to the picture of an area


@dataclass(frozen=True)
class Focus:
    """What to look at; a theatre with a country is that country's, if nothing has changed on the map."""

    kind: Literal["theatre", "whole", "large", "country", "area"] = "theatre"
    id: str = ""


THEATRE = Focus()


@dataclass(frozen=True)
class Bundle:
    """Places that have to be seen together, and how much that matters."""

    places: tuple[str, ...]
    weight: int = 1


@dataclass(frozen=True)
class Window:
    """A part of the board, its scale, and the places it does not hold whole: they are left out."""

    box: Box
    scale: float
    hidden: frozenset[str] = frozenset()
    whole: bool = False  # with everything beside the map: tracks, legend, boxes


def whole_board(scale: float = 1.0) -> Window:
    """All of it, usually one pixel a unit."""
    return Window((0.0, 0.0, float(layout().size[0]), float(layout().size[1])), scale, frozenset(), whole=True)


def large_board(view: View) -> Window:
    """All that is in play and everything beside the map, for a large screen; a west that is not in play is left out."""
    wide, high = map(float, layout().size)
    spots = (layout().spots[place][0] for place in (*view.areas, *view.zones) if place in layout().spots)
    left = min(min(spots, default=0.0) - BEFORE, layout().boxes["dashboard"][0] - MARGIN)
    if not is_part(view) or left <= 0:
        return whole_board(LARGE)
    return Window((left, 0.0, wide, high), round(LARGEST / (wide - left), 4), frozenset(), whole=True)


def window(view: View, focus: Focus, changed: list[str], found: dict[str, list[Pile]], language: str) -> Window:
    """The window for a focus; the theatre is where something changed, or else where the active country stands."""
    spots = layout().spots
    if focus.kind == "large":
        return large_board(view)
    if focus.kind == "whole" and not is_part(view):
        return whole_board()
    places = _places(view, focus, changed, found)
    rooms = [room(place, found, language, view.pack) for place in places if place in spots]
    if not rooms:
        return whole_board()
    least = 360.0 if focus.kind == "area" else SMALLEST
    around = _around(rooms)
    box = _fitted(*around) if focus.kind == "whole" else _shaped(*around, least, RATIO)
    return _framed(box, found, language, view.pack)


def _framed(box: Box, found: dict[str, list[Pile]], language: str, pack: str) -> Window:
    """A window without the places that it would cut."""
    hidden = [place for place in layout().spots if not _inside(room(place, found, language, pack), box)]
    return Window(box, round(CROP[0] / (box[2] - box[0]), 4), frozenset(hidden))


def scenes(
    view: View, focus: Focus, bundles: Sequence[Bundle], found: dict[str, list[Pile]], language: str
) -> list[Window]:
    """The window, or where it would be too wide for a phone, several: the fullest first, at most three.

    What belongs together, such as the way of an army, stays in one of them. Before anybody has marched into a war, it
    is where most enemies face each other.
    """
    if focus.kind == "theatre" and not bundles and not fronts(view, found) and (pairs := facing(view, found)):
        return _scenes(pairs, found, language, view.pack, 1)
    one = window(view, focus, [place for bundle in bundles for place in bundle.places], found, language)
    if focus.kind not in ("theatre", "country") or one.box[2] - one.box[0] <= ALONE + 0.1:
        return [one]
    quiet = focus.kind == "theatre" and not bundles
    bundles = bundles if bundles and focus.kind == "theatre" else _apart(_places(view, focus, [], found))
    apart = _scenes(bundles, found, language, view.pack, AT_A_GLANCE if quiet else MOST_SCENES)
    twice = max((_shared(two.box, one.box) for one, two in combinations(apart, 2)), default=0.0)
    return [one] if twice > MOST_TWICE and one.scale > LEAST_SCALE else apart


def _shared(box: Box, other: Box) -> float:
    """The part of a box that lies in another one."""
    wide, high = min(box[2], other[2]) - max(box[0], other[0]), min(box[3], other[3]) - max(box[1], other[1])
    return max(0.0, wide) * max(0.0, high) / ((box[2] - box[0]) * (box[3] - box[1]))


def _scenes(
    bundles: Sequence[Bundle], found: dict[str, list[Pile]], language: str, pack: str, most: int
) -> list[Window]:
    """The windows that hold most of these bundles, one after the other."""
    rooms = [
        (bundle, _around([room(place, found, language, pack) for place in places]))
        for bundle in bundles
        if (places := [place for place in bundle.places if place in layout().spots])
    ]
    shown: list[Window] = []
    while rooms and len(shown) < most:
        inside, box = max((_gathered(rooms, n) for n in range(len(rooms))), key=lambda scene: _weight(rooms, scene[0]))
        ratio = _shape(box) if most > 1 else RATIO
        shown.append(_framed(_shaped(*box, SMALLEST, ratio), found, language, pack))
        rooms = [one for n, one in enumerate(rooms) if n not in inside and not _inside(one[1], shown[-1].box)]
    return shown


def facing(view: View, found: dict[str, list[Pile]]) -> list[Bundle]:
    """Every army of a country at war with the nearest of its enemies' (7.4.2)."""
    spots = layout().spots
    armies = [pile for row in found.values() for pile in row if pile.place in view.areas and pile.place in spots]
    pairs: list[Bundle] = []
    for army in armies:
        enemies = [each.place for each in armies if _enemies(view, army.owner, each.owner)]
        nearest = min(enemies, key=lambda place: math.dist(spots[place], spots[army.place]), default=None)
        pairs += [Bundle((army.place, nearest))] if nearest is not None else []
    return pairs


def _enemies(view: View, one: str, two: str) -> bool:
    """Are two countries at war, by their camps or by a war of their own?"""
    camps = {view.countries[CountryId(code)].camp for code in (one, two) if code in view.countries}
    return camps == {Camp.ASSYRIAN, Camp.REBEL} or any({war.by, war.on} == {one, two} for war in view.wars)


def _apart(places: Sequence[str]) -> list[Bundle]:
    """Places of which none belongs to another."""
    return [Bundle((place,)) for place in places]


def _gathered(rooms: Sequence[tuple[Bundle, Box]], first: int) -> tuple[frozenset[int], Box]:
    """What fits into one scene with this bundle, the nearest first, and the box around it."""
    box, inside = rooms[first][1], {first}
    middle = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
    far = [math.dist(middle, ((b[0] + b[2]) / 2, (b[1] + b[3]) / 2)) for _, b in rooms]
    for n in sorted(range(len(rooms)), key=far.__getitem__):
        joined = _around([box, rooms[n][1]])
        if n not in inside and _across(joined, RATIO) <= WIDEST:
            box = joined
            inside.add(n)
    return frozenset(inside), box


def _weight(rooms: Sequence[tuple[Bundle, Box]], inside: Iterable[int]) -> int:
    return sum(rooms[n][0].weight for n in inside)


def _around(boxes: Sequence[Box]) -> Box:
    """The box around boxes."""
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return min(lefts), min(tops), max(rights), max(bottoms)


def _across(box: Box, ratio: float) -> float:
    """How wide a window must be to hold a box; `ratio` is its height by its width."""
    return max(box[2] - box[0] + 2 * MARGIN, (box[3] - box[1] + 2 * MARGIN) / ratio)


def _shape(box: Box) -> float:
    """The height of a scene by its width: no taller than it needs to be."""
    return min(RATIO, max(FLATTEST, (box[3] - box[1] + 2 * MARGIN) / (box[2] - box[0] + 2 * MARGIN)))


def _places(view: View, focus: Focus, changed: list[str], found: dict[str, list[Pile]]) -> list[str]:
    """The places that must be seen whole."""
    board = game_map(view.pack)
    if focus.kind == "whole":
        return [*view.areas, *view.zones]
    if focus.kind == "area":
        spots = layout().spots
        near = [n for n in board.neighbours[AreaId(focus.id)] if math.dist(spots[n], spots[focus.id]) < NEAR]
        return [focus.id, *near]
    country = focus.id or view.clock.marker
    if focus.kind == "theatre" and (war := changed or fronts(view, found)):
        return war
    home: list[str] = [area for area in board.home_areas.get(CountryId(country), ()) if area in view.areas]
    held = [key for key, row in found.items() if any(pile.owner == country for pile in row)]
    return home + held if focus.kind == "country" or not home else home


def fronts(view: View, found: dict[str, list[Pile]]) -> list[str]:
    """Where the war is: sieges, armies on others' land, cities that somebody else holds; empty: all is quiet."""
    board = game_map(view.pack)
    pressed = [area for area, state in view.areas.items() if state.sieges or state.revolt]
    held = {area: state.control for area, state in view.areas.items() if state.control in view.countries}
    abroad = [area for area, holder in held.items() if any(pile.owner != holder for pile in found.get(area, ()))]
    taken = [
        area
        for area, holder in held.items()
        if board.areas[area].country not in (None, holder) and view.areas[area].province is None
    ]
    return list(dict.fromkeys([*pressed, *abroad, *taken]))


def is_part(view: View) -> bool:
    """Is much of the board not in play? Then the rest of it is not drawn."""
    return len(view.areas) < MOST_IN_PLAY * len(game_map(view.pack).areas)


def room(place: str, found: dict[str, list[Pile]], language: str, pack: str) -> Box:
    """The rectangle of a place with its name and its pieces, in board units."""
    x, y = layout().spots[place]
    if place == game_map(pack).far_east:
        return x - 66, y - 40, x + 66, y + 40
    half = max(44.0, min(LONGEST, width(named(place, language, pack), Face.STRONG, 32) / 2) / 2 + 4)
    top = 28.0
    if found.get(place):
        wide, high = row_size(found[place], PileLook(GROWN[-1], True, language, pack))
        half, top = max(half, wide / 2 + 4), max(50.0, high + 24)
    return x - half, y - top, x + half, y + 38


def _shaped(left: float, top: float, right: float, bottom: float, least: float, ratio: float) -> Box:
    """A box grown to a shape and kept on the board."""
    wide, high = layout().size
    across = _stepped(min(max(_across((left, top, right, bottom), ratio), least), wide, high / ratio))
    down = across * ratio
    x = min(max(0.0, (left + right - across) / 2), wide - across)
    y = min(max(0.0, (top + bottom - down) / 2), high - down)
    return x, y, x + across, y + down


def _fitted(left: float, top: float, right: float, bottom: float) -> Box:
    """A box as tall as it needs to be, kept on the board."""
    wide, high = map(float, layout().size)
    return max(0.0, left - MARGIN), max(0.0, top - MARGIN), min(wide, right + MARGIN), min(high, bottom + MARGIN)


def _stepped(across: float) -> float:
    """The next wider of a few widths, so that crops of one scale share their sprites."""
    return next((CROP[0] / scale for scale in SCALES if CROP[0] / scale >= across), across)


def _inside(room: Box, box: Box) -> bool:
    """Does the box hold the room whole?"""
    return room[0] >= box[0] and room[1] >= box[1] and room[2] <= box[2] and room[3] <= box[3]
