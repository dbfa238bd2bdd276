"""How a computer player judges a position of Three Hills."""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from random import Random

from rules.core.ids import Seat
from rules.core.minds.brain import Brain
from rules.core.questions import Answer, Choose, Question
from rules.core.table import Imagined
from tests.practice import pack
from tests.practice.board import Board, held


class HillsBrain(Brain[Board]):
    """Crowns count, warriors win them, and cards help."""

    trusted = frozenset({"discard"})

    def worth(self, table: Imagined[Board], seat: Seat) -> Mapping[str, float]:
        """1.1, 4.4: what a seat has more than the best of the others."""
        board = table.board
        mine, others = board.hosts[seat], [host for owner, host in board.hosts.items() if owner != seat]
        return {
            "crowns": mine.crowns - max(host.crowns for host in others),
            "warriors": 0.5 * (mine.warriors - max(host.warriors for host in others)),
            "cards": 0.1 * len(mine.hand),
            "danger": -0.2 * sum(len(held(host.hand, "raid")) for host in others),
        }

    def mark(self, table: Imagined[Board]) -> Hashable:
        """2: a look ahead goes to the end of the round."""
        return table.board.round

    def proposals(self, table: Imagined[Board], question: Question, chance: Random) -> Sequence[Iterable[Answer]]:
        """2.2: the richest hills first."""
        if question.kind != "march":
            return ()
        hills = pack.shipped().hills
        return ([Choose(hill) for hill in sorted(hills, key=lambda hill: -hills[hill].crowns)],)
