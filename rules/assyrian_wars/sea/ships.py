"""Fleets: which ships sail together, who must agree, where they go (6.16.b, R-174)."""

from collections.abc import Iterable, Sequence

from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.forces import enemies_among, owners, ships
from rules.assyrian_wars.board.ids import BoxId, CountryId, PieceId, UnitId, ZoneId
from rules.assyrian_wars.board.names import names, piece_name, place_name
from rules.assyrian_wars.board.pieces import Piece
from rules.assyrian_wars.board.relations import allied, seat_of
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.politics.consent import Consent
from rules.core.actions import Candidate
from rules.core.messages import Message, Name, Refusal, refuse
from rules.core.procedures import Procedure
from rules.core.run import Run


class Muster(Procedure):
    """Other players' ships of a multinational fleet come along if they agree; ends with the ships that do (R-174).

    Who does not agree stays; ships of the own seat, as those of allied minors, follow without asking.
    """

    steps = ("ask", "hear")

    country: CountryId  # the phasing country
    ships: tuple[PieceId, ...]
    reason: Message  # what the fleet is to do
    partner: CountryId = CountryId("")
    done: tuple[CountryId, ...] = ()

    def ask(self, run: Run[Board]) -> None:
        """6.16.b: the next country that has not been asked."""
        board = run.board
        own = seat_of(board, self.country)
        strangers = [ship.owner for ship in board.find_all(self.ships) if seat_of(board, ship.owner) != own]
        waiting = [country for country in dict.fromkeys(strangers) if country not in self.done]
        if not waiting:
            run.end(self.ships)
            return
        self.partner, self.done = waiting[0], (*self.done, waiting[0])
        run.call(Consent(by=self.country, of=(self.partner,), rule="6.16.b", reason=self.reason))

    def hear(self, run: Run[Board]) -> None:
        """6.16.b: without its owner's consent a ship stays where it is."""
        if run.result is not True:
            gone = [ship.id for ship in run.board.find_all(self.ships) if ship.owner == self.partner]
            self.ships = tuple(ship for ship in self.ships if ship not in gone)
        run.goto("ask")


# Which ships.


def pick_fleet(
    board: Board,
    country: CountryId,
    place: str,
    chosen: Sequence[UnitId] = (),
    *,
    allies: bool = False,
    rule: str = "6.16.b",
) -> list[Piece] | Refusal:
    """The ships of a zone or sea trade box that an order means, or why they cannot act together (6.16.b, 6.16.f)."""
    if place not in board.zones and not (place in board.boxes and place in edition_of(board).map.sea_trade_boxes):
        return refuse("6.16.b", "no-such-sea", found=str(place), zones=tuple(Name("zone", one) for one in board.zones))
    there = ships(board.zones[ZoneId(place)] if place in board.zones else board.boxes[BoxId(place)])
    friends = [ship for ship in there if allied(board, country, ship.owner)]
    wrong = _refuse_strangers(board, there, friends, place, chosen)
    if wrong is not None:
        return wrong
    fleet = [ship for ship in friends if ship.id in chosen] if chosen else _whole(friends, country, allies=allies)
    if not any(ship.owner == country for ship in fleet):
        return refuse(rule, "no-own-ship", country=Name("country", country), zone=place_name(board, place))
    for ship in fleet:
        if ship.used:
            return refuse(ship.finished_by, "finished", piece=piece_name(ship.id))
    if len({ship.fleet for ship in fleet}) > 1 and enemies_among(board, country, there):
        return refuse("6.16.f", "two-fleets", zone=place_name(board, place), ships=names(ship.id for ship in fleet))
    return fleet


def _refuse_strangers(
    board: Board, there: Sequence[Piece], friends: Sequence[Piece], place: str, chosen: Iterable[UnitId]
) -> Refusal | None:
    """A named ship that is not there, or not of the own side (6.16.b)."""
    for id in chosen:
        if all(ship.id != id for ship in there):
            return refuse("6.16.b", "ship-not-there", found=str(id), zone=place_name(board, place))
        if all(ship.id != id for ship in friends):
            return refuse("6.16.b", "not-allied-ship", ship=piece_name(id))
    return None


def _whole(friends: Sequence[Piece], country: CountryId, *, allies: bool) -> list[Piece]:
    """All that can still act: the own ships, and the allies' if they are to come along."""
    able = [ship for ship in friends if allies or ship.owner == country]
    return [ship for ship in able if not ship.used] or able


def able_ships(board: Board, country: CountryId, place: str, *, allies: bool = True) -> list[Piece]:
    """The ships in a zone or box that a country could use now, its own first."""
    there = ships(board.zones[ZoneId(place)] if place in board.zones else board.boxes.get(BoxId(place), []))
    if not allies:
        return [ship for ship in there if not ship.used and ship.owner == country]
    found = [ship for ship in there if not ship.used and allied(board, country, ship.owner)]
    return sorted(found, key=lambda ship: ship.owner != country)


def with_allies(board: Board, country: CountryId, place: str) -> list[Candidate]:
    """Whether allied ships may come along: a question only where there are any."""
    there = able_ships(board, country, place)
    strangers = any(ship.owner != country for ship in there)
    return [Candidate("false"), Candidate("true")] if strangers else [Candidate("false")]


def search_number(board: Board, fleet: Iterable[Piece]) -> int:
    """The lowest search number printed on any of these ships (6.16.f)."""
    counters = edition_of(board).counters.units
    return min(counters[UnitId(ship.id)].search or 12 for ship in fleet)


def enemy_fleets(board: Board, country: CountryId, zone: ZoneId) -> list[CountryId]:
    """The countries at war with this one that have ships in a zone, in track order (6.16.f)."""
    hostile = owners(enemies_among(board, country, ships(board.zones[zone])))
    return [code for code in board.countries if code in hostile]


# Where they go.


def sail_to(board: Board, fleet: Sequence[Piece], start: ZoneId, to: ZoneId) -> None:
    """Ships go from one zone to another, with all that they carry."""
    going = {ship.id for ship in fleet}
    moving = [piece for piece in board.zones[start] if piece.id in going or piece.aboard in going]
    board.zones[start] = [piece for piece in board.zones[start] if piece not in moving]
    board.zones[to] += moving


def next_voyage(board: Board) -> int:
    """The number of a fleet that puts to sea in this impulse; outside an impulse there is nothing to tell apart."""
    if board.impulse is None:
        return 0
    board.impulse.voyages += 1
    return board.impulse.voyages
