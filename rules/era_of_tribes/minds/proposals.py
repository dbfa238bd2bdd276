"""What a computer player thinks of in its action and in each step of an expansion, by sorts."""

from collections.abc import Iterable, Iterator
from itertools import combinations

from rules.core.ids import Seat
from rules.core.questions import Answer, Choose
from rules.era_of_tribes.board.holdings import (
    chart,
    homes_held,
    lands_of,
    leaders_left,
    may_build_city,
    neighbours,
    usable_luxury,
)
from rules.era_of_tribes.board.ids import AreaId, FieldId, GoodId
from rules.era_of_tribes.board.state import Board
from rules.era_of_tribes.diplomacy.diplomacy import ACCEPT, BRIBE, DECLINE, GREY, Diplomacy
from rules.era_of_tribes.diplomacy.wishes import BonusWish, read_wish, unfit_wish
from rules.era_of_tribes.economy.economy import Bread, Taxes, Trade
from rules.era_of_tribes.expansion.building import Train
from rules.era_of_tribes.expansion.cities import Found, unfounded
from rules.era_of_tribes.expansion.confirming import Confirm
from rules.era_of_tribes.expansion.expand import Expand
from rules.era_of_tribes.expansion.growth import Place
from rules.era_of_tribes.expansion.marching import March, is_attack, points_at
from rules.era_of_tribes.expansion.parts import campaign_of
from rules.era_of_tribes.expansion.routes import marches
from rules.era_of_tribes.minds.worth import land_value
from rules.era_of_tribes.pack.edition import edition
from rules.era_of_tribes.progress.prices import price
from rules.era_of_tribes.progress.progress import Progress
from rules.era_of_tribes.revolution.revolution import Revolution, not_ripe

TOP = 4
WAYS = 8
MOST_WISHES = 3
AHEAD = 4  # points of influence: whoever leads by so much needs no friends
FIGHT = "enough"
MECHANICS: FieldId = "mechanics"


# ---- actions ------------------------------------------------------------------------------------------------------


def actions(board: Board, seat: Seat) -> list[Iterable[Answer]]:
    """ch.5: everything worth a thought, one list a sort."""
    left, goods = leaders_left(board, seat), luxuries(board, seat)
    amounts = list(dict.fromkeys((1, min(2, left), left)))
    return [
        revolutions(board, seat),
        progress(board, seat, left),
        [Expand(count, some) for count in amounts for some in dict.fromkeys((goods, ()))],
        [Trade(count, goods) for count in amounts],
        [Bread(count, goods) for count in reversed(amounts)] if board.realms[seat].morale < 4 else [],
        diplomacy(board, seat, left),
        [Taxes(1)],
    ]


def quick(board: Board, seat: Seat) -> Iterator[Answer]:
    """How a round goes on, cheap."""
    left, goods = leaders_left(board, seat), luxuries(board, seat)
    yield from revolutions(board, seat)
    yield from list(progress(board, seat, left))[:1]
    if "expansion" not in board.realms[seat].done:
        yield Expand(1, goods)
    yield Trade(left, goods)


def luxuries(board: Board, seat: Seat) -> tuple[GoodId, ...]:
    """ch.5: all luxury goods that can be used."""
    return tuple(sorted(usable_luxury(board, seat).elements()))


def revolutions(board: Board, seat: Seat) -> Iterator[Answer]:
    """ch.5.3: the next epoch, scoring the card that suits best."""
    if not_ripe(board, seat) is None:
        yield from [Revolution(card) for card in board.open]
        yield Revolution()


def progress(board: Board, seat: Seat, leaders: int) -> Iterator[Answer]:
    """ch.5.2: what can be paid, the more the better; of as many the dearer first."""
    realm = board.realms[seat]
    open_now = {
        field: price(board, seat, field, reached + 1)
        for field in edition().box.fields
        if (reached := realm.advances.get(field, 0)) < TOP
    }
    can = {field: cost for field, cost in open_now.items() if cost <= realm.taler}
    for count in (2, 1):
        if leaders >= count:
            sets = [one for one in combinations(sorted(can), count) if sum([can[each] for each in one]) <= realm.taler]
            for fields in sorted(sets, key=lambda one: -sum([can[each] for each in one]))[:WAYS]:
                yield Progress(fields)


