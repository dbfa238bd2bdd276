"""ch.20, H-47, H-48: who may besiege a city or subjugate a tribe, with how many units, and what is in force for him."""

from rules.core.messages import Refusal, refuse
from rules.hannibal.board.control import is_neutral_tribe, is_unfriendly_tribe
from rules.hannibal.board.decks import card_data
from rules.hannibal.board.forces import commander_of, enemy_outside, force_at, is_city, printed
from rules.hannibal.board.ids import GeneralId, Side, SpaceId, enemy_of
from rules.hannibal.board.names import general_name, space_name
from rules.hannibal.board.state import Board
from rules.hannibal.pack.edition import edition
from rules.hannibal.pack.effects import CardEffect, CityFallsEffect

RULE = "ch.20"


def is_target(board: Board, side: Side, space: SpaceId) -> bool:
    """ch.20: an enemy city to besiege, or a tribe to subjugate that is not a friend's."""
    enemy_city = is_city(space) and board.spaces[space].owner == enemy_of(side)
    return enemy_city or is_unfriendly_tribe(board, side, space)


def is_subordinate(board: Board, general: GeneralId) -> bool:
    """H-48: somebody else commands the force in which he stands."""
    state = board.generals[general]
    if state.at is None:
        return False
    return commander_of(board, force_at(board, printed(general).side, state.at, inside=state.inside)) != general


def least_units(board: Board, general: GeneralId) -> int:
    """ch.20: how many units he needs: three; a consul who is a subordinate five."""
    tables = edition().tables
    if is_subordinate(board, general) and board.generals[general].rank == "consul":
        return tables.limits.consul
    return tables.siege.least_units


def taking_part(board: Board, general: GeneralId) -> int:
    """H-48: how many units take part: all of the commander's force, of a subordinate's exactly as many as he needs."""
    at = board.generals[general].at
    if at is None:
        return 0
    size = board.spaces[at].outside(printed(general).side).total
    return min(size, least_units(board, general)) if is_subordinate(board, general) else size


def cannot_besiege(board: Board, general: GeneralId) -> Refusal | None:
    """ch.20, H-29, H-47: why this general can attempt nothing where he stands; battles are the mover's affair."""
    state, side = board.generals[general], printed(general).side
    if state.at is None:
        return refuse(RULE, "general-not-on-map", general=general_name(general))
    space = state.at
    if state.inside or not is_target(board, side, space):
        return refuse(RULE, "nothing-to-besiege", space=space_name(space))
    if enemy_outside(board, side, space):
        return refuse(RULE, "enemy-before-the-walls", space=space_name(space))
    found, needed = board.spaces[space].outside(side).total, least_units(board, general)
    if found < needed:
        return refuse(RULE, "too-few-to-besiege", space=space_name(space), found=found, needed=needed)
    if board.truce and not is_neutral_tribe(board, space):
        return refuse("H-29", "truce-forbids-siege", space=space_name(space))
    if board.play is not None and space in board.play.besieged:
        return refuse(RULE, "besieged-with-this-card", space=space_name(space))
    return None


def event_in_force(board: Board) -> CardEffect | None:
    """The effect of the card that is being played, if it is played as its event."""
    play = board.play
    return card_data(play.card).effect if play is not None and play.event else None


def traitor_opens(effect: CardEffect | None, space: SpaceId) -> bool:
    """Card 18, H-47: with this event the city falls without a roll where a siege could be attempted."""
    return isinstance(effect, CityFallsEffect) and effect.city == space
