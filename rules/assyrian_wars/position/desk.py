"""What the readers of all statements share: the board in the making, the supply of pieces and cards, the known ids."""

from rules.assyrian_wars.board.ids import AreaId, BoxId, CardId, CountryId, ZoneId
from rules.assyrian_wars.board.pieces import Piece
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.pack.edition import Edition
from rules.assyrian_wars.position.fields import NONE
from rules.assyrian_wars.position.pieces import PieceWord, is_group, read_group, read_piece
from rules.assyrian_wars.position.supply import CardSupply, Pieces
from rules.assyrian_wars.position.text import Statement, Word

EMPTY = "empty"


class ReadingDesk:
    """A board in the making."""

    def __init__(self, board: Board, edition: Edition) -> None:
        self.board = board
        self.edition = edition
        self.counters = edition.counters
        self.pieces = Pieces(board, edition)
        self.cards = CardSupply(board, edition)
        self.dice: dict[str, tuple[int, ...]] = {}
        cities = [key for key in edition.map.minor_cities if key in board.areas]
        self.owners = frozenset([*board.countries, *cities])

    def check(self, thing: str, word: Word) -> str:
        """The id that a word gives, if there is such a thing in this scenario."""
        text = word.text
        match thing:
            case "CountryId" if text not in self.owners:
                word.wrong(f"a country of this scenario ({', '.join(self.board.countries)}) or a minor city")
            case "AreaId" if text not in self.board.areas:
                word.wrong("an area in play")
            case "ZoneId" if text not in self.board.zones:
                word.wrong(f"a sea zone in play: {', '.join(self.board.zones)}")
            case "BoxId" if text not in self.board.boxes:
                word.wrong(f"a box in play: {', '.join(self.board.boxes)}")
            case "PieceId" | "UnitId" if text not in self.pieces.known:
                word.wrong("a piece with its country's code, such as AS-HI-1")
            case "LeaderId" if text not in self.pieces.known or text[3].isupper():
                word.wrong("a leader with his country's code, such as AS-turtan")
            case "CardId" if CardId(text) not in self.edition.cards.by_id:
                word.wrong("the number of a card")
            case _:
                return text
        return text

    def country(self, statement: Statement, index: int = 1) -> CountryId:
        """A country in the head of a statement."""
        word = statement.argument(index, "a country")
        if word.text not in self.board.countries:
            word.wrong(f"a country of this scenario: {', '.join(self.board.countries)}")
        return CountryId(word.text)

    def place(self, statement: Statement) -> list[Piece] | None:
        """The list of pieces that a statement is about."""
        key = statement.key.text
        if key in self.board.areas:
            return self.board.areas[AreaId(key)].pieces
        if key in self.board.zones:
            return self.board.zones[ZoneId(key)]
        if key in self.board.boxes:
            return self.board.boxes[BoxId(key)]
        if key == "regroup":
            return self.board.regroup
        return self.board.countries[self.country(statement)].home if key == "home" else None

    def group(self, statement: Statement, item: list[Word]) -> list[PieceWord]:
        """The pieces of an item; on a home card its country's need no code."""
        owner = self.country(statement) if statement.key.text == "home" else None
        return read_group(item, self.counters, self, owner)

    def listed(self, words: list[Word], owner: CountryId | None = None) -> list[PieceWord]:
        """Pieces by name alone, or none; without an owner each with its country's code: AS-sargon, MC-LI-03..05."""
        if [word.text for word in words] == [NONE]:
            return []
        return [read_piece(word, owner or CountryId(word.text[:2]), self.counters, self) for word in words]

    def card_list(self, words: list[Word]) -> list[tuple[CardId, Word]]:
        """Cards by number, or none; 30..33 are four of them."""
        found: list[tuple[CardId, Word]] = []
        for word in words if [word.text for word in words] != [NONE] else []:
            first, dots, last = word.text.partition("..")
            if not dots:
                found.append((self._held(word), word))
                continue
            ends = word.part(first, 0), word.part(last, len(first) + 2)
            low, high = (self.edition.cards.by_id[CardId(self.check("CardId", end))].number for end in ends)
            between = [card for card in self.edition.cards.by_id.values() if low <= card.number <= high]
            cards = [Word(card.id, word.line, word.column) for card in between]
            found += [(self._held(card), word) for card in cards]
        return found

    def _held(self, word: Word) -> CardId:
        """A card that can be in a hand or a pile; an army group's card never is (2.3)."""
        card = CardId(self.check("CardId", word))
        if self.edition.cards.by_id[card].is_army_group:
            word.wrong("a card of the draw pile or a home card: an army group's lies beside the board")
        return card


def lists_pieces(item: list[Word]) -> bool:
    """Whether an item says which pieces are in a place: a group of them, or `empty`."""
    return item[0].text == EMPTY or is_group(item)


def alone(statement: Statement) -> None:
    """The head is one word."""
    statement.arguments(0, "")


def ends(item: list[Word], length: int) -> None:
    """An item has no more words than these."""
    if len(item) > length:
        item[length].wrong("a comma or the end of the statement")
