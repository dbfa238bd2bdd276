"""ch.15: the beaten force goes into its city, retreats, or is lost."""

from collections.abc import Mapping
from typing import Annotated, ClassVar

from msgspec import Struct

from rules.core.actions import MOST_CANDIDATES, Action, Candidate, Kind
from rules.core.ids import Seat
from rules.core.messages import Quote, Refusal, message, refuse
from rules.core.picking import several
from rules.core.procedures import Procedure
from rules.core.run import Run
from rules.core.table import Table
from rules.hannibal.battle.ways import Way, allowed_ways, joining, toll_of, usual_way
from rules.hannibal.battle.withdrawal import arrive
from rules.hannibal.board.forces import generals_at, is_besieged, is_city, may_stand, room_inside, units_at
from rules.hannibal.board.ids import GeneralId, Side, SpaceId, seat_of, side_of
from rules.hannibal.board.losses import Toll, drop_stranded_train, end_siege_if_left, fits, has_choice, spared
from rules.hannibal.board.names import general_name, side_name, space_name, space_names, units_said
from rules.hannibal.board.state import Board, Units
from rules.hannibal.displaced.displacement import banish, displace_lone
from rules.hannibal.siege.losses import way_picked, ways_offered

RULE = "ch.15"


class Retreated(Struct, frozen=True):
    """What a retreat cost: units, and generals who were displaced."""

    lost: int = 0
    gone: tuple[GeneralId, ...] = ()


