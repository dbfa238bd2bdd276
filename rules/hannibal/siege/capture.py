"""ch.20: a city falls, or a tribe is subjugated."""

from rules.core.run import Run
from rules.hannibal.board.forces import generals_at
from rules.hannibal.board.ids import Side, SpaceId, enemy_of
from rules.hannibal.board.losses import drop_stranded_train
from rules.hannibal.board.names import side_name, space_name, units_said
from rules.hannibal.board.state import Board, Units
from rules.hannibal.displaced.displacement import displace
from rules.hannibal.victory.peace import judge_capitals


def take_city(run: Run[Board], space: SpaceId, by: Side, rule: str) -> None:
    """ch.19, 20, 23: the city is turned, units inside die, generals inside are displaced; a capital wins the war."""
    board = run.board
    state, loser = board.spaces[space], enemy_of(by)
    lost, inside = state.inside.copy(), generals_at(board, loser, space, inside=True)
    state.inside, state.points, state.owner = Units(), 0, by
    run.tell("city-fallen", rule, space=space_name(space), side=side_name(by), units=units_said(lost))
    for general in inside:
        displace(run, general, rule)
    if drop_stranded_train(board):
        run.tell("siege-train-lost", "ch.17", space=space_name(space))
    judge_capitals(run)


def subjugate(run: Run[Board], space: SpaceId, by: Side, rule: str) -> None:
    """ch.20: a round marker takes the place of the tribe, which never returns."""
    state = run.board.spaces[space]
    state.owner, state.subjugated, state.points = by, True, 0
    run.board.subjugators = {tribe: who for tribe, who in run.board.subjugators.items() if tribe != space}
    run.tell("tribe-subjugated", rule, space=space_name(space), side=side_name(by))
