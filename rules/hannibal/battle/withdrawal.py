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

CITY, APART = "city", "apart"
LAND: tuple[LinkKind, ...] = ("normal",)
"""ch.16: no pass, strait or sea."""


def refuges(board: Board, side: Side, space: SpaceId, entry: SpaceId | None, came_out: int = 0) -> list[str]:
    """ch.16: the spaces to which a side may withdraw, and its city if it came out of it; without any it may not.

    Call it while `board.battle` says who began: the original attacker goes only to where he came from. After a relief
    those who came out may go back into the city while the others go there (APART).
    """
    cards = board.battle
    assert cards is not None
    attacker = cards.original == side
    found: list[str] = []
    sortie = attacker and entry is None and came_out
    if sortie and units_at(board, side, space).total <= min(came_out, room_inside(board, space)):
        found.append(CITY)
    generals = generals_at(board, side, space, inside=False)
    for other in edition().map.links.neighbours(space, LAND):
        if attacker != (other == entry) or not all(may_stand(general, other) for general in generals):
            continue
        if is_enemy_marker(board, side, other) or is_unfriendly_tribe(board, side, other):
            continue
        if not enemy_units(board, side, other):
            found.append(other)
    return [APART, *found] if attacker and came_out and found and not sortie else found


class Withdrawal(Procedure):
    """A whole army leaves the battle for a space next to it, or for its city (ch.16)."""

    steps = ("choose", "go")

    side: Side
    space: SpaceId
    entry: SpaceId | None = None
    came_out: int = 0
    garrison: tuple[GeneralId, ...] = ()  # the generals who came out of the city (ch.20)

    def choose(self, run: Run[Board]) -> None:
        """ch.16: the owner picks the space; none is left only if a ruling has closed it."""
        found = refuges(run.board, self.side, self.space, self.entry, self.came_out)
        if not found:
            run.end()
            return
        named = {CITY: message("option-withdraw-inside"), APART: message("option-withdraw-apart")}
        options = [Option(one, named.get(one) or message("space", space=_named(one))) for one in found]
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
        home = next((one for one in (CITY, APART) if one in found), None)
        return home or min(
            found,
            key=lambda one: (
                board.spaces[SpaceId(one)].owner != self.side,
                -units_at(board, self.side, SpaceId(one)).total,
                one,
            ),
        )

    def go(self, run: Run[Board]) -> None:
        """ch.16: everything goes there, the Siege Train with its general; those who came out perhaps back inside."""
        board, choice = run.board, run.choice
        if choice in (CITY, APART):
            self._go_inside(run)
        if choice != CITY:
            self._go_away(run, self.entry if choice == APART and self.entry is not None else SpaceId(choice))
        end_siege_if_left(board, self.space)
        if drop_stranded_train(board):
            run.tell("siege-train-lost", "ch.17", space=space_name(self.space))

    def _go_inside(self, run: Run[Board]) -> None:
        """ch.16, 20: as many as came out go back, regular units first, and the generals who came out."""
        board, state = run.board, run.board.spaces[self.space]
        here = state.outside(self.side)
        count = min(self.came_out, room_inside(board, self.space), here.total)
        regular = min(here.regular, count)
        going = Units(regular, count - regular)
        here.take(going)
        state.inside.add(going)
        for general in generals_at(board, self.side, self.space, inside=False):
            board.generals[general].inside = general in self.garrison
        run.tell("withdrew-inside", "ch.16", side=side_name(self.side), space=space_name(self.space))

    def _go_away(self, run: Run[Board], to: SpaceId) -> None:
        board = run.board
        units = board.spaces[self.space].outside(self.side)
        generals = generals_at(board, self.side, self.space, inside=False)
        moving = units.copy()
        units.take(moving)
        arrive(run, self.side, to, moving, generals)
        run.tell("withdrew", "ch.16", side=side_name(self.side), space=space_name(self.space), to=space_name(to))
        train = board.siege_train
        if train is not None and train.general in generals:
            train.at = to


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
