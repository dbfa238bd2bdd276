"""What a position is worth to a side, in political points and by reasons (ch.23)."""

from rules.hannibal.board.control import is_enemy_marker, is_unfriendly_tribe, italy_without_latium, round_markers
from rules.hannibal.board.decks import card_data
from rules.hannibal.board.forces import Force, force_at, forces_of, printed
from rules.hannibal.board.ids import CARTHAGE, ROME, Side, SpaceId, enemy_of
from rules.hannibal.board.state import Board
from rules.hannibal.minds.ways import (
    ENOUGH,
    FAR,
    NEARNESS,
    Counts,
    battle_cards,
    battle_chance,
    distances,
    hold,
    markers,
    peril,
    prizes,
    weight,
)
from rules.hannibal.minds.weights import Weights
from rules.hannibal.pack.edition import CAPITALS, edition

FEW = 8  # round markers: whoever has no more is near peace
TURN_CARDS = 16.0
LONG = 4.0  # turns: troops have time enough
FEW_BESIEGE = 0.4  # of a siege's worth is left with too few units for another attempt


def reckon(board: Board, side: Side, weights: Weights) -> dict[str, float]:
    """Own prospects less those of the enemy, by reasons."""
    counts = markers(board)
    own, other = (_side(board, one, counts, weights) for one in (side, enemy_of(side)))
    found = {reason: value - other.get(reason, 0.0) for reason, value in own.items()}
    found["hand"] = weights.ops * sum([card_data(card).ops for card in board.hands[side]])
    return found


def _side(board: Board, side: Side, counts: Counts, weights: Weights) -> dict[str, float]:
    forces = list(forces_of(board, side))
    return {
        "provinces": _provinces(board, side, counts, weights),
        "markers": _marker_worth(board, side, weights),
        "army": _lasting(board, weights) * sum([_army(board, force, weights) for force in forces]),
        "targets": _targets(board, side, forces, counts, weights),
        "sieges": _sieges(board, side, weights),
    }


def _provinces(board: Board, side: Side, counts: Counts, weights: Weights) -> float:
    """ch.1, 23: what is controlled, and how safely; Carthage also wins by Italia, and near the end points decide."""
    provinces = edition().map.provinces
    late = 1.0 + weights.late * board.turn / edition().scenario.last_turn
    value = sum([hold(there[side], provinces[id].control) * weight(id) for id, there in counts.items()])
    if side == CARTHAGE:
        held = [counts[id][CARTHAGE] >= provinces[id].control for id in italy_without_latium()]
        value += weights.italia * (sum(held) / len(held)) ** 3
    return weights.province * late * value


def _marker_worth(board: Board, side: Side, weights: Weights) -> float:
    count = len(round_markers(board, side))
    return weights.marker * count - 0.5 * max(0, FEW - count)


def _lasting(board: Board, weights: Weights) -> float:
    """ch.23: troops that have no time left to win anything are worth little."""
    left = (edition().scenario.last_turn - board.turn) / LONG
    return 1.0 - weights.fading * max(0.0, 1.0 - left)


def _army(board: Board, force: Force, weights: Weights) -> float:
    """ch.14, 21: units, worth more with a general who fights well, less where winter is hard."""
    value = weights.unit * force.units.regular + weights.elephant * force.units.elephants
    if force.generals:
        best = max(printed(general).battle for general in force.generals)
        value *= 1.0 + 0.06 * best
        value += weights.general * sum(printed(general).battle for general in force.generals)
    side, space = force.side, force.space
    if force.inside:
        return value * 0.8
    if force.size and (is_enemy_marker(board, side, space) or is_unfriendly_tribe(board, side, space)):
        near = max(0.0, 1 - sum(map(len, board.hands.values())) / TURN_CARDS)
        value -= weights.unit * force.size * 0.35 * near
    return value


def _targets(board: Board, side: Side, forces: list[Force], counts: Counts, weights: Weights) -> float:
    """ch.9, 20: the best that every army can hope for."""
    prey = sorted(prizes(board, side, counts).items(), key=lambda one: -one[1])
    far, enemy = distances(), enemy_of(side)
    foes = {force.space: force for force in forces_of(board, enemy) if force.size}
    total = 0.0
    for force in forces:
        if not force.is_army:
            continue
        row, best = far[force.space], 0.0
        for space, value in prey:
            if value <= best:
                break
            hope = value * NEARNESS[row.get(space, FAR)]
            if hope <= best:
                continue
            if space in foes:
                hope *= chance_at(board, force, foes[space], space, counts)
            if force.size < ENOUGH and value > 1.5:
                hope *= 0.3
            best = max(best, hope)
        for space, foe in foes.items():
            distance = row.get(space, FAR)
            if distance <= 4:
                odds = chance_at(board, force, foe, space, counts)
                best = max(best, weights.unit * foe.size * (1.4 * odds - 0.7) * NEARNESS[distance])
        total += best
    return weights.target * total + _bared(board, enemy)


def _bared(board: Board, enemy: Side) -> float:
    """ch.23: an enemy capital that is left bare is half won."""
    capital = CAPITALS[enemy]
    guard = board.spaces[capital].outside(enemy).total + board.spaces[capital].within(enemy).total
    return 0.35 * max(0, 3 - guard) if enemy == ROME else 0.2 * max(0, 2 - guard)


def chance_at(board: Board, force: Force, foe: Force, space: SpaceId, counts: Counts) -> float:
    """ch.14: how a battle between them there would end."""
    there = force_at(board, foe.side, space)
    defender = there if there.size else foe
    return battle_chance(battle_cards(counts, force, space), battle_cards(counts, defender, space))


def _sieges(board: Board, side: Side, weights: Weights) -> float:
    """ch.20: points before cities and tribes; who has too few units there cannot go on."""
    value = 0.0
    for space, state in board.spaces.items():
        if state.points and state.owner != side:
            before = state.outside(side).total
            if before:
                value += weights.siege * peril(space, state.points) * (1.0 if before >= ENOUGH else FEW_BESIEGE)
            elif board.subjugators.get(space) == side:
                value += weights.siege * peril(space, state.points)
    return value
