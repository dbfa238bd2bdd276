"""A first turn of Empires in which everything happens that a journey should show, by three who know what they want.

Red looks for a diplomat and turns a foreign area; Blue fights for the seas; Green storms forts. Blue leaves a defence
order, Green files actions while the others play. Secrets are tried until cards and dice are kind.
"""

from collections import Counter
from collections.abc import Collection, Iterator
from functools import cache
from typing import NamedTuple

from rules.core.ids import Seat
from rules.core.match import Match
from rules.core.orders import StandingOrder
from rules.core.questions import Answer, Question
from rules.empires.attack.attack import Assault
from rules.empires.attack.routes import in_reach
from rules.empires.battle.battle import Defend
from rules.empires.board.holdings import has, is_last_province
from rules.empires.board.ids import AreaId, CardId, UnitId
from rules.empires.board.state import Board
from rules.empires.building.control import Reinforce
from rules.empires.building.recruiting import Exchange, Recruit
from rules.empires.diplomacy.diplomacy import Subvert
from rules.empires.game import GAME
from rules.empires.pack.edition import edition
from rules.empires.setup.founding import Settle
from rules.empires.setup.places import lawful_places
from rules.empires.trade.placing import PlaceTrade, consignments

SEATS = ("red", "blue", "green")
RED, BLUE, GREEN = (Seat(seat) for seat in SEATS)
WANTED = (
    "area-revolted",
    "sea-battle",
    "siege-battle",
    "area-subverted",
    "area-conquered",
    "cards-lost",
    "filed",
    "defended",
    "turn-begins",
)
FIRST_SECRET, MOST_SECRETS = 0, 400
MOST_ANSWERS = 120
DIPLOMAT = UnitId("diplomat")
STRONGEST = ("strongest",)
DEFENCE = Defend(stack=("spear", "strongest"))


class Step(NamedTuple):
    """One answer of the rehearsal, or with an order something that is left while others are asked."""

    seat: Seat
    answer: Answer
    order: StandingOrder | None = None


@cache
def kind_turn() -> tuple[bytes, list[Step]]:
    """The first dice with which the turn has all that is wanted, and its answers."""
    for number in range(FIRST_SECRET, MOST_SECRETS):
        secret = f"empires {number}".encode()
        if (steps := rehearse(secret, WANTED)) is not None:
            return secret, steps
    raise AssertionError(f"no turn with {', '.join(WANTED)} in {MOST_SECRETS} tries")


def rehearse(secret: bytes, wanted: Collection[str]) -> list[Step] | None:
    """The turn with these dice, if it has everything that is wanted."""
    match = Match.start(GAME, "empires", {}, seats=list(SEATS), secret=secret)
    steps, told = list[Step](), Counter[str]()
    while not match.finished and told["turn-begins"] < 2 and len(steps) < MOST_ANSWERS:
        step = leaves(match, told) or answers(match)
        if step.order is not None:
            outcome = match.order(step.seat, step.order)
        else:
            outcome = match.submit(step.seat, step.answer)
        assert outcome.refusal is None, outcome.refusal
        steps.append(step)
        for entry in outcome.entries:
            if entry.kind == "auto":
                told["defended" if isinstance(entry.answer, Defend) else "filed"] += 1
        for event in outcome.events:
            told[event.message.id] += 1
            if event.message.id == "battle-begins":
                told[f"{event.message.params['combat']}-battle"] += 1
    return steps if all(told[one] for one in wanted) else None


def leaves(match: Match[Board], told: Counter[str]) -> Step | None:
    """Blue's defence at the beginning, and Green's plans for rounds 2 to 4."""
    board, asked = match.table.board, match.pending[0]
    if board.phase == "set-up" or asked.kind != "action":
        return None
    if told["left"] == 0 and asked.seat != BLUE:
        told["left"] += 1
        return left(match, BLUE, "defend", DEFENCE, 0)
    if board.round == 1 and asked.seat != GREEN and told["planned"] < 2:
        told["planned"] += 1
        words = consignments(board, GREEN)
        return left(match, GREEN, "action", PlaceTrade((words[0], words[told["planned"]])), told["planned"])
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
    seat = question.seat
    if question.kind == "settle":
        place, *others = lawful_places(board, seat)
        yield Settle(place, tuple(dict.fromkeys((*edition().map.seas, *others))))
    elif question.kind in ("action", "extra-action"):
        yield from {RED: _turns, BLUE: _sails, GREEN: _storms}[seat](board, seat)


def _foreign(board: Board, seat: Seat) -> list[AreaId]:
    found = [area for area in in_reach(board, seat) if board.areas[area].owner not in (None, seat)]
    return [area for area in found if not is_last_province(board, area)]


def _turns(board: Board, seat: Seat) -> Iterator[Answer]:
    """Red: a diplomat, then somebody's area with a single marker; otherwise a marker more at home."""
    if has(board, seat, "diplomacy"):
        yield from (Subvert(area, 3) for area in _foreign(board, seat) if board.areas[area].markers == 1)
    else:
        unit_of = edition().decks.unit_of
        yield from (Recruit(card) for card in board.display if unit_of[CardId(card)] == DIPLOMAT)
        yield Exchange((DIPLOMAT, UnitId("galley"), UnitId("trader"), UnitId("foot"), UnitId("warband")))
    yield from _strengthens(board, seat)


def _sails(board: Board, seat: Seat) -> Iterator[Answer]:
    """Blue: the seas of others."""
    yield from (Assault(area, STRONGEST) for area in _foreign(board, seat) if area in edition().map.seas)
    yield from _strengthens(board, seat)


def _storms(board: Board, seat: Seat) -> Iterator[Answer]:
    """Green: forts of others."""
    forts = [area for area in _foreign(board, seat) if board.areas[area].fort]
    yield from (Assault(area, STRONGEST, STRONGEST) for area in forts)
    yield from _strengthens(board, seat)


def _strengthens(board: Board, seat: Seat) -> Iterator[Answer]:
    yield from (Reinforce(area) for area, state in board.areas.items() if state.owner == seat)
