"""A force on the march, area by area: price, attrition, interception, evasion, battle, arrival (6.6, 6.7, P-1)."""

from collections.abc import Sequence

from rules.assyrian_wars.battle.battle import Battle
from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.forces import owners
from rules.assyrian_wars.board.ids import AreaId, CountryId, HalfAP, PieceId
from rules.assyrian_wars.board.names import piece_name
from rules.assyrian_wars.board.pieces import Piece
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.control.control import Occupation, come_out, is_quiet, lift_sieges
from rules.assyrian_wars.control.holding import lapse_provinces
from rules.assyrian_wars.encounter.evasion import Evasion
from rules.assyrian_wars.encounter.flight import Stand
from rules.assyrian_wars.encounter.interception import Intercepted, Interception
from rules.assyrian_wars.encounter.interceptors import menaces
from rules.assyrian_wars.encounter.refuges import shift
from rules.assyrian_wars.events.war_hooks import cannot_be_intercepted
from rules.assyrian_wars.march.army_groups import tidy_groups
from rules.assyrian_wars.march.attrition import Attrition
from rules.assyrian_wars.march.mobility import (
    crossing_checks,
    distance_checks,
    enemies_outside,
    has_units,
    refuse_step,
    step_price,
)
from rules.assyrian_wars.march.on_the_way import Exchanges, exchange
from rules.assyrian_wars.nomads.tribes import is_tribe, ravage_on_arrival
from rules.assyrian_wars.pack.cards import Trigger
from rules.assyrian_wars.politics.awakening import wake_attacked
from rules.assyrian_wars.turn import purse
from rules.assyrian_wars.turn.windows import open_window
from rules.core.messages import Name
from rules.core.procedures import Procedure
from rules.core.run import Run

FOUGHT, ARRIVED = "fought", "arrived"
HALF_STEP = HalfAP(1)


