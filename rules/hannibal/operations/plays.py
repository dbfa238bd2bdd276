"""ch.7: how a strategy card leaves the hand, and what may be done with it."""

from collections.abc import Iterable
from functools import cache
from typing import Annotated

from rules.core.actions import MOST_CANDIDATES, Candidate, Kind
from rules.core.messages import Message, Refusal, message, refuse
from rules.core.run import Run
from rules.hannibal.board.decks import card_data, in_order, lay_down
from rules.hannibal.board.ids import ROME, CardId, Side
from rules.hannibal.board.names import card_name, side_name
from rules.hannibal.board.state import Board, Play

PLAYS = ("march", "campaign", "place-markers", "raise-troops", "event", "discard")
"""The actions by which a card is played on the own turn, by their tags, in the order of ch.7."""

CardParam = Annotated[CardId, Kind("card")]


def playable(board: Board, side: Side) -> list[CardId]:
    """ch.6: the cards that a side may play now: if Rome has declared an opening, only Campaign cards."""
    hand = in_order(board.hands[side])
    return [card for card in hand if card_data(card).is_campaign] if must_open(board, side) else hand


def must_open(board: Board, side: Side) -> bool:
    """H-2: Rome has declared a Campaign card for its first play, and still holds one."""
    return board.opening and side == ROME and any(card_data(card).is_campaign for card in board.hands[side])


def not_playable(board: Board, side: Side, card: CardId, rule: str) -> Refusal | None:
    """Why a side cannot play this card at all; it never says who holds it."""
    if card not in board.hands[side]:
        return refuse(rule, "card-not-in-hand", card=card)
    if must_open(board, side) and not card_data(card).is_campaign:
        return refuse("H-2", "must-open-with-campaign", card=card_name(card))
    return None


def spend(run: Run[Board], side: Side, card: CardId, way: str, rule: str) -> None:
    """ch.7: the card goes to the discard pile, and everybody sees it and what it is played as."""
    lay_down(run.board, side, card)
    run.board.play = Play(side, card)
    run.board.opening = False
    run.tell(f"card-played-{way}", rule, side=side_name(side), card=card_name(card), ops=card_data(card).ops)


def spends(card: CardId) -> Message:
    """The line of a quote that says which card is gone."""
    return message("quote-spends-card", card=card_name(card))


def card_candidates(cards: Iterable[CardId], typed: str) -> list[Candidate]:
    """Cards that fit what was typed: the beginning of an id, or a number."""
    fit = cards if not typed else [card for card in cards if card.startswith(typed) or number_of(card) == typed]
    return [_candidate(card) for card in fit][:MOST_CANDIDATES]


def number_of(card: CardId) -> str:
    """The number that is printed on a card, as it is typed."""
    return str(card_data(card).number)


@cache
def _candidate(card: CardId) -> Candidate:
    return Candidate(card, message("card-choice", card=card_name(card), ops=card_data(card).ops))
