"""ch.5.4: diplomatic attacks, without movement and without battle (E-44, E-45)."""

from collections.abc import Iterable, Mapping
from typing import Annotated, ClassVar

from rules.core.actions import Action, Candidate, Kind
from rules.core.ids import Seat
from rules.core.messages import Message, Quote, Refusal, message, refuse, seat_name
from rules.core.run import Run
from rules.core.table import Table
from rules.empires.attack.routes import in_reach
from rules.empires.board.choices import areas, owner_name, worth
from rules.empires.board.control import remove_marker, take_over
from rules.empires.board.holdings import has, last_provinces
from rules.empires.board.ids import AreaId
from rules.empires.board.names import area_name
from rules.empires.board.odds import likely
from rules.empires.board.refusals import last_province, too_poor, unknown_area
from rules.empires.board.state import Board
from rules.empires.pack.edition import edition

RULE = "ch.5.4"
AreaParam = Annotated[AreaId, Kind("area")]


class Court(Action, frozen=True):
    """Courts a neutral area: two trade markers, and 2 or more on a die (ch.5.4)."""

    rule: ClassVar[str] = RULE

    area: AreaParam

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        terms = edition().scenario.court
        wrong = not_neutral(table.board, seat, self.area) or too_poor(table.board, seat, terms.cost, RULE)
        chance = likely(terms.roll)
        lines = message("quote-costs", goods=terms.cost), message("quote-succeeds", percent=chance)
        return wrong or Quote(RULE, lines, risky=True)

    def apply(self, run: Run[Board], seat: Seat) -> None:
        terms = edition().scenario.court
        pay(run, seat, terms.cost)
        die = run.roll("diplomacy")[0]
        name, area = seat_name(seat), area_name(self.area)
        if die >= terms.roll:
            take_over(run, seat, self.area)
            run.tell("area-courted", RULE, seat=name, area=area, die=die, goods=terms.cost)
        else:
            run.tell("courting-failed", "E-21", seat=name, area=area, die=die, goods=terms.cost)

    @classmethod
    def candidates(
        cls, table: Table[Board], seat: Seat, param: str, given: Mapping[str, str], typed: str
    ) -> list[Candidate]:
        """Neutral areas in reach."""
        terms = edition().scenario.court
        goods, chance = terms.cost, likely(terms.roll)

        def label(area: AreaId) -> Message:
            return message("choice-court", area=area_name(area), worth=worth(area), goods=goods, percent=chance)

        return areas(neutral(table.board, seat), typed, label)


class Annex(Action, frozen=True):
    """Annexes a neutral area with a diplomat: one trade marker, no roll (ch.5.4)."""

    rule: ClassVar[str] = RULE

    area: AreaParam

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        cost = edition().scenario.annex.cost
        wrong = no_diplomat(table.board, seat) or not_neutral(table.board, seat, self.area)
        wrong = wrong or too_poor(table.board, seat, cost, RULE)
        return wrong or Quote(RULE, (message("quote-costs", goods=cost),))

    def apply(self, run: Run[Board], seat: Seat) -> None:
        cost = edition().scenario.annex.cost
        pay(run, seat, cost)
        take_over(run, seat, self.area)
        run.tell("area-annexed", RULE, seat=seat_name(seat), area=area_name(self.area), goods=cost)

    @classmethod
    def candidates(
        cls, table: Table[Board], seat: Seat, param: str, given: Mapping[str, str], typed: str
    ) -> list[Candidate]:
        """Neutral areas in reach."""
        goods = edition().scenario.annex.cost

        def label(area: AreaId) -> Message:
            return message("choice-annex", area=area_name(area), worth=worth(area), goods=goods)

        return areas(neutral(table.board, seat), typed, label)


