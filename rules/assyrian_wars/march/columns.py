"""Who sets out on an order: an army, a group, or units without a leader (6.6, 6.6.2, 6.6.3, R-44, R-46)."""

from collections.abc import Sequence

import msgspec

from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.forces import armies, in_field
from rules.assyrian_wars.board.ids import AreaId, CountryId, LeaderId, PieceId
from rules.assyrian_wars.board.names import piece_name
from rules.assyrian_wars.board.pieces import ArmyGroup, Piece
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.march.army_groups import group_on, leading, leave_group, refuse_size
from rules.assyrian_wars.march.group_command import commanding, next_commander, order_of_command
from rules.assyrian_wars.march.on_the_way import is_own, refuse_rest
from rules.core.messages import Name, Refusal, refuse


class Column(msgspec.Struct, frozen=True):
    """The pieces that set out on one order."""

    area: AreaId
    pieces: tuple[Piece, ...]  # the commander first
    leader: Piece | None = None
    group: ArmyGroup | None = None

    @property
    def forces(self) -> int:
        """How often the price is due: once for an army or group, for each unit without a leader (6.6, R-43)."""
        return 1 if self.leader is not None else len(self.pieces)


def muster(
    board: Board, country: CountryId, force: str, chosen: Sequence[PieceId] = (), *, alone: bool = False
) -> Column | Refusal:
    """The pieces that an order means, or why they cannot set out (6.6, 6.6.2, R-44)."""
    column = gather(board, country, force, chosen, alone=alone)
    return column if isinstance(column, Refusal) else _refuse_unfit(column) or column


def gather(
    board: Board, country: CountryId, force: str, chosen: Sequence[PieceId] = (), *, alone: bool = False
) -> Column | Refusal:
    """The pieces that an order means, or why they do not go together (6.6.2)."""
    group = group_on(board, force)
    if group is not None:
        return _muster_group(board, country, group, chosen)
    found = board.find(PieceId(force))
    if found is None or found[0].kind != "area":
        return refuse("6.6", "no-such-force", found=force)
    area, first = AreaId(found[0].id), found[1]
    if first.owner != country:
        return refuse("6.6", "not-yours", force=piece_name(first.id), country=Name("country", first.owner))
    there = {piece.id: piece for piece in board.areas[area].pieces}
    missing = [piece for piece in chosen if piece not in there]
    if missing:
        return refuse("6.6.2", "not-with-force", found=missing[0], area=Name("area", area))
    picked = [there[piece] for piece in dict.fromkeys(chosen) if piece != first.id]
    if not first.is_leader:
        return _muster_units(area, [first, *picked])
    return _muster_army(board, area, first, [] if alone else picked, whole=not alone and not chosen)


def _muster_army(
    board: Board, area: AreaId, leader: Piece, picked: Sequence[Piece], *, whole: bool
) -> Column | Refusal:
    """A leader with the units named, or with all of his army that is not finished (6.6.2)."""
    if whole:
        field = in_field(board.areas[area])
        led = armies(board, edition_of(board).counters, field, leader.owner)
        troops = next((army.units for army in led if army.leader is leader), ())
        able = [unit for unit in troops if not unit.used and not unit.sailed]
        return Column(area, (leader, *(able or troops)), leader)
    for piece in picked:
        if piece.is_leader:
            return refuse("6.6.2", "one-leader-an-army", leader=Name("leader", piece.id))
        if piece.owner != leader.owner:
            return refuse("6.6.2", "one-country-an-army", unit=Name("unit", piece.id))
    refusal = refuse_size(board, leader, picked)
    return refusal or Column(area, (leader, *picked), leader)


def _muster_units(area: AreaId, troops: Sequence[Piece]) -> Column | Refusal:
    """Units without a leader: each is a force; mercenaries do not move on their own (6.6)."""
    for piece in troops:
        if piece.is_leader:
            return refuse("6.6.2", "leader-goes-first", leader=Name("leader", piece.id))
        if piece.is_hired:
            return refuse("6.6", "mercenaries-need-leader", unit=Name("unit", piece.id))
        if piece.owner != troops[0].owner:
            return refuse("6.6", "not-yours", force=Name("unit", piece.id), country=Name("country", piece.owner))
    return Column(area, tuple(troops))


def _muster_group(board: Board, country: CountryId, group: ArmyGroup, chosen: Sequence[PieceId]) -> Column | Refusal:
    """A group, activated by a country with an army in it; of its player's units some may stay (6.6.3, 6.6.4)."""
    found = board.find(group.commander)
    if found is None or found[0].kind != "area":
        return refuse("6.6.3", "no-such-force", found=group.card)
    area = AreaId(found[0].id)
    led = leading(board, area)
    chiefs = [piece for leader in group.leaders for piece in board.areas[area].pieces if piece.id == leader]
    if not any(chief.owner == country and chief.id in led for chief in chiefs):
        return refuse("6.6.4", "no-army-in-group", card=Name("card", group.card), country=Name("country", country))
    troops = [unit for chief in chiefs for unit in led.get(chief.id, ())]
    strangers = [piece for piece in chosen if all(piece != unit.id for unit in troops)]
    if strangers:
        return refuse("6.6.3", "not-with-force", found=strangers[0], area=Name("area", area))
    if chosen:
        picked_from = [country, *(unit.owner for unit in troops if unit.id in chosen and is_own(board, country, unit))]
        troops = [unit for unit in troops if unit.owner not in picked_from or unit.id in chosen]
    going = commanding(board, [*chiefs, *troops])
    refusal = refuse_rest(group, country, [chief for chief in chiefs if chief.id in going])
    if refusal is not None:
        return refusal
    commander = next_commander(board, group, chiefs, country, going)
    pieces = (commander, *(chief for chief in chiefs if chief is not commander), *troops)
    return Column(area, pieces, commander, group)


def _refuse_unfit(column: Column) -> Refusal | None:
    """Nobody goes who is finished, shut in a city or at sea (6.6.9, R-51, R-77)."""
    for piece in column.pieces:
        if piece.used:
            return refuse(piece.finished_by, "finished", piece=piece_name(piece.id))
        if piece.inside:
            return refuse("6.8", "shut-in-city", piece=piece_name(piece.id), area=Name("area", column.area))
        if piece.sailed:
            return refuse("6.16.d", "no-march-and-sail", piece=piece_name(piece.id))
    return None


def set_out(board: Board, country: CountryId, column: Column) -> None:
    """Note who is in whose army: those who go are, those who stay are not (6.6.2)."""
    if column.group is not None:
        chiefs, commander = board.find_all(column.group.leaders), column.pieces[0].id
        column.group.leaders = order_of_command(board, chiefs, commander)
        return
    if column.leader is None:
        for piece in column.pieces:
            piece.under = None
        return
    going = {piece.id for piece in column.pieces}
    leader = LeaderId(column.leader.id)
    leave_group(board, leader)
    for piece in board.areas[column.area].pieces:
        if piece.id in going and piece.is_unit:
            piece.under = leader
        elif piece.under == leader:
            piece.under = None
