"""Names for the small values of Era of Tribes that cross module borders."""

from typing import Final, Literal, NewType

AreaId = NewType("AreaId", str)
"""A land province ("latium") or a sea area ("tyrrhenian-sea")."""

PeopleId = NewType("PeopleId", str)
CutId = NewType("CutId", str)
"""The part of the map in play; also the id of its scenario."""

CardId = NewType("CardId", str)
"""An influence card."""

TileId = NewType("TileId", str)
"""A kind of barbarian tile: tiles of one kind cannot be told apart."""

FieldId = Literal["farming", "culture", "navigation", "trade", "mechanics", "architecture"]
GoodId = Literal["wine", "gold", "fur", "beer", "ivory", "cloth", "diamonds", "spices", "horse", "ore"]
Terrain = Literal["grain", "hill", "forest", "mountain"]
Symbol = Literal["sword", "shield", "fist", "mask", "catapult"]
"""What a die shows, and the marker that it hits with."""

FIELDS: tuple[FieldId, ...] = ("farming", "culture", "navigation", "trade", "mechanics", "architecture")
"""ch.2: the wheel, clockwise."""

LUXURIES: tuple[GoodId, ...] = ("wine", "gold", "fur", "beer", "ivory", "cloth", "diamonds", "spices")
HORSE: GoodId = "horse"
ORE: GoodId = "ore"
FOOD: Final = "food"
