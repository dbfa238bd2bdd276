"""ch.5.1: military attacks: target, route and stacks; movement, neutral areas, or a battle."""

from collections.abc import Mapping
from typing import Annotated, ClassVar

from msgspec import Struct

from rules.core.actions import Action, Candidate, Kind
from rules.core.ids import Seat
from rules.core.messages import Message, Quote, Refusal, message, refuse, seat_name
from rules.core.run import Run
from rules.core.table import Table
from rules.empires.attack.routes import Route, chosen_route, easiest, routes
from rules.empires.battle.battle import Battle
from rules.empires.battle.odds import quoted
from rules.empires.battle.stacks import combat_at, line_up, stack_candidates
from rules.empires.board.choices import areas, owner_name, worth
from rules.empires.board.control import take_over
from rules.empires.board.holdings import last_provinces
from rules.empires.board.ids import AreaId, CardId, Combat
from rules.empires.board.names import area_name
from rules.empires.board.odds import likely, reaching
from rules.empires.board.refusals import last_province, unknown_area
from rules.empires.board.state import Board, Engagement
from rules.empires.pack.edition import edition


class Intent(Struct, frozen=True, gc=False):
    """An attack that is legal: its route and the stacks that it commits."""

    route: Route
    stack: tuple[CardId, ...] = ()
    siege: tuple[CardId, ...] = ()


