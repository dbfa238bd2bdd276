"""How messages name sides, spaces, generals and cards: a kind and an id, which catalogues and pack put into words."""

from collections.abc import Iterable

from rules.core.messages import Message, Name, message
from rules.hannibal.board.forces import printed, units_at
from rules.hannibal.board.ids import BattleType, CardId, GeneralId, ProvinceId, Side, SpaceId
from rules.hannibal.board.state import Board, Units


def side_name(side: Side) -> Name:
    """A side."""
    return Name("side", side)


def space_name(space: SpaceId) -> Name:
    """A space."""
    return Name("space", space)


def space_names(spaces: Iterable[SpaceId]) -> tuple[Name, ...]:
    """Several spaces."""
    return tuple(space_name(space) for space in spaces)


def province_name(province: ProvinceId) -> Name:
    """A province."""
    return Name("province", province)


def general_name(general: GeneralId) -> Name:
    """A general."""
    return Name("general", general)


def general_names(generals: Iterable[GeneralId]) -> tuple[Name, ...]:
    """Several generals."""
    return tuple(general_name(general) for general in generals)


def card_name(card: CardId) -> Name:
    """A strategy card."""
    return Name("card", card)


def battle_type_name(kind: BattleType) -> Name:
    """A type of battle card."""
    return Name("battle-type", kind)


def units_said(units: Units) -> Message:
    """So many units, elephants among them."""
    return message("units", count=units.total, elephants=units.elephants)


def general_said(board: Board, general: GeneralId) -> Message | Name:
    """A general for whoever has to choose one: where he is, and with how many units."""
    state = board.generals[general]
    if state.at is None:
        return general_name(general)
    there = units_at(board, printed(general).side, state.at, inside=state.inside)
    return message("general-choice", general=general_name(general), space=space_name(state.at), units=units_said(there))