# ---- diplomacy ----------------------------------------------------------------------------------------------------


def diplomacy(board: Board, seat: Seat, leaders: int) -> Iterator[Answer]:
    """ch.5.1: a bribe or a leader, with the best bonus step that may be had, and all of it at once."""
    wishes = list(bonus_steps(board, seat))
    for count in dict.fromkeys((1, min(2, leaders))):
        for steps in ((BRIBE, GREY)[:count], (GREY,), (BRIBE,), ()):
            for bonus in dict.fromkeys((tuple(wishes[:MOST_WISHES]), tuple(wishes[:1]))):
                if steps or bonus:
                    yield Diplomacy(count, steps, bonus)


def bonus_steps(board: Board, seat: Seat) -> Iterator[str]:
    """ch.5.1: alliances, and the best provinces of others that treaties force them to sell."""
    near = neighbours(board, seat)
    found = [(land_value(board, area), f"buy:{area}:force") for one in near for area in lands_of(board, one)]
    found.sort(key=lambda one: (-one[0], one[1]))
    for word in (*[f"ally:{one}" for one in near], *[word for _, word in found]):
        wish = read_wish(board, seat, word)
        if isinstance(wish, BonusWish) and unfit_wish(board, seat, wish, board.realms[seat].treaties + 1) is None:
            yield word


def heard(board: Board, seat: Seat, offered: bool) -> Answer:
    """ch.5.1: who is thought to agree to an offer: to an alliance whoever is not far ahead already."""
    most = max([board.realms[other].ep for other in board.seating if other != seat], default=0)
    return Choose(ACCEPT if offered and board.realms[seat].ep < most + AHEAD else DECLINE)


# ---- expansion ----------------------------------------------------------------------------------------------------


def steps(board: Board, seat: Seat) -> list[Iterable[Answer]]:
    """ch.6: the next step of an expansion, one list a sort."""
    part = campaign_of(board).part
    return [
        placings(board, seat) if part == "growth" else [],
        foundings(board, seat),
        gatherings(board, seat),
        settlings(board, seat),
        attacks(board, seat),
        trainings(board, seat) if part in ("growth", "building") else [],
        [Confirm(FIGHT)],
    ]


def next_step(board: Board, seat: Seat) -> Iterator[Answer]:
    """How an expansion goes on, cheap: grow, gather for a city, settle, found, fight."""
    campaign = campaign_of(board)
    if campaign.part == "growth" and not campaign.fresh:
        yield from list(placings(board, seat))[:1]
    if campaign.part in ("growth", "building", "movement"):
        yield from list(gatherings(board, seat))[:1]
        yield from list(settlings(board, seat))[:1]
    yield from list(foundings(board, seat))[:1]
    yield Confirm(FIGHT)


def placings(board: Board, seat: Seat) -> Iterator[Answer]:
    """ch.6.1: as many as possible: first where cities can be, or where there is land to take."""
    campaign, realm, near = campaign_of(board), board.realms[seat], chart(board).by_land
    most = min(max(0, campaign.growth), realm.free)

    def free(area: AreaId) -> float:
        there = [land_value(board, other) for other in near[area] if not is_held(board, other)]
        return max(there, default=0.0)

    def crowd(area: AreaId) -> int:
        return board.lands[area].vassals + sum([_own(board, seat, other) for other in near[area]])

    slots = [area for area in sorted(campaign.room) for _ in range(campaign.room[area])]
    outward = sorted(slots, key=lambda area: (-free(area), area))
    inward = sorted(slots, key=lambda area: (board.lands[area].city, -crowd(area), area))
    for order in (inward, outward) if may_build_city(realm) else (outward, inward):
        if order[:most]:
            yield Place(tuple(order[:most]))


