"""A match of Assyrian Wars at a position in notation, played in the words of its rules.

    game = table("ashur: AS turtan 3LI; nineveh: empty", impulse="AS", ap=6, dice={"attrition": [6, 1]})
    game.play("AS", Move(...))              # must be legal; the outcome
    game.answer("BA", "intercept")          # the option of an open question (several: a tuple)
    game.refused("AS", Move(...)).rule      # must be refused
    game.at("ashur"), game.ap("AS"), game.told, game.asked

A text that does not begin with `blank` or `start` stands on the preamble of the case catalogue: the empty campaign map,
Babylonia and Elam in the rebel camp against Assyria, optional rules 9.1 to 9.6 on and 9.7 off.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence

import rules
from rules.assyrian_wars.board.ids import AreaId, CountryId, HalfAP
from rules.assyrian_wars.board.relations import seat_of
from rules.assyrian_wars.board.state import Board, CountryState, Impulse
from rules.assyrian_wars.desk.standing_orders import ASK_ME
from rules.assyrian_wars.notation import Position
from rules.assyrian_wars.pack.load import house
from rules.assyrian_wars.position.pieces import write_group
from rules.assyrian_wars.turn import purse
from rules.assyrian_wars.turn.impulse import TakeImpulse
from rules.assyrian_wars.turn.turn import ActionPhase, GameTurns
from rules.core import dumps
from rules.core.dice import Script
from rules.core.entries import Outcome
from rules.core.game import Game
from rules.core.ids import Seat
from rules.core.kit import digest
from rules.core.match import Match
from rules.core.messages import Event, Message, Quote, Refusal
from rules.core.procedures import Procedure
from rules.core.questions import Answer, Choose, ChooseMany, Question
from tests.assyrian_wars.cases.completion import complete
from tests.assyrian_wars.cases.dice import CaseDice
from tests.assyrian_wars.cases.refusals import REFUSED, Refused
from tests.assyrian_wars.cases.soundness import check_sound, excused_now

GAME = rules.games()["assyrian-wars"]
SECRET = b"a secret of the tests"
PREAMBLE = "blank campaign\ncamp assyrian: AS\ncamp rebel: BA EL\noptions: not special-units\n"


def table(
    text: str,
    *,
    impulse: str = "",
    ap: float | None = None,
    dice: Script | None = None,
    draws: Mapping[str, Sequence[str]] | None = None,
    stack: Iterable[Procedure] | None = None,
    game: Game[Board] = GAME,
    orders: bool = True,
    asked: bool = True,
    alert: str = "",
    unsound: Collection[str] = (),
) -> "CaseTable":
    """A match at this position, asking its first question.

    `impulse="BA"` puts it into the middle of Babylonia's impulse, `ap=6` gives it 6 AP of income. Without an impulse
    the country at the marker (`clock: marker BA`) is about to begin. Dice not scripted come from the match's stream.
    Every seat wants to be asked about cards that it could play, unless `asked=False`; `orders=False` takes away all
    standing orders, also those that every seat begins with, `alert="AS"` those of one country's seat. A position that
    breaks what always holds is refused, unless the test or `unsound` names it (`soundness`), as are dice that no rule
    rolls; dice that are scripted have to be rolled by the end of the test.
    """
    position = Position.parse(text if text.lstrip().startswith(("blank", "start")) else PREAMBLE + text, house())
    board = position.board
    if impulse:
        board.impulse = board.impulse or Impulse(CountryId(impulse))
        board.impulse.country = CountryId(impulse)
    if ap is not None and board.impulse is not None:
        board.impulse.income = HalfAP(int(ap * purse.AP))
    complete(board, excused_now())
    seats = _seat_players(board)
    _set_clock(board)
    match = Match.start(game, board.scenario, {}, seats, SECRET)
    head = match.table._head
    head.board, head.questions, head.counter = board, [], 0
    head.orders = head.orders if orders else []
    for seat in seats if orders and asked else ():
        head.give_orders(seat, ASK_ME)
    if alert:
        head.orders = [kept for kept in head.orders if kept.seat != board.countries[CountryId(alert)].seat]
    head.stack = list(stack) if stack is not None else _stack(board)
    body = game.kit.encode(head)
    loaded = Match.load(game, dumps.pack(body, digest(body)))
    loaded._keeper.engine.dice = CaseDice({**position.dice} if dice is None else dice, draws)
    check_sound(game, loaded.table.board, unsound)
    begun = CaseTable(loaded)
    begun.keep(loaded.override("gm", (), "a position of a test"))
    return begun


def _seat_players(board: Board) -> list[Seat]:
    """A seat for every power, P1 for the first of the table in 1.1.B, unless the position seats it."""
    scenario = house().scenarios[board.scenario]
    for country, player in (scenario.seating(scenario.most_players) or {}).items():
        board.countries[country].seat = board.countries[country].seat or Seat(f"P{player}")
    players = max([2, *(int(state.seat[1:]) for state in board.countries.values() if state.seat)])
    return [Seat(f"P{player}") for player in range(1, players + 1)]


def _set_clock(board: Board) -> None:
    """A position in an impulse is in the action phase, with the marker on the country's space."""
    clock = board.clock
    if board.impulse is not None:
        clock.phase = "action"
        clock.round = max(1, clock.round)
        if board.impulse.kind in ("scheduled", "pass"):
            clock.marker = board.impulse.country


