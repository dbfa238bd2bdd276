"""Positions of Hannibal as text, as FEN is for chess.

    turn 3; active R; truce
    saguntum: C 8+2e hannibal mago
    tarentum: punic, R 6 marcellus varro(proconsul), in 2 gisgo, siege 1
    taurini: punic, subjugated
    hand R: 37 35; discard: 12 13; displaced: hanno

Lines, or parts of a line between semicolons, may come in any order. What is not named is as at set-up, and a space that
is named keeps its marker unless the text says `roman`, `punic`, `empty` or `neutral`; its units and generals are those
of the text alone. A text that begins with `bare` has nobody on the map but those it names.

In a space, between commas:
    roman, punic, empty, neutral    the marker (empty: none; neutral: a tribe's)
    subjugated                      a tribe that has become an ordinary space
    R 5 nero, C 8+2e hannibal       units outside (8 regular, 2 elephants) and generals; no number: generals alone
    in 2 fabius                     units and generals of the owner inside the walls
    siege 1                         siege or subjugation points
    train, train hannibal           the Siege Train, alone or with a general
A general is called by his id or by a part of it that is his alone (gisgo, varro). Romans are consuls unless
`(proconsul)` follows; `!` marks whom his owner has chosen as commander among equals.

For the whole table: `turn 3`, `phase winter`, `active R`, `truce`, `shuffle`, `macedon`, `naval-victory`, `opening`;
`hand R: 37 35`, `discard: 1 2`, `removed: 25`, `deck: 3 4` with the cards' numbers: cards that are not named are in the
deck, or, if the deck is named, in the discard pile; `counsel: 57` in force, `counsel-ending: 58` until the turn ends;
`subjugates R: averni` if the points of a tribe are Rome's; `pool:`, `displaced:`, `aside:`, `out:` with generals.
Battles and cards in play cannot be written down.

A text is refused with a `ValueError` that quotes what is wrong: what cannot be read, what is named twice, and what
cannot be (units of both sides may stand together, as in a battle, and siege points without besiegers).
"""

import re
from collections.abc import Collection
from typing import TypeVar

from msgspec import Struct

from rules.core.messages import Name
from rules.hannibal.board.ids import CARTHAGE, ROME, SIDES, CardId, GeneralId, Side, SpaceId
from rules.hannibal.board.state import Board, GeneralState, Phase, Rank, SiegeTrain, SpaceState, Status, Units
from rules.hannibal.invariants import INVARIANTS
from rules.hannibal.pack.edition import edition
from rules.hannibal.setup.arrangement import arrange, bare, on_map

NameT = TypeVar("NameT", bound=str)

LETTERS: dict[str, Side] = {"R": ROME, "C": CARTHAGE}
LETTER_OF: dict[Side, str] = {ROME: "R", CARTHAGE: "C"}
OWNERS: dict[str, Side | None] = {"roman": ROME, "punic": CARTHAGE, "empty": None, "neutral": None}
AWAY: tuple[Status, ...] = ("pool", "displaced", "aside", "out")
RANKS: tuple[Rank, ...] = ("consul", "proconsul", "permanent")
FLAGS = ("truce", "shuffle", "macedon", "naval-victory", "opening")
PHASES: tuple[Phase, ...] = ("reinforcements", "deal", "strategy", "winter", "isolation", "victory")
PILES = ("deck", "discard", "removed", "hand R", "hand C")
SUBJUGATORS: dict[str, Side] = {"subjugates R": ROME, "subjugates C": CARTHAGE}
COUNSELS = (57, 58)
IN_BATTLE = ("enemies-apart", "sieges-kept-up")  # invariants that hold only between cards
UNITS = re.compile(r"(?:(\d+)(?:\+(\d+)e)?|(\d+)e)")
GENERAL = re.compile(r"([a-z-]+)(?:\(([a-z]+)\))?(!?)")


class Position(Struct):
    """A board that can be written down and read again."""

    board: Board

    @classmethod
    def parse(cls, text: str) -> "Position":
        """Reads a position; what cannot be read is quoted in the error."""
        parts = [part.strip() for part in re.split(r"[;\n]", text) if part.strip()]
        blank = bool(parts) and parts[0] == "bare"
        reader = _Reader(bare() if blank else arrange())
        for part in parts[blank:]:
            reader.read(part)
        return cls(reader.finished())

    def __str__(self) -> str:
        board = self.board
        lines = ["bare", "; ".join(_clock(board))]
        lines += [f"{space}: {words}" for space in edition().map.alphabet if (words := write_space(board, space))]
        lines += _generals_away(board)
        for name, side in SUBJUGATORS.items():
            tribes = [tribe for tribe, who in board.subjugators.items() if who == side]
            lines += [f"{name}: {' '.join(tribes)}"] if tribes else []
        return "\n".join(lines + _cards(board))


