"""What orders write short ("8+2e", "sea:rhegium", "capua:2:in", "hanno:4"), for words instead of ids."""

from rules.core.messages import Message, Name, message
from rules.hannibal.board.ids import GeneralId, SpaceId
from rules.hannibal.board.names import general_name, space_name, units_said
from rules.hannibal.march.steps import SEA
from rules.hannibal.march.writing import INSIDE, read_units
from rules.hannibal.pack.edition import edition
from rules.hannibal.reaction.chances import CITY


def said_of(kind: str, text: str) -> Message | None:
    """What a short form of this kind means; None: it is none."""
    first, _, rest = text.partition(":")
    if kind in ("units", "garrison"):
        return _amount(text)
    if kind == "step" and text.startswith(SEA) and _is_space(rest):
        return message("by-sea-to", space=space_name(SpaceId(rest)))
    if kind == "parcel" and _is_space(first):
        what, _, where = rest.partition(":")
        inside = "parcel-inside" if where == INSIDE else "parcel"
        return message(inside, space=space_name(SpaceId(first)), what=_portion(what))
    if kind == "detachment" and rest and first in edition().generals:
        return message("detachment", general=general_name(GeneralId(first)), units=_portion(rest))
    return message("refuge-own-city") if kind == "refuge" and text == CITY else None


def _portion(text: str) -> Message | Name | str:
    return general_name(GeneralId(text)) if text in edition().generals else _amount(text) or text


def _amount(text: str) -> Message | None:
    units = read_units(text)
    return None if units is None else units_said(units)


def _is_space(text: str) -> bool:
    return text in edition().map.spaces
