"""Names for the small values of Empires that cross module borders."""

from typing import Literal, NewType

AreaId = NewType("AreaId", str)
"""A province ("italia") or a sea area ("w", "c", "e")."""

CardId = NewType("CardId", str)
"""One card: "sword-3" of the general deck, "b-warband-2" of empire set b."""

UnitId = NewType("UnitId", str)
"""What a card shows: "sword", "heavy-cavalry", "diplomat"."""

SetId = NewType("SetId", str)
"""One of the six empire sets."""

Half = Literal["north", "south"]
Combat = Literal["open", "siege", "sea"]
"""The three kinds of battle (ch.5.2)."""

LinkKind = Literal["land", "mountain", "strait", "sealane"]
RouteKind = Literal["land", "strait", "mountain", "sealane", "sea"]
