"""Assyrian Wars, as the kernel gets to know it: what it is made of, how it begins, what each seat may see."""

from collections.abc import Callable, Collection, Mapping

from rules.assyrian_wars.battle.aftermath import Aftermath
from rules.assyrian_wars.battle.battle import Battle
from rules.assyrian_wars.battle.cards import BattleCards
from rules.assyrian_wars.battle.combat import Combat
from rules.assyrian_wars.battle.going_back import GoBack
from rules.assyrian_wars.battle.hits import Casualties, LossesByRule
from rules.assyrian_wars.battle.lining_up import LineUp
from rules.assyrian_wars.battle.promotion import Promotions
from rules.assyrian_wars.battle.retreat import Retreat
from rules.assyrian_wars.board.editions import edition_named, edition_of, pack_notices, shelf
from rules.assyrian_wars.board.ids import PieceId, ScenarioId, UnitId
from rules.assyrian_wars.board.relations import is_wild
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.build.building import Build
from rules.assyrian_wars.build.leaders import BuyLeader, PlaceLeader
from rules.assyrian_wars.build.mercenaries import BuyMercenaries, Hire, MercenarySale, Rehire
from rules.assyrian_wars.build.rebuilding import ClearPillage, Rebuild, RepairCity
from rules.assyrian_wars.build.regrouping import BuyBack, Combine
from rules.assyrian_wars.build.treasury import DisbandForEco, RepayLoan, SellGroupCard
from rules.assyrian_wars.conquest.conquest import AttemptConquest, Conquer, ConquestCheck, NameConqueror
from rules.assyrian_wars.conquest.downfall import Downfalls
from rules.assyrian_wars.conquest.elimination import Eliminate
from rules.assyrian_wars.conquest.grace import GraceEnds
from rules.assyrian_wars.conquest.leaving_abroad import LeaveAbroad
from rules.assyrian_wars.conquest.phase import InterphaseConquests
from rules.assyrian_wars.conquest.provinces import TakeProvince
from rules.assyrian_wars.conquest.substitutes import Succeed
from rules.assyrian_wars.conquest.surrender import OfferSurrender, SurrenderOffer
from rules.assyrian_wars.conquest.two_powers import TakeIntoService
from rules.assyrian_wars.control.control import Occupation
from rules.assyrian_wars.control.marker_stock import Restock
from rules.assyrian_wars.control.pillage import Pillage
from rules.assyrian_wars.desk.habits import HABITS
from rules.assyrian_wars.desk.patches import PATCHES
from rules.assyrian_wars.desk.rulings import known_ids
from rules.assyrian_wars.desk.standing_orders import CONDITIONS, DEFAULTS, ORDERS, PRESETS, holds
from rules.assyrian_wars.desk.swap import swap_hidden
from rules.assyrian_wars.desk.swap_pieces import swap_pieces
from rules.assyrian_wars.encounter.division import Division
from rules.assyrian_wars.encounter.evasion import Evasion
from rules.assyrian_wars.encounter.flight import Evade
from rules.assyrian_wars.encounter.interception import Interception
from rules.assyrian_wars.encounter.joining import JoinForces
from rules.assyrian_wars.events.arrivals import Arrival
from rules.assyrian_wars.events.battle_effects import CardsAtWork
from rules.assyrian_wars.events.breakers import Service, ShiftMarker
from rules.assyrian_wars.events.camp_changes import NewCourse
from rules.assyrian_wars.events.disasters import Plague
from rules.assyrian_wars.events.drawing import GiveUp, Pick
from rules.assyrian_wars.events.foreign_war.battle import BattleAbroad, FightAbroad
from rules.assyrian_wars.events.foreign_war.beginning import ReinforceWar
from rules.assyrian_wars.events.foreign_war.clock import EndForeignWar
from rules.assyrian_wars.events.foreign_war.mustering import MusterAbroad
from rules.assyrian_wars.events.hostilities import Hostilities
from rules.assyrian_wars.events.laying import Counter, LayCards
from rules.assyrian_wars.events.levies import Market
from rules.assyrian_wars.events.marches import FreeMarch, MarchFree
from rules.assyrian_wars.events.playing import PlayEvent, ResolveEvent
from rules.assyrian_wars.events.responding import Respond
from rules.assyrian_wars.events.sabotage import Mutineers
from rules.assyrian_wars.interphase.army_relocation import RelocateArmy, Relocations
from rules.assyrian_wars.interphase.bankruptcy import Deficit
from rules.assyrian_wars.interphase.economy import Economy
from rules.assyrian_wars.interphase.fleets_return import DisperseRaiders, SailHome
from rules.assyrian_wars.interphase.hands import DealHands
from rules.assyrian_wars.interphase.interphase import Interphase
from rules.assyrian_wars.interphase.objectives import Choice
from rules.assyrian_wars.interphase.revolts import Revolt
from rules.assyrian_wars.interphase.secret_acts import FreeRaid
from rules.assyrian_wars.interphase.secret_diplomacy import ForfeitMarkers, SecretAction, SecretDiplomacy
from rules.assyrian_wars.interphase.succession import Succession
from rules.assyrian_wars.interphase.throne import PlaceKing
from rules.assyrian_wars.interphase.timetable import TimetablePhase
from rules.assyrian_wars.invariants.board import INVARIANTS
from rules.assyrian_wars.invariants.politics import POLITICAL
from rules.assyrian_wars.march.army_groups import Forming, Leaving, Renewal
from rules.assyrian_wars.march.army_orders import Assign
from rules.assyrian_wars.march.attrition import Attrition
from rules.assyrian_wars.march.group_orders import Command, FormGroup, JoinGroup, LeaveGroup
from rules.assyrian_wars.march.marching import Following, March
from rules.assyrian_wars.march.movement import Move
from rules.assyrian_wars.march.relocation import ForcedMarch, RelocateLeader
from rules.assyrian_wars.nomads.control import NomadControl
from rules.assyrian_wars.nomads.impulse import KeepTribe
from rules.assyrian_wars.nomads.nomads import RestoreTribe
from rules.assyrian_wars.politics.activation import Activate, PlaceReturning
from rules.assyrian_wars.politics.agreements import (
    CancelPassage,
    PassageTalks,
    PeaceTalks,
    ProposePassage,
    ProposePeace,
)
from rules.assyrian_wars.politics.camps import CampEntry
from rules.assyrian_wars.politics.closed_land import Homeward
from rules.assyrian_wars.politics.coexistence import Clash
from rules.assyrian_wars.politics.consent import Consent
from rules.assyrian_wars.politics.diplomacy import BeginAlliance, EndAlliance, RaiseMarker
from rules.assyrian_wars.politics.influence import Influence
from rules.assyrian_wars.politics.inherited_wars import InheritedWars
from rules.assyrian_wars.politics.peace import Peace
from rules.assyrian_wars.politics.phase import PoliticalPhase
from rules.assyrian_wars.politics.punishment import AnnounceConquest, Punishment
from rules.assyrian_wars.politics.upheaval import Upheaval
from rules.assyrian_wars.politics.war_orders import DeclareWar, JoinCamp, Joining
from rules.assyrian_wars.politics.warfare import Declaration, Shelter
from rules.assyrian_wars.sea.boarding import Boarding, Embark
from rules.assyrian_wars.sea.cargo import CargoLosses
from rules.assyrian_wars.sea.landing import Disembark, GoingAshore, Landing
from rules.assyrian_wars.sea.naval_battle import NavalBattle, NavalRetreat
from rules.assyrian_wars.sea.raid_orders import RaidTrade, SendRaider, WithdrawRaiders
from rules.assyrian_wars.sea.raiding import EnterRaidBox, RaidAttempt, Raiding
from rules.assyrian_wars.sea.sailing import Sail, Voyage
from rules.assyrian_wars.sea.sea_trade import BoxEntry, BoxExit, EnterBox, LeaveBox
from rules.assyrian_wars.sea.searching import Hunt, Search, SearchZone, Watch
from rules.assyrian_wars.sea.ships import Muster
from rules.assyrian_wars.sea.shipyards import BuildShip, BuyBackShip
from rules.assyrian_wars.setup import setup
from rules.assyrian_wars.siege.besieging import Besiege
from rules.assyrian_wars.siege.capture import CityTaken, Surrender
from rules.assyrian_wars.siege.deportation import Deport, Deportation
from rules.assyrian_wars.siege.hunger import HungerStep
from rules.assyrian_wars.siege.siege import SiegeRound
from rules.assyrian_wars.siege.sortie import Sortie, SortieBattle
from rules.assyrian_wars.siege.windfall import Windfall
from rules.assyrian_wars.tribute.choices import OfferTribute, ReviewTribute, TributeOffer
from rules.assyrian_wars.tribute.phase import SchemedTribute, TributePhase
from rules.assyrian_wars.tribute.tribute import TributeCheck
from rules.assyrian_wars.turn.cards import PlayCard
from rules.assyrian_wars.turn.impulse import TakeImpulse
from rules.assyrian_wars.turn.initiation import InitiateTurn
from rules.assyrian_wars.turn.supply import Upkeep
from rules.assyrian_wars.turn.turn import ActionPhase, GameTurns
from rules.assyrian_wars.turn.windows import CardWindow
from rules.assyrian_wars.victory.scoring import ShareVictory
from rules.assyrian_wars.victory.sudden_end import CampFalls
from rules.assyrian_wars.victory.victory import EndGame
from rules.assyrian_wars.view import View, view_of
from rules.core.actions import Action
from rules.core.game import Game, Named, Scenario
from rules.core.ids import OptionValue, Seat
from rules.core.messages import Message, Name, message
from rules.core.orders import Condition
from rules.core.procedures import Procedure
from rules.core.run import Run
from rules.core.table import Table

