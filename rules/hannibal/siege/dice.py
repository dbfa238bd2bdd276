"""ch.2, 20: the siege table, its modifiers, and how many dice are rolled."""

from msgspec import Struct

from rules.hannibal.board.forces import is_city, printed
from rules.hannibal.board.ids import CARTHAGE, GeneralId, SpaceId
from rules.hannibal.board.state import Board
from rules.hannibal.pack.edition import edition
from rules.hannibal.pack.effects import CampaignEffect, CardEffect, ForceMarchEffect, TwoSiegeRollsEffect


class Result(Struct, frozen=True):
    """What an attempt brings: points on the city or tribe, and units that the besieger loses."""

    points: int
    lost: int


def result(die: int) -> Result:
    """ch.2: what a modified die means."""
    table = edition().tables.siege
    row = min(max(die, 1), len(table.points)) - 1
    return Result(table.points[row], table.losses[row])


def summed(dice: tuple[int, ...], modifier: int) -> Result:
    """ch.2, card 54: the results of all dice of one attempt together."""
    results = [result(die + modifier) for die in dice]
    return Result(sum(one.points for one in results), sum(one.lost for one in results))


def modifier(board: Board, general: GeneralId, space: SpaceId, effect: CardEffect | None) -> int:
    """ch.2, H-20: what is added to each die of a siege with this event; nothing is in a subjugation."""
    if not is_city(space):
        return 0
    one, table = printed(general), edition().tables.siege
    found = edition().map.spaces[space].siege_modifier
    if one.side == CARTHAGE and not has_train(board, general, space):
        found += table.carthaginian_besieger
    if one.ability == "siege-in-campaign" and isinstance(effect, CampaignEffect):
        found += one.figures.modifier or 0
    return found


def has_train(board: Board, general: GeneralId, space: SpaceId) -> bool:
    """ch.17, H-91: whether the Siege Train is there, or comes with this general."""
    train = board.siege_train
    return train is not None and (train.at == space or train.general == general)


def dice_rolled(general: GeneralId, space: SpaceId, effect: CardEffect | None) -> int:
    """ch.2: two dice for Africanus with a Force March and with card 54, one otherwise and for a tribe (H-47)."""
    if not is_city(space):
        return 1
    africanus = printed(general).ability == "two-siege-dice" and isinstance(effect, ForceMarchEffect)
    return 2 if africanus or isinstance(effect, TwoSiegeRollsEffect) else 1
