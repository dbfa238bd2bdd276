"""Relocating a leader, and the forced march of an army through friendly land (6.6.7, 6.6.8, R-48)."""

from collections import deque
from collections.abc import Iterator, Sequence
from itertools import islice, pairwise
from typing import Annotated, ClassVar

from rules.assyrian_wars.battle.losses import lay_open
from rules.assyrian_wars.board import decks
from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.forces import is_friendly_area
from rules.assyrian_wars.board.ids import MEDE, AreaId, CountryId, HalfAP, LeaderId, PieceId
from rules.assyrian_wars.board.pieces import Piece
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.build.placing import is_for_medes
from rules.assyrian_wars.control.control import Occupation, quote_leaving
from rules.assyrian_wars.encounter.interceptors import interceptors, menaces
from rules.assyrian_wars.encounter.refuges import shift
from rules.assyrian_wars.march.army_groups import area_of, group_of, leading, leave_group, refuse_size, tidy_groups
from rules.assyrian_wars.march.mede import refuse_abroad
from rules.assyrian_wars.march.mobility import can_cross, enemies_outside
from rules.assyrian_wars.turn import purse
from rules.assyrian_wars.turn.phasing import Given, ImpulseAction, phasing
from rules.core import picking
from rules.core.actions import MOST_CANDIDATES, Candidate, Kind
from rules.core.ids import Seat
from rules.core.messages import Message, Name, Quote, Refusal, message, refuse
from rules.core.run import Run
from rules.core.table import Table

RELOCATION_PRICE = purse.AP
FARTHEST = 8  # areas (6.6.7)
MARCH_PRICE = HalfAP(20)  # 10 AP (6.6.8)

Leader = Annotated[LeaderId, Kind("leader")]


class RelocateLeader(ImpulseAction, frozen=True):
    """Sends a leader without troops to a friendly area up to 8 areas away; once an impulse (6.6.7)."""

    rule: ClassVar[str] = "6.6.7"

    leader: Leader
    area: Annotated[AreaId, Kind("area")]

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        board = table.board
        country = phasing(board)
        refusal = refuse_relocating(board, country, self.leader) or self._refuse_target(board, country)
        refusal = refusal or purse.refuse_cost(board, country, RELOCATION_PRICE, self.rule)
        return refusal or Quote(self.rule, (purse.price(board, country, RELOCATION_PRICE),), risky=True)

    def _refuse_target(self, board: Board, country: CountryId) -> Refusal | None:
        start = area_of(board, self.leader)
        area = Name("area", self.area)
        if self.area not in board.areas or start is None:
            return refuse(self.rule, "no-such-area", found=str(self.area))
        if not is_free_ground(board, country, self.area):
            return refuse(self.rule, "not-friendly", area=area)
        if not may_be_in(board, country, self.area):
            return refuse("1.3", "mede-only", start=Name("area", start), area=area)
        away = edition_of(board).map.distances(start).get(self.area)
        if away is None or away > FARTHEST:
            return refuse(self.rule, "too-far", area=area, away=away or 0, most=FARTHEST)
        if away == 0:
            return refuse(self.rule, "no-path")
        return refuse_abroad(board, [standing(board, self.leader)[1]], (self.area,))  # 10.2: no second army there

    def apply(self, run: Run[Board], seat: Seat) -> None:
        board = run.board
        country = phasing(board)
        start = area_of(board, self.leader)
        assert start is not None  # checked before
        purse.pay(board, country, RELOCATION_PRICE)
        leader = next(piece for piece in board.areas[start].pieces if piece.id == self.leader)
        leave_group(board, self.leader)
        shift(board, [leader], start, self.area)
        leader.finish(self.rule)
        purse.running(board).leader_relocated = True
        run.tell("leader-relocated", self.rule, leader=Name("leader", self.leader), area=Name("area", self.area))
        tidy_groups(run)

    @classmethod
    def choices(cls, board: Board, country: CountryId, param: str, given: Given, typed: str) -> list[Candidate]:
        if param == "leader":
            return picking.one(lone_leaders(board, country), typed, "leader")[:MOST_CANDIDATES]
        found = own_leader(board, country, given)
        if found is None:
            return []
        return picking.one(islice(havens_near(board, country, found[1].id, typed), MOST_CANDIDATES), typed, "area")


