"""Buying a leader: drawn at random, then placed (6.3, R-40)."""

from typing import ClassVar, cast

from rules.assyrian_wars.board.ids import AreaId, CountryId, HalfAP, LeaderId
from rules.assyrian_wars.board.names import piece_name
from rules.assyrian_wars.board.pieces import Piece, is_leader
from rules.assyrian_wars.board.relations import seat_of
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.build.placing import leader_sites, place
from rules.assyrian_wars.turn import purse
from rules.assyrian_wars.turn.phasing import ImpulseAction, phasing
from rules.core.ids import Seat
from rules.core.messages import Name, Quote, Refusal, message, refuse
from rules.core.procedures import Procedure
from rules.core.questions import Choose, Option
from rules.core.run import Run
from rules.core.table import Table

LEADER_PRICE = HalfAP(4)  # 6.3


class BuyLeader(ImpulseAction, frozen=True):
    """Buys a random leader of the force pool, once an impulse (6.3)."""

    rule: ClassVar[str] = "6.3"

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        board, country = table.board, phasing(table.board)
        if purse.running(board).leader_bought:
            return refuse("6.3", "one-leader-an-impulse")
        found = leaders_in_pool(board, country)
        if not found:
            return refuse("6.3", "no-leader-in-pool", country=Name("country", country))
        if not leader_sites(board, country):
            return refuse("6.3", "no-home-area-free", country=Name("country", country))
        wrong = purse.refuse_cost(board, country, LEADER_PRICE, self.rule)
        chance = message("quote-random-leader", leaders=tuple(piece_name(leader) for leader in found))
        return wrong or Quote(self.rule, (purse.price(board, country, LEADER_PRICE), chance), risky=True)

    def apply(self, run: Run[Board], seat: Seat) -> None:
        board, country = run.board, phasing(run.board)
        purse.pay(board, country, LEADER_PRICE)
        purse.running(board).leader_bought = True
        (leader,) = run.draw("leader", leaders_in_pool(board, country), 1, None)
        run.tell("leader-drawn", "6.3", country=Name("country", country), leader=Name("leader", leader))
        run.call(PlaceLeader(country=country, leader=cast(LeaderId, leader)))


class PlaceLeader(Procedure):
    """Where the leader who was drawn appears (6.3)."""

    steps = ("ask", "arrive")

    country: CountryId
    leader: LeaderId

    def ask(self, run: Run[Board]) -> None:
        """6.3: in a home area free of enemies, whatever its shape (R-40)."""
        sites, seat = leader_sites(run.board, self.country), seat_of(run.board, self.country)
        if not sites or seat is None or self.leader not in run.board.countries[self.country].pool:
            return  # a ruling has put him elsewhere, or left no such area, or nobody to decide
        run.ask(
            seat,
            "place-leader",
            "6.3",
            options=[Option(site, message("option-area", area=Name("area", site))) for site in sites],
            default=Choose(sites[0]),
            reason=message("place-leader", leader=Name("leader", self.leader)),
            forced=True,
        )

    def arrive(self, run: Run[Board]) -> None:
        """6.3, 9.2: he appears on his weak side, without a king marker (R-14)."""
        if not run.answers:
            return
        board, area = run.board, AreaId(run.choice)
        board.countries[self.country].pool.remove(self.leader)
        place(board, self.country, Piece(self.leader, self.country, reduced=board.options.reduced_leaders), area)
        run.tell("leader-placed", "6.3", leader=Name("leader", self.leader), area=Name("area", area))


def leaders_in_pool(board: Board, country: CountryId) -> list[LeaderId]:
    """The leaders who can be bought; kings are crowned, not bought (6.3)."""
    return [cast(LeaderId, piece) for piece in board.countries[country].pool if is_leader(piece)]
