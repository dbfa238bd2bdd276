"""What things are worth to a computer player, in points of influence; each temper sees them a little differently."""

import msgspec
from msgspec import Struct


class Weights(Struct, frozen=True):
    """What a thing is worth, in points of influence."""

    morale: float = 0.45
    hunger: float = 1.4
    triumph: float = 0.3
    card: float = 0.5  # of what a card would bring now
    land: float = 0.5
    luxury: float = 0.8
    military: float = 0.35
    food: float = 0.3
    city: float = 0.9
    advance: float = 0.5  # any,
    learned: float = 0.13  # and each Taler that it cost
    epoch: float = 2.5
    ripe: float = 1.6  # what is missing for the next one
    leader: float = 1.3
    ready: float = 0.35  # a leader who can still act in this round
    taler: float = 0.14
    treaty: float = 0.25
    army: float = 0.3
    fleet: float = 0.2
    tile: float = 0.5
    threat: float = 0.25  # of a province that stronger neighbours may take
    best_rival: float = 0.6  # of what the best of the others has
    all_rivals: float = 0.4  # of what they have in the mean


STEADY = Weights()
TEMPERS = {
    "steady": STEADY,
    "warlike": msgspec.structs.replace(STEADY, army=0.42, triumph=0.4, threat=0.2),
    "learned": msgspec.structs.replace(STEADY, advance=0.6, learned=0.15, taler=0.16, land=0.45),
}
