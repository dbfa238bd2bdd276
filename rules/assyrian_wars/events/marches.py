"""Free marches, armies that enter together, and enemies led astray (6.11.h, R-70)."""

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Annotated, ClassVar

from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.forces import armies, fields_led, units
from rules.assyrian_wars.board.ids import AreaId, CountryId, LeaderId, PieceId
from rules.assyrian_wars.board.names import piece_name
from rules.assyrian_wars.board.pieces import Piece
from rules.assyrian_wars.board.relations import seat_of
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.control.control import shut_in_again
from rules.assyrian_wars.encounter.joining import JoinForces
from rules.assyrian_wars.encounter.refuges import shift
from rules.assyrian_wars.events import aims, tabletop
from rules.assyrian_wars.events.handlers import Handler, Lines, Play
from rules.assyrian_wars.events.holders import pieces_near
from rules.assyrian_wars.events.joint import Helper, bring_in, can_go_together, fresh, helpers
from rules.assyrian_wars.march.army_groups import group_of
from rules.assyrian_wars.march.columns import Column, gather, muster, set_out
from rules.assyrian_wars.march.marching import March
from rules.assyrian_wars.march.mede import refuse_abroad
from rules.assyrian_wars.march.mobility import Finder
from rules.assyrian_wars.march.movement import plan, unit_candidates
from rules.assyrian_wars.march.preview import quote_march
from rules.assyrian_wars.pack import card_effects as event
from rules.core import picking
from rules.core.actions import MOST_CANDIDATES, Action, Candidate, Kind
from rules.core.ids import Seat
from rules.core.messages import Message, Name, Quote, Refusal, message, refuse
from rules.core.procedures import Procedure
from rules.core.questions import Choose, Option
from rules.core.run import Run
from rules.core.table import Table

STOP = "stop"


class FreeMoveHandler(Handler[event.FreeMove]):
    """One army outside army groups moves so far without AP (6.6, 6.11.h)."""

    effect = event.FreeMove

    def check(self, table: Table[Board], play: Play, effect: event.FreeMove) -> Refusal | Lines:
        able = free_armies(table.board, play.country)
        wrong = aims.refuse_more(play, 1)
        if not able:
            return refuse("6.11.h", "no-army-to-march", card=Name("card", play.card))
        if play.targets:
            wrong = wrong or aims.refuse_aim(play, aims.piece_names(able), "6.11.h", "no-army-to-march")
        return wrong or (message("quote-free-move", areas=effect.areas, attrition=effect.attrition),)

    def targets(self, table: Table[Board], play: Play, effect: event.FreeMove) -> Sequence[Name]:
        return [] if play.targets else aims.piece_names(free_armies(table.board, play.country))

    def apply(self, run: Run[Board], play: Play, effect: event.FreeMove) -> None:
        easy = effect.attrition == "none"
        run.call(FreeMarch(country=play.country, left=effect.areas, easy=easy, force=play.target))


