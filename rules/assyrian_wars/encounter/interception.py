"""Interception: enemies next to an area try to fall on a force that has just entered it (6.6.9, P-1 steps 2 and 3)."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import combinations
from typing import Literal

import msgspec

from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.forces import enemies_among
from rules.assyrian_wars.board.ids import AreaId, PieceId
from rules.assyrian_wars.board.names import piece_name
from rules.assyrian_wars.board.pieces import Piece
from rules.assyrian_wars.board.relations import at_war, seat_of
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.control.control import Occupation
from rules.assyrian_wars.control.holding import lapse_provinces
from rules.assyrian_wars.encounter import odds
from rules.assyrian_wars.encounter.interceptors import (
    NEED,
    Interceptor,
    action_rating,
    armies_of,
    interception_modifier,
    menaces,
    open_modifier,
    pieces_of,
    sight,
)
from rules.assyrian_wars.encounter.joining import JoinForces
from rules.assyrian_wars.encounter.refuges import lead_away, shift
from rules.assyrian_wars.events.war_hooks import take_certain_success
from rules.assyrian_wars.march.army_groups import tidy_groups
from rules.assyrian_wars.march.attrition import Attrition
from rules.assyrian_wars.march.mobility import crossing_checks
from rules.assyrian_wars.pack.cards import Trigger
from rules.assyrian_wars.turn.windows import open_window
from rules.core.messages import Message, Name, Param, message
from rules.core.procedures import Procedure
from rules.core.questions import Choose, Option
from rules.core.run import Run

Arrival = Literal["march", "event", "evasion", "retreat"]

INTERCEPT, DECLINE = "intercept", "decline"
INTERCEPT_ALL, DECLINE_ALL = "intercept-all", "decline-all"
GROUP, APART, ALONE = "group", "apart", "alone"
JOIN, STAY = "join", "stay"


class Intercepted(msgspec.Struct, frozen=True):
    """What an `Interception` ends with: the pieces that came in, each with the area it came from; none: nobody."""

    ways: dict[PieceId, AreaId] = {}


class Interception(Procedure):
    """One arrival in an area, and everybody who tries to intercept it; ends with `Intercepted` (6.6.9).

    Called when the pieces stand in the area, their own crossing attrition is over, and its control has not changed yet.
    """

    steps = ("look", "ask", "declare", "respond", "rank", "roll", "come", "join_forces", "report")

    pieces: tuple[PieceId, ...]  # the force that entered
    area: AreaId
    arrival: Arrival = "march"
    barred: tuple[PieceId, ...] = ()  # may not intercept: who was evaded, who stands in the battle area (R-60, 6.7.8)

    waiting: tuple[Interceptor, ...] = ()  # still to be asked, in the order of the track
    members: tuple[Interceptor, ...] = ()  # armies of other players in a group that is about to intercept as a whole
    declared: tuple[Interceptor, ...] = ()
    coming: Interceptor | None = None  # on its way
    ways: dict[PieceId, AreaId] = {}  # who came in, and whence

    def look(self, run: Run[Board]) -> None:
        """6.6.9: forces in connected areas whose seats can be asked; in the fog also who cannot set out (9.5)."""
        board = run.board
        found = menaces(board, self.movers(board), self.area, self.barred)
        self.waiting = tuple(force for force in found if seat_of(board, force.country) is not None)
        if not self.waiting:
            run.end(Intercepted())

    def ask(self, run: Run[Board]) -> None:
        """6.6.9: in turn order each says whether it will try; a group's members right after its commander (R-50)."""
        board = run.board
        force = self.next
        seat = seat_of(board, force.country)
        if seat is None:
            return
        plain = self._options(board)
        params: dict[str, Param] = {
            **self._names(force),
            "chance": odds.percent(self.chance(board)),
            "natural": odds.natural(self._shown(board), NEED),
            "sight": sight(board),
        }
        run.ask(
            seat,
            "join-interception" if self.members else ("intercept-group" if force.card else "intercept"),
            "6.6.9",
            options=[Option(id, Message(f"option-{id}", params)) for id in plain],
            default=Choose(self._default(board, plain)),
            reason=message(
                "may-intercept",
                country=Name("country", force.country),
                start=Name("area", force.start),
                area=Name("area", self.area),
                arrival=self.arrival,
            ),
            private=board.options.fog_of_war,  # the chance tells what is in the stack (9.5)
        )

    def declare(self, run: Run[Board]) -> None:
        """6.6.9: a decision stands; a group goes as a whole, or its armies are asked one by one."""
        choice = run.choice if run.answers else DECLINE
        force = self.next
        if self.members:
            self.members = self.members[1:]
            willing = self._join(force) if choice == JOIN else []
        else:
            self.waiting = self.waiting[1:]
            willing = self._declare(run.board, force, choice)
        for one in willing:
            run.tell("interception-declared", "6.6.9", None, country=Name("country", one.country), **self._names(one))
        if choice in (DECLINE, DECLINE_ALL, STAY):
            start, area = Name("area", force.start), Name("area", self.area)
            run.tell("interception-declined", "6.6.9", country=Name("country", force.country), start=start, area=area)
        if self.members or self.waiting:
            run.goto("ask")

    def _join(self, force: Interceptor) -> list[Interceptor]:
        """Another player's army goes with its group."""
        group = self.declared[-1]
        whole = msgspec.structs.replace(group, pieces=(*group.pieces, *force.pieces))
        self.declared = (*self.declared[:-1], whole)
        return [force]

    def _declare(self, board: Board, force: Interceptor, choice: str) -> list[Interceptor]:
        """Who will try after this answer."""
        willing: list[Interceptor] = []
        if choice in (INTERCEPT_ALL, DECLINE_ALL):
            same = [other for other in self.waiting if other.country == force.country and other.card is None]
            self.waiting = tuple(other for other in self.waiting if other not in same)
            willing = [one for one in (force, *same) if not one.idle] if choice == INTERCEPT_ALL else []
        elif choice == INTERCEPT:
            willing = [force]
        elif choice in (APART, ALONE):
            own = seat_of(board, force.country)
            armies = armies_of(board, force)
            free = [army for army in armies if choice == APART or seat_of(board, army.country) == own]
            self.waiting = (*free, *self.waiting)
        elif choice == GROUP:
            mine, self.members = self._split(board, force)
            willing = [mine]
        self.declared = (*self.declared, *willing)
        return willing

    def respond(self, run: Run[Board]) -> None:
        """6.6.9: after all declarations and before any dice cards may be played."""
        if not self.declared:
            run.end(Intercepted())
            return
        for country in dict.fromkeys(force.country for force in self.declared):
            open_window(run, Trigger.INTERCEPTION_DECLARED, country, self.area)

    def rank(self, run: Run[Board]) -> None:
        """6.6.9: among those at war with each other the better action rating tries first, a die breaks ties."""
        board = run.board
        countries = dict.fromkeys(force.country for force in self.declared)
        if not any(at_war(board, one, other) for one, other in combinations(countries, 2)):
            return
        ranks: list[tuple[int, ...]] = [(action_rating(board, force),) for force in self.declared]
        while len(set(ranks)) < len(ranks):
            tied = [number for number, rank in enumerate(ranks) if ranks.count(rank) > 1]
            rolled = run.roll("interception-order", len(tied))
            for number, die in zip(tied, rolled, strict=True):
                ranks[number] = (*ranks[number], die)  # who is tied again rolls again, behind those above him
        order = sorted(range(len(ranks)), key=lambda number: ranks[number], reverse=True)
        self.declared = tuple(self.declared[number] for number in order)

    def roll(self, run: Run[Board]) -> None:
        """6.6.9: two dice, 7 or more; who succeeds moves in and checks attrition on the way (R-57)."""
        board = run.board
        if not self.declared:
            run.goto("join_forces")
            return
        force, self.declared = self.declared[0], self.declared[1:]
        name = piece_name(force.leader or force.pieces[0])
        run.repeat()
        if enemies_among(board, force.country, self.comers(board)):
            run.tell("interception-shut-out", "6.6.9", force=name, area=Name("area", self.area))
            take_certain_success(run, force.pieces)  # 6.11.e: a card for this attempt helps no later one
            return
        if self._succeeds(run, force, name):
            run.goto("come")
            self.coming = force
            self._move_in(run, force)

    def _succeeds(self, run: Run[Board], force: Interceptor, name: Name) -> bool:
        """6.6.9: the dice, unless a card makes them needless (6.11.e)."""
        if take_certain_success(run, force.pieces):
            run.tell("interception-certain", "6.11.e", force=name, area=Name("area", self.area))
            return True
        modifier = self._modifier(run.board, force)
        dice = run.roll("interception", 2)
        success = sum(dice) + modifier >= NEED
        run.tell(
            "interception-rolled",
            "6.6.9",
            country=Name("country", force.country),
            force=name,
            area=Name("area", self.area),
            dice=dice,
            modifier=modifier,
            need=NEED,
            success=success,
        )
        return success

    def _move_in(self, run: Run[Board], force: Interceptor) -> None:
        board, edition = run.board, edition_of(run.board)
        for army in armies_of(board, force) if force.leader is not None else ():
            lead_away(pieces_of(board, army), army.leader)
        pieces = pieces_of(board, force)
        shift(board, pieces, force.start, self.area)
        lapse_provinces(run)
        self.ways = {**self.ways, **{piece.id: force.start for piece in pieces}}
        for check in crossing_checks(board, edition, force.start, self.area, pieces):
            run.call(Attrition(units=tuple(unit.id for unit in check.units), cause=check.cause, rule="6.6.9"))

    def come(self, run: Run[Board]) -> None:
        """6.6.9: without a unit left the interception is void and the leader goes back (R-57); a siege is left."""
        board, force = run.board, self.coming
        run.goto("roll")
        if force is None:
            return
        came = [piece for piece in self.comers(board) if piece.id in force.pieces]
        if not any(piece.is_unit for piece in came):
            shift(board, came, self.area, force.start)
            for leader in came:
                leader.finish("6.6.9")
            self.ways = {piece: start for piece, start in self.ways.items() if piece not in force.pieces}
            run.tell("interception-void", "6.6.9", country=Name("country", force.country), area=Name("area", self.area))
        self.coming = None
        run.call(Occupation(area=force.start))

    def join_forces(self, run: Run[Board]) -> None:
        """6.6.3: who came in may form an army group before the battle, also with friends on the spot (R-59)."""
        tidy_groups(run)
        came = self.comers(run.board)
        if came:
            run.call(JoinForces(area=self.area, arrived=tuple(piece.id for piece in came)))

    def report(self, run: Run[Board]) -> None:
        """6.6.9: the caller fights the battle."""
        came = {piece.id for piece in self.comers(run.board)}
        run.end(Intercepted({piece: start for piece, start in self.ways.items() if piece in came}))

    # What is asked, and with which chance.

    @property
    def next(self) -> Interceptor:
        """The force whose seat is being asked."""
        return self.members[0] if self.members else self.waiting[0]

    @property
    def rolling(self) -> Interceptor:
        """The force whose dice the question is about: a member of a group rolls with its commander."""
        return self.declared[-1] if self.members else self.next

    def chance(self, board: Board) -> Fraction:
        """That the interception which is asked about succeeds, as far as its player can see."""
        return odds.chance(self._shown(board), NEED)

    def _shown(self, board: Board) -> int:
        """The modifier as the deciding seat may know it: in the fog without cavalry (9.5, R-269)."""
        known = open_modifier if sight(board) == "fog" else interception_modifier
        return known(board, self.rolling, self.movers(board), self.area)

    def _names(self, force: Interceptor) -> dict[str, Param]:
        """A force on its way, for messages."""
        return {
            "force": piece_name(force.leader or force.pieces[0]),
            "start": Name("area", force.start),
            "area": Name("area", self.area),
        }

    def _options(self, board: Board) -> tuple[str, ...]:
        """What may be answered, the least of it last."""
        force = self.next
        if self.members:
            return (JOIN, STAY)
        if force.card is not None:
            foreign = self._split(board, force)[1]
            return (GROUP, APART, ALONE, DECLINE) if foreign else (GROUP, APART, DECLINE)
        same = [other for other in self.waiting if other.country == force.country and other.card is None]
        if board.options.fog_of_war:
            return self._veiled_options(same)
        return (INTERCEPT, INTERCEPT_ALL, DECLINE_ALL, DECLINE) if len(same) > 1 else (INTERCEPT, DECLINE)

    def _default(self, board: Board, plain: Sequence[str]) -> str:
        """Nobody goes; in the fog that is said once for all, or its repetitions would count the units (9.5)."""
        return DECLINE_ALL if board.options.fog_of_war and DECLINE_ALL in plain else plain[-1]

    def _veiled_options(self, same: Sequence[Interceptor]) -> tuple[str, ...]:
        """What may be answered in the fog: who is alone can only decline (9.5)."""
        plain = () if self.next.idle else (INTERCEPT,)
        if len(same) == 1:
            return (*plain, DECLINE)
        several = plain and any(not other.idle for other in same[1:])
        return (*plain, *((INTERCEPT_ALL,) if several else ()), DECLINE_ALL, DECLINE)

    def _split(self, board: Board, group: Interceptor) -> tuple[Interceptor, tuple[Interceptor, ...]]:
        """The commander's own part of a group, and the armies of other players, whom he cannot force (6.6.9)."""
        own = seat_of(board, group.country)
        foreign = tuple(army for army in armies_of(board, group) if seat_of(board, army.country) != own)
        away = [piece for army in foreign for piece in army.pieces]
        return msgspec.structs.replace(group, pieces=tuple(p for p in group.pieces if p not in away)), foreign

    def _modifier(self, board: Board, force: Interceptor) -> int:
        return interception_modifier(board, force, self.movers(board), self.area)

    def movers(self, board: Board) -> list[Piece]:
        """The force that entered."""
        return [piece for piece in board.areas[self.area].pieces if piece.id in self.pieces]

    def comers(self, board: Board) -> list[Piece]:
        """The interceptors that have come in."""
        return [piece for piece in board.areas[self.area].pieces if piece.id in self.ways]


def interception_battle(
    area: AreaId, pieces: tuple[PieceId, ...], start: AreaId, came: Mapping[PieceId, AreaId]
) -> Procedure:
    """The battle of evaders or beaten forces that were intercepted where they went (P-1 step 6, P-3)."""
    from rules.assyrian_wars.battle.battle import Battle  # a battle calls retreats, which may be intercepted: a circle

    return Battle(area=area, movers=pieces, ways={**dict.fromkeys(pieces, start), **came}, interceptors=tuple(came))
