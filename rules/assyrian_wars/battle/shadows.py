"""The enemy of a foreign war off the map: nothing is set up for him, he is a copy of whom he fights (6.11.b, R-140)."""

from collections.abc import Sequence

from rules.assyrian_wars.battle.shares import Kind
from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.forces import leaders, units
from rules.assyrian_wars.board.ids import CountryId
from rules.assyrian_wars.board.pieces import Piece
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.march.attrition import SECOND, default_hits


def copies(pieces: Sequence[Piece], people: CountryId) -> list[Piece]:
    """The enemy as he stands there, leader and all (R-140)."""
    return [Piece(piece.id, people, reduced=piece.reduced, crowned=piece.crowned) for piece in pieces]


def beaten(board: Board, shadows: Sequence[Piece], amount: int, kind: Kind) -> list[Piece]:
    """What is left of the copy after so many hits or routs (6.7.4)."""
    return _struck(board, shadows, amount) if kind == "hits" else list(shadows[: len(shadows) - amount])


def _struck(board: Board, shadows: Sequence[Piece], hits: int) -> list[Piece]:
    """The copy after its hits: weak units first, leaders last; the strongest stand in front of those who rout."""
    counters = edition_of(board).counters
    troops = units(shadows)
    marks = default_hits(counters, troops, hits)
    alive = [piece for piece in troops if not _dies(piece, marks)]
    room = sum(2 - piece.reduced for piece in troops)
    chiefs = leaders(shadows)[max(0, hits - room) :]
    hurt = [Piece(piece.id, piece.owner, reduced=piece.reduced or piece.id in marks) for piece in alive]
    order = sorted(hurt, key=lambda piece: (piece.reduced, -counters.units[piece.id].full, piece.id))
    return [*chiefs, *order]


def _dies(piece: Piece, marks: Sequence[str]) -> bool:
    taken = (piece.id in marks) + (piece.id + SECOND in marks)
    return taken >= 2 - piece.reduced
