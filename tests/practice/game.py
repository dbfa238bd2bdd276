"""Three Hills, as the kernel gets to know it."""

from collections.abc import Callable, Collection, Mapping

from rules.core.game import Arranged, Game, OptionSpec, Scenario, refuse_position
from rules.core.ids import OptionValue, Seat
from rules.core.messages import Refusal
from rules.core.orders import Condition, ConditionSpec, OrderSpec, Preset, StandingOrder
from rules.core.questions import Choose
from rules.core.run import Run
from rules.core.table import Table
from tests.practice import pack, upgrades
from tests.practice.actions import Curse, Feast, Raid, Scout, Shield, Truce
from tests.practice.board import Board, Host
from tests.practice.brain import HillsBrain
from tests.practice.invariants import INVARIANTS
from tests.practice.notation import Position
from tests.practice.patches import GiveCard, SetCrowns, SetWarriors, TakeCard
from tests.practice.procedures import Assault, Campaign, CurseWindow, Parley, Round, ShieldWindow, Turn
from tests.practice.view import HillsView, view

FIRST_CARDS = 2


class ThreeHills(Game[Board]):
    """A small, complete game: secret marches, raids with answers to answers, cards, dice, and an end."""

    id = "practice"
    version = 3
    board_type = Board
    procedures = (Campaign, Round, Turn, Parley, Assault, ShieldWindow, CurseWindow)
    actions = (Raid, Feast, Scout, Truce, Shield, Curse)
    patches = (SetWarriors, SetCrowns, TakeCard, GiveCard)
    invariants = INVARIANTS
    upgrades = {1: upgrades.to_version_2, 2: upgrades.to_version_3}
    brain = HillsBrain()
    conditions = (ConditionSpec("target-is-another"), ConditionSpec("warriors-at-least", ("count",)))

    orders = (
        OrderSpec("shield", ("pass",), ("target-is-another", "warriors-at-least")),
        OrderSpec("curse", ("pass",), ("warriors-at-least",)),
        OrderSpec("march", ("home",), ("warriors-at-least",)),
        OrderSpec("truce", ("accept", "decline")),
        OrderSpec("turn", ("rest",)),
    )
    presets = (
        Preset("no-answers", tuple(StandingOrder(kind, Choose("pass")) for kind in ("shield", "curse"))),
        Preset("home-when-strong", (StandingOrder("march", Choose("home"), Condition("warriors-at-least")),), "count"),
    )

    def scenarios(self) -> dict[str, Scenario]:
        return {
            setting.id: Scenario(
                id=setting.id,
                seats_min=setting.seats_min,
                seats_max=setting.seats_max,
                options=(
                    OptionSpec("goal", setting.goal, tuple(range(2, 21))),
                    OptionSpec("open-hands", False),
                ),
            )
            for setting in pack.shipped().settings.values()
        }

    def setup(
        self, scenario: str, options: Mapping[str, OptionValue], seats: tuple[Seat, ...], run: Run[Board]
    ) -> Board:
        """1.3: everybody gets warriors and two cards."""
        setting = pack.shipped().settings[scenario]
        hosts = {seat: Host(warriors=setting.warriors) for seat in seats}
        deck = list(pack.shipped().cards)
        for host in hosts.values():
            for card in run.draw("deal", deck, FIRST_CARDS):
                deck.remove(card)
                host.hand.append(card)
        run.call(Campaign())
        open_hands = bool(options["open-hands"])
        return Board(hosts=hosts, deck=deck, last_round=setting.rounds, open_hands=open_hands)

    def view(self, table: Table[Board], seat: Seat | None) -> HillsView:
        return view(table, seat)

    def condition(self, table: Table[Board], seat: Seat, condition: Condition) -> bool:
        """When a standing order answers: by the raid's target, or by the seat's own strength."""
        if condition.id == "target-is-another":
            assault = table.find(Assault)
            return assault is not None and assault.target != seat
        return table.board.hosts[seat].warriors >= int(condition.params["count"])

    def known(self, table: Table[Board], kind: str, given: Mapping[str, str]) -> tuple[str, ...]:
        return tuple(pack.shipped().cards) if kind == "card" else super().known(table, kind, given)

    def write_position(self, board: Board, public: bool) -> str:
        return str(Position(board))

    def read_position(self, table: Table[Board], text: str) -> Arranged | Refusal:
        """A position in which a round has just been supplied (2.1)."""
        try:
            board = Position.parse(text).board
        except ValueError as error:
            return refuse_position(error)
        if tuple(board.hosts) != table.seats:
            return refuse_position(f"the seats are {' '.join(table.seats)}")
        board.open_hands = table.board.open_hands
        return Arranged(board, (Campaign(step="judge"), Round(step="march")))

    def swap_hidden(self, board: Board, seat: Seat | None, pick: Callable[[int], int]) -> None:
        """1.2: a card in another hand may as well be any card of the deck or of a third hand."""
        others = [host.hand for owner, host in board.hosts.items() if owner != seat and host.hand]
        if board.open_hands or not others:
            return
        hand = others[pick(len(others))]
        pools = [pool for pool in [*others, board.deck] if pool and pool is not hand]
        if pools:
            pool = pools[pick(len(pools))]
            mine, theirs = pick(len(hand)), pick(len(pool))
            hand[mine], pool[theirs] = pool[theirs], hand[mine]

    def deal_hidden(self, board: Board, seat: Seat | None, pick: Callable[[int], int], fixed: Collection[str]) -> None:
        """1.2: the cards that this seat does not see are dealt anew."""
        others = [host.hand for owner, host in board.hosts.items() if owner != seat]
        if board.open_hands:
            return
        pool = sorted(card for cards in [*others, board.deck] for card in cards)
        for hand in others:
            hand[:] = [pool.pop(pick(len(pool))) for _ in hand]
        board.deck = pool