# In the order of the rulebook; an action that the phasing country takes is an `ImpulseAction` and opens by itself.
PROCEDURES: tuple[type[Procedure], ...] = (
    GameTurns,  # 3
    InitiateTurn,  # 5.1
    TributePhase,  # 5.2
    TributeOffer,  # 5.2
    TributeCheck,  # 5.2.1
    ReviewTribute,  # 5.2.3
    ActionPhase,  # 6.0
    TakeImpulse,  # 6.0
    Rehire,  # 5.1
    PlaceLeader,  # 6.3
    RepayLoan,  # 6.11
    MercenarySale,  # 9.6
    Upkeep,  # 6.10
    Attrition,  # 6.6.1
    March,  # 6.6
    Following,  # 6.6
    Forming,  # 6.6.3
    Renewal,  # 6.6.4
    Occupation,  # 6.12
    Leaving,  # 6.6.3
    Interception,  # 6.6.9
    JoinForces,  # 6.6.3
    Division,  # 6.6.2
    Evasion,  # 6.6.10
    Evade,  # 6.6.10
    Battle,  # 6.7
    LineUp,  # 6.6.5
    BattleCards,  # 6.7.1
    CardsAtWork,  # 6.11.d
    Combat,  # 6.7.2
    Casualties,  # 6.7.4
    Aftermath,  # 6.7.6
    Retreat,  # 6.7.8
    GoBack,  # 6.6.5
    SiegeRound,  # 6.8
    SortieBattle,  # 6.8
    HungerStep,  # 6.8.1
    Surrender,  # 6.8.1
    CityTaken,  # 6.8
    Deportation,  # 6.8.4
    Windfall,  # 6.8.4
    RaiseMarker,  # 6.9
    BeginAlliance,  # 6.9
    EndAlliance,  # 6.9
    ConquestCheck,  # 6.13
    Activate,  # 6.17
    SchemedTribute,  # 7.5.2.c
    EnterRaidBox,  # 6.15
    Raiding,  # 6.15
    RaidAttempt,  # 6.15
    Muster,  # 6.16.b
    Voyage,  # 6.16.b
    BoxEntry,  # 6.16.g
    BoxExit,  # 6.16.b
    Boarding,  # 6.16.d
    GoingAshore,  # 6.16.d
    Landing,  # 6.16.e
    SearchZone,  # 6.16.f
    Watch,  # 6.16.f
    Hunt,  # 6.16.f
    NavalBattle,  # 6.16.f
    NavalRetreat,  # 6.16.f
    CargoLosses,  # 6.16.f
    ShareVictory,  # 8.3
    ResolveEvent,  # 6.11
    Arrival,  # 6.6.9
    GiveUp,  # 6.11.g
    Pick,  # 6.11.g
    FreeMarch,  # 6.11.h
    Market,  # 6.11.j
    Revolt,  # 7.5.2.d
    Plague,  # 6.11.a
    MusterAbroad,  # 6.11.b
    BattleAbroad,  # 6.11.b
    EndForeignWar,  # 6.11.b
    ShiftMarker,  # 6.11.c
    Service,  # 6.11.c
    CardWindow,  # 6.11.e
    NewCourse,  # 6.11.f
    Hostilities,  # 6.11.f
    Mutineers,  # 6.11.k
    Interphase,  # 7
    InterphaseConquests,  # 7.1
    Downfalls,  # 7.1
    SurrenderOffer,  # 7.1.B
    NameConqueror,  # 7.1.C
    Conquer,  # 7.1.D
    TakeProvince,  # 7.1.D
    LeaveAbroad,  # 7.1.D
    GraceEnds,  # 7.1
    Eliminate,  # 7.1
    Succeed,  # 7.1
    Promotions,  # 7.2
    Economy,  # 7.3
    DealHands,  # 7.3.2
    PoliticalPhase,  # 7.4
    CampEntry,  # 7.4.1
    Joining,  # 7.4.1
    Shelter,  # 7.4.1
    Declaration,  # 7.4.2
    PeaceTalks,  # 7.4.3
    Peace,  # 7.4.3
    Punishment,  # 7.4.4
    InheritedWars,  # 7.4.6
    Consent,
    PassageTalks,  # 6.9
    Upheaval,  # 7.4, 8.1
    Homeward,  # 8.1
    Clash,  # 10.4.f
    SailHome,  # 7.3.3.a
    DisperseRaiders,  # 7.3.3.d
    Deficit,  # 7.3.3.f
    SecretDiplomacy,  # 7.5
    SecretAction,  # 7.5.1
    FreeRaid,  # 7.5.2.a
    TimetablePhase,  # 7.6
    Relocations,  # 7.7
    EndGame,  # 8.3
    TakeIntoService,  # 8.4
    CampFalls,  # 9.1
    RestoreTribe,  # 10.1
    NomadControl,  # 10.1.1
    Succession,  # 10.3
    PlaceKing,  # 10.3
    Restock,  # 10.4.a
)

