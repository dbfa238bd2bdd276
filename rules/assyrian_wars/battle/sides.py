"""The sides of a battle and their dice: whose leaders count, what each die needs (6.6.5, 6.7.2, 6.7.3, 9.7).

Everything here is computed from fighters, not from the board, so that the chance calculator rolls the same dice.
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Literal, NamedTuple, cast

import msgspec

from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.forces import (
    Force,
    armies,
    by_worth,
    counter,
    forces,
    groups_among,
    owners,
    rating,
    strength,
)
from rules.assyrian_wars.board.ids import ASSYRIA, CODE, MEDE, AreaId, CountryId, PieceId, UnitId
from rules.assyrian_wars.board.pieces import SHIP_CLASS, Piece
from rules.assyrian_wars.board.relations import patron, side
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.events.hooks import known_passes
from rules.assyrian_wars.events.war_hooks import ignores_terrain
from rules.assyrian_wars.march.mobility import enemies_outside
from rules.assyrian_wars.pack.counters import BOWS, CAVALRY, HEAVY
from rules.assyrian_wars.pack.edition import Edition
from rules.assyrian_wars.pack.map import Terrain
from rules.core.messages import Message, Name, message

BATTLE_DIE = 3  # its strength (6.7.3)
KILL = 2  # the number that is two hits of a heavy unit (9.7)
TERRAIN_DICE: Mapping[Terrain, int] = {"river": 1, "mountain": 2, "mede": 1}  # 1.3, 6.7.3
MOST_ARMIES = 3  # 6.6.5
NO_ELITE = ("", SHIP_CLASS)  # leaders and ships bring Assyria no battle die (6.7.3, 6.16.f)

Chariots = Literal["", "heavy", "bow"]


class Approach(msgspec.Struct, frozen=True):
    """How attacking units entered the battle area."""

    crossed: tuple[Terrain, ...] = ()  # by which kinds of connections
    landed: bool = False  # from ships (6.16.e)
    lowered: dict[PieceId, int] = {}  # units whose factor that lowers, and by how much (9.7, 6.16.e)
    passes: dict[CountryId, int] = {}  # whose regulars have more terrain dice against it, by a card (6.11.l)


NO_APPROACH = Approach()


class Raise(msgspec.Struct, frozen=True):
    """A higher combat factor that a card gives a country's units of some classes (6.7.2, 6.11.d)."""

    country: CountryId
    classes: tuple[str, ...]
    bonus: int
    first: bool = False  # in the first round only
    chariots: Literal["any", "bow", "heavy"] = "any"  # with 9.7: how chariots must fight to have it


class Boons(msgspec.Struct, frozen=True):
    """What battle cards in force do for a side, or to it (6.7.1, 6.11.d)."""

    first_dice: int = 0  # more battle dice in the first round
    dice: int = 0  # and in every round
    engines: bool = False  # a fortress does not lower the dice of its besiegers (1.3)
    raises: tuple[Raise, ...] = ()
    shield: int = 0  # so many hits against it were never scored
    panic: bool = False  # a rout for every hit (6.7.4.a)
    breaker: CountryId = CountryId("")  # may break the battle off for the side, as its loser without routs
    break_round: int = 0  # after the hits of this round


NO_BOONS = Boons()


class Side(msgspec.Struct, frozen=True):
    """One side of a battle as it is drawn up; who has fallen, routed or left is no longer in the field."""

    pieces: tuple[PieceId, ...]  # in the order in which they roll
    countries: tuple[CountryId, ...]  # whose they are; or a people off the map (6.11.b)
    units: int  # combat units at the start, for victory points
    leaders: tuple[PieceId, ...] = ()  # whose action ratings count; none of a disorganised side (6.6.5, R-76)
    failed: tuple[CountryId, ...] = ()  # could not evade: a rout for every hit
    approach: Approach = NO_APPROACH  # how an attacker came
    chariots: Chariots = ""  # how they fight; without 9.7 it does not matter
    boons: Boons = NO_BOONS  # of battle cards


