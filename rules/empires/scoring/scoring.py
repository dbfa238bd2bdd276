"""ch.8: victory points at the end of turns II to IV, and who has won."""

from msgspec import Struct

from rules.core.ids import Seat
from rules.core.messages import seat_name
from rules.core.procedures import Procedure
from rules.core.run import Run
from rules.empires.board.holdings import provinces_of, trade_on_map
from rules.empires.board.state import AreaState, Board
from rules.empires.pack.edition import edition


class Tallied(Struct, frozen=True):
    """What one seat gets in a scoring, by its parts."""

    control: int
    trade: int
    captured: int
    upkeep: int

    @property
    def total(self) -> int:
        """All together; it may be negative."""
        return self.control + self.trade + self.captured - self.upkeep


class Scoring(Procedure):
    """One scoring; that of the last turn ends the game (ch.8)."""

    steps = ("count", "decide")

    def count(self, run: Run[Board]) -> None:
        """ch.8, E-48: all are counted on the same board, then captured markers go home."""
        board = run.board
        for seat, tallied in {seat: tally(board, seat) for seat in board.order}.items():
            realm = board.realms[seat]
            realm.points += tallied.total
            realm.captured = {}
            run.tell(
                "scored",
                "ch.8",
                seat=seat_name(seat),
                points=tallied.total,
                control=tallied.control,
                trade=tallied.trade,
                captured=tallied.captured,
                upkeep=tallied.upkeep,
                total=realm.points,
            )

    def decide(self, run: Run[Board]) -> None:
        """ch.8: after the last turn the most points win."""
        board = run.board
        if board.turn < edition().scenario.last_turn:
            return
        best = max(standing(board, seat) for seat in board.order)
        winners = [seat for seat in board.order if standing(board, seat) == best]
        run.tell("game-won", "ch.8", winners=tuple(seat_name(seat) for seat in winners), points=best[0])
        run.finish(winners)


def standing(board: Board, seat: Seat) -> tuple[int, int, int]:
    """ch.8: points, then land provinces, then trade markers on the map."""
    return board.realms[seat].points, len(provinces_of(board, seat)), trade_on_map(board, seat)


def tally(board: Board, seat: Seat) -> Tallied:
    """ch.8, E-49: areas, trade majorities, captured markers, less the cost of general cards."""
    worth, face = edition().map.vp, edition().decks.face
    realm = board.realms[seat]
    return Tallied(
        sum(worth(area) for area, state in board.areas.items() if state.owner == seat),
        sum(worth(area) // 2 for area, state in board.areas.items() if leads(state, seat)),
        sum(realm.captured.values()),
        sum(face[card].cost for card in realm.cards),
    )


def leads(state: AreaState, seat: Seat) -> bool:
    """ch.8: whether a seat has more trade markers there than each other."""
    own = state.trade.get(seat, 0)
    return own > 0 and all(own > count for other, count in state.trade.items() if other != seat)
