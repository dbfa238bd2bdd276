"""Attrition: the dice, and which units take the hits (6.6.1, glossary Attrition, R-11)."""

from collections.abc import Iterable, Sequence
from typing import Literal

from rules.assyrian_wars.battle.losses import friends_of, hit, hits_to_kill
from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.forces import factor, owners
from rules.assyrian_wars.board.ids import CountryId, PieceId, UnitId
from rules.assyrian_wars.board.pieces import Piece
from rules.assyrian_wars.board.relations import seat_of
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.control.holding import lapse_provinces
from rules.assyrian_wars.pack.counters import Counters
from rules.core.messages import Message, Name, Quote, Refusal, message, refuse
from rules.core.procedures import Procedure
from rules.core.questions import Answer, Choose, ChooseMany, Option, Question
from rules.core.run import Run
from rules.core.table import Table

HIT = 6
SECOND = "+"  # behind a unit's id: its second hit

Cause = Literal[
    "distance", "desert", "mede", "sealand", "start", "supply", "hasty", "evasion", "retreat", "raid", "event", "riot"
]


class Attrition(Procedure):
    """One check of certain units for one cause; each country rolls for its own and says who is hit (6.6.1, R-11)."""

    steps = ("roll", "ask", "suffer")

    units: tuple[PieceId, ...]  # those that have to roll; units that are gone by then do not
    cause: Cause
    rule: str = "6.6.1"
    rolled: tuple[CountryId, ...] = ()  # the countries that are done
    country: CountryId = CountryId("")  # the one that is at it
    hits: int = 0

    def roll(self, run: Run[Board]) -> None:
        """6.6.1: every unit of the next country rolls a die; each 6 is a hit."""
        board = run.board
        there = board.find_all(self.units)
        waiting = [owner for owner in owners(there) if owner not in self.rolled]
        if not waiting:
            run.end()
            return
        self.country = waiting[0]
        self.rolled = (*self.rolled, self.country)
        own = [unit for unit in there if unit.owner == self.country]
        dice = run.roll("attrition", len(own))
        self.hits = min(sum(die == HIT for die in dice), sum(hits_to_kill(unit) for unit in own))
        run.tell(
            "attrition-rolled",
            self.rule,
            country=Name("country", self.country),
            cause=self.cause,
            dice=dice,
            hits=self.hits,
        )
        if not self.hits and len(waiting) == 1:
            run.end()
            return
        choice = no_choice(edition_of(board).counters, own, self.hits)
        if choice is not None or seat_of(board, self.country) is None:
            self._hit(run, choice or default_hits(edition_of(board).counters, own, self.hits))
            run.goto("roll")

    def ask(self, run: Run[Board]) -> None:
        """6.6.1: the owner assigns the hits among the units that rolled (R-11)."""
        board, seat = run.board, seat_of(run.board, self.country)
        if seat is None:
            return
        own = self._own(board)
        self.hits = min(self.hits, sum(hits_to_kill(unit) for unit in own))  # a ruling may have taken units away
        if not self.hits:
            return
        chosen = default_hits(edition_of(board).counters, own, self.hits)
        run.ask(
            seat,
            "attrition-hits",
            self.rule,
            options=[_option(mark) for mark in _marks(own, self.hits)],
            default=Choose(chosen[0]) if self.hits == 1 else ChooseMany(chosen),
            reason=message("attrition-assign", country=Name("country", self.country), cause=self.cause, hits=self.hits),
            private=True,
            at_least=self.hits,
            at_most=self.hits,
        )

    def suffer(self, run: Run[Board]) -> None:
        """6.6.1: the first hit reduces a unit, the second eliminates it; then the next country rolls."""
        self._hit(run, run.choices if run.answers else ())
        run.goto("roll")

    def check(self, table: Table[Board], question: Question, answer: Answer) -> Refusal | Quote | None:
        """A second hit needs the first one on the same unit."""
        chosen = answer.options if isinstance(answer, ChooseMany) else ()
        for mark in chosen:
            unit = mark.removesuffix(SECOND)
            if unit not in chosen:
                return refuse(self.rule, "attrition-second-hit-alone", unit=Name("unit", unit))
        return None

    def _own(self, board: Board) -> list[Piece]:
        """The country's units that are still in play."""
        return [unit for unit in board.find_all(self.units) if unit.owner == self.country]

    def _hit(self, run: Run[Board], marks: Sequence[str]) -> None:
        board = run.board
        counters = edition_of(board).counters
        killed: list[Name] = []
        reduced: dict[str, Name] = {}
        for mark in sorted(marks):  # a unit's first hit comes before its second
            unit = mark.removesuffix(SECOND)
            found = board.find(PieceId(unit))
            if found is not None and hit(board, counters, found[1]):
                killed.append(Name("unit", unit))
                reduced.pop(unit, None)
            else:
                reduced[unit] = Name("unit", unit)
        if marks:
            run.tell(
                "attrition-losses",
                self.rule,
                friends_of(board, self.country),
                country=Name("country", self.country),
                reduced=tuple(reduced.values()),
                eliminated=tuple(killed),
            )
        if killed:
            lapse_provinces(run)


def no_choice(counters: Counters, own: Sequence[Piece], hits: int) -> tuple[str, ...] | None:
    """The hits where the owner has nothing to decide: none, all that can be taken, or one among equals."""
    marks = _marks(own, hits)
    if hits in (0, len(marks)):
        return tuple(marks) if hits else ()
    alike = {(unit.id.rpartition("-")[0], factor(counters, unit), *_doings(unit)) for unit in own}
    return (marks[0],) if hits == 1 and len(alike) == 1 else None


def _doings(unit: Piece) -> tuple[bool, int, bool, bool, str | None]:
    """In what two units with the same counter may differ."""
    return unit.reduced, unit.steps, unit.used, unit.quick, unit.under


def default_hits(counters: Counters, own: Iterable[Piece], hits: int) -> tuple[str, ...]:
    """Full mercenaries, full regulars from the lowest factor, reduced mercenaries, reduced regulars (R-11)."""
    left = [(unit.reduced, not unit.is_hired, factor(counters, unit), str(unit.id)) for unit in own]
    marks: list[str] = []
    while left and len(marks) < hits:
        one = min(left)
        left.remove(one)
        reduced, regular, _, unit = one
        marks.append(unit + SECOND if unit in marks else unit)
        if not reduced:
            left.append((True, regular, counters.units[UnitId(PieceId(unit))].reduced, unit))
    return tuple(marks)


def _marks(own: Iterable[Piece], hits: int) -> list[str]:
    """What can be picked: each unit once, and once more if it can take two."""
    there = list(own)
    second = [unit.id + SECOND for unit in there if not unit.reduced] if hits > 1 else []
    return [*(str(unit.id) for unit in there), *second]


def _option(mark: str) -> Option:
    unit = mark.removesuffix(SECOND)
    return Option(mark, message("option-second-hit" if mark != unit else "option-hit", unit=Name("unit", unit)))


def quote_check(cause: Cause, units: int, **where: Name) -> Message:
    """The line of a quote: so many units will have to check."""
    return message("quote-attrition", cause=cause, dice=units, hit=HIT, **where)
