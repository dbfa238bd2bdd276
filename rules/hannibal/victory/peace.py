"""ch.23: how the war ends at once: by peace, by the fall of a capital, or by the loss of Italia."""

from rules.core.run import Run
from rules.hannibal.board.ids import SIDES, Side, enemy_of, seat_of
from rules.hannibal.board.names import side_name, space_name
from rules.hannibal.board.state import Board
from rules.hannibal.pack.edition import CAPITALS


def win(run: Run[Board], side: Side, rule: str) -> None:
    """H-94: the match is over at once."""
    run.tell("war-won", rule, side=side_name(side))
    run.finish((seat_of(side),))


def sue_for_peace(run: Run[Board], side: Side) -> None:
    """ch.23: a side that must remove more round markers than it has loses."""
    run.tell("sues-for-peace", "ch.23", side=side_name(side))
    win(run, enemy_of(side), "ch.23")


def judge_capitals(run: Run[Board]) -> bool:
    """ch.23: whoever holds the enemy's capital wins; call it whenever a city changes sides; whether it is over."""
    for side in SIDES:
        capital = CAPITALS[enemy_of(side)]
        if run.board.spaces[capital].owner == side:
            run.tell("capital-fallen", "ch.23", space=space_name(capital), side=side_name(side))
            win(run, side, "ch.23")
            return True
    return False