class Assault(Action, frozen=True, tag="attack"):
    """Attacks an area by force (ch.5.1, E-27).

    A stack is given in cards or units ("archers spear sword ..."), or as `strongest` or `empire-only`, which may
    also end a list of wishes. Against a fort a second stack for a siege is needed.
    """

    rule: ClassVar[str] = "ch.5.1"

    target: Annotated[AreaId, Kind("area")]
    stack: Annotated[tuple[str, ...], Kind("stack", many=True)] = ()
    siege: Annotated[tuple[str, ...], Kind("stack", many=True)] = ()
    route: Annotated[str, Kind("route")] = ""

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        intent = self._intent(table.board, seat)
        if isinstance(intent, Refusal):
            return intent
        return Quote(self.rule, self._lines(table.board, seat, intent.route), risky=True, plan=intent)

    def _intent(self, board: Board, seat: Seat) -> Intent | Refusal:
        if wrong := unknown_area(self.target, self.rule):
            return wrong
        state = board.areas[self.target]
        if state.owner == seat:
            return refuse(self.rule, "area-is-yours", area=area_name(self.target))
        route = chosen_route(board, seat, self.target, self.route)
        if isinstance(route, Refusal):
            return route
        if wrong := last_province(board, self.target):
            return wrong
        if state.owner is None:
            if self.stack or self.siege:
                return refuse("E-27", "no-stack-needed", area=area_name(self.target))
            return Intent(route)
        return self._committed(board, seat, route)

    def _committed(self, board: Board, seat: Seat, route: Route) -> Intent | Refusal:
        """E-27: a stack against a foreign area, and one more against a fort."""
        stack = line_up(board, seat, combat_at(self.target), self.stack, "attacker")
        if isinstance(stack, Refusal):
            return stack
        if board.areas[self.target].fort:
            siege = line_up(board, seat, "siege", self.siege, "attacker")
            return siege if isinstance(siege, Refusal) else Intent(route, tuple(stack), tuple(siege))
        if self.siege:
            return refuse("E-27", "no-fort-there", area=area_name(self.target))
        return Intent(route, tuple(stack))

    def _lines(self, board: Board, seat: Seat, route: Route) -> tuple[Message, ...]:
        """What the rolls before a battle need."""
        terms, lines = edition().scenario, list[Message]()
        if route.kind != "land":
            chance = likely(route.needs)
            lines.append(message("quote-movement", route=route.kind, needs=route.needs, percent=chance))
        if board.areas[self.target].owner is None and self.target in edition().map.provinces:
            chance = likely(terms.neutral_province)
            lines.append(message("quote-neutral", needs=terms.neutral_province, percent=chance))
        return tuple(lines)

    def preview(self, table: Table[Board], seat: Seat) -> tuple[Message, ...]:
        """The exact odds of the battle against every lawful stack of the defender."""
        board, intent = table.board, self._intent(table.board, seat)
        defender = board.areas[self.target].owner
        if isinstance(intent, Refusal) or defender is None:
            return ()
        lines = [quoted(board, combat_at(self.target), intent.stack, "attacker", defender)]
        if board.areas[self.target].fort:
            lines.append(quoted(board, "siege", intent.siege, "attacker", defender))
        return tuple(lines)

    def apply(self, run: Run[Board], seat: Seat) -> None:
        board = run.board
        intent = run.plan if isinstance(run.plan, Intent) else self._intent(board, seat)
        assert isinstance(intent, Intent)
        state, route = board.areas[self.target], intent.route
        name, area, needs = seat_name(seat), area_name(self.target), route.needs
        run.tell("attack-declared", self.rule, seat=name, area=area, origin=area_name(route.origin), route=route.kind)
        if route.kind != "land":
            die = run.roll("movement")[0]
            if die < needs:
                run.tell("movement-failed", "E-21", seat=name, area=area, die=die, needs=needs)
                return
            run.tell("movement-succeeded", self.rule, seat=name, area=area, die=die, needs=needs)
        if state.owner is None:
            self._take_neutral(run, seat)
            return
        board.engagement = Engagement(self.target, seat, state.owner, list(intent.stack), list(intent.siege))
        run.call(Battle())

    def _take_neutral(self, run: Run[Board], seat: Seat) -> None:
        """ch.5.1: a neutral sea area needs no more than the movement, a neutral province 3 or more."""
        name, area = seat_name(seat), area_name(self.target)
        if self.target in edition().map.seas:
            take_over(run, seat, self.target)
            run.tell("sea-taken", self.rule, seat=name, area=area)
            return
        die, needs = run.roll("conquest")[0], edition().scenario.neutral_province
        if die < needs:
            run.tell("conquest-failed", "E-21", seat=name, area=area, die=die, needs=needs)
            return
        take_over(run, seat, self.target)
        run.tell("province-taken", self.rule, seat=name, area=area, die=die, needs=needs)

    @staticmethod
    def choice(board: Board, area: AreaId, route: Route) -> Message:
        """A target with its worth, who holds it, and the chance to get there; to take it, if it is nobody's."""
        state = board.areas[area]
        if state.owner is None:
            further = (edition().scenario.neutral_province,) if area in edition().map.provinces else ()
            chance, name = reaching(route.needs, *further), area_name(area)
            return message("choice-conquest", area=name, worth=worth(area), route=route.kind, percent=chance)
        return message(
            "choice-battle",
            area=area_name(area),
            worth=worth(area),
            owner=owner_name(board, area),
            markers=state.markers,
            fort=state.fort,
            route=route.kind,
            percent=reaching(route.needs),
        )

    @classmethod
    def candidates(
        cls, table: Table[Board], seat: Seat, param: str, given: Mapping[str, str], typed: str
    ) -> list[Candidate]:
        """Areas in reach; routes and stacks for the one that is given."""
        board = table.board
        if param == "target":
            ways = easiest(board, seat)
            safe = last_provinces(board)
            return areas(
                (area for area in ways if area not in safe), typed, lambda area: cls.choice(board, area, ways[area])
            )
        target = AreaId(given.get("target", ""))
        if target not in board.areas or board.areas[target].owner == seat:
            return []
        if param == "route":
            return [route.choice() for route in routes(board, seat, target) if str(route).startswith(typed)]
        state = board.areas[target]
        combat: Combat = combat_at(target) if param == "stack" else "siege"
        if state.owner is None or (combat == "siege" and not state.fort):
            return []
        return stack_candidates(board, seat, combat, typed, "attacker")