class Retreat(Procedure):
    """All that is left of the beaten force leaves the field; ends with `Retreated` (ch.15)."""

    steps = ("choose", "go_inside", "weigh", "ask_toll", "hear_toll", "leave", "report")

    side: Side
    space: SpaceId
    attacker: bool  # whether it is the original attacker
    entry: SpaceId | None = None  # where the attacker came from
    landed: bool = False  # it came by sea with this card (H-76)
    came_out: int = 0  # so many of its units came out of the city in this space (ch.20, H-32)
    garrison: tuple[GeneralId, ...] = ()  # the generals who came out with them
    sortie: bool = False  # all of them came out

    path: tuple[SpaceId, ...] = ()
    tolls: tuple[Units, ...] = ()  # what the spaces of the path cost, as far as it is settled (H-75)
    lost: int = 0
    gone: tuple[GeneralId, ...] = ()

    def choose(self, run: Run[Board]) -> None:
        """ch.15: the owner picks who goes inside and which way the others take; without a choice nobody is asked."""
        board = run.board
        if self.has_choice(board):
            run.ask(
                seat_of(self.side),
                "retreat",
                RULE,
                actions=(TakeRetreat,),
                default=self.usual(board),
                reason=message("must-retreat", side=side_name(self.side), space=space_name(self.space)),
            )

    def go_inside(self, run: Run[Board]) -> None:
        """ch.15, H-79: first the city option; the others have their way before them."""
        answer = run.answer if run.answers else self.usual(run.board)
        assert isinstance(answer, TakeRetreat)
        self.path = answer.path
        self._go_inside(run, answer)

    def weigh(self, run: Run[Board]) -> None:
        """H-75: what the next space costs is settled before they leave; without a choice nobody is asked."""
        if len(self.tolls) == len(self.path):
            run.goto("leave")
            return
        units, toll = self._coming(run.board), self._toll(run.board)
        if not has_choice(units, toll):
            self.tolls = (*self.tolls, spared(units, toll))
            run.repeat()

    def ask_toll(self, run: Run[Board]) -> None:
        """ch.26, H-75: the owner says how many elephants go there; without an answer regular units go first."""
        units, toll, space = self._coming(run.board), self._toll(run.board), self.path[len(self.tolls)]
        offered = ways_offered(units, toll)
        run.ask(
            seat_of(self.side),
            "unit-losses",
            "H-75",
            options=offered,
            default=offered[0].id,
            reason=message("units-to-lose", side=side_name(self.side), space=space_name(space), count=toll.units),
        )

    def hear_toll(self, run: Run[Board]) -> None:
        """H-75: his choice; then the space after it."""
        self.tolls = (*self.tolls, way_picked(self._coming(run.board), self._toll(run.board), run.choice))
        run.goto("weigh")

    def _coming(self, board: Board) -> Units:
        """What is left, those who joined among them, when it comes to the first space that is not settled."""
        units = self.units(board).copy()
        for space, cost in zip(self.path, self.tolls, strict=False):
            entering = units.total
            units.take(cost)
            if units.total and joining(board, self.side, space, entering):
                units.add(units_at(board, self.side, space))
        return units

    def _toll(self, board: Board) -> Toll:
        return Toll(toll_of(board, self.side, self.path[len(self.tolls)]))

    def leave(self, run: Run[Board]) -> None:
        """ch.15, H-79: away; what has no way is lost, and its generals are displaced."""
        self._leave(run)
        end_siege_if_left(run.board, self.space)
        if drop_stranded_train(run.board):
            run.tell("siege-train-lost", "ch.17", space=space_name(self.space))

    def report(self, run: Run[Board]) -> None:
        """ch.15: what it cost, once enemy generals on the way are paid for (ch.19)."""
        run.end(Retreated(self.lost, self.gone))

    def _go_inside(self, run: Run[Board], answer: "TakeRetreat") -> None:
        """ch.15: the city option."""
        state, inside = run.board.spaces[self.space], answer.going_inside
        if not inside.total and not answer.generals:
            return
        state.outside(self.side).take(inside)
        state.inside.add(inside)
        for general in answer.generals:
            run.board.generals[general].inside = True
        run.tell(
            "retreated-inside",
            RULE,
            side=side_name(self.side),
            space=space_name(self.space),
            units=units_said(inside),
            generals=tuple(general_name(general) for general in answer.generals),
        )

    def _leave(self, run: Run[Board]) -> None:
        """ch.15: step by step, with the losses of every space and those who join."""
        board, path = run.board, self.path
        here = units_at(board, self.side, self.space)
        generals = generals_at(board, self.side, self.space, inside=False)
        units = here.copy()
        here.take(units)
        if not units.total and not generals:
            return
        self._lose_train(run, self.space)
        if not path:
            self._perish(run, units, generals, self.space)
            return
        had_units = units.total > 0
        run.tell("retreated", RULE, side=side_name(self.side), space=space_name(self.space), path=space_names(path))
        for space, settled in zip(path, self.tolls, strict=True):
            entering, toll = units.total, Toll(toll_of(board, self.side, space))
            cost = settled if fits(units, toll, settled) else spared(units, toll)  # a ruling may have changed the force
            units.take(cost)
            self._count(run, cost, space)
            generals = self._bound_stay(run, generals, space)
            if had_units and not units.total:
                self._displace(run, generals)
                return
            if entering:
                displace_lone(run, self.side, space, "ch.19")
            if space != path[-1] and joining(board, self.side, space, entering):
                generals = (*generals, *self._take_along(run, units, space))
        arrive(run, self.side, path[-1], units, generals)

    def _take_along(self, run: Run[Board], units: Units, space: SpaceId) -> tuple[GeneralId, ...]:
        """H-78: a smaller or equal own force joins with its generals."""
        board = run.board
        there, generals = units_at(board, self.side, space), generals_at(board, self.side, space, inside=False)
        joined = there.copy()
        there.take(joined)
        units.add(joined)
        self._lose_train(run, space)
        end_siege_if_left(board, space)
        run.tell(
            "force-joined-retreat", "H-78", side=side_name(self.side), space=space_name(space), units=units_said(joined)
        )
        return generals

    def _bound_stay(self, run: Run[Board], generals: tuple[GeneralId, ...], space: SpaceId) -> tuple[GeneralId, ...]:
        """H-37: Hanno and Fabius are displaced where the retreat leaves their region."""
        self._displace(run, tuple(general for general in generals if not may_stand(general, space)), "H-37")
        return tuple(general for general in generals if may_stand(general, space))

    def _perish(self, run: Run[Board], units: Units, generals: tuple[GeneralId, ...], space: SpaceId) -> None:
        """ch.15: without a way the force is eliminated."""
        run.tell("no-retreat", RULE, side=side_name(self.side), space=space_name(space))
        self._count(run, units, space)
        self._displace(run, generals)

    def _count(self, run: Run[Board], lost: Units, space: SpaceId) -> None:
        if lost.total:
            self.lost += lost.total
            run.tell("units-lost", RULE, side=side_name(self.side), space=space_name(space), units=units_said(lost))

    def _displace(self, run: Run[Board], generals: tuple[GeneralId, ...], rule: str = "ch.19") -> None:
        for general in generals:
            banish(run, general, rule)
        self.gone = (*self.gone, *generals)

    def _lose_train(self, run: Run[Board], space: SpaceId) -> None:
        """H-19: the Siege Train is removed when its force retreats."""
        train = run.board.siege_train
        if train is not None and train.at == space and self.side == "carthage":
            run.board.siege_train = None
            run.tell("siege-train-lost", "H-19", space=space_name(space))

    # ---- looking --------------------------------------------------------------------------------------------

    def room(self, board: Board) -> int:
        """ch.15, H-32, H-56: how many units may go inside: into the own unbesieged city, or back into it."""
        if not is_city(self.space) or board.spaces[self.space].owner != self.side:
            return 0
        room = room_inside(board, self.space)
        return min(room, self.came_out) if is_besieged(board, self.space) else room

    def city_open(self, board: Board) -> bool:
        """Whether there is a city option at all, for generals too."""
        own = is_city(self.space) and board.spaces[self.space].owner == self.side
        return own and (not is_besieged(board, self.space) or self.came_out > 0)

    def sheltered(self, board: Board) -> tuple[GeneralId, ...]:
        """ch.15, 20: the generals who may go inside: any, but into a besieged city only those who came out of it."""
        if not self.city_open(board):
            return ()
        generals = self.generals(board)
        return tuple(one for one in generals if one in self.garrison) if is_besieged(board, self.space) else generals

    def ways(self, board: Board, size: int) -> list[Way]:
        """ch.15: the ways of so many units; none after a landing; a sortie retreats like a defender (H-32)."""
        if self.landed:
            return []
        return allowed_ways(board, self.side, self.space, size, entry=self.entry, attacker=self.attacker)

    def units(self, board: Board) -> Units:
        """What is left of the force."""
        return units_at(board, self.side, self.space)

    def generals(self, board: Board) -> tuple[GeneralId, ...]:
        """Its generals."""
        return generals_at(board, self.side, self.space, inside=False)

    def has_choice(self, board: Board) -> bool:
        """Whether the owner can do more than one thing."""
        size, generals = self.units(board).total, self.generals(board)
        if (not size and not generals) or (self.sortie and self.all_fit(board)):
            return False  # H-32: a sortie goes back into its city
        return self.city_open(board) or len(self.ways(board, size)) > 1

    def all_fit(self, board: Board) -> bool:
        """Whether the city takes all units and generals that are left."""
        fit = self.city_open(board) and self.units(board).total <= self.room(board)
        return fit and len(self.sheltered(board)) == len(self.generals(board))

    def usual(self, board: Board) -> "TakeRetreat":
        """ch.26: fewest losses: inside if all fit; else the cheapest way, and if it costs units the city is filled."""
        units, generals = self.units(board), self.sheltered(board)
        room = min(self.room(board), units.total)
        if self.all_fit(board):
            return TakeRetreat((), units.total, units.elephants, generals)
        way = usual_way(self.ways(board, units.total))
        if way is not None and (not way.lost or not room):
            return TakeRetreat(way.path)
        if not self.city_open(board):
            return TakeRetreat()
        elephants = min(units.elephants, room)
        rest = usual_way(self.ways(board, units.total - room))
        safe = () if rest is not None else generals
        return TakeRetreat(() if rest is None else rest.path, room, elephants, safe)


