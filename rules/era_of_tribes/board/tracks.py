"""ch.1, 2: the tracks: influence, morale, food and hunger, triumph."""

from rules.core.ids import Seat
from rules.core.messages import seat_name
from rules.core.run import Run
from rules.era_of_tribes.board.state import Board, Realm
from rules.era_of_tribes.pack.edition import edition


def gain_food(realm: Realm, count: int) -> None:
    """ch.1, T-5: each unit settles one hunger, which then lies beside the board; the rest is food."""
    settled = min(realm.hunger, count)
    realm.hunger -= settled
    realm.past_hunger += settled
    realm.food += count - settled


def pay_food(realm: Realm, count: int) -> None:
    """ch.1: each unit takes one food; what is missing is hunger."""
    paid = min(realm.food, count)
    realm.food -= paid
    realm.hunger += count - paid


def feed(realm: Realm, change: int) -> None:
    """T-52: the difference of what was gained and lost."""
    if change > 0:
        gain_food(realm, change)
    elif change < 0:
        pay_food(realm, -change)


def change_ep(board: Board, seat: Seat, change: int) -> int:
    """ch.1, T-1: never below 0; whoever arrives on a field goes behind those already there. Says the real change."""
    realm = board.realms[seat]
    after = max(realm.ep + change, 0)
    done = after - realm.ep
    if done:
        realm.ep = after
        board.track.remove(seat)
        board.track.append(seat)
    return done


def change_morale(realm: Realm, change: int) -> int:
    """ch.1, T-3: a forced loss stops at the lowest field, a gain at the highest. Says the real change."""
    bounds = edition().box.morale
    before = realm.morale
    realm.morale = min(max(before + change, bounds.lowest), bounds.highest)
    return realm.morale - before


def affords_morale(realm: Realm, cost: int) -> bool:
    """T-3: a voluntary cost must be payable in full."""
    return realm.morale - cost >= edition().box.morale.lowest


def affordable(realm: Realm, each: int) -> int:
    """T-3: how many things that cost so much morale each can be paid in full."""
    return (realm.morale - edition().box.morale.lowest) // each


def triumph_start(players: int, long: bool) -> int:
    """ch.2, T-7: the start field of the triumph markers."""
    table = edition().box.triumph
    return (table.long if long else table.normal)[players - 1]


def triumph_field(board: Board, seat: Seat) -> int:
    """T-7: where the triumph marker is on the influence track."""
    return triumph_start(len(board.seating), board.long) - board.realms[seat].triumph


def is_black(step: int) -> bool:
    """ch.2: steps 4, 8, 12 and so on."""
    return step > 0 and step % edition().box.triumph.black_every == 0


def is_red(step: int) -> bool:
    """ch.2: steps 3, 9, 15 and so on."""
    table = edition().box.triumph
    return step >= table.red_first and (step - table.red_first) % table.red_every == 0


RED_STEP = 3


def step_forward(run: Run[Board], seat: Seat) -> None:
    """ch.2, T-10: one triumph step; black brings influence, red morale."""
    board = run.board
    realm = board.realms[seat]
    if triumph_field(board, seat) == 0:
        return
    realm.triumph += 1
    ep = change_ep(board, seat, 1) if is_black(realm.triumph) else 0
    morale = change_morale(realm, RED_STEP) if is_red(realm.triumph) else 0
    run.tell("triumph-forward", "ch.6.4", seat=seat_name(seat), step=realm.triumph, ep=ep, morale=morale)


def step_back(run: Run[Board], seat: Seat) -> None:
    """ch.2, T-10, T-44: one step back, never behind the start; a coloured step that is left takes back what it gave."""
    board = run.board
    realm = board.realms[seat]
    if realm.triumph == 0:
        return
    ep = change_ep(board, seat, -1) if is_black(realm.triumph) else 0
    morale = change_morale(realm, -RED_STEP) if is_red(realm.triumph) else 0
    realm.triumph -= 1
    run.tell("triumph-back", "ch.6.4", seat=seat_name(seat), step=realm.triumph, ep=ep, morale=morale)
