"""Fleets enter and leave sea trade boxes, and fight for room in them (6.16.b, 6.16.g, R-168 to R-172)."""

from collections.abc import Sequence
from typing import Annotated, ClassVar

from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.forces import factor, load, owners, ships
from rules.assyrian_wars.board.ids import BoxId, CountryId, PieceId, UnitId, ZoneId
from rules.assyrian_wars.board.names import piece_name
from rules.assyrian_wars.board.pieces import Piece
from rules.assyrian_wars.board.relations import seat_of
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.interphase.fleets_return import SailHome
from rules.assyrian_wars.sea.odds import quote_hunt
from rules.assyrian_wars.sea.sailing import fleet_at, fleet_choices, harbours
from rules.assyrian_wars.sea.searching import SEARCH_PRICE, Hunt, Hunted, Watch, fleets_of
from rules.assyrian_wars.sea.ships import Muster, able_ships, next_voyage, pick_fleet
from rules.assyrian_wars.sea.trade_boxes import enter_box, leave_box, room_in
from rules.assyrian_wars.turn import purse
from rules.assyrian_wars.turn.phasing import Given, ImpulseAction, phasing
from rules.core import picking
from rules.core.actions import Candidate, Kind
from rules.core.ids import Seat
from rules.core.messages import Message, Name, Quote, Refusal, message, refuse
from rules.core.procedures import Procedure
from rules.core.questions import Choose, ChooseMany, Option
from rules.core.run import Run
from rules.core.table import Table

BOX_PRICE = purse.AP  # a fleet and box, in or out (6.16.b)

Box = Annotated[BoxId, Kind("box")]
Ships = Annotated[tuple[UnitId, ...], Kind("unit", many=True, together=True)]


class EnterBox(ImpulseAction, frozen=True):
    """Moves a fleet into a sea trade box for 1 AP; that is all it does in the impulse (6.16.b, 6.16.g).

    Without `search` it takes the free places, in the order in which the ships are named. `search` names the countries
    whose ships it looks for to make room, 1 AP each; if none is found, or it is beaten, it goes back.
    """

    rule: ClassVar[str] = "6.16.g"

    zone: Annotated[ZoneId, Kind("zone")]
    box: Box
    ships: Ships = ()
    search: Annotated[tuple[CountryId, ...], Kind("country", many=True, together=True)] = ()
    allies: bool = False

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        board, country = table.board, phasing(table.board)
        fleet = pick_fleet(board, country, self.zone, self.ships, allies=self.allies)
        if isinstance(fleet, Refusal):
            return fleet
        wrong = refuse_box(board, self.zone, self.box) or refuse_fleet(board, self.zone, fleet)
        wrong = wrong or refuse_search(board, self.box, fleet, self.search)
        if wrong is not None:
            return wrong
        room = room_in(board, self.box)
        if not room and not self.search:
            holders = tuple(Name("country", code) for code in owners(board.boxes[self.box]))
            return refuse(self.rule, "box-full", box=Name("box", self.box), countries=holders)
        cost = BOX_PRICE + len(self.search) * SEARCH_PRICE
        wrong = purse.refuse_cost(board, country, cost, self.rule)
        if wrong is not None:
            return wrong
        lines = [purse.price(board, country, cost)]
        if not self.search and room < len(fleet):
            lines.append(message("quote-box-room", box=Name("box", self.box), room=room))
        return Quote(self.rule, tuple(lines), risky=True)

    def preview(self, table: Table[Board], seat: Seat) -> tuple[Message, ...]:
        """The chances of the battles for room."""
        board, country = table.board, phasing(table.board)
        fleet = pick_fleet(board, country, self.zone, self.ships, allies=self.allies)
        if isinstance(fleet, Refusal) or not self.search or self.box not in board.boxes:
            return ()
        return quote_hunt(board, fleet, self.box, self.search, seat)

    def apply(self, run: Run[Board], seat: Seat) -> None:
        board, country = run.board, phasing(run.board)
        fleet = pick_fleet(board, country, self.zone, self.ships, allies=self.allies)
        assert not isinstance(fleet, Refusal)  # checked before
        purse.pay(board, country, BOX_PRICE + len(self.search) * SEARCH_PRICE)
        going = {ship.id for ship in fleet}
        ordered = [ship.id for ship in best_first(board, fleet)]
        named = [PieceId(ship) for ship in self.ships if ship in going] or ordered
        run.call(BoxEntry(country=country, zone=self.zone, box=self.box, ships=tuple(named), countries=self.search))

    @classmethod
    def choices(cls, board: Board, country: CountryId, param: str, given: Given, typed: str) -> list[Candidate]:
        if not purse.can_pay(board, country, BOX_PRICE):
            return []
        zone, box = ZoneId(given.get("zone", "")), BoxId(given.get("box", ""))
        if param == "box":
            return picking.one(boxes_to_enter(board, country, zone) if zone in board.zones else [], typed, "box")
        if param == "search":
            others = [code for code in owners(board.boxes.get(box, [])) if code != country]
            searches = len(picking.picked(typed)[0]) + 1
            if zone not in board.zones or not purse.can_pay(board, country, BOX_PRICE + searches * SEARCH_PRICE):
                return []
            return picking.several(others, typed, lambda code: Name("country", code))
        zones = [one for one in harbours(board, country) if boxes_to_enter(board, country, one)]
        fit = [ship for ship in fleet_at(board, country, zone) if refuse_fleet(board, zone, [ship]) is None]
        return fleet_choices(board, country, param, given, typed, zones, fit)


