"""Hannibal: Rome vs. Carthage, as the kernel gets to know it: what it is made of, how it begins, who sees what."""

from collections.abc import Callable, Collection, Mapping

from rules.core.game import PAUSES, Arranged, Game, Named, RuleChapter, Scenario
from rules.core.ids import OptionValue, Seat
from rules.core.messages import Message, Name, Refusal, message
from rules.core.orders import Answering, Condition, OrderSpec, StandingOrder
from rules.core.questions import Choose
from rules.core.run import Run
from rules.core.table import Table
from rules.hannibal.battle import chapter as battle
from rules.hannibal.board.ids import BattleCardId
from rules.hannibal.board.state import Board
from rules.hannibal.desk.dealing import deal_hidden
from rules.hannibal.desk.habits import HABITS
from rules.hannibal.desk.known import known_ids
from rules.hannibal.desk.patches import PATCHES
from rules.hannibal.desk.positions import read_for
from rules.hannibal.desk.swap import swap_hidden
from rules.hannibal.desk.written import said_of
from rules.hannibal.events import chapter as events
from rules.hannibal.events import orders as window_orders
from rules.hannibal.events.windows import WINDOWS
from rules.hannibal.events.wording import CARD_TEXT, card_text
from rules.hannibal.invariants import INVARIANTS
from rules.hannibal.isolation import chapter as isolation
from rules.hannibal.march import chapter as march
from rules.hannibal.minds.brain import HannibalBrain
from rules.hannibal.notation import Position
from rules.hannibal.operations import chapter as operations
from rules.hannibal.pack.edition import edition
from rules.hannibal.reaction import chapter as reaction
from rules.hannibal.reaction import standing as reaction_orders
from rules.hannibal.reinforcements import chapter as reinforcements
from rules.hannibal.setup.arrangement import arrange
from rules.hannibal.siege import chapter as siege
from rules.hannibal.turn import chapter as turn
from rules.hannibal.turn.strategy import LEAVE, OPEN
from rules.hannibal.turn.turn import GameTurns
from rules.hannibal.upgrades import to_version_2, to_version_3
from rules.hannibal.victory import chapter as victory
from rules.hannibal.view import HannibalView, view_of
from rules.hannibal.winter import chapter as winter

CHAPTERS: tuple[RuleChapter, ...] = (  # in the order of the rulebook
    turn,  # ch.4, 6
    reinforcements,  # ch.5
    operations,  # ch.7
    march,  # ch.8, 9, 11
    reaction,  # ch.10, 12, 13
    battle,  # ch.14-17
    siege,  # ch.20
    winter,  # ch.21
    isolation,  # ch.22
    victory,  # ch.23
    events,  # ch.24, 26
)


class Hannibal(Game[Board]):
    """The Second Punic War, 218 to 201 BC, for two players."""

    id = "hannibal"
    version = 3
    board_type = Board
    procedures = tuple(procedure for chapter in CHAPTERS for procedure in chapter.PROCEDURES)
    actions = tuple(action for chapter in CHAPTERS for action in chapter.ACTIONS)
    patches = PATCHES
    invariants = INVARIANTS
    conditions = (*window_orders.CONDITIONS, *reaction_orders.CONDITIONS)
    orders = (
        OrderSpec("opening", (LEAVE, OPEN)),
        OrderSpec("first-player", ("rome", "carthage")),
        OrderSpec("battle-plan", ("plan",)),  # C2
        *reaction_orders.ORDERS,  # C3
        *window_orders.ORDERS,  # C4
    )
    defaults = (
        StandingOrder("opening", Choose(LEAVE)),  # H-92: Rome is asked only if it wants to be
        *window_orders.DEFAULTS,  # C4: nobody is asked who has given no order for a card
    )
    presets = window_orders.PRESETS
    habits = HABITS
    brain = HannibalBrain()
    triggers = tuple(window.kind for window in WINDOWS)
    theatre = ("space", "side")
    upgrades = {1: to_version_2, 2: to_version_3}

    def scenarios(self) -> dict[str, Scenario]:
        """H-1: the one scenario of the pack, with its two seats."""
        scenario = edition().scenario
        return {scenario.id: Scenario(scenario.id, 2, 2, (PAUSES,), scenario.seats)}

    def setup(
        self, scenario: str, options: Mapping[str, OptionValue], seats: tuple[Seat, ...], run: Run[Board]
    ) -> Board:
        """ch.3: the board is laid out, then the first turn begins."""
        run.call(GameTurns())
        return arrange()

    def view(self, table: Table[Board], seat: Seat | None) -> HannibalView:
        return view_of(table, seat)

    def named(self, options: Mapping[str, OptionValue], kind: str, key: str) -> Named | Message | None:
        """The pack's names; a battle card is called by its type."""
        if kind == "battle-card" and key in edition().decks.battle_types:
            type_name = Name("battle-type", edition().decks.battle_types[BattleCardId(key)])
            return message("battle-card", type=type_name)
        if kind == CARD_TEXT:
            return card_text(key)
        if kind == "scenario" and key == edition().scenario.id:
            return edition().scenario
        return edition().named(kind, key) or said_of(kind, key)

    def condition(self, table: Table[Board], seat: Seat, condition: Condition) -> bool:
        """C3, C4: conditions of orders for reactions and windows."""
        return reaction_orders.holds_in_reaction(table, condition) or window_orders.holds_in_window(
            table, seat, condition
        )

    def reactions(self, table: Table[Board], seat: Seat) -> tuple[Answering, ...]:
        """ch.24: the counter events of the seat's hand."""
        return window_orders.reactions_of(table.board, seat)

    def refuse_order(
        self, table: Table[Board], seat: Seat, order: StandingOrder, kept: tuple[StandingOrder, ...]
    ) -> Refusal | None:
        """ch.24: an order for a card is for one in the own hand."""
        return window_orders.refuse_reaction(table.board, seat, order)

    def known(self, table: Table[Board], kind: str, given: Mapping[str, str]) -> tuple[str, ...]:
        """The spaces, generals, cards and sides there are."""
        return known_ids(kind) or super().known(table, kind, given)

    def write_position(self, board: Board, public: bool) -> str:
        """The notation of `rules.hannibal.notation`."""
        return str(Position(board))

    def read_position(self, table: Table[Board], text: str) -> Arranged | Refusal:
        """The same, for a game master who sets a position up."""
        return read_for(text)

    def swap_hidden(self, board: Board, seat: Seat | None, pick: Callable[[int], int]) -> None:
        """ch.25: cards in other hands and in the draw piles may as well lie the other way round."""
        swap_hidden(board, seat, pick)

    def deal_hidden(self, board: Board, seat: Seat | None, pick: Callable[[int], int], fixed: Collection[str]) -> None:
        """ch.25: the cards in other hands and in the draw piles are dealt anew."""
        deal_hidden(board, seat, pick)


GAME = Hannibal()
