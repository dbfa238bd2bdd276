"""An edition: one pack, read and checked, with everything the rules look up while they run."""

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from rules.assyrian_wars.board.ids import (
    AreaId,
    BoxId,
    CardId,
    CountryId,
    LeaderId,
    PieceId,
    ScenarioId,
    WaterId,
    ZoneId,
)
from rules.assyrian_wars.pack.activation import Activation
from rules.assyrian_wars.pack.cards import Cards
from rules.assyrian_wars.pack.counters import Counters
from rules.assyrian_wars.pack.map import GameMap, Text
from rules.assyrian_wars.pack.scenarios import Scenario
from rules.assyrian_wars.pack.timetable import Timetable
from rules.core.game import Named
from rules.core.packs import Record


class PackInfo(Record, frozen=True, kw_only=True):
    """The whole of pack.toml: which format and game, and what the players read as the edition's name."""

    format: Literal[1]
    game: Literal["assyrian-wars"]
    en: Text
    de: Text


class Edition(Struct, frozen=True):
    """Everything printed: one object a pack, shared by all its matches, never changed."""

    name: str  # the directory's name, by which a match picks it
    digest: str  # the content hash, which a match keeps
    info: PackInfo
    map: GameMap
    counters: Counters
    cards: Cards
    scenarios: Mapping[ScenarioId, Scenario]
    timetable: Timetable
    activation: Activation

    def has_changed_since(self, digest: str) -> bool:
        """Whether the files are not the ones that a match began with."""
        return digest != self.digest

    def named(self, kind: str, key: str) -> Named | None:
        """The thing that a message's `Name(kind, id)` means; nothing when the pack gives no such name."""
        match kind:
            case "area":
                return self.map.areas.get(AreaId(key))
            case "country":
                return self.map.countries.get(CountryId(key))
            case "zone":
                return self.map.zones.get(ZoneId(key))
            case "water":
                return self.map.waters.get(WaterId(key))
            case "box":
                return self.map.boxes.get(BoxId(key))
            case "leader":
                leader = LeaderId(PieceId(key))
                return self.counters.leaders.get(leader) or self.counters.kings.get(leader)
            case "card":
                return self.cards.by_id.get(CardId(key))
            case "scenario":
                return self.scenarios.get(ScenarioId(key))
        return None