def _stack(board: Board) -> list[Procedure]:
    """The procedures that are running at such a position."""
    if board.impulse is not None:
        preempting = board.impulse.kind == "preemptive"
        phase = ActionPhase(step="test_after_preemption" if preempting else "move_on")
        impulse = TakeImpulse(country=board.impulse.country, kind=board.impulse.kind, step="act")
        return [GameTurns(step="end_turn"), phase, impulse]
    if board.clock.phase == "action":
        board.clock.round = max(1, board.clock.round)
        return [GameTurns(step="end_turn"), ActionPhase(step="reach")]
    return [GameTurns()]


class CaseTable:
    """The match, what its last answer told, and the words in which cases speak."""

    def __init__(self, match: Match[Board]) -> None:
        self.match = match
        self.events: tuple[Event, ...] = ()
        self.record: list[Event] = []  # of everything since the table was set

    # ---- playing ------------------------------------------------------------------------------------------

    def play(self, country: str, answer: Answer) -> Outcome:
        """The country's seat gives this answer, and that is legal."""
        outcome = self.match.submit(self.seat(country), answer)
        assert outcome.refusal is None, outcome.refusal
        return self.keep(outcome)

    def answer(self, country: str, choice: str | tuple[str, ...]) -> Outcome:
        """The country's seat picks an option of its open question, or several."""
        return self.play(country, Choose(choice) if isinstance(choice, str) else ChooseMany(choice))

    def refused(self, country: str, answer: Answer | str | tuple[str, ...]) -> Refusal:
        """The country's seat gives this answer, and that is refused: nothing has changed."""
        before = self.match.game.kit.encode(self.match.table._head)
        if isinstance(answer, str | tuple):
            answer = Choose(answer) if isinstance(answer, str) else ChooseMany(answer)
        refusal = self.match.submit(self.seat(country), answer).refusal
        assert refusal is not None, f"{answer} was accepted"
        assert self.match.game.kit.encode(self.match.table._head) == before, "a refusal changed the state"
        REFUSED.append(Refused(answer, refusal))
        return refusal

    def quote(self, country: str, answer: Answer) -> Quote:
        """What this answer would cost; it is legal."""
        quote = self.match.quote(self.seat(country), answer)
        assert isinstance(quote, Quote), quote
        return quote

    def end(self, country: str) -> Outcome:
        """The country ends its impulse; if it has played no card yet, with the lowest of its hand."""
        question = self.question(country)
        return self.answer(country, question.options[-1].id)

    def let_pass(self, *kinds: str) -> None:
        """Questions of the Interphase and of a turn's beginning get their defaults, until one of these kinds is asked.

        What all of it told is remembered together.
        """
        told = self.events
        while self.board.clock.phase in ("interphase", "initiation") and self.match.pending:
            if self.match.pending[0].kind in kinds:
                break
            self.keep(self.match.lapse(self.match.pending[0].id))
            told = (*told, *self.events)
        self.events = told

    def keep(self, outcome: Outcome) -> Outcome:
        """Remembers what an outcome told."""
        assert outcome.refusal is None, outcome.refusal
        self.events = outcome.events
        self.record += outcome.events
        return outcome

    # ---- looking ------------------------------------------------------------------------------------------

    @property
    def board(self) -> Board:
        return self.match.table.board

    def country(self, country: str) -> CountryState:
        return self.board.countries[CountryId(country)]

    def seat(self, country: str) -> Seat:
        """The seat that acts for a country."""
        seat = seat_of(self.board, CountryId(country))
        assert seat is not None, f"nobody acts for {country}"
        return seat

    @property
    def asked(self) -> list[tuple[Seat, str]]:
        """Who is asked what."""
        return [(question.seat, question.kind) for question in self.match.pending]

    def question(self, country: str) -> Question:
        """The open question of a country's seat."""
        seat = self.seat(country)
        found = [question for question in self.match.pending if question.seat == seat]
        assert found, f"{country} ({seat}) is not asked; asked are {self.asked}"
        return found[0]

    def reason(self, country: str) -> Message:
        """The public reason of a country's open question."""
        reason = self.question(country).reason
        assert reason is not None
        return reason

    def options(self, country: str) -> list[str]:
        """The options of a country's open question."""
        return [option.id for option in self.question(country).options]

    @property
    def told(self) -> list[str]:
        """The ids of what the last answer brought about."""
        return [event.message.id for event in self.events]

    def mark(self) -> int:
        """A mark in what is told, for `since`."""
        return len(self.record)

    def since(self, mark: int) -> list[str]:
        """The ids of everything that was told since a mark, by however many answers."""
        return [event.message.id for event in self.record[mark:]]

    def message(self, id: str) -> Message:
        """The first message of this id that the last answer brought about."""
        found = [event.message for event in self.events if event.message.id == id]
        assert found, f"{id} was not told, but {self.told}"
        return found[0]

    def at(self, area: str) -> str:
        """The pieces in an area, in notation: "BA marduk 2LI"."""
        return write_group(self.board.areas[AreaId(area)].pieces, house().counters)

    def where(self, piece: str) -> str:
        """Where a piece is: the place's id, or its kind (regroup); empty if it is not in play."""
        found = next((place for place, there in self.board.places() for one in there if one.id == piece), None)
        return "" if found is None else found.id or found.kind

    def control(self, area: str) -> str:
        """Who controls an area."""
        return self.board.areas[AreaId(area)].control

    def ap(self, country: str) -> float:
        """The AP that a country can still spend."""
        return purse.left(self.board, CountryId(country)) / purse.AP

    def saved(self, country: str) -> float:
        """The AP that a country has saved."""
        return self.country(country).saved / purse.AP
