"""Positions of Empires as text, as FEN is for chess.

    order red blue green; turn 2; round 3; start blue; active red
    red: set a, goods 5, captured blue 2, points 12, cards elephants-1 sword-2
    italia: red 2, fort, trade red 1 blue 1
    display: sword-1 spear-1; discard: galley-1

Lines, or parts of a line between semicolons, may come in any order, but for `order`, which names the seats and comes
first; without it red, blue and green play. What is not named is empty, and cards that are not named are in the deck,
or, if the deck is named, in the discard pile. `phase set-up` is written as it is said; battles cannot be written down.

For a seat: `set a` (its empire set, and with it its half), `goods` in the warehouse, `captured` markers by colour,
`points`, general `cards`, `lost` (areas that changed hands), `wishes` for the set-up. For an area: the owner and his
markers (1 if no number is given), `fort`, and `trade` markers by colour.

A text is refused with a `ValueError` that quotes what is wrong.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import NoReturn

from msgspec import Struct

from rules.core.ids import Seat
from rules.empires.board.ids import AreaId, CardId, SetId
from rules.empires.board.state import AreaState, Board, Realm
from rules.empires.invariants import INVARIANTS
from rules.empires.pack.edition import edition
from rules.empires.setup.arrangement import arrange

USUAL = ("red", "blue", "green")
PILES = ("display", "discard", "deck")
COUNTS = ("goods", "points", "lost")


class Position(Struct):
    """A board that can be written down and read again."""

    board: Board

    @classmethod
    def parse(cls, text: str) -> "Position":
        """Reads a position; what cannot be read is quoted in the error."""
        parts = [" ".join(part.split()) for part in re.split(r"[;\n]", text) if part.strip()]
        named = bool(parts) and parts[0].startswith("order ")
        seats = [Seat(seat) for seat in (parts[0].split()[1:] if named else USUAL)]
        reader = _Reader(arrange(seats))
        reader.board.phase = "actions"
        for part in parts[named:]:
            reader.read(part)
        return cls(reader.finished())

    def __str__(self) -> str:
        board = self.board
        clock = [f"order {' '.join(board.order)}", f"turn {board.turn}", f"round {board.round}"]
        clock += [f"start {board.order[board.start]}"]
        clock += [f"active {board.active}"] if board.active is not None else []
        clock += ["phase set-up"] if board.phase == "set-up" else []
        lines = ["; ".join(clock)]
        lines += [f"{seat}: {', '.join(words)}" for seat in board.order if (words := [*_realm(board.realms[seat])])]
        lines += [f"{area}: {what}" for area in edition().map.alphabet if (what := write_area(board, area))]
        piles = {"display": board.display, "discard": board.discard}
        lines += [f"{pile}: {' '.join(sorted(cards))}" for pile, cards in piles.items() if cards]
        return "\n".join(lines)


# ---- reading ----------------------------------------------------------------------------------------------------


class _Reader:
    """Reads part after part onto a board."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.piles: dict[str, list[CardId]] = {}
        self.named = set[str]()

    def read(self, part: str) -> None:
        name, colon, rest = part.partition(":")
        if colon and name in self.named:
            _wrong(part, f"{name} once")
        self.named.add(name)
        if not colon:
            self.read_clock(part, part.split())
        elif name in PILES:
            self.piles[name] = [_card(word) for word in rest.split()]
        elif name in self.board.realms:
            for words in _phrases(rest):
                self.read_realm(self.board.realms[Seat(name)], words)
        elif name in self.board.areas:
            for words in _phrases(rest):
                self.read_area(self.board.areas[AreaId(name)], words)
        else:
            _wrong(part, "a seat, an area or a pile")

    def read_clock(self, part: str, words: Sequence[str]) -> None:
        board = self.board
        match words:
            case ["turn", number]:
                board.turn = _number(number)
            case ["round", number]:
                board.round = _number(number)
            case ["start", seat]:
                board.start = board.order.index(self.seat(seat))
            case ["active", seat]:
                board.active = self.seat(seat)
            case ["phase", "set-up"]:
                board.phase = "set-up"
            case _:
                _wrong(part, "turn, round, start, active or phase set-up")

    def read_realm(self, realm: Realm, words: Sequence[str]) -> None:
        match words:
            case ["set", letter] if letter in edition().decks.sets:
                realm.empire = SetId(letter)
                realm.half = edition().decks.sets[realm.empire].half
            case ["goods", number]:
                realm.goods = _number(number)
            case ["points", number]:
                realm.points = _number(number)
            case ["lost", number]:
                realm.lost = _number(number)
            case ["captured", *pairs]:
                realm.captured = dict(self.pairs(pairs))
            case ["cards", *cards]:
                realm.cards = [_card(card) for card in cards]
            case ["wishes", *areas]:
                realm.wishes = [AreaId(area) for area in areas]
            case _:
                _wrong(" ".join(words), "set, goods, points, lost, captured, cards or wishes")

    def read_area(self, state: AreaState, words: Sequence[str]) -> None:
        match words:
            case ["fort"]:
                state.fort = True
            case ["trade", *pairs]:
                state.trade = dict(self.pairs(pairs))
            case [seat]:
                state.owner, state.markers = self.seat(seat), 1
            case [seat, number]:
                state.owner, state.markers = self.seat(seat), _number(number)
            case _:
                _wrong(" ".join(words), "an owner, fort or trade")

    def pairs(self, words: Sequence[str]) -> Iterator[tuple[Seat, int]]:
        if len(words) % 2:
            _wrong(" ".join(words), "a number after each colour")
        for seat, number in zip(words[::2], words[1::2], strict=True):
            yield self.seat(seat), _number(number)

    def seat(self, word: str) -> Seat:
        return Seat(word) if word in self.board.realms else _wrong(word, f"one of {', '.join(self.board.realms)}")

    def finished(self) -> Board:
        """The cards that were not named go to the deck, or beside a named deck to the discard pile."""
        board = self.board
        board.display = sorted(self.piles.get("display", []))
        board.discard = list(self.piles.get("discard", []))
        taken = [*board.display, *board.discard, *(card for realm in board.realms.values() for card in realm.cards)]
        rest = [card for card in edition().decks.general if card not in taken]
        if "deck" in self.piles:
            board.deck = sorted(self.piles["deck"])
            board.discard += [card for card in rest if card not in board.deck]
        else:
            board.deck = sorted(rest)
        for invariant in INVARIANTS:
            for breach in invariant.check(board):
                _wrong(f"{breach.id} {breach.params}", f"a position in which {invariant.name} ({invariant.rule}) holds")
        return board


