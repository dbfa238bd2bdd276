"""ch.2, H-42, H-75: a side loses units of one force; it is asked only if it has elephants to choose among them."""

from rules.core.messages import message
from rules.core.procedures import Procedure
from rules.core.questions import Option
from rules.core.run import Run
from rules.hannibal.board.forces import units_at
from rules.hannibal.board.ids import Side, SpaceId, seat_of
from rules.hannibal.board.losses import Toll, drop_stranded_train, due, forced_elephants, has_choice, remove, spared
from rules.hannibal.board.names import side_name, space_name, units_said
from rules.hannibal.board.state import Board, Units


class UnitLosses(Procedure):
    """So many units of a force go, its owner's choice (ch.2, 26, H-42, H-75)."""

    steps = ("settle", "choose", "hear")

    side: Side
    space: SpaceId
    units: int
    rule: str
    elephant: bool = False  # one of them must be an elephant if there is one
    inside: bool = False

    def settle(self, run: Run[Board]) -> None:
        """H-75: without a choice nobody is asked."""
        if not has_choice(self.force(run.board), self.toll):
            lose(run, self.side, self.space, spared(self.force(run.board), self.toll), self.rule, inside=self.inside)
            run.end()

    def choose(self, run: Run[Board]) -> None:
        """ch.26: the owner says how many elephants go; without an answer regular units go first."""
        run.ask(
            seat_of(self.side),
            "unit-losses",
            self.rule,
            options=ways_offered(self.force(run.board), self.toll),
            default=_said(spared(self.force(run.board), self.toll)),
            reason=message("units-to-lose", side=side_name(self.side), space=space_name(self.space), count=self.units),
        )

    def hear(self, run: Run[Board]) -> None:
        """ch.26, H-75: the units go."""
        lost = way_picked(self.force(run.board), self.toll, run.choice)
        lose(run, self.side, self.space, lost, self.rule, inside=self.inside)

    @property
    def toll(self) -> Toll:
        """What is demanded."""
        return Toll(self.units, self.elephant)

    def force(self, board: Board) -> Units:
        """Of what it is taken."""
        return units_at(board, self.side, self.space, inside=self.inside)


def ways_to_pay(units: Units, toll: Toll) -> list[Units]:
    """H-75: every loss that pays a toll, the fewest elephants first."""
    count = due(units, toll)
    least = max(forced_elephants(units, toll), count - units.regular)
    return [Units(count - elephants, elephants) for elephants in range(least, min(units.elephants, count) + 1)]


def ways_offered(units: Units, toll: Toll) -> list[Option]:
    """H-75: the options of a question about losses."""
    return [Option(_said(lost), units_said(lost)) for lost in ways_to_pay(units, toll)]


def way_picked(units: Units, toll: Toll, picked: str) -> Units:
    """What such an option means; what it would be without an answer if a ruling has changed the force since."""
    return next((lost for lost in ways_to_pay(units, toll) if _said(lost) == picked), spared(units, toll))


def lose(run: Run[Board], side: Side, space: SpaceId, lost: Units, rule: str, *, inside: bool = False) -> None:
    """Units leave the map; so does the Siege Train if it is alone with the enemy now (ch.17)."""
    if not lost.total:
        return
    remove(run.board, side, space, lost, inside=inside)
    run.tell("units-lost", rule, side=side_name(side), space=space_name(space), units=units_said(lost))
    if drop_stranded_train(run.board):
        run.tell("siege-train-lost", "ch.17", space=space_name(space))


def _said(units: Units) -> str:
    """The option for a loss: so many elephants of it."""
    return f"elephants-{units.elephants}"
