"""Games that begin in a later age: random players are too poor to get to trading posts and the last epochs."""

from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING

from rules.core.patches import AnyPatch
from rules.era_of_tribes.board.holdings import lands_of
from rules.era_of_tribes.board.ids import FIELDS
from rules.era_of_tribes.board.state import Board
from rules.era_of_tribes.desk.patches import GiveTile, SetAdvance, SetCity, SetCount

if TYPE_CHECKING:
    from tests.generic.harness import Playout

TRADE = 2  # ch.6.2: trading posts need it
TALER, TREATIES, TILES = 12, 3, 1


def begin(playout: "Playout") -> None:
    """Every third game: once its peoples stand on the map, they have a city each, knowledge, money and a tile."""
    if playout.seed % 3:
        return
    while not playout.match.table.board.round:
        playout.move()
    patches = tuple(later(playout.match.table.board, Random(playout.seed)))
    playout.keep(playout.match.override("gm", patches, "a later age", force=True))


def later(board: Board, chance: Random) -> Iterator[AnyPatch]:
    """What each seat has by then."""
    tiles = chance.sample(board.box, len(board.seating) * TILES)
    for seat in board.seating:
        for field in FIELDS:
            yield SetAdvance(seat, field, TRADE if field == "trade" else chance.randint(0, 1))
        yield SetCity(lands_of(board, seat)[0])
        yield SetCount(seat, "taler", TALER)
        yield SetCount(seat, "treaties", TREATIES)
        for _ in range(TILES):
            yield GiveTile(seat, tiles.pop())
