"""ch.6.4: what stands on each side of a battle on land, and what may be added."""

from rules.core.ids import Seat
from rules.era_of_tribes.battle.odds import deal_markers
from rules.era_of_tribes.board.holdings import allied, chart, level, usable_military
from rules.era_of_tribes.board.ids import AreaId, Symbol
from rules.era_of_tribes.board.state import Assault, BattleSide, Board, Conflict, Force
from rules.era_of_tribes.pack.edition import edition


def mechanics_of(board: Board, seat: Seat | None) -> int:
    """ch.2: of a player, or of the barbarians by their level."""
    if seat is None:
        return edition().box.barbarians.mechanics[board.level - 1]
    return board.realms[seat].advances.get("mechanics", 0)


def morale_of(board: Board, seat: Seat | None) -> int:
    """ch.6.4: barbarians have 0."""
    return 0 if seat is None else board.realms[seat].morale


def militia_at(board: Board, area: AreaId, landing: bool, city: bool) -> int:
    """ch.6.4, T-17: mountain, landing, a city that fights, and the battlefield; barbarians by their level."""
    land = board.lands[area]
    if land.tile is not None:
        return edition().box.barbarians.militia[board.level - 1] + landing
    mountain = chart(board).lands[area].terrain == "mountain"
    return mountain + landing + city + land.battlefield


def line_up(board: Board, seat: Seat, area: AreaId, assault: Assault) -> Conflict:
    """ch.5.3, 6.4: both sides as they stand; in a revolution the city with its militia, or a vassal, stays out."""
    land = board.lands[area]
    landing = assault.land == 0
    attacker = Force(seat=seat, vassals=assault.pieces, fleets=assault.fleets)
    defender = Force(seat=land.owner, vassals=land.vassals, city=land.city, tile=land.tile is not None)
    conflict = Conflict(area, attacker, defender, landing=landing, had_city=land.city)
    if land.owner is not None and board.realms[land.owner].revolted:
        keep_out(conflict, "city" if land.city else "vassal")
    defender.militia = militia_at(board, area, landing, defender.city)
    return conflict


def keep_out(conflict: Conflict, which: str) -> None:
    """ch.5.3: one vassal, or the city, stays out of the battle."""
    force = conflict.defender
    force.vassals += conflict.kept_vassal
    force.city = force.city or conflict.kept_city
    conflict.kept_vassal, conflict.kept_city = 0, False
    if which == "city" and force.city:
        force.city, conflict.kept_city = False, True
    elif force.vassals:
        force.vassals, conflict.kept_vassal = force.vassals - 1, 1


def markers_for(board: Board, conflict: Conflict) -> dict[Symbol, BattleSide]:
    """ch.6.4: once at the start; ties go to the defender."""
    one, other = conflict.attacker, conflict.defender
    return deal_markers(
        (one.units, other.units),
        (morale_of(board, one.seat), morale_of(board, other.seat)),
        (mechanics_of(board, one.seat), mechanics_of(board, other.seat)),
        "defender",
    )


def helpers(board: Board, conflict: Conflict, side: BattleSide) -> list[Seat]:
    """T-23: allies with armies who help nobody else in this battle."""
    seat, other = conflict.side(side).seat, conflict.side("defender" if side == "attacker" else "attacker")
    if seat is None:
        return []
    return [
        one
        for one in board.seating
        if allied(board, seat, one)
        and board.realms[one].armies
        and one != other.seat
        and one not in other.helpers
        and one not in conflict.side(side).helpers
    ]


def can_commit(board: Board, conflict: Conflict, side: BattleSide) -> bool:
    """Whether a side has anything to put up beyond what stands there, so that it must be asked."""
    seat = conflict.side(side).seat
    if seat is None:
        return False
    realm = board.realms[seat]
    army = realm.armies or realm.legions or realm.militia or realm.tiles
    return bool(army or usable_military(board, seat) or helpers(board, conflict, side))


def army_price(board: Board, seat: Seat) -> int:
    """ch.6.4: what an ally's army costs the supported player."""
    return level(board.realms[seat], "mechanics").price
