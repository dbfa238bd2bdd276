"""What things are worth to a computer player, in political points; each temper sees them a little differently."""

import msgspec
from msgspec import Struct


class Weights(Struct, frozen=True):
    """What a thing is worth, in political points."""

    province: float = 1.0
    late: float = 0.8  # by so much more provinces count in the last turn
    italia: float = 4.0  # all of Italia but Latium, for Carthage
    marker: float = 0.12
    unit: float = 0.22
    fading: float = 0.7  # of what troops are worth is gone in the last turn
    elephant: float = 0.4
    general: float = 0.15  # a point of his battle rating
    target: float = 0.6  # of the value of what an army may win
    siege: float = 1.0  # of what the points before a city are thought to be worth
    ops: float = 0.12  # a point on a card in hand


STEADY = Weights()
TEMPERS = {
    "steady": STEADY,
    "bold": msgspec.structs.replace(STEADY, target=0.75, unit=0.19, siege=1.25),
    "careful": msgspec.structs.replace(STEADY, unit=0.26, marker=0.14, target=0.5),
}
