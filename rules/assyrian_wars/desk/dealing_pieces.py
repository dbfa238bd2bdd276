"""9.5: the pieces in the fog, dealt anew below what everybody sees.

Of every stack the seat sees the top: leaders who lead all that is there, or the strongest of each ten single units. The
rest of the counters that are nowhere to be seen lies somewhere below, on either side: so many below each leader as he
commands, and below each pile what is weaker than its top. Whoever serves for hire may serve anybody there.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence

import msgspec

from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.forces import rating
from rules.assyrian_wars.board.ids import AreaId, CountryId, PieceId, UnitId
from rules.assyrian_wars.board.pieces import NOBODY, AreaState, Piece, is_hired, is_leader, is_ship
from rules.assyrian_wars.board.relations import allied, at_war
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.events.command import command_bonus
from rules.assyrian_wars.pack.counters import Counters
from rules.assyrian_wars.view import STACK, View, view_of
from rules.core.ids import Seat

Pick = Callable[[int], int]
Rank = tuple[int, str]

MIXED, STRICT, TRIES = 2, 3, 4  # from which try on piles are of both sorts; how many are strict; how many there are
WORN = 4  # one of so many hidden units shows its reduced side
LED, LOOSE, AFLOAT = 6, 2, 1  # how likely a place of each sort is taken


class Berth(msgspec.Struct):
    """Room for hidden pieces of one country in one place: under leaders, in a pile, among ships or aboard."""

    home: list[Piece]  # the pieces of the area or zone
    owner: CountryId
    mate: Piece  # whose deeds in the running impulse the others share
    weight: int
    room: int
    need: int = 0
    below: Rank = (-99, "")  # whoever lies here ranks after this
    hired: bool | None = None  # hired pieces only, none of them, or both
    ships: bool = False
    aboard: UnitId | None = None
    first: bool = False  # before the single units, so that leaders take them
    relief: Berth | None = None  # takes whom this one needs and cannot find
    members: list[PieceId] = []


def deal_pieces(board: Board, seat: Seat | None, pick: Pick, fixed: Collection[str]) -> None:
    """Deal, in place, what lies below the tops that this seat sees; never what really is there."""
    counters = edition_of(board).counters
    view = view_of(board, counters, seat)
    hidden = _lift(board, view, fixed)
    if not hidden:
        return
    for attempt in range(TRIES):
        dealer = _Dealer(board, counters, view, fixed, pick, strict=attempt < STRICT, mixed=attempt >= MIXED)
        left = dealer.deal(sorted(hidden))
        if not (left or dealer.is_short()) or attempt == TRIES - 1:
            dealer.squeeze(left)
            dealer.put_down()
            return


def _lift(board: Board, view: View, fixed: Collection[str]) -> list[PieceId]:
    """Takes off the map what the seat does not see, but for what procedures name: those pieces and areas stay."""
    lifted: list[PieceId] = []
    areas = [(str(key), state.pieces, view.areas[key].pieces) for key, state in board.areas.items()]
    zones = [(str(key), there, view.zones[key]) for key, there in board.zones.items()]
    tops = {top.id for stacks in (view.area_stacks, view.zone_stacks) for found in stacks.values() for top in found}
    for key, there, seen in (*areas, *zones):
        if len(there) == len(seen) or key in fixed:
            continue
        known = tops.union(piece.id for piece in seen)
        hidden = [piece.id for piece in there if piece.id not in known and piece.id not in fixed]
        lifted += hidden
        gone = set(hidden)
        there[:] = [piece for piece in there if piece.id not in gone]
    return lifted


class _Dealer:
    """One deal: berths, and who lies in them."""

    def __init__(
        self,
        board: Board,
        counters: Counters,
        view: View,
        fixed: Collection[str],
        pick: Pick,
        strict: bool,
        mixed: bool,
    ) -> None:
        self.board, self.counters, self.view, self.pick = board, counters, view, pick
        self.strict, self.mixed = strict, mixed
        self.fixed = fixed
        self.faces: dict[PieceId, bool] = {}
        self.at: dict[PieceId, Berth] = {}
        self.fitting: dict[PieceId, list[Berth]] = {}
        self.berths: list[Berth] = []
        for key in sorted(view.area_stacks):
            if key not in fixed:
                self._open_area(key, {piece.id for piece in view.areas[key].pieces})
        for zone in sorted(view.zone_stacks):
            if zone not in fixed:
                self._open_zone(board.zones[zone], view.zone_stacks[zone])

    # ---- where there is room ------------------------------------------------------------------------------------

    def _open_area(self, key: AreaId, seen: Collection[PieceId]) -> None:
        """Each country's stack, outside and inside the city: armies, a pile, or both."""
        state = self.board.areas[key]
        tops = {top.id for top in self.view.area_stacks[key]}
        stacks: dict[tuple[CountryId, bool], list[Piece]] = {}
        for piece in state.pieces:
            if piece.id not in seen and piece.is_land:
                stacks.setdefault((piece.owner, piece.inside), []).append(piece)
        standing = [piece.owner for piece in state.pieces if piece.is_unit and not piece.inside]
        for (owner, inside), pieces in sorted(stacks.items()):
            chiefs = [piece for piece in pieces if piece.is_leader]
            piled = [piece for piece in pieces if piece.is_unit and piece.id in tops]
            if piled:
                self._pile(state.pieces, piled, LOOSE)
            alone = self.strict and not inside and not piled and self._is_alone(key, owner, standing)
            if chiefs and not alone:
                need = self._needed(state, owner, chiefs) if self.strict else 0
                self._lead(state.pieces, chiefs, piled, [one for one in pieces if one.is_unit], need)
                standing += [] if inside else [owner]

    def _lead(
        self, home: list[Piece], chiefs: Sequence[Piece], piled: Sequence[Piece], there: Sequence[Piece], need: int
    ) -> None:
        """6.6.2: so many regulars, and as many hired units; beside single units of a sort all that can be led."""
        able = [rating(self.counters, self.board.options, chief).command for chief in chiefs]
        room = sum(able) + sum([command_bonus(self.board, chief.id) for chief in chiefs])
        for hired in (False, True):
            full = any(unit.is_hired == hired or self.mixed for unit in piled)
            left = max(0, room - sum(unit.is_hired == hired for unit in there if unit not in piled))
            least = left if full else 0 if hired or there else min(need, left)
            self.berths.append(Berth(home, chiefs[0].owner, chiefs[0], LED, left, least, hired=hired, first=True))
        if not there:
            self.berths[-2].relief = self.berths[-1]

    def _needed(self, state: AreaState, owner: CountryId, chiefs: Sequence[Piece]) -> int:
        """6.6.3, 6.8, 7.1.D: a leader of a group leads somebody, and neither siege nor province lasts without units."""
        names = [chief.id for chief in chiefs]
        grouped = sum([leader in names for group in self.board.groups for leader in group.leaders])
        besieges = any(siege.country == owner or siege.leader in names for siege in state.sieges)
        holds = state.province is not None and allied(self.board, owner, state.province)
        return max(grouped, int(besieges or holds))

    def _is_alone(self, key: AreaId, owner: CountryId, standing: Sequence[CountryId]) -> bool:
        """R-51, 6.12, 7.5.2.d: where an enemy's units stand, or units would have taken the land, a leader has none."""
        board, state = self.board, self.board.areas[key]
        if state.revolt or any(at_war(board, owner, other) for other in standing):
            return True
        hostile = state.control != NOBODY and at_war(board, state.control, owner)
        return hostile and not edition_of(board).map.areas[key].has_city and not standing

    def _pile(self, home: list[Piece], tops: Sequence[Piece], weight: int) -> None:
        """Up to ten a pile, the strongest seen: with several piles all but the last are full."""
        sorts = {top.is_hired for top in tops}
        self.berths.append(
            Berth(
                home,
                tops[0].owner,
                tops[0],
                weight,
                room=STACK * len(tops) - len(tops),
                need=max(0, STACK * (len(tops) - 1) + 1 - len(tops)),
                below=max(self._rank(top.id, top.reduced) for top in tops),
                hired=sorts.pop() if len(sorts) == 1 and not self.mixed and self._is_led(home, tops[0]) else None,
                ships=tops[0].is_ship,
            )
        )

    def _is_led(self, home: Sequence[Piece], top: Piece) -> bool:
        return any(piece.is_leader and (piece.owner, piece.inside) == (top.owner, top.inside) for piece in home)

    def _open_zone(self, there: list[Piece], tops: Sequence[Piece]) -> None:
        """6.16: ships below the top of a fleet, and what a ship may carry."""
        for owner in sorted({top.owner for top in tops}):
            fleet = [top for top in tops if top.owner == owner]
            self._pile(there, fleet, LED)
            for ship in fleet:
                self.berths.append(Berth(there, owner, ship, AFLOAT, room=1, aboard=UnitId(ship.id)))

    # ---- who lies there -----------------------------------------------------------------------------------------

    def deal(self, hidden: Sequence[PieceId]) -> list[PieceId]:
        """Fills first what must be filled; says who has found no place."""
        order = _mixed(hidden, self.pick)
        for piece in order:
            self.faces[piece] = not is_leader(piece) and self.pick(WORN) == 0
        self.fitting = {piece: self._open_to(piece) for piece in order}
        for berth in self.berths:
            while len(berth.members) < berth.need and self._fill(berth, order, []):
                pass
            if berth.relief is not None:
                berth.relief.need = min(berth.relief.room, berth.need - len(berth.members))
        return [piece for piece in order if piece not in self.at and not self._place(piece, [])]

    def is_short(self) -> bool:
        """Whether somewhere lie fewer than everybody sees that there must be, and nobody takes their place."""
        return any(len(berth.members) < berth.need for berth in self.berths if berth.relief is None)

    def squeeze(self, left: Sequence[PieceId]) -> None:
        """Whoever has found no place stands with the first of his country."""
        for piece in left:
            able = [berth for berth in self.berths if berth.owner == piece[:2] and berth.ships == is_ship(piece)]
            self._lay(piece, (able or self.berths)[0])

    def _open_to(self, piece: PieceId) -> list[Berth]:
        """Where a piece may lie, on one of its sides."""
        nation, ship, hired = CountryId(piece[:2]), is_ship(piece), is_hired(piece)
        single = not is_leader(piece)
        last = max(self._rank(piece, False), self._rank(piece, True))
        found: list[Berth] = []
        for berth in self.berths:
            if berth.aboard is not None:
                fits = not ship and (hired or allied(self.board, nation, berth.owner))
            else:
                fits = single and ship == berth.ships and (hired or nation == berth.owner)
                fits = fits and berth.hired in (None, hired) and last > berth.below
            if fits:
                found.append(berth)
        return found

    def _fill(self, berth: Berth, order: Sequence[PieceId], seen: list[Berth]) -> bool:
        """One more for a berth that needs somebody: who has no place yet, or who can be spared elsewhere."""
        seen.append(berth)
        able = [piece for piece in order if berth in self.fitting[piece] and not is_leader(piece)]
        for piece in able:
            if piece not in self.at:
                self._lay(piece, berth)
                return True
        for piece in able:
            other = self.at[piece]
            if all(other is not one for one in seen):
                spared = len(other.members) > other.need
                if spared or self._fill(other, [one for one in order if one != piece], seen):
                    other.members.remove(piece)
                    self._lay(piece, berth)
                    return True
        return False

    def _place(self, piece: PieceId, seen: list[Berth]) -> bool:
        """A place for one piece, by chance; where all are taken somebody moves on."""
        able = [berth for berth in self.fitting[piece] if all(berth is not one for one in seen)]
        free = [berth for berth in able if is_leader(piece) or len(berth.members) < berth.room]
        if free:
            weights = [berth.weight * max(1, berth.room - len(berth.members)) for berth in free]
            point = self.pick(sum(weights))
            for berth, weight in zip(free, weights, strict=True):
                point -= weight
                if point < 0:
                    self._lay(piece, berth)
                    return True
        for berth in able:
            seen.append(berth)
            for other in list(berth.members):
                if not is_leader(other) and self._place(other, seen):
                    berth.members.remove(other)
                    self._lay(piece, berth)
                    return True
        return False

    def _lay(self, piece: PieceId, berth: Berth) -> None:
        berth.members.append(piece)
        self.at[piece] = berth

    def put_down(self) -> None:
        """Everybody lies where he was dealt to: in each stack leaders, whom they lead, units that are seen, others."""
        stacks = (*self.view.area_stacks.values(), *self.view.zone_stacks.values())
        tops = [top.id for stack in stacks for top in stack]
        ranks = dict.fromkeys(tops, 1)
        for berth in self.berths:
            ranks.update(dict.fromkeys(berth.members, 0 if berth.first else 2))
            berth.home.extend([self._piece(piece, berth) for piece in berth.members])
        for key in self.view.area_stacks:
            if key not in self.fixed:
                self._order(self.board.areas[key].pieces, self.view.areas[key].pieces, ranks)
        for zone in self.view.zone_stacks:
            if zone not in self.fixed:
                self._order(self.board.zones[zone], self.view.zones[zone], ranks)

    def _order(self, home: list[Piece], seen: Sequence[Piece], ranks: Mapping[PieceId, int]) -> None:
        """What is seen lies as it did; no order of the rest tells anything."""
        clear = {piece.id for piece in seen}
        rest = [piece for piece in home if piece.id not in clear]
        rest.sort(key=lambda one: (one.owner, one.inside, not one.is_leader, ranks.get(one.id, 0), one.id))
        home[:] = [*seen, *rest]

    def _piece(self, id: PieceId, berth: Berth) -> Piece:
        """The piece as it lies there: on the side that fits, with the deeds of those it lies with."""
        face = self.faces[id]
        if not is_leader(id) and self._rank(id, face) <= berth.below:
            face = not face
        if berth.aboard is not None:
            face = face or (berth.mate.reduced and not is_leader(id))  # 6.16.c: a reduced ship has room for that alone
            return Piece(id, berth.owner if is_hired(id) else CountryId(id[:2]), reduced=face, aboard=berth.aboard)
        return msgspec.structs.replace(berth.mate, id=id, reduced=face, crowned=False, under=None)

    def _rank(self, piece: PieceId, reduced: bool) -> Rank:
        """The strongest first, then by id, as piles are sorted."""
        unit = self.counters.units.get(piece)
        return (-(unit.reduced if reduced else unit.full) if unit is not None else 0), piece


def _mixed(things: Iterable[PieceId], pick: Pick) -> list[PieceId]:
    rest = list(things)
    return [rest.pop(pick(len(rest))) for _ in range(len(rest))]
