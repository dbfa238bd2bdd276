"""How the generic test plays Assyrian Wars, and how each of its invariants is broken."""

import rules
from rules.assyrian_wars.ids import ASSYRIA, BABYLONIA, AreaId, CardId, CountryId, LeaderId, PieceId
from rules.assyrian_wars.pieces import ArmyGroup, Piece, Siege
from rules.assyrian_wars.state import Board, HalfAP, Impulse
from tests.assyrian_wars.policies import some_answer
from tests.generic.registry import Harness, Setup

SEATS = ("P1", "P2", "P3", "P4", "P5")
AREA = AreaId("gutium")  # a round area without an owner
HOME = AreaId("singara")  # a round home area of Assyria
CITY = AreaId("nineveh")


def lose_a_piece(board: Board) -> None:
    board.game_pool.pop()


def lose_a_card(board: Board) -> None:
    (board.deck or board.discard).pop()


def serve_nobody(board: Board) -> None:
    board.areas[AREA].control = CountryId("XX")


def play_too_long(board: Board) -> None:
    board.clock.turn = board.clock.last_turn + 1


def pillage_too_much(board: Board) -> None:
    board.areas[CITY].pillage = 3


def save_too_much(board: Board) -> None:
    board.countries[ASSYRIA].saved = HalfAP(9)


def act_twice(board: Board) -> None:
    board.impulse = Impulse(ASSYRIA)
    board.clock.last = ASSYRIA
    board.countries[ASSYRIA].turn.impulses = 1


def crowd_an_army(board: Board) -> None:
    chief = next(piece for state in board.areas.values() for piece in state.pieces if piece.is_leader)
    unit = PieceId("XX-LI-1")
    crowd = [Piece(unit, chief.owner, under=LeaderId(chief.id)) for _ in range(11)]
    next(state for state in board.areas.values() if chief in state.pieces).pieces.extend(crowd)


def group_nobody(board: Board) -> None:
    board.impulse = None
    board.groups.append(ArmyGroup(CardId("1"), ASSYRIA, [LeaderId(PieceId("AS-nobody"))]))


def meet_an_enemy(board: Board) -> None:
    board.impulse = None
    board.areas[AREA].pieces = [Piece(PieceId("AS-LI-1"), ASSYRIA), Piece(PieceId("BA-LI-1"), BABYLONIA)]


def hide_without_need(board: Board) -> None:
    board.impulse = None
    board.areas[CITY].pieces = [Piece(PieceId("AS-LI-1"), ASSYRIA, inside=True)]


def hold_from_afar(board: Board) -> None:
    board.impulse = None
    board.areas[HOME].control = ASSYRIA
    board.areas[HOME].pieces = [Piece(PieceId("BA-LI-1"), BABYLONIA)]


def besiege_from_afar(board: Board) -> None:
    board.impulse = None
    board.areas[CITY].sieges = [Siege(BABYLONIA)]


# Steps that random play reaches rarely or never, and the tests that do.
UNREACHED = {
    "RepayLoan.pay": "tests/cases/test_6_18_income.py: loans come with events",
    "RepayLoan.ask": "tests/cases/test_6_18_income.py: loans come with events",
    "RepayLoan.suffer": "tests/cases/test_6_18_income.py: loans come with events",
    "Renewal.ask": "tests/cases/test_6_6_3_army_groups.py",
    "Renewal.form": "tests/cases/test_6_6_3_army_groups.py",
    "Occupation.ask": "tests/cases/test_6_12_control.py",
    "Occupation.decide": "tests/cases/test_6_12_control.py",
    "JoinForces.ask": "tests/cases/test_6_6_9_interception.py",
    "SortieBattle.fight": "tests/cases/test_6_8_sorties.py",
    "SortieBattle.look": "tests/cases/test_6_8_sorties.py",
    "HungerStep.finish": "tests/cases/test_6_8_1_hunger.py",
    "Surrender.starve": "tests/cases/test_6_8_1_hunger.py",
    "Deportation.ask": "tests/cases/test_6_8_4_deportation.py",
    "Deportation.carry": "tests/cases/test_6_8_4_deportation.py",
    "Windfall.ask": "tests/cases/test_6_8_4_deportation.py",
    "Windfall.spend": "tests/cases/test_6_8_4_deportation.py",
    "ShareVictory.share": "tests/cases/test_6_7_6_winning.py",
    "ShareVictory.ask": "tests/cases/test_6_7_6_winning.py",
    "ShareVictory.give": "tests/cases/test_6_7_6_winning.py",
    "CardWindow.offer": "tests/assyrian_wars/test_windows.py: no card event answers anything yet",
    "CardWindow.hear": "tests/assyrian_wars/test_windows.py: no card event answers anything yet",
}

HARNESS = Harness(
    game=rules.games()["assyrian-wars"],
    setups=(
        Setup("two-rivers", SEATS[:3], {"length": "short"}),
        Setup("two-rivers", SEATS[:2], {"special-units": True}),
        Setup("campaign", SEATS, {"length": "full"}),
        Setup("rise-and-fall", SEATS[:4]),
        Setup("ashurbanipal", SEATS),
        Setup("two-rivers", SEATS[:3], {"fog-of-war": False, "reduced-leaders": False, "combining": False}),
    ),
    breakers={
        "each-piece-once": lose_a_piece,
        "each-card-once": lose_a_card,
        "known-owners": serve_nobody,
        "clock-in-bounds": play_too_long,
        "markers-in-bounds": pillage_too_much,
        "purses-in-bounds": save_too_much,
        "no-two-impulses-in-a-row": act_twice,
        "army-limits": crowd_an_army,
        "group-limits": group_nobody,
        "enemies-apart": meet_an_enemy,
        "garrisons-shut-in": hide_without_need,
        "control-follows-occupation": hold_from_afar,
        "sieges-are-kept-up": besiege_from_afar,
    },
    policy=some_answer,
    step_cap=20_000,
    probe_every=512,
    full_coverage=True,
    unreached=UNREACHED,
)