class Fighter(NamedTuple):
    """A piece in a battle: its factors with all modifiers, or a leader's action rating."""

    id: PieceId
    owner: CountryId
    unit_class: str  # empty: a leader
    hired: bool
    full: int  # the factor of each side of the counter; of a leader his action rating, 0 if it does not count
    reduced: int
    hurt: bool = False  # shows the reduced side
    under: PieceId | None = None  # the leader in whose army its owner put it

    @property
    def is_leader(self) -> bool:
        return not self.unit_class

    @property
    def factor(self) -> int:
        return self.reduced if self.hurt else self.full


class Die(NamedTuple):
    """A die to be rolled: it hits with `factor` or less; a heavy unit's kills with a 2 (6.7.2, 9.7)."""

    factor: int
    kills: bool = False
    source: str = ""  # the unit's id, or what kind of battle die it is


# The sides.


def fighters(board: Board, side: Side, present: Iterable[Piece]) -> list[Fighter]:
    """The pieces of a side that are in the field, in the order in which they roll."""
    counters = edition_of(board).counters
    there = {piece.id: piece for piece in present}
    found: list[Fighter] = []
    for id in side.pieces:
        piece = there.get(id)
        if piece is None:
            continue
        if piece.is_leader:
            action = rating(counters, board.options, piece).action if id in side.leaders else 0
            found.append(Fighter(id, piece.owner, "", False, action, action))
        else:
            unit, less = counters.units[cast(UnitId, id)], side.approach.lowered.get(id, 0)
            found.append(
                Fighter(
                    id,
                    piece.owner,
                    unit.cls,
                    piece.is_hired,
                    unit.full - less,
                    unit.reduced - less,
                    piece.reduced,
                    piece.under,
                )
            )
    return found


def draw_up(
    board: Board,
    area: AreaId,
    movers: Sequence[Piece],
    others: Sequence[Piece],
    *,
    inside: Sequence[Piece] = (),
    ways: Mapping[PieceId, AreaId] | None = None,
    landed: bool = False,
    sortie: bool = False,
    failed: Sequence[CountryId] = (),
) -> tuple[Side, Side]:
    """Both sides: who came (with a garrison that joins it) or sorties, and who was there (P-2 step 1).

    `ways` are those of an attack; without them, as after an interception, terrain has no effect (R-58).
    """
    own = garrison_leaders(board, movers) if sortie else counting_leaders(board, movers)
    approach = approach_of(board, area, ways or {}, movers, landed=landed)
    leaders = (*own, *garrison_leaders(board, inside))
    first = _side([*movers, *inside], leaders, failed, approach)
    return first, _side(others, counting_leaders(board, others), failed, NO_APPROACH)


def _side(
    pieces: Sequence[Piece], leaders: tuple[PieceId, ...], failed: Iterable[CountryId], approach: Approach
) -> Side:
    present = tuple(owners(pieces))
    return Side(
        pieces=tuple(piece.id for piece in pieces),
        countries=present,
        units=sum(piece.is_unit for piece in pieces),
        leaders=leaders,
        failed=tuple(country for country in failed if country in present),
        approach=approach,
    )


def opponents(
    board: Board, area: AreaId, movers: Sequence[Piece], interceptors: Sequence[PieceId] = (), *, sortie: bool = False
) -> list[Piece]:
    """The enemies outside the city that the movers meet: one side after another, interceptors first (6.7, R-70)."""
    foes = enemies_outside(board, owners(movers), area)
    if not foes or sortie:
        return foes  # against a sortie all enemies before the city defend together
    order = list(board.countries)
    first = min(foes, key=lambda foe: (foe.id not in interceptors, order.index(foe.owner)))
    key = side(board, first.owner)
    return [foe for foe in foes if side(board, foe.owner) == key]


