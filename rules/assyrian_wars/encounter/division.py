"""Several leaders are attacked together: the owner says which units belong to which army (6.6.2, R-45)."""

from collections.abc import Sequence

from rules.assyrian_wars.battle.losses import friends_of
from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.forces import (
    armies,
    by_worth,
    factor,
    fits,
    groups_among,
    in_field,
    leaders,
    owners,
    units,
)
from rules.assyrian_wars.board.ids import AreaId, CountryId, LeaderId
from rules.assyrian_wars.board.pieces import Piece
from rules.assyrian_wars.board.relations import seat_of
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.march.army_groups import command_of, refuse_size
from rules.assyrian_wars.march.group_command import commanding
from rules.core.messages import Message, Name, Refusal, message
from rules.core.procedures import Procedure
from rules.core.questions import Answer, ChooseMany, Option, Question
from rules.core.run import Run
from rules.core.table import Table

AS_THEY_STAND, DIVIDE_ANEW = "as-they-stand", "divide-anew"


class Division(Procedure):
    """Each country named here that has several armies in the field of an area may divide its units anew (6.6.2).

    It is called where it matters who stands under whom: each army evades for itself (R-63), and of four or more
    armies some wait while the others fight (6.6.5).
    """

    steps = ("look", "ask", "hear", "ask_army", "put")

    area: AreaId
    countries: tuple[CountryId, ...]
    left: tuple[LeaderId, ...] = ()  # leaders of the first country who have not been given their units yet

    def look(self, run: Run[Board]) -> None:
        """6.6.2: no leader stays without a unit; who has only one way to divide his units is not asked."""
        board = run.board
        for country in self.countries:
            share_out(board, self.area, country)
        self.countries = tuple(one for one in self.countries if has_choice(board, self.area, one))
        if not self.countries:
            run.end()

    def ask(self, run: Run[Board]) -> None:
        """6.6.2: the armies as they stand, or others?"""
        board, country = run.board, self.countries[0]
        seat = seat_of(board, country)
        if seat is not None:
            run.ask(
                seat,
                "divide-armies",
                "6.6.2",
                options=(
                    Option(AS_THEY_STAND, message("option-as-they-stand", armies=self._as_they_stand(board))),
                    Option(DIVIDE_ANEW, message("option-divide-anew")),
                ),
                default=AS_THEY_STAND,
                reason=message("armies-divided", country=Name("country", country), area=Name("area", self.area)),
                private=board.options.fog_of_war,  # it tells what is in the stacks (9.5)
            )

    def hear(self, run: Run[Board]) -> None:
        """6.6.2: all units are free to be given to a leader, or the next country is asked."""
        board = run.board
        chiefs, troops = divisible(board, self.area, self.countries[0])
        if not run.answers or run.choice == AS_THEY_STAND or not chiefs:
            self._go_on(run)
            return
        self.left = tuple(LeaderId(chief.id) for chief in chiefs)
        for unit in troops:
            unit.under = None

    def ask_army(self, run: Run[Board]) -> None:
        """6.6.2, R-45: one leader after another gets at least one unit, as far as they reach; the last has the rest."""
        board, country = run.board, self.countries[0]
        seat, free = seat_of(board, country), self._free(board)
        self.left = tuple(leader for leader in self.left if self._is_there(board, leader))
        if seat is not None and free and self.left:
            least, most = self._limits(board)
            run.ask(
                seat,
                "divide-army",
                "6.6.2",
                options=[Option(unit.id, message("option-unit", unit=Name("unit", unit.id))) for unit in free],
                default=ChooseMany(self._usual(board)),
                reason=message("army-divided", leader=Name("leader", self.left[0]), area=Name("area", self.area)),
                at_least=least,
                at_most=most,
                many=True,
                private=board.options.fog_of_war,
                forced=True,
            )

    def put(self, run: Run[Board]) -> None:
        """6.6.2: they are his."""
        board = run.board
        if self.left:
            self._give(run, self.left[0], run.choices if run.answers else self._usual(board))
            self.left = self.left[1:]
        if len(self.left) > 1:
            run.goto("ask_army")
            return
        if self.left:
            self._give(run, self.left[0], self._usual(board))
        self._go_on(run)

    def check(self, table: Table[Board], question: Question, answer: Answer) -> Refusal | None:
        """6.6.2: no more units of a sort than the leader's command rating."""
        if question.kind != "divide-army" or not isinstance(answer, ChooseMany):
            return None
        board = table.board
        return refuse_size(board, self._chief(board), [one for one in self._free(board) if one.id in answer.options])

    def _go_on(self, run: Run[Board]) -> None:
        self.countries, self.left = self.countries[1:], ()
        if self.countries:
            run.goto("ask")
        else:
            run.end()

    def _give(self, run: Run[Board], leader: LeaderId, picks: tuple[str, ...]) -> None:
        for unit in self._free(run.board):
            if unit.id in picks:
                unit.under = leader
        if picks:
            seers = friends_of(run.board, self.countries[0])  # sizes are hidden until battle
            run.tell("army-arranged", "6.6.2", seers, leader=Name("leader", leader), units=len(picks))

    def _is_there(self, board: Board, leader: LeaderId) -> bool:
        """A ruling may have taken him away."""
        return any(piece.id == leader for piece in in_field(board.areas[self.area]))

    def _chief(self, board: Board) -> Piece:
        """The leader whose army is next."""
        return next(piece for piece in in_field(board.areas[self.area]) if piece.id == self.left[0])

    def _free(self, board: Board) -> list[Piece]:
        """The units that no leader has been given yet."""
        _, troops = divisible(board, self.area, self.countries[0])
        return [unit for unit in troops if unit.under is None]

    def _limits(self, board: Board) -> tuple[int, int]:
        """How many units the next leader gets at least and at most, so that they reach for those after him (R-45)."""
        free, after = len(self._free(board)), len(self.left) - 1
        return int(free > after), max(min(1, free), free - after)

    def _usual(self, board: Board) -> tuple[str, ...]:
        """What the next leader would get by himself: all he can lead, less what the others need."""
        command, (_, most) = command_of(board, self._chief(board)), self._limits(board)
        usual: list[Piece] = []
        for unit in self._free(board):
            if len(usual) < most and fits(command, [*usual, unit]):
                usual.append(unit)
        return tuple(unit.id for unit in usual)

    def _as_they_stand(self, board: Board) -> tuple[Message, ...]:
        chiefs, _ = divisible(board, self.area, self.countries[0])
        known = {chief.id for chief in chiefs}
        field = in_field(board.areas[self.area])
        found = armies(board, edition_of(board).counters, field, self.countries[0])
        return tuple(
            message("army-of", leader=Name("leader", army.leader.id), units=len(army.units))
            for army in found
            if army.leader.id in known
        )


