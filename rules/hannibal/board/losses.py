"""The one place where units leave the map, and the attrition table (ch.2, 14, H-11)."""

from msgspec import Struct

from rules.hannibal.board.forces import besieger, units_at
from rules.hannibal.board.ids import CARTHAGE, Side, SpaceId
from rules.hannibal.board.state import Board, Units
from rules.hannibal.pack.edition import edition


class Toll(Struct, frozen=True):
    """What a table demands: so many units, and whether one of them must be an elephant if there is one."""

    units: int
    elephant: bool = False


def attrition(die: int, units: int) -> Toll:
    """ch.2: the losses of so many units (or battle rounds) by a modified die; none of none."""
    table = edition().tables.attrition
    if units <= 0:
        return Toll(0)
    row = table.losses[min(max(die, 1), len(table.losses)) - 1]
    column = next(place for place, most in enumerate(table.columns) if units <= most or most == table.columns[-1])
    return Toll(row[column], die >= table.elephant_from and row[column] > 0)


def due(units: Units, toll: Toll) -> int:
    """ch.2: how many of these units a toll takes: never more than there are."""
    return min(toll.units, units.total)


def forced_elephants(units: Units, toll: Toll) -> int:
    """ch.2: how many of them must be elephants."""
    return 1 if toll.elephant and units.elephants and due(units, toll) else 0


def spared(units: Units, toll: Toll) -> Units:
    """ch.26: what goes if the owner says nothing: regular units first, and the elephant that must."""
    count, forced = due(units, toll), forced_elephants(units, toll)
    regular = min(units.regular, count - forced)
    return Units(regular, count - regular)


def has_choice(units: Units, toll: Toll) -> bool:
    """H-75: whether the owner can take the loss in more than one way."""
    count, forced = due(units, toll), forced_elephants(units, toll)
    most = min(units.elephants, count)
    least = max(forced, count - units.regular)
    return most > least


def fits(units: Units, toll: Toll, lost: Units) -> bool:
    """Whether this loss pays the toll."""
    return units.holds(lost) and lost.total == due(units, toll) and lost.elephants >= forced_elephants(units, toll)


def remove(board: Board, side: Side, space: SpaceId, lost: Units, *, inside: bool = False) -> None:
    """Takes units from the map; a siege that nobody keeps up any more ends with them."""
    units_at(board, side, space, inside=inside).take(lost)
    end_siege_if_left(board, space)


def end_siege_if_left(board: Board, space: SpaceId) -> None:
    """ch.20: points vanish as soon as no besieging unit is in the space; call it after every departure."""
    if board.spaces[space].points and besieger(board, space) is None:
        board.spaces[space].points = 0
        board.subjugators = {tribe: side for tribe, side in board.subjugators.items() if tribe != space}


def drop_stranded_train(board: Board) -> bool:
    """ch.17: the Siege Train alone with enemy units is removed; whether it was."""
    train = board.siege_train
    if train is None:
        return False
    state = board.spaces[train.at]
    if state.rome.total and not (state.carthage.total or state.within(CARTHAGE).total):
        board.siege_train = None
        return True
    return False
