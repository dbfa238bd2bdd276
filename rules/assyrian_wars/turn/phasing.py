"""What all actions of the phasing country share: when they are open, who acts, and how a card gives AP (3.1, 6.0)."""

from collections.abc import Mapping
from functools import cache
from typing import ClassVar, Literal

from rules.assyrian_wars.board import decks
from rules.assyrian_wars.board.ids import CardId, CountryId
from rules.assyrian_wars.board.relations import seat_of
from rules.assyrian_wars.board.state import Board, CardPlay
from rules.assyrian_wars.turn import purse
from rules.core.actions import Action, Candidate
from rules.core.ids import Seat
from rules.core.kit import Kit
from rules.core.messages import Name
from rules.core.run import Run
from rules.core.table import Table

Given = Mapping[str, str]  # parameters and what was typed for them
Stage = Literal["act", "upkeep", "pass", "camps", "wars", "peace"]


class ImpulseAction(Action, frozen=True):
    """Something that the phasing country may do in its impulse.

    `stages` says in which part: its free actions (R-21, step 5), its upkeep (step 4), a pass (R-22), or where in the
    politics of the Interphase (7.4, R-220). The game lists it among its actions, and it is open by itself.
    """

    stages: ClassVar[tuple[Stage, ...]] = ("act",)

    @classmethod
    def candidates(cls, table: Table[Board], seat: Seat, param: str, given: Given, typed: str) -> list[Candidate]:
        """What the phasing country may give for a parameter: its `choices`."""
        board = table.board
        impulse = board.impulse
        return [] if impulse is None else cls.choices(board, impulse.country, param, given, typed)

    @classmethod
    def choices(cls, board: Board, country: CountryId, param: str, given: Given, typed: str) -> list[Candidate]:
        """Values for one parameter given the others, as `candidates` has them."""
        return []


@cache
def open_tags(kit: Kit, stage: Stage) -> tuple[str, ...]:
    """The actions of the game that are open in this part of an impulse."""
    found = [(tag, action) for tag, action in kit.actions.items() if issubclass(action, ImpulseAction)]
    return tuple(tag for tag, action in found if stage in action.stages)


def phasing(board: Board) -> CountryId:
    """The country that conducts the running impulse (6.0)."""
    return purse.running(board).country


def acting_seat(board: Board, country: CountryId) -> Seat:
    """The seat that is asked for a country; one that nobody acts for has no impulse (3.4)."""
    seat = seat_of(board, country)
    if seat is None:
        raise LookupError(f"nobody acts for {country}")
    return seat


def acted_last(board: Board, country: CountryId) -> bool:
    """It conducted the last card impulse of this turn; the Interphase breaks the chain (R-24, R-241)."""
    turn = board.countries[country].turn
    return board.clock.last == country and turn.impulses > turn.special


def can_play(board: Board, country: CountryId) -> bool:
    """Has a card in hand, or 5 AP for one after its loan is repaid (6.18, R-22); a tribe draws one (10.1)."""
    state = board.countries[country]
    if state.hand:
        return True
    if state.is_tribe:
        return decks.can_draw(board)
    means = purse.income_due(board, country) + state.saved - state.loan
    return means >= purse.CARD_PRICE and decks.can_draw(board)


def play_for_ap(run: Run[Board], card: CardId, *, made_plus: bool = False) -> None:
    """A card of the impulse gives its AP (3.1)."""
    board, impulse = run.board, purse.running(run.board)
    printed = decks.card_of(board, card)
    impulse.cards.append(CardPlay(card, made_plus=made_plus))
    decks.discard(board, impulse.country, card)
    purse.gain(board, printed.ap * purse.AP)
    run.tell("card-played", "3.1", country=Name("country", impulse.country), card=Name("card", card), ap=printed.ap)


def rest(board: Board) -> None:
    """What pieces and sieges did in the impulse is forgotten (R-77, R-87)."""
    for area in board.areas.values():
        for siege in area.sieges:
            siege.acted = False
    lists = [area.pieces for area in board.areas.values() if area.pieces]
    for pieces in (*lists, *board.zones.values(), *board.boxes.values(), board.regroup):
        for piece in pieces:
            moved = piece.steps or piece.quick or piece.sailed or piece.fleet
            if moved or piece.used or piece.astray or piece.whence:
                piece.rested()