ACTIONS: tuple[type[Action], ...] = (
    PlayCard,  # 3.1
    PlayEvent,  # 6.11
    LayCards,  # 6.7.1
    Counter,  # 6.7.1
    Respond,  # 6.11.e
    MarchFree,  # 6.11.h
    ReinforceWar,  # 6.11.b
    FightAbroad,  # 6.11.b
    Build,  # 6.1
    BuildShip,  # 6.16.a
    Hire,  # 6.2
    BuyLeader,  # 6.3
    Rebuild,  # 6.4
    ClearPillage,  # 6.4
    RepairCity,  # 6.4
    BuyBack,  # 6.5
    BuyBackShip,  # 6.5
    Move,  # 6.6
    Besiege,  # 6.8
    Sortie,  # 6.8
    Deport,  # 6.8.4
    Influence,  # 6.9
    OfferTribute,  # 5.2
    PlaceReturning,  # 6.9
    AttemptConquest,  # 6.13
    OfferSurrender,  # 7.1.B
    Pillage,  # 6.14
    SendRaider,  # 6.15
    RaidTrade,  # 6.15
    WithdrawRaiders,  # 6.15
    Sail,  # 6.16.b
    EnterBox,  # 6.16.g
    LeaveBox,  # 6.16.b
    Embark,  # 6.16.d
    Disembark,  # 6.16.d
    Search,  # 6.16.f
    FormGroup,  # 6.6.3
    JoinGroup,  # 6.6.3
    LeaveGroup,  # 6.6.3
    Command,  # 6.6.4
    RelocateLeader,  # 6.6.7
    ForcedMarch,  # 6.6.8
    Assign,  # 6.6.2
    SellGroupCard,  # 6.6.6
    LossesByRule,  # 6.7.4
    DeclareWar,  # 7.4.2
    JoinCamp,  # 7.4.1
    ProposePeace,  # 7.4.3
    AnnounceConquest,  # 7.4.4
    ProposePassage,  # 6.9
    CancelPassage,  # 6.9
    Combine,  # 9.3
    DisbandForEco,  # 9.4
    RelocateArmy,  # 7.7
    BuyMercenaries,  # 9.6
    KeepTribe,  # 10.1
)


