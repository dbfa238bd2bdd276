"""Who decides on an evasion, where to, and with what on the dice (6.6.10, 9.7, R-56, R-61, R-63, R-64, R-85)."""

from collections.abc import Collection, Sequence
from fractions import Fraction

import msgspec

from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.forces import (
    Force,
    by_worth,
    counter,
    forces,
    groups_among,
    in_field,
    owners,
    rating,
    units,
)
from rules.assyrian_wars.board.ids import AreaId, CountryId, PieceId
from rules.assyrian_wars.board.pieces import Piece
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.encounter import odds
from rules.assyrian_wars.encounter.interceptors import NO_LEADER, cavalry_modifier, sight
from rules.assyrian_wars.encounter.refuges import CITY, Ground, ground, grounds, has_refuge
from rules.assyrian_wars.march.mobility import crossing_checks, enemies_outside

NEED = 9  # on two dice with the modifiers (6.6.10)
INTO_CITY, FRIENDLY_GROUND, HASTY = 3, 1, 2
OUTNUMBERED = 3  # times as many attackers, and an own city is reached without a roll


class EvasionPlan(msgspec.Struct, frozen=True):
    """Where countries that decide together evade to; `hasty` adds 2 and costs attrition (R-63, R-65)."""

    countries: tuple[CountryId, ...]
    target: str  # an area, or `CITY`
    hasty: bool = False


# Who decides.


def parties(board: Board, attackers: Sequence[Piece], area: AreaId) -> list[tuple[CountryId, ...]]:
    """The countries that are attacked, in track order; those of one army group decide together, its commander first."""
    pieces = enemies_outside(board, owners(attackers), area)
    present = owners(pieces)
    found: list[tuple[CountryId, ...]] = [(country,) for country in board.countries if country in present]
    for group in groups_among(board, pieces):
        members = [piece.owner for leader in group.leaders for piece in pieces if piece.id == leader]
        joined = [party for party in found if any(country in members for country in party)]
        if len(joined) > 1:
            countries = dict.fromkeys([members[0], *(country for party in joined for country in party)])
            found = [tuple(countries) if party is joined[0] else party for party in found if party not in joined[1:]]
    return found


def troops(board: Board, countries: Collection[CountryId], area: AreaId) -> list[Piece]:
    """All their pieces in the field: whoever evades does it with everything (6.6.10)."""
    return [piece for piece in in_field(board.areas[area]) if piece.is_land and piece.owner in countries]


def evading_forces(board: Board, countries: Collection[CountryId], area: AreaId) -> list[Force]:
    """The forces that roll, each for itself: groups, armies, bare leaders, units without leader (R-63)."""
    return forces(board, edition_of(board).counters, troops(board, countries, area))


# Where to.


def targets(board: Board, countries: Sequence[CountryId], area: AreaId) -> dict[str, Ground]:
    """The own or allied city, friendly and nobody's neighbours; only without these enemy ground (R-61)."""
    around = grounds(board, countries, troops(board, countries, area), area)
    best = [neighbour for neighbour, kind in around.items() if kind != "enemy"] or list(around)
    city: dict[str, Ground] = {CITY: "friendly"} if has_refuge(board, countries, area) else {}
    return {**city, **{neighbour: around[neighbour] for neighbour in best}}


def is_automatic(board: Board, countries: Collection[CountryId], attackers: Sequence[Piece], area: AreaId) -> bool:
    """Into the city without a roll: a single piece, or against three times as many pieces (6.6.10).

    Each country counts for itself; a group of several goes without a roll if all of them may (R-64).
    """
    numbers = [len(troops(board, [country], area)) for country in countries]
    return all(own == 1 or len(attackers) >= OUTNUMBERED * own for own in numbers)


def may_ambush(board: Board, countries: Collection[CountryId], area: AreaId) -> bool:
    """Cavalry only, with horsebowmen among it (9.7, R-85)."""
    counters = edition_of(board).counters
    there = units(troops(board, countries, area))
    mounted = all(counter(counters, unit).is_cavalry for unit in there)
    return board.options.special_units and mounted and any(unit.unit_class == "HB" for unit in there)


