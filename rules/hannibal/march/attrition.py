"""ch.2, 9.4: attrition of units on the march, on passes, by hostile tribes and in storms."""

from rules.core.messages import message
from rules.core.procedures import Procedure
from rules.core.questions import Option
from rules.core.run import Run
from rules.hannibal.board.forces import units_at
from rules.hannibal.board.ids import Side, SpaceId, seat_of
from rules.hannibal.board.losses import Toll, attrition, has_choice, spared
from rules.hannibal.board.names import side_name, space_name, units_said
from rules.hannibal.board.state import Board, Units
from rules.hannibal.siege.losses import lose, ways_to_pay

PASS_ATTRITION, TRIBES, STORM = "pass-attrition", "hostile-tribes", "storm"


class MarchAttrition(Procedure):
    """One attrition roll of the moving units; its result is what was lost (ch.2, 9.4, H-23, H-44)."""

    steps = ("roll", "choose", "pay")

    side: Side
    space: SpaceId
    units: Units  # the moving units
    label: str
    rule: str
    modifier: int = 0
    column: int | None = None  # None: as many as move
    inside: bool = False  # they embark from inside the walls (ch.11)
    lost: int = 0
    elephant: bool = False

    def roll(self, run: Run[Board]) -> None:
        """ch.2: one die on the attrition table; a force never loses more than it has."""
        if not self.units.total:
            run.end(Units())
            return
        die = run.roll(self.label)[0]
        toll = attrition(die + self.modifier, self.units.total if self.column is None else self.column)
        self.lost, self.elephant = toll.units, toll.elephant
        run.tell(
            f"{self.label}-rolled",
            self.rule,
            side=side_name(self.side),
            space=space_name(self.space),
            die=die,
            modifier=self.modifier,
            lost=min(toll.units, self.units.total),
        )
        if not has_choice(self.units, toll):
            self._pay(run, spared(self.units, toll))

    def choose(self, run: Run[Board]) -> None:
        """H-75, ch.26: the owner says how many elephants are lost; without an answer regular units go first."""
        ways = ways_to_pay(self.units, self.toll)
        run.ask(
            seat_of(self.side),
            "unit-losses",
            self.rule,
            options=[Option(f"elephants-{units.elephants}", units_said(units)) for units in ways],
            default=f"elephants-{spared(self.units, self.toll).elephants}",
            reason=message("units-to-lose", side=side_name(self.side), space=space_name(self.space), count=self.lost),
        )

    def pay(self, run: Run[Board]) -> None:
        """ch.2: the units go."""
        ways = ways_to_pay(self.units, self.toll)
        self._pay(run, next(units for units in ways if f"elephants-{units.elephants}" == run.choice))

    @property
    def toll(self) -> Toll:
        """What the die demands."""
        return Toll(self.lost, self.elephant)

    def _pay(self, run: Run[Board], lost: Units) -> None:
        there = units_at(run.board, self.side, self.space, inside=self.inside)  # a ruling may have taken some of them
        lost = Units(min(lost.regular, there.regular), min(lost.elephants, there.elephants))
        lose(run, self.side, self.space, lost, self.rule, inside=self.inside)
        run.end(lost)
