"""ch.6.4: the end of a battle on land: triumph, battlefields, and what becomes of the province."""

from rules.core.ids import Seat
from rules.core.messages import seat_name
from rules.core.run import Run
from rules.era_of_tribes.barbarians.tiles import NewTile, take_tile
from rules.era_of_tribes.board.holdings import abilities, chart, homes_held, may_build_city
from rules.era_of_tribes.board.names import area_name, tile_names
from rules.era_of_tribes.board.pieces import close_post, lose_city, raise_city
from rules.era_of_tribes.board.state import BattleSide, Board, Conflict, Force
from rules.era_of_tribes.board.tracks import change_ep, change_morale, step_back, step_forward

SMALL, LARGE = 5, 10  # T-18: units of a battlefield
TAKEN, CITY_TAKEN = 1, 3  # the morale of the conqueror


def winner_of(conflict: Conflict) -> BattleSide | None:
    """ch.6.4: the side that still stands; nobody: a draw."""
    if conflict.defender.units == 0 and conflict.attacker.units == 0:
        return "defender" if conflict.rounds == 0 else None
    if conflict.attacker.units and not conflict.defender.units:
        return "attacker"
    return "defender"


def conclude_battle(run: Run[Board], conflict: Conflict) -> None:
    """ch.6.4, T-64: triumph steps first, then the battlefield, then the result."""
    board = run.board
    winner = winner_of(conflict)
    _told(run, conflict, winner)
    for force in (conflict.attacker, conflict.defender):
        _disband(run, force)
    _triumph(run, conflict, winner)
    _mark_battlefield(run, conflict)
    if winner == "attacker":
        _conquer(run, conflict)
    elif winner == "defender":
        _hold(run, conflict)
    else:
        _leave_empty(run, conflict)
    board.conflict = None


def _told(run: Run[Board], conflict: Conflict, winner: BattleSide | None) -> None:
    """What the table hears of the end."""
    attacker, defender = conflict.attacker, conflict.defender
    run.tell(
        "battle-over",
        "ch.6.4",
        area=area_name(conflict.area),
        winner=winner or "nobody",
        attacker="nobody" if attacker.seat is None else seat_name(attacker.seat),
        defender="barbarians" if defender.seat is None else seat_name(defender.seat),
        left=attacker.units,
        right=defender.units,
        rounds=conflict.rounds,
    )


def _disband(run: Run[Board], force: Force) -> None:
    """ch.6.4, T-65: militia leave, mercenaries are turned open, armies and legions return to the Regular Army."""
    if force.seat is None:
        return
    board = run.board
    realm = board.realms[force.seat]
    hired = [*force.hired, *force.fallen]
    if hired:
        realm.spent.extend(hired)
        run.reveal(things=sorted(hired))
        run.tell("mercenaries-shown", "ch.6.4", seat=seat_name(force.seat), tiles=tile_names(sorted(hired)))
    realm.legions += force.legions
    realm.militia += force.grey
    for friend, count in force.allied.items():
        board.realms[friend].armies += count
    force.legions = force.grey = 0
    force.hired, force.fallen, force.allied, force.goods = [], [], {}, []


def _triumph(run: Run[Board], conflict: Conflict, winner: BattleSide | None) -> None:
    """ch.6.4, T-44: the winner and his allies one step forward, the loser one back; a draw moves nobody."""
    if winner is None:
        return
    first, second = conflict.side(winner), conflict.side("defender" if winner == "attacker" else "attacker")
    for seat in (first.seat, *first.helpers):
        if seat is not None:
            step_forward(run, seat)
    if second.seat is not None:
        step_back(run, second.seat)


def _mark_battlefield(run: Run[Board], conflict: Conflict) -> None:
    """ch.6.4, T-18, T-20: five units make a battlefield, ten a great one; the greater stays. Without dice none."""
    if not conflict.rounds or conflict.total < SMALL:
        return
    land, worth = run.board.lands[conflict.area], 2 if conflict.total >= LARGE else 1
    if worth > land.battlefield:
        land.battlefield = worth
        run.tell("battlefield", "ch.6.4", area=area_name(conflict.area), militia=worth)


