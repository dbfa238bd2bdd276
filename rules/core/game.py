"""What a game gives to the kernel."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping
from functools import cached_property
from typing import Any, Generic, Protocol, TypeVar

from msgspec import Struct

from rules.core.actions import Action
from rules.core.errors import BadInput
from rules.core.ids import OptionValue, Seat
from rules.core.kit import Kit
from rules.core.messages import Message, Refusal, clipped, is_text, refuse
from rules.core.minds.brain import Brain
from rules.core.orders import Answering, Condition, ConditionSpec, OrderSpec, Preset, StandingOrder
from rules.core.patches import Patch
from rules.core.procedures import Procedure
from rules.core.questions import Answer
from rules.core.run import Run
from rules.core.table import Table

BoardT = TypeVar("BoardT")


LARGEST = 2**63
LONGEST_NUMBER = 4  # digits of a number in a position: what nobody counts to is a slip, and may not fit into a file
_TOO_LONG = re.compile(rf"\d{{{LONGEST_NUMBER + 1},}}")


class OptionSpec(Struct, frozen=True):
    """A match option: its default, and the values it may take (none given: any value of the default's type)."""

    id: str
    default: OptionValue
    values: tuple[OptionValue, ...] = ()

    def accepts(self, value: OptionValue) -> bool:
        """Whether the option may have this value."""
        if type(value) is not type(self.default):
            return False
        if self.values:
            return value in self.values
        return abs(value) < LARGEST if isinstance(value, int) else is_text(value) or value == ""


PAUSES = OptionSpec("pauses", "none", ("none", "equal"))
"""How windows for hidden cards are kept alike: answered at once by orders, or open for the same time in any case."""


class Scenario(Struct, frozen=True):
    """A way to begin: how many may play, which options there are; `seats` are the seats' names if they are fixed."""

    id: str
    seats_min: int
    seats_max: int
    options: tuple[OptionSpec, ...] = ()
    seats: tuple[Seat, ...] = ()


class Named(Protocol):
    """Whatever a pack names in both languages."""

    @property
    def en(self) -> str:
        """Its English name."""

    @property
    def de(self) -> str:
        """Its German name."""


class Invariant(Struct, frozen=True):
    """Something that always holds, by this rule; `check` gives a message for each breach.

    A structural invariant (unknown ids, lost pieces) cannot be forced aside by a game master.
    """

    name: str
    rule: str
    check: Callable[[Any], list[Message]]
    structural: bool = False


class RuleChapter(Protocol):
    """One chapter of a rulebook: what its module `chapter` lists, in the order of the rules."""

    PROCEDURES: tuple[type[Procedure], ...]
    ACTIONS: tuple[type[Action], ...]


class Arranged(Struct, frozen=True):
    """A position that was read from a text: the board, and the procedures that run there, the innermost last."""

    board: Any
    running: tuple[Procedure, ...]


def refuse_position(why: object) -> Refusal:
    """A text that describes no position of this match."""
    return refuse("kernel", "kernel-bad-position", detail=clipped(why))


def arranged_by(game: Game[BoardT], table: Table[BoardT], text: str) -> Arranged | Refusal:
    """The position that a text describes, unless it has numbers that no counter shows."""
    found = _TOO_LONG.search(text)
    if found:
        return refuse("kernel", "kernel-long-number", found=clipped(found[0]), most=10**LONGEST_NUMBER - 1)
    return game.read_position(table, text)


Upgrade = Callable[[dict[str, Any]], dict[str, Any]]


class Game(ABC, Generic[BoardT]):
    """One game: what it is made of, how it begins, and what each seat may see."""

    id: str
    version: int = 1
    board_type: type[BoardT]
    procedures: tuple[type[Procedure], ...] = ()
    actions: tuple[type[Action], ...] = ()
    patches: tuple[type[Patch], ...] = ()
    upgrades: Mapping[int, Upgrade] = {}
    invariants: tuple[Invariant, ...] = ()
    conditions: tuple[ConditionSpec, ...] = ()
    orders: tuple[OrderSpec, ...] = ()  # what standing orders are offered for
    presets: tuple[Preset, ...] = ()
    defaults: tuple[StandingOrder, ...] = ()  # what every seat begins with, and may cancel
    triggers: tuple[str, ...] = ()  # what cards may be ordered to answer
    theatre: tuple[str, str] = ("area", "country")  # the kinds of the places and parties that orders for cards name
    veils: bool = False  # whether things in play may be hidden: then `conceals` is asked
    brain: Brain[BoardT] | None = None  # how computer players weigh positions; without one they play by habit
    habits: Mapping[str, float] = {}  # how much likelier than others a simple computer player picks a tag or option

    @cached_property
    def kit(self) -> Kit:
        """Encoders, decoders and step plans, made once."""
        return Kit(self)

    @abstractmethod
    def scenarios(self) -> dict[str, Scenario]:
        """The scenarios by id."""

    @abstractmethod
    def setup(
        self, scenario: str, options: Mapping[str, OptionValue], seats: tuple[Seat, ...], run: Run[BoardT]
    ) -> BoardT:
        """Makes the board and calls the first procedure with `run.call`."""

    @abstractmethod
    def view(self, table: Table[BoardT], seat: Seat | None) -> Struct:
        """What this seat (None: a spectator) may see, as a whitelist."""

    def notices(self, table: Table[BoardT]) -> tuple[Message, ...]:
        """What the table should be told about a match that was loaded: for instance that its pack has changed."""
        return ()

    def condition(self, table: Table[BoardT], seat: Seat, condition: Condition) -> bool:
        """Whether a standing order's condition holds for `table.question`."""
        return False

    def refuse_order(
        self, table: Table[BoardT], seat: Seat, order: StandingOrder, kept: tuple[StandingOrder, ...]
    ) -> Refusal | None:
        """Why this seat may not have such a standing order beside those that it keeps already; None: it may."""
        return None

    def orders_for(self, view: Struct, seat: Seat, kind: str, answer: Answer) -> tuple[StandingOrder, ...]:
        """The orders by which a seat may leave this answer to questions of a kind, the usual first.

        Their conditions may remember the table as the seat's view shows it now.
        """
        return ()

    def reactions(self, table: Table[BoardT], seat: Seat) -> tuple[Answering, ...]:
        """The cards in this seat's hand that can be played in others' turns, and when: what orders can be given for."""
        return ()

    def answer_by_order(self, table: Table[BoardT], seat: Seat, orders: tuple[StandingOrder, ...]) -> Answer:
        """What the first of these orders answers to `table.question`; the others speak to it as well.

        An order for a card may leave open what only the moment tells, and several may be carried out together.
        """
        return orders[0].answer

    def named(self, options: Mapping[str, OptionValue], kind: str, key: str) -> Named | Message | None:
        """What a message's `Name(kind, key)` means in a match with these options; None leaves it to the catalogue."""
        return None

    def known(self, table: Table[BoardT], kind: str, given: Mapping[str, str]) -> tuple[str, ...]:
        """Every id of a kind in this match, wherever it is: what a ruling or a condition may name.

        Of the kind "roll": what dice are rolled for; a game that names none accepts every label.
        `given` are the other parameters so far; no order of the ids may tell where things are.
        """
        return tuple(table.seats) if kind == "seat" else ()

    def conceals(self, table: Table[BoardT], seat: Seat, id: str) -> bool:
        """Whether this is a thing in play of which the seat's view does not show where it is.

        The kernel asks it of whatever a seat types: nothing is suggested, quoted or refused by where such a thing is.
        """
        return False

    def write_position(self, board: BoardT, public: bool) -> str:
        """The position as text, as FEN is for chess; "": it cannot be written down.

        `public`: everybody may read it. Hidden cards have been dealt anew; a game that hides more writes nothing.
        """
        return ""

    def read_position(self, table: Table[BoardT], text: str) -> Arranged | Refusal:
        """What such a text describes, for a match with these options and seats."""
        return refuse("kernel", "kernel-no-notation")

    def swap_hidden(self, board: BoardT, seat: Seat | None, pick: Callable[[int], int]) -> None:
        """Swaps, in place, things that this seat cannot tell apart; `pick(n)` gives a number below n."""

    def swap_veiled(self, board: BoardT, seat: Seat | None, pick: Callable[[int], int], fixed: Collection[str]) -> None:
        """The same with things that dice or a reveal may bring to light; what procedures name (`fixed`) stays."""

    def deal_hidden(self, board: BoardT, seat: Seat | None, pick: Callable[[int], int], fixed: Collection[str]) -> None:
        """Deals anew, in place, what this seat cannot see: a world that it may imagine, for computer players.

        The world follows from the seat's view and from `pick` alone; what procedures name (`fixed`) stays.
        """

    def scenario(self, id: str) -> Scenario:
        """The scenario of this name, or a clear error."""
        known = self.scenarios()
        if not isinstance(id, str) or id not in known:
            raise BadInput(refuse("kernel", "kernel-unknown-scenario", found=clipped(id), known=tuple(known)))
        return known[id]


def check_start(
    scenario: Scenario, options: Mapping[str, OptionValue], seats: tuple[Seat, ...]
) -> dict[str, OptionValue]:
    """All options with their values; a wrong option or seat is a clear error."""
    specs = {spec.id: spec for spec in scenario.options}
    for id, value in options.items():
        if id not in specs:
            raise BadInput(refuse("kernel", "kernel-unknown-option", found=clipped(id), known=tuple(specs)))
        if not specs[id].accepts(value):
            wanted = specs[id].values or (type(specs[id].default).__name__,)
            raise BadInput(refuse("kernel", "kernel-bad-option", option=id, found=clipped(value), expected=wanted))
    low, high = scenario.seats_min, scenario.seats_max
    if not low <= len(seats) <= high:
        raise BadInput(refuse("kernel", "kernel-seat-count", found=len(seats), at_least=low, at_most=high))
    for seat in seats:
        if not is_text(seat) or (scenario.seats and seat not in scenario.seats):
            raise BadInput(refuse("kernel", "kernel-unknown-seat", found=clipped(seat), known=scenario.seats))
    if len(set(seats)) != len(seats):
        raise BadInput(refuse("kernel", "kernel-seat-twice", seats=seats))
    return {id: options.get(id, spec.default) for id, spec in specs.items()}
