"""ch.5.1, T-71, T-72: bonus steps as they are written down: buy:narbonensis, ally:blue, part:blue, each with :force."""

from typing import Literal

from msgspec import Struct

from rules.core.ids import Seat
from rules.core.messages import Refusal, clipped, refuse, seat_name
from rules.era_of_tribes.board.holdings import allied, chart, may_build_city, neighbours, pair, presence
from rules.era_of_tribes.board.ids import AreaId
from rules.era_of_tribes.board.names import area_name
from rules.era_of_tribes.board.refusals import not_land
from rules.era_of_tribes.board.state import Board

WishKind = Literal["buy", "ally", "part"]
FORCED_TREATIES = 3
CONSENT, FORCED = 5, 3
RULE = "ch.5.1"


class BonusWish(Struct, frozen=True, gc=False):
    """One bonus step that a player would like to make."""

    kind: WishKind
    partner: Seat
    area: AreaId | None = None
    forced: bool = False
    city: bool = False


def read_wish(board: Board, seat: Seat, text: str) -> BonusWish | Refusal:
    """What such a word means, or why it is no bonus step."""
    kind, _, rest = text.partition(":")
    target, *words = rest.split(":")
    forced, city = "force" in words, "city" in words
    if set(words) - {"force", "city"} or len(words) != len(set(words)):
        return refuse(RULE, "unknown-bonus-step", found=clipped(text))
    if kind == "buy":
        wrong = not_land(board, target, RULE)
        owner = None if wrong else board.lands[AreaId(target)].owner
        if owner is None or owner == seat:
            return wrong or refuse(RULE, "nobody-sells", area=area_name(AreaId(target)))
        return BonusWish("buy", owner, AreaId(target), forced, city)
    if target not in board.realms or target == seat or city:
        return refuse(RULE, "unknown-bonus-step", found=clipped(text))
    if kind == "ally":
        return BonusWish("ally", Seat(target), None, forced)
    if kind == "part":
        return BonusWish("part", Seat(target), None, forced)
    return refuse(RULE, "unknown-bonus-step", found=clipped(text))


def price_of(board: Board, area: AreaId, forced: bool) -> int:
    """ch.5.1: 5 Taler, and 5 for each city, food and good in it; 3 and 3 if it is forced."""
    land = board.lands[area]
    each = FORCED if forced else CONSENT
    return each * (1 + land.city + len(chart(board).lands[area].goods))


def unfit_wish(board: Board, seat: Seat, wish: BonusWish, treaties: int) -> Refusal | None:
    """ch.5.1, T-34, T-73: why this bonus step cannot be made with so many treaties in hand."""
    if wish.forced and treaties < FORCED_TREATIES:
        return refuse("T-34", "too-few-treaties", needed=FORCED_TREATIES, found=treaties)
    if wish.kind == "part":
        together = allied(board, seat, wish.partner)
        return None if together else refuse(RULE, "no-allies", seat=seat_name(wish.partner))
    if wish.partner not in neighbours(board, seat):
        return refuse(RULE, "no-neighbour", seat=seat_name(wish.partner))
    if wish.kind == "ally":
        if allied(board, seat, wish.partner):
            return refuse("T-73", "allies-already", seat=seat_name(wish.partner))
        if pair(seat, wish.partner) in board.parted:
            return refuse("T-73", "parted-this-round", seat=seat_name(wish.partner))
        return None
    assert wish.area is not None
    return unfit_sale(board, seat, wish.area, wish)


def unfit_sale(board: Board, seat: Seat, area: AreaId, wish: BonusWish) -> Refusal | None:
    """ch.5.1, T-72: a province that is no home of its owner, linked to a piece of the buyer, paid and occupied."""
    realm, printed = board.realms[seat], chart(board)
    if board.lands[area].owner != wish.partner:
        return refuse(RULE, "nobody-sells", area=area_name(area))
    if printed.lands[area].home == board.realms[wish.partner].people:
        return refuse(RULE, "home-not-for-sale", area=area_name(area))
    if presence(board, seat).isdisjoint(printed.linked[area]):
        return refuse(RULE, "not-linked-to-you", area=area_name(area))
    if wish.city and not may_build_city(realm):
        return refuse("T-72", "no-city-allowed")
    if not wish.city and not realm.free:
        return refuse("T-72", "no-free-vassal")
    cost = price_of(board, area, wish.forced)
    return None if realm.taler >= cost else refuse(RULE, "too-few-taler", needed=cost, found=realm.taler)