class TakeRetreat(Action, frozen=True, tag="retreat"):
    """Retreats by a way; what goes into the own city is named besides (ch.15)."""

    rule: ClassVar[str] = RULE

    path: Annotated[tuple[SpaceId, ...], Kind("space", many=True)] = ()
    inside: int = 0  # units that go inside
    elephants: int = 0  # of them
    generals: Annotated[tuple[GeneralId, ...], Kind("general", many=True, together=True)] = ()  # who go inside

    @property
    def going_inside(self) -> Units:
        """The units that go inside."""
        return Units(self.inside - self.elephants, self.elephants)

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        board, retreat = table.board, table.find(Retreat)
        if retreat is None or retreat.side != side_of(seat):
            return refuse(self.rule, "nothing-to-retreat")
        units, generals = retreat.units(board), retreat.generals(board)
        if not units.holds(self.going_inside):
            return refuse(self.rule, "not-so-many-units", found=self.inside, most=units.total)
        if self.inside > retreat.room(board):
            return refuse(self.rule, "no-room-inside", space=space_name(retreat.space))
        odd = next((one for one in self.generals if one not in generals or self.generals.count(one) > 1), None)
        if odd is not None:
            return refuse(self.rule, "general-not-among-them", found=odd)
        if self.generals and not retreat.city_open(board):
            return refuse(self.rule, "no-own-city", space=space_name(retreat.space))
        stranger = next((one for one in self.generals if one not in retreat.sheltered(board)), None)
        if stranger is not None:
            return refuse("ch.20", "general-did-not-sortie", general=general_name(stranger))
        rest = units.total - self.inside
        if not rest and len(self.generals) == len(generals):
            return Quote(self.rule) if not self.path else refuse(self.rule, "nothing-left-to-retreat")
        return self._check_way(retreat.ways(board, rest), rest)

    def _check_way(self, ways: list[Way], rest: int) -> Refusal | Quote:
        """ch.15: what is not inside takes an allowed way; only where there is none it is lost."""
        way = next((one for one in ways if one.path == self.path), None)
        if way is not None:
            return Quote(self.rule, (message("quote-retreat-costs", count=way.lost),), risky=way.lost > 0)
        if ways or self.path:
            return refuse(self.rule, "no-such-retreat", path=space_names(self.path), ways=len(ways))
        return Quote(self.rule, (message("quote-retreat-costs", count=rest),), risky=True)

    @classmethod
    def candidates(
        cls, table: Table[Board], seat: Seat, param: str, given: Mapping[str, str], typed: str
    ) -> list[Candidate]:
        board, retreat = table.board, table.find(Retreat)
        if retreat is None or retreat.side != side_of(seat):
            return []
        room, units = retreat.room(board), retreat.units(board)
        if param == "inside":
            return _numbers(min(room, units.total), typed)
        inside = _number(given.get("inside", ""))
        if param == "elephants":
            return _numbers(min(inside, units.elephants), typed)
        if param == "generals":
            return several(retreat.sheltered(board), typed, lambda id: general_name(GeneralId(id)))[:MOST_CANDIDATES]
        ways = sorted(retreat.ways(board, max(0, units.total - inside)), key=lambda way: (way.lost, way.path))
        named = [
            Candidate(" ".join(way.path), message("retreat-way", path=space_names(way.path), count=way.lost))
            for way in ways
        ]
        return [one for one in named if one.value.startswith(typed)][:MOST_CANDIDATES]


def _number(text: str) -> int:
    return int(text) if text.isascii() and text.isdecimal() else 0


def _numbers(most: int, typed: str) -> list[Candidate]:
    return [Candidate(str(count)) for count in range(most + 1) if str(count).startswith(typed)]
