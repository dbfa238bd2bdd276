"""Era of Tribes, as the kernel gets to know it: what it is made of, how it begins, who sees what."""

from collections.abc import Callable, Collection, Mapping

from msgspec import Struct

from rules.core.game import Arranged, Game, Named, OptionSpec, RuleChapter, Scenario
from rules.core.ids import OptionValue, Seat
from rules.core.messages import Message, Refusal
from rules.core.orders import Condition, StandingOrder
from rules.core.questions import Answer
from rules.core.run import Run
from rules.core.table import Table
from rules.era_of_tribes.barbarians import chapter as barbarians
from rules.era_of_tribes.battle import chapter as battle
from rules.era_of_tribes.board.ids import CutId
from rules.era_of_tribes.board.names import bonus_step, request
from rules.era_of_tribes.board.state import Board
from rules.era_of_tribes.desk import dealing, filing, positions
from rules.era_of_tribes.desk.habits import HABITS
from rules.era_of_tribes.desk.known import known_ids
from rules.era_of_tribes.desk.patches import PATCHES
from rules.era_of_tribes.diplomacy import chapter as diplomacy
from rules.era_of_tribes.economy import chapter as economy
from rules.era_of_tribes.expansion import chapter as expansion
from rules.era_of_tribes.invariants import INVARIANTS
from rules.era_of_tribes.minds.brain import TribesBrain
from rules.era_of_tribes.pack.edition import edition
from rules.era_of_tribes.pack.map import SEATS
from rules.era_of_tribes.progress import chapter as progress
from rules.era_of_tribes.revolution import chapter as revolution
from rules.era_of_tribes.scoring import chapter as scoring
from rules.era_of_tribes.setup import chapter as setup
from rules.era_of_tribes.setup.arrangement import arrange
from rules.era_of_tribes.turn import chapter as turn
from rules.era_of_tribes.turn.rounds import WholeGame
from rules.era_of_tribes.view import TribesView, view_of

CHAPTERS: tuple[RuleChapter, ...] = (  # in the order of the rules
    setup,  # ch.3
    turn,  # ch.4
    economy,  # ch.5
    diplomacy,  # ch.5.1
    progress,  # ch.5.2
    revolution,  # ch.5.3
    expansion,  # ch.6
    battle,  # ch.6.4, 6.5
    barbarians,  # ch.7
    scoring,  # ch.9
)
OPTIONS = (
    OptionSpec("long", False, (False, True)),
    OptionSpec("rounds", 0, (0, *range(3, 25))),  # T-78
)


class EraOfTribes(Game[Board]):
    """Peoples of Europe from the Stone Age to the Middle Ages, for two to six players."""

    id = "era-of-tribes"
    version = 1
    board_type = Board
    procedures = tuple(procedure for chapter in CHAPTERS for procedure in chapter.PROCEDURES)
    actions = tuple(action for chapter in CHAPTERS for action in chapter.ACTIONS)
    patches = PATCHES
    invariants = INVARIANTS
    conditions = filing.CONDITIONS
    orders = filing.ORDERS
    presets = filing.PRESETS
    defaults = filing.DEFAULTS
    habits = HABITS
    brain = TribesBrain()

    def scenarios(self) -> dict[str, Scenario]:
        """ch.3, T-85: the parts of the map, the usual one of each number of players first."""
        cuts = edition().map.cuts
        usual = list(dict.fromkeys(edition().map.usual(players) for players in range(2, len(SEATS) + 1)))
        ordered = [*usual, *(id for id in cuts if id not in usual)]
        span = {id: (min(cuts[id].players), max(cuts[id].players)) for id in ordered}
        return {id: Scenario(id, few, most, OPTIONS, SEATS[:most]) for id, (few, most) in span.items()}

    def setup(
        self, scenario: str, options: Mapping[str, OptionValue], seats: tuple[Seat, ...], run: Run[Board]
    ) -> Board:
        """ch.3: an empty board, on which the set-up begins."""
        run.call(WholeGame())
        return arrange(CutId(scenario), seats, bool(options["long"]), int(options["rounds"]))

    def view(self, table: Table[Board], seat: Seat | None) -> TribesView:
        return view_of(table, seat)

    def named(self, options: Mapping[str, OptionValue], kind: str, key: str) -> Named | Message | None:
        """The pack's names; a bonus step and a request to an ally are told as what they are."""
        if kind == "bonus-step":
            return bonus_step(key)
        if kind == "request":
            return request(key)
        return edition().named(kind, key)

    def condition(self, table: Table[Board], seat: Seat, condition: Condition) -> bool:
        """T-81, T-83, T-84: conditions of standing orders."""
        return filing.holds(table, seat, condition)

    def orders_for(self, view: Struct, seat: Seat, kind: str, answer: Answer) -> tuple[StandingOrder, ...]:
        """T-79, T-81, T-84: filed actions, defences and help, with their conditions."""
        assert isinstance(view, TribesView)
        return filing.orders_for(view, seat, kind, answer)

    def refuse_order(
        self, table: Table[Board], seat: Seat, order: StandingOrder, kept: tuple[StandingOrder, ...]
    ) -> Refusal | None:
        """T-79: at most four actions are filed."""
        return filing.refuse_order(order, kept)

    def known(self, table: Table[Board], kind: str, given: Mapping[str, str]) -> tuple[str, ...]:
        """The places, cards, tiles, fields, goods, peoples and seats there are."""
        return known_ids(kind, table.board, table.seats)

    def write_position(self, board: Board, public: bool) -> str:
        """The notation of `rules.era_of_tribes.notation`."""
        return positions.written(board)

    def read_position(self, table: Table[Board], text: str) -> Arranged | Refusal:
        """The same, for a game master who sets a position up."""
        return positions.read_for(table, text)

    def swap_hidden(self, board: Board, seat: Seat | None, pick: Callable[[int], int]) -> None:
        """ch.11: cards and tiles that a watcher cannot see may as well be different ones."""
        dealing.swap_hidden(board, seat, pick)

    def deal_hidden(self, board: Board, seat: Seat | None, pick: Callable[[int], int], fixed: Collection[str]) -> None:
        """ch.11: cards and tiles that a watcher cannot see are dealt anew."""
        dealing.deal_hidden(board, seat, pick)


GAME = EraOfTribes()
