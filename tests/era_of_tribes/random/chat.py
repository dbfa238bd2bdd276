"""T-79 to T-84: games by chat with the usual orders, and how many questions they take."""

from collections import Counter
from random import Random
from statistics import median

from rules.core.ids import Seat
from rules.core.match import Match
from rules.core.orders import StandingOrder
from rules.core.policy import Policy
from rules.core.questions import Answer, Choose, Question
from rules.era_of_tribes.board.holdings import leaders_left, usable_luxury
from rules.era_of_tribes.board.state import Board
from rules.era_of_tribes.desk.filing import PRESETS
from rules.era_of_tribes.economy.economy import Bread
from rules.era_of_tribes.game import GAME
from rules.era_of_tribes.pack.map import SEATS

QUIET = next(preset for preset in PRESETS if preset.id == "quiet").orders
USUAL = (*QUIET, StandingOrder("new-tile", Choose("keep")))
ROUNDS = 10


class ChatGame:
    """A game of four with the usual orders: auto-expansions hold, defenders put up all they have."""

    def __init__(self, seed: int) -> None:
        self.chance = Random(seed)
        self.match: Match[Board] = Match.start(GAME, "four1", {"rounds": ROUNDS}, SEATS[:4], b"chat %d" % seed)
        self.asked: Counter[tuple[int, Seat]] = Counter()
        for seat in SEATS[:4]:
            for order in USUAL:
                assert self.match.order(seat, order).refusal is None

    def play(self) -> None:
        """To the end; counts the questions that somebody had to answer, by round and seat."""
        while not self.match.finished:
            question = self.match.pending[0]
            self.asked[self.match.table.board.round, question.seat] += 1
            answer = sensible(self.match, question, self.chance)
            assert self.match.submit(question.seat, answer, question.id).refusal is None

    def questions_a_round(self) -> float:
        """The median over all rounds and seats, the set-up aside."""
        rounds = range(1, self.match.table.board.round + 1)
        return median(self.asked[number, seat] for number in rounds for seat in SEATS[:4])


def sensible(match: Match[Board], question: Question, chance: Random) -> Answer:
    """An answer of somebody who minds his morale, and otherwise does what the habits say."""
    board = match.table.board
    realm = board.realms[question.seat]
    if question.kind == "action" and realm.morale < 0 and "bread" not in realm.done:
        return Bread(min(leaders_left(board, question.seat), 2), tuple(usable_luxury(board, question.seat).elements()))
    return Policy(chance, GAME.habits).answer(match, question)
