"""What events do in battles and sieges, and to other events; all else is in card_effects.py (6.7.1, 6.11.d, 6.11.e)."""

from typing import Annotated, Literal

from msgspec import Meta

from rules.assyrian_wars.board.ids import CountryId
from rules.assyrian_wars.pack.card_effects import Change, Dice, Effect, Rounds
from rules.assyrian_wars.pack.counters import Positive, UnitClass
from rules.assyrian_wars.pack.map import Terrain


class BattleDice(Effect, frozen=True, kw_only=True):
    """More battle dice for the side, perhaps only against an attack over certain connections (6.7.3)."""

    dice: Positive
    rounds: Rounds
    terrains: tuple[Terrain, ...] = ()
    ignores_fortress: bool = False


class TerrainDice(Effect, frozen=True, kw_only=True):
    """While it lies there, the country's units defend its land with more dice against attacks over a connection."""

    country: CountryId
    terrain: Terrain
    dice: Positive


class FactorBonus(Effect, frozen=True, kw_only=True):
    """The country's own units of these classes fight with a higher combat factor (6.7.2)."""

    classes: tuple[UnitClass, ...]
    bonus: Positive
    rounds: Rounds
    chariots: Literal["any", "bow", "heavy"] = "any"  # with 9.7: how they must fight to have it


class Turncoats(Effect, frozen=True, kw_only=True):
    """One in so many of the enemy's ordinary mercenaries, rounded up, fights for the side (10.4.e, R-99)."""

    share: Positive


class MercenariesLeave(Effect, frozen=True, kw_only=True):
    """So many D3 of the enemy's ordinary mercenaries go to the Regroup Box before the dice (10.4.e)."""

    d3: Dice


class IgnoreHits(Effect, frozen=True, kw_only=True):
    """The first hits against the side were never scored."""

    hits: Positive


class RoutRate(Effect, frozen=True, kw_only=True):
    """The enemy routs a unit for every so many hits (6.7.4.a)."""

    hits_a_rout: Annotated[int, Meta(ge=1, le=2)]


class BreakOff(Effect, frozen=True, kw_only=True):
    """After this round's hits the side may leave the battle as its loser, without routs."""

    after_round: Annotated[int, Meta(ge=1, le=2)]


class CityDefence(Effect, frozen=True, kw_only=True):
    """A besieged city's current defence counts higher or lower (6.8)."""

    change: Change
    at_least: Positive


class HungerTarget(Effect, frozen=True, kw_only=True):
    """A besieged city surrenders to hunger at a higher or lower number (6.8.1)."""

    change: Change


class HungerProgress(Effect, frozen=True, kw_only=True):
    """A hunger siege takes further steps (6.8.1)."""

    steps: Positive


class CancelBattleCard(Effect, frozen=True, kw_only=True):
    """A revealed card of this battle has no effect and costs nothing (6.7.1)."""


class CancelEvent(Effect, frozen=True, kw_only=True):
    """An event that was just played has no effect and costs nothing (6.11, R-134)."""


class CancelRevolt(Effect, frozen=True, kw_only=True):
    """A revolt marker that was just placed is removed (7.5.2.d)."""


class ConquestModifier(Effect, frozen=True, kw_only=True):
    """Changes the die of a conquest check (7.1.A)."""

    change: Change
