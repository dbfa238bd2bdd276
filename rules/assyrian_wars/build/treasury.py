"""Army group cards sold, units turned into ECO, loans repaid: what fills and empties a treasury (6.6.6, 6.11, 9.4)."""

from typing import Annotated, ClassVar

from rules.assyrian_wars.battle.losses import eliminate
from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.forces import factor
from rules.assyrian_wars.board.ids import ASSYRIA, AreaId, CardId, CountryId, HalfAP, UnitId
from rules.assyrian_wars.board.names import names, piece_name
from rules.assyrian_wars.board.pieces import Piece
from rules.assyrian_wars.board.relations import is_power, seat_of
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.build.building import Site
from rules.assyrian_wars.events.war_hooks import give_up_eco_marker
from rules.assyrian_wars.march.army_groups import dissolve, group_on, holding, tidy_groups
from rules.assyrian_wars.turn import purse
from rules.assyrian_wars.turn.phasing import Given, ImpulseAction, phasing
from rules.core import picking
from rules.core.actions import Candidate, Kind
from rules.core.ids import Seat
from rules.core.messages import Name, Quote, Refusal, message, refuse
from rules.core.procedures import Procedure
from rules.core.questions import Choose, Option
from rules.core.run import Run
from rules.core.table import Table

SALE_PRICE = HalfAP(8)  # 4 AP (6.6.6)
DISBAND_PRICE = HalfAP(8)
DISBANDED_FACTOR = 2  # 9.4
MOST_ECO_PLUS = 2  # in one area


class SellGroupCard(ImpulseAction, frozen=True):
    """Sells the army group card for 4 AP in the first impulse of a turn (6.6.6)."""

    rule: ClassVar[str] = "6.6.6"

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        board, country = table.board, phasing(table.board)
        wrong = purse.refuse_closed(board) or refuse_sale(board, country)
        if wrong is not None:
            return wrong
        return Quote(self.rule, (message("quote-gain", halves=SALE_PRICE),), risky=True)

    def apply(self, run: Run[Board], seat: Seat) -> None:
        sell_card(run, phasing(run.board))


class DisbandForEco(ImpulseAction, frozen=True):
    """Disbands a regular of factor 2 and pays 4 AP for an ECO+1 marker, once a turn (9.4)."""

    rule: ClassVar[str] = "9.4"

    unit: Annotated[UnitId, Kind("unit")]
    area: Site

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        board, country = table.board, phasing(table.board)
        wrong = refuse_disbanding(board, country)
        if wrong is not None:
            return wrong
        found = disbandable(board, country)
        if self.unit not in [piece.id for piece in found]:
            return refuse(self.rule, "not-disbandable", found=self.unit, units=names(piece.id for piece in found[:10]))
        places = marker_sites(board, country)
        if self.area not in places:
            allowed = tuple(Name("area", area) for area in places)
            return refuse(self.rule, "no-home-city", area=Name("area", self.area), sites=allowed)
        wrong = purse.refuse_cost(board, country, DISBAND_PRICE, self.rule)
        return wrong or Quote(self.rule, (purse.price(board, country, DISBAND_PRICE),), risky=True)

    def apply(self, run: Run[Board], seat: Seat) -> None:
        board, country = run.board, phasing(run.board)
        purse.pay(board, country, DISBAND_PRICE)
        piece = next(piece for piece in disbandable(board, country) if piece.id == self.unit)
        eliminate(board, edition_of(board).counters, piece)
        board.areas[self.area].eco_plus += 1
        board.countries[country].turn.disbanded = True
        run.tell("unit-disbanded", self.rule, unit=piece_name(self.unit), area=Name("area", self.area))
        tidy_groups(run)

    @classmethod
    def choices(cls, board: Board, country: CountryId, param: str, given: Given, typed: str) -> list[Candidate]:
        if refuse_disbanding(board, country) is not None or not purse.can_pay(board, country, DISBAND_PRICE):
            return []
        if param == "area":
            return picking.one(marker_sites(board, country), typed, "area")
        return picking.one([piece.id for piece in disbandable(board, country)], typed, "unit")


# The army group card.


def refuse_sale(board: Board, country: CountryId) -> Refusal | None:
    """A power but Assyria, in its first impulse of the turn, once (6.6.6, R-47)."""
    name = Name("country", country)
    if country == ASSYRIA or not is_power(board, country):
        return refuse("6.6.6", "may-not-sell-card", country=name)
    if board.countries[country].turn.impulses:
        return refuse("6.6.6", "only-in-first-impulse", country=name)
    if not unsold_cards(board, country):
        return refuse("6.6.6", "no-card-to-sell", country=name)
    return None