class LeaveBox(ImpulseAction, frozen=True):
    """Moves ships out of a sea trade box, back to the zones they came from, for 1 AP (6.16.b, R-169)."""

    rule: ClassVar[str] = "6.16.b"

    box: Box
    zone: Annotated[ZoneId | None, Kind("zone")] = None  # only where they came from
    ships: Ships = ()

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        board, country = table.board, phasing(table.board)
        if self.box not in edition_of(board).map.sea_trade_boxes or self.box not in board.boxes:
            return refuse(self.rule, "no-such-box", found=str(self.box), boxes=_boxes(board))
        fleet = pick_fleet(board, country, self.box, self.ships)
        if isinstance(fleet, Refusal):
            return fleet
        for ship in fleet:
            origin = origin_of(board, self.box, ship)
            if self.zone is not None and self.zone != origin:
                back, wanted = Name("zone", origin), Name("zone", self.zone)
                return refuse("6.6", "back-where-it-came-from", ship=piece_name(ship.id), zone=back, wanted=wanted)
        wrong = purse.refuse_cost(board, country, BOX_PRICE, self.rule)
        return wrong or Quote(self.rule, (purse.price(board, country, BOX_PRICE),), risky=True)

    def apply(self, run: Run[Board], seat: Seat) -> None:
        board, country = run.board, phasing(run.board)
        fleet = pick_fleet(board, country, self.box, self.ships)
        assert not isinstance(fleet, Refusal)  # checked before
        purse.pay(board, country, BOX_PRICE)
        run.call(BoxExit(country=country, box=self.box, ships=tuple(ship.id for ship in fleet)))

    @classmethod
    def choices(cls, board: Board, country: CountryId, param: str, given: Given, typed: str) -> list[Candidate]:
        if not purse.can_pay(board, country, BOX_PRICE):
            return []
        boxes = [box for box in edition_of(board).map.sea_trade_boxes if box in board.boxes]
        if param == "box":
            return picking.one([box for box in boxes if able_ships(board, country, box, allies=False)], typed, "box")
        box = BoxId(given.get("box", ""))
        own = able_ships(board, country, box, allies=False) if box in boxes else []
        if param == "zone":
            return picking.one(dict.fromkeys(ship.origin for ship in own if ship.origin), typed, "zone")
        return picking.several([ship.id for ship in own], typed, lambda ship: Name("unit", ship))


