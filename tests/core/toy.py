"""A toy game for the kernel's own tests: every scenario starts another procedure, and each shows one thing."""

from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Any, ClassVar

from msgspec import Struct

from rules.core.actions import Action, Candidate, Kind
from rules.core.dice import Dice, Seed
from rules.core.entries import Entry, History, Outcome
from rules.core.game import Game, Invariant, OptionSpec, Scenario
from rules.core.ids import OptionValue, Seat
from rules.core.match import Match
from rules.core.messages import Message, Name, Quote, Refusal, message, refuse, seat_name
from rules.core.orders import Condition, ConditionSpec
from rules.core.patches import Patch
from rules.core.procedures import Procedure, Window
from rules.core.questions import Answer, Choose, ChooseMany, Option, Question
from rules.core.run import Run
from rules.core.table import Table

SECRET = b"the toy's own secret, thirty-two"
DECK = tuple(f"card-{number}" for number in range(1, 9))


class ToyBoard(Struct, forbid_unknown_fields=True):
    """Coins, hands, a deck without order, and marks that procedures leave."""

    coins: dict[Seat, int]
    hands: dict[Seat, list[str]]
    deck: list[str]
    marks: list[str] = []


class ToyView(Struct):
    """What a seat sees."""

    coins: dict[Seat, int]
    hand: tuple[str, ...]
    marks: tuple[str, ...]


Toy = Run[ToyBoard]


class Pay(Action, frozen=True):
    """Pays coins to another seat."""

    rule: ClassVar[str] = "2.1"

    to: Annotated[Seat, Kind("seat")]
    amount: int = 1

    def check(self, table: Table[ToyBoard], seat: Seat) -> Refusal | Quote:
        if self.to not in table.seats or self.to == seat:
            return refuse(self.rule, "no-such-payee", to=self.to)
        if not 0 < self.amount <= table.board.coins[seat]:
            return refuse(self.rule, "too-few-coins", has=table.board.coins[seat])
        return Quote(self.rule, (message("costs-coins", coins=self.amount),), risky=True)

    def apply(self, run: Toy, seat: Seat) -> None:
        run.board.coins[seat] -= self.amount
        run.board.coins[self.to] += self.amount
        run.tell("paid", self.rule, seat=seat_name(seat), to=seat_name(self.to), coins=self.amount)

    @classmethod
    def candidates(
        cls, table: Table[ToyBoard], seat: Seat, param: str, given: Mapping[str, str], typed: str
    ) -> list[Candidate]:
        if param == "to":
            return [Candidate(other, seat_name(other)) for other in table.seats if other != seat]
        return [Candidate(str(coins)) for coins in range(1, table.board.coins[seat] + 1)]


class Gamble(Action, frozen=True):
    """Wins or loses a coin by a die."""

    rule: ClassVar[str] = "2.2"

    def apply(self, run: Toy, seat: Seat) -> None:
        (die,) = run.roll("gamble")
        run.board.coins[seat] += 1 if die > 3 else -1


class Fish(Action, frozen=True):
    """Draws a card."""

    rule: ClassVar[str] = "2.3"

    def check(self, table: Table[ToyBoard], seat: Seat) -> Refusal | Quote:
        return Quote(self.rule) if table.board.deck else refuse(self.rule, "deck-is-empty")

    def apply(self, run: Toy, seat: Seat) -> None:
        (card,) = run.draw("fish", run.board.deck, seats=(seat,))
        run.board.deck.remove(card)
        run.board.hands[seat].append(card)
        run.tell("fished", self.rule, seats=(seat,), card=Name("card", card))
        run.tell("somebody-fished", self.rule, seat=seat_name(seat))


class Show(Action, frozen=True):
    """Shows cards of the hand, which cannot be unseen."""

    rule: ClassVar[str] = "2.4"

    cards: Annotated[tuple[str, ...], Kind("card")]

    def check(self, table: Table[ToyBoard], seat: Seat) -> Refusal | Quote:
        if not self.cards or set(self.cards) - set(table.board.hands[seat]):
            return refuse(self.rule, "not-in-hand")
        return Quote(self.rule)

    def apply(self, run: Toy, seat: Seat) -> None:
        run.reveal()
        run.board.marks.extend(self.cards)

    @classmethod
    def candidates(
        cls, table: Table[ToyBoard], seat: Seat, param: str, given: Mapping[str, str], typed: str
    ) -> list[Candidate]:
        left = [card for card in table.board.hands[seat] if card not in typed.split()]
        return [Candidate(f"{typed}{card}") for card in left]


class Block(Action, frozen=True):
    """Answers a threat."""

    rule: ClassVar[str] = "3.1"

    def apply(self, run: Toy, seat: Seat) -> None:
        run.board.marks.append(f"{seat} blocks")
        run.call(Nested(label="block"))


