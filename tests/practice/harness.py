"""How the generic test plays Three Hills, and how each of its invariants is broken."""

from rules.core.ids import Seat
from tests.generic.registry import Harness, Setup
from tests.practice.board import HOME, Board, Host
from tests.practice.game import ThreeHills

SEATS = ("P1", "P2", "P3", "P4")


def host(board: Board) -> Host:
    """A host that is in play."""
    return board.hosts[board.in_play()[0]]


def lose_a_card(board: Board) -> None:
    (board.deck or board.discard or host(board).hand).pop()


def stand_nowhere(board: Board) -> None:
    host(board).at = "a hill that is not there"


def raise_too_many(board: Board) -> None:
    host(board).warriors = 10


def fall_and_stay(board: Board) -> None:
    host(board).warriors = 0


def hold_from_afar(board: Board) -> None:
    host(board).at = HOME
    board.holders["oak"] = board.in_play()[0]


def steal_crowns(board: Board) -> None:
    host(board).crowns += 4 * board.round + 1


def play_too_long(board: Board) -> None:
    board.round = board.last_round + 1


HARNESS = Harness(
    game=ThreeHills(),
    setups=(
        Setup("skirmish", SEATS[:2]),
        Setup("skirmish", SEATS[:3], {"goal": 4}),
        Setup("long-war", SEATS),
        Setup("skirmish", SEATS[:4], {"open-hands": True}),
        Setup("long-war", tuple(Seat(name) for name in ("Anna", "Bela", "Čapek")), {"goal": 20}),
    ),
    breakers={
        "each-card-once": lose_a_card,
        "known-places": stand_nowhere,
        "warriors-in-bounds": raise_too_many,
        "fallen-are-out": fall_and_stay,
        "holders-stand-there": hold_from_afar,
        "crowns-were-earned": steal_crowns,
        "rounds-in-bounds": play_too_long,
    },
    step_cap=2_000,
    probe_every=16,
    full_coverage=True,
)