def surplus_armies(board: Board, pieces: Sequence[Piece]) -> list[PieceId]:
    """The leaders of all armies, groups and the best first, if they are more than can fight together (6.6.5)."""
    led = armies_of(board, pieces)
    if len(led) <= MOST_ARMIES:
        return []
    grouped = [leader for group in groups_among(board, pieces) for leader in group.leaders]
    best = by_worth(edition_of(board).counters, board.options, [piece for piece in pieces if piece.id in led])
    return [piece.id for piece in sorted(best, key=lambda chief: chief.id not in grouped)]


def without_armies(board: Board, pieces: Sequence[Piece], chosen: Sequence[str]) -> list[Piece]:
    """The pieces less the armies that were not chosen; loose units fight with the first group (R-70)."""
    counters = edition_of(board).counters
    found = [army for country in owners(pieces) for army in armies(board, counters, pieces, country)]
    waiting = {piece.id for army in found if army.leader.id not in chosen for piece in (army.leader, *army.units)}
    return [piece for piece in pieces if piece.id not in waiting]


def armies_of(board: Board, pieces: Sequence[Piece]) -> list[PieceId]:
    """The leaders who lead an army among these pieces (6.6.2)."""
    counters = edition_of(board).counters
    return [army.leader.id for country in owners(pieces) for army in armies(board, counters, pieces, country)]


def counting_leaders(board: Board, pieces: Sequence[Piece]) -> tuple[PieceId, ...]:
    """Those who give battle dice and rally routs: of one army, or of one army group; otherwise none (R-59, R-76)."""
    led = armies_of(board, pieces)
    grouped = any(all(leader in group.leaders for leader in led) for group in groups_among(board, pieces))
    return tuple(led) if (len(led) <= 1 or grouped) and not must_share(board, pieces) else ()


def must_share(board: Board, pieces: Sequence[Piece]) -> bool:
    """A leader without units beside an army of his country: one of its units is his, so there are two armies (R-45)."""
    grouped = [leader for group in board.groups for leader in group.leaders]
    for country in owners(pieces):
        free = [chief.id for chief in pieces if chief.owner == country and chief.is_leader and chief.id not in grouped]
        if len(free) < 2:
            continue
        sizes = {army.leader.id: len(army.units) for army in armies(board, edition_of(board).counters, pieces, country)}
        if any(chief not in sizes for chief in free) and any(sizes.get(chief, 0) > 1 for chief in free):
            return True
    return False


def decider(board: Board, pieces: Sequence[Piece]) -> CountryId:
    """Who says where an odd hit, rout or point goes: the group's commander, else the strongest force's owner (R-75)."""
    there = {piece.id: piece for piece in pieces}
    for group in board.groups:
        chiefs = [there[leader] for leader in group.leaders if leader in there]
        if chiefs:
            return chiefs[0].owner
    order = list(board.countries)
    counters = edition_of(board).counters
    if pieces and pieces[0].is_ship:  # 6.16.f: every country's ships are one fleet
        fleets = [[ship for ship in pieces if ship.owner == country] for country in owners(pieces)]
        return min(fleets, key=lambda own: (-len(own), -strength(counters, own), order.index(own[0].owner)))[0].owner

    def rank(force: Force) -> tuple[int, int, int]:
        return -len(force.pieces), -strength(counters, force.pieces), order.index(force.country)

    return min(forces(board, counters, pieces), key=rank).country


def garrison_leaders(board: Board, pieces: Sequence[Piece]) -> tuple[PieceId, ...]:
    """Of those who come out of a city: more than one leader outside an army group is disorganisation (6.6.5, R-76)."""
    chiefs = [piece.id for piece in pieces if piece.is_leader]
    grouped = any(all(chief in group.leaders for chief in chiefs) for group in board.groups)
    return tuple(armies_of(board, pieces)) if len(chiefs) <= 1 or grouped else ()


def sharer(board: Board, area: AreaId, garrison: Sequence[Piece]) -> CountryId:
    """Who shares out what a sortie brings: the city's owner, also without troops there; or a nation alone (R-94)."""
    control = board.areas[area].control
    power = control if control in board.countries else patron(board, control)
    return decider(board, garrison) if power is None or len(owners(garrison)) == 1 else power


