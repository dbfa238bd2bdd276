"""Peace: how a war of two countries ends, and what may be given for it (7.4.3, R-225, R-236)."""

from rules.assyrian_wars.board import decks
from rules.assyrian_wars.board.ids import ASSYRIA, CardId, CountryId
from rules.assyrian_wars.board.names import holder_name
from rules.assyrian_wars.board.relations import patron
from rules.assyrian_wars.board.state import Board, Camp
from rules.assyrian_wars.politics.camps import quit_camp
from rules.assyrian_wars.politics.regency import OPPOSITE
from rules.assyrian_wars.politics.upheaval import enmities, upheave
from rules.assyrian_wars.tribute.tribute import begin_tribute
from rules.core.messages import Name
from rules.core.procedures import Procedure
from rules.core.run import Run


class Peace(Procedure):
    """Two countries make peace; their players have agreed (7.4.3).

    Allied minors are included. A Rebel that makes peace with a member of the Assyrian camp is neutral (R-225).
    """

    steps = ("give", "conclude")

    one: CountryId
    other: CountryId
    payer: CountryId | None = None  # pays 2 ECO as the price (7.4.3)
    card: CardId | None = None  # or a home card, that its owner gives to the other
    rule: str = "7.4.3"

    def give(self, run: Run[Board]) -> None:
        """7.4.3: a home card goes to the other's hand; it is back in the next Receive New Cards Segment."""
        if self.card is not None:
            giver = self.one if self.card in run.board.countries[self.one].hand else self.other
            taker = self.other if giver == self.one else self.one
            decks.take_out(run.board, giver, self.card)
            run.board.countries[taker].hand.append(self.card)
            run.tell(
                "peace-card-given",
                "7.4.3",
                country=Name("country", giver),
                other=Name("country", taker),
                card=Name("card", self.card),
            )

    def conclude(self, run: Run[Board]) -> None:
        """7.4.3: the war is over for both and their allied minors; tribute begins, forces go home (8.1)."""
        board = run.board
        before = enmities(board)
        end_wars(board, self.one, self.other)
        run.tell("peace-made", self.rule, country=holder_name(self.one), other=holder_name(self.other))
        if self.payer is not None:
            receiver = self.other if self.payer == self.one else self.one
            last = board.clock.turn + (board.clock.phase == "interphase")  # for the turn, as a home card (7.4.3)
            begin_tribute(run, self.payer, receiver, "peace", "7.4.3", until=last)
        leaver = who_leaves_camp(board, self.one, self.other)
        if leaver is not None:
            bought = self.payer == leaver and ASSYRIA in (self.one, self.other)
            quit_camp(run, leaver, "tribute" if bought else "peace", "7.4.3")
        upheave(run, self.one, before)


def end_wars(board: Board, one: CountryId, other: CountryId) -> None:
    """The wars of their own between two countries and the minors allied to them are over (6.9, 7.4.3)."""
    these, those = followers(board, one), followers(board, other)
    board.wars = [
        war
        for war in board.wars
        if not ((war.by in these and war.on in those) or (war.by in those and war.on in these))
    ]


def followers(board: Board, country: CountryId) -> list[CountryId]:
    """A country and, if it is a power, the minors and tribes allied to it."""
    return [country, *(code for code in board.countries if code != country and patron(board, code) == country)]


def who_leaves_camp(board: Board, one: CountryId, other: CountryId) -> CountryId | None:
    """Of two powers in opposite camps the Rebel (R-225)."""
    if one not in board.countries or other not in board.countries:
        return None
    camps = {board.countries[country].camp: country for country in (one, other)}
    if set(camps) != set(OPPOSITE):
        return None
    return camps[Camp.REBEL]
