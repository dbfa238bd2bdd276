"""How the generic test plays Empires, and how each of its invariants is broken."""

from rules.core.ids import Seat
from rules.empires.board.ids import AreaId, SetId
from rules.empires.board.state import Board, Engagement
from rules.empires.game import GAME
from tests.empires.random.policies import some_answer
from tests.empires.random.tallies import GREAT_THINGS
from tests.generic.registry import Harness, Setup

SEATS = ("red", "blue", "green", "yellow", "purple")
ITALIA, SEA = AreaId("italia"), AreaId("w")
RED = Seat("red")

UNREACHED = dict.fromkeys(
    ("WholeGame.set_up", "Founding.draw_seats"), "tests/empires/cases/test_03_set_up.py: every match begins with them"
)


def lose_a_card(board: Board) -> None:
    board.deck.pop()


def forget_an_area(board: Board) -> None:
    del board.areas[ITALIA]


def share_a_set(board: Board) -> None:
    for realm in board.realms.values():
        realm.empire, realm.half = SetId("a"), "north"


def forget_a_seat(board: Board) -> None:
    board.order.pop()


def owe_goods(board: Board) -> None:
    board.realms[RED].goods = -1


def invent_a_stack(board: Board) -> None:
    board.engagement = Engagement(ITALIA, RED, Seat("blue"), [board.deck[0]])


def own_without_a_marker(board: Board) -> None:
    board.areas[ITALIA].owner, board.areas[ITALIA].markers = RED, 0


def fortify_the_sea(board: Board) -> None:
    board.areas[SEA].fort = True


def trade_too_much(board: Board) -> None:
    board.areas[SEA].trade = {RED: 5}


def play_too_long(board: Board) -> None:
    board.turn = 5


def open_too_many(board: Board) -> None:
    board.display = board.deck[:7]


def fight_for_nothing(board: Board) -> None:
    board.areas[ITALIA].owner = None
    board.engagement = Engagement(ITALIA, RED, Seat("blue"))


HARNESS = Harness(
    game=GAME,
    setups=tuple(Setup("empires", SEATS[:players]) for players in (4, 3, 5)),
    breakers={
        "each-card-once": lose_a_card,
        "known-areas": forget_an_area,
        "each-set-once": share_a_set,
        "seats-once": forget_a_seat,
        "counts-in-bounds": owe_goods,
        "stacks-from-hands": invent_a_stack,
        "owners-have-markers": own_without_a_marker,
        "forts-in-own-provinces": fortify_the_sea,
        "trade-fits": trade_too_much,
        "clock-in-bounds": play_too_long,
        "display-in-bounds": open_too_many,
        "engaged-over-foreign-areas": fight_for_nothing,
    },
    policy=some_answer,
    full_coverage=True,
    unreached=UNREACHED,
    tallies=(GREAT_THINGS,),
)