def foundings(board: Board, seat: Seat) -> Iterator[Answer]:
    """ch.6.3: cities that can be founded now; not where it takes a province's last piece and food is short."""
    if may_build_city(board.realms[seat]):
        for area in lands_of(board, seat):
            if unfounded(board, seat, area) is None:
                yield Found(area)


def gatherings(board: Board, seat: Seat) -> Iterator[Answer]:
    """ch.6.3: vassals come together where three make a city; who stands alone stays."""
    if not may_build_city(board.realms[seat]):
        return
    near, needed = chart(board).by_land, edition().box.cities.vassals
    for area in sorted(lands_of(board, seat), key=lambda one: (-board.lands[one].vassals, one)):
        land = board.lands[area]
        missing = needed - land.vassals
        if land.city or missing <= 0:
            continue
        spare = {other: _spare(board, seat, other) for other in near[area] if _own(board, seat, other)}
        if sum(spare.values()) >= missing:
            for other, count in sorted(spare.items(), key=lambda one: -one[1]):
                if count and points_at(board, seat, other):
                    yield March(other, (area,), min(count, missing))


def settlings(board: Board, seat: Seat) -> Iterator[Answer]:
    """ch.6.2: who is not needed goes where nobody is, the best land first."""
    found: list[tuple[float, Answer]] = []
    homes = homes_held(board, seat)
    for origin in lands_of(board, seat):
        points = points_at(board, seat, origin)
        if not points or not _spare(board, seat, origin):
            continue
        for to, way in marches(board, seat, origin, max(points)).items():
            if not is_held(board, to) and board.lands[to].tile is None:
                far = 0.6 * (way.by_sea and bool(homes)) + 0.05 * way.cost
                found.append((land_value(board, to) - far, March(origin, (to,))))
    found.sort(key=lambda one: -one[0])
    yield from [answer for _, answer in found[:WAYS]]


def attacks(board: Board, seat: Seat) -> Iterator[Answer]:
    """ch.6.4: with two or more, where there are fewer; together with those who go there already."""
    found: list[tuple[float, Answer]] = []
    known = campaign_of(board).attacks
    mine = board.realms[seat].armies + board.realms[seat].legions
    militia = edition().box.barbarians.militia[board.level - 1]
    for origin in lands_of(board, seat):
        points, spare = points_at(board, seat, origin), _spare(board, seat, origin)
        if not points or not spare:
            continue
        for to in marches(board, seat, origin, max(points)):
            land = board.lands[to]
            if not is_attack(board, seat, to):
                continue
            guard = 1.0 + militia if land.owner is None else land.vassals + 2 * land.city + _reserve(board, land.owner)
            coming = spare + mine + (known[to].pieces if to in known else 0)
            if coming > guard or (to in known and coming >= guard):
                gain = land_value(board, to) + (0.8 if land.owner is None else 0.3) + 0.2 * (coming - guard)
                found.append((gain, March(origin, (to,), spare)))
    found.sort(key=lambda one: -one[0])
    yield from [answer for _, answer in found[: WAYS // 2]]


def trainings(board: Board, seat: Seat) -> Iterator[Answer]:
    """ch.6.2: an army out of a new vassal."""
    fresh = campaign_of(board).fresh
    if board.realms[seat].advances.get(MECHANICS):
        yield from [Train(area) for area in sorted(fresh) if fresh[area]][:1]


def is_held(board: Board, area: AreaId) -> bool:
    """Whether somebody's pieces are there."""
    return board.lands[area].owner is not None


def _own(board: Board, seat: Seat, area: AreaId) -> int:
    return board.lands[area].vassals if board.lands[area].owner == seat else 0


def _spare(board: Board, seat: Seat, area: AreaId) -> int:
    """Vassals that can go without giving up the province."""
    land = board.lands[area]
    return max(0, land.vassals - (not land.city)) if land.owner == seat else 0


def _reserve(board: Board, seat: Seat) -> float:
    return 0.7 * (board.realms[seat].armies + board.realms[seat].legions)
