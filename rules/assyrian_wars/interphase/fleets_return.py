"""After trade is counted: ships leave the sea trade boxes, raiders check attrition and regroup (7.3.3.a, 7.3.3.d)."""

from rules.assyrian_wars.battle.losses import regroup
from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.ids import AreaId, BoxId, CountryId, PieceId, ZoneId
from rules.assyrian_wars.board.names import names, piece_name
from rules.assyrian_wars.board.pieces import Piece
from rules.assyrian_wars.board.relations import allied, seat_of
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.march.attrition import Attrition
from rules.core.messages import Name, message
from rules.core.procedures import Procedure
from rules.core.questions import Choose, Option
from rules.core.run import Run


class SailHome(Procedure):
    """Ships in sea trade boxes return to a zone with a friendly port on their water (7.3.3.a, R-218).

    In the Interphase all of them; after a battle in a box those for whom there is no room left (6.16.g).
    """

    steps = ("ask", "sail")

    ships: tuple[PieceId, ...] | None = None  # those that have to go; None: all
    rule: str = "7.3.3.a"

    def ask(self, run: Run[Board]) -> None:
        """7.3.3.a: the owner of the next ship names the zone; one that has no choice sails by itself."""
        board = run.board
        found = next_ship(board, self.ships)
        if found is None:
            return
        box, ship = found
        seat, zones = seat_of(board, ship.owner), port_zones(board, ship.owner, box)
        if seat is None or not zones:
            return
        run.ask(
            seat,
            "sail-home",
            self.rule,
            options=[Option(zone, message("option-port-zone", zone=Name("zone", zone))) for zone in zones],
            default=Choose(usual_zone(ship, zones)),
            reason=message("sail-home", ship=piece_name(ship.id), box=Name("box", box)),
            forced=True,
        )

    def sail(self, run: Run[Board]) -> None:
        """7.3.3.a: to that zone; without a friendly port to the force pool, at no further loss (R-218)."""
        board = run.board
        found = next_ship(board, self.ships)
        if found is None:
            run.end()
            return
        box, ship = found
        board.boxes[box].remove(ship)
        zones = port_zones(board, ship.owner, box)
        if zones:
            zone = ZoneId(run.choice) if run.answers else usual_zone(ship, zones)
            ship.origin = None
            board.zones[zone].append(ship)
            run.tell("ship-sails-home", self.rule, ship=piece_name(ship.id), zone=Name("zone", zone))
        else:
            board.countries[ship.nation].pool.append(ship.id)
            run.tell("ship-without-port", self.rule, ship=piece_name(ship.id))
        run.goto("ask")


def next_ship(board: Board, ships: tuple[PieceId, ...] | None) -> tuple[BoxId, Piece] | None:
    """A ship (of these) that is still in a sea trade box, and the box; in track order of the owners."""
    boxes = [box for box in edition_of(board).map.sea_trade_boxes if box in board.boxes]
    waiting = [(box, ship) for box in boxes for ship in board.boxes[box] if ships is None or ship.id in ships]
    track = list(board.countries)
    return min(waiting, key=lambda one: track.index(one[1].owner), default=None)


def port_zones(board: Board, country: CountryId, box: BoxId) -> list[ZoneId]:
    """Zones of the box's water with a port that the country or an ally of it controls (R-218)."""
    game_map = edition_of(board).map
    water = game_map.sea_trade_boxes[box].water
    zones = [zone for zone, printed in game_map.zones.items() if printed.water == water and zone in board.zones]
    return [zone for zone in zones if any(_is_friendly(board, country, port) for port in game_map.ports[zone])]


def _is_friendly(board: Board, country: CountryId, port: AreaId) -> bool:
    state = board.areas.get(port)
    return state is not None and bool(state.control) and allied(board, country, state.control)


def usual_zone(ship: Piece, zones: list[ZoneId]) -> ZoneId:
    """Where it came from if that is among them (R-169)."""
    return next((zone for zone in zones if zone == ship.origin), zones[0])


class DisperseRaiders(Procedure):
    """Trade raiders check for attrition, each for itself, and go to the Regroup Box (6.15, 7.3.3.d).

    In the Interphase all of them; during a turn those that their owner withdraws.
    """

    steps = ("wear_out", "leave")

    raiders: tuple[PieceId, ...] | None = None  # those that have to go; None: all
    rule: str = "7.3.3.d"

    def wear_out(self, run: Run[Board]) -> None:
        """7.3.3.d: one die for every raider."""
        for raider in self._leaving(run.board):
            run.call(Attrition(units=(raider,), cause="raid", rule=self.rule))

    def leave(self, run: Run[Board]) -> None:
        """7.3.3.d: those that are left go to the Regroup Box on the side that shows."""
        board = run.board
        left = self._leaving(board)
        for piece in board.find_all(left):
            regroup(board, piece)
        if left:
            run.tell("raiders-dispersed", self.rule, pieces=names(left))

    def _leaving(self, board: Board) -> list[PieceId]:
        return [raider for raider in raiders(board) if self.raiders is None or raider in self.raiders]


def raiders(board: Board) -> list[PieceId]:
    """The pieces in the raid boxes, in their order."""
    return [piece.id for box in edition_of(board).map.raid_boxes for piece in board.boxes.get(box, ())]
