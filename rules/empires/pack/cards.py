"""cards.toml: units, the general deck and the empire sets (ch.2)."""

from collections.abc import Mapping
from typing import Literal

from msgspec import field

from rules.core.packs import Record
from rules.empires.board.ids import CardId, Combat, Half, SetId, UnitId
from rules.empires.pack.map import Key

UnitClass = Literal["fast", "slow", "sea", "person"]
Power = Literal["any-order", "diplomacy", "trade", "forts"]


class UnitCard(Record, frozen=True, kw_only=True):
    """What a card shows, how often it is in the general deck, and what holding it costs."""

    id: Key
    en: str
    de: str
    kind: UnitClass = field(name="class")
    strength: int
    count: int
    cost: int
    mounted: bool = False
    kills_on: int = 0
    kills_only_in: tuple[Combat, ...] = ()
    stampede_on: int = 0
    first_slow: int = 0
    against: dict[UnitId, int] = {}
    against_mounted: int = 0
    against_in_siege: dict[UnitId, int] = {}
    attacker_in_siege: int = 0
    power: Power | None = None

    def shoots(self, combat: Combat) -> bool:
        """Whether it rolls to kill in such a battle (E-18)."""
        return self.kills_on > 0 and (not self.kills_only_in or combat in self.kills_only_in)


class EmpireSet(Record, frozen=True, kw_only=True):
    """Six cards that an empire never loses."""

    id: Key
    half: Half
    cards: tuple[UnitId, ...]


class OpenCards(Record, frozen=True, kw_only=True):
    """How many cards lie open."""

    open: int


class StackSizes(Record, frozen=True, kw_only=True):
    """How many cards a stack has, by kind of battle."""

    open: int
    siege: int
    sea: int


class CardsFile(Record, frozen=True, kw_only=True):
    """The whole file."""

    units: tuple[UnitCard, ...]
    empires: tuple[EmpireSet, ...]
    display: OpenCards
    stacks: StackSizes


class Decks:
    """The cards, ready to be asked."""

    def __init__(self, file: CardsFile) -> None:
        self.units: Mapping[UnitId, UnitCard] = {UnitId(unit.id): unit for unit in file.units}
        self.sets: Mapping[SetId, EmpireSet] = {SetId(one.id): one for one in file.empires}
        general = {
            CardId(f"{unit.id}-{number}"): UnitId(unit.id) for unit in file.units for number in range(1, unit.count + 1)
        }
        self.general: tuple[CardId, ...] = tuple(general)
        self.set_cards: Mapping[SetId, tuple[CardId, ...]] = {id: _cards(id, one) for id, one in self.sets.items()}
        own = {
            card: unit
            for id, one in self.sets.items()
            for card, unit in zip(self.set_cards[id], one.cards, strict=True)
        }
        self.unit_of: Mapping[CardId, UnitId] = {**general, **own}
        self.face: Mapping[CardId, UnitCard] = {card: self.units[unit] for card, unit in self.unit_of.items()}
        self.open = file.display.open
        self.stack_size: Mapping[Combat, int] = {
            "open": file.stacks.open,
            "siege": file.stacks.siege,
            "sea": file.stacks.sea,
        }


def _cards(id: SetId, one: EmpireSet) -> tuple[CardId, ...]:
    """The cards of a set, numbered within each unit."""
    return tuple(CardId(f"{id}-{unit}-{one.cards[: place + 1].count(unit)}") for place, unit in enumerate(one.cards))
