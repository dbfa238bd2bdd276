"""From a view to what lies where: one pile a country and place, its tiles by class, its leaders, and the fog."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace

from rules.assyrian_wars.board.ids import AreaId
from rules.assyrian_wars.board.pieces import Piece
from rules.assyrian_wars.pack.counters import Counters
from rules.assyrian_wars.view import View

RANK = ("CH", "HC", "HB", "LC", "HI", "B", "LI", "SH")  # the showiest class stands for the pile


@dataclass(frozen=True)
class Tile:
    """So many equal units."""

    nation: str
    cls: str
    factor: int
    reduced: bool
    count: int = 1


@dataclass(frozen=True)
class Chief:
    """A leader or king with his ratings."""

    id: str
    nation: str
    action: int
    command: int
    king: bool
    weak: bool = False


@dataclass(frozen=True)
class Pile:
    """What a country has in a place: inside the walls or outside; in the fog only tops are known."""

    place: str
    owner: str
    inside: bool
    fog: bool
    tiles: tuple[Tile, ...]
    chiefs: tuple[Chief, ...]
    grouped: bool  # an army group stands here
    besieging: bool = False
    lettered: bool = True  # not in an area of its own, whose box has the letters already
    bare: bool = False  # no number is told, nor that there is one

    @property
    def count(self) -> int:
        """Units and ships."""
        return sum(tile.count for tile in self.tiles)

    @property
    def face(self) -> "Face":
        """What a single counter for the whole pile shows."""
        chief = self.chiefs[0] if self.chiefs else None
        cls = self.tiles[0].cls if self.tiles else ""
        return Face(
            self.owner,
            cls,
            self.count,
            chief,
            self.inside,
            self.fog,
            self.grouped,
            self.besieging,
            self.lettered,
            self.bare,
        )

    @property
    def strength(self) -> int:
        """The sum of their factors."""
        return sum(tile.count * tile.factor for tile in self.tiles)


@dataclass(frozen=True)
class Face:
    """A pile as one counter: equal faces share a picture."""

    owner: str
    cls: str
    count: int
    chief: Chief | None
    inside: bool
    fog: bool
    grouped: bool
    besieging: bool
    lettered: bool
    bare: bool = False


def piles(view: View, counters: Counters) -> dict[str, list[Pile]]:
    """Every pile on the board by its place; what is in the fog is marked so."""
    grouped: set[str] = {chief for group in view.groups for chief in group.leaders}
    found: dict[str, list[Pile]] = {}
    places: list[tuple[str, Iterable[Piece], bool]] = []
    places += [(key, state.pieces, False) for key, state in view.areas.items()]
    places += [(key, pieces, False) for source in (view.zones, view.boxes) for key, pieces in source.items()]
    places += [(key, tops, True) for source in (view.area_stacks, view.zone_stacks) for key, tops in source.items()]
    besiegers = {(key, siege.country) for key, state in view.areas.items() for siege in state.sieges}
    for place, pieces, fog in places:
        sides: dict[tuple[str, bool], list[Piece]] = {}
        for piece in pieces:
            sides.setdefault((piece.owner, piece.inside), []).append(piece)
        for (owner, inside), own in sides.items():
            pile = _pile(place, owner, inside, fog, own, counters, grouped)
            siege = not inside and (place, owner) in besiegers
            home = place in view.areas and view.areas[AreaId(place)].control == owner
            found.setdefault(place, []).append(replace(pile, besieging=siege, lettered=not home))
    for row in found.values():
        row.sort(key=lambda pile: (not pile.inside, pile.owner))
    return found


def gathered(pieces: Iterable[Piece], counters: Counters) -> list[Pile]:
    """One pile a country of pieces that lie off the map, as in the Regroup Box."""
    owners: dict[str, list[Piece]] = {}
    for piece in pieces:
        owners.setdefault(piece.owner, []).append(piece)
    return [_pile("", owner, False, False, own, counters, set()) for owner, own in sorted(owners.items())]


def _pile(
    place: str, owner: str, inside: bool, fog: bool, pieces: list[Piece], counters: Counters, grouped: set[str]
) -> Pile:
    """Equal units put together, the strongest first, leaders by their ratings."""
    count: Counter[Tile] = Counter()
    chiefs: list[Chief] = []
    for piece in pieces:
        if piece.is_leader:
            king = piece.crowned or piece.id in counters.kings
            rating = counters.rating(piece.id, strong=not piece.reduced, crowned=piece.crowned)
            chiefs.append(Chief(piece.id, piece.nation, rating.action, rating.command, king, piece.reduced))
        else:
            unit = counters.units[piece.id]
            factor = unit.reduced if piece.reduced else unit.full
            count[Tile(piece.nation, unit.cls, factor, piece.reduced)] += 1
    tiles = [Tile(t.nation, t.cls, t.factor, t.reduced, n) for t, n in count.items()]
    tiles.sort(key=lambda t: (RANK.index(t.cls), t.nation != owner, t.reduced, -t.factor))
    chiefs.sort(key=lambda c: (not c.king, -c.action, -c.command, c.id))
    return Pile(place, owner, inside, fog, tuple(tiles), tuple(chiefs), any(c.id in grouped for c in chiefs))