class AssyrianWars(Game[Board]):
    """The struggle for the world of the Assyrian kings, 722 to 605 BC, for one to five players."""

    id = "assyrian-wars"
    version = 1
    board_type = Board
    procedures = PROCEDURES
    actions = ACTIONS
    patches = (*PATCHES, ForfeitMarkers)
    conditions = CONDITIONS
    orders = ORDERS
    presets = PRESETS
    defaults = DEFAULTS
    invariants = (*INVARIANTS, *POLITICAL)
    habits = HABITS

    def scenarios(self) -> dict[str, Scenario]:
        """The scenarios of every pack, those of the house edition first, each with the packs that have it."""
        editions = shelf().editions
        keys = dict.fromkeys(key for edition in editions.values() for key in edition.scenarios)
        packs = {key: [name for name, edition in editions.items() if key in edition.scenarios] for key in keys}
        return {key: setup.offer(editions[packs[key][0]].scenarios[key], packs[key]) for key in keys}

    def setup(
        self, scenario: str, options: Mapping[str, OptionValue], seats: tuple[Seat, ...], run: Run[Board]
    ) -> Board:
        """4: the board is laid out, then the first turn begins."""
        edition = edition_named(str(options["pack"]))
        board = setup.set_up(edition, edition.scenarios[ScenarioId(scenario)], options, seats, run.draw)
        for tribe, state in board.countries.items():
            if state.active and is_wild(board, tribe):
                run.call(NomadControl(tribe=tribe))  # 10.1.1
        run.call(SecretDiplomacy())  # 4.2, R-237
        run.call(GameTurns())
        return board

    def view(self, table: Table[Board], seat: Seat | None) -> View:
        return view_of(table.board, edition_of(table.board).counters, seat)

    def notices(self, table: Table[Board]) -> tuple[Message, ...]:
        """A pack that has changed since the match began, or is gone, is told."""
        return pack_notices(table.board)

    def condition(self, table: Table[Board], seat: Seat, condition: Condition) -> bool:
        """Whether a standing order's condition is true of the open question."""
        return holds(table, condition)

    def named(self, options: Mapping[str, OptionValue], kind: str, key: str) -> Named | Message | None:
        """The pack's names; a unit is called by its country, its class and the number of its counter."""
        edition = edition_named(str(options["pack"]))
        if kind == "objective":
            return message(f"objective-{key}")
        if kind == "secret-option":
            way, _, to = key.partition(":")
            return Choice(way, to).message
        unit = edition.counters.units.get(UnitId(PieceId(key))) if kind == "unit" else None
        if unit is None:
            return edition.named(kind, key)
        country, number = Name("country", unit.country), int(key.rpartition("-")[2])
        return message("unit-name", country=country, unit=message(f"unit-class-{unit.cls.lower()}"), number=number)

    def known(self, table: Table[Board], kind: str, given: Mapping[str, str]) -> tuple[str, ...]:
        """The areas, countries, pieces and cards of this match, and the places that a piece may be put."""
        return known_ids(table.board, kind, given) or super().known(table, kind, given)

    def swap_hidden(self, board: Board, seat: Seat | None, pick: Callable[[int], int]) -> None:
        """4.1: random cards in other hands and in the draw pile may as well lie the other way round."""
        swap_hidden(board, edition_of(board).cards, seat, pick)

    def swap_veiled(self, board: Board, seat: Seat | None, pick: Callable[[int], int], fixed: Collection[str]) -> None:
        """9.5: units in the fog may as well lie in other stacks of their country."""
        swap_pieces(board, edition_of(board).counters, seat, pick, fixed)


GAME = AssyrianWars()
