"""Random players of Assyrian Wars, each of one mood for a whole game: wars, treaties and conquests all occur."""

from collections.abc import Mapping
from random import Random
from typing import Any

from rules.assyrian_wars.board.decks import card_of
from rules.assyrian_wars.board.relations import at_war
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.conquest.conquest import AttemptConquest
from rules.assyrian_wars.desk.habits import HABITS
from rules.assyrian_wars.events.playing import PlayEvent
from rules.assyrian_wars.march.movement import Move
from rules.assyrian_wars.pack.cards import When
from rules.assyrian_wars.siege.besieging import Besiege, Method
from rules.assyrian_wars.turn.cards import PlayCard
from rules.assyrian_wars.turn.impulse import END_WITH_CARD
from rules.assyrian_wars.turn.phasing import phasing
from rules.core.match import Match
from rules.core.policy import Policy
from rules.core.questions import Answer, Choose, Question
from tests.assyrian_wars.random.warlord import plans
from tests.generic.players import some_action

WEIGHTS = HABITS

AGGRESSIVE: dict[str, float] = HABITS | {
    "play-event": 400.0,
    "end": 0.5,
    "move": 8.0,
    "besiege": 14.0,
    "declare-war": 3.0,
    "attempt-conquest": 30.0,
    "announce-conquest": 5.0,
    "offer-surrender": 6.0,
    "search": 12.0,
    "disembark": 8.0,
    "intercept": 3.0,
    "fight": 3.0,
    "pillage": 4.0,
    "preempt": 2.0,
}
DIPLOMATIC: dict[str, float] = HABITS | {
    "play-event": 400.0,
    "play-card": 0.05,
    "move": 2.0,
    "influence": 8.0,
    "offer-tribute": 2.0,
    "offer-surrender": 6.0,
    "join-camp": 3.0,
    "propose-peace": 4.0,
    "propose-passage": 4.0,
    "cancel-passage": 1.0,
    "accept": 3.0,
    "agree": 3.0,
    "yes": 2.0,
}
WARLIKE: dict[str, float] = AGGRESSIVE | {
    "declare-war": 1.0,
    "accept": 6.0,
    "agree": 0.1,
    "pass": 0.3,
    "end": 20.0,
    "pay": 3.0,
}
WARLORD: dict[str, float] = WARLIKE | {"play-event": 20.0}  # his cards are for his armies
STUBBORN: dict[str, float] = HABITS | {
    "play-event": 400.0,
    "end": 40.0,
    "end-with-card": 40.0,
    "decline-all": 8.0,
    "propose-peace": 0.0,
    "surrender": 0.0,
}
MEEK: dict[str, float] = STUBBORN | {"offer-surrender": 400.0, "surrender": 20.0, "accept": 4.0, "agree": 4.0}
MOODS = (WEIGHTS, AGGRESSIVE, DIPLOMATIC, WARLIKE)
SECOND_THOUGHTS = 5
EVENTS = 0.7  # how often the warlike prefer an event to AP
WHIM = 0.02  # how often even a warlord does something else


def mood_of(match: Match[Any], seat: str) -> Mapping[str, float]:
    """How this seat plays this match: the same whenever it is asked.

    In one match of four all are aggressive; in another one, and in every other one for two, a warlord has an easy game
    with those who hardly move.
    """
    number, place, seats = int(match.commitment[:6], 16), match.seats.index(seat), len(match.seats)
    kind, deal = number % 4, number // 4
    if kind == 0:
        return AGGRESSIVE
    if kind == 1 or (kind == 2 and seats == 2):
        return WARLORD if place == warlord(deal, seats) else weak(match, deal)
    return MOODS[(deal + place) % len(MOODS)]


def weak(match: Match[Any], deal: int) -> Mapping[str, float]:
    """Who surrenders may end the game before its time (9.1); else two of three would rather be conquered."""
    return MEEK if match.table.board.options.sudden_end or deal % 3 == 0 else STUBBORN


def warlord(deal: int, seats: int) -> int:
    """Mostly the first seat, which has Assyria; now and then another one."""
    return 0 if deal // 2 % 4 else deal // 8 % seats


def method_of(match: Match[Any], mood: Mapping[str, float]) -> Method:
    """How cities are besieged in this match: the warlike starve them in every other one."""
    return "hunger" if mood is WARLIKE and int(match.commitment[6:8], 16) % 2 else "standard"


def some_answer(match: Match[Any], question: Question, chance: Random) -> Answer:
    """A legal answer, by the mood of whoever is asked."""
    return moody_answer(match, question, chance, mood_of(match, question.seat))


def moody_answer(match: Match[Any], question: Question, chance: Random, mood: Mapping[str, float]) -> Answer:
    """A legal answer in this mood: warlords have plans, the aggressive look for a battle more than once."""
    policy = Policy(chance, mood)
    if mood in (WARLIKE, WARLORD) and chance.random() >= WHIM:
        for plan in plans(match.table, question.kind, method_of(match, mood)):
            if match.refusal(question.seat, plan, question.id) is None:
                return rather_an_event(match, question, plan, chance)
    answer = policy.answer(match, question)
    if mood is AGGRESSIVE and question.kind == "impulse":
        for _ in range(SECOND_THOUGHTS):
            if is_attack(match.table.board, answer):
                break
            answer = policy.answer(match, question)
    return thrifty(match, question, answer) if question.kind == "impulse" else answer


def rather_an_event(match: Match[Any], question: Question, answer: Answer, chance: Random) -> Answer:
    """Every other time no card is played for its AP while one can be played as an event (6.11)."""
    if isinstance(answer, PlayCard) and chance.random() < EVENTS:
        answer = some_action(match, question, PlayEvent.tag(), chance) or answer
    return thrifty(match, question, answer)


def thrifty(match: Match[Any], question: Question, answer: Answer) -> Answer:
    """For AP goes a card that is no event of an impulse, if there is one; the others wait for their chance (6.11)."""
    if not isinstance(answer, PlayCard) and answer != Choose(END_WITH_CARD):
        return answer
    board = match.table.board
    hand = [card_of(board, card) for card in board.countries[phasing(board)].hand]
    idle = [card for card in hand if not card.is_home and all(use.when is not When.IMPULSE for use in card.uses)]
    ways = [PlayCard(card.id) for card in idle]
    return next((way for way in ways if match.refusal(question.seat, way, question.id) is None), answer)


def is_attack(board: Board, answer: Answer) -> bool:
    """A siege, a try at a conquest, or a march onto enemy ground."""
    if not isinstance(answer, Move):
        return isinstance(answer, Besiege | AttemptConquest)
    impulse, goal = board.impulse, board.areas.get(answer.path[-1])
    return impulse is not None and goal is not None and at_war(board, impulse.country, goal.control)
