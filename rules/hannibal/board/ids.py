"""Names for the small values of Hannibal that cross module borders.

A card's id is that of the pack ("minor-campaign-1"), never its number; positions in notation write the number.
"""

from typing import Final, Literal, NewType

from rules.core.ids import Seat

SpaceId = NewType("SpaceId", str)
ProvinceId = NewType("ProvinceId", str)
RegionId = NewType("RegionId", str)
GeneralId = NewType("GeneralId", str)
CardId = NewType("CardId", str)
BattleCardId = NewType("BattleCardId", str)
"""One battle card: its type and its number, "flank-left-3"."""

Side = Literal["rome", "carthage"]
"""Who plays; the seats of the scenario bear the same names."""

BattleType = Literal["frontal-assault", "flank-left", "flank-right", "probe", "double-envelopment", "reserve"]

ROME: Final = "rome"
CARTHAGE: Final = "carthage"
SIDES: tuple[Side, Side] = (ROME, CARTHAGE)

AFRICA = RegionId("africa")
HISPANIA = RegionId("hispania")
ITALIA = RegionId("italia")

HANNIBAL = GeneralId("hannibal")
AFRICANUS = GeneralId("scipio-africanus")


def enemy_of(side: Side) -> Side:
    """The other side."""
    return CARTHAGE if side == ROME else ROME


def seat_of(side: Side) -> Seat:
    """The seat that plays a side."""
    return Seat(side)


def side_of(seat: Seat) -> Side:
    """The side that a seat plays."""
    return ROME if seat == ROME else CARTHAGE
