"""Retreat: the beaten side leaves the battle area (6.7.8, P-3)."""

from collections.abc import Collection, Sequence

from rules.assyrian_wars.battle.losses import lay_open, regroup
from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.forces import owners, units
from rules.assyrian_wars.board.ids import AreaId, CountryId, PieceId, UnitId
from rules.assyrian_wars.board.pieces import Piece
from rules.assyrian_wars.board.relations import seat_of
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.control.control import Occupation, come_out
from rules.assyrian_wars.control.holding import lapse_provinces
from rules.assyrian_wars.encounter.evaders import ids
from rules.assyrian_wars.encounter.interception import Intercepted, Interception, interception_battle
from rules.assyrian_wars.encounter.interceptors import interceptors, menaces
from rules.assyrian_wars.encounter.refuges import CITY, Ground, grounds, has_refuge, shift
from rules.assyrian_wars.encounter.war_to_flee import WAR_TO, closed_neighbours, declare_to_flee, war_option
from rules.assyrian_wars.events.war_hooks import take_safe_retreat
from rules.assyrian_wars.march.army_groups import Renewal, area_of, tidy_groups
from rules.assyrian_wars.march.attrition import Attrition
from rules.assyrian_wars.march.mobility import crossing_checks
from rules.assyrian_wars.pack.cards import Trigger
from rules.assyrian_wars.sea.cargo import go_aboard, is_afloat
from rules.assyrian_wars.turn.windows import open_window
from rules.core.messages import Name, message
from rules.core.procedures import Procedure
from rules.core.questions import Choose, Option
from rules.core.run import Run

NOWHERE = ""
NO_WAR = "no-war"  # nowhere, though a war would open a way
SHIPS = "ships"  # back aboard, after a landing (6.16.e)
STAYING = (CITY, NOWHERE, SHIPS)  # targets that are no other area


class Retreat(Procedure):
    """Each beaten country picks where its pieces go; ends with the ids of those that got away on the map (6.7.8).

    After a tied interception battle it is called twice, for the interceptor first. Without any way out the survivors
    go to the Regroup Box (R-79): if nobody got away, that was an overrun (R-77).
    """

    steps = ("turn", "respond", "ask", "go", "arrive", "meet", "settle", "renew", "report")

    pieces: tuple[PieceId, ...]  # the survivors of the beaten side
    area: AreaId
    barred: tuple[AreaId, ...] = ()  # the areas from which the winning forces came; none after a sortie
    boats: dict[PieceId, UnitId] = {}  # the ships that pieces landed from (6.16.e)

    country: CountryId = CountryId("")  # whose turn it is
    done: tuple[CountryId, ...] = ()
    target: str = NOWHERE  # where it goes
    away: tuple[PieceId, ...] = ()
    safe: bool = False  # a card keeps interceptors off (6.11.e)

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

    def respond(self, run: Run[Board]) -> None:
        """6.11.e: what cards have done for the retreat; 9.5: where it may go tells who could intercept it."""
        self.safe = take_safe_retreat(run, self.country)
        if not self.safe and is_telling(run.board, self._own(run.board), self.area):
            lay_open(run)

    def ask(self, run: Run[Board]) -> None:
        """6.7.8: the owner picks one of the areas of the best kind there is; 8.1: or war opens another one (R-62)."""
        board = run.board
        seat, choices, wars = seat_of(board, self.country), self._choices(board), self._wars(board)
        if seat is None or not (choices or wars):
            return
        options = [self._option(board, target, ground) for target, ground in choices.items()]
        options += [war_option(board, self.country, target) for target in wars]
        if not choices:
            options.append(Option(NO_WAR, message("option-no-retreat")))
        run.ask(
            seat,
            "retreat",
            "6.7.8",
            options=options,
            default=Choose(preferred(board, self.country, choices) or NO_WAR),
            reason=message("must-retreat", country=Name("country", self.country), area=Name("area", self.area)),
            forced=True,
        )

    def go(self, run: Run[Board]) -> None:
        """6.7.8: the retreat with its attrition; without a way out attrition for all (R-57, R-79)."""
        board = run.board
        if run.answers and run.choice.startswith(WAR_TO):
            declare_to_flee(run, self.country, run.choice)
            run.goto("ask")
            return
        choices, pieces = self._choices(board), self._own(board)
        self.target = run.choice if run.answers else preferred(board, self.country, choices)
        if self.target == NO_WAR:
            self.target = NOWHERE
        kind = "back-aboard" if self.target == SHIPS else "retreats"
        run.tell(
            kind if self.target else "no-retreat",
            "6.7.8",
            country=Name("country", self.country),
            area=Name("area", self.area),
            target=self._name(self.target),
            city=self.target == CITY,
        )
        if self.target == CITY:
            for piece in pieces:
                piece.inside = True
        elif self.target == SHIPS:
            go_aboard(board, pieces, self.area, self.boats)
            self.away = (*self.away, *ids(pieces))
        elif self.target:
            shift(board, pieces, self.area, AreaId(self.target))
        lapse_provinces(run)
        for check in self._checks(board, pieces, choices.get(self.target, "enemy")):
            run.call(check)

    def _checks(self, board: Board, pieces: Sequence[Piece], ground: Ground) -> list[Attrition]:
        """6.6.1: the connection, and enemy ground or no ground at all."""
        checks: list[Attrition] = []
        if self.target not in STAYING:
            way = crossing_checks(board, edition_of(board), self.area, AreaId(self.target), pieces)
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
            lapse_provinces(run)
            run.goto("turn")
            return
        arrived = self._own(board)
        self.away = (*self.away, *ids(arrived))
        if self.target in (CITY, SHIPS):
            run.goto("turn")
        elif arrived:
            come_out(run, self._ground)
            here = ids(board.areas[self.area].pieces)
            if not self.safe:
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
        return self.area if self.target in STAYING else AreaId(self.target)

    def _beaten(self, board: Board) -> list[Piece]:
        """The pieces of the beaten side that are still in the battle area."""
        return [piece for piece in board.areas[self.area].pieces if piece.id in self.pieces]

    def _own(self, board: Board) -> list[Piece]:
        """The pieces of the country that is at it, wherever they are now."""
        there = board.areas[self._ground].pieces
        return [piece for piece in there if piece.owner == self.country and piece.id in self.pieces]

    def _choices(self, board: Board) -> dict[str, Ground]:
        pieces = [piece for piece in self._beaten(board) if piece.owner == self.country]
        found = retreats(board, self.country, pieces, self.area, self.barred, safe=self.safe)
        if pieces and all(is_afloat(board, self.boats.get(piece.id)) for piece in pieces):
            found = {**found, SHIPS: "friendly"}  # only who attacked by sea can retreat by sea (6.16.e, R-79)
        return found

    def _wars(self, board: Board) -> list[AreaId]:
        """Where a declaration of war would let it go, if nothing better than enemy ground is left (R-62, R-78)."""
        if any(ground != "enemy" for ground in self._choices(board).values()):
            return []
        return closed_neighbours(board, self.country, self._own(board), self.area, self.barred)

    def _option(self, board: Board, target: str, ground: Ground) -> Option:
        """A target with the dice of attrition that it costs."""
        pieces = [piece for piece in self._beaten(board) if piece.owner == self.country]
        dice = len(units(pieces)) if ground == "enemy" else 0
        if target not in STAYING:
            way = crossing_checks(board, edition_of(board), self.area, AreaId(target), pieces)
            dice += sum(len(check.units) for check in way)
        aboard = "option-retreat-ships" if target == SHIPS else "option-retreat"
        kind = "option-retreat-city" if target == CITY else aboard
        return Option(target, message(kind, target=self._name(target), attrition=dice))

    def _name(self, target: str) -> Name:
        return Name("area", self.area if target in STAYING else target)


