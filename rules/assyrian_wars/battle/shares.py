"""What a country has to take, and with which pieces: equal shares, halves, leaders last (6.7.4, 6.7.4.a, 6.7.5)."""

from collections.abc import Mapping, Sequence
from typing import Literal

from rules.assyrian_wars.battle.losses import hits_to_kill
from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.forces import factor, is_king, leaders, owners, rating
from rules.assyrian_wars.board.ids import CountryId, PieceId
from rules.assyrian_wars.board.names import piece_name
from rules.assyrian_wars.board.pieces import Piece
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.march.attrition import SECOND, default_hits
from rules.core.messages import Refusal, refuse

Kind = Literal["hits", "routs"]
HALVES: Mapping[Kind, str] = {"hits": "6.7.4", "routs": "6.7.4.a"}  # half to mercenaries, half to regulars

# Sharing.


def rooms_of(there: Sequence[Piece], kind: Kind) -> tuple[dict[CountryId, int], dict[CountryId, int]]:
    """What each country can take with its units, and with its leaders."""
    rooms = dict.fromkeys(owners(there), 0)
    chiefs = dict(rooms)
    for piece in there:
        if piece.is_leader:
            chiefs[piece.owner] += 1
        else:
            rooms[piece.owner] += hits_to_kill(piece) if kind == "hits" else 1
    return rooms, chiefs


def share_out(
    amount: int, rooms: Mapping[CountryId, int], chiefs: Mapping[CountryId, int]
) -> tuple[dict[CountryId, int], int, tuple[CountryId, ...]]:
    """Equal shares, an odd rest and who may take it; leaders only when no unit of the side is left (6.7.5, R-75)."""
    room = sum(rooms.values())
    if amount <= room:
        return _fill(amount, rooms)
    more, odd, among = _fill(min(amount - room, sum(chiefs.values())), chiefs)
    return {country: rooms[country] + more[country] for country in rooms}, odd, among


def _fill(amount: int, rooms: Mapping[CountryId, int]) -> tuple[dict[CountryId, int], int, tuple[CountryId, ...]]:
    shares = dict.fromkeys(rooms, 0)
    while amount:
        among = [country for country in rooms if shares[country] < rooms[country]]
        each = min([amount // len(among), *(rooms[country] - shares[country] for country in among)])
        if not each:
            return shares, amount, tuple(among)
        for country in among:
            shares[country] += each
        amount -= each * len(among)
    return shares, 0, ()


# One country's choice.


class Toll:
    """So many hits or routs for one country: what may be picked, what must be, and what is sensible."""

    def __init__(self, board: Board, pieces: Sequence[Piece], amount: int, kind: Kind, *, halves: bool) -> None:
        self.counters = edition_of(board).counters
        self.options = board.options
        self.kind = kind
        self.amount = amount
        self.halves = halves
        self.hired = [unit for unit in pieces if unit.is_hired]
        self.regulars = [unit for unit in pieces if not unit.is_leader and not unit.is_hired]  # ships too (6.16.f)
        self.chiefs = leaders(pieces)
        self.hired_room, self.regular_room = self._room(self.hired), self._room(self.regulars)
        forced = max(0, amount - self.hired_room - self.regular_room)
        self.chief_room = len(self.chiefs) if kind == "hits" else forced  # leaders never rout by choice

    def hired_range(self) -> tuple[int, int]:
        """The fewest and the most that mercenaries may take: half, the odd one by choice, and what is left (R-72)."""
        half = self.amount // 2 if self.halves else 0
        low = max(min(half, self.hired_room), self.amount - self.regular_room - self.chief_room)
        return low, min(self.hired_room, self.amount - min(half, self.regular_room))

    def marks(self) -> list[str]:
        """What can be picked: each piece once, and once more if it can take two hits."""
        troops = self.hired + self.regulars
        second = (
            [unit.id + SECOND for unit in troops if not unit.reduced] if self.kind == "hits" and self.amount > 1 else []
        )
        chiefs = self.chiefs if self.chief_room else []
        return [str(piece.id) for piece in troops] + second + [str(chief.id) for chief in chiefs]

    def refuse(self, marks: Sequence[str], rule: str) -> Refusal | None:
        """Why these may not be picked."""
        for mark in marks:
            first = mark.removesuffix(SECOND)
            if first not in marks:
                return refuse(rule, "second-hit-alone", unit=piece_name(PieceId(first)))
        mercenaries = {str(unit.id) for unit in self.hired}
        chiefs = {str(chief.id) for chief in self.chiefs}
        on_hired = sum(mark.removesuffix(SECOND) in mercenaries for mark in marks)
        low, high = self.hired_range()
        if not low <= on_hired <= high:
            half = HALVES[self.kind]
            return refuse(half, "not-half-to-mercenaries", found=on_hired, low=low, high=high, amount=self.amount)
        if self.kind == "routs" and sum(mark in chiefs for mark in marks) > self.chief_room:
            return refuse("6.7.4.a", "leaders-rout-last", most=self.chief_room)
        return None

    def only_way(self) -> tuple[str, ...] | None:
        """The picks, where the owner has nothing to decide; None: he has."""
        low, high = self.hired_range()
        if low != high or self._is_choice(self.hired, low):
            return None
        rest = self.amount - low
        if self.chief_room and rest and rest < self.regular_room + len(self.chiefs):
            only_chiefs = self.kind == "routs" or not self.regulars
            if not (only_chiefs and len(self.chiefs) == max(0, rest - self.regular_room)):
                return None
        elif self._is_choice(self.regulars, min(rest, self.regular_room)):
            return None
        return self.default()

    def default(self) -> tuple[str, ...]:
        """Sensible picks: the odd one and what spills over to mercenaries, the weakest first, leaders last (R-11)."""
        on_hired = self.hired_range()[1]
        rest = self.amount - on_hired
        on_regulars = min(rest, self.regular_room)
        chiefs = sorted(self.chiefs, key=self._worth)[: rest - on_regulars]
        return (
            *self._weakest(self.hired, on_hired),
            *self._weakest(self.regulars, on_regulars),
            *(c.id for c in chiefs),
        )

    def _room(self, troops: Sequence[Piece]) -> int:
        return sum(hits_to_kill(unit) for unit in troops) if self.kind == "hits" else len(troops)

    def _weakest(self, troops: Sequence[Piece], amount: int) -> tuple[str, ...]:
        if self.kind == "hits":
            return default_hits(self.counters, troops, amount)
        ranked = sorted(troops, key=lambda unit: (factor(self.counters, unit), unit.id))
        return tuple(str(unit.id) for unit in ranked[:amount])

    def _is_choice(self, troops: Sequence[Piece], amount: int) -> bool:
        """Whether it matters which of these are picked: not if all are, or if they are alike."""
        if amount in (0, self._room(troops)):
            return False
        alike = {(unit.id.rpartition("-")[0], factor(self.counters, unit), unit.reduced, unit.under) for unit in troops}
        return len(alike) > 1 or (self.kind == "hits" and amount > 1)

    def _worth(self, chief: Piece) -> tuple[bool, int, int, str]:
        value = rating(self.counters, self.options, chief)
        return is_king(self.counters, chief), value.action, value.command, chief.id
