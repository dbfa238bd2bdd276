"""activation.toml: what a minor country brings when it is activated for the first time (6.9, 6.17, R-117)."""

from collections.abc import Mapping
from typing import Annotated

from msgspec import Meta

from rules.assyrian_wars.board.ids import CountryId
from rules.assyrian_wars.pack.counters import Counters
from rules.assyrian_wars.pack.map import GameMap
from rules.assyrian_wars.pack.stacks import Stack, check_pieces, check_place
from rules.core.packs import Mistake, Record

FILE = "activation.toml"


class HandRule(Record, frozen=True, kw_only=True):
    """Random cards of a newly activated minor: its ECO level less a number, within limits (R-117)."""

    below_eco: Annotated[int, Meta(ge=0, le=5)]
    least: Annotated[int, Meta(ge=0, le=6)]
    most: Annotated[int, Meta(ge=0, le=6)]

    def cards(self, eco: int) -> int:
        """How many cards an ECO level brings."""
        return min(self.most, max(self.least, eco - self.below_eco))


class ActivationFile(Record, frozen=True, kw_only=True):
    """The whole of activation.toml."""

    hand: HandRule
    forces: tuple[Stack, ...]


class Activation:
    """The set-ups ready for play. Nothing here ever changes."""

    def __init__(self, file: ActivationFile) -> None:
        self.hand = file.hand
        minors = dict.fromkeys(stack.country for stack in file.forces)
        self.forces: Mapping[CountryId, tuple[Stack, ...]] = {
            minor: tuple(stack for stack in file.forces if stack.country == minor) for minor in minors
        }


def check(file: ActivationFile, game_map: GameMap, counters: Counters) -> list[Mistake]:
    """Every mistake of the activation set-ups."""
    found = []
    if file.hand.least > file.hand.most:
        found.append(Mistake(FILE, "hand", f"least {file.hand.least}", f"at most the {file.hand.most} of `most`"))
    found += [
        Mistake(FILE, "forces", f"nothing for {minor}", "forces of every minor country")
        for minor in game_map.minors
        if not any(stack.country == minor and stack.has_land_unit for stack in file.forces)
    ]
    for index, stack in enumerate(file.forces):
        found += _place(f"forces[{index}]", stack, game_map)
    return found + check_pieces(FILE, file.forces, counters, turn=1)


def _place(key: str, stack: Stack, game_map: GameMap) -> list[Mistake]:
    """Land pieces in home areas that produce, ships off home ports (R-12, R-120)."""
    if stack.country not in game_map.minors:
        return [Mistake(FILE, f"{key}.country", repr(stack.country), "the id of a minor country")]
    found = check_place(FILE, key, stack, game_map)
    if found:
        return found
    if stack.area is not None:
        area = game_map.areas[stack.area]
        if area.country != stack.country or not (area.is_capital or area.city_points or area.kind == "square"):
            wanted = f"a city or square home area of {stack.country}"
            found.append(Mistake(FILE, f"{key}.area", repr(stack.area), wanted))
    elif stack.zone not in {game_map.areas[port].port for port in game_map.home_ports[stack.country]}:
        found.append(Mistake(FILE, f"{key}.zone", repr(stack.zone), f"a sea zone with a home port of {stack.country}"))
    if stack.inside:
        found.append(Mistake(FILE, f"{key}.inside", "true", "nothing: an activated minor stands outside its walls"))
    return found
