"""ch.1, 2: who holds what: provinces, seas, goods, leaders, neighbours, allies, and the figures of a realm."""

from collections import Counter
from collections.abc import Iterable, Mapping

from rules.core.ids import Seat
from rules.era_of_tribes.board.ids import FIELDS, LUXURIES, ORE, AreaId, FieldId, GoodId
from rules.era_of_tribes.board.state import Board, Realm
from rules.era_of_tribes.pack.components import Abilities, LevelEffects
from rules.era_of_tribes.pack.edition import edition
from rules.era_of_tribes.pack.map import MapPart

ORDINARY = Abilities()


def chart(board: Board) -> MapPart:
    """The part of the map in play."""
    return edition().map.charts[board.cut]


def abilities(board: Board, seat: Seat) -> Abilities:
    """ch.10: what the people of a seat does differently."""
    people = board.realms[seat].people
    return ORDINARY if people is None else edition().box.peoples[people].abilities


def level(realm: Realm, field: FieldId) -> LevelEffects:
    """What the level of a field brings."""
    return edition().box.levels[field][realm.advances.get(field, 0)]


def advances(realm: Realm) -> int:
    """ch.1: the sum of the six levels."""
    return sum(realm.advances.values())


def cities(realm: Realm) -> int:
    """How many cities are on the map."""
    return edition().box.start.cities - len(realm.unbuilt)


def may_build_city(realm: Realm) -> bool:
    """ch.2: whether Architecture allows one more, and one is left."""
    return bool(realm.unbuilt) and cities(realm) < level(realm, "architecture").cities


def lands_of(board: Board, seat: Seat) -> list[AreaId]:
    """The land provinces that a seat holds, in the order of the map."""
    return [area for area, land in board.lands.items() if land.owner == seat]


def seas_held(board: Board, seat: Seat) -> list[AreaId]:
    """The sea areas that a seat holds (T-14)."""
    return [area for area, sea in board.seas.items() if sea.fleets and sea.holder == seat]


def seas_with(board: Board, seat: Seat) -> list[AreaId]:
    """The sea areas where a seat has fleets."""
    return [area for area, sea in board.seas.items() if seat in sea.fleets]


def fleets_of(board: Board, seat: Seat) -> int:
    """All fleets of a seat on the map."""
    return sum(sea.fleets.get(seat, 0) for sea in board.seas.values())


def posts_of(board: Board, seat: Seat) -> list[AreaId]:
    """The foreign cities with a trading post of this seat; each is a trade marker."""
    return [area for area, land in board.lands.items() if land.post == seat]


def food_from_map(board: Board, seat: Seat) -> int:
    """ch.6.2: what held provinces and fish yield."""
    printed = chart(board)
    grain = sum(count for area, count in printed.feeding.items() if board.lands[area].owner == seat)
    fish = sum(count for area, count in printed.fishing.items() if board.seas[area].holder == seat)
    return grain + fish * abilities(board, seat).food_per_fish


def goods_of(board: Board, seat: Seat) -> Counter[GoodId]:
    """The goods of the provinces that a seat holds."""
    lands, found = board.lands, Counter[GoodId]()
    for area, goods in chart(board).goods.items():
        if lands[area].owner == seat:
            for good in goods:
                found[good] += 1
    return found


def luxury_total(board: Board, seat: Seat) -> int:
    """T-25: wine and ivory always count as luxury goods for conditions and scoring."""
    return sum(count for good, count in goods_of(board, seat).items() if good in LUXURIES)


def usable_luxury(board: Board, seat: Seat) -> Counter[GoodId]:
    """ch.5, T-46: luxury goods that may still be used this round."""
    return Counter(luxury_left(board, seat, goods_of(board, seat)))


def luxury_left(board: Board, seat: Seat, goods: Mapping[GoodId, int]) -> dict[GoodId, int]:
    """ch.5, T-46: what of these goods of a seat is luxury and not used yet."""
    realm, special, found = board.realms[seat], abilities(board, seat).military_good, dict[GoodId, int]()
    for good, count in goods.items():
        left = count - realm.goods_used.get(good, 0) - (realm.military if good == special else 0)
        if left > 0 and good in LUXURIES:
            found[good] = left
    return found


