"""Evasions carried out: rolls, attrition, the way out, and who lies in wait there (6.6.10, P-1 steps 5 and 6)."""

import msgspec

from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.forces import Force, owners, units
from rules.assyrian_wars.board.ids import AreaId, CountryId, PieceId
from rules.assyrian_wars.board.names import piece_name
from rules.assyrian_wars.board.pieces import Piece
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.control.control import Occupation, come_out
from rules.assyrian_wars.control.holding import lapse_provinces
from rules.assyrian_wars.encounter.evaders import NEED, EvasionPlan, evading_forces, evasion_modifier, ids, is_automatic
from rules.assyrian_wars.encounter.interception import Intercepted, Interception, interception_battle
from rules.assyrian_wars.encounter.refuges import CITY, ground, shift
from rules.assyrian_wars.events.war_hooks import take_certain_success
from rules.assyrian_wars.march.army_groups import tidy_groups
from rules.assyrian_wars.march.attrition import Attrition
from rules.assyrian_wars.march.mobility import crossing_checks
from rules.core.messages import Name
from rules.core.procedures import Procedure
from rules.core.run import Run


class Stand(msgspec.Struct, frozen=True):
    """What an evasion ends with; who is still in the field of the area has to fight."""

    failed: tuple[CountryId, ...] = ()  # tried to evade and could not: every hit a rout
    ambush: dict[CountryId, str] = {}  # lie in ambush, with the area (or `CITY`) they mean to evade to


class Fugitive(msgspec.Struct, frozen=True):
    """A force that is to roll."""

    country: CountryId
    pieces: tuple[PieceId, ...]
    leader: PieceId | None
    plan: EvasionPlan