class Turns(Procedure):
    """2: the seats act in turn, three times round."""

    steps = ("ask", "done")

    turn: int = 0

    def ask(self, run: Toy) -> None:
        """2: whoever is next may act or rest."""
        seat = run.seats[self.turn % len(run.seats)]
        run.ask(seat, "turn", "2", options=("rest",), actions=(Pay, Gamble, Fish, Show), default="rest")

    def done(self, run: Toy) -> None:
        """2.9: the next seat, or the end."""
        self.turn += 1
        if self.turn == 3 * len(run.seats):
            most = max(run.board.coins.values())
            run.finish([seat for seat in run.seats if run.board.coins[seat] == most])
        if self.turn % len(run.seats) == 0:
            run.checkpoint()
        run.goto("ask")


class Bids(Procedure):
    """4: everybody bids in secret, twice."""

    steps = ("ask", "open")

    round: int = 0

    def ask(self, run: Toy) -> None:
        """4.1: sealed bids."""
        for seat in run.seats:
            run.ask(seat, "bid", "4.1", options=("0", "1", "2"), default="0", sealed=True)

    def open(self, run: Toy) -> None:
        """4.2: all bids are paid."""
        for seat, answer in run.answers.items():
            assert isinstance(answer, Choose)
            run.board.coins[seat] -= int(answer.option)
            run.tell("bid", "4.2", seat=seat_name(seat), coins=int(answer.option))
        self.round += 1
        if self.round == 2:
            run.finish(())
        run.goto("ask")


class OpenVote(Procedure, tag="Votes"):
    """5: everybody votes openly; one stop ends it at once."""

    steps = ("ask", "count")

    def ask(self, run: Toy) -> None:
        """5.1: open votes."""
        for seat in run.seats:
            run.ask(seat, "vote", "5.1", options=("go", "stop"), actions=(Gamble, Block))

    def answered(self, run: Toy, question: Question, answer: Answer) -> None:
        """5.2: a vote counts when it comes."""
        run.board.marks.append(f"{question.seat} votes")
        if answer == Choose("stop"):
            run.end("stopped")

    def count(self, run: Toy) -> None:
        """5.3: nobody said stop."""
        run.end("went")


class Nested(Procedure):
    """A child that leaves a mark and gives its label back."""

    steps = ("mark",)

    label: str

    def mark(self, run: Toy) -> None:
        """6.1: a mark."""
        run.board.marks.append(self.label)
        run.end(self.label.upper())


class Calls(Procedure):
    """6: children run in the order of their calls, and the parent finds the last result."""

    steps = ("both", "between", "vote", "after", "rest")

    def both(self, run: Toy) -> None:
        """6.1: two children."""
        run.call(Nested(label="first"))
        run.call(Nested(label="second"))

    def between(self, run: Toy) -> None:
        """6.2: the last child's result."""
        run.board.marks.append(f"result {run.result}")

    def vote(self, run: Toy) -> None:
        """6.3: a child that asks."""
        run.board.marks.append(f"result {run.result}")
        run.call(OpenVote())

    def after(self, run: Toy) -> None:
        """6.4: what the vote said."""
        run.board.marks.append(f"result {run.result}")

    def rest(self, run: Toy) -> None:
        """6.5: nothing more."""
        run.ask(run.seats[0], "last", "6.5", options=("end",))


class Threat(Window):
    """3: a threat that others may block."""

    kind: ClassVar[str] = "block"
    rule: ClassVar[str] = "3"
    opens: ClassVar[tuple[str, ...]] = ("block",)

    def options_for(self, run: Toy, seat: Seat) -> tuple[Option, ...]:
        return (Option("shout"),)

    def reacted(self, run: Toy, seat: Seat, answer: Answer) -> None:
        run.board.marks.append(f"{seat} reacted, result {run.result}")


class Threats(Procedure):
    """3: a window, and then the end."""

    steps = ("threaten", "done")

    def threaten(self, run: Toy) -> None:
        """3: a window for everybody."""
        run.call(Threat(trigger="threat", seats=run.seats))

    def done(self, run: Toy) -> None:
        """3.9: over."""
        run.finish(run.seats[:1])


class GiveUpCards(Procedure, tag="Discard"):
    """7: somebody gives up cards, among them the first of the hand."""

    steps = ("ask", "done")

    def ask(self, run: Toy) -> None:
        """7.1: one or two of three cards."""
        run.ask(run.seats[0], "discard", "7.1", options=("a", "b", "c"), private=True, at_least=1, at_most=2)

    def check(self, table: Table[ToyBoard], question: Question, answer: Answer) -> Refusal | Quote | None:
        if isinstance(answer, ChooseMany) and "a" not in answer.options:
            return refuse("7.2", "must-discard-a")
        return Quote("7.2", (message("discards"),))

    def done(self, run: Toy) -> None:
        """7.3: gone."""
        run.board.marks.extend(run.choices)
        run.finish(())


