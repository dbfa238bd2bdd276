"""Looking into a match from outside: its live bytes, its position, and twins with another board."""

from collections.abc import Callable
from hashlib import blake2b
from typing import Any

from rules.core import dumps
from rules.core.kit import digest
from rules.core.match import Match
from rules.core.state import Head


def head(match: Match[Any]) -> Head[Any, Any]:
    """The head itself, which only tests may touch."""
    return match.table._head


def live_bytes(match: Match[Any]) -> bytes:
    """The head encoded now, whatever the match has encoded before."""
    return match.game.kit.encode(head(match))


def position(match: Match[Any]) -> bytes:
    """A mark of what a rewind must bring back: board, stack, and what is asked of whom."""
    inside = head(match)
    asked = [(one.seat, one.kind, one.rule, one.options, one.actions) for one in inside.questions]
    sealed = [(one.question.seat, one.question.kind, one.answer) for one in inside.sealed]
    return blake2b(match.game.kit.encode((inside.board, inside.stack, asked, sealed)), digest_size=16).digest()


def twin(match: Match[Any], change: Callable[[Any], None] = lambda board: None) -> Match[Any]:
    """An independent match with the same dice, its board changed."""
    copy = Match.load(match.game, match.dump())
    change(copy.table.board)
    body = live_bytes(copy)
    return Match.load(match.game, dumps.pack(body, digest(body)))
