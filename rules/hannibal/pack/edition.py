"""Everything that is printed, in one place; `edition()` is the one that ships."""

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

from rules.core.game import Named
from rules.core.packs import PackFiles
from rules.hannibal.board.ids import SIDES, GeneralId, SpaceId
from rules.hannibal.pack.cards import CardsFile, Decks
from rules.hannibal.pack.checks import check_cards, check_generals, check_map, check_scenario, check_tables
from rules.hannibal.pack.generals import General, GeneralsFile, by_id
from rules.hannibal.pack.map import Atlas, MapFile
from rules.hannibal.pack.scenario import ScenarioFile
from rules.hannibal.pack.tables import TablesFile

HOUSE = Path(__file__).parent.parent / "data" / "house"
CAPITALS: Mapping[str, SpaceId] = {"rome": SpaceId("rome"), "carthage": SpaceId("carthage")}
"""The city whose loss loses the game, by side (ch.23)."""


class Edition:
    """A pack without mistakes: the map, the generals, the cards, the tables and the scenario."""

    def __init__(
        self, map: MapFile, generals: GeneralsFile, cards: CardsFile, tables: TablesFile, scenario: ScenarioFile
    ) -> None:
        self.map = Atlas(map)
        self.generals: Mapping[GeneralId, General] = by_id(generals)
        self.generals_of = {
            side: tuple(general for general, one in self.generals.items() if one.side == side) for side in SIDES
        }
        self.bound = {general: one.bound_to for general, one in self.generals.items() if one.bound_to is not None}
        self.decks = Decks(cards)
        self.tables = tables
        self.scenario = scenario

    def named(self, kind: str, key: str) -> Named | None:
        """What a message's name of this kind means."""
        shelves: dict[str, Iterable[tuple[str, Named]]] = {
            "space": self.map.spaces.items(),
            "province": self.map.provinces.items(),
            "region": self.map.regions.items(),
            "general": self.generals.items(),
            "card": self.decks.cards.items(),
            "battle-type": self.decks.battle_names.items(),
        }
        return dict(shelves.get(kind, ())).get(key)


def load_pack(directory: Path) -> Edition:
    """Reads a pack, or raises PackError with all of its mistakes."""
    files = PackFiles(directory)
    map_file = files.read("map.toml", MapFile)
    generals = files.read("generals.toml", GeneralsFile)
    cards = files.read("cards.toml", CardsFile)
    tables = files.read("tables.toml", TablesFile)
    scenario = files.read("scenario.toml", ScenarioFile)
    files.refuse_if_wrong()
    map_file, generals, cards = files.sound(map_file), files.sound(generals), files.sound(cards)
    tables, scenario = files.sound(tables), files.sound(scenario)
    check_map(files, map_file)
    check_generals(files, generals, map_file)
    check_cards(files, cards, map_file, generals)
    check_tables(files, tables)
    check_scenario(files, scenario, map_file, generals)
    files.refuse_if_wrong()
    return Edition(map_file, generals, cards, tables, scenario)


@cache
def edition() -> Edition:
    """The pack that ships."""
    return load_pack(HOUSE)