class Forced(Procedure):
    """8: where public facts leave one choice, nobody is asked."""

    steps = ("ask", "done")

    def ask(self, run: Toy) -> None:
        """8.1: one option only for the first seat, two for the second."""
        first, second = run.seats
        run.ask(first, "go", "8.1", options=("only",), forced=True)
        run.ask(second, "go", "8.1", options=("left", "right"), forced=True)

    def answered(self, run: Toy, question: Question, answer: Answer) -> None:
        run.board.marks.append(f"{question.seat} heard")

    def done(self, run: Toy) -> None:
        """8.2: both answers are there."""
        run.board.marks.extend(f"{seat} {answer}" for seat, answer in run.answers.items())
        run.finish(())


class Faulty(Procedure):
    """9: does whatever is wrong, as the first seat wishes."""

    steps = ("ask", "fail", "ask_rolling", "ask_nobody", "forever")

    def ask(self, run: Toy) -> None:
        """9.1: which fault?"""
        run.ask(run.seats[0], "fault", "9.1", options=FAULTS)

    def fail(self, run: Toy) -> None:
        """9.2: the fault."""
        first = run.seats[0]
        match run.choice:
            case "crash":
                run.board.coins.clear()
                raise ZeroDivisionError("a bug in a game")
            case "roll-and-ask":
                run.roll("fault")
                run.ask(first, "x", "9", options=("x",))
            case "ask-and-roll":
                run.ask(first, "x", "9", options=("x",))
                run.roll("fault")
            case "ask-and-end":
                run.ask(first, "x", "9", options=("x",))
                run.end()
            case "ask-and-call":
                run.ask(first, "x", "9", options=("x",))
                run.call(Nested(label="x"))
            case "ask-nothing":
                run.ask(first, "x", "9")
            case "ask-nobody":
                run.ask(Seat("nobody"), "x", "9", options=("x",))
            case "ask-twice":
                run.ask(first, "x", "9", options=("x",))
                run.ask(first, "x", "9", options=("x",))
            case "ask-unknown-action":
                run.ask(first, "x", "9", actions=("fly",))
            case "ask-too-many":
                run.ask(first, "x", "9", options=("x",), at_least=2, at_most=3)
            case "ask-odd-default":
                run.ask(first, "x", "9", options=("x",), default="y")
            case "ask-odd-set":
                run.ask(first, "x", "9", options=("x", "y"), default=ChooseMany(("x",)), at_least=2, at_most=2)
            case "ask-one-of-several":
                run.ask(first, "x", "9", options=("x", "y"), default="x", at_least=2, at_most=2)
            case "ask-single-but-two":
                run.ask(first, "x", "9", options=("x", "y"), at_least=2, at_most=2, many=False)
            case "goto-nowhere":
                run.goto("nowhere")
            case "call-stranger":
                run.call(Stranger())
            case "draw-too-many":
                run.draw("fault", ["only"], 2)
            case "forever":
                run.goto("forever")
            case "just-end":
                run.end()

    def ask_rolling(self, run: Toy) -> None:
        """9.3: never reached."""

    def ask_nobody(self, run: Toy) -> None:
        """9.4: never reached."""

    def forever(self, run: Toy) -> None:
        """9.5: again and again."""
        run.repeat()


FAULTS = (
    "crash",
    "roll-and-ask",
    "ask-and-roll",
    "ask-and-end",
    "ask-and-call",
    "ask-nothing",
    "ask-nobody",
    "ask-twice",
    "ask-unknown-action",
    "ask-too-many",
    "ask-odd-default",
    "ask-odd-set",
    "ask-one-of-several",
    "ask-single-but-two",
    "goto-nowhere",
    "call-stranger",
    "draw-too-many",
    "forever",
    "just-end",
)


class Stranger(Procedure):
    """A procedure that the game does not declare."""

    steps = ("nothing",)

    def nothing(self, run: Toy) -> None:
        """9.9: nothing."""


class SetCoins(Patch, frozen=True):
    """Sets a seat's coins."""

    seat: Seat
    coins: int

    def check(self, table: Table[ToyBoard]) -> Refusal | None:
        return None if self.seat in table.board.coins else refuse("gm", "no-such-seat", seat=self.seat)

    def apply(self, run: Toy) -> None:
        run.board.coins[self.seat] = self.coins
        run.tell("coins-set", "gm", seat=seat_name(self.seat), coins=self.coins)


class LoseCard(Patch, frozen=True):
    """Takes a card out of the deck and puts it nowhere: a mistake."""

    def apply(self, run: Toy) -> None:
        run.board.deck.pop()


class Misbehave(Patch, frozen=True):
    """Does what a patch may not."""

    how: str

    def apply(self, run: Toy) -> None:
        if self.how == "call":
            run.call(Nested(label="x"))
        elif self.how == "end":
            run.end()
        else:
            raise KeyError(self.how)