# Terrain and landings.


def approach_of(
    board: Board, area: AreaId, ways: Mapping[PieceId, AreaId], movers: Sequence[Piece], *, landed: bool
) -> Approach:
    """What the way into the area means for attackers: terrain for the defender, lower factors (6.7.3, 9.7, 6.16.e)."""
    edition = edition_of(board)
    crossed: dict[Terrain, None] = {}
    lowered: dict[PieceId, int] = {}
    for unit in movers:
        if not unit.is_unit:
            continue
        less = (2 if counter(edition.counters, unit).is_cavalry else 1) if landed else 0
        terrain = edition.map.terrain[ways[unit.id]].get(area) if unit.id in ways else None
        if unit.id in ways and not (terrain is not None and ignores_terrain(board, unit, movers, terrain)):
            if terrain is not None:
                crossed[terrain] = None
            if board.options.special_units:
                less += lowered_by_terrain(edition, unit.unit_class, ways[unit.id], area)
        if less:
            lowered[unit.id] = less
    return Approach(tuple(crossed), landed, lowered, known_passes(board, area, tuple(crossed)))


def lowered_by_terrain(edition: Edition, unit_class: str, start: AreaId, area: AreaId) -> int:
    """Heavy infantry over a river, chariots over a river, a mountain or into the Sealand (9.7)."""
    terrain = edition.map.terrain[start].get(area)
    if unit_class == "HI":
        return int(terrain == "river")
    if unit_class == "CH":
        return int(terrain in ("river", "mountain") or (terrain == "sealand" and _is_sealand(edition, area)))
    return 0


def _is_sealand(edition: Edition, area: AreaId) -> bool:
    return all(terrain == "sealand" for terrain in edition.map.terrain[area].values())


# Dice.


def is_bow(fighter: Fighter, chariots: Chariots) -> bool:
    """Fires before the melee of the first round; chariots if their side chose so (9.7, R-84)."""
    return fighter.unit_class in BOWS and (fighter.unit_class != "CH" or chariots == "bow")


def is_heavy(fighter: Fighter, chariots: Chariots) -> bool:
    """Kills and absorbs bow hits; chariots unless they fight as bow units (9.7, R-84)."""
    return fighter.unit_class in HEAVY and (fighter.unit_class != "CH" or chariots == "heavy")


def absorbed(host: Iterable[Fighter], chariots: Chariots) -> int:
    """Enemy bow hits that heavy units cancel: two to four of them one, five or more two (9.7, R-81)."""
    heavy = sum(is_heavy(fighter, chariots) for fighter in host)
    return 2 if heavy >= 5 else int(heavy >= 2)


def bow_dice(host: Iterable[Fighter], side: Side) -> list[Die]:
    """The dice of the Bow Fire Phase (9.7, R-83)."""
    firing = [fighter for fighter in host if is_bow(fighter, side.chariots)]
    dice = [Die(strength_of(fighter, side, special=True, first=True), source=fighter.id) for fighter in firing]
    return [die for die in dice if die.factor > 0]


def strength_of(fighter: Fighter, side: Side, *, special: bool, first: bool) -> int:
    """A unit's factor with what cards add to it in this round (6.7.2, 6.11.d)."""
    return fighter.factor + sum(
        one.bonus
        for one in side.boons.raises
        if one.country == fighter.owner
        and fighter.unit_class in one.classes
        and (first or not one.first)
        and not (special and fighter.unit_class == "CH" and one.chariots not in ("any", side.chariots))
    )


