"""ch.6.4, 6.5: what a battle would come to as things stand, for quotes: exact odds against what may be put up."""

import msgspec

from rules.core.ids import Seat
from rules.core.messages import Message, message, seat_name
from rules.era_of_tribes.battle.forces import line_up, markers_for, mechanics_of, morale_of
from rules.era_of_tribes.battle.odds import BattleOdds, battle_odds, deal_markers, percent
from rules.era_of_tribes.board.holdings import allied, usable_military
from rules.era_of_tribes.board.ids import AreaId
from rules.era_of_tribes.board.names import area_name
from rules.era_of_tribes.board.state import Assault, Board, Realm
from rules.era_of_tribes.board.tracks import change_morale
from rules.era_of_tribes.expansion.parts import PROTECTION, TREASON, UNUSED


def foreseen(board: Board, seat: Seat, victim: Seat | None) -> Board:
    """The board with the morale of the battle: unused growth, an ally betrayed, protection (ch.6.1, T-22, T-66)."""
    realms = dict[Seat, Realm](board.realms)
    mine = realms[seat] = msgspec.structs.replace(board.realms[seat])
    campaign = board.campaign
    if campaign is not None and campaign.seat == seat and campaign.part == "growth":
        change_morale(mine, max(campaign.growth, 0) // UNUSED)
    if victim is not None and allied(board, seat, victim):
        theirs = realms[victim] = msgspec.structs.replace(board.realms[victim])
        change_morale(mine, -TREASON[1])
        change_morale(theirs, -TREASON[2])
    if victim is not None and board.realms[victim].protected and seat not in board.realms[victim].warned:
        change_morale(mine, -PROTECTION)
    return msgspec.structs.replace(board, realms=realms)


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
    board = foreseen(board, seat, owner)
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
    odds = sea_odds(foreseen(board, seat, rival), seat, rival, mine, theirs)
    return message(
        "quote-sea-battle",
        rival=seat_name(rival),
        wins=percent(odds.wins),
        loses=percent(odds.loses),
        draw=percent(odds.draw),
    )
