"""How the generic test plays Hannibal, and how each of its invariants is broken."""

from rules.hannibal.board.decks import fresh_battle_cards
from rules.hannibal.board.ids import CARTHAGE, ROME, GeneralId, SpaceId
from rules.hannibal.board.state import Board, GeneralState
from rules.hannibal.game import GAME
from tests.generic.registry import Harness, Setup
from tests.hannibal.random.policies import some_answer
from tests.hannibal.random.tallies import EVENTS, GREAT_THINGS, USES
from tests.hannibal.random.unreached import UNREACHED

HANNO, LONGUS = GeneralId("hanno"), GeneralId("t-longus")
CAPUA, NARBO, TARENTUM = SpaceId("capua"), SpaceId("narbo"), SpaceId("tarentum")


def forget_a_space(board: Board) -> None:
    del board.spaces[NARBO]


def lose_a_card(board: Board) -> None:
    (board.deck or board.discard).pop()


def lose_a_battle_card(board: Board) -> None:
    board.battle = fresh_battle_cards()
    board.battle.deck.pop()


def lose_a_general(board: Board) -> None:
    board.generals[HANNO] = GeneralState()


def owe_units(board: Board) -> None:
    board.spaces[NARBO].rome.regular = -1


def breed_elephants(board: Board) -> None:
    board.spaces[NARBO].carthage.elephants = 5


def abandon_a_city(board: Board) -> None:
    board.spaces[CAPUA].owner = None


def overdo_a_siege(board: Board) -> None:
    board.spaces[TARENTUM].points = 3


def meet_in_the_open(board: Board) -> None:
    board.play = None
    board.spaces[NARBO].rome.regular = board.spaces[NARBO].carthage.regular = 1


def crowd_a_city(board: Board) -> None:
    board.spaces[CAPUA].inside.regular = 3


def enter_an_enemy_city(board: Board) -> None:
    board.spaces[CAPUA].owner = CARTHAGE
    board.generals[LONGUS] = GeneralState(at=CAPUA, inside=True, rank="consul")


def send_hanno_away(board: Board) -> None:
    board.generals[HANNO] = GeneralState(at=NARBO)


def besiege_with_nobody(board: Board) -> None:
    board.play = None
    state = board.spaces[TARENTUM]
    state.owner, state.points = ROME, 1
    state.carthage.regular = state.carthage.elephants = 0


def play_too_long(board: Board) -> None:
    board.turn = 10


HARNESS = Harness(
    game=GAME,
    setups=(Setup("second-punic-war", ("rome", "carthage")),),
    breakers={
        "known-spaces": forget_a_space,
        "each-card-once": lose_a_card,
        "each-battle-card-once": lose_a_battle_card,
        "generals-somewhere": lose_a_general,
        "units-in-bounds": owe_units,
        "elephants-in-bounds": breed_elephants,
        "markers-legal": abandon_a_city,
        "points-in-bounds": overdo_a_siege,
        "enemies-apart": meet_in_the_open,
        "walls-hold": crowd_a_city,
        "generals-inside-own-cities": enter_an_enemy_city,
        "generals-at-home": send_hanno_away,
        "sieges-kept-up": besiege_with_nobody,
        "turns-in-bounds": play_too_long,
    },
    policy=some_answer,
    games=12,
    full_coverage=True,
    coverage_games=16,
    coverage_first=(12, 9, 3, 8),
    unreached=UNREACHED,
    tallies=(EVENTS, USES, GREAT_THINGS),
)
