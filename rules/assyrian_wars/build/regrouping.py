"""The Regroup Box, and two reduced units made one (6.5, 9.3)."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Annotated, ClassVar

from rules.assyrian_wars.battle.losses import aboard, eliminate, friends_of
from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.ids import MERCENARIES, AreaId, CountryId, HalfAP, PieceId, UnitId
from rules.assyrian_wars.board.names import names, piece_name
from rules.assyrian_wars.board.pieces import Place, is_hired, is_leader
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.build.building import Site, refuse_picks
from rules.assyrian_wars.build.placing import place, refuse_site, sites
from rules.assyrian_wars.build.rebuilding import reduced_pieces
from rules.assyrian_wars.march.army_groups import tidy_groups
from rules.assyrian_wars.turn import purse
from rules.assyrian_wars.turn.phasing import Given, ImpulseAction, phasing
from rules.core import picking
from rules.core.actions import Candidate, Kind
from rules.core.ids import Seat
from rules.core.messages import Name, Quote, Refusal, refuse
from rules.core.run import Run
from rules.core.table import Table

REGULAR_PRICE = HalfAP(2)  # units and leaders (6.5)
MERCENARY_PRICE = HalfAP(1)

Pieces = Annotated[tuple[PieceId, ...], Kind("piece", many=True, together=True)]
Unit = Annotated[UnitId, Kind("unit")]


class BuyBack(ImpulseAction, frozen=True):
    """Buys units and leaders back from the Regroup Box, on the side that shows (6.5)."""

    rule: ClassVar[str] = "6.5"

    pieces: Pieces
    area: Site

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        board, country = table.board, phasing(table.board)
        if board.countries[country].is_tribe and any(is_hired(piece) for piece in self.pieces):
            return refuse("10.1", "nomads-do-not-hire", country=Name("country", country))
        wrong = refuse_picks(self.pieces, in_regroup_box(board, country), self.rule, "not-in-regroup-box")
        if wrong is not None:
            return wrong
        for piece in self.pieces:
            wrong = refuse_site(board, country, piece, self.area)
            if wrong is not None:
                return wrong
        cost = buying_back_price(self.pieces)
        wrong = purse.refuse_cost(board, country, cost, self.rule)
        return wrong or Quote(self.rule, (purse.price(board, country, cost),), risky=True)

    def apply(self, run: Run[Board], seat: Seat) -> None:
        board, country = run.board, phasing(run.board)
        purse.pay(board, country, buying_back_price(self.pieces))
        for piece in self.pieces:
            place(board, country, board.take(piece), self.area)
        run.tell(
            "bought-back",
            self.rule,
            country=Name("country", country),
            pieces=names(self.pieces),
            area=Name("area", self.area),
        )

    @classmethod
    def choices(cls, board: Board, country: CountryId, param: str, given: Given, typed: str) -> list[Candidate]:
        if param == "area":
            picks = [piece for piece in in_regroup_box(board, country) if piece in given.get("pieces", "").split()]
            return picking.one(common_sites(board, country, picks), typed, "area")
        chosen, _ = picking.picked(typed)
        spent = buying_back_price(PieceId(piece) for piece in chosen)
        within = [
            piece
            for piece in in_regroup_box(board, country)
            if purse.can_pay(board, country, spent + buying_back_price([piece]))
        ]
        within = placeable(board, country, within, [PieceId(piece) for piece in chosen])
        return picking.several(within, typed, lambda piece: piece_name(PieceId(piece)))


class Combine(ImpulseAction, frozen=True):
    """Makes one full unit of two reduced ones of the same kind in the same place (9.3)."""

    rule: ClassVar[str] = "9.3"

    unit: Unit
    other: Unit

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        board, country = table.board, phasing(table.board)
        if not board.options.combining:
            return refuse(self.rule, "rule-not-in-use", rule=self.rule)
        wrong = purse.refuse_closed(board)
        wrong = wrong or refuse_picks(
            [self.unit, self.other], [*reduced_pieces(board, country)], self.rule, "not-reduced"
        )
        if wrong is not None:
            return wrong
        if self.other not in partners(board, country, self.unit):
            return refuse(self.rule, "not-alike", unit=piece_name(self.unit), other=piece_name(self.other))
        return Quote(self.rule, risky=True)

    def apply(self, run: Run[Board], seat: Seat) -> None:
        board, country = run.board, phasing(run.board)
        found = reduced_pieces(board, country)
        kept, gone = found[self.unit][1], found[self.other][1]
        kept.reduced = False
        kept.steps = max(kept.steps, gone.steps)  # what either has done in this impulse, the new unit has done
        if gone.used:
            kept.finish(gone.finished_by)
        kept.quick = kept.quick or gone.quick
        kept.sailed, kept.half = kept.sailed or gone.sailed, kept.half or gone.half
        kept.fleet, kept.astray = max(kept.fleet, gone.fleet), kept.astray or gone.astray
        for piece in aboard(board, gone):
            piece.aboard = self.unit  # one full ship has the room of two reduced ones (6.16.c)
        eliminate(board, edition_of(board).counters, gone)
        seers = friends_of(board, country)
        if seers is not None:  # 9.5: who goes to the force pool is seen there
            run.tell("units-combined-unseen", self.rule, country=Name("country", country))
        run.tell("units-combined", self.rule, seers, unit=piece_name(self.unit), other=piece_name(self.other))
        tidy_groups(run)

    @classmethod
    def choices(cls, board: Board, country: CountryId, param: str, given: Given, typed: str) -> list[Candidate]:
        if not board.options.combining or purse.refuse_closed(board) is not None:
            return []
        if param == "other":
            return picking.one(partners(board, country, UnitId(PieceId(given.get("unit", "")))), typed, "unit")
        kinds = kinds_of_reduced(board, country)
        common = {kind for kind, number in Counter(kinds.values()).items() if number > 1}
        return picking.one([unit for unit, kind in kinds.items() if kind in common], typed, "unit")


def in_regroup_box(board: Board, country: CountryId) -> list[PieceId]:
    """What a country may buy back: its own pieces, and any mercenary whoever hired it (6.5); nomads none (10.1)."""
    hires = not board.countries[country].is_tribe
    return [
        piece.id
        for piece in board.regroup
        if piece.is_land and (piece.owner == country or piece.nation == MERCENARIES) and (hires or not piece.is_hired)
    ]


def buying_back_price(pieces: Iterable[PieceId]) -> HalfAP:
    """1 AP for a regular or a leader, ½ AP for a hired unit, whatever its strength (6.5)."""
    return HalfAP(sum(MERCENARY_PRICE if is_hired(piece) else REGULAR_PRICE for piece in pieces))


def common_sites(board: Board, country: CountryId, pieces: Iterable[PieceId]) -> list[AreaId]:
    """Where all of these may be placed together."""
    found: list[AreaId] | None = None
    for piece in pieces:
        allowed = sites(board, country, piece)
        found = allowed if found is None else [area for area in found if area in allowed]
    return found or []


def placeable(board: Board, country: CountryId, pieces: Iterable[PieceId], chosen: Sequence[PieceId]) -> list[PieceId]:
    """Those that have a place to appear, together with the pieces chosen; what is alike has the same places."""
    known: dict[str, bool] = {}
    found: list[PieceId] = []
    for piece in pieces:
        kind = piece[:2] if is_hired(piece) else "leader" if is_leader(piece) else "unit"
        if kind not in known:
            known[kind] = bool(common_sites(board, country, [piece, *chosen]))
        if known[kind]:
            found.append(piece)
    return found


def partners(board: Board, country: CountryId, unit: UnitId) -> list[UnitId]:
    """Reduced units that can be combined with this one: same place, class, factors, side of the walls (R-98)."""
    kinds = kinds_of_reduced(board, country)
    return [other for other, kind in kinds.items() if other != unit and kind == kinds.get(unit)]


UnitKind = tuple[Place, UnitId | None, bool, CountryId, str, int, int]


def kinds_of_reduced(board: Board, country: CountryId) -> dict[UnitId, UnitKind]:
    """A country's reduced units and ships, each with what it must have in common with another."""
    counters = edition_of(board).counters.units
    found: dict[UnitId, UnitKind] = {}
    for unit, (at, piece) in reduced_pieces(board, country).items():
        counter = counters[unit]
        found[unit] = at, piece.aboard, piece.inside, piece.nation, counter.cls, counter.full, counter.reduced
    return found
