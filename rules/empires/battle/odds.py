"""ch.5.2: how a battle will end: an own stack against every lawful stack of a public hand, exactly.

Every lawful stack of the opponent counts the same. What a comparison may bring is counted in parts of 36, so that
whole numbers are added up and nothing is rounded before the end.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache

from msgspec import Struct

from rules.core.ids import Seat
from rules.core.messages import Message, message, seat_name
from rules.empires.battle.blows import Fighter, fighter_at, stronger
from rules.empires.battle.stacks import GALLEY, MARINES, BattleRole, full_number, usable
from rules.empires.battle.tug import MARKERS, Tug
from rules.empires.board.holdings import hand_of, has
from rules.empires.board.ids import CardId, Combat, UnitId
from rules.empires.board.odds import FACES, percent
from rules.empires.board.state import Board
from rules.empires.pack.edition import edition

PARTS = 36  # two dice
TUGS = tuple(Tug(left, right) for left in range(MARKERS + 1) for right in range(MARKERS + 1 - left))
PULLED = {winner: tuple(TUGS.index(tug if tug.rout else tug.pulled(winner)) for tug in TUGS) for winner in (-1, 0, 1)}
"""By winner: the place in `TUGS` of what each position of the markers becomes."""
Spread = dict[tuple[tuple[int, ...], bool], list[int]]
"""By the cards that are left and whether a slow one has come: the weight of each position of the markers."""
Hand = tuple[tuple[UnitId, int], ...]  # units that may fight, and how many of each


class StackOdds(Struct, frozen=True):
    """The chances of the attacker: that he wins, routs, or is routed; and what both will lose on average."""

    wins: Fraction
    routs: Fraction
    routed: Fraction
    attacker_losses: Fraction
    defender_losses: Fraction


@lru_cache(maxsize=4096)
def blow_odds(attacker: Fighter | None, defender: Fighter | None, combat: Combat) -> tuple[tuple[int, int], ...]:
    """Who wins a comparison (1: the attacker, -1: the defender), and in how many of 36 ways of the dice."""
    if attacker is None or defender is None:
        return (((attacker is not None) - (defender is not None), PARTS),)
    found = Counter(_blow(attacker, defender, first, second, combat) for first in FACES for second in FACES)
    return tuple(found.items())


def _blow(attacker: Fighter, defender: Fighter, first: int, second: int, combat: Combat) -> int:
    """ch.5.2.3: the comparison with one die for each side, which a card uses for its stampede or its shot."""
    mine, theirs = attacker.face, defender.face
    flees = first <= mine.stampede_on, second <= theirs.stampede_on
    if any(flees):
        return flees[1] - flees[0]
    kills = (
        mine.shoots(combat) and first >= mine.kills_on,
        theirs.shoots(combat) and second >= theirs.kills_on,
    )
    return kills[0] - kills[1] if any(kills) else stronger(attacker, defender, combat)


@lru_cache(maxsize=512)
def stack_odds(
    combat: Combat, own: tuple[Fighter, ...], role: BattleRole, hand: Hand, number: int, any_order: bool
) -> StackOdds:
    """The odds of an own stack, in this role, against every lawful stack of so many cards out of a hand."""
    start = tuple([count for _, count in hand])
    units = tuple([unit for unit, _ in hand])
    states: Spread = {(start, False): [int(tug == Tug()) for tug in TUGS]}
    for place in range(max(number, len(own))):
        mine = own[place] if place < len(own) else None
        following: Spread = {}
        for (left, slow), weights in states.items():
            for chosen, ways, rest, slower in _picks(combat, units, left, slow, number - place, any_order):
                other = None if chosen is None else _opponent(chosen, role, slow)
                pair = (mine, other) if role == "attacker" else (other, mine)
                target = following.setdefault((rest, slower), [0] * len(TUGS))
                _pull(weights, ways, blow_odds(*pair, combat), target)
        states = following
    ends = Counter[Tug]()
    for weights in states.values():
        ends.update(dict(zip(TUGS, weights, strict=True)))
    sizes = (len(own), number) if role == "attacker" else (number, len(own))
    return _summed(ends, *sizes)


def _pull(weights: Sequence[int], ways: int, blow: Iterable[tuple[int, int]], target: list[int]) -> None:
    """ch.5.2.3, 5.2.4: adds what a comparison makes of these positions of the markers; after a rout nothing moves."""
    for winner, parts in blow:
        factor, moved = ways * parts, PULLED[winner]
        for index, weight in enumerate(weights):
            if weight:
                target[moved[index]] += weight * factor


def _opponent(unit: UnitId, role: BattleRole, had_slow: bool) -> Fighter:
    """A card of the other side."""
    slow = edition().decks.units[unit].kind == "slow"
    return Fighter(unit, "defender" if role == "attacker" else "attacker", slow and not had_slow)


def _picks(
    combat: Combat, units: Sequence[UnitId], left: tuple[int, ...], slow: bool, wanted: int, any_order: bool
) -> Iterator[tuple[UnitId | None, int, tuple[int, ...], bool]]:
    """The next card of a lawful stack: its unit, of how many such cards, and what is left; none if it is complete."""
    if wanted <= 0:
        yield None, 1, left, slow
        return
    for place, unit in enumerate(units):
        if not left[place]:
            continue
        slower = slow or edition().decks.units[unit].kind == "slow"
        if combat == "open" and not any_order and slow and edition().decks.units[unit].kind != "slow":
            continue
        rest = tuple([count - (index == place) for index, count in enumerate(left)])
        if combat == "sea" and unit != GALLEY:
            group = next(group for group in MARINES if unit in group)
            rest = tuple([0 if units[index] in group else count for index, count in enumerate(rest)])
        if _available(combat, units, rest, slower and combat == "open" and not any_order) >= wanted - 1:
            yield unit, left[place], rest, slower


def _available(combat: Combat, units: Sequence[UnitId], left: tuple[int, ...], slow_only: bool) -> int:
    """How many cards can still follow."""
    if combat == "sea":
        had = {unit for unit, count in zip(units, left, strict=True) if count}
        galleys = sum(count for unit, count in zip(units, left, strict=True) if unit == GALLEY)
        return galleys + sum(any(unit in had for unit in group) for group in MARINES)
    faces = edition().decks.units
    return sum(count for unit, count in zip(units, left, strict=True) if not slow_only or faces[unit].kind == "slow")


def _summed(ends: Mapping[Tug, int], attackers: int, defenders: int) -> StackOdds:
    """What the weights of all ends come to."""
    total = sum(ends.values())

    def part(weight: int) -> Fraction:
        return Fraction(weight, total)

    return StackOdds(
        part(sum(weight for tug, weight in ends.items() if tug.attacker_wins)),
        part(sum(weight for tug, weight in ends.items() if tug.attacker_wins and tug.rout)),
        part(sum(weight for tug, weight in ends.items() if not tug.attacker_wins and tug.rout)),
        part(sum(weight * min(tug.defender, attackers) for tug, weight in ends.items())),
        part(sum(weight * min(tug.attacker, defenders) for tug, weight in ends.items())),
    )


def odds_against(board: Board, combat: Combat, stack: Sequence[CardId], role: BattleRole, opponent: Seat) -> StackOdds:
    """The odds of this stack against the public hand of an opponent."""
    cards = hand_of(board, opponent)
    faces = edition().decks
    hand = Counter(faces.unit_of[card] for card in cards if usable(faces.face[card], combat))
    fighters = [fighter_at(stack, place, role) for place in range(len(stack))]
    own = tuple([one for one in fighters if one is not None])
    leader = has(board, opponent, "any-order")
    return stack_odds(combat, own, role, tuple(sorted(hand.items())), full_number(cards, combat), leader)


def quoted(board: Board, combat: Combat, stack: Sequence[CardId], role: BattleRole, opponent: Seat) -> Message:
    """The odds as a line of a quote, from the point of view of the one who asks."""
    odds = odds_against(board, combat, stack, role, opponent)
    attacks = role == "attacker"
    return message(
        "quote-battle",
        combat=combat,
        opponent=seat_name(opponent),
        wins=percent(odds.wins if attacks else 1 - odds.wins),
        routs=percent(odds.routs if attacks else odds.routed),
        routed=percent(odds.routed if attacks else odds.routs),
    )