class FreeMarch(Procedure):
    """A card's free march: the player orders it, area by area or in one go, until it is used up (6.11.h)."""

    steps = ("look", "ask", "hear", "go_on")

    country: CountryId
    left: int  # areas that may still be entered
    easy: bool = False  # without attrition, and not counted for 6.6
    force: str = ""  # the leader, once he is chosen
    walked: int = 0  # areas that he had entered in this impulse before the order that is being carried out

    def look(self, run: Run[Board]) -> None:
        """6.11.h: it is over when no area is left, or the army is gone, finished or shut in."""
        board = run.board
        able = [chief.id for chief in free_armies(board, self.country)]
        if not self.left or seat_of(board, self.country) is None or (self.force or "") not in ("", *able) or not able:
            run.end()

    def ask(self, run: Run[Board]) -> None:
        """6.11.h: where to; or enough."""
        seat = seat_of(run.board, self.country)
        if seat is not None:
            run.ask(
                seat,
                "free-march",
                "6.11.h",
                options=(Option(STOP, message("option-end-march")),),
                actions=(MarchFree,),
                default=Choose(STOP),
                reason=message("free-march", country=Name("country", self.country), areas=self.left),
                private=True,
            )

    def hear(self, run: Run[Board]) -> None:
        """6.6: the army marches without AP; all else is as usual."""
        answer = run.answer
        if not isinstance(answer, MarchFree):
            run.end()
            return
        board = run.board
        column = column_of(board, self, answer)
        assert isinstance(column, Column)  # checked before
        path = plan(board, column, answer.path, quick=False)
        assert not isinstance(path, Refusal)
        self.force, self.walked = answer.force, column.pieces[0].steps
        set_out(board, self.country, column)
        ids = tuple(piece.id for piece in column.pieces)
        run.call(March(country=self.country, pieces=ids, at=column.area, path=path, free=True, easy=self.easy))

    def go_on(self, run: Run[Board]) -> None:
        """6.6: what was not entered is left for another order, unless a battle or siege has ended the march.

        An area from which a card has led the army back was entered (6.11.e).
        """
        found = run.board.find(PieceId(self.force))
        if found is None or found[0].kind != "area" or found[1].used:
            run.end()
            return
        self.left -= found[1].steps - self.walked
        run.goto("look")


class MarchFree(Action, frozen=True):
    """Orders the free march of a card; `units` go with the leader, without any all who can (6.6.2, 6.11.h)."""

    rule: ClassVar[str] = "6.11.h"

    force: Annotated[str, Kind("force")]
    path: Annotated[tuple[AreaId, ...], Kind("area", many=True)]
    units: Annotated[tuple[PieceId, ...], Kind("unit", many=True, together=True)] = ()

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        board, march = table.board, _free_march(table)
        column = column_of(board, march, self)
        if isinstance(column, Refusal):
            return column
        path = plan(board, column, self.path, quick=False)
        if isinstance(path, Refusal):
            return path
        if len(path) > march.left:
            return refuse("6.11.h", "free-march-too-far", areas=len(path), most=march.left)
        return refuse_abroad(board, column.pieces, path) or Quote(self.rule, risky=True)

    def preview(self, table: Table[Board], seat: Seat) -> tuple[Message, ...]:
        """The route, its attrition and its interceptors."""
        board, march = table.board, _free_march(table)
        column = column_of(board, march, self)
        path = () if isinstance(column, Refusal) else plan(board, column, self.path, quick=False)
        if isinstance(column, Refusal) or isinstance(path, Refusal):
            return ()
        return quote_march(board, column.pieces, column.area, path, easy=march.easy)

    @classmethod
    def candidates(
        cls, table: Table[Board], seat: Seat, param: str, given: Mapping[str, str], typed: str
    ) -> list[Candidate]:
        board, march = table.board, _free_march(table)
        chiefs = [one for one in free_armies(board, march.country) if march.force in ("", one.id)]
        if param == "force":
            return [Candidate(one.id, Name("leader", one.id)) for one in chiefs if typed in one.id][:MOST_CANDIDATES]
        chosen = tuple(PieceId(unit) for unit in given.get("units", "").split())
        column = free_column(board, march.country, given.get("force", ""), chosen)
        if isinstance(column, Refusal):
            return []
        if param == "units":
            return unit_candidates(board, march.country, given["force"], typed)
        return _path_candidates(board, column, march.left, typed)


def _path_candidates(board: Board, column: Column, left: int, typed: str) -> list[Candidate]:
    """The way so far and one more area."""
    chosen, begun = picking.picked(typed)
    if len(chosen) >= left:
        return []
    edition = edition_of(board)
    at = AreaId(chosen[-1]) if chosen else column.area
    if at not in edition.map.terrain:
        return []
    finder = Finder(board, edition, column.pieces, quick=False)
    near = [to for to in edition.map.terrain[at] if begun in to and finder.refuse(at, to) is None]
    open_to = [to for to in near if refuse_abroad(board, column.pieces, (to,)) is None]
    return [Candidate(" ".join([*chosen, to]), Name("area", to)) for to in open_to][:MOST_CANDIDATES]