def havens_near(board: Board, country: CountryId, leader: PieceId, typed: str = "") -> Iterator[AreaId]:
    """The friendly areas to which a leader can be relocated, one after the other (6.6.7)."""
    start, piece = standing(board, leader)
    for area, away in edition_of(board).map.distances(start).items():
        if not 0 < away <= FARTHEST or area not in board.areas or not area.startswith(typed):
            continue
        if not is_free_ground(board, country, area) or not may_be_in(board, country, area):
            continue
        if refuse_abroad(board, [piece], (area,)) is None:
            yield area


def refuse_leader(board: Board, country: CountryId, leader: LeaderId, rule: str) -> Refusal | None:
    """He must be an own leader on the map, not finished and not shut in a city (R-48, R-51)."""
    found = board.find(leader)
    if found is None or found[0].kind != "area" or not found[1].is_leader or found[1].owner != country:
        return refuse(rule, "no-such-force", found=leader)
    if found[1].used:
        return refuse(found[1].finished_by, "finished", piece=Name("leader", leader))
    if found[1].inside:
        return refuse(rule, "shut-in-city", piece=Name("leader", leader), area=Name("area", found[0].id))
    return None


def own_leader(board: Board, country: CountryId, given: Given) -> tuple[AreaId, Piece] | None:
    """The leader that somebody has typed, and where he stands outside a city; of other countries' nothing is told."""
    named = PieceId(given.get("leader", ""))
    if area_of(board, named) is None:
        return None
    area, piece = standing(board, named)
    return (area, piece) if piece.is_leader and piece.owner == country else None


def standing(board: Board, leader: PieceId) -> tuple[AreaId, Piece]:
    """Where a leader stands outside a city, and the leader himself."""
    area = area_of(board, leader)
    if area is None:
        raise LookupError(f"{leader} stands in no area")
    return area, next(piece for piece in board.areas[area].pieces if piece.id == leader)


def is_free_ground(board: Board, country: CountryId, area: AreaId) -> bool:
    """Friendly, and not even an enemy leader stands outside the city (R-5, 6.12)."""
    return is_friendly_area(board, country, area) and not enemies_outside(board, [country], area)


def may_be_in(board: Board, country: CountryId, area: AreaId) -> bool:
    """An area behind nothing but Mede-only connections is for Medes (1.3, R-9)."""
    return country == MEDE or not is_for_medes(board, area)


def refuse_relocating(board: Board, country: CountryId, leader: LeaderId) -> Refusal | None:
    """Why this leader cannot be relocated now, wherever to."""
    if purse.running(board).leader_relocated:
        return refuse("6.6.7", "one-relocation")
    refusal = refuse_leader(board, country, leader, "6.6.7")
    if refusal is not None:
        return refusal
    name, area = Name("leader", leader), standing(board, leader)[0]
    if any(piece.is_unit and piece.owner == country for piece in board.areas[area].pieces):
        return refuse("6.6.7", "leader-with-troops", leader=name, area=Name("area", area))
    return None


def lone_leaders(board: Board, country: CountryId) -> list[LeaderId]:
    """The leaders who could be relocated."""
    if not purse.can_pay(board, country, RELOCATION_PRICE):
        return []
    own = [
        LeaderId(piece.id)
        for state in board.areas.values()
        for piece in state.pieces
        if piece.owner == country and piece.is_leader
    ]
    able = [leader for leader in own if refuse_relocating(board, country, leader) is None]
    return [leader for leader in able if next(havens_near(board, country, leader), None) is not None]


