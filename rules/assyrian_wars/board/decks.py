"""Cards on their way: drawn, discarded, played home cards, and who holds how many (2.3, 4.1, R-15)."""

from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.ids import CardId, CountryId
from rules.assyrian_wars.board.relations import seat_of
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.pack.cards import Card
from rules.core.messages import Name
from rules.core.run import Run


def card_of(board: Board, card: str) -> Card:
    """What is printed on a card."""
    return edition_of(board).cards.by_id[CardId(card)]


def holders(board: Board) -> list[CountryId]:
    """The active countries with cards in hand, home cards among them, that somebody acts for (3.5, R-15, R-27)."""
    with_cards = [code for code, state in board.countries.items() if state.active and state.hand]
    return [code for code in with_cards if seat_of(board, code) is not None]


def can_draw(board: Board) -> bool:
    """Whether a card is left in the draw pile or the discard pile (4.1)."""
    return bool(board.deck or board.discard)


def draw_card(run: Run[Board], country: CountryId, rule: str) -> None:
    """One random card for a hand (4.1)."""
    board = run.board
    reshuffle(run)
    seat = seat_of(board, country)
    seats = () if seat is None else (seat,)
    (card,) = run.draw("cards", board.deck, 1, seats)
    board.deck.remove(CardId(card))
    board.countries[country].hand.append(CardId(card))
    run.reveal(seats, (card,))
    run.tell("card-drawn", rule, seats=seats, country=Name("country", country), card=Name("card", card))
    reshuffle(run)


def reshuffle(run: Run[Board]) -> None:
    """As soon as the draw pile is empty the discard pile takes its place (4.1)."""
    board = run.board
    if not board.deck and board.discard:
        board.deck, board.discard = sorted(board.discard), []
        run.tell("deck-reshuffled", "4.1", cards=len(board.deck))


def discard(board: Board, country: CountryId, card: CardId) -> None:
    """A card leaves the hand: a home card to its owner's own pile, another to the common one (2.3, 4.1)."""
    take_out(board, country, card)
    put_away(board, card)


def take_out(board: Board, country: CountryId, card: CardId) -> None:
    """A card leaves the hand; if it is drawn again it is none of those of the last deal (7.3.2, R-284)."""
    state = board.countries[country]
    state.hand.remove(card)
    if card in state.fresh:
        state.fresh.remove(card)


def put_away(board: Board, card: CardId) -> None:
    """A card that is in no hand goes to its pile (2.3, 4.1)."""
    owner = home_of(board, card)
    if owner is None:
        board.discard.append(card)
    else:
        board.countries[owner].played_home.append(card)


def take_back_home_cards(board: Board) -> None:
    """Home cards played return to their countries' hands (6.19, R-15); an inactive country holds none (R-28)."""
    for state in board.countries.values():
        if state.active:
            state.hand = [*state.played_home, *state.hand]
        state.played_home = []


def return_home_cards(run: Run[Board]) -> None:
    """Home cards that were given to another country go back to their owners as new cards are received (7.4.3)."""
    board = run.board
    for code, state in board.countries.items():
        for card in list(state.hand):
            owner = home_of(board, card)
            if owner is None or owner == code:
                continue
            take_out(board, code, card)
            if board.countries[owner].active:
                board.countries[owner].hand.append(card)
            run.tell("home-card-returns", "7.4.3", card=Name("card", card), country=Name("country", owner))


def home_of(board: Board, card: CardId) -> CountryId | None:
    """Whose home card it is now: an eliminated power's is its substitute's (7.1); None for a random card."""
    owner = card_of(board, card).owner
    return None if owner is None else board.countries[owner].heir or owner
