"""ch.6.4, 6.5: what a battle would come to as things stand, for quotes: exact odds against what may be put up."""

from rules.core.ids import Seat
from rules.core.messages import Message, message, seat_name
from rules.era_of_tribes.battle.forces import line_up, markers_for, mechanics_of, morale_of
from rules.era_of_tribes.battle.odds import BattleOdds, battle_odds, deal_markers, percent
from rules.era_of_tribes.board.holdings import usable_military
from rules.era_of_tribes.board.ids import AreaId
from rules.era_of_tribes.board.names import area_name
from rules.era_of_tribes.board.state import Assault, Board


def land_odds(board: Board, seat: Seat, area: AreaId, pieces: int, landing: bool, mine: int, theirs: int) -> BattleOdds:
    """The odds if the attacker adds so many units to these pieces, and the defender so many to what stands there."""
    assault = Assault(sea=pieces) if landing else Assault(land=pieces)
    conflict = line_up(board, seat, area, assault)
    conflict.attacker.armies, conflict.defender.armies = mine, theirs
    return battle_odds(conflict.attacker.units, conflict.defender.units, markers_for(board, conflict))


def reserves(board: Board, seat: Seat | None) -> int:
    """What a side can put up at once, as everybody sees: armies, legions, grey militia and goods."""
    if seat is None:
        return 0
    realm = board.realms[seat]
    return realm.armies + realm.legions + realm.militia + len(usable_military(board, seat))


def forecast(board: Board, seat: Seat, area: AreaId, pieces: int, landing: bool) -> tuple[Message, ...]:
    """Two lines: the pieces alone against what stands there, and all reserves of both sides (none: one line)."""
    owner = board.lands[area].owner
    lines = [_line(area, land_odds(board, seat, area, pieces, landing, 0, 0), 0, 0)]
    mine, theirs = reserves(board, seat), reserves(board, owner)
    if mine or theirs:
        lines.append(_line(area, land_odds(board, seat, area, pieces, landing, mine, theirs), mine, theirs))
    return tuple(lines)


def _line(area: AreaId, odds: BattleOdds, mine: int, theirs: int) -> Message:
    return message(
        "quote-battle",
        area=area_name(area),
        wins=percent(odds.wins),
        loses=percent(odds.loses),
        draw=percent(odds.draw),
        added=mine,
        against=theirs,
    )


def sea_odds(board: Board, attacker: Seat, defender: Seat, mine: int, theirs: int) -> BattleOdds:
    """ch.6.5: fleets against fleets; catapult by Mechanics and Navigation, ties to the attacker."""
    skills = [
        mechanics_of(board, one) + board.realms[one].advances.get("navigation", 0) for one in (attacker, defender)
    ]
    morale = morale_of(board, attacker), morale_of(board, defender)
    markers = deal_markers((mine, theirs), morale, (skills[0], skills[1]), "attacker")
    return battle_odds(mine, theirs, markers)


def sea_forecast(board: Board, seat: Seat, rival: Seat, mine: int, theirs: int) -> Message:
    """One line for a sea battle."""
    odds = sea_odds(board, seat, rival, mine, theirs)
    return message(
        "quote-sea-battle",
        rival=seat_name(rival),
        wins=percent(odds.wins),
        loses=percent(odds.loses),
        draw=percent(odds.draw),
    )