class ForcedMarch(ImpulseAction, frozen=True):
    """Marches one army any distance through friendly land for 10 AP, a card's among them (6.6.8).

    `units` names all that go: of the first area and those collected on the way; not said: the leader's army.
    """

    rule: ClassVar[str] = "6.6.8"

    leader: Leader
    path: Annotated[tuple[AreaId, ...], Kind("area", many=True)]
    units: Annotated[tuple[PieceId, ...], Kind("unit", many=True, together=True)] = ()

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        board = table.board
        country = phasing(board)
        refusal = refuse_marching(board, country, self.leader)
        if refusal is not None:
            return refusal
        path = self._way(board)
        if isinstance(path, Refusal):
            return path
        refusal = self._refuse_units(board, country, path)
        if refusal is not None:
            return refusal
        route = message("quote-route", areas=tuple(Name("area", area) for area in path))
        lines = quote_barred(board, standing(board, self.leader)[1], path)
        going = [unit.id for unit in set_off(board, path, marchers(board, path, self.leader, self.units))]
        lines = [*lines, *quote_leaving(board, going, [area for area in path if area != path[-1]])]
        return Quote(self.rule, (purse.price(board, country, MARCH_PRICE), route, *lines), risky=True)

    def _way(self, board: Board) -> tuple[AreaId, ...] | Refusal:
        area, leader = standing(board, self.leader)
        return friendly_way(board, leader, area, self.path, party=host(board, area, self.leader, self.units))

    def _refuse_units(self, board: Board, country: CountryId, path: Sequence[AreaId]) -> Refusal | None:
        """An army of its leader's country, at no time beyond his rating, and Medes only where only Medes go."""
        troops = marchers(board, path, self.leader, self.units)
        known = [unit.id for unit in troops]
        for unit in self.units:
            if unit not in known:
                return refuse(self.rule, "not-on-the-way", unit=Name("unit", unit))
        leader = next(piece for piece in board.areas[path[0]].pieces if piece.id == self.leader)
        wrong = next((unit for unit in troops if unit.owner != country or unit.used or unit.inside), None)
        if wrong is not None:
            return refuse("6.6.2", "cannot-go-along", unit=Name("unit", wrong.id))
        landed = next((unit for unit in troops if unit.sailed), None)
        if landed is not None:
            return refuse("6.16.d", "no-march-and-sail", piece=Name("unit", landed.id))
        if not set_off(board, path[:1], troops):
            return refuse(self.rule, "army-needed", leader=Name("leader", self.leader))
        return refuse_size(board, leader, troops) or refuse_steps(board, leader, path, troops)

    def apply(self, run: Run[Board], seat: Seat) -> None:
        board = run.board
        country = phasing(board)
        path = self._way(board)
        assert not isinstance(path, Refusal)  # checked before
        named = marchers(board, path, self.leader, self.units)
        path = as_far_as(run, standing(board, self.leader)[1], path, self.rule)
        troops = set_off(board, path, named)
        purse.pay(board, country, MARCH_PRICE)
        for area in path[:-1]:
            here = {piece.id for piece in board.areas[area].pieces}
            going = [unit for unit in troops if unit.id in here]
            shift(board, going, area, path[-1])
        leader = next(piece for piece in board.areas[path[0]].pieces if piece.id == self.leader)
        if len(path) > 1:
            shift(board, [leader], path[0], path[-1])
        for piece in (leader, *troops):
            piece.finish(self.rule)
            piece.under = self.leader if piece.is_unit else None
        run.tell(
            "forced-march",
            self.rule,
            leader=Name("leader", self.leader),
            areas=tuple(Name("area", area) for area in path),
            halves=MARCH_PRICE,
        )
        for area in dict.fromkeys(path):
            run.call(Occupation(area=area))

    @classmethod
    def choices(cls, board: Board, country: CountryId, param: str, given: Given, typed: str) -> list[Candidate]:
        if param == "leader":
            return picking.one(marching_leaders(board, country), typed, "leader")[:MOST_CANDIDATES]
        found = own_leader(board, country, given)
        if found is None:
            return []
        start, leader = found
        named = [PieceId(unit) for unit in given.get("units", "").split()]
        if param == "units":
            way = friendly_way(board, leader, start, [AreaId(area) for area in given.get("path", "").split()])
            if isinstance(way, Refusal):
                return []
            near = [unit for area in dict.fromkeys(way) for unit in board.areas[area].pieces if unit.is_unit]
            near = [unit for unit in near if unit.owner == country and not unit.used and not unit.inside]
            return picking.several([unit.id for unit in near], typed, lambda unit: Name("unit", unit))[:MOST_CANDIDATES]
        chosen, begun = picking.picked(typed)
        party = host(board, start, LeaderId(leader.id), named)
        ways = friendly_ways(board, leader, AreaId(chosen[-1]) if chosen else start, party)
        begun_so = [area for area in ways if area.startswith(begun)]
        fit = [area for area in begun_so if refuse_abroad(board, [leader, *party], ways[area]) is None]
        return [Candidate(" ".join([*chosen, area]), Name("area", area)) for area in fit[:MOST_CANDIDATES]]


