"""Sorties: a garrison comes out against those before its city (6.8, P-7, R-93, R-94)."""

from collections.abc import Sequence
from typing import Annotated, ClassVar

from rules.assyrian_wars.battle.battle import Battle, Result
from rules.assyrian_wars.battle.losses import friends_of
from rules.assyrian_wars.board.forces import enemies_among, garrison, in_field, units
from rules.assyrian_wars.board.ids import AreaId, CountryId, HalfAP
from rules.assyrian_wars.board.names import piece_name
from rules.assyrian_wars.board.pieces import Piece
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.encounter.odds import percent
from rules.assyrian_wars.siege import odds as siege_odds
from rules.assyrian_wars.siege.capture import city_spokesman
from rules.assyrian_wars.turn import purse
from rules.assyrian_wars.turn.phasing import Given, ImpulseAction, phasing
from rules.core.actions import MOST_CANDIDATES, Candidate, Kind
from rules.core.ids import Seat
from rules.core.messages import Message, Name, Quote, Refusal, message, refuse
from rules.core.procedures import Procedure
from rules.core.run import Run
from rules.core.table import Table

SORTIE_PRICE = HalfAP(2)  # in the garrison's own impulse (6.8)


class Sortie(ImpulseAction, frozen=True):
    """A garrison comes out of its city against the enemies before it, for 1 AP (6.8).

    The city's owner brings everybody who is inside; another nation sorties alone (R-94).
    """

    rule: ClassVar[str] = "6.8"

    area: Annotated[AreaId, Kind("area")]

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        board, country = table.board, phasing(table.board)
        refusal = refuse_sortie(board, country, self.area)
        refusal = refusal or purse.refuse_cost(board, country, SORTIE_PRICE, self.rule)
        if refusal is not None:
            return refusal
        return Quote(
            self.rule, (purse.price(board, country, SORTIE_PRICE), *self._odds(board, country, seat)), risky=True
        )

    def _odds(self, board: Board, country: CountryId, seat: Seat) -> tuple[Message, ...]:
        """Who comes out, and the chance to lift the siege if the seat may see the besiegers (9.5)."""
        troops = sallying(board, country, self.area)
        who = message("quote-sortie", area=Name("area", self.area), units=len(units(troops)))
        before = enemies_before(board, troops, self.area)
        seers = [friends_of(board, piece.owner) for piece in before]
        if any(known is not None and seat not in known for known in seers):
            return (who,)
        found = siege_odds.sortie(board, self.area, troops, before)
        lifted = percent(found.win + found.bare)  # without units nobody goes on with a siege
        return who, message("quote-sortie-lifts", lifted=lifted)

    def apply(self, run: Run[Board], seat: Seat) -> None:
        country = phasing(run.board)
        purse.pay(run.board, country, SORTIE_PRICE)
        run.call(SortieBattle(area=self.area, country=country))

    @classmethod
    def choices(cls, board: Board, country: CountryId, param: str, given: Given, typed: str) -> list[Candidate]:
        if not purse.can_pay(board, country, SORTIE_PRICE):
            return []
        found = [
            Candidate(area, Name("area", area))
            for area, state in board.areas.items()
            if garrison(state) and area.startswith(typed) and refuse_sortie(board, country, area) is None
        ]
        return found[:MOST_CANDIDATES]


class SortieBattle(Procedure):
    """The garrison fights in the field for one round; ends with whether the siege is lifted (6.8, P-7)."""

    steps = ("fight", "look")

    area: AreaId
    country: CountryId  # the city's owner: everybody inside comes out; another nation: it alone

    def fight(self, run: Run[Board]) -> None:
        """6.8: like a field battle of one round, without routs and without the city's dice."""
        board = run.board
        troops = sallying(board, self.country, self.area)
        run.tell("sortie", "6.8", country=Name("country", self.country), area=Name("area", self.area))
        run.call(Battle(area=self.area, movers=tuple(piece.id for piece in troops), sortie=True))

    def look(self, run: Run[Board]) -> None:
        """6.8: as many hits as the besiegers' lift the siege."""
        won = isinstance(run.result, Result) and run.result.winner == "movers"
        run.end(won)


def sallying(board: Board, country: CountryId, area: AreaId) -> list[Piece]:
    """Who comes out: everybody inside for the city's owner, otherwise the country's own (R-94)."""
    inside = garrison(board.areas[area])
    if country == city_spokesman(board, area):
        return inside
    return [piece for piece in inside if piece.owner == country]


def refuse_sortie(board: Board, country: CountryId, area: AreaId) -> Refusal | None:
    """Why a country cannot sortie there in its impulse; None: it can (R-93)."""
    state = board.areas.get(area)
    if state is None:
        return refuse("6.8", "no-such-area", found=str(area))
    troops = sallying(board, country, area) if garrison(state) else []
    if not units(troops):
        return refuse("6.8", "sortie-needs-unit", area=Name("area", area))
    if not units(enemies_before(board, troops, area)):
        return refuse("6.8", "nobody-before-city", area=Name("area", area))
    tired = next((piece for piece in troops if piece.used), None)
    if tired is not None:
        return refuse(tired.finished_by, "finished", piece=piece_name(tired.id))
    return None


def enemies_before(board: Board, troops: Sequence[Piece], area: AreaId) -> list[Piece]:
    """The enemies of a garrison in the field of its area."""
    return enemies_among(board, troops[0].owner, [piece for piece in in_field(board.areas[area]) if piece.is_land])
