"""ch.5, H-58: where units may be placed, by reinforcements, raising or events, and how they are."""

from rules.core.run import Run
from rules.hannibal.board.forces import elephants_on_map, enemy_outside, is_city, room_inside
from rules.hannibal.board.ids import Side, SpaceId
from rules.hannibal.board.names import side_name, space_name, units_said
from rules.hannibal.board.state import Board, Units
from rules.hannibal.displaced.displacement import displace_lone
from rules.hannibal.pack.edition import edition

UNLIMITED = 999


def room_for(board: Board, side: Side, space: SpaceId) -> int:
    """ch.5: how many units of a side may be placed in a space; the place's own conditions are the caller's."""
    friendly_city = board.spaces[space].owner == side and is_city(space)
    if friendly_city and board.spaces[space].points:
        return 0
    if not enemy_outside(board, side, space):
        return UNLIMITED
    return room_inside(board, space) if friendly_city else 0


def place_units(run: Run[Board], side: Side, space: SpaceId, units: Units, rule: str) -> Units:
    """H-58, H-62: they stand outside, or inside if the enemy is outside; what finds no room is lost; what arrived."""
    board = run.board
    fitting = min(units.total, room_for(board, side, space))
    elephants = min(units.elephants, fitting)
    if elephants:
        elephants = min(elephants, edition().tables.limits.elephants - elephants_on_map(board))
    arrived = Units(fitting - elephants, elephants)
    if not arrived.total:
        return arrived
    state = board.spaces[space]
    if enemy_outside(board, side, space):
        state.inside.add(arrived)
    else:
        state.outside(side).add(arrived)
        displace_lone(run, side, space, rule)
    run.tell("units-placed", rule, side=side_name(side), space=space_name(space), units=units_said(arrived))
    return arrived
