"""Every chance that somebody may ask for, in one place: interceptions, evasions, battles, sieges, the sea, politics.

The exact reckoning is in each chapter's `odds`; here a question in a player's terms is answered in lines. All of it is
reckoned from a view, so nothing hidden decides a line: what the asker cannot see is said to be unknown (9.5).
"""

from collections.abc import Collection, Sequence
from typing import Literal

from rules.assyrian_wars.battle.odds import quote_battle
from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.forces import Force, forces, garrison, in_field
from rules.assyrian_wars.board.ids import AreaId, CountryId, PieceId, ZoneId
from rules.assyrian_wars.board.names import piece_name
from rules.assyrian_wars.board.pieces import Piece
from rules.assyrian_wars.board.relations import is_power, seat_of
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.conquest.odds import prospects
from rules.assyrian_wars.desk.known import known_board
from rules.assyrian_wars.encounter import odds
from rules.assyrian_wars.encounter.evaders import NEED, Prospects, parties
from rules.assyrian_wars.encounter.refuges import CITY
from rules.assyrian_wars.encounter.threats import quote_interceptors
from rules.assyrian_wars.politics.odds import influence_prospects, tribute_prospects
from rules.assyrian_wars.sea.odds import quote_hunt
from rules.assyrian_wars.sea.ships import enemy_fleets
from rules.assyrian_wars.siege import odds as siege_odds
from rules.assyrian_wars.siege.dice import city_defence
from rules.assyrian_wars.view import View
from rules.core.ids import Seat
from rules.core.messages import Message, Name, message

Politics = Literal["conquest", "tribute", "influence"]  # what a country is named for
Land = Literal["interception", "evasion", "battle", "assault", "siege"]  # what a force on land is named for
ROUNDS = (2, 3, 4)  # of a siege, to look ahead


def of_country(view: View, kind: Politics, country: CountryId, seats: Collection[Seat]) -> Sequence[Message]:
    """A conquest, a tribute check, or the influence of the asker's powers, for a spectator of all (7.1, 5.2, 6.9)."""
    board = known_board(view)
    if kind == "conquest":
        return prospects(board, country)
    if kind == "tribute":
        return tribute_prospects(board, country)
    powers = [code for code in board.countries if is_power(board, code)]
    own = [code for code in powers if seat_of(board, code) in seats]
    return influence_prospects(board, country, own or powers)


def at_sea(view: View, ship: str, zone: ZoneId, seat: Seat | None) -> list[Message]:
    """6.16.f: the chance to find each enemy fleet of the zone with the ships of this one's country, and to beat it.

    `seat` is whose view it is: of his own side he knows how many ships there are (9.5).
    """
    board = known_board(view)
    owner = next(one.owner for one in board.zones[zone] if one.id == ship)
    fleet = [one for one in board.zones[zone] if one.is_ship and one.owner == owner]
    head = message("odds-naval", country=Name("country", owner), zone=Name("zone", zone))
    enemies = enemy_fleets(board, owner, zone)
    return [head, *(quote_hunt(board, fleet, zone, enemies, seat) if enemies else [message("odds-no-fleet")])]


def on_land(view: View, kind: Land, piece: str, start: AreaId, target: AreaId) -> list[Message]:
    """If the force of this piece, which the asker sees, goes to that area, or besieges the city there."""
    board = known_board(view)
    force = force_of(board, piece, start)
    if force is None:
        return [message("odds-inside", force=piece_name(PieceId(piece)))]
    if kind in ("interception", "evasion", "battle") and target == start:
        return [message("odds-needs-area")]
    head = message("odds-of", kind=kind, force=piece_name(force.pieces[0].id), area=Name("area", target))
    match kind:
        case "interception":
            threats = quote_interceptors(board, force.pieces, target, view.area_stacks)
            return [head, *(threats or [message("odds-nobody-intercepts")])]
        case "battle":
            return [head, *(quote_battle(board, force.pieces, start, target) or [message("odds-nobody-there")])]
        case "evasion":
            hidden = board.options.fog_of_war
            return [head, *([message("odds-hidden")] if hidden else _evasions(board, force.pieces, target))]
    seen = frozenset(piece.id for piece in view.areas[target].pieces)
    return [head, *_sieges(board, force, target, kind, seen)]


def force_of(board: Board, piece: str, area: AreaId) -> Force | None:
    """The force in the field that a piece belongs to."""
    found = forces(board, edition_of(board).counters, in_field(board.areas[area]))
    return next((force for force in found if any(one.id == piece for one in force.pieces)), None)


def _evasions(board: Board, movers: tuple[Piece, ...], area: AreaId) -> list[Message]:
    """6.6.10: for each country there, the chances of getting away to each place."""
    lines: list[Message] = []
    for party in parties(board, movers, area):
        found = Prospects(board, party, movers, area)
        countries = tuple(Name("country", country) for country in party)
        for target in found.targets:
            place = Name("area", area if target == CITY else target)
            sure, haste = (odds.percent(odds.all_of(found.chances(target, hasty=hasty))) for hasty in (False, True))
            line = message(
                "odds-evasion",
                countries=countries,
                city=target == CITY,
                area=place,
                percent=sure,
                hasty=haste,
                need=NEED,
            )
            lines.append(line)
        if not found.targets:
            lines.append(message("odds-no-way-out", countries=countries))
    return lines or [message("odds-nobody-there")]


def _sieges(board: Board, force: Force, area: AreaId, kind: Land, seen: Collection[str]) -> list[Message]:
    """6.8: an assault, or a standard siege and how it goes on; a hidden garrison has no odds (9.5)."""
    if city_defence(board, area) <= 0:
        return [message("odds-no-city", area=Name("area", area))]
    inside = garrison(board.areas[area])
    if any(piece.id not in seen for piece in inside):
        return [message("quote-unknown-garrison", area=Name("area", area))]
    if not force.units or force.leader is None:
        return [message("odds-needs-army")]
    if kind == "assault":
        return [siege_odds.quote(board, area, force.pieces, inside, "assault")]
    lines = [siege_odds.quote(board, area, force.pieces, inside, "standard")]
    for rounds in ROUNDS:
        taken = siege_odds.taken_within(board, area, force.pieces, inside, rounds)
        lines.append(message("odds-taken-within", rounds=rounds, percent=odds.percent(taken)))
    hungry = siege_odds.hunger(board, area)
    lines.append(message("odds-hunger", impulses=hungry.impulses, ap=hungry.cost))
    return lines
