"""What events do: one kind of effect for each mechanism, with its numbers; no effect knows its card (6.11).

In cards.toml an effect is a table whose `kind` is the class's name in lowercase words with hyphens: a `FreeMove` is
written `effect = { kind = "free-move", areas = 4, attrition = "usual" }`. A closing `Effect` is left out: it is there
where the rest of the name is something else in the game.
"""

import re
from functools import cache
from typing import Annotated, Literal

from msgspec import Meta

from rules.assyrian_wars.board.ids import AreaId, CountryId, WaterId
from rules.assyrian_wars.pack.counters import Positive, Turn, UnitClass
from rules.assyrian_wars.pack.map import Terrain
from rules.core.packs import Record

Die = Annotated[int, Meta(ge=1, le=6)]
Dice = Annotated[int, Meta(ge=1, le=3)]
Few = Annotated[int, Meta(ge=0, le=9)]
Change = Annotated[int, Meta(ge=-3, le=3)]
Countries = tuple[CountryId, ...]
Rounds = Literal["first", "all"]
Cause = Literal["distance", "desert", "mede", "sealand"]  # of attrition while moving (6.6.1)


@cache
def kind_of(name: str) -> str:
    """The word for a class of effects in the file: FreeMove is "free-move", ForeignWarEffect "foreign-war"."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name.removesuffix("Effect")).lower()


class Effect(Record, frozen=True, kw_only=True, tag_field="kind", tag=kind_of):
    """What one use of an event does."""


# Army group cards


class ArmyGroupEffect(Effect, frozen=True, kw_only=True):
    """Holds up to so many armies; may be sold for AP, and must be before its first turn (6.6.3, 6.6.6)."""

    armies: Positive
    sale: Positive | None = None  # AP; none: never sold
    from_turn: Turn = 1


# Disasters and sabotage (6.11.a, 6.11.k)


class AttritionEffect(Effect, frozen=True, kw_only=True):
    """Land units check attrition: all in an area, all besiegers of a city, or one force."""

    target: Literal["area", "besiegers", "force"]
    checks: Positive
    hunger_steps: Change = 0  # by which every hunger siege of the city moves


class ShipLosses(Effect, frozen=True, kw_only=True):
    """Each ship in one sea trade box rolls a die; from this number on it takes a hit."""

    hit_from: Die
    waters: tuple[WaterId, ...] = ()  # where the box must lie; none: anywhere


class PillageEffect(Effect, frozen=True, kw_only=True):
    """Places levels of pillage, up to 2 an area, in areas of one chosen country or of any country but one's own."""

    areas: Positive
    levels: Annotated[int, Meta(ge=1, le=2)]
    where: Literal["one-country", "another-country"]


class CityDamage(Effect, frozen=True, kw_only=True):
    """Damages a city one does not control, whose defence stays at least at `leaves`."""

    levels: Positive
    leaves: Positive


class StrikeLeader(Effect, frozen=True, kw_only=True):
    """A leader dies when the die shows at least the number: the best enemy in the battle, or anybody on the map."""

    target: Literal["best-enemy", "any"]
    hit_from: Die
    king_from: Die


class Mutiny(Effect, frozen=True, kw_only=True):
    """Somebody's ordinary mercenaries in one area leave for the Regroup Box unless saved AP are paid."""

    ransom: Positive
    mercenaries: Positive


# Foreign wars (6.11.b)


class ForeignWarEffect(Effect, frozen=True, kw_only=True):
    """Both sides commit size + D3 pieces, for so many dice of impulse rounds."""

    first: Countries  # the player names one; its space counts the war down
    second: str  # a country, or a side that is not in the game: "lybia", "nubia", "nomads"
    stand_in: str | None = None  # who fights instead of a second country that is not in play
    tribe: CountryId | None = None  # whose alliance with the first side forbids the war
    size: Positive
    size_d3: Few
    duration_dice: Dice
    leaders: Few  # of each side's pieces


class EndForeignWarEffect(Effect, frozen=True, kw_only=True):
    """One foreign war is over; the pieces on it roll for their losses as always (R-142)."""


# Alliances and politics (6.11.c, 6.11.c2, 6.11.f)


