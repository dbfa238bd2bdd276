"""Positions of Era of Tribes as text, as FEN is for chess.

    cut four1; order red blue green yellow; round 3; level 2; allies red blue
    red: romans, ep 4, mo -1, taler 7, farming 2, mechanics 1, armies 2, tiles taler-5
    latium: red 2, city, post blue, battlefield 1
    tyrrhenian-sea: red 2 blue 1
    sicilia: barbarians taler-3

Lines, or parts of a line between semicolons, may come in any order, but for `cut` and `order`, which come first;
without them red, blue, green and yellow play on the usual part of the map. What is not named is empty or as at the
start of a match. Vassals that are nowhere else are free; with `free 2` the others have left the game. Food is what the
provinces yield unless it is named. Fleets in a sea area stand in the order of their arrival. An expansion or a battle
that is going on cannot be written down.

For a seat: its people, `ep`, `mo`, `food`, `hunger`, `past`, `taler`, `treaties`, `free`, `armies`, `legions`,
`militia`, `grey`, `triumph`, `military`, `used`, `settled`, each with a number, a field with its level, `epoch iron`,
`tiles`, `spent`, `card`, `done`, `goods` (used this round), `warned` (who has paid for its protection), `bound`, and
the words `ring`, `homing`, `passed`, `revolted`, `protected`, `toppled` and `bonus`. For the table: `turn` (the order
of the round), `track` (by arrival), `active`, `open` cards, cards that are `out`, tiles that are `gone`, `supply` (grey
leaders), `limit`, `ending` and `parted` (allies of this round).

A text is refused with a `ValueError` that quotes what is wrong.
"""

import re
from collections.abc import Iterator, Sequence
from typing import NoReturn

from msgspec import Struct

from rules.core.ids import Seat
from rules.era_of_tribes.board.holdings import colonies, food_from_map, pair, spend_good
from rules.era_of_tribes.board.ids import LUXURIES, ORE, AreaId, CardId, CutId, PeopleId, TileId
from rules.era_of_tribes.board.state import Board, LandState, Realm
from rules.era_of_tribes.invariants import INVARIANTS
from rules.era_of_tribes.invariants.pieces import vassals_everywhere
from rules.era_of_tribes.pack.edition import edition
from rules.era_of_tribes.pack.map import SEATS
from rules.era_of_tribes.progress.progress import as_field
from rules.era_of_tribes.setup.arrangement import arrange

NUMBERS = {
    "ep": "ep",
    "mo": "morale",
    "food": "food",
    "hunger": "hunger",
    "past": "past_hunger",
    "taler": "taler",
    "treaties": "treaties",
    "armies": "armies",
    "legions": "legions",
    "militia": "militia",
    "grey": "grey",
    "triumph": "triumph",
    "military": "military",
    "used": "used",
    "settled": "settled",
}
WORDS = ("ring", "homing", "passed", "revolted", "protected", "toppled", "bonus")


class Position(Struct):
    """A board that can be written down and read again."""

    board: Board

    @classmethod
    def parse(cls, text: str) -> "Position":
        """Reads a position; what cannot be read is quoted in the error."""
        parts = [" ".join(part.split()) for part in re.split(r"[;\n]", text) if part.strip()]
        heads = {part.split()[0]: part.split()[1:] for part in parts if ":" not in part}
        seats = [Seat(seat) for seat in heads.get("order", SEATS[:4])]
        if not 2 <= len(seats) <= len(SEATS) or len(set(seats)) < len(seats) or not set(seats) <= set(SEATS):
            _wrong(" ".join(seats), f"two to six of {', '.join(SEATS)}")
        cut = CutId(heads["cut"][0]) if heads.get("cut") else edition().map.usual(len(seats))
        if cut not in edition().map.cuts:
            _wrong(cut, f"one of {', '.join(edition().map.cuts)}")
        reader = _Reader(arrange(cut, seats, long="long" in heads))
        for part in parts:
            reader.read(part)
        return cls(reader.finished())

    def __str__(self) -> str:
        board = self.board
        clock = [f"cut {board.cut}", f"order {' '.join(board.seating)}", f"round {board.round}", f"level {board.level}"]
        clock += ["long"] if board.long else []
        clock += [f"track {' '.join(board.track)}", f"turn {' '.join(board.order)}"]
        clock += [f"allies {one} {other}" for one, other in board.alliances]
        clock += [f"parted {one} {other}" for one, other in board.parted]
        clock += [f"{name} {' '.join(cards)}" for name, cards in (("open", board.open), ("out", _out(board))) if cards]
        clock += [f"gone {' '.join(board.gone)}"] if board.gone else []
        clock += [f"active {board.active}"] if board.active is not None else []
        clock += [f"supply {board.grey}", f"limit {board.limit}", *(["ending"] if board.ending else [])]
        lines = ["; ".join(clock)]
        lines += [f"{seat}: {', '.join(_realm(board, seat))}" for seat in board.seating]
        for area in sorted([*board.lands, *board.seas]):
            if what := write_area(board, area):
                lines.append(f"{area}: {what}")
        return "\n".join(lines)