class BoxEntry(Procedure):
    """A fleet enters a sea trade box: into free places, or by battle (6.16.g)."""

    steps = ("agree", "enter", "settle", "ask_losers", "make_room", "report")

    country: CountryId
    zone: ZoneId
    box: BoxId
    ships: tuple[PieceId, ...]  # in the order in which they take places
    countries: tuple[CountryId, ...] = ()  # whose ships are searched for, to make room
    beaten: tuple[PieceId, ...] = ()  # the losers' ships, the strongest first

    def agree(self, run: Run[Board]) -> None:
        """6.16.b: other players' ships only with their consent (R-174)."""
        reason = message(
            "sail-together",
            country=Name("country", self.country),
            start=Name("zone", self.zone),
            zone=Name("box", self.box),
        )
        run.call(Muster(country=self.country, ships=self.ships, reason=reason))

    def enter(self, run: Run[Board]) -> None:
        """6.16.g: the fleet fills what is free; or it comes as a whole and searches for the others (R-170, R-172)."""
        board = run.board
        self.ships = run.result if isinstance(run.result, tuple) else self.ships
        fleet = self._at_sea(board)
        if self.countries:
            quarry = fleets_of(board, self.box, self.countries)
            enter_box(board, fleet, self.zone, self.box)
            for ship in fleet:
                ship.finish("6.16.b")
            ids = tuple(ship.id for ship in fleet)
            run.call(Hunt(place=self.box, hunters=ids, quarry=quarry))
            return
        taken = fleet[: room_in(board, self.box)]
        enter_box(board, taken, self.zone, self.box)
        for ship in taken:
            ship.finish("6.16.b")
        run.goto("report")

    def settle(self, run: Run[Board]) -> None:
        """6.16.g: who found nobody or was beaten goes back; a victor places up to four ships first (R-170, R-171)."""
        board = run.board
        hunted = run.result if isinstance(run.result, Hunted) else Hunted()
        newcomers = self._in_box(board)
        if hunted.lost or not hunted.found:
            self._go_back(run, newcomers)
            run.end()
            return
        capacity = edition_of(board).map.sea_trade_boxes[self.box].capacity
        beaten = [ship for ship in board.boxes[self.box] if ship.owner in hunted.beaten and ship not in newcomers]
        untouched = len(board.boxes[self.box]) - len(newcomers) - len(beaten)
        stay = best_first(board, newcomers)[: max(0, capacity - untouched)]
        self._go_back(run, [ship for ship in newcomers if ship not in stay])
        self.beaten = tuple(ship.id for ship in best_first(board, beaten))

    def ask_losers(self, run: Run[Board]) -> None:
        """6.16.g: the loser says which of his ships leave; of several losers' ships the strongest stay (R-170)."""
        board, leaving = run.board, self._surplus(run.board)
        losers = [ship for ship in board.boxes[self.box] if ship.id in self.beaten]
        seats = {seat_of(board, ship.owner) for ship in losers}
        seat = seats.pop() if len(seats) == 1 else None
        alike = len({(ship.reduced, ship.origin) for ship in losers}) == 1
        if seat is None or alike or not leaving or len(leaving) == len(losers):
            return
        run.ask(
            seat,
            "leave-to-victor",
            "6.16.g",
            options=[Option(ship, message("option-piece", piece=piece_name(ship))) for ship in self.beaten],
            default=Choose(leaving[0]) if len(leaving) == 1 else ChooseMany(leaving),
            reason=message("no-room-for-beaten", box=Name("box", self.box), ships=len(leaving)),
            at_least=len(leaving),
            at_most=len(leaving),
        )

    def make_room(self, run: Run[Board]) -> None:
        """6.16.g: who has no room sails home; 6.16.b: entering was all that the others can do in the impulse."""
        leaving = tuple(PieceId(ship) for ship in run.choices) if run.answers else self._surplus(run.board)
        for ship in self._in_box(run.board):
            ship.finish("6.16.b")
        if leaving:
            run.call(SailHome(ships=leaving, rule="6.16.g"))

    def _surplus(self, board: Board) -> tuple[PieceId, ...]:
        """The weakest of the beaten ships, as many as the box cannot hold."""
        excess = len(board.boxes[self.box]) - edition_of(board).map.sea_trade_boxes[self.box].capacity
        return self.beaten[-excess:] if excess > 0 else ()

    def report(self, run: Run[Board]) -> None:
        """6.16.g: who is in the box now."""
        board = run.board
        placed = self._in_box(board)
        run.tell(
            "fleet-in-box",
            "6.16.g",
            country=Name("country", self.country),
            box=Name("box", self.box),
            ships=len(placed),
            room=room_in(board, self.box),
        )

    def _go_back(self, run: Run[Board], fleet: Sequence[Piece]) -> None:
        """6.16.g: back to the zone they came from, finished for the impulse (R-171)."""
        if not fleet:
            return
        leave_box(run.board, fleet, self.box, self.zone)
        for ship in fleet:
            ship.used, ship.ended = True, "6.16.g"
        run.tell(
            "fleet-turned-back",
            "6.16.g",
            country=Name("country", self.country),
            box=Name("box", self.box),
            zone=Name("zone", self.zone),
        )

    def _at_sea(self, board: Board) -> list[Piece]:
        there = {ship.id: ship for ship in board.zones[self.zone]}
        return [there[id] for id in self.ships if id in there]

    def _in_box(self, board: Board) -> list[Piece]:
        return [ship for ship in board.boxes[self.box] if ship.id in self.ships]


