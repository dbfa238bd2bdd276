"""Mercenaries: hired from the own pool, sold by one power to others, kept by Assyria for a turn (5.1, 6.2, 9.6)."""

from collections.abc import Iterable
from typing import Annotated, ClassVar, cast

from rules.assyrian_wars.battle.losses import eliminate
from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.forces import strength
from rules.assyrian_wars.board.ids import ASSYRIA, MERCENARIES, AreaId, CountryId, HalfAP, PieceId, UnitId
from rules.assyrian_wars.board.names import names, piece_name
from rules.assyrian_wars.board.pieces import Piece, is_hired
from rules.assyrian_wars.board.relations import is_power, seat_of
from rules.assyrian_wars.board.state import MOST_SAVED, REGROUP, Board
from rules.assyrian_wars.build.building import Site, Units, known, one_of_each, printed, refuse_picks
from rules.assyrian_wars.build.placing import hiring_sites, place, refuse_site
from rules.assyrian_wars.control.control import Occupation, quote_leaving, unsettled
from rules.assyrian_wars.march.army_groups import tidy_groups
from rules.assyrian_wars.setup.setup import draw_mercenaries, mercenaries_due
from rules.assyrian_wars.turn import purse
from rules.assyrian_wars.turn.phasing import Given, ImpulseAction, open_tags, phasing
from rules.core import picking
from rules.core.actions import Action, Candidate, Kind
from rules.core.ids import Seat
from rules.core.messages import Name, Quote, Refusal, message, refuse
from rules.core.procedures import Procedure
from rules.core.questions import Answer, ChooseMany, Option, Question
from rules.core.run import Run
from rules.core.table import Table

SELL, KEEP = "sell", "keep"


class Hire(ImpulseAction, frozen=True):
    """Hires mercenaries of the own pool for ½ AP a strength point (6.2)."""

    rule: ClassVar[str] = "6.2"

    units: Units
    area: Site

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        board, country = table.board, phasing(table.board)
        wrong = refuse_hiring(board, country, self.units, country)
        wrong = wrong or refuse_sites(board, country, self.units, self.area)
        if wrong is not None:
            return wrong
        cost = hiring_price(board, self.units)
        wrong = purse.refuse_cost(board, country, cost, self.rule)
        return wrong or Quote(self.rule, (purse.price(board, country, cost),), risky=True)

    def apply(self, run: Run[Board], seat: Seat) -> None:
        board, country = run.board, phasing(run.board)
        purse.pay(board, country, hiring_price(board, self.units))
        enlist(run, self.units, country, country, self.area)

    @classmethod
    def choices(cls, board: Board, country: CountryId, param: str, given: Given, typed: str) -> list[Candidate]:
        if param == "area":
            pools = {CountryId(unit[:2]) for unit in given.get("units", "").split()} or {MERCENARIES}
            first, *others = [hiring_sites(board, country, pool) for pool in sorted(pools)]
            return picking.one([area for area in first if all(area in sites for sites in others)], typed, "area")
        return hire_candidates(board, country, country, typed)


class BuyMercenaries(ImpulseAction, frozen=True):
    """Offers to buy mercenaries out of another power's pool at their price, if it agrees (9.6)."""

    rule: ClassVar[str] = "9.6"

    seller: Annotated[CountryId, Kind("country")]
    units: Units
    area: Site

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        board, country = table.board, phasing(table.board)
        wrong = refuse_trade(board, country, self.seller)
        wrong = wrong or refuse_hiring(board, country, self.units, self.seller, self.rule)
        wrong = wrong or refuse_sites(board, country, self.units, self.area)
        if wrong is not None:
            return wrong
        cost = purse.round_up(hiring_price(board, self.units))
        wrong = purse.refuse_cost(board, country, cost, self.rule)
        asks = message("quote-asks", country=Name("country", self.seller))
        return wrong or Quote(self.rule, (purse.price(board, country, cost), asks), risky=True)

    def apply(self, run: Run[Board], seat: Seat) -> None:
        run.call(MercenarySale(seller=self.seller, buyer=phasing(run.board), units=self.units, area=self.area))

    @classmethod
    def choices(cls, board: Board, country: CountryId, param: str, given: Given, typed: str) -> list[Candidate]:
        if param == "seller":
            powers = [code for code, state in board.countries.items() if state.is_power]
            selling = [code for code in powers if refuse_trade(board, country, code) is None]
            found = [code for code in selling if hire_candidates(board, country, code, "")]
            return picking.one(found, typed, "country")
        if param == "area":
            return picking.one(hiring_sites(board, country, MERCENARIES), typed, "area")
        seller = CountryId(given.get("seller", ""))
        return hire_candidates(board, country, seller, typed) if seller in board.countries else []


