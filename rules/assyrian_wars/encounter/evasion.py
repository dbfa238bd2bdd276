"""Evasion: who is attacked stands, evades or lies in ambush (6.6.10, 9.7, P-1 steps 4 to 6)."""

from fractions import Fraction

from rules.assyrian_wars.board.forces import Force
from rules.assyrian_wars.board.ids import AreaId, CountryId, PieceId
from rules.assyrian_wars.board.pieces import Piece
from rules.assyrian_wars.board.relations import seat_of
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.encounter import odds
from rules.assyrian_wars.encounter.division import Division
from rules.assyrian_wars.encounter.evaders import (
    EvasionPlan,
    Prospects,
    evading_forces,
    is_automatic,
    may_ambush,
    parties,
    targets,
    troops,
)
from rules.assyrian_wars.encounter.flight import Evade, Stand
from rules.assyrian_wars.encounter.interceptors import defends, sight
from rules.assyrian_wars.encounter.refuges import CITY
from rules.assyrian_wars.encounter.war_to_flee import WAR_TO, closed_neighbours, declare_to_flee, war_option
from rules.assyrian_wars.pack.cards import Trigger
from rules.assyrian_wars.turn.windows import open_window
from rules.core.messages import Name, message
from rules.core.procedures import Procedure
from rules.core.questions import Choose, Option
from rules.core.run import Run

STAND = "stand"
EVADE, HASTY, AMBUSH = "evade", "hasty", "ambush"
TO = ":"  # between what is done and where to


