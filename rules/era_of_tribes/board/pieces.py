"""ch.1, 6: how pieces come to and go from places; what a change of hands means for food, posts and colonies."""

from rules.core.ids import Seat
from rules.core.messages import seat_name
from rules.core.run import Run
from rules.era_of_tribes.board.holdings import abilities, colonies, food_from_map
from rules.era_of_tribes.board.ids import AreaId
from rules.era_of_tribes.board.names import area_name
from rules.era_of_tribes.board.state import Board
from rules.era_of_tribes.board.tracks import change_morale, feed, gain_food, pay_food

COLONY = 2  # ch.6.2: what an additional colony costs


def put_vassals(board: Board, seat: Seat, area: AreaId, count: int = 1) -> None:
    """Vassals come into an own or empty province."""
    land = board.lands[area]
    assert land.owner in (None, seat)
    land.owner = seat
    land.vassals += count


def take_vassals(board: Board, area: AreaId, count: int = 1) -> None:
    """Vassals leave a province; without pieces nobody holds it."""
    land = board.lands[area]
    land.vassals -= count
    if land.vassals == 0 and not land.city:
        land.owner = None


def put_fleets(board: Board, seat: Seat, area: AreaId, count: int = 1) -> None:
    """Fleets come into a sea area, behind those that are there already (T-14)."""
    fleets = board.seas[area].fleets
    fleets[seat] = fleets.get(seat, 0) + count


def take_fleets(board: Board, seat: Seat, area: AreaId, count: int = 1) -> None:
    """Fleets leave a sea area."""
    fleets = board.seas[area].fleets
    fleets[seat] -= count
    if not fleets[seat]:
        del fleets[seat]


def settle_resources(run: Run[Board]) -> None:
    """ch.6.2, T-52: everybody gets or gives back the difference of what his provinces and fish yield."""
    board = run.board
    for seat, realm in board.realms.items():
        now = food_from_map(board, seat)
        change = now - realm.fed
        if change:
            feed(realm, change)
            realm.fed = now
            run.tell("food-changed", "T-52", seat=seat_name(seat), change=change, food=realm.food, hunger=realm.hunger)


def count_colonies(run: Run[Board]) -> None:
    """ch.6.2: everybody counts his colonies; each additional one costs morale, but for the free ones of a people."""
    board = run.board
    for seat, realm in board.realms.items():
        found = colonies(board, seat)
        more = found - realm.colonies
        realm.colonies = found
        if more <= 0:
            continue
        free = min(more, max(abilities(board, seat).free_colonies - realm.settled, 0))
        realm.settled += free
        lost = -change_morale(realm, -COLONY * (more - free))
        run.tell("colonies-founded", "ch.6.2", seat=seat_name(seat), count=more, morale=lost)


def lose_city(run: Run[Board], seat: Seat, area: AreaId) -> None:
    """ch.6.4, T-39: a city goes back to its owner's board without bound vassals, and he gets its food back."""
    board = run.board
    board.lands[area].city = False
    board.realms[seat].unbuilt.append(0)
    food = abilities(board, seat).city_food
    gain_food(board.realms[seat], food)
    run.tell("city-lost", "T-39", seat=seat_name(seat), area=area_name(area), food=food)


def raise_city(run: Run[Board], seat: Seat, area: AreaId) -> None:
    """ch.6.3: the next city stands, its bound vassals are free, and its food is paid."""
    board = run.board
    land, realm = board.lands[area], board.realms[seat]
    land.owner, land.city = seat, True
    realm.free += realm.unbuilt.pop()
    pay_food(realm, abilities(board, seat).city_food)


def close_post(run: Run[Board], area: AreaId) -> None:
    """ch.6.4: the post on a city that disappears, or becomes its owner's, is a free vassal again."""
    board = run.board
    land = board.lands[area]
    if land.post is not None and (not land.city or land.post == land.owner):
        board.realms[land.post].free += 1
        run.tell("post-closed", "ch.6.4", seat=seat_name(land.post), area=area_name(area))
        land.post = None


def break_alliance(run: Run[Board], one: Seat, other: Seat) -> None:
    """ch.5.1, T-73: two are allies no longer, and not again in this round."""
    board = run.board
    both = (one, other) if one < other else (other, one)
    board.alliances.remove(both)
    board.parted.append(both)