def melee_dice(host: Sequence[Fighter], side: Side, *, special: bool, first: bool, terrain: int = 0) -> list[Die]:
    """The dice of a melee: units that have not fired in this round, leaders, elite, terrain (6.7.2, 6.7.3, 9.7)."""
    fighting = [one for one in host if not one.is_leader and not (special and first and is_bow(one, side.chariots))]
    factors = [strength_of(one, side, special=special, first=first) for one in fighting]
    dice = [
        Die(factor, special and factor >= KILL and is_heavy(one, side.chariots), one.id)
        for one, factor in zip(fighting, factors, strict=True)
        if factor > 0
    ]
    strong = BATTLE_DIE - int(side.approach.landed)
    dice += [Die(strong, source="leader")] * leader_dice(host)
    if any(one.owner == ASSYRIA and one.unit_class not in NO_ELITE and not one.hired for one in host):
        dice.append(Die(strong, source="elite"))
    if host:
        dice += [Die(strong, source="terrain")] * terrain
        dice += [Die(strong, source="card")] * (side.boons.dice + (side.boons.first_dice if first else 0))
    return dice


def leader_dice(host: Sequence[Fighter]) -> int:
    """The action ratings of leaders who still lead a unit (6.7.3, R-71)."""
    return sum(leader.full for leader in in_command(host))


def in_command(host: Sequence[Fighter]) -> list[Fighter]:
    """The leaders with units: those put under them, or one that nobody leads, the best leaders first (6.6.2)."""
    found: list[Fighter] = []
    for country in dict.fromkeys(fighter.owner for fighter in host if fighter.is_leader):
        own = [fighter for fighter in host if fighter.owner == country]
        chiefs = sorted((fighter for fighter in own if fighter.is_leader), key=lambda chief: -chief.full)
        names = {chief.id for chief in chiefs}
        taken = {unit.under for unit in own if not unit.is_leader and unit.under in names}
        loose = sum(not unit.is_leader and unit.under not in names for unit in own)
        for chief in chiefs:
            if chief.id in taken:
                found.append(chief)
            elif loose:
                loose -= 1
                found.append(chief)
    return found


def terrain_dice(defenders: Iterable[Fighter], attackers: Side) -> int:
    """Extra dice of the defender in the first round, each kind once; the Mede die needs a Mede regular (R-71)."""
    regulars = {fighter.owner for fighter in defenders if not fighter.hired and not fighter.is_leader}
    approach = attackers.approach
    dice = sum(TERRAIN_DICE.get(kind, 0) for kind in approach.crossed if kind != "mede" or MEDE in regulars)
    return dice + sum(more for country, more in approach.passes.items() if country in regulars)


def hits_of(die: Die, result: int) -> int:
    """Hits that a result scores: none above the factor, two if it kills, otherwise one (6.7.2, R-71, R-82)."""
    if result > die.factor:
        return 0
    return 2 if die.kills and result == KILL else 1


def mobility(host: Iterable[Fighter]) -> int:
    """Cavalry units less other units (9.7)."""
    return sum(1 if fighter.unit_class in CAVALRY else -1 for fighter in host if not fighter.is_leader)


# What is told.


def names_of(side: Side) -> tuple[Name, ...]:
    """How a message names a side: by its countries, or as a people off the map (6.11.b)."""
    return tuple(Name("country" if len(country) == CODE else "people", country) for country in side.countries)


def dice_lines(rolled: Sequence[tuple[Die, int]]) -> tuple[Message, ...]:
    """The dice of one side, told kind by kind (6.7.2)."""
    return tuple(_line(kind, list(same)) for kind, same in groupby(rolled, key=lambda pair: _kind(pair[0])))


def _kind(die: Die) -> tuple[str, int]:
    """Units of one class and factor, or battle dice of one sort, are rolled together (6.7.2, designer's note)."""
    return die.source[3:].partition("-")[0] if die.source[:1].isupper() else die.source, die.factor


def _line(kind: tuple[str, int], rolled: Sequence[tuple[Die, int]]) -> Message:
    hits = sum(hits_of(die, result) for die, result in rolled)
    return message("dice-line", what=kind[0], factor=kind[1], dice=tuple(result for _, result in rolled), hits=hits)
