"""Orders to raiders: into a Raid Box, at the trade of others, and home (6.15, R-162, R-164)."""

from fractions import Fraction
from typing import Annotated, ClassVar

from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.forces import factor
from rules.assyrian_wars.board.ids import MERCENARIES, AreaId, BoxId, CountryId, PieceId, UnitId
from rules.assyrian_wars.board.names import names, piece_name
from rules.assyrian_wars.board.pieces import Piece
from rules.assyrian_wars.board.state import REGROUP, Board
from rules.assyrian_wars.build.building import refuse_picks
from rules.assyrian_wars.control.control import quote_leaving
from rules.assyrian_wars.encounter import odds
from rules.assyrian_wars.interphase.fleets_return import DisperseRaiders
from rules.assyrian_wars.sea.raiding import (
    EnterRaidBox,
    Raiding,
    free_boxes,
    raiders_in_boxes,
    raiders_of,
    raids_for,
)
from rules.assyrian_wars.turn import purse
from rules.assyrian_wars.turn.phasing import Given, ImpulseAction, phasing
from rules.core import picking
from rules.core.actions import MOST_CANDIDATES, Candidate, Kind
from rules.core.ids import Seat
from rules.core.messages import Message, Name, Quote, Refusal, message, refuse
from rules.core.run import Run
from rules.core.table import Table

RAIDER_PRICE = purse.AP  # to place a unit (6.15)
RAID_PRICE = purse.AP  # to activate all raiders (6.15)


class SendRaider(ImpulseAction, frozen=True):
    """Puts a unit of the map or the Regroup Box into a Raid Box, for 1 AP (6.15).

    With all boxes full a die says whose box is attacked; `box` names a free one.
    """

    rule: ClassVar[str] = "6.15"

    unit: Annotated[UnitId, Kind("unit")]
    box: Annotated[BoxId | None, Kind("box")] = None

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        board, country = table.board, phasing(table.board)
        wrong = refuse_raider(board, country, self.unit) or refuse_box(board, country, self.box)
        wrong = wrong or purse.refuse_cost(board, country, RAIDER_PRICE, self.rule)
        if wrong is not None:
            return wrong
        lines: list[Message] = [purse.price(board, country, RAIDER_PRICE)]
        if not free_boxes(board):
            lines.append(message("quote-raid-displace"))
        place, _ = board.find(self.unit) or (None, None)
        lines += quote_leaving(board, [self.unit], [AreaId(place.id)] if place and place.kind == "area" else [])
        return Quote(self.rule, tuple(lines), risky=True)

    def apply(self, run: Run[Board], seat: Seat) -> None:
        board, country = run.board, phasing(run.board)
        purse.pay(board, country, RAIDER_PRICE)
        (unit,) = board.find_all([self.unit])
        purse.running(board).raider_placed.append(unit.owner)
        run.call(EnterRaidBox(unit=self.unit, box=self.box))

    @classmethod
    def choices(cls, board: Board, country: CountryId, param: str, given: Given, typed: str) -> list[Candidate]:
        if param == "box":
            return picking.one(free_boxes(board), typed, "box")
        if not purse.can_pay(board, country, RAIDER_PRICE):
            return []
        able = [piece.id for piece in possible_raiders(board, country)]
        return picking.one(able, typed, "unit")[:MOST_CANDIDATES]


class RaidTrade(ImpulseAction, frozen=True):
    """Activates all raiders of the country, and of its allied minors and nomads, for 1 AP, once an impulse (6.15)."""

    rule: ClassVar[str] = "6.15"

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        board, country = table.board, phasing(table.board)
        if purse.running(board).raided:
            return refuse(self.rule, "already-raided", country=Name("country", country))
        ready = ready_raiders(board, country)
        if not ready:
            new = [raider.id for raider in raiders_of(board, country)]
            return refuse(self.rule, "no-raiders", country=Name("country", country), placed=names(new))
        wrong = purse.refuse_cost(board, country, RAID_PRICE, self.rule)
        if wrong is not None:
            return wrong
        return Quote(self.rule, (purse.price(board, country, RAID_PRICE), *_quote(board, ready)), risky=True)

    def apply(self, run: Run[Board], seat: Seat) -> None:
        board, country = run.board, phasing(run.board)
        purse.pay(board, country, RAID_PRICE)
        purse.running(board).raided = True
        ready = tuple(raider.id for raider in ready_raiders(board, country))
        run.tell("raid-begins", self.rule, country=Name("country", country), units=names(ready))
        run.call(Raiding(raiders=ready))


