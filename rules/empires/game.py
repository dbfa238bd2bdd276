"""Empires of the Ancient World, as the kernel gets to know it: what it is made of, how it begins, who sees what."""

from collections.abc import Callable, Collection, Mapping

from msgspec import Struct

from rules.core.actions import Action
from rules.core.game import Arranged, Game, Named, RuleChapter, Scenario
from rules.core.ids import OptionValue, Seat
from rules.core.messages import Message, Name, Refusal, message
from rules.core.orders import Condition, StandingOrder
from rules.core.questions import Answer, Choose
from rules.core.run import Run
from rules.core.table import Table
from rules.empires.attack import chapter as attack
from rules.empires.battle import chapter as battle
from rules.empires.board.choices import consignment
from rules.empires.board.ids import AreaId, CardId
from rules.empires.board.names import area_name
from rules.empires.board.state import Board
from rules.empires.building import chapter as building
from rules.empires.desk import dealing, filing, positions
from rules.empires.desk.habits import HABITS
from rules.empires.desk.known import known_ids
from rules.empires.desk.patches import PATCHES
from rules.empires.diplomacy import chapter as diplomacy
from rules.empires.invariants import INVARIANTS
from rules.empires.minds.brain import EmpiresBrain
from rules.empires.pack.edition import edition
from rules.empires.scoring import chapter as scoring
from rules.empires.setup import chapter as setup
from rules.empires.setup.arrangement import arrange
from rules.empires.trade import chapter as trade
from rules.empires.turn import chapter as turn
from rules.empires.turn.turns import WholeGame
from rules.empires.view import EmpiresView, view_of

CHAPTERS: tuple[RuleChapter, ...] = (  # in the order of the rules
    setup,  # ch.3
    turn,  # ch.4
    attack,  # ch.5.1
    battle,  # ch.5.2, 5.3
    diplomacy,  # ch.5.4
    building,  # ch.5.5, 5.6, 5.8
    trade,  # ch.5.7
    scoring,  # ch.8
)


class Empires(Game[Board]):
    """Empires around the Mediterranean, in four turns, for three to five players."""

    id = "empires"
    version = 1
    board_type = Board
    procedures = tuple(procedure for chapter in CHAPTERS for procedure in chapter.PROCEDURES)
    actions = tuple(action for chapter in CHAPTERS for action in chapter.ACTIONS)
    patches = PATCHES
    invariants = INVARIANTS
    conditions = filing.CONDITIONS
    orders = filing.ORDERS
    presets = filing.PRESETS
    habits = HABITS
    brain = EmpiresBrain()

    def scenarios(self) -> dict[str, Scenario]:
        """ch.3: the one scenario of the pack, with a colour for each seat."""
        printed = edition().scenario
        return {printed.id: Scenario(printed.id, printed.seats_min, printed.seats_max, (), printed.seats)}

    def setup(
        self, scenario: str, options: Mapping[str, OptionValue], seats: tuple[Seat, ...], run: Run[Board]
    ) -> Board:
        """ch.3: an empty board, on which the set-up begins."""
        run.call(WholeGame())
        return arrange(seats)

    def view(self, table: Table[Board], seat: Seat | None) -> EmpiresView:
        return view_of(table, seat)

    def named(self, options: Mapping[str, OptionValue], kind: str, key: str) -> Named | Message | None:
        """The pack's names; a card is called by its unit."""
        unit_of = edition().decks.unit_of
        if kind == "card" and key in unit_of:
            return message("card", unit=Name("unit", unit_of[CardId(key)]))
        area, colon, rest = key.partition(":")
        if kind == "consignment" and area in edition().map.areas:
            return consignment(AreaId(area), Seat(rest) if colon else None)
        if kind == "route" and area in edition().map.areas:
            return message("route", origin=area_name(AreaId(area)), route=rest)
        return edition().named(kind, key)

    def condition(self, table: Table[Board], seat: Seat, condition: Condition) -> bool:
        """E-51, E-52: conditions of filed actions and defence orders."""
        return filing.holds(table, seat, condition)

    def orders_for(self, view: Struct, seat: Seat, kind: str, answer: Answer) -> tuple[StandingOrder, ...]:
        """E-51, E-52: filed actions and defence orders with their conditions."""
        assert isinstance(view, EmpiresView)
        assert isinstance(answer, Action | Choose)
        return filing.orders_for(view, seat, kind, answer)

    def refuse_order(
        self, table: Table[Board], seat: Seat, order: StandingOrder, kept: tuple[StandingOrder, ...]
    ) -> Refusal | None:
        """E-51: at most three actions are filed."""
        return filing.refuse_order(order, kept)

    def known(self, table: Table[Board], kind: str, given: Mapping[str, str]) -> tuple[str, ...]:
        """The areas, cards, units and seats there are."""
        return known_ids(kind, table.seats)

    def write_position(self, board: Board, public: bool) -> str:
        """The notation of `rules.empires.notation`."""
        return positions.written(board, public)

    def read_position(self, table: Table[Board], text: str) -> Arranged | Refusal:
        """The same, for a game master who sets a position up."""
        return positions.read_for(table.seats, text)

    def swap_hidden(self, board: Board, seat: Seat | None, pick: Callable[[int], int]) -> None:
        """ch.6: committed stacks and filed wishes of others may as well be different ones."""
        dealing.swap_hidden(board, seat, pick)

    def deal_hidden(self, board: Board, seat: Seat | None, pick: Callable[[int], int], fixed: Collection[str]) -> None:
        """ch.6: committed stacks of others are dealt anew."""
        dealing.deal_hidden(board, seat, pick)


GAME = Empires()
