"""Wars that random play seldom gets to: armies of all sides crowded around a few cities, sieges under way."""

from random import Random

from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.forces import garrison, in_field, leaders, owners, units
from rules.assyrian_wars.board.ids import AreaId, CountryId, HalfAP, LeaderId
from rules.assyrian_wars.board.pieces import NOBODY, AreaState, Piece, Siege
from rules.assyrian_wars.board.relations import ALLIANCE, PRO, allied, at_war, open_to
from rules.assyrian_wars.board.state import Board, Camp, Tribute, War
from rules.assyrian_wars.invariants.politics import assyria_leads_its_camp

THEATRE = 14  # areas
STACK = 7  # pieces


def crowd(board: Board, chance: Random) -> None:
    """Fills a corner of the map with troops; what always holds between impulses still does."""
    _quarrel(board, chance)
    theatre = _theatre(board, chance)
    for code in board.countries:
        for _ in range(chance.randint(1, 3)):
            _send(board, code, chance.choice(theatre), chance)
    for area in theatre:
        _mark(board, area, chance)
    for state in board.countries.values():
        state.saved = HalfAP(chance.choice([0, 4, 8]))
        state.eco += chance.randint(0, 6)


def _quarrel(board: Board, chance: Random) -> None:
    """Camps, alliances and wars at random, as long as nobody at war stands together and allies have no war."""
    powers = [code for code, state in board.countries.items() if state.is_power]
    for code in powers:
        state = board.countries[code]
        kept, state.camp = state.camp, chance.choice(list(Camp))
        if _clash(board) or assyria_leads_its_camp(board):
            state.camp = kept
    for code, state in board.countries.items():
        if state.kind == "minor" and not state.active and not state.refusal:
            _befriend(board, code, chance.choice(powers), chance.choice([0, 11, 13, 15]))
    for _ in range(4):
        pair = chance.sample(powers, 2)
        board.wars.append(War(*pair))
        if _clash(board) or allied(board, *pair):
            board.wars.pop()


def _befriend(board: Board, minor: CountryId, power: CountryId, level: int) -> None:
    """A sleeping minor stands on this space of a power's track, pays by its status, and is awake if allied."""
    state = board.countries[minor]
    kept = state.track, state.level
    state.track, state.level = (power, level) if level else (None, 0)
    if _clash(board):
        state.track, state.level = kept
        return
    board.tributes = [line for line in board.tributes if (line.payer, line.reason) != (minor, "status")]
    if level >= PRO:
        board.tributes.append(Tribute(minor, power, "status"))
    board.wars = [war for war in board.wars if not allied(board, war.by, war.on)]
    state.active = state.turn.was_active = state.deployed = level >= ALLIANCE


def _clash(board: Board) -> bool:
    """Somewhere two enemies stand together, or an area is held by an enemy of all who stand there."""
    return any(
        at_war(board, a, b)
        for state in board.areas.values()
        for a in owners(state.pieces)
        for b in (*owners(state.pieces), state.control)
    )


def _theatre(board: Board, chance: Random) -> list[AreaId]:
    """Some areas around one where somebody stands."""
    neighbours = edition_of(board).map.neighbours
    found = [chance.choice([area for area, state in board.areas.items() if state.pieces])]
    for area in found:
        found += [other for other in neighbours[area] if other in board.areas and other not in found]
        if len(found) > THEATRE:
            break
    return found


def _send(board: Board, code: CountryId, area: AreaId, chance: Random) -> None:
    """A stack out of the force pool goes into the field, or into the city if enemies are before it."""
    pool, state = board.countries[code].pool, board.areas[area]
    if not board.countries[code].active or not open_to(board, code, state.control):
        return
    picked = [piece for piece in chance.sample(pool, min(STACK, len(pool))) if piece[3:5] != "SH"]
    troops = [Piece(piece, code, reduced=piece[3].isupper() and chance.random() < 0.3) for piece in picked]
    if not units(troops):
        return
    if any(at_war(board, code, owner) for owner in owners(in_field(state))):
        if not _may_shut_in(board, code, area, state):
            return
        for piece in troops:
            piece.inside = True
        state.control = state.control if allied(board, code, state.control) else code
    elif any(at_war(board, code, owner) for owner in owners(garrison(state))):
        pass
    elif not edition_of(board).map.areas[area].has_city:
        state.control = code
    elif not state.pieces and chance.random() < 0.5:
        state.control = chance.choice([code, state.control])
    state.pieces += troops
    for piece in troops:
        pool.remove(piece.id)


def _may_shut_in(board: Board, code: CountryId, area: AreaId, state: AreaState) -> bool:
    """There is a city that nobody else defends, and all before it are enemies."""
    inside = owners(garrison(state))
    outside = owners(in_field(state))
    return (
        edition_of(board).map.areas[area].has_city
        and all(allied(board, code, owner) for owner in inside)
        and all(at_war(board, code, owner) for owner in outside)
        and (not inside or allied(board, code, state.control))
    )


def _mark(board: Board, area: AreaId, chance: Random) -> None:
    """Pillage, damage and sieges, where they may be."""
    state, printed = board.areas[area], edition_of(board).map.areas[area]
    state.pillage, state.eco_plus = chance.randint(0, 2), chance.randint(0, 1)
    state.damage = chance.randint(0, printed.defence) // 2
    state.revolt = state.revolt and state.control == NOBODY and not state.pieces  # who is there has put it down
    state.province = state.province if state.province == state.control else None  # in other hands it is none (7.1.D)
    for chief in leaders(in_field(state)):
        besieges = printed.has_city and state.control != NOBODY and at_war(board, chief.owner, state.control)
        alone = not any(unit.owner == chief.owner for unit in units(in_field(state)))
        if besieges and not alone and not state.sieges and chance.random() < 0.6:
            level = max(0, printed.defence - state.damage)
            state.sieges.append(Siege(chief.owner, LeaderId(chief.id), level, chance.choice([None, 0, 2, 5])))