class WithdrawRaiders(ImpulseAction, frozen=True):
    """Raiders leave their boxes: each checks attrition, survivors go to the Regroup Box (6.15)."""

    rule: ClassVar[str] = "6.15"

    units: Annotated[tuple[UnitId, ...], Kind("unit", many=True, together=True)]

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        board, country = table.board, phasing(table.board)
        own = [raider.id for raider in raiders_of(board, country)]
        wrong = purse.refuse_closed(board) or refuse_picks(self.units, own, self.rule, "not-your-raider")
        return wrong or Quote(self.rule, (message("quote-raiders-leave", dice=len(self.units)),), risky=True)

    def apply(self, run: Run[Board], seat: Seat) -> None:
        run.call(DisperseRaiders(raiders=self.units, rule=self.rule))

    @classmethod
    def choices(cls, board: Board, country: CountryId, param: str, given: Given, typed: str) -> list[Candidate]:
        if purse.refuse_closed(board) is not None:
            return []
        own = [raider.id for raider in raiders_of(board, country)]
        return picking.several(own, typed, lambda unit: Name("unit", unit))


# Who may raid.


def refuse_raider(board: Board, country: CountryId, unit: PieceId) -> Refusal | None:
    """Why a unit cannot be sent to a Raid Box now (6.15, R-162)."""
    found = board.find(unit)
    if found is None:
        return refuse("6.15", "no-such-raider", found=str(unit))
    place, piece = found
    if not raids_for(board, piece.owner, country):
        return refuse("6.15", "not-yours", force=piece_name(unit), country=Name("country", piece.owner))
    if not is_raider(piece):
        return refuse("6.15", "cannot-raid", unit=piece_name(unit))
    if place != REGROUP and place.kind != "area":
        return refuse("6.15", "raider-not-on-map", unit=piece_name(unit))
    if piece.inside:
        return refuse("6.15", "shut-in-city", piece=piece_name(unit), area=Name("area", place.id))
    if piece.used:
        return refuse(piece.finished_by, "finished", piece=piece_name(unit))
    if piece.owner in purse.running(board).raider_placed:
        return refuse("6.15", "one-raider-an-impulse", country=Name("country", piece.owner))
    return None


def is_raider(piece: Piece) -> bool:
    """A regular, or an Aramaean or Arab; no mercenary, leader or ship (R-162)."""
    return piece.is_unit and piece.nation != MERCENARIES


def possible_raiders(board: Board, country: CountryId) -> list[Piece]:
    """The units that could be sent now, those of the Regroup Box first."""
    placed = purse.running(board).raider_placed
    there = [*board.regroup, *(piece for state in board.areas.values() for piece in state.pieces)]
    return [
        piece
        for piece in there
        if is_raider(piece)
        and not (piece.inside or piece.used)
        and piece.owner not in placed
        and raids_for(board, piece.owner, country)
    ]


def refuse_box(board: Board, country: CountryId, box: BoxId | None) -> Refusal | None:
    """A named box must be free; with all boxes full at least one must be held by others (6.15)."""
    boxes = edition_of(board).map.raid_boxes
    free = free_boxes(board)
    if box is not None and box not in free:
        return refuse("6.15", "raid-box-not-free", found=str(box), free=tuple(Name("box", one) for one in free))
    if not free and all(raids_for(board, raider.owner, country) for raider in raiders_in_boxes(board)):
        return refuse("6.15", "raid-boxes-all-yours", boxes=len(boxes))
    return None


def ready_raiders(board: Board, country: CountryId) -> list[Piece]:
    """The raiders that can be activated: not those placed in this impulse (6.15)."""
    new = purse.running(board).raiders_new
    return [raider for raider in raiders_of(board, country) if raider.id not in new]


def _quote(board: Board, raiders: list[Piece]) -> list[Message]:
    """Each raider's chance to hit what it attacks."""
    counters = edition_of(board).counters
    chances = {raider.id: Fraction(min(factor(counters, raider), 6), 6) for raider in raiders}
    return [message("quote-raid", unit=piece_name(id), chance=odds.percent(part)) for id, part in chances.items()]
