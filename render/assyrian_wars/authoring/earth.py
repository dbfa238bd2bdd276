"""The earth on the board: where every place comes to stand, and how degrees become board units."""

import numpy as np

from render.assyrian_wars.authoring.geography import Line
from render.assyrian_wars.authoring.pack import Places
from render.assyrian_wars.authoring.warp import Field, Points, Rect, crowding, spread
from render.paper.text import Face, width

WIDTH, HEIGHT = 1800, 1210
LABEL = 16
AREA, ZONE, BIG = Rect(34, 43, 34, 36), Rect(24, 22, 24, 34), Rect(66, 40, 66, 40)


class Earth:
    """Degrees to board units: a plain map stretched where areas crowd, then moved as the areas were."""

    def __init__(self, own: dict, places: Places) -> None:
        self.frame, self.own, self.places = own["frame"], own, places
        degrees = np.array([*places.areas.values()], float)
        self.lon = crowding(degrees[:, 0], self.frame["west"], self.frame["east"], 0.42, 1.1)
        self.lat = crowding(degrees[:, 1], self.frame["south"], self.frame["north"], 0.42, 1.0)
        home, zones = self.plain(degrees), self.plain(np.array([*places.zones.values()], float))
        rooms = [BIG if area in places.big else room(places.names[area], AREA) for area in places.areas]
        rooms += [room(places.names[zone], ZONE) for zone in places.zones]
        walls = [tuple(wall) for wall in own["walls"].values()]
        walls += [(-400, -400, 4, 2000), (WIDTH - 4, -400, 2400, 2000)]
        walls += [(-400, -400, 2400, 2), (-400, HEIGHT - 4, 2400, 2000)]
        spots = spread(np.concatenate([home, zones]), rooms, walls)
        self.spots = dict(zip([*places.areas, *places.zones], spots.tolist(), strict=True))
        self.rooms = list(zip(spots.tolist(), rooms, strict=True))
        self.field = Field(home, spots[: len(home)], reach=75, stiffness=0.35)

    def plain(self, degrees: Points) -> Points:
        """Degrees on the plain map, before anything is pushed apart."""
        x = np.interp(degrees[:, 0], *self.lon) * WIDTH
        y = HEIGHT - np.interp(degrees[:, 1], *self.lat) * HEIGHT
        beyond = np.clip(degrees[:, 0] - self.frame["east"], 0, None) + np.clip(
            degrees[:, 0] - self.frame["west"], None, 0
        )
        above = np.clip(degrees[:, 1] - self.frame["north"], 0, None) + np.clip(
            degrees[:, 1] - self.frame["south"], None, 0
        )
        return np.stack([x + beyond * 40, y - above * 40], axis=1)

    def board(self, line: Line) -> Points:
        """A line of degrees in board units."""
        return self.field.move(self.plain(np.asarray(line, float)))

    def degrees(self, points: Points) -> Points:
        """Which degrees lie at points of the board."""
        plain = self.field.undo(points)
        lon = np.interp(plain[:, 0] / WIDTH, self.lon[1], self.lon[0])
        lat = np.interp(1 - plain[:, 1] / HEIGHT, self.lat[1], self.lat[0])
        return np.stack([lon, lat], axis=1)


def room(names: tuple[str, str], least: Rect) -> Rect:
    """What a place needs: its counters above, its box, its name (in the longer language) below."""
    half = max(least.left, max(width(name, Face.LABEL, LABEL) for name in names) / 2 + 4)
    return Rect(half, least.top, half, least.bottom)
