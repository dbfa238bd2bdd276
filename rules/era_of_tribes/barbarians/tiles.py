"""ch.7: barbarian tiles, and what they are used for."""

from collections.abc import Mapping
from typing import Annotated, ClassVar

from rules.core.actions import Action, Candidate, Kind
from rules.core.ids import Seat
from rules.core.messages import Quote, Refusal, clipped, message, refuse, seat_name
from rules.core.picking import one
from rules.core.procedures import Procedure
from rules.core.questions import Option
from rules.core.run import Run
from rules.core.table import Table
from rules.era_of_tribes.board.ids import AreaId, TileId
from rules.era_of_tribes.board.names import tile_name
from rules.era_of_tribes.board.state import Board
from rules.era_of_tribes.board.tracks import change_ep, change_morale
from rules.era_of_tribes.pack.edition import edition
from rules.era_of_tribes.progress.progress import (
    HALF_PRICE,
    advance_candidates,
    half_price,
    half_price_quote,
)

KEEP = "keep"


class UseTile(Action, frozen=True):
    """Uses an own barbarian tile; the advance at half price only at once, when the tile is taken (ch.7, T-30)."""

    rule: ClassVar[str] = "ch.7"

    tile: Annotated[TileId, Kind("tile")]
    field: Annotated[str, Kind("field")] = ""
    fleets: Annotated[tuple[AreaId, ...], Kind("area", many=True)] = ()

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        board = table.board
        if self.tile not in board.realms[seat].tiles:
            return refuse(self.rule, "no-such-tile", tile=clipped(self.tile))
        printed = edition().box.tiles[self.tile]
        if printed.use == "score":
            return refuse(self.rule, "tile-scores-at-the-end", tile=tile_name(self.tile))
        if printed.use == "advance":
            if fresh_tile(table, seat) != self.tile:
                return refuse(self.rule, "half-price-needs-a-leader")
            return half_price_quote(board, seat, self.field, self.fleets, 0)
        if self.field or self.fleets:
            return refuse(self.rule, "tile-needs-no-field", tile=tile_name(self.tile))
        return Quote(self.rule, (message("quote-tile", tile=tile_name(self.tile)),))

    def apply(self, run: Run[Board], seat: Seat) -> None:
        if self.tile == HALF_PRICE:
            half_price(run, seat, self.field, self.fleets, 0)
        else:
            use_tile(run, seat, self.tile)

    @classmethod
    def candidates(
        cls, table: Table[Board], seat: Seat, param: str, given: Mapping[str, str], typed: str
    ) -> list[Candidate]:
        """Tiles that can be used now; fields only for an advance."""
        board, uses = table.board, edition().box.tiles
        if param == "tile":
            fresh = fresh_tile(table, seat)
            mine = sorted({tile for tile in board.realms[seat].tiles if uses[tile].use != "score"})
            open_now = [tile for tile in mine if tile != HALF_PRICE or fresh == tile]
            return one(open_now, typed, "tile")
        if given.get("tile") != HALF_PRICE or HALF_PRICE not in board.realms[seat].tiles:
            return []
        return advance_candidates(board, seat, param, typed, given.get("field"))


class NewTile(Procedure):
    """A tile was taken; its new owner sees it and may use it at once (ch.7)."""

    steps = ("ask_tile",)

    seat: Seat  # the new tile is the last one of his

    def ask_tile(self, run: Run[Board]) -> None:
        """ch.7: whoever takes a tile is asked, whatever it is, so that the question tells nothing."""
        if not run.board.realms[self.seat].tiles:
            run.end()
            return
        options = (Option(KEEP),)
        reason = message("tile-taken", seat=seat_name(self.seat))
        run.ask(
            self.seat,
            "new-tile",
            "ch.7",
            options=options,
            actions=(UseTile,),
            default=KEEP,
            reason=reason,
            private=True,
        )


def fresh_tile(table: Table[Board], seat: Seat) -> TileId | None:
    """The tile that this seat has just taken."""
    asked = table.find(NewTile)
    return table.board.realms[seat].tiles[-1] if asked is not None and asked.seat == seat else None


def take_tile(run: Run[Board], seat: Seat, area: AreaId) -> None:
    """ch.7: the tile of a conquered province goes to its new owner, who alone sees it."""
    board = run.board
    tile = board.lands[area].tile
    assert tile is not None
    board.lands[area].tile = None
    board.realms[seat].tiles.append(tile)
    run.reveal((seat,), (tile,))
    run.tell("tile-seen", "ch.7", seats=(seat,), tile=tile_name(tile))


def use_tile(run: Run[Board], seat: Seat, tile: TileId) -> None:
    """ch.7: a used tile lies open."""
    board, printed = run.board, edition().box.tiles[tile]
    realm = board.realms[seat]
    realm.tiles.remove(tile)
    realm.spent.append(tile)
    run.reveal(things=(tile,))
    run.tell("tile-used", "ch.7", seat=seat_name(seat), tile=tile_name(tile))
    if printed.use == "morale":
        change_morale(realm, printed.figure)
    elif printed.use == "influence":
        change_ep(board, seat, printed.figure)
    elif printed.use == "taler":
        realm.taler += printed.figure
    elif printed.use == "militia":
        realm.militia += printed.figure
    else:
        assert printed.use == "leader"
        realm.grey += 1
        board.grey = max(board.grey - 1, 0)
