"""What things are worth to a computer player, in victory points; each temper sees them a little differently."""

import msgspec
from msgspec import Struct


class Weights(Struct, frozen=True):
    """What a thing is worth, in victory points."""

    keeps: float = 0.84  # an area is still there a scoring later
    goods: float = 0.9  # a trade marker in the warehouse, each further one a little less
    room: float = 0.35  # a trade marker where somebody else leads or nobody does
    lead: float = 0.25  # one more than is needed
    strength: float = 0.55  # a point of strength of the best stack,
    reserve: float = 0.12  # and of what is left over
    person: float = 2.2
    fort: float = 0.12  # of an area's points
    marker: float = 0.08  # one more marker, of an area's points
    danger: float = 0.22  # of what a stronger neighbour may take
    best_rival: float = 0.6  # of what the best of the others has
    all_rivals: float = 0.4  # of what they have in the mean


STEADY = Weights()
TEMPERS = {
    "steady": STEADY,
    "warlike": msgspec.structs.replace(STEADY, strength=0.68, danger=0.17),
    "merchant": msgspec.structs.replace(STEADY, goods=1.05, room=0.42, lead=0.3, strength=0.48),
}
