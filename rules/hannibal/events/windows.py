"""C4: the windows in which counter events are played, one procedure a moment, for marches and battles to call.

    run.call(ThirdPoint(side=passive, general=mover, space=here, path=rest))  # 41, before the step that needs it (H-24)
    run.call(SeaLeg(side=passive, general=mover, space=departure, path=(arrival,), aboard=3))  # 41, 60: it is announced
    run.call(ArmyEnters(side=passive, general=mover, space=entered))  # 7, 8; outside those provinces it is over at once
    run.call(BattleStart(side=attacker, space=here, led=(ROME, CARTHAGE)))  # 20, 31, 32; `led`: sides with a general
    run.call(ChargeDeclared(side=ROME, space=here))  # 42, a charge has been declared

`side` is the one who may play (at `BattleStart` both may, this one first). The caller's next step finds in `run.result`
the cards that were played, a tuple of `PlayedCounter(side, card)`, each already discarded; what they do is done by the
caller: `was_stopped` (41: the move is over), `storms` (60: attrition with this modifier), `len` of the result of
`ArmyEnters` (so many rolls of the column 5-6), `watchers` (20: who sees cards), `lost_allies` (31, 32: the provinces
that give a side nothing), `was_frightened` (42). Nobody is asked who has no card; by the orders that every seat begins
with it passes, whatever it holds, unless it has given an order for a card.

In the rounds of a battle there is no window (C4): for 6 and 59 ask `counters_in_hand(board, side, moment)` with the
moments "battle-attack", "battle-match", "round-start", and play the card with `lay_counter`; who is asked in a round
follows from `could_answer`, never from a hand.
"""

from collections.abc import Mapping
from functools import cache
from typing import ClassVar

from msgspec import Struct

from rules.core.actions import Action, Candidate
from rules.core.ids import Seat
from rules.core.messages import Message, Quote, Refusal, message, refuse
from rules.core.procedures import PASS, Window
from rules.core.questions import Choose, Option
from rules.core.run import Run
from rules.core.table import Table
from rules.hannibal.board.control import controls
from rules.hannibal.board.decks import card_data
from rules.hannibal.board.ids import CardId, GeneralId, ProvinceId, Side, SpaceId, enemy_of, seat_of, side_of
from rules.hannibal.board.names import card_name, general_name, side_name, space_name, space_names
from rules.hannibal.board.state import Board
from rules.hannibal.events.counters import answering, could_answer, counters_in_hand, lay_counter
from rules.hannibal.events.wording import says
from rules.hannibal.operations.plays import CardParam, card_candidates, spends
from rules.hannibal.pack.cards import Moment
from rules.hannibal.pack.edition import edition
from rules.hannibal.pack.effects import (
    AttritionEffect,
    BadWeatherEffect,
    ElephantFrightEffect,
    NoAlliesEffect,
    ShowCardsEffect,
    StormEffect,
)


class PlayedCounter(Struct, frozen=True):
    """A counter event that a side has played in a window."""

    side: Side
    card: CardId


class CounterWindow(Window, kw_only=True):
    """A chance to play counter events: each side in turn plays as many as it wants, then passes (ch.26, H-73)."""

    rule: ClassVar[str] = "ch.26"
    moment: ClassVar[Moment]
    single: ClassVar[bool] = True  # whether one card is all that can be played

    side: Side
    space: SpaceId
    played: tuple[PlayedCounter, ...] = ()

    def offer(self, run: Run[Board]) -> None:
        """C4: asks the next side that could hold such a card, as far as everybody knows."""
        place = self.next_place(run.board)
        if place is None or (self.single and self.played):
            run.end(self.played)
            return
        seat = seat_of(self.sides()[place])
        reason = self.reason(run)
        held = run.equal_pauses
        run.ask(seat, self.kind, self.rule, (Option(PASS),), (Counter,), Choose(PASS), reason, private=True, held=held)

    def hear(self, run: Run[Board]) -> None:
        """H-73: who passes is done; who played may play again."""
        place = self.next_place(run.board) if run.answer == Choose(PASS) else None
        if place is not None:
            self.turn = place + 1
        run.goto("offer")

    def next_place(self, board: Board) -> int | None:
        """The place of the next side to be asked; None if nobody is left."""
        able = [could_answer(board, side, self.moment) and self.concerns(board, side) for side in self.sides()]
        return next((place for place, one in enumerate(able) if place >= self.turn and one), None)

    def sides(self) -> tuple[Side, ...]:
        """Who may play, in order."""
        return (self.side,)

    def concerns(self, board: Board, side: Side) -> bool:
        """Whether, by public facts, a card of this moment could do anything here."""
        return True

    def useless(self, board: Board, side: Side, card: CardId) -> Refusal | None:
        """H-9: why this card would change nothing here."""
        return None

    def reason(self, run: Run[Board]) -> Message | None:
        return message(f"window-{self.moment}", space=space_name(self.space))


