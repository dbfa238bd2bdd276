"""Recruit cards: units and ships for nothing or at half price, recalled veterans, sworn bands (6.11.j)."""

from collections.abc import Sequence
from typing import cast

from rules.assyrian_wars.board import decks
from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.ids import MERCENARIES, AreaId, CountryId, HalfAP, PieceId, UnitId, ZoneId
from rules.assyrian_wars.board.names import names, piece_name
from rules.assyrian_wars.board.pieces import Piece
from rules.assyrian_wars.board.relations import allied
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.build.building import building_price, printed, regulars, ships_in_pool
from rules.assyrian_wars.build.placing import building_sites, hiring_sites, place, sites
from rules.assyrian_wars.events import aims, costs
from rules.assyrian_wars.events.arrivals import announce_arrivals
from rules.assyrian_wars.events.handlers import Handler, Lines, Play, use_of
from rules.assyrian_wars.events.pairs import Match, Offer, Pairs, firsts, next_names, pairs_of, refuse_pairs, without
from rules.assyrian_wars.pack import card_effects as event
from rules.assyrian_wars.sea.searching import Watch
from rules.assyrian_wars.turn import purse
from rules.core.messages import Name, Refusal, message, refuse
from rules.core.run import Run
from rules.core.table import Table


class PlaceUnitsHandler(Handler[event.PlaceUnits]):
    """Full-strength units appear without cost: of the force pool as built, of the game pool as hired (6.1, 6.2)."""

    effect = event.PlaceUnits

    def check(self, table: Table[Board], play: Play, effect: event.PlaceUnits) -> Refusal | Lines:
        board = table.board
        if effect.needs_home_port and not self._has_port(board, play.country):
            return refuse("6.11.j", "no-home-port-held", country=Name("country", play.country))
        things, places = self._things(board, play, effect), self._places(board, play, effect)
        wrong = _refuse_others(board, play)
        wrong = wrong or refuse_pairs(play, self._most(effect), things, places, "6.11.j", "cannot-be-placed")
        return wrong or (message("quote-units", pieces=names(PieceId(one) for one in firsts(pairs_of(play)))),)

    def targets(self, table: Table[Board], play: Play, effect: event.PlaceUnits) -> Sequence[Name]:
        board = table.board
        if effect.needs_home_port and not self._has_port(board, play.country):
            return []
        things, places = self._things(board, play, effect), self._places(board, play, effect)
        return next_names(play, self._most(effect), things, places)

    def _most(self, effect: event.PlaceUnits) -> int:
        return effect.any or sum(effect.units.values())

    def _has_port(self, board: Board, country: CountryId) -> bool:
        ports = [area for area in edition_of(board).map.home_ports[country] if area in board.areas]
        return any(board.areas[area].control == country for area in ports)

    def _things(self, board: Board, play: Play, effect: event.PlaceUnits) -> Offer:
        def offer(done: Pairs) -> list[Name]:
            pool = regulars(board, play.country) if effect.source == "force-pool" else _for_hire(board)
            classes = [printed(board, [_unit(one)])[0].cls for one in firsts(done)]
            free = printed(board, [unit for unit in pool if unit not in firsts(done)])
            missing = {cls: number - classes.count(cls) for cls, number in effect.units.items()}
            return [Name("unit", unit.id) for unit in free if effect.any or missing.get(unit.cls, 0) > 0]

        return offer

    def _places(self, board: Board, play: Play, effect: event.PlaceUnits) -> Match:
        if effect.source == "force-pool":
            return anywhere(building_sites(board, play.country))
        return anywhere(hiring_sites(board, play.country, MERCENARIES))

    def apply(self, run: Run[Board], play: Play, effect: event.PlaceUnits) -> None:
        board = run.board
        pool = board.countries[play.country].pool if effect.source == "force-pool" else board.game_pool
        for unit, area in pairs_of(play):
            pool.remove(PieceId(unit))
            put(run, play.country, Piece(PieceId(unit), play.country), AreaId(area))
        announce_arrivals(run, placed_by(play))


