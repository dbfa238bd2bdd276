"""How orders write units and what is taken up or left on the way: "8+2e", "3", "2e", "rome:3", "capua:2:in"."""

import re

from msgspec import Struct

from rules.core.messages import Refusal, refuse
from rules.hannibal.board.ids import GeneralId, SpaceId
from rules.hannibal.board.state import Board, Units

ALL, NONE, INSIDE = "all", "none", "in"
UNITS = re.compile(r"(\d{1,3})(?:\+(\d{1,2})e)?|(\d{1,2})e")


class Portion(Struct, frozen=True):
    """Units or a general that are taken up or left in a space, outside or inside its walls (H-52)."""

    space: SpaceId
    inside: bool = False
    units: Units | None = None
    general: GeneralId | None = None


def read_units(text: str) -> Units | None:
    """Units as they are written: regular ones, and elephants with an e; None if the text means nothing."""
    found = UNITS.fullmatch(text)
    return Units(int(found[1] or 0), int(found[2] or found[3] or 0)) if found else None


def write_units(units: Units) -> str:
    """The same, written."""
    if not units.elephants:
        return str(units.regular)
    return f"{units.regular}+{units.elephants}e" if units.regular else f"{units.elephants}e"


def read_parcel(board: Board, text: str) -> Portion | Refusal:
    """A space, what is meant there, and `in` for inside the walls, between colons."""
    space, _, rest = text.partition(":")
    what, _, where = rest.partition(":")
    if space not in board.spaces:
        return refuse("H-52", "unknown-space", found=space)
    if where not in ("", INSIDE):
        return refuse("H-52", "cannot-read-parcel", found=text)
    if what in board.generals:
        return Portion(SpaceId(space), where == INSIDE, general=GeneralId(what))
    units = read_units(what)
    if units is None or not units.total:
        return refuse("H-52", "cannot-read-parcel", found=text)
    return Portion(SpaceId(space), where == INSIDE, units=units)


def best_of(units: Units, most: int) -> Units:
    """So many of these units, elephants among them first."""
    elephants = min(units.elephants, most)
    return Units(min(units.regular, most - elephants), elephants)
