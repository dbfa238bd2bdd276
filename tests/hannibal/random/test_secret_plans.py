"""C2: nobody ever sees anything of the other's battle plan: plans that make the same battle look the same."""

from random import Random

from rules.core.match import Match
from rules.hannibal.battle.plans import LayPlan
from rules.hannibal.board.state import Board
from tests.generic.positions import twin
from tests.hannibal.random.policies import some_answer
from tests.hannibal.random.test_crowded_wars import crowded

NEVER, NEVER_EITHER = LayPlan(concede=98, ask="never"), LayPlan(concede=99, ask="never")  # no battle lasts so long
BATTLES = 6


def test_c2_a_plan_is_never_shown() -> None:
    chance, seen, seed = Random(5), 0, 50
    while seen < BATTLES:
        match = crowded(seed, probe=False).match
        seed += 1
        while not match.finished and seen < BATTLES:
            question = match.pending[0]
            if question.kind == "battle-plan":
                seen += 1
                for planner in match.seats:
                    check_secrecy(match, planner)
            match.submit(question.seat, some_answer(match, question, chance), question=question.id)


def check_secrecy(match: Match[Board], planner: str) -> None:
    """On copies both plans are laid; what the others read, see and are asked is the same, whatever the planner laid."""
    told = []
    for plan in (NEVER, NEVER_EITHER):
        copy = twin(match)
        entries = [
            entry
            for question in match.pending
            for entry in copy.submit(question.seat, plan if question.seat == planner else NEVER, question.id).entries
        ]
        others = [seat for seat in (*match.seats, None) if seat != planner]
        told.append(
            [([entry.for_seat(seat) for entry in entries], copy.view(seat), copy.questions(seat)) for seat in others]
        )
    assert told[0] == told[1]
