"""Wars that random play seldom gets to: armies of both sides crowded in a corner of the map, sieges under way."""

from random import Random

from rules.hannibal.board.control import italy_without_latium, shape
from rules.hannibal.board.forces import is_city, may_stand, own_generals, room_inside, size_at
from rules.hannibal.board.ids import CARTHAGE, HANNIBAL, ROME, SIDES, Side, SpaceId, enemy_of
from rules.hannibal.board.state import Board, GeneralState, Units
from rules.hannibal.pack.edition import edition

FAR = 3  # links from the middle of the theatre
ARMIES = 4  # of each side
REVOLT = 0.4  # how often much of Italia has gone over to Carthage, as some cards need it


def crowd(board: Board, chance: Random) -> None:
    """Fills a corner of the map with armies; what always holds between cards still does."""
    theatre = _theatre(chance)
    if chance.random() < REVOLT:
        _revolt(board, chance)
    for side in SIDES:
        for _ in range(ARMIES):
            _send(board, side, chance.choice(theatre), chance)
    for space in theatre:
        _mark(board, space, chance)


def _revolt(board: Board, chance: Random) -> None:
    """All round markers of some provinces of Italia are Carthaginian, and Hannibal is there."""
    lost = chance.sample(italy_without_latium(), 4)
    spaces = [space for province in lost for space in edition().map.spaces_of[province]]
    for space in spaces:
        if shape(board, space) == "round" and not board.spaces[space].outside(ROME).total:
            board.spaces[space].owner = CARTHAGE
    free = [space for space in spaces if not size_at(board, ROME, space)]
    board.generals[HANNIBAL] = GeneralState(at=chance.choice(free))
    at = board.generals[HANNIBAL].at
    assert at is not None
    board.spaces[at].carthage.add(Units(8))


def _theatre(chance: Random) -> list[SpaceId]:
    """The spaces around one."""
    atlas = edition().map
    found = atlas.links.distances(chance.choice(atlas.alphabet))
    return [space for space, links in found.items() if links <= FAR]


def _send(board: Board, side: Side, space: SpaceId, chance: Random) -> None:
    """An army goes into the field, or a garrison inside if the enemy is before the walls."""
    state = board.spaces[space]
    inside = state.outside(enemy_of(side)).total > 0
    if inside and not (is_city(space) and state.owner == side):
        return
    count = min(chance.randint(1, 9), room_inside(board, space)) if inside else chance.randint(1, 9)
    (state.within(side) if inside else state.outside(side)).add(Units(count))
    idle = [general for general in own_generals(side) if board.generals[general].status != "out"]
    for general in chance.sample(idle, chance.randint(1, 2)):
        if may_stand(general, space) and not board.generals[general].inside:
            rank = board.generals[general].rank or (None if side == CARTHAGE else "proconsul")
            board.generals[general] = GeneralState(at=space, inside=inside, rank=rank)


def _mark(board: Board, space: SpaceId, chance: Random) -> None:
    """Markers and sieges, where they may be."""
    state = board.spaces[space]
    if shape(board, space) == "round":
        state.owner = chance.choice([None, *SIDES])
    besiegers = [side for side in SIDES if side != state.owner and state.outside(side).total]
    if is_city(space) and besiegers:
        state.points = chance.choice([0, 1, 2])
        if not state.inside.total:
            state.inside.add(Units(chance.randint(0, room_inside(board, space))))
    elif shape(board, space) == "tribe" and len(besiegers) == 1:
        state.points = chance.choice([0, 1, 2])
        board.subjugators[space] = besiegers[0]
    elif state.rome.total and state.owner == CARTHAGE and shape(board, space) == "round":
        state.owner = chance.choice([None, ROME, CARTHAGE])