def column_of(board: Board, march: FreeMarch, order: MarchFree) -> Column | Refusal:
    """The army that an order means, or why it is not the one (6.11.h)."""
    able = free_armies(board, march.country)
    if order.force not in [chief.id for chief in able] or march.force not in ("", order.force):
        names = tuple(piece_name(chief.id) for chief in able if march.force in ("", chief.id))
        return refuse("6.11.h", "not-the-free-army", found=order.force, able=names)
    column = free_column(board, march.country, order.force, order.units)
    if isinstance(column, Column) and not any(piece.is_unit for piece in column.pieces):
        return refuse("6.6.2", "free-march-needs-army", force=order.force)
    return column


def free_column(board: Board, country: CountryId, force: str, units: tuple[PieceId, ...] = ()) -> Column | Refusal:
    """The leader with the units named, or with all of his army that is not finished (6.6.2, R-77)."""
    whole = next((army for army in fresh_armies(board, country) if army[0].id == force), ())
    return muster(board, country, force, units or tuple(unit.id for unit in whole[1:]))


def free_armies(board: Board, country: CountryId) -> list[Piece]:
    """The leaders of a country's armies that are in no group, not shut in a city and not finished (6.6.2, 6.8)."""
    return [army[0] for army in fresh_armies(board, country)]


def fresh_armies(board: Board, country: CountryId) -> list[tuple[Piece, ...]]:
    """Each of these leaders with those of his units that can march."""
    counters = edition_of(board).counters
    fields = fields_led(board, country)
    found = [fresh(army) for field in fields for army in armies(board, counters, field, country)]
    return [army for army in found if army and group_of(board, army[0].id) is None]


def _free_march(table: Table[Board]) -> FreeMarch:
    march = table.find(FreeMarch)
    if march is None:
        raise LookupError("no free march")
    return march


# Together.