def refuse_marching(board: Board, country: CountryId, leader: LeaderId) -> Refusal | None:
    """Why this leader cannot make a forced march now, wherever to."""
    refusal = refuse_leader(board, country, leader, "6.6.8")
    if refusal is not None:
        return refusal
    if group_of(board, leader) is not None:
        return refuse("6.6.8", "no-group-marches", leader=Name("leader", leader))
    if standing(board, leader)[1].sailed:
        return refuse("6.16.d", "no-march-and-sail", piece=Name("leader", leader))
    impulse = purse.running(board)
    played = any(not play.event and decks.card_of(board, play.card).ap for play in impulse.cards)
    if not played or impulse.lapsing - impulse.spent < purse.AP:  # at least 1 AP is the card's
        return refuse("6.6.8", "card-needed")
    return purse.refuse_cost(board, country, MARCH_PRICE, "6.6.8")


def marching_leaders(board: Board, country: CountryId) -> list[LeaderId]:
    """The leaders of armies on friendly ground who could make a forced march."""
    if not purse.running(board).cards or not purse.can_pay(board, country, MARCH_PRICE):
        return []
    own = [
        LeaderId(piece.id)
        for area, state in board.areas.items()
        for piece in state.pieces
        if piece.owner == country and piece.is_leader and is_friendly_area(board, country, area)
    ]
    able = [leader for leader in own if refuse_marching(board, country, leader) is None]
    hosts = {leader: host(board, standing(board, leader)[0], leader) for leader in able}
    return [leader for leader, army in hosts.items() if army and has_way(board, leader, army)]


def marchers(board: Board, path: Sequence[AreaId], leader: LeaderId, units: Sequence[PieceId]) -> list[Piece]:
    """The units that go: those named, wherever they stand on the way, or all of his army that is not finished."""
    if not units:
        return host(board, path[0], leader)
    return [piece for area in dict.fromkeys(path) for piece in board.areas[area].pieces if piece.id in units]


def host(board: Board, area: AreaId, leader: LeaderId, units: Sequence[PieceId] = ()) -> list[Piece]:
    """The units named, wherever they are, or all of a leader's army in his area that is not finished."""
    if units:
        return [piece for piece in board.find_all(units) if piece.is_unit]
    army = leading(board, area).get(leader, ())
    return [unit for unit in army if not unit.used] or list(army)


def set_off(board: Board, way: Sequence[AreaId], troops: Sequence[Piece]) -> list[Piece]:
    """Those of the units that stood somewhere on this part of the way."""
    there = {piece.id for area in way for piece in board.areas[area].pieces}
    return [unit for unit in troops if unit.id in there]


def refuse_steps(board: Board, leader: Piece, path: Sequence[AreaId], troops: Sequence[Piece]) -> Refusal | None:
    """Medes alone where only Medes go (1.3), and no second Mede army abroad, at no time of the way (10.2).

    In the fog a way may end before its goal (`as_far_as`): whoever sets out may stay in every area of it.
    """
    terrain = edition_of(board).map.terrain
    for number, (a, b) in enumerate(pairwise(path), 1):
        going = [leader, *set_off(board, path[:number], troops)]
        if not can_cross(terrain[a][b], going):
            return refuse("1.3", "mede-only", start=Name("area", a), area=Name("area", b))
        refusal = refuse_abroad(board, going, (b,))
        if refusal is not None:
            return refusal
    return None


