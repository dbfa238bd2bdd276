"""Agreements among players: each seat concerned agrees or declines before anything happens (6.9, 7.4, R-105)."""

from rules.assyrian_wars.board.ids import CountryId
from rules.assyrian_wars.board.relations import seat_of
from rules.assyrian_wars.board.state import Board
from rules.core.ids import Seat
from rules.core.messages import Message, Name
from rules.core.procedures import Procedure
from rules.core.questions import Choose, Option
from rules.core.run import Run

AGREE, DECLINE = "agree", "decline"
OBJECT, ACCEPT = "object", "accept"


class Consent(Procedure):
    """The seats of the countries `of` are asked whether they agree; ends with True if all of them do (R-105).

    Who proposes has agreed, also for other countries that his seat acts for; a country that nobody acts for declines.
    `objecting=True` asks for objections instead: silence is consent then (7.4.1: a camp "may reject" who joins it).
    """

    steps = ("ask", "decide")

    by: CountryId  # who proposes it
    of: tuple[CountryId, ...]  # whose consent is needed
    rule: str
    reason: Message  # what is proposed, in full
    objecting: bool = False

    def ask(self, run: Run[Board]) -> None:
        """R-105: a lapsed deadline answers no: consent is withheld, nobody objects."""
        for seat in self._seats(run.board):
            if self.objecting:
                options = (Option(ACCEPT), Option(OBJECT))
            else:
                options = (Option(DECLINE), Option(AGREE))
            kind = "objection" if self.objecting else "consent"
            run.ask(seat, kind, self.rule, options, default=Choose(options[0].id), reason=self.reason)

    def decide(self, run: Run[Board]) -> None:
        """R-105: one that declines is enough."""
        board = run.board
        refusing = Choose(OBJECT if self.objecting else DECLINE)
        nobody = not self.objecting and any(seat_of(board, country) is None for country in self.of)
        agreed = not nobody and all(answer != refusing for answer in run.answers.values())
        if not agreed:
            run.tell("proposal-declined", self.rule, country=Name("country", self.by), proposal=self.reason)
        run.end(agreed)

    def _seats(self, board: Board) -> list[Seat]:
        own = seat_of(board, self.by)
        seats = [seat_of(board, country) for country in self.of]
        return [seat for seat in dict.fromkeys(seats) if seat is not None and seat != own]
