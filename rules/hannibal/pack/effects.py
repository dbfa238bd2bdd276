"""What the events of the strategy cards do, one record a kind (ch.24)."""

from typing import Literal

from rules.core.packs import Record
from rules.hannibal.board.ids import BattleType, GeneralId, ProvinceId, RegionId, Side, SpaceId


class Effect(Record, frozen=True, kw_only=True, tag_field="kind", tag=""):
    """The base of all effects."""


class RemoveMarkersEffect(Effect, frozen=True, kw_only=True, tag="remove-markers"):
    """Cards 1 to 4: the opponent's markers of a province go, where he has no units."""

    provinces: tuple[ProvinceId, ...]
    choose: int | None = None


class PassModifierEffect(Effect, frozen=True, kw_only=True, tag="pass-modifier"):
    """Card 5: a modifier on every pass attrition of the move."""

    modifier: int
    rating: int


class BattleCardEffect(Effect, frozen=True, kw_only=True, tag="battle-card"):
    """Card 6: counts as a battle card."""

    card: BattleType
    keeps_attack: bool


class AttritionEffect(Effect, frozen=True, kw_only=True, tag="attrition"):
    """Cards 7, 8, 51, 52: one force rolls attrition."""

    target: Literal["force", "army", "besieging-army"]
    provinces: tuple[ProvinceId, ...] = ()
    column: Literal["5-6"] | None = None
    modifier: int = 0


class MacedonEffect(Effect, frozen=True, kw_only=True, tag="macedon"):
    """Card 9: Macedon allies itself with Carthage, or leaves it."""


class PlaceUnitsEffect(Effect, frozen=True, kw_only=True, tag="place-units"):
    """Cards 10 to 16, 43 to 48: units arrive."""

    units: int
    where: Literal["own-port", "with-general", "carthage", "rome"]
    elephants: bool = False
    regions: tuple[RegionId, ...] = ()
    provinces: tuple[ProvinceId, ...] = ()
    controlled: bool = False
    clear: bool = False  # only where no enemy unit is


class SiegePointsEffect(Effect, frozen=True, kw_only=True, tag="siege-points"):
    """Cards 17, 49: siege points of one city go."""

    remove: int
    ports: bool = False


class CityFallsEffect(Effect, frozen=True, kw_only=True, tag="city-falls"):
    """Card 18: a traitor opens the gates."""

    city: SpaceId
    rating: int
    units: int


class ReplaceProconsulEffect(Effect, frozen=True, kw_only=True, tag="replace-proconsul"):
    """Card 19: another general is proconsul."""


class ShowCardsEffect(Effect, frozen=True, kw_only=True, tag="show-cards"):
    """Card 20: half of the opponent's battle cards lie open."""

    share: Literal["half-down"]


class AttritionAllEffect(Effect, frozen=True, kw_only=True, tag="attrition-all"):
    """Card 21: every Carthaginian force away from its cities rolls attrition."""

    exempt: Literal["battle-rating"]


class PlaceUnitsAndMarkerEffect(Effect, frozen=True, kw_only=True, tag="place-units-and-marker"):
    """Card 22: a unit and a marker in one space."""

    units: int
    provinces: tuple[ProvinceId, ...]


class PlaceMarkersEffect(Effect, frozen=True, kw_only=True, tag="place-markers"):
    """Cards 23, 24: markers are placed or turned in a province."""

    markers: int
    provinces: tuple[ProvinceId, ...]
    choose: int | None = None


class CityChangesSideEffect(Effect, frozen=True, kw_only=True, tag="city-changes-side"):
    """Cards 25, 26: a Roman city becomes Carthaginian."""

    city: SpaceId


class TurnMarkersEffect(Effect, frozen=True, kw_only=True, tag="turn-markers"):
    """Cards 27, 35, 36: enemy round markers are turned."""

    markers: int
    regions: tuple[RegionId, ...] = ()


