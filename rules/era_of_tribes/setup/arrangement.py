"""ch.3: the board before anything is chosen."""

from collections.abc import Sequence

from rules.core.ids import Seat
from rules.era_of_tribes.board.ids import CutId
from rules.era_of_tribes.board.state import Board, LandState, Realm, SeaState
from rules.era_of_tribes.pack.edition import edition


def arrange(cut: CutId, seats: Sequence[Seat], long: bool = False, limit: int = 0) -> Board:
    """ch.3: an empty map, everybody's material, all cards and tiles in their piles, 2n - 1 grey leaders."""
    printed, start = edition(), edition().box.start
    return Board(
        cut=cut,
        seating=list(seats),
        order=list(seats),
        track=list(seats),
        lands={area: LandState() for area in printed.map.charts[cut].lands},
        seas={area: SeaState() for area in printed.map.charts[cut].seas},
        realms={
            seat: Realm(
                taler=start.taler,
                free=start.free_vassals,
                unbuilt=[start.bound] * start.cities,
                morale=printed.box.morale.start,
            )
            for seat in seats
        },
        deck=sorted(printed.box.cards),
        box=sorted(printed.box.all_tiles),
        long=long,
        limit=limit,
        grey=2 * len(seats) - 1,
    )
