"""ch.5.2, 7: the Progress action, and the advance at half price."""

from collections.abc import Mapping, Sequence
from typing import Annotated, ClassVar

from rules.core.actions import Action, Candidate, Kind
from rules.core.ids import Seat
from rules.core.messages import Message, Quote, Refusal, clipped, message, refuse, seat_name
from rules.core.picking import one, picked, several
from rules.core.run import Run
from rules.core.table import Table
from rules.era_of_tribes.board.holdings import abilities, leaders_left
from rules.era_of_tribes.board.ids import FIELDS, AreaId, FieldId, TileId
from rules.era_of_tribes.board.names import area_name, field_name, from_unbuilt, level_text
from rules.era_of_tribes.board.refusals import field_taken, too_few_leaders, too_poor
from rules.era_of_tribes.board.state import Board
from rules.era_of_tribes.progress.effects import advance, harbours, most_unbuilt, wrong_harbours, wrong_unbuilt
from rules.era_of_tribes.progress.prices import TOP, price, tile_price

HALF_PRICE = TileId("half-price")
FieldParam = Annotated[str, Kind("field")]
Fleets = Annotated[tuple[AreaId, ...], Kind("area", many=True)]


class Progress(Action, frozen=True):
    """Takes one advance for each leader, level by level (ch.5.2); free fleets go where they are sent."""

    rule: ClassVar[str] = "ch.5.2"

    fields: Annotated[tuple[str, ...], Kind("field", many=True)]
    fleets: Fleets = ()
    unbuilt: int = 0

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        board = table.board
        wrong = field_taken(board, seat, "progress") or too_few_leaders(board, seat, len(self.fields), self.rule)
        wrong = wrong or wrong_unbuilt(board, seat, self.unbuilt, self.rule)
        wrong = wrong or wrong_harbours(board, seat, self.fleets, self.rule)
        if wrong:
            return wrong
        steps = planned(board, seat, self.fields)
        if isinstance(steps, Refusal):
            return steps
        cost = sum(paid for _, _, paid in steps)
        return too_poor(board, seat, cost, self.rule) or Quote(self.rule, tuple(advance_line(*step) for step in steps))

    def apply(self, run: Run[Board], seat: Seat) -> None:
        realm = run.board.realms[seat]
        realm.done.append("progress")
        realm.used += len(self.fields)
        for field in self.fields:
            known = as_field(field)
            assert known is not None
            paid = price(run.board, seat, known, realm.advances.get(known, 0) + 1)
            realm.taler -= paid
            run.tell("advance-paid", self.rule, seat=seat_name(seat), field=field_name(field), taler=paid)
            advance(run, seat, known, self.fleets, self.unbuilt, free=False)

    @classmethod
    def candidates(
        cls, table: Table[Board], seat: Seat, param: str, given: Mapping[str, str], typed: str
    ) -> list[Candidate]:
        """Fields that can be paid; harbours for free fleets."""
        board = table.board
        if param == "fields":
            return _field_lists(board, seat, typed)
        return advance_candidates(board, seat, param, typed, given.get("fields"))


class HalfPrice(Action, frozen=True):
    """Uses a tile and one leader for an advance at half price; no action field is used (ch.5, 7)."""

    rule: ClassVar[str] = "ch.7"

    field: FieldParam
    fleets: Fleets = ()
    unbuilt: int = 0

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        wrong = too_few_leaders(table.board, seat, 1, self.rule)
        return wrong or half_price_quote(table.board, seat, self.field, self.fleets, self.unbuilt)

    def apply(self, run: Run[Board], seat: Seat) -> None:
        run.board.realms[seat].used += 1
        half_price(run, seat, self.field, self.fleets, self.unbuilt)

    @classmethod
    def candidates(
        cls, table: Table[Board], seat: Seat, param: str, given: Mapping[str, str], typed: str
    ) -> list[Candidate]:
        """Fields with a level left, if the seat has such a tile."""
        if HALF_PRICE not in table.board.realms[seat].tiles:
            return []
        return advance_candidates(table.board, seat, param, typed, given.get("field"))


