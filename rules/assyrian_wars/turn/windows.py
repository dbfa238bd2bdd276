"""Windows in which cards can be played as events outside one's own impulse (6.7.1, 6.11.e, R-16).

A step opens one with `open_window(run, Trigger.ARMY_MOVED, country, area)`. Who is asked follows from public facts:
every seat that acts for a country that could hold a card that answers, whatever cards it holds (`events/holders.py`).
"""

from functools import cache
from typing import ClassVar

from rules.assyrian_wars.board.ids import CardId, CountryId
from rules.assyrian_wars.board.names import holder_name, place_name
from rules.assyrian_wars.board.relations import seat_of
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.events.holders import could_answer
from rules.assyrian_wars.pack.cards import Trigger
from rules.core.actions import Action
from rules.core.ids import Seat
from rules.core.kit import Kit
from rules.core.messages import Message, Name, message
from rules.core.procedures import Window
from rules.core.questions import Choose, Option
from rules.core.run import Run

PASS = "pass"
NO_CARD = CardId("")


class ResponseAction(Action, frozen=True):
    """A card played as an answer to something; `triggers` says to what. The game lists it, and it is open by itself."""

    triggers: ClassVar[tuple[Trigger, ...]] = ()


@cache
def open_tags(kit: Kit, trigger: Trigger) -> tuple[str, ...]:
    """The actions of the game that answer this trigger."""
    found = [(tag, action) for tag, action in kit.actions.items() if issubclass(action, ResponseAction)]
    return tuple(tag for tag, action in found if trigger in action.triggers)


class CardWindow(Window):
    """A chance to answer something with a card (6.11.e)."""

    kind: ClassVar[str] = "respond"
    rule: ClassVar[str] = "6.11.e"

    answers_to: Trigger
    country: CountryId = CountryId("")  # to whom it happened
    area: str = ""  # where it happened
    card: CardId = NO_CARD  # the event that was played
    winners: tuple[CountryId, ...] = ()  # of a battle
    losers: tuple[CountryId, ...] = ()
    closed: bool = False  # there is nothing left to answer

    def offer(self, run: Run[Board]) -> None:
        """6.11.e: the next seat is asked, until all have passed in a row or every card that answers lies open."""
        over = self.closed or self.passes >= len(self.seats)
        if over or not anybody_could(run.board, self.answers_to, self.country, self.area):
            run.end()
            return
        seat, tags = self.seats[self.turn], open_tags(run.kit, self.answers_to)
        reason = self.reason(run)
        held = run.equal_pauses
        run.ask(seat, self.kind, self.rule, (Option(PASS),), tags, Choose(PASS), reason, private=True, held=held)

    def reason(self, run: Run[Board]) -> Message:
        about = Name("card", self.card) if self.card else place_name(run.board, self.area)
        return message(f"window-{self.answers_to}", country=holder_name(self.country), area=about)


def open_window(
    run: Run[Board],
    trigger: Trigger,
    country: CountryId,
    area: str = "",
    *,
    card: CardId = NO_CARD,
    winners: tuple[CountryId, ...] = (),
    losers: tuple[CountryId, ...] = (),
) -> None:
    """Lets cards answer what happened to a country in an area, if any card event does and anybody could hold one."""
    if not open_tags(run.kit, trigger):
        return
    seats = seats_that_could(run.board, trigger, country, area)
    if seats:
        window = CardWindow(answers_to=trigger, country=country, area=area, card=card, winners=winners, losers=losers)
        window.seats = seats
        run.call(window)


def anybody_could(board: Board, trigger: Trigger, victim: CountryId, area: str = "") -> bool:
    """Whether a card that answers may be in a hand, as far as everybody knows."""
    holding = [code for code, state in board.countries.items() if state.active and state.hand]
    return any(
        could_answer(board, code, trigger, victim, area) and seat_of(board, code) is not None for code in holding
    )


def seats_that_could(board: Board, trigger: Trigger, victim: CountryId, area: str = "") -> tuple[Seat, ...]:
    """Who could answer as far as everybody knows, always in track order from Assyria on (R-50)."""
    holding = [code for code, state in board.countries.items() if state.active and state.hand]
    able = [seat_of(board, code) for code in holding if could_answer(board, code, trigger, victim, area)]
    return tuple(dict.fromkeys(seat for seat in able if seat is not None))