class Finish(Patch, frozen=True):
    """Ends the match."""

    def apply(self, run: Toy) -> None:
        run.finish(run.seats)


def no_debts(board: ToyBoard) -> list[Message]:
    """Nobody has fewer than no coins."""
    return [message("debt", seat=seat_name(seat)) for seat, coins in board.coins.items() if coins < 0]


def no_card_lost(board: ToyBoard) -> list[Message]:
    """Every card is somewhere."""
    found = len(board.deck) + sum(len(hand) for hand in board.hands.values())
    return [] if found == len(DECK) else [message("cards-lost", found=found)]


START: dict[str, type[Procedure]] = {
    "turns": Turns,
    "bids": Bids,
    "votes": OpenVote,
    "calls": Calls,
    "threats": Threats,
    "discard": GiveUpCards,
    "forced": Forced,
    "faulty": Faulty,
}


class ToyGame(Game[ToyBoard]):
    """The toy game."""

    id = "toy"
    version = 1
    board_type = ToyBoard
    procedures = (Turns, Bids, OpenVote, Nested, Calls, Threat, Threats, GiveUpCards, Forced, Faulty)
    actions = (Pay, Gamble, Fish, Show, Block)
    patches = (SetCoins, LoseCard, Misbehave, Finish)
    invariants = (
        Invariant("no debts", "1.1", no_debts),
        Invariant("no card lost", "1.2", no_card_lost, structural=True),
    )
    conditions = (ConditionSpec("rich", ("coins",)), ConditionSpec("never"))

    def scenarios(self) -> dict[str, Scenario]:
        options = (OptionSpec("coins", 3, (1, 3, 5)), OptionSpec("fast", False), OptionSpec("name", "toy"))
        return {id: Scenario(id, 2, 3, options) for id in START} | {
            "fixed": Scenario("fixed", 2, 2, (), (Seat("Red"), Seat("Blue")))
        }

    def setup(
        self, scenario: str, options: Mapping[str, OptionValue], seats: tuple[Seat, ...], run: Run[ToyBoard]
    ) -> ToyBoard:
        run.tell("welcome", "1", scenario=scenario)
        run.call(START.get(scenario, Turns)())
        coins = int(options.get("coins", 3))
        return ToyBoard(dict.fromkeys(seats, coins), {seat: [] for seat in seats}, list(DECK))

    def view(self, table: Table[ToyBoard], seat: Seat | None) -> ToyView:
        hand = tuple(table.board.hands[seat]) if seat else ()
        return ToyView(dict(table.board.coins), hand, tuple(table.board.marks))

    def condition(self, table: Table[ToyBoard], seat: Seat, condition: Condition) -> bool:
        return condition.id == "rich" and table.board.coins[seat] >= int(condition.params["coins"])


TOY = ToyGame()


class Player:
    """A match with its log, as a caller keeps it: checkpoints and all entries."""

    def __init__(
        self,
        scenario: str,
        seats: tuple[str, ...] = ("A", "B"),
        dice: Dice | None = None,
        seeds: Sequence[Seed] = (),
        **options: Any,
    ):
        self.match = Match.start(TOY, scenario, options, seats, SECRET, dice, seeds)
        self.entries: list[Entry] = list(self.match.entries)
        self.checkpoints = {self.match.revision: self.match.dump()}

    def keep(self, outcome: Outcome) -> Outcome:
        """Keeps what came out of a call, which must have been accepted."""
        assert outcome.refusal is None, outcome.refusal
        self.entries.extend(outcome.entries)
        if outcome.checkpoint:
            self.checkpoints[self.match.revision] = self.match.dump()
        return outcome

    def does(self, seat: str, answer: Answer | str) -> Outcome:
        """A seat answers its open question."""
        given = Choose(answer) if isinstance(answer, str) else answer
        return self.keep(self.match.submit(seat, given))

    def history(self, to: int) -> History:
        """The nearest checkpoint at or before a revision, and the entries since."""
        nearest = max(revision for revision in self.checkpoints if revision <= to)
        return History(self.checkpoints[nearest], tuple(entry for entry in self.entries if entry.revision > nearest))

    @property
    def board(self) -> ToyBoard:
        """The board."""
        return self.match.table.board


def unchanged(match: Match[Any], call: Callable[[], Outcome], message_id: str) -> Refusal:
    """Makes a call that must be refused with this message and leave the head as it was."""
    before = match.game.kit.encode(match.table._head)
    outcome = call()
    assert outcome.refusal is not None, f"expected {message_id}"
    assert outcome.refusal.message.id == message_id, outcome.refusal
    assert outcome.entries == ()
    assert match.game.kit.encode(match.table._head) == before
    return outcome.refusal
