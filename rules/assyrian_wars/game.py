"""Assyrian Wars, as the kernel gets to know it: what it is made of, how it begins, what each seat may see."""

from collections.abc import Callable, Mapping

from rules.assyrian_wars import setup
from rules.assyrian_wars.aftermath import Aftermath
from rules.assyrian_wars.army_groups import Forming, Leaving, Renewal
from rules.assyrian_wars.army_orders import Assign
from rules.assyrian_wars.attrition import Attrition
from rules.assyrian_wars.battle import Battle
from rules.assyrian_wars.battle_cards import BattleCards
from rules.assyrian_wars.besieging import Besiege
from rules.assyrian_wars.building import Build, BuildShip
from rules.assyrian_wars.capture import CityTaken, Surrender
from rules.assyrian_wars.cards import PlayCard
from rules.assyrian_wars.combat import Combat
from rules.assyrian_wars.control import Occupation
from rules.assyrian_wars.deportation import Deport, Deportation
from rules.assyrian_wars.editions import edition_named, edition_of, pack_notices, shelf
from rules.assyrian_wars.evasion import Evasion
from rules.assyrian_wars.flight import Evade
from rules.assyrian_wars.group_orders import Command, FormGroup, JoinGroup, LeaveGroup
from rules.assyrian_wars.habits import HABITS
from rules.assyrian_wars.hands import DealHands
from rules.assyrian_wars.hits import Casualties, LossesByRule
from rules.assyrian_wars.hunger import HungerStep
from rules.assyrian_wars.ids import PieceId, ScenarioId, UnitId
from rules.assyrian_wars.impulse import TakeImpulse
from rules.assyrian_wars.initiation import InitiateTurn
from rules.assyrian_wars.interception import Interception
from rules.assyrian_wars.interphase import Interphase
from rules.assyrian_wars.invariants import INVARIANTS
from rules.assyrian_wars.joining import JoinForces
from rules.assyrian_wars.leaders import BuyLeader, PlaceLeader
from rules.assyrian_wars.marching import Following, March
from rules.assyrian_wars.mercenaries import BuyMercenaries, Hire, MercenarySale, Rehire
from rules.assyrian_wars.movement import Move
from rules.assyrian_wars.patches import PATCHES, known_ids
from rules.assyrian_wars.pillage import Pillage
from rules.assyrian_wars.rebuilding import ClearPillage, Rebuild, RepairCity
from rules.assyrian_wars.regrouping import BuyBack, BuyBackShip, Combine
from rules.assyrian_wars.relocation import ForcedMarch, RelocateLeader
from rules.assyrian_wars.retreat import Retreat
from rules.assyrian_wars.scoring import ShareVictory
from rules.assyrian_wars.siege import SiegeRound
from rules.assyrian_wars.sortie import Sortie, SortieBattle
from rules.assyrian_wars.standing import CONDITIONS, ORDERS, PRESETS, holds
from rules.assyrian_wars.state import Board
from rules.assyrian_wars.supply import Upkeep
from rules.assyrian_wars.swap import swap_hidden
from rules.assyrian_wars.treasury import DisbandForEco, RepayLoan, SellGroupCard
from rules.assyrian_wars.turn import ActionPhase, GameTurns
from rules.assyrian_wars.view import View, view_of
from rules.assyrian_wars.windfall import Windfall
from rules.assyrian_wars.windows import CardWindow
from rules.core.actions import Action
from rules.core.errors import BadInput
from rules.core.game import Game, Named, Scenario
from rules.core.ids import OptionValue, Seat
from rules.core.messages import Message, Name, message, refuse
from rules.core.orders import Condition
from rules.core.procedures import Procedure
from rules.core.run import Run
from rules.core.table import Table

# In the order of the rulebook; an action that the phasing country takes is an `ImpulseAction` and opens by itself.
PROCEDURES: tuple[type[Procedure], ...] = (
    GameTurns,  # 3
    InitiateTurn,  # 5.1
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
    Evasion,  # 6.6.10
    Evade,  # 6.6.10
    Battle,  # 6.7
    BattleCards,  # 6.7.1
    Combat,  # 6.7.2
    Casualties,  # 6.7.4
    Aftermath,  # 6.7.6
    Retreat,  # 6.7.8
    SiegeRound,  # 6.8
    SortieBattle,  # 6.8
    HungerStep,  # 6.8.1
    Surrender,  # 6.8.1
    CityTaken,  # 6.8
    Deportation,  # 6.8.4
    Windfall,  # 6.8.4
    ShareVictory,  # 8.3
    CardWindow,  # 6.11.e
    Interphase,  # 7
    DealHands,  # 7.3.2
)

ACTIONS: tuple[type[Action], ...] = (
    PlayCard,  # 3.1
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
    Pillage,  # 6.14
    FormGroup,  # 6.6.3
    JoinGroup,  # 6.6.3
    LeaveGroup,  # 6.6.3
    Command,  # 6.6.4
    RelocateLeader,  # 6.6.7
    ForcedMarch,  # 6.6.8
    Assign,  # 6.6.2
    SellGroupCard,  # 6.6.6
    LossesByRule,  # 6.7.4
    Combine,  # 9.3
    DisbandForEco,  # 9.4
    BuyMercenaries,  # 9.6
)


class AssyrianWars(Game[Board]):
    """The struggle for the world of the Assyrian kings, 722 to 605 BC, for one to five players."""

    id = "assyrian-wars"
    version = 1
    board_type = Board
    procedures = PROCEDURES
    actions = ACTIONS
    patches = PATCHES
    conditions = CONDITIONS
    orders = ORDERS
    presets = PRESETS
    invariants = INVARIANTS
    habits = HABITS

    def scenarios(self) -> dict[str, Scenario]:
        """The scenarios of the house edition, with the packs that can be chosen."""
        packs = tuple(shelf().editions)
        house = edition_named(packs[0])
        return {key: setup.offer(scenario, packs) for key, scenario in house.scenarios.items()}

    def setup(
        self, scenario: str, options: Mapping[str, OptionValue], seats: tuple[Seat, ...], run: Run[Board]
    ) -> Board:
        """4: the board is laid out, then the first turn begins."""
        edition = edition_named(str(options["pack"]))
        if scenario not in edition.scenarios:
            known = tuple(edition.scenarios)
            raise BadInput(refuse("4", "kernel-unknown-scenario", found=scenario, known=known))
        board = setup.set_up(edition, edition.scenarios[ScenarioId(scenario)], options, seats, run.draw)
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


GAME = AssyrianWars()
