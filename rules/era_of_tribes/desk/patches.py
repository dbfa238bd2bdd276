"""What a game master may change beyond the rules: provinces, seas, realms, tracks, cards and tiles."""

from typing import Annotated, Literal

from rules.core.actions import Kind
from rules.core.ids import Seat
from rules.core.messages import Refusal, clipped, refuse, seat_name
from rules.core.patches import Patch
from rules.core.run import Run
from rules.core.table import Table
from rules.era_of_tribes.board.holdings import pair
from rules.era_of_tribes.board.ids import AreaId, CardId, TileId
from rules.era_of_tribes.board.names import area_name, field_name, tile_name
from rules.era_of_tribes.board.pieces import settle_resources
from rules.era_of_tribes.board.refusals import not_land, not_sea
from rules.era_of_tribes.board.state import Board
from rules.era_of_tribes.board.tracks import change_ep
from rules.era_of_tribes.pack.edition import edition
from rules.era_of_tribes.progress.progress import as_field

MASTER = "gm"
AreaParam = Annotated[AreaId, Kind("area")]
SeatParam = Annotated[Seat, Kind("seat")]
MOST = 99
Count = Literal["taler", "treaties", "food", "hunger", "past_hunger", "armies", "militia", "triumph"]


class SetProvince(Patch, frozen=True):
    """Gives a province to a seat with so many vassals from its free ones, or empties it; a city there goes home."""

    area: AreaParam
    owner: Annotated[Seat | None, Kind("seat")] = None
    vassals: int = 1

    def check(self, table: Table[Board]) -> Refusal | None:
        wrong = not_land(table.board, self.area, MASTER) or bad_count(self.vassals, 1)
        return wrong or (None if self.owner is None else unknown_seat(table, self.owner))

    def apply(self, run: Run[Board]) -> None:
        board = run.board
        land = board.lands[self.area]
        if land.owner is not None:
            realm = board.realms[land.owner]
            realm.free += land.vassals
            if land.city:
                realm.unbuilt.append(0)
        if land.post is not None:
            board.realms[land.post].free += 1
        land.vassals, land.city, land.post, land.owner = 0, False, None, self.owner
        if self.owner is not None:
            board.realms[self.owner].free -= self.vassals
            land.vassals = self.vassals
        settle_resources(run)
        owner = "nobody" if self.owner is None else seat_name(self.owner)
        run.tell("gm-province", MASTER, area=area_name(self.area), owner=owner, count=land.vassals)


class SetCity(Patch, frozen=True):
    """Puts the next city of the owner into a province, with its bound vassals free, or takes it away."""

    area: AreaParam
    city: bool = True

    def check(self, table: Table[Board]) -> Refusal | None:
        wrong = not_land(table.board, self.area, MASTER)
        if wrong:
            return wrong
        land = table.board.lands[self.area]
        if land.owner is None or (self.city and not table.board.realms[land.owner].unbuilt):
            return refuse(MASTER, "no-city-allowed")
        return refuse(MASTER, "city-already", area=area_name(self.area)) if land.city == self.city else None

    def apply(self, run: Run[Board]) -> None:
        board = run.board
        land = board.lands[self.area]
        assert land.owner is not None
        realm = board.realms[land.owner]
        if self.city:
            realm.free += realm.unbuilt.pop()
        else:
            realm.unbuilt.append(0)
        land.city = self.city
        if not land.vassals and not land.city:
            land.owner = None
        settle_resources(run)
        run.tell("gm-city", MASTER, area=area_name(self.area), city=self.city)


class SetFleets(Patch, frozen=True):
    """Sets how many fleets of a seat are in a sea area, from and to its free vassals."""

    area: AreaParam
    seat: SeatParam
    count: int

    def check(self, table: Table[Board]) -> Refusal | None:
        wrong = not_sea(table.board, self.area, MASTER) or unknown_seat(table, self.seat)
        return wrong or bad_count(self.count)

    def apply(self, run: Run[Board]) -> None:
        board = run.board
        fleets = board.seas[self.area].fleets
        board.realms[self.seat].free += fleets.get(self.seat, 0) - self.count
        fleets[self.seat] = self.count
        if not self.count:
            del fleets[self.seat]
        settle_resources(run)
        run.tell("gm-fleets", MASTER, area=area_name(self.area), seat=seat_name(self.seat), count=self.count)


class SetBattlefield(Patch, frozen=True):
    """Sets the battlefield marker of a province: 0, 1 or 2."""

    area: AreaParam
    militia: int

    def check(self, table: Table[Board]) -> Refusal | None:
        return not_land(table.board, self.area, MASTER) or (None if 0 <= self.militia <= 2 else bad_count(-1))

    def apply(self, run: Run[Board]) -> None:
        run.board.lands[self.area].battlefield = self.militia
        run.tell("gm-battlefield", MASTER, area=area_name(self.area), militia=self.militia)


class SetMorale(Patch, frozen=True):
    """Sets the morale of a seat."""

    seat: SeatParam
    morale: int

    def check(self, table: Table[Board]) -> Refusal | None:
        bounds = edition().box.morale
        wrong = unknown_seat(table, self.seat)
        if wrong is None and not bounds.lowest <= self.morale <= bounds.highest:
            wrong = refuse(MASTER, "morale-out-of-bounds", found=self.morale, least=bounds.lowest, most=bounds.highest)
        return wrong

    def apply(self, run: Run[Board]) -> None:
        run.board.realms[self.seat].morale = self.morale
        run.tell("gm-morale", MASTER, seat=seat_name(self.seat), morale=self.morale)


