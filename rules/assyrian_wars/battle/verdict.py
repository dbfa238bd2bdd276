"""Who wins a battle, how many rout, and what the victory is worth (6.7.4.a, 6.7.6, 8.3, R-73, R-74, R-80)."""

from collections.abc import Iterable, Mapping

import msgspec

from rules.assyrian_wars.board.ids import ARABS, ARAMAEANS, CIMMERIANS, SCYTHIANS, CountryId, PieceId
from rules.assyrian_wars.board.state import Board

NOMAD_POINTS: Mapping[CountryId, int] = {ARAMAEANS: 1, ARABS: 1, CIMMERIANS: 2, SCYTHIANS: 4}  # 8.3
MANY_SHIPS = 3  # a naval battle against so many is worth a point (8.3)
GREAT = 3  # victory points of a battle that is a great defeat for the loser (7.1.B)

Pair = tuple[int, int]  # of the two sides


class Judgement(msgspec.Struct, frozen=True):
    """What a round of battle comes to."""

    winner: int | None  # the side, 0 or 1
    over: bool  # no further round
    routs: Pair


def judge(dealt: Pair, left: Pair, routs: Pair, rally: Pair, *, last: bool, tie: int | None) -> Judgement:
    """R-74: who is destroyed loses, else more hits win; only the winner's leaders rally, then routs may turn it.

    `dealt` are the hits of each side in this round, `left` its pieces after its losses, `routs` what it suffers before
    `rally`, the action ratings with which its leaders reduce them if it wins. `tie` wins when nothing else decides.
    """
    winner = _survivor(left[0] == 0, left[1] == 0)
    if winner is None:
        winner = _by_hits(dealt, tie if last or left == (0, 0) else None)
    suffered = _rallied(routs, rally, winner)
    gone = (suffered[0] >= left[0], suffered[1] >= left[1])
    if gone[0] and gone[1]:
        winner = _by_hits(dealt, tie)
        return Judgement(winner, True, (min(suffered[0], left[0]), min(suffered[1], left[1])))
    survivor = _survivor(*gone)
    if survivor is not None and survivor != winner:
        winner = survivor
        suffered = _rallied(routs, rally, winner)
    over = last or winner is not None
    return Judgement(winner, over, (min(suffered[0], left[0]), min(suffered[1], left[1])))


def give_up(loser: int, left: Pair, routs: Pair, rally: Pair) -> Judgement:
    """A side has broken the battle off by a card: it has lost, and only the winner may rout (6.11.d)."""
    winner = 1 - loser
    suffered = min(max(0, routs[winner] - rally[winner]), left[winner])
    return Judgement(winner, True, (suffered, 0) if winner == 0 else (0, suffered))


def _survivor(first_gone: bool, second_gone: bool) -> int | None:
    if first_gone == second_gone:
        return None
    return 1 if first_gone else 0


def _by_hits(dealt: Pair, tie: int | None) -> int | None:
    if dealt[0] == dealt[1]:
        return tie
    return 0 if dealt[0] > dealt[1] else 1


def _rallied(routs: Pair, rally: Pair, winner: int | None) -> Pair:
    """The winner's leaders hold men together; nobody's do without a winner (6.7.4.a)."""
    first = max(0, routs[0] - rally[0]) if winner == 0 else routs[0]
    second = max(0, routs[1] - rally[1]) if winner == 1 else routs[1]
    return first, second


def routs_of(hits: int, *, each: bool) -> int:
    """One for two hits, rounded up; after a failed evasion one for each (6.7.4.a, 6.6.10)."""
    return hits if each else (hits + 1) // 2


def rout_shares(taken: Mapping[CountryId, int], failed: Iterable[CountryId], reduction: int) -> dict[CountryId, int]:
    """Where only some countries of a side failed to evade: each one's own routs, the highest reduced first (R-66)."""
    tried = tuple(failed)
    shares = {country: routs_of(hits, each=country in tried) for country, hits in taken.items()}
    for _ in range(reduction):
        most = max(shares, key=lambda country: shares[country], default=None)
        if most is not None and shares[most]:
            shares[most] -= 1
    return shares


def battle_points(units: int) -> int:
    """Victory points for beating so many combat units in the field (8.3)."""
    return min(GREAT, units // 5)


def naval_points(ships: int) -> int:
    """A victory point for winning a naval battle against three ships or more (8.3)."""
    return int(ships >= MANY_SHIPS)


def nomads_among(board: Board, pieces: Iterable[PieceId]) -> tuple[CountryId, ...]:
    """The nomad tribes and hired nomads that have a piece among these (8.3, R-279)."""
    there = dict.fromkeys(CountryId(id[:2]) for id in pieces)
    return tuple(nation for nation in there if nation in NOMAD_POINTS)


def is_off_the_map(board: Board, nation: CountryId) -> bool:
    """No counter of this nation is in any area or aboard a ship (7.1, R-279)."""
    for state in board.areas.values():
        for piece in state.pieces:
            if piece.owner == nation and piece.id[:2] == nation:
                return False  # as nearly always: it serves itself
    for state in board.areas.values():
        for piece in state.pieces:
            if piece.id[:2] == nation:
                return False
    return not any(piece.id[:2] == nation for pieces in board.zones.values() for piece in pieces)


def remember_defeat(board: Board, beaten: Iterable[CountryId], points: int) -> None:
    """Who has lost a battle or an assault worth three points may surrender in this turn (7.1.B, R-145, R-188)."""
    for country in beaten:
        if points >= GREAT and country in board.countries:
            board.countries[country].turn.great_defeat = True
