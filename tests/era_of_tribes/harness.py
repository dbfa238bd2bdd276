"""How the generic test plays Era of Tribes, and how each of its invariants is broken."""

from rules.core.ids import Seat
from rules.era_of_tribes.board.ids import AreaId
from rules.era_of_tribes.board.state import Board
from rules.era_of_tribes.game import GAME
from rules.era_of_tribes.pack.map import SEATS
from tests.era_of_tribes.random.openings import begin
from tests.era_of_tribes.random.policies import some_answer
from tests.era_of_tribes.random.tallies import GREAT_THINGS
from tests.generic.registry import Harness, Setup

RED, BLUE = Seat("red"), Seat("blue")

UNREACHED = dict.fromkeys(
    ("WholeGame.set_up", "Founding.draw_order"),
    "tests/era_of_tribes/cases/test_03_set_up.py: every match begins with them",
)


def some_land(board: Board) -> AreaId:
    """A province that somebody holds and nobody fights for."""
    fought = None if board.conflict is None else board.conflict.area
    return next(area for area, land in board.lands.items() if land.owner is not None and area != fought)


def lose_a_place(board: Board) -> None:
    board.lands.popitem()


def lose_a_vassal(board: Board) -> None:
    board.realms[RED].removed += 1


def lose_a_city(board: Board) -> None:
    board.realms[RED].unbuilt.pop()


def double_a_card(board: Board) -> None:
    board.deck.append(board.deck[0])


def lose_a_tile(board: Board) -> None:
    board.box.pop()


def owe_taler(board: Board) -> None:
    board.realms[RED].taler = -1


def own_nothing(board: Board) -> None:
    land = board.lands[some_land(board)]
    land.vassals, land.city = 0, False


def settle_barbarians(board: Board) -> None:
    board.lands[some_land(board)].tile = board.box[0]


def trade_in_the_wild(board: Board) -> None:
    land = board.lands[some_land(board)]
    land.city, land.post = False, RED


def sink_a_fleet(board: Board) -> None:
    next(iter(board.seas.values())).fleets = {RED: 0}


def starve(board: Board) -> None:
    board.campaign, board.phase = None, "actions"
    board.realms[RED].fed += 1


def crowd_the_ring(board: Board) -> None:
    for realm in board.realms.values():
        realm.ring = True


def ally_twice(board: Board) -> None:
    board.alliances = [(BLUE, RED), (BLUE, RED)]


# Every part of the map with each number of players; those for two are the longest, for land is scarce there.
SETUPS = (
    Setup("four1", SEATS[:4], {"rounds": 9}),
    Setup("two3", SEATS[:2], {"rounds": 14}),
    Setup("three1", SEATS[:3], {"rounds": 10}),
    Setup("full", SEATS[:5], {"rounds": 7}),
    Setup("two5", SEATS[:2], {"rounds": 16, "long": True}),
    Setup("full", SEATS[:6], {"rounds": 6}),
    Setup("three2", SEATS[:3], {"rounds": 10}),
    Setup("four2", SEATS[:4], {"rounds": 9}),
    Setup("two1", SEATS[:2], {"rounds": 14}),
    Setup("two2", SEATS[:2], {"rounds": 18}),
    Setup("three3", SEATS[:3], {"rounds": 12}),
    Setup("four3", SEATS[:4], {"rounds": 8}),
    Setup("two4", SEATS[:2], {"rounds": 14}),
    Setup("three4", SEATS[:3], {"rounds": 10}),
    Setup("four4", SEATS[:4], {"rounds": 8}),
)

HARNESS = Harness(
    game=GAME,
    setups=SETUPS,
    breakers={
        "known-places": lose_a_place,
        "each-vassal-once": lose_a_vassal,
        "each-city-once": lose_a_city,
        "each-card-once": double_a_card,
        "each-tile-once": lose_a_tile,
        "counts-in-bounds": owe_taler,
        "owners-have-pieces": own_nothing,
        "barbarians-alone": settle_barbarians,
        "posts-on-cities": trade_in_the_wild,
        "fleets-counted": sink_a_fleet,
        "food-settled": starve,
        "one-on-the-ring": crowd_the_ring,
        "pairs-once": ally_twice,
    },
    policy=some_answer,
    games=15,
    coverage_games=60,
    full_coverage=True,
    unreached=UNREACHED,
    tallies=(GREAT_THINGS,),
    opening=begin,
)
