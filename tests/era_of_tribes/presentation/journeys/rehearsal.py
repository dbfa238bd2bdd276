"""A round of Era of Tribes in which everything happens that a journey should show, by three who know what they want.

A game master sets the peoples up in the middle of a game. Red trades, ships vassals over the sea and storms Cisalpina
with the help of an ally; Blue advances and has filed what comes next; Green makes a revolution. Secrets are tried until
the dice are kind.
"""

from collections import Counter
from collections.abc import Collection, Iterator
from functools import cache
from typing import NamedTuple

from rules.core.ids import Seat
from rules.core.match import Match
from rules.core.orders import StandingOrder
from rules.core.patches import SetPosition
from rules.core.questions import Answer, Choose, Question
from rules.era_of_tribes.battle.battle import CommitAttack, Support
from rules.era_of_tribes.board.ids import AreaId
from rules.era_of_tribes.board.state import Board
from rules.era_of_tribes.desk.filing import PRESETS
from rules.era_of_tribes.economy.economy import Trade
from rules.era_of_tribes.expansion.confirming import Confirm
from rules.era_of_tribes.expansion.expand import Expand
from rules.era_of_tribes.expansion.growth import Place
from rules.era_of_tribes.expansion.marching import March
from rules.era_of_tribes.game import GAME
from rules.era_of_tribes.progress.progress import Progress
from rules.era_of_tribes.revolution.revolution import Revolution

SCENARIO, SEATS = "three2", ("red", "blue", "green")
RED, BLUE, GREEN = (Seat(seat) for seat in SEATS)
REASON = "the game of last winter"
QUIET = next(preset for preset in PRESETS if preset.id == "quiet")
WANTED = (
    "traded",
    "advanced",
    "revolution",
    "vassals-moved by sea",
    "support-given",
    "province-taken",
    "filed",
    "ordered",
    "round-ends",
)
MOST_SECRETS, MOST_ANSWERS = 200, 60
# Red is the last to act in round 3: his pass begins the round that is played.
POSITION = """cut three2; order red blue green; round 3; level 1; active red; allies red green
red: romans, ep 6, mo 3, food 8, taler 4, navigation 1, mechanics 1, farming 1, armies 2, legions 2, done expansion
blue: gauls, ep 7, mo 3, food 6, taler 14, farming 1, passed, done expansion
green: carthaginians, ep 8, mo 3, food 6, taler 6, farming 1, culture 1, trade 1, mechanics 1, armies 2, passed
latium: red 2
etruria: red 2
campania: red 1
tyrrhenian-sea: red 1
belgica: blue 1
sequania: blue 1
cisalpina: blue 1
zeugitana: green 1, city
byzacena: green 1"""


class Step(NamedTuple):
    """One answer of the rehearsal, or with an order something that is left while others are asked."""

    seat: Seat
    answer: Answer
    order: StandingOrder | None = None


@cache
def kind_round() -> tuple[bytes, list[Step]]:
    """The first dice with which the round has all that is wanted, and its answers."""
    for number in range(MOST_SECRETS):
        secret = f"tribes {number}".encode()
        if (steps := rehearse(secret, WANTED)) is not None:
            return secret, steps
    raise AssertionError(f"no round with {', '.join(WANTED)} in {MOST_SECRETS} tries")


def rehearse(secret: bytes, wanted: Collection[str]) -> list[Step] | None:
    """The round with these dice, if it has everything that is wanted."""
    match = Match.start(GAME, SCENARIO, {}, seats=list(SEATS), secret=secret)
    assert match.override("gm", SetPosition(POSITION), REASON).refusal is None
    for order in QUIET.orders:
        match.order(BLUE, order)
    steps, told = list[Step](), Counter[str]()
    while not match.finished and told["round-ends"] < 2 and len(steps) < MOST_ANSWERS:
        step = leaves(match, told) or answers(match)
        outcome = match.submit(step.seat, step.answer) if step.order is None else match.order(step.seat, step.order)
        assert outcome.refusal is None, (step, outcome.refusal)
        steps.append(step)
        told.update(
            "filed" if isinstance(one.answer, Trade) else "ordered" for one in outcome.entries if one.kind == "auto"
        )
        told.update(event.message.id for event in outcome.events)
        moves = [event.message for event in outcome.events if event.message.id == "vassals-moved"]
        told["vassals-moved by sea"] += sum(said.params["by_sea"] is True for said in moves)
    return steps if told["round-ends"] > 1 and all(told[one] for one in wanted) else None


def leaves(match: Match[Board], told: Counter[str]) -> Step | None:
    """While Red thinks, Blue files a trade, and Green promises him two armies."""
    asked = match.pending[0]
    if match.table.board.round < 4 or asked.kind != "action" or asked.seat != RED:
        return None
    if told["planned"] == 0:
        told["planned"] += 1
        return left(match, GREEN, "support", Support(2), 0)
    if told["planned"] == 1 and told["traded"]:
        told["planned"] += 1
        return left(match, BLUE, "action", Trade(), 0)
    return None


def left(match: Match[Board], seat: Seat, kind: str, answer: Answer, way: int) -> Step:
    """An order, in one of the ways in which it may be left."""
    return Step(seat, answer, GAME.orders_for(match.view(seat), seat, kind, answer)[way])


def answers(match: Match[Board]) -> Step:
    """The first wish that is legal, else the default."""
    question = match.pending[0]
    for wish in wishes(match.table.board, question):
        if match.refusal(question.seat, wish, question.id) is None:
            return Step(question.seat, wish)
    assert question.default is not None
    return Step(question.seat, question.default)


def wishes(board: Board, question: Question) -> Iterator[Answer]:
    """What a seat would like to answer, the dearest first."""
    if board.round < 4:
        return
    if question.kind == "action":
        wanted: dict[Seat, tuple[Answer, ...]] = {
            RED: (Trade(), Expand()),
            BLUE: (Progress(("mechanics",)),),
            GREEN: (Revolution(),),
        }
        yield from wanted[question.seat]
    elif question.kind == "expansion":
        yield from _campaign(board)
    elif question.kind == "attack":
        yield CommitAttack(armies="all", allies=("green:2",))


def _campaign(board: Board) -> Iterator[Answer]:
    """Red grows, ships a vassal to Sardinia, and goes north with all that can."""
    etruria, sardinia = AreaId("etruria"), AreaId("sardinia")
    campaign = board.campaign
    assert campaign is not None
    if campaign.part == "growth":
        yield Place((etruria, AreaId("latium")))
    if board.lands[sardinia].owner is None:
        yield March(AreaId("latium"), (AreaId("tyrrhenian-sea"), sardinia))
    if AreaId("cisalpina") not in campaign.attacks:
        yield March(etruria, (AreaId("cisalpina"),), max(board.lands[etruria].vassals - 1, 1))
    yield Confirm()
    yield Choose("hold")
