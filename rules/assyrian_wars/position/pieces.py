"""Pieces in notation: one word each, or one for several of a kind; a country's code says whose they are.

AS sargon turtan+ 3LI HI1..4 B-      Sargon, Turtan promoted, three LI, the heavy infantry 1 to 4, a reduced bowman
BA (2LI MC-LI) nabu^                 two LI and a mercenary LI shut inside the city, Nabu with a king marker outside
PH SH1 HI1!aboard=PH-SH-1            a ship and what it carries
"""

import re
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from rules.assyrian_wars.board.ids import CountryId, LeaderId, PieceId, UnitId
from rules.assyrian_wars.board.pieces import Piece
from rules.assyrian_wars.pack.counters import Counters
from rules.assyrian_wars.position.fields import KnownNames, fields_of
from rules.assyrian_wars.position.text import Word

_MARKS = r"(?P<marks>(?:![a-z]+(?:=[A-Za-z0-9-]+)?)*)"
_UNIT = re.compile(
    r"(?P<count>\d+)?(?:(?P<nation>[A-Z]{2})-)?(?P<cls>HI|LI|LC|HB|HC|CH|SH|B)"
    r"(?:-?(?P<first>\d+)(?:\.\.(?P<last>\d+))?)?(?P<reduced>-)?" + _MARKS
)
_LEADER = re.compile(
    r"(?:(?P<nation>[A-Z]{2})-)?(?P<name>[a-z][a-z0-9]*(?:-[a-z0-9]+)*)(?P<strong>\+)?(?P<crowned>\^)?" + _MARKS
)
_CODE = re.compile(r"[A-Z]{2}")
_MARKED = (
    "under",
    "aboard",
    "origin",
    "steps",
    "used",
    "quick",
    "sailed",
    "half",
    "fleet",
    "astray",
    "whence",
    "ended",
)
EXPECTED = (
    "a piece: 3LI, HI1, HI1..4, MC-LI-03, B- (reduced), the name of a leader, turtan+ (promoted), turtan^ (crowned)"
)


class PieceWord(msgspec.Struct, frozen=True):
    """What one word says: certain counters, or so many of a class; and the state they share."""

    word: Word
    nation: CountryId  # whose counters
    like: Piece  # the state they share; its id is empty
    ids: tuple[PieceId, ...] = ()
    cls: str = ""  # where the ids are not given
    count: int = 1


def is_code(word: Word) -> bool:
    """Two capital letters that are no unit class: a country or pool."""
    return _CODE.fullmatch(word.text) is not None and _UNIT.fullmatch(word.text) is None


def is_group(item: Sequence[Word]) -> bool:
    """Whether an item of a statement lists pieces."""
    return item[0].text == "(" or is_code(item[0])


def read_group(
    item: Sequence[Word], counters: Counters, names: KnownNames, owner: CountryId | None = None
) -> list[PieceWord]:
    """The pieces of an item: a country's code, then words for pieces; those in parentheses are inside the city."""
    found: list[PieceWord] = []
    inside: Word | None = None
    for word in item:
        if word.text == "(":
            inside = word if inside is None else word.wrong("a piece or a closing parenthesis")
        elif word.text == ")":
            inside = None if inside is not None else word.wrong("a piece")
        elif is_code(word):
            owner = CountryId(names.check("CountryId", word))
        elif owner is None:
            word.wrong("the code of the country whose pieces follow")
        else:
            found.append(read_piece(word, owner, counters, names, inside=inside is not None))
    if inside is not None:
        inside.wrong("a closing parenthesis behind it")
    return found


def read_piece(
    word: Word, owner: CountryId, counters: Counters, names: KnownNames, *, inside: bool = False
) -> PieceWord:
    """One word: a unit or several, or a leader."""
    unit = _UNIT.fullmatch(word.text)
    if unit is not None:
        return _read_units(word, unit, owner, counters, names, inside)
    leader = _LEADER.fullmatch(word.text)
    if leader is None:
        word.wrong(EXPECTED)
    nation = CountryId(leader["nation"] or owner)
    key = LeaderId(PieceId(f"{nation}-{leader['name']}"))
    if key not in counters.leaders and key not in counters.kings:
        known = [*counters.leaders_of.get(nation, ()), *counters.kings_of.get(nation, ())]
        word.wrong(f"a leader of {nation}: {', '.join(one.partition('-')[2] for one in known)}")
    weak = key in counters.leaders and not leader["strong"]
    like = Piece(PieceId(""), owner, weak, inside, bool(leader["crowned"]))
    return PieceWord(word, nation, _with_marks(like, word, leader["marks"], names), (key,))


