"""Armies that enter an area together: who stands next to it, what its way costs, and the steps into it (6.7, R-70)."""

from collections.abc import Sequence

import msgspec

from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.forces import Army, armies, in_field
from rules.assyrian_wars.board.ids import AreaId, CountryId, LeaderId, PieceId
from rules.assyrian_wars.board.names import piece_name
from rules.assyrian_wars.board.pieces import Piece
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.control.control import come_out, lift_sieges
from rules.assyrian_wars.control.holding import lapse_provinces
from rules.assyrian_wars.encounter.refuges import shift
from rules.assyrian_wars.march.army_groups import leave_group
from rules.assyrian_wars.march.attrition import Attrition
from rules.assyrian_wars.march.mede import refuse_abroad
from rules.assyrian_wars.march.mobility import can_be_quick, crossing_checks, distance_checks, refuse_step, step_price
from rules.assyrian_wars.turn import purse
from rules.core.messages import Name
from rules.core.run import Run


class Helper(msgspec.Struct, frozen=True):
    """An army next to an area that could enter it."""

    leader: LeaderId
    start: AreaId
    pieces: tuple[PieceId, ...]  # the leader first
    price: int  # in half AP
    quick: bool  # at cavalry speed (9.7)


def fresh(army: Army) -> tuple[Piece, ...]:
    """The leader and those of his units that can still march in this impulse; nobody if he or all of them cannot."""
    able = tuple(piece for piece in (army.leader, *army.units) if not piece.used and not piece.sailed)
    return able if army.leader in able and len(able) > 1 else ()


def helpers(board: Board, country: CountryId, area: AreaId, spent: int = 0) -> list[Helper]:
    """The country's unfinished armies next to an area that may enter it and can pay for it, `spent` AP gone before."""
    edition = edition_of(board)
    found = []
    for start, terrain in edition.map.terrain[area].items():
        if start not in board.areas or not board.areas[start].pieces:
            continue
        for army in armies(board, edition.counters, in_field(board.areas[start]), country):
            pieces = fresh(army)
            if not pieces or refuse_step(board, edition, pieces, start, area) is not None:
                continue
            slow = any(piece.steps and not piece.quick for piece in pieces)
            quick = can_be_quick(edition, board.options, pieces) and not slow
            price = step_price(terrain, quick=quick)
            if purse.can_pay(board, country, spent + price) and refuse_abroad(board, pieces, (area,)) is None:
                ids = tuple(piece.id for piece in pieces)
                found.append(Helper(LeaderId(army.leader.id), start, ids, price, quick))
    return found


def can_go_together(board: Board, country: CountryId, team: Sequence[Helper], area: AreaId) -> bool:
    """Whether all of these can be paid, and no second Mede army comes abroad with them (10.2, R-280)."""
    pieces = board.find_all([id for helper in team for id in helper.pieces])
    payable = purse.can_pay(board, country, sum(helper.price for helper in team))
    return payable and refuse_abroad(board, pieces, (area,)) is None


def bring_in(run: Run[Board], country: CountryId, helper: Helper, area: AreaId) -> None:
    """The army pays, leaves its group and enters; its checks for the way and for distance are called (6.6, R-11)."""
    board, edition = run.board, edition_of(run.board)
    purse.pay(board, country, helper.price)
    leave_group(board, helper.leader)
    pieces = [piece for id in helper.pieces for piece in board.areas[helper.start].pieces if piece.id == id]
    for piece in pieces:
        if piece.is_unit:
            piece.under = helper.leader
        piece.steps += 1
        piece.quick = piece.quick or helper.quick
    for piece in board.areas[helper.start].pieces:
        if piece.under == helper.leader and piece not in pieces:
            piece.under = None
    shift(board, pieces, helper.start, area)
    for piece in pieces:
        piece.whence = helper.start
    run.tell(
        "marched",
        "6.6",
        country=Name("country", country),
        force=piece_name(helper.leader),
        start=Name("area", helper.start),
        area=Name("area", area),
        halves=helper.price,
    )
    lapse_provinces(run)
    lift_sieges(board, helper.start)
    come_out(run, helper.start)
    checks = crossing_checks(board, edition, helper.start, area, pieces) + distance_checks(board, pieces)
    for check in checks:
        run.call(Attrition(units=tuple(unit.id for unit in check.units), cause=check.cause))
