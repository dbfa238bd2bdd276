"""ch.4.3: actions in turn until all have passed."""

from rules.core.actions import Action
from rules.core.ids import Seat
from rules.core.messages import seat_name
from rules.core.procedures import PASS, Procedure
from rules.core.questions import Choose, Option
from rules.core.run import Run
from rules.era_of_tribes.barbarians.tiles import UseTile
from rules.era_of_tribes.board.holdings import leaders_left
from rules.era_of_tribes.board.state import Board
from rules.era_of_tribes.diplomacy.diplomacy import Diplomacy
from rules.era_of_tribes.economy.economy import Bread, Taxes, Trade
from rules.era_of_tribes.expansion.expand import Expand
from rules.era_of_tribes.progress.progress import HalfPrice, Progress
from rules.era_of_tribes.revolution.revolution import Revolution
from rules.era_of_tribes.scoring.end import check_end

OPEN_ACTIONS: tuple[type[Action], ...] = (
    Expand,  # ch.6
    Trade,  # ch.5
    Taxes,
    Diplomacy,  # ch.5.1
    Progress,  # ch.5.2
    Bread,
    Revolution,  # ch.5.3
    HalfPrice,  # ch.7
    UseTile,
)


class ActionPhase(Procedure):
    """In order, one action each, round and round until all have passed (ch.4.3)."""

    steps = ("next_seat", "ask_action", "conclude")

    turn: int = -1

    def next_seat(self, run: Run[Board]) -> None:
        """ch.4.3: the next who has not passed; without a leader beside his board he must."""
        board = run.board
        for _ in board.order:
            self.turn = (self.turn + 1) % len(board.order)
            seat = board.order[self.turn]
            if board.realms[seat].passed:
                continue
            if leaders_left(board, seat) > 0:
                board.active = seat
                return
            _pass(run, seat)
        board.active = None
        run.end()

    def ask_action(self, run: Run[Board]) -> None:
        """ch.4.3, 12: any action, or a pass; tiles may be used before (ch.7). Nobody sees what was filed (T-79)."""
        seat = run.board.order[self.turn]
        options, default = (Option(PASS),), Choose(PASS)
        run.ask(seat, "action", "ch.4.3", options=options, actions=OPEN_ACTIONS, default=default)

    def conclude(self, run: Run[Board]) -> None:
        """ch.4.3, T-75: a pass is for the whole round; after every action the end is looked at."""
        seat = run.board.order[self.turn]
        answer = run.answers.get(seat)
        if isinstance(answer, UseTile):
            check_end(run)
            if leaders_left(run.board, seat) > 0:
                run.goto("ask_action")
                return
        elif answer == Choose(PASS):
            _pass(run, seat)
        _bring_home(run, seat)
        check_end(run)
        run.goto("next_seat")


def _pass(run: Run[Board], seat: Seat) -> None:
    """ch.4.3: who passes is out for the round."""
    run.board.realms[seat].passed = True
    _bring_home(run, seat)
    run.tell("passed", "ch.4.3", seat=seat_name(seat))


def _bring_home(run: Run[Board], seat: Seat) -> None:
    """ch.4.2, T-32: the leader on the ring comes back after the first action."""
    realm = run.board.realms[seat]
    if realm.homing:
        realm.homing = realm.ring = False
        run.tell("leader-home", "ch.4.2", seat=seat_name(seat))