class MoveMarker(Effect, frozen=True, kw_only=True):
    """Moves a diplomatic marker down and up the tracks by the dice times the factor (6.11.c, R-111)."""

    targets: Countries
    dice: Dice
    factor: Annotated[int, Meta(ge=1, le=2)]
    up: Literal["any-track", "own-track"]


class LowerMarker(Effect, frozen=True, kw_only=True):
    """Moves the marker of a minor or tribe that is neither allied nor conquered down the track it stands on."""

    dice: Dice


class ControlPower(Effect, frozen=True, kw_only=True):
    """In a game for so many seats one controls a power one has conquered, until its grace period ends (8.4, R-264)."""

    seats: Positive
    dice: Dice
    most_ap: Few
    needed: Positive
    never: Countries = ()


class MinorCityPact(Effect, frozen=True, kw_only=True):
    """A pact with a free minor city (6.11.c2, R-152)."""


class StandingSupport(Effect, frozen=True, kw_only=True):
    """While the country holds the area or has the partner in its camp: ECO for it, a worse succession for the other."""

    country: CountryId
    area: AreaId
    partner: CountryId
    eco: Positive
    succession: Positive


class ChangeCamp(Effect, frozen=True, kw_only=True):
    """A power may end its grace periods and leave its camp in the middle of a turn (7.1, 7.4.1)."""

    subject: Literal["you", "another-power"]
    choices: tuple[Literal["end-grace", "leave-camp"], ...]
    never_leaves: Countries = ()
    war_on_former: bool = False  # it may declare war on the camp that it left in the same turn


class StartWar(Effect, frozen=True, kw_only=True):
    """Two minors with connected home areas, or one of the pairs, are at war; a pair's grace period ends (7.1)."""

    between: Literal["connected-minors"]
    pairs: tuple[tuple[CountryId, CountryId], ...]


class CrownLeader(Effect, frozen=True, kw_only=True):
    """A leader gets a king marker, whose worth is in counters.toml (6.3, R-14)."""


class AutomaticSuccession(Effect, frozen=True, kw_only=True):
    """The candidate becomes king without a roll (10.3)."""


class TributeSuccess(Effect, frozen=True, kw_only=True):
    """A minor's next tribute check succeeds without dice (5.2.1, 7.4.4)."""


class TributeAgain(Effect, frozen=True, kw_only=True):
    """A tribute check that showed a refusal is rolled again (5.2.1, 7.4.4)."""


class SecretActionEffect(Effect, frozen=True, kw_only=True):
    """A secret diplomacy action, which fails when the dice show at least so much (6.11.m, R-155)."""

    dice: Dice
    fails_from: Positive


# The draw pile (6.11.g)


class SkipImpulse(Effect, frozen=True, kw_only=True):
    """Ends the impulse before anything is done in it; the next one has more AP (R-153)."""

    next_ap: Positive
    draw: Few = 0


class DrawCards(Effect, frozen=True, kw_only=True):
    """Draws cards, then discards some of choice, home cards excepted."""

    draw: Positive
    discard: Few


class SwapCard(Effect, frozen=True, kw_only=True):
    """Takes random cards of an enemy, home cards excepted, and gives as many of choice back."""

    take: Positive
    give: Few


class ChooseCard(Effect, frozen=True, kw_only=True):
    """Looks at cards of the draw pile and keeps some; the others go back."""

    look: Positive
    take: Positive


# Moves (6.11.h)


class FreeMove(Effect, frozen=True, kw_only=True):
    """One army outside army groups moves so far without AP."""

    areas: Positive
    attrition: Literal["usual", "none"]  # none: the areas do not count towards the four of 6.6 either


class NoAttrition(Effect, frozen=True, kw_only=True):
    """One army, or all of the country's units, make no checks for these causes."""

    forces: Literal["army", "all"]
    causes: tuple[Cause, ...]
    cavalry_only: bool = False


class NoInterception(Effect, frozen=True, kw_only=True):
    """One army or army group cannot be intercepted on the march, or one force on its retreat."""

    move: Literal["march", "retreat"]


class IgnoreTerrain(Effect, frozen=True, kw_only=True):
    """These connections count as standard ones for one army or army group, or for all of the country's forces."""

    forces: Literal["army-or-group", "all"]
    terrains: tuple[Terrain, ...]


