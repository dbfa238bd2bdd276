"""Deportation: who takes an area may carry off its ECO+ markers (6.8.4, 10.1, R-96)."""

from collections.abc import Mapping
from typing import Annotated, ClassVar

from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.ids import ASSYRIA, AreaId, CountryId, HalfAP
from rules.assyrian_wars.board.pieces import AreaState
from rules.assyrian_wars.board.relations import seat_of
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.build.treasury import MOST_ECO_PLUS
from rules.assyrian_wars.siege.windfall import AP_A_MARKER, Windfall
from rules.core import picking
from rules.core.actions import MOST_CANDIDATES, Action, Candidate, Kind
from rules.core.ids import Seat
from rules.core.messages import Name, Quote, Refusal, message, refuse
from rules.core.procedures import Procedure
from rules.core.questions import Choose, Option
from rules.core.run import Run
from rules.core.table import Table

MOST_DEPORTED = 2  # ECO+ markers at one time (6.8.4)
MOST_OPTIONS = 20  # areas to be listed; any other is named
LEAVE = "leave"


class Deport(Action, frozen=True):
    """Carries the next ECO+ marker of a taken area to another one, where there are too many to list (6.8.4)."""

    rule: ClassVar[str] = "6.8.4"

    area: Annotated[AreaId, Kind("area")]

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        legal = self._legal(table)
        if self.area not in legal:
            known = self.area in table.board.areas
            full = known and not has_room(table.board, self.area)
            return refuse(
                "6.8.4", "deported-to-full-area" if full else "deported-elsewhere", area=Name("area", self.area)
            )
        return Quote(self.rule)

    def apply(self, run: Run[Board], seat: Seat) -> None:
        """The deportation itself carries the marker."""

    @classmethod
    def candidates(
        cls, table: Table[Board], seat: Seat, param: str, given: Mapping[str, str], typed: str
    ) -> list[Candidate]:
        return picking.one(cls._legal(table), typed, "area")[:MOST_CANDIDATES]

    @staticmethod
    def _legal(table: Table[Board]) -> list[AreaId]:
        asking = table.find(Deportation)
        return [] if asking is None else targets(table.board, asking.country, asking.area)


class Deportation(Procedure):
    """The taker of an area says, marker by marker, what becomes of its ECO+; call it when an area is taken (6.8.4)."""

    steps = ("look", "ask", "carry")

    area: AreaId
    country: CountryId  # who took it
    moved: int = 0  # markers deported so far

    def look(self, run: Run[Board]) -> None:
        """6.8.4: at most two markers at one time, none of an own area; nomads must turn theirs into AP (10.1)."""
        board = run.board
        markers = min(board.areas[self.area].eco_plus, MOST_DEPORTED - self.moved)
        printed = edition_of(board).map.areas[self.area]
        if not markers or printed.country == self.country or printed.kind == "box":
            run.end()
        elif board.countries[self.country].is_tribe:
            board.areas[self.area].eco_plus -= markers
            run.tell("eco-plundered", "6.8.4", area=Name("area", self.area), markers=markers)
            gold = HalfAP(markers * AP_A_MARKER)
            run.call(Windfall(country=self.country, area=self.area, left=gold))
            self.moved = MOST_DEPORTED
            run.repeat()
        elif seat_of(board, self.country) is None or not targets(board, self.country, self.area):
            run.end()

    def ask(self, run: Run[Board]) -> None:
        """6.8.4: deport the next marker, or leave what is there."""
        board, seat = run.board, seat_of(run.board, self.country)
        if seat is None:
            return
        found, home = targets(board, self.country, self.area), own_cities(board, self.country)
        many = len(found) > MOST_OPTIONS
        offered = [area for area in found if area in home] if many else found
        run.ask(
            seat,
            "deport",
            "6.8.4",
            options=[
                Option(LEAVE, message("option-leave-marker")),
                *(Option(area, message("option-area", area=Name("area", area))) for area in offered),
            ],
            actions=(Deport,) if many else (),
            default=Choose(found[0] if found[0] in home else LEAVE),
            reason=message("deportation", country=Name("country", self.country), area=Name("area", self.area)),
        )

    def carry(self, run: Run[Board]) -> None:
        """6.8.4: the marker lies in the other area, or cancels an ECO- there (R-96)."""
        answer = run.answer
        target = answer.area if isinstance(answer, Deport) else AreaId(run.choice)
        if target == LEAVE:
            run.end()
            return
        state = run.board.areas[self.area]
        state.eco_plus -= 1
        settle_marker(run.board.areas[target], cancels=self.country != ASSYRIA)
        run.tell("deported", "6.8.4", area=Name("area", self.area), target=Name("area", target))
        self.moved += 1
        run.goto("look")


def settle_marker(state: AreaState, *, cancels: bool) -> None:
    """An ECO+ arrives: with an ECO- that is there the pair leaves the map, unless Assyria just puts it there (R-96)."""
    if cancels and state.eco_minus:
        state.eco_minus -= 1
    else:
        state.eco_plus += 1


def targets(board: Board, country: CountryId, area: AreaId) -> list[AreaId]:
    """Where the taker of an area may carry an ECO+ marker, the most sensible first (6.8.4, R-96)."""
    if country == ASSYRIA:
        own = own_cities(board, country)
        others = [city for city in board.areas if edition_of(board).map.areas[city].has_city and city not in own]
        return [city for city in (*own, *others) if city != area and has_room(board, city)]
    poor = nearest_poor(board, area)
    return poor or [city for city in own_cities(board, country) if city != area and has_room(board, city)]


def nearest_poor(board: Board, area: AreaId) -> list[AreaId]:
    """The areas with an ECO- that are fewest connections away; those that no land way reaches come last (R-96)."""
    found = [key for key, state in board.areas.items() if state.eco_minus and key != area]
    away = edition_of(board).map.distances(area)
    far = len(away)
    least = min((away.get(key, far) for key in found), default=0)
    return [key for key in found if away.get(key, far) == least]


def own_cities(board: Board, country: CountryId) -> list[AreaId]:
    """The city areas of a country's home in play; squares where it has no cities (R-38)."""
    game_map = edition_of(board).map
    squares = [key for key in game_map.home_areas[country] if game_map.areas[key].kind == "square"]
    return [key for key in (game_map.home_cities[country] or squares) if key in board.areas]


def has_room(board: Board, area: AreaId) -> bool:
    """No area holds more than two ECO+ markers; what is printed does not count (6.8.4)."""
    return board.areas[area].eco_plus < MOST_ECO_PLUS
