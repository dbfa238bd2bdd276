"""A city falls: its garrison, control, victory points, deportation (6.8, 6.12, 7.1, 8.3, P-8)."""

from rules.assyrian_wars.battle.hits import lose_king
from rules.assyrian_wars.battle.losses import eliminate, regroup
from rules.assyrian_wars.battle.sides import decider
from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.forces import forces, garrison, in_field, is_king, owners, units
from rules.assyrian_wars.board.ids import ASSYRIA, AreaId, CountryId, PieceId
from rules.assyrian_wars.board.names import names
from rules.assyrian_wars.board.pieces import Siege
from rules.assyrian_wars.board.relations import patron, seat_of
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.conquest.box import put_in_box
from rules.assyrian_wars.control.control import Occupation
from rules.assyrian_wars.march.army_groups import tidy_groups
from rules.assyrian_wars.pack.edition import Edition
from rules.assyrian_wars.politics.punishment import punish
from rules.assyrian_wars.siege.deportation import Deportation
from rules.assyrian_wars.siege.dice import hunger_needed
from rules.assyrian_wars.tribute.tribute import stop_tribute
from rules.assyrian_wars.victory.scoring import ShareVictory, score_nomads
from rules.core.ids import Seat
from rules.core.messages import Name
from rules.core.procedures import Procedure
from rules.core.run import Run

LARGE_GARRISON = 5  # units, for a further point (8.3)


class CityTaken(Procedure):
    """The city of an area has fallen to its besiegers: survivors regroup, then control, VP and deportation (P-8)."""

    steps = ("fall", "count", "deport", "punish")

    area: AreaId
    besiegers: tuple[PieceId, ...]  # who took part
    level: int  # the city's defence as the siege began
    garrison: int  # combat units inside just before the blow that took it
    victim: CountryId = CountryId("")  # who held it

    def fall(self, run: Run[Board]) -> None:
        """6.8.2, 6.8.3, 6.12: survivors are routed, every siege is over, the besiegers control the area."""
        board, state = run.board, run.board.areas[self.area]
        self.victim = state.control
        routed = garrison(state)
        for piece in routed:
            regroup(board, piece)
        state.sieges.clear()
        run.tell("city-taken", "6.8", area=Name("area", self.area), routed=names(piece.id for piece in routed))
        tidy_groups(run)
        run.call(Occupation(area=self.area, taken=True))

    def count(self, run: Run[Board]) -> None:
        """8.3: victory points for the city, shared by the powers that took it (R-80, R-259)."""
        board = run.board
        conquer_minor_city(run, self.area)
        takers = [piece for piece in in_field(board.areas[self.area]) if piece.id in self.besiegers]
        points = city_points(edition_of(board), self.area, self.level, self.garrison)
        if points and takers:
            run.call(
                ShareVictory(
                    countries=tuple(owners(takers)),
                    points=points,
                    decider=decider(board, takers),
                    reason="vp-city-taken",
                    about=self.area,
                )
            )

    def deport(self, run: Run[Board]) -> None:
        """6.8.4: the new holder may deport ECO+ markers."""
        holder = run.board.areas[self.area].control
        if holder != self.victim and holder in run.board.countries:
            run.call(Deportation(area=self.area, country=holder))

    def punish(self, run: Run[Board]) -> None:
        """7.4.4: a tribute refuser that has lost a city to Assyria's camp is checked at once (R-230)."""
        there = [piece for piece in in_field(run.board.areas[self.area]) if piece.id in self.besiegers]
        punish(run, owners(there), [self.victim])


