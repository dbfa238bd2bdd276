"""ch.4: round after round: morale, order, actions, auto-expansion, clean-up."""

from rules.core.ids import Seat
from rules.core.messages import message, seat_name
from rules.core.procedures import Procedure
from rules.core.questions import Option
from rules.core.run import Run
from rules.era_of_tribes.board.holdings import abilities, cities, goods_of, level
from rules.era_of_tribes.board.names import area_name
from rules.era_of_tribes.board.state import Board
from rules.era_of_tribes.board.tracks import change_morale
from rules.era_of_tribes.expansion.expanding import Expanding
from rules.era_of_tribes.pack.edition import edition
from rules.era_of_tribes.scoring.end import check_end
from rules.era_of_tribes.scoring.final import FinalScoring
from rules.era_of_tribes.setup.founding import Founding
from rules.era_of_tribes.turn.actions import ActionPhase


class WholeGame(Procedure):
    """The set-up, then round after round until the end was triggered (ch.3, 4, 9)."""

    steps = (
        "set_up",
        "begin_round",
        "fix_order",
        "ask_place",
        "take_place",
        "act",
        "expand",
        "clean_up",
        "ask_military",
        "set_military",
    )

    turn: int = 0

    def set_up(self, run: Run[Board]) -> None:
        """ch.3: the set-up."""
        run.call(Founding())

    def begin_round(self, run: Run[Board]) -> None:
        """ch.4.1, T-2, T-31: everybody's morale changes by cities, epoch and hunger."""
        board = run.board
        board.round += 1
        board.phase = "actions"
        run.tell("round-begins", "ch.4", round=board.round)
        for seat, realm in board.realms.items():
            built = cities(realm)
            change = -built - (abilities(board, seat).city_morale if built else 0) - realm.hunger
            change = min(change, 0) + edition().box.epochs[realm.epoch].effects.morale_each_round
            done = change_morale(realm, change)
            if done:
                run.tell("morale-changed", "ch.4.1", seat=seat_name(seat), change=done, morale=realm.morale)

    def fix_order(self, run: Run[Board]) -> None:
        """ch.4.2: fewest influence points first; on one field the marker further behind (T-1)."""
        board = run.board
        board.order = sorted(board.seating, key=lambda seat: (board.realms[seat].ep, -board.track.index(seat)))
        run.tell("order-fixed", "ch.4.2", order=tuple(seat_name(seat) for seat in board.order))

    def ask_place(self, run: Run[Board]) -> None:
        """ch.4.2: whose leader stands on the ring takes any place in the order."""
        seat = _on_ring(run.board)
        if seat is None:
            return
        order = run.board.order
        options = [Option(str(place + 1), message("option-place", place=place + 1)) for place in range(len(order))]
        run.ask(seat, "place", "ch.4.2", options=options, default=str(order.index(seat) + 1))

    def take_place(self, run: Run[Board]) -> None:
        """ch.4.2, T-32: the leader comes back after the first action."""
        board, seat = run.board, _on_ring(run.board)
        if seat is None or seat not in run.answers:
            return
        board.order.remove(seat)
        board.order.insert(int(run.choice) - 1, seat)
        board.realms[seat].homing = True
        run.tell("place-taken", "ch.4.2", seat=seat_name(seat), place=int(run.choice))

    def act(self, run: Run[Board]) -> None:
        """ch.4.3: actions in turn."""
        run.call(ActionPhase())

    def expand(self, run: Run[Board]) -> None:
        """ch.4.4, T-6, T-50: whoever neither expanded nor made a revolution expands now, one after the other."""
        board = run.board
        board.phase = "auto-expansion"
        while self.turn < len(board.order):
            seat = board.order[self.turn]
            self.turn += 1
            realm = board.realms[seat]
            if "expansion" not in realm.done and not realm.revolted:
                board.active = seat
                run.goto("expand")
                run.call(Expanding(seat=seat, auto=True))
                return
        self.turn = 0
        board.active = None

    def clean_up(self, run: Run[Board]) -> None:
        """ch.4.5, T-28: leaders and goods come back, surplus vassals become free; then perhaps the end (T-78)."""
        board = run.board
        board.phase = "clean-up"
        board.parted = []
        for seat, realm in board.realms.items():
            realm.used = realm.settled = 0
            realm.goods_used, realm.done, realm.warned = {}, [], []
            realm.passed = realm.revolted = realm.protected = False
            _thin_out(run, seat)
        check_end(run)
        run.tell("round-ends", "ch.4.5", round=board.round)
        run.checkpoint()
        if board.ending or (board.limit and board.round >= board.limit):
            run.call(FinalScoring())

    def ask_military(self, run: Run[Board]) -> None:
        """ch.4.5, T-46: Gauls and Carthaginians say how much wine or ivory is military next round."""
        for seat in run.board.order:
            count = special_goods(run.board, seat)
            if count:
                options = [Option(str(number), message("option-military", count=number)) for number in range(count + 1)]
                run.ask(seat, "military-goods", "ch.4.5", options=options, default="0")

    def set_military(self, run: Run[Board]) -> None:
        """ch.4.5: the next round begins."""
        for seat, realm in run.board.realms.items():
            realm.military = 0
            if seat in run.answers:
                realm.military = int(getattr(run.answers[seat], "option", "0"))
                run.tell("military-set", "ch.4.5", seat=seat_name(seat), count=realm.military)
        run.goto("begin_round")


def special_goods(board: Board, seat: Seat) -> int:
    """T-46: how many goods of a seat may be luxury or military."""
    good = abilities(board, seat).military_good
    return 0 if good is None else goods_of(board, seat)[good]


def _on_ring(board: Board) -> Seat | None:
    """ch.5.1: whose leader stands on the ring."""
    return next((seat for seat, realm in board.realms.items() if realm.ring), None)


def _thin_out(run: Run[Board], seat: Seat) -> None:
    """ch.4.5: one piece in each land province, two with Farming 2; the city is kept first. Fleets stay."""
    board = run.board
    realm = board.realms[seat]
    keep = max(level(realm, "farming").pieces, 1)
    for area, land in board.lands.items():
        if land.owner == seat and (surplus := land.vassals + land.city - keep) > 0:
            surplus = min(surplus, land.vassals)
            land.vassals -= surplus
            realm.free += surplus
            if surplus:
                run.tell("vassals-home", "ch.4.5", seat=seat_name(seat), area=area_name(area), count=surplus)
