"""A match of Era of Tribes at a position in notation, played in the words of its cases.

    game = table("red: gauls; belgica: red", act="red")
    game.play("red", Trade(1))                  # must be legal; the outcome
    game.refused("red", Trade(1))               # must be refused, and nothing changes
    game.at("belgica"), game.told, game.asked, game.realm("red").taler

`act` asks this seat for an action; `expand` begins its automatic expansion, `grow` a chosen one with so many leaders;
`begin` is a step of the whole game.
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
from rules.era_of_tribes.board.ids import AreaId
from rules.era_of_tribes.board.state import Board, Campaign, Conflict, Realm
from rules.era_of_tribes.expansion.expanding import Expanding
from rules.era_of_tribes.game import GAME
from rules.era_of_tribes.notation import Position, write_area
from rules.era_of_tribes.turn.actions import ActionPhase
from rules.era_of_tribes.turn.rounds import WholeGame
from rules.era_of_tribes.view import TribesView

SECRET = b"a secret of the tests"
PASS, HOLD = Choose("pass"), Choose("hold")
SYMBOLS = {
    "red": ("sword", "sword", "fist", "mask", "catapult", "shield"),
    "green": ("shield", "shield", "fist", "mask", "catapult", "sword"),
}


def faces(*rounds: str) -> Script:
    """Dice as "fist shield", the red one first, round after round."""
    red = [SYMBOLS["red"].index(one.split()[0]) + 1 for one in rounds]
    green = [SYMBOLS["green"].index(one.split()[1]) + 1 for one in rounds]
    return {"red": red, "green": green}


def table(
    text: str,
    *,
    act: str = "",
    expand: str = "",
    grow: str = "",
    leaders: int = 1,
    goods: int = 0,
    begin: str = "",
    dice: Script | None = None,
    draws: Mapping[str, Sequence[str]] | None = None,
    options: Mapping[str, int] | None = None,
) -> "CaseTable":
    """A match at this position; dice and draws that are not scripted come from the match's stream."""
    board = Position.parse(text).board
    match = Match.start(GAME, board.cut, options or {}, list(board.seating), SECRET)
    board.limit = match.table.board.limit
    head = match.table._head
    head.board, head.questions, head.counter = board, [], 0
    head.stack = _stack(board, act, expand, grow, leaders, goods, begin)
    body = GAME.kit.encode(head)
    loaded = Match.load(GAME, dumps.pack(body, digest(body)))
    begun = CaseTable(loaded, loaded.script(dice or {}, draws, rest=True))
    begun.keep(loaded.override("gm", (), "a position of a test"))
    return begun


def _stack(board: Board, act: str, expand: str, grow: str, leaders: int, goods: int, begin: str) -> list[Procedure]:
    """The procedures that are running at such a position."""
    if begin:
        return [WholeGame(step=begin)]
    seat = Seat(act or expand or grow)
    board.active = seat
    if expand:
        board.phase = "auto-expansion"
        return [WholeGame(step="clean_up"), Expanding(seat=seat, auto=True)]
    phase = ActionPhase(step="ask_action", turn=board.order.index(seat))
    if not grow:
        return [WholeGame(step="expand"), phase]
    board.realms[seat].done.append("expansion")
    board.realms[seat].used += leaders
    phase.step = "conclude"
    return [WholeGame(step="expand"), phase, Expanding(seat=seat, leaders=leaders, goods=goods)]


class CaseTable:
    """The match, what its last answer told, and the words in which cases speak."""

    def __init__(self, match: Match[Board], dice: Scripted) -> None:
        self.match = match
        self.dice = dice
        self.events: tuple[Event, ...] = ()

    def play(self, seat: str, *answers: Answer) -> Outcome:
        """The seat gives these answers one after the other, and that is legal."""
        outcome = Outcome()
        for answer in answers:
            outcome = self.keep(self.match.submit(seat, answer))
        return outcome

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

    def legal(self, seat: str, answer: Answer) -> bool:
        """Whether this answer would be accepted."""
        return isinstance(self.match.quote(seat, answer), Quote)

    def order(self, seat: str, order: StandingOrder) -> Outcome:
        """The seat gives a standing order, and that is legal."""
        return self.keep(self.match.order(seat, order))

    def keep(self, outcome: Outcome) -> Outcome:
        """Remembers what an outcome told; the invariants hold."""
        assert outcome.refusal is None, outcome.refusal
        self.events = outcome.events
        breaches = [breach for invariant in GAME.invariants for breach in invariant.check(self.board)]
        assert breaches == []
        return outcome

    @property
    def board(self) -> Board:
        return self.match.table.board

    def view(self, seat: str | None) -> TribesView:
        """What a seat, or a spectator, sees."""
        view = self.match.view(seat)
        assert isinstance(view, TribesView)
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

    def food(self, seat: str) -> tuple[int, int, int]:
        """Food, hunger, and hunger beside the board."""
        realm = self.realm(seat)
        return realm.food, realm.hunger, realm.past_hunger

    @property
    def campaign(self) -> Campaign:
        """The expansion that is going on."""
        assert self.board.campaign is not None
        return self.board.campaign

    @property
    def conflict(self) -> Conflict:
        """The battle that is being fought."""
        assert self.board.conflict is not None
        return self.board.conflict

    def at(self, area: str) -> str:
        """What is in a place, in notation."""
        return write_area(self.board, AreaId(area))
