"""ch.7 B: round markers are placed, or turned under own units."""

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Annotated, ClassVar

from rules.core.actions import MOST_CANDIDATES, Action, Candidate, Kind
from rules.core.ids import Seat
from rules.core.messages import Quote, Refusal, refuse
from rules.core.picking import picked, several
from rules.core.run import Run
from rules.core.table import Table
from rules.hannibal.board.control import is_round, set_marker
from rules.hannibal.board.decks import card_data
from rules.hannibal.board.forces import enemy_units, size_at
from rules.hannibal.board.ids import ROME, CardId, Side, SpaceId, side_of
from rules.hannibal.board.names import side_name, space_name, space_names
from rules.hannibal.board.state import Board
from rules.hannibal.operations.plays import (
    CardParam,
    card_candidates,
    not_playable,
    playable,
    spend,
    spends,
)
from rules.hannibal.pack.edition import edition


class PlaceMarkers(Action, frozen=True):
    """Places or turns round markers, as many as the card has OPS (ch.7 B)."""

    rule: ClassVar[str] = "ch.7"

    card: CardParam
    spaces: Annotated[tuple[SpaceId, ...], Kind("space", many=True)]

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        side = side_of(seat)
        wrong = not_playable(table.board, side, self.card, self.rule)
        if wrong:
            return wrong
        ops = card_data(self.card).ops
        if not self.spaces:
            return refuse(self.rule, "no-space-named")
        if len(set(self.spaces)) < len(self.spaces):
            return refuse(self.rule, "space-named-twice")
        if len(self.spaces) > ops:
            return refuse(self.rule, "too-many-markers", found=len(self.spaces), most=ops)
        for space in self.spaces:
            if wrong := not_markable(table.board, side, space):
                return wrong
        return Quote(self.rule, (spends(self.card),))

    def apply(self, run: Run[Board], seat: Seat) -> None:
        side = side_of(seat)
        spend(run, side, self.card, "for-markers", self.rule)
        for space in self.spaces:
            set_marker(run.board, space, side)
        run.tell("markers-placed", self.rule, side=side_name(side), spaces=space_names(self.spaces))

    @classmethod
    def candidates(
        cls, table: Table[Board], seat: Seat, param: str, given: Mapping[str, str], typed: str
    ) -> list[Candidate]:
        side = side_of(seat)
        if param == "card":
            return card_candidates(playable(table.board, side), typed)
        card = CardId(given.get("card", ""))
        if card not in table.board.hands[side] or len(picked(typed)[0]) >= card_data(card).ops:
            return []
        chosen, begun = picked(typed)
        if any(not_markable(table.board, side, SpaceId(space)) for space in chosen):
            return []
        fit = (space for space in markable(table.board, side) if space not in chosen and space.startswith(begun))
        return several(list(islice(fit, MOST_CANDIDATES)), typed, lambda id: space_name(SpaceId(id)))


def markable(board: Board, side: Side) -> Iterator[SpaceId]:
    """ch.7 B: where a side can place or turn a marker, in alphabetical order."""
    for space in edition().map.alphabet:
        state = board.spaces[space]
        own = state.rome if side == ROME else state.carthage
        open_to = state.owner is None or (state.owner != side and (own.regular or own.elephants))
        if open_to and not_markable(board, side, space) is None:
            yield space


def not_markable(board: Board, side: Side, space: SpaceId) -> Refusal | None:
    """ch.7 B: why a side can neither place nor turn a round marker there."""
    if space not in board.spaces:
        return refuse("ch.7", "unknown-space", found=space)
    if not is_round(board, space):
        return refuse("ch.7", "no-round-space", space=space_name(space))
    owner = board.spaces[space].owner
    if owner is None:
        return refuse("ch.7", "enemy-units-there", space=space_name(space)) if enemy_units(board, side, space) else None
    if owner == side:
        return refuse("ch.7", "own-marker-already", space=space_name(space))
    if not size_at(board, side, space):
        return refuse("ch.7", "no-own-units-there", space=space_name(space))
    if board.truce:
        return refuse("H-29", "truce-forbids-turning", space=space_name(space))
    return None
