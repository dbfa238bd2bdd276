"""How random players of Empires answer: by the habits of the game, with any lawful stack."""

from random import Random
from typing import Any

from msgspec.structs import replace

from rules.core.ids import Seat
from rules.core.match import Match
from rules.core.policy import Policy
from rules.core.questions import Answer, Question
from rules.empires.attack.attack import Assault
from rules.empires.battle.battle import Defend
from rules.empires.battle.stacks import combat_at
from rules.empires.board.ids import Combat
from rules.empires.board.state import Board
from rules.empires.desk.dealing import lawful_stack
from rules.empires.game import GAME

AS_THEY_LIKE = 0.5  # how often a stack is any lawful one


def some_answer(match: Match[Any], question: Question, chance: Random) -> Answer:
    """A legal answer; its stacks are often any lawful ones instead of those that autocomplete offers."""
    answer = Policy(chance, GAME.habits).answer(match, question)
    board: Board = match.table.board
    if chance.random() >= AS_THEY_LIKE:
        return answer
    if isinstance(answer, Assault) and answer.stack:
        stack = some_stack(board, question.seat, combat_at(answer.target), chance)
        siege = some_stack(board, question.seat, "siege", chance) if answer.siege else ()
        return replace(answer, stack=stack, siege=siege)
    if isinstance(answer, Defend):
        return replace(answer, stack=some_stack(board, question.seat, answer.combat(board), chance))
    return answer


def some_stack(board: Board, seat: Seat, combat: Combat, chance: Random) -> tuple[str, ...]:
    """Any lawful stack, card by card."""
    return tuple(lawful_stack(board, seat, combat, chance.randrange))
