"""Worlds that a seat imagines: the cards that it cannot see are dealt anew, as its view allows (ch.25)."""

from random import Random

from rules.hannibal.board.decks import card_data, fresh_battle_cards
from rules.hannibal.board.ids import CARTHAGE, ROME, SIDES, BattleCardId, CardId, Side, seat_of
from rules.hannibal.board.state import Board
from rules.hannibal.desk.dealing import deal_hidden
from tests.hannibal.cases.table import table

WORLDS = range(30)
DEALT = "hand R: 1 2 3 4 5; hand C: 6 7 8 9 10"


def worlds(text: str, side: Side | None) -> list[Board]:
    """Some worlds that a side, or a spectator, may imagine in this position."""
    seat = None if side is None else seat_of(side)
    boards = [table(text, play="C").board for _ in WORLDS]
    for seed, board in zip(WORLDS, boards, strict=True):
        deal_hidden(board, seat, Random(seed).randrange)
    return boards


def hands(boards: list[Board], side: Side) -> set[tuple[CardId, ...]]:
    """The hands that a side has in them."""
    return {tuple(board.hands[side]) for board in boards}


def test_ch_25_the_own_hand_stays_and_the_others_cards_may_be_any() -> None:
    found = worlds(DEALT, CARTHAGE)
    assert len(hands(found, CARTHAGE)) == 1
    assert len(hands(found, ROME)) > len(WORLDS) // 2
    assert all(len(board.hands[ROME]) == 5 for board in found)
    assert not any(card in board.hands[ROME] for board in found for card in board.hands[CARTHAGE])


def test_ch_25_a_spectator_knows_no_hand() -> None:
    found = worlds(DEALT, None)
    assert len(hands(found, CARTHAGE)) > 1 < len(hands(found, ROME))


def test_h_2_rome_holds_a_campaign_card_after_its_declaration() -> None:
    campaigns = set[CardId]()
    for side in (CARTHAGE, None):
        for seed in WORLDS:
            board = table("hand R: 1 2 3 33; hand C: 6 7 8 9 10", play="C").board
            board.opening = True
            deal_hidden(board, None if side is None else seat_of(side), Random(seed).randrange)
            held = [card for card in board.hands[ROME] if card_data(card).is_campaign]
            assert held
            campaigns.update(held)
    assert len(campaigns) > 1


def test_ch_25_battle_cards_that_a_spy_has_shown_stay() -> None:
    """H-74: the others of that hand may be any."""
    hands = set[tuple[BattleCardId, ...]]()
    for seed in WORLDS:
        board = table(DEALT, play="C").board
        board.battle = fresh_battle_cards()
        for side in SIDES:
            board.battle.hands[side] = [board.battle.deck.pop() for _ in range(6)]
        board.battle.shown = shown = board.battle.hands[ROME][:3]
        deal_hidden(board, seat_of(CARTHAGE), Random(seed).randrange)
        assert set(shown) <= set(board.battle.hands[ROME])
        hands.add(tuple(board.battle.hands[ROME]))
    assert len(hands) > len(WORLDS) // 2
