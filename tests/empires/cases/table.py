"""A match of Empires at a position in notation, played in the words of its cases.

    game = table("red: set a; italia: red", act="red", dice={"movement": [4]})
    game.play("red", Assault("asia"))           # must be legal; the outcome
    game.refused("red", Assault("italia"))      # must be refused, and nothing changes
    game.at("asia"), game.told, game.asked

`act` asks this seat for an action; `begin` is a step of the whole game, such as "revolt", instead.
"""

from collections.abc import Mapping, Sequence

from rules.core import dumps
from rules.core.dice import Script, Scripted
from rules.core.entries import Outcome
from rules.core.ids import Seat
from rules.core.kit import digest
from rules.core.match import Match
from rules.core.messages import Event, Message, Quote, Refusal
from rules.core.orders import StandingOrder
from rules.core.procedures import Procedure
from rules.core.questions import Answer, Choose
from rules.empires.board.ids import AreaId
from rules.empires.board.state import Board, Realm
from rules.empires.game import GAME
from rules.empires.notation import Position, write_area
from rules.empires.setup.founding import Founding
from rules.empires.turn.rounds import ActionRounds, OneAction
from rules.empires.turn.turns import WholeGame
from rules.empires.view import EmpiresView

SECRET = b"a secret of the tests"
PASS = Choose("pass")


def table(
    text: str,
    *,
    act: str = "",
    begin: str = "",
    dice: Script | None = None,
    draws: Mapping[str, Sequence[str]] | None = None,
) -> "CaseTable":
    """A match at this position; dice and draws that are not scripted come from the match's stream."""
    board = Position.parse(text).board
    match = Match.start(GAME, "empires", {}, list(board.order), SECRET)
    head = match.table._head
    head.board, head.questions, head.orders, head.counter = board, [], [], 0
    head.stack = _stack(board, act, begin)
    body = GAME.kit.encode(head)
    loaded = Match.load(GAME, dumps.pack(body, digest(body)))
    begun = CaseTable(loaded, loaded.script(dice or {}, draws, rest=True))
    begun.keep(loaded.override("gm", (), "a position of a test"))
    return begun


def _stack(board: Board, act: str, begin: str) -> list[Procedure]:
    """The procedures that are running at such a position."""
    if board.phase == "set-up":
        placed = sum(state.markers for state in board.areas.values())
        return [WholeGame(step="begin_turn"), Founding(step="place_by_wish", placed=placed)]
    if not act:
        return [WholeGame(step=begin)]
    board.active = Seat(act)
    board.round = max(board.round, 1)
    acted = (board.order.index(board.active) - board.start) % len(board.order)
    rounds = ActionRounds(step="pass_on", turn=acted)
    return [WholeGame(step="score"), rounds, OneAction(seat=board.active)]


class CaseTable:
    """The match, what its last answer told, and the words in which cases speak."""

    def __init__(self, match: Match[Board], dice: Scripted) -> None:
        self.match = match
        self.dice = dice
        self.events: tuple[Event, ...] = ()

    def play(self, seat: str, answer: Answer) -> Outcome:
        """The seat gives this answer, and that is legal."""
        return self.keep(self.match.submit(seat, answer))

    def refused(self, seat: str, answer: Answer) -> Refusal:
        """The seat gives this answer, and that is refused: nothing has changed."""
        before = GAME.kit.encode(self.match.table._head)
        refusal = self.match.submit(seat, answer).refusal
        assert refusal is not None, f"{answer} was accepted"
        assert GAME.kit.encode(self.match.table._head) == before, "a refusal changed the state"
        return refusal

    def quote(self, seat: str, answer: Answer) -> Quote:
        """What this answer would cost; it is legal."""
        quote = self.match.quote(seat, answer)
        assert isinstance(quote, Quote), quote
        return quote

    def order(self, seat: str, order: StandingOrder) -> Outcome:
        """The seat gives a standing order, and that is legal."""
        return self.keep(self.match.order(seat, order))

    def keep(self, outcome: Outcome) -> Outcome:
        """Remembers what an outcome told."""
        assert outcome.refusal is None, outcome.refusal
        self.events = outcome.events
        return outcome

    @property
    def board(self) -> Board:
        return self.match.table.board

    def view(self, seat: str | None) -> EmpiresView:
        """What a seat, or a spectator, sees."""
        view = self.match.view(seat)
        assert isinstance(view, EmpiresView)
        return view

    @property
    def asked(self) -> list[tuple[str, str]]:
        """Who is asked what."""
        return [(question.seat, question.kind) for question in self.match.pending]

    @property
    def told(self) -> list[str]:
        """The ids of what the last answer brought about."""
        return [event.message.id for event in self.events]

    def messages(self, id: str) -> list[Message]:
        """The messages of this id that the last answer brought about."""
        return [event.message for event in self.events if event.message.id == id]

    def realm(self, seat: str) -> Realm:
        """What a seat has."""
        return self.board.realms[Seat(seat)]

    def at(self, area: str) -> str:
        """What is in an area, in notation."""
        return write_area(self.board, AreaId(area))