class PlaceShipsHandler(Handler[event.PlaceShips]):
    """Ships appear without cost beside ports of the country or an ally (6.16.a, 6.16.f)."""

    effect = event.PlaceShips

    def check(self, table: Table[Board], play: Play, effect: event.PlaceShips) -> Refusal | Lines:
        things, places = self._things(table.board, play), beside_ports(table.board, play.country)
        wrong = _refuse_others(table.board, play)
        wrong = wrong or refuse_pairs(play, effect.ships, things, places, "6.11.j", "cannot-be-placed")
        return wrong or (message("quote-units", pieces=names(PieceId(one) for one in firsts(pairs_of(play)))),)

    def targets(self, table: Table[Board], play: Play, effect: event.PlaceShips) -> Sequence[Name]:
        places = beside_ports(table.board, play.country)
        return next_names(play, effect.ships, self._things(table.board, play), places)

    def _things(self, board: Board, play: Play) -> Offer:
        return lambda done: without([Name("unit", ship) for ship in ships_in_pool(board, play.country)], done)

    def apply(self, run: Run[Board], play: Play, effect: event.PlaceShips) -> None:
        board = run.board
        for ship, zone in pairs_of(play):
            board.countries[play.country].pool.remove(PieceId(ship))
            board.zones[ZoneId(zone)].append(Piece(PieceId(ship), play.country))
            country, built = Name("country", play.country), piece_name(PieceId(ship))
            run.tell("ship-built", "6.11.j", country=country, ship=built, zone=Name("zone", zone))
        for zone in dict.fromkeys(zone for _, zone in pairs_of(play)):
            came = tuple(PieceId(ship) for ship, where in pairs_of(play) if where == zone)
            run.call(Watch(zone=ZoneId(zone), ships=came))