class CharmsEffect(Effect, frozen=True, kw_only=True, tag="charms"):
    """Card 28: the general removes markers as he moves."""

    general: GeneralId


class NavalVictoryEffect(Effect, frozen=True, kw_only=True, tag="naval-victory"):
    """Card 29: Carthage rules the sea until the turn ends."""

    modifier: int


class SiegeTrainEffect(Effect, frozen=True, kw_only=True, tag="siege-train"):
    """Card 30: the Siege Train comes to a general."""


class NoAlliesEffect(Effect, frozen=True, kw_only=True, tag="no-allies"):
    """Cards 31, 32: the opponent gets no battle cards for allies."""

    regions: tuple[RegionId, ...]
    provinces: tuple[ProvinceId, ...] = ()


class CampaignEffect(Effect, frozen=True, kw_only=True, tag="campaign"):
    """Cards 33, 34, 37 to 40: several generals move."""

    generals: int
    sea_units: int


class BadWeatherEffect(Effect, frozen=True, kw_only=True, tag="bad-weather"):
    """Card 41: a move ends."""


class ElephantFrightEffect(Effect, frozen=True, kw_only=True, tag="elephant-fright"):
    """Card 42: a charge fails."""

    cards: int


class PiratesEffect(Effect, frozen=True, kw_only=True, tag="pirates"):
    """Card 50: a sea move without a naval roll."""

    ports: tuple[SpaceId, ...]
    units: int


class SubjugationPointsEffect(Effect, frozen=True, kw_only=True, tag="subjugation-points"):
    """Card 53: a tribe loses its subjugation points."""


class TwoSiegeRollsEffect(Effect, frozen=True, kw_only=True, tag="two-siege-rolls"):
    """Card 54: a siege attempt rolls twice."""

    rating: int


class TakeCardEffect(Effect, frozen=True, kw_only=True, tag="take-card"):
    """Card 55: a card of the opponent's hand changes hands."""


class RemoveAnyMarkersEffect(Effect, frozen=True, kw_only=True, tag="remove-any-markers"):
    """Card 56: Roman round markers go, wherever they are."""

    markers: int


class CounselEffect(Effect, frozen=True, kw_only=True, tag="counsel"):
    """Cards 57, 58: a side's units stay out of, or in, Africa."""

    side: Side


class TakeBattleCardEffect(Effect, frozen=True, kw_only=True, tag="take-battle-card"):
    """Card 59: a battle card changes hands."""


class StormEffect(Effect, frozen=True, kw_only=True, tag="storm"):
    """Card 60: the units on board roll attrition."""

    modifier: int


class ForceMarchEffect(Effect, frozen=True, kw_only=True, tag="force-march"):
    """Cards 61 to 63: a general moves further."""

    rating: int
    mp: int
    sea_units: int = 0


class TruceEffect(Effect, frozen=True, kw_only=True, tag="truce"):
    """Card 64: a truce holds until somebody breaks it."""


CardEffect = (
    RemoveMarkersEffect
    | PassModifierEffect
    | BattleCardEffect
    | AttritionEffect
    | MacedonEffect
    | PlaceUnitsEffect
    | SiegePointsEffect
    | CityFallsEffect
    | ReplaceProconsulEffect
    | ShowCardsEffect
    | AttritionAllEffect
    | PlaceUnitsAndMarkerEffect
    | PlaceMarkersEffect
    | CityChangesSideEffect
    | TurnMarkersEffect
    | CharmsEffect
    | NavalVictoryEffect
    | SiegeTrainEffect
    | NoAlliesEffect
    | CampaignEffect
    | BadWeatherEffect
    | ElephantFrightEffect
    | PiratesEffect
    | SubjugationPointsEffect
    | TwoSiegeRollsEffect
    | TakeCardEffect
    | RemoveAnyMarkersEffect
    | CounselEffect
    | TakeBattleCardEffect
    | StormEffect
    | ForceMarchEffect
    | TruceEffect
)
