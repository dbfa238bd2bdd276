"""T-60: candidates for what a side may put up."""

from rules.core.actions import Candidate
from rules.core.ids import Seat
from rules.core.messages import Message, Name, message
from rules.core.picking import picked
from rules.era_of_tribes.battle.forces import helpers
from rules.era_of_tribes.battle.muster import ALL, ENOUGH, NONE
from rules.era_of_tribes.board.names import request
from rules.era_of_tribes.board.state import BattleSide, Board

KINDS = {"mercenaries": "tile", "allies": "request", "losses": "loss"}


def muster_candidates(board: Board, seat: Seat, param: str, typed: str) -> list[Candidate]:
    """What may be put up."""
    if param in ("armies", "legions"):
        words = (ALL, NONE, ENOUGH) if param == "armies" else (ALL, NONE)
        there = (
            board.realms[seat].armies + board.realms[seat].militia if param == "armies" else board.realms[seat].legions
        )
        return [Candidate(word) for word in (*words, *map(str, range(1, there))) if word.startswith(typed)]
    if param in ("goods", "keep", "city"):
        known = {"goods": ("true", "false"), "keep": ("vassal", "city"), "city": ("auto", "yes", "no")}[param]
        return [Candidate(word) for word in known if word.startswith(typed)]
    chosen, begun = picked(typed)
    so_far = "".join(f"{word} " for word in chosen)
    fresh = [word for word in _words(board, seat, param, chosen) if word.startswith(begun)]
    kind = KINDS[param]
    return [
        Candidate(so_far + word, message("several", things=tuple(_told(kind, one) for one in (*chosen, word))))
        for word in fresh
    ]


def _told(kind: str, word: str) -> Name | Message:
    """A tile, a request or a kind of losses, as players say it."""
    found = request(word) if kind == "request" else None
    return found or Name(kind, word)


def _words(board: Board, seat: Seat, param: str, chosen: list[str]) -> list[str]:
    """Own tiles, requests to allies, or kinds of losses, beyond those that were chosen."""
    if param == "mercenaries":
        tiles = board.realms[seat].tiles
        return [tile for tile in sorted(set(tiles)) if tiles.count(tile) > chosen.count(tile)]
    if param == "losses":
        return [kind for kind in ("vassals", "armies", "legions", "city") if kind not in chosen]
    conflict = board.conflict
    if conflict is None:
        return []
    side: BattleSide = "attacker" if conflict.attacker.seat == seat else "defender"
    asked = [word.partition(":")[0] for word in chosen]
    return [f"{ally}:{board.realms[ally].armies}" for ally in helpers(board, conflict, side) if ally not in asked]
