"""Who fights in a battle: which of many armies, a garrison that joins, and who leads (6.6.2, 6.6.5, R-45, R-70)."""

from collections.abc import Sequence

import msgspec

from rules.assyrian_wars.battle.sides import MOST_ARMIES, armies_of, surplus_armies, without_armies
from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.forces import allies_among, by_worth, garrison, groups_among, in_field, owners, units
from rules.assyrian_wars.board.ids import AreaId, LeaderId, PieceId
from rules.assyrian_wars.board.pieces import Piece
from rules.assyrian_wars.board.relations import seat_of
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.encounter.division import Division, most_armies
from rules.core.ids import Seat
from rules.core.messages import Name, message
from rules.core.procedures import Procedure
from rules.core.questions import Answer, Choose, ChooseMany, Option
from rules.core.run import Run

JOIN, STAY = "join", "stay"


class Lined(msgspec.Struct, frozen=True):
    """What a `LineUp` ends with."""

    others: tuple[PieceId, ...]  # who fights the movers first
    relief: tuple[PieceId, ...] = ()  # the garrison that joined the movers


class LineUp(Procedure):
    """Before a battle: what its sides have to settle about who takes part (6.6.5)."""

    steps = (
        "divide",
        "ask_armies",
        "hear_armies",
        "ask_relief",
        "hear_relief",
        "ask_leader",
        "hear_leader",
    )

    area: AreaId
    movers: tuple[PieceId, ...]
    others: tuple[PieceId, ...]
    sortie: bool = False
    relief: tuple[PieceId, ...] = ()

    def divide(self, run: Run[Board]) -> None:
        """6.6.2: where some armies have to wait, the owners say first who stands under whom."""
        board = run.board
        present = self._present(board, self.others)
        if not self.sortie and most_armies(board, present) > MOST_ARMIES:
            run.call(Division(area=self.area, countries=tuple(owners(present))))

    def ask_armies(self, run: Run[Board]) -> None:
        """6.6.5: of four or more armies the defenders name three that fight first (R-70)."""
        board = run.board
        choices = self._too_many(board)
        for seat in self._seats(board, choices):
            run.ask(
                seat,
                "first-armies",
                "6.6.5",
                options=[Option(leader, message("option-leader", leader=Name("leader", leader))) for leader in choices],
                default=ChooseMany(tuple(choices[:MOST_ARMIES])),
                reason=message("armies-too-many", area=Name("area", self.area), most=MOST_ARMIES),
                sealed=True,
                at_least=MOST_ARMIES,
                at_most=MOST_ARMIES,
            )

    def hear_armies(self, run: Run[Board]) -> None:
        """6.6.5: if they do not agree, chance decides; loose units fight with the first group."""
        board = run.board
        choices = self._too_many(board)
        if not choices:
            return
        wishes = {tuple(sorted(_picks(answer))) for answer in run.answers.values()} or {tuple(choices[:MOST_ARMIES])}
        chosen = wishes.pop() if len(wishes) == 1 else run.draw("armies", choices, MOST_ARMIES, None)
        first = without_armies(board, self._present(board, self.others), chosen)
        self.others = tuple(piece.id for piece in first)
        run.tell(
            "armies-chosen",
            "6.6.5",
            area=Name("area", self.area),
            leaders=tuple(Name("leader", leader) for leader in chosen),
        )

    def ask_relief(self, run: Run[Board]) -> None:
        """6.6.5: a garrison shut in by these enemies may join the force that comes to its relief (R-51, R-70)."""
        board = run.board
        shut_in = self._shut_in(board)
        able = bool(units(shut_in))
        if not shut_in or not (able or board.options.fog_of_war):
            return  # with 9.5 nobody shall learn from our silence that a leader is alone inside
        control = board.areas[self.area].control
        chief = control if control in board.countries else shut_in[0].owner
        seat = seat_of(board, chief)
        options = (Option(STAY, message("option-stay-inside")), Option(JOIN, message("option-join-relief")))
        if seat is not None:
            run.ask(
                seat,
                "join-relief",
                "6.6.5",
                options=options if able else options[:1],
                default=Choose(STAY),  # behind its walls it loses nothing
                reason=message("relief-comes", country=Name("country", chief), area=Name("area", self.area)),
                private=board.options.fog_of_war,
            )

    def hear_relief(self, run: Run[Board]) -> None:
        """6.6.5: the whole garrison comes out and fights with them."""
        if run.answers and run.choice == JOIN:
            joining = self._shut_in(run.board)
            for piece in joining:
                piece.inside = False
            self.relief = tuple(piece.id for piece in joining)

    def ask_leader(self, run: Run[Board]) -> None:
        """6.6.2: with more leaders than units the owner names who leads; the others give no dice (R-70)."""
        for seat, chiefs in self._rivals(run.board).items():
            run.ask(
                seat,
                "who-leads",
                "6.6.2",
                options=[Option(one.id, message("option-leader", leader=Name("leader", one.id))) for one in chiefs],
                default=Choose(chiefs[0].id),
                reason=message("one-leader-leads", area=Name("area", self.area)),
            )

    def hear_leader(self, run: Run[Board]) -> None:
        """6.6.2: the unit is his."""
        for seat, chiefs in self._rivals(run.board).items():
            (chosen,) = _picks(run.answers[seat])
            for unit in units(in_field(run.board.areas[self.area])):
                if unit.owner == chiefs[0].owner:
                    unit.under = LeaderId(PieceId(chosen))
        run.end(Lined(self.others, self.relief))

    # ---- looking --------------------------------------------------------------------------------------------

    def _present(self, board: Board, ids: Sequence[PieceId]) -> list[Piece]:
        """Those of these pieces that are in the field."""
        there = {piece.id: piece for piece in in_field(board.areas[self.area])}
        return [there[id] for id in ids if id in there]

    def _too_many(self, board: Board) -> list[PieceId]:
        """The leaders of the other side's armies, groups first, if they are more than can fight together (6.6.5)."""
        return [] if self.sortie else surplus_armies(board, self._present(board, self.others))

    def _seats(self, board: Board, leaders: Sequence[PieceId]) -> list[Seat]:
        """The seats of the countries that these leaders belong to, each once."""
        found = [seat_of(board, piece.owner) for piece in self._present(board, leaders)]
        return list(dict.fromkeys(seat for seat in found if seat is not None))

    def _shut_in(self, board: Board) -> list[Piece]:
        """The movers' friends inside the city who are not finished by a sortie or siege combat (R-77)."""
        movers = self._present(board, self.movers)
        if self.sortie or not movers:
            return []
        fresh = [piece for piece in garrison(board.areas[self.area]) if not piece.used]
        return allies_among(board, movers[0].owner, fresh)

    def _rivals(self, board: Board) -> dict[Seat, list[Piece]]:
        """Leaders of whom only one can lead, where it is not settled yet; the best first (AW 6.6.2, R-70)."""
        found: dict[Seat, list[Piece]] = {}
        for ids in (self.movers, self.others):
            pieces = self._present(board, ids)
            led = armies_of(board, pieces)
            if len(led) != 1 or groups_among(board, pieces):
                continue
            country = next(piece.owner for piece in pieces if piece.id == led[0])
            own = [piece for piece in pieces if piece.owner == country]
            chiefs = by_worth(edition_of(board).counters, board.options, own)
            seat = seat_of(board, country)
            if len(chiefs) > 1 and seat is not None and all(unit.under is None for unit in units(own)):
                found.setdefault(seat, chiefs)
        return found


def _picks(answer: Answer) -> tuple[str, ...]:
    if isinstance(answer, ChooseMany):
        return answer.options
    return (answer.option,) if isinstance(answer, Choose) else ()