class Evade(Procedure):
    """Declared evasions are carried out; ends with `Stand`.

    A battle calls it for an ambush after the bow fire, with one plan for each party that lies in ambush (R-85).
    """

    steps = ("muster", "roll", "leave", "arrive", "meet", "settle", "report")

    attackers: tuple[PieceId, ...]
    area: AreaId
    plans: tuple[EvasionPlan, ...]

    waiting: tuple[Fugitive, ...] = ()  # still to roll
    away: dict[PieceId, str] = {}  # who gets away, and where to
    failed: tuple[CountryId, ...] = ()
    arrivals: tuple[AreaId, ...] = ()  # where somebody arrived and has not been met yet

    def muster(self, run: Run[Board]) -> None:
        """6.6.10: automatic evasions into the city need no roll; the others roll force by force (R-63, R-64)."""
        board = run.board
        for plan in self.plans:
            found = evading_forces(board, plan.countries, self.area)
            if plan.target != CITY and ground(board, plan.countries, AreaId(plan.target)) is None:
                self._shut_off(run, plan)
            elif plan.target == CITY and is_automatic(board, plan.countries, self._attackers(board), self.area):
                self._let_go(tuple(piece.id for force in found for piece in force.pieces), plan)
                countries = tuple(Name("country", country) for country in plan.countries)
                run.tell("evaded-automatically", "6.6.10", countries=countries, area=Name("area", self.area))
            else:
                self.waiting = (*self.waiting, *(_fugitive(force, plan) for force in found))

    def _shut_off(self, run: Run[Board], plan: EvasionPlan) -> None:
        """6.6.10: since it was named, enemies have come to the target: nobody may go there, and no other is named."""
        self.failed = tuple(dict.fromkeys((*self.failed, *plan.countries)))
        countries = tuple(Name("country", country) for country in plan.countries)
        target = Name("area", plan.target)
        run.tell("evasion-shut-off", "6.6.10", countries=countries, area=Name("area", self.area), target=target)

    def roll(self, run: Run[Board]) -> None:
        """6.6.10: two dice, 9 or more; after a hasty try every unit of the force checks attrition (R-65)."""
        board = run.board
        if not self.waiting:
            return
        fugitive, self.waiting = self.waiting[0], self.waiting[1:]
        force = self._force(board, fugitive)
        if self._succeeds(run, fugitive, force):
            self._let_go(fugitive.pieces, fugitive.plan)
        else:
            self.failed = tuple(dict.fromkeys((*self.failed, *owners(force.pieces))))
        if fugitive.plan.hasty and force.units:
            run.call(Attrition(units=tuple(unit.id for unit in force.units), cause="hasty", rule="6.6.10"))
        run.repeat()

    def _succeeds(self, run: Run[Board], fugitive: Fugitive, force: Force) -> bool:
        """6.6.10: the dice, unless a card makes them needless (6.11.e)."""
        name = piece_name(fugitive.leader or fugitive.pieces[0])
        if take_certain_success(run, fugitive.pieces):
            run.tell("evasion-certain", "6.11.e", force=name, area=Name("area", self.area))
            return True
        modifier = evasion_modifier(run.board, force, self._attackers(run.board), fugitive.plan)
        dice = run.roll("evasion", 2)
        success = sum(dice) + modifier >= NEED
        run.tell(
            "evasion-rolled",
            "6.6.10",
            country=Name("country", force.country),
            force=name,
            area=Name("area", self.area),
            dice=dice,
            modifier=modifier,
            need=NEED,
            success=success,
        )
        return success

    def leave(self, run: Run[Board]) -> None:
        """6.6.10: into the city, or over the connection with its attrition and that of enemy ground (R-57)."""
        board = run.board
        for target in dict.fromkeys(self.away.values()):
            going = self._bound_for(board, target)
            if not going:
                continue
            run.tell(
                "evaded",
                "6.6.10",
                countries=tuple(Name("country", country) for country in owners(going)),
                area=Name("area", self.area),
                target=Name("area", self.area if target == CITY else target),
                city=target == CITY,
            )
            if target == CITY:
                for piece in going:
                    piece.inside = True
            else:
                self._cross(run, going, AreaId(target))

    def _cross(self, run: Run[Board], going: list[Piece], to: AreaId) -> None:
        board, edition = run.board, edition_of(run.board)
        hostile = [unit for unit in units(going) if ground(board, [unit.owner], to) == "enemy"]
        shift(board, going, self.area, to)
        lapse_provinces(run)
        self.arrivals = (*self.arrivals, to)
        for check in crossing_checks(board, edition, self.area, to, going):
            run.call(Attrition(units=ids(check.units), cause=check.cause, rule="6.6.10"))
        if hostile:
            run.call(Attrition(units=ids(hostile), cause="evasion", rule="6.6.10"))

    def arrive(self, run: Run[Board]) -> None:
        """6.6.10: enemy leaders alone make room (R-67); enemies next to the target may intercept (R-60)."""
        if not self.arrivals:
            run.goto("report")
            return
        to = self.arrivals[0]
        come_out(run, to)
        pieces = ids(self._arrived(run.board, to))
        run.call(Interception(pieces=pieces, area=to, arrival="evasion", barred=self.attackers))

    def meet(self, run: Run[Board]) -> None:
        """P-1: an intercepted evader fights there and cannot evade again."""
        to = self.arrivals[0]
        if isinstance(run.result, Intercepted) and run.result.ways:
            pieces = ids(self._arrived(run.board, to))
            run.call(interception_battle(to, pieces, self.area, run.result.ways))

    def settle(self, run: Run[Board]) -> None:
        """6.12: control of the area they came to; then the next arrival."""
        to, self.arrivals = self.arrivals[0], self.arrivals[1:]
        run.call(Occupation(area=to))
        run.goto("arrive")

    def report(self, run: Run[Board]) -> None:
        """6.6.10: who failed has to fight."""
        tidy_groups(run)
        run.end(Stand(self.failed))

    def _let_go(self, pieces: tuple[PieceId, ...], plan: EvasionPlan) -> None:
        self.away = {**self.away, **dict.fromkeys(pieces, plan.target)}

    def _force(self, board: Board, fugitive: Fugitive) -> Force:
        pieces = [piece for piece in board.areas[self.area].pieces if piece.id in fugitive.pieces]
        leader = next((piece for piece in pieces if piece.id == fugitive.leader), None)
        return Force(fugitive.country, tuple(pieces), leader)

    def _bound_for(self, board: Board, target: str) -> list[Piece]:
        """Who goes there and is still alive."""
        return [piece for piece in board.areas[self.area].pieces if self.away.get(piece.id) == target]

    def _arrived(self, board: Board, to: AreaId) -> list[Piece]:
        return [piece for piece in board.areas[to].pieces if self.away.get(piece.id) == to]

    def _attackers(self, board: Board) -> list[Piece]:
        return [piece for piece in board.areas[self.area].pieces if piece.id in self.attackers]


def _fugitive(force: Force, plan: EvasionPlan) -> Fugitive:
    return Fugitive(force.country, ids(force.pieces), None if force.leader is None else force.leader.id, plan)
