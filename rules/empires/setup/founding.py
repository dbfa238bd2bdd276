"""ch.3: seats are drawn, markers placed in turn, forts built, and the display is laid out."""

from collections.abc import Mapping
from typing import Annotated, ClassVar

from rules.core.actions import Action, Candidate, Kind
from rules.core.ids import Seat
from rules.core.messages import Message, Name, Quote, Refusal, message, refuse, seat_name
from rules.core.picking import several
from rules.core.procedures import Procedure
from rules.core.run import Run
from rules.core.table import Table
from rules.empires.board.choices import areas, worth
from rules.empires.board.holdings import provinces_of
from rules.empires.board.ids import AreaId, SetId
from rules.empires.board.names import area_name
from rules.empires.board.piles import refill
from rules.empires.board.refusals import unknown_area
from rules.empires.board.state import Board
from rules.empires.building.forts import Fortify
from rules.empires.pack.edition import edition
from rules.empires.setup.places import lawful_places, misplaced


class Founding(Procedure):
    """The whole set-up (ch.3)."""

    steps = ("draw_seats", "place_by_wish", "ask_marker", "count_marker", "ask_forts", "lay_out")

    placed: int = 0

    def draw_seats(self, run: Run[Board]) -> None:
        """ch.3.1: the seats are drawn by lot; the first one starts turn I."""
        board = run.board
        board.order = [Seat(seat) for seat in run.draw("seating", board.order, len(board.order), seats=None)]
        run.tell("seats-drawn", "ch.3", order=tuple(seat_name(seat) for seat in board.order))

    def place_by_wish(self, run: Run[Board]) -> None:
        """ch.3.4, E-51: whose wish can be fulfilled is not asked."""
        board = run.board
        if self.placed >= len(board.order) * edition().scenario.first_markers(len(board.order)):
            board.active = None
            run.goto("ask_forts")
            return
        seat = board.order[self.placed % len(board.order)]
        board.active = seat
        wishes = board.realms[seat].wishes
        granted = next((area for area in wishes if misplaced(board, seat, area) is None), None)
        if granted is not None:
            wishes.remove(granted)
            run.reveal()
            place(run, seat, granted)
            self.placed += 1
            run.goto("place_by_wish")

    def ask_marker(self, run: Run[Board]) -> None:
        """ch.3.3, 3.4: one marker; without an answer the most valuable area."""
        seat = run.board.order[self.placed % len(run.board.order)]
        default = Settle(lawful_places(run.board, seat)[0])
        run.ask(seat, "settle", "ch.3", actions=(Settle,), default=default, private=True)

    def count_marker(self, run: Run[Board]) -> None:
        """ch.3.4: then it is the next seat's turn."""
        self.placed += 1
        run.goto("place_by_wish")

    def ask_forts(self, run: Run[Board]) -> None:
        """ch.3.5: one free fort each; the choices do not touch each other, so all are asked together."""
        worth = edition().map.vp
        for seat in run.board.order:
            best = min(provinces_of(run.board, seat), key=lambda area: (-worth(area), area), default=None)
            if best is not None:
                run.ask(seat, "first-fort", "ch.3", actions=(Fortify,), default=Fortify(best))

    def lay_out(self, run: Run[Board]) -> None:
        """ch.3.6: the display is laid out, and the game begins."""
        for realm in run.board.realms.values():
            realm.wishes.clear()
        refill(run, "ch.3")
        run.checkpoint()


class Settle(Action, frozen=True):
    """Places a set-up marker, and files wishes for those after it; without new ones the old ones hold (ch.3, E-51)."""

    rule: ClassVar[str] = "ch.3"

    area: Annotated[AreaId, Kind("area")]
    wishes: Annotated[tuple[AreaId, ...], Kind("area", many=True)] = ()

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        wrong = misplaced(table.board, seat, self.area)
        for wish in self.wishes:
            wrong = wrong or unknown_area(wish, self.rule)
        if wrong is None and len(set(self.wishes)) < len(self.wishes):
            wrong = refuse(self.rule, "area-named-twice")
        return wrong or Quote(self.rule)

    def apply(self, run: Run[Board], seat: Seat) -> None:
        realm = run.board.realms[seat]
        realm.wishes = [area for area in self.wishes or realm.wishes if area != self.area]
        place(run, seat, self.area)

    @classmethod
    def candidates(
        cls, table: Table[Board], seat: Seat, param: str, given: Mapping[str, str], typed: str
    ) -> list[Candidate]:
        """Lawful areas, the most valuable first; every area may be wished for."""
        if param == "area":
            return areas(lawful_places(table.board, seat), typed, place_choice)
        return several(edition().map.alphabet, typed, lambda area: area_name(AreaId(area)))


def place_choice(area: AreaId) -> Message:
    """An area for a first marker: what it is worth, its room for trade, its amphora."""
    printed = edition().map
    amphora = area in printed.provinces and printed.provinces[area].amphora
    slots = printed.slots(area)
    return message("choice-settle", area=area_name(area), worth=worth(area), slots=slots, amphora=amphora)


def place(run: Run[Board], seat: Seat, area: AreaId) -> None:
    """ch.3: a marker goes onto the board; the first one brings the empire set of its half (E-3)."""
    board = run.board
    state, realm = board.areas[area], board.realms[seat]
    state.owner = seat
    state.markers += 1
    run.tell("marker-placed", "ch.3", seat=seat_name(seat), area=area_name(area), count=state.markers)
    if realm.half is None:
        realm.half = edition().map.provinces[area].half
        taken = [one.empire for one in board.realms.values()]
        free = [id for id, one in edition().decks.sets.items() if one.half == realm.half and id not in taken]
        realm.empire = SetId(run.draw("empire", free, 1, seats=None)[0])
        run.tell("empire-drawn", "E-3", seat=seat_name(seat), empire=Name("empire", realm.empire), half=realm.half)