class MercenarySale(Procedure):
    """A power is asked whether it sells mercenaries of its pool (9.6, R-270)."""

    steps = ("ask", "settle")

    seller: CountryId
    buyer: CountryId
    units: tuple[UnitId, ...]
    area: Site

    def ask(self, run: Run[Board]) -> None:
        """9.6: the price is fixed; the seller sells the package or keeps it."""
        seat = seat_of(run.board, self.seller)
        if seat is None:
            return
        run.ask(
            seat,
            "sell-mercenaries",
            "9.6",
            options=(KEEP, SELL),
            default=KEEP,
            reason=message(
                "sale-offer",
                seller=Name("country", self.seller),
                buyer=Name("country", self.buyer),
                units=names(self.units),
                halves=purse.round_up(hiring_price(run.board, self.units)),
            ),
        )

    def settle(self, run: Run[Board]) -> None:
        """9.6: the price, rounded up, goes to the seller's savings, of which at most 4 AP stay (R-270)."""
        board = run.board
        there = for_sale(board, self.seller)
        if (
            not run.answers or run.choice == KEEP or any(unit not in there for unit in self.units)
        ):  # a ruling may have taken one away
            run.tell("sale-declined", "9.6", seller=Name("country", self.seller), buyer=Name("country", self.buyer))
            return
        cost = purse.round_up(hiring_price(board, self.units))
        purse.pay(board, self.buyer, cost)
        seller = board.countries[self.seller]
        seller.saved = HalfAP(min(MOST_SAVED, seller.saved + cost))
        seller.turn.sold_mercenaries = True
        board.countries[self.buyer].turn.bought_mercenaries = True
        enlist(run, self.units, self.seller, self.buyer, self.area)


class Rehire(Procedure):
    """Assyria's first impulse of a turn: the mercenaries on the map it keeps, and new ones instead of others (R-31)."""

    steps = ("ask", "keep", "draw")

    kept: int = 0

    def ask(self, run: Run[Board]) -> None:
        """5.1: before any other action Assyria names those that it keeps; a card may be played for AP first."""
        there, seat = on_map(run.board), seat_of(run.board, ASSYRIA)
        if there and seat is not None:
            run.ask(
                seat,
                "keep-mercenaries",
                "5.1",
                options=[Option(piece.id, message("option-keep-unit", unit=piece_name(piece.id))) for piece in there],
                actions=open_tags(run.kit, "upkeep"),
                default=ChooseMany(()),
                reason=message("keep-mercenaries", left=purse.left(run.board, ASSYRIA)),
                private=True,
                at_least=0,
                at_most=len(there),
            )

    def check(self, table: Table[Board], question: Question, answer: Answer) -> Refusal | Quote | None:
        """Half an AP a strength point of the side that shows (R-31)."""
        if not isinstance(answer, ChooseMany):
            return None
        cost = keeping_price(table.board, answer.options)
        wrong = purse.refuse_cost(table.board, ASSYRIA, cost, "5.1")
        if wrong is not None:
            return wrong
        gone = [piece.id for piece in on_map(table.board) if piece.id not in answer.options]
        held = [area for area, state in table.board.areas.items() if any(piece.id in gone for piece in state.pieces)]
        lines = quote_leaving(table.board, gone, held)
        return Quote("5.1", (purse.price(table.board, ASSYRIA, cost), *lines), risky=True)

    def keep(self, run: Run[Board]) -> None:
        """5.1: those that are kept are paid and stay where they are, the others go to the game pool."""
        board = run.board
        if run.answers and isinstance(run.answer, Action):
            run.goto("ask")
            return
        chosen = run.answer.options if run.answers and isinstance(run.answer, ChooseMany) else ()
        purse.pay(board, ASSYRIA, keeping_price(board, chosen))
        for piece in on_map(board):
            if piece.id not in chosen:
                eliminate(board, edition_of(board).counters, piece)
        self.kept = len(chosen)
        tidy_groups(run)
        for area in unsettled(board):
            run.call(Occupation(area=area))
        run.tell("mercenaries-kept", "5.1", country=Name("country", ASSYRIA), count=self.kept)

    def draw(self, run: Run[Board]) -> None:
        """5.1: eight new ones, less those that were kept."""
        state = run.board.countries[ASSYRIA]
        draw_mercenaries(run.board, ASSYRIA, max(0, mercenaries_due(ASSYRIA, state) - self.kept), run.draw)


def must_rehire(board: Board, country: CountryId) -> bool:
    """Assyria, in its first impulse of a turn after the first (5.1, R-31)."""
    later = board.clock.turn > edition_of(board).scenarios[board.scenario].first_turn
    return country == ASSYRIA and later and not board.countries[country].turn.mercenaries_drawn


def on_map(board: Board) -> list[Piece]:
    """Assyria's mercenaries on the map, in boxes and at sea; not those in the Regroup Box (5.1)."""
    return [
        piece
        for where, pieces in board.places()
        if where != REGROUP and where.kind != "war"
        for piece in pieces
        if piece.owner == ASSYRIA and piece.nation == MERCENARIES
    ]


