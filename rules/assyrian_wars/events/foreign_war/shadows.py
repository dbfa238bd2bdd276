"""The dice of a battle abroad, and the enemy off the map, who is a copy of the troops he fights (6.11.b, R-140)."""

from collections.abc import Sequence

from rules.assyrian_wars.battle.sides import Die, Fighter, hits_of
from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.forces import leaders, units
from rules.assyrian_wars.board.pieces import NOBODY, Piece
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.march.attrition import SECOND, default_hits
from rules.core.run import Run


def copies(pieces: Sequence[Piece]) -> list[Piece]:
    """The enemy as he stands there, leader and all (R-140)."""
    return [Piece(piece.id, NOBODY, reduced=piece.reduced, crowned=piece.crowned) for piece in pieces]


def roll_side(run: Run[Board], phase: str, dice: Sequence[Die], *, enemy: bool) -> int:
    """The dice of one side; how many hits they score (6.7.2)."""
    results = run.roll(phase, len(dice)) if dice else ()
    hits = sum(hits_of(die, result) for die, result in zip(dice, results, strict=True))
    run.tell("dice-abroad", "6.7.2", phase=phase, enemy=enemy, dice=results, hits=hits)
    return hits


def struck(board: Board, shadows: Sequence[Piece], hits: int) -> list[Piece]:
    """The copy after its hits: weak units first, leaders last; the strongest stand in front of those who rout."""
    counters = edition_of(board).counters
    troops = units(shadows)
    marks = default_hits(counters, troops, hits)
    alive = [piece for piece in troops if not _dies(piece, marks)]
    room = sum(2 - piece.reduced for piece in troops)
    chiefs = leaders(shadows)[max(0, hits - room) :]
    hurt = [Piece(piece.id, NOBODY, reduced=piece.reduced or piece.id in marks) for piece in alive]
    order = sorted(hurt, key=lambda piece: (piece.reduced, -counters.units[piece.id].full, piece.id))
    return [*chiefs, *order]


def _dies(piece: Piece, marks: Sequence[str]) -> bool:
    taken = (piece.id in marks) + (piece.id + SECOND in marks)
    return taken >= 2 - piece.reduced


def rally(host: Sequence[Fighter]) -> int:
    """The action ratings of surviving leaders (6.7.4.a)."""
    return sum(fighter.full for fighter in host if fighter.is_leader)
