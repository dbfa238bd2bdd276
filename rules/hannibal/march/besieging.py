"""ch.9.11, 20: whether a move may end with a siege or subjugation, as things are and as they are planned."""

from rules.core.messages import Refusal, refuse
from rules.hannibal.board.control import is_neutral_tribe
from rules.hannibal.board.forces import printed
from rules.hannibal.board.ids import GeneralId, SpaceId
from rules.hannibal.board.names import space_name
from rules.hannibal.board.state import Board
from rules.hannibal.march.itinerary import Walk
from rules.hannibal.march.party import FINISHED, standing, within
from rules.hannibal.pack.edition import edition
from rules.hannibal.siege.limits import cannot_besiege, is_target, least_units

RULE = "ch.20"


def refuse_siege(board: Board, general: GeneralId) -> Refusal | None:
    """ch.9, 20: why he can attempt nothing where he stands; units that are finished for this card take no part."""
    if wrong := cannot_besiege(board, general):
        return wrong
    at = board.generals[general].at
    assert at is not None
    able = within(standing(board, printed(general).side, at), FINISHED - 1).total
    return _too_few(at, able, least_units(board, general))


def refuse_siege_ahead(board: Board, walk: Walk) -> Refusal | None:
    """ch.20: why he could attempt nothing at the end of this walk, if nobody stops him."""
    space = walk.at
    if not is_target(board, walk.side, space):
        return refuse(RULE, "nothing-to-besiege", space=space_name(space))
    if not walk.steps and not board.generals[walk.party.general].inside:
        return refuse_siege(board, walk.party.general)
    if board.truce and not is_neutral_tribe(board, space):
        return refuse("H-29", "truce-forbids-siege", space=space_name(space))
    if board.play is not None and space in board.play.besieged:
        return refuse(RULE, "besieged-with-this-card", space=space_name(space))
    able = walk.party.units.total + within(walk.here(board), FINISHED - 1).total
    return _too_few(space, able, edition().tables.siege.least_units)


def _too_few(space: SpaceId, found: int, needed: int) -> Refusal | None:
    if found >= needed:
        return None
    return refuse(RULE, "too-few-to-besiege", space=space_name(space), found=found, needed=needed)
