"""ch.6: what a watcher cannot tell apart, and the worlds that he may imagine: stacks and wishes of others."""

from collections.abc import Callable

from rules.core.ids import Seat
from rules.empires.battle.stacks import combat_at, fits, full_number, is_ordered, is_slow
from rules.empires.board.holdings import hand_of
from rules.empires.board.ids import CardId, Combat
from rules.empires.board.state import Board
from rules.empires.pack.edition import edition

Pick = Callable[[int], int]


def swap_hidden(board: Board, seat: Seat | None, pick: Pick) -> None:
    """ch.6, E-27: another's stack may be any lawful one of his hand, another's wish any area."""
    deal_stacks(board, seat, pick)
    areas = edition().map.alphabet
    for other, realm in board.realms.items():
        if other != seat and realm.wishes:
            place, wish = pick(len(realm.wishes)), areas[pick(len(areas))]
            if wish not in realm.wishes:
                realm.wishes[place] = wish


def deal_hidden(board: Board, seat: Seat | None, pick: Pick) -> None:
    """ch.6: lawful stacks of the attacker's hand; in the set-up everybody else may wish for anything."""
    deal_stacks(board, seat, pick)
    areas = edition().map.alphabet
    for other, realm in board.realms.items():
        if other != seat:
            realm.wishes = [areas[pick(len(areas))]] if board.phase == "set-up" else []


def deal_stacks(board: Board, seat: Seat | None, pick: Pick) -> None:
    """E-27: the stacks of an attacker, unless he looks himself."""
    fight = board.engagement
    if fight is None or fight.attacker == seat:
        return
    fight.stack = lawful_stack(board, fight.attacker, combat_at(fight.target), pick)
    if board.areas[fight.target].fort:
        fight.siege = lawful_stack(board, fight.attacker, "siege", pick)


def lawful_stack(board: Board, seat: Seat, combat: Combat, pick: Pick) -> list[CardId]:
    """Some lawful stack of a seat's hand."""
    hand, cards = hand_of(board, seat), list[CardId]()
    number = full_number(hand, combat)
    while len(cards) < number:
        fitting = [card for card in hand if card not in cards and fits(card, cards, combat)]
        cards.append(fitting[pick(len(fitting))])
    return cards if is_ordered(board, seat, cards, combat) else sorted(cards, key=is_slow)
