"""ch.7 C: a unit is raised with a general in a friendly space of a controlled province."""

from collections.abc import Mapping
from typing import Annotated, ClassVar

from rules.core.actions import MOST_CANDIDATES, Action, Candidate, Kind
from rules.core.ids import Seat
from rules.core.messages import Quote, Refusal, message, refuse
from rules.core.run import Run
from rules.core.table import Table
from rules.hannibal.board.control import controls
from rules.hannibal.board.decks import card_data
from rules.hannibal.board.forces import is_besieged, own_generals, printed
from rules.hannibal.board.ids import GeneralId, Side, side_of
from rules.hannibal.board.names import general_name, general_said, province_name, space_name
from rules.hannibal.board.state import Board, Units
from rules.hannibal.operations.plays import CardParam, card_candidates, not_playable, playable, spend, spends
from rules.hannibal.pack.edition import edition
from rules.hannibal.reinforcements.placing import place_units, room_for

OPS_TO_RAISE = 3


class RaiseTroops(Action, frozen=True):
    """Raises a unit with a general, with a card of OPS 3 (ch.7 C)."""

    rule: ClassVar[str] = "ch.7"

    card: CardParam
    general: Annotated[GeneralId, Kind("general")]

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        side = side_of(seat)
        wrong = not_playable(table.board, side, self.card, self.rule)
        if wrong:
            return wrong
        if card_data(self.card).ops < OPS_TO_RAISE:
            return refuse(self.rule, "ops-too-low", found=card_data(self.card).ops, needed=OPS_TO_RAISE)
        wrong = cannot_raise(table.board, side, self.general)
        if wrong:
            return wrong
        gain = message("quote-raises-unit", general=general_name(self.general))
        return Quote(self.rule, (spends(self.card), gain))

    def apply(self, run: Run[Board], seat: Seat) -> None:
        side, at = side_of(seat), run.board.generals[self.general].at
        assert at is not None
        spend(run, side, self.card, "for-troops", self.rule)
        place_units(run, side, at, Units(1), self.rule)

    @classmethod
    def candidates(
        cls, table: Table[Board], seat: Seat, param: str, given: Mapping[str, str], typed: str
    ) -> list[Candidate]:
        side = side_of(seat)
        if param == "card":
            cards = [card for card in playable(table.board, side) if card_data(card).ops >= OPS_TO_RAISE]
            return card_candidates(cards, typed)
        able = [general for general in own_generals(side) if cannot_raise(table.board, side, general) is None]
        fit = [general for general in able if general.startswith(typed)]
        return [Candidate(general, general_said(table.board, general)) for general in fit][:MOST_CANDIDATES]


def cannot_raise(board: Board, side: Side, general: GeneralId) -> Refusal | None:
    """ch.7 C: why no unit can be raised with this general."""
    if general not in board.generals or printed(general).side != side:
        return refuse("ch.7", "no-own-general", found=general)
    at = board.generals[general].at
    if at is None:
        return refuse("ch.7", "general-not-on-map", general=general_name(general))
    if board.spaces[at].owner != side:
        return refuse("ch.7", "space-not-friendly", space=space_name(at))
    province = edition().map.province(at)
    if not controls(board, side, province):
        return refuse("ch.7", "province-not-controlled", province=province_name(province))
    if is_besieged(board, at):
        return refuse("ch.20", "city-besieged", space=space_name(at))
    if not room_for(board, side, at):
        return refuse("H-58", "no-room-for-units", space=space_name(at))
    return None