class MoveWindow(CounterWindow, kw_only=True):
    """A window in another's move."""

    general: GeneralId
    path: tuple[SpaceId, ...] = ()

    def reason(self, run: Run[Board]) -> Message | None:
        return message(
            f"window-{self.moment}",
            space=space_name(self.space),
            general=general_name(self.general),
            path=space_names(self.path),
        )


class ThirdPoint(MoveWindow):
    """H-24: a step would bring the movement points spent above two; Bad Weather may end the move here."""

    kind: ClassVar[str] = "third-point"
    rule: ClassVar[str] = "H-24"
    moment: ClassVar[Moment] = "third-point"


class SeaLeg(MoveWindow):
    """ch.11: a sea leg is announced; Bad Weather cancels it, Storms at Sea strike the units on board."""

    kind: ClassVar[str] = "sea-leg"
    rule: ClassVar[str] = "ch.11"
    moment: ClassVar[Moment] = "sea-leg"

    aboard: int = 1  # units that sail

    def useless(self, board: Board, side: Side, card: CardId) -> Refusal | None:
        if self.aboard or not isinstance(card_data(card).effect, StormEffect):
            return None
        return refuse("H-9", "no-units-on-board", general=general_name(self.general))


class ArmyEnters(MoveWindow):
    """H-23: an army enters Gallia Transalpinia or Liguria; Hostile Tribes may attack it, once for each card."""

    kind: ClassVar[str] = "army-enters"
    rule: ClassVar[str] = "H-23"
    moment: ClassVar[Moment] = "army-enters"
    single: ClassVar[bool] = False

    def concerns(self, board: Board, side: Side) -> bool:
        return is_tribal(self.space)


class BattleStart(CounterWindow):
    """ch.14.2, H-73: events of a battle before the charge: the attacker plays all of his, then the defender."""

    kind: ClassVar[str] = "battle-start"
    rule: ClassVar[str] = "H-73"
    moment: ClassVar[Moment] = "battle-start"
    single: ClassVar[bool] = False

    led: tuple[Side, ...] = ()

    def sides(self) -> tuple[Side, ...]:
        return (self.side, enemy_of(self.side))

    def useless(self, board: Board, side: Side, card: CardId) -> Refusal | None:
        if not isinstance(card_data(card).effect, NoAlliesEffect):
            return None
        enemy = enemy_of(side)
        lost = [province for province in struck_allies(card, self.space) if controls(board, enemy, province)]
        if lost and enemy in self.led:
            return None
        return refuse("H-73", "no-allies-to-lose", card=card_name(card), side=side_name(enemy))


class ChargeDeclared(CounterWindow):
    """ch.17: elephants are about to charge; Elephant Fright may stop them."""

    kind: ClassVar[str] = "charge"
    rule: ClassVar[str] = "ch.17"
    moment: ClassVar[Moment] = "charge"


WINDOWS: tuple[type[CounterWindow], ...] = (ThirdPoint, SeaLeg, ArmyEnters, BattleStart, ChargeDeclared)


