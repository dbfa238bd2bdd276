"""What is answered to a march inside a look ahead: the stronger fall on it, the much weaker go behind their walls."""

from collections.abc import Iterable, Iterator

from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.forces import enemies_among, factor, in_field
from rules.assyrian_wars.board.pieces import Piece
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.encounter.evasion import EVADE, TO, Evasion
from rules.assyrian_wars.encounter.interception import GROUP, INTERCEPT, INTERCEPT_ALL, Interception
from rules.assyrian_wars.encounter.refuges import CITY
from rules.assyrian_wars.minds.ways import field_chance
from rules.core.questions import Answer, Choose
from rules.core.table import Imagined

KINDS = frozenset({"intercept", "intercept-group", "evade"})
BOLD, TIMID = 0.55, 0.35  # the chance in the field from which one intercepts, and below which one evades


def reactions(table: Imagined[Board], kind: str) -> Iterator[Answer]:
    """6.6.9, 6.6.10: to an enemy's march."""
    if kind == "evade":
        yield from _evasions(table)
    else:
        yield from _interceptions(table)


def _interceptions(table: Imagined[Board]) -> Iterator[Answer]:
    """6.6.9: with all that may set out, if they are stronger than whom they would meet."""
    found, board = table.find(Interception), table.board
    if found is None or not found.waiting:
        return
    country, there = found.next.country, in_field(board.areas[found.area])
    coming = {piece for force in (*found.waiting, *found.declared) for piece in force.pieces}
    starts = {force.start for force in (*found.waiting, *found.declared)}
    own = _strength(board, [piece for start in starts for piece in board.areas[start].pieces if piece.id in coming])
    if field_chance(own, _strength(board, enemies_among(board, country, there))) >= BOLD:
        yield from (Choose(INTERCEPT_ALL), Choose(INTERCEPT), Choose(GROUP))


def _evasions(table: Imagined[Board]) -> Iterator[Answer]:
    """6.6.10: into the city, if the odds in the field are bad."""
    found, board = table.find(Evasion), table.board
    if found is None or not found.waiting:
        return
    there = in_field(board.areas[found.area])
    own = _strength(board, [piece for piece in there if piece.owner in found.waiting[0]])
    if field_chance(own, _strength(board, [piece for piece in there if piece.id in found.attackers])) < TIMID:
        yield Choose(EVADE + TO + CITY)


def _strength(board: Board, pieces: Iterable[Piece]) -> int:
    counters = edition_of(board).counters
    return sum([factor(counters, piece) for piece in pieces if piece.is_unit])
