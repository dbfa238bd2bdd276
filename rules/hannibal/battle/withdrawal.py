"""ch.16: where an army may withdraw to, and how it goes."""

from rules.core.messages import Name, message
from rules.core.procedures import Procedure
from rules.core.questions import Option
from rules.core.run import Run
from rules.hannibal.board.control import is_enemy_marker, is_unfriendly_tribe
from rules.hannibal.board.forces import enemy_units, generals_at, may_stand, room_inside, units_at
from rules.hannibal.board.ids import GeneralId, Side, SpaceId, seat_of
from rules.hannibal.board.losses import drop_stranded_train, end_siege_if_left
from rules.hannibal.board.names import side_name, space_name
from rules.hannibal.board.state import Board, Units
from rules.hannibal.displaced.displacement import displace_lone
from rules.hannibal.pack.edition import edition
from rules.hannibal.pack.map import LinkKind

CITY = "city"
LAND: tuple[LinkKind, ...] = ("normal",)
"""ch.16: no pass, strait or sea."""


def refuges(board: Board, side: Side, space: SpaceId, entry: SpaceId | None, came_out: int = 0) -> list[str]:
    """ch.16: the spaces to which a side may withdraw, and its city if it came out of it; without any it may not.

    Call it while `board.battle` says who began: the original attacker goes only to where he came from.
    """
    cards = board.battle
    assert cards is not None
    attacker = cards.original == side
    found: list[str] = []
    if attacker and came_out and units_at(board, side, space).total <= min(came_out, room_inside(board, space)):
        found.append(CITY)
    generals = generals_at(board, side, space, inside=False)
    for other in edition().map.links.neighbours(space, LAND):
        if attacker != (other == entry) or not all(may_stand(general, other) for general in generals):
            continue
        if is_enemy_marker(board, side, other) or is_unfriendly_tribe(board, side, other):
            continue
        if not enemy_units(board, side, other):
            found.append(other)
    return found


class Withdrawal(Procedure):
    """A whole army leaves the battle for a space next to it, or for its city (ch.16)."""

    steps = ("choose", "go")

    side: Side
    space: SpaceId
    entry: SpaceId | None = None
    came_out: int = 0

    def choose(self, run: Run[Board]) -> None:
        """ch.16: the owner picks the space; none is left only if a ruling has closed it."""
        found = refuges(run.board, self.side, self.space, self.entry, self.came_out)
        if not found:
            run.end()
            return
        options = [
            Option(one, message("option-withdraw-inside") if one == CITY else message("space", space=_named(one)))
            for one in found
        ]
        run.ask(
            seat_of(self.side),
            "withdraw-to",
            "ch.16",
            options=options,
            default=self._usual(run.board, found),
            reason=message("withdraws-from", space=space_name(self.space)),
            forced=True,
        )

    def _usual(self, board: Board, found: list[str]) -> str:
        """C3: the city, else the own marker with most own units, then any own marker, then the alphabet."""
        if CITY in found:
            return CITY
        return min(
            found,
            key=lambda one: (
                board.spaces[SpaceId(one)].owner != self.side,
                -units_at(board, self.side, SpaceId(one)).total,
                one,
            ),
        )

    def go(self, run: Run[Board]) -> None:
        """ch.16: everything goes there, the Siege Train with its general."""
        board, choice = run.board, run.choice
        state = board.spaces[self.space]
        units = state.outside(self.side)
        generals = generals_at(board, self.side, self.space, inside=False)
        moving = units.copy()
        units.take(moving)
        if choice == CITY:
            state.inside.add(moving)
            for general in generals:
                board.generals[general].inside = True
            run.tell("withdrew-inside", "ch.16", side=side_name(self.side), space=space_name(self.space))
        else:
            arrive(run, self.side, SpaceId(choice), moving, generals)
            run.tell("withdrew", "ch.16", side=side_name(self.side), space=space_name(self.space), to=_named(choice))
        train = board.siege_train
        if train is not None and train.general in generals and choice != CITY:
            train.at = SpaceId(choice)
        end_siege_if_left(board, self.space)
        if drop_stranded_train(board):
            run.tell("siege-train-lost", "ch.17", space=space_name(self.space))


def _named(space: str) -> Name:
    return space_name(SpaceId(space))


def arrive(run: Run[Board], side: Side, space: SpaceId, units: Units, generals: tuple[GeneralId, ...]) -> None:
    """ch.19: units and generals come to a space outside its walls; units drive off enemy generals who are alone."""
    board = run.board
    board.spaces[space].outside(side).add(units)
    for general in generals:
        state = board.generals[general]
        state.at, state.inside, state.chosen = space, False, False
    if units.total:
        displace_lone(run, side, space, "ch.19")