class Counter(Action, frozen=True):
    """Plays a counter event in a window (ch.24, 26)."""

    rule: ClassVar[str] = "ch.24"

    card: CardParam

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        window, side = table.find(CounterWindow), side_of(seat)
        if window is None:
            return refuse(self.rule, "no-window-open")
        wrong = not_counter(table.board, side, self.card, window)
        return wrong or Quote(self.rule, (spends(self.card), says(self.card)))

    def apply(self, run: Run[Board], seat: Seat) -> None:
        window, side = run.find(CounterWindow), side_of(seat)
        assert window is not None
        lay_counter(run, side, self.card, self.rule)
        window.played = (*window.played, PlayedCounter(side, self.card))

    @classmethod
    def candidates(
        cls, table: Table[Board], seat: Seat, param: str, given: Mapping[str, str], typed: str
    ) -> list[Candidate]:
        window, side = table.find(CounterWindow), side_of(seat)
        return [] if window is None else card_candidates(usable(table.board, side, window), typed)


def not_counter(board: Board, side: Side, card: CardId, window: CounterWindow) -> Refusal | None:
    """ch.24, 26: why a side cannot play this card in this window."""
    if card not in board.hands[side]:
        return refuse("ch.24", "card-not-in-hand", card=card)
    if card not in answering(window.moment):
        return refuse("ch.26", "counter-not-now", card=card_name(card))
    if not card_data(card).is_for(side):
        return refuse("ch.24", "event-of-the-other-side", card=card_name(card))
    return window.useless(board, side, card)


def usable(board: Board, side: Side, window: CounterWindow) -> list[CardId]:
    """What a side could play in a window; secret."""
    held = counters_in_hand(board, side, window.moment)
    return [card for card in held if not_counter(board, side, card, window) is None]


# ---- what the cards that were played do, for the callers ----------------------------------------------------------


def was_stopped(played: tuple[PlayedCounter, ...]) -> bool:
    """Card 41, H-24: the move is over where the general stands."""
    return any(isinstance(card_data(one.card).effect, BadWeatherEffect) for one in played)


def storms(played: tuple[PlayedCounter, ...]) -> int | None:
    """Card 60: the modifier of the attrition of the units on board; None if there is no storm."""
    effects = [card_data(one.card).effect for one in played]
    return next((effect.modifier for effect in effects if isinstance(effect, StormEffect)), None)


def watchers(played: tuple[PlayedCounter, ...]) -> tuple[Side, ...]:
    """Card 20: the sides that see half of the other's battle cards."""
    return tuple(one.side for one in played if isinstance(card_data(one.card).effect, ShowCardsEffect))


def lost_allies(played: tuple[PlayedCounter, ...], side: Side, space: SpaceId) -> frozenset[ProvinceId]:
    """Cards 31, 32: the provinces that give a side no battle cards in a battle in this space."""
    against = [one.card for one in played if one.side != side]
    return frozenset(province for card in against for province in struck_allies(card, space))


def struck_allies(card: CardId, space: SpaceId) -> tuple[ProvinceId, ...]:
    """Cards 31, 32: the provinces whose allies desert in a battle in this space; none elsewhere."""
    effect, atlas = card_data(card).effect, edition().map
    region = atlas.region(space)
    if not isinstance(effect, NoAlliesEffect) or region not in effect.regions:
        return ()
    return effect.provinces or tuple(atlas.regions[region].provinces)


def was_frightened(played: tuple[PlayedCounter, ...]) -> int:
    """Card 42: how many battle cards fewer Carthage gets; 0 if the charge goes on."""
    effects = [card_data(one.card).effect for one in played]
    return next((effect.cards for effect in effects if isinstance(effect, ElephantFrightEffect)), 0)


def is_tribal(space: SpaceId) -> bool:
    """H-23: whether hostile tribes could attack an army that enters this space."""
    return edition().map.province(space) in tribal_provinces()


@cache
def tribal_provinces() -> frozenset[ProvinceId]:
    """Cards 7, 8: where hostile tribes live."""
    effects = [card_data(card).effect for card in answering("army-enters")]
    return frozenset(one for effect in effects if isinstance(effect, AttritionEffect) for one in effect.provinces)
