"""The dice of siege combat: besiegers against walls and garrison (1.3, 6.8, 9.7, R-76, R-89)."""

from collections.abc import Collection, Iterable, Sequence

from rules.assyrian_wars.battle.sides import BATTLE_DIE, NO_BOONS, Boons, Die, armies_of
from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.forces import defence, factor, groups_among, is_blockaded, leaders, rating
from rules.assyrian_wars.board.ids import ASSYRIA, AreaId, CountryId, PieceId
from rules.assyrian_wars.board.pieces import Piece
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.events.war_hooks import hunger_change, walls_change
from rules.assyrian_wars.pack.counters import BOWS

ELITE_DICE = 2  # of Assyrians in siege combat, instead of the one in the field (6.8)
FORTRESS = 1  # less on every die of its besiegers (1.3)
QUICK = 1  # less for units that came at cavalry speed (9.7, R-86)
BEHIND_WALLS = 1  # more for bow units that defend a city (9.7)
STARVED, CAPITAL_STARVED = 2, 3  # the hunger number must exceed the defence by this (6.8.1)


def city_defence(board: Board, area: AreaId) -> int:
    """The defence of an area's city now (6.8)."""
    return defence(edition_of(board).map.areas[area], board.areas[area])


def city_strength(board: Board, area: AreaId) -> int:
    """For how much the defence counts in battle dice, hits per level and hunger: cards may change it (6.11)."""
    return counted(city_defence(board, area), walls_change(board, area))


def counted(defence: int, change: int) -> int:
    """What a card makes of a defence, at least 1 while the city has any."""
    return max(1, defence + change) if defence else 0


def hunger_needed(board: Board, area: AreaId) -> int:
    """The number on the city at which it surrenders (6.8.1)."""
    extra = CAPITAL_STARVED if edition_of(board).map.areas[area].is_capital else STARVED
    return city_strength(board, area) + extra + hunger_change(board, area)


def is_cut_off(board: Board, besieger: CountryId, area: AreaId) -> bool:
    """A hunger siege can go on: the city is no port, or its port is blockaded (6.8.1, R-92)."""
    zone = edition_of(board).map.areas[area].port
    return zone is None or (zone in board.zones and is_blockaded(board, besieger, zone))


def besieger_dice(
    board: Board,
    area: AreaId,
    besiegers: Sequence[Piece],
    boons: Boons = NO_BOONS,
    turned: Collection[PieceId] = (),
) -> list[Die]:
    """Every unit, the leaders' dice and two for Assyrians; against a fortress all are one lower (R-89).

    Cards may add dice or make light of the fortress, and turncoats inside it are not hindered by it (10.4.e, R-99).
    """
    edition = edition_of(board)
    less = FORTRESS if edition.map.areas[area].is_fortress and not boons.engines else 0
    dice = [
        Die(
            factor(edition.counters, unit) - (0 if unit.id in turned else less) - (QUICK if unit.quick else 0),
            source=unit.id,
        )
        for unit in besiegers
        if unit.is_unit
    ]
    dice += _bonus_dice(board, besiegers, armies_of(board, besiegers), BATTLE_DIE - less)
    dice += [Die(BATTLE_DIE - less, source="card")] * (boons.dice + boons.first_dice)
    return [die for die in dice if die.factor > 0]


def defender_dice(board: Board, area: AreaId, garrison: Sequence[Piece], walls: int | None = None) -> list[Die]:
    """The city's own dice, every unit inside, its leaders even if alone, and two for Assyrians (R-89).

    `walls` is the defence to reckon with, if it is not the city's now.
    """
    counters, special = edition_of(board).counters, board.options.special_units
    walls = city_defence(board, area) if walls is None else walls
    dice = [Die(BATTLE_DIE, source="city")] * counted(walls, walls_change(board, area))
    for unit in garrison:
        if unit.is_unit:
            more = BEHIND_WALLS if special and unit.unit_class in BOWS else 0
            dice.append(Die(factor(counters, unit) + more, source=unit.id))
    chiefs = leaders(garrison)
    counting = [chief.id for chief in chiefs] if walls else armies_of(board, garrison)
    if not is_organised(board, chiefs):
        counting = []
    return dice + _bonus_dice(board, garrison, counting, BATTLE_DIE)


def is_organised(board: Board, chiefs: Sequence[Piece]) -> bool:
    """At most one leader, or all of them in one army group (6.6.5, R-76)."""
    groups = groups_among(board, chiefs)
    return len(chiefs) <= 1 or any(all(chief.id in group.leaders for chief in chiefs) for group in groups)


def _bonus_dice(board: Board, pieces: Sequence[Piece], counting: Iterable[str], strong: int) -> list[Die]:
    """Battle dice for action ratings and for Assyrian regulars (6.7.3, 6.8)."""
    counters, chosen = edition_of(board).counters, set(counting)
    ratings = [rating(counters, board.options, piece).action for piece in pieces if piece.id in chosen]
    dice = [Die(strong, source="leader")] * sum(ratings)
    if any(piece.is_regular and piece.owner == ASSYRIA for piece in pieces):
        dice += [Die(strong, source="elite")] * ELITE_DICE
    return dice


def hits_of(dice: Sequence[Die], results: Sequence[int]) -> int:
    """A die hits with its factor or less; nothing kills in siege combat (R-89)."""
    return sum(result <= die.factor for die, result in zip(dice, results, strict=True))


def walls_left(defence: int, hits: int, change: int = 0) -> int:
    """What a standard siege round leaves of the defence: each level costs as many hits as it counts (6.8.3)."""
    while defence and hits >= counted(defence, change):
        hits -= counted(defence, change)
        defence -= 1
    return defence


def saving(defence: int, hits: int, most: int, change: int = 0) -> int:
    """The fewest hits that a garrison can take so that the city does not fall; none if it falls anyway (6.8.3)."""
    return next((taken for taken in range(most + 1) if walls_left(defence, hits - taken, change)), 0)
