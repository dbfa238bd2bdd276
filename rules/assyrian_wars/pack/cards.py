"""cards.toml: the army group cards, the home cards and the draw deck (2.3, 6.6.6, 6.11)."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated, Literal

from msgspec import Meta

from rules.assyrian_wars.board.ids import CardId, CountryId
from rules.assyrian_wars.pack import battle_effects as battle
from rules.assyrian_wars.pack import card_effects as event
from rules.assyrian_wars.pack.map import Text
from rules.core.packs import Record

FILE = "cards.toml"

AnyEffect = (
    event.ArmyGroupEffect
    | event.AttritionEffect
    | event.ShipLosses
    | event.PillageEffect
    | event.CityDamage
    | event.StrikeLeader
    | event.Mutiny
    | event.ForeignWarEffect
    | event.EndForeignWarEffect
    | event.MoveMarker
    | event.LowerMarker
    | event.ControlPower
    | event.MinorCityPact
    | event.StandingSupport
    | event.ChangeCamp
    | event.StartWar
    | event.CrownLeader
    | event.AutomaticSuccession
    | event.TributeSuccess
    | event.TributeAgain
    | event.SecretActionEffect
    | event.SkipImpulse
    | event.DrawCards
    | event.SwapCard
    | event.ChooseCard
    | event.FreeMove
    | event.NoAttrition
    | event.NoInterception
    | event.IgnoreTerrain
    | event.CommandBonus
    | event.TurnBack
    | event.AutomaticSuccess
    | event.JointAttack
    | event.EcoMarker
    | event.DeportationEffect
    | event.GainAp
    | event.RemovePillage
    | event.RepairCityEffect
    | event.RemoveTradeMarkers
    | event.ReturnTradeMarkers
    | event.Resurrection
    | event.PlaceUnits
    | event.PlaceShips
    | event.CheapBuilding
    | event.DrawMercenaries
    | event.NomadMercenaries
    | event.Recall
    | event.ConvertMercenaries
    | battle.BattleDice
    | battle.TerrainDice
    | battle.FactorBonus
    | battle.Turncoats
    | battle.MercenariesLeave
    | battle.IgnoreHits
    | battle.RoutRate
    | battle.BreakOff
    | battle.CityDefence
    | battle.HungerTarget
    | battle.HungerProgress
    | battle.CancelBattleCard
    | battle.CancelEvent
    | battle.CancelRevolt
    | battle.ConquestModifier
)


class CardType(StrEnum):
    """What is printed at the bottom right of a card; army group cards are no hand cards (6.11 a to m)."""

    ARMY_GROUP = "army-group"
    DISASTER = "disaster"
    FOREIGN_WAR = "foreign-war"
    ALLIANCE_BREAKER = "alliance-breaker"
    BATTLE = "battle"
    RESPONSE = "response"
    POLITICAL = "political"
    DRAW = "draw"
    MOVE = "move"
    ECONOMIC = "economic"
    RECRUIT = "recruit"
    SABOTAGE = "sabotage"
    PERMANENT = "permanent"
    SECRET_DIPLOMACY = "secret-diplomacy"


class When(StrEnum):
    """The occasions to play an event (3.1, 6.7.1, 6.11.e)."""

    IMPULSE = "impulse"  # as a card of one's own impulse
    BATTLE = "battle"  # face down, before the dice of a battle or siege round
    BATTLE_COUNTER = "battle-counter"  # the second window: against revealed battle cards
    BATTLE_MEASURES = "battle-measures"  # the third: against cards of the first two
    RESPONSE = "response"  # at once when its trigger happens, whoever's impulse it is


class Trigger(StrEnum):
    """What a response answers: always something that everybody can see."""

    EVENT_PLAYED = "event-played"  # an event was announced and nothing of it carried out (6.11)
    VP_BATTLE = "vp-battle"  # a battle gave its winner a victory point (6.11.c, R-145)
    FOREIGN_WAR_BEGUN = "foreign-war-begun"  # a foreign war card lies face up (6.11.b)
    ARMY_MOVED = "army-moved"  # an army entered an area; nobody has intercepted or evaded yet (6.6)
    INTERCEPTION_DECLARED = "interception-declared"  # before its dice (6.6.9)
    EVASION_DECLARED = "evasion-declared"  # before its dice (6.6.10)
    RETREAT = "retreat"  # a force must retreat and has not named its target (6.7.8)
    CITY_BESIEGED = "city-besieged"  # a siege was begun, before its first dice or step (6.8)
    HUNGER_STEP = "hunger-step"  # a hunger siege is paid for and no sortie lifted it (6.8.1)
    REVOLT_PLACED = "revolt-placed"  # (7.5.2.d)
    CONQUEST_CHECK = "conquest-check"  # before its die (7.1.A)
    TRIBUTE_CHECK = "tribute-check"  # before its dice (5.2.1, 7.4.4)
    TRIBUTE_REFUSED = "tribute-refused"  # its dice showed a refusal (5.2.1, 7.4.4)
    SUCCESSION_ROLL = "succession-roll"  # before its die (10.3)


class EffectEnd(StrEnum):
    """What ends an effect that lasts for as long as something is so."""

    SIEGE_LIFTED = "siege-lifted"
    TURN_OVER = "turn-over"
    WAR_OVER = "war-over"
    CHECK_MADE = "check-made"
    ALLIED = "allied"  # the country it was laid on
    CONQUERED = "conquered"
    CITY_LOST = "city-lost"
    SUPPORT_LOST = "support-lost"
    PILLAGED = "pillaged"
    GRACE_OVER = "grace-over"


Battle = Literal["field", "sortie", "siege", "naval"]
Side = Literal["any", "attacker", "defender", "besieger", "besieged"]
Party = Literal["you", "ally", "enemy", "besieger"]  # whose force, city, roll …; besieger: the siege is yours
By = Literal["any", "power", "for-power"]  # for-power: a power, or a minor for the power it is allied to
Lasts = Literal["at-once", "battle", "impulse", "next-impulse", "turn", "condition"]


class Use(Record, frozen=True, kw_only=True):
    """One way to use a card's event; a card with several offers them as alternatives."""

    name: Text = "event"
    type: CardType
    when: When
    trigger: Trigger | None = None
    party: tuple[Party, ...] = ()  # to whom the trigger must happen; none: it does not matter
    battles: tuple[Battle, ...] = ()
    side: Side = "any"
    by: By = "any"
    countries: tuple[CountryId, ...] = ()  # who may play it; none: everybody (nomads never, 10.1)
    price: Literal["full", "half"] = "full"  # of the card's cost (6.11.c)
    lasts: Lasts = "at-once"
    ends_when: tuple[EffectEnd, ...] = ()
    effect: AnyEffect

    @property
    def stays_face_up(self) -> bool:
        """The card lies on the table until the effect is over (4.1, 6.11.l)."""
        return self.lasts in ("next-impulse", "turn", "condition")