def friendly_way(
    board: Board,
    leader: Piece,
    start: AreaId,
    path: Sequence[AreaId],
    rule: str = "6.6.8",
    party: Sequence[Piece] = (),
) -> tuple[AreaId, ...] | Refusal:
    """The whole way with its start, every area of it friendly and out of enemies' reach; gaps are filled (R-48)."""
    if not path:
        return refuse(rule, "no-path")
    if rule == "6.6.8" and not is_friendly_area(board, leader.owner, start):
        return refuse(rule, "not-friendly", area=Name("area", start))
    whole = [start]
    for area in path:
        if area not in board.areas:
            return refuse(rule, "no-such-area", found=str(area))
        refusal = refuse_passage(board, leader, area, rule)
        if refusal is not None:
            return refusal
        if area in edition_of(board).map.terrain[whole[-1]]:
            whole.append(area)
            continue
        way = friendly_ways(board, leader, whole[-1], party, area).get(area)
        if way is None:
            return refuse(rule, "no-way", start=Name("area", whole[-1]), area=Name("area", area))
        whole += way
    return tuple(whole)


def friendly_ways(
    board: Board, leader: Piece, start: AreaId, party: Sequence[Piece] = (), goal: AreaId | None = None
) -> dict[AreaId, tuple[AreaId, ...]]:
    """The shortest way to each area that leader and party can reach through friendly land out of enemies' reach.

    With a goal, to those that are not farther than it.
    """
    terrain = edition_of(board).map.terrain
    if start not in terrain:
        return {}
    ways: dict[AreaId, tuple[AreaId, ...]] = {start: ()}
    barred: set[AreaId] = set()
    queue = deque([start])
    while queue and goal not in ways:
        area = queue.popleft()
        for other, kind in terrain[area].items():
            if other in ways or other in barred or other not in board.areas or not can_cross(kind, party):
                continue
            if refuse_passage(board, leader, other) is None:
                ways[other] = (*ways[area], other)
                queue.append(other)
            else:
                barred.add(other)
    del ways[start]
    return ways


def has_way(board: Board, leader: LeaderId, party: Sequence[Piece] = ()) -> bool:
    """Whether a leader and his party can take a first step through friendly land out of enemies' reach."""
    area, piece = standing(board, leader)
    joined = edition_of(board).map.terrain[area].items()
    near = [other for other, kind in joined if other in board.areas and can_cross(kind, party)]
    return any(refuse_passage(board, piece, other) is None for other in near)


def refuse_passage(board: Board, leader: Piece, area: AreaId, rule: str = "6.6.8") -> Refusal | None:
    """Only friendly ground into which no enemy could intercept (6.6.8, 7.7, R-48, R-248).

    In the fog that is not known before: the way is open, and ends where it turns out (9.5, `as_far_as`).
    """
    if not is_free_ground(board, leader.owner, area):
        return refuse(rule, "not-friendly", area=Name("area", area))
    if not may_be_in(board, leader.owner, area):
        return refuse("1.3", "only-medes-there", piece=Name("leader", leader.id), area=Name("area", area))
    threats = () if board.options.fog_of_war else interceptors(board, [leader], area)
    if threats:
        start = Name("area", threats[0].start)
        return refuse(rule, "could-be-intercepted", area=Name("area", area), start=start)
    return None


def as_far_as(run: Run[Board], leader: Piece, path: tuple[AreaId, ...], rule: str) -> tuple[AreaId, ...]:
    """The way up to where an enemy could intercept: there it ends, and everybody learns it (6.6.8, 7.7, 9.5).

    Without fog such a way has been refused. That somebody looked is on record, and is not taken back freely.
    """
    for place, area in enumerate(path[1:], 1):
        threats = interceptors(run.board, [leader], area)
        if threats:
            lay_open(run)
            where, start = Name("area", area), Name("area", threats[0].start)
            run.tell("way-barred", rule, leader=Name("leader", leader.id), area=where, start=start)
            return path[:place]
    return path


def quote_barred(board: Board, leader: Piece, path: Sequence[AreaId]) -> list[Message]:
    """A warning: stacks in the fog that may turn out to bar the way (9.5)."""
    if not board.options.fog_of_war:
        return []
    found = dict.fromkeys(force.start for area in path[1:] for force in menaces(board, [leader], area))
    return [message("quote-may-be-barred", areas=tuple(Name("area", area) for area in found))] if found else []
