"""Retreat: the beaten side leaves the battle area (6.7.8, P-3)."""

from collections.abc import Collection, Sequence

from rules.assyrian_wars.army_groups import Renewal, area_of, tidy_groups
from rules.assyrian_wars.attrition import Attrition
from rules.assyrian_wars.control import Occupation, come_out
from rules.assyrian_wars.editions import edition_of
from rules.assyrian_wars.evading import ids
from rules.assyrian_wars.forces import owners, units
from rules.assyrian_wars.havens import CITY, Ground, grounds, has_refuge, shift
from rules.assyrian_wars.ids import AreaId, CountryId, PieceId
from rules.assyrian_wars.interception import Intercepted, Interception, interception_battle
from rules.assyrian_wars.interceptors import interceptors
from rules.assyrian_wars.losses import regroup
from rules.assyrian_wars.mobility import crossing_checks
from rules.assyrian_wars.pack.cards import Trigger
from rules.assyrian_wars.pieces import Piece
from rules.assyrian_wars.relations import seat_of
from rules.assyrian_wars.state import Board
from rules.assyrian_wars.windows import open_window
from rules.core.messages import Name, message
from rules.core.procedures import Procedure
from rules.core.questions import Choose, Option
from rules.core.run import Run

NOWHERE = ""


class Retreat(Procedure):
    """Each beaten country picks where its pieces go; ends with the ids of those that got away on the map (6.7.8).

    After a tied interception battle it is called twice, for the interceptor first. Without any way out the survivors
    go to the Regroup Box (R-79): if nobody got away, that was an overrun (R-77).
    """

    steps = ("turn", "ask", "go", "arrive", "meet", "settle", "renew", "report")

    pieces: tuple[PieceId, ...]  # the survivors of the beaten side
    area: AreaId
    barred: tuple[AreaId, ...] = ()  # the areas from which the winning forces came; none after a sortie

    country: CountryId = CountryId("")  # whose turn it is
    done: tuple[CountryId, ...] = ()
    target: str = NOWHERE  # where it goes
    away: tuple[PieceId, ...] = ()

    def turn(self, run: Run[Board]) -> None:
        """6.7.8: country by country; each keeps its forces together (R-78)."""
        board = run.board
        left = [country for country in owners(self._beaten(board)) if country not in self.done]
        if not left:
            run.goto("renew")
            return
        self.country = min(left, key=list(board.countries).index)
        self.done = (*self.done, self.country)
        self.target = NOWHERE
        open_window(run, Trigger.RETREAT, self.country, self.area)

    def ask(self, run: Run[Board]) -> None:
        """6.7.8: the owner picks one of the areas of the best kind there is."""
        board = run.board
        seat, choices = seat_of(board, self.country), self._choices(board)
        if seat is None or not choices:
            return
        run.ask(
            seat,
            "retreat",
            "6.7.8",
            options=[self._option(board, target, ground) for target, ground in choices.items()],
            default=Choose(preferred(board, self.country, choices)),
            reason=message("must-retreat", country=Name("country", self.country), area=Name("area", self.area)),
            forced=True,
        )

    def go(self, run: Run[Board]) -> None:
        """6.7.8: the retreat with its attrition; without a way out attrition for all (R-57, R-79)."""
        board = run.board
        choices, pieces = self._choices(board), self._own(board)
        self.target = run.choice if run.answers else preferred(board, self.country, choices)
        run.tell(
            "retreats" if self.target else "no-retreat",
            "6.7.8",
            country=Name("country", self.country),
            area=Name("area", self.area),
            target=self._name(self.target),
            city=self.target == CITY,
        )
        if self.target == CITY:
            for piece in pieces:
                piece.inside = True
        elif self.target:
            shift(board, pieces, self.area, AreaId(self.target))
        for check in self._checks(board, pieces, choices.get(self.target, "enemy")):
            run.call(check)

    def _checks(self, board: Board, pieces: Sequence[Piece], ground: Ground) -> list[Attrition]:
        """6.6.1: the connection, and enemy ground or no ground at all."""
        checks: list[Attrition] = []
        if self.target not in (CITY, NOWHERE):
            way = crossing_checks(edition_of(board), board.options, self.area, AreaId(self.target), pieces)
            checks = [Attrition(units=ids(check.units), cause=check.cause, rule="6.7.8") for check in way]
        if ground == "enemy" and units(pieces):
            checks.append(Attrition(units=ids(units(pieces)), cause="retreat", rule="6.7.8"))
        return checks

    def arrive(self, run: Run[Board]) -> None:
        """6.7.8: who has no way out regroups; on open ground an enemy next to it may intercept (R-78, R-79)."""
        board = run.board
        if self.target == NOWHERE:
            for piece in self._own(board):
                regroup(board, piece)
            run.goto("turn")
            return
        arrived = self._own(board)
        self.away = (*self.away, *ids(arrived))
        if self.target == CITY:
            run.goto("turn")
        elif arrived:
            come_out(run, self._ground)
            here = ids(board.areas[self.area].pieces)
            run.call(Interception(pieces=ids(arrived), area=self._ground, arrival="retreat", barred=here))

    def meet(self, run: Run[Board]) -> None:
        """P-3: an intercepted retreat fights at once and cannot evade."""
        if isinstance(run.result, Intercepted) and run.result.ways:
            arrived = ids(self._own(run.board))
            run.call(interception_battle(self._ground, arrived, self.area, run.result.ways))

    def settle(self, run: Run[Board]) -> None:
        """6.12: control of the area they came to; then the next country."""
        run.call(Occupation(area=self._ground))
        run.goto("turn")

    def renew(self, run: Run[Board]) -> None:
        """6.6.4: armies that went different ways are no group any more; survivors may form a new one (R-46)."""
        found = [area_of(run.board, piece) for piece in self.away]
        refuges = dict.fromkeys(area for area in found if area is not None)
        for area in refuges:
            run.call(Renewal(area=area))
        if not refuges:
            tidy_groups(run)

    def report(self, run: Run[Board]) -> None:
        """6.7.8: for whoever won, who got away."""
        run.end(self.away)

    # Looking.

    @property
    def _ground(self) -> AreaId:
        """The area in which the retreating pieces are now."""
        return self.area if self.target in (CITY, NOWHERE) else AreaId(self.target)

    def _beaten(self, board: Board) -> list[Piece]:
        """The pieces of the beaten side that are still in the battle area."""
        return [piece for piece in board.areas[self.area].pieces if piece.id in self.pieces]

    def _own(self, board: Board) -> list[Piece]:
        """The pieces of the country that is at it, wherever they are now."""
        there = board.areas[self._ground].pieces
        return [piece for piece in there if piece.owner == self.country and piece.id in self.pieces]

    def _choices(self, board: Board) -> dict[str, Ground]:
        pieces = [piece for piece in self._beaten(board) if piece.owner == self.country]
        return retreats(board, self.country, pieces, self.area, self.barred)

    def _option(self, board: Board, target: str, ground: Ground) -> Option:
        """A target with the dice of attrition that it costs."""
        pieces = [piece for piece in self._beaten(board) if piece.owner == self.country]
        dice = len(units(pieces)) if ground == "enemy" else 0
        if target != CITY:
            way = crossing_checks(edition_of(board), board.options, self.area, AreaId(target), pieces)
            dice += sum(len(check.units) for check in way)
        kind = "option-retreat-city" if target == CITY else "option-retreat"
        return Option(target, message(kind, target=self._name(target), attrition=dice))

    def _name(self, target: str) -> Name:
        return Name("area", self.area if target in (CITY, NOWHERE) else target)


