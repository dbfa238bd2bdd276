"""ch.7 D: a strategy card is played as its event on the own turn."""

from collections.abc import Mapping
from typing import Annotated, ClassVar

from rules.core.actions import MOST_CANDIDATES, Action, Candidate, Kind
from rules.core.ids import Seat
from rules.core.messages import Message, Quote, Refusal, message, refuse
from rules.core.picking import one, picked, several
from rules.core.run import Run
from rules.core.table import Table
from rules.hannibal.board.decks import card_data, remove_from_game
from rules.hannibal.board.ids import CardId, GeneralId, ProvinceId, Side, SpaceId, side_of
from rules.hannibal.board.names import card_name, general_said, space_name
from rules.hannibal.board.state import Board
from rules.hannibal.events import truce
from rules.hannibal.events.handlers import Aim, AnyHandler, missed
from rules.hannibal.events.needs import unmet
from rules.hannibal.events.registry import handler_of
from rules.hannibal.events.wording import says
from rules.hannibal.operations.plays import CardParam, card_candidates, not_playable, playable, spend, spends


class PlayEvent(Action, frozen=True, tag="event"):
    """Plays a card as its event, with what it is aimed at (ch.7 D, 24)."""

    rule: ClassVar[str] = "ch.24"

    card: CardParam
    spaces: Annotated[tuple[SpaceId, ...], Kind("space", many=True)] = ()
    general: Annotated[GeneralId | None, Kind("general")] = None
    province: Annotated[ProvinceId | None, Kind("province")] = None

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        board, side = table.board, side_of(seat)
        wrong = not_playable(board, side, self.card, self.rule) or not_an_event(board, side, self.card)
        if wrong is not None:
            return wrong
        handler, effect = handler_for(self.card), card_data(self.card).effect
        aim = self.aim(board, side)
        wrong = missed(handler, board, side, effect, aim)
        if wrong is not None:
            return wrong
        lines = handler.lines(board, side, effect, aim)
        return Quote(self.rule, (spends(self.card), says(self.card), *lines, *warnings(board, self.card)))

    def apply(self, run: Run[Board], seat: Seat) -> None:
        board, side, data = run.board, side_of(seat), card_data(self.card)
        aim = self.aim(board, side)
        spend(run, side, self.card, "as-event", self.rule)
        assert board.play is not None
        board.play.event = True
        if data.breaks_truce:
            truce.broken_by(run, side, self.card)
        if data.removed:
            remove_from_game(board, self.card)
            run.tell("card-removed", "ch.7", card=card_name(self.card))
        handler_for(self.card).carry_out(run, side, self.card, data.effect, aim)

    def aim(self, board: Board, side: Side) -> Aim:
        """What it is aimed at, with what the player left open."""
        given = Aim(self.province, self.general, self.spaces)
        return handler_for(self.card).completed(board, side, card_data(self.card).effect, given)

    @classmethod
    def candidates(
        cls, table: Table[Board], seat: Seat, param: str, given: Mapping[str, str], typed: str
    ) -> list[Candidate]:
        board, side = table.board, side_of(seat)
        if param == "card":
            return card_candidates(possible_events(board, side), typed)
        card = CardId(given.get("card", ""))
        handler = handler_of(card_data(card).effect) if card in board.hands[side] else None
        if handler is None or param not in handler.takes or not_an_event(board, side, card) is not None:
            return []
        return aims(board, side, card, param, typed)[:MOST_CANDIDATES]


def aims(board: Board, side: Side, card: CardId, param: str, typed: str) -> list[Candidate]:
    """What an event may be aimed at, one parameter at a time."""
    handler, effect = handler_for(card), card_data(card).effect
    if param == "general":
        able = [general for general in handler.generals(board, side, effect, Aim()) if general.startswith(typed)]
        return [Candidate(general, general_said(board, general)) for general in able]
    if param == "province":
        return one(handler.provinces(board, side, effect, Aim()), typed, "province")
    chosen = tuple(SpaceId(space) for space in picked(typed)[0])
    if len(chosen) >= handler.most(effect) or any(space not in board.spaces for space in chosen):
        return []
    spaces = handler.spaces(board, side, effect, Aim(spaces=chosen))
    return several(spaces, typed, lambda id: space_name(SpaceId(id)))


def handler_for(card: CardId) -> AnyHandler:
    """The handler of a card that `not_an_event` let pass."""
    handler = handler_of(card_data(card).effect)
    assert handler is not None
    return handler


def wrong_colour(side: Side, card: CardId) -> Refusal | None:
    """ch.7 D: the other side's event; of a card for both sides nobody is barred."""
    return None if card_data(card).is_for(side) else refuse("ch.24", "event-of-the-other-side", card=card_name(card))


def not_an_event(board: Board, side: Side, card: CardId) -> Refusal | None:
    """ch.7 D, 24, H-9: why a side cannot play this card as its event now, whatever it is aimed at."""
    data = card_data(card)
    wrong = wrong_colour(side, card)
    if wrong is not None:
        return wrong
    if data.play == "move":
        return refuse("ch.7", "event-is-a-move", card=card_name(card))
    handler = handler_of(data.effect)
    if "play" not in data.when or handler is None:
        return refuse("ch.24", "event-only-as-counter", card=card_name(card))
    wrong = unmet(board, side, card) or handler.bars(board, side, data.effect)
    if wrong is None and handler.is_idle(board, side, data.effect):
        return refuse("H-9", "event-changes-nothing", card=card_name(card))
    return wrong


def possible_events(board: Board, side: Side) -> list[CardId]:
    """The cards that a side could play as events now."""
    return [card for card in playable(board, side) if not_an_event(board, side, card) is None]


def warnings(board: Board, card: CardId) -> tuple[Message, ...]:
    """The lines of a quote about the Truce, and about a card that leaves the game."""
    data = card_data(card)
    found = [message("quote-breaks-truce")] if board.truce and data.breaks_truce else []
    return (*found, *([message("quote-card-leaves")] if data.removed else []))
