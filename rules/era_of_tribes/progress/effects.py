"""ch.2, 5.2: what an advance brings at once: food, morale, influence, free fleets and armies."""

from collections.abc import Iterable, Sequence

from rules.core.ids import Seat
from rules.core.messages import Refusal, refuse, seat_name
from rules.core.run import Run
from rules.era_of_tribes.board.holdings import (
    abilities,
    bound_vassals,
    chart,
    lands_of,
    level,
    take_unbuilt,
)
from rules.era_of_tribes.board.ids import AreaId, FieldId
from rules.era_of_tribes.board.names import area_name, field_name
from rules.era_of_tribes.board.pieces import put_fleets, settle_resources
from rules.era_of_tribes.board.refusals import not_sea
from rules.era_of_tribes.board.state import Board
from rules.era_of_tribes.board.tracks import affordable, affords_morale, change_ep, change_morale, gain_food
from rules.era_of_tribes.progress.prices import is_pioneer


def harbours(board: Board, seat: Seat) -> list[AreaId]:
    """T-59: sea areas linked to an own province and without a fleet of anybody else; fish that nobody has first."""
    printed = chart(board)
    near = {sea for land in lands_of(board, seat) for sea in printed.coasts[land]}
    free = [sea for sea in near if not board.seas[sea].fleets or list(board.seas[sea].fleets) == [seat]]
    return sorted(free, key=lambda sea: (not (sea in printed.fishing and not board.seas[sea].fleets), sea))


def wrong_harbours(board: Board, seat: Seat, fleets: Iterable[AreaId], rule: str) -> Refusal | None:
    """The refusal of sea areas where no free fleet may go."""
    possible = harbours(board, seat)
    for sea in fleets:
        wrong = not_sea(board, sea, rule)
        if wrong is None and sea not in possible:
            wrong = refuse("T-59", "no-harbour", area=area_name(sea))
        if wrong:
            return wrong
    return None


def wrong_unbuilt(board: Board, seat: Seat, unbuilt: int, rule: str) -> Refusal | None:
    """ch.5.2, T-3: vassals for free fleets out of unbuilt cities: only some peoples, and only if morale allows."""
    realm, cost = board.realms[seat], abilities(board, seat).unbuilt_morale
    if unbuilt < 0 or unbuilt > bound_vassals(realm):
        return refuse(rule, "no-bound-vassals", needed=unbuilt, found=bound_vassals(realm))
    if unbuilt and not cost:
        return refuse(rule, "not-from-unbuilt-cities")
    if not affords_morale(realm, unbuilt * cost):
        return refuse("T-3", "morale-too-low", needed=unbuilt * cost, found=realm.morale)
    return None


def most_unbuilt(board: Board, seat: Seat) -> int:
    """ch.5.2, T-3: how many free fleets can come from unbuilt cities because free vassals are too few."""
    realm, own = board.realms[seat], abilities(board, seat)
    if not own.unbuilt_morale:
        return 0
    missing = own.fleets_per_navigation - realm.free
    return max(min(missing, bound_vassals(realm), affordable(realm, own.unbuilt_morale)), 0)


def advance(run: Run[Board], seat: Seat, field: FieldId, fleets: Sequence[AreaId], unbuilt: int, free: bool) -> None:
    """ch.5.2, T-8, T-47: one level more with all its effects; the free advance of the set-up makes no pioneer."""
    board = run.board
    realm = board.realms[seat]
    reached = realm.advances.get(field, 0) + 1
    pioneer = is_pioneer(board, field, reached) and not free
    realm.advances[field] = reached
    effects = level(realm, field)
    gain_food(realm, effects.food)
    morale = change_morale(realm, effects.morale)
    ep = change_ep(board, seat, effects.influence + pioneer)
    run.tell(
        "advanced",
        "ch.5.2",
        seat=seat_name(seat),
        field=field_name(field),
        level=reached,
        pioneer=pioneer,
        ep=ep,
        food=effects.food,
        morale=morale,
    )
    if effects.fleets:
        _launch(run, seat, fleets, unbuilt)
    if effects.armies:
        _recruit(run, seat)


def _launch(run: Run[Board], seat: Seat, wished: Sequence[AreaId], unbuilt: int) -> None:
    """ch.5.2, T-48: free fleets from free vassals, and as ordered from unbuilt cities; without a harbour forfeited."""
    board = run.board
    realm, own = board.realms[seat], abilities(board, seat)
    left = list(wished)
    for _ in range(own.fleets_per_navigation):
        possible = harbours(board, seat)
        if not possible:
            run.tell("fleet-forfeited", "ch.5.2", seat=seat_name(seat))
            break
        if realm.free:
            realm.free -= 1
        elif unbuilt > 0 and affords_morale(realm, own.unbuilt_morale) and take_unbuilt(realm):
            unbuilt -= 1
            change_morale(realm, -own.unbuilt_morale)
        else:
            break
        area = next((sea for sea in left if sea in possible), possible[0])
        if area in left:
            left.remove(area)
        put_fleets(board, seat, area)
        run.tell("fleet-launched", "ch.5.2", seat=seat_name(seat), area=area_name(area))
    settle_resources(run)


def _recruit(run: Run[Board], seat: Seat) -> None:
    """ch.5.2, T-13: a free vassal becomes an army; Germanics take bound ones instead, without a loss of morale."""
    realm, count = run.board.realms[seat], abilities(run.board, seat).armies_per_mechanics
    if count > 1:
        found = sum(take_unbuilt(realm) for _ in range(count))
    else:
        found = min(realm.free, count)
        realm.free -= found
    realm.armies += found
    if found:
        run.tell("armies-raised", "ch.5.2", seat=seat_name(seat), count=found)