# ---- reading ----------------------------------------------------------------------------------------------------


class _Reader:
    """Reads part after part onto a board."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.piles: dict[str, list[CardId]] = {}
        self.named = set[str]()  # spaces, piles and generals

    def read(self, part: str) -> None:
        name, colon, rest = part.partition(":")
        name = " ".join(name.split())
        if not colon:
            self.read_clock(part, part.split())
        elif name in self.board.spaces:
            self.once(name, part)
            self.read_space(SpaceId(name), rest)
        elif name in AWAY:
            for word in rest.split():
                general = self.once(general_named(word), part)
                self.board.generals[general] = GeneralState(status=next(status for status in AWAY if status == name))
        elif name in ("counsel", "counsel-ending"):
            self.board.counsels.update(dict.fromkeys(_numbered(rest, COUNSELS), name == "counsel-ending"))
        elif name in PILES:
            self.piles[self.once(name, part)] = _numbered(rest)
        elif name in SUBJUGATORS:
            self.board.subjugators.update(dict.fromkeys(_tribes(rest), SUBJUGATORS[name]))
        else:
            raise ValueError(f"no such space or pile: {part!r}")

    def once(self, name: NameT, part: str) -> NameT:
        """What is named here and nowhere else."""
        if name in self.named:
            raise ValueError(f"{name} is named twice, again in {part!r}")
        self.named.add(name)
        return name

    def read_clock(self, part: str, words: list[str]) -> None:
        board = self.board
        match words:
            case ["turn", number] if number.isdecimal() and 1 <= int(number[:4]) <= edition().scenario.last_turn:
                board.turn = int(number)
            case ["phase", phase] if phase in PHASES:
                board.phase = next(one for one in PHASES if one == phase)
            case ["active", letter] if letter in LETTERS:
                board.active = LETTERS[letter]
            case [flag] if flag in FLAGS:
                setattr(board, flag.replace("-", "_"), True)
            case _:
                raise ValueError(f"cannot read {part!r}")

    def read_space(self, space: SpaceId, text: str) -> None:
        board = self.board
        old = board.spaces[space]
        state = board.spaces[space] = SpaceState(owner=old.owner, subjugated=old.subjugated)
        for general, there in board.generals.items():
            if there.at == space:
                board.generals[general] = bare().generals[general]
        for clause in [clause.strip() for clause in text.split(",") if clause.strip()]:
            head, *words = clause.split()
            if head in OWNERS and not words:
                state.owner = OWNERS[head]
            elif head == "subjugated" and not words:
                state.subjugated = True
            elif head == "siege" and len(words) == 1 and words[0].isdecimal():
                state.points = int(words[0][:4])
            elif head == "train" and len(words) <= 1:
                board.siege_train = SiegeTrain(space, general_named(words[0]) if words else None)
            elif head in LETTERS:
                self.read_force(space, state.outside(LETTERS[head]), words, clause, LETTERS[head])
            elif head == "in":
                self.read_force(space, state.inside, words, clause, None)
            else:
                raise ValueError(f"cannot read {clause!r} in {space}")

    def read_force(self, space: SpaceId, units: Units, words: list[str], clause: str, side: Side | None) -> None:
        """Units and generals of a side outside, or (None) of the owner inside; he may be named later."""
        inside = side is None
        if words and (found := UNITS.fullmatch(words[0])):
            units.add(Units(int(found[1] or 0), int(found[2] or found[3] or 0)))
            words = words[1:]
        for word in words:
            general = GENERAL.fullmatch(word)
            if not general or general[2] not in (None, *RANKS):
                raise ValueError(f"cannot read {word!r} in {clause!r}")
            name = self.once(general_named(general[1]), clause)
            if side not in (None, edition().generals[name].side):
                raise ValueError(f"{name} is no general of that side in {clause!r}")
            state = on_map(name, space)
            state.inside, state.chosen = inside, bool(general[3])
            state.rank = next((rank for rank in RANKS if rank == general[2]), state.rank)
            self.board.generals[name] = state

    def finished(self) -> Board:
        """The board, with every card that was not named where it belongs."""
        board, piles = self.board, self.piles
        for side in SIDES:
            board.hands[side] = piles.get(f"hand {LETTER_OF[side]}", [])
        board.removed = piles.get("removed", [])
        board.discard = piles.get("discard", [])
        named = [card for pile in piles.values() for card in pile]
        rest = [card for card in edition().decks.cards if card not in named]
        board.deck = piles.get("deck", rest)
        if "deck" in piles:
            board.discard = [*board.discard, *rest]
        for invariant in INVARIANTS:
            if invariant.name not in IN_BATTLE and (wrong := invariant.check(board)):
                found = ", ".join(f"{name} {_plain(value)}" for name, value in wrong[0].params.items())
                raise ValueError(f"no such position, {wrong[0].id}: {found} ({invariant.rule})")
        return board


def general_named(word: str) -> GeneralId:
    """The general of this id, or the only one who has this word in his id."""
    known = edition().generals
    fitting = [general for general in known if word in general.split("-")]
    if GeneralId(word) in known:
        return GeneralId(word)
    if len(fitting) != 1:
        raise ValueError(f"no such general: {word!r}; there are: {', '.join(known)}")
    return fitting[0]


def _numbered(text: str, among: Collection[int] | None = None) -> list[CardId]:
    """Cards by their numbers, all or only some of them."""
    known = edition().decks.by_number
    words = text.replace(",", " ").split()
    for word in words:
        number = int(word[:4]) if word.isdecimal() else 0
        if number not in known or (among is not None and number not in among):
            raise ValueError(f"no such card: {word!r}")
    return [known[int(word)] for word in words]


def _tribes(text: str) -> list[SpaceId]:
    """Spaces with a tribe."""
    for word in text.split():
        if word not in edition().map.spaces or edition().map.spaces[SpaceId(word)].kind != "tribe":
            raise ValueError(f"no such tribe: {word!r}")
    return [SpaceId(word) for word in text.split()]


def _plain(value: object) -> object:
    return value.id if isinstance(value, Name) else value


# ---- writing ----------------------------------------------------------------------------------------------------


def write_space(board: Board, space: SpaceId) -> str:
    """What is in a space, as the text names it; nothing if it is as on the bare board."""
    state, clauses = board.spaces[space], list[str]()
    if state.subjugated:
        clauses.append("subjugated")
    if state.owner != edition().map.starts_with(space):
        nobody = "neutral" if edition().map.spaces[space].kind == "tribe" else "empty"
        clauses.insert(0, {ROME: "roman", CARTHAGE: "punic", None: nobody}[state.owner])
    for side in SIDES:
        if words := _force(board, space, state.outside(side), side=side, inside=False):
            clauses.append(f"{LETTER_OF[side]} {words}")
    if words := _force(board, space, state.inside, side=None, inside=True):
        clauses.append(f"in {words}")
    if state.points:
        clauses.append(f"siege {state.points}")
    train = board.siege_train
    if train is not None and train.at == space:
        clauses.append(f"train {train.general}" if train.general else "train")
    return ", ".join(clauses)


def _force(board: Board, space: SpaceId, units: Units, *, side: Side | None, inside: bool) -> str:
    words = []
    if units.total:
        elephants = f"{units.elephants}e" if units.elephants else ""
        words.append("+".join(part for part in (str(units.regular or ""), elephants) if part))
    for general, state in board.generals.items():
        if state.at == space and state.inside == inside and side in (None, edition().generals[general].side):
            rank = f"({state.rank})" if state.rank != on_map(general, space).rank else ""
            words.append(f"{general}{rank}{'!' if state.chosen else ''}")
    return " ".join(words)


def _clock(board: Board) -> list[str]:
    parts = [f"turn {board.turn}", f"phase {board.phase}"]
    parts += [f"active {LETTER_OF[board.active]}"] if board.active else []
    return parts + [flag for flag in FLAGS if getattr(board, flag.replace("-", "_"))]


def _generals_away(board: Board) -> list[str]:
    usual = bare().generals
    found: dict[str, list[str]] = {}
    for general, state in board.generals.items():
        if state.status != "map" and state != usual[general]:
            found.setdefault(state.status, []).append(general)
    return [f"{status}: {' '.join(generals)}" for status, generals in found.items()]


def _cards(board: Board) -> list[str]:
    piles = {f"hand {LETTER_OF[side]}": board.hands[side] for side in SIDES}
    piles |= {"discard": board.discard, "removed": board.removed}
    for name, ending in (("counsel", False), ("counsel-ending", True)):
        piles[name] = [card for card, ends in board.counsels.items() if ends == ending]
    known = edition().decks.cards
    return [f"{name}: {' '.join(str(known[card].number) for card in cards)}" for name, cards in piles.items() if cards]