class Surrender(Procedure):
    """A starved city opens its gates: everything inside is eliminated, nothing is damaged (6.8.1, P-6)."""

    steps = ("starve",)

    area: AreaId
    country: CountryId  # whose hunger siege it was
    fallen: tuple[PieceId, ...] = ()  # who was inside as the round of siege began that weakened the walls

    def starve(self, run: Run[Board]) -> None:
        """6.8.1: all pieces inside are eliminated, kings for good; then the city is taken."""
        board, state = run.board, run.board.areas[self.area]
        counters = edition_of(board).counters
        siege = next(
            siege for siege in state.sieges if siege.country == self.country and is_starved(board, self.area, siege)
        )
        besiegers = force_of(board, self.area, siege)
        inside = garrison(state)
        run.tell("city-starved", "6.8.1", area=Name("area", self.area), eliminated=names(piece.id for piece in inside))
        for piece in inside:
            if piece.is_leader and is_king(counters, piece):
                lose_king(run, piece)
            eliminate(board, counters, piece)
        takers = board.find_all(besiegers)
        lost = (*self.fallen, *(piece.id for piece in inside))
        score_nomads(run, lost, tuple(owners(takers)), decider(board, takers) if takers else self.country)
        run.call(CityTaken(area=self.area, besiegers=besiegers, level=siege.level, garrison=len(units(inside))))


# Sieges.


def force_of(board: Board, area: AreaId, siege: Siege) -> tuple[PieceId, ...]:
    """The pieces that conduct a siege: the army or group of its leader, or all units of its country (R-88)."""
    field = in_field(board.areas[area])
    for force in forces(board, edition_of(board).counters, field):
        if any(piece.id == siege.leader for piece in force.pieces):
            return tuple(piece.id for piece in force.pieces)
    return tuple(unit.id for unit in units(field) if unit.owner == siege.country)


def is_starved(board: Board, area: AreaId, siege: Siege) -> bool:
    """Its number on the city is high enough (6.8.1)."""
    return siege.hunger is not None and 0 < siege.hunger >= hunger_needed(board, area)


def starved_out(board: Board, area: AreaId) -> Siege | None:
    """The hunger siege to which the city surrenders now, also because its walls are weaker (R-92)."""
    return next((siege for siege in board.areas[area].sieges if is_starved(board, area, siege)), None)


# Who speaks for the city.


def city_spokesman(board: Board, area: AreaId) -> CountryId:
    """The country that decides for a city: its holder, the power of a minor city, or who has troops inside (6.8)."""
    state = board.areas[area]
    if state.control in board.countries:
        return state.control
    power = patron(board, state.control) if state.control else None
    inside = owners(garrison(state))
    return power or (inside[0] if inside else state.control)


def city_seat(board: Board, area: AreaId) -> Seat | None:
    """The seat that is asked for a city; none for a free minor city or a country nobody acts for."""
    country = city_spokesman(board, area)
    return seat_of(board, country) if country in board.countries else None


# What a city is worth.


def city_points(edition: Edition, area: AreaId, level: int, defenders: int) -> int:
    """Victory points for taking a city; only one of the first lines counts (8.3, R-251, R-253)."""
    printed = edition.map.areas[area]
    if area == edition.map.capitals.get(ASSYRIA):
        points = 4
    elif printed.is_fortress and level >= 4:
        points = 3
    else:
        points = int(level >= 3 or (level == 2 and defenders > 0))
    return points + int(defenders >= LARGE_GARRISON) + int(printed.is_capital)


def conquer_minor_city(run: Run[Board], area: AreaId) -> None:
    """A minor city is conquered as it is taken: pacts and wars end, it pays its conqueror at once (5.2, 7.1, 7.1.D)."""
    board = run.board
    if edition_of(board).map.areas[area].kind != "minor-city":
        return
    city, holder = CountryId(area), board.areas[area].control
    if holder == city:
        return
    board.pacts.pop(area, None)
    for line in [line for line in board.tributes if line.payer == city]:
        stop_tribute(run, city, line.to, line.reason, "7.1.D")
    board.conquests = [entry for entry in board.conquests if entry.of != city]
    board.wars = [war for war in board.wars if war.on != city]
    power = patron(board, holder)
    if power is not None:
        run.tell("minor-city-conquered", "7.1", area=Name("area", area), country=Name("country", power))
        put_in_box(run, power, city)