class CheapBuildingHandler(Handler[event.CheapBuilding]):
    """Regulars with so many strength points in all are built at part of the price (6.1, 9.7)."""

    effect = event.CheapBuilding

    def check(self, table: Table[Board], play: Play, effect: event.CheapBuilding) -> Refusal | Lines:
        board = table.board
        things, places = self._things(board, play, effect), anywhere(building_sites(board, play.country))
        wrong = _refuse_others(board, play)
        wrong = wrong or refuse_pairs(play, effect.points, things, places, "6.1", "cannot-be-placed")
        if wrong is not None:
            return wrong
        return (purse.price(board, play.country, self._cost(board, play, effect)),)

    def further_price(self, table: Table[Board], play: Play, effect: event.CheapBuilding) -> int:
        return self._cost(table.board, play, effect)

    def targets(self, table: Table[Board], play: Play, effect: event.CheapBuilding) -> Sequence[Name]:
        board, places = table.board, anywhere(building_sites(table.board, play.country))
        found = next_names(play, effect.points, self._things(board, play, effect), places)
        if len(play.targets) % 2:
            return found
        return [one for one in found if can_pay(board, play, self._cost(board, play.naming(one.id, ""), effect))]

    def example(self, table: Table[Board], play: Play, effect: event.CheapBuilding) -> Play | None:
        """The cheapest unit, anywhere."""
        areas = building_sites(table.board, play.country)
        units = self._things(table.board, play, effect)(())
        one_each = [play.naming(unit.id, areas[0]) for unit in units] if areas else []
        return min(one_each, key=lambda one: self._cost(table.board, one, effect), default=None)

    def _things(self, board: Board, play: Play, effect: event.CheapBuilding) -> Offer:
        def offer(done: Pairs) -> list[Name]:
            used = sum(unit.full for unit in printed(board, [_unit(one) for one in firsts(done)]))
            free = [unit for unit in printed(board, regulars(board, play.country)) if unit.id not in firsts(done)]
            return [Name("unit", unit.id) for unit in free if used + unit.full <= effect.points]

        return offer

    def _cost(self, board: Board, play: Play, effect: event.CheapBuilding) -> HalfAP:
        whole = sum(building_price(board.options, unit) for unit in printed(board, _units(play)))
        return HalfAP(-(-whole * effect.price_percent // 100))

    def apply(self, run: Run[Board], play: Play, effect: event.CheapBuilding) -> None:
        board = run.board
        purse.pay(board, play.country, self._cost(board, play, effect))
        for unit, area in pairs_of(play):
            board.countries[play.country].pool.remove(PieceId(unit))
            put(run, play.country, Piece(PieceId(unit), play.country), AreaId(area))


class RecallHandler(Handler[event.Recall]):
    """Regulars and leaders come back from the Regroup Box without cost (6.5)."""

    effect = event.Recall

    def check(self, table: Table[Board], play: Play, effect: event.Recall) -> Refusal | Lines:
        board = table.board
        things, places = self._things(board, play), self._places(board, play)
        wrong = _refuse_others(board, play)
        wrong = wrong or refuse_pairs(play, effect.pieces, things, places, "6.5", "cannot-be-placed")
        return wrong or (message("quote-units", pieces=names(PieceId(one) for one in firsts(pairs_of(play)))),)

    def targets(self, table: Table[Board], play: Play, effect: event.Recall) -> Sequence[Name]:
        board = table.board
        return next_names(play, effect.pieces, self._things(board, play), self._places(board, play))

    def _things(self, board: Board, play: Play) -> Offer:
        own = [piece for piece in board.regroup if piece.owner == play.country and piece.is_land and not piece.is_hired]
        return lambda done: without([piece_name(piece.id) for piece in own], done)

    def _places(self, board: Board, play: Play) -> Match:
        return lambda done, piece: aims.area_names(sites(board, play.country, PieceId(piece)))

    def apply(self, run: Run[Board], play: Play, effect: event.Recall) -> None:
        for piece, area in pairs_of(play):
            put(run, play.country, run.board.take(PieceId(piece)), AreaId(area))
        announce_arrivals(run, placed_by(play))


# Whose, for what, and where.


def can_pay(board: Board, play: Play, further: int) -> bool:
    """The price of the event and what its targets cost besides, for which there is no loan (R-132)."""
    price = costs.price_of(decks.card_of(board, play.card), use_of(board, play))
    return purse.can_pay(board, play.country, price + further)


def _refuse_others(board: Board, play: Play) -> Refusal | None:
    """R-135: "you" is the country whose card it is; another country's counters are not its to place (6.11)."""
    card, own = Name("card", play.card), Name("country", play.country)
    nations = [thing[:2] for thing in firsts(pairs_of(play))]
    others = [Name("country", nation) for nation in nations if nation in board.countries and nation != play.country]
    return refuse("6.11", "counter-of-another", card=card, country=own, other=others[0]) if others else None


def put(run: Run[Board], country: CountryId, piece: Piece, area: AreaId) -> None:
    """A piece appears in an area (6.1, 6.2, 6.5)."""
    place(run.board, country, piece, area)
    what, where = names([piece.id]), Name("area", area)
    run.tell("placed", "6.11.j", country=Name("country", country), pieces=what, area=where)


def placed_by(play: Play) -> tuple[tuple[PieceId, AreaId], ...]:
    """What an event puts where."""
    return tuple((PieceId(piece), AreaId(area)) for piece, area in pairs_of(play))


def ports_at_sea(board: Board, country: CountryId) -> list[ZoneId]:
    """The sea zones beside ports that the country or an ally controls."""
    printed_areas = edition_of(board).map.areas
    ports = [(printed_areas[area].port, state.control) for area, state in board.areas.items()]
    near = [(zone, holder) for zone, holder in ports if zone is not None and zone in board.zones]
    return list(dict.fromkeys(zone for zone, holder in near if allied(board, country, holder)))


def anywhere(areas: Sequence[AreaId]) -> Match:
    """Every thing may go to every one of these areas."""
    return lambda done, thing: aims.area_names(areas)


def beside_ports(board: Board, country: CountryId) -> Match:
    """Every ship may go to every sea zone beside the ports of the country and its allies."""
    return lambda done, thing: [Name("zone", zone) for zone in ports_at_sea(board, country)]


def _for_hire(board: Board) -> list[UnitId]:
    """Ordinary mercenaries that nobody has."""
    return [_unit(piece) for piece in board.game_pool if piece[:2] == MERCENARIES]


def _units(play: Play) -> list[UnitId]:
    return [_unit(thing) for thing in firsts(pairs_of(play))]


def _unit(piece: str) -> UnitId:
    return cast(UnitId, PieceId(piece))


HANDLERS = (PlaceUnitsHandler(), PlaceShipsHandler(), CheapBuildingHandler(), RecallHandler())