class Subvert(Action, frozen=True):
    """Removes a foreign control marker with a diplomat: 6 or more, and one more for each marker paid (ch.5.4)."""

    rule: ClassVar[str] = RULE

    area: AreaParam
    pay: int = 0

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        board, terms = table.board, edition().scenario.subvert
        wrong = no_diplomat(board, seat) or not_foreign(board, seat, self.area)
        if wrong is None and board.areas[self.area].markers == 1:
            wrong = last_province(board, self.area)
        if wrong is None and not 0 <= self.pay <= terms.most:
            wrong = refuse(RULE, "bad-payment", found=self.pay, most=terms.most)
        if wrong := wrong or too_poor(board, seat, self.pay, RULE):
            return wrong
        chance = likely(terms.roll, self.pay)
        lines = message("quote-costs", goods=self.pay), message("quote-succeeds", percent=chance)
        return Quote(RULE, lines, risky=True)

    def apply(self, run: Run[Board], seat: Seat) -> None:
        state = run.board.areas[self.area]
        assert state.owner is not None
        pay(run, seat, self.pay)
        die = run.roll("diplomacy")[0]
        name, area, owner, goods = seat_name(seat), area_name(self.area), seat_name(state.owner), self.pay
        if die + self.pay < edition().scenario.subvert.roll:
            run.tell("subversion-failed", "E-21", seat=name, area=area, owner=owner, die=die, goods=goods)
        elif state.markers > 1:
            remove_marker(run, self.area)
            run.tell("marker-subverted", RULE, seat=name, area=area, owner=owner, die=die, goods=goods)
        else:
            take_over(run, seat, self.area)
            run.tell("area-subverted", "E-38", seat=name, area=area, owner=owner, die=die, goods=goods)

    @classmethod
    def candidates(
        cls, table: Table[Board], seat: Seat, param: str, given: Mapping[str, str], typed: str
    ) -> list[Candidate]:
        """Foreign areas in reach, and what may be paid."""
        board = table.board
        if param == "pay":
            most = min(edition().scenario.subvert.most, board.realms[seat].goods)
            needs = edition().scenario.subvert.roll
            return [
                Candidate(str(paid), message("choice-payment", goods=paid, percent=likely(needs, paid)))
                for paid in range(most + 1)
            ]
        safe = last_provinces(board)
        found = [
            area
            for area in in_reach(board, seat)
            if board.areas[area].owner is not None and not (board.areas[area].markers == 1 and area in safe)
        ]
        return areas(found, typed, lambda area: cls.choice(board, area))

    @staticmethod
    def choice(board: Board, area: AreaId) -> Message:
        """A foreign area: its worth, whose it is, and how many markers would have to go."""
        name, markers = area_name(area), board.areas[area].markers
        owner = owner_name(board, area)
        return message("choice-subvert", area=name, worth=worth(area), owner=owner, markers=markers)


def neutral(board: Board, seat: Seat) -> Iterable[AreaId]:
    """The neutral areas in reach of a seat."""
    return [area for area in in_reach(board, seat) if board.areas[area].owner is None]


def pay(run: Run[Board], seat: Seat, goods: int) -> None:
    """ch.5.4: payment comes first, and is lost if the attempt fails."""
    run.board.realms[seat].goods -= goods


def no_diplomat(board: Board, seat: Seat) -> Refusal | None:
    """ch.5.4: annexing and subverting need a diplomat."""
    return None if has(board, seat, "diplomacy") else refuse(RULE, "no-diplomat")


def out_of_reach(board: Board, seat: Seat, area: AreaId) -> Refusal | None:
    """ch.5.4, E-45: as for attacks."""
    if wrong := unknown_area(area, RULE):
        return wrong
    return None if area in in_reach(board, seat) else refuse(RULE, "out-of-reach", area=area_name(area))


def not_neutral(board: Board, seat: Seat, area: AreaId) -> Refusal | None:
    """The refusal of an area that is held by somebody, or out of reach."""
    wrong = unknown_area(area, RULE)
    if wrong is None and board.areas[area].owner is not None:
        return refuse(RULE, "area-not-neutral", area=area_name(area))
    return wrong or out_of_reach(board, seat, area)


def not_foreign(board: Board, seat: Seat, area: AreaId) -> Refusal | None:
    """E-43: the refusal of an area without a foreign control marker, or out of reach."""
    wrong = unknown_area(area, RULE)
    if wrong is None and board.areas[area].owner in (None, seat):
        return refuse("E-43", "no-foreign-marker", area=area_name(area))
    return wrong or out_of_reach(board, seat, area)
