"""Which stack to commit: some are compared by their exact odds against every lawful stack of the other hand (E-27)."""

from collections import Counter
from functools import lru_cache
from random import Random

from rules.core.ids import Seat
from rules.empires.battle.blows import Fighter
from rules.empires.battle.odds import Hand, stack_odds
from rules.empires.battle.stacks import MARINES, BattleRole, full_number, usable
from rules.empires.board.holdings import hand_of, has
from rules.empires.board.ids import Combat, UnitId
from rules.empires.board.state import Board
from rules.empires.pack.edition import edition

DRAWN = 16  # stacks that are compared,
BEST = 3  # and of these the best are worth a thought
ROUT = 0.25  # of a victory: what a rout is worth beside it

Stack = tuple[UnitId, ...]


def best_stacks(
    board: Board, seat: Seat, combat: Combat, role: BattleRole, opponent: Seat
) -> tuple[tuple[float, Stack], ...]:
    """Good stacks in units with the chance to win, the best first."""
    hand, theirs = hand_of(board, seat), hand_of(board, opponent)
    face, unit_of = edition().decks.face, edition().decks.unit_of
    own = tuple(sorted([unit_of[card] for card in hand if usable(face[card], combat)]))
    other = tuple(sorted(Counter([unit_of[card] for card in theirs if usable(face[card], combat)]).items()))
    sizes = full_number(hand, combat), full_number(theirs, combat)
    return _best(
        own, sizes[0], has(board, seat, "any-order"), other, sizes[1], has(board, opponent, "any-order"), combat, role
    )


@lru_cache(maxsize=1024)
def _best(
    own: Stack, number: int, free: bool, other: Hand, size: int, other_free: bool, combat: Combat, role: BattleRole
) -> tuple[tuple[float, Stack], ...]:
    """Drawn by chance that follows from the hands alone, so that it is the same everywhere."""
    chance, units = Random(repr((own, other, combat, role))), edition().decks.units
    strong = sorted(own, key=lambda unit: (-units[unit].strength, unit))
    found: dict[Stack, None] = {_lined_up(strong, number, free, combat): None}
    for _ in range(DRAWN):
        found[_lined_up(chance.sample(own, len(own)), number, free, combat)] = None
    judged = []
    for stack in found:
        odds = stack_odds(combat, _fighters(stack, role), role, other, size, other_free)
        wins, routs, routed = float(odds.wins), float(odds.routs), float(odds.routed)
        if role == "defender":
            wins, routs, routed = 1.0 - wins, routed, routs
        judged.append((wins + ROUT * (routs - routed), wins, stack))
    judged.sort(reverse=True)
    return tuple([(wins, stack) for _, wins, stack in judged[:BEST]])


def _lined_up(wanted: list[UnitId], number: int, free: bool, combat: Combat) -> Stack:
    """The first of these that fit together, in a lawful order."""
    chosen: list[UnitId] = []
    for unit in wanted:
        group = next((group for group in MARINES if unit in group), None) if combat == "sea" else None
        if len(chosen) < number and (group is None or group.isdisjoint(chosen)):
            chosen.append(unit)
    if combat == "open" and not free:
        chosen.sort(key=lambda unit: edition().decks.units[unit].kind == "slow")
    return tuple(chosen)


def _fighters(stack: Stack, role: BattleRole) -> tuple[Fighter, ...]:
    slow = [edition().decks.units[unit].kind == "slow" for unit in stack]
    return tuple([Fighter(unit, role, slow[at] and not any(slow[:at])) for at, unit in enumerate(stack)])
