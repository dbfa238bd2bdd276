"""E-51: games by chat: four people who look twice a day, answer what is asked and file their actions."""

from collections.abc import Iterator, Sequence
from random import Random

from rules.core.actions import Action
from rules.core.entries import Entry, Outcome
from rules.core.ids import Seat
from rules.core.match import Match
from rules.core.orders import StandingOrder
from rules.empires.attack.attack import Assault
from rules.empires.attack.routes import in_reach
from rules.empires.battle.battle import Defend
from rules.empires.board.holdings import areas_of, is_last_province, provinces_of
from rules.empires.board.ids import AreaId
from rules.empires.board.state import Board
from rules.empires.building.control import Reinforce
from rules.empires.building.forts import Fortify
from rules.empires.desk.filing import DEFEND, MOST_FILED, filed
from rules.empires.diplomacy.diplomacy import Court
from rules.empires.game import GAME
from rules.empires.setup.founding import Settle
from rules.empires.setup.places import lawful_places
from rules.empires.trade.placing import PlaceTrade, consignments
from rules.empires.view import EmpiresView
from tests.empires.random.policies import some_answer

SEATS = ("red", "blue", "green", "yellow")
HALF_A_DAY = 12
TIMER = 48  # hours until a question lapses
STACK = ("strongest",)


def visits(chance: Random) -> Iterator[tuple[int, Seat]]:
    """When who looks: everybody twice a day, at hours of his own."""
    hours = {Seat(seat): chance.randrange(HALF_A_DAY) for seat in SEATS}
    day = 0
    while True:
        looks = sorted((hour + HALF_A_DAY * half, seat) for seat, hour in hours.items() for half in (0, 1))
        yield from ((24 * day + hour, seat) for hour, seat in looks)
        day += 1


class ChatGame:
    """A game by chat, with its log and the hours since which questions are open."""

    def __init__(self, seed: int, ordered: Sequence[str]) -> None:
        self.chance = Random(seed)
        self.match = Match.start(GAME, "empires", {}, SEATS, b"chat %d" % seed)
        self.begun = self.match.dump()
        self.entries = list[Entry]()
        self.since = dict[int, int]()
        self.lapsed = 0
        for seat in ordered:
            self.keep(self.match.order(seat, StandingOrder(DEFEND, Defend())))

    def keep(self, outcome: Outcome) -> None:
        """What was accepted is written into the log."""
        assert outcome.refusal is None, outcome.refusal
        self.entries.extend(outcome.entries)

    def days(self) -> int:
        """Plays to the end; says how many days it took."""
        for hour, seat in visits(self.chance):
            self.ring(hour)
            self.visit(seat)
            if self.match.finished:
                return 1 + hour // 24
        raise AssertionError("nobody looked any more")

    def ring(self, hour: int) -> None:
        """Questions that nobody has answered in time lapse."""
        for question in self.match.pending:
            if hour - self.since.setdefault(question.id, hour) > TIMER:
                self.keep(self.match.lapse(question.id))
                self.lapsed += 1

    def visit(self, seat: Seat) -> None:
        """One look: he answers as long as he is asked, then files fresh actions for the next turns."""
        match = self.match
        while (question := next((one for one in match.pending if one.seat == seat), None)) is not None:
            answer = some_answer(match, question, self.chance)
            if isinstance(answer, Settle):
                wishes = lawful_places(match.table.board, seat)
                answer = Settle(answer.area, tuple(area for area in wishes if area != answer.area))
            self.keep(match.submit(seat, answer, question.id))
        if match.finished or match.table.board.phase == "set-up":
            return
        for kept in reversed(match.orders(seat)):
            if kept.order.once:
                self.keep(match.cancel_order(seat, kept.id))
        for action in plans(match.table.board, seat, self.chance):
            view = match.view(seat)
            assert isinstance(view, EmpiresView)
            if not match.finished:
                self.keep(match.order(seat, filed(view, seat, action)))


def plans(board: Board, seat: Seat, chance: Random) -> list[Action]:
    """Three actions of different kinds that are sensible now, and may be illegal later."""
    targets = [area for area in in_reach(board, seat) if not is_last_province(board, area)]
    found: list[Action] = [attack(board, area) for area in chance.sample(targets, min(2, len(targets)))]
    found += [Court(area) for area in targets if board.areas[area].owner is None][:1]
    found += [Fortify(area) for area in provinces_of(board, seat) if not board.areas[area].fort][:1]
    found += [PlaceTrade((word,)) for word in consignments(board, seat)][:1]
    found += [Reinforce(chance.choice(areas_of(board, seat)))]
    return chance.sample(found, min(MOST_FILED, len(found)))


def attack(board: Board, area: AreaId) -> Assault:
    """An attack with the strongest stacks that it needs."""
    state = board.areas[area]
    return Assault(area, STACK if state.owner else (), STACK if state.fort else ())
