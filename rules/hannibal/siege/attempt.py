"""ch.20: one attempt to besiege a city or to subjugate a tribe."""

from rules.core.procedures import Procedure
from rules.core.run import Run
from rules.hannibal.board.forces import is_city, printed
from rules.hannibal.board.ids import GeneralId, Side, SpaceId
from rules.hannibal.board.names import general_name, space_name
from rules.hannibal.board.state import Board
from rules.hannibal.pack.edition import edition
from rules.hannibal.siege.capture import subjugate, take_city
from rules.hannibal.siege.dice import dice_rolled, modifier, summed
from rules.hannibal.siege.limits import RULE, cannot_besiege, event_in_force, traitor_opens
from rules.hannibal.siege.losses import UnitLosses


class SiegeAttempt(Procedure):
    """A general who has ended his move besieges the city or subjugates the tribe where he stands (ch.20).

    It is carried out, not offered: ask `cannot_besiege` first. Its result is whether the city or tribe was taken.
    """

    steps = ("attempt", "judge", "conclude")

    general: GeneralId
    space: SpaceId | None = None
    points: int = 0  # that this attempt brings
    taken: bool = False

    def attempt(self, run: Run[Board]) -> None:
        """ch.2, 20, H-47: the dice, the points, and the loss of the besieger; a traitor needs no dice."""
        board, wrong = run.board, cannot_besiege(run.board, self.general)
        if wrong is not None:
            run.tell("siege-impossible", wrong.rule, general=general_name(self.general), reason=wrong.message)
            run.end(False)
            return
        self.space = space = self.stands_at(board)
        claim_tribe(board, self.side, space)
        if board.play is not None:
            board.play.besieged = [*board.play.besieged, space]
        if traitor_opens(event_in_force(board), space):
            run.tell("traitor-opens-gates", "H-47", space=space_name(space), general=general_name(self.general))
            self.points = edition().tables.siege.needed
            return
        kind = "siege" if is_city(space) else "subjugation"
        effect = event_in_force(board)
        added = modifier(board, self.general, space, effect)
        dice = run.roll(kind, dice_rolled(self.general, space, effect))
        outcome = summed(dice, added)
        self.points = outcome.points
        run.tell(
            f"{kind}-rolled",
            RULE,
            general=general_name(self.general),
            space=space_name(space),
            dice=dice,
            modifier=added,
            points=outcome.points,
            lost=outcome.lost,
            total=board.spaces[space].points + outcome.points,
        )
        if outcome.lost:
            run.call(UnitLosses(side=self.side, space=space, units=outcome.lost, rule="H-42"))

    def judge(self, run: Run[Board]) -> None:
        """ch.20: with three points the city falls or the tribe is gone."""
        space = self.space
        assert space is not None
        total = run.board.spaces[space].points + self.points
        self.taken = total >= edition().tables.siege.needed
        if not self.taken:
            run.board.spaces[space].points = total
        elif is_city(space):
            take_city(run, space, self.side, RULE)
        else:
            subjugate(run, space, self.side, RULE)

    def conclude(self, run: Run[Board]) -> None:
        """ch.20: the caller learns whether it is taken."""
        run.end(self.taken)

    @property
    def side(self) -> Side:
        """Whose general he is."""
        return printed(self.general).side

    def stands_at(self, board: Board) -> SpaceId:
        """Where he stands."""
        at = board.generals[self.general].at
        assert at is not None
        return at


def claim_tribe(board: Board, side: Side, space: SpaceId) -> None:
    """ch.20: points that the other side has left on a tribe are not this side's."""
    if is_city(space):
        return
    if board.subjugators.get(space, side) != side:
        board.spaces[space].points = 0
    board.subjugators = {**board.subjugators, space: side}