class BoxExit(Procedure):
    """Ships leave a sea trade box for the zones they came from, where enemies may search for them (6.16.b, 6.16.f)."""

    steps = ("agree", "leave")

    country: CountryId
    box: BoxId
    ships: tuple[PieceId, ...]

    def agree(self, run: Run[Board]) -> None:
        """6.16.b: other players' ships only with their consent (R-174)."""
        country, box = Name("country", self.country), Name("box", self.box)
        reason = message("leave-together", country=country, box=box)
        run.call(Muster(country=self.country, ships=self.ships, reason=reason))

    def leave(self, run: Run[Board]) -> None:
        """6.16.b: leaving is all that they can do in the impulse (R-169)."""
        board = run.board
        self.ships = run.result if isinstance(run.result, tuple) else self.ships
        fleet = [ship for ship in board.boxes[self.box] if ship.id in self.ships]
        number = next_voyage(board)
        origins = {ship.id: origin_of(board, self.box, ship) for ship in fleet}
        for zone in dict.fromkeys(origins.values()):
            group = [ship for ship in fleet if origins[ship.id] == zone]
            leave_box(board, group, self.box, zone)
            for ship in group:
                ship.finish("6.16.b")
                ship.fleet = number
            run.tell(
                "fleet-left-box",
                "6.16.b",
                country=Name("country", self.country),
                box=Name("box", self.box),
                zone=Name("zone", zone),
                ships=len(group),
            )
            run.call(Watch(zone=zone, ships=tuple(ship.id for ship in group)))


# Looking.


def refuse_box(board: Board, zone: ZoneId, box: BoxId) -> Refusal | None:
    """Only boxes on the same body of water (R-168)."""
    printed = edition_of(board).map.sea_trade_boxes.get(box)
    if printed is None or box not in board.boxes or zone not in printed.zones:
        near = [one for one, other in edition_of(board).map.sea_trade_boxes.items() if zone in other.zones]
        boxes = tuple(Name("box", one) for one in near if one in board.boxes)
        return refuse("6.16.b", "no-such-box", found=str(box), boxes=boxes)
    return None


def refuse_fleet(board: Board, zone: ZoneId, fleet: Sequence[Piece]) -> Refusal | None:
    """Empty ships that have done nothing else in this impulse (6.16.b, 6.16.c)."""
    for ship in fleet:
        if load(board.zones[zone], ship):
            return refuse("6.16.c", "loaded-ship", ship=piece_name(ship.id))
        if ship.steps or ship.sailed:
            return refuse("6.16.b", "box-is-all", ship=piece_name(ship.id))
    return None


def boxes_to_enter(board: Board, country: CountryId, zone: ZoneId) -> list[BoxId]:
    """The sea trade boxes that ships of a country in this zone can enter: there is room, or it can be fought for."""
    if not any(refuse_fleet(board, zone, [ship]) is None for ship in able_ships(board, country, zone, allies=False)):
        return []
    near = [box for box in board.boxes if refuse_box(board, zone, box) is None]
    can_search = purse.can_pay(board, country, BOX_PRICE + SEARCH_PRICE)
    return [
        box
        for box in near
        if room_in(board, box) or (can_search and any(ship.owner != country for ship in board.boxes[box]))
    ]


def refuse_search(board: Board, box: BoxId, fleet: Sequence[Piece], countries: Sequence[CountryId]) -> Refusal | None:
    """Anybody else's ships in the box may be searched for, allies' too; no war is needed (6.16.g)."""
    others = [code for code in owners(ships(board.boxes[box])) if code not in owners(fleet)]
    for country in countries:
        if country not in others:
            there = tuple(Name("country", code) for code in others)
            return refuse("6.16.g", "no-fleet-in-box", found=str(country), countries=there)
    if len(set(countries)) < len(countries):
        return refuse("6.16.g", "no-fleet-in-box", found=str(countries[0]), countries=())
    return None


def origin_of(board: Board, box: BoxId, ship: Piece) -> ZoneId:
    """The zone that a ship came from; one that was set up in a box leaves it for the first zone (R-169)."""
    return ship.origin or next(zone for zone in edition_of(board).map.sea_trade_boxes[box].zones if zone in board.zones)


def best_first(board: Board, fleet: Sequence[Piece]) -> list[Piece]:
    """Strong ships before weak ones: the order in which places are kept."""
    counters = edition_of(board).counters
    return sorted(fleet, key=lambda ship: (-factor(counters, ship), ship.id))


def _boxes(board: Board) -> tuple[Name, ...]:
    return tuple(Name("box", box) for box in edition_of(board).map.sea_trade_boxes if box in board.boxes)
