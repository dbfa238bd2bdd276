"""Random players of Hannibal who look for the enemy: battles, sieges and landings all occur."""

from random import Random
from typing import Any

from rules.core.match import Match
from rules.core.policy import Policy
from rules.core.questions import Answer, Question
from rules.hannibal.board.forces import generals_at, is_city, own_generals
from rules.hannibal.board.ids import GeneralId, Side, SpaceId, enemy_of, side_of
from rules.hannibal.board.state import Board
from rules.hannibal.desk.habits import HABITS
from rules.hannibal.march.orders import Activate, March
from rules.hannibal.pack.edition import edition
from rules.hannibal.siege.limits import is_target

WEIGHTS = HABITS | {"event": 6.0}
EAGER = 0.7  # how often a player looks for the enemy first
LOOKS = 6  # marches that he thinks of
REACH = 6  # links
AT_SEA = 0.2
STAYS = 0.9  # how often he besieges where he is
CITIES = 0.4  # how often he looks for a city
STUBBORN = 0.7  # how often he goes on with what he besieges


def some_answer(match: Match[Any], question: Question, chance: Random) -> Answer:
    """A legal answer: now and then a march on the enemy, else any."""
    if question.kind in ("play", "campaign"):
        board, attacks = match.table.board, list[March | Activate]()
        if chance.random() < STUBBORN:
            attacks += sieges(board, question)
        if chance.random() < EAGER:
            attacks += [attack for _ in range(LOOKS) if (attack := some_attack(board, question, chance))]
        for attack in attacks:
            if match.refusal(question.seat, attack, question.id) is None:
                return attack
    return Policy(chance, WEIGHTS).answer(match, question)


def sieges(board: Board, question: Question) -> list[March | Activate]:
    """What is besieged or being subjugated, once more, with every card that might do."""
    side = side_of(question.seat)
    begun = [one for one in own_generals(side) if besieges(board, side, one)]
    if question.kind == "campaign":
        return [Activate(general=one, siege=True) for one in begun]
    cards = sorted(board.hands[side])
    return [March(card, general=one, siege=True) for one in begun for card in cards]


def some_attack(board: Board, question: Question, chance: Random) -> March | Activate | None:
    """A march of some general towards some enemy, legal or not."""
    side = side_of(question.seat)
    able = [one for one in own_generals(side) if board.generals[one].status == "map"]
    cards = sorted(board.hands[side])
    if not able or (question.kind == "play" and not cards):
        return None
    general = chance.choice(able)
    path = some_path(board, side, general, chance)
    end = SpaceId(path[-1].removeprefix("sea:")) if path else board.generals[general].at
    siege = end is not None and is_target(board, side, end)
    if question.kind == "campaign":
        return Activate(general=general, path=path, siege=siege)
    return March(chance.choice(cards), general=general, path=path, siege=siege, event=chance.random() < 0.2)


def some_path(board: Board, side: Side, general: GeneralId, chance: Random) -> tuple[str, ...]:
    """The shortest way to one of the nearest enemies, or a ship to a port; none where he is shut in or besieges."""
    start, atlas = board.generals[general].at, edition().map
    assert start is not None
    if board.generals[general].inside and board.spaces[start].points:
        return ()
    if is_target(board, side, start) and chance.random() < STAYS:
        return ()
    if atlas.is_port(start) and chance.random() < AT_SEA:
        return (f"sea:{chance.choice([port for port in atlas.alphabet if atlas.is_port(port)])}",)
    found = atlas.links.distances(start)
    goals = [space for space, links in found.items() if 0 < links <= REACH and is_goal(board, side, space)]
    cities = [space for space in goals if is_city(space)] if chance.random() < CITIES else []
    if not goals:
        return ()
    way = [chance.choice((cities or goals)[:3])]
    while found[way[0]] > 1:
        way.insert(0, next(one for one in atlas.links.neighbours(way[0]) if found[one] == found[way[0]] - 1))
    return tuple(way)


def is_goal(board: Board, side: Side, space: SpaceId) -> bool:
    """Enemies stand there, or there is something to take."""
    foe = enemy_of(side)
    enemies = board.spaces[space].outside(foe).total or generals_at(board, foe, space)
    return bool(enemies) or is_target(board, side, space)


def besieges(board: Board, side: Side, general: GeneralId) -> bool:
    """Whether he stands before a city or tribe that is half taken."""
    state = board.generals[general]
    return state.at is not None and is_target(board, side, state.at) and board.spaces[state.at].points > 0
