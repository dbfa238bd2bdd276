"""ch.2, 14, 16: up to which die commanders succeed in a battle."""

from rules.hannibal.board.forces import printed
from rules.hannibal.board.ids import CARTHAGE, HANNIBAL, Side
from rules.hannibal.board.state import BattleCards


def rating(cards: BattleCards, side: Side) -> int:
    """The battle rating of a side's commander; none without a general (H-34)."""
    general = cards.commanders.get(side)
    return 0 if general is None else printed(general).battle


def counterattack_limit(cards: BattleCards, side: Side) -> int:
    """ch.14: a counterattack succeeds up to this die; Longus and Paulus are better in one role."""
    general = cards.commanders.get(side)
    if general is None:
        return 0
    one = printed(general)
    role = "attacker" if cards.original == side else "defender"
    if one.ability == "counterattack" and one.figures.original == role:
        return one.figures.limit or one.battle
    return one.battle


def prevention_limit(cards: BattleCards, side: Side) -> int:
    """ch.16: a withdrawal is prevented up to this die; Flaminius is better."""
    general = cards.commanders.get(side)
    if general is None:
        return 0
    one = printed(general)
    return one.figures.limit or one.battle if one.ability == "pursues" else one.battle


def has_hannibal(cards: BattleCards, side: Side) -> bool:
    """ch.2, H-72: whether Hannibal commands this side."""
    return side == CARTHAGE and cards.commanders.get(side) == HANNIBAL
