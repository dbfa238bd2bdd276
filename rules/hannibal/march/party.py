"""A party on the march: who goes, how far each has come with this card, and what stays where (ch.8, 9, H-55)."""

from collections.abc import Iterable

from msgspec import Struct

from rules.hannibal.board.forces import units_at
from rules.hannibal.board.ids import GeneralId, Side, SpaceId
from rules.hannibal.board.state import Board, Tired, Units

FINISHED = 99
"""More points than anybody has: units that may not move again with this card (ch.9)."""


class Batch(Struct):
    """Units that have spent the same movement points with this card (H-55)."""

    spent: int
    units: Units


class Party(Struct):
    """A general, those who go with him, and their units in batches."""

    general: GeneralId
    along: tuple[GeneralId, ...] = ()
    batches: list[Batch] = []
    spent: dict[GeneralId, int] = {}

    @property
    def generals(self) -> tuple[GeneralId, ...]:
        """All generals of the party, the one who leads it first."""
        return (self.general, *self.along)

    @property
    def units(self) -> Units:
        """All units of the party."""
        return together(self.batches)

    @property
    def most_spent(self) -> int:
        """The points of whoever has come farthest: they bind the whole party."""
        return max([batch.spent for batch in self.batches] + [self.spent.get(one, 0) for one in self.generals])

    def walk(self, cost: int) -> None:
        """Everybody spends these points."""
        for batch in self.batches:
            batch.spent += cost
        for general in self.generals:
            self.spent[general] = self.spent.get(general, 0) + cost

    def give_up(self, units: Units) -> list[Batch]:
        """Units leave the party, those that came farthest first; the batches that left."""
        self.batches, gone = split(self.batches, units, tired_first=True)
        return gone

    def copy(self) -> "Party":
        """The same once more, for plans."""
        batches = [Batch(batch.spent, batch.units.copy()) for batch in self.batches]
        return Party(self.general, self.along, batches, dict(self.spent))


def together(batches: Iterable[Batch]) -> Units:
    """The units of several batches."""
    regular = elephants = 0
    for batch in batches:
        regular += batch.units.regular
        elephants += batch.units.elephants
    return Units(regular, elephants)


def split(batches: list[Batch], units: Units, *, tired_first: bool) -> tuple[list[Batch], list[Batch]]:
    """Takes units out of batches, the most tired or the freshest first: what is left, and what was taken."""
    if len(batches) == 1 and batches[0].units == units:
        return ([], batches) if units.total else ([], [])
    left, taken, due = list[Batch](), list[Batch](), units.copy()
    for batch in sorted(batches, key=lambda one: one.spent, reverse=tired_first):
        there = batch.units
        part = Units(min(there.regular, due.regular), min(there.elephants, due.elephants))
        due.take(part)
        if part.total:
            taken.append(Batch(batch.spent, part))
        if part != there:
            left.append(Batch(batch.spent, Units(there.regular - part.regular, there.elephants - part.elephants)))
    return left, taken


def standing(
    board: Board, side: Side, space: SpaceId, *, inside: bool = False, without: Units | None = None
) -> list[Batch]:
    """H-55: the units of a side there, by the points they have spent with this card; `without`: some are away."""
    left = units_at(board, side, space, inside=inside).copy()
    if without is not None:
        left.take(without)
    if board.play is None or not board.play.tired:
        return [Batch(0, left)]
    found = []
    for tired in sorted(board.play.tired, key=lambda one: -one.spent):
        if (tired.space, tired.inside) == (space, inside):
            part = Units(min(tired.regular, left.regular), min(tired.elephants, left.elephants))
            left.take(part)
            found.append(Batch(tired.spent, part))
    return [*found, Batch(0, left)]


def within(batches: Iterable[Batch], most: int) -> Units:
    """Those of the units that have not spent more than this."""
    return together([batch for batch in batches if batch.spent <= most])


def leave_standing(board: Board, space: SpaceId, batches: Iterable[Batch], *, inside: bool = False) -> None:
    """H-55: notes how far these units have come, for another general who may take them on."""
    if board.play is not None:
        board.play.tired += [
            Tired(space, batch.spent, batch.units.regular, batch.units.elephants, inside)
            for batch in batches
            if batch.spent and batch.units.total
        ]


def take_up(
    board: Board, side: Side, space: SpaceId, units: Units, *, inside: bool = False, without: Units | None = None
) -> list[Batch]:
    """The freshest of the units there join a party; what is left there keeps its points."""
    there = standing(board, side, space, inside=inside, without=without)
    left, taken = split(there, units, tired_first=False)
    if board.play is not None and board.play.tired:
        board.play.tired = [one for one in board.play.tired if (one.space, one.inside) != (space, inside)]
        leave_standing(board, space, left, inside=inside)
    return taken