def retreats(
    board: Board, country: CountryId, pieces: Sequence[Piece], area: AreaId, barred: Collection[AreaId]
) -> dict[str, Ground]:
    """Where a beaten country may go: of the better kind, and of that only safe ground if there is any (R-78)."""
    around: dict[str, Ground] = {
        to: kind for to, kind in grounds(board, [country], pieces, area).items() if to not in barred
    }
    tier: dict[str, Ground] = {to: kind for to, kind in around.items() if kind != "enemy"}
    if has_refuge(board, [country], area):
        tier = {CITY: "friendly", **tier}
    tier = tier or around
    safe = {to: kind for to, kind in tier.items() if not is_threatened(board, pieces, area, to)}
    return safe or tier


def is_threatened(board: Board, pieces: Sequence[Piece], area: AreaId, target: str) -> bool:
    """An enemy that is not in the battle area could intercept there (6.7.8)."""
    if target == CITY:
        return False
    return bool(interceptors(board, pieces, AreaId(target), ids(board.areas[area].pieces)))


def preferred(board: Board, country: CountryId, choices: Collection[str]) -> str:
    """What a lapsed deadline answers: own ground, then any other area, then the city; nowhere if there is nothing."""

    def rank(target: str) -> tuple[bool, bool, str]:
        own = target != CITY and board.areas[AreaId(target)].control == country
        return target == CITY, not own, target

    return min(choices, key=rank, default=NOWHERE)