def usable_military(board: Board, seat: Seat) -> list[GoodId]:
    """ch.6.4, T-46: ore, and wine or ivory set to military, that may still fight this round."""
    realm, found = board.realms[seat], goods_of(board, seat)
    special = abilities(board, seat).military_good
    goods: list[GoodId] = [ORE] * max(found[ORE] - realm.goods_used.get(ORE, 0), 0)
    if special is not None:
        goods += [special] * max(min(realm.military, found[special] - realm.goods_used.get(special, 0)), 0)
    return goods


def spend_good(realm: Realm, good: GoodId) -> None:
    """ch.5, 6.4: a good is used for this round."""
    realm.goods_used[good] = realm.goods_used.get(good, 0) + 1


def leaders_of(board: Board, seat: Seat) -> int:
    """T-24: all leaders of a seat, own and grey; exchanged ones are equal in number (T-35)."""
    realm = board.realms[seat]
    return white_leaders(board, realm) + realm.grey


def white_leaders(board: Board, realm: Realm) -> int:
    """ch.2: two, a third in the Bronze Age, a fourth in the Antiquity of the long game (T-21)."""
    found = edition().box.epochs[realm.epoch].effects.leaders
    return found if board.long else min(found, 3)


def leaders_left(board: Board, seat: Seat) -> int:
    """ch.4.3: the leaders beside the board."""
    realm = board.realms[seat]
    return leaders_of(board, seat) - realm.used - realm.ring


def allied(board: Board, one: Seat, other: Seat) -> bool:
    """ch.5.1: whether two are allies."""
    return pair(one, other) in board.alliances


def pair(one: Seat, other: Seat) -> tuple[Seat, Seat]:
    """Two seats, however they were named."""
    return (one, other) if one < other else (other, one)


def presence(board: Board, seat: Seat) -> set[AreaId]:
    """Every place on the map where a seat has a piece."""
    found = {area for area, land in board.lands.items() if seat in (land.owner, land.post)}
    return found | {area for area, sea in board.seas.items() if seat in sea.fleets}


def neighbours(board: Board, seat: Seat) -> list[Seat]:
    """ch.1: whoever has a piece linked to one of mine, or in the same place; allies always."""
    mine, links = presence(board, seat), chart(board).linked
    near = mine | {other for area in mine for other in links[area]}
    return [
        other
        for other in board.seating
        if other != seat and (allied(board, seat, other) or not near.isdisjoint(presence(board, other)))
    ]


def colonies(board: Board, seat: Seat) -> int:
    """ch.6.2: groups of own provinces joined by land, without a home province that is still held."""
    return colonies_among(board, seat, lands_of(board, seat))


def colonies_among(board: Board, seat: Seat, lands: Iterable[AreaId]) -> int:
    """ch.6.2: the colonies among the provinces of a seat."""
    printed, people = chart(board), board.realms[seat].people
    left, count = set(lands), 0
    while left:
        group = [left.pop()]
        for area in group:
            joined = left.intersection(printed.by_land[area])
            left -= joined
            group.extend(sorted(joined))
        count += not any(printed.lands[area].home == people for area in group)
    return count


def homes_held(board: Board, seat: Seat) -> list[AreaId]:
    """The own home provinces that a seat still holds."""
    people = board.realms[seat].people
    return [] if people is None else [area for area in chart(board).homes[people] if board.lands[area].owner == seat]


def take_unbuilt(realm: Realm) -> bool:
    """T-13: one bound vassal of the city that will be built last and still has some; says whether there was one."""
    for place, bound in enumerate(realm.unbuilt):
        if bound:
            realm.unbuilt[place] -= 1
            return True
    return False


def bound_vassals(realm: Realm) -> int:
    """Vassals under unbuilt cities."""
    return sum(realm.unbuilt)


def first_pioneer(board: Board, field: FieldId) -> int:
    """ch.5.2: the highest level that anybody has reached in a field."""
    return max(realm.advances.get(field, 0) for realm in board.realms.values())


def pioneers(board: Board) -> dict[FieldId, int]:
    """The highest level of every field."""
    return {field: first_pioneer(board, field) for field in FIELDS}
