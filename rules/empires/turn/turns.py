"""ch.4: four turns, each with revolts, income, the start player, action rounds and perhaps a scoring."""

from rules.core.ids import Seat
from rules.core.messages import seat_name
from rules.core.procedures import Procedure
from rules.core.run import Run
from rules.empires.board.control import remove_marker
from rules.empires.board.holdings import is_last_province, persons
from rules.empires.board.names import area_name
from rules.empires.board.state import Board
from rules.empires.pack.edition import edition
from rules.empires.scoring.scoring import Scoring
from rules.empires.setup.founding import Founding
from rules.empires.turn.rounds import ActionRounds


class WholeGame(Procedure):
    """The set-up, then turn after turn; the scoring of the last one ends it (ch.3, 4, 8)."""

    steps = ("set_up", "begin_turn", "revolt", "collect", "play_rounds", "score", "end_turn")

    def set_up(self, run: Run[Board]) -> None:
        """ch.3: the set-up."""
        run.call(Founding())

    def begin_turn(self, run: Run[Board]) -> None:
        """ch.4: a turn begins."""
        run.board.phase = "actions"
        run.tell(
            "turn-begins", "ch.4", turn=run.board.turn, rounds=edition().scenario.action_rounds[run.board.turn - 1]
        )

    def revolt(self, run: Run[Board]) -> None:
        """ch.4.1, E-4, E-5, E-47: a column of provinces loses a marker each, but for forts and last provinces."""
        board, tables = run.board, edition().map.revolt
        die, column = run.roll("revolt-table")[0], run.roll("revolt-column")[0]
        half = "north" if die in tables.north_die else "south"
        areas = (tables.north if half == "north" else tables.south)[column - 1]
        run.tell("revolt", "ch.4.1", half=half, column=column, areas=tuple(area_name(area) for area in areas))
        for area in areas:
            state = board.areas[area]
            if state.owner is None or state.fort or (state.markers == 1 and is_last_province(board, area)):
                continue
            owner = seat_name(state.owner)
            neutral = remove_marker(run, area)
            run.tell("area-revolted" if neutral else "marker-lost", "ch.4.1", area=area_name(area), seat=owner)

    def collect(self, run: Run[Board]) -> None:
        """ch.4.2, E-46, E-47: income for all; from turn II on the start player marker goes one seat on."""
        board = run.board
        incomes = {seat: income(board, seat) for seat in board.order}
        for seat, goods in incomes.items():
            board.realms[seat].goods += goods
            run.tell("income", "ch.4.2", seat=seat_name(seat), goods=goods)
        if board.turn > 1:
            board.start = (board.start + 1) % len(board.order)
        run.tell("starts-turn", "E-46", seat=seat_name(board.order[board.start]))

    def play_rounds(self, run: Run[Board]) -> None:
        """ch.4.3: the action rounds."""
        run.call(ActionRounds())

    def score(self, run: Run[Board]) -> None:
        """ch.4.4, 8: scoring from turn II on."""
        if run.board.turn in edition().scenario.scoring_turns:
            run.call(Scoring())

    def end_turn(self, run: Run[Board]) -> None:
        """ch.4: the next turn."""
        run.checkpoint()
        run.board.turn += 1
        run.board.round = 0
        run.goto("begin_turn")


def income(board: Board, seat: Seat) -> int:
    """ch.4.2: five, one for each amphora, one for each trader."""
    provinces = edition().map.provinces
    amphorae = sum(
        state.owner == seat and area in provinces and provinces[area].amphora for area, state in board.areas.items()
    )
    return edition().scenario.income + amphorae + persons(board, seat, "trade")