class SetInfluence(Patch, frozen=True):
    """Sets the influence points of a seat."""

    seat: SeatParam
    ep: int

    def check(self, table: Table[Board]) -> Refusal | None:
        return unknown_seat(table, self.seat) or bad_count(self.ep)

    def apply(self, run: Run[Board]) -> None:
        board = run.board
        change_ep(board, self.seat, self.ep - board.realms[self.seat].ep)
        run.tell("gm-influence", MASTER, seat=seat_name(self.seat), ep=self.ep)


class SetCount(Patch, frozen=True):
    """Sets a number of a seat: Taler, treaties, food, hunger, armies, grey militia, triumph steps."""

    seat: SeatParam
    what: Annotated[Count, Kind("count-of")]
    count: int

    def check(self, table: Table[Board]) -> Refusal | None:
        return unknown_seat(table, self.seat) or bad_count(self.count)

    def apply(self, run: Run[Board]) -> None:
        realm = run.board.realms[self.seat]
        if self.what == "armies":  # armies come from and go to the free vassals
            realm.free += realm.armies - self.count
        setattr(realm, self.what, self.count)
        run.tell("gm-count", MASTER, seat=seat_name(self.seat), what=self.what, count=self.count)


class SetAdvance(Patch, frozen=True):
    """Sets the level of a seat in a field, without its effects."""

    seat: SeatParam
    field: Annotated[str, Kind("field")]
    level: int

    def check(self, table: Table[Board]) -> Refusal | None:
        wrong = unknown_seat(table, self.seat)
        if wrong is None and as_field(self.field) is None:
            wrong = refuse(MASTER, "unknown-field", found=clipped(self.field))
        return wrong or (None if 0 <= self.level <= 4 else bad_count(-1))

    def apply(self, run: Run[Board]) -> None:
        field = as_field(self.field)
        assert field is not None
        run.board.realms[self.seat].advances[field] = self.level
        run.tell("gm-advance", MASTER, seat=seat_name(self.seat), field=field_name(field), level=self.level)


class SetAlliance(Patch, frozen=True):
    """Makes two seats allies, or parts them, without its effects."""

    seat: SeatParam
    partner: SeatParam
    allied: bool = True

    def check(self, table: Table[Board]) -> Refusal | None:
        wrong = unknown_seat(table, self.seat) or unknown_seat(table, self.partner)
        return wrong or (refuse(MASTER, "same-seat") if self.seat == self.partner else None)

    def apply(self, run: Run[Board]) -> None:
        board, both = run.board, pair(self.seat, self.partner)
        rest = [one for one in board.alliances if one != both]
        board.alliances = sorted([*rest, both]) if self.allied else rest
        run.tell("gm-alliance", MASTER, seat=seat_name(self.seat), partner=seat_name(self.partner), allied=self.allied)


class MoveCard(Patch, frozen=True):
    """Takes an influence card out of the deck or the open ones, and puts it to the other."""

    card: Annotated[CardId, Kind("card")]
    to: Annotated[Literal["deck", "open"], Kind("pile")]

    def check(self, table: Table[Board]) -> Refusal | None:
        if self.card not in edition().box.cards:
            return refuse(MASTER, "unknown-card", found=clipped(self.card))
        return None

    def apply(self, run: Run[Board]) -> None:
        board = run.board
        found = self.card in board.deck or self.card in board.open
        for pile in (board.deck, board.open):
            if self.card in pile:
                pile.remove(self.card)
        if found:
            (board.deck if self.to == "deck" else board.open).append(self.card)
            board.deck.sort()
        run.tell("gm-card-moved", MASTER, to=self.to)


class GiveTile(Patch, frozen=True):
    """Gives a seat a tile out of the box, face down."""

    seat: SeatParam
    tile: Annotated[TileId, Kind("tile")]

    def check(self, table: Table[Board]) -> Refusal | None:
        if self.tile not in table.board.box:
            return refuse(MASTER, "no-such-tile", tile=clipped(self.tile))
        return unknown_seat(table, self.seat)

    def apply(self, run: Run[Board]) -> None:
        run.board.box.remove(self.tile)
        run.board.realms[self.seat].tiles.append(self.tile)
        run.tell("gm-tile-given", MASTER, seat=seat_name(self.seat))
        run.tell("tile-seen", MASTER, seats=(self.seat,), tile=tile_name(self.tile))


def unknown_seat(table: Table[Board], seat: Seat) -> Refusal | None:
    """The refusal of a seat that nobody has."""
    if seat in table.seats:
        return None
    return refuse(MASTER, "unknown-seat", found=clipped(seat), known=tuple(table.seats))


def bad_count(count: int, least: int = 0) -> Refusal | None:
    """The refusal of a number that no track has."""
    return None if least <= count <= MOST else refuse(MASTER, "bad-count", found=count, most=MOST)


PATCHES: tuple[type[Patch], ...] = (
    SetProvince,
    SetCity,
    SetFleets,
    SetBattlefield,
    SetMorale,
    SetInfluence,
    SetCount,
    SetAdvance,
    SetAlliance,
    MoveCard,
    GiveTile,
)
