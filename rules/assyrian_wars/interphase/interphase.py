"""Between two turns: the Interphase from conquest to the next turn, or to the end of the game (7.0, 3.7, 8.3)."""

from rules.assyrian_wars.battle.promotion import Promotions
from rules.assyrian_wars.board import decks
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.conquest.phase import InterphaseConquests
from rules.assyrian_wars.events import hooks
from rules.assyrian_wars.interphase.army_relocation import Relocations
from rules.assyrian_wars.interphase.economy import Economy
from rules.assyrian_wars.interphase.hands import DealHands, order_of_deal
from rules.assyrian_wars.interphase.secret_diplomacy import SecretDiplomacy
from rules.assyrian_wars.interphase.succession import Pair
from rules.assyrian_wars.interphase.timetable import TimetablePhase
from rules.assyrian_wars.politics.phase import PoliticalPhase
from rules.assyrian_wars.turn.initiation import first_country
from rules.assyrian_wars.victory.sudden_end import runaways, tell_runaways, warn_of_lead
from rules.assyrian_wars.victory.victory import close, finish, score_end
from rules.core.procedures import Procedure
from rules.core.run import Run


class Interphase(Procedure):
    """What happens between two game turns, or after the last one (7.0)."""

    steps = (
        "conquer",
        "promote",
        "calculate",
        "test_lead",
        "deal",
        "politics",
        "secrets",
        "timetable",
        "relocate",
        "resume",
    )

    standing: tuple[Pair, ...] = ()  # conquests in force as the last impulse ended

    def conquer(self, run: Run[Board]) -> None:
        """7.1: grace periods end, then countries are conquered or surrender."""
        board = run.board
        board.clock.phase = "interphase"
        self.standing = tuple((entry.by, entry.of) for entry in board.conquests)
        run.tell("interphase-begins", "7.0", turn=board.clock.turn)
        warn_of_lead(run, board.clock.turn)
        run.call(InterphaseConquests())

    def promote(self, run: Run[Board]) -> None:
        """7.2: leaders on their weak side may be promoted; cards that lost their condition go first (6.11.l)."""
        hooks.after_action(run)
        run.call(Promotions())

    def calculate(self, run: Run[Board]) -> None:
        """7.3: income and trade make the new ECO levels."""
        run.call(Economy(last=is_last(run.board)))

    def test_lead(self, run: Run[Board]) -> None:
        """9.1: who has more points than all others together wins at once (R-267); 8.3: the end counts, if it is."""
        board = run.board
        leaders = runaways(board)
        if leaders:
            tell_runaways(run)
            finish(run, leaders, "9.1")
        elif is_last(board):
            score_end(run)
        else:
            warn_of_lead(run, board.clock.turn + 1)

    def deal(self, run: Run[Board]) -> None:
        """7.3.2: new hands, unless the game is over (3.7); home cards given for peace return first (7.4.3)."""
        board = run.board
        if not is_last(board):
            decks.return_home_cards(run)
            run.call(DealHands(waiting=order_of_deal(board, first_country(board))))

    def politics(self, run: Run[Board]) -> None:
        """7.4: camps, wars, peace, refusers, control of minors."""
        run.call(PoliticalPhase())

    def secrets(self, run: Run[Board]) -> None:
        """7.5: secret diplomacy; before it cards that politics took the condition from go (6.11.l)."""
        hooks.after_action(run)
        run.call(SecretDiplomacy())

    def timetable(self, run: Run[Board]) -> None:
        """7.6: timetable events and thrones, not after the last turn; cards that a revolt has ended go first."""
        hooks.after_action(run)
        if not is_last(run.board):
            run.call(TimetablePhase(standing=self.standing))

    def relocate(self, run: Run[Board]) -> None:
        """7.7: one leader of each active country may relocate."""
        if not is_last(run.board):
            run.call(Relocations())

    def resume(self, run: Run[Board]) -> None:
        """7.8, 8.3: the next turn follows, or the powers with most victory points have won."""
        board = run.board
        if is_last(board):
            close(run, early=False)  # its own last turn is the complete end of a scenario
        else:
            board.clock.turn += 1


def is_last(board: Board) -> bool:
    """No turn follows (3.7)."""
    return board.clock.turn >= board.clock.last_turn