# What counts on the dice.


def evasion_modifier(board: Board, force: Force, attackers: Sequence[Piece], plan: EvasionPlan) -> int:
    """Everything that counts for one force of a plan (6.6.10)."""
    kind = None if plan.target == CITY else ground(board, plan.countries, AreaId(plan.target))
    return force_modifier(board, force, attackers) + plan_modifier(kind, hasty=plan.hasty)


def force_modifier(board: Board, force: Force, attackers: Sequence[Piece]) -> int:
    """Action ratings of both commanders, no leader, and cavalry: the same wherever the force goes."""
    total = open_modifier(board, force, attackers)
    if board.options.special_units:
        total += cavalry_modifier(edition_of(board).counters, force.pieces, attackers)
    return total


def open_modifier(board: Board, force: Force, attackers: Sequence[Piece]) -> int:
    """The same without cavalry: what does not depend on anything below the top of a stack (9.5)."""
    own = NO_LEADER
    if force.leader is not None:
        own = rating(edition_of(board).counters, board.options, force.leader).action
    return own - commander_rating(board, attackers)


def plan_modifier(target: Ground | None, *, hasty: bool) -> int:
    """+3 for the city (which is no ground), +1 for a friendly neighbour, +2 for haste."""
    total = HASTY if hasty else 0
    if target is None:
        return total + INTO_CITY
    return total + (FRIENDLY_GROUND if target == "friendly" else 0)


def commander_rating(board: Board, attackers: Sequence[Piece]) -> int:
    """The action rating of who commands the attack: of a group its commander; 0 without a leader."""
    groups = groups_among(board, attackers)
    chiefs = by_worth(edition_of(board).counters, board.options, attackers)
    if groups:
        chiefs = [chief for chief in chiefs if chief.id == groups[0].commander]
    return rating(edition_of(board).counters, board.options, chiefs[0]).action if chiefs else 0


class Prospects:
    """The evasions open to countries that decide together; what is the same for all of them is worked out once."""

    __slots__ = ("area", "automatic", "board", "forces", "known", "modifiers", "targets", "units")

    def __init__(self, board: Board, countries: Sequence[CountryId], attackers: Sequence[Piece], area: AreaId) -> None:
        self.board, self.area = board, area
        self.forces = evading_forces(board, countries, area)
        self.units = [unit for force in self.forces for unit in force.units]
        self.targets = targets(board, countries, area)
        self.automatic = CITY in self.targets and is_automatic(board, countries, attackers, area)
        self.modifiers = [force_modifier(board, force, attackers) for force in self.forces]
        seen = open_modifier if sight(board) == "fog" else force_modifier
        self.known = [seen(board, force, attackers) for force in self.forces]

    def chances(self, target: str, *, hasty: bool = False) -> list[Fraction]:
        """For each force the chance to get there."""
        return self._chances(self.modifiers, target, hasty=hasty)

    def known_chances(self, target: str, *, hasty: bool = False) -> list[Fraction]:
        """The same as far as the evaders can know it: in the fog without the attacker's cavalry (9.5, R-269)."""
        return self._chances(self.known, target, hasty=hasty)

    def _chances(self, modifiers: Sequence[int], target: str, *, hasty: bool) -> list[Fraction]:
        if target == CITY and self.automatic:
            return [odds.CERTAIN for _ in self.forces]
        more = plan_modifier(None if target == CITY else self.targets[target], hasty=hasty)
        return [odds.chance(modifier + more, NEED) for modifier in modifiers]

    def attrition(self, target: str, *, hasty: bool = False) -> int:
        """How many dice of attrition it costs if all get there: haste, enemy ground, the connection (R-57, R-65)."""
        dice = len(self.units) if hasty else 0
        if target == CITY:
            return dice
        way = crossing_checks(self.board, edition_of(self.board), self.area, AreaId(target), self.units)
        dice += sum(len(check.units) for check in way)
        return dice + (len(self.units) if self.targets[target] == "enemy" else 0)


def ids(pieces: Sequence[Piece]) -> tuple[PieceId, ...]:
    return tuple(piece.id for piece in pieces)
