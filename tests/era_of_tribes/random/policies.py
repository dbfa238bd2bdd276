"""How random players of Era of Tribes answer: by the habits of the game, but with an eye on morale and growth."""

from random import Random
from typing import Any

from rules.core.match import Match
from rules.core.policy import Policy
from rules.core.questions import Answer, Choose, Question
from rules.era_of_tribes.board.holdings import leaders_left, usable_luxury
from rules.era_of_tribes.board.state import Board
from rules.era_of_tribes.economy.economy import Bread
from rules.era_of_tribes.game import GAME

CARE = 0.7  # how often somebody in low spirits gives bread and circuses


def some_answer(match: Match[Any], question: Question, chance: Random) -> Answer:
    """A legal answer; whoever is in low spirits mostly does something about it, and often holds."""
    board: Board = match.table.board
    realm = board.realms[question.seat]
    if question.kind == "action" and realm.morale < 0 and "bread" not in realm.done and chance.random() < CARE:
        goods = tuple(usable_luxury(board, question.seat).elements())
        leaders = min(leaders_left(board, question.seat), 2)
        return Bread(leaders, goods)
    if question.kind == "auto-expansion" and chance.random() < CARE:
        return Choose("hold")
    return Policy(chance, GAME.habits).answer(match, question)