def _hold(run: Run[Board], conflict: Conflict) -> None:
    """ch.6.4: the defender keeps the province; a city that has fallen is lost (T-39)."""
    board, force = run.board, conflict.defender
    land = board.lands[conflict.area]
    if force.seat is None:
        return
    board.realms[force.seat].armies += force.armies
    land.vassals = force.vassals + conflict.kept_vassal
    land.city = force.city or conflict.kept_city
    if conflict.had_city and not land.city:
        lose_city(run, force.seat, conflict.area)
        close_post(run, conflict.area)
    if not land.vassals and not land.city:
        land.owner = None


def _leave_empty(run: Run[Board], conflict: Conflict) -> None:
    """ch.5.3, 6.4: a draw leaves the province empty; in a revolution the piece kept out remains."""
    board, seat = run.board, conflict.defender.seat
    land = board.lands[conflict.area]
    if seat is None:
        assert land.tile is not None
        board.gone.append(land.tile)
        land.tile = None
        run.tell("barbarians-gone", "ch.6.4", area=area_name(conflict.area))
        return
    land.vassals, land.city = conflict.kept_vassal, conflict.kept_city
    if conflict.had_city and not land.city:
        lose_city(run, seat, conflict.area)
    if not land.vassals and not land.city:
        land.owner = None
    close_post(run, conflict.area)


def _conquer(run: Run[Board], conflict: Conflict) -> None:
    """ch.6.4: the province changes hands, and what that costs and brings."""
    board, area = run.board, conflict.area
    attacker, loser = conflict.attacker.seat, conflict.defender.seat
    assert attacker is not None
    land, realm = board.lands[area], board.realms[attacker]
    run.tell("province-taken", "ch.6.4", seat=seat_name(attacker), area=area_name(area))
    if loser is None:
        take_tile(run, attacker, area)
    else:
        home = chart(board).lands[area].home == board.realms[loser].people
        board.realms[loser].free += conflict.kept_vassal
        land.owner = None
        if conflict.had_city:
            _take_city(run, attacker, loser, conflict)
        else:
            change_morale(realm, -TAKEN)
        realm.toppled = realm.toppled or (home and not homes_held(board, loser))
    _occupy(run, conflict)
    if conflict.had_city:
        _rebuild(run, attacker, conflict)
    close_post(run, area)
    if loser is None:
        run.call(NewTile(seat=attacker))


def _take_city(run: Run[Board], attacker: Seat, loser: Seat, conflict: Conflict) -> None:
    """ch.6.4, T-39: the city goes back without bound vassals; morale and influence change."""
    board = run.board
    lose_city(run, loser, conflict.area)
    change_morale(board.realms[attacker], -CITY_TAKEN)
    change_ep(board, attacker, 1)
    change_ep(board, loser, -1)
    run.tell("city-taken", "ch.6.4", seat=seat_name(attacker), loser=seat_name(loser), area=area_name(conflict.area))


def _occupy(run: Run[Board], conflict: Conflict) -> None:
    """T-16, T-68: field vassals stay; else one army, else one free vassal, else nobody. Armies go home."""
    board, force = run.board, conflict.attacker
    assert force.seat is not None
    realm, land = board.realms[force.seat], board.lands[conflict.area]
    land.vassals = force.vassals
    if not land.vassals and force.armies:
        force.armies -= 1
        land.vassals = 1
    elif not land.vassals and realm.free:
        realm.free -= 1
        land.vassals = 1
    realm.armies += force.armies
    land.owner = force.seat if land.vassals else None


def _rebuild(run: Run[Board], attacker: Seat, conflict: Conflict) -> None:
    """ch.6.4, 12: the conqueror may build a city there; unless he said so, if he can pay its food."""
    realm = run.board.realms[attacker]
    wants = conflict.city == "yes" or (
        conflict.city == "auto" and realm.food >= abilities(run.board, attacker).city_food
    )
    if wants and may_build_city(realm):
        raise_city(run, attacker, conflict.area)
        run.tell("city-rebuilt", "ch.6.4", seat=seat_name(attacker), area=area_name(conflict.area))