def keeping_price(board: Board, chosen: Iterable[str]) -> int:
    """Half an AP a strength point of the side that shows."""
    picked = frozenset(chosen)
    return strength(edition_of(board).counters, [piece for piece in on_map(board) if piece.id in picked])


# Hiring.


def hired_in_pool(board: Board, country: CountryId) -> list[UnitId]:
    """The mercenaries, Aramaeans and Arabs that a country may hire (4.2)."""
    return [cast(UnitId, piece) for piece in board.countries[country].pool if is_hired(piece)]


def first_for_hire(board: Board, country: CountryId) -> list[UnitId]:
    """What a country may hire next: Aramaeans and Arabs of its pool before ordinary mercenaries (2.3, 6.2)."""
    pool = hired_in_pool(board, country)
    return [unit for unit in pool if unit[:2] != MERCENARIES] or pool


def for_sale(board: Board, country: CountryId) -> list[UnitId]:
    """The mercenaries of a pool; Aramaeans and Arabs are not sold (9.6)."""
    return [unit for unit in hired_in_pool(board, country) if unit[:2] == MERCENARIES]


def hiring_price(board: Board, units: Iterable[UnitId]) -> HalfAP:
    """Half an AP a strength point, whatever the class (6.2, 9.7)."""
    return HalfAP(sum(unit.full for unit in printed(board, units)))


def refuse_hiring(
    board: Board, country: CountryId, units: tuple[UnitId, ...], seller: CountryId, rule: str = "6.2"
) -> Refusal | None:
    """Nomads hire nobody; only what is in the pool; Aramaeans and Arabs before others of the own pool (6.2, 10.1)."""
    if board.countries[country].is_tribe:
        return refuse("10.1", "nomads-do-not-hire", country=Name("country", country))
    pool = hired_in_pool(board, country) if seller == country else for_sale(board, seller)
    wrong = refuse_picks(units, pool, rule, "not-in-pool")
    if wrong is not None:
        return wrong
    nomads = [unit for unit in pool if unit[:2] != MERCENARIES and unit not in units]
    if nomads and any(unit[:2] == MERCENARIES for unit in units):
        return refuse("10.1", "nomads-are-hired-first", units=names(nomads))
    return None


def refuse_sites(board: Board, country: CountryId, units: tuple[UnitId, ...], area: AreaId) -> Refusal | None:
    """The refusal of a place that is wrong for one of them (6.2)."""
    pools = dict.fromkeys(unit[:2] for unit in units)
    first_of_each = [next(unit for unit in units if unit[:2] == pool) for pool in pools]
    refusals = (refuse_site(board, country, unit, area) for unit in first_of_each)
    return next((refusal for refusal in refusals if refusal is not None), None)


def refuse_trade(board: Board, buyer: CountryId, seller: CountryId) -> Refusal | None:
    """Powers sell; who has sold this turn may not buy, and the other way round (9.6, R-270)."""
    if not board.options.selling:
        return refuse("9.6", "rule-not-in-use", rule="9.6")
    if seller not in board.countries or not is_power(board, seller) or seller == buyer:
        powers = tuple(Name("country", code) for code in board.countries if is_power(board, code) and code != buyer)
        return refuse("9.6", "only-powers-sell", found=str(seller), powers=powers)
    if seat_of(board, seller) is None:
        return refuse("9.6", "nobody-acts-for", country=Name("country", seller))
    if board.countries[buyer].turn.sold_mercenaries:
        return refuse("9.6", "seller-may-not-buy", country=Name("country", buyer))
    if board.countries[seller].turn.bought_mercenaries:
        return refuse("9.6", "buyer-may-not-sell", country=Name("country", seller))
    return None


def enlist(run: Run[Board], units: tuple[UnitId, ...], pool: CountryId, country: CountryId, area: AreaId) -> None:
    """Mercenaries enter the map at full strength (6.2)."""
    board = run.board
    for unit in units:
        board.countries[pool].pool.remove(unit)
        place(board, country, Piece(unit, country), area)
    run.tell("units-hired", "6.2", country=Name("country", country), units=names(units), area=Name("area", area))


def hire_candidates(board: Board, country: CountryId, seller: CountryId, typed: str) -> list[Candidate]:
    """One of each kind that can be hired and paid, in whole AP out of another's pool; nomads first (6.2, 9.6)."""
    if purse.left(board, country) <= 0 or board.countries[country].is_tribe:
        return []
    pool = hired_in_pool(board, country) if seller == country else for_sale(board, seller)
    chosen, _ = picking.picked(typed)
    nomads = [unit for unit in pool if unit[:2] != MERCENARIES and unit not in chosen]
    offered = nomads or pool
    spent = hiring_price(board, known(board, chosen))
    prices = {unit: spent + hiring_price(board, [unit]) for unit in one_of_each(board, offered, chosen)}
    if seller != country:
        prices = {unit: purse.round_up(price) for unit, price in prices.items()}
    within = [unit for unit, price in prices.items() if purse.can_pay(board, country, price)]
    return picking.several(within, typed, lambda unit: piece_name(PieceId(unit)))
