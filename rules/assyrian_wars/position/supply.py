"""Where the pieces and cards of a position come from while it is read: nothing is in two places, nothing is lost."""

import msgspec

from rules.assyrian_wars.board.ids import CardId, CountryId, PieceId
from rules.assyrian_wars.board.pieces import HIRED, Piece
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.pack.edition import Edition
from rules.assyrian_wars.position.pieces import PieceWord
from rules.assyrian_wars.position.text import Word
from rules.assyrian_wars.setup.blank import draw_pile, hired_pieces, is_available, pieces_of


class Pieces:
    """Lifts pieces from wherever they are; a piece that the text has placed stays there."""

    def __init__(self, board: Board, edition: Edition) -> None:
        self.board = board
        self.edition = edition
        known = [piece for country in board.countries for piece in pieces_of(edition, country)]
        self.known = frozenset([*known, *hired_pieces(edition)])
        self.named: set[PieceId] = set()  # named by their ids somewhere in the text
        self.placed: dict[PieceId, Word] = {}

    def name(self, words: list[PieceWord]) -> None:
        """Keep counters that the text names somewhere away from words such as 3LI."""
        for word in words:
            self.named.update(word.ids)

    def send_back(self, pieces: list[Piece]) -> None:
        """Empty a place that the text fills anew."""
        leaving = list(pieces)
        pieces.clear()
        for piece in leaving:
            self._home_of(piece.id).append(piece.id)

    def take(self, word: PieceWord) -> list[Piece]:
        """The pieces that a word asks for."""
        found = []
        for piece in word.ids or self._free(word):
            self._lift(piece, word.word)
            found.append(msgspec.structs.replace(word.like, id=piece))
        return found

    def take_ids(self, words: list[PieceWord]) -> list[PieceId]:
        """The same for a pool, where pieces have no state."""
        return [piece.id for word in words for piece in self.take(word)]

    def _free(self, word: PieceWord) -> list[PieceId]:
        """So many counters of a class that nobody else has, those of the force pool first."""
        kind = f"{word.nation}-{word.cls}-"
        stores = self._stores(word.like.owner, word.nation)
        taken = self.named.union(self.placed)
        free = [piece for store in stores for piece in store if piece.startswith(kind) and piece not in taken]
        if len(free) < word.count:
            word.word.wrong(f"at most the {len(free)} {word.cls} of {word.nation} that are not placed yet")
        return free[: word.count]

    def _stores(self, owner: CountryId, nation: CountryId) -> list[list[PieceId]]:
        """The lists in which a country's or pool's unused counters lie."""
        found: list[list[PieceId]] = []
        for code in dict.fromkeys([owner, nation]):
            state = self.board.countries.get(code)
            if state is not None:
                found += [state.pool, state.reserve]
        return [*found, self.board.game_pool]

    def _lift(self, piece: PieceId, word: Word) -> None:
        if piece not in self.known:
            word.wrong("a piece of a country in this scenario")
        if piece in self.placed:
            earlier = self.placed[piece]
            word.wrong(f"a piece that is not placed yet ({piece} is in line {earlier.line}, column {earlier.column})")
        self.placed[piece] = word
        for state in self.board.countries.values():
            for store in (state.pool, state.reserve):
                if piece in store:
                    return store.remove(piece)
        for store in (self.board.game_pool, self.board.removed):
            if piece in store:
                return store.remove(piece)
        self.board.take(piece)
        return None

    def list_pool(self, country: CountryId, words: list[PieceWord]) -> None:
        """A force pool as listed: what else was in it is kept back, hired pieces go to the game pool."""
        state = self.board.countries[country]
        listed = self.take_ids(words)
        for piece in state.pool:
            (self.board.game_pool if piece[:2] in HIRED else state.reserve).append(piece)
        state.pool = listed

    def list_first(self, store: list[PieceId], words: list[PieceWord]) -> None:
        """A store that begins with the pieces listed."""
        store[:0] = self.take_ids(words)

    def _home_of(self, piece: PieceId) -> list[PieceId]:
        """The store to which a piece goes back."""
        if piece[:2] in HIRED:
            return self.board.game_pool
        state = self.board.countries[CountryId(piece[:2])]
        return state.pool if is_available(self.edition, piece, self.board.clock.turn) else state.reserve


class CardSupply:
    """Keeps every card of the draw pile in one place."""

    def __init__(self, board: Board, edition: Edition) -> None:
        self.board = board
        self.edition = edition
        self.placed: dict[CardId, Word] = {}
        self.deck_given = False

    def place(self, cards: list[tuple[CardId, Word]]) -> list[CardId]:
        """Take cards out of whatever list they are in."""
        for card, word in cards:
            if card in self.placed:
                earlier = self.placed[card]
                word.wrong(f"a card that is not placed yet ({card} is in line {earlier.line}, column {earlier.column})")
            self.placed[card] = word
            for held in self._lists():
                if card in held:
                    held.remove(card)
        return [card for card, _ in cards]

    def empty(self, held: list[CardId]) -> None:
        """Before a list is given anew: its cards go back to the draw pile, unless the text has placed them."""
        held[:] = [card for card in held if card in self.placed]

    def fill_up(self) -> None:
        """Whatever is in no hand, pile or war is in the draw pile; or in the discard pile, if the former is listed."""
        deck, *others = self._lists()
        held = {card for cards in others for card in cards}
        held.update(effect.card for effect in self.board.effects if effect.face_up)
        held.update(war.card for war in self.board.foreign_wars)
        rest = [card for card in draw_pile(self.edition) if card not in held]
        if self.deck_given:
            self.board.discard += [card for card in rest if card not in deck]
        else:
            self.board.deck = rest

    def _lists(self) -> list[list[CardId]]:
        """The draw pile first, then everything else that holds cards."""
        countries = self.board.countries.values()
        hands = [held for state in countries for held in (state.hand, state.played_home)]
        return [self.board.deck, self.board.discard, *hands]
