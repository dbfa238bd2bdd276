"""The time of a foreign war: its countdown on the impulse track, its end, what that costs (6.11.b, R-139, R-142)."""

from rules.assyrian_wars.battle.hits import lose_king
from rules.assyrian_wars.battle.losses import hit, regroup
from rules.assyrian_wars.board import decks
from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.forces import is_king
from rules.assyrian_wars.board.ids import CardId, CountryId
from rules.assyrian_wars.board.names import names
from rules.assyrian_wars.board.pieces import ForeignWar
from rules.assyrian_wars.board.state import Board
from rules.core.messages import Name
from rules.core.procedures import Procedure
from rules.core.run import Run


class EndForeignWar(Procedure):
    """A foreign war is over: a die for every piece on its card, survivors go to the Regroup Box (6.11.b, R-142)."""

    steps = ("roll", "finish")

    card: CardId

    def roll(self, run: Run[Board]) -> None:
        """6.11.b: an even number is one hit, for leaders too; a dead king costs a victory point (8.3.1)."""
        board, counters = run.board, edition_of(run.board).counters
        war = war_on(board, self.card)
        pieces = [*war.forces, *war.others]
        dice = run.roll("foreign-war-losses", len(pieces)) if pieces else ()
        struck = [piece for piece, die in zip(pieces, dice, strict=True) if die % 2 == 0]
        killed = []
        for piece in struck:
            if piece.is_leader and is_king(counters, piece):
                lose_king(run, piece)
            if hit(board, counters, piece):
                killed.append(piece)
        reduced = [piece for piece in struck if piece not in killed]
        run.tell(
            "foreign-war-losses",
            "6.11.b",
            card=Name("card", self.card),
            dice=dice,
            reduced=names(piece.id for piece in reduced),
            eliminated=names(piece.id for piece in killed),
        )

    def finish(self, run: Run[Board]) -> None:
        """6.11.b: the survivors go to the Regroup Box, the card to the discard pile (4.1)."""
        board = run.board
        war = war_on(board, self.card)
        for piece in [*war.forces, *war.others]:
            regroup(board, piece)
        board.foreign_wars.remove(war)
        decks.put_away(board, self.card)
        run.tell("foreign-war-over", "6.11.b", card=Name("card", self.card), country=Name("country", war.first))


def war_on(board: Board, card: CardId) -> ForeignWar:
    """The foreign war of this card."""
    return next(war for war in board.foreign_wars if war.card == card)


def count_down(run: Run[Board], country: CountryId) -> None:
    """The impulse marker has reached a country's space: its complete foreign war is one round shorter (R-139)."""
    for war in [war for war in run.board.foreign_wars if war.first == country and war.duration is not None]:
        war.duration = (war.duration or 0) - 1
        run.tell("foreign-war-counts", "6.11.b", card=Name("card", war.card), rounds=max(0, war.duration))
        if war.duration <= 0:
            run.call(EndForeignWar(card=war.card))
