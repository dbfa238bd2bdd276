"""Orders at sea and to raiders in few words."""

from rules.assyrian_wars.board.forces import pieces_in
from rules.assyrian_wars.board.ids import AreaId, BoxId, CountryId, PieceId, UnitId, ZoneId
from rules.assyrian_wars.sea.boarding import Embark
from rules.assyrian_wars.sea.landing import Disembark
from rules.assyrian_wars.sea.raid_orders import SendRaider
from rules.assyrian_wars.sea.sailing import Sail
from rules.assyrian_wars.sea.sea_trade import EnterBox, LeaveBox
from rules.assyrian_wars.sea.searching import Search
from tests.assyrian_wars.cases.table import CaseTable


def _ships(ids: str) -> tuple[UnitId, ...]:
    return tuple(UnitId(PieceId(id)) for id in ids.split())


def sail(zone: str, *path: str, ships: str = "", allies: bool = False) -> Sail:
    """The ships of a zone go this way."""
    return Sail(ZoneId(zone), tuple(ZoneId(to) for to in path), _ships(ships), allies)


def enter(zone: str, box: str, ships: str = "", search: str = "") -> EnterBox:
    """The ships of a zone go into a sea trade box."""
    return EnterBox(ZoneId(zone), BoxId(box), _ships(ships), tuple(CountryId(code) for code in search.split()))


def leave(box: str, zone: str = "", ships: str = "") -> LeaveBox:
    """Ships leave a sea trade box."""
    return LeaveBox(BoxId(box), ZoneId(zone) if zone else None, _ships(ships))


def search(zone: str, countries: str = "", ships: str = "", allies: bool = False) -> Search:
    """The ships of a zone look for enemies."""
    return Search(ZoneId(zone), tuple(CountryId(code) for code in countries.split()), _ships(ships), allies)


def board(area: str, pieces: str, ship: str = "") -> Embark:
    """Pieces in a port board ships."""
    return Embark(AreaId(area), _pieces(pieces), UnitId(PieceId(ship)) if ship else None)


def land(area: str, pieces: str = "") -> Disembark:
    """Pieces aboard go ashore."""
    return Disembark(AreaId(area), _pieces(pieces))


def send(unit: str, box: str = "") -> SendRaider:
    """A unit goes raiding."""
    return SendRaider(UnitId(PieceId(unit)), BoxId(box) if box else None)


def _pieces(ids: str) -> tuple[PieceId, ...]:
    return tuple(PieceId(id) for id in ids.split())


def at(game: CaseTable, place: str) -> list[str]:
    """The pieces in a sea zone or box, sorted; reduced ones with a minus."""
    return sorted(f"{piece.id}-" if piece.reduced else str(piece.id) for piece in pieces_in(game.board, place))
