"""Everything that is printed, in one place; `edition()` is the one that ships."""

from functools import cache
from pathlib import Path

from rules.core.game import Named
from rules.core.packs import PackFiles
from rules.empires.board.ids import AreaId, UnitId
from rules.empires.pack.cards import CardsFile, Decks
from rules.empires.pack.checks import check_cards, check_map, check_scenario
from rules.empires.pack.map import Atlas, MapFile
from rules.empires.pack.scenario import ScenarioFile

HOUSE = Path(__file__).parent.parent / "data" / "house"


class Edition:
    """A pack without mistakes: the map, the cards and the scenario."""

    def __init__(self, map: MapFile, cards: CardsFile, scenario: ScenarioFile) -> None:
        self.map = Atlas(map)
        self.decks = Decks(cards)
        self.scenario = scenario

    def named(self, kind: str, key: str) -> Named | None:
        """What a message's name of this kind means."""
        if kind == "area":
            return self.map.areas.get(AreaId(key))
        if kind == "unit":
            return self.decks.units.get(UnitId(key))
        return self.scenario if kind == "scenario" and key == self.scenario.id else None


def load_pack(directory: Path) -> Edition:
    """Reads a pack, or raises PackError with all of its mistakes."""
    files = PackFiles(directory)
    map_file = files.read("map.toml", MapFile)
    cards = files.read("cards.toml", CardsFile)
    scenario = files.read("scenario.toml", ScenarioFile)
    files.refuse_if_wrong()
    map_file, cards, scenario = files.sound(map_file), files.sound(cards), files.sound(scenario)
    check_map(files, map_file)
    check_cards(files, cards)
    check_scenario(files, scenario, cards)
    files.refuse_if_wrong()
    return Edition(map_file, cards, scenario)


@cache
def edition() -> Edition:
    """The pack that ships."""
    return load_pack(HOUSE)
