"""Nothing that is over is asked anything: no seat whose powers are gone, no battle, siege or march (7.1, 8.3).

Whatever asks names in its own fields whom it is about; a question is idle if all of those are gone.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from rules.assyrian_wars.board.forces import garrison
from rules.assyrian_wars.board.ids import CountryId
from rules.assyrian_wars.board.relations import seat_of
from rules.assyrian_wars.board.state import Board
from rules.core.match import Match
from rules.core.questions import Question
from tests.generic.positions import head

FORCES = ("pieces", "attackers", "besiegers", "movers", "ships", "arrived")  # whom a procedure is about
COUNTRIES = ("country", "power", "minor", "payer")
AT_ONCE = frozenset(
    {"garrison-hits"}
)  # 6.8: both sides of a siege roll at once; hits count although who gave them fell
OF_THE_DEAD = frozenset({"choose-substitute"})  # 7.1: who has lost his power is asked which country he plays


def is_over(match: Match[Any], question: Question) -> str:
    """Why what is asked is over; empty if it is not."""
    board, asker = match.table.board, head(match).stack[head(match).asker]
    if board.clock.phase == "over":
        return "the game is over"
    if question.kind in OF_THE_DEAD:
        return ""
    if not any(
        seat_of(board, code) == question.seat for code, state in board.countries.items() if not state.eliminated
    ):
        return f"nothing is left that {question.seat} plays"
    gone = [name for name in COUNTRIES if is_eliminated(board, getattr(asker, name, ""))]
    at_once = question.kind in AT_ONCE
    lost = [name for name in FORCES if not at_once and is_lost(board, getattr(asker, name, ()))]
    reason = ENDED.get(question.kind, lambda board, asker: "")(board, asker)
    return ", ".join([*gone, *lost, *([reason] if reason else [])])


def is_eliminated(board: Board, country: object) -> bool:
    """A country that is in the game no more."""
    state = board.countries.get(CountryId(country)) if isinstance(country, str) else None
    return state is not None and state.eliminated


def is_lost(board: Board, pieces: object) -> bool:
    """A force of which nobody is in play."""
    if not isinstance(pieces, tuple) or not pieces or not all(isinstance(piece, str) for piece in pieces):
        return False
    return not board.find_all(pieces)


def no_garrison(board: Board, asker: Any) -> str:
    """A siege needs somebody inside to ask, and a siege."""
    state = board.areas[asker.area]
    if not garrison(state):
        return "nobody is inside any more"
    return "" if state.sieges or asker.besiegers else "the siege is lifted"


def no_retreat(board: Board, asker: Any) -> str:
    """Only who is still there goes away."""
    there = [piece for piece in board.areas[asker.area].pieces if piece.id in asker.pieces]
    return "" if any(piece.owner == asker.country for piece in there) else "nobody is there who could retreat"


def nobody_to_hit(board: Board, asker: Any) -> str:
    """Hits and routs are taken by those who are left."""
    return "" if board.find_all(everybody(host.pieces for host in asker.hosts)) else "nobody is left to be hit"


def no_enemy(board: Board, asker: Any) -> str:
    """Two sides make a battle."""
    sides = [board.find_all(side.pieces) for side in asker.sides]
    return "" if all(sides) else "one side is gone"


def everybody(groups: Iterable[Iterable[Any]]) -> list[Any]:
    """All of several groups."""
    return [one for group in groups for one in group]


ENDED: Mapping[str, Callable[[Board, Any], str]] = {
    "retreat": no_retreat,
    "garrison-hits": no_garrison,
    "sortie": no_garrison,
    "take-hits": nobody_to_hit,
    "take-routs": nobody_to_hit,
    "chariots": no_enemy,
}
