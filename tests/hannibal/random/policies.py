"""Random players of Hannibal who look for the enemy: battles, sieges and landings all occur."""

from random import Random
from typing import Any

from rules.core.match import Match
from rules.core.policy import Policy
from rules.core.questions import Answer, Question
from rules.hannibal.board.forces import generals_at, is_city, own_generals
from rules.hannibal.board.ids import GeneralId, Side, SpaceId, enemy_of, side_of
from rules.hannibal.board.state import Board
from rules.hannibal.march.orders import Activate, March
from rules.hannibal.pack.edition import edition

WEIGHTS: dict[str, float] = {
    "discard": 0.1,
    "play-event": 6.0,
    "counter": 6.0,
    "done": 0.2,
    "nothing": 0.4,
    "stop": 0.5,
}
EAGER = 0.6  # how often a player looks for the enemy first
LOOKS = 6  # marches that he thinks of
REACH = 6  # links
AT_SEA = 0.2


def some_answer(match: Match[Any], question: Question, chance: Random) -> Answer:
    """A legal answer: now and then a march on the enemy, else any."""
    if question.kind in ("play", "campaign") and chance.random() < EAGER:
        for _ in range(LOOKS):
            attack = some_attack(match.table.board, question, chance)
            if attack is not None and match.refusal(question.seat, attack, question.id) is None:
                return attack
    return Policy(chance, WEIGHTS).answer(match, question)


def some_attack(board: Board, question: Question, chance: Random) -> March | Activate | None:
    """A march of some general towards some enemy, legal or not."""
    side = side_of(question.seat)
    able = [one for one in own_generals(side) if board.generals[one].status == "map"]
    cards = sorted(board.hands[side])
    if not able or (question.kind == "play" and not cards):
        return None
    general = chance.choice(able)
    path = some_path(board, side, general, chance)
    siege = bool(path) and is_prize(board, side, SpaceId(path[-1].removeprefix("sea:")))
    if question.kind == "campaign":
        return Activate(general=general, path=path, siege=siege)
    return March(chance.choice(cards), general=general, path=path, siege=siege, event=chance.random() < 0.2)


def some_path(board: Board, side: Side, general: GeneralId, chance: Random) -> tuple[str, ...]:
    """The shortest way to one of the nearest enemies, or a ship to a port; none where he is shut in or besieges."""
    start, atlas = board.generals[general].at, edition().map
    assert start is not None
    if board.generals[general].inside and board.spaces[start].points:
        return ()
    if is_prize(board, side, start) and chance.random() < 0.7:
        return ()
    if atlas.is_port(start) and chance.random() < AT_SEA:
        return (f"sea:{chance.choice([port for port in atlas.alphabet if atlas.is_port(port)])}",)
    found = atlas.links.distances(start)
    goals = [space for space, links in found.items() if 0 < links <= REACH and is_goal(board, side, space)][:3]
    if not goals:
        return ()
    way = [chance.choice(goals)]
    while found[way[0]] > 1:
        way.insert(0, next(one for one in atlas.links.neighbours(way[0]) if found[one] == found[way[0]] - 1))
    return tuple(way)


def is_goal(board: Board, side: Side, space: SpaceId) -> bool:
    """Enemies stand there, or there is something to take."""
    foe = enemy_of(side)
    return bool(board.spaces[space].outside(foe).total or generals_at(board, foe, space)) or is_prize(
        board, side, space
    )


def is_prize(board: Board, side: Side, space: SpaceId) -> bool:
    """A city of the enemy."""
    return is_city(space) and board.spaces[space].owner != side
