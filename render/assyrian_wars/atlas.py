"""The pack's map, counters and names, and the words of the board, as a picture needs them."""

import tomllib
from functools import lru_cache
from pathlib import Path

from render.assyrian_wars.layout import layout
from rules.assyrian_wars.pack.edition import Edition
from rules.assyrian_wars.pack.load import house
from rules.assyrian_wars.pack.map import GameMap
from rules.core.game import Named

WORDS = Path(__file__).parent / "assets" / "words.toml"
HOUSE = "house"
_registered: dict[str, Edition] = {}


class NotOnTheBoard(Exception):
    """A pack has places that the board has no position for."""

    def __init__(self, pack: str, places: list[str]) -> None:
        super().__init__(f"pack {pack!r}: the board has no position for {', '.join(places)}; see docs/pictures.md")
        self.pack, self.places = pack, places


def register(pack: Edition) -> None:
    """Make another pack known by its name; its places must be those of the board."""
    places = [*pack.map.areas, *pack.map.zones, *pack.map.boxes]
    strange = [place for place in places if place not in layout().spots and place not in layout().boxes]
    if strange:
        raise NotOnTheBoard(pack.name, strange)
    _registered[pack.name] = pack


def edition(pack: str = HOUSE) -> Edition:
    """A registered pack; the house edition where a name is not known."""
    return _registered.get(pack) or house()


def game_map(pack: str = HOUSE) -> GameMap:
    """The map of a pack."""
    return edition(pack).map


def name(thing: Named, language: str) -> str:
    """A thing's name in a language; English where a language is not known."""
    return thing.de if language == "de" else thing.en


@lru_cache(maxsize=4)
def words(language: str) -> dict[str, str]:
    """The words on the board in a language; English where a language is not known."""
    table: dict[str, dict[str, str]] = tomllib.loads(WORDS.read_text())
    return table["en"] | table.get(language, {})