class March(Procedure):
    """One force goes along its path until it is there or something stops it (P-1); ends with "arrived" or "fought"."""

    steps = ("enter", "survive", "intercept", "evade", "fight", "arrive", "go_on")

    country: CountryId  # the phasing country
    pieces: tuple[PieceId, ...]  # the force, its commander first
    at: AreaId
    path: tuple[AreaId, ...]  # still to go
    quick: bool = False  # at cavalry speed (9.7, R-86)
    free: bool = False  # by a card: no AP (6.11.h)
    easy: bool = False  # by a card: no attrition on the way, and the areas do not count for 6.6 (6.11.h)
    exchanges: Exchanges = Exchanges()  # whom it takes up on the way, and whom it leaves there (6.6.2)
    starts: dict[PieceId, AreaId] = {}  # of armies that entered together by a card: where each came from
    came_from: AreaId = AreaId("")
    led: bool = False  # it set out with units
    halted: bool = False  # a card has turned it back (6.11.e)
    contact: bool = False  # it met an enemy: its orders end here
    interceptors: dict[PieceId, AreaId] = {}  # who intercepted it here, and whence

    def enter(self, run: Run[Board]) -> None:
        """6.6: the price is paid and the area entered; then attrition for the way and beyond four areas (R-11)."""
        board, edition = run.board, edition_of(run.board)
        movers, to = self.movers(board), self.path[0]
        if not movers:
            self._halt(run)  # a ruling has taken them away
            return
        price = step_price(edition.map.terrain[self.at].get(to, "standard"), quick=self.quick)
        price = HalfAP(0) if self.free else price
        refusal = refuse_step(board, edition, movers, self.at, to)
        refusal = refusal or purse.refuse_cost(board, self.country, price, "6.6")
        if refusal is not None:
            self._halt(run)
            return
        purse.pay(board, self.country, price)
        self.led = has_units(movers)
        self.came_from, self.at, self.path = self.at, to, self.path[1:]
        shift(board, movers, self.came_from, to)
        begun = self.quick and movers[0].half != bool(price % 2)  # a dear step takes a whole AP
        for piece in movers:
            piece.steps += 0 if self.easy and piece.is_unit else 1  # a leader never tires, but has arrived
            piece.quick, piece.half = piece.quick or self.quick, begun
            piece.whence = self.came_from
        run.tell(
            "marched",
            "6.6",
            country=Name("country", self.country),
            force=piece_name(movers[0].id),
            start=Name("area", self.came_from),
            area=Name("area", to),
            halves=price,
        )
        lapse_provinces(run)
        lift_sieges(board, self.came_from)
        come_out(run, self.came_from)
        checks = crossing_checks(board, edition, self.came_from, to, movers) + distance_checks(board, movers)
        if checks and not self.easy:
            for check in checks:
                run.call(Attrition(units=tuple(unit.id for unit in check.units), cause=check.cause))
        else:
            run.goto("intercept")
            self._expose(run, movers)

    def survive(self, run: Run[Board]) -> None:
        """6.6.1: a leader whose units all died goes back to the area just left and is finished (R-11)."""
        movers = self.movers(run.board)
        if self.led and not any(piece.is_unit for piece in movers):
            for leader in movers:
                start = self.starts.get(leader.id, self.came_from)
                shift(run.board, [leader], self.at, start)
                leader.finish("6.6.1")
                come_out(run, start)  # nobody is left with him against those whom he besieged
            self.at = self.came_from
            self._halt(run)
            return
        tidy_groups(run)  # an army of a group may have died
        self._expose(run, movers)

    def _expose(self, run: Run[Board], movers: Sequence[Piece]) -> None:
        """6.11.e: cards may answer the move of an army; in the fog nobody shall learn who leads none (9.5)."""
        if (self.led or run.board.options.fog_of_war) and True in [piece.is_leader for piece in movers]:
            open_window(run, Trigger.ARMY_MOVED, self.country, self.at)

    def intercept(self, run: Run[Board]) -> None:
        """6.6.9: enemies next to the area may try to intercept (P-1, steps 2 and 3)."""
        movers = self.movers(run.board)
        if not movers or self.halted:
            self._halt(run)
        elif not cannot_be_intercepted(run.board, movers) and menaces(run.board, movers, self.at):
            run.call(Interception(pieces=tuple(piece.id for piece in movers), area=self.at))
        else:
            self.interceptors = {}
            self._meet(run, movers)

    def evade(self, run: Run[Board]) -> None:
        """6.6.10: interceptors and enemies in the area are met, and may try to evade (P-1, steps 4 to 6)."""
        self.interceptors = run.result.ways if isinstance(run.result, Intercepted) else {}
        self._meet(run, self.movers(run.board))

    def _meet(self, run: Run[Board], movers: Sequence[Piece]) -> None:
        self.contact = self.meets_enemies(run.board, movers)
        if not self.contact:
            self._settle(run, movers)
            return
        run.goto("fight")
        run.call(
            Evasion(attackers=tuple(piece.id for piece in movers), area=self.at, interceptors=tuple(self.interceptors))
        )

    def fight(self, run: Run[Board]) -> None:
        """6.7: whoever is still in the field fights the force; a half step begun is paid in full (9.7, R-86)."""
        movers = self.movers(run.board)
        if not self.meets_enemies(run.board, movers):
            return
        stand = run.result if isinstance(run.result, Stand) else Stand()
        lose_half_step(run.board, self.country, movers)
        ways = {piece.id: self.starts.get(piece.id, self.came_from) for piece in movers}
        run.call(
            Battle(
                area=self.at,
                movers=tuple(piece.id for piece in movers),
                ways={**ways, **self.interceptors},
                interceptors=tuple(self.interceptors),
                failed=stand.failed,
                ambush=stand.ambush,
            )
        )

    def arrive(self, run: Run[Board]) -> None:
        """6.12: the force stands in the area; control may change; 10.1: nomads pillage what they enter."""
        self._settle(run, self.movers(run.board))

    def _settle(self, run: Run[Board], movers: Sequence[Piece]) -> None:
        board, here = run.board, owners(movers)
        quiet = is_quiet(board.areas[self.at])
        if quiet and True not in [is_tribe(board, country) for country in dict.fromkeys([self.country, *here])]:
            self._proceed(run, movers)
            return
        run.goto("go_on")
        ravage_on_arrival(run, tuple(here), self.at)
        if is_tribe(board, self.country):
            wake_attacked(run)  # 6.17
        if not quiet:
            run.call(Occupation(area=self.at))

    def go_on(self, run: Run[Board]) -> None:
        """6.6: on to the next area, unless the force met an enemy, fought, is finished or no group any more."""
        self._proceed(run, self.movers(run.board))

    def _proceed(self, run: Run[Board], movers: Sequence[Piece]) -> None:
        fresh = movers and not self.contact and True not in [piece.used for piece in movers]
        if self.path and fresh and self.exchanges:
            self.pieces = exchange(run, self.country, movers, self.at, self.exchanges)
            self.exchanges = self.exchanges.after(self.at)
            movers = self.movers(run.board)
        if self.path and fresh and is_one_force(run.board, movers):
            run.goto("enter")
        else:
            self._halt(run)

    def _halt(self, run: Run[Board]) -> None:
        """The march is over; what is left of the order lapses, and groups may have lost an army (R-46)."""
        tidy_groups(run)
        if self.path:
            run.tell("march-halted", "6.6", country=Name("country", self.country), area=Name("area", self.at))
        run.end(FOUGHT if self.contact else ARRIVED)

    def movers(self, board: Board) -> list[Piece]:
        """The pieces of the force that are still together, the commander first."""
        there = {piece.id: piece for piece in board.areas[self.at].pieces if not piece.inside}
        return [there[piece] for piece in self.pieces if piece in there]

    def meets_enemies(self, board: Board, movers: Sequence[Piece]) -> bool:
        """Whether enemies of the force stand in the field where it is."""
        return bool(enemies_outside(board, owners(movers), self.at))


