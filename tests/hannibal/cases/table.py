"""A match of Hannibal at a position in notation, played in the words of its rules.

    game = table("saguntum: C 8+2e hannibal; hand C: 35", play="C", dice={"attrition": [6]})
    game.play("C", PlaceMarkers("diplomacy-1", ("iberus",)))    # must be legal; the outcome
    game.answer("C", "rome")                                    # an option of an open question (several: a tuple)
    game.refused("C", Discard("truce")).rule                    # must be refused, and nothing changes
    game.at("saguntum"), game.owner("iberus"), game.told, game.asked

`play="C"` asks Carthage for a card; `begin="strategy"` (or "turn", "deal", "victory") begins there instead.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal

from rules.core import dumps
from rules.core.dice import Script, Scripted
from rules.core.entries import Outcome
from rules.core.ids import Seat
from rules.core.kit import digest
from rules.core.match import Match
from rules.core.messages import Event, Message, Quote, Refusal
from rules.core.procedures import Procedure
from rules.core.questions import Answer, Choose, ChooseMany, Question
from rules.hannibal.board.ids import SIDES, CardId, GeneralId, Side, SpaceId, seat_of
from rules.hannibal.board.state import Board, GeneralState
from rules.hannibal.events.orders import ASK_ME
from rules.hannibal.game import GAME
from rules.hannibal.notation import LETTERS, Position, write_space
from rules.hannibal.pack.edition import edition
from rules.hannibal.turn.strategy import PlayCard, StrategyPhase
from rules.hannibal.turn.turn import GameTurns, TurnPhases

SECRET = b"a secret of the tests"
Begin = Literal["turn", "deal", "strategy", "victory"]
FIRST_STEP = {"deal": "deal", "strategy": "play_cards", "victory": "check_victory"}


def table(
    text: str = "",
    *,
    play: str = "",
    begin: Begin = "turn",
    dice: Script | None = None,
    draws: Mapping[str, Sequence[str]] | None = None,
    stack: Iterable[Procedure] | None = None,
    orders: bool = False,
) -> "CaseTable":
    """A match at this position, asking its first question.

    Dice and draws that are not scripted come from the match's stream. `stack` names the running procedures, the
    innermost last; `orders=True` leaves the standing orders that every seat begins with, and both sides are asked
    about cards that they could play.
    """
    board = Position.parse(text).board
    match = Match.start(GAME, edition().scenario.id, {}, [seat_of(side) for side in SIDES], SECRET)
    head = match.table._head
    head.board, head.questions, head.counter = board, [], 0
    head.orders = head.orders if orders else []
    for side in SIDES if orders else ():
        head.give_orders(seat_of(side), ASK_ME)
    head.stack = list(stack) if stack is not None else _stack(board, play, begin)
    body = GAME.kit.encode(head)
    loaded = Match.load(GAME, dumps.pack(body, digest(body)))
    begun = CaseTable(loaded, loaded.script(dice or {}, draws, rest=True))
    begun.keep(loaded.override("gm", (), "a position of a test"))
    return begun


def _stack(board: Board, play: str, begin: Begin) -> list[Procedure]:
    """The procedures that are running at such a position."""
    if play:
        side = LETTERS[play]
        board.phase, board.active = "strategy", side
        phase = StrategyPhase(turn=side, step="pass_on")
        return [GameTurns(step="end_turn"), TurnPhases(step="winter"), phase, PlayCard(side=side)]
    if begin == "turn":
        return [GameTurns()]
    return [GameTurns(step="end_turn"), TurnPhases(step=FIRST_STEP[begin])]


class CaseTable:
    """The match, what its last answer told, and the words in which cases speak."""

    def __init__(self, match: Match[Board], dice: Scripted) -> None:
        self.match = match
        self.dice = dice
        self.events: tuple[Event, ...] = ()

    # ---- playing ------------------------------------------------------------------------------------------

    def play(self, side: str, answer: Answer) -> Outcome:
        """The side gives this answer, and that is legal."""
        outcome = self.match.submit(self.seat(side), answer)
        assert outcome.refusal is None, outcome.refusal
        return self.keep(outcome)

    def answer(self, side: str, choice: str | tuple[str, ...]) -> Outcome:
        """The side picks an option of its open question, or several."""
        return self.play(side, Choose(choice) if isinstance(choice, str) else ChooseMany(choice))

    def lapse(self) -> Outcome:
        """The deadline of the first open question lapses, and its default is the answer."""
        return self.keep(self.match.lapse(self.match.pending[0].id))

    def refused(self, side: str, answer: Answer | str | tuple[str, ...]) -> Refusal:
        """The side gives this answer, and that is refused: nothing has changed."""
        before = GAME.kit.encode(self.match.table._head)
        if isinstance(answer, str | tuple):
            answer = Choose(answer) if isinstance(answer, str) else ChooseMany(answer)
        refusal = self.match.submit(self.seat(side), answer).refusal
        assert refusal is not None, f"{answer} was accepted"
        assert GAME.kit.encode(self.match.table._head) == before, "a refusal changed the state"
        return refusal

    def quote(self, side: str, answer: Answer) -> Quote:
        """What this answer would cost; it is legal."""
        quote = self.match.quote(self.seat(side), answer)
        assert isinstance(quote, Quote), quote
        return quote

    def keep(self, outcome: Outcome) -> Outcome:
        """Remembers what an outcome told."""
        assert outcome.refusal is None, outcome.refusal
        self.events = outcome.events
        return outcome

    # ---- looking ------------------------------------------------------------------------------------------

    @property
    def board(self) -> Board:
        return self.match.table.board

    def seat(self, side: str) -> Seat:
        """The seat of R or C."""
        return seat_of(LETTERS[side])

    @property
    def asked(self) -> list[tuple[Seat, str]]:
        """Who is asked what."""
        return [(question.seat, question.kind) for question in self.match.pending]

    def question(self, side: str) -> Question:
        """The open question of a side."""
        found = [question for question in self.match.pending if question.seat == self.seat(side)]
        assert found, f"{side} is not asked; asked are {self.asked}"
        return found[0]

    def options(self, side: str) -> list[str]:
        """The options of a side's open question."""
        return [option.id for option in self.question(side).options]

    @property
    def told(self) -> list[str]:
        """The ids of what the last answer brought about."""
        return [event.message.id for event in self.events]

    def message(self, id: str) -> Message:
        """The first message of this id that the last answer brought about."""
        found = [event.message for event in self.events if event.message.id == id]
        assert found, f"{id} was not told, but {self.told}"
        return found[0]

    @property
    def winner(self) -> tuple[Seat, ...]:
        """Who has won; nobody yet if the match goes on."""
        return self.match.winners if self.match.finished else ()

    def at(self, space: str) -> str:
        """What is in a space, in notation: "punic, C 8+2e hannibal"; nothing if it is as on the bare board."""
        return write_space(self.board, SpaceId(space))

    def owner(self, space: str) -> Side | None:
        """Whose marker lies in a space."""
        return self.board.spaces[SpaceId(space)].owner

    def general(self, general: str) -> GeneralState:
        """Where a general is."""
        return self.board.generals[GeneralId(general)]

    def hand(self, side: str) -> list[int]:
        """The numbers of the cards in a hand."""
        return sorted(edition().decks.cards[card].number for card in self.board.hands[LETTERS[side]])


def card(number: int) -> CardId:
    """The id of a card by its number."""
    return edition().decks.by_number[number]