def _read_units(
    word: Word, match: re.Match[str], owner: CountryId, counters: Counters, names: KnownNames, inside: bool
) -> PieceWord:
    nation = CountryId(match["nation"] or owner)
    like = _with_marks(Piece(PieceId(""), owner, bool(match["reduced"]), inside), word, match["marks"], names)
    if match["first"] is None:
        return PieceWord(word, nation, like, cls=match["cls"], count=int(match["count"] or 1))
    if match["count"]:
        word.wrong("a number of pieces or the numbers of certain ones, not both")
    first, last = int(match["first"]), int(match["last"] or match["first"])
    ids = tuple(_unit_id(word, nation, match["cls"], number, counters) for number in range(first, last + 1))
    return PieceWord(word, nation, like, ids) if ids else word.wrong("a range such as HI1..4")


def _unit_id(word: Word, nation: CountryId, cls: str, number: int, counters: Counters) -> PieceId:
    """Pools count with two figures (MC-LI-03), countries with one."""
    for shown in (str(number), f"{number:02}"):
        key = UnitId(PieceId(f"{nation}-{cls}-{shown}"))
        if key in counters.units:
            return key
    most = sum(counters.units[unit].cls == cls for unit in counters.units_of.get(nation, ()))
    return word.wrong(f"one of the {most} {cls} of {nation}")


def _with_marks(piece: Piece, word: Word, marks: str, names: KnownNames) -> Piece:
    """What stands behind exclamation marks: the rarer facts about a piece."""
    offset = len(word.text) - len(marks)
    for mark in marks.split("!")[1:]:
        name, _, value = mark.partition("=")
        at = word.part(mark, offset + 1)
        field = fields_of(Piece).get(name)
        if name not in _MARKED or field is None:
            at.wrong(f"one of the marks {', '.join(_MARKED)}")
        values = [at.part(value, len(name) + 1)] if value else []
        setattr(piece, field.attribute, field.read(at, values, names))
        offset += len(mark) + 1
    return piece


def write_group(pieces: Iterable[Piece], counters: Counters, owner: CountryId | None = None) -> str:
    """The pieces of a place in their order, as an item of a statement."""
    words: list[str] = []
    inside = False
    for run in _runs(pieces):
        piece = run[0]
        if piece.owner != owner:
            if inside:
                words.append(")")
                inside = False
            words.append(piece.owner)
            owner = piece.owner
        if piece.inside is not inside:
            words.append("(" if piece.inside else ")")
            inside = piece.inside
        words.append(write_run(run, counters))
    if inside:
        words.append(")")
    return " ".join(words).replace("( ", "(").replace(" )", ")")


def write_run(run: Sequence[Piece], counters: Counters) -> str:
    """One word for a piece, or for several with neighbouring numbers."""
    piece = run[0]
    base = write_ids([one.id for one in run], piece.owner)[0]
    if piece.is_leader:
        side = "+" if piece.id in counters.leaders and not piece.reduced else ""
        side += "^" if piece.crowned else ""
    else:
        side = "-" if piece.reduced else ""
    return base + side + "".join(f"!{mark}" for mark in _marks(piece))


def _marks(piece: Piece) -> list[str]:
    fields = fields_of(Piece)
    found = []
    for name in _MARKED:
        field, value = fields[name], getattr(piece, name)
        if value:
            found.append(name if field.kind == "flag" else f"{name}={value}")
    return found


def _runs(pieces: Iterable[Piece]) -> list[list[Piece]]:
    """Neighbours that differ in nothing but a number that counts on."""
    found: list[list[Piece]] = []
    for piece in pieces:
        last = found[-1][-1] if found else None
        if last is not None and _follows(last.id, piece.id) and _state(last) == _state(piece):
            found[-1].append(piece)
        else:
            found.append([piece])
    return found


def _state(piece: Piece) -> tuple[Any, ...]:
    return tuple(getattr(piece, name) for name in piece.__struct_fields__[1:])


def _follows(first: PieceId, second: PieceId) -> bool:
    """Two units of one kind, the second numbered one higher."""
    if first[3].islower() or second[3].islower():
        return False
    kind, _, number = first.rpartition("-")
    other, _, following = second.rpartition("-")
    return kind == other and int(following) == int(number) + 1


def write_ids(ids: Sequence[PieceId], owner: CountryId) -> list[str]:
    """Pieces by their ids alone, those with neighbouring numbers in one word."""
    found: list[tuple[PieceId, PieceId]] = []
    for key in ids:
        if found and _follows(found[-1][1], key):
            found[-1] = (found[-1][0], key)
        else:
            found.append((key, key))
    return [_range(first, last, owner) for first, last in found]


def _range(first: PieceId, last: PieceId, owner: CountryId) -> str:
    nation, _, rest = first.partition("-")
    shown = rest if nation == owner else first
    if rest[0].isupper() and nation == owner:
        shown = rest.replace("-", "")
    return shown if first == last else f"{shown}..{last.rpartition('-')[2]}"
