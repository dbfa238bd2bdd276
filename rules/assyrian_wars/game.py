"""Assyrian Wars, as the kernel gets to know it: what it is made of, how it begins, what each seat may see."""

from collections.abc import Callable, Collection, Mapping

from rules.assyrian_wars.battle import chapter as battle
from rules.assyrian_wars.board.editions import edition_named, edition_of, pack_notices, shelf
from rules.assyrian_wars.board.ids import PieceId, ScenarioId, UnitId
from rules.assyrian_wars.board.relations import is_wild
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.build import chapter as build
from rules.assyrian_wars.conquest import chapter as conquest
from rules.assyrian_wars.control import chapter as control
from rules.assyrian_wars.desk.dealing import deal_hidden
from rules.assyrian_wars.desk.habits import HABITS
from rules.assyrian_wars.desk.offers import as_offered
from rules.assyrian_wars.desk.patches import PATCHES
from rules.assyrian_wars.desk.positions import read_for, write_for
from rules.assyrian_wars.desk.reactions import carried_out, reactions_of, refuse_reaction
from rules.assyrian_wars.desk.rulings import known_ids
from rules.assyrian_wars.desk.standing_orders import CONDITIONS, DEFAULTS, ORDERS, PRESETS, holds
from rules.assyrian_wars.desk.swap import swap_hidden
from rules.assyrian_wars.desk.swap_pieces import swap_pieces
from rules.assyrian_wars.encounter import chapter as encounter
from rules.assyrian_wars.events import chapter as events
from rules.assyrian_wars.interphase import chapter as interphase
from rules.assyrian_wars.interphase.objectives import Choice
from rules.assyrian_wars.interphase.secret_diplomacy import SecretDiplomacy
from rules.assyrian_wars.invariants import INVARIANTS
from rules.assyrian_wars.march import chapter as march
from rules.assyrian_wars.minds.brain import AssyrianBrain
from rules.assyrian_wars.nomads import chapter as nomads
from rules.assyrian_wars.nomads.control import NomadControl
from rules.assyrian_wars.pack.cards import Trigger
from rules.assyrian_wars.politics import chapter as politics
from rules.assyrian_wars.sea import chapter as sea
from rules.assyrian_wars.setup import setup
from rules.assyrian_wars.siege import chapter as siege
from rules.assyrian_wars.tribute import chapter as tribute
from rules.assyrian_wars.turn import chapter as turn
from rules.assyrian_wars.turn.turn import GameTurns
from rules.assyrian_wars.upgrades import to_version_2, to_version_3, to_version_4
from rules.assyrian_wars.victory import chapter as victory
from rules.assyrian_wars.view import Common, View, is_unseen, view_of
from rules.core import picking
from rules.core.game import Arranged, Game, Named, RuleChapter, Scenario
from rules.core.ids import OptionValue, Seat
from rules.core.messages import Message, Name, Refusal, message
from rules.core.orders import Answering, Condition, StandingOrder, is_reaction
from rules.core.questions import Answer
from rules.core.run import Run
from rules.core.table import Table

CHAPTERS: tuple[RuleChapter, ...] = (  # in the order of the rulebook
    turn,  # 3, 5.1, 6.0, 6.10, 6.18, 6.19
    tribute,  # 5.2
    build,  # 6.1 to 6.5, 9.3, 9.4, 9.6
    march,  # 6.6 to 6.6.8, 10.2
    encounter,  # 6.6.9, 6.6.10
    battle,  # 6.7, 9.2, 9.7
    siege,  # 6.8
    politics,  # 6.9, 6.17, 7.4, 8.1, 10.4.f
    events,  # 6.11
    control,  # 6.12, 6.14
    conquest,  # 6.13, 7.1, 8.4
    sea,  # 6.15, 6.16
    interphase,  # 7, 10.3
    victory,  # 8.3, 9.1
    nomads,  # 10.1
)


