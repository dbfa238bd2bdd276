"""ch.6.4, T-63: dice, hits and losses."""

from rules.core.messages import seat_name
from rules.core.run import Run
from rules.era_of_tribes.battle.muster import loss_order
from rules.era_of_tribes.board.holdings import abilities
from rules.era_of_tribes.board.ids import Symbol
from rules.era_of_tribes.board.names import area_name, symbol_name
from rules.era_of_tribes.board.state import BattleSide, Board, Conflict, Force
from rules.era_of_tribes.board.tracks import change_morale
from rules.era_of_tribes.pack.edition import edition


def roll_symbols(run: Run[Board]) -> tuple[Symbol, Symbol]:
    """ch.2: the red die and the green die, rolled together."""
    dice = edition().box.dice
    return dice.red[run.roll("red")[0] - 1], dice.green[run.roll("green")[0] - 1]


def fight_round(run: Run[Board], conflict: Conflict) -> None:
    """T-63: for each symbol the holder of that marker scores one hit; hits are simultaneous."""
    symbols = roll_symbols(run)
    holders: list[BattleSide] = [conflict.markers[symbol] for symbol in symbols]
    on_defender, on_attacker = holders.count("attacker"), holders.count("defender")
    lose_units(run, conflict.attacker, on_attacker)
    lose_units(run, conflict.defender, on_defender)
    conflict.rounds += 1
    run.tell(
        "battle-round",
        "ch.6.4",
        area=area_name(conflict.area),
        number=conflict.rounds,
        red=symbol_name(symbols[0]),
        green=symbol_name(symbols[1]),
        attacker=conflict.attacker.units,
        defender=conflict.defender.units,
    )


def lose_units(run: Run[Board], force: Force, hits: int) -> None:
    """ch.6.4, T-60, T-63: units fall in the order that their side has chosen; hits that exceed them are lost."""
    for _ in range(min(hits, force.units)):
        if force.tile and not force.militia:
            force.tile = False
            continue
        for kind in force.losses or loss_order(()):
            if _fall(run, force, kind):
                break


def _fall(run: Run[Board], force: Force, kind: str) -> bool:
    """One unit of this kind falls, if there is one; lost vassals and armies are free, lost legions in the stock."""
    board = run.board
    if kind == "militia" and (force.militia or force.grey):
        force.militia, force.grey = (force.militia - 1, force.grey) if force.militia else (0, force.grey - 1)
    elif kind == "mercenaries" and force.hired:
        force.fallen.append(force.hired.pop())
    elif kind == "goods" and force.goods:
        force.goods.pop()
    elif kind == "legions" and force.legions:
        force.legions -= 1
    elif kind == "armies" and force.allied:
        friend = next(iter(force.allied))
        force.allied[friend] -= 1
        board.realms[friend].free += 1
        if not force.allied[friend]:
            del force.allied[friend]
    elif kind == "armies" and force.armies and force.seat is not None:
        force.armies -= 1
        board.realms[force.seat].free += 1
    elif kind == "vassals" and force.vassals and force.seat is not None:
        force.vassals -= 1
        board.realms[force.seat].free += 1
        if force.fleets:
            force.fleets -= 1
            mourn(run, force, 1)
    elif kind == "city" and force.city:
        force.city = False
    else:
        return False
    return True


def mourn(run: Run[Board], force: Force, fleets: int) -> None:
    """T-40: Norsemen get morale for fleets that are lost in battle."""
    assert force.seat is not None
    gained = abilities(run.board, force.seat).morale_per_lost_fleet * fleets
    if gained and change_morale(run.board.realms[force.seat], gained):
        run.tell("fleets-mourned", "T-40", seat=seat_name(force.seat), morale=gained)
