"""What a position is worth to each seat, in victory points and by reasons (ch.8)."""

from collections.abc import Sequence
from functools import cache

from rules.core.ids import Seat
from rules.empires.board.holdings import hand_of
from rules.empires.board.ids import CardId
from rules.empires.board.state import AreaState, Board
from rules.empires.minds.weights import Weights
from rules.empires.pack.edition import edition
from rules.empires.scoring.scoring import leads

FIRST_SCORING = 2
STACK = 5


def reckon(board: Board, seat: Seat, weights: Weights) -> dict[str, float]:
    """What this seat has, less what the others have."""
    sums = Worth(board, weights).sums
    totals = {other: sum(parts.values()) for other, parts in sums.items()}
    found, others = dict(sums[seat]), [total for other, total in totals.items() if other != seat]
    if others:
        found["rivals"] = -weights.best_rival * max(others) - weights.all_rivals * sum(others) / len(others)
    return found


class Worth:
    """All seats' reckoning of one position."""

    def __init__(self, board: Board, weights: Weights) -> None:
        self.board, self.weights = board, weights
        last = edition().scenario.last_turn
        coming = range(max(FIRST_SCORING, board.turn), last + 1)
        rounds = edition().scenario.action_rounds
        gone = board.round / rounds[min(board.turn, last) - 1]
        self.scorings = len(coming)
        self.lasting = sum([weights.keeps ** max(0.0, turn - board.turn + 1 - gone) for turn in coming])
        self.power = {seat: power(hand_of(board, seat)) for seat in board.order}
        self.sums: dict[Seat, dict[str, float]] = {seat: self._own(seat) for seat in board.order}
        for area, state in board.areas.items():
            self._area(edition().map.vp(area), state)
        self._neighbours()

    def _add(self, seat: Seat, reason: str, value: float) -> None:
        parts = self.sums[seat]
        parts[reason] = parts.get(reason, 0.0) + value

    def _own(self, seat: Seat) -> dict[str, float]:
        """Points, goods, cards and what they cost at every scoring that is to come."""
        realm, weights, face = self.board.realms[seat], self.weights, edition().decks.face
        use = min(1.0, self.lasting / 2)
        persons = sum([face[card].kind == "person" for card in realm.cards])
        best, rest = self.power[seat]
        return {
            "points": realm.points + sum(realm.captured.values()),
            "goods": weights.goods * use * sum([0.93**place for place in range(realm.goods)]),
            "army": use * (weights.strength * best + weights.reserve * rest) + weights.person * persons * use,
            "upkeep": -self.scorings * 0.9 * sum([face[card].cost for card in realm.cards]),
        }

    def _area(self, worth: int, state: AreaState) -> None:
        """ch.8: what an area earns its owner and whoever leads its trade."""
        weights, lasting = self.weights, self.lasting
        if state.owner is not None:
            safe = 1.0 + weights.fort * state.fort + weights.marker * min(2, state.markers - 1)
            self._add(state.owner, "areas", worth * lasting * safe)
        for seat, count in state.trade.items():
            if leads(state, seat):
                most = max([other for rival, other in state.trade.items() if rival != seat], default=0)
                safe = 1.0 + weights.lead * min(1, count - most - 1)
                self._add(seat, "trade", worth // 2 * lasting * (0.9 if state.owner == seat else 0.75) * safe)
            else:
                self._add(seat, "trade", weights.room * count * worth // 2 * lasting * 0.4)

    def _neighbours(self) -> None:
        """ch.5.1: what stronger neighbours may take."""
        board, linked, vp = self.board, edition().map.linked, edition().map.vp
        for area, state in board.areas.items():
            if state.owner is None:
                continue
            near = {board.areas[other].owner for other in linked[area]} - {None, state.owner}
            strongest = max([self.power[seat][0] for seat in near if seat is not None], default=0.0)
            over = strongest - self.power[state.owner][0] - 2 * state.fort
            if over > 0:
                loss = self.weights.danger * min(1.0, over / 6) * vp(area) * self.lasting
                self._add(state.owner, "danger", -loss)


def power(cards: Sequence[CardId]) -> tuple[float, float]:
    """ch.5.2: the strength of the best stack of a hand, and of what is left over."""
    strengths = sorted([_strength(card) for card in cards], reverse=True)
    return sum(strengths[:STACK]), sum(strengths[STACK:])


@cache
def _strength(card: CardId) -> float:
    face = edition().decks.face[card]
    if face.kind not in ("fast", "slow"):
        return 1.2 if face.strength else 0.0
    shoots = 0.0 if face.kills_on is None else (7 - face.kills_on) / 6
    return face.strength * (1 - shoots) + 4.6 * shoots + (0.6 if face.attacker_in_siege else 0.0)
