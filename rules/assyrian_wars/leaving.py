"""Armies leave an army group: one's own at will, another player's with his consent (6.6.3, R-46)."""

from rules.assyrian_wars.army_groups import leave_group, others_to_ask, tidy_groups
from rules.assyrian_wars.ids import CountryId, LeaderId, PieceId
from rules.assyrian_wars.state import Board
from rules.core.ids import Seat
from rules.core.messages import Name, message
from rules.core.procedures import Procedure
from rules.core.questions import Choose, Option
from rules.core.run import Run

STAY_BEHIND, KEEP = "stay-behind", "keep"


class Leaving(Procedure):
    """Leaders with their armies step out of a group where it stands."""

    steps = ("ask", "leave")

    country: CountryId
    leaders: tuple[LeaderId, ...]

    def ask(self, run: Run[Board]) -> None:
        """6.6.4: every other player whose army shall be left behind is asked."""
        for seat in self._asked(run.board):
            run.ask(
                seat,
                "leave-group",
                "6.6.4",
                options=(
                    Option(STAY_BEHIND, message("option-stay-behind")),
                    Option(KEEP, message("option-keep-in-group")),
                ),
                default=Choose(KEEP),
                reason=message(
                    "group-parting",
                    country=Name("country", self.country),
                    leaders=tuple(Name("leader", leader) for leader in self.leaders),
                ),
            )

    def leave(self, run: Run[Board]) -> None:
        """6.6.3: who agreed is out; a group of fewer than two armies ends (R-46)."""
        board = run.board
        kept = [
            leader
            for seat, leaders in self._asked(board).items()
            if run.answers.get(seat) == Choose(KEEP)
            for leader in leaders
        ]
        going = [leader for leader in self.leaders if leader not in kept]
        for leader in going:
            leave_group(board, leader)
        if going:
            run.tell("group-left", "6.6.3", leaders=tuple(Name("leader", leader) for leader in going))
        tidy_groups(run)

    def _asked(self, board: Board) -> dict[Seat, list[PieceId]]:
        chiefs = [found[1] for found in map(board.find, self.leaders) if found is not None]
        return others_to_ask(board, self.country, chiefs)
