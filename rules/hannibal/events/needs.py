"""ch.24: the conditions that are printed on cards."""

from rules.core.messages import Refusal, refuse
from rules.hannibal.board.control import controlled, controls, in_region
from rules.hannibal.board.decks import card_data
from rules.hannibal.board.forces import size_at
from rules.hannibal.board.ids import (
    AFRICANUS,
    CARTHAGE,
    HANNIBAL,
    ITALIA,
    ROME,
    CardId,
    GeneralId,
    ProvinceId,
    Side,
    enemy_of,
)
from rules.hannibal.board.names import province_name, space_name
from rules.hannibal.board.state import Board
from rules.hannibal.pack.checks import CONTROLS
from rules.hannibal.pack.edition import CAPITALS, edition
from rules.hannibal.pack.effects import CityChangesSideEffect, RemoveMarkersEffect

RULE = "ch.24"
PROVINCES_OF_ITALIA = 3


def unmet(board: Board, side: Side, card: CardId) -> Refusal | None:
    """The first condition of a card that does not hold."""
    for need in card_data(card).needs:
        wrong = _unmet(board, side, card, need)
        if wrong is not None:
            return wrong
    return None


def _unmet(board: Board, side: Side, card: CardId, need: str) -> Refusal | None:
    effect = card_data(card).effect
    if need.startswith(CONTROLS):
        province = ProvinceId(need.removeprefix(CONTROLS))
        held = controls(board, side, province)
        return None if held else refuse(RULE, "needs-own-province", province=province_name(province))
    if isinstance(effect, RemoveMarkersEffect) and need == "opponent-controls":
        (province,) = effect.provinces
        held = controls(board, enemy_of(side), province)
        return None if held else refuse(RULE, "needs-enemy-province", province=province_name(province))
    if isinstance(effect, CityChangesSideEffect) and need == "city-is-roman":
        roman = board.spaces[effect.city].owner == ROME
        return None if roman else refuse(RULE, "needs-roman-city", space=space_name(effect.city))
    return None if _holds(board, need) else refuse(RULE, f"needs-{need}")


def _holds(board: Board, need: str) -> bool:
    """Whether a condition about the whole war holds."""
    match need:
        case "macedon-allied":
            return board.macedon
        case "proconsul-on-map":
            return proconsul(board) is not None
        case "carthage-controls-3-in-italia":
            return len(controlled(board, CARTHAGE, ITALIA)) >= PROVINCES_OF_ITALIA
        case "hannibal-in-italia":
            at = board.generals[HANNIBAL].at
            return at is not None and in_region(at, ITALIA)
        case "no-enemy-in-latium":
            latium = edition().map.province(CAPITALS[ROME])
            return not any(size_at(board, CARTHAGE, space) for space in edition().map.spaces_of[latium])
    raise ValueError(f"no such condition: {need}")


def proconsul(board: Board) -> GeneralId | None:
    """ch.24, card 19: the proconsul on the map other than Africanus."""
    found = [general for general, state in board.generals.items() if state.rank == "proconsul" and general != AFRICANUS]
    return next(iter(found), None)