def half_price_quote(board: Board, seat: Seat, field: str, fleets: Sequence[AreaId], unbuilt: int) -> Refusal | Quote:
    """ch.7: whether the tile can be used for this field, and what it costs."""
    if HALF_PRICE not in board.realms[seat].tiles:
        return refuse("ch.7", "no-such-tile", tile=HALF_PRICE)
    known = as_field(field)
    if known is None:
        return refuse("ch.7", "unknown-field", found=clipped(field))
    reached = board.realms[seat].advances.get(known, 0) + 1
    if reached > TOP:
        return refuse("ch.5.2", "field-complete", field=field_name(field))
    wrong = wrong_unbuilt(board, seat, unbuilt, "ch.7") or wrong_harbours(board, seat, fleets, "ch.7")
    cost = tile_price(board, seat, known, reached)
    return wrong or too_poor(board, seat, cost, "ch.7") or Quote("ch.7", (advance_line(known, reached, cost),))


def half_price(run: Run[Board], seat: Seat, field: str, fleets: Sequence[AreaId], unbuilt: int) -> None:
    """ch.7: the tile lies open, the advance is paid and taken."""
    board, known = run.board, as_field(field)
    assert known is not None
    realm = board.realms[seat]
    realm.tiles.remove(HALF_PRICE)
    realm.spent.append(HALF_PRICE)
    run.reveal(things=(HALF_PRICE,))
    paid = tile_price(board, seat, known, realm.advances.get(known, 0) + 1)
    realm.taler -= paid
    run.tell("half-price-used", "ch.7", seat=seat_name(seat), field=field_name(field), taler=paid)
    advance(run, seat, known, fleets, unbuilt, free=False)


def as_field(text: str) -> FieldId | None:
    """The field of this name."""
    return next((field for field in FIELDS if field == text), None)


def planned(board: Board, seat: Seat, fields: Sequence[str]) -> list[tuple[FieldId, int, int]] | Refusal:
    """The steps of these advances with their prices, each seeing those before it."""
    reached, steps = dict(board.realms[seat].advances), list[tuple[FieldId, int, int]]()
    for name in fields:
        field = as_field(name)
        if field is None:
            return refuse("ch.5.2", "unknown-field", found=clipped(name))
        level = reached.get(field, 0) + 1
        if level > TOP:
            return refuse("ch.5.2", "field-complete", field=field_name(field))
        steps.append((field, level, price(board, seat, field, level, reached)))
        reached[field] = level
    return steps


def advance_line(field: FieldId, level: int, paid: int) -> Message:
    """What an advance costs, and what its level brings (ch.2, 5.2)."""
    return message("quote-advance", field=field_name(field), level=level, taler=paid, brings=level_text(field, level))


def _field_lists(board: Board, seat: Seat, typed: str) -> list[Candidate]:
    """The fields picked so far, and one more that can be paid."""
    chosen, begun = picked(typed)
    if len(chosen) >= leaders_left(board, seat):
        return []
    found, so_far = list[Candidate](), "".join(f"{field} " for field in chosen)
    for field in FIELDS:
        steps = planned(board, seat, [*chosen, field]) if field.startswith(begun) else None
        if isinstance(steps, list) and sum(paid for _, _, paid in steps) <= board.realms[seat].taler:
            told = tuple(
                message("choice-advance", field=field_name(name), level=level, taler=paid)
                for name, level, paid in steps
            )
            found.append(Candidate(so_far + field, told[0] if len(told) == 1 else message("several", things=told)))
    return found


def advance_candidates(board: Board, seat: Seat, param: str, typed: str, fields: str | None = None) -> list[Candidate]:
    """Fields with a level left; for free fleets harbours, and vassals of unbuilt cities where free ones are too few."""
    if param == "field":
        open_fields = [field for field in FIELDS if board.realms[seat].advances.get(field, 0) < TOP]
        return one(open_fields, typed, "field")
    if fields is not None and "navigation" not in fields.split():
        return []
    if param == "fleets":
        return several(harbours(board, seat), typed, lambda area: area_name(AreaId(area)))
    most, cost = most_unbuilt(board, seat), abilities(board, seat).unbuilt_morale
    return [Candidate(str(count), from_unbuilt(count, cost)) for count in range(1, most + 1)]
