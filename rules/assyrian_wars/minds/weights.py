"""What things are worth to a computer player, in victory points; each temper sees them a little differently."""

import msgspec
from msgspec import Struct


class Weights(Struct, frozen=True):
    """What a thing is worth, in victory points."""

    factor: float = 0.09  # a combat factor on the map,
    factor_turn: float = 0.02  # and for each turn to come
    regrouping: float = 0.03  # one in the Regroup Box
    leader: float = 0.35
    king: float = 0.6
    card: float = 0.3  # any card in hand,
    card_points: float = 0.05  # and each AP on it
    saved: float = 0.12  # an AP that can be kept,
    surplus: float = 0.03  # and one that cannot
    level: float = 0.05  # a space of a minor's track
    ally: float = 0.6
    target: float = 0.55  # of the value of what an army may take
    danger: float = 0.5  # of the value of what somebody else's may
    quiet: float = 0.4  # of either, while there is no war: it may come
    idle: float = 3.0  # having no power for an enemy: nothing can be won any more
    vassal: float = 7.0  # being in Assyria's camp, which wins what its camp wins
    unity: float = 10.0  # that all fight who is as strong as all of them; less than all, a share of it
    held: float = 0.35  # a foreign city or square
    lost: float = 0.5
    economy: float = 1.7  # an ECO level above the base,
    economy_turn: float = 0.25  # and for each turn to come
    trade: float = 0.9  # a point for the trade ranking,
    trade_turn: float = 0.3  # and for each turn to come
    conquest: float = 4.0
    best_rival: float = 0.6  # of what the best of the others has
    all_rivals: float = 0.4  # of what they have in the mean


STEADY = Weights()
TEMPERS = {
    "steady": STEADY,
    "warlike": msgspec.structs.replace(STEADY, target=0.7, danger=0.4, factor=0.11, trade=0.8),
    "merchant": msgspec.structs.replace(STEADY, trade=1.1, economy_turn=0.3, target=0.48, level=0.07),
}