def retreats(
    board: Board,
    country: CountryId,
    pieces: Sequence[Piece],
    area: AreaId,
    barred: Collection[AreaId],
    *,
    safe: bool = False,
) -> dict[str, Ground]:
    """Where a beaten country may go: of the better kind, and of that only safe ground if there is any (R-78).

    If a card keeps interceptors off, all ground is `safe`.
    """
    around: dict[str, Ground] = {
        to: kind for to, kind in grounds(board, [country], pieces, area).items() if to not in barred
    }
    tier: dict[str, Ground] = {to: kind for to, kind in around.items() if kind != "enemy"}
    if has_refuge(board, [country], area):
        tier = {CITY: "friendly", **tier}
    tier = tier or around
    calm = {to: kind for to, kind in tier.items() if safe or not is_threatened(board, pieces, area, to)}
    return calm or tier


def is_threatened(board: Board, pieces: Sequence[Piece], area: AreaId, target: str) -> bool:
    """An enemy that is not in the battle area could intercept there: in truth, for the rules move this army (6.7.8)."""
    if target == CITY:
        return False
    return bool(interceptors(board, pieces, AreaId(target), ids(board.areas[area].pieces)))


def is_telling(board: Board, pieces: Sequence[Piece], area: AreaId) -> bool:
    """Whether a stack in the fog lies where it could decide where a beaten army may go (9.5)."""
    if not board.options.fog_of_war or not pieces:
        return False
    here = ids(board.areas[area].pieces)
    near = [to for to in edition_of(board).map.terrain[area] if to in board.areas]
    return any(menaces(board, pieces, to, here) for to in near)


def preferred(board: Board, country: CountryId, choices: Collection[str]) -> str:
    """What a lapsed deadline answers: ships or own ground, then other areas, then the city; nowhere without any."""

    def rank(target: str) -> tuple[bool, bool, str]:
        own = target == SHIPS or (target != CITY and board.areas[AreaId(target)].control == country)
        return target == CITY, not own, target

    return min(choices, key=rank, default=NOWHERE)