class Evasion(Procedure):
    """The enemies of a force that entered their area declare, roll and leave or not; ends with `Stand` (6.6.10).

    Evaders that are intercepted fight their battle before this ends (P-1 step 6).
    """

    steps = ("look", "ask", "declare", "divide", "respond", "carry_out", "report")

    attackers: tuple[PieceId, ...]  # the force that entered
    area: AreaId
    interceptors: tuple[PieceId, ...] = ()  # those who have just intercepted it: their countries may not evade

    waiting: tuple[tuple[CountryId, ...], ...] = ()  # who decides next: a country, or those of one army group
    plans: tuple[EvasionPlan, ...] = ()
    ambush: dict[CountryId, str] = {}

    def look(self, run: Run[Board]) -> None:
        """6.6.10: each country that is attacked decides for all its forces, a group by its commander (R-63)."""
        board = run.board
        self.waiting = tuple(party for party in parties(board, self._attackers(board), self.area))
        run.goto("declare")

    def ask(self, run: Run[Board]) -> None:
        """6.6.10: in turn order: stand, evade, evade in haste, or lie in ambush; what is said stands (R-50).

        8.1: where only enemy ground is left, a declaration of war may open other land (R-62).
        """
        board, party = run.board, self.waiting[0]
        seat = seat_of(board, party[0])
        if seat is None:
            return
        prospects = Prospects(board, party, self._attackers(board), self.area)
        automatic = prospects.automatic and self._may_evade(board, party)
        run.ask(
            seat,
            "evade",
            "6.6.10",
            options=self._options(board, party, prospects),
            default=Choose(EVADE + TO + CITY if automatic else STAND),
            reason=message(
                "may-evade",
                countries=tuple(Name("country", country) for country in party),
                area=Name("area", self.area),
            ),
            private=board.options.fog_of_war,  # the chances tell what is in the stacks (9.5)
        )

    def declare(self, run: Run[Board]) -> None:
        """6.6.10: all declare before anybody rolls."""
        if run.answers and run.choice.startswith(WAR_TO):
            declare_to_flee(run, self.waiting[0][0], run.choice)
            run.goto("ask")
            return
        if run.answers:
            party, self.waiting = self.waiting[0], self.waiting[1:]
            self._declare(run, party, run.choice)
        while self.waiting and not self._has_choice(run.board, self.waiting[0]):
            self.waiting = self.waiting[1:]  # nothing but to stand
        if self.waiting:
            run.goto("ask")

    def _declare(self, run: Run[Board], party: tuple[CountryId, ...], choice: str) -> None:
        deed, _, target = choice.partition(TO)
        if deed == AMBUSH:
            self.ambush = {**self.ambush, **dict.fromkeys(party, target)}
        elif deed != STAND:
            self.plans = (*self.plans, EvasionPlan(party, target, hasty=deed == HASTY))
        run.tell(
            "evasion-declared",
            "6.6.10",
            countries=tuple(Name("country", country) for country in party),
            deed=deed,
            area=Name("area", self.area),
            target=Name("area", self.area if target in ("", CITY) else target),
        )

    def divide(self, run: Run[Board]) -> None:
        """6.6.2: each army will roll for itself, so who evades with several leaders says who stands under whom."""
        rolling = [plan for plan in self.plans if self.forces_of(run.board, plan)]
        if rolling:
            evading = tuple(country for plan in rolling for country in plan.countries)
            run.call(Division(area=self.area, countries=evading))

    def respond(self, run: Run[Board]) -> None:
        """6.6.10: after all declarations and before any dice cards may be played."""
        for country in dict.fromkeys(country for plan in self.plans for country in plan.countries):
            open_window(run, Trigger.EVASION_DECLARED, country, self.area)

    def carry_out(self, run: Run[Board]) -> None:
        """6.6.10: the rolls, and what follows from them."""
        if self.plans:
            run.call(Evade(attackers=self.attackers, area=self.area, plans=self.plans))

    def report(self, run: Run[Board]) -> None:
        """6.6.10: who could not evade fights with a rout for every hit (R-66)."""
        failed = run.result.failed if isinstance(run.result, Stand) else ()
        run.end(Stand(failed, self.ambush))

    def forces_of(self, board: Board, plan: EvasionPlan) -> list[Force]:
        """The forces that will roll for a plan; into a city in great danger nobody rolls (R-64)."""
        if plan.target == CITY and is_automatic(board, plan.countries, self._attackers(board), self.area):
            return []
        return evading_forces(board, plan.countries, self.area)

    # What may be answered.

    def chance(self, board: Board) -> Fraction:
        """The best chance of the deciding party to get all its forces away without haste, as far as it can see."""
        party = self.waiting[0]
        prospects = Prospects(board, party, self._attackers(board), self.area)
        open_to_it = prospects.targets if self._may_evade(board, party) else ()
        return max((odds.all_of(prospects.known_chances(target)) for target in open_to_it), default=Fraction(0))

    def _has_choice(self, board: Board, party: tuple[CountryId, ...]) -> bool:
        """Somebody acts for the party, and it has anything else to do than to stand."""
        free = self._may_evade(board, party) or self._may_ambush(board, party)
        somewhere = targets(board, party, self.area) or self._wars(board, party)
        return free and bool(somewhere) and seat_of(board, party[0]) is not None

    def _options(self, board: Board, party: tuple[CountryId, ...], prospects: Prospects) -> list[Option]:
        """6.6.10, 9.7: standing, and for each target evasion and haste; of an interceptor only an ambush (R-53)."""
        options = [Option(STAND, message("option-stand"))]
        if self._may_evade(board, party):
            for target in prospects.targets:
                options.append(self._evasion(prospects, target, hasty=False))
                if target != CITY or not prospects.automatic:
                    options.append(self._evasion(prospects, target, hasty=True))
            options += [war_option(board, party[0], area) for area in self._wars(board, party)]
        if self._may_ambush(board, party):
            options += [
                Option(AMBUSH + TO + target, message("option-ambush", target=self._name(target)))
                for target in prospects.targets
            ]
        return options

    def _wars(self, board: Board, party: tuple[CountryId, ...]) -> list[AreaId]:
        """Where a war of its own would let a country go, if no friendly or nobody's ground is near (R-61, R-62)."""
        around = targets(board, party, self.area)
        if len(party) > 1 or any(kind != "enemy" for target, kind in around.items() if target != CITY):
            return []
        return closed_neighbours(board, party[0], troops(board, party, self.area), self.area)

    def _evasion(self, prospects: Prospects, target: str, *, hasty: bool) -> Option:
        """An option with its chance for all forces together, and the dice of attrition that it costs."""
        deed = HASTY if hasty else EVADE
        return Option(
            deed + TO + target,
            message(
                f"option-{deed}-city" if target == CITY else f"option-{deed}",
                target=self._name(target),
                chance=odds.percent(odds.all_of(prospects.known_chances(target, hasty=hasty))),
                sight="clear" if target == CITY and prospects.automatic else sight(prospects.board),
                forces=len(prospects.forces),
                attrition=prospects.attrition(target, hasty=hasty),
            ),
        )

    def _may_evade(self, board: Board, party: tuple[CountryId, ...]) -> bool:
        """Not who has just intercepted, nor who is in a group with him (R-53)."""
        came = {piece.owner for piece in board.areas[self.area].pieces if piece.id in self.interceptors}
        return not came.intersection(party)

    def _may_ambush(self, board: Board, party: tuple[CountryId, ...]) -> bool:
        """9.7: only a defender may, which after an interception is the side of higher mobility (R-58, R-85)."""
        if not may_ambush(board, party, self.area):
            return False
        side = [
            piece
            for group in parties(board, self._attackers(board), self.area)
            for piece in troops(board, group, self.area)
        ]
        return not self.interceptors or defends(board, side, self._attackers(board))

    def _name(self, target: str) -> Name:
        return Name("area", self.area if target == CITY else target)

    def _attackers(self, board: Board) -> list[Piece]:
        return [piece for piece in board.areas[self.area].pieces if piece.id in self.attackers]
