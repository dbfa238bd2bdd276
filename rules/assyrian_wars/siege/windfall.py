"""Nomads turn ECO+ markers of a taken city into troops on the spot (6.8.4, 10.1, R-96)."""

from rules.assyrian_wars.board.ids import AreaId, CountryId, HalfAP, PieceId, UnitId
from rules.assyrian_wars.board.names import piece_name
from rules.assyrian_wars.board.pieces import Piece
from rules.assyrian_wars.board.relations import seat_of
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.build.building import building_price, printed, regulars
from rules.assyrian_wars.build.placing import place
from rules.assyrian_wars.build.rebuilding import rebuilding_price
from rules.assyrian_wars.build.regrouping import buying_back_price, in_regroup_box
from rules.core.messages import Name, message
from rules.core.procedures import Procedure
from rules.core.questions import Choose, Option
from rules.core.run import Run

AP_A_MARKER = HalfAP(14)  # 7 AP (6.8.4)
DONE = "done"


class Windfall(Procedure):
    """AP that are spent at once and in one area on building, rebuilding and regrouping; the rest is lost (R-96)."""

    steps = ("ask", "spend")

    country: CountryId
    area: AreaId
    left: HalfAP

    def ask(self, run: Run[Board]) -> None:
        """6.8.4: the next purchase, or no more."""
        board = run.board
        seat, offers = seat_of(board, self.country), self.offers(board)
        if seat is None or not offers:
            return
        run.ask(
            seat,
            "windfall",
            "6.8.4",
            options=[
                *(
                    Option(piece, message("option-windfall", piece=piece_name(piece), halves=cost))
                    for piece, cost in offers.items()
                ),
                Option(DONE, message("option-windfall-done")),
            ],
            default=Choose(next(iter(offers))),
            reason=message(
                "windfall", country=Name("country", self.country), area=Name("area", self.area), halves=self.left
            ),
        )

    def spend(self, run: Run[Board]) -> None:
        """6.8.4: the piece is rebuilt, comes back, or is new; what is not spent is lost."""
        if not run.answers or run.choice == DONE:
            run.tell("windfall-over", "6.8.4", country=Name("country", self.country), lost=self.left)
            run.end()
            return
        board, piece = run.board, PieceId(run.choice)
        self.left = HalfAP(self.left - self.offers(board)[piece])
        there = next((unit for unit in board.areas[self.area].pieces if unit.id == piece), None)
        if there is not None:
            there.reduced = False
        elif piece in in_regroup_box(board, self.country):
            place(board, self.country, board.take(piece), self.area)
        else:
            board.countries[self.country].pool.remove(piece)
            place(board, self.country, Piece(piece, self.country), self.area)
        run.tell("windfall-spent", "6.8.4", piece=piece_name(piece), area=Name("area", self.area))
        run.goto("ask")

    def offers(self, board: Board) -> dict[PieceId, HalfAP]:
        """What can still be paid for, and its price: reduced units there, the Regroup Box, the force pool."""
        reduced = [
            piece.id
            for piece in board.areas[self.area].pieces
            if piece.is_unit and piece.reduced and piece.owner == self.country
        ]
        prices = {piece: rebuilding_price(board, UnitId(piece)) for piece in reduced}
        prices |= {piece: buying_back_price([piece]) for piece in in_regroup_box(board, self.country)}
        new = printed(board, regulars(board, self.country))
        prices |= {PieceId(unit.id): building_price(board.options, unit) for unit in new}
        return {piece: cost for piece, cost in prices.items() if cost <= self.left}