def is_one_force(board: Board, pieces: Sequence[Piece]) -> bool:
    """With one leader at most, or all of its leaders in one army group still (6.6.2, 6.6.3)."""
    chiefs = [piece.id for piece in pieces if piece.is_leader]
    return len(chiefs) < 2 or any(set(chiefs) <= set(group.leaders) for group in board.groups)


def half_step_due(board: Board, country: CountryId, first: Piece, besides: int = 0) -> HalfAP:
    """What the other half of a force's step costs on top of another price: nothing if the purse is empty (9.7)."""
    return HALF_STEP if first.half and purse.can_pay(board, country, besides + HALF_STEP) else HalfAP(0)


def lose_half_step(board: Board, country: CountryId, pieces: Sequence[Piece]) -> None:
    """Drawn into battle or siege at cavalry speed: the other half of the step is paid and lost (9.7, R-86)."""
    purse.pay(board, country, half_step_due(board, country, pieces[0]))
    for piece in pieces:
        piece.half = False


class Following(Procedure):
    """Single units ordered the same way: each is a force and goes by itself, one after another (6.6, R-43)."""

    steps = ("send", "look")

    country: CountryId
    units: tuple[PieceId, ...]  # still to set out
    at: AreaId
    path: tuple[AreaId, ...]
    quick: bool = False

    def send(self, run: Run[Board]) -> None:
        """6.6: the next unit sets out."""
        unit, self.units = self.units[0], self.units[1:]
        run.call(March(country=self.country, pieces=(unit,), at=self.at, path=self.path, quick=self.quick))

    def look(self, run: Run[Board]) -> None:
        """6.7: after a fight the others wait for new orders."""
        if self.units and run.result != FOUGHT:
            run.goto("send")
        elif self.units:
            run.tell("march-halted", "6.7", country=Name("country", self.country), area=Name("area", self.at))
