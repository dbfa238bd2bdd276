"""Positions as text, as FEN is for chess: for tests, bug reports, game masters and docs (docs/notation.md).

position = Position.parse("start campaign; clock: turn 2; kish: BA 3LI, damage 1", edition)
str(position)     # the whole of it, which reads back to the same position
"""

from collections.abc import Mapping, Sequence
from typing import Self

from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.pack.edition import Edition
from rules.assyrian_wars.position.read import read_position
from rules.assyrian_wars.position.text import NotationError
from rules.assyrian_wars.position.write import write_position

__all__ = ["NotationError", "Position"]


class Position:
    """A board, and the dice to come."""

    def __init__(self, board: Board, edition: Edition, dice: Mapping[str, Sequence[int]] | None = None) -> None:
        self.board = board
        self.edition = edition
        self.dice = {label: tuple(results) for label, results in (dice or {}).items()}

    @classmethod
    def parse(cls, text: str, edition: Edition) -> Self:
        """Read a text; what is wrong in it is told with its line and column."""
        board, dice = read_position(text, edition)
        return cls(board, edition, dice)

    def __str__(self) -> str:
        return write_position(self.board, self.dice, self.edition)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and (self.board, self.dice) == (other.board, other.dice)
