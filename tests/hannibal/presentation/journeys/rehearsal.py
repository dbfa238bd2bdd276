"""A first turn of Hannibal in which everything happens that a journey should show, by two who know what they want.

Rome lands in Africa and besieges Utica, Hanno intercepts, and markers without a way home are isolated in the end. What
they cannot have they leave to the defaults. Secrets are tried until the cards and dice are kind.
"""

from collections import Counter
from collections.abc import Collection, Iterator
from functools import cache

from rules.core.match import Match
from rules.core.questions import Answer, Choose, Question
from rules.hannibal.battle.plans import LayPlan
from rules.hannibal.board.decks import card_data
from rules.hannibal.board.ids import ROME, CardId, GeneralId, SpaceId, side_of
from rules.hannibal.board.state import Board
from rules.hannibal.events.windows import Counter as Answering
from rules.hannibal.game import GAME
from rules.hannibal.march.orders import March
from rules.hannibal.operations.discarding import Discard
from rules.hannibal.operations.markers import PlaceMarkers
from tests.bot.travellers import Step, as_offered

SEATS = ("rome", "carthage")
SCENARIO = "second-punic-war"
WANTED = (
    "sea-leg-announced",
    "intercepted",
    "battle-won",
    "siege-rolled",
    "counter-played",
    "winter-rolled",
    "markers-isolated",
    "turn-begins",
)
MOST_SECRETS = 100
MOST_ANSWERS = 120
LONGUS = GeneralId("t-longus")
UTICA = SpaceId("utica")
NO_WAY_HOME = ("tolosa", "taurini", "numantia", "bilbilis")


@cache
def kind_turn() -> tuple[bytes, list[Step]]:
    """The first dice with which the turn has all that is wanted, and its answers."""
    for number in range(MOST_SECRETS):
        secret = f"hannibal {number}".encode()
        if (steps := rehearse(secret, WANTED)) is not None:
            return secret, steps
    raise AssertionError(f"no turn with {', '.join(WANTED)} in {MOST_SECRETS} tries")


def rehearse(secret: bytes, wanted: Collection[str]) -> list[Step] | None:
    """The turn with these dice, if it has everything that is wanted."""
    match = Match.start(GAME, SCENARIO, {}, seats=list(SEATS), secret=secret)
    steps, told = list[Step](), Counter[str]()
    while not match.finished and not told["turn-begins"] and len(steps) < MOST_ANSWERS:
        question = match.pending[0]
        given = as_offered(question, answer_to(match, question))
        outcome = match.submit(question.seat, given, question.id)
        assert outcome.refusal is None
        steps.append(Step(question.seat, given))
        told.update(event.message.id for event in outcome.events)
    return steps if all(told[one] for one in wanted) else None


def answer_to(match: Match[Board], question: Question) -> Answer:
    """The first wish that is legal, else the default."""
    for wish in wishes(match, question):
        if match.refusal(question.seat, wish, question.id) is None:
            return wish
    assert question.default is not None
    return question.default


def wishes(match: Match[Board], question: Question) -> Iterator[Answer]:
    """What a seat would like to answer, the dearest first."""
    board = match.table.board
    if question.kind == "play":
        yield from _cards(board, question)
    elif question.kind == "react":
        yield Choose("intercept-best")
    elif question.kind == "battle-plan":
        yield LayPlan(ask="never")
    elif "counter" in question.actions and question.kind != "third-point":
        yield from (Answering(card) for card in sorted(board.hands[side_of(question.seat)]) if card != "bad-weather")


def _cards(board: Board, question: Question) -> Iterator[Answer]:
    side = side_of(question.seat)
    hand = sorted(board.hands[side], key=lambda card: (-card_data(card).ops, card))
    if side == ROME:
        yield from _in_africa(board, hand)
        yield from (PlaceMarkers(card, (SpaceId(space),)) for card in reversed(hand) for space in NO_WAY_HOME)
    yield from (Discard(card) for card in reversed(hand) if card_data(card).play != "counter")


def _in_africa(board: Board, hand: list[CardId]) -> Iterator[Answer]:
    """Longus lands before Utica, or goes on besieging it."""
    there = board.generals[LONGUS].at == UTICA
    path = () if there else (f"sea:{UTICA}",)
    yield from (March(card, general=LONGUS, path=path, siege=True, if_intercepted="fight") for card in hand)