def _phrases(text: str) -> Iterable[list[str]]:
    return [phrase.split() for phrase in text.split(",") if phrase.strip()]


def _number(word: str) -> int:
    return int(word) if re.fullmatch(r"-?\d+", word) else _wrong(word, "a number")


def _card(word: str) -> CardId:
    return CardId(word) if word in edition().decks.general else _wrong(word, "a general card, such as sword-1")


def _wrong(found: str, expected: str) -> NoReturn:
    raise ValueError(f"{found!r}: expected {expected}")


# ---- writing ----------------------------------------------------------------------------------------------------


def write_area(board: Board, area: AreaId) -> str:
    """What is in an area; nothing if it is empty."""
    state = board.areas[area]
    words = [f"{state.owner} {state.markers}"] if state.owner is not None else []
    words += ["fort"] if state.fort else []
    words += [f"trade {_paired(state.trade)}"] if state.trade else []
    return ", ".join(words)


def _realm(realm: Realm) -> Iterator[str]:
    """What a seat has, phrase by phrase."""
    if realm.empire is not None:
        yield f"set {realm.empire}"
    yield from (f"{name} {value}" for name in COUNTS if (value := getattr(realm, name)))
    if realm.captured:
        yield f"captured {_paired(realm.captured)}"
    if realm.cards:
        yield f"cards {' '.join(realm.cards)}"
    if realm.wishes:
        yield f"wishes {' '.join(realm.wishes)}"


def _paired(counts: dict[Seat, int]) -> str:
    return " ".join(f"{seat} {count}" for seat, count in sorted(counts.items()))
