"""Card 59, H-45: an ally deserts: at the start of a round a battle card goes over to the other side."""

from rules.core.run import Run
from rules.hannibal.battle.blows import DESERT, PLAIN, the_cards
from rules.hannibal.board.decks import battle_type
from rules.hannibal.board.ids import BattleCardId, CardId, Side, enemy_of
from rules.hannibal.board.names import battle_type_name, side_name
from rules.hannibal.board.state import Board
from rules.hannibal.events.counters import counters_in_hand, lay_counter


def desertion_in_hand(board: Board, side: Side) -> CardId | None:
    """The strategy card in hand that takes a battle card from the enemy (card 59, H-45)."""
    return next(iter(counters_in_hand(board, side, "round-start")), None)


def desertions(board: Board, side: Side) -> list[str]:
    """Card 59, H-45: the options to play it now: for a random card, or with a spy for one that lies open."""
    cards = board.battle
    theirs = [] if cards is None else cards.hands[enemy_of(side)]
    if cards is None or not theirs or desertion_in_hand(board, side) is None:
        return []
    seen = {battle_type(card) for card in theirs if card in cards.shown}
    return [DESERT, *(f"{DESERT}-{kind}" for kind in (*PLAIN, "reserve") if kind in seen)]


def desert(run: Run[Board], side: Side, how: str) -> None:
    """H-45, H-74: card 59: a battle card changes hands and everybody sees which; with a spy an open one of choice."""
    board = run.board
    cards = the_cards(board)
    other, event = enemy_of(side), desertion_in_hand(board, side)
    assert event is not None
    lay_counter(run, side, event, "H-45")
    wanted = how.removeprefix(DESERT).removeprefix("-")
    named = [card for card in cards.hands[other] if card in cards.shown and battle_type(card) == wanted]
    taken = named[0] if named else BattleCardId(run.draw("desertion", cards.hands[other], 1, seats=None)[0])
    cards.hands[other].remove(taken)
    cards.hands[side].append(taken)
    if taken not in cards.shown:
        cards.shown.append(taken)
    run.reveal()
    run.tell("battle-card-taken", "H-45", side=side_name(side), kind=battle_type_name(battle_type(taken)))