# ---- reading ----------------------------------------------------------------------------------------------------


class _Reader:
    """Reads part after part onto a board."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.board.phase = "actions"
        self.board.round = 1
        self.free: dict[Seat, int] = {}
        self.fed: set[Seat] = set()
        self.bound: set[Seat] = set()
        self.out: list[CardId] = []

    def read(self, part: str) -> None:
        name, colon, rest = part.partition(":")
        if not colon:
            self.read_clock(part, part.split())
        elif name in self.board.realms:
            for words in _phrases(rest):
                self.read_realm(Seat(name), words)
        elif name in self.board.lands:
            for words in _phrases(rest):
                self.read_land(AreaId(name), words)
        elif name in self.board.seas:
            words = rest.replace(",", " ").split()
            fleets = zip(words[::2], words[1::2], strict=len(words) % 2 == 0)
            self.board.seas[AreaId(name)].fleets = {self.seat(seat): _number(count) for seat, count in fleets}
        else:
            _wrong(part, "a seat, or a place of this part of the map")

    def read_clock(self, part: str, words: Sequence[str]) -> None:
        board = self.board
        match words:
            case ["cut", _] | ["order", *_] | ["long"]:
                pass
            case ["round", number]:
                board.round = _number(number)
            case ["level", number]:
                board.level = _number(number)
            case ["allies", one, other]:
                board.alliances.append(pair(self.seat(one), self.seat(other)))
            case ["track", *seats]:
                board.track = [self.seat(seat) for seat in seats]
            case ["turn", *seats]:
                board.order = [self.seat(seat) for seat in seats]
            case ["open", *cards]:
                board.open = [_card(card) for card in cards]
            case ["out", *cards]:
                self.out = [_card(card) for card in cards]
            case ["gone", *tiles]:
                board.gone = [self.tile(tile) for tile in tiles]
            case ["parted", one, other]:
                board.parted.append(pair(self.seat(one), self.seat(other)))
            case ["active", seat]:
                board.active = self.seat(seat)
            case ["supply", number]:
                board.grey = _number(number)
            case ["limit", number]:
                board.limit = _number(number)
            case ["ending"]:
                board.ending = True
            case _:
                _wrong(part, "cut, order, long, round, level, allies, track, turn, open or another word of the table")

    def read_realm(self, seat: Seat, words: Sequence[str]) -> None:
        realm = self.board.realms[seat]
        match words:
            case [people] if people in edition().box.peoples:
                realm.people = PeopleId(people)
            case [word] if word in WORDS:
                setattr(realm, word, True)
            case ["free", number]:
                self.free[seat] = _number(number)
            case ["epoch", name]:
                names = [epoch.id for epoch in edition().box.epochs]
                realm.epoch = names.index(name) if name in names else _wrong(name, f"one of {', '.join(names)}")
            case ["tiles", *tiles]:
                realm.tiles = [self.tile(tile) for tile in tiles]
            case ["spent", *tiles]:
                realm.spent = [self.tile(tile) for tile in tiles]
            case ["card", card]:
                realm.card = _card(card)
            case ["done", *names]:
                realm.done = list(names)
            case ["goods", *goods]:
                for good in goods:
                    known = next((one for one in (*LUXURIES, ORE) if one == good), None)
                    spend_good(realm, known or _wrong(good, "a good"))
            case ["warned", *seats]:
                realm.warned = [self.seat(one) for one in seats]
            case ["bound", *numbers]:
                realm.unbuilt = [_number(number) for number in numbers]
                self.bound.add(seat)
            case [name, number] if name in NUMBERS:
                setattr(realm, NUMBERS[name], _number(number))
                if name == "food":
                    self.fed.add(seat)
            case [name, number] if (field := as_field(name)) is not None:
                realm.advances[field] = _number(number)
            case _:
                _wrong(" ".join(words), "a people, a number, a field, an epoch, tiles, spent, card, done or bound")

    def read_land(self, area: AreaId, words: Sequence[str]) -> None:
        land = self.board.lands[area]
        match words:
            case ["city"]:
                land.city = True
            case ["post", seat]:
                land.post = self.seat(seat)
            case ["battlefield", number]:
                land.battlefield = _number(number)
            case ["barbarians"]:
                land.tile = self.tile(self.board.box[0])
            case ["barbarians", tile]:
                land.tile = self.tile(tile)
            case [seat]:
                land.owner, land.vassals = self.seat(seat), 1
            case [seat, number]:
                land.owner, land.vassals = self.seat(seat), _number(number)
            case _:
                _wrong(" ".join(words), "an owner, city, post, battlefield or barbarians")

    def seat(self, word: str) -> Seat:
        return Seat(word) if word in self.board.realms else _wrong(word, f"one of {', '.join(self.board.realms)}")

    def tile(self, word: str) -> TileId:
        tile = TileId(word)
        if tile not in self.board.box:
            _wrong(word, "a tile that is still in the box")
        self.board.box.remove(tile)
        return tile

    def finished(self) -> Board:
        """Cities, free vassals, food and decks follow from the rest; then every invariant must hold."""
        board, start = self.board, edition().box.start
        board.alliances.sort()
        own = [realm.card for realm in board.realms.values()]
        board.deck = [card for card in sorted(edition().box.cards) if card not in (*board.open, *own, *self.out)]
        for seat, realm in board.realms.items():
            built = sum(land.city for land in board.lands.values() if land.owner == seat)
            if seat not in self.bound:
                realm.unbuilt = [start.bound] * (start.cities - built)
            realm.free = 0
            left = edition().box.vassals - vassals_everywhere(board, seat)
            realm.free = self.free.get(seat, left)
            realm.removed = left - realm.free
            realm.fed = food_from_map(board, seat)
            realm.food = realm.food if seat in self.fed else realm.fed
            realm.colonies = colonies(board, seat)
        for invariant in INVARIANTS:
            for breach in invariant.check(board):
                _wrong(f"{breach.id} {breach.params}", f"a position in which {invariant.name} ({invariant.rule}) holds")
        return board


def _phrases(text: str) -> list[list[str]]:
    return [phrase.split() for phrase in text.split(",") if phrase.strip()]


def _number(word: str) -> int:
    return int(word) if re.fullmatch(r"-?\d+", word) else _wrong(word, "a number")


def _card(word: str) -> CardId:
    return CardId(word) if word in edition().box.cards else _wrong(word, "an influence card")


def _wrong(found: str, expected: str) -> NoReturn:
    raise ValueError(f"{found!r}: expected {expected}")


# ---- writing ----------------------------------------------------------------------------------------------------


def write_area(board: Board, area: AreaId) -> str:
    """What is in a place; nothing if it is empty."""
    if area in board.seas:
        return " ".join(f"{seat} {count}" for seat, count in board.seas[area].fleets.items())
    return ", ".join(_land(board.lands[area]))


def _out(board: Board) -> list[CardId]:
    """Influence cards that have been scored."""
    own = [card for realm in board.realms.values() for card in (*realm.dealt, realm.card)]
    return [card for card in sorted(edition().box.cards) if card not in (*board.deck, *board.open, *own)]


def _land(land: LandState) -> Iterator[str]:
    if land.owner is not None:
        yield f"{land.owner} {land.vassals}"
    if land.city:
        yield "city"
    if land.post is not None:
        yield f"post {land.post}"
    if land.tile is not None:
        yield f"barbarians {land.tile}"
    if land.battlefield:
        yield f"battlefield {land.battlefield}"


def _realm(board: Board, seat: Seat) -> Iterator[str]:
    """What a seat has, phrase by phrase."""
    realm, fresh = board.realms[seat], Realm(taler=edition().box.start.taler)
    if realm.people is not None:
        yield realm.people
    for name, field in NUMBERS.items():
        value = getattr(realm, field)
        if value != getattr(fresh, field) or name == "food":
            yield f"{name} {value}"
    yield from (f"{field} {level}" for field, level in realm.advances.items() if level)
    if realm.epoch:
        yield f"epoch {edition().box.epochs[realm.epoch].id}"
    yield f"free {realm.free}"
    yield f"bound {' '.join(map(str, realm.unbuilt))}" if realm.unbuilt else "bound"
    used = [good for good, count in realm.goods_used.items() for _ in range(count)]
    lists: dict[str, Sequence[str]] = {
        "tiles": realm.tiles,
        "spent": realm.spent,
        "done": realm.done,
        "goods": used,
        "warned": realm.warned,
    }
    for name, things in lists.items():
        if things:
            yield f"{name} {' '.join(things)}"
    if realm.card is not None:
        yield f"card {realm.card}"
    yield from (word for word in WORDS if getattr(realm, word))
