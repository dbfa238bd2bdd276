"""ch.5.2.3, E-18, E-19, E-30, E-31: one comparison of two cards: strengths, and who rolls."""

from collections.abc import Sequence

from msgspec import Struct

from rules.empires.battle.stacks import BattleRole
from rules.empires.board.ids import CardId, Combat, UnitId
from rules.empires.pack.cards import UnitCard
from rules.empires.pack.edition import edition


class Fighter(Struct, frozen=True, gc=False):
    """A card in a comparison: its unit, its side, and whether it is the first slow one of its stack."""

    unit: UnitId
    role: BattleRole
    first_slow: bool = False

    @property
    def face(self) -> UnitCard:
        """What it shows."""
        return edition().decks.units[self.unit]


def fighter_at(stack: Sequence[CardId], place: int, role: BattleRole) -> Fighter | None:
    """The card of a stack for this comparison, counted from 0; None: the stack is shorter (E-29)."""
    if place >= len(stack):
        return None
    unit_of = edition().decks.unit_of
    slow = [edition().decks.units[unit_of[card]].kind == "slow" for card in stack[: place + 1]]
    return Fighter(unit_of[stack[place]], role, slow[-1] and sum(slow) == 1)


def strength(one: Fighter, other: Fighter, combat: Combat) -> int:
    """ch.2, E-31: the printed strength with what the opposing card changes."""
    unit, against = one.face, other.face
    if combat == "siege" and one.role == "attacker" and unit.attacker_in_siege:
        base = unit.attacker_in_siege
    else:
        base = unit.strength
    base += unit.against.get(other.unit, 0)
    if against.mounted:
        base += unit.against_mounted
    if combat == "siege":
        base += unit.against_in_siege.get(other.unit, 0)
    return base + (unit.first_slow if one.first_slow else 0)


def stronger(attacker: Fighter, defender: Fighter, combat: Combat) -> int:
    """ch.5.2.3 d: 1 if the attacker's card wins by strength, -1 if the defender's, 0 if nobody's."""
    mine, theirs = strength(attacker, defender, combat), strength(defender, attacker, combat)
    return (mine > theirs) - (mine < theirs)