def divisible(board: Board, area: AreaId, country: CountryId) -> tuple[list[Piece], list[Piece]]:
    """A country's leaders outside army groups in the field of an area, the best first, and the units they can share."""
    grouped = {leader for group in board.groups for leader in group.leaders}
    own = [piece for piece in in_field(board.areas[area]) if piece.owner == country]
    free = [chief for chief in leaders(own) if chief.id not in grouped]
    return by_worth(edition_of(board).counters, board.options, free), [u for u in units(own) if u.under not in grouped]


def share_out(board: Board, area: AreaId, country: CountryId) -> None:
    """A leader without units gets the weakest of the comrade who has most, as far as units reach (6.6.2, R-45)."""
    counters = edition_of(board).counters
    chiefs, _ = divisible(board, area, country)
    for bare in chiefs:
        led = commanding(board, in_field(board.areas[area]))
        sizes = {chief.id: len(led.get(chief.id, ())) for chief in chiefs}
        richest = max(sizes, key=lambda chief: sizes[chief])
        if not sizes[bare.id] and sizes[richest] > 1:
            min(led[richest], key=lambda unit: factor(counters, unit)).under = LeaderId(bare.id)


def most_armies(board: Board, pieces: Sequence[Piece]) -> int:
    """How many armies they are once every leader has a unit, as far as units reach (6.6.2, R-45)."""
    grouped = [leader for group in groups_among(board, pieces) for leader in group.leaders]
    led = [army for country in owners(pieces) for army in armies(board, edition_of(board).counters, pieces, country)]
    number = sum(army.leader.id in grouped for army in led)
    for country in owners(pieces):
        free = [chief for chief in pieces if chief.owner == country and chief.is_leader and chief.id not in grouped]
        shared = sum(len(army.units) for army in led if army.country == country and army.leader.id not in grouped)
        number += min(len(free), shared)
    return number


def has_choice(board: Board, area: AreaId, country: CountryId) -> bool:
    """Whether a country's units there can be divided among its leaders in more than one way."""
    chiefs, troops = divisible(board, area, country)
    if len(chiefs) <= 1 or not troops or seat_of(board, country) is None:
        return False
    alike = {(unit.id.rpartition("-")[0], unit.reduced) for unit in troops}
    return len(troops) != len(chiefs) or len(alike) > 1
