"""Building units from the force pool (6.1, 9.7)."""

from collections.abc import Iterable
from typing import Annotated, ClassVar, cast

from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.ids import AreaId, CountryId, HalfAP, PieceId, UnitId
from rules.assyrian_wars.board.names import names, piece_name
from rules.assyrian_wars.board.pieces import Piece, is_hired, is_leader
from rules.assyrian_wars.board.state import Board, Options
from rules.assyrian_wars.build.placing import building_sites, place, refuse_site
from rules.assyrian_wars.pack.counters import Unit
from rules.assyrian_wars.turn import purse
from rules.assyrian_wars.turn.phasing import Given, ImpulseAction, phasing
from rules.core import picking
from rules.core.actions import Candidate, Kind
from rules.core.ids import Seat
from rules.core.messages import Name, Quote, Refusal, refuse
from rules.core.run import Run
from rules.core.table import Table

PER_POINT = HalfAP(4)  # 2 AP a strength point (6.1)
ABILITY_PRICE = {"HI": 2, "B": 2, "LC": 2, "HB": 2, "HC": 2, "CH": 4}  # in halves, with 9.7 only (Unit Costs)

Units = Annotated[tuple[UnitId, ...], Kind("unit", many=True, together=True)]
Site = Annotated[AreaId, Kind("area")]


class Build(ImpulseAction, frozen=True):
    """Builds regular units of the force pool in a city of a home area (6.1)."""

    rule: ClassVar[str] = "6.1"

    units: Units
    area: Site

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        board, country = table.board, phasing(table.board)
        wrong = refuse_picks(self.units, regulars(board, country), "6.1", "not-in-pool")
        if wrong is not None:
            return wrong
        wrong = refuse_site(board, country, self.units[0], self.area)
        cost = sum(building_price(board.options, unit) for unit in printed(board, self.units))
        wrong = wrong or purse.refuse_cost(board, country, cost, "6.1")
        return wrong or Quote(self.rule, (purse.price(board, country, cost),), risky=True)

    def apply(self, run: Run[Board], seat: Seat) -> None:
        board, country = run.board, phasing(run.board)
        purse.pay(board, country, sum(building_price(board.options, unit) for unit in printed(board, self.units)))
        for unit in self.units:
            board.countries[country].pool.remove(unit)
            place(board, country, Piece(unit, country), self.area)
        run.tell(
            "units-built",
            "6.1",
            country=Name("country", country),
            units=names(self.units),
            area=Name("area", self.area),
        )

    @classmethod
    def choices(cls, board: Board, country: CountryId, param: str, given: Given, typed: str) -> list[Candidate]:
        if param == "area":
            return picking.one(building_sites(board, country), typed, "area")
        if not purse.can_pay(board, country, PER_POINT) or not building_sites(board, country):
            return []
        chosen, _ = picking.picked(typed)
        spent = sum(building_price(board.options, unit) for unit in printed(board, known(board, chosen)))
        within = [
            unit
            for unit in one_of_each(board, regulars(board, country), chosen)
            if purse.can_pay(board, country, spent + building_price(board.options, printed(board, [unit])[0]))
        ]
        return picking.several(within, typed, lambda unit: piece_name(PieceId(unit)))


def building_price(options: Options, unit: Unit) -> HalfAP:
    """2 AP a strength point, and with 9.7 something for special abilities (6.1, 9.7)."""
    ability = ABILITY_PRICE.get(unit.cls, 0) if options.special_units else 0
    return HalfAP(unit.full * PER_POINT + ability)


def regulars(board: Board, country: CountryId) -> list[UnitId]:
    """The regular land units in a country's force pool (4.2)."""
    pool = board.countries[country].pool
    return [cast(UnitId, piece) for piece in pool if not is_leader(piece) and not is_hired(piece) and not _sails(piece)]


def ships_in_pool(board: Board, country: CountryId) -> list[UnitId]:
    """The ships in a country's force pool."""
    return [cast(UnitId, piece) for piece in board.countries[country].pool if not is_leader(piece) and _sails(piece)]


def _sails(piece: PieceId) -> bool:
    return piece[3:5] == "SH"


def printed(board: Board, units: Iterable[UnitId]) -> list[Unit]:
    """What is printed on these counters."""
    counters = edition_of(board).counters.units
    return [counters[unit] for unit in units]


def known(board: Board, words: Iterable[str]) -> list[UnitId]:
    """Those of the words that name a unit."""
    counters = edition_of(board).counters.units
    return [unit for unit in map(_as_unit, words) if unit in counters]


def _as_unit(word: str) -> UnitId:
    return UnitId(PieceId(word))


def one_of_each(board: Board, units: Iterable[UnitId], chosen: Iterable[str]) -> list[UnitId]:
    """The first unit of each kind that was not picked yet: equal counters need not be told apart."""
    taken = frozenset(chosen)
    kinds: dict[tuple[str, str, int, int], UnitId] = {}
    for unit in printed(board, [unit for unit in units if unit not in taken]):
        kinds.setdefault((unit.country, unit.cls, unit.full, unit.reduced), unit.id)
    return list(kinds.values())


def refuse_picks(picks: Iterable[PieceId], pool: Iterable[PieceId], rule: str, id: str) -> Refusal | None:
    """None picked, one picked twice, or one that is not on offer."""
    chosen, offered = list(picks), list(pool)
    if not chosen:
        return refuse(rule, "nothing-picked")
    for index, pick in enumerate(chosen):
        if pick not in offered:
            return refuse(rule, id, found=str(pick), pool=names(offered[:10]))
        if pick in chosen[:index]:
            return refuse(rule, "picked-twice", piece=piece_name(pick))
    return None