class Card(Record, frozen=True, kw_only=True):
    """One card."""

    number: Annotated[int, Meta(ge=1)]
    id: CardId
    en: Text
    de: Text
    owner: CountryId | None = None  # of a home card or army group card
    ap: Annotated[int, Meta(ge=0, le=9)]
    cost: Annotated[int, Meta(ge=0, le=9)]
    types: tuple[CardType, ...]
    plus: bool = False
    objectives: tuple[str, ...] = ()  # of secret diplomacy, on its back: countries, "minor-cities", "trade" (7.5.2)
    text_en: Text
    text_de: Text
    uses: tuple[Use, ...]

    @property
    def is_army_group(self) -> bool:
        """A holding card for an army group, never in a hand (2.3)."""
        return self.types == (CardType.ARMY_GROUP,)

    @property
    def is_home(self) -> bool:
        """It belongs to one country and returns to it (2.3)."""
        return self.owner is not None and not self.is_army_group

    @property
    def is_permanent(self) -> bool:
        """A permanent card (6.11.l)."""
        return CardType.PERMANENT in self.types

    def use(self, name: str) -> Use | None:
        """The way to use it that goes by this name."""
        for use in self.uses:
            if use.name == name:
                return use
        return None


class Counts(Record, frozen=True, kw_only=True):
    """How many cards there are of each sort, and in the draw deck by their first type."""

    army_group: int
    home: int
    draw: int
    types: dict[CardType, int]


class CardsFile(Record, frozen=True, kw_only=True):
    """The whole of cards.toml."""

    counts: Counts
    cards: tuple[Card, ...]


class Cards:
    """The cards ready for play. Nothing here ever changes."""

    def __init__(self, file: CardsFile) -> None:
        self.by_id: Mapping[CardId, Card] = {card.id: card for card in file.cards}
        self.draw_deck: tuple[CardId, ...] = tuple(card.id for card in file.cards if card.owner is None)
        owners = dict.fromkeys(card.owner for card in file.cards if card.owner is not None)
        self.home: Mapping[CountryId, tuple[CardId, ...]] = {
            owner: tuple(card.id for card in file.cards if card.owner == owner and card.is_home) for owner in owners
        }
        self.army_groups: Mapping[CountryId, tuple[CardId, ...]] = {
            owner: tuple(card.id for card in file.cards if card.owner == owner and card.is_army_group)
            for owner in owners
        }
        self.objectives: Mapping[CountryId, tuple[tuple[str, ...], ...]] = {  # one list for each marker (7.5)
            owner: tuple(self.by_id[card].objectives for card in cards if self.by_id[card].objectives)
            for owner, cards in self.home.items()
        }
