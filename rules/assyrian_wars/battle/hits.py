"""Hits and routs are taken: shared between the countries of a side, then by each owner's choice (6.7.4, 6.7.5).

`Casualties` asks all owners of both sides at once; what one country may choose is in `toll.py`.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import ClassVar

import msgspec

from rules.assyrian_wars.battle.losses import hit, hits_to_kill, regroup
from rules.assyrian_wars.battle.shares import Kind, Toll, rooms_of, share_out
from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.forces import is_king, pieces_in
from rules.assyrian_wars.board.ids import CountryId, PieceId
from rules.assyrian_wars.board.names import names, piece_name, place_name
from rules.assyrian_wars.board.pieces import Piece
from rules.assyrian_wars.board.relations import seat_of
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.control.holding import lapse_provinces
from rules.assyrian_wars.march.attrition import SECOND
from rules.assyrian_wars.victory.scoring import liable, score
from rules.core.actions import Action
from rules.core.ids import Seat
from rules.core.messages import Message, Name, Quote, Refusal, message
from rules.core.procedures import Procedure
from rules.core.questions import Answer, Choose, ChooseMany, Option, Question
from rules.core.run import Run
from rules.core.table import Table


class LossesByRule(Action, frozen=True):
    """Takes hits or routs in the usual order: mercenaries and weak units first, leaders last (R-11).

    As a standing order it saves being asked at every battle.
    """

    rule: ClassVar[str] = "6.7.4"

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        """6.7.4: the preview says who will be eliminated, reduced or routed."""
        losses = table.find(Casualties)
        return Quote(self.rule, () if losses is None else losses.preview(table.board, seat))

    def apply(self, run: Run[Board], seat: Seat) -> None:
        """The losses follow in the step that asked."""


class Host(msgspec.Struct, frozen=True):
    """The pieces of one side that suffer together."""

    pieces: tuple[PieceId, ...]
    amount: int  # hits or routs
    decider: CountryId  # says where the odd ones go (6.7.5)
    shares: dict[CountryId, int] = {}  # given beforehand, where countries do not share


class Odd(msgspec.Struct, frozen=True):
    """Hits or routs that cannot be shared equally: so many countries of these take one more."""

    host: int
    amount: int
    among: tuple[CountryId, ...]


class Casualties(Procedure):
    """Hits or routs of one moment, of one side or both; ends with a tuple: for each side what each country took.

    Without `halves` a country chooses freely between mercenaries and regulars (6.8.3).
    """

    steps = ("share", "ask_odd", "hear_odd", "settle", "ask", "suffer")

    area: str  # the area, sea zone or sea trade box
    hosts: tuple[Host, ...]
    kind: Kind = "hits"
    halves: bool = True
    rule: str = "6.7.4"
    odds: tuple[Odd, ...] = ()
    taken: tuple[dict[CountryId, int], ...] = ()
    due: tuple[tuple[CountryId, int], ...] = ()  # who still has to take how many

    def share(self, run: Run[Board]) -> None:
        """6.7.5: shared equally between the countries of a side; who cannot take his share leaves it to the others."""
        taken: list[dict[CountryId, int]] = []
        odds: list[Odd] = []
        for number, host in enumerate(self.hosts):
            shares, odd, among = self._shares(run.board, host)
            taken.append(shares)
            if odd:
                odds.append(Odd(number, odd, among))
        self.taken, self.odds = tuple(taken), tuple(odds)
        if not odds:
            self._fix(run)

    def ask_odd(self, run: Run[Board]) -> None:
        """6.7.5: the commander of the group, or the owner of the strongest force, says who takes the rest (R-75)."""
        odd = self.odds[0]
        chief = self.hosts[odd.host].decider
        seat = seat_of(run.board, chief)
        if seat is None:
            return
        run.ask(
            seat,
            f"share-{self.kind}",
            "6.7.5",
            options=[
                Option(country, message("option-country", country=Name("country", country))) for country in odd.among
            ],
            default=_pick(odd.among[: odd.amount]),
            reason=message(f"share-{self.kind}", amount=odd.amount, area=place_name(run.board, self.area)),
            at_least=odd.amount,
            at_most=odd.amount,
        )

    def hear_odd(self, run: Run[Board]) -> None:
        """6.7.5: the odd ones are given out."""
        odd, self.odds = self.odds[0], self.odds[1:]
        chosen = run.choices if run.answers else odd.among[: odd.amount]
        for country in chosen:
            self.taken[odd.host][CountryId(country)] += 1
        if self.odds:
            run.goto("ask_odd")
        else:
            self._fix(run)

    def settle(self, run: Run[Board]) -> None:
        """6.7.4: what leaves no choice is carried out at once."""
        open_dues = []
        for country, amount in self.due:
            toll = self.toll(run.board, country, amount)
            marks = toll.only_way() if seat_of(run.board, country) is not None else toll.default()
            if marks is None:
                open_dues.append((country, amount))
            else:
                self._carry_out(run, country, marks)
        self.due = tuple(open_dues)
        if not self.due:
            run.end(self.taken)

    def ask(self, run: Run[Board]) -> None:
        """6.7.4, 6.7.4.a: each owner says which of his pieces take the hits, or rout."""
        for seat, (country, amount) in self._asked(run.board).items():
            toll = self.toll(run.board, country, amount)
            if not toll.amount:
                continue  # a ruling has taken away who could suffer
            low, high = toll.hired_range()
            run.ask(
                seat,
                f"take-{self.kind}",
                self.rule,
                options=[_option(mark) for mark in toll.marks()],
                actions=(LossesByRule,),
                default=_pick(toll.default()),
                reason=message(
                    f"take-{self.kind}",
                    country=Name("country", country),
                    area=place_name(run.board, self.area),
                    amount=toll.amount,
                    hired_from=low,
                    hired_to=high,
                ),
                sealed=True,
                at_least=toll.amount,
                at_most=toll.amount,
            )

    def suffer(self, run: Run[Board]) -> None:
        """6.7.4: the losses are taken; who has two countries is asked for the other one next."""
        asked = self._asked(run.board)
        for seat, (country, amount) in asked.items():
            answer = run.answers.get(seat, LossesByRule())
            by_rule = isinstance(answer, LossesByRule)
            marks = self.toll(run.board, country, amount).default() if by_rule else _marks_of(answer)
            self._carry_out(run, country, marks)
        done = [country for country, _ in asked.values()]
        self.due = tuple((country, amount) for country, amount in self.due if country not in done)
        run.goto("settle")

    def check(self, table: Table[Board], question: Question, answer: Answer) -> Refusal | Quote | None:
        """The limits of a free choice: both hits on one unit, halves, leaders (6.7.4, R-72, R-73)."""
        if not question.kind.startswith("take-") or isinstance(answer, LossesByRule):
            return None
        country, amount = self._asked(table.board)[question.seat]
        return self.toll(table.board, country, amount).refuse(_marks_of(answer), self.rule)

    def preview(self, board: Board, seat: Seat) -> tuple[Message, ...]:
        """What the usual order would do to the pieces of the country that a seat is asked for."""
        due = self._asked(board).get(seat)
        if due is None:
            return ()
        marks = self.toll(board, *due).default()
        if self.kind == "routs":
            return (message("quote-routs-by-rule", pieces=names(PieceId(mark) for mark in marks)),)
        hits = Counter(PieceId(mark.removesuffix(SECOND)) for mark in marks)
        there = {piece.id: piece for host in self.hosts for piece in self._there(board, host)}
        killed = [id for id, number in hits.items() if number >= hits_to_kill(there[id])]
        reduced = [id for id in hits if id not in killed]
        return (message("quote-losses-by-rule", eliminated=names(killed), reduced=names(reduced)),)

    def toll(self, board: Board, country: CountryId, amount: int) -> Toll:
        """What a country has to take, at most all it has there, and what it can take it with."""
        there = [piece for host in self.hosts for piece in self._there(board, host) if piece.owner == country]
        rooms, chiefs = rooms_of(there, self.kind)
        most = rooms.get(country, 0) + chiefs.get(country, 0)
        return Toll(board, there, min(amount, most), self.kind, halves=self.halves)

    def _fix(self, run: Run[Board]) -> None:
        """All shares are known; the owners are next."""
        self.due = tuple((country, amount) for shares in self.taken for country, amount in shares.items() if amount)
        run.goto("settle")

    def _shares(self, board: Board, host: Host) -> tuple[dict[CountryId, int], int, tuple[CountryId, ...]]:
        there = self._there(board, host)
        rooms, chiefs = rooms_of(there, self.kind)
        if not host.shares:
            return share_out(host.amount, rooms, chiefs)
        own = {country: min(host.shares.get(country, 0), room) for country, room in rooms.items()}
        left = {country: rooms[country] - own[country] for country in rooms}
        more, odd, among = share_out(sum(host.shares.values()) - sum(own.values()), left, chiefs)
        return {country: own[country] + more[country] for country in rooms}, odd, among

    def _there(self, board: Board, host: Host) -> list[Piece]:
        found = {piece.id: piece for piece in pieces_in(board, self.area)}
        return [found[id] for id in host.pieces if id in found]

    def _asked(self, board: Board) -> dict[Seat, tuple[CountryId, int]]:
        """The seats to be asked now, each for one of its countries."""
        found: dict[Seat, tuple[CountryId, int]] = {}
        for country, amount in self.due:
            seat = seat_of(board, country)
            if seat is not None:
                found.setdefault(seat, (country, amount))
        return found

    def _carry_out(self, run: Run[Board], country: CountryId, marks: Sequence[str]) -> None:
        if self.kind == "hits":
            take_hits(run, self.area, country, marks, self.rule)
        else:
            take_routs(run, self.area, country, marks)


def take_hits(run: Run[Board], area: str, country: CountryId, marks: Sequence[str], rule: str) -> None:
    """The pieces take their hits: reduced, eliminated, kings for good (6.7.4)."""
    board = run.board
    counters = edition_of(board).counters
    reduced: dict[PieceId, None] = {}
    killed: list[PieceId] = []
    for mark in sorted(marks):  # a unit's first hit comes before its second
        id = PieceId(mark.removesuffix(SECOND))
        piece = next(piece for piece in pieces_in(board, area) if piece.id == id)
        if piece.is_leader and is_king(counters, piece):
            lose_king(run, piece)
        if hit(board, counters, piece):
            killed.append(id)
            reduced.pop(id, None)
        else:
            reduced[id] = None
    run.tell(
        "losses-taken",
        rule,
        country=Name("country", country),
        area=place_name(board, area),
        reduced=names(reduced),
        eliminated=names(killed),
    )
    if killed:
        lapse_provinces(run)


def lose_king(run: Run[Board], king: Piece) -> None:
    """A king dies: his country, or the power that answers for it, loses a victory point (8.3.1, R-14)."""
    board = run.board
    run.tell("king-killed", "6.3", leader=Name("leader", king.id), country=Name("country", king.owner))
    loser = liable(board, king.owner)
    if loser is not None:
        score(run, loser, -1, "king-lost", king.id, rule="8.3.1")


def take_routs(run: Run[Board], area: str, country: CountryId, ids: Iterable[str]) -> None:
    """Routed pieces go to the Regroup Box on the side that shows (6.7.4.a)."""
    board = run.board
    routed = [piece for piece in pieces_in(board, area) if piece.id in ids]
    for piece in routed:
        regroup(board, piece)
    run.tell(
        "routed",
        "6.7.4.a",
        country=Name("country", country),
        area=place_name(board, area),
        pieces=names(piece.id for piece in routed),
    )
    lapse_provinces(run)


def _pick(marks: Sequence[str]) -> Choose | ChooseMany:
    return Choose(marks[0]) if len(marks) == 1 else ChooseMany(tuple(marks))


def _marks_of(answer: Answer) -> tuple[str, ...]:
    if isinstance(answer, ChooseMany):
        return answer.options
    return (answer.option,) if isinstance(answer, Choose) else ()


def _option(mark: str) -> Option:
    piece = PieceId(mark.removesuffix(SECOND))
    return Option(mark, message("option-second-hit" if mark != piece else "option-hit", unit=piece_name(piece)))
