"""What the authoring script needs of the pack: places with their degrees and names, and what is joined."""

import tomllib
from pathlib import Path

MAP = Path(__file__).parents[3] / "rules" / "assyrian_wars" / "data" / "house" / "map.toml"


class Places:
    """The places of map.toml, as the board's own file moves them."""

    def __init__(self, moved: dict[str, list[float]]) -> None:
        rows = tomllib.loads(MAP.read_text())
        degrees = {row["id"]: (row["lon"], row["lat"]) for row in [*rows["areas"], *rows["zones"]]}
        degrees |= {id: (lon, lat) for id, (lon, lat) in moved.items()}
        self.areas: dict[str, tuple[float, float]] = {row["id"]: degrees[row["id"]] for row in rows["areas"]}
        self.zones: dict[str, tuple[float, float]] = {
            row["id"]: degrees[row["id"]] for row in rows["zones"] if not row.get("land")
        }
        self.names = {row["id"]: (row["en"], row["de"]) for row in [*rows["areas"], *rows["zones"]]}
        self.links = [(a, b) for pairs in rows["connections"].values() for a, b in pairs]
        self.big = {row["id"] for row in rows["areas"] if row["kind"] == "box"}
        self.countries = {row["id"]: (row["en"], row["de"]) for row in rows["countries"]}
        self.homes = {
            code: [row["id"] for row in rows["areas"] if row.get("country") == code and row["kind"] != "box"]
            for code in self.countries
        }