def unsold_cards(board: Board, country: CountryId) -> list[CardId]:
    """A country's army group cards that it has not sold this turn."""
    sold = board.countries[country].turn.sold_cards
    return [card for card in edition_of(board).cards.army_groups.get(country, ()) if card not in sold]


def must_sell_card(board: Board, country: CountryId) -> bool:
    """In its first impulse of a turn in which the card may not be used yet: the Mede before turn 4 (6.6.6, 10.2)."""
    if refuse_sale(board, country) is not None:
        return False
    return board.clock.turn < holding(board, unsold_cards(board, country)[0]).from_turn


def sell_card(run: Run[Board], country: CountryId) -> None:
    """4 AP for this impulse; a group on the card dissolves at once (6.6.6, R-47)."""
    board = run.board
    card = unsold_cards(board, country)[0]
    board.countries[country].turn.sold_cards.append(card)
    if group_on(board, card) is not None:
        dissolve(run, card)
    purse.gain(board, SALE_PRICE)
    run.tell("group-card-sold", "6.6.6", country=Name("country", country), halves=SALE_PRICE)


# Units into ECO.


def refuse_disbanding(board: Board, country: CountryId) -> Refusal | None:
    """A power but Assyria, in its first impulse, once a turn (9.4, R-268)."""
    name = Name("country", country)
    if not board.options.standing_army:
        return refuse("9.4", "rule-not-in-use", rule="9.4")
    if country == ASSYRIA or not is_power(board, country):
        return refuse("9.4", "may-not-disband", country=name)
    if board.countries[country].turn.impulses:
        return refuse("9.4", "only-in-first-impulse", country=name)
    if board.countries[country].turn.disbanded:
        return refuse("9.4", "one-unit-a-turn", country=name)
    return None


def disbandable(board: Board, country: CountryId) -> list[Piece]:
    """Regulars on the map whose factor is exactly 2 now (R-98, R-268)."""
    counters = edition_of(board).counters
    return [
        piece
        for state in board.areas.values()
        for piece in state.pieces
        if piece.owner == country and piece.is_regular and factor(counters, piece) == DISBANDED_FACTOR
    ]


def marker_sites(board: Board, country: CountryId) -> list[AreaId]:
    """Home cities of a country that can take another ECO+1 marker (9.4, R-268)."""
    cities = edition_of(board).map.home_cities[country]
    return [
        area
        for area in cities
        if area in board.areas and board.areas[area].control == country and board.areas[area].eco_plus < MOST_ECO_PLUS
    ]


# Loans.


class RepayLoan(Procedure):
    """The first charge on a scheduled impulse; who cannot pay loses an ECO level (6.11, R-20, R-133)."""

    steps = ("pay", "ask", "suffer")

    country: CountryId

    def pay(self, run: Run[Board]) -> None:
        """6.11: out of income and savings; what is missing costs one marker, and the debt is gone."""
        board = run.board
        state = board.countries[self.country]
        loan, means = state.loan, purse.lasting(board)
        purse.pay_first(board, min(loan, means))
        purse.running(board).repaid = HalfAP(min(loan, means))
        state.loan = HalfAP(0)
        run.tell("loan-repaid", "6.11", country=Name("country", self.country), halves=min(loan, means))
        if loan <= means:
            run.end()

    def ask(self, run: Run[Board]) -> None:
        """6.11: which ECO+1 marker goes, or which city gets an ECO-1 marker (R-133)."""
        sites, seat = self._sites(run.board), seat_of(run.board, self.country)
        if sites and seat is not None:
            run.ask(
                seat,
                "default-on-loan",
                "6.11",
                options=[Option(site, message("option-area", area=Name("area", site))) for site in sites],
                default=Choose(sites[0]),
                reason=message("loan-not-repaid", country=Name("country", self.country)),
                forced=True,
            )

    def suffer(self, run: Run[Board]) -> None:
        """6.11: an ECO+1 marker is removed if there is one, otherwise an ECO-1 marker is placed."""
        if not run.answers:
            return
        area = AreaId(run.choice)
        if run.board.areas[area].eco_plus:
            give_up_eco_marker(run, area)
        else:
            run.board.areas[area].eco_minus += 1
        run.tell("loan-defaulted", "6.11", country=Name("country", self.country), area=Name("area", area))

    def _sites(self, board: Board) -> list[AreaId]:
        cities = edition_of(board).map
        own = [area for area, state in board.areas.items() if state.control == self.country]
        rich = [area for area in own if board.areas[area].eco_plus]
        return rich or [area for area in own if cities.areas[area].has_city and not board.areas[area].eco_minus]