class CommandBonus(Effect, frozen=True, kw_only=True):
    """One leader commands so many more regulars and so many more mercenaries."""

    bonus: Positive


class TurnBack(Effect, frozen=True, kw_only=True):
    """An enemy army that has just moved goes back so many areas."""

    areas: Positive


class AutomaticSuccess(Effect, frozen=True, kw_only=True):
    """A declared interception or evasion of one force succeeds without a roll."""

    attempt: Literal["interception", "evasion"]
    within: CountryId | None = None  # only in this country's home areas


class JointAttack(Effect, frozen=True, kw_only=True):
    """So many armies attack one area together (6.7, R-70)."""

    armies: Positive


# Economy (6.11.i)


class EcoMarker(Effect, frozen=True, kw_only=True):
    """Places an ECO+1 marker in the Mede Far East or on a home city (6.8.4)."""

    place: Literal["far-east", "home-city"]
    most_plus: Positive | None = None  # markers that the place may hold; none: any number


class DeportationEffect(Effect, frozen=True, kw_only=True):
    """ECO-1 on a foreign city under control, ECO+1 on a home city (6.8.4, R-96)."""

    markers: Positive
    most_plus: Positive
    most_minus: Positive


class GainAp(Effect, frozen=True, kw_only=True):
    """AP for the country or for the power allied to it; they lapse with the impulse unless they may be saved."""

    amount: Positive
    receiver: Literal["you", "allied-power"] = "you"
    may_be_saved: bool = False
    removes_pillage: Few = 0  # levels, from home areas
    pillages_capital: Few = 0  # levels, on a capital that the country must control


class RemovePillage(Effect, frozen=True, kw_only=True):
    """Removes all pillage from the country's home areas that it controls and no enemy stands in."""


class RepairCityEffect(Effect, frozen=True, kw_only=True):
    """Removes damage from one of the country's home cities, even under siege."""

    levels: Positive


class RemoveTradeMarkers(Effect, frozen=True, kw_only=True):
    """So many powers lose so many trade markers each (6.15)."""

    powers: Positive
    markers: Positive
    needs_port: bool = False  # only powers that control a port


class ReturnTradeMarkers(Effect, frozen=True, kw_only=True):
    """The country's removed trade markers come back (6.15)."""

    markers: Positive


class Resurrection(Effect, frozen=True, kw_only=True):
    """An eliminated power returns with a few pieces (7.1)."""

    country: CountryId
    leaders: Few
    units: Positive
    eco: Positive


# Recruiting (6.11.j)


class PlaceUnits(Effect, frozen=True, kw_only=True):
    """Places full-strength units without cost: of these classes, or so many of any class."""

    source: Literal["force-pool", "game-pool"]  # game-pool: mercenaries
    units: dict[UnitClass, Positive] = {}
    any: Few = 0
    needs_home_port: bool = False


class PlaceShips(Effect, frozen=True, kw_only=True):
    """Places ships without cost beside ports of the country or an ally."""

    ships: Positive


class CheapBuilding(Effect, frozen=True, kw_only=True):
    """Builds regulars with so many strength points in all at part of the price (6.1)."""

    points: Positive
    price_percent: Annotated[int, Meta(ge=0, le=100)]


class DrawMercenaries(Effect, frozen=True, kw_only=True):
    """Draws mercenaries from the game pool and keeps some of choice."""

    draw: Positive
    keep: Positive


class NomadMercenaries(Effect, frozen=True, kw_only=True):
    """All units of a nomad pool go to the country's mercenary pool (2.3, 10.1)."""

    pool: CountryId
    areas: tuple[AreaId, ...] = ()  # where they may enter besides joining a force; none: as other mercenaries (6.2)


class Recall(Effect, frozen=True, kw_only=True):
    """Regulars and leaders come back from the Regroup Box without cost (6.5)."""

    pieces: Positive


class ConvertMercenaries(Effect, frozen=True, kw_only=True):
    """Mercenaries on the map become regulars, for so many half AP a strength point (6.11.j)."""

    units: Positive
    halves_a_point: Few