class AssyrianWars(Game[Board]):
    """The struggle for the world of the Assyrian kings, 722 to 605 BC, for one to five players."""

    id = "assyrian-wars"
    version = 4
    board_type = Board
    procedures = tuple(procedure for chapter in CHAPTERS for procedure in chapter.PROCEDURES)
    actions = as_offered(action for chapter in CHAPTERS for action in chapter.ACTIONS)
    patches = PATCHES
    conditions = CONDITIONS
    orders = ORDERS
    presets = PRESETS
    defaults = DEFAULTS
    invariants = INVARIANTS
    brain = AssyrianBrain()
    habits = HABITS
    veils = True  # 9.5
    triggers = tuple(map(str, Trigger))
    upgrades = {1: to_version_2, 2: to_version_3, 3: to_version_4}

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
        common = table.memo.get("common") if table.memo is not None else None
        if common is None:
            common = Common(table.board)
            if table.memo is not None:
                table.memo["common"] = common
        return view_of(table.board, edition_of(table.board).counters, seat, common)

    def notices(self, table: Table[Board]) -> tuple[Message, ...]:
        """A pack that has changed since the match began, or is gone, is told."""
        return pack_notices(table.board)

    def condition(self, table: Table[Board], seat: Seat, condition: Condition) -> bool:
        """Whether a standing order's condition is true of the open question."""
        return holds(table, seat, condition)

    def reactions(self, table: Table[Board], seat: Seat) -> tuple[Answering, ...]:
        """6.7.1, 6.11.e: cards of the seat's hands for battles and for answers."""
        return reactions_of(table.board, seat)

    def answer_by_order(self, table: Table[Board], seat: Seat, orders: tuple[StandingOrder, ...]) -> Answer:
        """6.7.1, 6.11.e: cards are aimed when their time comes, and battle cards laid together."""
        return carried_out(table, seat, orders)

    def refuse_order(
        self, table: Table[Board], seat: Seat, order: StandingOrder, kept: tuple[StandingOrder, ...]
    ) -> Refusal | None:
        """6.11.e: an order for a card is for one in the own hand."""
        return refuse_reaction(table.board, seat, order) if is_reaction(order) else None

    def named(self, options: Mapping[str, OptionValue], kind: str, key: str) -> Named | Message | None:
        """The pack's names; a unit is called by its country, its class and the number of its counter."""
        edition = edition_named(str(options["pack"]))
        if kind == "objective":
            return message(f"objective-{key}")
        if kind == "people":
            return message(f"people-{key}")
        if kind == "left":
            left, _, area = key.partition(picking.AT)
            return message("unit-left", unit=Name("unit", left), area=Name("area", area)) if area else None
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

    def conceals(self, table: Table[Board], seat: Seat, id: str) -> bool:
        """9.5: a piece below the top of another camp's stack."""
        return is_unseen(table.board, seat, PieceId(id))

    def write_position(self, board: Board, public: bool) -> str:
        """The notation of docs/notation.md."""
        return write_for(board, public)

    def read_position(self, table: Table[Board], text: str) -> Arranged | Refusal:
        """The same, for a game master who sets a position up."""
        return read_for(table, text)

    def swap_hidden(self, board: Board, seat: Seat | None, pick: Callable[[int], int]) -> None:
        """4.1: random cards in other hands and in the draw pile may as well lie the other way round."""
        swap_hidden(board, edition_of(board).cards, seat, pick)

    def swap_veiled(self, board: Board, seat: Seat | None, pick: Callable[[int], int], fixed: Collection[str]) -> None:
        """9.5: units in the fog may as well lie in other stacks of their country."""
        swap_pieces(board, edition_of(board).counters, seat, pick, fixed)

    def deal_hidden(self, board: Board, seat: Seat | None, pick: Callable[[int], int], fixed: Collection[str]) -> None:
        """4.1, 7.5, 9.5: cards, plans and pieces that this seat does not see."""
        deal_hidden(board, seat, pick, fixed)


GAME = AssyrianWars()