class JointAttackHandler(Handler[event.JointAttack]):
    """Two armies next to one area enter it together, each paying its movement (6.7, R-70)."""

    effect = event.JointAttack

    def check(self, table: Table[Board], play: Play, effect: event.JointAttack) -> Refusal | Lines:
        wrong = aims.refuse_more(play, 1 + effect.armies) or self._refuse_abroad(table.board, play)
        wrong = wrong or aims.refuse_aim(play, self._areas(table.board, play, effect), "6.11.h", "no-joint-attack")
        if wrong is not None:
            return wrong
        chosen = self._chosen(table.board, play)
        if len(chosen) != effect.armies:
            names = tuple(piece_name(one.leader) for one in helpers(table.board, play.country, AreaId(play.target)))
            return aims.too_few(play, 1 + effect.armies, names)
        return (message("quote-joint-attack", area=Name("area", play.target), halves=sum(one.price for one in chosen)),)

    def further_price(self, table: Table[Board], play: Play, effect: event.JointAttack) -> int:
        return sum(one.price for one in self._chosen(table.board, play))

    def targets(self, table: Table[Board], play: Play, effect: event.JointAttack) -> Sequence[Name]:
        if not play.targets:
            return self._areas(table.board, play, effect)
        if len(play.targets) > effect.armies:
            return []
        near = [one.leader for one in self._able(table.board, play.country, AreaId(play.target))]
        return [piece_name(leader) for leader in near if leader not in play.targets]

    def example(self, table: Table[Board], play: Play, effect: event.JointAttack) -> Play | None:
        """The armies and the area that cost least."""
        board = table.board
        plays = {}
        for area in self._areas(board, play, effect):
            for team in combinations(self._able(board, play.country, AreaId(area.id)), effect.armies):
                if can_go_together(board, play.country, team, AreaId(area.id)):
                    plays[play.naming(area.id, *(one.leader for one in team))] = sum(one.price for one in team)
        return min(plays, key=lambda one: plays[one], default=None)

    def _areas(self, board: Board, play: Play, effect: event.JointAttack) -> list[Name]:
        reach = edition_of(board).map.neighbours
        starts = [area for area, state in board.areas.items() if any(p.owner == play.country for p in state.pieces)]
        near = dict.fromkeys(area for start in starts for area in reach[start] if area in board.areas)
        return aims.area_names(area for area in near if len(self._able(board, play.country, area)) >= effect.armies)

    def _able(self, board: Board, country: CountryId, area: AreaId) -> list[Helper]:
        """The armies next to an area that can enter it beside some other one."""
        near = helpers(board, country, area)
        pairs = [pair for pair in combinations(near, 2) if can_go_together(board, country, pair, area)]
        return [one for one in near if any(one in pair for pair in pairs)]

    def _refuse_abroad(self, board: Board, play: Play) -> Refusal | None:
        """10.2: why Mede armies cannot go there together."""
        named = [gather(board, play.country, target) for target in play.targets[1:]]
        pieces = [piece for column in named if isinstance(column, Column) for piece in column.pieces if not piece.used]
        return refuse_abroad(board, pieces, (AreaId(play.target),))

    def _chosen(self, board: Board, play: Play) -> list[Helper]:
        near = {one.leader: one for one in self._able(board, play.country, AreaId(play.target))}
        named = [LeaderId(PieceId(target)) for target in dict.fromkeys(play.targets[1:])]
        chosen = [near[leader] for leader in named if leader in near]
        return chosen if can_go_together(board, play.country, chosen, AreaId(play.target)) else []

    def apply(self, run: Run[Board], play: Play, effect: event.JointAttack) -> None:
        area = AreaId(play.target)
        chosen = self._chosen(run.board, play)
        for helper in chosen:
            bring_in(run, play.country, helper, area)
        ids = tuple(id for helper in chosen for id in helper.pieces)
        starts = {id: helper.start for helper in chosen for id in helper.pieces}
        run.call(JoinForces(area=area, arrived=ids))
        together = March(country=play.country, pieces=ids, at=area, path=(), step="survive", led=True, starts=starts)
        together.came_from = chosen[0].start
        run.call(together)


# Astray.


class TurnBackHandler(Handler[event.TurnBack]):
    """An enemy army that has just entered an area goes back where it came from (6.6, 6.11.e)."""

    effect = event.TurnBack

    def check(self, table: Table[Board], play: Play, effect: event.TurnBack) -> Refusal | Lines:
        board, march = table.board, table.find(March)
        if march is None or not units(pieces_near(board, play.country, march.at)):
            return refuse("6.11.e", "nobody-to-turn-back", card=Name("card", play.card))
        return (message("quote-turn-back", area=Name("area", march.came_from)),)

    def apply(self, run: Run[Board], play: Play, effect: event.TurnBack) -> None:
        board, march = run.board, run.find(March)
        if march is None:
            return
        movers = march.movers(board)
        if not units(movers):  # 9.5: a refusal would have told that the leader goes alone
            run.tell("no-army-astray", "6.11.e", force=piece_name(movers[0].id), area=Name("area", march.at))
            return
        for piece in movers:
            start = march.starts.get(piece.id, march.came_from)
            piece.astray = march.at  # 9.5: the pieces remember it, as the card must not tell who was there
            shift(board, [piece], march.at, start)
            shut_in_again(board, start, [piece.owner])
        tabletop.lay(board, play, march.at)
        run.tell(
            "turned-back",
            "6.11.e",
            force=piece_name(movers[0].id),
            area=Name("area", march.at),
            start=Name("area", march.came_from),
        )
        march.at, march.path, march.halted = march.came_from, (), True


HANDLERS = (FreeMoveHandler(), JointAttackHandler(), TurnBackHandler())
